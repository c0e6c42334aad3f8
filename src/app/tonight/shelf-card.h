/* shelf-card.h: card for a game on the shelf
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "app/model/record-summary.h"

G_BEGIN_DECLS

#define GN_TYPE_SHELF_CARD (gn_shelf_card_get_type ())
G_DECLARE_FINAL_TYPE (GnShelfCard, gn_shelf_card, GN, SHELF_CARD, GtkButton)

/** gn_shelf_card_new: @history: "9 plays, last: Caroline"; not shown for a game that Gnomon does not have yet */
GtkWidget *gn_shelf_card_new (const GnShelfEntry *entry, const char *history);

G_END_DECLS
