/* test-table-pure.c: what the frame of a table works out without a window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app/setup/new-table-page.h"
#include "core/base/json.h"

#include "app/entry/action-grid.h"
#include "app/model/replay-rest.h"
#include "app/model/change.h"
#include "app/model/correction.h"
#include "app/table/curtain.h"
#include "app/model/table-model.h"
#include "app/model/draft.h"
#include "games/games.h"
#include "app/panes/log-pane.h"
#include "app/entry/move-chip.h"
#include "app/entry/move-section.h"
#include "app/panes/odds-pane.h"
#include "app/widgets/unavailable.h"
#include "sheets/pieces.h"
#include "core/state/position.h"
#include "app/entry/preview.h"
#include "app/panes/rules-pane.h"
#include "core/words/text.h"
#include "app/entry/why-popover.h"
#include "own-home.h"

static GnMatchTable *
new_table_of (const char *game,
              guint       n_seats,
              const char *position)
{
  static const char *const names[] = { "Alphonse", "Berta", "Caroline", "Diane" };
  g_autoptr (GnDraft) draft = gn_draft_new (gn_games_find (game));
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  for (guint i = 0; i < n_seats; i++)
    gn_draft_add_person (draft, names[i], i);
  GnMatch *match = gn_draft_match (draft, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (match->seed); i++)
    match->seed[i] = i + 1;
  g_autoptr (JsonNode) node = position ? json_from_string (position, &error) : NULL;
  g_assert_no_error (error);
  GnMatchTable *table = gn_match_table_new (match, node, &why, &error);
  g_assert_no_error (error);
  return table;
}

static GnMatchTable *
new_table (guint n_seats)
{
  return new_table_of ("zavandor", n_seats, NULL);
}

static void
move_of (GnTableModel     *model,
         const char *spec,
         GnMove     *move)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (gn_table_model_spec (model, spec, move, &error));
  g_assert_no_error (error);
}

static void
say (GnTableModel     *model,
     const char *spec)
{
  g_auto (GnWays) ways = { 0 };
  GnMove move;

  move_of (model, spec, &move);
  gn_match_table_ask (gn_table_model_get_table (model), GN_PUBLIC, &move, &ways);
  g_assert_cmpuint (ways.ways, >, 0);
  g_assert_true (gn_table_model_say (model, &ways.only));
}

static void
test_columns (void)
{
  g_assert_cmpuint (gn_action_grid_columns (1342, 9), ==, 9);
  g_assert_cmpuint (gn_action_grid_columns (880, 9), ==, 4);
  g_assert_cmpuint (gn_action_grid_columns (700, 9), ==, 4);
  g_assert_cmpuint (gn_action_grid_columns (340, 9), ==, 2);
  g_assert_cmpuint (gn_action_grid_columns (1342, 0), ==, 1);
  g_assert_cmpuint (gn_action_grid_columns (340, 1), ==, 1);
}

static void
test_words (void)
{
  g_autofree char *gaps = gn_without_gaps ("verkaufe … Rubin … ");
  g_autofree char *upper = gn_upper_first ("über 3");
  g_autofree char *empty = gn_upper_first ("");

  g_assert_cmpstr (gaps, ==, "verkaufe Rubin");
  g_assert_cmpstr (upper, ==, "Über 3");
  g_assert_cmpstr (empty, ==, "");
  g_assert_true (gn_key_is ("B", 'b'));
  g_assert_true (gn_key_is ("b", 'B'));
  g_assert_false (gn_key_is ("B", 'c'));
  g_assert_false (gn_key_is (NULL, 'b'));
}

static void
test_others (void)
{
  for (guint n = 2; n <= 4; n++)
    {
      static const char *const expected[] = { "Berta looks away", "Berta and Caroline look away",
                                              "Berta, Caroline and Diane look away" };
      g_autoptr (GnMatchTable) table = new_table (n);
      g_autofree char *text = gn_curtain_others (gn_match_table_get_match (table), 0);

      g_assert_cmpstr (text, ==, expected[n - 2]);
    }
}

static void
test_figures (void)
{
  GnInsight insight = { .kind = GN_INSIGHT_RANGE, .a = 8, .b = 10 };
  g_autofree char *range = gn_insight_figure (&insight);

  g_assert_cmpstr (range, ==, "8–10");
  insight.b = 8;
  g_autofree char *one = gn_insight_figure (&insight);
  g_assert_cmpstr (one, ==, "8");
  insight.about = TRUE;
  g_autofree char *about = gn_insight_figure (&insight);
  g_assert_cmpstr (about, ==, "about 8");
  insight = (GnInsight) { .kind = GN_INSIGHT_NOTE };
  g_autofree char *note = gn_insight_figure (&insight);
  g_assert_cmpstr (note, ==, "");
}

/* The table model: whose turn it is, what can be said, what is half said. */
static void
test_table_model (void)
{
  g_autoptr (GnMatchTable) table = new_table (3);
  g_autoptr (GnTableModel) model = gn_table_model_new (table);
  const GnGame *game = gn_table_model_get_match (model)->game;
  int first = gn_table_model_get_seat (model);
  GnMove move;

  g_assert_cmpint (first, >=, 0);
  g_assert_cmpuint (gn_table_model_verb (model, gn_game_find_verb (game, "buy"))->ways, >, 0);
  g_assert_cmpuint (gn_table_model_verb (model, gn_game_find_verb (game, "sell"))->ways, ==, 0);
  g_assert_true (gn_table_model_shown_verbs (model) >> gn_game_find_verb (game, "sell") & 1);
  /* Of another phase altogether: not offered at all. */
  g_assert_false (gn_table_model_shown_verbs (model) >> gn_game_find_verb (game, "mine") & 1);
  g_assert_false (gn_table_model_verb_offered (game, gn_game_find_verb (game, "pass")));
  g_assert_false (gn_table_model_secret_decision (model));
  g_assert_true (gn_table_model_get_covered (model));

  move_of (model, "buy", &move);
  gn_table_model_enter (model, &move);
  g_assert_true (gn_table_model_is_entering (model));
  g_assert_false (gn_table_model_whole (model, &move));
  move_of (model, "buy type=ruby n=2", &move);
  gn_table_model_enter (model, &move);
  g_assert_true (gn_table_model_whole (model, &move));
  guint serial = gn_table_model_serial (model);
  g_assert_true (gn_table_model_accept (model));
  g_assert_cmpuint (gn_table_model_serial (model), >, serial);
  g_assert_false (gn_table_model_is_entering (model));
  g_assert_cmpint (gn_table_model_get_seat (model), !=, first);

  /* Behind the curtain: the choice is secret, and only it stands there. */
  say (model, "draw pile=artifact");
  g_assert_true (gn_table_model_secret_decision (model));
  g_assert_cmpuint (gn_table_model_shown_verbs (model), ==, (guint64) 1 << gn_game_find_verb (game, "keep"));
}

/* What only answers a question (GN_VERB_ANSWER) stands there while it is asked, not greyed all the while. */
static void
test_answers (void)
{
  static const char *const answers[] = { "go", "stay", "pick", "strike", "spare", "resolve", "keep-card",
                                         "comeback", "discard" };
  g_autoptr (GnMatchTable) table = new_table_of ("gnomes-wizards", 2, NULL);
  g_autoptr (GnTableModel) model = gn_table_model_new (table);
  const GnGame *game = gn_table_model_get_match (model)->game;

  say (model, "accept-board");
  say (model, "place-leader place=u2.0");
  say (model, "place-leader place=d0.3");
  g_assert_true (gn_table_model_shown_verbs (model) >> gn_game_find_verb (game, "roll") & 1);
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    g_assert_false (gn_table_model_shown_verbs (model) >> gn_game_find_verb (game, answers[i]) & 1);
  say (model, "roll");
  say (model, "end-step");
  g_assert_true (gn_table_model_shown_verbs (model) >> gn_game_find_verb (game, "assign") & 1);
  g_assert_false (gn_table_model_shown_verbs (model) >> gn_game_find_verb (game, "go") & 1);

  /* an attack that is announced is carried out by one button, though player and host may both say it */
  g_autoptr (GnMatchTable) fight = new_table_of (
    "gnomes-wizards", 2,
    "{\"stage\":\"fight\",\"round\":1,\"current\":0,\"first\":0,\"side\":[1,2],"
    "\"place\":{\"TL\":\"u2.0\",\"T5\":\"d1.2\",\"IL\":\"d0.3\",\"I6\":\"d1.2\"}}");
  g_autoptr (GnTableModel) asked = gn_table_model_new (fight);
  guint n = 0;

  say (asked, "attack unit=T5 target=I6 hold=yes");
  for (guint verb = 0; game->verbs[verb].id; verb++)
    n += g_str_equal (game->verbs[verb].id, "resolve") && (gn_table_model_shown_verbs (asked) >> verb & 1);
  g_assert_cmpuint (n, ==, 1);
}

/* Which choices a form offers: all of a few, with those that cannot be; of an argument as it is entered so far. */
static void
test_choices (void)
{
  g_autoptr (GnMatchTable) table = new_table (3);
  g_autoptr (GnTableModel) model = gn_table_model_new (table);
  const GnVerb *buy = &gn_table_model_get_match (model)
                         ->game->verbs[gn_game_find_verb (gn_table_model_get_match (model)->game, "buy")];
  GnMove move;

  move_of (model, "buy", &move);
  g_autoptr (GArray) types = gn_arg_choices (model, &move, &buy->args[0]);
  g_assert_cmpuint (types->len, ==, 4);
  for (guint i = 0; i < types->len; i++)
    g_assert_true (g_array_index (types, GnChoiceValue, i).can);

  /* 23 gold, diamonds at 5: four can be bought; the number's row shows what is beyond. */
  move_of (model, "buy type=diamond", &move);
  g_autoptr (GArray) numbers = gn_arg_choices (model, &move, &buy->args[1]);
  g_assert_cmpuint (numbers->len, ==, 4);
  g_assert_cmpint (gn_thing_key (gn_table_model_get_match (model), GN_THING (buy->args[0].domain, 1)), ==, 'r');
}

static void
test_nearest (void)
{
  g_autoptr (GnMatchTable) table = new_table (3);
  g_autoptr (GnTableModel) model = gn_table_model_new (table);
  GnMove refused, near;

  /* Four gems and a fifth: four is nearest. */
  move_of (model, "buy type=ruby n=5 marker=-", &refused);
  g_assert_true (gn_nearest_way (model, &refused, &near));
  g_autofree char *text = gn_move_text_c (gn_table_model_get_match (model), &near);
  g_assert_cmpstr (text, ==, "buy 4 rubies");

  /* No gem to sell: buying one is the way there. */
  move_of (model, "sell type=ruby", &refused);
  g_assert_false (gn_nearest_way (model, &refused, &near));
  g_assert_true (gn_way_there (model, &refused, &near));
  g_autofree char *first = gn_move_text_c (gn_table_model_get_match (model), &near);
  g_assert_cmpstr (first, ==, "buy 1 ruby");
}

static void
test_changes (void)
{
  g_autoptr (GnMatchTable) table = new_table (3);
  g_autoptr (GnTableModel) model = gn_table_model_new (table);
  const GnMatch *match = gn_table_model_get_match (model);
  g_autofree gpointer after = NULL;
  GnMove move;

  gn_pieces_init ();
  /* She sees her own gold. */
  gn_table_model_set_viewer (model, gn_table_model_get_seat (model));
  move_of (model, "buy type=ruby n=2 marker=-", &move);
  g_assert_true (gn_match_table_preview (table, move.seat, &move, NULL, &after));
  g_autoptr (GArray) open = gn_changes (match, gn_table_model_state (model), after, move.seat, FALSE);
  g_assert_cmpuint (open->len, ==, 3);   /* gold, rubies, the arrow */
  g_autofree char *gold = gn_change_text (&g_array_index (open, GnChange, 0));
  g_autofree char *label = gn_change_label (match, &g_array_index (open, GnChange, 0));
  g_autofree char *cost = gn_changes_cost (match, open);
  g_assert_true (gn_same_round (match, gn_table_model_state (model), after));
  g_assert_cmpstr (label, ==, "Gold");
  g_assert_cmpstr (gold, ==, "23→15");
  g_assert_cmpstr (cost, ==, "8");

  /* Where gold is held in the hand only what changes is told. */
  g_autoptr (GArray) covered = gn_changes (match, gn_table_model_state (model), after, move.seat, TRUE);
  g_autofree char *by = gn_change_text (&g_array_index (covered, GnChange, 0));
  g_assert_cmpstr (by, ==, "−8");
}

/* In a box of the host's own of which nothing is known yet, some fields have no places. */
static void
test_correction_own_box (void)
{
  const GnGame *game = gn_games_find ("invasion");
  GnMatch *match = gn_match_new (game, game->min_seats, gn_set_new_empty (game, "own-box", "Own box"), NULL);
  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, NULL);
  g_autoptr (GnCorrection) correction = gn_correction_new (table);
  g_autofree char *problem = NULL;
  const char *clause;
  GPtrArray *changes;

  g_assert_true (gn_correction_set_text (correction, "{\"hand_roll\":[3,0]}", NULL));
  g_assert_true (gn_correction_check (correction, &problem, &clause, &changes));
  g_assert_cmpstr (problem, ==, NULL);
  g_assert_cmpuint (changes->len, ==, 1);
  g_ptr_array_unref (changes);
}

static void
test_correction (void)
{
  g_autoptr (GnMatchTable) table = new_table (3);
  g_autoptr (GnCorrection) correction = gn_correction_new (table);
  const GnGame *game = gn_match_table_get_match (table)->game;
  guint gold = gn_game_find_field (game, "gold"), gems = gn_game_find_field (game, "gems");
  g_autofree char *problem = NULL;
  const char *clause;
  GPtrArray *changes;
  g_autoptr (GError) error = NULL;

  g_assert_true (gn_correction_is_empty (correction));
  g_assert_false (gn_correction_check (correction, &problem, &clause, &changes));
  g_assert_nonnull (problem);
  g_clear_pointer (&problem, g_free);

  gn_correction_set (correction, gold, 1, -1, 5);
  gn_correction_set (correction, gems, 2, 1, 3);
  g_assert_true (gn_correction_check (correction, &problem, &clause, &changes));
  g_assert_null (problem);
  gboolean told = FALSE;
  for (guint i = 0; i < changes->len; i++)
    told |= g_str_equal (changes->pdata[i], "Gold, Berta: 23 → 5");
  g_assert_true (told);
  g_ptr_array_unref (changes);

  /* As it was is no edit. */
  gn_correction_set (correction, gold, 1, -1, 23);
  gn_correction_set (correction, gems, 2, 1, 0);
  g_assert_true (gn_correction_is_empty (correction));

  /* More rubies than the box holds: conservation says no, with a sentence. */
  gn_correction_set (correction, gems, 0, 1, 39);
  g_assert_false (gn_correction_check (correction, &problem, &clause, &changes));
  g_assert_nonnull (problem);

  /* As text: what is no position is refused by the reader, not by a crash. */
  g_assert_false (gn_correction_set_text (correction, "[1,2", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_false (gn_correction_set_text (correction, "[]", &error));
  g_clear_error (&error);
  g_assert_true (gn_correction_set_text (correction, "{\"gold\":{\"0\":9}}", &error));
  g_clear_pointer (&problem, g_free);
  g_assert_true (gn_correction_check (correction, &problem, &clause, &changes));
  g_ptr_array_unref (changes);
}

/* A pile is an element like others: changed as a whole, back as it was, refused with the rule's sentence. */
static void
test_correction_pile (void)
{
  g_autoptr (GnMatchTable) table = new_table (3);
  g_autoptr (GnCorrection) correction = gn_correction_new (table);
  const guint piles = (guint) gn_game_find_field (gn_match_table_get_match (table)->game, "pile");
  const GnPile was = gn_correction_get_pile (correction, piles, 0, -1, GN_EVERYTHING);
  GnPile pile = was;
  g_autofree char *problem = NULL;
  const char *clause;
  g_autoptr (GPtrArray) changes = NULL;
  g_autoptr (JsonNode) node = NULL;

  g_assert_cmpuint (gn_pile_size (&was), >, 1);
  pile.layer[0].n--;
  gn_correction_set_pile (correction, piles, 0, -1, &pile);
  g_assert_false (gn_correction_is_empty (correction));
  node = gn_correction_to_json (correction);
  g_assert_true (json_object_has_member (json_node_get_object (node), "pile"));

  /* A card that has gone nowhere: the rules miss it. */
  g_assert_false (gn_correction_check (correction, &problem, &clause, &changes));
  g_assert_nonnull (problem);
  gn_correction_set_pile (correction, piles, 0, -1, &was);
  g_assert_true (gn_correction_is_empty (correction));
}

/* The past corrected: what came later is said again, up to the first that no longer fits. */
static void
test_again (void)
{
  g_autoptr (GnMatchTable) table = new_table (2);
  g_autoptr (GnTableModel) model = gn_table_model_new (table);
  g_autoptr (GError) error = NULL;
  guint from = gn_match_table_get_n_steps (table), said;
  gboolean open;
  GnSay why;

  say (model, "gold");
  say (model, "buy type=ruby n=2");
  say (model, "buy type=diamond n=4");
  say (model, "gold");
  g_autoptr (GnReplayRest) again = gn_replay_rest_new (table, from + 1, G_MAXUINT);

  g_assert_true (gn_match_table_undo (table, from + 1, TRUE, &error));
  g_assert_no_error (error);

  /* Who bought four diamonds has too little gold now. */
  const GnGame *game = gn_match_table_get_match (table)->game;
  g_autoptr (GnCorrection) correction = gn_correction_new (table);
  guint before = gn_match_table_get_n_steps (table);
  int rich = gn_table_model_get_seat (model) == 0 ? 1 : 0;
  gn_correction_set (correction, gn_game_find_field (game, "gold"), rich, -1, 3);
  g_autoptr (JsonNode) node = gn_correction_to_json (correction);
  g_assert_true (gn_match_table_amend (table, node, "a test", &why, &error));
  g_assert_no_error (error);

  said = gn_replay_rest_say (again, table, 0, &why, &open);
  g_assert_cmpuint (gn_replay_rest_length (again), ==, 3);
  g_assert_cmpuint (said, ==, 1);
  g_assert_true (g_str_has_suffix (gn_replay_rest_name (again, 1), ": buy 4 diamonds"));
  g_assert_true (open);
  g_assert_cmpstr (gn_say_code (gn_match_table_get_match (table), &why), ==, "not-enough-gold");
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, before + 2);
}

static void
test_rules_order (void)
{
  const GnGame *game = gn_games_find ("zavandor");
  guint n_hot;
  g_autoptr (GPtrArray) order = gn_rules_order (game, "ZAV-054", "ZAV-039 ZAV-040", &n_hot);

  g_assert_cmpuint (order->len, ==, gn_rules_load (game)->len);
  g_assert_cmpstr (((const GnClause *) order->pdata[0])->id, ==, "ZAV-054");
  g_assert_cmpuint (n_hot, >=, 3);

  g_autoptr (GPtrArray) plain = gn_rules_order (game, NULL, "ZAV-039", &n_hot);
  g_assert_cmpuint (n_hot, ==, 1);
  g_assert_cmpstr (((const GnClause *) plain->pdata[0])->id, ==, "ZAV-039");
}

/* The last action of a round settles it too: what is there afterwards is no price. */
static void
test_round_is_over (void)
{
  const GnGame *game = gn_game_find ("zavandor");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) position = gn_json_parse ("{\"round\":1,\"active\":1,\"start\":0,\"used\":[3,2]}", -1, 4096,
                                                 &error);
  GnMatch *match = gn_match_new (game, 2, NULL, &error);
  GnSay why = { 0 };

  for (guint i = 0; i < gn_game_n_families (game); i++)
    match->dealer[i] = GN_DEALER_APP;

  g_autoptr (GnMatchTable) table = gn_match_table_new (match, position, &why, &error);
  g_assert_no_error (error);
  g_autofree gpointer after = NULL;
  GnMove move;

  g_assert_cmpint (gn_match_table_turn_seat (table), ==, 1);
  gn_move_init (&move, 1, gn_game_find_verb (game, "gold"));
  g_assert_true (gn_match_table_preview (table, GN_PUBLIC, &move, NULL, &after));
  g_assert_false (gn_same_round (match, gn_match_table_state (table, GN_PUBLIC), after));

  /* What the move itself costs or brings is told as in any other action. */
  static const struct { const char *spec, *cost; } moves[] = { { "gold", "+4" }, { "buy type=ruby n=3 marker=-", "12" } };
  g_autoptr (GnTableModel) model = gn_table_model_new (table);

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (GnStory) story = NULL;
      g_autofree gpointer then = NULL;

      move_of (model, moves[i].spec, &move);
      g_assert_true (gn_match_table_preview (table, GN_PUBLIC, &move, &story, &then));
      g_autoptr (GArray) changes = gn_changes_made (match, story, gn_table_model_state (model), then, 1, FALSE);
      g_autofree char *cost = gn_changes_cost (match, changes);
      g_autofree char *by = gn_change_text (&g_array_index (changes, GnChange, 0));
      g_autofree char *chip = gn_move_chip_cost (model, &move);

      g_assert_cmpstr (cost, ==, moves[i].cost);
      g_assert_cmpstr (by, ==, i ? "−12" : "+4");
      g_assert_cmpstr (g_array_index (changes, GnChange, 0).icon, ==, "gold");
      g_assert_cmpstr (chip, ==, moves[i].cost);
    }
}

/* A game begun in its middle stands as the form showed it, also where nobody changed anything: what the lot drew and
 * the app laid out. */
static void
test_begun_in_the_middle (void)
{
  const GnGame *game = gn_game_find ("zavandor");
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) position = gn_json_parse ("{\"round\":3,\"gold\":[9,8,7]}", -1, 4096, &error);
  GnMatch *match = gn_match_new (game, 3, NULL, &error);
  GnSay why = { 0 };

  for (guint i = 0; i < gn_game_n_families (game); i++)
    match->dealer[i] = GN_DEALER_APP;

  g_autoptr (GnMatchTable) scratch = gn_match_table_new (match, NULL, &why, &error);
  g_assert_no_error (error);
  g_autoptr (JsonNode) shown = gn_position_to_json (match, gn_match_table_state (scratch, GN_EVERYTHING), GN_PUBLIC);
  g_autoptr (GnMatchTable) table = gn_table_begun_at (scratch, position, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, 0);   /* it starts there; nothing was corrected */
  g_autoptr (JsonNode) begun = gn_position_to_json (gn_match_table_get_match (table),
                                                    gn_match_table_state (table, GN_EVERYTHING), GN_PUBLIC);
  static const char *const same[] = { "slot", "gnome", "start", "active", "gems", "price" };

  for (guint i = 0; i < G_N_ELEMENTS (same); i++)
    g_assert_true (json_node_equal (json_object_get_member (json_node_get_object (shown), same[i]),
                                    json_object_get_member (json_node_get_object (begun), same[i])));
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (begun), "round"), ==, 3);
  g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (json_node_get_object (begun), "gold"), 1),
                   ==, 8);
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/pure/round-is-over", test_round_is_over);
  g_test_add_func ("/pure/begun-in-the-middle", test_begun_in_the_middle);
  g_test_add_func ("/table/pure/columns", test_columns);
  g_test_add_func ("/table/pure/words", test_words);
  g_test_add_func ("/table/pure/others", test_others);
  g_test_add_func ("/table/pure/figures", test_figures);
  g_test_add_func ("/table/pure/model", test_table_model);
  g_test_add_func ("/table/pure/choices", test_choices);
  g_test_add_func ("/table/pure/nearest", test_nearest);
  g_test_add_func ("/table/pure/answers", test_answers);
  g_test_add_func ("/table/pure/changes", test_changes);
  g_test_add_func ("/table/pure/correction", test_correction);
  g_test_add_func ("/table/pure/correction-own-box", test_correction_own_box);
  g_test_add_func ("/table/pure/correction-pile", test_correction_pile);
  g_test_add_func ("/table/pure/again", test_again);
  g_test_add_func ("/table/pure/rules", test_rules_order);
  return g_test_run ();
}
