/* gw-edge.c: blockades between two tiles, and the ways left open (R-68, GW-082, GW-161)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

/* An edge belongs to its tile that points up. This is the tile on its other side (3.1), in the order of GwSide. */
static const struct { int c, r; } beyond[GW_SIDES] = { [GW_LEFT] = { -1, 0 }, [GW_RIGHT] = { 0, 0 },
                                                       [GW_BASE] = { 0, -1 } };

int
gw_edge (int one,
         int other)
{
  const int up = one % 2 == 0 ? one : other, down = up == one ? other : one;

  if (down % 2 == 0 || up % 2)
    return -1;
  for (int side = 0; side < GW_SIDES; side++)
    if (up / 2 % GW_COLUMNS + beyond[side].c == down / 2 % GW_COLUMNS
        && up / 2 / GW_COLUMNS + beyond[side].r == down / 2 / GW_COLUMNS)
      return GW_PLACES + up * GW_SIDES + side;
  return -1;
}

gboolean
gw_edge_ends (int  edge,
              int *one,
              int *other)
{
  const int up = (edge - GW_PLACES) / GW_SIDES, side = (edge - GW_PLACES) % GW_SIDES;

  if (edge < GW_PLACES || up >= GW_PLACES || up % 2)
    return FALSE;

  const int c = up / 2 % GW_COLUMNS + beyond[side].c, r = up / 2 / GW_COLUMNS + beyond[side].r,
            down = gw_place (c, r, 1);
  if (c < 0 || r < 0)
    return FALSE;
  *one = MIN (up, down);
  *other = MAX (up, down);
  return TRUE;
}

guint8 *
gw_edge_at (GwState *state,
            int      edge)
{
  return &state->edge[(edge - GW_PLACES) / GW_SIDES][(edge - GW_PLACES) % GW_SIDES];
}

int
gw_edge_seat (const GwState *state,
              int            one,
              int            other)
{
  const int edge = gw_edge (one, other);

  return edge < 0 ? -1 : state->edge[(edge - GW_PLACES) / GW_SIDES][(edge - GW_PLACES) % GW_SIDES] - 1;
}

gboolean
gw_has_edges (const GnMatch *match)
{
  return gw_option (match, GW_OPT_BLOCKADE) == 1 || gw_set (match)->edges;
}

gboolean
gw_bars_edge (const GnMatch *match,
              const GwStep  *step)
{
  return step->effect == GW_E_BLOCKADE && (step->kind == 1 || gw_option (match, GW_OPT_BLOCKADE) == 1);
}

void
gw_paths (const GnMatch *match,
          const GwState *state,
          int            unit,
          GwPaths       *paths)
{
  const GwBoard *board = gw_board (match);

  paths->grid = &board->grid;
  paths->open = gn_grid_all (&board->grid) & ~gw_blocked (match, state, unit);
  if (!gw_has_edges (match) || (unit >= 0 && state->counter[unit][GW_FLYING]))
    return;
  for (guint i = 0; i < board->grid.n; i++)
    for (guint64 near = board->place[i] % 2 ? 0 : board->grid.touch[i]; near;)
      {
        const int other = gn_places_next (&near);

        if (gw_edge_seat (state, board->place[i], board->place[other]) < 0)
          continue;
        if (paths->grid != &paths->own)
          {
            paths->own = board->grid;
            paths->grid = &paths->own;
          }
        paths->own.touch[i] &= ~GN_PLACE (other);
        paths->own.touch[other] &= ~GN_PLACE (i);
      }
}
