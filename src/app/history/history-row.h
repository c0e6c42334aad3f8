/* history-row.h: row for a match in the history, below the heading of its evening if it is the first one
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "history/index.h"

G_BEGIN_DECLS

#define GN_TYPE_HISTORY_ROW (gn_history_row_get_type ())
G_DECLARE_FINAL_TYPE (GnHistoryRow, gn_history_row, GN, HISTORY_ROW, GtkBox)

GtkWidget *gn_history_row_new   (void);
/** gn_history_row_show: sets the match to show; rows are reused */
void       gn_history_row_show  (GnHistoryRow *self, const GnHistoryEntry *entry);
/**
 * gn_history_row_set_heads:
 * @month: how many matches its month has in the list, if the row is the first of it, or 0
 * @evening: the same for its evening
 * @last: it is the last one of its evening
 */
void       gn_history_row_set_heads (GnHistoryRow *self, guint32 day, guint month, guint evening, gboolean last);
/** gn_history_row_set_choosing: shows a check mark instead of what can be done with the match alone */
void       gn_history_row_set_choosing (GnHistoryRow *self, gboolean choosing, gboolean chosen);
/** gn_history_row_get_uri: of the record shown; (transfer none) */
const char *gn_history_row_get_uri (GnHistoryRow *self);
/** gn_history_row_get_name: what the match is told by; (transfer none) */
const char *gn_history_row_get_name (GnHistoryRow *self);
/** gn_history_row_popup: opens its menu */
void       gn_history_row_popup (GnHistoryRow *self);

G_END_DECLS
