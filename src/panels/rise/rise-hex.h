/* rise-hex.h: the drawing of a map tile and what is on it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rise/rise-view.h"

G_BEGIN_DECLS

#define RISE_SIDE   52.4            /* length of a hex's side, as drawn */
#define RISE_WIDTH  (RISE_SIDE * 1.7320508)
#define RISE_HEIGHT (RISE_SIDE * 2)

/**
 * RiseHexLook:
 * @view: what is on the tile
 * @paint: by owner, for the seats (gn_pieces_seat_paint())
 * @label: "G4"
 * @large: draw labels larger, because the map is shown smaller
 * @bare: leave out the dragon or boat here: something else draws it, or nothing does
 */
typedef struct {
  RiseTileView view;
  int          paint[RISE_SEATS];
  char         label[8];
  gboolean     large;
} RiseHexLook;

/**
 * RiseHex:
 * A hex with its zone, terrain, icon, one chip for each owner, and who controls it. It is decoration for screen
 * readers, because the space around it has the full description. CSS name `risehex`; its ink is dark at night too, as
 * on cardboard.
 */
#define RISE_TYPE_HEX (rise_hex_get_type ())
G_DECLARE_FINAL_TYPE (RiseHex, rise_hex, RISE, HEX, GtkWidget)

GtkWidget  *rise_hex_new       (void);
/** rise_hex_set: @look: has to be zeroed before it is filled, so that padding compares equal */
void        rise_hex_set       (RiseHex *self, const RiseHexLook *look);
/** rise_hex_set_dim: @dim: a veil lies over the tile, but not over its label and the chips: it is out of reach */
void        rise_hex_set_dim   (RiseHex *self, gboolean dim);

/** rise_type_piece, rise_icon_piece: the piece for a RiseType or RiseIcon, or %NULL */
const char *rise_type_piece     (int type);
const char *rise_icon_piece     (int icon);
/** rise_type_colour: the background color of a type, as on the cardboard */
void        rise_type_colour    (int type, GdkRGBA *rgba);
/** rise_owner_colours: fill and ink of an owner's chips; @paint: ignored for RISE_GNOMES */
void        rise_owner_colours  (int owner, int paint, GdkRGBA *fill, GdkRGBA *ink);
/** rise_draw_owner: draws the owner's shape in its ink, or the gnome, into a box of @size with its top left at
 * @x, @y */
void rise_draw_owner (GtkWidget *widget, GtkSnapshot *snapshot, int owner, int paint, double x, double y, double size);

G_END_DECLS
