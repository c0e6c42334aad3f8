/* history-row.h: row for a record in the history
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/library/library.h"

G_BEGIN_DECLS

#define GN_TYPE_HISTORY_ROW (gn_history_row_get_type ())
G_DECLARE_FINAL_TYPE (GnHistoryRow, gn_history_row, GN, HISTORY_ROW, GtkBox)

GtkWidget *gn_history_row_new   (void);
/** gn_history_row_show: sets the record to show; rows are reused */
void       gn_history_row_show  (GnHistoryRow *self, const GnRecordInfo *info);
/** gn_history_row_popup: opens its menu */
void       gn_history_row_popup (GnHistoryRow *self);
/** gn_history_words: all text of the row of @info, case-folded for searching; (transfer full) */
char      *gn_history_words     (const GnRecordInfo *info);

G_END_DECLS
