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
 * @sign: piece of the symbol, NULL: none to be seen; @paint: of the seat of the symbol's tribe, -1: nobody's
 * @layer: of flips, 0: it never flips; @next: it may be flipped next
 * @busy: somebody stands on it: the symbol goes to the corner
 * @blockade: 1 + paint of its creator, 0: none
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
 * Decoration: the space it lies in says it all. CSS name `gwtile`; its ink is dark, as cardboard's is by night too.
 */
#define GW_TYPE_TILE (gw_tile_get_type ())
G_DECLARE_FINAL_TYPE (GwTile, gw_tile, GW, TILE, GtkWidget)

GtkWidget *gw_tile_new (void);
/** gw_tile_set: @look: zeroed before it was filled */
void       gw_tile_set (GwTile *self, const GwTileLook *look);

G_END_DECLS
