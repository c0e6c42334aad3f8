/* test-gnomes-wizards.c: the clauses and worked examples of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#include "games/games.h"
#include "games/gnomes-wizards/gnomes-wizards.h"

/* 9.2: what no ability can say. */
static void
test_faults (void)
{
#define CARD(steps) "{'id':'S01','steps':[" steps "]}"
#define BEFORE "components.cards[10] (S01): a step can only refer to an earlier step."
#define AIM "components.cards[10] (S01): an effect does not fit its target."
#define TOKEN "components.cards[10] (S01): this counter cannot be given this way."
#define ROW(r) "'u0." #r "','u1." #r "','u2." #r "','u3." #r "','u4." #r "','u5." #r "','u6." #r "','u7." #r "','u8." #r "','u9." #r "'"
  static const ScriptFault faults[] = {
    { "layouts", "{'id':'hex24','any':[" ROW (0) "," ROW (1) "," ROW (2) "," ROW (3) "," ROW (4) "," ROW (5) "],'a':[" ROW (6) "]}",
      "components.layouts[0] (hex24): a board has at most 64 tiles." },
    { "units", "{'id':'T1','tribe':'achrinolder'}",
      "components.units[1] (T1): tribes come one after another, each with its leader and clans 1 to 6." },
    { "units", "{'id':'T1','slot':'2'}",
      "components.units[1] (T1): tribes come one after another, each with its leader and clans 1 to 6." },
    { "cards", CARD ("{'do':'heal','who':'$1'}"), BEFORE },
    { "cards", CARD ("{'do':'heal','who':'ally'},{'do':'heal','who':'$3'}"), BEFORE },
    { "cards", CARD ("{'do':'heal','who':'ally','where':'within','range':1,'origin':'$1'}"), BEFORE },
    { "cards", CARD ("{'do':'charge','who':'ability','of':'$1'}"), BEFORE },
    { "cards", CARD ("{'do':'heal','who':'ally','if':'hp','if-n':2,'if-of':'$1'}"), BEFORE },
    { "cards", CARD ("{'do':'heal','who':'ally','where':'tile-of','range':1}"), BEFORE },
    { "cards", CARD ("{'do':'heal','who':'tile'}"), AIM },
    { "cards", CARD ("{'do':'flip','who':'ally'}"), AIM },
    { "cards", CARD ("{'do':'charge','who':'ally'}"), AIM },
    { "cards", CARD ("{'do':'draw','who':'tile'}"), AIM },
    { "cards", CARD ("{'do':'call','who':'ally'}"), AIM },
    { "cards", CARD ("{'do':'free-text','who':'tile','text':'Sing.'}"), AIM },
    { "cards", CARD ("{'do':'flip','who':'tile'},{'do':'flip','who':'$1'},{'do':'heal','who':'$2'}"), AIM },
    { "cards", CARD ("{'do':'counter','who':'ally','kind':'lingering'}"), TOKEN },
    { "cards", CARD ("{'do':'counter','who':'ally','kind':'all'}"), TOKEN },
    { "cards", CARD ("{'do':'roll','who':'ally','rows':[{'from':1,'to':2,'then':[{'do':'push','who':'enemy'}]}]}"),
      "components.cards[10] (S01): a die can only lead to something that needs no further choice." },
  };

  script_faults (gn_games_find ("gnomes-wizards"), faults, G_N_ELEMENTS (faults));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  gw_script_init ();

  g_test_add_func ("/gnomes-wizards/faults", test_faults);
  gw_add_setup ();
  gw_add_turn ();
  gw_add_casts ();
  gw_add_abilities ();
  gw_add_ends ();
  gw_add_view ();
  gw_add_options ();
  gw_add_refused ();
  gw_add_words ();
  gw_add_examples ();
  script_add_occurs (&gnomes_wizards_game);
  return g_test_run ();
}
