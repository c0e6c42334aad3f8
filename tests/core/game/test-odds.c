/* test-odds.c: chances against plain counting
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/odds.h"

#define assert_odds(p, x, y) \
  G_STMT_START { \
    GnOdds p_ = (p); \
    g_assert_cmpuint (p_.a, ==, (x)); \
    g_assert_cmpuint (p_.b, ==, (y)); \
    g_assert_false (p_.about); \
  } G_STMT_END

static void
test_fractions (void)
{
  assert_odds (gn_odds (6, 16), 3, 8);
  assert_odds (gn_odds (0, 16), 0, 1);
  assert_odds (gn_odds (5, 0), 0, 1);
  assert_odds (gn_odds_and (gn_odds (1, 6), gn_odds (3, 4)), 1, 8);
  assert_odds (gn_odds_or (gn_odds (1, 6), gn_odds (1, 3)), 1, 2);
  assert_odds (gn_odds_or (gn_odds (1, 2), gn_odds (1, 2)), 1, 1);
  g_assert_cmpfloat (gn_odds_value (gn_odds (3, 8)), ==, 0.375);
}

/* Where 64 bits do not hold the fraction it says so, and is near. */
static void
test_fractions_large (void)
{
  GnOdds p = gn_odds (G_MAXUINT64 - 58, G_MAXUINT64);
  GnOdds q = gn_odds_and (p, gn_odds (1, 3));

  g_assert_true (q.about);
  g_assert_cmpfloat_with_epsilon (gn_odds_value (q), 1.0 / 3.0, 1e-12);

  GnOdds half = gn_odds (G_MAXUINT64 / 2, G_MAXUINT64);
  GnOdds sum = gn_odds_or (half, gn_odds (1, G_MAXUINT64 - 1));

  g_assert_true (sum.about);
  g_assert_cmpfloat_with_epsilon (gn_odds_value (sum), 0.5, 1e-12);

  /* What follows from something near is near, whichever it comes to first. */
  g_assert_true (gn_odds_and (sum, gn_odds (1, 2)).about && gn_odds_and (gn_odds (1, 2), sum).about);
  g_assert_true (gn_odds_or (sum, gn_odds (1, 4)).about && gn_odds_or (gn_odds (1, 4), sum).about);
  g_assert_cmpfloat (gn_odds_value ((GnOdds) { 0 }), ==, 0);

  /* Large on the way, small in the end: exact. */
  assert_odds (gn_odds_and (gn_odds (G_MAXUINT64 - 1, G_MAXUINT64), gn_odds (G_MAXUINT64, G_MAXUINT64 - 1)), 1, 1);
}

static void
test_choose (void)
{
  guint64 row[63] = { 1 };

  /* Pascal's triangle. */
  for (guint n = 0; n <= 62; n++)
    {
      for (guint k = 0; k <= n; k++)
        {
          gboolean about = FALSE;

          g_assert_cmpuint (gn_odds_choose (n, k, &about), ==, row[k]);
          g_assert_false (about);
        }
      for (guint k = MIN (n + 1, 62); k > 0; k--)
        row[k] += row[k - 1];
    }

  gboolean about = FALSE;

  g_assert_cmpuint (gn_odds_choose (3, 4, &about), ==, 0);
  g_assert_cmpuint (gn_odds_choose (240, 3, &about), ==, 2275280);
  g_assert_false (about);
  g_assert_cmpuint (gn_odds_choose (240, 120, &about), ==, G_MAXUINT64);
  g_assert_true (about);
}

static guint64
divisor (guint64 a,
         guint64 b)
{
  return b == 0 ? a : divisor (b, a % b);
}

/* Every hand of every small deck, one by one. */
static void
test_draw_enumerated (void)
{
  for (guint all = 1; all <= 11; all++)
    for (guint good = 0; good <= all; good++)
      for (guint draws = 0; draws <= all; draws++)
        for (guint wanted = 0; wanted <= draws + 1; wanted++)
          {
            guint64 hits = 0, cases = 0;

            for (guint hand = 0; hand < 1u << all; hand++)
              if ((guint) __builtin_popcount (hand) == draws)
                {
                  cases++;
                  hits += (guint) __builtin_popcount (hand & ((1u << good) - 1)) >= wanted;
                }

            guint64 common = divisor (hits, cases);

            assert_odds (gn_odds_draw (all, good, draws, wanted), hits / common, cases / common);
          }
}

static void
test_draw_large (void)
{
  /* 3 of 240 wanted, 6 drawn: 1 − (237 over 6) / (240 over 6), in lowest terms. */
  GnOdds p = gn_odds_draw (240, 3, 6, 1);
  double none = 1.0;

  for (guint i = 0; i < 6; i++)
    none *= (237.0 - i) / (240.0 - i);
  g_assert_false (p.about);
  g_assert_cmpfloat_with_epsilon (gn_odds_value (p), 1.0 - none, 1e-12);

  /* Half of a large deck: 240 over 120 fits nowhere, the chance of at least half is still near. */
  p = gn_odds_draw (240, 120, 120, 60);
  g_assert_true (p.about);
  g_assert_cmpfloat_with_epsilon (gn_odds_value (p), 0.5514, 0.001);
  g_assert_cmpfloat_with_epsilon (gn_odds_value (p) + gn_odds_value (gn_odds_draw (240, 120, 120, 61)), 1.0, 0.0001);
}

static void
assert_text (GnOdds      p,
             const char *expected)
{
  g_autofree char *text = gn_odds_text (p);

  g_assert_cmpstr (text, ==, expected);
}

/* As few numbers as fit in a small place, where the share alone says less. */
static void
test_cases (void)
{
  static const struct { GnOdds p; const char *cases; } few[] = {
    { { 3, 8, FALSE }, "3/8" }, { { 1, 9999, FALSE }, "1/9999" }, { { 1, 10000, FALSE }, NULL }, { { 3, 8, TRUE }, NULL },
    { { 0, 8, FALSE }, NULL }, { { 8, 8, FALSE }, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (few); i++)
    {
      g_autofree char *cases = gn_odds_cases (few[i].p);

      g_assert_cmpstr (cases, ==, few[i].cases);
    }
}

static void
test_text (void)
{
  assert_text (gn_odds (0, 5), "never");
  assert_text (gn_odds (5, 5), "certain");
  assert_text (gn_odds (3, 8), "37.5% (3 of 8)");
  assert_text (gn_odds (1, 100000), "0.1%");
  assert_text (gn_odds (4999, 5000), "99.9% (4999 of 5000)");
  assert_text ((GnOdds) { 1, 3, TRUE }, "about 33.3%");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/odds/fractions", test_fractions);
  g_test_add_func ("/odds/fractions-large", test_fractions_large);
  g_test_add_func ("/odds/choose", test_choose);
  g_test_add_func ("/odds/draw-enumerated", test_draw_enumerated);
  g_test_add_func ("/odds/draw-large", test_draw_large);
  g_test_add_func ("/odds/cases", test_cases);
  g_test_add_func ("/odds/text", test_text);
  return g_test_run ();
}
