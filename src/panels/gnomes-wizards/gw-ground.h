/* gw-ground.h: the cardboard of a triangular tile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "games/gnomes-wizards/gw-names.h"

G_BEGIN_DECLS

#define GW_SIDE 97.0                            /* side of a tile, as drawn for 48 tiles at 1366 × 768 */
#define GW_TALL (GW_SIDE * 0.8660254)

/**
 * GwGround:
 * @up: the triangle points up
 * @tribe: the tribe whose tile is there; -1: none yet
 * @mine, @dead, @flipped: the tile is a mine, dead, flipped
 * @side: 1: A; 2: B; 0: the board has no sides (a flipped tile shows the letter)
 * @start_a, @start_b: a start tile of side A or B
 */
typedef struct {
  gboolean up, mine, dead, flipped, start_a, start_b;
  int      tribe;
  int      side;
} GwGround;

/** gw_ground_draw: @x, @y: the middle of the box around the triangle; @side: length of the triangle's side */
void gw_ground_draw   (cairo_t *cr, const GwGround *ground, double x, double y, double side);
/** gw_ground_drop: how far the middle of the triangle is below the middle of its box */
double gw_ground_drop (gboolean up, double side);
/** gw_tribe_colours: a tribe's color, and the tint of its tiles (the same by day and by night, because they are
 * cardboard) */
void gw_tribe_colours (int tribe, GdkRGBA *colour, GdkRGBA *tint);

G_END_DECLS
