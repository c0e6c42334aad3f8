/* gw-board.c: the triangular board: places, layers, distances, what a layout must have (section 3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-set.h"

/* Every set of the layout turned by half round lies on itself: what the checks of GW-021 ask of A and B is only their number. */
static guint8
find_fault (const GwBoard *board)
{
  const guint64 all = gn_grid_all (&board->grid), usable = all & ~board->dead;
  const guint n = board->tribes;

  if (board->grid.n != 12 * n + gn_places_count (board->dead))
    return 1;
  if (gn_places_count (board->mines) != 2 * n || (board->mines & board->dead))
    return 2;
  if (gn_grid_body (&board->grid, all & (~all + 1), all) != all)
    return 3;
  if (n % 2 == 0)
    {
      if ((board->a | board->b) != usable || (board->a & board->b) || gn_places_count (board->a) != 6 * n
          || gn_places_count (board->a & board->mines) != n)
        return 4;
      for (guint side = 0; side < 2; side++)
        if (!board->start[side] || (board->start[side] & ~(side ? board->b : board->a)) || (board->start[side] & (board->mines | board->dead)))
          return 5;
    }
  return 0;
}

void
gw_board_make (GwBoard *board)
{
  const guint n = board->grid.n;
  GnCell cells[GW_CELLS] = { 0 };

  memset (board->cell, -1, sizeof board->cell);
  for (guint i = 0; i < n; i++)
    {
      const int place = board->place[i], down = place % 2, c = place / 2 % GW_COLUMNS, r = place / 2 / GW_COLUMNS;

      /* Rows of the grid go down, those of the rules up (3.1). */
      cells[i] = (GnCell) { (gint8) (2 * c + r + down), (gint8) -r };
      board->cell[place] = (gint8) i;
    }
  gn_grid_init (&board->grid, GN_GRID_TRIANGLE, cells, n);
  board->layers = (guint8) gn_grid_layers (&board->grid, board->label);
  for (guint i = 0; i < n; i++)
    gn_grid_steps (&board->grid, GN_PLACE (i), gn_grid_all (&board->grid), board->dist[i]);
  board->fault = find_fault (board);
}
