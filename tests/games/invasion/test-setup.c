/* test-setup.c: players, decks, hands and who begins (5.1 to 5.4)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#define ROLLED "do - hand-roll player=0 n=1\ndo - hand-roll player=1 n=1\ndo - hand-roll player=2 n=1\n"

static const InvCase cases[] = {
  { "INV-001", "seats 1\nstart player-count@INV-001" },
  { "INV-001 INV-003", "seats 3\nset-of TEST-I\nis {'stage':'setup','target':9}" },
  { "INV-002 INV-R03", "option expansion on\nrestart\nis {'stage':'setup'}" },
  { "INV-004 INV-R32",
    "set-of TEST-I\nbase\nat {'n_letters':5,'letter':['s','e','m','o','n',null],'gnomes':[{'n':3,'pool':2}],'letters_in':[0,0,1,0,0,0,0,0,0,0,0,0],'stage':'fork'}\n"
    "do - letter letter=g\nis {'over':true}\nscore {'outcome':'all-lost','rank':[0,0,0]}" },
  { "INV-007", "set-of TEST-I\nis {'n_letters':0}" },
  { "INV-008", "is {'gnome_deck':33,'heap':24}" },
  { "INV-009", "set-of TEST-I\nno dice-missing h dice sizes=d4,d6,d8,d10,d12\ndo h dice sizes=d4,d6,d8,d10,d12,d20" },
  { "INV-010 INV-015 INV-017 INV-R05", "set-of TEST-I\nis {'layers':[[11,2],[11,2],[11,2]],'n_letters':0}" },
  { "INV-013", "seats 5\nset-of TEST-I\nis {'gnome_deck':51,'heap':6}" },
  { "INV-R04", "seats 2\nset-of TEST-I\noption gnomes-per-player 10\nrestart\nis {'gnome_deck':26,'heap':31,'layers':[[9,2],[9,2],[8,2]]}" },
  { "INV-R04", "seats 2\nset-of TEST-I\noption gnomes-per-player 10\noption uneven-piles bottom-first\nrestart\nis {'layers':[[8,2],[9,2],[9,2]]}" },
  { "INV-R04",
    "seats 2\nset-of TEST-I\noption gnomes-per-player 10\noption uneven-piles as-entered\nrestart\nno pile-sizes h piles top=8 middle=6 bottom=6\nno pile-sizes h piles top=7 middle=7 bottom=7\n"
    "do h piles top=6 middle=7 bottom=7\nis {'layers':[[8,2],[9,2],[9,2]]}" },
  { "INV-R06", "set-of TEST-I\noption bottom-letter on\noption bottom-letter-from top\nrestart\nis {'layers':[[10,1],[11,2],[11,2],[1,1]]}" },
  { "INV-R06", "set-of TEST-I\noption bottom-letter on\noption bottom-letter-from middle\nrestart\nis {'layers':[[11,2],[10,1],[11,2],[1,1]]}" },
  { "INV-R07", "set-of TEST-I\noption bottom-letter on\noption letters mixed\nrestart\nis {'layers':[[32,5],[1,1]],'latest':33,'earliest':33}" },
  { "INV-R08 INV-R09", "seats 4\nset-of TEST-I\noption gnomes-per-player 10\nrestart\nis {'gnome_deck':46,'heap':11,'layers':[[16,2],[15,2],[15,2]]}" },
  { "INV-R09", "set-of TEST-I\noption gnomes-per-player 10\noption rooms-per-player 4\nrestart\n" ROLLED "do - first-roll results=3,18,7\nsays mixed-difficulty" },
  { "INV-R09", "set-of TEST-I\noption gnomes-per-player 10\nrestart\n" ROLLED "do - first-roll results=3,18,7\nsilent mixed-difficulty" },
  { "INV-008", "set-of MANY\n" ROLLED "do - first-roll results=3,18,7\nsays catalogue-differs\ntold The set has 161 boons; the box has 150." },
  { "INV-R38", "set-of TEST-I\noption setup-discard open\nrestart\nis {'awaits':'seen'}\ndo - seen gnome=plain\nis {'awaits':'seen'}\ndo - seen-by-table\nis {'awaits':'hand-roll'}" },
  { "INV-R09", "seats 5\nset-of TEST-I\noption rooms-per-player 7\nstart target-unreachable" },
  { "INV-R09", "seats 2\nset-of TEST-I\noption gnomes-per-player 1\nrestart\nis {'gnome_deck':8,'heap':49}" },

  { "INV-020 INV-024 INV-R10",
    "set-of COMPLETE\noption hands open\nrestart\ndo - hand-roll player=0 n=1\nno room-in-starting-hand - dealt player=0 card=pantry\ndo - dealt player=0 card=pie\n"
    "do - dealt player=0 card=dog\nis {'hands':[2,0,0],'room':'17/74'}" },
  { "INV-020", "set-of TEST-I\n" ROLLED "is {'hands':[2,2,2],'room':'17/72','box':84}" },
  { "INV-021", "set-of TEST-I\nno die-range - hand-roll player=1 n=0" },
  { "INV-030 INV-034 INV-035", "set-of TEST-I\n" ROLLED "is {'decks':[20,20,20]}" },
  { "INV-033", "set-of TEST-I\n" ROLLED "is {'box':84}" },
  { "INV-036", "set-of TEST-I\ndo h tick" },
  { "INV-114", /* not said to be the turn of the one who asks */
    "set-of TEST-I\nbase\nno not-your-turn 0 gnome card=plain\nbecause No player enters this: it comes up on the table, or the table decides it.\nno not-your-turn 0 carried-out\nbecause No player enters this: it comes up on the table, or the table decides it." },
  { "INV-037 INV-038", "set-of TEST-I\n" ROLLED "do - first-roll results=3,18,7\nis {'active':1,'first':1,'stage':'prep','turn':1}" },
  { "INV-037", "set-of TEST-I\n" ROLLED "no die-range - first player=0 n=21" },
  { "INV-039", "set-of TEST-I\nno setup-incomplete 0 open deck=1\nno setup-incomplete - gnome card=plain\nno setup-incomplete - boon card=pie deck=1" },
  { "INV-R11", "set-of TEST-I\ndo - hand-roll player=2 n=4\nis {'hands':[0,0,5]}" },
  { "INV-R48", "set-of TEST-J\napp\ndo - hand-roll player=0 n=1" },
  { "INV-R48", "set-of COMPLETE\nbase\nat {" HANDS (OWN ("dog", "0"), "", "") "}\nview 0 {'hand':[[{'card':'dog','seen':[0]}],[],[]]}\n"
    "view 1 {'hand':[[{'n':1}],[],[]],'hands':[1,0,0]}" },
  { "INV-R61", "set empty\nis {'stage':'setup'}\ndo - hand-roll player=0 n=2\nis {'hands':[3,0,0]}" },
};

void
inv_add_setup (void)
{
  inv_add_cases ("setup", cases, G_N_ELEMENTS (cases));
}
