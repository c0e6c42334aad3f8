/* pile.h: piles of cards of which only a part is known
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

#define GN_PILE_LAYERS 30

/**
 * GnLayer:
 * @card: the value of a card that Gnomon knows, or -1: @n unseen cards of @pool
 * @n: number of cards; 1 for a known card
 * @pool: the pool of the unseen cards (a game numbers its pools); for a known card the pool it came from, so that
 *   redaction can put it back
 * @seen: the seats that have looked at a known card; %GN_ALL_SEE: it lies face up
 */
typedef struct {
  gint16    card;
  guint8    n;
  guint8    pool : 5;
  guint8    unused : 3;
  GnViewers seen;
} GnLayer;

/**
 * GnPile:
 * @n: layers in use
 * @layer: [0] is the top
 *
 * A deck, bag, stack, hand or discard pile. A plain value, copied by assignment; unused layers are zero.
 *
 * Neighboring unseen layers of one pool are merged. Each known card needs a layer of its own. A pile that may hold
 * more than %GN_PILE_LAYERS known cards (an open discard pile) should therefore be stored as counts by card.
 */
typedef struct {
  guint8  n;
  guint8  zero;
  GnLayer layer[GN_PILE_LAYERS];
} GnPile;

/** GN_FOR_LAYERS: a loop over the layers of @pile from the top, as pointers; a block or a statement follows */
#define GN_FOR_LAYERS(layer_, pile) \
  for (__typeof__ ((pile)->layer[0]) *layer_ = (pile)->layer; layer_ < (pile)->layer + (pile)->n; layer_++)

/** gn_pile_size: number of cards in it, known and unseen */
guint    gn_pile_size (const GnPile *pile);
/** gn_pile_unseen: number of unseen cards of @pool in it */
guint    gn_pile_unseen (const GnPile *pile, guint pool);
void     gn_pile_clear (GnPile *pile);

/* Filling a pile. Cards go on the top or under the bottom. */
/** gn_pile_put_unseen_top, gn_pile_put_unseen_bottom: adds @n cards of @pool that nobody has seen */
void     gn_pile_put_unseen_top    (GnPile *pile, guint pool, guint n);
void     gn_pile_put_unseen_bottom (GnPile *pile, guint pool, guint n);
void     gn_pile_put_known_top     (GnPile *pile, int card, guint pool, GnViewers seen);
void     gn_pile_put_known_bottom  (GnPile *pile, int card, guint pool, GnViewers seen);
/** gn_pile_put_layer_top, gn_pile_put_layer_bottom: puts back a layer from gn_pile_take_top() */
void     gn_pile_put_layer_top     (GnPile *pile, GnLayer layer);
void     gn_pile_put_layer_bottom  (GnPile *pile, GnLayer layer);
/** gn_pile_take_top: takes the top card, as a layer of one; n = 0 if the pile is empty */
GnLayer  gn_pile_take_top (GnPile *pile);
/**
 * gn_pile_take_card: takes a known card, or an unseen card of its pool if its place is not known; FALSE if there is
 * neither
 */
gboolean gn_pile_take_card (GnPile *pile, int card, guint pool);
/** gn_pile_find: the index of the layer of a known card, or -1 */
int      gn_pile_find (const GnPile *pile, int card);
/** gn_pile_redact: turns known cards that @viewer has not seen into unseen cards of their pool */
void     gn_pile_redact (GnPile *pile, int viewer);

G_END_DECLS
