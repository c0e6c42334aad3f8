/* test-wizard.c: every clause, ruling and example of the rules, and that none is left out
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

#include "games/games.h"

/* Every clause, ruling and worked example is exercised by a case; numbers between the blocks are left free on purpose. */
static void
test_nothing_left_out (void)
{
  static const ScriptRow rows[] = {
    { "WIZ-", 1, 16, 3 }, { "WIZ-", 20, 26, 3 }, { "WIZ-", 30, 35, 3 }, { "WIZ-", 40, 57, 3 }, { "WIZ-", 60, 65, 3 },
    { "WIZ-", 70, 77, 3 }, { "WIZ-", 80, 99, 3 }, { "WIZ-", 110, 114, 3 }, { "WIZ-", 120, 123, 3 }, { "WIZ-R", 1, 35, 2 },
    { "E", 1, 38, 1 },
  };

  script_nothing_left_out (rows, G_N_ELEMENTS (rows));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  wiz_add_setup ();
  wiz_add_turns ();
  wiz_add_actions ();
  wiz_add_bag ();
  wiz_add_sets ();
  wiz_add_trades ();
  wiz_add_layers ();
  wiz_add_options ();
  wiz_add_tiles ();
  wiz_add_end ();
  wiz_add_refusals ();
  wiz_add_examples ();
  wiz_add_odds ();
  wiz_add_views ();
  wiz_add_tables ();
  g_test_add_func ("/wizard/nothing-left-out", test_nothing_left_out);
  return g_test_run ();
}
