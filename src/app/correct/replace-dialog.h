/* replace-dialog.h: dialog that replaces an earlier entry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnReplaceDialog:
 * Shows the line of the entry for editing, and below it the outcome of the new line or the reason why it is not
 * possible. Later entries are replayed as far as they still fit.
 *
 * Signal: "replaced" (guint again, guint all): @again of @all later entries still fitted
 */
#define GN_TYPE_REPLACE_DIALOG (gn_replace_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GnReplaceDialog, gn_replace_dialog, GN, REPLACE_DIALOG, GnAsk)

/** gn_replace_dialog_fits: whether step @n of the line of play can be replaced; FALSE for corrections, and for
 * entries that only their player may read (pure) */
gboolean   gn_replace_dialog_fits (GnMatchTable *table, guint n);
GtkWidget *gn_replace_dialog_new  (GnMatchTable *table, guint n);

G_END_DECLS
