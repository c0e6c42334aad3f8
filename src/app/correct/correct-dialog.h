/* correct-dialog.h: dialog that corrects the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnCorrectDialog:
 * A form for the whole position, which is checked while it is edited, and asks for a reason. An accepted correction
 * is an amendment: it is recorded, appears in the log and on the scoresheet, and can be undone like any entry.
 *
 * Signals: "position" (JsonNode *): the position entered, for a match that begins there; emitted only by dialogs from
 * gn_correct_dialog_new_for_start(). "finished" (boolean accepted): the dialog has closed
 */
#define GN_TYPE_CORRECT_DIALOG (gn_correct_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GnCorrectDialog, gn_correct_dialog, GN, CORRECT_DIALOG, AdwWindow)

GtkWidget *gn_correct_dialog_new           (GnMatchTable *table);
/** gn_correct_dialog_new_for_start: edits a scratch table; emits "position" when accepted and amends nothing */
GtkWidget *gn_correct_dialog_new_for_start (GnMatchTable *scratch);
/* For tests and the dialog itself. */

G_END_DECLS
