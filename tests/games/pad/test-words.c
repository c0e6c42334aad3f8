/* test-words.c: what is typed at a score pad, in English, and what the program asks and completes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/figure.h"
#include "core/match/moves.h"
#include "core/words/text.h"
#include "core/words/typed.h"
#include "games/games.h"
#include "games/pad/pad-state.h"
#include "games/pad/pad.h"

#include <locale.h>

static const char *const names[] = { "Ann", "Ben", "Cy" };

static GnMatch *
new_match (const char *pad,
           PadState   *state)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (&pad_game, g_str_equal (pad, "duel") ? 2 : 3, NULL, &error);
  GnSay why = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < match->n_seats; i++)
    gn_match_set_name (match, i, names[i]);
  g_assert_true (gn_match_set_option (match, "pad", pad));
  memset (state, 0, sizeof *state);
  g_assert_true (pad_start (match, state, &why));
  return match;
}

static void
play (const GnMatch *match,
      PadState      *state,
      int            seat,
      const char    *spec)
{
  g_autoptr (GError) error = NULL;
  GnMove move;

  gn_move_from_spec (match, seat, spec, &move, &error);
  g_assert_no_error (error);
  g_assert_true (pad_check (match, state, &move, NULL));
  pad_apply (match, state, &move, NULL);
}

/* What is typed at this pad after the moves before it, and what it means: the seat and the move as a spec. */
static const struct {
  const char *pad;
  const char *before;
  const char *typed;
  const char *meant;
} cases[] = {
  { "rounds", NULL, "12", "0 score figure=12 row=1" },
  { "rounds", NULL, "3+6+2", "0 score figure=3+6+2 row=1" },
  { "rounds", NULL, "3 + 6 + 2", "0 score figure=3+6+2 row=1" },
  { "rounds", NULL, "-5", "0 score figure=-5 row=1" },
  { "rounds", NULL, "12\342\210\2224", "0 score figure=12-4 row=1" },
  { "rounds", NULL, "score 12", "0 score figure=12 row=1" },
  { "rounds", NULL, "s12", "0 score figure=12 row=1" },
  { "rounds", NULL, "Cy: 12", "2 score figure=12 row=1" },
  { "rounds", NULL, "cy 12", "2 score figure=12 row=1" },
  { "rounds", NULL, "Cy -3", "2 score figure=-3 row=1" },
  { "rounds", NULL, "Ben: 40000+1", "1 score figure=40000+1 row=1" },
  { "rounds", "0 score figure=5 row=1", "7", "1 score figure=7 row=1" },
  { "rounds", "0 score figure=5 row=1", "Ann: change round 1 to 6", "0 change row=1 figure=6" },
  { "rounds", "0 score figure=5 row=1", "Ann: change round 1 to 3+3", "0 change row=1 figure=3+3" },
  { "rounds", "0 score figure=5 row=1", "finish", "-2 finish" },
  { "rounds", "0 score figure=5 row=1", "next round", "-2 next" },
  { "tricks", NULL, "2", "0 bid figure=2" },
  { "tricks", NULL, "Ben bid 3", "1 bid figure=3" },
  { "tricks", "0 bid figure=2", "Ann: made 1", "0 made figure=1" },
  { "tricks", "0 bid figure=2", "Ann: 1", "0 made figure=1" },
  { "tricks", "0 bid figure=2", "Ann: change the bid in round 1 to 3", "0 rebid row=1 figure=3" },
  { "categories", NULL, "12", "0 score figure=12 row=1" },
  { "categories", NULL, "Ben: coins 12", "1 score figure=12 row=2" },
  { "categories", NULL, "Ben: 12 in Wonders", "1 score figure=12 row=3" },
  { "dice", NULL, "Ben: fours 12", "1 score figure=12 row=4" },
  { "dice", NULL, "full house 25", "0 score figure=25 row=9" },
  { "wins", NULL, "Cy: round", "2 take" },
  { "wins", NULL, "Cy takes the round", "2 take" },
  { "places", NULL, "2", "0 place figure=2" },
  { "places", NULL, "Cy: place 1", "2 place figure=1" },
  { "duel", NULL, "Ben: win", "1 win" },
  { "together", NULL, "won", "-2 won" },
  { "together", NULL, "lost", "-2 lost" },
};

static void
test_typed (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      PadState state;
      g_autoptr (GnMatch) match = new_match (cases[i].pad, &state);
      GnMove move = { 0 };
      int at;

      if (cases[i].before)
        play (match, &state, atoi (cases[i].before), strchr (cases[i].before, ' ') + 1);
      g_test_message ("%s: %s", cases[i].pad, cases[i].typed);
      gn_typed_parse (match, &state, -1, cases[i].typed, &move, &at);

      g_autofree char *spec = gn_move_to_spec (match, &move);
      g_autofree char *meant = g_strdup_printf ("%d %s", move.seat, spec);

      g_assert_cmpstr (meant, ==, cases[i].meant);
      g_assert_true (pad_check (match, &state, &move, NULL));
    }
}

/* A figure that legal() does not list is found all the same; one out of range is refused with its reason. */
static void
test_ways (void)
{
  PadState state;
  g_autoptr (GnMatch) match = new_match ("dice", &state);
  g_auto (GnWays) ways = { 0 };
  GnMove move;

  g_assert_true (gn_move_from_spec (match, 1, "score figure=7+4", &move, NULL));
  gn_moves_ways (match, &state, &move, &ways);
  g_assert_cmpuint (ways.ways, ==, 13);
  g_assert_true (ways.settled);
  g_assert_cmpint (ways.only.arg[PAD_ROW], ==, 0);
  g_assert_cmpint (gn_figure_sum (&ways.only.arg[PAD_FIGURE]), ==, 11);
  g_assert_cmpint (ways.only.arg[PAD_FIGURE], ==, 2);

  g_assert_true (gn_move_from_spec (match, 1, "score row=3", &move, NULL));
  gn_moves_ways (match, &state, &move, &ways);
  g_assert_false (ways.settled);
  g_assert_cmpstr (ways.open->name, ==, "figure");

  g_assert_true (gn_move_from_spec (match, 1, "score figure=51", &move, NULL));
  gn_moves_ways (match, &state, &move, &ways);
  g_assert_cmpuint (ways.ways, ==, 0);
  g_assert_cmpint (ways.why.text, ==, PAD_TEXT_TOO_HIGH);

  play (match, &state, 1, "score figure=5 row=3");
  g_assert_true (gn_move_from_spec (match, 1, "score row=3", &move, NULL));
  gn_moves_ways (match, &state, &move, &ways);
  g_assert_cmpuint (ways.ways, ==, 0);
  g_assert_cmpint (ways.why.text, ==, PAD_TEXT_FILLED);
}

/* What is typed in part is completed with what it means, and the row is named as people call it. */
static void
test_complete (void)
{
  PadState state;
  g_autoptr (GnMatch) match = new_match ("dice", &state);
  g_autoptr (GPtrArray) sums = gn_typed_complete (match, &state, 0, "3+9 in fou", 8);
  g_autoptr (GPtrArray) high = gn_typed_complete (match, &state, 0, "score 77", 8);
  const GnCompletion *first;

  g_assert_cmpuint (sums->len, >, 0);
  first = sums->pdata[0];
  g_assert_true (first->lawful);
  g_assert_cmpstr (first->text, ==, "score 3+9 in Fours");
  g_assert_cmpuint (high->len, >, 0);
  first = high->pdata[0];
  g_assert_false (first->lawful);
  g_assert_cmpint (first->why.text, ==, PAD_TEXT_TOO_HIGH);
}

/* Rows are called by round, by category, or by both. */
static void
test_names (void)
{
  PadState state;
  g_autoptr (GnMatch) rounds = new_match ("rounds", &state);
  g_autoptr (GnMatch) dice = new_match ("dice", &state);
  g_autofree char *third = gn_thing_name (rounds, GN_THING (PAD_DOMAIN_ROW, 2));
  g_autofree char *fours = gn_thing_name (dice, GN_THING (PAD_DOMAIN_ROW, 3));
  g_autofree char *beyond = gn_thing_name (dice, GN_THING (PAD_DOMAIN_ROW, 30));
  g_autofree char *category = gn_thing_name (dice, GN_THING (PAD_DOMAIN_CATEGORY, 3));
  g_autofree char *none = pad_category_name (dice, 13, TRUE);
  g_autofree char *title = gn_match_title (dice);

  g_assert_cmpstr (third, ==, "round 3");
  g_assert_cmpstr (fours, ==, "Fours");
  g_assert_cmpstr (beyond, ==, "row 31");
  g_assert_cmpstr (category, ==, "Fours");
  g_assert_null (none);
  g_assert_cmpstr (title, ==, "Dice sheet");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/pad/words/typed", test_typed);
  g_test_add_func ("/pad/words/ways", test_ways);
  g_test_add_func ("/pad/words/complete", test_complete);
  g_test_add_func ("/pad/words/names", test_names);
  return g_test_run ();
}
