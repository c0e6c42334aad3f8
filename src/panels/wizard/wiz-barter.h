/* wiz-barter.h: a trade: the player's pieces and those of the others, chosen with clicks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizBarter:
 *
 * A line for each player. A click on one of the player's pieces and on one of another player's, in either order,
 * says the trade.
 */
#define WIZ_TYPE_BARTER (wiz_barter_get_type ())
G_DECLARE_FINAL_TYPE (WizBarter, wiz_barter, WIZ, BARTER, GnContainer)

void       wiz_barter_update (WizBarter *self, const WizLook *look);
/** wiz_pieces_row: pictures of the pieces in an offer: "S2, tS"; @n values of WIZ_DOMAIN_PIECE */
GtkWidget *wiz_pieces_row    (const WizLook *look, const gint16 *piece, guint n, int size);

G_END_DECLS
