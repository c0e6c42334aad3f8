/* test-tables.c: whole matches through the middle layer, over all games
 *
 * Undo walks back byte for byte to the start and redo forward again; every viewer's copy is the redacted state;
 * the record, opened again, is the same table; amendments and looks at earlier moments disturb nothing.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include "core/table/match-table.h"

#include <glib/gstdio.h>

#define MOST_STEPS 4000

/**
 * Run:
 * @playout: where the match comes from, and how failures are told
 * @table: the table itself
 * @states: (element-type bytes): the state after each step, the start first
 */
typedef struct {
  Playout      *playout;
  GnMatchTable *table;
  GPtrArray    *states;
} Run;

static gpointer
state_now (Run *run)
{
  return playout_dup (run->playout, gn_match_table_state (run->table, GN_EVERYTHING));
}

static void
require_state (Run        *run,
               guint       step,
               const char *when)
{
  gconstpointer now = gn_match_table_state (run->table, GN_EVERYTHING);

  playout_require (run->playout, gn_match_table_get_n_steps (run->table) == step, "%s: it stands after step %u, not %u",
                   when, gn_match_table_get_n_steps (run->table), step);
  if (!playout_same (run->playout, now, run->states->pdata[step]))
    {
      g_autofree char *difference = playout_difference (run->playout, now, run->states->pdata[step]);

      playout_fail (run->playout, "%s: the state after step %u is another: %s", when, step, difference);
    }
}

/* ---- Saying ------------------------------------------------------------------- */

/* A legal move, by the playout's policy; the table's state is what it looks at. */
static gboolean
say_one (Run *run)
{
  Playout *playout = run->playout;
  GnReply reply;

  memcpy (playout->state, gn_match_table_state (run->table, GN_EVERYTHING), playout->game->state_size);
  if (((GnHead *) playout->state)->over)
    return FALSE;

  playout_look (playout);

  const GnMove *chosen = playout_choose (playout);

  playout_require (playout, chosen, "nothing can be said");

  GnMove move = *chosen;
  guint before = gn_match_table_get_n_steps (run->table);

  if (!gn_match_table_do (run->table, &move, 1, &reply))
    playout_fail (playout, "the table refuses a legal move: %s", playout->game->texts[reply.why.text].id);
  playout_require (playout, reply.taken == 1, "one move was said, %u were taken", reply.taken);
  g_array_append_val (playout->moves, move);
  playout_require (playout, gn_match_table_get_n_steps (run->table) == before + 1, "a move made %u steps",
                   gn_match_table_get_n_steps (run->table) - before);

  g_ptr_array_set_size (run->states, (gint) before + 1);
  g_ptr_array_add (run->states, state_now (run));
  return TRUE;
}

/* A refused move leaves no trace: not in the state, not in the log. */
static void
say_wrong (Run *run)
{
  Playout *playout = run->playout;
  guint steps = gn_match_table_get_n_steps (run->table), log = gn_match_table_get_log (run->table)->len;
  GnReply reply;
  GnMove move;

  gn_move_init (&move, playout->match->n_seats, gn_stream_below (&playout->stream, gn_game_n_verbs (playout->game)));
  playout_require (playout, !gn_match_table_do (run->table, &move, 1, &reply), "a seat that is not there says %s",
                   playout->game->verbs[move.verb].id);
  playout_require (playout, gn_match_table_get_log (run->table)->len == log, "a refused move stands in the log");
  require_state (run, steps, "after a refusal");
}

/* ---- Looking -------------------------------------------------------------------- */

static void
look (Run *run)
{
  Playout *playout = run->playout;
  guint steps = gn_match_table_get_n_steps (run->table);
  guint earlier = gn_stream_below (&playout->stream, steps + 1);

  for (int viewer = GN_EVERYTHING; viewer < playout->match->n_seats; viewer++)
    {
      if (viewer == GN_HOST || viewer == GN_CHANCE)
        continue;

      g_autofree gpointer expected = playout_dup (playout, run->states->pdata[steps]);
      g_autofree gpointer then = playout_dup (playout, run->states->pdata[earlier]);
      g_autofree gpointer seen = gn_match_table_state_at (run->table, earlier, viewer);
      gconstpointer now = gn_match_table_state (run->table, viewer);

      gn_state_redact (gn_match_table_get_match (run->table), expected, viewer);
      if (!gn_match_table_is_over (run->table))  /* after the end earlier moments are open too */
        gn_state_redact (gn_match_table_get_match (run->table), then, viewer);
      playout_require (playout, playout_same (playout, now, expected), "viewer %d's copy is not the redacted state",
                       viewer);
      g_autofree char *difference = playout_difference (playout, seen, then);

      playout_require (playout, playout_same (playout, seen, then),
                       "viewer %d's copy of step %u of %u is not the redacted state: %s", viewer, earlier, steps,
                       difference);
    }
  require_state (run, steps, "after looking");
}

static void
undo_some (Run *run)
{
  Playout *playout = run->playout;
  guint steps = gn_match_table_get_n_steps (run->table);
  guint back = 1 + gn_stream_below (&playout->stream, 6);
  guint to = steps - MIN (steps, back);
  g_autoptr (GError) error = NULL;

  if (steps == 0)
    return;

  /* Without the table's agreement only what showed nothing is taken back. */
  gboolean needs = gn_match_table_undo_needs_agreement (run->table, to);
  gboolean done = gn_match_table_undo (run->table, to, FALSE, &error);

  playout_require (playout, done == !needs, "undo from %u to %u %s agreement, and does otherwise: %s",
                   steps, to, needs ? "needs" : "needs no", error ? error->message : "done");
  if (!done)
    {
      playout_require (playout, g_error_matches (error, GN_MATCH_TABLE_ERROR, GN_MATCH_TABLE_ERROR_SEEN_SINCE), "%s",
                       error->message);
      require_state (run, steps, "after a refused undo");
      g_clear_error (&error);
      done = gn_match_table_undo (run->table, to, TRUE, &error);
      playout_require (playout, done, "undo is refused: %s", error ? error->message : "");
    }
  require_state (run, to, "undo");

  /* Half of the time it is done again, else something else is said. */
  if (gn_stream_below (&playout->stream, 2))
    return;
  for (guint i = to; i < steps; i++)
    {
      done = gn_match_table_redo (run->table, &error);
      playout_require (playout, done, "redo is refused: %s", error ? error->message : "");
      require_state (run, i + 1, "redo");
    }
}

/* ---- A whole match ---------------------------------------------------------------- */

static void
back_and_forth (Run *run)
{
  guint steps = gn_match_table_get_n_steps (run->table);

  for (guint i = steps; i > 0; i--)
    {
      playout_require (run->playout, gn_match_table_undo (run->table, i - 1, TRUE, NULL), "step %u cannot be undone",
                       i);
      require_state (run, i - 1, "undo to the start");
    }
  playout_require (run->playout, !gn_match_table_undo (run->table, 0, TRUE, NULL), "the start can be undone");
  for (guint i = 0; i < steps; i++)
    {
      playout_require (run->playout, gn_match_table_redo (run->table, NULL), "step %u cannot be redone", i + 1);
      require_state (run, i + 1, "redo to the end");
    }
}

static void
open_again (Run   *run,
            GFile *file)
{
  g_auto (GStrv) notices = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) again = gn_match_table_open (file, FALSE, &notices, &error);
  guint steps = gn_match_table_get_n_steps (run->table);

  playout_require (run->playout, again, "its record is refused: %s", error->message);
  playout_require (run->playout, !notices || !notices[0], "its record is opened with a notice: %s", notices[0]);
  playout_require (run->playout, gn_match_table_get_n_steps (again) == steps, "its record has %u steps, the table %u",
                   gn_match_table_get_n_steps (again), steps);
  for (guint i = 0; i <= steps; i++)
    {
      g_autofree gpointer state = gn_match_table_state_at (again, i, GN_EVERYTHING);

      if (!playout_same (run->playout, state, run->states->pdata[i]))
        {
          g_autofree char *difference = playout_difference (run->playout, state, run->states->pdata[i]);

          playout_fail (run->playout, "its record leads to another state after step %u: %s", i, difference);
        }
    }
}

/* Returns: whether the game starts with these seats and options. */
static gboolean
play (const GnGame *game,
      guint         number,
      GFile        *file)
{
  g_autoptr (Playout) playout = playout_new (game, number);
  g_autoptr (GError) error = NULL;
  Run run = { .playout = playout };

  if (!playout)
    return FALSE;
  if (playout->half)
    return TRUE;  /* what half a set does is asked about elsewhere */

  GnMatch *match = gn_match_copy (playout->match);

  match->unasked = number % 3 != 1;
  run.table = gn_match_table_new (match, NULL, NULL, &error);
  playout_require (playout, run.table, "no table: %s", error ? error->message : "");
  run.states = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i <= gn_match_table_get_n_steps (run.table); i++)
    g_ptr_array_add (run.states, gn_match_table_state_at (run.table, i, GN_EVERYTHING));
  playout_require (playout, gn_match_table_record (run.table, file, &error), "no record: %s",
                   error ? error->message : "");

  while (say_one (&run))
    {
      guint often = gn_stream_below (&playout->stream, 40);

      playout_require (playout, gn_match_table_get_n_steps (run.table) < MOST_STEPS, "it does not end");
      if (often == 0)
        undo_some (&run);
      else if (often < 3)
        look (&run);
      else if (often < 5)
        say_wrong (&run);
    }

  guint steps = gn_match_table_get_n_steps (run.table);

  require_state (&run, steps, "the end");
  gn_match_table_close_record (run.table);
  open_again (&run, file);
  back_and_forth (&run);

  g_ptr_array_unref (run.states);
  g_assert_finalize_object (run.table);
  return TRUE;
}

static void
test_tables (gconstpointer data)
{
  const GnGame *game = data;
  g_autofree char *dir = g_dir_make_tmp ("gnomon-tables-XXXXXX", NULL);
  const guint least = g_getenv ("GNOMON_QUICK") ? 3 : 8, matches = g_getenv ("GNOMON_LONG") ? 60 : least;
  guint played = 0, tried = 0;
  gint64 enough = g_get_monotonic_time () + 40 * G_USEC_PER_SEC;

  for (guint number = 0; number < matches && (number < least || g_get_monotonic_time () < enough); number++)
    {
      g_autofree char *name = g_strdup_printf ("%u.gnomon", number);
      g_autofree char *path = g_build_filename (dir, name, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      tried++;
      played += play (game, number, file);
      g_file_delete (file, NULL, NULL);
    }
  g_rmdir (dir);
  g_assert_cmpuint (played * 3, >, tried);   /* no matter after which of them the time was up */
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  for (guint i = 0; gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/conformance/tables/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (path, gn_games ()[i], test_tables);
    }
  return g_test_run ();
}
