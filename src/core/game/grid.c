/* grid.c: the places of a board and which of them touch
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grid.h"

#include <string.h>

/* Offsets to neighbors: first those that share a side. */
typedef struct {
  guint  sides;
  guint  all;
  GnCell by[12];
} Around;

static const Around square = {
  4, 8, { { 1, 0 }, { 0, -1 }, { -1, 0 }, { 0, 1 }, { 1, -1 }, { -1, -1 }, { -1, 1 }, { 1, 1 } },
};
/* three hexes meet at a corner, so hexes that share a corner also share a side */
static const Around hex = {
  6, 6, { { 1, 0 }, { 1, -1 }, { 0, -1 }, { -1, 0 }, { -1, 1 }, { 0, 1 } },
};
static const Around triangle_up = {
  3, 12, { { 1, 0 }, { -1, 0 }, { 0, 1 }, { 2, 0 }, { -2, 0 }, { -1, -1 }, { 0, -1 }, { 1, -1 }, { -2, 1 }, { -1, 1 },
  { 1, 1 }, { 2, 1 } },
};
static const Around triangle_down = {
  3, 12, { { 1, 0 }, { -1, 0 }, { 0, -1 }, { 2, 0 }, { -2, 0 }, { -1, 1 }, { 0, 1 }, { 1, 1 }, { -2, -1 }, { -1, -1 },
  { 1, -1 }, { 2, -1 } },
};

static const Around *
around (GnGridKind kind,
        int        column,
        int        row)
{
  switch (kind)
    {
    case GN_GRID_HEX:
      return &hex;
    case GN_GRID_TRIANGLE:
      return (column + row) & 1 ? &triangle_down : &triangle_up;
    case GN_GRID_SQUARE:
    default:
      return &square;
    }
}

int
gn_grid_find (const GnGrid *grid,
              int           column,
              int           row)
{
  for (guint i = 0; i < grid->n; i++)
    if (grid->cell[i].column == column && grid->cell[i].row == row)
      return (int) i;
  return -1;
}

void
gn_grid_init (GnGrid       *grid,
              GnGridKind    kind,
              const GnCell *cells,
              guint         n)
{
  g_return_if_fail (n <= GN_GRID_MOST);

  memset (grid, 0, sizeof *grid);
  grid->kind = kind;
  grid->n = (guint8) n;
  memcpy (grid->cell, cells, n * sizeof *cells);

  for (guint i = 0; i < n; i++)
    {
      const Around *near = around (kind, cells[i].column, cells[i].row);

      for (guint k = 0; k < near->all; k++)
        {
          const int other = gn_grid_find (grid, cells[i].column + near->by[k].column, cells[i].row + near->by[k].row);

          if (other < 0)
            continue;
          grid->corner[i] |= GN_PLACE (other);
          if (k < near->sides)
            grid->touch[i] |= GN_PLACE (other);
        }
    }
}

guint64
gn_grid_all (const GnGrid *grid)
{
  return grid->n == GN_GRID_MOST ? G_MAXUINT64 : GN_PLACE (grid->n) - 1;
}

guint64
gn_grid_near (const GnGrid *grid,
              guint64       places)
{
  guint64 near = 0;

  places &= gn_grid_all (grid);
  GN_FOR_PLACES (place, places)
    near |= grid->touch[place];
  return near;
}

guint64
gn_grid_body (const GnGrid *grid,
              guint64       from,
              guint64       within)
{
  guint64 body = from & within & gn_grid_all (grid);

  for (guint64 more = body; more;)
    {
      more = gn_grid_near (grid, more) & within & ~body;
      body |= more;
    }
  return body;
}

void
gn_grid_steps (const GnGrid *grid,
               guint64       from,
               guint64       through,
               guint8       *steps)
{
  guint64 reached = from & gn_grid_all (grid);
  guint64 edge = reached;

  memset (steps, GN_GRID_FAR, grid->n);
  for (guint8 far = 0; edge; far++)
    {
      GN_FOR_PLACES (place, edge)
        steps[place] = far;
      /* the first step starts from any place, even one outside @through */
      edge = gn_grid_near (grid, far ? edge & through : edge) & ~reached;
      reached |= edge;
    }
}

/* Works on the board with a margin of cells around it: any cell that is off the board and connected to the margin
 * is outside. */
guint
gn_grid_layers (const GnGrid *grid,
                guint8       *layer)
{
  int left = G_MAXINT, right = G_MININT, top = G_MAXINT, bottom = G_MININT;
  guint64 now = 0, done = 0;
  guint deepest = 0;

  memset (layer, 0, grid->n);
  if (!grid->n)
    return 0;
  for (guint i = 0; i < grid->n; i++)
    {
      left = MIN (left, grid->cell[i].column - 2);
      right = MAX (right, grid->cell[i].column + 2);
      top = MIN (top, grid->cell[i].row - 2);
      bottom = MAX (bottom, grid->cell[i].row + 2);
    }

  const int width = right - left + 1, height = bottom - top + 1;
  g_autofree guint8 *outside = g_malloc0 ((gsize) width * height);
  g_autofree int *queue = g_new (int, (gsize) width * height);
  int n = 1;

  queue[0] = 0;
  outside[0] = TRUE;
  for (int i = 0; i < n; i++)
    {
      const int column = left + queue[i] % width, row = top + queue[i] / width;
      const Around *near = around (grid->kind, column, row);

      for (guint k = 0; k < near->sides; k++)
        {
          const int x = column + near->by[k].column, y = row + near->by[k].row;
          const int place = x >= left && x <= right && y >= top && y <= bottom ? gn_grid_find (grid, x, y) : -1;

          if (place >= 0)
            now |= GN_PLACE (place);
          else if (x >= left && x <= right && y >= top && y <= bottom && !outside[(y - top) * width + x - left])
            {
              outside[(y - top) * width + x - left] = TRUE;
              queue[n++] = (y - top) * width + x - left;
            }
        }
    }

  while (now)
    {
      guint64 here = now;

      deepest++;
      GN_FOR_PLACES (place, here)
        layer[place] = (guint8) deepest;
      done |= now;
      now = gn_grid_near (grid, now) & ~done;
    }
  return deepest;
}
