/* effect-adder.h: which effect a card has, and in which of its places
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * GnEffectAdder:
 * For components with lists of effects: when (one of the family's lists), what (a word of the vocabulary), and a button
 * that adds it. Lists that are empty need no line of their own that way. Not to be seen where a family has none.
 *
 * Signal: "add" (const GnAttr *attr, const GnEffectWord *word)
 */
#define GN_TYPE_EFFECT_ADDER (gn_effect_adder_get_type ())
G_DECLARE_FINAL_TYPE (GnEffectAdder, gn_effect_adder, GN, EFFECT_ADDER, GtkWidget)

void       gn_effect_adder_set_attrs (GnEffectAdder *self, const GnAttr *attrs);

G_END_DECLS
