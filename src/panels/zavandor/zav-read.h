/* zav-read.h: from a state to what is shown
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "zav-scene.h"
#include "games/zavandor/zav-view.h"

G_BEGIN_DECLS

/**
 * zav_scene_read:
 * @panel: whose viewer, covered figures and legal moves count
 * @before: (nullable): the state before, so that what has just come can be told from what was there
 *
 * Fills an empty scene. All figures are those of zav-view.h.
 */
void        zav_scene_read  (ZavScene *scene, GnPanel *panel, const ZavState *state, const ZavState *before);

/** zav_item_scene: one card as it is shown; @item: -1: an empty place */
void zav_item_scene (ZavSceneItem *scene, const GnMatch *match, const ZavState *state, int item, gboolean covered);
/** zav_item_piece, zav_tile_piece: the picture of a card or tile */
const char *zav_item_piece  (const GnMatch *match, int item);
const char *zav_tile_piece  (const GnMatch *match, int tile);

G_END_DECLS
