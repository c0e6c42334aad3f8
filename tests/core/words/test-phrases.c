/* test-phrases.c: phrases and sentences in every form that a game may give them, and with moves that have any values
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy-game.h"

#include "core/words/phrase.h"
#include "core/words/text.h"
#include "core/words/typed.h"
#include "core/words/words.h"

#include <locale.h>

enum { PAY, BARE, NOTE, N_VERBS };
enum { PAY_N, PAY_TYPE, PAY_EXTRA, PAY_MORE, PAY_LIST, PAY_BAG = PAY_LIST + 4 };

static const GnVerb verbs[] = {
  [PAY] = { .id = "pay", .title = "Pay", .words = "pay",
    .phrase = "[{list} first, ]pay {n type} now[ and {extra more} too][, {bag} back]", .label = "Pay {n type}", .args = {
    { "n", "How many", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, PAY_N, 1, 0, 9 },
    { "type", "Gem", GN_ARG_THING, TOY_GEM, PAY_TYPE, 1 },
    { "extra", "Extra", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, PAY_EXTRA, 1, 0, 9, .flags = GN_ARG_OPTIONAL },
    { "more", "More", GN_ARG_THING, TOY_GEM, PAY_MORE, 1, .flags = GN_ARG_OPTIONAL },
    { "list", "List", GN_ARG_LIST, TOY_GEM, PAY_LIST, 4 },
    { "bag", "Bag", GN_ARG_BAG, TOY_GEM, PAY_BAG, TOY_N_GEMS, 0, 9, .flags = GN_ARG_OPTIONAL } } },
  /* what is no gap is written as it is */
  [BARE] = { .id = "bare", .title = "Bare", .words = "bare", .phrase = "bare {foo} {foo type} {n foo} {n} for {n type} {",
    .args = {
    { "n", "How many", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, PAY_N, 1, 0, 9 },
    { "type", "Gem", GN_ARG_THING, TOY_GEM, PAY_TYPE, 1 } } },
  [NOTE] = { .id = "note", .title = "Note", .words = "note", .phrase = "note", .args = {
    { "n", "How many", GN_ARG_NUMBER, GN_DOMAIN_NUMBER, PAY_N, 1, 0, 9 },
    { "to", "To", GN_ARG_THING, GN_DOMAIN_SEAT, PAY_TYPE, 1, .flags = GN_ARG_OPTIONAL } } },
  { NULL }
};

enum { NONE, WITHOUT, VERSION, MANY, EMPTY, ODD_GAP, BETWEEN, BAG, SET, N_TEXTS };

static const GnText texts[] = {
  [NONE] = { .id = "" },
  [WITHOUT] = { GN_TEXT_FACT, "without", .text = "Not {what}." },
  [VERSION] = { GN_TEXT_FACT, "version", .gaps = "a:number b:number", .text = "Version {a}.{b}." },
  [MANY] = { GN_TEXT_FACT, "many", .gaps = "n:number", .text = "{n} gem", .plural = "{n} gems", .by = "m" },
  [EMPTY] = { GN_TEXT_FACT, "empty", .text = "" },
  [ODD_GAP] = { GN_TEXT_FACT, "odd", .gaps = "who:seat", .text = "{who} takes {zzz}.", .instruction = "Take {zzz}",
    .doer = "who" },
  [BETWEEN] = { GN_TEXT_REFUSAL, "between", .gaps = "who:seat what:count/gem more:count/gem to:seat",
    .text = "No.", .brief = "{who} pays {what}, {more} to {to}" },
  [BAG] = { GN_TEXT_FACT, "bag", .gaps = "who:seat bag:bag/gem", .text = "{who} pays {bag}." },
  [SET] = { GN_TEXT_FACT, "set", .gaps = "set:set/space", .text = "At {set}." },
  { 0 }
};

static GnGame game;

static GnMatch *
make_match (void)
{
  game = toy_game;
  game.verbs = verbs;
  game.texts = texts;

  GnMatch *match = gn_match_new (&game, 3, NULL, NULL);

  gn_match_set_name (match, 0, "Ann");
  gn_match_set_name (match, 1, "Berta");
  return match;
}

static void
test_moves (void)
{
  static const struct { guint verb; gint16 arg[PAY_LIST]; const char *text, *english; } moves[] = {
    { PAY, { 2, TOY_RUBY, GN_NONE, GN_NONE }, "pay 2 rubies now", "pay 2 rubies now" },
    { PAY, { 2, GN_NONE, GN_NONE, GN_NONE }, "pay 2 now", "pay 2 now" },
    { PAY, { GN_NONE, TOY_RUBY, GN_NONE, GN_NONE }, "pay ruby now", "pay ruby now" },
    { PAY, { GN_NONE, GN_NONE, GN_NONE, GN_NONE }, "pay  now", "pay  now" },
    { PAY, { GN_OPEN, TOY_RUBY, GN_NONE, GN_NONE }, "pay … ruby now", "pay … ruby now" },
    { PAY, { 1, TOY_RUBY, 2, TOY_EMERALD }, "pay 1 ruby now and 2 emeralds too", "pay 1 ruby now and 2 emeralds too" },
    { PAY, { 1, TOY_RUBY, 0, TOY_EMERALD }, "pay 1 ruby now", "pay 1 ruby now" },
    { PAY, { 1, TOY_RUBY, GN_NONE, TOY_EMERALD }, "pay 1 ruby now", "pay 1 ruby now" },
    /* no such gem: it is not known */
    { PAY, { 2, -5, GN_NONE, GN_NONE }, "pay 2 unknown now", "pay 2  now" },
    { BARE, { 2, TOY_RUBY }, "bare {foo} {foo type} {n foo} 2 for 2 rubies {", NULL },
    { NOTE, { 3, 1 }, "note, How many: 3, To: Berta", "note, How many: 3, To: Berta" },
    { NOTE, { 0, 1 }, "note, To: Berta", "note, To: Berta" },
    { NOTE, { 3, GN_NONE }, "note, How many: 3", "note, How many: 3" },
    { NOTE, { 3, 2 }, NULL, "note, How many: 3, To: Player 3" },
    { NOTE, { 3, 7 }, "note, How many: 3, To: unknown", "note, How many: 3, To: unknown" },
    { NOTE, { 3, -5 }, "note, How many: 3, To: unknown", "note, How many: 3, To: unknown" },
  };
  g_autoptr (GnMatch) match = make_match ();

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      GnMove move;

      gn_move_init (&move, 0, moves[i].verb);
      memcpy (move.arg, moves[i].arg, sizeof moves[i].arg);

      g_autofree char *text = gn_phrase_write (match, &move, FALSE), *english = gn_phrase_write (match, &move, TRUE);

      g_test_message ("%u: “%s”, “%s”", i, text, english);
      if (moves[i].text)
        g_assert_cmpstr (text, ==, moves[i].text);
      if (moves[i].english)
        g_assert_cmpstr (english, ==, moves[i].english);
    }
}

/* Lists and bags in brackets are written if there is anything in them; a button says what is given, or all of it. */
static void
test_brackets (void)
{
  g_autoptr (GnMatch) match = make_match ();
  GnMove move;

  gn_move_init (&move, 0, PAY);
  move.arg[PAY_N] = 1;
  move.arg[PAY_TYPE] = TOY_RUBY;
  move.arg[PAY_LIST] = 0;
  memset (&move.arg[PAY_BAG], 0, TOY_N_GEMS * sizeof (gint16));

  g_autofree char *empty = gn_phrase_write (match, &move, FALSE), *label = gn_phrase_label (match, &move);

  g_assert_cmpstr (empty, ==, "pay 1 ruby now");
  g_assert_cmpstr (label, ==, "Pay 1 ruby");
  move.arg[PAY_LIST] = 2;
  move.arg[PAY_LIST + 1] = TOY_DIAMOND;
  move.arg[PAY_LIST + 2] = TOY_EMERALD;
  move.arg[PAY_BAG + TOY_RUBY] = 3;
  move.arg[PAY_N] = GN_OPEN;

  g_autofree char *full = gn_phrase_write (match, &move, FALSE), *open = gn_phrase_label (match, &move);

  g_assert_cmpstr (full, ==, "diamond and emerald first, pay … ruby now, 3 rubies back");
  g_assert_cmpstr (open, ==, full);
}

/* The words between gaps tell which of them is meant. */
static void
test_between (void)
{
  static const struct { guint verb; const char *word; guint16 before, after; } lines[] = {
    { PAY, "first", 0, 1 << 4 }, { PAY, "now", 0, 3 }, { PAY, "too", 0, 12 }, { PAY, "back", 0, 1 << 5 },
    { BARE, "for", 3, 1 },
  };
  g_autoptr (GnMatch) match = make_match ();

  g_assert_true (match->game == &game);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      const GnVerbWords *words = gn_verb_words (&verbs[lines[i].verb]);
      gboolean found = FALSE;

      for (guint k = 0; k < words->between->len && !found; k++)
        {
          const GnBetween *between = &g_array_index (words->between, GnBetween, k);

          if (!g_str_equal (between->token.word, lines[i].word))
            continue;
          found = TRUE;
          g_test_message ("%s: %d %d", lines[i].word, between->before, between->after);
          g_assert_cmpint (between->before, ==, lines[i].before);
          g_assert_cmpint (between->after, ==, lines[i].after);
        }
      g_assert_true (found);
    }
}

static void
test_says (void)
{
  static const struct { guint text; gint16 arg[6]; const char *written; } says[] = {
    { WITHOUT, { 0 }, "Not {what}." }, { VERSION, { 1, 2 }, "Version 1.2." }, { MANY, { 2 }, "2 gem" },
    { EMPTY, { 0 }, "" }, { BAG, { 0, GN_NONE, GN_NONE, GN_NONE, GN_NONE }, "Ann pays nothing." },
    { SET, { GN_NONE }, "At nothing." },
  };
  g_autoptr (GnMatch) match = make_match ();

  for (guint i = 0; i < G_N_ELEMENTS (says); i++)
    {
      GnSay say = { .text = says[i].text };

      memcpy (say.arg, says[i].arg, sizeof says[i].arg);

      g_autofree char *text = gn_say_text (match, &say, FALSE);

      g_assert_cmpstr (text, ==, says[i].written);
    }

  /* On a button, what is lacked stands beside what is there, without a word between the two. */
  GnSay between = { .text = BETWEEN, .arg = { 0, 2, TOY_RUBY, 1, TOY_EMERALD, 1 } }, odd = { .text = ODD_GAP };
  g_autoptr (GArray) spans = gn_say_brief (match, &between);
  g_autoptr (GString) brief = g_string_new (NULL);

  for (guint i = 0; i < spans->len; i++)
    g_string_append (brief, g_array_index (spans, GnSpan, i).text);
  g_assert_cmpstr (brief->str, ==, "Ann pays 2 rubies 1 emerald to Berta");
  g_assert_false (gn_say_is_whole (match, &odd, FALSE));
}

/* What a program reads: nothing where nothing is, and the ids of verbs and clauses. */
static void
test_json (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&toy_game, 2, NULL, NULL), bare = make_match ();
  g_autoptr (JsonObject) object = json_object_new (), nothing = json_object_new ();
  GnSay say;

  gn_say (&say, TOY_TEXT_VERB, TOY_SELL);
  gn_say_add_args (match, &say, object);
  gn_say (&say, TOY_TEXT_TARGET, TOY_RUBY, GN_NONE, 12, 40, 3);
  gn_say_add_args (match, &say, object);
  g_assert_cmpstr (json_object_get_string_member (object, "what"), ==, "sell");
  g_assert_cmpstr (json_object_get_string_member (object, "gem"), ==, "ruby");
  g_assert_cmpstr (json_object_get_string_member (object, "clause"), ==, "TOY-040");
  g_assert_true (json_object_get_null_member (object, "by"));
  g_assert_cmpint (json_object_get_int_member (object, "now"), ==, 12);

  say = (GnSay) { .text = WITHOUT };
  gn_say_add_args (bare, &say, nothing);
  g_assert_cmpuint (json_object_get_size (nothing), ==, 0);
}

/* Words that are no text have no forms; and however many were asked for, the next ones are found. */
static void
test_forms (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&toy_game, 2, NULL, NULL);
  ToyState state = { .gold = 12 };
  GnMove move;

  g_assert_cmpuint (gn_words_forms ("\xff")->len, ==, 0);
  for (guint i = 0; i < 8200; i++)
    {
      g_autofree char *word = g_strdup_printf ("word%u", i);

      g_assert_cmpuint (gn_words_forms (word)->len, ==, 1);
    }
  g_assert_cmpint (gn_typed_parse (match, &state, 0, "buy 2 rubies", &move, NULL), ==, GN_TYPED_WHOLE);
  g_assert_cmpuint (gn_words_forms ("word1")->len, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/phrases/moves", test_moves);
  g_test_add_func ("/phrases/brackets", test_brackets);
  g_test_add_func ("/phrases/between", test_between);
  g_test_add_func ("/phrases/says", test_says);
  g_test_add_func ("/phrases/json", test_json);
  g_test_add_func ("/phrases/forms", test_forms);
  return g_test_run ();
}
