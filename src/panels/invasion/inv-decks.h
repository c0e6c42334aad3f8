/* inv-decks.h: the boon decks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "inv-scene.h"

G_BEGIN_DECLS

#define INV_TYPE_DECKS_VIEW (inv_decks_view_get_type ())
G_DECLARE_FINAL_TYPE (InvDecksView, inv_decks_view, INV, DECKS_VIEW, GnContainer)

void       inv_decks_view_update (InvDecksView *self, const InvScene *scene, gboolean news);
/** inv_decks_view_get_deck: the start of flights; (transfer none) */
GtkWidget *inv_decks_view_get_deck (InvDecksView *self, int deck);

G_END_DECLS
