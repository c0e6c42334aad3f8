/* test-end.c: how it ends, and what the scoresheet tells (5.9, section 10)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-120 WIZ-121 WIZ-123", /* at that moment, in the middle of a round */
    "seats 4\nbase\nat {'active':1,'level':[1,2,1,1],'gems':[0,1,0,0],'tile':['queen',null,null,null]}\ndo 1 take tile=wizard\n"
    "do - pull tokens=gem-red:1,tS:1\nis {'over':true,'winner':1}\nno game-over@WIZ-121 2 take tile=farmer\nno game-over h clean-up\n"
    "no game-over h level-cap n=9\nno game-over h abandon\nno game-over - token token=tF\nlegal 0\nasks The game is over" },
  { "WIZ-122", /* no round limit, no points */
    "base\nat {'round':4711}\nis {'over':false}\nscore {'outcome':'unfinished','rank':[0,0,0],'verdict':'verdict-open','total':[0,0,0],'goal':0}" },
  { "WIZ-123 WIZ-120", /* one winner, no places */
    "base\nat {'gems':[1,0,0]}\ndo 0 take tile=wizard\ndo - token token=gem-blue\n"
    "score {'outcome':'won','rank':[1,0,0],'verdict':'verdict-won','figure-rounds':2,'figure-level':1,'figure-bag':32,'figure-own':1,'figure-chance':1,'figure-pulled':1,'row-draws':[1,0,0],'row-luck':[31250,0,0]}\n"
    "names\nnote Ann wins with the Wizard in round 2" },
  { "WIZ-R21", /* broken off */
    "base\ndo h abandon\nis {'over':true,'phase':'choose'}\nscore {'outcome':'unfinished','rank':[0,0,0],'verdict':'verdict-stopped'}\n"
    "no game-over 0 take tile=queen" },
  { "WIZ-R21", /* by agreement comes to the same */
    "base\nstop\nscore {'outcome':'unfinished','verdict':'verdict-stopped'}" },
  { "WIZ-R09", /* what was entered in short is said */
    "base\nat {'gems':[1,0,0],'level':[2,1,1]}\ndo 0 take tile=wizard\ndo - own-gem\n"
    "score {'figure-bag':32,'figure-own':1,'figure-chance':1,'figure-pulled':2}\nnote Of the winning draw only the winning gem was entered." },
  { "WIZ-065 WIZ-077", /* what is left, what was done */
    "base\n"
    "at {'face':[{'F3':2,'S1':1},{},{}],'tokens':[{'F':1},{'P':2},{}],'hand_n':[3,4,5],'sets':[{'F':2,'B':1},{},{}],'wizard':[2,0,1],'luck':[250000,0,31250],'trades':[0,1,0],'gone':{'F':2,'S':1},'reshuffles':2,'gems':[1,2,3]}\n"
    "score {'row-level':[1,1,1],'row-bag':[1,2,3],'row-board':[7,6,5],'row-sets-F':[2,0,0],'row-sets-B':[1,0,0],'row-sets-all':[3,0,0],'row-draws':[2,0,1],'row-luck':[250000,0,31250],'row-left-F':[7,0,0],'row-left-S':[1,0,0],'row-left-P':[0,2,0],'row-hand':[3,4,5],'row-trades':[0,1,0],'figure-out':3,'figure-reshuffles':2}" },
  { "WIZ-R35", /* a deck of our own is said to be ours */
    "app\nnote Played with Gnomon’s own deck, not the publisher’s." },
  { "WIZ-077 WIZ-074", /* the luck line adds up */
    "base\nat {'gems':[1,0,0],'level':[3,1,1]}\nis {'bag_n':32}\ndo 0 take tile=wizard\ndo - pull tokens=tF:3\n"
    "is {'luck':[93750,0,0],'wizard':[1,0,0]}\nsays wizard-draw" },
};

void
wiz_add_end (void)
{
  wiz_add_cases ("end", cases, G_N_ELEMENTS (cases));
}
