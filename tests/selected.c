/* selected.c: a test program that is asked for a path and has no test there fails
 *
 * GLib goes through nothing then, and reports no failure. tests/meson.build has every program's g_test_run() end here.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>

int selected_test_run (void);

static gboolean is_asked;   /* for a path: -p */

__attribute__ ((constructor)) static void
look_at_arguments (int    argc,
                   char **argv)
{
  for (int i = 1; i < argc; i++)
    is_asked |= g_str_equal (argv[i], "-p");
}

static void
note_run (gpointer ran)
{
  *(gboolean *) ran = TRUE;
}

int
selected_test_run (void)
{
  gboolean ran = FALSE;

  /* the first test that is run takes it down with its own */
  g_test_queue_destroy (note_run, &ran);

  const int status = g_test_run ();

  if (is_asked && !ran)
    {
      g_printerr ("No test has the path that is asked for.\n");
      return 1;
    }
  return status;
}
