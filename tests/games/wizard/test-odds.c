/* test-odds.c: the Wizard's chance against counting every draw (section 12)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

#include "games/games.h"
#include "games/wizard/wiz-view.h"
#include "games/wizard/wizard.h"

/* Every set of @left tokens from the @from-th on, and those that hold one of the first @own. */
static void
count_draws (guint    all,
             guint    own,
             guint    from,
             guint    left,
             gboolean hit,
             gint64  *hits,
             gint64  *draws)
{
  if (left == 0)
    {
      *hits += hit;
      (*draws)++;
      return;
    }
  for (guint token = from; token + left <= all; token++)
    count_draws (all, own, token + 1, left - 1, hit || token < own, hits, draws);
}

static void
test_against_counting (void)
{
  for (guint all = 1; all <= 14; all++)
    for (guint own = 0; own <= MIN (all, WIZ_GEMS_EACH); own++)
      for (guint level = 0; level <= all + 1; level++)
        {
          gint64 hits = 0, draws = 0, a, b;

          count_draws (all, own, 0, MIN (level, all), FALSE, &hits, &draws);
          wiz_chance_of (all, own, level, &a, &b);
          g_assert_cmpint (a * draws, ==, hits * b);
          g_assert_cmpint (b, >, 0);
          /* In lowest terms. */
          for (gint64 k = 2; k <= MIN (a, 50); k++)
            g_assert_false (a % k == 0 && b % k == 0);
        }
}

/* The figures of section 12. */
static void
test_reference_values (void)
{
  static const struct { guint all, own, level; gint64 a, b; } values[] = {
    { 32, 1, 1, 1, 32 }, { 33, 2, 1, 2, 33 }, { 34, 2, 3, 32, 187 }, { 30, 2, 3, 28, 145 }, { 20, 3, 4, 29, 57 }, { 40, 8, 5, 57079, 82251 },
    { 31, 3, 1, 3, 31 }, { 31, 3, 3, 1219, 4495 },
    { 71, 8, 1, 8, 71 }, { 71, 8, 64, 1, 1 }, { 71, 0, 71, 0, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      gint64 a, b;

      wiz_chance_of (values[i].all, values[i].own, values[i].level, &a, &b);
      g_assert_cmpint (a, ==, values[i].a);
      g_assert_cmpint (b, ==, values[i].b);
    }
}

/* Greatest figures: both forms of the formula agree where both fit. */
static void
test_wide (void)
{
  for (guint all = 15; all <= 71; all++)
    for (guint own = 1; own <= WIZ_GEMS_EACH; own++)
      for (guint level = 1; level <= 8; level++)
        {
          double miss = 1;
          gint64 a, b;

          for (guint k = 0; k < level; k++)
            miss *= (double) (all - own - k) / (all - k);
          wiz_chance_of (all, own, level, &a, &b);
          g_assert_cmpfloat_with_epsilon ((double) a / (double) b, 1 - miss, 1e-12);
        }
}

void
wiz_add_odds (void)
{
  g_test_add_func ("/wizard/odds/counting", test_against_counting);
  g_test_add_func ("/wizard/odds/reference", test_reference_values);
  g_test_add_func ("/wizard/odds/wide", test_wide);
}
