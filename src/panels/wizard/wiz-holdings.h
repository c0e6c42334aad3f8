/* wiz-holdings.h: a player's holdings: level, gems, hand, sets in progress; and the character
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/holdings.h"
#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizHoldings:
 *
 * The dial, the gems in the bag and on the board, the number of cards in hand, and the five sets with their
 * symbols.
 */
#define WIZ_TYPE_HOLDINGS (wiz_holdings_get_type ())
G_DECLARE_FINAL_TYPE (WizHoldings, wiz_holdings, WIZ, HOLDINGS, GnHoldings)

GtkWidget *wiz_holdings_new    (void);
void       wiz_holdings_update (WizHoldings *self, const WizLook *look, int seat);
/** wiz_holdings_get_set, wiz_holdings_get_gems: the ends of flights to a player; (transfer none) */
GtkWidget *wiz_holdings_get_set (WizHoldings *self, guint element);
GtkWidget *wiz_holdings_get_gems (WizHoldings *self);

/** wiz_standing_new, wiz_standing_update: the character, at the head of a player's card */
GtkWidget *wiz_standing_new    (int size);
void       wiz_standing_update (GtkWidget *standing, const WizLook *look, int seat);

G_END_DECLS
