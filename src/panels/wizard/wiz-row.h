/* wiz-row.h: turn order, characters and the next turn order in columns
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizRow:
 *
 * Space n of the track, tile n and next round's space n form a column: a tile's number is the player's place in the
 * next round.
 */
#define WIZ_TYPE_ROW (wiz_row_get_type ())
G_DECLARE_FINAL_TYPE (WizRow, wiz_row, WIZ, ROW, GnContainer)

void       wiz_row_update   (WizRow *self, const WizLook *look);
/** wiz_row_get_tile: the space of tile @number 1 … 7; (transfer none) */
GtkWidget *wiz_row_get_tile (WizRow *self, guint number);
/** wiz_row_set_tight: small pictures leave room for words */
void       wiz_row_set_tight (WizRow *self, gboolean tight);

G_END_DECLS
