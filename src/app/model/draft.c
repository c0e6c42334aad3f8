/* draft.c: a table being set up: seats, options, dealers, component set, checklist
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "draft.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/library/library.h"
#include "core/match/option.h"
#include "core/words/text.h"
#include "sheets/tile.h"

#define MAX_STEPS 64
#define MAX_ROLES 4

typedef struct {
  char  *name;
  int    colour;
  guint  roles;   /* bit k: holds the game's k-th role */
  guint8 option[GN_MAX_SEAT_OPTIONS];   /* the options that each seat sets for itself: a tribe */
} Person;

struct _GnDraft {
  GObject       parent_instance;

  const GnGame *game;
  Person        person[GN_MAX_SEATS];
  guint         n_seats;
  guint8        option[GN_MAX_OPTIONS];
  guint8        dealer[GN_MAX_FAMILIES];
  gboolean      unasked;
  GnSet        *set;
  char         *title;      /* of the game that is played, where the game scores any; as entered */
  guint64       done;       /* bit k: the game's k-th setup step is ticked */
  GnMatch      *match;      /* made on demand; dropped at each change */
};

G_DEFINE_FINAL_TYPE (GnDraft, gn_draft, G_TYPE_OBJECT)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
changed (GnDraft *self)
{
  g_clear_pointer (&self->match, gn_match_free);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
gn_draft_finalize (GObject *object)
{
  GnDraft *self = GN_DRAFT (object);

  for (guint i = 0; i < GN_MAX_SEATS; i++)
    g_free (self->person[i].name);
  g_free (self->title);
  g_clear_pointer (&self->set, gn_set_unref);
  g_clear_pointer (&self->match, gn_match_free);

  G_OBJECT_CLASS (gn_draft_parent_class)->finalize (object);
}

static void
gn_draft_class_init (GnDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_draft_finalize;
  signals[CHANGED] = g_signal_new ("changed", GN_TYPE_DRAFT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
gn_draft_init (GnDraft *self)
{
  self->unasked = TRUE;
}

/* The color of @seat: @colour if the game has it and the seats before it leave it free, or else the first that they
 * leave free. */
static int
free_colour (GnDraft *self,
             guint    seat,
             int      colour)
{
  guint taken = 0;

  for (guint i = 0; i < seat; i++)
    taken |= 1u << self->person[i].colour;
  if (colour < 0 || colour >= gn_draft_get_n_colours (self) || (taken >> colour & 1))
    colour = g_bit_nth_lsf (~(gulong) taken, -1);
  return colour;
}

/* ---- The game ---------------------------------------------------------------------------------- */

static gboolean
may_deal (GnDraft *self,
          guint    family)
{
  const GnFamily *f = &self->game->families[family];

  return f->attrs == NULL || (self->set && gn_set_complete (self->set, family));
}

/* Gnomon deals the families it knows completely, the box the others. If there is a box on the table, random draws
 * and dice are the table's too. */
static void
default_dealers (GnDraft *self)
{
  gboolean box = FALSE;

  for (guint i = 0; self->game->families && self->game->families[i].id; i++)
    box = box || !may_deal (self, i);
  for (guint i = 0; self->game->families && self->game->families[i].id; i++)
    self->dealer[i] = may_deal (self, i) && !(box && !self->game->families[i].attrs) ? GN_DEALER_APP : GN_DEALER_BOX;
}

void
gn_draft_change_game (GnDraft      *self,
                      const GnGame *game)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (GN_IS_DRAFT (self) && game != NULL);

  self->game = game;
  g_clear_pointer (&self->set, gn_set_unref);
  self->set = gn_library_stand_in (game, &error);
  if (!self->set)
    {
      g_message ("No stand-in set for %s: %s", game->id, error->message);
      self->set = gn_set_new_empty (game, "own-box", _("Your own box"));
    }
  memset (self->option, 0, sizeof self->option);
  self->done = 0;
  default_dealers (self);
  for (guint i = 0; i < GN_MAX_SEATS; i++)
    {
      self->person[i].roles = 0;
      memset (self->person[i].option, 0, sizeof self->person[i].option);
    }
  while (self->n_seats > game->max_seats)
    g_clear_pointer (&self->person[--self->n_seats].name, g_free);
  for (guint i = 0; i < self->n_seats; i++)
    self->person[i].colour = free_colour (self, i, self->person[i].colour);
  changed (self);
}

GnDraft *
gn_draft_new (const GnGame *game)
{
  GnDraft *self = g_object_new (GN_TYPE_DRAFT, NULL);

  gn_draft_change_game (self, game);
  return self;
}

const GnGame *
gn_draft_get_game (GnDraft *self)
{
  return self->game;
}

const char *
gn_draft_get_title (GnDraft *self)
{
  return self->title ? self->title : "";
}

void
gn_draft_set_title (GnDraft    *self,
                    const char *title)
{
  if (g_strcmp0 (self->title, title) == 0)
    return;
  g_free (self->title);
  self->title = g_strdup (title);
  changed (self);
}

/* ---- People ------------------------------------------------------------------------------------- */

guint
gn_draft_get_n_seats (GnDraft *self)
{
  return self->n_seats;
}

const char *
gn_draft_get_name (GnDraft *self,
                   guint    seat)
{
  g_return_val_if_fail (seat < self->n_seats, "");
  return self->person[seat].name ? self->person[seat].name : "";
}

int
gn_draft_get_colour (GnDraft *self,
                     guint    seat)
{
  g_return_val_if_fail (seat < self->n_seats, 0);
  return self->person[seat].colour;
}

int
gn_draft_get_n_colours (GnDraft *self)
{
  int n = 0;

  while (self->game->colours && self->game->colours[n].id)
    n++;
  return n ? MIN (n, GN_MAX_SEATS) : (int) gn_game_n_colours (self->game);
}

gboolean
gn_draft_add_person (GnDraft    *self,
                     const char *name,
                     int         colour)
{
  if (self->n_seats >= self->game->max_seats)
    return FALSE;

  Person *person = &self->person[self->n_seats++];
  person->name = g_strstrip (g_strdup (name ? name : ""));
  person->colour = free_colour (self, self->n_seats - 1, colour);
  person->roles = 0;
  memset (person->option, 0, sizeof person->option);
  changed (self);
  return TRUE;
}

gboolean
gn_draft_remove_person (GnDraft *self,
                        guint    seat)
{
  g_return_val_if_fail (seat < self->n_seats, FALSE);
  if (self->n_seats <= self->game->min_seats)
    return FALSE;

  g_free (self->person[seat].name);
  memmove (&self->person[seat], &self->person[seat + 1], (self->n_seats - seat - 1) * sizeof (Person));
  self->person[--self->n_seats] = (Person) { 0 };
  changed (self);
  return TRUE;
}

void
gn_draft_set_name (GnDraft    *self,
                   guint       seat,
                   const char *name)
{
  g_return_if_fail (seat < self->n_seats);
  g_autofree char *plain = g_strstrip (g_strdup (name));

  if (g_strcmp0 (plain, self->person[seat].name) == 0)
    return;
  g_free (self->person[seat].name);
  self->person[seat].name = g_steal_pointer (&plain);
  changed (self);
}

void
gn_draft_set_colour (GnDraft *self,
                     guint    seat,
                     int      colour)
{
  g_return_if_fail (seat < self->n_seats && colour >= 0 && colour < gn_draft_get_n_colours (self));

  if (self->person[seat].colour == colour)
    return;
  for (guint i = 0; i < self->n_seats; i++)
    if (self->person[i].colour == colour)
      self->person[i].colour = self->person[seat].colour;
  self->person[seat].colour = colour;
  changed (self);
}

void
gn_draft_move (GnDraft *self,
               guint    from,
               guint    to)
{
  g_return_if_fail (from < self->n_seats && to < self->n_seats);
  if (from == to)
    return;

  Person moved = self->person[from];
  if (from < to)
    memmove (&self->person[from], &self->person[from + 1], (to - from) * sizeof (Person));
  else
    memmove (&self->person[to + 1], &self->person[to], (from - to) * sizeof (Person));
  self->person[to] = moved;
  changed (self);
}

int
gn_draft_find_person (GnDraft    *self,
                      const char *name)
{
  g_autofree char *wanted = g_utf8_casefold (name, -1);

  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autofree char *has = g_utf8_casefold (self->person[i].name, -1);
      if (g_str_equal (has, wanted))
        return i;
    }
  return -1;
}

/* ---- Roles --------------------------------------------------------------------------------------- */

guint
gn_draft_get_n_roles (GnDraft *self)
{
  guint n = 0;

  if (self->game->roles)
    while (n < MAX_ROLES && self->game->roles[n])
      n++;
  return n;
}

int
gn_draft_get_role (GnDraft *self,
                   guint    role)
{
  for (guint i = 0; i < self->n_seats; i++)
    if (self->person[i].roles & (1u << role))
      return i;
  return -1;
}

void
gn_draft_set_role (GnDraft *self,
                   guint    role,
                   int      seat)
{
  g_return_if_fail (role < gn_draft_get_n_roles (self) && seat < (int) self->n_seats);
  if (gn_draft_get_role (self, role) == seat)
    return;

  for (guint i = 0; i < self->n_seats; i++)
    self->person[i].roles &= ~(1u << role);
  if (seat >= 0)
    self->person[seat].roles |= 1u << role;
  changed (self);
}

int
gn_draft_starter_role (GnDraft *self)
{
  for (guint i = 0; i < gn_draft_get_n_roles (self); i++)
    if (g_str_equal (self->game->roles[i], "starter"))
      return i;
  return -1;
}

guint
gn_draft_lot (GnDraft *self)
{
  guint seat = g_random_int_range (0, self->n_seats);
  int role = gn_draft_starter_role (self);

  if (role >= 0)
    gn_draft_set_role (self, role, seat);
  return seat;
}

/* ---- Options, dealers, set -------------------------------------------------------------------------- */

guint
gn_draft_get_option (GnDraft *self,
                     guint    option)
{
  g_return_val_if_fail (option < GN_MAX_OPTIONS, 0);
  return self->option[option];
}

void
gn_draft_set_option (GnDraft *self,
                     guint    option,
                     guint    choice)
{
  g_return_if_fail (option < gn_game_n_options (self->game));
  if (self->option[option] == choice)
    return;
  self->option[option] = choice;
  changed (self);
}

guint
gn_draft_n_changed_options (GnDraft *self)
{
  guint n = 0;

  for (guint i = 0; i < gn_game_n_options (self->game); i++)
    n += self->option[i] != 0;
  return n;
}

const GnOption *
gn_draft_seat_option (GnDraft *self,
                      guint    k)
{
  for (const GnOption *option = self->game->options; option && option->id; option++)
    if (option->per_seat && k-- == 0)
      return option;
  return NULL;
}

guint
gn_draft_get_seat_option (GnDraft *self,
                          guint    seat,
                          guint    k)
{
  g_return_val_if_fail (seat < self->n_seats && k < GN_MAX_SEAT_OPTIONS, 0);
  return self->person[seat].option[k];
}

void
gn_draft_set_seat_option (GnDraft *self,
                          guint    seat,
                          guint    k,
                          guint    choice)
{
  const GnOption *option = gn_draft_seat_option (self, k);

  g_return_if_fail (seat < self->n_seats && k < GN_MAX_SEAT_OPTIONS && option
                    && choice < gn_option_n_choices (option, self->set));
  if (self->person[seat].option[k] == choice)
    return;
  self->person[seat].option[k] = (guint8) choice;
  changed (self);
}

void
gn_draft_reset_options (GnDraft *self)
{
  memset (self->option, 0, sizeof self->option);
  changed (self);
}

GnDealer
gn_draft_get_dealer (GnDraft *self,
                     guint    family)
{
  g_return_val_if_fail (family < GN_MAX_FAMILIES, GN_DEALER_BOX);
  return self->dealer[family];
}

gboolean
gn_draft_set_dealer (GnDraft  *self,
                     guint     family,
                     GnDealer  dealer,
                     GError  **error)
{
  g_return_val_if_fail (family < gn_game_n_families (self->game), FALSE);

  if (dealer == GN_DEALER_APP && !may_deal (self, family))
    {
      g_autofree char *message = NULL;

      /* Translators: {family} is a kind of component, like "Mining rights tiles"; {set} the name of a component set. */
      message = gn_fill (_("Gnomon can deal “{family}” only when it knows all of them; “{set}” is not complete yet."),
                         "family", gn_tr (self->game->families[family].title),
                         "set", self->set ? gn_set_get_title (self->set) : "", NULL);
      g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA, message);
      return FALSE;
    }

  if (self->dealer[family] != dealer)
    {
      self->dealer[family] = dealer;
      changed (self);
    }
  return TRUE;
}

gboolean
gn_draft_set_group_dealer (GnDraft    *self,
                           const char *group,
                           GnDealer    dealer,
                           GError    **error)
{
  for (guint i = 0; i < gn_game_n_families (self->game); i++)
    if (g_strcmp0 (self->game->families[i].group, group) == 0 && !gn_draft_set_dealer (self, i, dealer, error))
      return FALSE;
  return TRUE;
}

void
gn_draft_set_unasked (GnDraft  *self,
                      gboolean  unasked)
{
  self->unasked = unasked;
}

GnSet *
gn_draft_get_set (GnDraft *self)
{
  return self->set;
}

/* Keeps choices of components by their ids: another set may list them in another order, or lack some. */
static void
take_options (GnDraft      *self,
              const guint8 *choices,
              const GnSet  *set)
{
  for (guint i = 0; i < gn_game_n_options (self->game); i++)
    {
      const GnOption *option = &self->game->options[i];
      const int choice = option->family ? gn_option_find (option, self->set, gn_option_id (option, set, choices[i]))
                                        : choices[i];

      self->option[i] = (guint8) MAX (choice, 0);
    }
}

gboolean
gn_draft_set_set (GnDraft  *self,
                  GnSet    *set,
                  GError  **error)
{
  g_autoptr (GnMatch) match = NULL;

  if (set == self->set)
    return TRUE;

  /* Refuse a set that the game cannot use here, not at the start. */
  match = gn_match_new (self->game, self->game->min_seats, gn_set_copy (set), error);
  if (!match)
    return FALSE;

  g_autoptr (GnSet) before = self->set;
  guint8 options[GN_MAX_OPTIONS];

  self->set = gn_set_ref (set);
  memcpy (options, self->option, sizeof options);
  take_options (self, options, before);

  /* Families that were to come out of the box still do. */
  guint8 chosen[GN_MAX_FAMILIES];

  memcpy (chosen, self->dealer, sizeof chosen);
  default_dealers (self);
  for (guint i = 0; self->game->families && self->game->families[i].id; i++)
    if (chosen[i] == GN_DEALER_BOX)
      self->dealer[i] = GN_DEALER_BOX;
  changed (self);
  return TRUE;
}

/* ---- The match --------------------------------------------------------------------------------------- */

GnMatch *
gn_draft_match (GnDraft  *self,
                GError  **error)
{
  g_autoptr (GnMatch) match = gn_match_new (self->game, self->n_seats, self->set ? gn_set_copy (self->set) : NULL,
                                            error);

  if (!match)
    return NULL;

  for (guint i = 0; i < self->n_seats; i++)
    {
      /* A seat without a name stays so: the record has no words in any language, and the roster has nobody called
       * "Player 2". */
      gn_match_set_name (match, i, self->person[i].name ? self->person[i].name : "");
      match->seat[i].colour = self->person[i].colour;
      memcpy (match->seat[i].option, self->person[i].option, sizeof match->seat[i].option);
    }
  memcpy (match->option, self->option, sizeof match->option);
  memcpy (match->dealer, self->dealer, sizeof match->dealer);
  for (guint i = 0; i < G_N_ELEMENTS (match->role); i++)
    match->role[i] = i < gn_draft_get_n_roles (self) ? gn_draft_get_role (self, i) : -1;
  match->unasked = self->unasked;
  if (self->game->another)
    {
      gn_match_set_title (match, self->title);
      /* A pad for one certain game has the game's name. The record keeps it, too, so that lists need no set. */
      g_autofree char *own = match->title || !self->game->title_of ? NULL : self->game->title_of (match);
      if (own)
        gn_match_set_title (match, own);
    }
  return g_steal_pointer (&match);
}

const GnMatch *
gn_draft_trial (GnDraft *self)
{
  if (!self->match && self->n_seats >= self->game->min_seats)
    self->match = gn_draft_match (self, NULL);
  return self->match;
}

char *
gn_draft_emblem (GnDraft *self)
{
  const GnMatch *match = gn_draft_trial (self);

  return match ? gn_tile_of_match (match) : gn_tile_of_game (self->game, NULL);
}

int
gn_draft_figure (GnDraft    *self,
                 const char *gap)
{
  const GnMatch *match = gn_draft_trial (self);

  return match && self->game->setup_figure ? self->game->setup_figure (match, gap) : -1;
}

/* ---- The checklist ------------------------------------------------------------------------------------- */

static gboolean
step_needed (GnDraft *self,
             guint    index)
{
  guint needs = self->game->setup[index].needs;
  gboolean box = FALSE, app = FALSE;

  if (!needs)
    return TRUE;
  for (guint i = 0; i < gn_game_n_families (self->game); i++)
    if (self->game->families[i].attrs)
      *(self->dealer[i] == GN_DEALER_BOX ? &box : &app) = TRUE;
  return (needs & 1 && box) || (needs & 2 && app);
}

/* The k-th step that this table needs, as an index into the game's list, or -1 beyond the last. */
static int
step_index (GnDraft *self,
            guint    step)
{
  for (guint i = 0; self->game->setup && self->game->setup[i].text && i < MAX_STEPS; i++)
    if (step_needed (self, i) && step-- == 0)
      return i;
  return -1;
}

guint
gn_draft_get_n_steps (GnDraft *self)
{
  guint n = 0;

  while (step_index (self, n) >= 0)
    n++;
  return n;
}

const GnSetupStep *
gn_draft_get_step (GnDraft *self,
                   guint    step)
{
  int index = step_index (self, step);

  return index < 0 ? NULL : &self->game->setup[index];
}

gboolean
gn_draft_get_done (GnDraft *self,
                   guint    step)
{
  int index = step_index (self, step);

  return index >= 0 && (self->done >> index) & 1;
}

void
gn_draft_set_done (GnDraft  *self,
                   guint     step,
                   gboolean  done)
{
  int index = step_index (self, step);

  g_return_if_fail (index >= 0);
  if (gn_draft_get_done (self, step) == done)
    return;
  self->done ^= (guint64) 1 << index;
  g_signal_emit (self, signals[CHANGED], 0);
}

void
gn_draft_tick_all (GnDraft *self)
{
  for (guint i = 0; i < gn_draft_get_n_steps (self); i++)
    self->done |= (guint64) 1 << step_index (self, i);
  g_signal_emit (self, signals[CHANGED], 0);
}

guint
gn_draft_n_left (GnDraft *self)
{
  guint n = 0;

  for (guint i = 0; i < gn_draft_get_n_steps (self); i++)
    n += !gn_draft_get_done (self, i);
  return n;
}

/* ---- The same people again -------------------------------------------------------------------------------- */

static void
take_terms (GnDraft       *self,
            const GnMatch *match)
{
  take_options (self, match->option, match->set);
  for (guint i = 0; i < gn_game_n_families (self->game); i++)
    if (match->dealer[i] == GN_DEALER_BOX || may_deal (self, i))
      self->dealer[i] = match->dealer[i];
}

void
gn_draft_take_terms (GnDraft       *self,
                     const GnMatch *match)
{
  g_return_if_fail (match->game == self->game);

  take_terms (self, match);
  changed (self);
}

void
gn_draft_take_seats (GnDraft       *self,
                     const GnMatch *match)
{
  while (self->n_seats)
    g_clear_pointer (&self->person[--self->n_seats].name, g_free);

  for (guint i = 0; i < match->n_seats && i < self->game->max_seats; i++)
    {
      Person *person = &self->person[self->n_seats++];

      person->name = g_strdup (match->seat[i].name ? match->seat[i].name : "");
      person->colour = free_colour (self, i, match->seat[i].colour);
      person->roles = 0;
      memset (person->option, 0, sizeof person->option);
      if (match->game == self->game)
        memcpy (person->option, match->seat[i].option, sizeof person->option);
    }
  g_free (self->title);
  self->title = g_strdup (match->title);
  if (match->game == self->game)
    {
      take_terms (self, match);
      for (guint i = 0; i < gn_draft_get_n_roles (self); i++)
        if ((int) i != gn_draft_starter_role (self) && match->role[i] >= 0 && match->role[i] < (int) self->n_seats)
          self->person[match->role[i]].roles |= 1u << i;
    }
  changed (self);
}
