/* about-dialog.h: dialog for what people write about a match: place, expansion, note
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_ABOUT_DIALOG (gn_about_dialog_get_type ())
/** GnAboutDialog: signal "saved": the file beside the record was written */
G_DECLARE_FINAL_TYPE (GnAboutDialog, gn_about_dialog, GN, ABOUT_DIALOG, GnAsk)

/**
 * gn_about_dialog_open:
 * @widget: in whose window the dialog appears
 * @record: the file
 * @places: (nullable) (array zero-terminated=1): places to choose from with a click
 *
 * Returns: (transfer none): the dialog, already shown
 */
GnAboutDialog *gn_about_dialog_open (GtkWidget *widget, GFile *record, const char *const *places);

G_END_DECLS
