/* attr-row.h: row for one printed attribute of a component, to choose or count
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/match/match.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnAttrRow:
 * Shows things and small numbers as chips, counts as a piece with less and more buttons, and everything else as a
 * field. A value that may stay unknown begins unknown; a second click on the chosen chip makes it unknown again.
 *
 * Signal: "changed"
 */
#define GN_TYPE_ATTR_ROW (gn_attr_row_get_type ())
G_DECLARE_FINAL_TYPE (GnAttrRow, gn_attr_row, GN, ATTR_ROW, GnContainer)

/** gn_attr_row_new: @sample: a set with known effects, or NULL */
GtkWidget    *gn_attr_row_new       (const GnMatch *match, guint family, const GnAttr *attr, const GnSet *sample);
const GnAttr *gn_attr_row_get_attr  (GnAttrRow *self);
/** gn_attr_row_get_value: (transfer full) (nullable): NULL if it is not known */
JsonNode     *gn_attr_row_get_value (GnAttrRow *self);
/** gn_attr_row_set_value: @value: (nullable): in the form of a component; does not emit "changed" */
void          gn_attr_row_set_value (GnAttrRow *self, JsonNode *value);
/** gn_attr_row_get_thing: the value of a thing, or -1 */
int           gn_attr_row_get_thing (GnAttrRow *self);
/** gn_attr_row_set_effect: sets an effect that needs no choice; @word: the effect, or NULL. Returns: whether its
 * figure has to be asked for */
gboolean      gn_attr_row_set_effect (GnAttrRow *self, const char *word);
/** gn_attr_row_get_problem: why what is typed there is no value, in a sentence, or NULL; (transfer full) */
char         *gn_attr_row_get_problem (GnAttrRow *self);
/** gn_attr_row_get_text: the value in words, or NULL; (transfer full) */
char         *gn_attr_row_get_text  (GnAttrRow *self);
/** gn_attr_row_add_effect: adds an effect to a list of effects; emits "changed" */
void          gn_attr_row_add_effect (GnAttrRow *self, const GnEffectWord *word);

/** gn_attr_row_take_picture: makes the picture in @file the value; FALSE with a sentence in @error */
gboolean      gn_attr_row_take_picture (GnAttrRow *self, GFile *file, GError **error);

/**
 * gn_attr_row_offer_names: lets the user name components that nobody has entered yet, if the row lists other
 * components; the value has them under the ids of gn_attr_row_get_named()
 */
void       gn_attr_row_offer_names (GnAttrRow *self);
/** gn_attr_row_type_names: enters these names; FALSE if the row does not take names */
gboolean   gn_attr_row_type_names  (GnAttrRow *self, const char *names);
/** gn_attr_row_get_named: (transfer full) (element-type JsonNode): a component {"id", "name"} for each new name;
 * empty: none. @family: (out): their family */
GPtrArray *gn_attr_row_get_named   (GnAttrRow *self, guint *family);

G_END_DECLS
