/* test-zavandor.c: every clause, ruling and example of the rules, and that none is left out
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#include "games/games.h"
#include "games/zavandor/zavandor.h"

/* Every clause, ruling and worked example is exercised by a case. */
static void
test_nothing_left_out (void)
{
  static const ScriptRow rows[] = { { "ZAV-", 1, 144, 3 }, { "R-", 1, 51, 2 }, { "E-", 1, 32, 2 } };

  script_nothing_left_out (rows, G_N_ELEMENTS (rows));
}

/* 1.2 to 1.4: what no item and no space can be. */
static void
test_faults (void)
{
  static const ScriptFault faults[] = {
    { "items", "{'id':'a01','level':'III'}", "components.items[0] (a01): artifacts have backs I and II only." },
    { "items", "{'id':'a01','cost':{'ruby':2},'outlined':'emerald'}", "components.items[0] (a01): the type outlined in gold is not part of the cost." },
    { "items", "{'id':'a01','type':null,'effect':{'do':'extra-action','n':0}}", "components.items[0] (a01): the figure of the effect is out of range." },
    { "items", "{'id':'a01','type':null,'effect':{'do':'gain-wild','n':99}}", "components.items[0] (a01): the figure of the effect is out of range." },
    { "items", "{'id':'a01','type':null,'effect':{'do':'markers','set':3}}", "components.items[0] (a01): the figure of the effect is out of range." },
    { "items", "{'id':'a01','type':null,'effect':{'do':'mining-gold','gold':100}}", "components.items[0] (a01): the figure of the effect is out of range." },
    { "spaces", "{'id':'VI-1','district':'I'}", "components.spaces[24] (VI-1): a space is called I-1 to V-4 or Diamantina-1 to Diamantina-4." },
    { "spaces", "{'id':'I-1','district':'II'}", "components.spaces[0] (I-1): the district does not match its name." },
  };

  script_faults (gn_games_find ("zavandor"), faults, G_N_ELEMENTS (faults));
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
  g_test_add_func ("/zavandor/faults", test_faults);
  g_test_add_func ("/zavandor/nothing-left-out", test_nothing_left_out);
  script_add_occurs (&zavandor_game);
  return g_test_run ();
}
