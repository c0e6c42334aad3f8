/* effects-field.h: what a card does, in words of its game's vocabulary
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/match/match.h"
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * GnEffectsField:
 * A line an effect: what it is, its figures and words, and a button that takes it away; effects within it (what happens
 * then) stand below it. What nests further (choices, tables) is shown and kept, but not written here. That nothing is
 * printed can be said where that is not the same as not knowing it.
 *
 * Signal: "changed"
 */
#define GN_TYPE_EFFECTS_FIELD (gn_effects_field_get_type ())
G_DECLARE_FINAL_TYPE (GnEffectsField, gn_effects_field, GN, EFFECTS_FIELD, GtkWidget)

GtkWidget *gn_effects_field_new       (const GnAttr *attr);
/** gn_effects_field_get_value: (transfer full) (nullable): NULL is none, or not known; an empty list: nothing is
 * printed */
JsonNode  *gn_effects_field_get_value (GnEffectsField *self);
void       gn_effects_field_set_value (GnEffectsField *self, JsonNode *value);
/** gn_effects_field_get_text: the effects' titles, or NULL; (transfer full) */
char      *gn_effects_field_get_text  (GnEffectsField *self);
/** gn_effects_field_add: another effect, with what is usual; emits "changed" */
void       gn_effects_field_add       (GnEffectsField *self, const GnEffectWord *word);
/** gn_effect_word_is_plain: can it be written here: no choices, no tables nest in it? */
gboolean   gn_effect_word_is_plain    (const GnEffectWord *word);

G_END_DECLS
