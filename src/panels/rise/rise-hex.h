/* rise-hex.h: what lies on a tile of the map, drawn
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rise/rise-view.h"

G_BEGIN_DECLS

#define RISE_SIDE   52.4            /* of a hex, as drawn */
#define RISE_WIDTH  (RISE_SIDE * 1.7320508)
#define RISE_HEIGHT (RISE_SIDE * 2)

/**
 * RiseHexLook:
 * @view: what lies there
 * @paint: by owner, of the seats (gn_pieces_seat_paint())
 * @label: "G4"
 * @large: labels are drawn larger, as the map is shown smaller
 * @bare: the dragon or a boat that lies here is drawn by somebody else, or not at all
 */
typedef struct {
  RiseTileView view;
  int          paint[RISE_SEATS];
  char         label[8];
  gboolean     large;
} RiseHexLook;

/**
 * RiseHex:
 * A hex with its zone, terrain, icon, one chip an owner, and who controls it. Decoration: the space it lies in says it
 * all. CSS name `risehex`; its ink is dark, as cardboard's is by night too.
 */
#define RISE_TYPE_HEX (rise_hex_get_type ())
G_DECLARE_FINAL_TYPE (RiseHex, rise_hex, RISE, HEX, GtkWidget)

GtkWidget  *rise_hex_new       (void);
/** rise_hex_set: @look: zeroed before it was filled */
void        rise_hex_set       (RiseHex *self, const RiseHexLook *look);

/** rise_type_piece, rise_icon_piece: the piece of a RiseType or RiseIcon, or NULL */
const char *rise_type_piece     (int type);
const char *rise_icon_piece     (int icon);
/** rise_type_colour: the ground of a type, as on the cardboard */
void        rise_type_colour    (int type, GdkRGBA *rgba);
/** rise_owner_colours: fill and ink of an owner's chips; @paint: ignored for RISE_GNOMES */
void        rise_owner_colours  (int owner, int paint, GdkRGBA *fill, GdkRGBA *ink);
/** rise_draw_owner: the owner's shape in its ink, or the gnome; in a box of @size, top left at @x, @y */
void rise_draw_owner (GtkWidget *widget, GtkSnapshot *snapshot, int owner, int paint, double x, double y, double size);

G_END_DECLS
