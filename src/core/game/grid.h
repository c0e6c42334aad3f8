/* grid.h: the places of a board and which of them touch: squares, hexes, triangles
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A place is an index. A set of places is bits by index, which a state can store directly. */
#define GN_GRID_MOST  64
#define GN_PLACE(i)   (G_GUINT64_CONSTANT (1) << (i))

typedef enum {
  GN_GRID_SQUARE,     /* columns and rows */
  GN_GRID_HEX,        /* axial coordinates, pointed top: (1, 0) is to the right, (0, 1) to the lower right */
  GN_GRID_TRIANGLE,   /* columns are half a side apart; those with an even sum of column and row point up */
} GnGridKind;

/** GnCell: the position of a place; rows go down, as in gn_hex_middle() of the panels */
typedef struct {
  gint8 column;
  gint8 row;
} GnCell;

/**
 * GnGrid:
 * @n: number of places
 * @cell: position of each
 * @touch: the places that share a side with each
 * @corner: the places that share a side or at least a corner with each
 *
 * Made once from the layout of a board (gn_grid_init()), and constant from then on. The game decides which places can
 * be entered, crossed or linked, and passes them as sets of places.
 */
typedef struct {
  guint8     n;
  GnGridKind kind;
  GnCell     cell[GN_GRID_MOST];
  guint64    touch[GN_GRID_MOST];
  guint64    corner[GN_GRID_MOST];
} GnGrid;

void    gn_grid_init   (GnGrid *grid, GnGridKind kind, const GnCell *cells, guint n);
/** gn_grid_find: the place at a cell, or -1 */
int     gn_grid_find   (const GnGrid *grid, int column, int row);
/** gn_grid_all: the set of all places */
guint64 gn_grid_all    (const GnGrid *grid);
/** gn_grid_near: all places that touch one of @places, including those of @places that touch each other */
guint64 gn_grid_near   (const GnGrid *grid, guint64 places);
/**
 * gn_grid_body: the places of @within that are connected to those of @from by touching; only the part of @from in
 * @within counts
 */
guint64 gn_grid_body   (const GnGrid *grid, guint64 from, guint64 within);
/**
 * gn_grid_steps:
 * @from: the starting places, at 0 steps
 * @through: the places that can be walked through; any place that touches one of these can be reached
 * @steps: (out): fewest steps to each place, or %GN_GRID_FAR
 */
#define GN_GRID_FAR 255
void    gn_grid_steps  (const GnGrid *grid, guint64 from, guint64 through, guint8 *steps);
/**
 * gn_grid_layers:
 * @layer: (out): 1 for each place with a side on the outside, 2 for those that touch one of these, and so on inward
 *
 * The outside is everything off the board that the board does not enclose: a hole is not an edge.
 *
 * Returns: the number of layers
 */
guint   gn_grid_layers (const GnGrid *grid, guint8 *layer);

/** gn_places_count: the number of places in a set */
static inline guint
gn_places_count (guint64 places)
{
  return (guint) __builtin_popcountll (places);
}

/**
 * gn_places_next:
 *
 * Takes the first place out of the set; returns -1 if the set is empty.
 */
static inline int
gn_places_next (guint64 *places)
{
  if (!*places)
    return -1;

  const int first = __builtin_ctzll (*places);

  *places &= *places - 1;
  return first;
}

/** GN_FOR_PLACES: a loop over the places in @places, which stays as it is, in order; a block or a statement follows */
#define GN_FOR_PLACES(place, places) \
  for (guint64 place##_left = (places); place##_left; place##_left = 0) \
    for (int place; (place = gn_places_next (&place##_left)) >= 0;)

G_END_DECLS
