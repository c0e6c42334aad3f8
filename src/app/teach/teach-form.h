/* teach-form.h: form for the printed values of a component
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/table/match-table.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnTeachForm:
 * Made from the family's attributes; each may stay open if the game can wait for it. The user clicks the values or
 * types them as read from the card ("gnomunculus 3 diamonds 1 emerald 1"); the resulting component is shown below the
 * fields. The page of component sets uses the form too.
 *
 * Signals: "taught" (JsonNode *component): the component was entered and matches the schema; "cancelled"
 */
#define GN_TYPE_TEACH_FORM (gn_teach_form_get_type ())
G_DECLARE_FINAL_TYPE (GnTeachForm, gn_teach_form, GN, TEACH_FORM, GnContainer)

/** gn_teach_form_ask: @index: the component to complete, or -1 for a new one */
void       gn_teach_form_ask  (GnTeachForm *self, const GnMatch *match, guint family, int index);
/** gn_teach_form_ask_like: asks for a new component that begins with all values of component @like but its picture and
 * its name, which is @name; or empty, if that is NULL or empty */
void       gn_teach_form_ask_like (GnTeachForm *self, const GnMatch *match, guint family, guint like, const char *name);
/** gn_teach_form_ask_for: asks for the component with that @id, which the set may not have yet */
void       gn_teach_form_ask_for (GnTeachForm *self, const GnMatch *match, guint family, int index, const char *id);
/** gn_teach_form_set_needed: @ids: (element-type utf8) (nullable): attributes that the game needs in order to go
 * on. They are marked until entered, and the first is scrolled into view. Valid until the next gn_teach_form_ask() */
void       gn_teach_form_set_needed (GnTeachForm *self, GPtrArray *ids);
/** gn_teach_form_get_component: the component as JSON, (transfer full); NULL with @error while something needed is
 * missing */
JsonNode  *gn_teach_form_get_component (GnTeachForm *self, GError **error);
/** gn_teach_form_settle: records that @attr is sure to be the thing @value, so that the form does not ask for it */
void       gn_teach_form_settle (GnTeachForm *self, const char *attr, gint16 value);
/** gn_teach_form_set_question: the question to the table, instead of "A new card" */
void       gn_teach_form_set_question (GnTeachForm *self, const char *question);
/** gn_teach_form_offer_names: lets the user name listed components that nobody has entered yet; "named" (guint
 * family, JsonNode *component) is emitted for each of them before "taught" */
void       gn_teach_form_offer_names (GnTeachForm *self);
/** gn_teach_form_type: types into the line ("gnomunculus 3 diamonds 1 emerald 1"); the fields follow */
void       gn_teach_form_type (GnTeachForm *self, const char *text);
/** gn_teach_form_grab: focuses the first figure to read off */
void       gn_teach_form_grab (GnTeachForm *self);
gboolean   gn_teach_form_accept (GnTeachForm *self);
/** gn_teach_form_refuse: says in the form why what was entered is not taken */
void       gn_teach_form_refuse (GnTeachForm *self, const char *why);

G_END_DECLS
