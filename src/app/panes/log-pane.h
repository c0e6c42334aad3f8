/* log-pane.h: what has happened, in plain words, newest at the bottom
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnLogItem: one line of the log.
 */
#define GN_TYPE_LOG_ITEM (gn_log_item_get_type ())
G_DECLARE_FINAL_TYPE (GnLogItem, gn_log_item, GN, LOG_ITEM, GObject)

/** gn_log_item_get_line: which step of the present line of play it is, 0: none (undone) */
guint       gn_log_item_get_line (GnLogItem *self);
const char *gn_log_item_get_text (GnLogItem *self);

/**
 * GnLogPane:
 * An entry opens to "Go back to here", "Look at this moment" and "Amend". What was undone after somebody had seen
 * something, and amendments, stay and are marked.
 */
#define GN_TYPE_LOG_PANE (gn_log_pane_get_type ())
G_DECLARE_FINAL_TYPE (GnLogPane, gn_log_pane, GN, LOG_PANE, GtkWidget)

void       gn_log_pane_set_desk (GnLogPane *self, GnTableModel *model);
void       gn_log_pane_refresh  (GnLogPane *self);
/** gn_log_pane_get_model: of GnLogItem, as shown; (transfer none) */
GListModel *gn_log_pane_get_model (GnLogPane *self);
/** gn_log_pane_open: opens the entry at @position of the model */
void       gn_log_pane_open     (GnLogPane *self, guint position);
void       gn_log_pane_search   (GnLogPane *self, const char *text);

G_END_DECLS
