/* test-clauses.c: clauses of the toy market as scripts: one of everything that a new game's own tests need, to be copied
 *
 * The language stands in script/script.h. A failing case names itself, its step and the figures.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "script.h"

#include "games/example/example.h"
#include "games/games.h"

/* Of every case that does not say otherwise: three players, and a full market. */
static const ScriptGame about = {
  .game = &example_game,
  .seats = "3",
  .base = "{'market':{'1':'pin','2':'bean','3':'crown','4':'clock','5':'loaf','6':'mug'}}",
};

static const ScriptCase cases[] = {
  /* who may play */
  { "EX-001", "is {'gems':[3,3,3]}\nseats 1\nstart seats\nseats 5\nstart seats" },
  /* outcomes of chance are said by nobody: "-" */
  { "EX-002 EX-003", "do - turn-up card=pin\nis {'market':{'1':'pin','2':null}}\nsays turned-up\nno turn-up-first 0 earn" },
  { "EX-003", "base\nno nothing-due - turn-up card=pin\nno nothing-due 0 turn-up card=pin" },
  /* a move, what it changes, and what the table is told to do */
  { "EX-004", "base\nat {'gems':[5,2,9]}\nnames\ndo 0 take place=5\nis {'turn':1,'gems':[2,2,9],'market':{'5':null},'cards':[{'loaf':1},{},{}]}\n"
    "told Ann takes Loaf for 3 gems.\ninstructs Give Loaf to Ann and 3 to the bank" },
  /* a refusal, its clause, and what it says: figures that help */
  { "EX-004", "base\nat {'gems':[2,2,9]}\nnames\nno not-enough-gems@EX-004 0 take place=5\nbecause Ann has 2 gems; Loaf costs 3.\nlegal 2 take" },
  { "EX-005", "base\ndo 0 earn\nis {'turn':1,'gems':[6,3,3]}\nno no-pass@EX-005 1 pass" },
  /* a secret hand. In the box a card is drawn without a word, and named when it is played */
  { "EX-010 EX-011", "base\nnames\ndo 0 draw\nis {'turn':1,'hand':[[{'n':1}],[],[]]}\ninstructs Give Ann the top card of the deck, face down\n"
    "do 1 earn\ndo 2 earn\ndo 0 play card=loaf\nis {'hand':[[],[],[]],'cards':[{'loaf':1},{},{}]}\n"
    "told Ann plays Loaf for 3 gems.\ninstructs Put Loaf face up in front of Ann; give 3 to the bank" },
  /* the app deals it: an outcome that its player alone sees. Others' copies hold a card of which nothing is known */
  { "EX-010", "app\nbase\nnames\ndo 0 draw\nis {'turn':0,'due':1,'awaits':'drawn'}\nasks Enter the card that Ann drew\nno deal-first 0 earn\ndo - drawn card=loaf\n"
    "is {'turn':1,'hand':[[{'card':'loaf','seen':[0]}],[],[]]}\n"
    "view 0 {'hand':[[{'card':'loaf','seen':[0]}],[],[]]}\nview 1 {'hand':[[{'n':1}],[],[]]}\nview public {'hand':[[{'n':1}],[],[]]}" },
  /* what is known of a hand is all that can be played of it; what is not may be any card that is not face up somewhere */
  { "EX-011", "base\nat {'hand':[[{'card':'loaf','seen':[0]}],[],[]]}\nlegal 1 play\nno not-in-hand@EX-011 0 play card=bean" },
  { "EX-011", "base\nat {'hand':[[{'n':1}],[],[]],'cards':[{'loaf':6},{},{}]}\nno not-in-hand 0 play card=loaf\ndo 0 play card=bean" },
  /* the cardboard is right: the app takes back that it has dealt the last one to somebody else */
  { "EX-011", "base\nat {'hand':[[{'n':1}],[{'card':'loaf','seen':[1]}],[]],'market':{'5':'pin'},'cards':[{'loaf':6},{},{}]}\ndo 0 play card=loaf\n"
    "is {'hand':[[],[{'n':1}],[]],'cards':[{'loaf':7},{},{}]}" },
  { "EX-010", "base\nat {'hand':[[{'n':3}],[],[]]}\nno hand-full@EX-010 0 draw\nbad hand-full {'hand':[[{'n':4}],[],[]]}" },
  /* what is the most */
  { "EX-006", "base\nat {'gems':[997,2,9]}\nno purse-full 0 earn" },
  { "EX-007", "base\nat {'turn':2}\nno not-your-turn@EX-007 0 earn\ndo 2 earn\nis {'turn':0}" },
  /* positions that cannot be */
  { "EX-002", "bad too-many-copies {'cards':[{'pin':8},{},{}]}" },
  /* the end, and the sheet at any time */
  { "EX-008 EX-009", "base\nat {'cards':[{'crown':1},{'crown':1},{}],'gems':[1,2,3]}\nscore {'outcome':'unfinished'}\nstop\nscore {'verdict':'stopped'}" },
};

/* Every clause of the rules is named by a case. */
static void
test_nothing_left_out (void)
{
  static const ScriptRow rows[] = { { "EX-", 1, 11, 3 } };

  script_nothing_left_out (rows, G_N_ELEMENTS (rows));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  script_add_cases (&about, "clauses", cases, G_N_ELEMENTS (cases));
  g_test_add_func ("/example/nothing-left-out", test_nothing_left_out);
  script_add_occurs (about.game);
  return g_test_run ();
}
