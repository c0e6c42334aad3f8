/* pad-table.h: the score sheet: players across, rounds or categories down, totals below
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "pad-grid.h"

G_BEGIN_DECLS

/**
 * PadTable:
 * The rows scroll between the names and the totals, which stay. Where there is too little width for all columns, some
 * of them are in view at a time: those with the cell that comes next, or that has the focus.
 */
#define PAD_TYPE_TABLE (pad_table_get_type ())
G_DECLARE_FINAL_TYPE (PadTable, pad_table, PAD, TABLE, GnContainer)

/** pad_table_update: @panel: (nullable): %NULL: for looking only; @fresh: something has just been entered */
void     pad_table_update (PadTable *self, GnPanel *panel, const GnMatch *match, const PadState *state, gboolean fresh);
/** pad_table_key: for GnPanelClass.key */
gboolean pad_table_key    (PadTable *self, GnPanel *panel, guint keyval);
/** pad_table_likely: for GnPanelClass.likely: the cell that comes next, which is brought into view */
GtkWidget *pad_table_likely (PadTable *self);

G_END_DECLS
