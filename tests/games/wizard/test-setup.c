/* test-setup.c: players, components, the first order, hands (5.1, sections 1 and 2)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-001",
    "seats 1\nstart player-count" },
  { "WIZ-001",
    "seats 6\nstart player-count" },
  { "WIZ-001 WIZ-016",
    "seats 2\nis {'phase':'order','level':[1,1]}\nseats 5\nis {'phase':'order','level':[1,1,1,1,1]}" },
  { "WIZ-002", /* the age advice is nothing that could be refused: no option, no verb asks for it */
    "is {'phase':'order'}\nlegal 6 order" },
  { "WIZ-003 WIZ-008 WIZ-015", /* 31 tokens, no gem; 60 cards, reference cards are cardboard only */
    "is {'bag_n':31,'bag':{'tF':5,'tS':5,'tB':5,'tM':5,'tP':5,'add':3,'level':3,'gem-blue':0},'deck_n':51}\n"
    "bad cards-add-up {'hand_n':[3,3,3],'deck':[{'n':52}]}\nbad tokens-add-up {'tokens':[{'F':3},{'F':3},{}]}" },
  { "WIZ-004", /* two cannot have one colour */
    "colour 1 0\nstart colour-taken\ncolour 1 4\nrestart\nis {'phase':'order'}" },
  { "WIZ-004", /* who has the house's sixth colour plays the first that is left */
    "colour 0 5\nrestart\nbase\nat {'gems':[1,0,0]}\nis {'bag':{'gem-blue':1,'gem-red':0,'gem-yellow':0}}" },
  { "WIZ-005 WIZ-006 WIZ-R16",
    "seats 4\nis {'level':[1,1,1,1],'gems':[0,0,0,0],'gems_on_board':[8,8,8,8],'bag_n':31}" },
  { "WIZ-006",
    "at {'gems':[8,0,0]}\nis {'gems_on_board':[0,8,8],'bag_n':39}" },
  { "WIZ-007 WIZ-050", /* gems of colours nobody plays */
    "base\ndo 0 take tile=hunter\ndo 0 draw\nno gem-not-in-play@WIZ-007 - token token=gem-green\n"
    "no gem-not-in-play@WIZ-007 - pull tokens=gem-purple:1\nno not-in-bag@WIZ-050 - token token=gem-red" },
  { "WIZ-009 WIZ-011",
    "seats 2\nis {'hand_n':[3,3],'deck_n':54,'discard_n':0}\nseats 5\nis {'hand_n':[3,3,3,3,3],'deck_n':45,'discard_n':0}" },
  { "WIZ-009 WIZ-010 WIZ-R17", /* the app deals: each sees the own hand, nobody another's */
    "app\nis {'awaits':'order','hand_n':[0,0,0],'deck_n':60}\ndo - order colours=1,0,2\nis {'phase':'deal','awaits':'draw'}\ndo - draw card=F3\n"
    "says dealt-card@0\nno card-not-possible - draw card=F9\ndo - deal hands=F3,S1,B1,M1,P1,F2,F2,F1\n"
    "is {'phase':'choose','active':1,'round':1,'hand_n':[3,3,3],'deck_n':51,'hand':[{'F3':1,'B1':1,'F2':1},{'F3':1,'M1':1,'F2':1},{'S1':1,'P1':1,'F1':1}]}\n"
    "view 0 {'hand':[{'F3':1,'B1':1,'F2':1},{},{}]}\nview public {'hand_n':[3,3,3],'hand':[{},{},{}]}" },
  { "WIZ-009", /* as many as are dealt, and no card more often than there is one */
    "app\ndo - order colours=0,1,2\nno keep-count - deal hands=F3,F3\nno card-not-possible - deal hands=F3,F3,F3,F3,F3,F1,F1,F1,S1" },
  { "WIZ-009", /* the app needs a list of 60 */
    "set-of NOLIST\ndealer bag app\nrestart\nis {'phase':'order'}\nseats 3" },
  { "WIZ-012 WIZ-030",
    "base\nis {'phase':'choose'}\nlegal 7 take" },
  { "WIZ-013 WIZ-014", /* each of the 6 orders, and nothing else */
    "legal 6\noutcomes 6\nno first-order@WIZ-013 - order colours=0,1\nno first-order - order colours=0,1,1\n"
    "no first-order - order colours=0,1,2,1\ndo - order colours=2,0,1\nis {'space':[2,3,1],'active':2,'round':1,'order':[2,0,1]}\n"
    "no not-now@WIZ-014 - order colours=0,1,2" },
  { "WIZ-013",
    "seats 5\noutcomes 120\nlegal 120 order" },
  { "WIZ-016", /* nothing before the table is set up */
    "no setup-incomplete@WIZ-016 0 take tile=queen\nno setup-incomplete 1 done\nno setup-incomplete 0 turn-in pieces=F3\n"
    "no setup-incomplete 0 draw\nno setup-incomplete - token token=tF\nno setup-incomplete h clean-up\nno setup-incomplete h carried-out" },
};

void
wiz_add_setup (void)
{
  wiz_add_cases ("setup", cases, G_N_ELEMENTS (cases));
}
