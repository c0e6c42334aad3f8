/* fuzz.c: what every fuzz target has in common
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "games/games.h"
#include "core/match/moves.h"
#include "core/state/position.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"

void
fuzz_init (void)
{
  static gboolean done;

  if (done)
    return;

  done = TRUE;
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  gn_games_init ();
}

const GnGame *
fuzz_game (uint8_t choice)
{
  const GnGame *const *games = gn_games ();
  guint n = 0;

  while (games[n])
    n++;
  return games[choice % n];
}

GnMatch *
fuzz_match (const GnGame *game,
            guint         n,
            GnSet        *set)
{
  if (n < game->min_seats || n > game->max_seats)
    {
      g_clear_pointer (&set, gn_set_unref);
      return NULL;
    }
  return gn_match_new (game, n, set, NULL);
}

gpointer
fuzz_state (const GnMatch *match)
{
  g_autofree guint8 *state = g_malloc0 (match->game->state_size);

  return match->game->start (match, state, NULL) ? g_steal_pointer (&state) : NULL;
}

void
fuzz_look (const GnMatch *match,
           gconstpointer  state)
{
  g_auto (GnMoveList) list = { NULL, 0, 0 };
  g_auto (GnOutcomes) outcomes = { 0 };
  GnPrompt prompt = { 0 };
  GnScoresheet *sheet = gn_scoresheet_new ();

  match->game->prompt (match, state, &prompt);
  match->game->legal (match, state, &list);
  match->game->score (match, state, sheet);
  if (match->game->chance)
    match->game->chance (match, state, &outcomes);
  gn_scoresheet_free (sheet);

  /* What is listed is accepted. */
  for (guint i = 0; i < list.n; i++)
    if (!match->game->check (match, state, &list.move[i], NULL))
      {
        g_autofree char *spec = gn_move_to_spec (match, &list.move[i]);

        g_error ("listed and refused: %s", spec);
      }
}

void
fuzz_look_at_table (GnMatchTable *table)
{
  const GnMatch *match = gn_match_table_get_match (table);

  fuzz_look (match, gn_match_table_state (table, GN_EVERYTHING));
  for (int viewer = GN_PUBLIC; viewer < match->n_seats; viewer++)
    if (viewer == GN_PUBLIC || viewer >= 0)
      gn_match_table_state (table, viewer);
}
