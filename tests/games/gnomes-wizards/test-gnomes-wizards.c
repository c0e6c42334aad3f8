/* test-gnomes-wizards.c: the clauses and worked examples of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#include "games/games.h"
#include "games/gnomes-wizards/gnomes-wizards.h"

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  gw_script_init ();

  gw_add_setup ();
  gw_add_turn ();
  gw_add_casts ();
  gw_add_ends ();
  gw_add_view ();
  gw_add_options ();
  gw_add_refused ();
  gw_add_words ();
  gw_add_examples ();
  return g_test_run ();
}
