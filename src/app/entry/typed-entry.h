/* typed-entry.h: the line in which moves are typed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnTypedEntry:
 * What is typed fills the open form; what is clicked writes the line. Completions open above it and never take the
 * focus; what cannot be done stays among them, with the reason. Tab completes, Enter says it, Esc gives up.
 *
 * Signals: "left": Esc was pressed on an empty line, or something was said: the focus may go back to the table
 */
#define GN_TYPE_TYPED_ENTRY (gn_typed_entry_get_type ())
G_DECLARE_FINAL_TYPE (GnTypedEntry, gn_typed_entry, GN, TYPED_ENTRY, GtkWidget)

void        gn_typed_entry_set_desk (GnTypedEntry *self, GnTableModel *model);
/** gn_typed_entry_begin: takes the focus; @text: (nullable): what was typed already, put before the cursor */
void        gn_typed_entry_begin    (GnTypedEntry *self, const char *text);
/** gn_typed_entry_write: shows what was clicked, without completions */
void        gn_typed_entry_write    (GnTypedEntry *self, const char *text);
const char *gn_typed_entry_get_text (GnTypedEntry *self);
/** gn_typed_entry_has_focus: is somebody typing? */
gboolean    gn_typed_entry_has_focus (GnTypedEntry *self);
/** gn_typed_entry_refresh: after each change of the table */
void        gn_typed_entry_refresh  (GnTypedEntry *self);

/* What its keys do, for tests that cannot press them. */
gboolean    gn_typed_entry_complete (GnTypedEntry *self);
gboolean    gn_typed_entry_enter    (GnTypedEntry *self);
guint       gn_typed_entry_get_n_completions (GnTypedEntry *self);

G_END_DECLS
