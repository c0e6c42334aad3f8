/* gw-ways.c: ways across the board: reach, forced moves, comeback, tiles that may be flipped
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

gboolean
gw_lands_within (const GnMatch *match,
                 const GwState *state,
                 int            unit,
                 int            cell,
                 int            steps)
{
  const guint64 flipped = gw_flipped (match, state);
  guint64 reached = GN_PLACE (cell), edge = reached;
  GwPaths paths;

  if (!(flipped >> cell & 1))
    return TRUE;
  gw_paths (match, state, unit, &paths);
  for (int i = 0; i < steps && edge; i++)
    {
      edge = gn_grid_near (paths.grid, edge) & paths.open & ~reached;
      if (edge & ~flipped)
        return TRUE;
      reached |= edge;
    }
  return FALSE;
}

void
gw_reach (const GnMatch *match,
          const GwState *state,
          int            unit,
          guint8        *steps,
          guint64       *stops)
{
  const int from = gw_cell (match, state, unit), left = gw_steps_left (match, state, unit, NULL);
  const guint64 flipped = gw_flipped (match, state);
  guint64 foes = 0, reached, edge;
  GwPaths paths;

  memset (steps, GN_GRID_FAR, GW_CELLS);
  *stops = 0;
  if (from < 0 || state->status[unit] != GW_ACTIVE || state->counter[unit][GW_SLEEPING]
      || gw_stopped (match, state, unit) || (state->did[unit] & (GW_DID_CLOSED | GW_DID_DONE)))
    return;
  GW_FOR_UNITS (other)
    if (state->place[other] >= 0 && gw_fightable (match, state, unit, other))
      foes |= GN_PLACE (gw_cell (match, state, other));
  if (gw_option (match, GW_OPT_ENTER_ENEMY) == 3)
    foes = 0;
  gw_paths (match, state, unit, &paths);
  reached = edge = GN_PLACE (from);
  for (int i = 1; i <= left && edge; i++)
    {
      edge = gn_grid_near (paths.grid, edge) & paths.open & ~reached;
      for (guint64 here = edge & ~flipped; here;)
        steps[gn_places_next (&here)] = (guint8) i;
      *stops |= edge & foes;
      reached |= edge;
      edge &= ~foes;
    }
}

/* GW-046, GW-053, R-20 */
guint64
gw_closest (const GnMatch *match,
            const GwState *state,
            int            unit)
{
  const GwBoard *board = gw_board (match);
  const guint64 flipped = gw_flipped (match, state);
  GwPaths paths;

  gw_paths (match, state, unit, &paths);
  for (guint pass = 0; pass < 2; pass++, paths.grid = &board->grid, paths.open = gn_grid_all (&board->grid))
    {
      guint64 reached = GN_PLACE (gw_cell (match, state, unit)), edge = reached;

      while (edge)
        {
          edge = gn_grid_near (paths.grid, edge) & paths.open & ~reached;
          if (edge & ~flipped)
            return edge & ~flipped;
          reached |= edge;
        }
    }
  return 0;
}

/* GW-104, GW-105 */
guint64
gw_comeback_cells (const GnMatch *match,
                   const GwState *state,
                   int            seat)
{
  const GwBoard *board = gw_board (match);
  const guint64 landable = gn_grid_all (&board->grid) & ~gw_flipped (match, state);
  guint64 cells = 0;

  if (!gw_teams (match) || state->side[seat] == 0)
    {
      for (guint label = 1; label <= board->layers && !cells; label++)
        for (guint i = 0; i < board->grid.n; i++)
          if (board->label[i] == label)
            cells |= GN_PLACE (i) & landable;
      return cells;
    }

  const guint64 start = board->start[state->side[seat] - 1];

  if (start & landable)
    return start & landable;

  guint best = GN_GRID_FAR;

  for (guint i = 0; i < board->grid.n; i++)
    for (guint64 from = start; from && (landable >> i & 1);)
      {
        const guint far = board->dist[gn_places_next (&from)][i];

        if (far < best)
          {
            best = far;
            cells = 0;
          }
        if (far == best)
          cells |= GN_PLACE (i);
      }
  return cells;
}

/* The tile named first of two that are flipped together counts as flipped. */
guint64
gw_flippable (const GnMatch *match,
              const GwState *state)
{
  const GwBoard *board = gw_board (match);
  const guint64 named = state->flip_first ? GN_PLACE (board->cell[state->flip_first - 1]) : 0;

  return gn_grid_all (&board->grid) & ~board->mines & ~named & ~gw_flipped (match, state);
}

gboolean
gw_ghost (const GnMatch *match,
          const GwState *state)
{
  return gw_option (match, GW_OPT_FLIP_GHOST) == 1 && state->stage == GW_AT_FLIP
         && gw_eliminated (state, state->current);
}

/* GW-035 */
guint64
gw_flip_now (const GnMatch *match,
             const GwState *state)
{
  const GwBoard *board = gw_board (match);
  const guint64 all = gw_flippable (match, state);
  guint64 cells = 0;

  for (guint label = 1; label <= board->layers && !cells; label++)
    for (guint i = 0; i < board->grid.n; i++)
      if (board->label[i] == label)
        cells |= GN_PLACE (i) & all;
  return cells;
}
