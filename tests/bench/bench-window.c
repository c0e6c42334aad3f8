/* bench-window.c: the program's own windows, timed
 *
 * `bench-window` prints when the first frame was painted (see bench-bare.c). `bench-window table GAME` opens a
 * table besides, says moves, and prints how long each took from the entry to the painted panel, and the memory
 * that is resident then. Beside each time stands what this process worked: on a busy machine only that means
 * something.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/application.h"
#include "games/games.h"
#include "core/base/rng.h"
#include "app/window/window.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define ENTRIES 40
#define REST 1200   /* ms: by then all that moved has come to rest, and the clock of frames stands */

/* What an entry's work is made of. */
enum { SAID, LAID_OUT, PAINTED, N_PARTS };

typedef struct {
  GApplication  *application;
  const char    *game;
  GtkWindow     *window;
  GdkFrameClock *clock;
  GnMatchTable  *table;
  GnStream       stream;
  double         first_frame, first_cpu;
  gint64         entered;
  double         entered_cpu;
  double         part_cpu[N_PARTS];
  guint          n;
  double         wall[ENTRIES], work[ENTRIES], part[N_PARTS][ENTRIES];
} Bench;

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *x = a, *y = b;

  return (*x > *y) - (*x < *y);
}

static double
cpu_ms (void)
{
  return (double) clock () / (CLOCKS_PER_SEC / 1000);
}

static double
resident_mib (void)
{
  g_autofree char *text = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &text, NULL, NULL) || !(line = strstr (text, "VmRSS:")))
    return 0.0;
  return g_ascii_strtod (line + 6, NULL) / 1024.0;
}

static double
median (double *values,
        guint   n)
{
  qsort (values, n, sizeof *values, compare);
  return values[n / 2];
}

static void
finish (Bench *bench)
{
  g_print ("{\"first_frame_ms\":%.2f,\"first_frame_cpu_ms\":%.2f", bench->first_frame, bench->first_cpu);
  if (bench->game)
    {
      double wall = median (bench->wall, bench->n), work = median (bench->work, bench->n);

      g_print (",\"game\":\"%s\",\"entries\":%u,\"entry_to_painted_ms\":%.2f,\"entry_to_painted_worst_ms\":%.2f,"
               "\"entry_cpu_ms\":%.2f,\"entry_cpu_worst_ms\":%.2f,\"of_it_said_ms\":%.2f,\"of_it_laid_out_ms\":%.2f,"
               "\"of_it_painted_ms\":%.2f,\"resident_mib\":%.1f",
               bench->game, bench->n, wall, bench->wall[bench->n - 1], work, bench->work[bench->n - 1],
               median (bench->part[SAID], bench->n), median (bench->part[LAID_OUT], bench->n),
               median (bench->part[PAINTED], bench->n), resident_mib ());
    }
  g_print ("}\n");
  g_application_quit (bench->application);
}

/* ---- Entries ------------------------------------------------------------------- */

/* Verb by verb alike: else the entries would nearly all be of the one that has most moves. */
static GnMove
choose (Bench            *bench,
        const GnMoveList *legal)
{
  guint64 verbs = 0;
  guint n = 0;

  for (guint i = 0; i < legal->n; i++)
    verbs |= G_GUINT64_CONSTANT (1) << legal->move[i].verb;

  int nth = gn_stream_below (&bench->stream, __builtin_popcountll (verbs)), verb = -1;
  while (nth >= 0)
    if (verbs >> ++verb & 1)
      nth--;

  for (guint i = 0; i < legal->n; i++)
    n += legal->move[i].verb == verb;
  n = gn_stream_below (&bench->stream, n);
  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == verb && n-- == 0)
      return legal->move[i];
  g_assert_not_reached ();
}

static gboolean
enter (gpointer data)
{
  Bench *bench = data;
  g_auto (GnMoveList) legal = { 0 };
  GnReply reply;

  if (bench->n == ENTRIES || gn_match_table_is_over (bench->table))
    {
      finish (bench);
      return G_SOURCE_REMOVE;
    }

  gn_match_table_legal (bench->table, GN_EVERYTHING, &legal);

  const gboolean waits = gn_match_table_is_waiting (bench->table);
  GnMove move = { 0 };

  if (!waits)
    move = choose (bench, &legal);
  bench->entered = g_get_monotonic_time ();
  bench->entered_cpu = cpu_ms ();
  if (waits)
    gn_match_table_deal (bench->table, &reply);
  else
    gn_match_table_do (bench->table, &move, 1, &reply);
  bench->part_cpu[SAID] = cpu_ms () - bench->entered_cpu;
  gdk_frame_clock_request_phase (bench->clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  return G_SOURCE_REMOVE;
}

static void
open_table (Bench *bench)
{
  const GnGame *game = gn_games_find (bench->game);
  g_autoptr (GError) error = NULL;

  /* As many as can play: the last seat of some games needs an expansion, which is an option. */
  for (guint seats = game->max_seats; !bench->table && seats >= game->min_seats; seats--)
    {
      g_clear_error (&error);
      GnMatch *match = gn_match_new (game, seats, NULL, &error);

      if (!match)
        break;
      memset (match->seed, 3, sizeof match->seed);
      bench->table = gn_match_table_new (match, NULL, NULL, &error);
    }
  if (!bench->table)
    g_error ("%s", error->message);
  gn_window_begin (GN_WINDOW (bench->window), bench->table);
  g_timeout_add (REST, enter, bench);
}

/* ---- Frames -------------------------------------------------------------------- */

static void
frame_laid_out (GdkFrameClock *frame_clock,
                Bench         *bench)
{
  bench->part_cpu[LAID_OUT] = cpu_ms () - bench->entered_cpu - bench->part_cpu[SAID];
}

static void
frame_ends (GdkFrameClock *frame_clock,
            Bench         *bench)
{
  gint64 now = g_get_monotonic_time ();

  if (bench->first_frame == 0.0)
    {
      bench->first_frame = (double) (now - g_ascii_strtoll (g_getenv ("GNOMON_BENCH_BEGAN"), NULL, 10)) / 1000.0;
      bench->first_cpu = cpu_ms ();
      if (bench->game)
        open_table (bench);
      else
        finish (bench);
    }
  else if (bench->entered)
    {
      bench->wall[bench->n] = (double) (now - bench->entered) / 1000.0;
      bench->work[bench->n] = cpu_ms () - bench->entered_cpu;
      bench->part_cpu[PAINTED] = bench->work[bench->n] - bench->part_cpu[SAID] - bench->part_cpu[LAID_OUT];
      for (guint part = 0; part < N_PARTS; part++)
        bench->part[part][bench->n] = bench->part_cpu[part];
      bench->n++;
      bench->entered = 0;
      g_timeout_add (REST, enter, bench);
    }
}

static void
window_realized (GtkWidget *window,
                 Bench     *bench)
{
  bench->clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (bench->clock, "layout", G_CALLBACK (frame_laid_out), bench);
  g_signal_connect (bench->clock, "after-paint", G_CALLBACK (frame_ends), bench);
}

static void
window_added (GtkApplication *application,
              GtkWindow      *window,
              Bench          *bench)
{
  if (bench->window)
    return;

  bench->window = window;
  if (gtk_widget_get_realized (GTK_WIDGET (window)))
    window_realized (GTK_WIDGET (window), bench);
  else
    g_signal_connect (window, "realize", G_CALLBACK (window_realized), bench);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GnApplication) application = NULL;
  Bench bench = { .game = argc > 2 ? argv[2] : NULL };
  int status;

  setlocale (LC_ALL, "");
  gn_stream_init (&bench.stream, 3);
  application = gn_application_new ();
  bench.application = G_APPLICATION (application);
  g_application_set_flags (bench.application, g_application_get_flags (bench.application) | G_APPLICATION_NON_UNIQUE);
  g_signal_connect (application, "window-added", G_CALLBACK (window_added), &bench);
  status = g_application_run (bench.application, 1, argv);
  g_clear_object (&bench.table);
  return status;
}
