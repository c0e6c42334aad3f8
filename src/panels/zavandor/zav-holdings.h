/* zav-holdings.h: what a player has: the part of a player's card that is Zavandor's own
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
 * Gold and gems, what the next mining brings, and what lies before the player. With little height the mining row goes
 * first, then what lies there; with very little, gold and gems stand in one line (see GnHoldings).
 */
#define ZAV_TYPE_HOLDINGS (zav_holdings_get_type ())
G_DECLARE_FINAL_TYPE (ZavHoldings, zav_holdings, ZAV, HOLDINGS, GnHoldings)

GtkWidget *zav_holdings_new    (void);
void       zav_holdings_update (ZavHoldings *self, GnPanel *panel, const ZavScene *scene, int seat, gboolean news);
/** zav_holdings_get_gem: where gems of that type lie, to which they fly; (transfer none) */
GtkWidget *zav_holdings_get_gem (ZavHoldings *self, int gem);
/** zav_holdings_get_own: where what is bought comes to lie; (transfer none) */
GtkWidget *zav_holdings_get_own (ZavHoldings *self);

G_END_DECLS
