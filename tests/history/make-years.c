/* make-years.c: make-years N [index]: N records of three years in the user's folder of data, for a look or for figures;
 * and the index of them, in the user's folder of caches
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "records.h"

#include "games/games.h"
#include "history/index.h"

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

  g_autoptr (GnHistoryIndex) index = argc > 2 ? gn_history_index_new () : NULL;

  return index && !gn_history_index_update (index, NULL, NULL);
}
