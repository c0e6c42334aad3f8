/* deck.h: a face-down pile that shows how many cards it has
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "space.h"

G_BEGIN_DECLS

#define GN_TYPE_DECK (gn_deck_get_type ())
G_DECLARE_FINAL_TYPE (GnDeck, gn_deck, GN, DECK, GnSpace)

/** gn_deck_new: @back: the piece for its back; @size: of that piece */
GtkWidget *gn_deck_new (const char *back, int size);
/** gn_deck_set: @count: the number of cards; @caption: below the pile ("top II"), or NULL */
void       gn_deck_set (GnDeck *self, int count, const char *caption);

G_END_DECLS
