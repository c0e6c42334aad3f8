/* zav-holdings.h: Zavandor's own part of a player's card
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/holdings.h"
#include "zav-scene.h"

G_BEGIN_DECLS

/**
 * ZavHoldings:
 *
 * Gold and gems, the yield of the next mining, and the cards and tiles in front of the player. With little height
 * the mining row is the first to disappear, then the cards and tiles. With very little, gold and gems share one
 * line (see GnHoldings).
 */
#define ZAV_TYPE_HOLDINGS (zav_holdings_get_type ())
G_DECLARE_FINAL_TYPE (ZavHoldings, zav_holdings, ZAV, HOLDINGS, GnHoldings)

GtkWidget *zav_holdings_new    (void);
void       zav_holdings_update (ZavHoldings *self, GnPanel *panel, const ZavScene *scene, int seat, gboolean news);
/** zav_holdings_get_gem: the cell for gems of that type, the end of their flights; (transfer none) */
GtkWidget *zav_holdings_get_gem (ZavHoldings *self, int gem);
/** zav_holdings_get_own: the row of bought things, the end of their flights; (transfer none) */
GtkWidget *zav_holdings_get_own (ZavHoldings *self);

G_END_DECLS
