/* pile.c: piles of cards of which only a part is known
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pile.h"

G_STATIC_ASSERT (sizeof (GnLayer) == 6);
G_STATIC_ASSERT (sizeof (GnPile) == 2 + 6 * GN_PILE_LAYERS);

static inline GnLayer
unseen_layer (guint pool,
              guint n)
{
  g_assert (pool < 32 && n <= G_MAXUINT8);
  return (GnLayer) { .card = -1, .n = (guint8) n, .pool = (guint8) pool };
}

static inline GnLayer
known_layer (int       card,
             guint     pool,
             GnViewers seen)
{
  g_assert (pool < 32 && card >= 0 && card <= G_MAXINT16);
  return (GnLayer) { .card = (gint16) card, .n = 1, .pool = (guint8) pool, .seen = seen };
}

static inline gboolean
same_unseen (const GnLayer *a,
             const GnLayer *b)
{
  return a->card < 0 && b->card < 0 && a->pool == b->pool && a->n + b->n <= G_MAXUINT8;
}

static void
remove_layer (GnPile *pile,
              guint   at)
{
  pile->n--;
  memmove (&pile->layer[at], &pile->layer[at + 1], (pile->n - at) * sizeof (GnLayer));
  memset (&pile->layer[pile->n], 0, sizeof (GnLayer));
}

/* Layer @at and the one above it may have become neighbors: merges them if they match. */
static void
close_gap (GnPile *pile,
           guint   at)
{
  if (at > 0 && at < pile->n && same_unseen (&pile->layer[at - 1], &pile->layer[at]))
    {
      pile->layer[at - 1].n += pile->layer[at].n;
      remove_layer (pile, at);
    }
}

guint
gn_pile_size (const GnPile *pile)
{
  guint size = 0;

  GN_FOR_LAYERS (layer, pile)
    size += layer->n;
  return size;
}

guint
gn_pile_unseen (const GnPile *pile,
                guint         pool)
{
  guint n = 0;

  GN_FOR_LAYERS (layer, pile)
    if (layer->card < 0 && layer->pool == pool)
      n += layer->n;
  return n;
}

void
gn_pile_clear (GnPile *pile)
{
  memset (pile, 0, sizeof *pile);
}

void
gn_pile_put_layer_top (GnPile  *pile,
                       GnLayer  layer)
{
  if (layer.n == 0)
    return;

  if (pile->n > 0 && same_unseen (&layer, &pile->layer[0]))
    {
      pile->layer[0].n += layer.n;
      return;
    }

  g_assert (pile->n < GN_PILE_LAYERS);
  memmove (&pile->layer[1], &pile->layer[0], pile->n * sizeof (GnLayer));
  pile->layer[0] = layer;
  pile->n++;
}

void
gn_pile_put_layer_bottom (GnPile  *pile,
                          GnLayer  layer)
{
  if (layer.n == 0)
    return;

  if (pile->n > 0 && same_unseen (&layer, &pile->layer[pile->n - 1]))
    {
      pile->layer[pile->n - 1].n += layer.n;
      return;
    }

  g_assert (pile->n < GN_PILE_LAYERS);
  pile->layer[pile->n++] = layer;
}

void
gn_pile_put_unseen_top (GnPile *pile,
                        guint   pool,
                        guint   n)
{
  gn_pile_put_layer_top (pile, unseen_layer (pool, n));
}

void
gn_pile_put_unseen_bottom (GnPile *pile,
                           guint   pool,
                           guint   n)
{
  gn_pile_put_layer_bottom (pile, unseen_layer (pool, n));
}

void
gn_pile_put_known_top (GnPile    *pile,
                       int        card,
                       guint      pool,
                       GnViewers  seen)
{
  gn_pile_put_layer_top (pile, known_layer (card, pool, seen));
}

void
gn_pile_put_known_bottom (GnPile    *pile,
                          int        card,
                          guint      pool,
                          GnViewers  seen)
{
  gn_pile_put_layer_bottom (pile, known_layer (card, pool, seen));
}

/* Takes one card out of layer @at, as a layer of one. */
static GnLayer
take_from_layer (GnPile *pile,
                 guint   at)
{
  GnLayer one = pile->layer[at];

  one.n = 1;
  pile->layer[at].n--;
  if (pile->layer[at].n == 0)
    {
      remove_layer (pile, at);
      close_gap (pile, at);
    }
  return one;
}

GnLayer
gn_pile_take_top (GnPile *pile)
{
  if (pile->n == 0)
    return (GnLayer) { 0 };

  return take_from_layer (pile, 0);
}

gboolean
gn_pile_take_card (GnPile *pile,
                   int     card,
                   guint   pool)
{
  int best = -1;

  /* Of several copies of a card, take the one that most viewers have seen: the fewest then know about the rest. */
  for (guint i = 0; i < pile->n; i++)
    if (pile->layer[i].card == card
        && (best < 0 || __builtin_popcount (pile->layer[i].seen) > __builtin_popcount (pile->layer[best].seen)))
      best = (int) i;

  for (guint i = 0; i < pile->n && best < 0; i++)
    if (pile->layer[i].card < 0 && pile->layer[i].pool == pool)
      best = (int) i;

  if (best < 0)
    return FALSE;

  take_from_layer (pile, (guint) best);
  return TRUE;
}

int
gn_pile_find (const GnPile *pile,
              int           card)
{
  for (guint i = 0; i < pile->n; i++)
    if (pile->layer[i].card == card && card >= 0)
      return (int) i;

  return -1;
}

void
gn_pile_redact (GnPile *pile,
                int     viewer)
{
  if (viewer == GN_EVERYTHING)
    return;

  GnPile copy = { 0 };

  for (guint i = 0; i < pile->n; i++)
    {
      GnLayer layer = pile->layer[i];
      gboolean seen = layer.seen == GN_ALL_SEE || (viewer >= 0 && (layer.seen & GN_SEES (viewer)));

      if (layer.card >= 0 && !seen)
        layer = unseen_layer (layer.pool, 1);
      /* Who else has looked is not a secret: everyone at the table saw them look. */
      gn_pile_put_layer_bottom (&copy, layer);
    }

  memcpy (pile, &copy, sizeof copy);
}
