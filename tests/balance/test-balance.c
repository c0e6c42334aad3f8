/* test-balance.c: the counting of gnomon-balance, and that stand-in sets are as balanced as their README says
 *
 * Fixed seeds, wide bounds: a change of the set that matters is noticed, luck is not. GNOMON_LONG=1 plays enough for
 * it.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "balance.h"

#include "games/games.h"

#include <math.h>

static gboolean
is_long (void)
{
  return g_getenv ("GNOMON_LONG") != NULL;
}

static void
test_interval (void)
{
  double low, high;

  balance_interval (50, 100, &low, &high);
  g_assert_cmpfloat_with_epsilon (low, 0.4038, 0.0001);
  g_assert_cmpfloat_with_epsilon (high, 0.5962, 0.0001);

  balance_interval (0, 10, &low, &high);
  g_assert_cmpfloat_with_epsilon (low, 0, 0.0001);
  g_assert_cmpfloat_with_epsilon (high, 0.2775, 0.0001);

  balance_interval (10, 10, &low, &high);
  g_assert_cmpfloat_with_epsilon (high, 1, 0.0001);
}

/* Any game can be played, without a policy of its own; the same numbers play the same matches. */
static void
test_aimless (void)
{
  const GnGame *game = gn_games_find ("example");
  const Policy *policy = policy_find ("example");
  Tally tally, again;
  g_autoptr (GError) error = NULL;
  double firsts = 0;

  g_assert_null (policy->game);
  g_assert_true (balance_run (game, policy, &policy->scenarios[0], 3, 40, 7, &tally, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tally.matches, ==, 40);
  g_assert_cmpuint (tally.ended, ==, 40);
  g_assert_cmpuint (tally.team, ==, 0);
  for (guint i = 0; i < 3; i++)
    firsts += tally.first[i];
  g_assert_cmpfloat_with_epsilon (firsts, 40, 0.001);

  g_assert_true (balance_run (game, policy, &policy->scenarios[0], 3, 40, 7, &again, &error));
  g_assert_cmpmem (&tally, sizeof tally, &again, sizeof again);
}

static void
test_refused (void)
{
  const GnGame *game = gn_games_find ("example");
  const Policy *policy = policy_find ("example");
  const Scenario wrong = { "wrong", "no-such-option=on", 2, 4 };
  Tally tally;
  g_autoptr (GError) error = NULL;

  g_assert_false (balance_run (game, policy, &wrong, 3, 1, 1, &tally, &error));
  g_assert_nonnull (strstr (error->message, "no-such-option"));
}

/* ---- Gnome Invasion: the scenarios of inv-policy.c ---------------------------------- */

static double
share (guint scenario,
       guint n_seats,
       guint matches)
{
  const GnGame *game = gn_games_find ("invasion");
  const Policy *policy = policy_find ("invasion");
  Tally tally;
  g_autoptr (GError) error = NULL;

  g_assert_true (balance_run (game, policy, &policy->scenarios[scenario], n_seats, matches, 1, &tally, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tally.ended, ==, matches);
  g_assert_cmpuint (tally.team, ==, matches);
  g_test_message ("%s, %u players: %u of %u won", policy->scenarios[scenario].title, n_seats, tally.won, matches);
  return (double) tally.won / matches;
}

/* Every way to set the table, with every number of players, comes to an end. */
static void
test_invasion_ends (void)
{
  const Policy *policy = policy_find ("invasion");

  for (guint i = 0; policy->scenarios[i].title; i++)
    for (guint n = policy->scenarios[i].least; n <= policy->scenarios[i].most; n++)
      share (i, n, is_long () ? 60 : 6);
}

/* A sensible team of three wins the standard game about half the time; easier is easier, harder harder. */
static void
test_invasion_half (void)
{
  if (!is_long ())
    {
      g_test_skip ("plays many matches: GNOMON_LONG=1");
      return;
    }

  double standard = share (0, 3, 800);

  g_assert_cmpfloat (standard, >, 0.42);
  g_assert_cmpfloat (standard, <, 0.58);
  g_assert_cmpfloat (share (3, 3, 400), >, standard);
  /* Letters anywhere (5) are hardly harder: the last one comes a card and a half earlier on average. */
  for (guint i = 4; i <= 7; i++)
    g_assert_cmpfloat (share (i, 3, 400), <, standard + (i == 5 ? 0.07 : 0.0));
  for (guint n = 2; n <= 5; n++)
    {
      double of_n = share (0, n, 400);

      g_assert_cmpfloat (of_n, >, 0.3);
      g_assert_cmpfloat (of_n, <, 0.7);
    }
}

/* ---- Rise of the Gnomes: the scenarios of rise-policy.c ------------------------------- */

static void
rise_tally (guint  scenario,
            guint  n_seats,
            guint  matches,
            Tally *tally)
{
  const GnGame *game = gn_games_find ("rise");
  const Policy *policy = policy_find ("rise");
  g_autoptr (GError) error = NULL;

  g_assert_true (balance_run (game, policy, &policy->scenarios[scenario], n_seats, matches, 1, tally, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tally->ended, ==, matches);
  g_test_message ("%s, %u players: best %.1f, Gnomes %.1f, all lose %u of %u", policy->scenarios[scenario].title,
                  n_seats, tally->best / matches, measure_of (&tally->measures, "Gnome VP") / matches, tally->team,
                  matches);
}

/* Both modes, with every number of players, come to an end, and careful players play on a map that fills. */
static void
test_rise_ends (void)
{
  for (guint scenario = 0; scenario < 2; scenario++)
    for (guint n = 2; n <= 5; n++)
      {
        Tally tally;

        rise_tally (scenario, n, is_long () ? 60 : 4, &tally);
        g_assert_cmpfloat (measure_of (&tally.measures, "cubes out, of 40") / tally.matches, >, 20);
        g_assert_cmpfloat (measure_of (&tally.measures, "breweries out, of 9") / tally.matches, >, 2);
      }
}

/* A.10: careful players of three mostly keep the Gnomes down, and every level more helps these; without sense they
 * always win. */
static void
test_rise_levels (void)
{
  Policy aimless = policy_aimless (policy_find ("rise"));
  Tally easy, usual, hard, blind;

  if (!is_long ())
    {
      g_test_skip ("plays many matches: GNOMON_LONG=1");
      return;
    }
  rise_tally (2, 3, 100, &easy);
  rise_tally (0, 3, 200, &usual);
  rise_tally (8, 3, 100, &hard);
  g_assert_cmpuint (easy.team * 2, <=, usual.team);
  g_assert_cmpuint (usual.team, <, 80);
  g_assert_cmpuint (hard.team, >, usual.team / 2);
  g_assert_true (balance_run (gn_games_find ("rise"), &aimless, &aimless.scenarios[0], 3, 200, 1, &blind, NULL));
  g_assert_cmpuint (blind.team, >, 180);
}

/* ---- Gnômes & Wizards: the scenarios of gw-policy.c ------------------------------------- */

static void
gw_tally (guint  scenario,
          guint  matches,
          Tally *tally)
{
  const GnGame *game = gn_games_find ("gnomes-wizards");
  const Policy *policy = policy_find ("gnomes-wizards");
  const Scenario *way = &policy->scenarios[scenario];
  g_autoptr (GError) error = NULL;

  g_assert_true (balance_run (game, policy, way, way->least, matches, 1, tally, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tally->ended, ==, matches);
  g_test_message ("%s: %.1f, %.1f, %.1f, %.1f won of %u", way->title, tally->first[0], tally->first[1], tally->first[2],
                  tally->first[3], matches);
}

/* Every table comes to its tenth round with clans called, units killed and abilities cast, and no tile left that could
 * be flipped (GW-191). */
static void
test_gw_ends (void)
{
  const Policy *policy = policy_find ("gnomes-wizards");

  for (guint i = 0; policy->scenarios[i].title; i++)
    {
      const guint n = is_long () ? 40 : 3;
      Tally tally;

      gw_tally (i, n, &tally);
      g_assert_cmpfloat (measure_of (&tally.measures, "calls") / n, >, 2);
      g_assert_cmpfloat (measure_of (&tally.measures, "casts") / n, >, 5);
      g_assert_cmpfloat (measure_of (&tally.measures, "kills") / n, >, 0.5);
      if (measure_of (&tally.measures, "a tribe wiped out, of 100") == 0
          && !strstr (policy->scenarios[i].options, "short"))
        g_assert_cmpfloat_with_epsilon (measure_of (&tally.measures, "tiles that could still be flipped"), 0, 0.001);
    }
}

/* A.4: no pairing leans far, nor a side, and no tribe of three or four is much better off than the others. */
static void
test_gw_fair (void)
{
  Tally tally;

  if (!is_long ())
    {
      g_test_skip ("plays many matches: GNOMON_LONG=1");
      return;
    }
  for (guint i = 0; i < 4; i++)
    {
      gw_tally (i, 300, &tally);
      g_assert_cmpfloat (tally.first[0] / 300, >, 0.40);
      g_assert_cmpfloat (tally.first[0] / 300, <, 0.60);
    }
  gw_tally (4, 150, &tally);
  for (guint seat = 0; seat < 3; seat++)
    g_assert_cmpfloat (tally.first[seat] / 150, >, 0.22);
  gw_tally (9, 300, &tally);
  for (guint seat = 0; seat < 4; seat++)
    {
      g_assert_cmpfloat (tally.first[seat] / 300, >, 0.15);
      g_assert_cmpfloat (tally.first[seat] / 300, <, 0.35);
    }
  /* The shorter game: among two, and in teams, where the gnomes sit on the even seats. */
  for (guint i = 10; i < 14; i++)
    {
      gw_tally (i, 200, &tally);
      g_assert_cmpfloat (tally.first[0] / 200, >, 0.38);
      g_assert_cmpfloat (tally.first[0] / 200, <, 0.62);
    }
  gw_tally (14, 200, &tally);
  g_assert_cmpfloat ((tally.first[0] + tally.first[2]) / 200, >, 0.40);
  g_assert_cmpfloat ((tally.first[0] + tally.first[2]) / 200, <, 0.64);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_test_add_func ("/balance/interval", test_interval);
  g_test_add_func ("/balance/aimless", test_aimless);
  g_test_add_func ("/balance/refused", test_refused);
  g_test_add_func ("/balance/invasion/ends", test_invasion_ends);
  g_test_add_func ("/balance/invasion/half", test_invasion_half);
  g_test_add_func ("/balance/rise/ends", test_rise_ends);
  g_test_add_func ("/balance/rise/levels", test_rise_levels);
  g_test_add_func ("/balance/gnomes-wizards/ends", test_gw_ends);
  g_test_add_func ("/balance/gnomes-wizards/fair", test_gw_fair);
  return g_test_run ();
}
