/* test-pile.c: piles against a plain list of cards, by random operations
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/pile.h"
#include "core/base/rng.h"

#define POOLS 3

/* The same knowledge without any cleverness: one entry a card, the top first. */
typedef struct {
  int       card;  /* -1: unseen */
  guint     pool;
  GnViewers seen;
} Card;

typedef struct {
  guint n;
  Card  card[512];
} Plain;

static void
plain_insert (Plain *plain,
              guint  at,
              Card   card)
{
  memmove (&plain->card[at + 1], &plain->card[at], (plain->n - at) * sizeof (Card));
  plain->card[at] = card;
  plain->n++;
}

static void
plain_remove (Plain *plain,
              guint  at)
{
  plain->n--;
  memmove (&plain->card[at], &plain->card[at + 1], (plain->n - at) * sizeof (Card));
}

static void
assert_same (const GnPile *pile,
             const Plain  *plain)
{
  guint at = 0, unseen[POOLS] = { 0 };
  GnPile built = { 0 };

  for (guint i = 0; i < pile->n; i++)
    {
      const GnLayer *layer = &pile->layer[i];

      g_assert_cmpuint (layer->n, >, 0);
      g_assert_true (layer->card < 0 || layer->n == 1);
      g_assert_true (layer->card >= 0 || layer->seen == 0);
      for (guint k = 0; k < layer->n; k++, at++)
        {
          g_assert_cmpuint (at, <, plain->n);
          g_assert_cmpint (layer->card, ==, plain->card[at].card);
          g_assert_cmpuint (layer->pool, ==, plain->card[at].pool);
          g_assert_cmpuint (layer->seen, ==, plain->card[at].seen);
        }
    }
  g_assert_cmpuint (at, ==, plain->n);
  g_assert_cmpuint (gn_pile_size (pile), ==, plain->n);

  for (guint i = 0; i < plain->n; i++)
    if (plain->card[i].card < 0)
      unseen[plain->card[i].pool]++;
  for (guint pool = 0; pool < POOLS; pool++)
    g_assert_cmpuint (gn_pile_unseen (pile, pool), ==, unseen[pool]);

  /* Equal piles are equal bytes, however they came about. */
  for (guint i = 0; i < plain->n; i++)
    if (plain->card[i].card < 0)
      gn_pile_put_unseen_bottom (&built, plain->card[i].pool, 1);
    else
      gn_pile_put_known_bottom (&built, plain->card[i].card, plain->card[i].pool, plain->card[i].seen);
  g_assert_cmpmem (pile, sizeof *pile, &built, sizeof built);
}

static int
plain_find_to_take (const Plain *plain,
                    int          card,
                    guint        pool)
{
  int best = -1;

  for (guint i = 0; i < plain->n; i++)
    if (plain->card[i].card == card
        && (best < 0 || __builtin_popcount (plain->card[i].seen) > __builtin_popcount (plain->card[best].seen)))
      best = (int) i;
  for (guint i = 0; i < plain->n && best < 0; i++)
    if (plain->card[i].card < 0 && plain->card[i].pool == pool)
      best = (int) i;
  return best;
}

static void
one_operation (GnStream *stream,
               GnPile   *pile,
               Plain    *plain)
{
  guint pool = gn_stream_below (stream, POOLS);
  int card = (int) gn_stream_below (stream, 8);
  GnViewers seen = (GnViewers[]) { 0, 1, 2, 5, 15, 0xff, 0x900, GN_ALL_SEE }[gn_stream_below (stream, 8)];
  gboolean room = pile->n + 1 < GN_PILE_LAYERS && plain->n < 200;
  gboolean top = gn_stream_below (stream, 2);

  switch (gn_stream_below (stream, 8))
    {
    case 0:
    case 1:
      if (room)
        {
          guint n = 1 + gn_stream_below (stream, 5);

          (top ? gn_pile_put_unseen_top : gn_pile_put_unseen_bottom) (pile, pool, n);
          for (guint i = 0; i < n; i++)
            plain_insert (plain, top ? 0 : plain->n, (Card) { -1, pool, 0 });
        }
      break;

    case 2:
    case 3:
      if (room)
        {
          (top ? gn_pile_put_known_top : gn_pile_put_known_bottom) (pile, card, pool, seen);
          plain_insert (plain, top ? 0 : plain->n, (Card) { card, pool, seen });
        }
      break;

    case 4:
      {
        GnLayer layer = gn_pile_take_top (pile);

        g_assert_cmpuint (layer.n, ==, plain->n > 0);
        if (plain->n > 0)
          {
            g_assert_cmpint (layer.card, ==, plain->card[0].card);
            g_assert_cmpuint (layer.pool, ==, plain->card[0].pool);
            plain_remove (plain, 0);
          }
      }
      break;

    case 5:
    case 6:
      {
        int at = plain_find_to_take (plain, card, pool);

        g_assert_cmpint (gn_pile_take_card (pile, card, pool), ==, at >= 0);
        if (at >= 0)
          plain_remove (plain, (guint) at);
        g_assert_cmpint (gn_pile_find (pile, card) >= 0, ==,
                         plain_find_to_take (plain, card, G_MAXUINT) >= 0);
      }
      break;

    default:
      if (plain->n > 0)
        {
          /* From top to bottom, as the layer it is. */
          Card moved = plain->card[0];

          gn_pile_put_layer_bottom (pile, gn_pile_take_top (pile));
          plain_remove (plain, 0);
          plain_insert (plain, plain->n, moved);
        }
    }
}

static void
assert_redacts (const GnPile *pile,
                const Plain  *plain,
                int           viewer)
{
  GnPile copy = *pile, again;
  Plain hidden = *plain;

  for (guint i = 0; i < hidden.n; i++)
    {
      gboolean may = viewer == GN_EVERYTHING || hidden.card[i].seen == GN_ALL_SEE
                     || (viewer >= 0 && (hidden.card[i].seen >> viewer & 1));

      if (!may)
        hidden.card[i] = (Card) { -1, hidden.card[i].pool, 0 };
    }

  gn_pile_redact (&copy, viewer);
  assert_same (&copy, &hidden);
  again = copy;
  gn_pile_redact (&again, viewer);
  g_assert_cmpmem (&copy, sizeof copy, &again, sizeof again);
}

static void
test_random_operations (void)
{
  guint rounds = g_getenv ("GNOMON_LONG") ? 2000 : 50;

  for (guint seed = 0; seed < rounds; seed++)
    {
      GnStream stream;
      GnPile pile = { 0 };
      Plain plain = { 0 };

      gn_stream_init (&stream, seed);
      for (guint i = 0; i < 400; i++)
        {
          one_operation (&stream, &pile, &plain);
          assert_same (&pile, &plain);
          if (i % 8 == 0)
            for (int viewer = GN_EVERYTHING; viewer < GN_MAX_SEATS; viewer++)
              assert_redacts (&pile, &plain, viewer);
        }
    }
}

/* What the app knows and what the box shows look alike to who has seen neither. */
static void
test_redaction_is_the_box (void)
{
  GnPile app = { 0 }, box = { 0 };

  gn_pile_put_unseen_bottom (&app, 1, 4);
  gn_pile_put_known_bottom (&app, 9, 1, GN_SEES (2));
  gn_pile_put_unseen_bottom (&app, 1, 3);
  gn_pile_put_known_bottom (&app, 4, 0, GN_ALL_SEE);

  gn_pile_put_unseen_bottom (&box, 1, 8);
  gn_pile_put_known_bottom (&box, 4, 0, GN_ALL_SEE);

  GnPile owner = app;

  gn_pile_redact (&owner, 2);
  g_assert_cmpmem (&owner, sizeof owner, &app, sizeof app);
  gn_pile_redact (&app, GN_PUBLIC);
  g_assert_cmpmem (&app, sizeof app, &box, sizeof box);
}

static void
test_large (void)
{
  GnPile pile = { 0 };

  /* More than one layer's count holds. */
  for (guint i = 0; i < 300; i++)
    gn_pile_put_unseen_top (&pile, 0, 1);
  g_assert_cmpuint (gn_pile_size (&pile), ==, 300);
  for (guint i = 0; i < 300; i++)
    g_assert_cmpuint (gn_pile_take_top (&pile).n, ==, 1);
  g_assert_cmpuint (gn_pile_take_top (&pile).n, ==, 0);

  GnPile empty = { 0 };
  g_assert_cmpmem (&pile, sizeof pile, &empty, sizeof empty);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pile/random-operations", test_random_operations);
  g_test_add_func ("/pile/redaction-is-the-box", test_redaction_is_the_box);
  g_test_add_func ("/pile/large", test_large);
  return g_test_run ();
}
