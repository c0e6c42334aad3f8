/* test-example.c: the clauses of the toy market: a position, a move, and what comes of it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/base/json.h"
#include "core/match/match.h"
#include "core/match/moves.h"
#include "core/state/position-private.h"
#include "core/table/match-table.h"
#include "core/game/rules.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"
#include "core/words/text.h"
#include "core/words/typed.h"

/* All but two cards, so that the deck is empty and the end near. */
#define NEARLY_ALL \
  "{'pin':6,'bean':7,'candle':7,'ribbon':5,'whistle':6,'button':7,'pear':7,'spoon':7,'basket':7,'kite':6,'cork':7," \
  "'loaf':7,'mug':7,'lantern':7,'puppet':7,'pebble':7,'onion':7,'bowl':7,'scarf':7,'drum':7,'straw':7,'cheese':7," \
  "'jug':7,'boots':7,'fiddle':7,'feather':6,'ham':7,'kettle':7,'cloak':7,'clock':7,'acorn':6,'honey':7," \
  "'cauldron':7,'carpet':7,'crown':7}"
#define FULL_MARKET "'market':{'1':'pin','2':'bean','3':'crown','4':'clock','5':'loaf','6':'mug'}"
#define TWO_LEFT    "'market':{'1':'pin','2':null,'3':'ribbon','4':null,'5':null,'6':null}"
#define ONE_LEFT    "'market':{'1':null,'2':null,'3':'ribbon','4':null,'5':null,'6':null}"

/**
 * @clauses: what the case shows
 * @position: laid over the start, with ' for "
 * @seat: who says the move
 * @move: as a .ui file writes it; NULL: the position itself is asked about
 * @refusal: the code, or NULL when it is accepted
 * @after: what then holds, as a part of a position
 */
static const struct {
  const char *clauses, *position;
  int         seat;
  const char *move, *refusal, *after;
} cases[] = {
  { "EX-001", "{}", 0, NULL, NULL, "{'gems':[3,3,3]}" },
  { "EX-003", "{}", GN_CHANCE, "turn-up card=pin", NULL, "{'market':{'1':'pin','2':null}}" },
  { "EX-003", "{'market':{'1':'pin','2':'bean','3':null,'4':'clock','5':null,'6':'mug'}}", GN_CHANCE, "turn-up card=loaf", NULL,
    "{'market':{'3':'loaf','5':null}}" },
  { "EX-003", "{'market':{'1':'pin'}}", 0, "earn", "turn-up-first", NULL },
  { "EX-003", "{" FULL_MARKET "}", GN_CHANCE, "turn-up card=pin", "nothing-due", NULL },
  { "EX-003", "{'market':{'1':'pin'}}", 0, "turn-up card=pin", "nothing-due", NULL },
  { "EX-002", "{'market':{'1':'pin'},'cards':[{'crown':6},{'crown':1},{}]}", GN_CHANCE, "turn-up card=crown", "none-left", NULL },
  { "EX-004", "{" FULL_MARKET ",'gems':[5,2,9]}", 0, "take place=5", NULL,
    "{'turn':1,'gems':[2,2,9],'market':{'5':null},'cards':[{'loaf':1},{},{}]}" },
  { "EX-004", "{" FULL_MARKET ",'gems':[3,2,9]}", 0, "take place=5", NULL, "{'turn':1,'gems':[0,2,9]}" },
  { "EX-004", "{" FULL_MARKET ",'gems':[2,2,9]}", 0, "take place=5", "not-enough-gems", NULL },
  { "EX-004", "{" TWO_LEFT ",'cards':[" NEARLY_ALL ",{},{}]}", 0, "take place=2", "empty-place", NULL },
  { "EX-005", "{" FULL_MARKET ",'gems':[5,2,9]}", 0, "earn", NULL, "{'turn':1,'gems':[8,2,9]}" },
  { "EX-005", "{" FULL_MARKET "}", 0, "pass", "no-pass", NULL },
  { "EX-006", "{" FULL_MARKET ",'gems':[996,2,9]}", 0, "earn", NULL, "{'gems':[999,2,9]}" },
  { "EX-006", "{" FULL_MARKET ",'gems':[997,2,9]}", 0, "earn", "purse-full", NULL },
  { "EX-007", "{" FULL_MARKET ",'turn':2}", 2, "earn", NULL, "{'turn':0}" },
  { "EX-007", "{" FULL_MARKET ",'turn':2}", 0, "earn", "not-your-turn", NULL },
  { "EX-008", "{" TWO_LEFT ",'cards':[" NEARLY_ALL ",{},{}]}", 0, "take place=1", NULL, "{'turn':1,'cards':[{'pin':7},{},{}]}" },
  { "EX-008", "{" ONE_LEFT ",'cards':[" NEARLY_ALL ",{'pin':1},{}],'turn':2,'gems':[0,0,1]}", 2, "take place=3", NULL,
    "{'turn':0,'gems':[0,0,0]}" },
  { "EX-008", "{'market':{'3':null},'cards':[" NEARLY_ALL ",{'pin':1},{'ribbon':1}]}", 0, "earn", "over", NULL },
  /* Hands: the match of these tests is dealt by the app, which knows each card and lets its player alone see it. */
  { "EX-010", "{" FULL_MARKET "}", 0, "draw", NULL, "{'turn':0,'due':1,'hand':[[],[],[]]}" },
  { "EX-010", "{" FULL_MARKET ",'due':1}", GN_CHANCE, "drawn card=mug", NULL, "{'turn':1,'due':0,'hand':[[{'card':'mug','seen':[0]}],[],[]]}" },
  { "EX-010", "{" FULL_MARKET ",'due':1}", 0, "earn", "deal-first", NULL },
  { "EX-010", "{" FULL_MARKET "}", GN_CHANCE, "drawn card=mug", "nothing-due", NULL },
  { "EX-010", "{" FULL_MARKET ",'hand':[[{'card':'mug','seen':[0]},{'n':2}],[],[]]}", 0, "draw", "hand-full", NULL },
  { "EX-010", "{" TWO_LEFT ",'cards':[" NEARLY_ALL ",{},{}]}", 0, "draw", "deck-empty", NULL },
  { "EX-011", "{" FULL_MARKET ",'gems':[5,2,9],'hand':[[{'card':'mug','seen':[0]},{'card':'pin','seen':[0]}],[],[]]}", 0, "play card=pin", NULL,
    "{'turn':1,'gems':[4,2,9],'cards':[{'pin':1},{},{}],'hand':[[{'card':'mug','seen':[0]}],[],[]]}" },
  { "EX-011", "{" FULL_MARKET ",'hand':[[{'card':'mug','seen':[0]}],[],[]]}", 0, "play card=pin", "not-in-hand", NULL },
  { "EX-011", "{" FULL_MARKET ",'hand':[[{'n':1}],[],[]]}", 0, "play card=pin", NULL, "{'cards':[{'pin':1},{},{}],'hand':[[],[],[]]}" },
  { "EX-011", "{" FULL_MARKET ",'gems':[0,2,9],'hand':[[{'n':1}],[],[]]}", 0, "play card=pin", "not-enough-gems", NULL },
  { "EX-009", "{'cards':[{'ribbon':1},{'ribbon':1},{}],'gems':[1,2,3]}", 0, NULL, NULL, "{}" },
};

static JsonNode *
position_of (const char *text)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode *node = gn_json_parse (json, -1, 65536, &error);

  g_assert_no_error (error);
  return node;
}

static GnMatch *
three_seats (void)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find ("example"), 3, NULL, &error);

  g_assert_no_error (error);
  return match;
}

static gpointer
state_of (const GnMatch *match,
          const char    *position)
{
  g_autoptr (JsonNode) node = position_of (position);
  g_autoptr (GError) error = NULL;
  gpointer state = g_malloc0 (match->game->state_size);
  GnSay why = { 0 };

  g_assert_true (match->game->start (match, state, &why));
  gn_position_merge (match, state, node, &why, &error);
  g_assert_no_error (error);
  return state;
}

/* What is already so is not changed by being laid over it. */
static void
assert_holds (const GnMatch *match,
              gconstpointer  state,
              const char    *expected)
{
  g_autoptr (JsonNode) node = position_of (expected);
  g_autoptr (GError) error = NULL;
  g_autofree gpointer copy = g_memdup2 (state, match->game->state_size);
  GnSay why = { 0 };

  gn_position_merge (match, copy, node, &why, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (copy, match->game->state_size, state, match->game->state_size);
}

static void
test_case (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (GnMatch) match = three_seats ();
  g_autofree gpointer state = state_of (match, cases[i].position);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };
  GnMove move;

  if (cases[i].move)
    {
      g_assert_true (gn_move_from_spec (match, cases[i].seat, cases[i].move, &move, &error));

      gboolean accepted = match->game->check (match, state, &move, &why);

      g_assert_cmpstr (accepted ? NULL : match->game->texts[why.text].id, ==, cases[i].refusal);
      if (!accepted)
        return;
      match->game->apply (match, state, &move, NULL);
    }
  assert_holds (match, state, cases[i].after);
}

/* EX-001: two to four. */
static void
test_seats (void)
{
  const GnGame *game = gn_games_find ("example");

  for (guint n = 1; n <= GN_MAX_SEATS; n++)
    {
      g_autoptr (GnMatch) match = gn_match_new (game, n, NULL, NULL);
      g_autofree gpointer state = g_malloc0 (game->state_size);
      GnSay why = { 0 };

      g_assert_cmpint (game->start (match, state, &why), ==, n >= 2 && n <= 4);
      g_assert_cmpstr (game->texts[why.text].id, ==, n >= 2 && n <= 4 ? "" : "seats");
    }
}

/* EX-008, EX-009: points, then gems, then shared. */
static void
test_places (void)
{
  static const struct { const char *position; guint8 rank[3]; } ends[] = {
    { "{'cards':[{'crown':1},{'ribbon':1},{}],'gems':[0,0,0]}", { 1, 2, 3 } },
    { "{'cards':[{'ribbon':1},{'ribbon':1},{}],'gems':[1,2,3]}", { 2, 1, 3 } },
    { "{'cards':[{'ribbon':1},{'ribbon':1},{}],'gems':[2,2,3]}", { 1, 1, 3 } },
    { "{'cards':[{},{'ribbon':1},{'ribbon':1}],'gems':[9,2,2]}", { 3, 1, 1 } },
    { "{'cards':[{'crown':1},{'ribbon':1},{'ribbon':1}],'gems':[0,1,2]}", { 1, 3, 2 } },
    { "{'cards':[{},{},{}],'gems':[0,0,0]}", { 1, 1, 1 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GnMatch) match = three_seats ();
      g_autofree gpointer state = state_of (match, ends[i].position);
      g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();

      /* The table may stop at any time: EX-008's places are then those of the moment. */
      ((GnHead *) state)->over = ((GnHead *) state)->stopped = TRUE;
      match->game->score (match, state, sheet);
      for (guint seat = 0; seat < 3; seat++)
        g_assert_cmpuint (sheet->rank[seat], ==, ends[i].rank[seat]);
    }
}

/* EX-002, EX-003: chances are the cards that are left, and are seen by all. */
static void
test_chances (void)
{
  g_autoptr (GnMatch) match = three_seats ();
  g_autofree gpointer state = state_of (match, "{'market':{'1':'pin','2':'pin'},'cards':[{'crown':7},{'pin':1},{}]}");
  g_auto (GnOutcomes) outcomes = { 0 };

  match->game->chance (match, state, &outcomes);
  g_assert_cmpuint (outcomes.total, ==, 240 - 2 - 8);
  g_assert_cmpuint (outcomes.n, ==, 34);
  for (guint i = 0; i < outcomes.n; i++)
    {
      const char *id = gn_thing_id (match, GN_THING (1, outcomes.outcome[i].move.arg[0]));

      g_assert_cmpstr (id, !=, "crown");
      if (g_str_equal (id, "pin"))
        g_assert_cmpuint (outcomes.outcome[i].weight, ==, 7 - 3);
    }
}

/* What rests on a value nobody has read out yet is refused until it is. EX-002 */
static void
test_teaching (void)
{
  g_autoptr (GnMatch) match = three_seats ();
  g_autofree gpointer state = NULL;
  g_autoptr (JsonNode) forget = position_of ("{'id':'pin','cost':null}");
  g_autoptr (JsonNode) learn = position_of ("{'id':'pin','cost':2}");
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };
  GnMove move;

  g_assert_cmpint (gn_set_teach (match->set, 0, forget, &error), ==, 0);
  g_assert_true (gn_match_recompile (match, &error));
  state = state_of (match, "{" FULL_MARKET "}");
  g_assert_true (gn_move_from_spec (match, 0, "take place=1", &move, &error));
  g_assert_false (match->game->check (match, state, &move, &why));
  g_assert_cmpstr (match->game->texts[why.text].id, ==, "teach-first");

  g_assert_cmpint (gn_set_teach (match->set, 0, learn, &error), ==, 0);
  g_assert_true (gn_match_recompile (match, &error));
  g_assert_true (match->game->check (match, state, &move, &why));
  match->game->apply (match, state, &move, NULL);
  assert_holds (match, state, "{'gems':[1,3,3]}");
}

/* Positions that cannot be, and why. */
static void
test_refused_positions (void)
{
  static const struct { const char *position, *code; } bad[] = {
    { "{'cards':[{'pin':8},{},{}]}", "too-many-copies" },
    { "{'market':{'1':'pin'},'cards':[{'pin':7},{},{}]}", "too-many-copies" },
    { "{'hand':[[{'card':'pin','seen':[0]}],[],[]],'cards':[{'pin':7},{},{}]}", "too-many-copies" },
    { "{'hand':[[{'n':4}],[],[]]}", "hand-full" },
    { "{'hand':[[{'n':3}],[],[]],'due':1}", "nothing-due" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GnMatch) match = three_seats ();
      g_autoptr (JsonNode) node = position_of (bad[i].position);
      g_autofree gpointer state = state_of (match, "{}");
      g_autoptr (GError) error = NULL;
      GnSay why = { 0 };

      g_assert_false (gn_position_merge (match, state, node, &why, &error));
      g_assert_error (error, GN_POSITION_ERROR, GN_POSITION_ERROR_REFUSED);
      g_assert_cmpstr (match->game->texts[why.text].id, ==, bad[i].code);
    }
}

/* A list of more cards than there are is no list of this box; one of fewer is not complete yet. */
static void
test_set_adds_up (void)
{
  g_autoptr (GnMatch) match = three_seats ();
  g_autoptr (JsonNode) fewer = position_of ("{'id':'pin','copies':5}"), more = position_of ("{'id':'pin','copies':9}");
  g_autoptr (GError) error = NULL;

  g_assert_true (gn_set_complete (match->set, 0));
  g_assert_cmpint (gn_set_teach (match->set, 0, fewer, &error), ==, 0);
  g_assert_true (gn_match_recompile (match, &error));
  g_assert_false (gn_set_complete (match->set, 0));

  g_assert_cmpint (gn_set_teach (match->set, 0, more, &error), ==, 0);
  g_assert_false (gn_match_recompile (match, &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA);
  g_assert_nonnull (strstr (error->message, "242"));
}

/* A domain whose things are told apart by their number: named, counted, found and typed without a row for each. */
static void
test_numbered (void)
{
  const GnGame *game = gn_games_find ("example");
  g_autoptr (GnMatch) match = three_seats ();
  g_autofree gpointer state = state_of (match, "{}");
  const guint place = (guint) gn_game_find_domain (game, "place");
  static const char *const typed[] = { "take place 3", "take 3", "t3", "3 take" };

  for (guint i = 0; i < gn_match_domain_size (match, place); i++)
    {
      const GnThing thing = GN_THING (place, (gint16) i);
      g_autofree char *name = gn_thing_name (match, thing), *many = gn_thing_counted (match, thing, 2);
      g_autofree char *expected = g_strdup_printf ("place %u", i + 1), *expected_many = g_strdup_printf ("2 × place %u", i + 1);

      g_assert_cmpstr (name, ==, expected);
      g_assert_cmpstr (many, ==, expected_many);
      g_assert_cmpint (gn_thing_find (match, place, gn_thing_id (match, thing)), ==, i);
      g_assert_cmpuint (gn_thing_key (match, thing), ==, '1' + i);
      g_assert_null (gn_thing_icon (match, thing));
    }
  g_assert_cmpint (gn_thing_find (match, place, "0"), ==, GN_NONE);
  g_assert_cmpint (gn_thing_find (match, place, "03"), ==, GN_NONE);
  g_assert_cmpint (gn_thing_find (match, place, "7"), ==, GN_NONE);

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      GnMove move;

      g_assert_cmpint (gn_typed_parse (match, state, 0, typed[i], &move, NULL), ==, GN_TYPED_WHOLE);
      g_autofree char *text = gn_move_text (match, &move);

      g_assert_cmpstr (text, ==, "take place 3");
    }
}

/* Every clause of the reference is shown by a case, and every refusal is given in one. */
static void
test_all_covered (void)
{
  const GnGame *game = gn_games_find ("example");
  GPtrArray *clauses = gn_rules_load (game);
  g_autoptr (GString) missing = g_string_new (NULL);
  static const char *const elsewhere[] = {
    "seats", "teach-first", "too-many-copies",      /* in tests of their own above */
    "no-such-card", "no-such-place",                /* no spec can name what is not there: the playouts do */
    "too-many-cards", "unknown-card", "not-over",   /* nor a position: audits guard what teaching and amending may bring */
    "app-deals",                                    /* the middle layer says it, of every game: test-terms */
    NULL
  };

  g_assert_cmpuint (clauses->len, >=, 11);
  for (guint i = 0; i < clauses->len; i++)
    {
      const GnClause *clause = clauses->pdata[i];
      gboolean shown = FALSE;

      for (guint k = 0; k < G_N_ELEMENTS (cases); k++)
        shown |= strstr (cases[k].clauses, clause->id) != NULL;
      if (!shown)
        g_string_append_printf (missing, " %s", clause->id);
    }

  for (guint i = 1; i < gn_game_n_texts (game); i++)
    {
      gboolean given = game->texts[i].kind != GN_TEXT_REFUSAL || g_strv_contains (elsewhere, game->texts[i].id);

      for (guint k = 0; k < G_N_ELEMENTS (cases); k++)
        given |= g_strcmp0 (cases[k].refusal, game->texts[i].id) == 0;
      if (!given)
        g_string_append_printf (missing, " %s", game->texts[i].id);
    }
  g_assert_cmpstr (missing->str, ==, "");
}

static gint64
gems_of (const GnMatch *match,
         gconstpointer  state,
         int            seat)
{
  const GnField *field = match->game->fields;

  while (!g_str_equal (field->id, "gems"))
    field++;
  return gn_field_get (field, state, seat, -1);
}

/* A table that is on screen covers what is covered there, now, before and after a move that is only thought of; a table
 * that is not, and the rules, know it. */
static void
test_on_screen (void)
{
  g_autofree char *text = g_strdelimit (g_strdup ("{" FULL_MARKET ",'gems':[5,2,9]}"), "'", '"');
  g_autoptr (JsonNode) position = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find ("example"), 3, NULL, &error);
  g_autoptr (GnMatchTable) table = NULL;
  GnMove take[2];

  g_assert_no_error (error);
  g_assert_true (gn_match_set_option (match, "purses", "covered"));
  table = gn_match_table_new (match, position, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (gems_of (match, gn_match_table_state (table, 1), 0), ==, 5);
  gn_match_table_set_on_screen (table);
  gn_match_table_set_on_screen (table);
  g_assert_cmpint (gems_of (match, gn_match_table_state (table, 1), 0), !=, 5);
  g_assert_cmpint (gems_of (match, gn_match_table_state (table, 1), 1), ==, 2);
  g_assert_cmpint (gems_of (match, gn_match_table_state (table, GN_PUBLIC), 1), !=, 2);
  g_assert_cmpint (gems_of (match, gn_match_table_state (table, GN_EVERYTHING), 0), ==, 5);

  g_autofree gpointer before = gn_match_table_state_at (table, 0, 2);

  g_assert_cmpint (gems_of (match, before, 0), !=, 5);
  g_assert_cmpint (gems_of (match, before, 2), ==, 9);

  /* What somebody asks about others' moves tells nothing of their gems; what is entered is judged as it is. */
  g_assert_true (gn_move_from_spec (match, 0, "earn", &take[0], &error));
  g_assert_true (gn_move_from_spec (match, 1, "take place=3", &take[1], &error));
  for (int viewer = 0; viewer < 2; viewer++)
    {
      g_auto (GnWays) ways = { 0 };

      gn_match_table_ask_after (table, viewer, take, 2, &ways);
      g_assert_cmpuint (ways.ways, ==, viewer == 0);
    }
  g_assert_false (gn_match_table_do (table, take, 2, NULL));
  g_assert_true (gn_match_table_do (table, take, 1, NULL));
  g_assert_cmpint (gems_of (match, gn_match_table_state (table, GN_EVERYTHING), 0), ==, 8);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/example/%s/%u", cases[i].clauses, i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/example/seats", test_seats);
  g_test_add_func ("/example/places", test_places);
  g_test_add_func ("/example/chances", test_chances);
  g_test_add_func ("/example/teaching", test_teaching);
  g_test_add_func ("/example/refused-positions", test_refused_positions);
  g_test_add_func ("/example/set-adds-up", test_set_adds_up);
  g_test_add_func ("/example/numbered", test_numbered);
  g_test_add_func ("/example/all-covered", test_all_covered);
  g_test_add_func ("/example/on-screen", test_on_screen);
  return g_test_run ();
}
