/* pieces.h: the pieces as drawings, for sheets and panels
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "core/match/match.h"

G_BEGIN_DECLS

/** gn_pieces_init: registers the resource "/gnomon/pieces"; may be called more than once */
void       gn_pieces_init (void);

/** gn_pieces_list: the names of all pieces, sorted: "gem-ruby", "seat-a" …; (transfer full) */
char     **gn_pieces_list (void);

/** gn_pieces_has: returns TRUE if there is a piece of that name. "face-" and anything is one: a composed gnome's face
 * (faces.h); and so are tiles (tile.h) */
gboolean   gn_pieces_has  (const char *name);

/**
 * gn_pieces_get_size:
 * @width: (out): of its view box
 * @height: (out): of its view box
 *
 * Gives the proportions of a piece, 64 × 64 for nearly all. An unknown name has a size of 64 × 64 and draws nothing.
 */
gboolean   gn_pieces_get_size (const char *name, double *width, double *height);

/**
 * gn_pieces_render:
 * @name: "gem-ruby"
 * @dark: TRUE for the dark palette
 * @colour: a seat's color or paint for the parts with the class `seat`, or -1 for the piece's own
 *
 * Draws the piece into the rectangle, centered, as large as its proportions allow. Where the target is a page, it
 * draws vectors without filters. The handle is kept for the next call.
 *
 * Returns: FALSE if there is no such piece (nothing is drawn)
 */
gboolean   gn_pieces_render (cairo_t    *cr,
                             const char *name,
                             gboolean    dark,
                             int         colour,
                             double      x,
                             double      y,
                             double      width,
                             double      height);

/**
 * gn_pieces_paint:
 * @game: (nullable): the game whose colors count
 * @colour: a seat's color 0…11
 *
 * Returns the paint to pass wherever a seat's color is drawn: Gnomon's shape and letter, with the fill that the
 * game's own pieces have (GnGame.colours). It is one number, so that drawing code need not know the game.
 */
int        gn_pieces_paint     (const GnGame *game, int colour);
/** gn_pieces_seat_paint: the paint of a seat at the table */
int        gn_pieces_seat_paint (const GnMatch *match, int seat);
/** gn_pieces_shape: Gnomon's color 0…11 in a paint */
int        gn_pieces_shape     (int paint);
/** gn_pieces_fill: the name of the fill in a paint ("red"), or %NULL for Gnomon's own */
const char *gn_pieces_fill     (int paint);
/** gn_pieces_fill_colours: the fill called @fill, and what is written on it, as 0xrrggbb; FALSE if there is none */
gboolean   gn_pieces_fill_colours (const char *fill, guint32 *rgb, guint32 *ink);

/** gn_pieces_seat_colour: a seat's color 0…11 as red, green, blue from 0 to 1 */
void       gn_pieces_seat_colour (int colour, gboolean dark, double rgb[3]);
/** gn_pieces_seat_ink: the color of the letter on it */
void       gn_pieces_seat_ink    (int colour, gboolean dark, double rgb[3]);
/** gn_pieces_seat_name: the piece with its shape: "seat-a"; (transfer none) */
const char *gn_pieces_seat_name  (int colour);
/** gn_pieces_seat_letter: how far the letter's middle is below the shape's, as a part of the shape's height (it is
 * lower in a triangle); @scale: (out): the letter's size as a part of the height */
double     gn_pieces_seat_letter (int colour, double *scale);
/** gn_pieces_trace_seat: traces the outline of a seat's shape in a box of @size, with its top left corner at @x, @y */
void       gn_pieces_trace_seat (cairo_t *cr, int colour, double x, double y, double size);

G_END_DECLS
