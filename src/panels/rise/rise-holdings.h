/* rise-holdings.h: the player board in a player's card: goods, breweries, customers, allies and judges
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/holdings.h"
#include "rise-scene.h"

G_BEGIN_DECLS

#define RISE_TYPE_HOLDINGS (rise_holdings_get_type ())
G_DECLARE_FINAL_TYPE (RiseHoldings, rise_holdings, RISE, HOLDINGS, GnHoldings)

GtkWidget *rise_holdings_new    (void);
void       rise_holdings_update (RiseHoldings *self, const RiseScene *scene, int seat);

/** rise_board_page: everything a player has, in words; a click on the board opens it; (transfer full) */
GtkWidget *rise_board_page      (const RiseScene *scene, int seat);

G_END_DECLS
