/* bench.c: the benchmark of the rules
 *
 * Each figure is a rate or a time on this machine. Beside it is its ratio to a fixed loop measured in the same run, so
 * that figures from different machines, and from a busy and an idle hour, can be compared.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "bench.h"
#include "games/games.h"
#include "core/base/json.h"
#include "core/table/match-table.h"
#include "core/state/position.h"
#include "core/base/rng.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <stdio.h>

/* How long each figure is measured, in microseconds. */
#define SPAN         (G_USEC_PER_SEC)
/* Random play need not end: a match is abandoned after this many moves. */
#define MOST_MOVES   5000
#define ENTRIES      600

typedef struct {
  const GnGame *game;
  GnMatch      *match;
  GnStream      stream;
  double        reference;  /* rounds of the fixed loop per second */
  JsonObject   *figures;
} Bench;

/* ---- The fixed loop -------------------------------------------------------- */

/* Arithmetic and a little memory, as rules use them, but no code of Gnomon, which could become faster. */
static guint64
reference_round (guint64 *table,
                 guint64  value)
{
  for (guint i = 0; i < 64; i++)
    {
      value ^= value << 13;
      value ^= value >> 7;
      value ^= value << 17;
      table[value & 63] += value;
    }
  return value + table[value >> 58];
}

static double
measure_reference (void)
{
  guint64 table[64] = { 0 }, value = 88172645463325252;
  guint64 rounds = 0;
  gint64 began = g_get_monotonic_time (), now = began;

  while (now - began < SPAN / 2)
    {
      for (guint i = 0; i < 10000; i++)
        value = reference_round (table, value);
      rounds += 10000;
      now = g_get_monotonic_time ();
    }

  /* the result is used, so that the compiler keeps the loop */
  if (value == 0)
    g_printerr (" ");
  return (double) rounds * G_USEC_PER_SEC / (double) (now - began);
}

/* ---- Figures ------------------------------------------------------------------ */

static void
add_rate (Bench      *bench,
          const char *name,
          double      per_second)
{
  g_autofree char *ratio = g_strconcat (name, "_ratio", NULL);

  json_object_set_double_member (bench->figures, name, (double) (gint64) per_second);
  json_object_set_double_member (bench->figures, ratio, per_second / bench->reference);
}

/* The longer a time is, the more rounds of the reference it equals. */
static void
add_time (Bench      *bench,
          const char *name,
          const char *unit,
          double      seconds,
          double      units_per_second)
{
  g_autofree char *key = g_strconcat (name, "_", unit, NULL);
  g_autofree char *ratio = g_strconcat (name, "_ratio", NULL);

  json_object_set_double_member (bench->figures, key, (double) (gint64) (seconds * units_per_second * 1000.0) / 1000.0);
  json_object_set_double_member (bench->figures, ratio, seconds * bench->reference);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const gint64 *x = a, *y = b;

  return (*x > *y) - (*x < *y);
}

/* ---- Random playouts: legal, choose, apply ---------------------------------------- */

typedef struct {
  GnMoveList legal;
  GnOutcomes outcomes;
  gpointer   state;
  guint64    moves;
  guint64    decisions;
  guint      matches;
  guint      ended;
} Playout;

static const GnMove *
draw (Bench   *bench,
      Playout *playout)
{
  GnOutcomes *outcomes = &playout->outcomes;

  outcomes->n = 0;
  outcomes->total = 0;
  bench->game->chance (bench->match, playout->state, outcomes);

  guint64 number = gn_stream_next (&bench->stream) % outcomes->total;
  guint i = 0;

  while (number >= outcomes->outcome[i].weight)
    number -= outcomes->outcome[i++].weight;
  return &outcomes->outcome[i].move;
}

static void
play_out (Bench   *bench,
          Playout *playout)
{
  const GnGame *game = bench->game;
  const GnHead *head = playout->state;
  guint n = 0;

  memset (playout->state, 0, game->state_size);
  game->start (bench->match, playout->state, NULL);
  for (; !head->over && n < MOST_MOVES; n++)
    {
      const GnMove *move;

      playout->legal.n = 0;
      game->legal (bench->match, playout->state, &playout->legal);
      if (playout->legal.move[0].seat == GN_CHANCE)
        {
          move = draw (bench, playout);
        }
      else
        {
          move = &playout->legal.move[gn_stream_below (&bench->stream, playout->legal.n)];
          playout->decisions++;
        }
      game->apply (bench->match, playout->state, move, NULL);
    }

  playout->moves += n;
  playout->matches++;
  playout->ended += head->over;
}

static void
measure_playouts (Bench *bench)
{
  Playout playout = { .state = g_malloc (bench->game->state_size) };
  gint64 began = g_get_monotonic_time (), now = began;

  while (now - began < SPAN)
    {
      play_out (bench, &playout);
      now = g_get_monotonic_time ();
    }

  double seconds = (double) (now - began) / G_USEC_PER_SEC;

  add_rate (bench, "playout_moves_per_second", (double) playout.moves / seconds);
  add_rate (bench, "playout_decisions_per_second", (double) playout.decisions / seconds);
  json_object_set_int_member (bench->figures, "playouts", playout.matches);
  json_object_set_int_member (bench->figures, "playouts_ended", playout.ended);
  json_object_set_int_member (bench->figures, "state_bytes", (gint64) bench->game->state_size);

  gn_move_list_clear (&playout.legal);
  gn_outcomes_clear (&playout.outcomes);
  g_free (playout.state);
}

/* ---- The middle layer: journal, story, undo ---------------------------------------- */

static GnMatchTable *
new_table (Bench *bench)
{
  g_autoptr (GError) error = NULL;
  GnMatchTable *table = gn_match_table_new (gn_match_copy (bench->match), NULL, NULL, &error);

  if (!table)
    g_error ("%s does not start: %s", bench->game->id, error->message);
  return table;
}

/* Enters one random move. Returns: FALSE when the match has ended */
static gboolean
say_one (Bench        *bench,
         GnMatchTable *table,
         GnMoveList   *legal)
{
  GnReply reply;

  if (gn_match_table_is_over (table))
    return FALSE;

  legal->n = 0;
  gn_match_table_legal (table, GN_EVERYTHING, legal);
  g_assert (legal->n > 0);

  GnMove move = legal->move[gn_stream_below (&bench->stream, legal->n)];

  if (!gn_match_table_do (table, &move, 1, &reply))
    g_error ("%s refuses what it lists: %s", bench->game->id, bench->game->texts[reply.why.text].id);
  return TRUE;
}

static void
measure_table (Bench *bench)
{
  g_auto (GnMoveList) legal = { 0 };
  guint64 moves = 0, entries = 0, undone = 0;
  gint64 spent = 0, undoing = 0;

  while (spent < SPAN)
    {
      g_autoptr (GnMatchTable) table = new_table (bench);
      gint64 began = g_get_monotonic_time ();
      guint n = 0;

      while (n < MOST_MOVES && say_one (bench, table, &legal))
        n++;
      spent += g_get_monotonic_time () - began;

      guint steps = gn_match_table_get_n_steps (table);

      for (guint i = 1; i <= steps; i++)
        moves += gn_match_table_get_step (table, i)->moves->len;
      entries += n;

      /* undo everything, step by step */
      began = g_get_monotonic_time ();
      for (guint i = steps; i > 0; i--)
        gn_match_table_undo (table, i - 1, TRUE, NULL);
      undoing += g_get_monotonic_time () - began;
      undone += steps;
    }

  add_rate (bench, "table_moves_per_second", (double) moves * G_USEC_PER_SEC / (double) spent);
  add_rate (bench, "table_entries_per_second", (double) entries * G_USEC_PER_SEC / (double) spent);
  add_rate (bench, "table_undos_per_second", (double) undone * G_USEC_PER_SEC / (double) MAX (undoing, 1));
}

/* ---- Files ------------------------------------------------------------------------------ */

/* Writes a record with that many entries. Where a match has fewer, its end is undone and played in another way. */
static GFile *
write_record (Bench      *bench,
              const char *dir,
              double     *entry_seconds)
{
  g_autoptr (GnMatchTable) table = new_table (bench);
  g_autofree char *path = g_build_filename (dir, "bench.gnomon", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_auto (GnMoveList) legal = { 0 };
  gint64 began;
  guint entries = 0;

  if (!gn_match_table_record (table, file, &error))
    g_error ("No record: %s", error->message);

  began = g_get_monotonic_time ();
  for (; entries < ENTRIES; entries++)
    if (!say_one (bench, table, &legal))
      gn_match_table_undo (table, gn_match_table_get_n_steps (table) * 3 / 4, TRUE, NULL);
  *entry_seconds = (double) (g_get_monotonic_time () - began) / G_USEC_PER_SEC / entries;

  gn_match_table_close_record (table);
  return g_steal_pointer (&file);
}

static void
measure_record (Bench *bench)
{
  g_autofree char *dir = g_dir_make_tmp ("gnomon-bench-XXXXXX", NULL);
  double entry_seconds;
  g_autoptr (GFile) file = write_record (bench, dir, &entry_seconds);
  g_autofree char *text = NULL;
  gsize length;
  gint64 took[31];

  if (!g_file_load_contents (file, NULL, &text, &length, NULL, NULL))
    g_error ("The record has gone");

  gsize header = (gsize) (strchr (text, '\n') + 1 - text);

  json_object_set_int_member (bench->figures, "record_header_bytes", (gint64) header);
  json_object_set_double_member (bench->figures, "record_bytes_per_entry", (double) (length - header) / ENTRIES);
  add_time (bench, "durable_entry", "us", entry_seconds, 1e6);

  for (guint i = 0; i < G_N_ELEMENTS (took); i++)
    {
      g_autoptr (GError) error = NULL;
      gint64 began = g_get_monotonic_time ();
      g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, NULL, &error);

      took[i] = g_get_monotonic_time () - began;
      if (!table)
        g_error ("The record is refused: %s", error->message);
    }
  qsort (took, G_N_ELEMENTS (took), sizeof *took, compare_times);
  add_time (bench, "replay_600_entries", "ms", (double) took[G_N_ELEMENTS (took) / 2] / G_USEC_PER_SEC, 1e3);

  g_file_delete (file, NULL, NULL);
  g_rmdir (dir);
}

static void
measure_position (Bench *bench)
{
  g_autoptr (GnMatchTable) table = new_table (bench);
  g_auto (GnMoveList) legal = { 0 };
  g_autofree gpointer start = g_malloc0 (bench->game->state_size);
  g_autofree gpointer state = g_malloc (bench->game->state_size);
  gint64 began, now;
  guint loads = 0;

  for (guint i = 0; i < 60 && say_one (bench, table, &legal); i++)
    ;

  g_autoptr (JsonNode) position = gn_position_to_json (bench->match, gn_match_table_state (table, GN_EVERYTHING),
                                                       GN_EVERYTHING);
  g_autofree char *text = json_to_string (position, FALSE);

  bench->game->start (bench->match, start, NULL);
  began = now = g_get_monotonic_time ();
  while (now - began < SPAN / 4)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) read = gn_json_parse (text, -1, GN_RECORD_MAX_BYTES, &error);

      memcpy (state, start, bench->game->state_size);
      if (!read || !gn_position_merge (bench->match, state, read, NULL, &error))
        g_error ("The position is refused: %s", error->message);
      loads++;
      now = g_get_monotonic_time ();
    }

  json_object_set_int_member (bench->figures, "position_bytes", (gint64) strlen (text));
  add_time (bench, "position_load", "us", (double) (now - began) / G_USEC_PER_SEC / loads, 1e6);
}

/* ---- Everything ------------------------------------------------------------------------ */

static JsonObject *
bench_game (const GnGame *game,
            double        reference)
{
  g_autoptr (GError) error = NULL;
  Bench bench = { .game = game, .reference = reference, .figures = json_object_new () };

  /* as many players as the game takes without an option that allows more */
  for (guint seats = game->max_seats; seats >= game->min_seats; seats--)
    {
      g_autofree gpointer state = g_malloc0 (game->state_size);

      bench.match = gn_match_new (game, seats, NULL, &error);
      if (!bench.match)
        g_error ("%s: %s", game->id, error->message);
      if (game->start (bench.match, state, NULL) || seats == game->min_seats)
        break;
      gn_match_free (bench.match);
    }
  memset (bench.match->seed, 7, sizeof bench.match->seed);
  gn_stream_init (&bench.stream, 7);

  measure_playouts (&bench);
  measure_table (&bench);
  measure_record (&bench);
  measure_position (&bench);
  gn_match_free (bench.match);
  return bench.figures;
}

int
gn_bench_main (int    argc,
               char **argv)
{
  const GnGame *only = argc == 1 ? gn_games_find (argv[0]) : NULL;
  g_autoptr (JsonNode) root = json_node_alloc ();
  g_autoptr (JsonObject) all = json_object_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autofree char *text = NULL;

  if (argc > 1 || (argc == 1 && !only))
    {
      g_printerr (_("There is no such game.\n"));
      return 2;
    }

  double reference = measure_reference ();

  json_object_set_double_member (all, "reference_per_second", (double) (gint64) reference);
  for (const GnGame *const *game = gn_games (); *game; game++)
    if (!only || *game == only)
      json_object_set_object_member (all, (*game)->id, bench_game (*game, reference));

  json_node_init_object (root, all);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);
  puts (text);
  return 0;
}
