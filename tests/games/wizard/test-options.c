/* test-options.c: table options (section 11)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-R01",
    "option sets-after-wizard on\nrestart\nbase\nat {'face':[{'F2':2},{},{}],'gems':[1,0,0]}\ndo 0 take tile=wizard\ndo - no-own-gem\n"
    "is {'phase':'sets','active':0}\nno action-done - no-own-gem\ndo 0 turn-in pieces=F2,F2\nis {'level':[2,1,1]}\ndo 0 done\nis {'active':1}\n"
    "no not-your-turn 0 turn-in pieces=F2,F2" },
  { "WIZ-R03", /* tokens wait for the last action of the tile */
    "set-of ODD\noption bag-return all-actions\nrestart\nbase\ndo 0 take tile=farmer\ndo - pull tokens=level:1,add:1\n"
    "is {'bag':{'level':2,'add':2,'gem-blue':1},'bag_n':30,'level':[2,1,1],'gems':[1,0,0],'aside':{'level':1,'add':1}}\ndo - token token=tF\n"
    "is {'bag':{'level':3,'add':3,'tF':4},'level':[1,1,1],'phase':'sets','aside':{}}" },
  { "WIZ-R03", /* and the table is told where they lie, and when they go back */
    "set-of ODD\noption bag-return all-actions\nrestart\nbase\ndo 0 take tile=farmer\n"
    "how In any order. Element tokens are kept, everything else goes back after the last action of the tile.\n"
    "do - pull tokens=level:1,add:1\nsays aside\nsilent returned\ninstructs everything else beside the bag\ndo - token token=tF\n"
    "silent aside\nsays returned\ninstructs waiting tokens back into the bag" },
  { "WIZ-R03", /* nothing waits where only element tokens came */
    "set-of ODD\noption bag-return all-actions\nrestart\nbase\ndo 0 take tile=farmer\ndo - pull tokens=tF:2\nsilent aside\n"
    "do - token token=tF\nsilent returned" },
  { "WIZ-R01", /* no word of the turn being over before the sets */
    "option sets-after-wizard on\nnames\nrestart\nbase\ndo 0 take tile=wizard\n"
    "how A gem of your own wins the game. Otherwise everything goes back, and sets may be turned in.\ndo - no-own-gem\n"
    "told None of Ann’s gems is among the tokens: everything goes back into the bag.\nasks Ann: end the turn" },
  { "WIZ-R03",
    "set-of ODD\nbase\ndo 0 take tile=farmer\ndo - pull tokens=level:1,add:1\nis {'bag':{'level':3,'add':3,'gem-blue':1},'bag_n':32}\n"
    "do - token token=level\nis {'level':[2,1,1]}" },
  { "WIZ-R06",
    "option void-sets refuse\nrestart\nbase\nat {'phase':'sets','tile':['queen',null,null],'gems':[8,0,0],'face':[{'S3':2,'M3':3},{},{}]}\n"
    "no void-set@WIZ-R06 0 turn-in pieces=S3,S3\nlegal 1 turn-in\ndo 0 turn-in pieces=M3,M3,M3\nat {'gems':[7,0,0],'face':[{'S3':2},{},{}]}\n"
    "do 0 turn-in pieces=S3,S3\nis {'gems':[8,0,0]}" },
  { "WIZ-R07", /* at once, when the last card is taken */
    "option reshuffle at-once\nrestart\nbase\nat {'deck':[{'n':1}],'discard':{'F3':4},'hand_n':[5,25,25]}\ndo 0 take tile=queen\n"
    "is {'reshuffles':0}\ndo 0 draw\nsays deck-reshuffled\nis {'deck_n':4,'discard_n':0,'reshuffles':1}" },
  { "WIZ-R07 WIZ-R27", /* at once in a look: before the Oracle's own discards */
    "option reshuffle at-once\nrestart\nbase\nat {'deck':[{'n':3}],'discard':{'F3':4},'hand_n':[3,25,25]}\ndo 0 take tile=oracle\n"
    "is {'deck_n':4,'discard_n':0,'look_n':3}\ndo 0 discard-looked cards=S2,S2\nis {'deck_n':4,'discard':{'S2':2}}" },
  { "WIZ-R07", /* when needed */
    "base\nat {'deck':[{'n':1}],'discard':{'F3':4},'hand_n':[5,25,25]}\ndo 0 take tile=queen\ndo 0 draw\n"
    "is {'deck_n':0,'discard_n':4,'reshuffles':0}" },
  { "WIZ-R08", /* each may be left out */
    "option actions declined\nrestart\nbase\ndo 0 take tile=farmer\nlegal 2\ndo 0 draw\nis {'hand_n':[4,3,3]}\ndo 0 decline\n"
    "is {'step':'perform'}\nno not-now@WIZ-R08 - token token=tF\ndo 0 perform\nis {'awaits':'token'}\nno action-mandatory 0 decline\n"
    "do - token token=tF\ndo 0 decline\nis {'phase':'sets','hand_n':[4,3,3]}" },
  { "WIZ-R08", /* by the app it waits for the word */
    "app\noption actions declined\nrestart\nbase\ndo 0 take tile=queen\nis {'step':'perform','awaits':''}\nno not-now - draw card=F3\n"
    "no not-now 0 perform\ndo 0 draw\nis {'awaits':'draw'}\ndo - draw card=F3\ndo 0 decline\nis {'phase':'sets'}" },
  { "WIZ-R08", /* the Wizard too */
    "option actions declined\nrestart\nbase\nat {'gems':[1,0,0]}\ndo 0 take tile=wizard\nno not-now - own-gem\ndo 0 decline\n"
    "is {'phase':'sets'}\nlegal 1" },
  { "WIZ-R17", /* nobody is told the chance */
    "option show-odds off\nrestart\nbase\ndo 0 take tile=wizard\ndo - no-own-gem\ntold Player 1 draws with the Wizard at level 1." },
  { "WIZ-075 WIZ-R01", /* left out, it has no third step either */
    "option actions declined\nrestart\nbase\nat {'face':[{'F3':1},{},{}]}\ndo 0 take tile=wizard\nno actions-unfinished 0 turn-in pieces=F3\ndo 0 decline\n"
    "no wizard-turn-over@WIZ-075 0 turn-in element=F pieces=F3\nlegal 1\nasks Player 1: end the turn\ndo 0 done\n"
    "no wizard-turn-over 0 turn-in element=F pieces=F3" },
  { "WIZ-R01",
    "option actions declined\noption sets-after-wizard on\nrestart\nbase\nat {'face':[{'F3':1},{},{}]}\ndo 0 take tile=wizard\ndo 0 decline\n"
    "at {'face':[{'F3':2},{},{}]}\ndo 0 turn-in element=F pieces=F3,F3\nis {'level':[2,1,1]}" },
  { "WIZ-R08 WIZ-R29", /* a look once begun is not left out */
    "option actions declined\nrestart\nbase\ndo 0 take tile=oracle\nis {'look_n':0,'deck_n':51}\ndo 0 perform\nno action-mandatory 0 decline\n"
    "do 0 discard-looked cards=F1,F1" },
  { "WIZ-R10",
    "option wizard-needs-gem on\nrestart\nbase\nlegal 6 take\nno wizard-needs-gem@WIZ-R10 0 take tile=wizard\nat {'gems':[1,0,0]}\nlegal 7 take\n"
    "do 0 take tile=wizard" },
  { "WIZ-R11",
    "option level-cap 5\nrestart\nis {'cap':5}\nbase\nat {'level':[4,5,1],'phase':'sets','tile':['queen',null,null],'face':[{'B3':2},{},{}]}\n"
    "do 0 turn-in pieces=B3,B3\nis {'level':[5,5,1]}\nsays level-capped\nscore {'row-level':[5,5,1]}\nnote The dials ended at 5." },
  { "WIZ-R11", /* entered when a dial stops, at any time */
    "base\nat {'level':[4,5,1]}\nno level-cap-range@WIZ-R11 h level-cap n=4\nno level-cap-range h level-cap n=0\n"
    "no level-cap-range h level-cap n=-3\nno level-cap-range h level-cap\ndo h level-cap n=6\nis {'cap':6}\ndo 0 take tile=queen\n"
    "do h level-cap n=5\nis {'cap':5,'step':'draw'}" },
  { "WIZ-R11", /* nor may a position or a correction put it below a level that somebody has */
    "base\nbad level-cap-range {'cap':3,'level':[5,1,1]}\nat {'cap':5,'level':[5,1,1]}\nbad level-cap-range {'cap':4}\n"
    "bad level-cap-range {'level':[1,6,1]}\nat {'cap':0,'level':[9,1,1]}" },
  { "WIZ-R14", /* each set stands alone */
    "option pool-sets separate\nrestart\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':2,'F2':1},{},{}]}\n"
    "do 0 turn-in pieces=F3,F3,F2\nis {'level':[2,1,1],'sets':[{'F':1},{},{}]}\nsays surplus-symbols\nsays piece-unneeded" },
  { "WIZ-R17",
    "base\nnames\nasks Ann: choose a character\nhow Step 1 of 3: 7 of 7 characters left" },
  { "WIZ-R22", /* the table agrees, and the host enters it */
    "option first-order entered\nrestart\nis {'awaits':'','step':'setup'}\nno not-now@WIZ-R22 - order colours=0,1,2\n"
    "no first-order h order colours=0,1\nlegal 6 order\ndo h order colours=1,2,0\nis {'order':[1,2,0],'active':1}\n"
    "no not-now h order colours=0,1,2" },
  { "WIZ-R22",
    "no not-now h order colours=0,1,2" },
  { "WIZ-R25",
    "option trade agreement\nrestart\nbase\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1},{}]}\ndo 0 decline\n"
    "is {'phase':'sets'}" },
};

void
wiz_add_options (void)
{
  wiz_add_cases ("options", cases, G_N_ELEMENTS (cases));
}
