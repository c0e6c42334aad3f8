/* zav-market.h: the market board: four scales from 1 to 15
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "zav-scene.h"

G_BEGIN_DECLS

#define ZAV_TYPE_MARKET (zav_market_get_type ())
G_DECLARE_FINAL_TYPE (ZavMarket, zav_market, ZAV, MARKET, GnContainer)

/** zav_market_update: @panel: NULL: nothing can be clicked (the second screen); @news: something has just happened:
 * show what moved */
void       zav_market_update (ZavMarket *self, GnPanel *panel, const ZavScene *scene, gboolean news);
/** zav_market_ghost: shows where the arrows would go; NULL: removes that */
void       zav_market_ghost  (ZavMarket *self, const ZavScene *after);
/** zav_market_set_narrow: for little width: short column heads, no change beside the target */
void       zav_market_set_narrow (ZavMarket *self, gboolean narrow);
/** zav_market_set_alone: for a page of its own: each scale is below its figures, at full width */
void       zav_market_set_alone  (ZavMarket *self, gboolean alone);
/** zav_market_get_gem: the picture at the current price, where a player's gems start to fly; (transfer none) */
GtkWidget *zav_market_get_gem (ZavMarket *self, int gem);

/** zav_arrow_set_gem: sets the gem whose target price a stamp shows */
void       zav_arrow_set_gem (GtkWidget *arrow, int gem);
/** zav_scale_show: shows a price on a track with the markers @gem and @arrow; @which: gem; @glides: animate the
 * markers */
void       zav_scale_show    (GtkWidget *scale, GtkWidget *gem, GtkWidget *arrow, const ZavSceneGem *price,
                              int which, gboolean glides);
/** zav_range_text: the range of the price in the next round: "3–5"; (transfer full) */
char      *zav_range_text    (const ZavSceneGem *price);

G_END_DECLS
