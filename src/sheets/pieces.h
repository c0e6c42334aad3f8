/* pieces.h: the pieces as drawings, for sheets and panels alike
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

/** gn_pieces_has: is there a piece of that name? "face-" and anything is one: a gnome's face, composed (faces.h) */
gboolean   gn_pieces_has  (const char *name);

/**
 * gn_pieces_get_size:
 * @width: (out): of its view box
 * @height: (out): of its view box
 *
 * The proportions of a piece; 64 × 64 for nearly all. A name that is not there has a size of 64 × 64 and draws
 * nothing. */
gboolean   gn_pieces_get_size (const char *name, double *width, double *height);

/**
 * gn_pieces_render:
 * @name: "gem-ruby"
 * @dark: the dark palette instead of the light one
 * @colour: a seat's colour or paint for the parts with the class `seat`, or -1 for the piece's own
 *
 * Draws the piece into the rectangle, centred, as large as its proportions allow. As vectors where the target is a
 * page, without filters; the handle is kept for the next time.
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
 * @game: (nullable): whose colours count
 * @colour: a seat's colour 0…5
 *
 * What to give wherever a seat's colour is drawn: the shape and letter of the house, and the fill that the game's own
 * pieces have (GnGame.colours). One number, so that who only draws need not know the game.
 */
int        gn_pieces_paint     (const GnGame *game, int colour);
/** gn_pieces_seat_paint: the same of a seat at the table */
int        gn_pieces_seat_paint (const GnMatch *match, int seat);
/** gn_pieces_shape: the house's colour 0…5 in a paint */
int        gn_pieces_shape     (int paint);
/** gn_pieces_fill: the name of the fill in a paint ("red"), or %NULL: the house's own */
const char *gn_pieces_fill     (int paint);

/** gn_pieces_seat_colour: a seat's colour 0…5 as red, green, blue from 0 to 1 */
void       gn_pieces_seat_colour (int colour, gboolean dark, double rgb[3]);
/** gn_pieces_seat_ink: the colour of the letter on it */
void       gn_pieces_seat_ink    (int colour, gboolean dark, double rgb[3]);
/** gn_pieces_seat_name: the piece that is its shape: "seat-a"; (transfer none) */
const char *gn_pieces_seat_name  (int colour);
/** gn_pieces_seat_letter: where the letter's middle lies below the shape's, as a part of its height (a
 * triangle's is lower); @scale: (out): the letter's size as a part of the height */
double     gn_pieces_seat_letter (int colour, double *scale);

G_END_DECLS
