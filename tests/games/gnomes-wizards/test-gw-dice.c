/* test-gw-dice.c: dice with faces of their own: what the app may throw, and the odds that are told of it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/gnomes-wizards/gw-state.h"

static GnMatch *
new_match (const char *const *options)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (&gnomes_wizards_game, 2, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; options && options[i]; i += 2)
    g_assert_true (gn_match_set_option (match, options[i], options[i + 1]));
  for (guint i = 0; i < GW_N_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_APP;
  return match;
}

/* The first player has just said "roll", with so many clans on the board. */
static void
roll (const GnMatch *match,
      guint          clans,
      GwState       *state)
{
  const GwBoard *board = gw_board (match);
  GnMove move;

  memset (state, 0, sizeof *state);
  g_assert_true (gnomes_wizards_game.start (match, state, NULL));
  state->stage = GW_AT_ROLL;
  state->round = 1;
  state->first = state->current = 0;
  for (guint slot = 0; slot <= clans; slot++)
    gw_rouse (match, state, gw_unit (gw_tribe (state, 0), (int) slot), (int) slot);
  gw_rouse (match, state, gw_unit (gw_tribe (state, 1), 0), board->grid.n - 1);
  gn_move_init (&move, 0, GW_V_ROLL);
  g_assert_true (gnomes_wizards_game.check (match, state, &move, NULL));
  gnomes_wizards_game.apply (match, state, &move, NULL);
  g_assert_cmpint (state->due, ==, GW_DICE_BLACK + (int) clans);
}

/* Of all throws that chance may bring, weighed as it weighs them, how many have three horns or more? */
static void
count (const GnMatch *match,
       const GwState *state,
       guint          horns,
       guint64        ways,
       guint64       *good,
       guint64       *all)
{
  g_auto (GnOutcomes) outcomes = { 0 };

  if (!state->due)
    {
      *all += ways;
      *good += horns >= 3 ? ways : 0;
      return;
    }
  gnomes_wizards_game.chance (match, state, &outcomes);
  g_assert_cmpuint (outcomes.total, ==, GW_DIE_SIDES);
  for (guint i = 0; i < outcomes.n; i++)
    {
      GwState next = *state;

      gnomes_wizards_game.apply (match, &next, &outcomes.outcome[i].move, NULL);
      count (match, &next, horns + (outcomes.outcome[i].move.arg[0] == GW_HORN), ways * outcomes.outcome[i].weight, good, all);
    }
}

static void
told_odds (const GnMatch *match,
           const GwState *state,
           gint64        *a,
           gint64        *b)
{
  g_auto (GnInsights) insights = { 0 };

  *a = *b = -1;
  gnomes_wizards_game.insights (match, state, &insights);
  for (guint i = 0; i < insights.n; i++)
    if (insights.insight[i].label.text == GW_L_IN_HORNS && insights.insight[i].seat == 0)
      {
        g_assert_true (insights.insight[i].odds);
        *a = insights.insight[i].a;
        *b = insights.insight[i].b;
      }
  g_assert_cmpint (*b, >, 0);
}

/* Exactly as likely as it is told, whatever the dice show, black and pink. */
static void
test_odds (void)
{
  static const char *const usual[] = { NULL };
  static const char *const pink[] = { "pink-die-6", "horn", NULL };
  static const char *const black[] = { "black-die-1", "horn", "black-die-2", "horn", "pink-die-5", "attack", NULL };
  static const char *const none[] = { "black-die-5", "crystal", "pink-die-5", "crystal", NULL };
  static const char *const *const tables[] = { usual, pink, black, none };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    for (guint clans = 0; clans <= 2; clans++)
      {
        g_autoptr (GnMatch) match = new_match (tables[i]);
        guint64 good = 0, all = 0;
        GwState state;
        gint64 a, b;

        g_assert_cmpint (gw_own_faces (match), ==, i > 0);
        roll (match, clans, &state);
        g_assert_cmpint (state.due_pink, ==, i > 0 ? (int) clans : 0);
        count (match, &state, 0, 1, &good, &all);
        told_odds (match, &state, &a, &b);
        g_assert_cmpuint (good * (guint64) b, ==, all * (guint64) a);
        g_assert_cmpint (good > 0, ==, i < 3);
      }
}

/* The usual six on other sides of the dice are the usual dice: nothing is different, and no colours are kept. */
static void
test_turned (void)
{
  static const char *const turned[] = { "pink-die-1", "crystal", "pink-die-6", "movement", "black-die-2", "horn", "black-die-5", "attack", NULL };
  g_autoptr (GnMatch) usual = new_match (NULL), other = new_match (turned);
  g_auto (GnOutcomes) here = { 0 }, there = { 0 };
  GwState one, two;
  gint64 a, b, c, d;

  g_assert_false (gw_own_faces (other));
  g_assert_cmpuint (gw_start_horns (other), ==, 1);
  roll (usual, 3, &one);
  roll (other, 3, &two);
  g_assert_cmpmem (&one, sizeof one, &two, sizeof two);
  gnomes_wizards_game.chance (usual, &one, &here);
  gnomes_wizards_game.chance (other, &two, &there);
  g_assert_cmpuint (here.n, ==, GW_N_FACES);
  g_assert_cmpuint (here.n, ==, there.n);
  for (guint i = 0; i < here.n; i++)
    {
      g_assert_true (gn_move_equal (&here.outcome[i].move, &there.outcome[i].move));
      g_assert_cmpuint (here.outcome[i].weight, ==, there.outcome[i].weight);
    }
  told_odds (usual, &one, &a, &b);
  told_odds (other, &two, &c, &d);
  g_assert_cmpint (a * d, ==, b * c);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/gw-dice/odds", test_odds);
  g_test_add_func ("/gw-dice/turned", test_turned);
  return g_test_run ();
}
