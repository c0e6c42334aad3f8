/* gn-teach-form.h: a component written out as printed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "gn-match-table.h"

G_BEGIN_DECLS

/**
 * GnTeachForm:
 * Made from the family's attributes; each may stay open where the game can wait for it. Below the fields stands what
 * it would be. Also used by the page of component sets.
 *
 * Signals: "taught" (JsonNode *component): what was written is as the schema wants it; "cancelled"
 */
#define GN_TYPE_TEACH_FORM (gn_teach_form_get_type ())
G_DECLARE_FINAL_TYPE (GnTeachForm, gn_teach_form, GN, TEACH_FORM, GtkWidget)

GtkWidget *gn_teach_form_new  (void);
/** gn_teach_form_ask: @index: of the component to complete, or -1: a new one */
void       gn_teach_form_ask  (GnTeachForm *self, const GnMatch *match, guint family, int index);
/** gn_teach_form_ask_for: a component of that @id, which the set may not have yet */
void       gn_teach_form_ask_for (GnTeachForm *self, const GnMatch *match, guint family, int index, const char *id);
/** gn_teach_form_get_component: as JSON, (transfer full); NULL with @error while something needed is missing */
JsonNode  *gn_teach_form_get_component (GnTeachForm *self, GError **error);
/** gn_teach_form_hint: where it lies; of what lies in "jewelry-1" the kind is "jewelry" */
void       gn_teach_form_hint (GnTeachForm *self, const char *place);
/** gn_teach_form_grab: focus to the first figure that is to be read off */
void       gn_teach_form_grab (GnTeachForm *self);
gboolean   gn_teach_form_accept (GnTeachForm *self);
/** gn_teach_form_set: writes a field, for tests: @attr's id and a number, or a word of its choices */
gboolean   gn_teach_form_set  (GnTeachForm *self, const char *attr, const char *value);

G_END_DECLS
