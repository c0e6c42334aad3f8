/* entry-form.h: what turned up on the table, told to Gnomon
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "app/teach/teach-form.h"

G_BEGIN_DECLS

/**
 * GnEntryForm:
 * What is owed (a card turned up, a tile bought): picked from what can still be, or written out as printed when the set
 * does not know it yet. Also for what the host carries out.
 *
 * Signals: "done": it was entered
 */
#define GN_TYPE_ENTRY_FORM (gn_entry_form_get_type ())
G_DECLARE_FINAL_TYPE (GnEntryForm, gn_entry_form, GN, ENTRY_FORM, GtkWidget)

GtkWidget  *gn_entry_form_new     (GnTableModel *model);
/** gn_entry_form_refresh: for what is owed now */
void        gn_entry_form_refresh (GnEntryForm *self);
/** gn_entry_form_set_aloud: the words that are read aloud and carried out, above what is entered when that is done;
 * NULL: none */
void        gn_entry_form_set_aloud (GnEntryForm *self, const char *words);
/** gn_entry_form_teach: asks for what is printed on one that is half known (@index), or on the one called @id (-1) */
void        gn_entry_form_teach   (GnEntryForm *self, guint family, int index, const char *id);
/** gn_entry_form_get_taught: the index of what was written out last, or -1 where nobody wanted to */
int         gn_entry_form_get_taught (GnEntryForm *self);
guint       gn_entry_form_get_n_choices (GnEntryForm *self);
void        gn_entry_form_search  (GnEntryForm *self, const char *text);
gboolean    gn_entry_form_grab    (GnEntryForm *self);
/** gn_entry_form_choose: enters the @n-th of what is listed */
gboolean    gn_entry_form_choose  (GnEntryForm *self, guint n);
/** gn_entry_form_get_component: the id of the component that the @n-th choice names, or NULL; (transfer none) */
const char *gn_entry_form_get_component (GnEntryForm *self, guint n);
GnTeachForm *gn_entry_form_get_teach (GnEntryForm *self);

G_END_DECLS
