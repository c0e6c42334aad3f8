/* entry-form.h: form that records what turned up on the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "app/teach/teach-form.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnEntryForm:
 * Records an owed result (a card turned up, a tile bought). The user picks it from all that is still possible, or
 * enters its printed values if the set does not know it yet. Also used for moves of the host.
 *
 * Signals: "done": the result was entered
 */
#define GN_TYPE_ENTRY_FORM (gn_entry_form_get_type ())
G_DECLARE_FINAL_TYPE (GnEntryForm, gn_entry_form, GN, ENTRY_FORM, GnContainer)

GtkWidget  *gn_entry_form_new     (GnTableModel *model);
/** gn_entry_form_refresh: updates the form for the result owed now */
void        gn_entry_form_refresh (GnEntryForm *self);
/** gn_entry_form_set_aloud: sets the text that is read aloud and carried out, shown above the choices; NULL: none */
void        gn_entry_form_set_aloud (GnEntryForm *self, const char *words);
/** gn_entry_form_teach: asks for the printed values of a partly known component (@index), or of the one called @id
 * (@index -1) */
void        gn_entry_form_teach   (GnEntryForm *self, guint family, int index, const char *id);
/** gn_entry_form_get_taught: the index of the last component taught, or -1 if none was wanted */
int         gn_entry_form_get_taught (GnEntryForm *self);
gboolean    gn_entry_form_grab    (GnEntryForm *self);
/** gn_entry_form_choose: enters the @n-th choice in the list */
gboolean    gn_entry_form_choose  (GnEntryForm *self, guint n);
GnTeachForm *gn_entry_form_get_teach (GnEntryForm *self);

G_END_DECLS
