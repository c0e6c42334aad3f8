/* test-actions.c: performing the actions: drawing, playing, looking (5.4)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-040 WIZ-041 WIZ-044 WIZ-045", /* the Farmer from top to bottom */
    "base\ndo 0 take tile=farmer\nno action-order@WIZ-041 - token token=tF\nno action-order 0 play card=F3\ndo 0 draw\n"
    "is {'deck_n':50,'hand_n':[4,3,3],'times':1}\nno action-order - token token=tF\ndo 0 draw\nno action-done@WIZ-042 0 draw\n"
    "do - token token=tS\nis {'tokens':[{'S':1},{},{}]}\nno action-done - token token=tF\ndo 0 play card=F3\n"
    "is {'hand_n':[4,3,3],'face':[{'F3':1},{},{}],'phase':'sets'}\nno action-done 0 play card=F3\nsays played" },
  { "WIZ-042", /* only what is on the tile */
    "base\ndo 0 take tile=queen\nno action-not-on-tile@WIZ-042 - token token=tF\nno action-not-on-tile - own-gem\n"
    "no action-not-on-tile 0 trade give=F3 player=1 get=F3\nno action-not-on-tile 0 pick list=1\nno action-not-on-tile 0 keep\ndo 0 draw\n"
    "do 0 play card=B1\nno action-not-on-tile - pull tokens=tF:1\nno action-done 0 draw" },
  { "WIZ-044 WIZ-010", /* the app's card is seen by its player alone */
    "app\nbase\ndo 0 take tile=queen\nis {'awaits':'draw'}\nno not-now 0 draw\ndo - draw card=P3\nsays drew@all\nsays drew-card@0\n"
    "view 1 {'hand':[{},{},{}],'hand_n':[4,3,3]}\nview 0 {'hand':[{'P3':1},{},{}]}\ndo 0 play card=P3\n"
    "is {'face':[{'P3':1},{},{}],'hand_n':[3,3,3]}" },
  { "WIZ-044", /* in the box it is not told */
    "base\ndo 0 take tile=queen\nno not-now - draw card=F3\ndo 0 draw\nis {'hand_n':[4,3,3]}" },
  { "WIZ-045", /* a card that the hand does not have */
    "app\nbase\nat {'hand':[{'F3':1,'S2':2},{},{}]}\ndo 0 take tile=queen\ndo - draw card=M1\nno card-not-in-hand@WIZ-045 0 play card=P3\n"
    "legal 3 play\ndo 0 play card=S2\nis {'hand':[{'F3':1,'S2':1,'M1':1},{},{}]}" },
  { "WIZ-046 WIZ-R04 WIZ-R12", /* one token, by the chart */
    "base\nat {'phase':'act','tile':['farmer',null,null],'at':1}\nis {'all':1,'awaits':'token'}\ndo - token token=level\n"
    "is {'level':[2,1,1],'at':2,'bag':{'level':3}}" },
  { "WIZ-047 WIZ-048 WIZ-051 WIZ-R04", /* as many as the dial shows, all first */
    "base\nat {'level':[3,1,1]}\ndo 0 take tile=apprentice\nis {'all':3}\ndo - token token=level\n"
    "is {'level':[3,1,1],'all':3,'bag':{'level':2},'bag_n':30}\ndo - token token=level\ndo - token token=tM\n"
    "is {'level':[5,1,1],'tokens':[{'M':1},{},{}],'bag':{'level':3,'tM':4},'phase':'sets'}" },
  { "WIZ-049", /* a gem added cannot be among the tokens of the same draw */
    "base\nat {'level':[2,1,1]}\ndo 0 take tile=apprentice\ndo - token token=add\nno not-in-bag@WIZ-050 - token token=gem-blue\n"
    "do - token token=tF\nis {'gems':[1,0,0],'bag':{'gem-blue':1}}" },
  { "WIZ-050 WIZ-047", /* as many as are pulled, and what the bag can hold */
    "base\nat {'level':[3,1,1],'gems':[0,1,0]}\ndo 0 take tile=apprentice\nno token-count@WIZ-050 - pull tokens=tF:2\n"
    "no token-count - pull tokens=tF:4\nno not-in-bag@WIZ-050 - pull tokens=gem-red:2,tF:1\nno token-count - pull\n"
    "do - pull tokens=gem-red:1,tF:1,add:1\nis {'tokens':[{'F':1},{},{}],'gems':[1,1,0]}" },
  { "WIZ-050", /* outcomes are weighed by what is in the bag */
    "base\nat {'gone':{'F':5},'gems':[0,1,0]}\ndo 0 take tile=apprentice\noutcomes 7\nlegal 7 token" },
  { "WIZ-051", /* a level changes nothing else */
    "base\nat {'level':[9,1,1]}\ndo 0 take tile=queen\ndo 0 draw\nis {'hand_n':[4,3,3]}\nno action-done 0 draw" },
  { "WIZ-052 WIZ-053 WIZ-R24 WIZ-R28 WIZ-R29", /* the Oracle in the box: the discarded ones are entered */
    "base\ndo 0 take tile=oracle\nis {'step':'keep','look_n':3,'deck_n':48,'hand_n':[3,3,3]}\nno keep-count@WIZ-052 0 discard-looked cards=S2\n"
    "no keep-count 0 discard-looked cards=S2,S2,S2\nno action-mandatory 0 decline\ndo 0 discard-looked cards=S2,B3\n"
    "is {'deck_n':48,'discard':{'S2':1,'B3':1},'hand_n':[4,3,3],'step':'play'}\nsays looked-out\nsays kept-cards" },
  { "WIZ-052 WIZ-R28", /* one by one comes to the same */
    "base\ndo 0 take tile=oracle\ndo 0 discard card=B3\nis {'look_n':2,'discard_n':1}\nno keep-count 0 discard-looked cards=S2,B3\n"
    "do 0 discard card=S2\nis {'hand_n':[4,3,3],'look_n':0,'discard_n':2,'step':'play'}\nno action-done 0 discard card=F1" },
  { "WIZ-052 WIZ-053 WIZ-R28 WIZ-R33", /* the Oracle by the app: the player alone sees the three */
    "app\nbase\ndo 0 take tile=oracle\nis {'awaits':'looked','look_due':3}\ndo - look cards=F3,S2,B2\nsays looked-card@0\n"
    "is {'step':'keep','look_n':3}\nview 0 {'looked':{'F3':1,'S2':1,'B2':1}}\nview public {'looked':{},'look_n':3}\nview 1 {'looked':{}}\n"
    "no not-among-looked@WIZ-052 0 keep cards=M3\nno keep-count 0 keep cards=F3,S2\nno keep-count 0 keep\n"
    "no not-now 0 discard-looked cards=S2,B2\nlegal 3 keep\ndo 0 keep cards=F3\nsays kept-card@0\nsays looked-out@all\n"
    "is {'hand':[{'F3':1},{},{}],'discard':{'S2':1,'B2':1},'hand_n':[4,3,3]}\nview public {'hand':[{},{},{}],'discard':{'S2':1,'B2':1}}" },
  { "WIZ-054", /* nothing else until it is finished */
    "base\nat {'face':[{'F3':2},{},{}]}\ndo 0 take tile=oracle\nno action-order@WIZ-041 0 play card=F3\n"
    "no actions-unfinished@WIZ-080 0 turn-in pieces=F3,F3\nno actions-unfinished 0 done" },
  { "WIZ-052", /* the app shows as many as are looked at */
    "app\nbase\ndo 0 take tile=oracle\nno keep-count - look cards=F3,S2\nno card-not-possible - look cards=F9,S2,B1\ndo - looked card=F3\n"
    "no keep-count - look cards=F3,S2,B2\nno not-now 0 keep cards=F3\ndo - look cards=S2,B2\nis {'look_n':3,'look_due':0}" },
  { "WIZ-R08 WIZ-041", /* what cannot be done is skipped, all else is an order */
    "base\nat {'hand_n':[0,3,3],'phase':'act','tile':['farmer',null,null],'at':1}\nno action-mandatory@WIZ-R08 0 decline\ndo - token token=tF\n"
    "says nothing-to-play\nis {'phase':'sets'}\nno action-done 0 decline" },
  { "WIZ-R13 WIZ-R16", /* played cards stay; no limit to hand or table */
    "base\nat {'hand_n':[20,3,3],'face':[{'F3':4,'S3':4,'B3':4,'M2':5},{},{}]}\ndo 0 take tile=queen\ndo 0 draw\nis {'hand_n':[21,3,3]}\n"
    "do 0 play card=F2\ndo 0 done\nis {'face':[{'F3':4,'S3':4,'B3':4,'M2':5,'F2':1},{},{}]}" },
  { "WIZ-R23", /* each level-based action reads the dial when it starts */
    "set-of ODD\nbase\nat {'level':[1,1,1]}\ndo 0 take tile=apprentice\nis {'all':1}\ndo - token token=level\nis {'all':2,'level':[2,1,1]}\n"
    "do - pull tokens=tF:1,add:1\nis {'phase':'sets'}" },
};

void
wiz_add_actions (void)
{
  wiz_add_cases ("actions", cases, G_N_ELEMENTS (cases));
}
