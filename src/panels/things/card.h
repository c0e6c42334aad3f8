/* card.h: a card on the table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "space.h"

G_BEGIN_DECLS

/**
 * GnCard:
 *
 * From top to bottom: a row for its price, the picture with its points on a shield, its name, its effect, and a
 * foot that shows whether it is available. Without a picture it is an empty place.
 */
#define GN_TYPE_CARD (gn_card_get_type ())
G_DECLARE_FINAL_TYPE (GnCard, gn_card, GN, CARD, GnSpace)

/** gn_card_new: @width, @height: -1: as the content needs */
GtkWidget *gn_card_new        (int width, int height);
/** gn_card_set_art: @piece: NULL: an empty place; @size: a minimum, the picture grows with the card; @back: the
 * card is face down */
void       gn_card_set_art    (GnCard *self, const char *piece, int size, gboolean back);
/** gn_card_set_points: -1: none, -2: unknown */
void       gn_card_set_points (GnCard *self, int points);
void       gn_card_set_words  (GnCard *self, const char *title, const char *note);
/** gn_card_get_head, gn_card_get_foot: boxes for the panel to fill; (transfer none) */
GtkWidget *gn_card_get_head   (GnCard *self);
GtkWidget *gn_card_get_foot   (GnCard *self);

G_END_DECLS
