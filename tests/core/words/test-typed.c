/* test-typed.c: what people type is understood
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy-game.h"

#include "core/match/moves.h"
#include "core/base/story.h"
#include "core/words/text.h"
#include "core/words/typed.h"

#include <locale.h>

typedef struct {
  GnMatch *match;
  ToyState state;
} Fixture;

static void
set_up (Fixture       *f,
        gconstpointer  data)
{
  f->match = gn_match_new (&toy_game, 3, NULL, NULL);
  gn_match_set_name (f->match, 0, "Ann");
  gn_match_set_name (f->match, 1, "Berta");
  gn_match_set_name (f->match, 2, "Émile Zola");
  memset (&f->state, 0, sizeof f->state);
  toy_game.start (f->match, &f->state, NULL);
}

static void
tear_down (Fixture       *f,
           gconstpointer  data)
{
  gn_match_free (f->match);
}

/* What is typed, and the phrase of what is meant ("…" where something is open), or NULL: nothing. */
static const struct {
  const char   *typed;
  const char   *meant;
  GnTypedResult result;
} cases[] = {
  { "buy 3 rubies", "buy 3 rubies", GN_TYPED_WHOLE },
  { "buy 1 ruby", "buy 1 ruby", GN_TYPED_WHOLE },
  { "b2r", "buy 2 rubies", GN_TYPED_WHOLE },
  { "B 2 R", "buy 2 rubies", GN_TYPED_WHOLE },
  { "br2", NULL, GN_TYPED_NOTHING },
  { "buy 2 rub", "buy 2 rubies", GN_TYPED_WHOLE },
  { "rubies buy 2", "buy 2 rubies", GN_TYPED_WHOLE },
  { "2 rubies buy", "buy 2 rubies", GN_TYPED_WHOLE },
  { "buy two rubies", "buy …", GN_TYPED_PARTLY },
  { "  buy,  the 2 of RUBIES ", "buy 2 rubies", GN_TYPED_WHOLE },
  { "buy rubies", "buy … ruby", GN_TYPED_PARTLY },
  { "buy", "buy …", GN_TYPED_PARTLY },
  { "buy 3 rubies with marker 4", "buy 3 rubies with marker 4", GN_TYPED_WHOLE },
  { "buy 3 rubies marker 4", "buy 3 rubies with marker 4", GN_TYPED_WHOLE },
  { "buy 3 rubies m 4", NULL, GN_TYPED_PARTLY },
  { "buy marker 4 3 rubies", "buy 3 rubies with marker 4", GN_TYPED_WHOLE },
  { "buy 5 rubies", "buy 5 rubies", GN_TYPED_WHOLE },
  { "buy -3 rubies", "buy \342\210\2223 rubies", GN_TYPED_WHOLE },
  { "buy 2 rubies and 1 emerald", "buy 2 several types", GN_TYPED_WHOLE },
  { "buy 2 rubies and emeralds", "buy 2 several types", GN_TYPED_WHOLE },
  { "buy 2 pearls", NULL, GN_TYPED_PARTLY },
  { "sell 3 rubies", "sell 3 rubies", GN_TYPED_WHOLE },
  { "sell 3 rubies with 1 wild", "sell 3 rubies with 1 wild", GN_TYPED_WHOLE },
  { "sell 3 rubies 1 wild", "sell 3 rubies with 1 wild", GN_TYPED_WHOLE },
  { "s3r", "sell 3 rubies", GN_TYPED_WHOLE },
  { "tile II 2", "tile II-2", GN_TYPED_WHOLE },
  { "tile ii-2", "tile II-2", GN_TYPED_WHOLE },
  { "t I-1", "tile I-1", GN_TYPED_WHOLE },
  { "buy tile I-1", "tile I-1", GN_TYPED_WHOLE },
  { "tile a space II-2", "tile II-2", GN_TYPED_WHOLE },
  /* "tile a" is the verb's words begun, and yet it is none of them */
  { "tile A Toast", "tile A Toast", GN_TYPED_WHOLE },
  { "tile diam 2", "tile Diamantina 2", GN_TYPED_WHOLE },
  { "tile I-1 paying 2 rubies and 1 emerald with wild for 1 ruby",
    "tile I-1 paying 2 rubies and 1 emerald with wild for 1 ruby", GN_TYPED_WHOLE },
  { "tile I-1 paying 2 rubies, emerald wild for ruby", "tile I-1 paying 2 rubies and 1 emerald with wild for 1 ruby",
    GN_TYPED_WHOLE },
  { "tile I-1 with wild for 3 rubies and 1 emerald", "tile I-1 with wild for 3 rubies and 1 emerald", GN_TYPED_WHOLE },
  { "gold", "take 4 gold", GN_TYPED_WHOLE },
  { "take 4 gold", "take 4 gold", GN_TYPED_WHOLE },
  { "Berta: gold", "take 4 gold", GN_TYPED_WHOLE },
  { "ber: gold", "take 4 gold", GN_TYPED_WHOLE },
  { "emile: b2r", "buy 2 rubies", GN_TYPED_WHOLE },
  { "take the ruby–emerald trader", "take the ruby–emerald trader", GN_TYPED_WHOLE },
  { "trader r e", "take the ruby–emerald trader", GN_TYPED_WHOLE },
  { "mine 2 rubies and 1 emerald, wild as emerald and ruby", "mine 2 rubies and 1 emerald, wild as emerald and ruby",
    GN_TYPED_WHOLE },
  { "give Berta 2 sapphires", "give Berta 2 sapphires", GN_TYPED_WHOLE },
  { "give 2 s to emile", "give Émile Zola 2 sapphires", GN_TYPED_WHOLE },
  { "pass", "pass", GN_TYPED_WHOLE },
  { "turn up II 1", "turn up II-1", GN_TYPED_WHOLE },
  { "mine nothing", "mine nothing", GN_TYPED_WHOLE },
  { "mine 30000 rubies and 30000 rubies", NULL, GN_TYPED_PARTLY },
  { "annabel gold", NULL, GN_TYPED_NOTHING },
  { "Berta xyzzy", NULL, GN_TYPED_NOTHING },
  { "Berta turn up II 1", NULL, GN_TYPED_NOTHING },
  { "Émile Zola ,", NULL, GN_TYPED_NOTHING },
  { "", NULL, GN_TYPED_NOTHING },
  { "xyzzy", NULL, GN_TYPED_NOTHING },
  { "3", NULL, GN_TYPED_NOTHING },
  { ":::", NULL, GN_TYPED_NOTHING },
};

static void
test_cases (Fixture       *f,
            gconstpointer  data)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GnMove move;
      int at;
      GnTypedResult result = gn_typed_parse (f->match, &f->state, 0, cases[i].typed, &move, &at);

      g_test_message ("“%s”", cases[i].typed);
      if (result != cases[i].result)
        g_test_message ("got %d: %s", result, result ? gn_move_text (f->match, &move) : "");
      g_assert_cmpint (result, ==, cases[i].result);
      if (cases[i].meant)
        {
          g_autofree char *text = gn_move_text (f->match, &move);

          g_assert_cmpstr (text, ==, cases[i].meant);
        }
      g_assert_cmpint (at, <=, (int) strlen (cases[i].typed));
    }
}

static void
test_at (Fixture       *f,
         gconstpointer  data)
{
  GnMove move;
  int at;

  gn_typed_parse (f->match, &f->state, 0, "buy 2 pearls", &move, &at);
  g_assert_cmpint (at, ==, 6);
  g_assert_cmpint (move.verb, ==, TOY_BUY);
  gn_typed_parse (f->match, &f->state, 0, "Berta: buy 2 é pearls", &move, &at);
  g_assert_cmpint (at, ==, 16);
  gn_typed_parse (f->match, &f->state, 0, "buy 2 rubies", &move, &at);
  g_assert_cmpint (at, ==, -1);
}

static GnPrompt asked;

static void
prompts (const GnMatch *match,
         gconstpointer  state,
         GnPrompt      *prompt)
{
  *prompt = asked;
}

/* "s" is the verb "sell" and the sapphire that has just come up: whichever can be said. */
static void
test_what_can_be_said (Fixture       *f,
                       gconstpointer  data)
{
  GnMove move;

  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, "s", &move, NULL), ==, GN_TYPED_PARTLY);
  g_assert_cmpint (move.verb, ==, TOY_SELL);

  f->state.due = TRUE;
  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, "s", &move, NULL), ==, GN_TYPED_WHOLE);
  g_assert_cmpint (move.verb, ==, TOY_FOUND);
  g_assert_cmpint (move.seat, ==, GN_CHANCE);
  g_assert_cmpint (move.arg[0], ==, TOY_SAPPHIRE);
  /* nothing else that it could be: the verb, and why not */
  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, "sell 2 rubies", &move, NULL), ==, GN_TYPED_WHOLE);
  g_assert_cmpint (move.verb, ==, TOY_SELL);
  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, "g", &move, NULL), ==, GN_TYPED_WHOLE);
  g_assert_cmpint (move.verb, ==, TOY_GOLD);
}

static void
test_speaker (Fixture       *f,
              gconstpointer  data)
{
  GnMove move;

  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, "Berta: gold", &move, NULL), ==, GN_TYPED_WHOLE);
  g_assert_cmpint (move.seat, ==, 1);
  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 2, "gold", &move, NULL), ==, GN_TYPED_WHOLE);
  g_assert_cmpint (move.seat, ==, 2);
  g_assert_cmpint (gn_typed_parse (f->match, &f->state, -1, "gold", &move, NULL), ==, GN_TYPED_WHOLE);
  g_assert_cmpint (move.seat, ==, 0);
  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, "turn I 1", &move, NULL), ==, GN_TYPED_WHOLE);
  g_assert_cmpint (move.seat, ==, GN_CHANCE);
}

/* Who may speak out of turn is the speaker by name; others only if they say what they do, and nobody where the host or
 * chance has the word. */
static void
test_out_of_turn (void)
{
  static const struct { GnPrompt prompt; const char *typed; int seat; } lines[] = {
    { { .must = 1, .may = 2 }, "Berta ruby", 1 }, { { .must = 1, .may = 2 }, "Berta gold", 1 },
    { { .must = 1, .may = 2 }, "Bert gold", 2 }, { { .must = 1, .may = 2 }, "Bert ruby", 0 },
    { { .must = 1 }, "Berta gold", 1 }, { { .chance = TRUE }, "Berta gold", 0 }, { { .host = TRUE }, "Berta gold", 0 },
    { { .must = 1 }, "ber: gold", 1 }, { { .must = 1 }, "bert: gold", 2 },
  };
  static GnGame game;

  game = toy_game;
  game.prompt = prompts;

  g_autoptr (GnMatch) match = gn_match_new (&game, 3, NULL, NULL);

  gn_match_set_name (match, 0, "Ann");
  gn_match_set_name (match, 1, "Berta");
  gn_match_set_name (match, 2, "Bert");
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      ToyState state = { .gold = 12 };
      GnMove move;

      asked = lines[i].prompt;
      gn_typed_parse (match, &state, -1, lines[i].typed, &move, NULL);
      g_test_message ("%s: %d", lines[i].typed, move.seat);
      g_assert_cmpint (move.seat, ==, lines[i].seat);
    }
}

/* Where the first of several moves ends: always at a semicolon; at a comma if what is before it is a move, and the
 * line is none. */
static void
test_first (Fixture       *f,
            gconstpointer  data)
{
  static const struct { const char *typed; gsize end; } lines[] = {
    { "gold", 4 }, { "gold; gold", 4 }, { "buy 3 rubies, gold", 12 }, { "gold: buy 3 rubies", 4 }, { "buy,", 4 },
    { "mine 2 rubies and 1 emerald, wild as emerald and ruby", 53 }, { "buy, xyzzy", 10 }, { ", gold, xyzzy", 6 },
    { "xyzzy, gold", 11 }, { "gold, xyzzy; gold", 4 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_test_message ("%s", lines[i].typed);
      g_assert_cmpuint (gn_typed_first (f->match, &f->state, 0, lines[i].typed), ==, lines[i].end);
    }
}

/* What is written is understood, for every move there is. */
static void
test_round_trip (Fixture       *f,
                 gconstpointer  data)
{
  g_auto (GnMoveList) list = { 0 };

  toy_game.legal (f->match, &f->state, &list);
  for (guint i = 0; i < list.n; i++)
    {
      g_autofree char *text = gn_move_text (f->match, &list.move[i]);
      g_autofree char *english = gn_move_text_c (f->match, &list.move[i]);
      GnMove move;

      g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, text, &move, NULL), ==, GN_TYPED_WHOLE);
      if (!gn_move_equal (&move, &list.move[i]))
        g_test_message ("“%s” was read as “%s”", text, gn_move_text (f->match, &move));
      g_assert_true (gn_move_equal (&move, &list.move[i]));
      g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, english, &move, NULL), ==, GN_TYPED_WHOLE);
      g_assert_true (gn_move_equal (&move, &list.move[i]));
    }
}

static GnCompletion *
find (GPtrArray  *completions,
      const char *text)
{
  for (guint i = 0; i < completions->len; i++)
    {
      GnCompletion *completion = completions->pdata[i];

      if (g_str_equal (completion->text, text))
        return completion;
    }
  return NULL;
}

static void
test_complete (Fixture       *f,
               gconstpointer  data)
{
  g_autoptr (GPtrArray) all = gn_typed_complete (f->match, &f->state, 0, "", 20);
  g_autoptr (GPtrArray) some = gn_typed_complete (f->match, &f->state, 0, "buy 3 rub", 20);
  g_autoptr (GPtrArray) refused = gn_typed_complete (f->match, &f->state, 0, "buy 4 d", 20);
  g_autoptr (GPtrArray) pass = gn_typed_complete (f->match, &f->state, 0, "pa", 20);
  g_autoptr (GPtrArray) by_thing = gn_typed_complete (f->match, &f->state, 0, "ruby", 20);
  g_autoptr (GPtrArray) berta = gn_typed_complete (f->match, &f->state, 0, "Ann: b3r", 20);
  GnCompletion *completion;

  g_assert_nonnull (find (all, "buy …"));
  g_assert_nonnull (find (all, "take 4 gold"));
  g_assert_null (find (all, "pass"));

  g_assert_nonnull ((completion = find (some, "buy 3 rubies")));
  g_assert_true (completion->lawful);
  g_assert_cmpuint (completion->typed, ==, 9);
  g_assert_nonnull (find (some, "buy 3 rubies with marker 4"));

  g_assert_nonnull ((completion = find (refused, "buy 4 diamonds")));
  g_assert_false (completion->lawful);
  g_assert_cmpstr (gn_say_code (f->match, &completion->why), ==, "no-gold");

  g_assert_nonnull ((completion = find (pass, "pass")));
  g_assert_cmpstr (gn_say_code (f->match, &completion->why), ==, "no-pass");

  g_assert_cmpuint (by_thing->len, >, 1);
  g_assert_nonnull (find (berta, "Ann: buy 3 rubies"));
}

static void
test_sixty_words (Fixture       *f,
                  gconstpointer  data)
{
  g_autoptr (GString) text = g_string_new ("mine"), long_one = g_string_new ("mine");
  GnMove move;
  gint64 start;

  for (guint i = 0; i < 60; i++)
    g_string_append (text, " d and 1 r");
  for (guint i = 0; i < 360; i++)
    g_string_append (long_one, " d");
  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, long_one->str, &move, NULL), ==, GN_TYPED_WHOLE);
  for (guint i = 0; i < 50; i++)
    g_string_append (long_one, " d");
  g_assert_cmpint (gn_typed_parse (f->match, &f->state, 0, long_one->str, &move, NULL), ==, GN_TYPED_NOTHING);
  start = g_get_monotonic_time ();
  gn_typed_parse (f->match, &f->state, 0, text->str, &move, NULL);
  g_ptr_array_unref (gn_typed_complete (f->match, &f->state, 0, text->str, 10));
  g_test_message ("%d µs", (int) (g_get_monotonic_time () - start));
}

/* Any bytes are survived. */
static void
test_garbage (Fixture       *f,
              gconstpointer  data)
{
  GRand *rand = g_rand_new_with_seed (7);
  static const char *const pieces[] = { "b", "2", "r", " ", ":", "-", "ü", "\xff", "buy", "ruby", "with",
                                        "9999999999999", "II", "\342\201\250", "|", "and" };

  for (guint i = 0; i < 2000; i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      GnMove move;
      int at;

      for (guint n = g_rand_int_range (rand, 0, 12); n > 0; n--)
        g_string_append (text, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
      gn_typed_parse (f->match, &f->state, 0, text->str, &move, &at);
      g_assert_cmpint (at, <=, (int) text->len);
      g_ptr_array_unref (gn_typed_complete (f->match, &f->state, 0, text->str, 8));
    }
  g_rand_free (rand);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/typed/cases", test_cases);
  ADD ("/typed/at", test_at);
  ADD ("/typed/what-can-be-said", test_what_can_be_said);
  ADD ("/typed/speaker", test_speaker);
  g_test_add_func ("/typed/out-of-turn", test_out_of_turn);
  ADD ("/typed/first", test_first);
  ADD ("/typed/round-trip", test_round_trip);
  ADD ("/typed/complete", test_complete);
  ADD ("/typed/many-words", test_sixty_words);
  ADD ("/typed/garbage", test_garbage);
  return g_test_run ();
}
