/* piece.h: a piece drawn from SVG at device pixels
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnPiece:
 * Properties: "name" (string: "gem-ruby", file icons/pieces/gem-ruby.svg), "size" (int, logical pixels of height;
 * the width follows the picture), "colour" (int: a seat's color 0…11 or paint (gn_pieces_paint()) for pieces with a
 * `seat` class, -1 none), "dim" (boolean: 45 % opacity), "grows" (boolean: up to twice its size if there is room).
 * Follows the dark style, the scale factor and the style sheet's colors. Decoration by default (presentation role):
 * the widget around it has the name for screen readers.
 */
#define GN_TYPE_PIECE (gn_piece_get_type ())
G_DECLARE_FINAL_TYPE (GnPiece, gn_piece, GN, PIECE, GtkWidget)

/** gn_piece_new; gn_piece_set_name, gn_piece_set_size, gn_piece_set_colour, gn_piece_set_dim: see the properties */
GtkWidget *gn_piece_new (const char *name, int size);
void       gn_piece_set_name (GnPiece *self, const char *name);
/** gn_piece_get_name: the name, or %NULL; gn_piece_get_dim: whether it is dimmed. For tests that compare tables */
const char *gn_piece_get_name (GnPiece *self);
gboolean   gn_piece_get_dim  (GnPiece *self);
void       gn_piece_set_size (GnPiece *self, int size);
void       gn_piece_set_colour (GnPiece *self, int colour);
void       gn_piece_set_dim (GnPiece *self, gboolean dim);

/**
 * GnSeatToken:
 * A seat's color, shape and letter. Properties: "colour" (int: 0…11 or a paint), "size" (int), "letter" (boolean,
 * default TRUE).
 */
#define GN_TYPE_SEAT_TOKEN (gn_seat_token_get_type ())
G_DECLARE_FINAL_TYPE (GnSeatToken, gn_seat_token, GN, SEAT_TOKEN, GtkWidget)

/** gn_seat_token_new, gn_seat_token_set_colour: see the properties */
GtkWidget *gn_seat_token_new (int colour, int size);
void       gn_seat_token_set_colour (GnSeatToken *self, int colour);

/** gn_is_on_dark: TRUE if the widget has a light text color and therefore needs the dark palette */
gboolean   gn_is_on_dark (GtkWidget *widget);
/** gn_piece_icon: a picture of a piece for what takes only icons, @size pixels high and wide; (transfer full) */
GIcon     *gn_piece_icon (const char *name, int size);
/** gn_piece_snapshot: draws a piece in a widget's own snapshot function, from the same cache */
void       gn_piece_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, const char *name, int colour,
                              double x, double y, double width, double height);

G_END_DECLS
