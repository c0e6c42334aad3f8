/* test-tables.c: whole matches through the middle layer, over all games
 *
 * Undo walks back byte for byte to the start and redo forward again; every viewer's copy is the redacted state;
 * the record, opened again, is the same table; amendments and looks at earlier moments disturb nothing.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"


#include <glib/gstdio.h>

#define MOST_STEPS 4000

/**
 * Run:
 * @playout: where the match comes from, and how failures are told
 * @table: the table itself
 * @states: (element-type bytes): the state after each step, the start first
 * @file: where its record begins
 */
typedef struct {
  Playout      *playout;
  GnMatchTable *table;
  GPtrArray    *states;
  GFile        *file;
} Run;

static gpointer
state_now (Run *run)
{
  return playout_dup (run->playout, gn_match_table_state (run->table, GN_EVERYTHING));
}

/* A long record is continued in a second file, from which nothing of the first is undone (tests/core/table/test-record.c):
 * there this walk ends. */
static gboolean
is_one_file (const Run *run)
{
  return g_file_equal (gn_match_table_get_file (run->table), run->file);
}

static void
require_state (Run        *run,
               guint       step,
               const char *when)
{
  gconstpointer now = gn_match_table_state (run->table, GN_EVERYTHING);

  if (!is_one_file (run))
    return;
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

  if (!playout_say (run->table, &move, &reply))
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
      /* After the end earlier moments are open too, in most games. */
      if (!gn_match_table_is_over (run->table) || playout->game->keeps_secrets)
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

/* ---- Asking -------------------------------------------------------------------- */

/* A legal move as somebody says it who leaves one argument open: it is among the ways, and a hint names a way. */
static void
ask_open (Run          *run,
          const GnMove *move)
{
  Playout *playout = run->playout;
  const GnArg *args = playout->game->verbs[move->verb].args;
  g_auto (GnWays) ways = { 0 };
  GnMove partial = *move;
  gboolean among = FALSE;
  guint n = 0;

  while (args[n].kind != GN_ARG_NONE)
    n++;
  if (n == 0)
    return;
  partial.arg[args[gn_stream_below (&playout->stream, n)].at] = GN_OPEN;
  gn_match_table_ask (run->table, GN_EVERYTHING, &partial, &ways);
  for (guint i = 0; i < ways.fit.n; i++)
    among |= gn_move_equal (&ways.fit.move[i], move);
  playout_require (playout, among, "a legal %s is no way to fill it in", playout->game->verbs[move->verb].id);
  playout_require (playout, ways.settled || ways.open, "%u ways, and nothing is open", ways.ways);
  playout_require (playout, gn_match_table_check (run->table, GN_EVERYTHING, &partial, NULL), "what has ways is refused");
  if (ways.settled)
    playout_require (playout, gn_match_table_preview (run->table, GN_EVERYTHING, &partial, NULL, NULL),
                     "what is settled has no preview");
}

/* Each thing that a move names leads back to it. */
static void
ask_things (Run          *run,
            const GnMove *move)
{
  Playout *playout = run->playout;

  for (const GnArg *arg = playout->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    {
      const gint16 *slot = &move->arg[arg->at];
      g_auto (GnMoveList) list = { 0 };
      gint16 value = slot[0];
      gboolean found = FALSE;

      if (slot[0] == GN_NONE || arg->domain == GN_DOMAIN_NUMBER || (arg->kind == GN_ARG_LIST && slot[0] == 0))
        continue;
      if (arg->kind == GN_ARG_LIST)
        value = slot[1 + (int) gn_stream_below (&playout->stream, (guint) slot[0])];
      for (value = arg->kind == GN_ARG_BAG ? 0 : value; arg->kind == GN_ARG_BAG && value < arg->size && slot[value] <= 0;)
        value++;
      if (arg->kind == GN_ARG_BAG && value == arg->size)
        continue;
      gn_moves_of_thing (playout->match, playout->state, move->seat, GN_THING (arg->domain, value), &list);
      for (guint i = 0; i < list.n; i++)
        found |= gn_move_equal (&list.move[i], move);
      playout_require (playout, found, "%s is not found by its %s", playout->game->verbs[move->verb].id, arg->name);
    }
}

/* What a preview shows is what happens. */
static void
ask_preview (Run          *run,
             const GnMove *move)
{
  Playout *playout = run->playout;
  g_autofree gpointer done = playout_dup (playout, playout->state), shown = NULL;
  g_autoptr (GnStory) story = NULL;

  playout_require (playout, gn_match_table_preview (run->table, GN_EVERYTHING, move, &story, &shown),
                   "a legal move has no preview");
  /* What nobody is asked for is the same at both. */
  const gboolean unasked = playout->match->unasked;

  playout->match->unasked = gn_match_table_get_match (run->table)->unasked;
  playout_apply (playout, done, move, NULL);
  playout->match->unasked = unasked;
  if (!playout_same (playout, done, shown))
    {
      g_autofree char *difference = playout_difference (playout, done, shown);

      playout_fail (playout, "the preview of %s shows something else: %s", playout->game->verbs[move->verb].id, difference);
    }
}

static void
ask_around (Run *run)
{
  Playout *playout = run->playout;
  const guint steps = gn_match_table_get_n_steps (run->table);
  const int viewer = (int) gn_stream_below (&playout->stream, playout->match->n_seats + 1u) - 1;
  const int whose = viewer < 0 ? GN_PUBLIC : viewer;
  g_auto (GnMoveList) legal = { 0 };
  g_auto (GnOutcomes) outcomes = { 0 };
  g_auto (GnInsights) insights = { 0 };
  g_autofree char *undo = gn_match_table_undo_name (run->table), *redo = gn_match_table_redo_name (run->table);
  g_autoptr (GArray) series = gn_match_table_series (run->table);
  GnPrompt prompt = { 0 };

  memcpy (playout->state, gn_match_table_state (run->table, GN_EVERYTHING), playout->game->state_size);
  gn_match_table_legal (run->table, GN_EVERYTHING, &legal);
  gn_match_table_prompt (run->table, whose, &prompt);
  gn_match_table_insights (run->table, whose, &insights);
  gn_match_table_outcomes (run->table, whose, &outcomes);
  playout_require (playout, prompt.step, "the prompt names no step");
  playout_require (playout, gn_match_table_turn_seat (run->table) < playout->match->n_seats, "whose turn is it?");
  playout_require (playout, (undo != NULL) == (gn_match_table_undo_target (run->table) < steps), "what is undone: %s", undo);
  playout_require (playout, (redo != NULL) == (gn_match_table_get_n_redo (run->table) > 0), "what is redone: %s", redo);
  playout_require (playout, series->len > 0 || !gn_match_table_is_over (run->table), "no points by round");
  for (guint i = 1; i <= steps && i <= 3; i++)
    {
      g_autofree char *text = gn_match_table_step_text (run->table, gn_match_table_get_step (run->table, steps + 1 - i), whose);

      playout_require (playout, text && *text && !strchr (text, '{'), "a step reads “%s”", text);
    }
  for (guint i = 0; i < MIN (legal.n, 4); i++)
    {
      const GnMove *move = &legal.move[gn_stream_below (&playout->stream, legal.n)];

      playout_require (playout, gn_match_table_check (run->table, GN_EVERYTHING, move, NULL), "a legal move is refused");
      ask_open (run, move);
      ask_things (run, move);
      ask_preview (run, move);
    }
  require_state (run, steps, "after asking");
}

/* Two moves in one breath do what they do one after the other; where somebody comes between, the first is made. */
static void
say_two (Run *run)
{
  Playout *playout = run->playout;
  const guint steps = gn_match_table_get_n_steps (run->table);
  g_autofree gpointer together = NULL;
  gboolean said = TRUE;   /* what the app draws is not */
  GnMove moves[2];
  GnReply reply;

  for (guint i = 0; i < 2; i++)
    {
      memcpy (playout->state, gn_match_table_state (run->table, GN_EVERYTHING), playout->game->state_size);
      playout_look (playout);

      const GnMove *chosen = ((GnHead *) playout->state)->over ? NULL : playout_choose (playout);

      if (!chosen)
        break;
      moves[i] = *chosen;
      said &= !gn_match_table_is_waiting (run->table);
      /* Where the first move is followed by one that nobody is asked for, the same move said in one breath is that one. */
      said &= i == 0 || !(playout->game->verbs[chosen->verb].flags & GN_VERB_UNASKED);
      playout_require (playout, playout_say (run->table, &moves[i], &reply), "the table refuses a legal move");
    }
  if (said && gn_match_table_get_n_steps (run->table) == steps + 2)
    {
      g_autofree gpointer first = gn_match_table_state_at (run->table, steps + 1, GN_EVERYTHING);
      g_autofree gpointer both = state_now (run);

      playout_require (playout, gn_match_table_undo (run->table, steps, TRUE, NULL), "two steps cannot be undone");
      playout_require (playout, gn_match_table_do (run->table, moves, 2, &reply), "two moves are refused in one breath: %s",
                       playout->game->texts[reply.why.text].id);
      together = state_now (run);
      playout_require (playout, playout_same (playout, together, reply.taken == 2 ? both : first),
                       "%u of two moves in one breath lead elsewhere", reply.taken);
    }
  playout_require (playout, gn_match_table_undo (run->table, steps, TRUE, NULL), "it cannot be undone");
  require_state (run, steps, "after two moves");
}

/* The app waits before a big moment, and goes on where it is told to: to the same state. */
static void
wait_patiently (Run *run)
{
  Playout *playout = run->playout;
  const guint steps = gn_match_table_get_n_steps (run->table);
  g_autofree gpointer impatient = NULL;
  GnMove move;
  GnReply reply;

  memcpy (playout->state, gn_match_table_state (run->table, GN_EVERYTHING), playout->game->state_size);
  playout_look (playout);

  const GnMove *chosen = playout_choose (playout);

  if (!chosen)
    return;
  move = *chosen;
  playout_say (run->table, &move, NULL);
  impatient = state_now (run);
  gn_match_table_undo (run->table, steps, TRUE, NULL);
  gn_match_table_set_patient (run->table, TRUE);
  playout_say (run->table, &move, NULL);
  for (guint i = 0; gn_match_table_get_match (run->table)->unasked && gn_match_table_is_waiting (run->table); i++)
    playout_require (playout, gn_match_table_deal (run->table, &reply) && reply.taken == 1 && i < 100, "it does not go on");
  playout_require (playout, playout_same (playout, impatient, gn_match_table_state (run->table, GN_EVERYTHING)),
                   "with patience something else happens");
  gn_match_table_set_patient (run->table, FALSE);
  gn_match_table_undo (run->table, steps, TRUE, NULL);
  require_state (run, steps, "after waiting");
}

/* What was said is said again in its place: nothing changes. */
static void
correct_the_past (Run *run)
{
  Playout *playout = run->playout;
  const guint steps = gn_match_table_get_n_steps (run->table), n = 1 + gn_stream_below (&playout->stream, steps);
  const GnStep *step = gn_match_table_get_step (run->table, n);
  g_autoptr (GError) error = NULL;
  GnReply reply;
  GnMove move;
  guint again;

  if (step->kind != GN_STEP_MOVES || step->moves->len == 0 || step->forced & 1)
    return;
  move = g_array_index (step->moves, GnMove, 0);
  if (!gn_match_table_replace (run->table, n, &move, 1, TRUE, &reply, &again, &error))
    playout_fail (playout, "step %u cannot be said again: %s", n, error ? error->message
                                                                    : playout->game->texts[reply.why.text].id);
  playout_require (playout, again == steps - n, "%u of %u steps were made again", again, steps - n);
  require_state (run, steps, "after a correction of the past");
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

/* Who only looks at a record changes nothing in it. */
static void
look_only (Run          *run,
           GnMatchTable *table)
{
  Playout *playout = run->playout;
  g_autoptr (JsonNode) nothing = json_from_string ("{}", NULL);
  g_autoptr (GError) error = NULL;
  const guint log = gn_match_table_get_log (table)->len;
  GnReply reply;
  GnMove move;

  gn_move_init (&move, 0, 0);
  playout_require (playout, !gn_match_table_do (table, &move, 1, &reply) && !gn_match_table_deal (table, &reply)
                   && !gn_match_table_is_waiting (table), "a record that is only looked at goes on");
  playout_require (playout, !gn_match_table_undo (table, 0, TRUE, &error) && error, "it is undone");
  g_clear_error (&error);
  playout_require (playout, !gn_match_table_redo (table, &error) && error, "it is redone");
  g_clear_error (&error);
  playout_require (playout, !gn_match_table_amend (table, nothing, "why", NULL, &error) && error, "it is corrected");
  g_clear_error (&error);
  playout_require (playout, !gn_match_table_teach (table, 0, nothing, NULL, &error) && error, "it is taught");
  g_clear_error (&error);
  playout_require (playout, !gn_match_table_set_dealer (table, "cards", GN_DEALER_BOX, &error) && error, "its dealer changes");
  g_clear_error (&error);
  playout_require (playout, !gn_match_table_stop (table, &error) && error, "it is stopped");
  gn_match_table_note (table, "Nobody reads this.");
  playout_require (playout, gn_match_table_get_log (table)->len == log, "its log grew");
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
  look_only (run, again);
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
  Run run = { .playout = playout, .file = file };

  if (!playout)
    return FALSE;
  if (playout->half)
    return TRUE;  /* what half a set does is asked about elsewhere */

  GnMatch *match = gn_match_copy (playout->match);

  /* Written step by step, every outcome is said. */
  match->unasked = number % 3 != 1;
  for (guint family = 0; !match->unasked && family < gn_game_n_families (game); family++)
    match->dealer[family] = playout->match->dealer[family] = GN_DEALER_BOX;
  run.table = gn_match_table_new (match, NULL, NULL, &error);
  playout_require (playout, run.table, "no table: %s", error ? error->message : "");
  run.states = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i <= gn_match_table_get_n_steps (run.table); i++)
    g_ptr_array_add (run.states, gn_match_table_state_at (run.table, i, GN_EVERYTHING));
  playout_require (playout, gn_match_table_record (run.table, file, &error), "no record: %s",
                   error ? error->message : "");

  while (is_one_file (&run) && say_one (&run))
    {
      guint often = gn_stream_below (&playout->stream, 40);

      playout_require (playout, gn_match_table_get_n_steps (run.table) < MOST_STEPS, "it does not end");
      if (often == 0)
        undo_some (&run);
      else if (often < 3)
        look (&run);
      else if (often < 5)
        say_wrong (&run);
      else if (often < 9)
        ask_around (&run);
      else if (often == 9 && !gn_match_table_is_over (run.table))
        say_two (&run);
      else if (often == 10 && !gn_match_table_is_over (run.table))
        wait_patiently (&run);
      else if (often == 11 && number % 2)
        correct_the_past (&run);
    }

  guint steps = gn_match_table_get_n_steps (run.table);

  require_state (&run, steps, "the end");
  gn_match_table_close_record (run.table);
  if (is_one_file (&run))
    {
      open_again (&run, file);
      back_and_forth (&run);
    }
  else
    g_file_delete (gn_match_table_get_file (run.table), NULL, NULL);

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
  gint64 enough = g_get_monotonic_time () + 12 * G_USEC_PER_SEC;

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
