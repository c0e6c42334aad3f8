/* test-round-trip.c: what is written for a move is understood again, for every legal move of every game
 *
 * Run once a language; games are played at random to get about.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/match/moves.h"
#include "core/match/option.h"
#include "core/base/rng.h"
#include "core/words/text.h"
#include "core/words/typed.h"

/* Of very many legal moves some are tried, others in the next state. */
#define TRIED_A_STATE 6

static const char *const names[] = { "Ann", "Märta", "José María" };

static GnMatch *
make_match (const GnGame *game,
            guint         n_seats,
            guint64       seed)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, n_seats, NULL, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < n_seats && i < G_N_ELEMENTS (names); i++)
    gn_match_set_name (match, i, names[i]);
  for (guint i = 0; i < gn_game_n_options (game); i++)
    {
      /* A board that is for fewer or more is refused at the start, and there is nothing to say. */
      do
        match->option[i] = (guint8) (seed++ / (i + 1) % gn_option_n_choices (&game->options[i], match->set));
      while (!gn_option_suits (&game->options[i], match->set, match->option[i], n_seats));
    }
  return match;
}

static void
check_move (const GnMatch *match,
            gconstpointer  state,
            const GnMove  *move,
            const char    *text)
{
  GnMove read = { 0 };
  int at = -1, seat = move->seat;
  GnTypedResult result = gn_typed_parse (match, state, seat, text, &read, &at);

  if (result == GN_TYPED_WHOLE && gn_move_equal (&read, move))
    return;

  g_autofree char *was = result == GN_TYPED_NOTHING ? g_strdup ("nothing") : gn_move_to_spec (match, &read);
  g_autofree char *wanted = gn_move_to_spec (match, move);

  g_test_message ("“%s” means “%s”, but was read as “%s” (result %d, at %d)", text, wanted, was, result, at);
  g_test_fail ();
}

static void
check_state (const GnMatch *match,
             gconstpointer  state,
             GnMoveList    *list,
             GnStream      *stream)
{
  guint n = MIN (list->n, TRIED_A_STATE);

  for (guint i = 0; i < n; i++)
    {
      const GnMove *move = &list->move[list->n <= TRIED_A_STATE ? i : gn_stream_below (stream, list->n)];
      g_autofree char *text = gn_move_text (match, move);
      g_autofree char *english = gn_move_text_c (match, move);

      check_move (match, state, move, text);
      if (!g_str_equal (text, english))
        check_move (match, state, move, english);
      if (g_test_failed ())
        return;
    }
}

/* Moves with much to say are rare: they are taken more often than aimless play would. */
static const GnMove *
choose (const GnGame *game,
        GnMoveList   *list,
        GnStream     *stream)
{
  const GnMove *best = NULL;
  guint most = 0;

  for (guint i = 0; i < 3; i++)
    {
      const GnMove *move = &list->move[gn_stream_below (stream, list->n)];
      guint args = 0;

      for (const GnArg *arg = game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
        args += move->arg[arg->at] != GN_NONE;
      if (!best || args > most)
        {
          best = move;
          most = args;
        }
    }
  return best;
}

static void
play (const GnGame *game,
      guint         n_seats,
      guint64       seed,
      guint         most)
{
  g_autoptr (GnMatch) match = make_match (game, n_seats, seed);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_auto (GnMoveList) list = { 0 };
  GnStream stream;

  gn_stream_init (&stream, seed);
  if (!game->start (match, state, NULL))
    return;

  for (guint i = 0; i < most && !((GnHead *) state)->over && !g_test_failed (); i++)
    {
      list.n = 0;
      game->legal (match, state, &list);
      if (list.n == 0)
        break;
      check_state (match, state, &list, &stream);
      game->apply (match, state, choose (game, &list, &stream), NULL);
    }
}

static void
test_game (gconstpointer data)
{
  const GnGame *game = data;

  for (guint n_seats = game->min_seats; n_seats <= game->max_seats; n_seats++)
    for (guint64 seed = 1; seed <= (g_getenv ("GNOMON_LONG") ? 8 : 1); seed++)
      play (game, n_seats, seed, g_getenv ("GNOMON_LONG") ? 400 : g_getenv ("GNOMON_QUICK") ? 8 : 80);
}

/* While somebody types, each letter must be answered at once. */
static void
test_speed (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GnMatch) match = make_match (game, game->max_seats, 0);
  g_autofree gpointer state = g_malloc0 (game->state_size);
  g_auto (GnMoveList) list = { 0 };
  GnStream stream;
  gint64 spent = 0, worst = 0;
  guint n = 0;

  gn_stream_init (&stream, 5);
  if (!game->start (match, state, NULL))
    return;
  for (guint i = 0; i < (g_getenv ("GNOMON_QUICK") ? 8 : 150) && !((GnHead *) state)->over; i++)
    {
      list.n = 0;
      game->legal (match, state, &list);
      if (list.n == 0)
        break;

      const GnMove *move = &list.move[gn_stream_below (&stream, list.n)];
      g_autofree char *text = gn_move_text (match, move);

      for (const char *c = text; *c && i % 4 == 0; c = g_utf8_next_char (c))
        {
          g_autofree char *typed = g_strndup (text, c - text);
          gint64 start = g_get_monotonic_time (), took;

          g_ptr_array_unref (gn_typed_complete (match, state, MAX (move->seat, 0), typed, 12));
          took = g_get_monotonic_time () - start;
          spent += took;
          worst = MAX (worst, took);
          n++;
        }
      game->apply (match, state, move, NULL);
    }
  g_test_message ("%s: %d completions, %.2f ms each, the slowest %.2f ms", game->id, n, n ? spent / 1000.0 / n : 0.0,
                  worst / 1000.0);
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
      g_autofree char *path = g_strdup_printf ("/round-trip/%s", (*game)->id);
      g_autofree char *speed = g_strdup_printf ("/round-trip/speed/%s", (*game)->id);

      g_test_add_data_func (path, *game, test_game);
      g_test_add_data_func (speed, *game, test_speed);
    }
  return g_test_run ();
}
