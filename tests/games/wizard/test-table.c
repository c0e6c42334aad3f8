/* test-table.c: at a table: what goes without saying, dealers that change in the middle of a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

#include "games/games.h"
#include "core/table/match-table.h"
#include "core/match/moves.h"
#include "core/base/rng.h"
#include "core/words/text.h"
#include "games/wizard/wiz-view.h"
#include "games/wizard/wizard.h"

static GnMatchTable *
new_table (GnDealer dealer,
           gboolean unasked,
           guint    deal)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (&wizard_game, 3, NULL, &error);
  GnMatchTable *table;

  g_assert_no_error (error);
  for (guint i = 0; i < WIZ_N_FAMILIES; i++)
    match->dealer[i] = dealer;
  match->unasked = unasked;
  memset (match->seed, 0, sizeof match->seed);
  memcpy (match->seed, &deal, sizeof deal);
  table = gn_match_table_new (match, NULL, NULL, &error);
  g_assert_no_error (error);
  return table;
}

static const WizState *
state_of (GnMatchTable *table)
{
  return gn_match_table_state (table, GN_EVERYTHING);
}

/* Says it, and what goes with it. Returns: how many moves the step has */
static guint
say (GnMatchTable *table,
     int           seat,
     const char   *spec)
{
  g_autoptr (GError) error = NULL;
  GnReply reply;
  GnMove move;

  g_assert_true (gn_move_from_spec (gn_match_table_get_match (table), seat, spec, &move, &error));
  if (!gn_match_table_do (table, &move, 1, &reply))
    g_error ("%s: %s", spec, wiz_texts[reply.why.text].id);
  return reply.step->moves->len;
}

/* WIZ-R34: the box's draw, the end of a turn without a set, the clean-up; never a choice. */
static void
test_unasked (void)
{
  g_autoptr (GnMatchTable) table = new_table (GN_DEALER_BOX, TRUE, 0);

  g_assert_cmpint (wiz_view_step (gn_match_table_get_match (table), state_of (table)), ==, WIZ_STEP_ORDER);
  say (table, GN_CHANCE, "order colours=0,1,2");
  g_assert_cmpint (wiz_view_step (gn_match_table_get_match (table), state_of (table)), ==, WIZ_STEP_CHOOSE);
  g_assert_cmpuint (say (table, 0, "take tile=queen"), ==, 2);
  g_assert_cmpint (wiz_view_step (gn_match_table_get_match (table), state_of (table)), ==, WIZ_STEP_PLAY);
  g_assert_cmpuint (say (table, 0, "play card=B3"), ==, 2);
  g_assert_cmpint (state_of (table)->active, ==, 1);
  g_assert_cmpuint (say (table, 1, "take tile=apprentice"), ==, 1);
  g_assert_cmpuint (say (table, GN_CHANCE, "token token=tB"), ==, 2);
  /* The last turn of the round: the clean-up follows. */
  say (table, 2, "take tile=wizard");
  g_assert_cmpuint (say (table, GN_CHANCE, "no-own-gem"), ==, 2);
  g_assert_cmpuint (state_of (table)->round, ==, 2);
  g_assert_cmpint (state_of (table)->active, ==, 0);

  /* What makes a set is not left lying unasked. */
  say (table, 0, "take tile=queen");
  g_assert_cmpuint (say (table, 0, "play card=B3"), ==, 1);
  g_assert_cmpint (wiz_view_step (gn_match_table_get_match (table), state_of (table)), ==, WIZ_STEP_SETS);
  g_assert_cmpuint (say (table, 0, "turn-in element=B pieces=B3,B3"), ==, 2);
}

/* A preference switches it off; what is impossible is skipped all the same. */
static void
test_asked (void)
{
  g_autoptr (GnMatchTable) table = new_table (GN_DEALER_BOX, FALSE, 0);

  say (table, GN_CHANCE, "order colours=0,1,2");
  g_assert_cmpuint (say (table, 0, "take tile=queen"), ==, 1);
  g_assert_cmpuint (say (table, 0, "draw"), ==, 1);
  g_assert_cmpuint (say (table, 0, "play card=B3"), ==, 1);
  g_assert_cmpint (state_of (table)->phase, ==, WIZ_PHASE_SETS);
  g_assert_cmpuint (say (table, 0, "done"), ==, 1);
}

/* The app deals all that is due, also across the clean-up; it decides nothing. */
static void
test_app (void)
{
  g_autoptr (GnMatchTable) table = new_table (GN_DEALER_APP, TRUE, 0);
  const WizState *state = state_of (table);
  const int first = state->active;

  g_assert_cmpint (state->phase, ==, WIZ_PHASE_CHOOSE);
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpuint (state->hand_n[seat], ==, 3);
  g_assert_cmpuint (say (table, first, "take tile=farmer"), ==, 4);
  g_assert_cmpint (wiz_view_step (gn_match_table_get_match (table), state_of (table)), ==, WIZ_STEP_PLAY);
}

/* 7.1: cards and bag go from the box to the app and back, whatever is going on. Nobody is left without a move, and no piece
 * is lost. */
static void
test_terms (void)
{
  /* A card dealt in the box turns out to be one that the app dealt meanwhile: played, looked at, and all copies lying there. */
  const guint twice[] = { 279, 1396, 36947 };

  for (guint i = 0; i < 60 + G_N_ELEMENTS (twice); i++)
    {
      const guint number = i < 60 ? i : twice[i - 60];
      g_autoptr (GnMatchTable) table = new_table (number % 2 ? GN_DEALER_APP : GN_DEALER_BOX, number % 3 == 0, number);
      g_auto (GnMoveList) legal = { 0 };
      GnStream stream;
      guint n = 0;

      gn_stream_init (&stream, number);
      for (; n < 400 && !gn_match_table_is_over (table); n++)
        {
          g_autoptr (GError) error = NULL;
          const GnMatch *match = gn_match_table_get_match (table);
          GnReply reply;
          GnSay why = { 0 };

          if (gn_stream_below (&stream, 6) == 0)
            {
              const char *what = gn_stream_below (&stream, 2) ? "cards" : "bag";

              /* The app refuses to deal where cards lie that are not on its list. */
              if (!gn_match_table_set_dealer (table, what, gn_stream_below (&stream, 2) ? GN_DEALER_APP : GN_DEALER_BOX, &error))
                g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_REFUSED);
              if (gn_match_table_is_over (table))
                break;
            }
          if (!wizard_game.audit (match, state_of (table), &why))
            g_error ("match %u, step %u: %s", number, n, wiz_texts[why.text].id);
          legal.n = 0;
          wizard_game.legal (match, state_of (table), &legal);
          if (legal.n == 0)
            g_error ("match %u, step %u: nothing can be said", number, n);
          if (gn_match_table_is_waiting (table))
            g_assert_true (gn_match_table_deal (table, &reply));
          else if (!gn_match_table_do (table, &legal.move[gn_stream_below (&stream, legal.n)], 1, &reply))
            g_error ("match %u, step %u: refused (%s)", number, n, wiz_texts[reply.why.text].id);
        }
      g_assert_cmpuint (n, >, 0);
    }
}

/* WIZ-009: to deal, the app needs all 60 cards. */
static void
test_no_list (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (&wizard_game, 3, gn_set_new_empty (&wizard_game, "own", "Own box"), &error);
  g_autofree WizState *state = g_new0 (WizState, 1);
  GnSay why = { 0 };

  g_assert_no_error (error);
  /* The seven characters lie in everybody's box; which cards there are nobody has said. */
  g_assert_cmpint (match->dealer[WIZ_FAMILY_CARDS], ==, GN_DEALER_BOX);
  g_assert_true (wizard_game.start (match, state, NULL));
  g_assert_false (gn_match_set_dealer (match, "cards", GN_DEALER_APP, NULL));
  match->dealer[WIZ_FAMILY_CARDS] = GN_DEALER_APP;
  memset (state, 0, sizeof *state);
  g_assert_false (wizard_game.start (match, state, &why));
  g_assert_cmpstr (wiz_texts[why.text].id, ==, "card-set-invalid");
}

/* 8.2: a remark, no refusal. */
static void
test_contradiction (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatch) match = gn_match_new (&wizard_game, 3, NULL, &error);

  for (int swapped = 0; swapped < 2; swapped++)
    {
      g_auto (GnInsights) insights = { 0 };
      g_autofree WizState *state = g_new0 (WizState, 1);
      guint remarks = 0;

      ((WizBox *) match->compiled)->tile[0].number = swapped ? 2 : 1;
      ((WizBox *) match->compiled)->tile[1].number = swapped ? 1 : 2;
      ((WizBox *) match->compiled)->by_number[1] = swapped ? 1 : 0;
      ((WizBox *) match->compiled)->by_number[2] = swapped ? 0 : 1;
      g_assert_true (wizard_game.start (match, state, NULL));
      wizard_game.insights (match, state, &insights);
      for (guint i = 0; i < insights.n; i++)
        remarks += insights.insight[i].label.text == WIZ_FIG_CONTRADICTS;
      g_assert_cmpuint (remarks, ==, swapped ? 2 : 0);
    }
}

/* WIZ-010: a hand is shown to nobody but its owner, not even after the end: a win said by mistake shows nothing, and is
 * taken back as any other slip. */
static void
test_hands_after_the_end (void)
{
  g_autoptr (GnMatchTable) table = new_table (GN_DEALER_APP, TRUE, 0);
  g_autoptr (JsonNode) gems = json_from_string ("{\"gems\":[1,1,1]}", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (gn_match_table_set_dealer (table, "bag", GN_DEALER_BOX, &error));
  g_assert_true (gn_match_table_amend (table, gems, "a test", NULL, &error));
  g_assert_no_error (error);
  say (table, state_of (table)->active, "take tile=wizard");
  say (table, GN_CHANCE, "own-gem");
  g_assert_true (gn_match_table_is_over (table));
  for (int viewer = GN_PUBLIC; viewer < 3; viewer++)
    if (viewer == GN_PUBLIC || viewer >= 0)
      {
        const WizState *seen = gn_match_table_state (table, viewer);
        g_autofree WizState *then = gn_match_table_state_at (table, 0, viewer);

        for (int seat = 0; seat < 3; seat++)
          {
            g_assert_cmpint (wiz_hand_unknown (seen, seat), ==, seat == viewer ? 0 : WIZ_HAND);
            g_assert_cmpint (wiz_hand_unknown (then, seat), ==, seat == viewer ? 0 : then->hand_n[seat]);
          }
      }
  g_assert_false (gn_match_table_undo_needs_agreement (table, gn_match_table_get_n_steps (table) - 1));
}

/* WIZ-R28: whoever deals by now, the prompt asks for what can be said: the kept cards where Gnomon knows what is looked
 * at and deals, else the discarded ones. */
static void
test_look_dealer (void)
{
  for (guint i = 0; i < 4; i++)
    {
      const GnDealer before = i & 1 ? GN_DEALER_APP : GN_DEALER_BOX, after = i & 2 ? GN_DEALER_APP : GN_DEALER_BOX;
      g_autoptr (GnMatchTable) table = new_table (before, TRUE, i);
      g_auto (GnMoveList) legal = { 0 };
      g_autoptr (GError) error = NULL;
      const gboolean keep = before == GN_DEALER_APP && after == GN_DEALER_APP;
      GnPrompt prompt;

      if (before == GN_DEALER_BOX)
        say (table, GN_CHANCE, "order colours=0,1,2");
      say (table, state_of (table)->active, "take tile=oracle");
      gn_match_table_set_dealer (table, "cards", after, &error);
      g_assert_no_error (error);
      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      g_assert_cmpuint (legal.move[0].verb, ==, keep ? WIZ_KEEP : WIZ_DISCARD);
      for (int viewer = GN_EVERYTHING; viewer < 3; viewer++)
        if (viewer >= 0 || viewer == GN_PUBLIC || viewer == GN_EVERYTHING)
          {
            memset (&prompt, 0, sizeof prompt);
            gn_match_table_prompt (table, viewer, &prompt);
            /* Who may not see them reads what is true of either. */
            g_assert_cmpint (prompt.what.text, ==, after == GN_DEALER_BOX ? WIZ_ASK_DISCARD
                             : keep && (viewer == GN_EVERYTHING || viewer == state_of (table)->active) ? WIZ_ASK_KEEP
                             : WIZ_ASK_KEEP_OUT);
          }
    }
}

/* WIZ-R17: for tables that like the suspense nobody is told what the bag holds: not by the odds of what may come, not by
 * the log, the sheet or the story of a Wizard's draw. */
static void
test_suspense (void)
{
  for (int hidden = 0; hidden < 2; hidden++)
    {
      g_autoptr (GnMatchTable) table = new_table (GN_DEALER_BOX, TRUE, 0);
      GnMatch *match = (GnMatch *) gn_match_table_get_match (table);
      g_autoptr (GnScoresheet) sheet = NULL;
      g_autoptr (GArray) chances = NULL;
      g_auto (GnOutcomes) outcomes = { 0 };
      gboolean luck = FALSE, told = FALSE;
      const GnStep *step;

      match->option[WIZ_OPTION_SHOW_ODDS] = (guint8) hidden;
      gn_outcomes_init (&outcomes);
      say (table, GN_CHANCE, "order colours=0,1,2");
      say (table, 0, "take tile=apprentice");
      for (int viewer = GN_PUBLIC; viewer < 3; viewer++)
        if (viewer == GN_PUBLIC || viewer >= 0)
          {
            gn_match_table_outcomes (table, viewer, &outcomes);
            g_assert_cmpuint (outcomes.n > 0, ==, !hidden);
          }
      gn_match_table_outcomes (table, GN_EVERYTHING, &outcomes);
      g_assert_cmpuint (outcomes.n, >, 0);
      say (table, GN_CHANCE, "token token=tF");
      chances = gn_match_table_step_chances (table, gn_match_table_get_n_steps (table), GN_PUBLIC);
      g_assert_cmpuint (chances->len > 0, ==, !hidden);
      say (table, 1, "take tile=wizard");
      say (table, GN_CHANCE, "no-own-gem");
      step = gn_match_table_get_step (table, gn_match_table_get_n_steps (table));
      for (guint i = 0; i < step->story->n; i++)
        told = told || step->story->fact[i].say.text == WIZ_FACT_WIZARD_DRAW;
      g_assert_true (told == !hidden);
      sheet = gn_match_table_score (table, GN_PUBLIC);
      for (guint i = 0; i < sheet->n_rows; i++)
        luck = luck || sheet->row[i].label.text == WIZ_ROW_LUCK;
      g_assert_true (luck == !hidden);
    }
}

void
wiz_add_tables (void)
{
  g_test_add_func ("/wizard/table/suspense", test_suspense);
  g_test_add_func ("/wizard/table/hands-after-the-end", test_hands_after_the_end);
  g_test_add_func ("/wizard/table/look-dealer", test_look_dealer);
  g_test_add_func ("/wizard/table/unasked", test_unasked);
  g_test_add_func ("/wizard/table/asked", test_asked);
  g_test_add_func ("/wizard/table/app", test_app);
  g_test_add_func ("/wizard/table/terms", test_terms);
  g_test_add_func ("/wizard/table/contradiction", test_contradiction);
  g_test_add_func ("/wizard/table/no-list", test_no_list);
}
