/* test-rating.c: ratings from places, without any records
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "history/rating.h"

/* openskill's own figures for two new teams of two. */
static void
test_teams (void)
{
  GnRating rating[] = { GN_RATING_NEW, GN_RATING_NEW, GN_RATING_NEW, GN_RATING_NEW };
  const guint team[] = { 1, 2, 1, 2 }, place[] = { 1, 2, 1, 2 };

  gn_rating_update (rating, team, place, 4);
  for (guint i = 0; i < 4; i += 2)
    {
      g_assert_cmpfloat_with_epsilon (rating[i].mu, 26.964294621803063, 1e-12);
      g_assert_cmpfloat_with_epsilon (rating[i].sigma, 8.177962604389991, 1e-12);
      g_assert_cmpfloat_with_epsilon (rating[i + 1].mu, 50 - 26.964294621803063, 1e-12);
      g_assert_cmpfloat_with_epsilon (rating[i + 1].sigma, 8.177962604389991, 1e-12);
    }
}

static void
test_places (void)
{
  GnRating won[] = { GN_RATING_NEW, GN_RATING_NEW, GN_RATING_NEW }, tied[] = { GN_RATING_NEW, GN_RATING_NEW };
  GnRating same[] = { GN_RATING_NEW, GN_RATING_NEW }, swapped[] = { GN_RATING_NEW, GN_RATING_NEW, GN_RATING_NEW };
  const guint team[] = { 1, 2, 3 }, one_team[] = { 1, 1 }, place[] = { 1, 2, 3 }, back[] = { 3, 2, 1 }, equal[] = { 1, 1 };

  gn_rating_update (won, team, place, 3);
  g_assert_cmpfloat (won[0].mu, >, won[1].mu);
  g_assert_cmpfloat (won[1].mu, >, won[2].mu);
  g_assert_cmpfloat (won[2].mu, <, 25);
  gn_rating_update (swapped, team, back, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpfloat (won[i].sigma, <, 25.0 / 3);
      g_assert_cmpfloat_with_epsilon (won[i].mu, swapped[2 - i].mu, 1e-12);
    }
  gn_rating_update (tied, team, equal, 2);
  g_assert_cmpfloat_with_epsilon (tied[0].mu, 25, 1e-12);
  g_assert_cmpfloat (tied[0].sigma, <, 25.0 / 3);
  gn_rating_update (same, one_team, equal, 2);
  g_assert_cmpfloat (same[0].sigma, ==, 25.0 / 3);
  g_assert_cmpfloat (same[0].mu, ==, 25);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rating/teams", test_teams);
  g_test_add_func ("/rating/places", test_places);
  return g_test_run ();
}
