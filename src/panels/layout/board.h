/* board.h: a board with spaces at fixed places and one tab stop
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/drawing/shape.h"

G_BEGIN_DECLS

/**
 * GnBoard:
 *
 * Places its children at positions in its own units (pixels of the original drawing), and scales all of them
 * together to the space available. The game decides where the spaces are: a map, a hex field, a triangle lattice, a
 * grid. The board is one tab stop; the arrow keys move by geometry. It is not mirrored in right-to-left locales.
 */
#define GN_TYPE_BOARD (gn_board_get_type ())
G_DECLARE_FINAL_TYPE (GnBoard, gn_board, GN, BOARD, GtkWidget)

/** GnBoardGround: draws the ground under the spaces, in the board's units */
typedef void (*GnBoardGround) (GnBoard *board, cairo_t *cr, gpointer data);

/** gn_board_new: @least, @most: the smallest and largest scale, as fractions of @width × @height */
GtkWidget *gn_board_new        (double width, double height, double least, double most, const char *name);
/** gn_board_set_ground: @ground is called once, and again when the size or the palette changes; @data: unowned */
void       gn_board_set_ground (GnBoard *self, GnBoardGround ground, gpointer data);
/** gn_board_place: adds @child, or moves it. Its center is at @x, @y and it has its natural size. @glide: animate
 * the move */
void       gn_board_place      (GnBoard *self, GtkWidget *child, double x, double y, gboolean glide);
/** gn_board_keep_size: the size of @child is the one that it requests, however much more it would like */
void       gn_board_keep_size  (GnBoard *self, GtkWidget *child);
void       gn_board_remove     (GnBoard *self, GtkWidget *child);
/** gn_board_ground_changed: redraws the ground */
void       gn_board_ground_changed (GnBoard *self);
/** gn_board_add_layer: adds a layer as large as the board, over everything placed so far and under anything placed
 * later: marks around tiles, paths from tile to tile. Redraw it with gtk_widget_queue_draw(). (transfer none) */
GtkWidget *gn_board_add_layer      (GnBoard *self, GnBoardGround paint, gpointer data);
/** gn_board_set_lattice: declares that all spaces have this shape and touch one another. The arrows then go from
 * neighbor to neighbor, Up and Down keep to their column, and Home, Page Up, End, Page Down (7, 9, 1, 3 of the
 * keypad) go diagonally */
void       gn_board_set_lattice    (GnBoard *self, GnShape shape);

/* The center of a space in units of @side, from the center of the space (0, 0). */
/** gn_hex_middle: axial coordinates, a corner on top */
void       gn_hex_middle       (int q, int r, double side, double *x, double *y);

G_END_DECLS
