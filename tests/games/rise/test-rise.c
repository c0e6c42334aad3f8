/* test-rise.c: the clauses, rulings and worked examples of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#include "games/games.h"
#include "games/rise/rise.h"

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  rise_add_set ();
  rise_add_dragon ();
  rise_add_union ();
  rise_add_cutthroat ();
  rise_add_effects ();
  rise_add_judges ();
  rise_add_secrets ();
  rise_add_setup ();
  rise_add_refused ();
  rise_add_map ();
  rise_add_meeples ();
  rise_add_actions ();
  rise_add_end ();
  rise_add_wholes ();
  rise_add_order ();
  rise_add_told ();
  script_add_occurs (&rise_game);
  return g_test_run ();
}
