/* test-nearest.c: a word mistyped by one slip is recognized, in every game and language
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/base/rng.h"
#include "core/table/match-table.h"
#include "core/words/text.h"
#include "core/words/typed.h"

#define LINES    60    /* spelled wrongly in each game */
#define PER_CENT 90    /* of them at least are understood again: some slips make another word */

typedef struct {
  guint wrong, mended;
} Count;

/* The line with two letters in the middle of its longest word exchanged; NULL if no word is long enough. */
static char *
misspell (const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint longest = 0;
  glong most = 0;

  for (guint i = 0; words[i]; i++)
    if (g_utf8_strlen (words[i], -1) > most)
      {
        longest = i;
        most = g_utf8_strlen (words[i], -1);
      }
  if (most < 5)
    return NULL;

  const char *at = g_utf8_offset_to_pointer (words[longest], most / 2 - 1);
  gunichar a = g_utf8_get_char (at), b = g_utf8_get_char (g_utf8_next_char (at));
  GString *word = g_string_new_len (words[longest], at - words[longest]);

  if (a == b || !g_unichar_isalpha (a) || !g_unichar_isalpha (b))
    {
      g_string_free (word, TRUE);
      return NULL;
    }
  g_string_append_unichar (word, b);
  g_string_append_unichar (word, a);
  g_string_append (word, g_utf8_next_char (g_utf8_next_char (at)));
  g_free (words[longest]);
  words[longest] = g_string_free (word, FALSE);
  return g_strjoinv (" ", words);
}

static void
try_line (GnMatchTable *table,
          const GnMove *move,
          Count        *count)
{
  const GnMatch *match = gn_match_table_get_match (table);
  gconstpointer state = gn_match_table_state (table, move->seat);
  g_autofree char *line = gn_move_text (match, move);
  g_autofree char *wrong = misspell (line);
  g_autofree char *word = NULL, *nearest = NULL, *mended = NULL;
  GnMove meant, again;
  int at;

  if (!wrong || gn_typed_parse (match, state, move->seat, line, &meant, &at) == GN_TYPED_NOTHING || at >= 0)
    return;
  if (gn_typed_parse (match, state, move->seat, wrong, &again, &at) != GN_TYPED_NOTHING && at < 0)
    return;   /* understood all the same */
  count->wrong++;
  mended = gn_typed_nearest (match, state, move->seat, wrong, &word, &nearest);
  if (!mended)
    {
      g_test_message ("%s → %s → nothing", line, wrong);
      return;
    }
  /* What is proposed is understood further than what was typed. */
  g_assert_nonnull (word);
  g_assert_nonnull (nearest);
  g_assert_nonnull (strstr (wrong, word));
  if (gn_typed_parse (match, state, move->seat, mended, &again, &at) != GN_TYPED_NOTHING && at < 0
      && gn_move_equal (&again, &meant))
    count->mended++;
  else
    g_test_message ("%s → %s → %s", line, wrong, mended);
}

static void
test_game (gconstpointer data)
{
  const GnGame *game = data;
  Count count = { 0 };
  GnStream stream;

  gn_stream_init (&stream, 7);
  for (guint number = 0; number < 6 && count.wrong < LINES; number++)
    {
      g_autoptr (GError) error = NULL;
      GnMatch *match = gn_match_new (game, game->min_seats, NULL, &error);

      g_assert_no_error (error);
      memset (match->seed, (int) number + 1, sizeof match->seed);
      g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);
      g_assert_no_error (error);
      for (guint i = 0; i < 80 && count.wrong < LINES && !gn_match_table_is_over (table); i++)
        {
          g_auto (GnMoveList) legal = { 0 };
          GnReply reply;

          gn_match_table_legal (table, GN_EVERYTHING, &legal);
          GnMove move = legal.move[gn_stream_below (&stream, legal.n)];
          if (move.seat >= 0)
            try_line (table, &move, &count);
          gn_match_table_do (table, &move, 1, &reply);
        }
    }
  g_test_message ("%u of %u", count.mended, count.wrong);
  g_assert_cmpuint (count.wrong, >, 5);
  g_assert_cmpuint (count.mended * 100, >=, count.wrong * PER_CENT);
}

int
main (int    argc,
      char **argv)
{
  gn_language_init ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/nearest/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_game);
    }
  return g_test_run ();
}
