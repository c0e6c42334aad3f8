/* test-zavandor.c: every clause, ruling and example of the rules, and that none is left out
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#include "games/games.h"

/* Every clause, ruling and worked example is exercised by a case. */
static void
test_nothing_left_out (void)
{
  static const ScriptRow rows[] = { { "ZAV-", 1, 144, 3 }, { "R-", 1, 51, 2 }, { "E-", 1, 32, 2 } };

  script_nothing_left_out (rows, G_N_ELEMENTS (rows));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  zav_add_setup ();
  zav_add_market ();
  zav_add_items ();
  zav_add_mining ();
  zav_add_rounds ();
  zav_add_artifacts ();
  zav_add_end ();
  zav_add_entries ();
  zav_add_options ();
  zav_add_examples ();
  zav_add_order ();
  zav_add_views ();
  zav_add_words ();
  zav_add_corners ();
  g_test_add_func ("/zavandor/nothing-left-out", test_nothing_left_out);
  return g_test_run ();
}
