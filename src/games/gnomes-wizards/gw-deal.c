/* gw-deal.c: dealing of the tiles by Gnomon, once or until all rims are equal (GW-014, GW-017)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/rng.h"
#include "gw-state.h"

/* Lists the tiles possible for the place that is laid next, row by row from the top (8.1). */
static void
list_next (const GnMatch *match,
           const GwState *state,
           GnOutcomes    *outcomes)
{
  const GwBoard *board = gw_board (match);
  const int cell = gw_next_cell (match, state);
  guint64 tiles = cell < 0 ? 0 : gw_tiles_for (match, state, cell);
  GnMove move;

  if (!tiles)
    return;
  gn_move_init (&move, GN_CHANCE, GW_V_LAY);
  move.arg[0] = board->place[cell];
  if (gw_option (match, GW_OPT_BOARD) == 1 && board->has_tiles)
    for (int other = 0; other < 2; other++)
      if (tiles >> (board->tile[cell] ^ other) & 1)
        {
          move.arg[1] = (gint16) (board->tile[cell] ^ other);
          *gn_outcomes_add (outcomes, GW_V_LAY, 1) = move;
          return;
        }
  GN_FOR_PLACES (tile, tiles)
    {
      const gboolean pair = match->n_seats % 2 && gw_tile_side (tile) == 0 && !(board->dead >> cell & 1);

      move.arg[1] = (gint16) tile;
      *gn_outcomes_add (outcomes, GW_V_LAY, pair ? 2 : 1) = move;
    }
}

/* Each deal of a series draws the same numbers of the seed, but from a source of its own. So a series uses no more of
 * them than the deal that is kept, and that deal is laid tile by tile like any other. */
static const GnOutcome *
drawn (const GnMatch    *match,
       const GwState    *state,
       guint             deal,
       const GnOutcomes *outcomes)
{
  guint64 number = gn_rng_draw (match->seed, GW_SOURCE_TILES | deal << 8, state->head.draws[GW_SOURCE_TILES],
                                outcomes->total);
  guint i = 0;

  while (number >= outcomes->outcome[i].weight)
    number -= outcomes->outcome[i++].weight;
  return &outcomes->outcome[i];
}

static void
empty (GnOutcomes *outcomes)
{
  outcomes->n = 0;
  outcomes->total = 0;
}

guint
gw_find_deal (const GnMatch *match,
              const GwState *state)
{
  const guint n = gw_board (match)->grid.n;
  g_auto (GnOutcomes) outcomes = { 0 };
  guint best = 1, least = G_MAXUINT;

  for (guint deal = 1; deal <= GW_DEALS_MOST && least > 0; deal++)
    {
      GwState trial = *state;
      gboolean random = FALSE;
      guint differ;

      memset (trial.lies, -1, sizeof trial.lies);
      for (guint i = 0; i < n; i++)
        {
          const GnOutcome *lay;

          empty (&outcomes);
          list_next (match, &trial, &outcomes);
          if (outcomes.n == 0)
            return best;
          random |= outcomes.n > 1;
          lay = drawn (match, &trial, deal, &outcomes);
          trial.lies[lay->move.arg[1]] = lay->move.arg[0];
          trial.head.draws[GW_SOURCE_TILES]++;
        }
      differ = gw_rims_differ (match, &trial);
      if (differ < least)
        {
          least = differ;
          best = deal;
        }
      /* A ready-made board comes out the same every time. */
      if (!random)
        break;
    }
  return best;
}

void
gw_chance_lay (const GnMatch *match,
               const GwState *state,
               GnOutcomes    *outcomes)
{
  list_next (match, state, outcomes);
  if (state->equal_deal && match->dealer[GW_FAMILY_TILES] == GN_DEALER_APP && outcomes->n > 1)
    {
      const GnOutcome kept = *drawn (match, state, state->equal_deal, outcomes);

      empty (outcomes);
      *gn_outcomes_add (outcomes, GW_V_LAY, kept.weight) = kept.move;
    }
}
