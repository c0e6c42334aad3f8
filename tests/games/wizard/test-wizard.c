/* test-wizard.c: every clause, ruling and example of the rules, and that none is left out
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

#include "games/games.h"
#include "games/wizard/wizard.h"
#include "games/wizard/wiz-state.h"

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

/* 8.2 to 8.4: what no card and no tile can be. */
static void
test_faults (void)
{
  static const ScriptFault faults[] = {
    { "cards", "{'id':'Y1','element':'F','symbols':2,'element-2':'S','symbols-2':1}", "components.cards[15] (Y1): a card of two elements is called X1 to X9." },
    { "cards", "{'id':'X','element':'F','symbols':2,'element-2':'S','symbols-2':1}", "components.cards[15] (X): a card of two elements is called X1 to X9." },
    { "cards", "{'id':'X0','element':'F','symbols':2,'element-2':'S','symbols-2':1}", "components.cards[15] (X0): a card of two elements is called X1 to X9." },
    { "cards", "{'id':'XA','element':'F','symbols':2,'element-2':'S','symbols-2':1}", "components.cards[15] (XA): a card of two elements is called X1 to X9." },
    { "cards", "{'id':'X1','element':'F','symbols':2,'element-2':'F','symbols-2':1}", "components.cards[15] (X1): the second element has to differ from the first and needs its number of symbols." },
    { "cards", "{'id':'X1','element':'F','symbols':2,'element-2':'S'}", "components.cards[15] (X1): the second element has to differ from the first and needs its number of symbols." },
    { "tiles", "{'id':'queen','actions':[{'do':'choose','lists':[[{'do':'level','k':1}],[{'do':'level','k':2}]]},"
               "{'do':'choose','lists':[[{'do':'level','k':1}],[{'do':'level','k':2}]]}]}", "components.tiles[0] (queen): two choices cannot follow each other." },
    { "tiles", "{'id':'queen','actions':[{'do':'choose','lists':[[{'do':'level','k':1}],[]]}]}", "components.tiles[0] (queen): a choice has two to four lists, none of them empty." },
    { "tiles", "{'id':'queen','actions':[{'do':'choose','lists':[[{'do':'level','k':1}],[{'do':'level','k':1}],[{'do':'level','k':1}],"
               "[{'do':'level','k':1}],[{'do':'level','k':1}]]}]}", "actions[0].lists: the list has more than 4 entries." },
    { "tiles", "{'id':'queen','actions':[{'do':'choose','lists':[[{'do':'choose','lists':[[{'do':'level','k':1}],[{'do':'level','k':2}]]}],"
               "[{'do':'level','k':2}]]}]}", "components.tiles[0] (queen): a choice cannot hold a choice." },
    { "tiles", "{'id':'queen','actions':[{'do':'look-keep','n':2,'k':2}]}", "components.tiles[0] (queen): fewer cards have to be kept than looked at." },
    { "tiles", "{'id':'queen','actions':[{'do':'level','k':1},{'do':'level','k':1},{'do':'level','k':1},{'do':'level','k':1},"
               "{'do':'choose','lists':[[{'do':'level','k':1},{'do':'level','k':1},{'do':'level','k':1}],"
               "[{'do':'level','k':2},{'do':'level','k':2}]]}]}", "components.tiles[0] (queen): a tile has at most eight actions." },
  };

  script_faults (gn_games_find ("wizard"), faults, G_N_ELEMENTS (faults));
}

/* No verb of the game's, and none of anybody's. */
static void
test_strangers (void)
{
  g_autoptr (GnMatch) match = gn_match_new (&wizard_game, 2, NULL, NULL);
  g_autofree WizState *state = g_malloc0 (wizard_game.state_size);
  GnSay why = { 0 };
  GnMove move;

  g_assert_true (wizard_game.start (match, state, &why));
  gn_move_init (&move, 0, WIZ_N_VERBS);
  g_assert_false (wizard_game.check (match, state, &move, &why));
  g_assert_cmpint (why.text, ==, WIZ_NO_SUCH);
}

/* The number on the dials (WIZ-R11) */
static void
test_caps (void)
{
  const GnOption *option = &wizard_game.options[gn_game_find_option (&wizard_game, "level-cap")];

  for (guint i = 1; option->choices[i].id; i++)
    {
      g_autoptr (GnMatch) match = gn_match_new (&wizard_game, 2, NULL, NULL);
      g_autofree WizState *state = g_malloc0 (wizard_game.state_size);
      GnSay why = { 0 };

      g_assert_true (gn_match_set_option (match, option->id, option->choices[i].id));
      g_assert_true (wizard_game.start (match, state, &why));
      g_assert_cmpint (state->cap, ==, atoi (option->choices[i].id));
      script_chose (option->id, option->choices[i].id);
    }
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
  g_test_add_func ("/wizard/faults", test_faults);
  g_test_add_func ("/wizard/strangers", test_strangers);
  g_test_add_func ("/wizard/nothing-left-out", test_nothing_left_out);
  g_test_add_func ("/wizard/caps", test_caps);
  script_add_occurs (&wizard_game);
  return g_test_run ();
}
