/* typed-entry.h: line for typed moves
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
 * Typing fills the open form, and clicks in the form fill the line. Completions open above the line and never take
 * the focus; impossible ones are listed with the reason. Tab completes, Enter makes the move, Esc cancels it.
 *
 * Signals: "left": Esc was pressed on an empty line, or a move was made: the focus may return to the table
 */
#define GN_TYPE_TYPED_ENTRY (gn_typed_entry_get_type ())
G_DECLARE_FINAL_TYPE (GnTypedEntry, gn_typed_entry, GN, TYPED_ENTRY, GtkWidget)

void        gn_typed_entry_set_model (GnTypedEntry *self, GnTableModel *model);
/** gn_typed_entry_begin: takes the focus; @text: (nullable): text typed already, to be inserted before the cursor */
void        gn_typed_entry_begin    (GnTypedEntry *self, const char *text);
/** gn_typed_entry_write: shows the clicked move as text, without completions */
void        gn_typed_entry_write    (GnTypedEntry *self, const char *text);
/** gn_typed_entry_clear: deletes what was typed and is no move. Returns: FALSE if the line is empty */
gboolean    gn_typed_entry_clear    (GnTypedEntry *self);
/** gn_typed_entry_has_focus: whether the line has the focus */
gboolean    gn_typed_entry_has_focus (GnTypedEntry *self);
/** gn_typed_entry_refresh: call after each change of the table */
void        gn_typed_entry_refresh  (GnTypedEntry *self);

/* The effects of its keys, for tests that cannot press keys. */
gboolean    gn_typed_entry_complete (GnTypedEntry *self);
gboolean    gn_typed_entry_enter    (GnTypedEntry *self);

G_END_DECLS
