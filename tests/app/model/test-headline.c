/* test-headline.c: the line that heads an entry in the log tells the move, not what followed from it. No display.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "app/model/headline.h"
#include "core/base/rng.h"
#include "core/table/match-table.h"
#include "core/words/text.h"
#include "games/games.h"

#define MATCHES 12
#define ENTRIES 400

/* In a match between players named so, every such entry is headed by a fact with these words. */
static const struct {
  const char *game;
  const char *verb;
  const char *words;
} expected[] = {
  { "zavandor", "buy", " buys " },
  { "zavandor", "sell", " sells " },
  { "zavandor", "tile", " buys the tile on " },
  { "wizard", "take", " takes the " },
  { "wizard", "play", " plays " },
  { "invasion", "open", " turns up the top card of deck " },
  { "invasion", "play", " plays " },
  { "rise", "build", " builds a brewery on " },
  { "rise", "place", " places a meeple on " },
  { "rise", "bard", " hires a bard " },
  { "gnomes-wizards", "place-leader", " places " },
  { "gnomes-wizards", "move", " goes from " },
};

/* Entries whose own words tell more than any fact. */
static const struct {
  const char *game;
  const char *verb;
} wordless[] = {
  { "gnomes-wizards", "halt" },
  { "rise", "load" },
};

static GnMatchTable *
new_table (const GnGame *game,
           guint         number)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, game->min_seats + number % 2, NULL, &error);
  GnMatchTable *table;

  g_assert_no_error (error);
  memset (match->seed, (int) number + 1, sizeof match->seed);
  table = gn_match_table_new (match, NULL, NULL, &error);
  g_assert_no_error (error);
  return table;
}

/* Verb by verb alike, so that the seldom ones come, too. */
static GnMove
choose (const GnMoveList *legal,
        GnStream         *stream)
{
  const guint first = gn_stream_below (stream, legal->n);
  const guint verb = legal->move[first].verb;
  guint n = 0;

  if (gn_stream_below (stream, 2))
    return legal->move[first];
  for (guint i = 0; i < legal->n; i++)
    n += legal->move[i].verb != verb;
  n = n ? gn_stream_below (stream, n) : 0;
  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb != verb && n-- == 0)
      return legal->move[i];
  return legal->move[first];
}

static void
play (GnMatchTable *table,
      guint         number)
{
  GnStream stream;

  gn_stream_init (&stream, number);
  for (guint i = 0; i < ENTRIES && !gn_match_table_is_over (table); i++)
    {
      g_auto (GnMoveList) legal = { 0 };
      GnReply reply;

      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      g_assert_cmpuint (legal.n, >, 0);
      GnMove move = choose (&legal, &stream);
      gn_match_table_do (table, &move, 1, &reply);
    }
}

/* @move without what only its player may read. */
static GnMove
public_move (const GnMatch *match,
             const GnMove  *move)
{
  GnMove shown = *move;

  for (const GnArg *arg = match->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (gn_arg_is_secret (match, arg))
      shown.arg[arg->at] = arg->kind == GN_ARG_LIST ? 0 : GN_NONE;
  return shown;
}

/* The headline of @step in English, or NULL if its own words head it. */
static char *
headline (GnMatchTable *table,
          const GnStep *step)
{
  const GnMatch *match = gn_match_table_get_match (table);
  g_autoptr (GArray) facts = g_array_new (FALSE, FALSE, sizeof (GnSay));
  int i;

  for (guint k = 0; step->story && k < step->story->n; k++)
    if (gn_fact_shown (&step->story->fact[k], GN_PUBLIC))
      g_array_append_val (facts, step->story->fact[k].say);
  i = gn_headline (match, &g_array_index (step->moves, GnMove, 0), facts);
  g_assert_cmpint (i, <, (int) facts->len);
  /* which fact it is tells nobody a secret */
  const GnMove shown = public_move (match, &g_array_index (step->moves, GnMove, 0));
  g_assert_cmpint (gn_headline (match, &shown, facts), ==, i);
  return i < 0 ? NULL : gn_say_text (match, &g_array_index (facts, GnSay, i), FALSE);
}

static void
test_headlines (gconstpointer data)
{
  const GnGame *game = data;
  guint seen[G_N_ELEMENTS (expected)] = { 0 }, without[G_N_ELEMENTS (wordless)] = { 0 };

  for (guint number = 0; number < MATCHES; number++)
    {
      g_autoptr (GnMatchTable) table = new_table (game, number);

      play (table, number);
      for (guint n = 1; n <= gn_match_table_get_n_steps (table); n++)
        {
          const GnStep *step = gn_match_table_get_step (table, n);
          const GnMove *move = &g_array_index (step->moves, GnMove, 0);
          g_autofree char *text = NULL;

          if (step->kind != GN_STEP_MOVES || gn_match_table_step_said (step) != 1 || move->seat < 0)
            continue;
          text = headline (table, step);
          for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
            if (g_str_equal (expected[i].game, game->id) && g_str_equal (expected[i].verb, game->verbs[move->verb].id))
              {
                if (!text || !strstr (text, expected[i].words))
                  g_error ("%s %s is headed “%s”", game->id, expected[i].verb, text);
                seen[i]++;
              }
          for (guint i = 0; i < G_N_ELEMENTS (wordless); i++)
            if (g_str_equal (wordless[i].game, game->id) && g_str_equal (wordless[i].verb, game->verbs[move->verb].id))
              {
                g_assert_null (text);
                without[i]++;
              }
        }
    }
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    if (g_str_equal (expected[i].game, game->id) && !seen[i])
      g_error ("%s: no match has a “%s”", game->id, expected[i].verb);
  for (guint i = 0; i < G_N_ELEMENTS (wordless); i++)
    if (g_str_equal (wordless[i].game, game->id) && !without[i])
      g_error ("%s: no match has a “%s”", game->id, wordless[i].verb);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/headline/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_headlines);
    }
  return g_test_run ();
}
