/* log-row.h: row for an entry of the log, closed or open
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "log-pane.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

#define GN_TYPE_LOG_ROW (gn_log_row_get_type ())
G_DECLARE_FINAL_TYPE (GnLogRow, gn_log_row, GN, LOG_ROW, GnContainer)

GtkWidget *gn_log_row_new  (void);
void       gn_log_row_bind (GnLogRow *self, GnTableModel *model, GnLogItem *item);
void       gn_log_row_set_open (GnLogRow *self, gboolean open);

G_END_DECLS
