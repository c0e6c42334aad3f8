/* log-pane.h: pane with the history of the match in plain words, newest at the bottom
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "panels/layout/container.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnLogItem: one line of the log.
 */
#define GN_TYPE_LOG_ITEM (gn_log_item_get_type ())
G_DECLARE_FINAL_TYPE (GnLogItem, gn_log_item, GN, LOG_ITEM, GObject)


/**
 * GnLogPane:
 * An entry expands to "Go back to here", "Look at this moment" and "Amend". Amendments stay in the log and are
 * marked, and so are entries that were undone after somebody had seen something.
 */
#define GN_TYPE_LOG_PANE (gn_log_pane_get_type ())
G_DECLARE_FINAL_TYPE (GnLogPane, gn_log_pane, GN, LOG_PANE, GnContainer)

void       gn_log_pane_set_model (GnLogPane *self, GnTableModel *model);
void       gn_log_pane_refresh  (GnLogPane *self);

G_END_DECLS
