/* wiz-barter.h: a trade: one's own pieces, and those of the others, all to be clicked
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
 * A line for each player. One of one's own and one of another's, in either order, and the trade is said.
 */
#define WIZ_TYPE_BARTER (wiz_barter_get_type ())
G_DECLARE_FINAL_TYPE (WizBarter, wiz_barter, WIZ, BARTER, GnContainer)

GtkWidget *wiz_barter_new    (void);
void       wiz_barter_update (WizBarter *self, const WizLook *look);
/** wiz_pieces_row: pieces by pictures, for an offer: "S2, tS"; @n values of WIZ_DOMAIN_PIECE */
GtkWidget *wiz_pieces_row    (const WizLook *look, const gint16 *piece, guint n, int size);

G_END_DECLS
