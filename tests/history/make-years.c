/* make-years.c: make-years N: N records of three years in the user's folder of data, for a look or for figures
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "records.h"

#include "games/games.h"

#include <stdlib.h>

int
main (int    argc,
      char **argv)
{
  const int n = argc > 1 ? atoi (argv[1]) : 10000;

  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  if (!g_getenv ("XDG_DATA_HOME"))
    {
      g_printerr ("Set XDG_DATA_HOME: this does not write among your own records.\n");
      return 1;
    }
  years_make ((guint) MAX (n, 0), 7);
  return 0;
}
