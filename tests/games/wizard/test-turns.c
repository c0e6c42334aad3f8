/* test-turns.c: rounds, turn order, choosing a character, clean-up (5.2, 5.3, 5.8)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-020 WIZ-021 WIZ-024 WIZ-026", /* a round: each one turn; the track stays as it is meanwhile */
    "base\nat {'hand_n':[0,0,0]}\ndo 0 take tile=wizard\ndo - no-own-gem\nis {'active':1,'space':[1,2,3],'phase':'choose'}\n"
    "do 1 take tile=apprentice\ndo - token token=tF\ndo 1 done\nis {'active':2,'space':[1,2,3]}\ndo 2 take tile=queen\ndo 2 draw\n"
    "do 2 play card=F1\ndo 2 done\nis {'phase':'clean-up','active':null,'step':'clean-up','round':2}\ndo h clean-up\n"
    "is {'phase':'choose','round':3,'space':[7,4,1],'order':[2,1,0],'active':2,'tile':[null,null,null]}" },
  { "WIZ-022", /* the lowest space first, gaps do not matter */
    "base\nat {'space':[6,3,5],'active':1}\nis {'order':[1,2,0],'done':[]}\ndo 1 take tile=wizard\ndo - no-own-gem\nis {'active':2}\n"
    "do 2 take tile=apprentice\ndo - token token=add\ndo 2 done\nis {'active':0}" },
  { "WIZ-023",
    "base\nno not-your-turn@WIZ-023 1 take tile=queen\nno not-your-turn 2 done\nno not-your-turn 1 turn-in pieces=F3\n"
    "no not-your-turn 1 play card=F3\nbecause It is Player 1’s turn, not Player 2’s." },
  { "WIZ-025 WIZ-034", /* choosing comes before all else */
    "base\nno choose-first@WIZ-034 0 draw\nno choose-first 0 play card=F3\nno choose-first 0 done\nno choose-first 0 turn-in pieces=F3\n"
    "no choose-first - token token=tF\nno choose-first 0 decline\nno choose-first - own-gem" },
  { "WIZ-025 WIZ-033", /* one choice a turn */
    "base\ndo 0 take tile=queen\nno already-chose@WIZ-033 0 take tile=farmer\nno already-chose 0 take tile=queen\ndo 0 draw\n"
    "no already-chose 0 take tile=farmer\ndo 0 play card=F2\nis {'phase':'sets'}\nno already-chose 0 take tile=farmer" },
  { "WIZ-026 WIZ-111", /* markers and tiles are not moved by hand */
    "base\nno not-now@WIZ-026 h adjust what=marker-blue from=space-1 to=space-4\nno not-now h adjust what=tile-1 from=row to=front-red\n"
    "no not-now h carried-out" },
  { "WIZ-030",
    "base\ndo 0 take tile=oracle\nis {'tile':['oracle',null,null]}\nsays took" },
  { "WIZ-031 WIZ-032 WIZ-R18", /* what is taken is taken; the k-th has 8 − k */
    "base\nlegal 7 take\nat {'active':1,'tile':['farmer',null,null]}\nlegal 6 take\nno character-taken@WIZ-031 1 take tile=farmer\n"
    "at {'active':2,'tile':['farmer','queen',null]}\nlegal 5 take\nno character-taken 2 take tile=queen\ndo 2 take tile=wizard" },
  { "WIZ-035 WIZ-113 WIZ-R18", /* the next round everybody may take it again, who used it too */
    "base\nat {'phase':'clean-up','tile':['queen','oracle','trader']}\ndo h clean-up\nis {'active':0}\nlegal 7 take\ndo 0 take tile=queen\n"
    "is {'tile':['queen',null,null]}" },
  { "WIZ-043 WIZ-111 WIZ-112", /* the number is for the next order only */
    "base\nat {'phase':'clean-up','tile':['hunter','queen','apprentice']}\nis {'order_next':[1,2,0]}\ndo h clean-up\n"
    "is {'space':[6,1,4],'order':[1,2,0],'active':1}\nsays marker\nsays tiles-back" },
  { "WIZ-110",
    "base\nno turns-remaining@WIZ-110 h clean-up\nat {'active':2}\nno turns-remaining h clean-up\n"
    "because 1 player has not had a turn this round; Player 3 is next." },
  { "WIZ-112", /* two markers are never on one space */
    "base\nbad markers-add-up {'space':[2,2,3]}" },
  { "WIZ-114", /* clean-up resets nothing else */
    "base\n"
    "at {'phase':'clean-up','tile':['hunter','queen','apprentice'],'level':[3,2,1],'gems':[1,2,3],'tokens':[{'F':1},{},{}],'face':[{'S2':2},{},{}],'hand_n':[2,4,1],'gone':{'B':2},'discard':{'M3':1}}\n"
    "do h clean-up\n"
    "is {'level':[3,2,1],'gems':[1,2,3],'tokens':[{'F':1},{},{}],'face':[{'S2':2},{},{}],'hand_n':[2,4,1],'gone':{'B':2},'discard':{'M3':1},'round':3}" },
  { "WIZ-034 WIZ-080 WIZ-111", /* while clean-up is due nobody acts */
    "base\nat {'phase':'clean-up','tile':['hunter','queen','apprentice']}\nno not-now 0 take tile=queen\nno not-now 1 done\n"
    "no sets-not-now@WIZ-080 0 turn-in pieces=F3\nno not-now 2 draw" },
};

void
wiz_add_turns (void)
{
  wiz_add_cases ("turns", cases, G_N_ELEMENTS (cases));
}
