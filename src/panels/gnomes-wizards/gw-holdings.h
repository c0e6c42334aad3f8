/* gw-holdings.h: a tribe in its player's card: dice, hidden cards, trophies, the leader and the six clans
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/holdings.h"
#include "gw-scene.h"

G_BEGIN_DECLS

#define GW_TYPE_HOLDINGS (gw_holdings_get_type ())
G_DECLARE_FINAL_TYPE (GwHoldings, gw_holdings, GW, HOLDINGS, GnHoldings)

GtkWidget *gw_holdings_new    (void);
/** gw_holdings_update: @scene: owned by the panel, which outlives its players' cards */
void       gw_holdings_update (GwHoldings *self, const GwScene *scene, int seat);

/** gw_tribe_page: the whole tribe board: each unit with its figures, abilities and counters; units that are not on
 * the board; trophies */
GtkWidget *gw_tribe_page      (const GwScene *scene, int seat);

G_END_DECLS
