/* test-moves.c: moves half said, and moves written and read
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "harbour.h"

#include "core/base/json.h"
#include "core/match/option.h"
#include "core/words/text.h"

/* ---- Ways --------------------------------------------------------------- */

static void
ask (GnMatchTable *table,
     int           seat,
     const char   *spec,
     GnWays       *ways)
{
  GnMove move = spec_move (gn_match_table_get_match (table), seat, spec);

  gn_match_table_ask (table, GN_EVERYTHING, &move, ways);
}

static void
test_ways_open (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  g_auto (GnWays) ways = { 0 };

  ask (table, 0, "earn", &ways);
  g_assert_cmpuint (ways.ways, ==, 3);
  g_assert_false (ways.settled);
  g_assert_cmpstr (ways.open->name, ==, "n");
  g_assert_cmpuint (ways.value->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (g_array_index (ways.value, gint16, i), ==, (gint16) (i + 1));

  ask (table, 0, "sail", &ways);
  g_assert_cmpuint (ways.ways, ==, 1);
  g_assert_true (ways.settled);
  g_assert_null (ways.open);

  ask (table, 0, "earn n=2", &ways);
  g_assert_true (ways.settled);
  g_assert_cmpint (ways.only.arg[0], ==, 2);
}

static void
test_ways_refused (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  const GnMatch *match = gn_match_table_get_match (table);
  g_auto (GnWays) ways = { 0 };

  ask (table, 1, "earn", &ways);
  g_assert_cmpuint (ways.ways, ==, 0);
  g_assert_cmpstr (gn_say_code (match, &ways.why), ==, "not-your-turn");

  ask (table, 0, "pass", &ways);
  g_assert_cmpstr (gn_say_code (match, &ways.why), ==, "pass-not-allowed");

  /* Of the refusals for each value the last in their order: nothing is hidden, rather than "0 is not possible". */
  must (table, 0, "hide n=0");
  must (table, 1, "earn n=1");
  ask (table, 0, "show", &ways);
  g_assert_cmpuint (ways.ways, ==, 0);
  g_assert_cmpstr (gn_say_code (match, &ways.why), ==, "too-few-hidden");
  ask (table, 0, "show n=7", &ways);
  g_assert_cmpstr (gn_say_code (match, &ways.why), ==, "amount");
}

/* What legal() does not list is found by trying. */
static void
test_ways_coarse (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  g_auto (GnWays) ways = { 0 };

  must (table, 0, "sail");
  ask (table, GN_CHANCE, "about", &ways);
  g_assert_cmpuint (ways.ways, ==, 2);
  g_assert_cmpstr (ways.open->name, ==, "high");
  ask (table, GN_CHANCE, "rolled", &ways);
  g_assert_cmpuint (ways.ways, ==, 6);
}

static void
test_of_thing (void)
{
  g_autoptr (GnMatchTable) table = new_table (FALSE);
  g_auto (GnMoveList) list = { 0 };
  const GnMatch *match = gn_match_table_get_match (table);

  gn_moves_of_thing (match, now (table), 0, GN_THING (HARBOUR_KIND, KIND_TEA), &list);
  g_assert_cmpuint (list.n, ==, 0);
  must (table, 0, "load");
  gn_moves_of_thing (match, now (table), 0, GN_THING (HARBOUR_KIND, KIND_TEA), &list);
  g_assert_cmpuint (list.n, ==, 1);
  g_assert_cmpint (list.move[0].verb, ==, VERB_ADD);
  g_assert_cmpint (list.move[0].arg[0], ==, KIND_TEA);
}

/* ---- Writing and reading ------------------------------------------------- */

static const char *const specs[] = {
  "earn n=2", "earn n=-3", "sail", "ship cargo=", "ship cargo=-", "ship cargo=salt:2,wine:1", "add kind=tea",
  "add kind=unknown",
  "tally figure=11 to=1", "tally figure=3+6+2 to=0", "tally figure=-5 to=0", "tally figure=12-4 to=0", "tally figure=- to=0",
  "tally figure=99999-99999+1+2+3+4+5+6+7+8+9+10 to=1", "call kinds= loud=- to=-", "call kinds=tea,tea,salt loud=4 to=1", "call kinds=- loud=0 to=0", "drawn card=c3",
};

/* A widget that stands for somebody's thing says its move in their name. */
static void
test_speaker (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  g_autoptr (GError) error = NULL;
  const GnMove named = spec_move (match, 1, "@0 add kind=tea");
  const GnMove own = spec_move (match, 0, "add kind=tea");
  GnMove move;

  g_assert_true (gn_move_equal (&named, &own));
  g_assert_false (gn_move_from_spec (match, 0, "@9 sail", &move, &error));
  g_assert_error (error, GN_MOVE_ERROR, GN_MOVE_ERROR_VERB);
}

static void
test_round_trip (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (specs); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GString) line = g_string_new (NULL);
      GnMove move = spec_move (match, 1, specs[i]), read;
      g_autofree char *spec = gn_move_to_spec (match, &move);
      g_autoptr (JsonNode) object = gn_move_to_json (match, &move);

      g_assert_cmpstr (spec, ==, specs[i]);

      g_assert_true (gn_move_from_json (match, object, &read, &error));
      g_assert_no_error (error);
      g_assert_true (gn_move_equal (&move, &read));
      g_assert_cmpuint (gn_move_hash (&move), ==, gn_move_hash (&read));

      gn_move_to_line (match, &move, line);
      g_autoptr (JsonNode) array = gn_json_parse (line->str, -1, 4096, &error);
      g_assert_no_error (error);
      g_assert_true (gn_move_from_line (match, array, &read, &error));
      g_assert_no_error (error);
      g_assert_true (gn_move_equal (&move, &read));
    }
}

static void
test_line_form (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  g_autoptr (GString) line = g_string_new (NULL);
  GnMove move = spec_move (match, 1, "call kinds=tea,salt loud=- to=0");

  gn_move_to_line (match, &move, line);
  g_assert_cmpstr (line->str, ==, "[1,\"call\",[\"tea\",\"salt\"],null,0]");

  g_string_truncate (line, 0);
  move = spec_move (match, GN_CHANCE, "rolled n=6");
  gn_move_to_line (match, &move, line);
  g_assert_cmpstr (line->str, ==, "[-1,\"rolled\",6]");

  /* a sum keeps its terms, and is a number where it has only one */
  g_string_truncate (line, 0);
  move = spec_move (match, 1, "tally figure=3+6-2 to=0");
  gn_move_to_line (match, &move, line);
  g_assert_cmpstr (line->str, ==, "[1,\"tally\",\"3+6-2\",0]");
  g_string_truncate (line, 0);
  move = spec_move (match, 1, "tally figure=-99999 to=0");
  gn_move_to_line (match, &move, line);
  g_assert_cmpstr (line->str, ==, "[1,\"tally\",-99999,0]");

  /* Nothing at the end is left out. */
  g_string_truncate (line, 0);
  move = spec_move (match, 1, "call kinds=tea,salt loud=- to=-");
  gn_move_to_line (match, &move, line);
  g_assert_cmpstr (line->str, ==, "[1,\"call\",[\"tea\",\"salt\"]]");
}

static void
test_json_shapes (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  static const struct { const char *json, *spec; } cases[] = {
    { "{'seat':0,'verb':'ship','cargo':['tea','tea','salt']}", "ship cargo=salt:1,tea:2" },
    { "{'seat':0,'verb':'ship','cargo':{'tea':2}}", "ship cargo=tea:2" },
    { "{'seat':0,'verb':'add','kind':['tea']}", "add kind=tea" },
    { "{'seat':0,'verb':'add','kind':['tea','salt']}", "add kind=several" },
    { "{'seat':0,'verb':'add','kind':['tea',7]}", "add kind=several" },
    { "{'seat':0,'verb':'add','kind':[7,'tea']}", "add kind=several" },
    { "{'seat':0,'verb':'add','kind':[]}", "add kind=-" },
    { "{'seat':0,'verb':'add','kind':'gravel'}", "add kind=unknown" },
    { "{'seat':0,'verb':'add'}", "add" },
    { "{'seat':0,'verb':'earn','n':99999}", "earn n=32767" },
    { "{'seat':0,'verb':'tally','figure':11,'to':1}", "tally figure=11 to=1" },
    { "{'seat':0,'verb':'tally','figure':' 12 − 4 + 1','to':1}", "tally figure=12-4+1 to=1" },
    { "{'seat':0,'verb':'tally','figure':null,'to':1}", "tally figure=- to=1" },
    { "{'seat':0,'verb':'call','kinds':['tea']}", "call kinds=tea loud=- to=-" },
    { "{'verb':'rolled','n':2}", "rolled n=2" },
    { "{'cmd':'move','as':1,'seat':0,'verb':'sail'}", "sail" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) node = json (cases[i].json);
      g_autoptr (GError) error = NULL;
      GnMove move;

      gn_move_from_json (match, node, &move, &error);
      g_assert_no_error (error);
      g_autofree char *spec = gn_move_to_spec (match, &move);
      g_assert_cmpstr (spec, ==, cases[i].spec);
    }
}

static void
test_faults (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  static const struct { const char *json; GnMoveError code; } cases[] = {
    { "[]", GN_MOVE_ERROR_VERB },
    { "{'seat':0}", GN_MOVE_ERROR_VERB },
    { "{'seat':0,'verb':'fly'}", GN_MOVE_ERROR_VERB },
    { "{'verb':'earn','n':1}", GN_MOVE_ERROR_SEAT },
    { "{'seat':2,'verb':'earn','n':1}", GN_MOVE_ERROR_SEAT },
    { "{'seat':-3,'verb':'earn','n':1}", GN_MOVE_ERROR_SEAT },
    { "{'seat':0,'verb':'earn','m':1}", GN_MOVE_ERROR_ARGUMENT },
    { "{'seat':0,'verb':'earn','n':1.5}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'earn','n':'1'}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'earn','n':[1,2]}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'call','kinds':['tea','tea','tea','tea']}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'call','kinds':'tea'}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'call','kinds':[],'to':7}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'call','kinds':[],'to':-1}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'call','kinds':[],'to':true}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'ship','cargo':{'tea':'two'}}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'ship','cargo':7}", GN_MOVE_ERROR_VALUE },
    { "{'verb':'drawn','card':'c99'}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'tally','figure':100000}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'tally','figure':'3+6 apples'}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'tally','figure':''}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'tally','figure':'1+1+1+1+1+1+1+1+1+1+1+1+1'}", GN_MOVE_ERROR_VALUE },
    { "{'seat':0,'verb':'tally','figure':[3,6]}", GN_MOVE_ERROR_VALUE },
  };
  static const char *const lines[] = {
    "{}", "[0]", "[0,'fly']", "[9,'sail']", "[-9,'sail']", "['0','sail']", "[0,7]", "[0,'earn','2']", "[0,'earn',99999]",
    "[0,'earn',-99999]", "[0,'earn',1,2]", "[0,'ship',{'gravel':1}]", "[0,'ship',{'tea':-99999}]", "[0,'call',[],1,-1]",
    "[0,'add','gravel']", "[0,'add',['tea']]", "[0,'ship',7]",
    "[0,'ship',{'tea':'1'}]", "[0,'ship',{'tea':99999}]", "[0,'call','tea']",
    "[0,'call',['tea','tea','tea','tea']]", "[0,'call',['gravel']]", "[0,'call',[7]]", "[0,'tally',-100000]", "[0,'tally','3+']",
    "[0,'tally',{}]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) node = json (cases[i].json);
      g_autoptr (GError) error = NULL;
      GnMove move = { .seat = 77 }, before = move;

      g_test_message ("%s", cases[i].json);
      g_assert_false (gn_move_from_json (match, node, &move, &error));
      g_assert_error (error, GN_MOVE_ERROR, (int) cases[i].code);
      g_assert_true (gn_move_equal (&move, &before));
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (JsonNode) node = json (lines[i]);
      g_autoptr (GError) error = NULL;
      GnMove move;

      g_test_message ("%s", lines[i]);
      g_assert_false (gn_move_from_line (match, node, &move, &error));
      g_assert_true (error && error->domain == GN_MOVE_ERROR);
    }
}

static void
test_spec_faults (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  static const struct { const char *spec; GnMoveError code; } cases[] = {
    { "", GN_MOVE_ERROR_VERB }, { "  ", GN_MOVE_ERROR_VERB }, { "@1", GN_MOVE_ERROR_VERB }, { "fly", GN_MOVE_ERROR_VERB },
    { "earn m=1", GN_MOVE_ERROR_ARGUMENT }, { "earn n", GN_MOVE_ERROR_ARGUMENT }, { "earn n=two", GN_MOVE_ERROR_VALUE },
    { "earn n=99999", GN_MOVE_ERROR_VALUE }, { "tally figure=x to=0", GN_MOVE_ERROR_VALUE },
    { "tally figure= to=0", GN_MOVE_ERROR_VALUE }, { "add kind=gravel", GN_MOVE_ERROR_VALUE },
    { "call kinds=gravel", GN_MOVE_ERROR_VALUE }, { "call kinds=tea,tea,tea,tea", GN_MOVE_ERROR_VALUE },
    { "ship cargo=gravel:1", GN_MOVE_ERROR_VALUE }, { "ship cargo=tea:two", GN_MOVE_ERROR_VALUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      GnMove move = { .seat = 77 }, before = move;

      g_test_message ("“%s”", cases[i].spec);
      g_assert_false (gn_move_from_spec (match, 0, cases[i].spec, &move, &error));
      g_assert_error (error, GN_MOVE_ERROR, (int) cases[i].code);
      g_assert_true (gn_move_equal (&move, &before));
    }

  /* More blanks and commas than are needed say nothing. */
  const GnMove move = spec_move (match, 0, " ship  cargo=tea,,salt:2, ");
  g_autofree char *spec = gn_move_to_spec (match, &move);

  g_assert_cmpstr (spec, ==, "ship cargo=salt:2,tea:1");
}

/* Read from the text itself, without a tree: what is taken is what the tree would give, and nothing else is taken. */
static void
test_text_form (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  static const char *const good[] = {
    "[[0,'call',[]]]", "[[0,'call',['tea','salt']]]", "[[0,'ship',{}]]", "[[0,'ship',{'tea':2}],[1,'earn',1]]", "[[-1,'rolled',6]]",
    "[[0,'earn',null]]", "[[0,'tally',11,1]]", "[[0,'tally','3+6-2',1],[1,'tally',-99999,0]]", "[[0,'tally',null,1]]",
  };
  static const char *const bad[] = {
    "", "[", "[]", "[[", "[[0", "[[0,", "[[0,'earn'", "[[0,'earn',", "[[0,'earn',1]", "[[9,'sail']]", "[[-9,'sail']]", "[['0','sail']]",
    "[[0,'fly']]", "[[0,fly]]", "[[0,'earn',x]]", "[[0,'earn',99999]]", "[[0,'earn',-99999]]", "[[0,'earn',1,2]]", "[[0,'earn',1]],", "[[0,'earn',1]]]",
    "[[0,'call','tea']]", "[[0,'call',['tea','tea','tea','tea']]]", "[[0,'call',['tea']", "[[0,'call',['tea'", "[[0,'call',[99999]]]",
    "[[0,'ship',['tea']]]", "[[0,'ship',{'tea'}]]", "[[0,'ship',{'tea':x}]]", "[[0,'ship',{'tea':99999}]]", "[[0,'ship',{'tea':-99999}]]", "[[0,'ship',{7:1}]]", "[[0,'ship',{'gravel':1}]]",
    "[[0,'call',[],1,7]]", "[[0,'call',[],1,-1]]", "[[0,'add',1]]", "[[0,'add','gravel']]", "[[0,'earn','1']]", "[[0,'earn',-]]",
    "[[0,'earn',1234567890]]", "[[0,'earn',1 ]]",
    "[[0,'ship',{'tea':1]]", "[[0,'tally',100000]]", "[[0,'tally','3+']]", "[[0,'tally','']]", "[[0,'tally','3\\u002b6']]", "[[0,'tally',[3]]]",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = g_strdelimit (g_strdup (good[i]), "'", '"');
      g_autoptr (JsonNode) node = json (good[i]);
      g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (GnMove));

      g_test_message ("%s", text);
      g_assert_true (gn_moves_from_text (match, text, strlen (text), moves));
      g_assert_cmpuint (moves->len, ==, json_array_get_length (json_node_get_array (node)));
      for (guint k = 0; k < moves->len; k++)
        {
          GnMove move;

          g_assert_true (gn_move_from_line (match, json_array_get_element (json_node_get_array (node), k), &move, NULL));
          g_assert_true (gn_move_equal (&move, &g_array_index (moves, GnMove, k)));
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = g_strdelimit (g_strdup (bad[i]), "'", '"');
      g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (GnMove));

      g_test_message ("%s", text);
      g_assert_false (gn_moves_from_text (match, text, strlen (text), moves));
    }
}

static void
test_normalise (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  GnMove move, same = spec_move (match, 0, "ship cargo=tea:1");

  /* Rubbish in slots that mean nothing. */
  move = same;
  move.arg[20] = 7;
  gn_move_normalise (match->game, &move);
  g_assert_true (gn_move_equal (&move, &same));

  /* A bag that is not there holds nothing. */
  move = same;
  move.arg[0] = GN_NONE;
  gn_move_normalise (match->game, &move);
  same = spec_move (match, 0, "ship cargo=-");
  g_assert_true (gn_move_equal (&move, &same));

  same = spec_move (match, 0, "call kinds=tea loud=- to=-");
  move = same;
  move.arg[2] = 1;
  gn_move_normalise (match->game, &move);
  g_assert_true (gn_move_equal (&move, &same));
}

static void
test_names (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  g_autofree char *counted = gn_thing_counted (match, GN_THING (HARBOUR_KIND, KIND_TEA), 3);
  g_autofree char *unknown = gn_thing_name (match, GN_THING (HARBOUR_CARD, -1));

  g_assert_cmpstr (counted, ==, "3 tea");
  g_assert_cmpstr (unknown, ==, "unknown");
  g_assert_cmpstr (gn_thing_id (match, GN_THING (HARBOUR_CARD, 2)), ==, "c3");
  g_assert_cmpstr (gn_thing_id (match, GN_THING (GN_DOMAIN_SEAT, 1)), ==, "1");
  g_assert_cmpint (gn_thing_find (match, HARBOUR_CARD, "c3"), ==, 2);
  g_assert_cmpint (gn_thing_find (match, GN_DOMAIN_SEAT, "4"), ==, GN_NONE);
  g_assert_cmpuint (gn_match_domain_size (match, HARBOUR_CARD), ==, 6);
  g_assert_cmpstr (gn_match_name (match, 1), ==, "Ben");
  gn_match_set_name (match, 1, "  ");
  g_assert_cmpstr (gn_match_name (match, 1), ==, "Player 2");
}

static void
test_title (void)
{
  g_autoptr (GnMatch) match = harbour_match (FALSE);
  g_autofree char *usual = gn_match_title (match);

  g_assert_cmpstr (usual, ==, "Harbour");
  g_assert_true (gn_match_set_option (match, "tide", "short"));
  g_autofree char *own = gn_match_title (match);
  g_assert_cmpstr (own, ==, "Harbour at ebb");
}

static void
test_options (void)
{
  static const GnChoice sizes[] = { { "small", "Small", .hint = "Half of it" }, { "large", "Large" }, { NULL } };
  const GnOption hinted = { .id = "size", .title = "Size", .choices = sizes, .hint = "How much" };
  g_autoptr (GnMatch) match = harbour_match (FALSE);

  g_assert_null (gn_option_hint (&match->game->options[0], match->set, 0));
  g_assert_cmpstr (gn_option_hint (&hinted, match->set, 0), ==, "Half of it");
  g_assert_cmpstr (gn_option_hint (&hinted, match->set, 1), ==, "How much");

  /* A board is on the table from the start; cards are drawn. */
  g_assert_true (gn_game_is_dealt (match->game));
  g_assert_true (gn_family_is_dealt (&(GnFamily) { .id = "cards", .group = "cards", .preset = TRUE }));
  g_assert_false (gn_family_is_dealt (&(GnFamily) { .id = "map", .group = "board", .preset = TRUE }));

  g_assert_true (gn_match_set_option (match, "tide", "short"));
  g_assert_cmpint (match->option[2], ==, 1);
  g_assert_false (gn_match_set_option (match, "tide", "middling"));
  g_assert_false (gn_match_set_option (match, "wind", "short"));

  g_assert_true (gn_match_set_seat_option (match, 1, "flag", "expert"));
  g_assert_cmpint (match->seat[0].option[1], ==, 0);
  g_assert_cmpint (match->seat[1].option[1], ==, 1);
  g_assert_cmpint (match->seat[1].option[0], ==, 0);
  g_assert_false (gn_match_set_seat_option (match, 1, "tide", "short"));
  g_assert_true (gn_match_set_option (match, "level", "expert"));
  g_assert_cmpint (match->seat[0].option[0], ==, 1);
  g_assert_cmpint (match->seat[1].option[0], ==, 1);

  /* A copy is a match of its own. */
  g_autoptr (GnMatch) copy = gn_match_copy (match);
  g_assert_cmpstr (gn_match_name (copy, 0), ==, "Ann");
  g_assert_cmpmem (copy->seat[1].option, 8, match->seat[1].option, 8);
  g_assert_true (copy->set != match->set && copy->compiled != match->compiled);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/moves/ways/open", test_ways_open);
  g_test_add_func ("/moves/ways/refused", test_ways_refused);
  g_test_add_func ("/moves/ways/coarse", test_ways_coarse);
  g_test_add_func ("/moves/of-thing", test_of_thing);
  g_test_add_func ("/moves/round-trip", test_round_trip);
  g_test_add_func ("/moves/speaker", test_speaker);
  g_test_add_func ("/moves/line-form", test_line_form);
  g_test_add_func ("/moves/json-shapes", test_json_shapes);
  g_test_add_func ("/moves/faults", test_faults);
  g_test_add_func ("/moves/spec-faults", test_spec_faults);
  g_test_add_func ("/moves/text-form", test_text_form);
  g_test_add_func ("/moves/normalise", test_normalise);
  g_test_add_func ("/moves/names", test_names);
  g_test_add_func ("/moves/title", test_title);
  g_test_add_func ("/moves/options", test_options);
  return g_test_run ();
}
