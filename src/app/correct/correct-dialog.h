/* correct-dialog.h: correct the table
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
 * A form over the whole position, checked as it is edited; with a reason. What is accepted is an amendment: recorded,
 * to be seen in the log and on the scoresheet, and undone like any entry.
 *
 * Signals: "position" (JsonNode *): only of gn_correct_dialog_new_for_start(): what was entered, for a match that
 * begins there; "finished" (boolean): it is closed, accepted or not
 */
#define GN_TYPE_CORRECT_DIALOG (gn_correct_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GnCorrectDialog, gn_correct_dialog, GN, CORRECT_DIALOG, AdwWindow)

GtkWidget *gn_correct_dialog_new           (GnMatchTable *table);
/** gn_correct_dialog_new_for_start: over a scratch table; amends nothing, but emits "position" when accepted */
GtkWidget *gn_correct_dialog_new_for_start (GnMatchTable *scratch);
/* For tests and the dialog itself. */
/** gn_correct_dialog_set: one element: @i, @j: -1 for a dimension it does not have. Returns: FALSE if there is no such
 * field */
gboolean   gn_correct_dialog_set           (GnCorrectDialog *self, const char *field, int i, int j, gint64 value);
/** gn_correct_dialog_show_group: the page of the fields of @group */
void       gn_correct_dialog_show_group    (GnCorrectDialog *self, const char *group);
void       gn_correct_dialog_set_reason    (GnCorrectDialog *self, const char *why);
gboolean   gn_correct_dialog_accept        (GnCorrectDialog *self);
/** gn_correct_dialog_get_problem: why it cannot be accepted, or NULL */
const char *gn_correct_dialog_get_problem  (GnCorrectDialog *self);

G_END_DECLS
