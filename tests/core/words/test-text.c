/* test-text.c: facts and refusals become sentences
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy-game.h"

#include "core/match/moves.h"
#include "core/words/text.h"

#include <locale.h>

static GnMatch *
make_match (void)
{
  GnMatch *match = gn_match_new (&toy_game, 3, NULL, NULL);

  gn_match_set_name (match, 0, "Ann");
  gn_match_set_name (match, 1, "Berta");
  match->role[0] = 1;
  return match;
}

static void
assert_text (const GnMatch *match,
             const GnSay   *say,
             const char    *expected)
{
  g_autofree char *text = gn_say_text (match, say, FALSE);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_gaps (void)
{
  g_autoptr (GnMatch) match = make_match ();
  GnSay say = { 0 };

  assert_text (match, &say, "");
  gn_say (&say, TOY_TEXT_NO_GOLD, 1, 3, 2, TOY_RUBY, 8);
  assert_text (match, &say, "Berta has 3 gold, 2 rubies cost 8.");
  gn_say (&say, TOY_TEXT_TARGET, TOY_EMERALD, -3, 12, 40);
  assert_text (match, &say, "Emerald target \342\210\2223 to 12 (TOY-040)");
  gn_say (&say, TOY_TEXT_TARGET, TOY_EMERALD, 3, 12, 40);
  assert_text (match, &say, "Emerald target +3 to 12 (TOY-040)");
  gn_say (&say, TOY_TEXT_VERB, TOY_BUY);
  assert_text (match, &say, "Not Buy gems {unknown}");
  gn_say (&say, TOY_TEXT_LUCK, 163);
  assert_text (match, &say, "A chance of 16.3%.");
  gn_say (&say, TOY_TEXT_LUCK, 1000);
  assert_text (match, &say, "A chance of 100%.");
  gn_say (&say, TOY_TEXT_NO_GOLD, GN_HOST, 3, 1, TOY_DIAMOND, 8);
  assert_text (match, &say, "the host has 3 gold, 1 diamond cost 8.");
}

/* A name that ends a sentence gets no stop. */
static void
test_stop (void)
{
  g_autoptr (GnMatch) match = make_match ();
  GnSay say;

  gn_say (&say, TOY_TEXT_ROSE, 1);
  assert_text (match, &say, "Up rose Berta. No more.");
  gn_match_set_name (match, 1, "Berta!");
  assert_text (match, &say, "Up rose Berta! No more.");
  gn_match_set_name (match, 1, "Who?");
  assert_text (match, &say, "Up rose Who? No more.");
}

static void
test_plural (void)
{
  g_autoptr (GnMatch) match = make_match ();
  GnSay say;

  gn_say (&say, TOY_TEXT_ACTIONS, 1);
  assert_text (match, &say, "1 action left");
  gn_say (&say, TOY_TEXT_ACTIONS, 2);
  assert_text (match, &say, "2 actions left");
}

static void
test_bags (void)
{
  g_autoptr (GnMatch) match = make_match ();
  GnSay say;

  gn_say (&say, TOY_TEXT_PAID, 0, 0, 0, 0, 0);
  assert_text (match, &say, "Ann pays nothing.");
  gn_say (&say, TOY_TEXT_PAID, 0, 0, 2, 0, 0);
  assert_text (match, &say, "Ann pays 2 rubies.");
  gn_say (&say, TOY_TEXT_PAID, 0, 0, 2, 0, 1);
  assert_text (match, &say, "Ann pays 2 rubies and 1 emerald.");
  gn_say (&say, TOY_TEXT_PAID, 0, 1, 2, 3, 1);
  assert_text (match, &say, "Ann pays 1 diamond, 2 rubies, 3 sapphires and 1 emerald.");
}

/* A set: some of a domain's values, as bits; what follows it in the gaps still finds its argument. */
static void
test_sets (void)
{
  g_autoptr (GnMatch) match = make_match ();
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (GArray) spans = NULL;
  GnSay say;

  gn_say (&say, TOY_TEXT_PASSED, 0, GN_SAY_SET1 (0), 0);
  assert_text (match, &say, "Ann passes nothing, 0 in all.");
  gn_say (&say, TOY_TEXT_PASSED, 0, GN_SAY_SET1 (1 << 8), 1);
  assert_text (match, &say, "Ann passes Diamantina 2, 1 in all.");
  gn_say (&say, TOY_TEXT_PASSED, 0, GN_SAY_SET1 (1 << 0 | 1 << 3 | 1 << 6), 3);
  assert_text (match, &say, "Ann passes I-1, II-2 and V-1, 3 in all.");
  g_assert_cmpint (gn_say_get (match, &say, "n"), ==, 3);

  spans = gn_say_spans (match, &say, FALSE, FALSE);
  g_assert_cmpint (g_array_index (spans, GnSpan, 4).thing.domain, ==, TOY_SPACE);
  g_assert_cmpint (g_array_index (spans, GnSpan, 4).thing.value, ==, 3);

  gn_say_add_args (match, &say, object);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "spaces")), ==, 3);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (object, "spaces"), 1), ==, "II-2");

  gn_say (&say, TOY_TEXT_SAT, GN_SAY_SET1 (1 << 1 | 1 << 2));
  assert_text (match, &say, "Berta and Player 3 sit.");
}

/* On a button the things of a list stand side by side, as pictures; the other words stay. */
static void
test_brief (void)
{
  g_autoptr (GnMatch) match = make_match ();
  g_autoptr (GArray) spans = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  GnSay say;

  gn_say (&say, TOY_TEXT_NO);
  g_assert_null (gn_say_brief (match, &say));

  gn_say (&say, TOY_TEXT_PAID, 0, 1, 2, 0, 1);
  spans = gn_say_brief (match, &say);
  for (guint i = 0; i < spans->len; i++)
    g_string_append (text, g_array_index (spans, GnSpan, i).text);
  g_assert_cmpstr (text->str, ==, "pays 1 diamond 2 rubies 1 emerald");
}

static void
test_covered (void)
{
  g_autoptr (GnMatch) match = make_match ();
  g_autofree char *text = NULL;
  GnSay say;

  gn_say (&say, TOY_TEXT_NO_GOLD, 1, 3, 2, TOY_RUBY, 8);
  text = gn_say_text (match, &say, TRUE);
  g_assert_cmpstr (text, ==, "2 rubies cost 8.");
}

static void
test_instruction (void)
{
  g_autoptr (GnMatch) match = make_match ();
  g_autofree char *text = NULL;
  GnSay say;
  int doer;

  gn_say (&say, TOY_TEXT_BOUGHT, 0, 3, TOY_RUBY, 12);
  text = gn_say_instruction (match, &say, &doer);
  g_assert_cmpstr (text, ==, "Bank gives 3 rubies to Ann");
  g_assert_cmpint (doer, ==, 1);
  g_assert_cmpstr (gn_say_icon (match, &say), ==, "gem-ruby");
  g_assert_cmpint (gn_say_get (match, &say, "cost"), ==, 12);
  g_assert_cmpint (gn_say_get (match, &say, "nothing"), ==, GN_NONE);
  g_assert_cmpstr (gn_say_code (match, &say), ==, "bought");
  g_assert_cmpstr (gn_say_clause (match, &say), ==, "TOY-006");

  match->role[0] = -1;
  g_clear_pointer (&text, g_free);
  text = gn_say_instruction (match, &say, &doer);
  g_assert_cmpint (doer, ==, -1);

  gn_say (&say, TOY_TEXT_PAID, 2, 1, 0, 0, 0);
  g_assert_null (gn_say_instruction (match, &say, &doer));
  g_assert_cmpint (doer, ==, 2);
}

/* An instruction repeats its sentence if it names things, and none that the sentence does not name. */
static void
test_whole (void)
{
  g_autoptr (GnMatch) match = make_match ();
  GnSay say;

  gn_say (&say, TOY_TEXT_BOUGHT, 0, 3, TOY_RUBY, 12);
  g_assert_true (gn_say_is_whole (match, &say, FALSE));
  gn_say (&say, TOY_TEXT_TARGET, TOY_RUBY, 1, 5, 6, 2);
  g_assert_false (gn_say_is_whole (match, &say, FALSE));
  gn_say (&say, TOY_TEXT_ROSE, 1);
  g_assert_false (gn_say_is_whole (match, &say, FALSE));
  gn_say (&say, TOY_TEXT_PAID, 2, 1, 0, 0, 0);
  g_assert_false (gn_say_is_whole (match, &say, FALSE));
  gn_say (&say, TOY_TEXT_CAST, TOY_RUBY);
  g_assert_false (gn_say_is_whole (match, &say, FALSE));
}

static void
test_spans (void)
{
  g_autoptr (GnMatch) match = make_match ();
  g_autoptr (GArray) spans = NULL;
  GnSay say;

  gn_say (&say, TOY_TEXT_PAID, 0, 0, 2, 0, 1);
  spans = gn_say_spans (match, &say, FALSE, FALSE);
  g_assert_cmpuint (spans->len, ==, 6);
  g_assert_cmpint (g_array_index (spans, GnSpan, 0).thing.domain, ==, GN_DOMAIN_SEAT);
  g_assert_cmpint (g_array_index (spans, GnSpan, 0).thing.value, ==, 0);
  g_assert_cmpint (g_array_index (spans, GnSpan, 1).thing.value, ==, GN_NONE);
  g_assert_cmpstr (g_array_index (spans, GnSpan, 2).text, ==, "2 rubies");
  g_assert_cmpint (g_array_index (spans, GnSpan, 2).thing.value, ==, TOY_RUBY);
  g_assert_cmpint (g_array_index (spans, GnSpan, 2).n, ==, 2);
  g_assert_cmpstr (g_array_index (spans, GnSpan, 3).text, ==, " and ");
}

/* A name that runs the other way is isolated, others are left alone. */
static void
test_isolates (void)
{
  g_autoptr (GnMatch) match = make_match ();
  GnSay say;

  gn_match_set_name (match, 0, "דנה");
  gn_say (&say, TOY_TEXT_PAID, 0, 0, 2, 0, 0);
  assert_text (match, &say, "\342\201\250דנה\342\201\251 pays 2 rubies.");
  gn_match_set_name (match, 0, "Žofie");
  assert_text (match, &say, "Žofie pays 2 rubies.");
}

static void
test_fill (void)
{
  g_autofree char *text = gn_fill ("{a} and {b}, {a} not {c}", "a", "one", "b", "{a}", NULL);

  g_assert_cmpstr (text, ==, "one and {a}, one not {c}");

  /* names that run the other way do not tear the sentence apart, and are typed without knowing of it */
  g_autofree char *isolated = gn_fill ("{who} looks away", "who", "דנה", NULL);
  g_autofree char *folded = gn_fold (isolated);

  g_assert_cmpstr (isolated, ==, "\342\201\250דנה\342\201\251 looks away");
  g_assert_cmpstr (folded, ==, "דנה looks away");
}

static void
test_fold (void)
{
  static const char *const cases[][2] = {
    { "Händler", "handler" }, { "ŒUF", "oeuf" }, { "Straße", "strasse" }, { "Émeraude", "emeraude" },
      { "Łódź", "lodz" }, { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = gn_fold (cases[i][0]);

      g_assert_cmpstr (text, ==, cases[i][1]);
    }
}

static void
test_upper_first (void)
{
  static const char *const cases[][2] = {
    { "élan", "Élan" }, { "a ruby", "A ruby" }, { "d0.3 flipped", "d0.3 flipped" }, { "x", "X" }, { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = gn_upper_first (cases[i][0]);

      g_assert_cmpstr (text, ==, cases[i][1]);
    }
}

static void
test_story_json (void)
{
  g_autoptr (GnMatch) match = make_match ();
  g_autoptr (JsonObject) object = json_object_new ();
  GnSay say;

  gn_say (&say, TOY_TEXT_BOUGHT, 0, 3, TOY_RUBY, 12);
  gn_say_add_args (match, &say, object);
  g_assert_cmpint (json_object_get_int_member (object, "who"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (object, "cost"), ==, 12);
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (object, "what"), "ruby"), ==, 3);
}

static void
test_clock (void)
{
  static const struct { gint64 seconds; const char *text; } cases[] = {
    { 0, "0:00" }, { 59, "0:59" }, { 61, "1:01" }, { 3599, "59:59" }, { 3600, "1:00:00" }, { 36061, "10:01:01" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = gn_clock_text (cases[i].seconds);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/gaps", test_gaps);
  g_test_add_func ("/text/stop", test_stop);
  g_test_add_func ("/text/plural", test_plural);
  g_test_add_func ("/text/bags", test_bags);
  g_test_add_func ("/text/sets", test_sets);
  g_test_add_func ("/text/brief", test_brief);
  g_test_add_func ("/text/covered", test_covered);
  g_test_add_func ("/text/instruction", test_instruction);
  g_test_add_func ("/text/whole", test_whole);
  g_test_add_func ("/text/spans", test_spans);
  g_test_add_func ("/text/isolates", test_isolates);
  g_test_add_func ("/text/fill", test_fill);
  g_test_add_func ("/text/fold", test_fold);
  g_test_add_func ("/text/upper-first", test_upper_first);
  g_test_add_func ("/text/json", test_story_json);
  g_test_add_func ("/text/clock", test_clock);
  return g_test_run ();
}
