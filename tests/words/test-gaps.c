/* test-gaps.c: every gap of every sentence of every game is of a kind that there is: none is left with its braces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/match/match.h"
#include "core/words/text.h"

#include <string.h>

static void
check_filled (const GnMatch *match,
              guint          text,
              const char    *words)
{
  const GnText *sentence = &match->game->texts[text];
  g_auto (GStrv) gaps = g_strsplit (sentence->gaps ? sentence->gaps : "", " ", -1);

  for (guint i = 0; gaps[i]; i++)
    {
      g_autofree char *gap = g_strdup_printf ("{%.*s}", (int) strcspn (gaps[i], ":"), gaps[i]);

      if (words && strstr (words, gap))
        g_error ("%s: %s stays as it is in “%s”", sentence->id, gap, words);
    }
}

static void
test_gaps (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (game, game->max_seats, NULL, &error);
  guint read = 0;

  g_assert_no_error (error);
  for (guint i = 1; i < gn_game_n_texts (game); i++)
    {
      GnSay say = { .text = (guint16) i };
      g_autofree char *words = game->texts[i].text ? gn_say_text (match, &say, FALSE) : NULL;

      check_filled (match, i, words);
      read += words != NULL;
    }
  g_assert_cmpuint (read, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  gn_language_init ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  for (guint i = 0; gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/gaps/%s", gn_games ()[i]->id);

      g_test_add_data_func (path, gn_games ()[i], test_gaps);
    }
  return g_test_run ();
}
