/* gw-board.c: the triangular board: places, layers, distances (section 3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-set.h"

void
gw_board_make (GwBoard *board)
{
  const guint n = board->grid.n;
  GnCell cells[GW_CELLS] = { 0 };

  memset (board->cell, -1, sizeof board->cell);
  for (guint i = 0; i < n; i++)
    {
      const int place = board->place[i], down = place % 2, c = place / 2 % GW_COLUMNS, r = place / 2 / GW_COLUMNS;

      /* Rows of the grid count downwards, rows of the rules upwards (3.1). */
      cells[i] = (GnCell) { (gint8) (2 * c + r + down), (gint8) -r };
      board->cell[place] = (gint8) i;
    }
  gn_grid_init (&board->grid, GN_GRID_TRIANGLE, cells, n);
  board->layers = (guint8) gn_grid_layers (&board->grid, board->label);
  for (guint i = 0; i < n; i++)
    gn_grid_steps (&board->grid, GN_PLACE (i), gn_grid_all (&board->grid), board->dist[i]);
}
