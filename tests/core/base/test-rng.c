/* test-rng.c: the generator's known answers, evenness, seeds as hex
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/rng.h"

/* Philox2x64-10 by its authors' published vectors: zeros, ones, the digits of pi. */
static void
test_known_answers (void)
{
  static const struct { guint64 counter[2], key, out[2]; } cases[] = {
    { { 0, 0 }, 0, { 0xca00a0459843d731, 0x66c24222c9a845b5 } },
    { { G_MAXUINT64, G_MAXUINT64 }, G_MAXUINT64, { 0x65b021d60cd8310f, 0x4d02f3222f86df20 } },
    { { 0x243f6a8885a308d3, 0x13198a2e03707344 }, 0xa4093822299f31d0, { 0x0a5e742c2997341c, 0xb0f883d38000de5d } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      guint64 out[2];

      gn_rng_philox (cases[i].counter, cases[i].key, out);
      g_assert_cmphex (out[0], ==, cases[i].out[0]);
      g_assert_cmphex (out[1], ==, cases[i].out[1]);
    }
}

/* What a seed deals is part of no file, but a table that takes a draw back after an update of the program must
 * get the same again: these numbers may never change. */
static void
test_draws_stay (void)
{
  static const guint64 expected[] = { 200, 16, 232, 213, 73, 211, 157, 134 };
  guint8 seed[16];

  g_assert_true (gn_rng_seed_from_hex (seed, "000102030405060708090a0b0c0d0e0f"));
  for (guint k = 0; k < G_N_ELEMENTS (expected); k++)
    g_assert_cmpuint (gn_rng_draw (seed, 3, k, 240), ==, expected[k]);

  /* In any order, as often as one likes. */
  for (int k = G_N_ELEMENTS (expected) - 1; k >= 0; k--)
    g_assert_cmpuint (gn_rng_draw (seed, 3, (guint) k, 240), ==, expected[k]);
}

/* Chi-squared over 200,000 draws: far beyond what chance does would be an error. */
static void
test_even (void)
{
  static const guint totals[] = { 2, 6, 7, 35, 240 };
  guint8 seed[16] = { 42 };

  for (guint t = 0; t < G_N_ELEMENTS (totals); t++)
    {
      guint total = totals[t];
      const guint draws = 200000;
      guint count[240] = { 0 };
      double expected = (double) draws / total, chi = 0.0;

      for (guint k = 0; k < draws; k++)
        {
          guint64 value = gn_rng_draw (seed, t, k, total);

          g_assert_cmpuint (value, <, total);
          count[value]++;
        }
      for (guint i = 0; i < total; i++)
        chi += (count[i] - expected) * (count[i] - expected) / expected;

      /* Mean total − 1, deviation √(2 (total − 1)): six deviations and a little for the small totals. */
      g_assert_cmpfloat (chi, <, total - 1 + 6.0 * 1.5 * total / 2.0 + 20.0);
    }
}

/* Totals just above a power of two reject most often; totals near 2^64 must end and stay below. */
static void
test_large_totals (void)
{
  static const guint64 totals[] = { 1, (G_GUINT64_CONSTANT (1) << 63) + 1, G_MAXUINT64, G_MAXUINT64 - 1,
                                    G_GUINT64_CONSTANT (1) << 32 };
  guint8 seed[16] = { 7, 7, 7 };

  for (guint t = 0; t < G_N_ELEMENTS (totals); t++)
    for (guint k = 0; k < 1000; k++)
      g_assert_cmpuint (gn_rng_draw (seed, 0, k, totals[t]), <, totals[t]);
}

static void
test_sources_differ (void)
{
  guint8 seed[16] = { 1 }, other[16] = { 2 }, high[16] = { 1, [15] = 1 };
  guint same_source = 0, same_seed = 0, same_high = 0;

  for (guint k = 0; k < 1000; k++)
    {
      guint64 draw = gn_rng_draw (seed, 0, k, 1000000);

      same_source += draw == gn_rng_draw (seed, 1, k, 1000000);
      same_seed += draw == gn_rng_draw (other, 0, k, 1000000);
      same_high += draw == gn_rng_draw (high, 0, k, 1000000);
    }
  g_assert_cmpuint (same_source + same_seed + same_high, <, 5);
}

static void
test_hex (void)
{
  static const char *const bad[] = { "", "g", "0x12", " 1", "000102030405060708090a0b0c0d0e0f0", "é" };
  guint8 seed[16], again[16];
  char hex[33];

  for (guint i = 0; i < 100; i++)
    {
      gn_rng_seed (seed);
      gn_rng_seed_to_hex (seed, hex);
      g_assert_cmpuint (strlen (hex), ==, 32);
      g_assert_true (gn_rng_seed_from_hex (again, hex));
      g_assert_cmpmem (seed, 16, again, 16);
    }

  g_assert_true (gn_rng_seed_from_hex (seed, "1f"));
  gn_rng_seed_to_hex (seed, hex);
  g_assert_cmpstr (hex, ==, "0000000000000000000000000000001f");

  memcpy (again, seed, sizeof seed);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_assert_false (gn_rng_seed_from_hex (seed, bad[i]));
      g_assert_cmpmem (seed, 16, again, 16);
    }
}

static void
test_stream (void)
{
  GnStream a, b;
  guint count[6] = { 0 };

  gn_stream_init (&a, 5);
  gn_stream_init (&b, 5);
  for (guint i = 0; i < 60000; i++)
    {
      guint value = gn_stream_below (&a, 6);

      g_assert_cmpuint (value, ==, gn_stream_below (&b, 6));
      g_assert_cmpuint (value, <, 6);
      count[value]++;
    }
  for (guint i = 0; i < 6; i++)
    {
      g_assert_cmpuint (count[i], >, 9400);
      g_assert_cmpuint (count[i], <, 10600);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rng/known-answers", test_known_answers);
  g_test_add_func ("/rng/draws-stay", test_draws_stay);
  g_test_add_func ("/rng/even", test_even);
  g_test_add_func ("/rng/large-totals", test_large_totals);
  g_test_add_func ("/rng/sources-differ", test_sources_differ);
  g_test_add_func ("/rng/hex", test_hex);
  g_test_add_func ("/rng/stream", test_stream);
  return g_test_run ();
}
