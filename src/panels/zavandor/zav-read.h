/* zav-read.h: conversion from a state to the scene that is shown
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
 * @panel: provides viewer, covered figures and legal moves
 * @before: (nullable): the previous state, to recognize anything new
 *
 * Fills an empty scene. All figures come from zav-view.h.
 */
void        zav_scene_read  (ZavScene *scene, GnPanel *panel, const ZavState *state, const ZavState *before);

/** zav_item_scene: fills the scene of one card; @item: -1: an empty place */
void zav_item_scene (ZavSceneItem *scene, const GnMatch *match, const ZavState *state, int item, gboolean covered);
/** zav_item_piece, zav_tile_piece: the picture of a card or tile */
const char *zav_item_piece  (const GnMatch *match, int item);
const char *zav_tile_piece  (const GnMatch *match, int tile);

G_END_DECLS
