/* test-edges.c: a table at the edges of what a game gives it: no odds, nothing secret, no end, no hooks at all
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "harbour.h"

#include "core/state/position.h"
#include "core/words/text.h"
#include "core/words/typed.h"

#include <glib/gstdio.h>

/* Several moves at once. */
static gboolean
say_all (GnMatchTable      *table,
         const char *const *specs,
         const int         *seats,
         guint              n,
         GnReply           *reply)
{
  GnMove moves[4];

  for (guint i = 0; i < n; i++)
    moves[i] = spec_move (gn_match_table_get_match (table), seats[i], specs[i]);
  return gn_match_table_do (table, moves, n, reply);
}

/* The app deals cards of which it knows none: it cannot draw one, and people enter it after all. */
static void
test_no_odds (void)
{
  GnMatch *match = harbour_match (TRUE);
  g_autoptr (JsonNode) card = json ("{'id':'c1','worth':1}");
  g_autoptr (GError) error = NULL;
  g_auto (GnMoveList) legal = { 0 };
  GnMove drawn;
  GnPrompt prompt;
  GnReply reply;

  gn_set_unref (match->set);
  match->set = gn_set_new_empty (match->game, "own", "Own box");
  g_assert_true (gn_match_recompile (match, &error));

  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  must (table, 0, "draw");
  g_assert_cmpint (now (table)->stage, ==, STAGE_DRAW);
  g_assert_false (gn_match_table_deal (table, &reply));
  gn_match_table_prompt (table, GN_PUBLIC, &prompt);
  g_assert_true (prompt.chance);
  gn_move_init (&drawn, GN_CHANCE, VERB_DRAWN);
  drawn.arg[0] = 0;
  g_assert_false (gn_match_table_do (table, &drawn, 1, &reply));
  assert_code (table, reply, "impossible");

  /* once one is read out, it is drawn */
  g_assert_true (gn_match_table_teach (table, FAMILY_CARDS, card, NULL, &error));
  g_assert_cmpint (now (table)->stage, ==, STAGE_FREE);
  g_assert_cmpint (gn_pile_find (&now (table)->hand[0], 0), ==, 0);
}

/* What is due by itself comes between two moves of a sentence, unless the table wants to be asked. */
static void
test_unsaid (void)
{
  static const int seats[] = { GN_CHANCE, 0 };
  static const char *const open[] = { "rolled n=6", "earn" }, *const settled[] = { "rolled n=6", "show" };
  g_autoptr (GnMatchTable) table = new_table (FALSE), other = new_table (FALSE);
  GnReply reply;

  must (table, 0, "hide n=1");
  must (table, 1, "earn n=1");
  must (table, 0, "sail");
  g_assert_false (say_all (table, open, seats, 2, &reply));
  g_assert_cmpuint (reply.at, ==, 1);
  g_assert_cmpstr (reply.open->name, ==, "n");
  g_assert_cmpint (now (table)->stage, ==, STAGE_CAST);
  g_assert_true (say_all (table, settled, seats, 2, &reply));
  g_assert_cmpuint (reply.taken, ==, 2);
  g_assert_cmpuint (reply.step->moves->len, ==, 3);
  g_assert_cmpint (g_array_index (reply.step->moves, GnMove, 1).verb, ==, VERB_BOW);

  must (other, 0, "sail");
  ((GnMatch *) gn_match_table_get_match (other))->unasked = FALSE;
  g_assert_true (say_all (other, open, seats, 2, &reply));
  g_assert_cmpuint (reply.taken, ==, 1);
  g_assert_cmpint (now (other)->stage, ==, STAGE_BOW);
}

/* What would come after the end is not said. */
static void
test_after_end (void)
{
  static const int seats[] = { 1, 0 };
  static const char *const both[] = { "earn n=1", "earn n=1" };
  g_autoptr (JsonNode) last = json ("{'round':40,'turn':1}");
  g_autoptr (GnMatchTable) table = gn_match_table_new (harbour_match (TRUE), last, NULL, NULL);
  GnReply reply;

  g_assert_false (gn_match_table_do (table, NULL, 0, &reply));
  g_assert_cmpuint (reply.why.text, ==, 0);
  g_assert_true (say_all (table, both, seats, 2, &reply));
  g_assert_cmpuint (reply.taken, ==, 1);
  g_assert_true (gn_match_table_is_over (table));
  g_assert_false (gn_match_table_deal (table, NULL));
  g_assert_false (gn_match_table_is_waiting (table));
  g_assert_cmpint (gn_match_table_get_waiting (table), ==, 0);
}

/* What follows a line that was typed: all of it is done by players, one after the other, up to the end. */
static void
test_typed_after (void)
{
  static const struct { const char *text; int turn, gold, seat; } lines[] = {
    { "earn 1; ", 1, 6, 1 }, { "earn 1; earn 2; ", 0, 6, 0 }, { "sail; ", 0, 5, 0 },
    { "load; add tea; add tea; add tea; ", 0, 3, 0 }, { "sail; the die shows 2; ", -1 },
  };
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  g_autoptr (JsonNode) last = json ("{'round':40,'turn':1}");
  g_autoptr (GnMatchTable) end = gn_match_table_new (harbour_match (FALSE), last, NULL, NULL);
  g_autofree Harbour *over = NULL, *past = NULL;
  int seat = 1;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      int speaker = 0;
      g_autofree Harbour *after = gn_typed_after (gn_match_table_get_match (table), now (table), &speaker, lines[i].text);

      g_assert_cmpint (after ? after->turn : -1, ==, lines[i].turn);
      if (!after)
        continue;
      g_assert_cmpint (after->gold[0], ==, lines[i].gold);
      g_assert_cmpint (speaker, ==, lines[i].seat);
    }

  /* a figure that no sheet can hold is none */
  GnMove move;
  int at;

  g_assert_cmpint (gn_typed_parse (gn_match_table_get_match (table), now (table), 0, "tally 9999999999 to Ann", &move, &at),
                   ==, GN_TYPED_PARTLY);
  g_assert_cmpint (move.verb, ==, VERB_TALLY);
  over = gn_typed_after (gn_match_table_get_match (end), now (end), &seat, "earn 1; ");
  g_assert_true (over->head.over);
  past = gn_typed_after (gn_match_table_get_match (end), now (end), &seat, "earn 1; earn 1; ");
  g_assert_null (past);
}

/* The refusal that a seat reads follows from what it knows, and so does what it is asked. */
static void
test_for_one (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  const GnMatch *match = gn_match_table_get_match (table);
  GnMove show = spec_move (match, 0, "show n=2"), earn = spec_move (match, 0, "earn"),
         ask[] = { spec_move (match, 0, "earn n=9"), spec_move (match, 1, "earn") };
  g_auto (GnWays) ways = { 0 };
  GnReply reply;
  GnSay why;

  must (table, 0, "hide n=1");
  must (table, 1, "earn n=1");
  g_assert_false (gn_match_table_do_as (table, 1, &show, 1, &reply));
  assert_code (table, reply, "too-few-hidden");
  g_assert_cmpint (reply.private_to, ==, 0);

  /* Open, it is no move yet; and nothing follows a move that is refused. */
  g_assert_false (gn_match_table_preview (table, 0, &earn, NULL, NULL));
  g_assert_true (gn_match_table_check (table, 0, &earn, &why));
  g_assert_cmpuint (why.text, ==, 0);
  gn_match_table_ask_after (table, GN_PUBLIC, ask, 2, &ways);
  g_assert_cmpuint (ways.ways, ==, 0);
  ask[0].arg[0] = 1;
  gn_match_table_ask_after (table, GN_PUBLIC, ask, 2, &ways);
  g_assert_cmpuint (ways.ways, ==, 3);
}

/* The odds of a roll are told; not those of a card that one seat alone has seen, nor of what the rules refuse now. */
static void
test_chances (void)
{
  g_autoptr (GnMatchTable) table = new_table (TRUE);
  g_autoptr (JsonNode) position = json ("{'gold':{'1':7}}");
  static const guint told[] = { 1, 0, 0, 0 };

  must (table, 0, "sail");
  must (table, now (table)->turn, "draw");
  g_assert_true (gn_match_table_amend (table, position, "miscounted", NULL, NULL));
  must (table, now (table)->turn, "sail");
  g_array_index (gn_match_table_get_step (table, 4)->moves, GnMove, 0).verb = VERB_PASS;
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autoptr (GArray) chances = gn_match_table_step_chances (table, i + 1, GN_PUBLIC);

      g_assert_cmpuint (chances->len, ==, told[i]);
      if (told[i])
        g_assert_cmpuint (g_array_index (chances, GnStepChance, 0).total, ==, 6);
    }
}

/* While the app deals, nobody is told what may come up, nor asked for it. */
static void
test_dealt_is_not_asked (void)
{
  GnMatch *match = harbour_match (TRUE);
  g_auto (GnMoveList) legal = { 0 };
  g_auto (GnWays) ways = { 0 };
  GnMove rolled = spec_move (match, GN_CHANCE, "rolled");

  match->unasked = FALSE;

  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, NULL);
  GnReply reply = { 0 };

  must (table, 0, "sail");
  gn_match_table_legal (table, GN_PUBLIC, &legal);
  g_assert_cmpuint (legal.n, ==, 0);
  gn_match_table_ask (table, GN_PUBLIC, &rolled, &ways);
  g_assert_cmpuint (ways.ways, ==, 0);
  g_assert_false (ways.settled);
  reply.why = ways.why;
  assert_code (table, reply, GN_APP_DEALS);
}

/* A position from which nobody can go on is no start, nor is what a game refuses. */
static void
test_no_start (void)
{
  g_autoptr (JsonNode) stuck = json ("{'stage':1,'deck':[],'hand':{'0':[{'card':'c1'},{'card':'c2'},"
                                     "{'card':'c3'},{'card':'c4'},{'card':'c5'},{'card':'c6'}]}}");
  GnMatch *alone = harbour_match (FALSE);
  g_autoptr (GError) error = NULL;

  g_assert_null (gn_match_table_new (harbour_match (FALSE), stuck, NULL, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  alone->n_seats = 1;
  g_assert_null (gn_match_table_new (alone, NULL, NULL, &error));
  g_assert_error (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_START);
}

/* What the die, the host or an older version did is nobody's thought. */
static void
test_nobody_thinks (void)
{
  static const gint64 times[] = { 10, 30, 70, 75 };
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  g_autoptr (JsonNode) position = json ("{'gold':{'1':7}}");
  gint64 seconds[GN_MAX_SEATS];

  must (table, 0, "sail");
  must (table, GN_CHANCE, "rolled n=2");
  g_assert_true (gn_match_table_amend (table, position, "miscounted", NULL, NULL));
  must (table, 1, "earn n=1");
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      GnStep *step = (GnStep *) gn_match_table_get_step (table, i + 1);

      step->since = i ? times[i - 1] : 0;
      step->time = times[i];
      if (i == 3)
        g_array_set_size (step->moves, 0);   /* of a line that the present rules cannot read */
    }
  g_assert_true (gn_match_table_thinking (table, seconds));
  g_assert_cmpint (seconds[0], ==, 10);
  g_assert_cmpint (seconds[1], ==, 5);
}

/* ---- Less than a game ------------------------------------------------------- */

static void
bows (const GnMatch *match,
      gconstpointer  state,
      GnMoveList    *list)
{
  gn_move_list_add (list, 0, VERB_BOW);
}

static void
nothing (const GnMatch *match,
         gpointer       state,
         const GnMove  *move,
         GnStory       *story)
{
}

static void
no_step (const GnMatch *match,
         gconstpointer  state,
         GnPrompt      *prompt)
{
  prompt->must = GN_SEES (((const Harbour *) state)->turn);
}

/* It never asks anybody: the table does not wait for its end. */
static void
test_endless (void)
{
  static GnGame game;
  g_autoptr (GnMatchTable) table = NULL;

  game = harbour_game;
  game.legal = bows;
  game.apply = nothing;
  game.prompt = no_step;
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "harbour: what follows by itself does not end");
  table = gn_match_table_new (gn_match_new (&game, 2, gn_set_new_empty (&game, "own", ""), NULL), NULL, NULL, NULL);
  g_test_assert_expected_messages ();
  g_assert_nonnull (table);
}

static void
bows_with_first (const GnMatch *match,
                 gconstpointer  state,
                 GnMoveList    *list)
{
  gn_move_list_add (list, 0, VERB_BOW)->arg[0] = 0;
}

static gboolean
first_will_do (const GnMatch *match,
               gconstpointer  state,
               const GnMove  *move,
               GnSay         *why)
{
  gint worth;

  if (move->arg[0] == 0)
    return TRUE;
  return gn_say (why, gn_set_number (match->set, FAMILY_CARDS, (guint) move->arg[0], "worth", &worth) ? TEXT_IMPOSSIBLE
                                                                                                      : TEXT_LOST);
}

static void
ends (const GnMatch *match,
      gpointer       state,
      const GnMove  *move,
      GnStory       *story)
{
  ((GnHead *) state)->over = TRUE;
}

/* The only card that will do is taken unasked, unless one that nobody has read out yet may do as well. */
static void
test_untold (void)
{
  static GnVerb verbs[N_VERBS + 1];
  static GnText texts[N_TEXTS + 1];
  static GnGame game;
  g_autoptr (JsonNode) cards = json ("{'gnomon':'components','version':1,'game':'harbour','id':'test','title':'Test',"
                                     "'components':{'cards':[{'id':'c1','worth':1},{'id':'c2'}]}}");
  g_autoptr (JsonNode) second = json ("{'id':'c2','worth':2}");
  g_autoptr (GError) error = NULL;

  game = harbour_game;
  memcpy (verbs, game.verbs, sizeof verbs);
  memcpy (texts, game.texts, sizeof texts);
  verbs[VERB_BOW].args[0] = (GnArg) { "card", "Card", GN_ARG_THING, HARBOUR_CARD, 0, 1 };
  texts[TEXT_LOST].id = "teach-first";
  game.verbs = verbs;
  game.texts = texts;
  game.legal = bows_with_first;
  game.check = first_will_do;
  game.apply = ends;

  GnMatch *match = gn_match_new (&game, 2, gn_set_new_from_json (&game, cards, &error), &error);
  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_false (gn_match_table_is_over (table));
  g_assert_true (gn_match_table_teach (table, FAMILY_CARDS, second, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (gn_match_table_is_over (table));
}

/* A game without chance, options, roles, hints, nor anything to check a position by. */
static void
test_least (void)
{
  static GnGame game;
  g_autofree char *folder = g_dir_make_tmp ("gnomon-XXXXXX", NULL), *path = g_build_filename (folder, "l.gnomon", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (JsonNode) position = json ("{'gold':[3,4]}"), more = json ("{'gold':{'1':9}}"), card = json ("{'worth':2}");
  g_autoptr (GError) error = NULL;
  g_auto (GnOutcomes) outcomes = { 0 };
  g_auto (GnInsights) insights = { 0 };
  g_autofree char *trouble = NULL;
  GnPrompt prompt;

  game = harbour_game;
  game.id = "least";
  game.options = NULL;
  game.chance = NULL;
  game.settle = NULL;
  game.audit = NULL;
  game.prompt = no_step;
  gn_game_register (&game);
  g_assert_true (gn_game_is_dealt (&game));
  g_assert_true (gn_game_has_secrets (&game));
  g_assert_cmpint (gn_game_find_option (&game, "length"), <, 0);
  g_assert_cmpint (gn_domain_find (&game.domains[HARBOUR_CARD], "c1"), <, 0);

  GnMatch *match = gn_match_new (&game, 2, gn_set_new_empty (&game, "own", "Own box"), &error);
  g_autoptr (GnMatchTable) table = gn_match_table_new (match, position, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (gn_match_table_record (table, file, &error));
  must (table, 0, "earn n=1");
  must (table, 1, "sail");
  must (table, GN_CHANCE, "rolled n=2");
  g_assert_true (gn_match_table_amend (table, more, "", NULL, &error));
  g_assert_true (gn_match_table_teach (table, FAMILY_CARDS, card, NULL, &error));
  g_assert_no_error (error);
  gn_match_table_insights (table, GN_PUBLIC, &insights);
  g_assert_cmpuint (insights.n, ==, 0);
  gn_match_table_outcomes (table, GN_PUBLIC, &outcomes);
  g_assert_cmpuint (outcomes.n, ==, 0);
  gn_match_table_prompt (table, GN_PUBLIC, &prompt);
  g_assert_cmpstr (prompt.step, ==, "");

  g_autoptr (GArray) chances = gn_match_table_step_chances (table, 1, GN_PUBLIC);

  g_assert_cmpuint (chances->len, ==, 0);
  gn_match_table_close_record (table);
  g_object_get (table, "trouble", &trouble, NULL);
  g_assert_null (trouble);

  g_autoptr (GnMatchTable) opened = gn_match_table_open (file, TRUE, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (now (opened)->gold[0], ==, 4);
  same_steps (table, opened);
  gn_match_table_close_record (opened);

  /* A mark is followed without a check, too. */
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  g_auto (GStrv) parts = g_strsplit (text, "\"hash\":\"", -1);
  g_autofree char *other = g_strjoinv ("\"hash\":\"0", parts);

  g_assert_cmpuint (g_strv_length (parts), >, 1);
  g_assert_true (g_file_set_contents (path, other, -1, NULL));

  g_autoptr (GnMatchTable) again = gn_match_table_open (file, FALSE, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (now (again)->gold[1], ==, 9);
  g_unlink (path);
  g_rmdir (folder);
}

/* Nothing on cards but a board, and nothing hidden. */
static void
test_open_game (void)
{
  static const GnFamily board[] = { { .id = "board", .title = "Board", .group = "board", .preset = TRUE }, { NULL } };
  static const GnField fields[] = { { "round", "Round", "Table", GN_FIELD_UINT8 }, { NULL } };
  const GnGame game = { .id = "open", .families = board, .fields = fields };

  g_assert_false (gn_game_is_dealt (&game));
  g_assert_false (gn_game_has_secrets (&game));
}

/* What a game forgets is told to its author. */
static void
test_register (void)
{
  static GnVerb verbs[GN_SET_VERBS + 3];
  static const GnText silent[] = { { .id = "" }, { 0 } };
  static GnGame game;

  game = harbour_game;
  for (guint i = 0; i < G_N_ELEMENTS (verbs) - 1; i++)
    verbs[i] = harbour_game.verbs[VERB_SAIL];
  verbs[GN_SET_VERBS].flags = GN_VERB_WHOLE;
  game.id = "careless";
  game.verbs = verbs;
  game.texts = silent;
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "careless: “sail” has a button*");
  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "careless: *" GN_APP_DEALS "*");
  gn_game_register (&game);
  g_test_assert_expected_messages ();
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/edges/no-odds", test_no_odds);
  g_test_add_func ("/edges/unsaid", test_unsaid);
  g_test_add_func ("/edges/after-end", test_after_end);
  g_test_add_func ("/edges/typed-after", test_typed_after);
  g_test_add_func ("/edges/for-one", test_for_one);
  g_test_add_func ("/edges/dealt-is-not-asked", test_dealt_is_not_asked);
  g_test_add_func ("/edges/chances", test_chances);
  g_test_add_func ("/edges/no-start", test_no_start);
  g_test_add_func ("/edges/nobody-thinks", test_nobody_thinks);
  g_test_add_func ("/edges/endless", test_endless);
  g_test_add_func ("/edges/untold", test_untold);
  g_test_add_func ("/edges/least", test_least);
  g_test_add_func ("/edges/open-game", test_open_game);
  g_test_add_func ("/edges/register", test_register);
  return g_test_run ();
}
