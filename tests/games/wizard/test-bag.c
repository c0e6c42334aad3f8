/* test-bag.c: what tokens do, the Wizard (5.5, 5.6)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-060 WIZ-064",
    "base\nat {'phase':'act','tile':['hunter',null,null],'at':1,'gems':[2,1,0]}\ndo - token token=add\n"
    "is {'gems':[3,1,0],'gems_on_board':[5,7,8],'bag':{'add':3,'gem-blue':3,'gem-red':1}}\nsays gems\nsays returned" },
  { "WIZ-061 WIZ-064",
    "base\nat {'phase':'act','tile':['hunter',null,null],'at':1}\ndo - token token=level\nis {'level':[2,1,1],'bag':{'level':3},'bag_n':31}\n"
    "says level" },
  { "WIZ-062 WIZ-065", /* kept, round after round */
    "base\nat {'phase':'act','tile':['hunter',null,null],'at':1,'hand_n':[0,3,3]}\ndo - token token=tB\n"
    "is {'tokens':[{'B':1},{},{}],'bag':{'tB':4},'bag_n':30}\nsays kept\ndo 0 done\nat {'phase':'clean-up','tile':['hunter','queen','oracle']}\n"
    "do h clean-up\nis {'tokens':[{'B':1},{},{}],'round':3}" },
  { "WIZ-063", /* a gem, one's own too: nothing, nobody wins */
    "base\nat {'phase':'act','tile':['hunter',null,null],'at':1,'gems':[1,1,0]}\ndo - token token=gem-blue\n"
    "is {'over':false,'gems':[1,1,0],'bag_n':33,'step':'play'}\nsays gem-idle" },
  { "WIZ-060 WIZ-R06", /* no gem left on the board */
    "base\nat {'phase':'act','tile':['hunter',null,null],'at':1,'gems':[8,0,0]}\ndo - token token=add\nis {'gems':[8,0,0]}\nsays no-gems-left" },
  { "WIZ-R02", /* in whatever order, it comes to the same */
    "base\nat {'level':[3,1,1],'gems':[7,0,0]}\ndo 0 take tile=apprentice\ndo - token token=add\ndo - token token=add\ndo - token token=level\n"
    "is {'gems':[8,0,0],'level':[4,1,1]}\nsays no-gems-left\n"
    "at {'phase':'choose','active':0,'level':[3,1,1],'gems':[7,0,0],'tile':[null,null,null],'all':0}\ndo 0 take tile=apprentice\n"
    "do - token token=level\ndo - token token=add\ndo - token token=add\nis {'gems':[8,0,0],'level':[4,1,1]}" },
  { "WIZ-070 WIZ-071 WIZ-120", /* the own gem wins */
    "base\nat {'level':[2,1,1],'gems':[1,0,0]}\ndo 0 take tile=wizard\nis {'all':2,'step':'wizard'}\ndo - token token=gem-blue\n"
    "is {'over':false}\ndo - token token=tF\nis {'over':true,'winner':0,'phase':'over','wizard':[1,0,0]}\nsays won\nsays wizard-draw" },
  { "WIZ-072 WIZ-073 WIZ-074", /* nothing else has an effect, all go back */
    "base\nat {'level':[5,1,1],'gems':[1,1,0]}\ndo 0 take tile=wizard\ndo - pull tokens=gem-red:1,add:1,level:1,tF:2\n"
    "is {'level':[5,1,1],'gems':[1,1,0],'tokens':[{},{},{}],'bag_n':33,'bag':{'tF':5,'add':3,'level':3,'gem-red':1},'active':1}\nsays no-own-gem" },
  { "WIZ-075 WIZ-R01", /* no third step for the Wizard, until the tiles are back */
    "base\nat {'gems':[1,0,0],'face':[{'F2':2},{},{}]}\ndo 0 take tile=wizard\nno actions-unfinished@WIZ-080 0 turn-in pieces=F2,F2\n"
    "no actions-unfinished 0 done\ndo - token token=tM\nis {'active':1}\nno wizard-turn-over@WIZ-075 0 turn-in pieces=F2,F2\n"
    "no wizard-turn-over 0 draw\nno wizard-turn-over 0 decline\nno not-your-turn 0 done\n"
    "at {'phase':'clean-up','tile':['wizard','queen','oracle']}\nno wizard-turn-over 0 turn-in pieces=F2,F2\ndo h clean-up\n"
    "no not-your-turn 0 turn-in pieces=F2,F2" },
  { "WIZ-076 WIZ-R10", /* in any round, with a gem or without */
    "base\nat {'round':1}\ndo 0 take tile=wizard\nsays zero-chance\ndo - token token=tF\nis {'active':1,'wizard':[1,0,0],'luck':[0,0,0]}" },
  { "WIZ-077",
    "base\nat {'level':[1,3,4],'gems':[1,2,0]}\nis {'bag_n':34,'chance':['1/34','32/187','0/1']}" },
  { "WIZ-R05", /* fewer tokens than are to be pulled */
    "base\nat {'level':[40,1,1]}\ndo 0 take tile=apprentice\nsays bag-short\nis {'all':31}\n"
    "do - pull tokens=tF:5,tS:5,tB:5,tM:5,tP:5,add:3,level:3\n"
    "is {'level':[43,1,1],'gems':[3,0,0],'tokens':[{'F':5,'S':5,'B':5,'M':5,'P':5},{},{}],'bag_n':9}" },
  { "WIZ-R05", "base\nat {'level':[31,1,1]}\ndo 0 take tile=apprentice\nsilent bag-short\nis {'all':31}" },
  { "WIZ-R05", /* certain */
    "base\nat {'level':[31,1,1],'gems':[2,0,0],'gone':{'F':1}}\nis {'bag_n':32,'chance':['1/1','0/1','0/1']}\ndo 0 take tile=wizard\n"
    "no not-in-bag@WIZ-R09 - no-own-gem\ndo - own-gem\nis {'over':true}\nscore {'verdict':'verdict-certain','figure-chance':1}" },
  { "WIZ-R09", /* in short: the own gem, or none */
    "base\nat {'level':[2,1,1]}\ndo 0 take tile=wizard\nno not-in-bag - own-gem\nat {'gems':[1,0,0]}\ndo - token token=tF\ndo - own-gem\n"
    "is {'over':true,'winner':0,'short_entry':1}" },
  { "WIZ-R09", /* none */
    "base\nat {'level':[3,1,1],'gems':[1,0,0]}\ndo 0 take tile=wizard\ndo - token token=tF\nis {'bag':{'tF':4}}\ndo - no-own-gem\n"
    "is {'bag_n':32,'bag':{'tF':5},'active':1,'tile':['wizard',null,null]}" },
  { "WIZ-R09", /* not when the gem lies out, nor for another character, nor by the app */
    "base\nat {'level':[2,1,1],'gems':[1,0,0]}\ndo 0 take tile=wizard\ndo - token token=gem-blue\nno not-in-bag - no-own-gem\ndo - own-gem\n"
    "is {'over':true}" },
  { "WIZ-R09 WIZ-042",
    "base\ndo 0 take tile=apprentice\nno action-not-on-tile - own-gem\nno action-not-on-tile - no-own-gem" },
  { "WIZ-R09",
    "app\nbase\nat {'gems':[1,0,0]}\ndo 0 take tile=wizard\nno not-now - own-gem\nno not-now - no-own-gem\noutcomes 8" },
  { "WIZ-R03 WIZ-064", /* after each action: the same token can come twice */
    "base\nat {'phase':'act','tile':['hunter',null,null],'at':1,'hand_n':[0,3,3],'gone':{'F':5}}\ndo - token token=level\nis {'bag':{'level':3}}" },
};

void
wiz_add_bag (void)
{
  wiz_add_cases ("bag", cases, G_N_ELEMENTS (cases));
}
