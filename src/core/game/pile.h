/* pile.h: what is known of a pile
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
 * @card: the value of a card the program knows, or -1: @n unseen cards of @pool
 * @pool: which pool the unseen cards are of (a game numbers its pools); for a known card the pool it came from, so
 *   that redaction can put it back
 * @n: how many; 1 for a known card
 * @seen: the seats that have looked at a known card; %GN_ALL_SEE: it lies open
 */
typedef struct {
  gint16    card;
  guint8    n;
  guint8    pool : 5;
  guint8    unused : 3;
  GnViewers seen;
  guint8    zero;  /* named, so that equal piles are equal bytes */
} GnLayer;

/**
 * GnPile:
 * @n: layers in use
 * @layer: [0] is the top
 *
 * A deck, bag, stack, hand or discard. A plain value: copied by assignment; unused layers are zero.
 * Neighbouring unseen layers of one pool are one layer. A known card takes a layer of its own, so a pile
 * that may hold more than %GN_PILE_LAYERS known cards (an open discard) is kept as counts by card instead.
 */
typedef struct {
  guint8  n;
  guint8  zero;
  GnLayer layer[GN_PILE_LAYERS];
} GnPile;

/** gn_pile_size: cards in it, known and unseen */
guint    gn_pile_size (const GnPile *pile);
/** gn_pile_unseen: how many unseen cards of @pool lie in it */
guint    gn_pile_unseen (const GnPile *pile, guint pool);
void     gn_pile_clear (GnPile *pile);

/* Building. Cards go onto the top or under the bottom. */
/** gn_pile_put_unseen_top, gn_pile_put_unseen_bottom: @n cards of @pool that nobody has seen */
void     gn_pile_put_unseen_top    (GnPile *pile, guint pool, guint n);
void     gn_pile_put_unseen_bottom (GnPile *pile, guint pool, guint n);
void     gn_pile_put_known_top     (GnPile *pile, int card, guint pool, GnViewers seen);
void     gn_pile_put_known_bottom  (GnPile *pile, int card, guint pool, GnViewers seen);
/** gn_pile_put_layer_bottom / _top: moves what gn_pile_take_top() gave */
void     gn_pile_put_layer_top     (GnPile *pile, GnLayer layer);
void     gn_pile_put_layer_bottom  (GnPile *pile, GnLayer layer);
/** gn_pile_take_top: the top card, as a layer of one; n = 0 from an empty pile */
GnLayer  gn_pile_take_top (GnPile *pile);
/** gn_pile_take_card: a known card, or one unseen of its pool where it is not known; FALSE if neither lies there */
gboolean gn_pile_take_card (GnPile *pile, int card, guint pool);
/** gn_pile_find: index of the layer of a known card, or -1 */
int      gn_pile_find (const GnPile *pile, int card);
/** gn_pile_shuffle: all known cards go back into their pools: one layer a pool; where several pools lie in it they
 * must be joined by the game (@joined: the pool that all become) */
void     gn_pile_shuffle (GnPile *pile, guint joined);
/** gn_pile_redact: known cards that @viewer has not seen become unseen ones of their pool */
void     gn_pile_redact (GnPile *pile, int viewer);

G_END_DECLS
