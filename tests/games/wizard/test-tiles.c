/* test-tiles.c: tiles of the host: other numbers, choices, levels, free text (8.2, 8.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-R31 WIZ-030", /* six; a number twice; a second Wizard's draw; none on number 7 */
    "set-of SIX\nstart tile-set-invalid@WIZ-030\nset-of TWICE\nstart tile-set-invalid\nset-of TWO-WIZARDS\nstart tile-set-invalid\nset-of NO-WIZARD\nstart tile-set-invalid\n"
    "set-of SWAPPED\nis {'phase':'order'}" },
  { "WIZ-R31", /* a character that is mended while it is carried out: what is not there any more is not due */
    "set-of ODD\nbase\ndo 0 take tile=hunter\ndo h carried-out\nis {'awaits':'token'}\nteach tiles {'id':'hunter','actions':[{'do':'free-text','text':'Sing'}]}\nis {'phase':'sets','all':0}\ndo 0 done" },
  { "WIZ-R31",
    "set-of ODD\nbase\ndo 0 take tile=oracle\ndo 0 perform\nis {'look_n':4,'deck_n':47}\nteach tiles {'id':'oracle','actions':[{'do':'draw-card','k':1}]}\n"
    "is {'awaits':'','step':'draw','look_n':0,'deck_n':51}\ndo 0 draw\nis {'hand_n':[4,3,3],'phase':'sets'}" },
  { "WIZ-R25", /* as many pieces traded as a tile can say */
    "set {'tiles':{'trader':{'actions':[{'do':'trade','k':4}]}}}\nbase\nat {'face':[{'F2':4},{'S2':4},{}]}\ndo 0 take tile=trader\n"
    "do 0 trade give=F2,F2,F2,F2 player=1 get=S2,S2,S2,S2\nis {'face':[{'S2':4},{'F2':4},{}],'phase':'sets'}" },
  { "WIZ-R31", /* names, numbers, actions as the box has them */
    "set-of SWAPPED\nbase\ndo 0 take tile=queen\ndo 0 draw\ndo 0 done\nis {'order_next':[0]}\ndo 1 take tile=hunter\ndo - token token=tF\n"
    "is {'phase':'sets'}" },
  { "WIZ-R31 WIZ-030", /* seven, numbered 1 to 7, the Wizard's draw on 7 and nowhere else */
    "set-of TEST\nseats 3\nis {'phase':'order'}" },
  { "WIZ-R31",
    "set {'tiles':{'queen':{'actions':[{'do':'draw-card','k':3}]}}}\nbase\ndo 0 take tile=queen\ndo 0 draw\ndo 0 draw\ndo 0 draw\n"
    "is {'phase':'sets','hand_n':[6,3,3]}" },
  { "WIZ-040 WIZ-041", /* a choice of lists */
    "set-of ODD\nbase\ndo 0 take tile=queen\nis {'step':'pick'}\nno action-order 0 draw\nno action-order 0 play card=F3\n"
    "no no-such-choice@WIZ-040 0 pick list=3\nno no-such-choice 0 pick\nlegal 2 pick\ndo 0 pick list=1\nis {'step':'draw'}\n"
    "no action-done 0 pick list=2\ndo 0 draw\ndo 0 draw\nis {'step':'play','level':[1,1,1]}\ndo 0 play card=F3\nis {'phase':'sets'}" },
  { "WIZ-040", /* the other list: a level and a gem by themselves */
    "set-of ODD\nbase\ndo 0 take tile=queen\ndo 0 pick list=2\nis {'level':[2,1,1],'gems':[1,0,0],'step':'play','hand_n':[3,3,3]}\nsays picked" },
  { "WIZ-R08", /* a choice may be left out where the table allows it */
    "set-of ODD\noption actions declined\nrestart\nbase\ndo 0 take tile=queen\nlegal 3\ndo 0 decline\nis {'step':'play','pick':0}\n"
    "do 0 play card=F3\nis {'phase':'sets'}" },
  { "WIZ-R08 WIZ-R25", /* what the tile says may be done */
    "set-of ODD\nbase\nat {'face':[{'F2':2},{'S2':2},{}]}\ndo 0 take tile=trader\nno action-mandatory 0 decline\n"
    "do 0 trade give=F2,F2 player=1 get=S2,S2\nis {'step':'perform'}\nlegal 2\ndo 0 perform\nis {'gems':[2,0,0],'phase':'sets'}" },
  { "WIZ-052", /* look at four, keep two, if one likes */
    "set-of ODD\nbase\ndo 0 take tile=oracle\nis {'step':'perform','deck_n':51}\ndo 0 perform\nis {'look_n':4,'look_keep':2,'deck_n':47}\n"
    "do 0 discard-looked cards=F3,F3\nis {'hand_n':[5,3,3],'phase':'sets'}" },
  { "WIZ-R04", /* two tokens printed as one action, then one */
    "set-of ODD\nbase\nat {'gems':[0,0,0]}\ndo 0 take tile=farmer\nis {'all':2}\ndo - token token=tF\nno token-count - pull tokens=tF:2\n"
    "do - token token=tF\nis {'tokens':[{'F':2},{},{}],'all':1}\ndo - token token=tF\n"
    "is {'tokens':[{'F':3},{},{}],'level':[1,1,1],'phase':'sets'}" },
  { "WIZ-061", /* a level goes down, not below 1 */
    "set-of ODD\nbase\nat {'level':[3,1,1]}\ndo 0 take tile=farmer\ndo - pull tokens=tF:2\ndo - token token=tF\nis {'level':[2,1,1]}" },
  { "WIZ-R19", /* what is printed after the Wizard's draw is not done */
    "set-of ODD\nbase\ndo 0 take tile=wizard\nno action-order - own-gem\ndo 0 draw\ndo - no-own-gem\n"
    "is {'active':1,'hand_n':[4,3,3],'face':[{},{},{}]}" },
  { "WIZ-R20 WIZ-040", /* free text: the host carries it out, piece by piece */
    "set-of ODD\nbase\nat {'gems':[1,0,0],'tokens':[{},{'B':1},{}],'face':[{},{'S2':1},{}],'discard':{'M2':1},'gone':{'P':1}}\n"
    "do 0 take tile=hunter\nis {'step':'text'}\nsays text\nno action-order - token token=tF\nlegal 1\n"
    "no no-such-piece@WIZ-R20 h adjust what=tF from=front-red to=bag\nno no-such-piece h adjust what=S3 from=front-red to=discard\n"
    "no no-such-piece h adjust what=gem-yellow from=bag to=board\nno no-such-piece h adjust what=level to=front-blue n=-1\n"
    "do h adjust what=tB from=front-red to=front-blue\ndo h adjust what=S2 from=front-red to=discard\n"
    "do h adjust what=gem-blue from=bag to=board\ndo h adjust what=gem-red from=board to=bag\ndo h adjust what=level to=front-blue n=3\n"
    "do h adjust what=tP from=out to=bag\ndo h adjust what=tF from=bag to=out\ndo h adjust what=M2 from=discard to=front-yellow\n"
    "is {'tokens':[{'B':1},{},{}],'face':[{},{},{'M2':1}],'discard':{'S2':1},'gems':[0,1,0],'level':[4,1,1],'gone':{'F':1},'over':false}\n"
    "says adjusted\ndo h adjust what=card from=hand-red to=hand-blue\nis {'hand_n':[4,2,3]}\ndo h adjust what=card from=deck-top to=hand-red\n"
    "is {'hand_n':[4,3,3]}\ndo h adjust what=card from=hand-blue to=deck-bottom\ndo h adjust what=F3 from=hand-blue to=deck-top\n"
    "is {'hand_n':[2,3,3]}\ndo h adjust what=S2 from=discard to=deck-bottom\nno no-such-piece h adjust what=card from=discard to=deck-top\n"
    "no no-such-piece h adjust what=S2 from=discard to=hand-red\ndo h adjust what=marker-blue from=space-1 to=space-5\nis {'space':[5,2,3]}\n"
    "no no-such-piece h adjust what=marker-red from=space-2 to=space-3\ndo h carried-out\nis {'awaits':'token'}\ndo - token token=tS\ndo 0 draw\n"
    "is {'phase':'sets'}\nno not-now h adjust what=tS from=front-blue to=bag" },
  { "WIZ-R20", /* an own gem by hand is no win */
    "set-of ODD\nbase\nat {'gems':[1,0,0]}\ndo 0 take tile=hunter\ndo h adjust what=gem-blue from=bag to=board\n"
    "is {'over':false,'gems':[0,0,0]}\ndo h level-cap n=4\nno no-such-piece h adjust what=level to=front-red n=4\n"
    "do h adjust what=level to=front-red n=2\nis {'level':[1,3,1]}\ndo h carried-out" },
  { "WIZ-R20", /* characters between row and players whose turn is over */
    "set-of ODD\nbase\nat {'active':1,'tile':['queen',null,null]}\ndo 1 take tile=hunter\ndo h adjust what=tile-1 from=front-blue to=row\n"
    "is {'tile':[null,'hunter',null]}\ndo h adjust what=tile-3 from=row to=front-blue\nis {'tile':['trader','hunter',null]}\n"
    "no no-such-piece h adjust what=tile-6 from=front-red to=row\nno no-such-piece h adjust what=tile-4 from=row to=front-yellow" },
  { "WIZ-R20", /* a known card on the deck is what comes */
    "app\nset-of ODD\nbase\nat {'discard':{'F3':1}}\ndo 0 take tile=hunter\ndo h adjust what=F3 from=discard to=deck-top\n"
    "is {'deck':[{'card':'F3'},{'n':50}]}\ndo h carried-out\ndo - token token=tF\nis {'awaits':''}\ndo 0 draw\nis {'hand_n':[4,3,3]}" },
};

void
wiz_add_tiles (void)
{
  wiz_add_cases ("tiles", cases, G_N_ELEMENTS (cases));
}
