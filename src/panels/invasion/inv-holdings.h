/* inv-holdings.h: a player's holdings: rooms, cards in play, the hand
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/holdings.h"
#include "inv-scene.h"

G_BEGIN_DECLS

#define INV_TYPE_HOLDINGS (inv_holdings_get_type ())
G_DECLARE_FINAL_TYPE (InvHoldings, inv_holdings, INV, HOLDINGS, GnHoldings)

GtkWidget *inv_holdings_new    (void);
void       inv_holdings_update (InvHoldings *self, const InvScene *scene, int seat);

/** inv_standing_new: makes the head of the card: the d20, or a note that it is stolen; the size of the hand */
GtkWidget *inv_standing_new    (void);
void       inv_standing_update (GtkWidget *standing, const InvScene *scene, int seat);

G_END_DECLS
