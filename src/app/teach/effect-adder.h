/* effect-adder.h: choice of an effect to add to a card, and of its list
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
 * GnEffectAdder:
 * For components with lists of effects: a choice of when (one of the family's lists) and what (a word of the
 * vocabulary), and a button that adds it. Empty lists then need no row of their own. Hidden if the family has no such
 * lists.
 *
 * Signal: "add" (const GnAttr *attr, const GnEffectWord *word)
 */
#define GN_TYPE_EFFECT_ADDER (gn_effect_adder_get_type ())
G_DECLARE_FINAL_TYPE (GnEffectAdder, gn_effect_adder, GN, EFFECT_ADDER, GnContainer)

void       gn_effect_adder_set_attrs (GnEffectAdder *self, const GnAttr *attrs);

G_END_DECLS
