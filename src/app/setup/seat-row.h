/* seat-row.h: row for one person at a table being set up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "app/model/draft.h"

G_BEGIN_DECLS

#define GN_TYPE_SEAT_ROW (gn_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (GnSeatRow, gn_seat_row, GN, SEAT_ROW, GtkListBoxRow)

/** gn_seat_row_new: the row of @seat; it updates from @draft in gn_seat_row_follow(). Signal "moved" (uint to):
 * the person moved there; signal "entered": Enter was pressed in the name */
GtkWidget *gn_seat_row_new    (GnDraft *draft, guint seat);
void       gn_seat_row_follow (GnSeatRow *self);
/** gn_seat_row_grab: focuses the name */
void       gn_seat_row_grab   (GnSeatRow *self);

G_END_DECLS
