/* wiz-table.h: the layout of characters, sets, bag and cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/scaled-box.h"
#include "wiz-ask.h"
#include "wiz-drawing.h"
#include "wiz-row.h"
#include "wiz-store.h"

G_BEGIN_DECLS

/**
 * WizTable:
 *
 * The characters are above, the question and the bag below. While tokens are drawn, the draw takes the whole area.
 */
#define WIZ_TYPE_TABLE (wiz_table_get_type ())
G_DECLARE_FINAL_TYPE (WizTable, wiz_table, WIZ, TABLE, GnScaledBox)

GtkWidget *wiz_table_new         (void);
/** wiz_table_update: @pulled: the draw to show, or NULL */
void       wiz_table_update      (WizTable *self, const WizLook *look, const WizPulled *pulled);
WizRow     *wiz_table_get_row     (WizTable *self);
WizAsk     *wiz_table_get_ask     (WizTable *self);
WizStore   *wiz_table_get_store   (WizTable *self);
WizDrawing *wiz_table_get_drawing (WizTable *self);

G_END_DECLS
