/* match.c: a match before its first move, and the names of things in it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <glib/gi18n.h>

#include "core/base/json.h"
#include "match.h"
#include "option.h"
#include "core/base/rng.h"
#include "core/base/language.h"
#include "core/base/story.h"

/* The app can shuffle a family only if all its components are known; dice have none. */
static gboolean
can_deal (const GnMatch *match,
          guint          family)
{
  return !match->game->families[family].attrs || gn_set_complete (match->set, family);
}

static gboolean
has_components (const GnGame *game)
{
  for (guint i = 0; i < gn_game_n_families (game); i++)
    if (game->families[i].attrs)
      return TRUE;
  return FALSE;
}

GnMatch *
gn_match_new (const GnGame  *game,
              guint          n_seats,
              GnSet         *set,
              GError       **error)
{
  g_return_val_if_fail (game, NULL);
  g_return_val_if_fail (n_seats <= GN_MAX_SEATS, NULL);

  if (!set)
    {
      set = has_components (game) ? gn_set_new_stand_in (game, error)
                                  : gn_set_new_empty (game, "none", "");
      if (!set)
        return NULL;
    }

  g_autoptr (GnMatch) match = g_new0 (GnMatch, 1);

  match->game = game;
  match->n_seats = (guint8) n_seats;
  match->set = set;
  match->unasked = TRUE;
  for (guint i = 0; i < n_seats; i++)
    match->seat[i].colour = (guint8) i;
  for (guint i = 0; i < G_N_ELEMENTS (match->role); i++)
    match->role[i] = -1;
  gn_rng_seed (match->seed);

  for (guint i = 0; i < gn_game_n_families (game); i++)
    match->dealer[i] = can_deal (match, i) ? GN_DEALER_APP : GN_DEALER_BOX;

  if (!gn_match_recompile (match, error))
    return NULL;

  return g_steal_pointer (&match);
}

GnMatch *
gn_match_copy (const GnMatch *match)
{
  GnMatch *copy = g_memdup2 (match, sizeof *match);

  copy->title = g_strdup (match->title);
  for (guint i = 0; i < GN_MAX_SEATS; i++)
    copy->seat[i].name = g_strdup (match->seat[i].name);
  copy->set = gn_set_copy (match->set);
  copy->compiled = NULL;

  /* It compiled before, so it compiles again. */
  if (!gn_match_recompile (copy, NULL))
    g_assert_not_reached ();
  return copy;
}

void
gn_match_free (GnMatch *match)
{
  if (!match)
    return;

  g_free (match->title);
  for (guint i = 0; i < GN_MAX_SEATS; i++)
    g_free (match->seat[i].name);
  g_clear_pointer (&match->set, gn_set_unref);
  g_free (match->compiled);
  g_free (match);
}

/* Shortens and cleans an entered @name for the screen; NULL for none. */
static void
set_name (char       **name,
          const char  *entered)
{
  g_autofree char *plain = gn_plain_name (entered ? entered : "", GN_MAX_NAME);

  g_free (*name);
  *name = *plain ? g_steal_pointer (&plain) : NULL;
}

void
gn_match_set_name (GnMatch    *match,
                   guint       seat,
                   const char *name)
{
  g_return_if_fail (seat < GN_MAX_SEATS);

  set_name (&match->seat[seat].name, name);
}

void
gn_match_set_title (GnMatch    *match,
                    const char *title)
{
  g_return_if_fail (match->game->another);

  set_name (&match->title, title);
}

gboolean
gn_match_recompile (GnMatch  *match,
                    GError  **error)
{
  if (!match->game->compile)
    return TRUE;

  gpointer compiled = match->game->compile (match->set, error);

  if (!compiled)
    return FALSE;

  g_free (match->compiled);
  match->compiled = compiled;
  return TRUE;
}

gboolean
gn_match_set_option (GnMatch    *match,
                     const char *option,
                     const char *choice)
{
  int index = gn_game_find_option (match->game, option);

  if (index < 0)
    return FALSE;

  const GnOption *found = &match->game->options[index];
  const int k = gn_option_find (found, match->set, choice);

  if (k < 0)
    return FALSE;
  if (found->per_seat)
    {
      /* Without a seat, it sets the option for all seats. */
      for (guint seat = 0; seat < GN_MAX_SEATS; seat++)
        gn_match_set_seat_option (match, seat, option, choice);
    }
  else
    match->option[index] = (guint8) k;
  return TRUE;
}

gboolean
gn_match_set_seat_option (GnMatch    *match,
                          guint       seat,
                          const char *option,
                          const char *choice)
{
  guint place = 0;

  g_return_val_if_fail (seat < GN_MAX_SEATS, FALSE);

  /* A seat stores only per-seat options: the k-th of these is at index k. */
  for (const GnOption *o = match->game->options; o && o->id; o++)
    {
      if (!o->per_seat)
        continue;

      if (g_strcmp0 (o->id, option) == 0)
        {
          const int k = gn_option_find (o, match->set, choice);

          if (k >= 0)
            match->seat[seat].option[place] = (guint8) k;
          return k >= 0;
        }
      place++;
    }
  return FALSE;
}

static gboolean
is_meant (const GnFamily *f,
          const char     *family)
{
  const gboolean group = g_strcmp0 (family, "cards") == 0 || g_strcmp0 (family, "dice") == 0;
  const gboolean dice = g_strcmp0 (f->group, "dice") == 0;

  return g_strcmp0 (f->id, family) == 0 || (group && dice == g_str_equal (family, "dice"));
}

gboolean
gn_match_may_deal (const GnMatch *match,
                   const char    *family,
                   GnSay         *why)
{
  for (guint i = 0; i < gn_game_n_families (match->game); i++)
    {
      const GnFamily *f = &match->game->families[i];
      guint known = 0;

      if (!is_meant (f, family) || can_deal (match, i))
        continue;
      for (guint k = 0; k < gn_set_size (match->set, i); k++)
        known += gn_set_knows_all (match->set, i, k) ? gn_set_copies (match->set, i, k) : 0;
      if (why && match->game->incomplete)
        gn_say (why, match->game->incomplete, (int) known, (int) MAX (1, f->expected));
      return FALSE;
    }
  return TRUE;
}

gboolean
gn_match_set_dealer (GnMatch     *match,
                     const char  *family,
                     GnDealer     dealer,
                     GError     **error)
{
  const GnGame *game = match->game;
  gboolean group = g_strcmp0 (family, "cards") == 0 || g_strcmp0 (family, "dice") == 0;
  gboolean meant[GN_MAX_FAMILIES] = { FALSE, };
  gboolean any = FALSE;

  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      const GnFamily *f = &game->families[i];

      meant[i] = is_meant (f, family);
      if (meant[i] && dealer == GN_DEALER_APP && !can_deal (match, i))
        {
          g_autofree char *title = g_strdup (gn_tr (f->title));
          /* Translators: {family} is a kind of component: "Artifacts and jewelry". */
          g_autofree char *text = gn_fill (
            _("{family}: Gnomon can deal only what it knows completely, and some of it is not in the component set."),
            "family", title, NULL);

          g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA, text);
          return FALSE;
        }
      any |= meant[i];
    }

  /* a box without dice has no dice to deal, which is not an error */
  if (!any && !group)
    {
      g_set_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA, _("There is no family “%s”."), family);
      return FALSE;
    }

  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    if (meant[i])
      match->dealer[i] = (guint8) dealer;
  return TRUE;
}

char *
gn_match_title (const GnMatch *match)
{
  char *title = match->title ? g_strdup (match->title)
                : match->game->title_of ? match->game->title_of (match) : NULL;

  return title ? title : g_strdup (gn_tr (match->game->title));
}

const char *
gn_match_name (const GnMatch *match,
               int            seat)
{
  if (seat < 0 || seat >= GN_MAX_SEATS)
    return "";

  if (match->seat[seat].name)
    return match->seat[seat].name;

  g_autofree char *number = gn_number_text (seat + 1);
  /* Translators: the name of a player who has entered none; {n} is 1 for the first seat. */
  g_autofree char *name = gn_fill (_("Player {n}"), "n", number, NULL);

  return g_intern_string (name);
}

/* ---- Things ------------------------------------------------------------ */

static const char *const seat_ids[] = { "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11" };

G_STATIC_ASSERT (G_N_ELEMENTS (seat_ids) == GN_MAX_SEATS);

guint
gn_match_domain_size (const GnMatch *match,
                      guint          domain)
{
  if (domain == GN_DOMAIN_SEAT)
    return match->n_seats;
  if (domain == GN_DOMAIN_NUMBER)
    return 0;

  const GnDomain *d = &match->game->domains[domain];

  return d->family ? MIN (gn_set_size (match->set, d->family - 1), d->n_values) : d->n_values;
}

guint
gn_match_domain_shown (const GnMatch *match,
                       guint          domain)
{
  const guint hidden = domain < GN_DOMAIN_SEAT ? match->game->domains[domain].hidden : 0;

  return hidden ? hidden : gn_match_domain_size (match, domain);
}

const char *
gn_thing_id (const GnMatch *match,
             GnThing        thing)
{
  /* There are no things in the domain of numbers. */
  if (thing.value < 0 || (guint) thing.value >= gn_match_domain_size (match, thing.domain))
    return "";

  if (thing.domain == GN_DOMAIN_SEAT)
    return seat_ids[thing.value];

  const GnDomain *d = &match->game->domains[thing.domain];

  return d->family ? gn_set_id (match->set, d->family - 1, (guint) thing.value) : gn_domain_id (d, (guint) thing.value);
}

char *
gn_thing_name (const GnMatch *match,
               GnThing        thing)
{
  if (thing.value < 0 || (guint) thing.value >= gn_match_domain_size (match, thing.domain))
    /* Translators: in place of a card or tile that is not known. */
    return g_strdup (C_("thing", "unknown"));

  if (thing.domain == GN_DOMAIN_SEAT)
    return g_strdup (gn_match_name (match, thing.value));

  char *own = match->game->thing_name ? match->game->thing_name (match, thing, FALSE) : NULL;

  if (own)
    return own;

  const GnDomain *d = &match->game->domains[thing.domain];

  if (d->family)
    return gn_set_name (match->set, d->family - 1, (guint) thing.value);

  if (d->printed)
    {
      const GnValue *value = &d->values[thing.value];
      const char *attr = NULL;
      const guint index = d->printed_on (thing.value, &attr);
      const gboolean there = index < gn_set_size (match->set, d->printed - 1);
      const char *text = attr && there ? gn_set_text (match->set, d->printed - 1, index, attr) : NULL;
      g_autofree char *of = there ? gn_set_name (match->set, d->printed - 1, index) : NULL;

      return text ? g_strdup (text) : gn_fill (gn_tr (value->name), "of", of ? of : value->id, NULL);
    }
  return gn_domain_name (d, (guint) thing.value, FALSE);
}

char *
gn_thing_counted (const GnMatch *match,
                  GnThing        thing,
                  gint           n)
{
  g_autofree char *number = gn_number_text (n);

  if (thing.value >= 0 && thing.domain < GN_DOMAIN_SEAT)
    {
      const GnDomain *d = &match->game->domains[thing.domain];

      if (d->values && thing.value < d->n_values && d->values[thing.value].counted)
        {
          const GnValue *value = &d->values[thing.value];

          return gn_fill (g_dngettext (GETTEXT_PACKAGE, value->counted, value->counted_plural, (gulong) ABS (n)),
                          "n", number, NULL);
        }
    }

  g_autofree char *name = gn_thing_name (match, thing);

  /* Translators: a number of things whose name has no plural: "2 × Gnomunculus". */
  return gn_fill (_("{n} × {thing}"), "n", number, "thing", name, NULL);
}

const char *
gn_thing_icon (const GnMatch *match,
               GnThing        thing)
{
  if (thing.value < 0 || thing.domain >= GN_DOMAIN_SEAT)
    return NULL;

  const GnDomain *d = &match->game->domains[thing.domain];

  return d->values && thing.value < d->n_values ? d->values[thing.value].icon : NULL;
}

const char *
gn_thing_pictures (const GnMatch *match,
                   GnThing        thing)
{
  const GnDomain *d = thing.value >= 0 && thing.domain < GN_DOMAIN_SEAT ? &match->game->domains[thing.domain] : NULL;

  return d && d->values && thing.value < d->n_values ? d->values[thing.value].pictures : NULL;
}

gint16
gn_thing_find (const GnMatch *match,
               guint          domain,
               const char    *id)
{
  if (!id || domain == GN_DOMAIN_NUMBER)
    return GN_NONE;

  if (domain == GN_DOMAIN_SEAT)
    {
      for (gint16 i = 0; i < match->n_seats; i++)
        if (g_str_equal (seat_ids[i], id))
          return i;
      return GN_NONE;
    }

  const GnDomain *d = &match->game->domains[domain];

  if (d->family)
    {
      int index = gn_set_find (match->set, d->family - 1, id);

      return index < 0 ? GN_NONE : (gint16) index;
    }

  return gn_domain_find (d, id);
}

gboolean
gn_arg_is_secret (const GnMatch *match,
                  const GnArg   *arg)
{
  return (arg->flags & GN_ARG_SECRET)
         || (arg->secret_option && match->option[arg->secret_option - 1] == arg->secret_is);
}
