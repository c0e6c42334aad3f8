/* gw-tile.h: the face of a triangular tile: its cardboard, symbol, mine, layer, blockade
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "gw-ground.h"

G_BEGIN_DECLS

/**
 * GwTileLook:
 * @sign: piece for the symbol; %NULL: no symbol is visible
 * @paint: of the seat of the symbol's tribe; -1: nobody's
 * @layer: the layer of flips; 0: the tile never flips
 * @next: the tile may be flipped next
 * @busy: there are units on the tile, so the symbol goes to the corner
 * @blockade: 1 + paint of its creator; 0: none
 */
typedef struct {
  GwGround    ground;
  const char *sign;
  int         paint;
  int         layer;
  gboolean    next;
  gboolean    busy;
  int         blockade;
} GwTileLook;

/**
 * GwTile:
 * The face of a tile. It is decoration for screen readers, because the space around it has the full description. CSS
 * name `gwtile`; its ink is dark at night too, as on cardboard.
 */
#define GW_TYPE_TILE (gw_tile_get_type ())
G_DECLARE_FINAL_TYPE (GwTile, gw_tile, GW, TILE, GtkWidget)

GtkWidget *gw_tile_new (void);
/** gw_tile_set: @look: has to be zeroed before it is filled, because it is compared byte by byte */
void       gw_tile_set (GwTile *self, const GwTileLook *look);

G_END_DECLS
