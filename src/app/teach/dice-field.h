/* dice-field.h: field for a number, dice or nothing, as printed on a card
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnDiceField:
 * Takes "12", "2d6+1" or "none", typed or by clicking dice; a second click on a die counts it twice. An empty field
 * is an unknown value, or nothing if the value is optional.
 *
 * Signal: "changed"
 */
#define GN_TYPE_DICE_FIELD (gn_dice_field_get_type ())
G_DECLARE_FINAL_TYPE (GnDiceField, gn_dice_field, GN, DICE_FIELD, GnContainer)

/** gn_dice_field_new: @name: accessible name; @none: offer "none" as a choice */
GtkWidget *gn_dice_field_new       (const char *name, gboolean none);
/** gn_dice_field_get_value: (transfer full) (nullable): NULL if empty */
JsonNode  *gn_dice_field_get_value (GnDiceField *self);
void       gn_dice_field_set_value (GnDiceField *self, JsonNode *value);
/** gn_dice_field_get_text: the text shown, or NULL; (transfer full) */
char      *gn_dice_field_get_text  (GnDiceField *self);

G_END_DECLS
