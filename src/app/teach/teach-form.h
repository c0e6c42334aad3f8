/* teach-form.h: a component written out as printed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnTeachForm:
 * Made from the family's attributes; each may stay open where the game can wait for it. It is clicked together or typed
 * as it is read aloud
 * ("gnomunculus 3 diamonds 1 emerald 1"); below the fields stands what it would be. Also used by the page of component
 * sets.
 *
 * Signals: "taught" (JsonNode *component): what was written is as the schema wants it; "cancelled"
 */
#define GN_TYPE_TEACH_FORM (gn_teach_form_get_type ())
G_DECLARE_FINAL_TYPE (GnTeachForm, gn_teach_form, GN, TEACH_FORM, GtkWidget)

/** gn_teach_form_ask: @index: of the component to complete, or -1: a new one */
void       gn_teach_form_ask  (GnTeachForm *self, const GnMatch *match, guint family, int index);
/** gn_teach_form_ask_for: a component of that @id, which the set may not have yet */
void       gn_teach_form_ask_for (GnTeachForm *self, const GnMatch *match, guint family, int index, const char *id);
/** gn_teach_form_set_needed: @ids: (element-type utf8) (nullable): attributes without which nothing goes on: marked
 * till they are told, the first of them in sight. Until the next gn_teach_form_ask() */
void       gn_teach_form_set_needed (GnTeachForm *self, GPtrArray *ids);
/** gn_teach_form_get_component: as JSON, (transfer full); NULL with @error while something needed is missing */
JsonNode  *gn_teach_form_get_component (GnTeachForm *self, GError **error);
/** gn_teach_form_settle: it is sure to have the thing @value as @attr: that is not asked for */
void       gn_teach_form_settle (GnTeachForm *self, const char *attr, gint16 value);
/** gn_teach_form_set_question: what the table is asked, in place of "A new card" */
void       gn_teach_form_set_question (GnTeachForm *self, const char *question);
/** gn_teach_form_offer_names: other components that it lists may be named that nobody has told yet: "named" (guint
 * family, JsonNode *component) is emitted for each of them before "taught" */
void       gn_teach_form_offer_names (GnTeachForm *self);
/** gn_teach_form_type: what is typed in the line ("gnomunculus 3 diamonds 1 emerald 1"); the fields follow */
void       gn_teach_form_type (GnTeachForm *self, const char *text);
/** gn_teach_form_grab: focus to the first figure that is to be read off */
void       gn_teach_form_grab (GnTeachForm *self);
gboolean   gn_teach_form_accept (GnTeachForm *self);
/** gn_teach_form_set: writes a field, for tests: @attr's id ("cost.ruby") and a number, or a word of its choices; NULL:
 * not known */
gboolean   gn_teach_form_set  (GnTeachForm *self, const char *attr, const char *value);

G_END_DECLS
