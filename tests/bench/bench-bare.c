/* bench-bare.c: the least window that libadwaita can show: what the program's first frame is measured against
 *
 * Prints how many milliseconds after GNOMON_BENCH_BEGAN (monotonic microseconds) its first frame was painted, and
 * how many of them this process worked: on a busy machine only these mean something.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <time.h>

static void
painted (GdkFrameClock *frame_clock,
         GApplication  *application)
{
  gint64 began = g_ascii_strtoll (g_getenv ("GNOMON_BENCH_BEGAN"), NULL, 10);

  g_print ("{\"first_frame_ms\":%.2f,\"first_frame_cpu_ms\":%.2f}\n",
           (double) (g_get_monotonic_time () - began) / 1000.0, (double) clock () / (CLOCKS_PER_SEC / 1000));
  g_signal_handlers_disconnect_by_func (frame_clock, painted, application);
  g_application_quit (application);
}

static void
activate (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Gnomon"));
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), box);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 720);
  gtk_widget_realize (window);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted), application);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AdwApplication) application = adw_application_new (NULL, G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (activate), NULL);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
