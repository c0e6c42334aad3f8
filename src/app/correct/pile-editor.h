/* pile-editor.h: what lies in a pile, layer by layer
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/match/match.h"
#include "core/game/pile.h"

G_BEGIN_DECLS

/**
 * GnPileEditor:
 * The layers of a deck, a hand or a discard from the top: how many unseen cards, which known ones. Cards are named,
 * moved, taken away and added; an unseen one that is named was one of its layer.
 *
 * Signals: "changed": by hand
 */
#define GN_TYPE_PILE_EDITOR (gn_pile_editor_get_type ())
G_DECLARE_FINAL_TYPE (GnPileEditor, gn_pile_editor, GN, PILE_EDITOR, GtkBox)

/** gn_pile_editor_new: @seen: who sees a card that is named here; @pool: whose unseen cards come into an empty pile */
GtkWidget *
gn_pile_editor_new (const GnMatch *match, const GnField *field, const GnPile *pile, GnViewers seen, guint pool);
GnPile     gn_pile_editor_get_pile (GnPileEditor *self);

G_END_DECLS
