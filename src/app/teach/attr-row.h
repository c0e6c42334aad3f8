/* attr-row.h: one thing that is printed on a component, to be chosen or counted
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnAttrRow:
 * Things and small numbers are chips, counts a piece with less and more, the rest fields. What may stay unknown begins
 * so, and a chosen chip that is clicked again is unknown again.
 *
 * Signal: "changed"
 */
#define GN_TYPE_ATTR_ROW (gn_attr_row_get_type ())
G_DECLARE_FINAL_TYPE (GnAttrRow, gn_attr_row, GN, ATTR_ROW, GtkWidget)

/** gn_attr_row_new: @sample: a set that knows effects, or NULL */
GtkWidget    *gn_attr_row_new       (const GnMatch *match, guint family, const GnAttr *attr, const GnSet *sample);
const GnAttr *gn_attr_row_get_attr  (GnAttrRow *self);
/** gn_attr_row_get_value: (transfer full) (nullable): NULL is not known */
JsonNode     *gn_attr_row_get_value (GnAttrRow *self);
/** gn_attr_row_set_value: @value: (nullable): as in a component; without "changed" */
void          gn_attr_row_set_value (GnAttrRow *self, JsonNode *value);
/** gn_attr_row_get_thing: of a thing the value, or -1 */
int           gn_attr_row_get_thing (GnAttrRow *self);
/** gn_attr_row_set_effect: an effect that goes without saying: @word is what it does, or NULL. Returns: it has a figure
 * to be asked for */
gboolean      gn_attr_row_set_effect (GnAttrRow *self, const char *word);
/** gn_attr_row_get_text: the value in words, or NULL; (transfer full) */
char         *gn_attr_row_get_text  (GnAttrRow *self);
/** gn_attr_row_add_effect: of a list of effects: one more; emits "changed" */
void          gn_attr_row_add_effect (GnAttrRow *self, const GnEffectWord *word);

/**
 * gn_attr_row_offer_names: where it lists other components, those that nobody has told yet can be named: they are in
 * the value by the ids of gn_attr_row_get_named()
 */
void       gn_attr_row_offer_names (GnAttrRow *self);
/** gn_attr_row_type_names: names them so; FALSE: none can be named there */
gboolean   gn_attr_row_type_names  (GnAttrRow *self, const char *names);
/** gn_attr_row_get_named: (transfer full) (element-type JsonNode): a component {"id", "name"} for each of them; empty:
 * none.
 * @family: (out): of which */
GPtrArray *gn_attr_row_get_named   (GnAttrRow *self, guint *family);

G_END_DECLS
