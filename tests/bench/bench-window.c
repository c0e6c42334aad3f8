/* bench-window.c: the program's own windows, timed
 *
 * `bench-window` prints when the first frame was painted (see bench-bare.c). `bench-window table GAME` opens a
 * table besides, says moves, and prints how long each took from the entry to the painted panel, and the memory
 * that is resident then. Waiting for the next tick of the display is told apart from work.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-application.h"
#include "gn-games.h"
#include "gn-rng.h"
#include "gn-window.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ENTRIES 60

typedef struct {
  GApplication  *application;
  const char    *game;
  GtkWindow     *window;
  GdkFrameClock *clock;
  GnMatchTable  *table;
  GnStream       stream;
  double         first_frame;
  gint64         frame_began;
  gint64         entered;
  gint64         working;
  guint          frames;
  guint          n;
  double         wall[ENTRIES], work[ENTRIES];
} Bench;

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double *x = a, *y = b;

  return (*x > *y) - (*x < *y);
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

static void
finish (Bench *bench)
{
  g_print ("{\"first_frame_ms\":%.2f", bench->first_frame);
  if (bench->game)
    {
      qsort (bench->wall, bench->n, sizeof (double), compare);
      qsort (bench->work, bench->n, sizeof (double), compare);
      g_print (",\"game\":\"%s\",\"entries\":%u,\"entry_to_painted_ms\":%.2f,\"entry_to_painted_worst_ms\":%.2f,"
               "\"entry_work_ms\":%.2f,\"entry_work_worst_ms\":%.2f,\"resident_mib\":%.1f",
               bench->game, bench->n, bench->wall[bench->n / 2], bench->wall[bench->n - 1], bench->work[bench->n / 2],
               bench->work[bench->n - 1], resident_mib ());
    }
  g_print ("}\n");
  g_application_quit (bench->application);
}

/* ---- Entries ------------------------------------------------------------------- */

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

  GnMove move = legal.move[gn_stream_below (&bench->stream, legal.n)];

  bench->entered = g_get_monotonic_time ();
  gn_match_table_do (bench->table, &move, 1, &reply);
  bench->working = g_get_monotonic_time () - bench->entered;
  bench->frames = 0;
  gtk_widget_queue_draw (GTK_WIDGET (bench->window));
  return G_SOURCE_REMOVE;
}

static void
open_table (Bench *bench)
{
  const GnGame *game = gn_games_find (bench->game);
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, game->max_seats, NULL, &error);

  if (!match)
    g_error ("%s", error->message);
  memset (match->seed, 3, sizeof match->seed);
  bench->table = gn_match_table_new (match, NULL, NULL, &error);
  if (!bench->table)
    g_error ("%s", error->message);
  gn_window_begin (GN_WINDOW (bench->window), bench->table);
  g_timeout_add (1500, enter, bench);
}

/* ---- Frames -------------------------------------------------------------------- */

static void
frame_begins (GdkFrameClock *clock,
              Bench         *bench)
{
  bench->frame_began = g_get_monotonic_time ();
}

static void
frame_ends (GdkFrameClock *clock,
            Bench         *bench)
{
  gint64 now = g_get_monotonic_time ();

  if (bench->first_frame == 0.0)
    {
      bench->first_frame = (double) (now - g_ascii_strtoll (g_getenv ("GNOMON_BENCH_BEGAN"), NULL, 10)) / 1000.0;
      if (bench->game)
        open_table (bench);
      else
        finish (bench);
    }
  else if (bench->entered)
    {
      bench->wall[bench->n] = (double) (now - bench->entered) / 1000.0;
      bench->work[bench->n] = (double) (bench->working + now - bench->frame_began) / 1000.0;
      bench->n++;
      bench->entered = 0;
      /* Let what moves come to rest. */
      g_timeout_add (60, enter, bench);
    }
}

static void
window_realized (GtkWidget *window,
                 Bench     *bench)
{
  bench->clock = gtk_widget_get_frame_clock (window);
  g_signal_connect (bench->clock, "before-paint", G_CALLBACK (frame_begins), bench);
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
