/* draft-words.c: what a table being set up says: names, what is missing, the steps of the checklist
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "draft.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/words/text.h"

/* The names of the seat colors: color, shape, letter. */
static const char *const colours[GN_MAX_SEATS] = {
  N_("A, blue circle"), N_("B, orange triangle"), N_("C, green square"),
  N_("D, magenta diamond"), N_("E, yellow-brown star"), N_("F, slate hexagon"),
  N_("G, red triangle, point down"), N_("H, purple cross"), N_("I, teal house"),
  N_("J, brown crown"), N_("K, olive parallelogram"), N_("L, plum arrow"),
};

const char *
gn_draft_colour_words (int colour)
{
  return _(colours[CLAMP (colour, 0, GN_MAX_SEATS - 1)]);
}

char *
gn_draft_show_name (GnDraft *self,
                    guint    seat)
{
  const char *name = gn_draft_get_name (self, seat);

  if (*name)
    return g_strdup (name);

  g_autofree char *number = g_strdup_printf ("%u", seat + 1);
  /* Translators: somebody at the table without a name; {n} is the number of the seat. */
  return gn_fill (_("Player {n}"), "n", number, NULL);
}

char *
gn_draft_problem (GnDraft *self)
{
  const GnGame *game = gn_draft_get_game (self);
  const guint n_seats = gn_draft_get_n_seats (self);

  if (n_seats < game->min_seats)
    {
      g_autofree char *n = g_strdup_printf ("%u", game->min_seats);
      /* Translators: too few people sit at the table; {game} is the title of a game. */
      return gn_fill (
        ngettext ("“{game}” needs at least {n} player.", "“{game}” needs at least {n} players.", game->min_seats),
        "game", gn_tr (game->title), "n", n, NULL);
    }

  for (guint i = 0; i < n_seats; i++)
    {
      const char *name = gn_draft_get_name (self, i);

      if (*name && gn_draft_find_person (self, name) != (int) i)
        /* Translators: two people at the table have the same name. */
        return gn_fill (_("Two players are called {name}: give them different names."), "name", name, NULL);
    }

  GnSay why = { 0 };
  const GnMatch *match = gn_draft_trial (self);
  if (match)
    {
      g_autofree gpointer state = g_malloc0 (game->state_size);
      if (!game->start (match, state, &why))
        return gn_say_text (match, &why, FALSE);
    }
  return NULL;
}

/* A gap of a setup step: the holder of a role, the number of players, or else a figure of the game. */
static char *
setup_gap (GnDraft    *self,
           const char *gap)
{
  for (guint i = 0; i < gn_draft_get_n_roles (self); i++)
    if (g_str_equal (gn_draft_get_game (self)->roles[i], gap))
      {
        int seat = gn_draft_get_role (self, i);
        if (seat >= 0)
          return gn_draft_show_name (self, seat);
        if ((int) i == gn_draft_starter_role (self))
          /* Translators: in place of a name: nobody was chosen, the name is drawn at random. */
          return g_strdup (C_("in place of a name", "at random"));
        /* Translators: in place of a name: nobody holds this role. */
        return g_strdup (C_("in place of a name", "nobody"));
      }
  return g_strdup_printf ("%d", gn_draft_figure (self, gap));
}

char *
gn_draft_step_text (GnDraft *self,
                    guint    step)
{
  const GnSetupStep *s = gn_draft_get_step (self, step);
  g_return_val_if_fail (s != NULL, NULL);

  GString *text = g_string_new (NULL);
  for (const char *p = gn_tr (s->text); *p; )
    {
      const char *end = *p == '{' ? strchr (p, '}') : NULL;
      if (end)
        {
          g_autofree char *gap = g_strndup (p + 1, end - p - 1);
          g_autofree char *value = setup_gap (self, gap);
          g_string_append (text, value);
          p = end + 1;
        }
      else
        g_string_append_c (text, *p++);
    }
  return g_string_free (text, FALSE);
}
