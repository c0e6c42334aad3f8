/* test-grid.c: boards of squares, hexes and triangles: what touches, what hangs together, how far it is
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/grid.h"

/* Rings of hexes round a middle, from the upper right corner clockwise. */
static void
make_hexes (GnGrid *grid,
            int     rings)
{
  static const GnCell along[6] = { { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 }, { 1, -1 }, { 1, 0 } };
  GnCell cells[GN_GRID_MOST] = { { 0, 0 } };
  guint n = 1;

  for (int ring = 1; ring <= rings; ring++)
    {
      int column = ring, row = -ring;

      for (int side = 0; side < 6; side++)
        for (int k = 0; k < ring; k++)
          {
            cells[n++] = (GnCell) { (gint8) column, (gint8) row };
            column += along[side].column;
            row += along[side].row;
          }
    }
  gn_grid_init (grid, GN_GRID_HEX, cells, n);
}

/* A hexagon of triangles, @side to a side. */
static void
make_triangles (GnGrid *grid,
                int     side)
{
  GnCell cells[GN_GRID_MOST];
  guint n = 0;

  for (int row = 0; row < 2 * side; row++)
    {
      const int half = row < side ? side + row : 3 * side - 1 - row;

      /* the middle of the board is a corner: its columns are even where the row's are odd */
      for (int column = -half; column <= half; column++)
        cells[n++] = (GnCell) { (gint8) (column + side % 2), (gint8) row };
    }
  gn_grid_init (grid, GN_GRID_TRIANGLE, cells, n);
}

static void
check_symmetry (const GnGrid *grid)
{
  for (guint a = 0; a < grid->n; a++)
    {
      g_assert_cmpuint (grid->touch[a] & ~grid->corner[a], ==, 0);
      g_assert_cmpuint (grid->touch[a] & GN_PLACE (a), ==, 0);
      for (guint b = 0; b < grid->n; b++)
        {
          g_assert_cmpint (!!(grid->touch[a] & GN_PLACE (b)), ==, !!(grid->touch[b] & GN_PLACE (a)));
          g_assert_cmpint (!!(grid->corner[a] & GN_PLACE (b)), ==, !!(grid->corner[b] & GN_PLACE (a)));
        }
    }
}

static guint
in_layer (const GnGrid *grid,
          const guint8 *layer,
          guint         which)
{
  guint n = 0;

  for (guint i = 0; i < grid->n; i++)
    n += layer[i] == which;
  return n;
}

static void
test_hexes (void)
{
  GnGrid grid;
  guint8 steps[GN_GRID_MOST], layer[GN_GRID_MOST];
  guint sides = 0;

  make_hexes (&grid, 3);
  g_assert_cmpuint (grid.n, ==, 37);
  check_symmetry (&grid);
  g_assert_cmpuint (gn_places_count (grid.touch[0]), ==, 6);
  for (guint i = 0; i < grid.n; i++)
    {
      sides += gn_places_count (grid.touch[i]);
      g_assert_cmpuint (grid.touch[i], ==, grid.corner[i]);
      g_assert_cmpint (gn_grid_find (&grid, grid.cell[i].column, grid.cell[i].row), ==, (int) i);
    }
  /* 90 pairs on a hexagon of side 4 */
  g_assert_cmpuint (sides, ==, 180);
  g_assert_cmpint (gn_grid_find (&grid, 4, 0), ==, -1);

  gn_grid_steps (&grid, GN_PLACE (0), gn_grid_all (&grid), steps);
  for (guint i = 0; i < grid.n; i++)
    g_assert_cmpuint (steps[i], ==, i == 0 ? 0 : i <= 6 ? 1 : i <= 18 ? 2 : 3);

  g_assert_cmpuint (gn_grid_layers (&grid, layer), ==, 4);
  g_assert_cmpuint (in_layer (&grid, layer, 1), ==, 18);
  g_assert_cmpuint (in_layer (&grid, layer, 4), ==, 1);
}

static void
test_bodies (void)
{
  GnGrid grid;
  guint8 steps[GN_GRID_MOST];

  make_hexes (&grid, 2);

  /* the ring without two opposite places: two bodies */
  const guint64 ring = gn_grid_near (&grid, GN_PLACE (0));
  const guint64 cut = ring & ~(GN_PLACE (1) | GN_PLACE (4));

  g_assert_cmpuint (gn_grid_body (&grid, GN_PLACE (2), ring), ==, ring);
  g_assert_cmpuint (gn_grid_body (&grid, GN_PLACE (2), cut), ==, GN_PLACE (2) | GN_PLACE (3));
  g_assert_cmpuint (gn_grid_body (&grid, GN_PLACE (1), cut), ==, 0);

  /* what may not be walked through is reached, but not crossed */
  gn_grid_steps (&grid, GN_PLACE (0), cut, steps);
  g_assert_cmpuint (steps[1], ==, 1);
  g_assert_cmpuint (steps[2], ==, 1);
  gn_grid_steps (&grid, GN_PLACE (0), GN_PLACE (2), steps);
  for (guint i = 7; i < grid.n; i++)
    g_assert_cmpuint (steps[i], ==, grid.touch[2] & GN_PLACE (i) ? 2 : GN_GRID_FAR);

  guint64 three = GN_PLACE (3) | GN_PLACE (5) | GN_PLACE (18);
  g_assert_cmpint (gn_places_next (&three), ==, 3);
  g_assert_cmpint (gn_places_next (&three), ==, 5);
  g_assert_cmpint (gn_places_next (&three), ==, 18);
  g_assert_cmpint (gn_places_next (&three), ==, -1);
}

static void
test_triangles (void)
{
  GnGrid grid;
  guint8 layer[GN_GRID_MOST];

  make_triangles (&grid, 2);
  g_assert_cmpuint (grid.n, ==, 24);
  check_symmetry (&grid);
  for (guint i = 0; i < grid.n; i++)
    g_assert_cmpuint (gn_places_count (grid.touch[i]), <=, 3);

  /* a hexagon of side 2: 12 at the edge, then 6, then the 6 in the middle, which have all twelve neighbours by a
   * corner */
  g_assert_cmpuint (gn_grid_layers (&grid, layer), ==, 3);
  g_assert_cmpuint (in_layer (&grid, layer, 1), ==, 12);
  g_assert_cmpuint (in_layer (&grid, layer, 2), ==, 6);
  g_assert_cmpuint (in_layer (&grid, layer, 3), ==, 6);
  for (guint i = 0; i < grid.n; i++)
    if (layer[i] == 3)
      g_assert_cmpuint (gn_places_count (grid.corner[i]), ==, 12);
}

/* A board with a hole: what lies round the hole is not at the edge. */
static void
test_hole (void)
{
  GnCell cells[24];
  GnGrid grid;
  guint8 layer[GN_GRID_MOST];
  guint n = 0;

  for (int row = 0; row < 5; row++)
    for (int column = 0; column < 5; column++)
      if (row != 2 || column != 2)
        cells[n++] = (GnCell) { (gint8) column, (gint8) row };
  gn_grid_init (&grid, GN_GRID_SQUARE, cells, n);
  check_symmetry (&grid);
  g_assert_cmpuint (gn_places_count (grid.touch[0]), ==, 2);
  g_assert_cmpuint (gn_places_count (grid.corner[0]), ==, 3);
  g_assert_cmpuint (gn_grid_layers (&grid, layer), ==, 2);
  g_assert_cmpuint (in_layer (&grid, layer, 1), ==, 16);
  g_assert_cmpuint (in_layer (&grid, layer, 2), ==, 8);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/grid/hexes", test_hexes);
  g_test_add_func ("/grid/bodies", test_bodies);
  g_test_add_func ("/grid/triangles", test_triangles);
  g_test_add_func ("/grid/hole", test_hole);
  return g_test_run ();
}
