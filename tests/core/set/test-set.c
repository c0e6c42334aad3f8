/* test-set.c: component sets, good and bad
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/json.h"
#include "core/set/set.h"
#include "toy.h"

#define HEAD "'gnomon':'components','version':1,'game':'toy','id':'x','title':'X'"

typedef struct {
  const char *text;
  int         code;
  const char *message;
} Case;

static const Case cases[] = {
  { "[]", GN_SET_ERROR_SCHEMA, "This is not a component set: it does not start with {\"gnomon\":\"components\"…" },
  { "{'gnomon':'record'}", GN_SET_ERROR_SCHEMA,
    "This is not a component set: it does not start with {\"gnomon\":\"components\"…" },
  { "{'gnomon':'components','game':'chess'}", GN_SET_ERROR_GAME, "This set is for the game “chess”, not for “toy”." },
  { "{'gnomon':'components','game':'toy'}", GN_SET_ERROR_GAME,
    "The set does not say which version of the format it has." },
  { "{'gnomon':'components','game':'toy','version':2}", GN_SET_ERROR_GAME, "The set was written by a newer Gnomon." },
  { "{'gnomon':'components','game':'toy','version':1}", GN_SET_ERROR_SCHEMA,
    "id: this is missing.\ntitle: this is missing.\ncomponents: an object with a list for each family was expected." },
  { "{" HEAD ",'colour':1,'components':{}}", GN_SET_ERROR_SCHEMA, "colour: a component set has no field of this name." },
  { "{'gnomon':'components','version':1,'game':'toy','id':'../x','title':'','components':{}}", GN_SET_ERROR_SCHEMA,
    "id: \"../x\" is not an id: 1 to 32 letters, digits, “.”, “-” or “_”.\ntitle: the text is empty." },
  { "{" HEAD ",'components':{'dragons':[],'dice':[],'cards':{}}}", GN_SET_ERROR_SCHEMA,
    "components.dragons: the game has no such components.\ncomponents.dice: the game has no such components.\n"
    "components.cards: a list was expected." },
  { "{" HEAD ",'components':{'tokens':[1,{},{'id':7},{'id':'a'}]}}", GN_SET_ERROR_SCHEMA,
    "components.tokens: there are more than 3." },
  { "{" HEAD ",'components':{'tokens':[1,{},{'id':7}]}}", GN_SET_ERROR_SCHEMA,
    "components.tokens[0]: an object was expected.\ncomponents.tokens[1].id: this is missing.\n"
    "components.tokens[2].id: 7 is not an id: 1 to 32 letters, digits, “.”, “-” or “_”." },
  { "{" HEAD ",'components':{'tokens':[{'id':'abcdefghijklmnopqrstuvwxyz0123456','worth':1}]}}", GN_SET_ERROR_SCHEMA,
    "components.tokens[0].id: \"abcdefghijklmnopqrstuvwxyz01… is not an id: 1 to 32 letters, digits, “.”, “-” or “_”." },
  { "{" HEAD ",'components':{'tokens':[{'id':'a','worth':1},{'id':'a','worth':1}]}}", GN_SET_ERROR_SCHEMA,
    "components.tokens[1].id: “a” appears twice." },
  { "{" HEAD ",'components':{'tokens':[{'id':'a'},{'id':'b','worth':null},{'id':'c','worth':4}]}}", GN_SET_ERROR_SCHEMA,
    "components.tokens[0].worth: this is missing.\ncomponents.tokens[1].worth: this must be known.\n"
    "components.tokens[2].worth: 4 is not within 1…3." },
  { "{" HEAD ",'components':{'tokens':[{'id':'a','worth':'1'},{'id':'b','worth':1.0},{'id':'c','worth':true}]}}",
    GN_SET_ERROR_SCHEMA,
    "components.tokens[0].worth: a whole number was expected, not \"1\".\n"
    "components.tokens[1].worth: a whole number was expected, not 1.0.\n"
    "components.tokens[2].worth: a whole number was expected, not true." },
  { "{" HEAD ",'components':{'cards':[{'id':'a','cost':{'gold':1,'ruby':-1,'emerald':10,'several':1}}]}}",
    GN_SET_ERROR_SCHEMA,
    "components.cards[0].cost.gold: there is no “gold” (Gem).\ncomponents.cards[0].cost.ruby: -1 is not within 0…9.\n"
    "components.cards[0].cost.emerald: 10 is not within 0…9.\ncomponents.cards[0].cost.several: there is no "
    "“several” (Gem)." },
  { "{" HEAD ",'components':{'cards':[{'id':'a','cost':[],'vp':9223372036854775807,'outlined':3,'after':'z',"
    "'symbols':['ruby','ruby','ruby','ruby'],'years':[70000],'effect':{'do':'win','a':[]},'text':7,'weight':1}]}}",
    GN_SET_ERROR_SCHEMA,
    "components.cards[0].cost: an object of counts was expected, not [].\n"
    "components.cards[0].vp: 9223372036854775807 is not within 0…5.\n"
    "components.cards[0].outlined: a text was expected, not 3.\n"
    "components.cards[0].after: there is no “z” (Card).\n"
    "components.cards[0].symbols: the list has more than 3 entries.\n"
    "components.cards[0].years[0]: 70000 is not within -32767…32767.\n"
    "components.cards[0].effect: “win” is not an effect of this game. Its effects: gold, draw.\n"
    "components.cards[0].effect.a: a whole number was expected, not [].\n"
    "components.cards[0].text: a text was expected, not 7.\n"
    "components.cards[0].weight: nothing of this name is printed on it." },
  { "{" HEAD ",'components':{'cards':[{'id':'a','symbols':'ruby','years':{},'effect':7,'cost':7,'text':{}}]}}", GN_SET_ERROR_SCHEMA,
    "components.cards[0].symbols: a list was expected, not \"ruby\".\ncomponents.cards[0].years: a list was expected, not {}.\n"
    "components.cards[0].effect: an object with “do” was expected, not 7.\n"
    "components.cards[0].cost: an object of counts was expected, not 7.\ncomponents.cards[0].text: the text is empty." },
  { "{" HEAD ",'components':{'cards':[{'id':'a','effect':{'do':'gold','n':true,'n2':null}},{'id':'b','effect':{'do':null}}]}}", GN_SET_ERROR_SCHEMA,
    "components.cards[1].effect: “” is not an effect of this game. Its effects: gold, draw." },
  { "{" HEAD ",'components':{'cards':[{'id':'a','name':{'d':'x'}},{'id':'b','name':{'abcdefghijklmnopqrst':'x'}}]}}",
    GN_SET_ERROR_SCHEMA,
    "components.cards[0].name: “d” is not a language code such as “de” or “pt_BR”.\n"
    "components.cards[1].name: “abcdefghijklmnopqrst” is not a language code such as “de” or “pt_BR”." },
  { "{" HEAD ",'components':{'cards':[{'id':'a','outlined':'emerald','years':[1]},{'id':'b','years':[1]},"
    "{'id':'c','outlined':'emerald','years':null}]}}", GN_SET_ERROR_SCHEMA,
    "components.cards[0].years: nothing of this name is printed on it." },
  { "{" HEAD ",'components':{'cards':[{'id':'a','name':'a\\u202eb'},{'id':'b','name':{'Deutsch!':'x','de':3}},{'id':'c','name':{}}]}}",
    GN_SET_ERROR_SCHEMA,
    "components.cards[0].name: the text contains control characters.\n"
    "components.cards[1].name: “Deutsch!” is not a language code such as “de” or “pt_BR”.\n"
    "components.cards[1].name.de: a text was expected, not 3.\n"
    "components.cards[2].name: the text is empty." },
};

static GnSet *
read_set (const char  *text,
          GError     **error)
{
  g_autofree char *quoted = toy_quotes (text);
  g_autoptr (GBytes) bytes = g_bytes_new (quoted, strlen (quoted));

  return gn_set_new_from_bytes (toy_game (), bytes, error);
}

static void
test_refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", cases[i].text);
      g_assert_null (read_set (cases[i].text, &error));
      g_assert_error (error, GN_SET_ERROR, cases[i].code);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
test_no_json (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *deep = g_strnfill (1000, '[');
  g_autofree char *large = g_strnfill (5 << 20, ' ');

  g_assert_null (read_set ("", &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_SYNTAX);
  g_clear_error (&error);
  g_assert_null (read_set ("{'a':1,\n'a':2}", &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, "Line 2: the key “a” appears twice.");
  g_clear_error (&error);
  g_assert_null (read_set (deep, &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_FILE);
  g_clear_error (&error);
  g_assert_null (read_set (large, &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_FILE);
  g_clear_error (&error);
  g_assert_null (read_set ("{\"\xff\":1}", &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_FILE);
}

/* A thousand faults are a short message. */
static void
test_many_faults (void)
{
  g_autoptr (GString) text = g_string_new ("{" HEAD ",'components':{'cards':[{'id':'a'");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 1000; i++)
    g_string_append_printf (text, ",'x%u':1", i);
  g_string_append (text, "}]}}");

  g_assert_null (read_set (text->str, &error));
  g_auto (GStrv) lines = g_strsplit (error->message, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 21);
  g_assert_cmpstr (lines[20], ==, "… and 980 more faults");
}

static void
test_values (void)
{
  g_autoptr (GnSet) set = toy_set ();
  gint16 counts[2], list[4];
  gint n = 99;
  g_autofree char *name = gn_set_name (set, TOY_CARDS, 0);
  g_autofree char *id_for_name = gn_set_name (set, TOY_CARDS, 1);

  g_assert_cmpstr (name, ==, "Ämsel");
  g_assert_cmpstr (id_for_name, ==, "b");
  g_assert_cmpstr (gn_set_get_title (set), ==, "Toy box");
  g_assert_true (gn_set_is_stand_in (set));
  g_assert_cmpuint (gn_set_size (set, TOY_CARDS), ==, 2);
  g_assert_cmpint (gn_set_find (set, TOY_CARDS, "b"), ==, 1);
  g_assert_cmpint (gn_set_find (set, TOY_CARDS, "t"), ==, -1);

  g_assert_true (gn_set_bag (set, TOY_CARDS, 0, "cost", counts, 2));
  g_assert_cmpint (counts[0], ==, 2);
  g_assert_cmpint (counts[1], ==, 0);
  g_assert_true (gn_set_bag (set, TOY_CARDS, 1, "cost", counts, 2));
  g_assert_cmpint (counts[0], ==, 0);
  g_assert_true (gn_set_number (set, TOY_CARDS, 0, "vp", &n));
  g_assert_cmpint (n, ==, 1);
  g_assert_cmpint (gn_set_thing (set, TOY_CARDS, 1, "outlined"), ==, 1);
  g_assert_cmpint (gn_set_thing (set, TOY_CARDS, 0, "after"), ==, 1);
  g_assert_cmpint (gn_set_list (set, TOY_CARDS, 0, "symbols", list, 4), ==, 2);
  g_assert_cmpint (list[1], ==, 0);
  g_assert_cmpint (gn_set_list (set, TOY_CARDS, 1, "symbols", list, 4), ==, 0);
  g_assert_cmpint (gn_set_list (set, TOY_CARDS, 0, "years", list, 4), ==, 2);
  g_assert_cmpint (list[1], ==, -7);
  g_assert_cmpstr (gn_set_effect_word (set, TOY_CARDS, 0, "effect"), ==, "gold");
  g_assert_true (gn_set_effect (set, TOY_CARDS, 0, "effect", "gold", &n));
  g_assert_cmpint (n, ==, 12);
  g_assert_false (gn_set_effect (set, TOY_CARDS, 1, "effect", "gold", &n));
  g_assert_null (gn_set_text (set, TOY_CARDS, 0, "text"));

  g_assert_true (gn_set_complete (set, TOY_CARDS));
  g_assert_true (gn_set_complete (set, TOY_TOKENS));
  g_assert_true (gn_set_complete (set, TOY_DICE));
}

/* What is not known is told apart from what is nothing. */
static void
test_unknown (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) set = read_set ("{" HEAD ",'components':{'cards':[{'id':'a','cost':null},{'id':'b'}]}}", &error);
  gint16 values[2] = { 5, 5 };
  gint n = 99;

  g_assert_no_error (error);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_false (gn_set_bag (set, TOY_CARDS, i, "cost", values, 2));
      g_assert_cmpint (values[0], ==, 0);
      g_assert_false (gn_set_number (set, TOY_CARDS, i, "vp", &n));
      g_assert_cmpint (gn_set_thing (set, TOY_CARDS, i, "outlined"), ==, GN_NONE);
      g_assert_cmpint (gn_set_list (set, TOY_CARDS, i, "symbols", values, 2), ==, -1);
      g_assert_null (gn_set_effect_word (set, TOY_CARDS, i, "effect"));
    }
  g_assert_cmpint (n, ==, 99);
  g_assert_false (gn_set_complete (set, TOY_CARDS));
  g_assert_false (gn_set_complete (set, TOY_TOKENS));
}

static void
test_round_trip (void)
{
  g_autoptr (GnSet) set = toy_set ();
  g_autoptr (GFile) file = toy_file ("set.json");
  g_autoptr (GError) error = NULL;

  g_assert_true (gn_set_save (set, file, &error));

  g_autoptr (GnSet) again = gn_set_load (toy_game (), file, &error);

  g_assert_no_error (error);

  g_autoptr (JsonNode) one = gn_set_to_json (set);
  g_autoptr (JsonNode) other = gn_set_to_json (again);

  g_assert_true (json_node_equal (one, other));

  /* Nothing is written where nothing can be, and the message has the name and not the path. */
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/at/all.json");

  g_assert_false (gn_set_save (set, nowhere, &error));
  g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_FILE);
  g_assert_cmpstr (error->message, ==, "“all.json” cannot be saved: its folder does not exist.");
  g_clear_error (&error);
  g_assert_null (gn_set_load (toy_game (), nowhere, &error));
  g_assert_cmpstr (error->message, ==, "“all.json” no longer exists.");
}

static void
test_teach (void)
{
  g_autoptr (GnSet) set = toy_set ();
  g_autoptr (GnSet) copy = gn_set_copy (set);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) before = gn_set_to_json (set);
  gint16 counts[2];
  gint n;

  /* A correction: given keys replace, null forgets, others stay. */
  g_autoptr (JsonNode) correction = toy_json ("{'id':'a','vp':null,'cost':{'emerald':1}}");

  g_assert_true (gn_set_check_component (set, TOY_CARDS, correction, &error));
  g_assert_cmpint (gn_set_teach (set, TOY_CARDS, correction, &error), ==, 0);
  g_assert_no_error (error);
  g_assert_false (gn_set_number (set, TOY_CARDS, 0, "vp", &n));
  g_assert_true (gn_set_bag (set, TOY_CARDS, 0, "cost", counts, 2));
  g_assert_cmpint (counts[0], ==, 0);
  g_assert_cmpint (counts[1], ==, 1);
  g_assert_cmpint (gn_set_thing (set, TOY_CARDS, 0, "outlined"), ==, 0);
  g_assert_false (gn_set_complete (set, TOY_CARDS));

  /* The copy knows nothing of it. */
  g_autoptr (JsonNode) still = gn_set_to_json (copy);

  g_assert_true (json_node_equal (before, still));

  /* A new one gets an id, and the next index; names may be of any script. */
  g_autoptr (JsonNode) added = toy_json ("{'name':{'en':'Crow','de':'Krähe'},'vp':3}");
  g_autoptr (JsonNode) named = toy_json ("{'id':'z','name':'שרה'}");

  g_assert_cmpint (gn_set_teach (set, TOY_CARDS, added, &error), ==, 2);
  g_assert_cmpstr (gn_set_id (set, TOY_CARDS, 2), ==, "cards-3");
  g_assert_cmpint (gn_set_teach (set, TOY_CARDS, named, &error), ==, 3);
  g_assert_cmpint (gn_set_find (set, TOY_CARDS, "z"), ==, 3);

  /* What is wrong changes nothing. */
  static const struct { guint family; const char *component, *message; } bad[] = {
    { TOY_CARDS, "[]", "cards: an object was expected." },
    { TOY_CARDS, "{'id':'a','cost':{'gold':1}}", "cost.gold: there is no “gold” (Gem)." },
    { TOY_CARDS, "{'id':'a b'}", "id: \"a b\" is not an id: 1 to 32 letters, digits, “.”, “-” or “_”." },
    { TOY_TOKENS, "{'id':'t','worth':null}", "worth: this must be known." },
    { TOY_TOKENS, "{}", "worth: this is missing." },
    { TOY_DICE, "{}", "dice: the game has no such components." },
  };
  g_autoptr (JsonNode) taught = gn_set_to_json (set);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (JsonNode) component = toy_json (bad[i].component);

      g_assert_cmpint (gn_set_teach (set, bad[i].family, component, &error), ==, -1);
      g_assert_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA);
      g_assert_cmpstr (error->message, ==, bad[i].message);
      g_clear_error (&error);
    }

  g_autoptr (JsonNode) after = gn_set_to_json (set);

  g_assert_true (json_node_equal (taught, after));

  /* The family is full at five. */
  g_autoptr (JsonNode) fifth = toy_json ("{'id':'five'}");
  g_autoptr (JsonNode) sixth = toy_json ("{'id':'six'}");

  g_assert_cmpint (gn_set_teach (set, TOY_CARDS, fifth, &error), ==, 4);
  g_assert_cmpint (gn_set_teach (set, TOY_CARDS, sixth, &error), ==, -1);
  g_assert_cmpstr (error->message, ==, "Cards: there are more than 5.");
}

/* The host's own names are in the languages they were given in. */
static void
test_languages (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) set = read_set ("{" HEAD ",'components':{'cards':[{'id':'a','name':{'de':'Krähe','en':'Crow'},'text':{'de':'Sie krächzt.','en':'It caws.'}},"
                                    "{'id':'b','name':{'fi':'Varis'},'text':'It sleeps.'},{'id':'c'}]}}", &error);
  g_autofree char *old = g_strdup (g_getenv ("LANGUAGE"));

  g_assert_no_error (error);

  g_setenv ("LANGUAGE", "de_AT:fr", TRUE);
  g_autofree char *german = gn_set_name (set, TOY_CARDS, 0);
  g_assert_cmpstr (gn_set_text (set, TOY_CARDS, 0, "text"), ==, "Sie krächzt.");
  /* What is no sentence but a sign is the same in all languages: as it is written in English, or at all. */
  g_assert_cmpstr (gn_set_text_as_written (set, TOY_CARDS, 0, "text"), ==, "It caws.");
  g_assert_cmpstr (gn_set_text_as_written (set, TOY_CARDS, 1, "text"), ==, "It sleeps.");
  g_assert_null (gn_set_text_as_written (set, TOY_CARDS, 2, "text"));
  g_assert_null (gn_set_text_as_written (set, TOY_CARDS, 0, "vp"));
  g_setenv ("LANGUAGE", "it", TRUE);
  g_autofree char *english = gn_set_name (set, TOY_CARDS, 0);
  g_autofree char *only = gn_set_name (set, TOY_CARDS, 1);

  if (old)
    g_setenv ("LANGUAGE", old, TRUE);
  else
    g_unsetenv ("LANGUAGE");

  g_assert_cmpstr (german, ==, "Krähe");
  g_assert_cmpstr (english, ==, "Crow");
  g_assert_cmpstr (only, ==, "Varis");
}

/* A host's own box begins empty, and is the same when written and read. */
static void
test_empty (void)
{
  g_autoptr (GnSet) set = gn_set_new_empty (toy_game (), "mine", "  My box\n");
  g_autoptr (JsonNode) node = gn_set_to_json (set);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) again = gn_set_new_from_json (toy_game (), node, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (gn_set_get_title (again), ==, "My box");
  g_assert_false (gn_set_is_stand_in (again));
  g_assert_false (gn_set_complete (again, TOY_CARDS));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/refused", test_refused);
  g_test_add_func ("/set/no-json", test_no_json);
  g_test_add_func ("/set/many-faults", test_many_faults);
  g_test_add_func ("/set/values", test_values);
  g_test_add_func ("/set/unknown", test_unknown);
  g_test_add_func ("/set/round-trip", test_round_trip);
  g_test_add_func ("/set/teach", test_teach);
  g_test_add_func ("/set/languages", test_languages);
  g_test_add_func ("/set/empty", test_empty);
  return g_test_run ();
}
