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
/** gn_correct_dialog_set: sets one element; @i and @j are -1 for a dimension the field does not have. Returns:
 * FALSE if there is no such field */
gboolean   gn_correct_dialog_set           (GnCorrectDialog *self, const char *field, int i, int j, gint64 value);
/** gn_correct_dialog_show_group: shows the page with the fields of @group */
void       gn_correct_dialog_show_group    (GnCorrectDialog *self, const char *group);
void       gn_correct_dialog_set_reason    (GnCorrectDialog *self, const char *why);
gboolean   gn_correct_dialog_accept        (GnCorrectDialog *self);
/** gn_correct_dialog_get_problem: why the correction cannot be accepted, or NULL */
const char *gn_correct_dialog_get_problem  (GnCorrectDialog *self);

G_END_DECLS
