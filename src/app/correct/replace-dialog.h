/* replace-dialog.h: an entry of the past said as it should have been
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnReplaceDialog:
 * The line that was said, to be written anew; below it what it would have been, or why it could not. What came later is
 * said again as far as it still fits.
 *
 * Signal: "replaced" (guint again, guint all): so many of the later entries still fitted
 */
#define GN_TYPE_REPLACE_DIALOG (gn_replace_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GnReplaceDialog, gn_replace_dialog, GN, REPLACE_DIALOG, AdwMessageDialog)

/** gn_replace_dialog_fits: can step @n of the line of play be said anew? Not what was corrected, nor what only its
 * mover may read (pure) */
gboolean   gn_replace_dialog_fits (GnMatchTable *table, guint n);
GtkWidget *gn_replace_dialog_new  (GnMatchTable *table, guint n);
/** gn_replace_dialog_type, gn_replace_dialog_accept: for tests: what is written; says it, FALSE if it cannot be */
void       gn_replace_dialog_type   (GnReplaceDialog *self, const char *text);
gboolean   gn_replace_dialog_accept (GnReplaceDialog *self);

G_END_DECLS
