/* effects-field.h: field for the effects of a card, in words of its game's vocabulary
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/match/match.h"
#include "panels/layout/container.h"
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * GnEffectsField:
 * One line for each effect, with its figures and words and a button that removes it; nested effects (what happens
 * then) are below it. Deeper nesting (choices, tables) is shown and kept but cannot be edited here. The field can
 * record that nothing is printed, if that differs from not knowing.
 *
 * Signal: "changed"
 */
#define GN_TYPE_EFFECTS_FIELD (gn_effects_field_get_type ())
G_DECLARE_FINAL_TYPE (GnEffectsField, gn_effects_field, GN, EFFECTS_FIELD, GnContainer)

GtkWidget *gn_effects_field_new       (const GnAttr *attr);
/** gn_effects_field_get_value: (transfer full) (nullable): NULL if there is none or it is not known; an empty
 * list: nothing is printed */
JsonNode  *gn_effects_field_get_value (GnEffectsField *self);
void       gn_effects_field_set_value (GnEffectsField *self, JsonNode *value);
/** gn_effects_field_get_text: the effects' titles, or NULL; (transfer full) */
char      *gn_effects_field_get_text  (GnEffectsField *self);
/** gn_effects_field_add: adds an effect with default values; emits "changed" */
void       gn_effects_field_add       (GnEffectsField *self, const GnEffectWord *word);
/** gn_effect_word_is_plain: whether it can be edited here: it contains no choices or tables */
gboolean   gn_effect_word_is_plain    (const GnEffectWord *word);

G_END_DECLS
