/* every-text.c: the texts of a game written out, with their gaps filled
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "every-text.h"

#include "core/game/game.h"

const gint16 every_text_number[EVERY_TEXT_FILLS] = { 0, 1, 2, 5 };

GnMatch *
every_text_match (const GnGame *game)
{
  static const char *const names[] = { "Anna-Katharina Bergmann", "O’Neill", "Élise", "Jo", "Igor", "Hannes" };
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, game->max_seats, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < game->max_seats; i++)
    gn_match_set_name (match, i, names[i % G_N_ELEMENTS (names)]);
  return match;
}

/* The first argument of a gap, found by asking for it among arguments that are all different. */
static int
place_of (const GnMatch *match,
          guint          text,
          const char    *gap)
{
  GnSay probe = { .text = (guint16) text };

  for (guint i = 0; i < G_N_ELEMENTS (probe.arg); i++)
    probe.arg[i] = (gint16) i;
  return gn_say_get (match, &probe, gap);
}

/* Things one after another, so that different gaps of a sentence name different ones. */
static gint16
some_thing (const GnMatch *match,
            const char    *domain,
            guint          fill,
            guint          gap)
{
  const guint n = gn_match_domain_shown (match, (guint) gn_game_find_domain (match->game, domain));

  return n == 0 ? GN_NONE : (gint16) ((fill + gap) % n);
}

static void
fill_gap (const GnMatch *match,
          const char    *type,
          guint          fill,
          guint          gap,
          gint16        *arg)
{
  const gint16 n = every_text_number[fill];

  if (g_str_equal (type, "number"))
    arg[0] = n;
  else if (g_str_equal (type, "signed"))
    arg[0] = fill == 2 ? -n : n;
  else if (g_str_equal (type, "figure"))
    arg[0] = fill == 2 ? -1 : 0, arg[1] = fill == 2 ? -n : n;
  else if (g_str_equal (type, "permille"))
    arg[0] = n * 163;
  else if (g_str_equal (type, "seat"))
    arg[0] = (gint16) ((fill + gap) % match->n_seats);
  else if (g_str_equal (type, "verb"))
    arg[0] = (gint16) (fill % gn_game_n_verbs (match->game));
  else if (g_str_equal (type, "clause"))
    arg[0] = 1;
  else if (g_str_equal (type, "words"))
    arg[0] = GN_NONE;
  else if (g_str_has_prefix (type, "count/"))
    {
      arg[0] = n;
      arg[1] = some_thing (match, type + strlen ("count/"), fill, gap);
    }
  else if (g_str_has_prefix (type, "bag/"))
    {
      const int domain = gn_game_find_domain (match->game, type + strlen ("bag/"));

      for (guint i = 0; i < gn_match_domain_shown (match, (guint) domain); i++)
        arg[i] = i < fill ? n - (gint16) i : 0;
    }
  else if (g_str_has_prefix (type, "set/"))
    arg[0] = (gint16) ((1 << MIN (fill, match->n_seats)) - 1);
  else
    arg[0] = some_thing (match, type, fill, gap);
}

void
every_text_fill (const GnMatch *match,
                 guint          text,
                 guint          fill,
                 GnSay         *say)
{
  const char *gaps = match->game->texts[text].gaps;
  g_auto (GStrv) all = g_strsplit (gaps ? gaps : "", " ", -1);

  *say = (GnSay) { .text = (guint16) text };
  for (guint i = 0; all[i]; i++)
    {
      char *type = strchr (all[i], ':');

      if (!type)
        continue;
      *type++ = '\0';

      fill_gap (match, type, fill, i, &say->arg[place_of (match, text, all[i])]);
    }
}
