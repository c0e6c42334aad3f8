/* gw-tray.c: the dice of a turn: which are rolled again, and which unit gets each
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-tray.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/heading.h"
#include "panels/layout/name.h"
#include "panels/layout/roving.h"
#include "panels/layout/shrink.h"
#include "panels/layout/slot.h"
#include "panels/things/space.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"
#include "gw-unit-row.h"

#define BLACK 4    /* dice that each player has (1.1) */
#define DIE   30
#define DICE_IN_LINE 5

typedef struct {
  int      face;     /* -1: not rolled yet */
  gboolean pink;
} Loose;

struct _GwTray {
  GnContainer       parent_instance;

  GtkWidget     *heading, *title;
  GtkWidget     *card;
  GtkWidget     *upper;                  /* the dice, or once they are given the crystals */
  GtkWidget     *loose, *grid;           /* dice that are not given yet */
  GtkWidget     *slot[GW_DICE_MOST];
  GtkWidget     *die[GW_DICE_MOST];
  GtkWidget     *crystals, *crystal_count;
  GtkWidget     *line;                   /* roll; roll again and keep; horns */
  GtkWidget     *acts, *anew;
  GtkWidget     *roll, *again, *keep, *back, *back_key;
  GtkWidget     *again_hint;             /* shown instead of `again` while no die is marked */
  GtkWidget     *horns, *aside, *deck, *aside_cell, *deck_cell, *aside_count, *deck_count;
  GtkWidget     *row[GW_SLOTS];

  const GwScene *scene;                  /* owned by the panel, which outlives the widgets that show it */
  Loose          what[GW_DICE_MOST];
  guint          n;
  guint          marked;                 /* dice to roll again, as bits */
  int            face;                   /* face that is given next; -1: none */
  gboolean       picked;                 /* chosen by the player, not automatically */
  gboolean       rolling;                /* the dice were being rolled at the last update */
  gboolean       shown;                  /* there is a turn that it belongs to */
  gboolean       here[GW_SLOTS];         /* units on the board */
  int            half;                   /* a unit whose attack-or-movement die waits for M or A; -1: none */
  int            chosen;
};

G_DEFINE_FINAL_TYPE (GwTray, gw_tray, GN_TYPE_CONTAINER)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Where each die is --------------------------------------------------------------------------- */

static int
given (const GwState *state,
       int            unit,
       int            face)
{
  switch (face)
    {
    case GW_MOVEMENT:
      return state->given[unit][GW_AS_MOVEMENT];
    case GW_ATTACK:
      return state->given[unit][GW_AS_ATTACK];
    case GW_DEFENCE:
      return state->given[unit][GW_AS_DEFENCE];
    case GW_EITHER:
      return state->given[unit][GW_AS_EITHER_MOVE] + state->given[unit][GW_AS_EITHER_ATTACK] + state->undecided[unit];
    default:
      return 0;
    }
}

/* The number of dice with that face that have been given already. */
static int
lying_elsewhere (const GwState *state,
                 int            face)
{
  int n = face == GW_HORN ? state->horns_aside + state->horns_deck : 0;

  GW_FOR_UNITS (unit)
    n += given (state, unit, face);
  return n;
}

/* Dice are usually alike, so the colors are a matter of drawing: the first four by face are black, wherever they are.
 * Where the colors have faces of their own, each color is known. @within: which of the dice with that face;
 * @at: which of all dice. */
static gboolean
is_pink (const GwScene *scene,
         int            face,
         int            within,
         int            at)
{
  const GwState *state = scene->state;

  return gw_own_faces (scene->match) ? within >= state->dice[face] + lying_elsewhere (state, face) - state->pink[face]
                                     : at >= BLACK;
}

static void
read_loose (GwTray        *self,
            const GwScene *scene)
{
  const GwState *state = scene->state;
  int before = 0;

  self->n = 0;
  if (state->stage <= GW_AT_ROLL && !state->rolled && state->current >= 0)
    {
      const guint all = MIN (gw_dice_count (scene->match, state, state->current), GW_DICE_MOST);

      for (guint i = 0; i < all; i++)
        self->what[self->n++] = (Loose) { -1, i >= BLACK };
      return;
    }
  for (int face = 0; face < GW_N_FACES; face++)
    {
      const int elsewhere = lying_elsewhere (state, face);

      for (int k = 0; k < state->dice[face] && self->n < GW_DICE_MOST; k++)
        self->what[self->n++] = (Loose) { face, is_pink (scene, face, elsewhere + k, before + elsewhere + k) };
      before += elsewhere + state->dice[face];
    }
  for (int k = 0; k < state->due && self->n < GW_DICE_MOST; k++)
    self->what[self->n++] = (Loose){ -1, gw_own_faces (scene->match) ? k >= state->due - state->due_pink
                                                                     : before + k >= BLACK };
}

/* The dice of a unit, face by face. */
static guint
read_row (const GwScene *scene,
          int            of,
          GwRowDie       dice[GW_DICE_MOST])
{
  static const gint8 faces[] = { GW_MOVEMENT, GW_ATTACK, GW_EITHER, GW_EITHER, GW_DEFENCE };
  static const gint8 lies[] = { GW_AS_MOVEMENT, GW_AS_ATTACK, GW_AS_EITHER_MOVE, GW_AS_EITHER_ATTACK, GW_AS_DEFENCE };
  const GwState *state = scene->state;
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (lies); i++)
    {
      int at = 0, before = 0;

      for (int face = 0; face < faces[i]; face++)
        before += state->dice[face] + lying_elsewhere (state, face);
      for (int unit = 0; unit < of; unit++)
        at += given (state, unit, faces[i]);
      if (lies[i] == GW_AS_EITHER_ATTACK)
        at += state->given[of][GW_AS_EITHER_MOVE];
      for (int k = 0; k < state->given[of][lies[i]] && n < GW_DICE_MOST; k++)
        dice[n++] = (GwRowDie) { faces[i], lies[i], is_pink (scene, faces[i], at + k, before + at + k) };
      /* undecided ones are with the others */
      if (lies[i] == GW_AS_EITHER_ATTACK)
        for (int k = 0; k < state->undecided[of] && n < GW_DICE_MOST; k++)
          {
            const int within = at + state->given[of][lies[i]] + k;

            dice[n++] = (GwRowDie) { GW_EITHER, -1, is_pink (scene, GW_EITHER, within, before + within) };
          }
    }
  return n;
}

static gboolean
goes_to_units (int face)
{
  return face >= 0 && face != GW_HORN && face != GW_CRYSTAL;
}

/* Attack or movement is chosen when the die is given, or at this table only when it is used. */
static gboolean
decides_now (const GwScene *scene)
{
  return gw_option (scene->match, GW_OPT_EITHER) == 0;
}

static gboolean
lies_there (GwTray *self,
            int     face)
{
  for (guint i = 0; i < self->n; i++)
    if (self->what[i].face == face)
      return TRUE;
  return FALSE;
}

/* A face that was picked stays picked as long as a die shows it; else the first one is next. */
static void
settle_face (GwTray        *self,
             const GwScene *scene)
{
  if (scene->state->stage != GW_AT_ASSIGN)
    self->face = -1;
  else if (!self->picked || !lies_there (self, self->face))
    {
      self->picked = FALSE;
      self->face = self->n ? self->what[0].face : -1;
    }
  if (self->face != GW_EITHER)
    self->half = -1;
}

/* ---- Painting ------------------------------------------------------------------------------------------ */

static char *
again_spec (GwTray *self)
{
  GString *spec = g_string_new ("reroll which=");
  int n[GW_N_FACES] = { 0 };
  gboolean any = FALSE;

  for (guint i = 0; i < self->n; i++)
    if (self->marked >> i & 1 && self->what[i].face >= 0)
      n[self->what[i].face]++;
  for (int face = 0; face < GW_N_FACES; face++)
    if (n[face])
      {
        g_string_append_printf (spec, "%s%s:%d", any ? "," : "", gw_id (self->scene->match, GW_DOMAIN_FACE, face),
                                n[face]);
        any = TRUE;
      }
  return g_string_free (spec, !any);
}

static void
show_die (GwTray        *self,
          const GwScene *scene,
          guint          i,
          gboolean       rolls)
{
  const Loose *what = &self->what[i];
  GtkWidget *slot = self->slot[i];
  const gboolean rolling = scene->state->stage == GW_AT_ROLL, marked = self->marked >> i & 1;
  g_autofree char *face = what->face >= 0 ? gw_name (scene->match, GW_DOMAIN_FACE, what->face)
                                          : g_strdup (_("not rolled"));
  /* Translators: a die: the face it shows; and what a click does with it */
  g_autofree char *name = gn_fill (
    what->face < 0 ? _("A die: {face}")
    : rolling ? (marked ? _("{face}: will be rolled again; click to keep it")
                        : _("{face}: kept; click to roll it again"))
              : _("{face}: assign it next"),
    "face", face, NULL);

  gw_die_set (self->die[i], what->face, what->pink, rolls);
  gn_space_bind (GN_SPACE (slot), scene->panel, name, NULL, NULL, name);
  gn_set_class (slot, "again", rolling && marked);
  gn_set_class (slot, "chosen", !rolling && what->face >= 0 && what->face == self->face);
}

/* Label and key of a button, which become a little smaller (GnShrink) before they make the button wider. */
static GtkWidget *
words_of (GtkWidget *button)
{
  return gtk_widget_get_first_child (gtk_button_get_child (GTK_BUTTON (button)));
}

static GtkWidget *
key_of (GtkWidget *button)
{
  return gtk_widget_get_last_child (words_of (button));
}

static void
set_label (GtkWidget  *button,
           const char *text)
{
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (words_of (button))), text);
  gn_say_name (button, text);
}

static void
show_again (GwTray        *self,
            const GwScene *scene)
{
  const guint n = (guint) __builtin_popcount (self->marked);
  g_autofree char *spec = again_spec (self);
  g_autofree char *number = gn_number_text ((int) n);
  g_autofree char *text = gn_fill (ngettext ("Re-roll {n}", "Re-roll {n}", MAX (n, 1)), "n", number, NULL);
  const gboolean due = scene->state->stage == GW_AT_ROLL && scene->state->rolled && !scene->state->due
                       && scene->present;

  /* a button that only waits for a die would keep the focus, and with it Enter */
  gn_slot_show (GN_SLOT (self->anew), !due ? NULL : n ? self->again : self->again_hint);
  set_label (self->again, text);
  if (spec)
    gn_panel_bind_move (scene->panel, self->again, spec);
  gn_set_class (self->keep, "suggested-action", n == 0);
  gn_keep_place (key_of (self->keep), n == 0);
}

static void
show_horns (GwTray        *self,
            const GwScene *scene)
{
  const GwState *state = scene->state;
  const int left = state->dice[GW_HORN], sets = left - left % 3;
  g_autofree char *set = gn_number_text (MAX (sets, 3));
  g_autofree char *rest = gn_number_text (MAX (left, 1));
  g_autofree char *aside = gn_number_text (state->horns_aside);
  g_autofree char *deck = gn_number_text (state->horns_deck);
  g_autofree char *aside_spec = g_strdup_printf ("assign face=horn n=%d to=aside", MAX (sets, 3));
  g_autofree char *deck_spec = g_strdup_printf ("assign face=horn n=%d to=deck", MAX (left, 1));
  /* Translators: buttons for dice with horns: three of them make a call to war, others draw cards */
  g_autofree char *set_text = gn_fill (_("{n} aside"), "n", set, NULL);
  g_autofree char *deck_text = gn_fill (_("{n} on the deck"), "n", rest, NULL);
  /* Translators: this many dice with horns are put aside, for a call or a charge; this many are on the deck, for
   * cards */
  g_autofree char *aside_text = gn_fill (_("{n} aside"), "n", aside, NULL);
  g_autofree char *on_deck = gn_fill (_("{n} on the deck"), "n", deck, NULL);
  const gboolean gives = state->stage == GW_AT_ASSIGN && left > 0;

  gtk_label_set_label (GTK_LABEL (words_of (self->aside)), set_text);
  gtk_label_set_label (GTK_LABEL (words_of (self->deck)), deck_text);
  gn_say_name (self->aside, set_text);
  gn_say_name (self->deck, deck_text);
  if (gives)
    {
      gn_panel_bind_move (scene->panel, self->aside, aside_spec);
      gn_panel_bind_move (scene->panel, self->deck, deck_spec);
    }
  gtk_label_set_label (GTK_LABEL (self->aside_count), aside_text);
  gtk_label_set_label (GTK_LABEL (self->deck_count), on_deck);
  gn_slot_show (GN_SLOT (self->aside_cell), gives && (left >= 3 || !state->horns_aside) ? self->aside
                                            : state->horns_aside ? gtk_widget_get_parent (self->aside_count)
                                                                 : NULL);
  gn_slot_show (GN_SLOT (self->deck_cell), gives               ? self->deck
                                           : state->horns_deck ? gtk_widget_get_parent (self->deck_count)
                                                               : NULL);
}

/* Whether there are horns that could be given, or have been. */
static gboolean
has_horns (const GwState *state)
{
  return state->stage >= GW_AT_ASSIGN
         && ((state->stage == GW_AT_ASSIGN && state->dice[GW_HORN]) || state->horns_aside || state->horns_deck);
}

/* Every unit of the tribe keeps its row, called or not: the others do not move when it comes. */
static void
show_rows (GwTray        *self,
           const GwScene *scene)
{
  const int tribe = gw_tribe (scene->state, scene->state->current);

  for (int slot = 0; slot < GW_SLOTS; slot++)
    {
      const int unit = gw_unit (MAX (tribe, 0), slot);
      GwRowDie dice[GW_DICE_MOST] = { 0 };
      g_autofree char *spec = goes_to_units (self->face)
                                ? g_strdup_printf ("assign face=%s n=1 unit=%s",
                                                   gw_id (scene->match, GW_DOMAIN_FACE, self->face),
                                                   gw_id (scene->match, GW_DOMAIN_UNIT, unit))
                                : NULL;
      const gboolean here = tribe >= 0 && scene->unit[unit].status == GW_ACTIVE;

      self->here[slot] = here;
      if (!here)
        {
          gw_unit_row_set_absent (GW_UNIT_ROW (self->row[slot]), scene, tribe >= 0 ? unit : -1);
          continue;
        }
      gw_unit_row_set (GW_UNIT_ROW (self->row[slot]), scene, unit, dice, read_row (scene, unit, dice), spec,
                       self->face == GW_EITHER && scene->present && decides_now (scene));
      gw_unit_row_set_chosen (GW_UNIT_ROW (self->row[slot]),
                              unit == (scene->state->stage == GW_AT_ASSIGN ? self->half : self->chosen));
    }
}

static void
show_heading (GwTray        *self,
              const GwScene *scene)
{
  const GwState *state = scene->state;
  const int all = (int) gw_dice_count (scene->match, state, state->current),
            left = MAX (0, 2 + state->more_rerolls - state->rerolls);
  g_autofree char *black = gn_number_text (MIN (all, BLACK));
  g_autofree char *pink = gn_number_text (MAX (0, all - BLACK));
  g_autofree char *number = gn_number_text (left);
  /* Translators: heading above the dice of the player whose turn it is */
  g_autofree char *title = gn_fill (state->stage == GW_AT_FIGHT ? _("{who}’s units") : _("{who}’s dice"), "who",
                                    gn_match_name (scene->match, state->current), NULL);
  /* Translators: beside that heading: how many re-rolls are left; or the dice by color */
  g_autofree char *note = state->stage == GW_AT_ROLL && state->rolled
                            ? gn_fill (ngettext ("{n} re-roll left", "{n} re-rolls left", (gulong) left), "n", number,
                                       NULL)
                            : gn_fill (_("{black} black, {pink} pink"), "black", black, "pink", pink, NULL);

  gn_heading_set (self->heading, title,
                  state->stage == GW_AT_FIGHT || gtk_widget_get_visible (self->back) ? NULL : note);
  gn_name_set_sentence (GN_NAME (self->title), scene->match, title);
}

static gboolean
any_given (const GwState *state)
{
  for (int face = 0; face < GW_N_FACES; face++)
    if (lying_elsewhere (state, face))
      return TRUE;
  return FALSE;
}

static void
repaint (GwTray   *self,
         gboolean  rolls)
{
  const GwScene *scene = self->scene;
  const GwState *state = scene->state;
  const gboolean roll = state->stage == GW_AT_ROLL;

  const gboolean rolled = roll && state->rolled && !state->due && scene->present;
  const gboolean pad = state->due && scene->match->dealer[GW_FAMILY_DICE] == GN_DEALER_BOX && scene->present;
  g_autofree char *crystals = gn_number_text (gw_reserve (scene->match, state, state->current));

  for (guint i = 0; i < GW_DICE_MOST; i++)
    {
      gn_keep_place (self->slot[i], i < self->n);
      if (i < self->n)
        show_die (self, scene, i, rolls);
    }
  gn_slot_show (GN_SLOT (self->upper), state->stage <= GW_AT_ASSIGN ? self->loose : self->crystals);
  gtk_label_set_label (GTK_LABEL (self->crystal_count), crystals);
  gtk_widget_set_visible (self->back, state->stage == GW_AT_ASSIGN && scene->present && any_given (state));
  gn_slot_show (GN_SLOT (self->line), roll && !state->rolled && !state->due && scene->present ? self->roll
                                      : rolled                                                ? self->acts
                                      : has_horns (state)                                     ? self->horns
                                                                                              : NULL);
  /* the pad for dice of the box lies over the rows */
  for (int slot = 0; slot < GW_SLOTS; slot++)
    gn_keep_place (self->row[slot], !pad);
  show_heading (self, scene);
  if (scene->present && roll)
    {
      gn_panel_bind_move (scene->panel, self->roll, "roll");
      gn_panel_bind_move (scene->panel, self->keep, "end-step");
    }
  show_again (self, scene);
  if (scene->present)
    {
      gtk_label_set_label (GTK_LABEL (self->back_key), gn_tr (scene->match->game->verbs[GW_V_CLEAR].key));
      gn_panel_bind_move (scene->panel, self->back, "clear-assign");
    }
  show_horns (self, scene);
  show_rows (self, scene);
}

void
gw_tray_update (GwTray        *self,
                const GwScene *scene,
                const GnStory *story)
{
  const GwState *state = scene->state;
  Loose before[GW_DICE_MOST];
  const guint n = self->n;
  const gboolean threw = self->rolling;
  const gboolean shown = state->current >= 0 && state->stage >= GW_AT_TURN_START && state->stage <= GW_AT_FIGHT;

  memcpy (before, self->what, sizeof before);
  self->scene = scene;
  self->rolling = state->stage == GW_AT_ROLL;
  self->shown = shown;
  if (!shown)
    {
      self->n = self->marked = 0;
      self->picked = FALSE;
      return;
    }
  read_loose (self, scene);
  if (n != self->n || memcmp (before, self->what, sizeof *before * n) != 0 || !scene->present)
    self->marked = 0;
  settle_face (self, scene);
  repaint (self, FALSE);
  /* show the fall of dice that have just been rolled */
  if (story && threw && state->stage <= GW_AT_ASSIGN)
    for (guint i = 0; i < self->n; i++)
      if (i >= n || before[i].face != self->what[i].face)
        gw_die_set (self->die[i], self->what[i].face, self->what[i].pink, TRUE);
}

/* ---- Clicks and keys --------------------------------------------------------------------------------- */

static void
take (GwTray *self,
      guint   i)
{
  if (!self->scene->present || i >= self->n || self->what[i].face < 0)
    return;

  const gboolean rolling = self->scene->state->stage == GW_AT_ROLL;
  const gboolean on_button = gtk_widget_has_focus (self->keep) || gtk_widget_has_focus (self->again);

  if (rolling)
    self->marked ^= 1u << i;
  else
    {
      self->face = self->what[i].face;
      self->picked = TRUE;
      self->half = -1;
    }
  repaint (self, FALSE);
  /* Enter presses the highlighted button, even if the other button had the focus */
  if (rolling && on_button)
    gtk_widget_grab_focus (self->marked ? self->again : self->keep);
}

static void
on_die (GwTray    *self,
        GtkWidget *slot)
{
  for (guint i = 0; i < GW_DICE_MOST; i++)
    if (self->slot[i] == slot)
      take (self, i);
}

static void
on_row (GwTray    *self,
        GtkWidget *row)
{
  for (int slot = 0; slot < GW_SLOTS; slot++)
    if (self->row[slot] == row && self->scene && self->scene->state->stage == GW_AT_FIGHT)
      g_signal_emit (self, signals[CHOSEN], 0,
                     gw_unit (gw_tribe (self->scene->state, self->scene->state->current), slot));
}

/* Works on other pages of a narrow window too, because keys mean the same there. */
static gboolean
press (GtkWidget *button)
{
  if (!gtk_widget_get_visible (button) || !gtk_widget_get_child_visible (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

/* Moves to the next face that some die shows. */
static gboolean
next_face (GwTray *self)
{
  for (int k = 1; k <= GW_N_FACES; k++)
    {
      const int face = (MAX (self->face, 0) + k) % GW_N_FACES;

      if (!lies_there (self, face))
        continue;
      self->face = face;
      self->picked = TRUE;
      self->half = -1;
      repaint (self, FALSE);
      return TRUE;
    }
  return FALSE;
}

static gboolean
give_to (GwTray *self,
         int     slot)
{
  const int unit = gw_unit (gw_tribe (self->scene->state, self->scene->state->current), slot);

  if (!goes_to_units (self->face) || self->scene->unit[unit].status != GW_ACTIVE)
    return FALSE;
  if (self->face != GW_EITHER || !decides_now (self->scene))
    return press (gw_unit_row_get_space (GW_UNIT_ROW (self->row[slot])));
  self->half = unit;
  repaint (self, FALSE);
  return TRUE;
}

static gboolean
key_assign (GwTray  *self,
            gunichar c)
{
  /* Translators: keys of the dice: give one of these faces next */
  const struct { const char *key; int face; } faces[] = {
    { C_("key of a die", "m"), GW_MOVEMENT }, { C_("key of a die", "a"), GW_ATTACK },
      { C_("key of a die", "d"), GW_DEFENCE }, { C_("key of a die", "h"), GW_HORN },
  };

  if (c >= '1' && c <= '0' + GW_SLOTS)
    return give_to (self, (int) c - '1');
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      if (g_utf8_get_char (faces[i].key) != g_unichar_tolower (c))
        continue;
      /* the use of the attack-or-movement die for the unit that was named */
      if (self->half >= 0 && faces[i].face <= GW_ATTACK)
        return press (gw_unit_row_get_use (GW_UNIT_ROW (self->row[gw_slot_of (self->half)]),
                                           faces[i].face == GW_MOVEMENT ? GW_USE_MOVEMENT : GW_USE_ATTACK));
      /* a horn is chosen: aside or to the deck */
      if (self->face == GW_HORN && faces[i].face == GW_ATTACK)
        return press (self->aside);
      if (self->face == GW_HORN && faces[i].face == GW_DEFENCE)
        return press (self->deck);
      if (!lies_there (self, faces[i].face))
        return FALSE;
      self->face = faces[i].face;
      self->picked = TRUE;
      self->half = -1;
      repaint (self, FALSE);
      return TRUE;
    }
  return FALSE;
}

gboolean
gw_tray_key (GwTray *self,
             guint   keyval)
{
  const gunichar c = gdk_keyval_to_unicode (keyval);
  const gboolean enter = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter;
  const GwState *state;

  if (!self->scene || !self->scene->present || !self->shown)
    return FALSE;
  state = self->scene->state;
  if (state->stage == GW_AT_ROLL && !state->due)
    {
      if (!state->rolled)
        return enter && press (self->roll);
      if (c >= '1' && c <= '9' && (guint) (c - '1') < self->n)
        return take (self, c - '1'), TRUE;
      if (c == '0' && self->n == GW_DICE_MOST)
        return take (self, 9), TRUE;
      return enter && press (self->marked ? self->again : self->keep);
    }
  if (state->stage != GW_AT_ASSIGN || state->n_frames)
    return FALSE;
  if (keyval == GDK_KEY_space && self->n)
    return next_face (self);
  if (keyval == GDK_KEY_Escape && self->half >= 0)
    {
      self->half = -1;
      repaint (self, FALSE);
      return TRUE;
    }
  return key_assign (self, c);
}

GtkWidget *
gw_tray_get_button (GwTray *self)
{
  GtkWidget *line = gn_slot_get (GN_SLOT (self->line));

  if (!self->shown || !self->scene->present)
    return NULL;
  return line == self->roll ? self->roll : line != self->acts ? NULL : self->marked ? self->again : self->keep;
}

gboolean
gw_tray_is_shown (GwTray *self)
{
  return self->shown;
}

void
gw_tray_set_chosen (GwTray *self,
                    int     unit)
{
  if (self->chosen == unit)
    return;
  self->chosen = unit;
  if (self->scene && self->shown)
    show_rows (self, self->scene);
}

GtkWidget *
gw_tray_get_die (GwTray *self,
                 guint   i)
{
  return i < self->n ? self->slot[i] : NULL;
}

GtkWidget *
gw_tray_get_row (GwTray *self,
                 int     slot)
{
  return self->here[slot] ? self->row[slot] : NULL;
}

int
gw_tray_get_face (GwTray *self)
{
  return self->face;
}

/* ---- The widget ------------------------------------------------------------------------------------------ */

static void
gw_tray_class_init (GwTrayClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (GN_TYPE_NAME);
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_ROVING_BOX);
  g_type_ensure (GN_TYPE_SLOT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/tray.ui");
  gn_bind_children (widget_class, GwTray, heading, title, card, upper, loose, grid, crystals, crystal_count, line, acts,
                    anew, roll, again, again_hint, keep, back, back_key, horns, aside_cell, deck_cell, aside_count,
                    deck_count, aside, deck);
  gtk_widget_class_set_css_name (widget_class, "gwtray");
  signals[CHOSEN] = g_signal_new ("chosen", GW_TYPE_TRAY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                  G_TYPE_INT);
}

static void
gw_tray_init (GwTray *self)
{
  GtkWidget *horn = gw_die_new (26);

  gtk_widget_init_template (GTK_WIDGET (self));
  self->chosen = self->half = self->face = -1;
  gn_tie (self->aside_cell, "horns_aside", -1, -1);
  gn_tie (self->deck_cell, "horns_deck", -1, -1);
  for (int face = 0; face < GW_N_FACES; face++)
    gn_tie (self->loose, "dice", face, -1);
  for (int i = 0; i < GW_DICE_MOST; i++)
    {
      self->slot[i] = gn_space_new (GN_SHAPE_BOX, -1, -1);
      self->die[i] = gw_die_new (DIE);
      gn_add_classes (self->slot[i], "gw-die");
      gn_space_add (GN_SPACE (self->slot[i]), self->die[i]);
      g_signal_connect_object (self->slot[i], "clicked", G_CALLBACK (on_die), self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (self->grid), self->slot[i], i % DICE_IN_LINE, i / DICE_IN_LINE, 1, 1);
    }
  for (int slot = 0; slot < GW_SLOTS; slot++)
    {
      self->row[slot] = gw_unit_row_new ();
      g_signal_connect_object (self->row[slot], "clicked", G_CALLBACK (on_row), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (self->card), self->row[slot]);
    }
  gtk_label_set_label (GTK_LABEL (self->crystal_count), "0");
  gw_die_set (horn, GW_HORN, FALSE, FALSE);
  gtk_box_prepend (GTK_BOX (self->horns), horn);

  GtkWidget *const buttons[] = { self->roll, self->again, self->keep, self->aside, self->deck, self->back };
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *words = g_object_ref (gtk_button_get_child (GTK_BUTTON (buttons[i])));

      gn_panel_set_state_classes (buttons[i], GN_STATE_CLASSES_CANNOT);
      if (buttons[i] != self->back)
        {
          gtk_button_set_child (GTK_BUTTON (buttons[i]), NULL);
          gtk_button_set_child (GTK_BUTTON (buttons[i]), gn_shrink_new (words));
        }
      g_object_unref (words);
    }
}
