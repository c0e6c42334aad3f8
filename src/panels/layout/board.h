/* board.h: a board: spaces at places, one tab stop
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
 * Lays its children at places given in units of its own (pixels of the drawing it was made from), and scales all of
 * them together to the room there is. Where the spaces lie is the game's business: a map, a hex field, a triangle
 * lattice, a grid. It is one tab stop; the arrows roam by geometry. It does not turn round in right-to-left
 * locales. */
#define GN_TYPE_BOARD (gn_board_get_type ())
G_DECLARE_FINAL_TYPE (GnBoard, gn_board, GN, BOARD, GtkWidget)

/** GnBoardGround: draws what lies under the spaces, in the board's units */
typedef void (*GnBoardGround) (GnBoard *board, cairo_t *cr, gpointer data);

/** gn_board_new: @least, @most: how small and how large it may become, in parts of @width × @height */
GtkWidget *gn_board_new        (double width, double height, double least, double most, const char *name);
/** gn_board_set_ground: @ground paints it once and again when the size or the palette changes; @data: unowned */
void       gn_board_set_ground (GnBoard *self, GnBoardGround ground, gpointer data);
/** gn_board_place: adds @child, or moves it: its middle at @x, @y, as large as it wants to be. @glide: lead the eye
 * there */
void       gn_board_place      (GnBoard *self, GtkWidget *child, double x, double y, gboolean glide);
void       gn_board_remove     (GnBoard *self, GtkWidget *child);
/** gn_board_ground_changed: the ground has to be drawn anew */
void       gn_board_ground_changed (GnBoard *self);
/** gn_board_add_layer: something painted as large as the board, over all that has been placed till now and under what
 * comes after: marks round tiles, ways from tile to tile. To be drawn anew by gtk_widget_queue_draw(). (transfer
 * none) */
GtkWidget *gn_board_add_layer      (GnBoard *self, GnBoardGround paint, gpointer data);
/** gn_board_set_lattice: its spaces are all of this shape and touch one another: the arrows go from neighbour to
 * neighbour, up and down keep to their column, and Home, Page Up, End, Page Down (7, 9, 1, 3 of the keypad) go
 * aslant */
void       gn_board_set_lattice    (GnBoard *self, GnShape shape);

/* Where the middle of a space lies, in units of @side, from the middle of the space (0, 0). */
/** gn_hex_middle: axial coordinates, a corner on top */
void       gn_hex_middle       (int q, int r, double side, double *x, double *y);
/** gn_triangle_middle: column and row of a lattice of triangles; those with an even sum point up */
void       gn_triangle_middle  (int column, int row, double side, double *x, double *y);

G_END_DECLS
