/* pile-editor.h: editor for the contents of a pile, layer by layer
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
 * Lists the layers of a deck, a hand or a discard pile from the top: how many unseen cards, and which known ones. The
 * user names, moves, removes and adds cards. Naming an unseen card takes it from the unseen cards of its layer.
 *
 * Signals: "changed": the user changed the pile
 */
#define GN_TYPE_PILE_EDITOR (gn_pile_editor_get_type ())
G_DECLARE_FINAL_TYPE (GnPileEditor, gn_pile_editor, GN, PILE_EDITOR, GtkBox)

/** gn_pile_editor_new: @seen: the viewers who see a card that is named here; @pool: the pool that unseen cards
 * added to an empty pile come from */
GtkWidget *
gn_pile_editor_new (const GnMatch *match, const GnField *field, const GnPile *pile, GnViewers seen, guint pool);
GnPile     gn_pile_editor_get_pile (GnPileEditor *self);

G_END_DECLS
