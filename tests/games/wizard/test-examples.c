/* test-examples.c: the worked examples (section 9)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "E1 WIZ-022",
    "base\nat {'space':[3,5,6],'active':0}\nis {'order':[0,1,2]}\nno not-your-turn 1 take tile=queen" },
  { "E2 WIZ-013 WIZ-032",
    "colour 0 1\ncolour 1 0\nrestart\ndo - order colours=2,0,1\nis {'order':[2,0,1],'space':[2,3,1]}\nlegal 7 take\ndo 2 take tile=wizard\n"
    "do - no-own-gem\nlegal 6 take\ndo 0 take tile=apprentice\ndo - token token=tF\ndo 0 done\nlegal 5 take" },
  { "E3",
    "is {'gems_on_board':[8,8,8],'bag_n':31,'hand_n':[3,3,3],'deck_n':51,'discard_n':0,'level':[1,1,1]}" },
  { "E4",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'S3':2},{},{}]}\ndo 0 turn-in pieces=S3,S3\n"
    "is {'gems':[1,0,0],'gems_on_board':[7,8,8],'discard':{'S3':2},'face':[{},{},{}]}\nsays surplus-symbols" },
  { "E5",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F2':2},{},{}],'tokens':[{'F':1},{},{}]}\n"
    "do 0 turn-in pieces=F2,F2\nis {'level':[2,1,1],'tokens':[{'F':1},{},{}]}" },
  { "E5",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F2':2},{},{}],'tokens':[{'F':1},{},{}]}\n"
    "do 0 turn-in pieces=F2,F2,tF\nis {'level':[2,1,1],'gone':{'F':1}}\nsays surplus-symbols\nsays piece-unneeded" },
  { "E6",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':2},{},{}]}\ndo 0 done\n"
    "at {'active':0,'phase':'sets','tile':['queen',null,null],'face':[{'F3':2,'F2':1},{},{}]}\ndo 0 turn-in pieces=F3,F3,F2\n"
    "is {'level':[3,1,1],'discard':{'F3':2,'F2':1}}" },
  { "E6",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':2},{},{}],'tokens':[{'F':2},{},{}]}\n"
    "do 0 turn-in pieces=F3,F3,tF,tF\nis {'level':[3,1,1],'discard':{'F3':2},'gone':{'F':2}}" },
  { "E7",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'S3':1,'S2':3},{},{}],'tokens':[{'S':5},{},{}]}\n"
    "do 0 turn-in pieces=S3,S2\nis {'gems':[1,0,0]}\nat {'tokens':[{'S':1},{},{}]}\ndo 0 turn-in pieces=S2,S2,tS\n"
    "is {'gems':[2,0,0],'gone':{'S':1}}\nat {'gone':{'S':0},'tokens':[{'S':5},{},{}]}\ndo 0 turn-in pieces=tS,tS,tS,tS,tS\n"
    "is {'gems':[3,0,0],'gone':{'S':5}}" },
  { "E8 WIZ-077",
    "base\nat {'gems':[1,0,0]}\nis {'bag_n':32,'chance':['1/32','0/1','0/1']}\nat {'gems':[2,0,0]}\nis {'bag_n':33,'chance':['2/33','0/1','0/1']}" },
  { "E9 WIZ-111",
    "base\nat {'phase':'clean-up','tile':['oracle','wizard','queen']}\ndo h clean-up\nis {'space':[2,7,1]}" },
  { "E10 WIZ-060 WIZ-064",
    "set-of TEST\nbase\nat {'level':[3,1,1]}\ndo 0 take tile=apprentice\ndo - pull tokens=add:1,level:1,tM:1\n"
    "is {'gems':[1,0,0],'gems_on_board':[7,8,8],'level':[4,1,1],'tokens':[{'M':1},{},{}],'bag_n':31}" },
  { "E11 WIZ-048",
    "set-of TEST\nbase\nat {'level':[2,1,1]}\ndo 0 take tile=apprentice\nno token-count - pull tokens=level:3\ndo - pull tokens=level:2\n"
    "is {'level':[4,1,1],'phase':'sets'}\nno action-done - token token=level" },
  { "E12 WIZ-063",
    "set-of TEST\nbase\nat {'gems':[1,0,0]}\ndo 0 take tile=hunter\ndo - token token=gem-blue\nis {'over':false,'bag_n':32,'awaits':'token','at':1}" },
  { "E13 WIZ-R03",
    "set-of TEST\nbase\ndo 0 take tile=hunter\ndo - token token=level\nis {'level':[2,1,1],'bag':{'level':3}}\ndo - token token=level\n"
    "is {'level':[3,1,1],'phase':'sets'}\nno action-done - token token=level" },
  { "E14 WIZ-074 WIZ-075",
    "set-of TEST\nbase\nat {'level':[3,1,1],'gems':[2,1,0],'face':[{'F2':2},{},{}]}\nis {'bag_n':34,'chance':['32/187','1/34','0/1']}\n"
    "do 0 take tile=wizard\ndo - pull tokens=level:1,tF:1,gem-red:1\nis {'bag_n':34,'level':[3,1,1],'tokens':[{},{},{}],'active':1}\n"
    "no wizard-turn-over 0 turn-in pieces=F2,F2" },
  { "E15 WIZ-121",
    "seats 4\nset-of TEST\nbase\nat {'active':1,'level':[1,2,1,1],'gems':[0,1,0,0]}\ndo 1 take tile=wizard\ndo - pull tokens=gem-red:1,tS:1\n"
    "is {'over':true,'winner':1}\nno game-over 2 take tile=queen\nno game-over h clean-up" },
  { "E16 WIZ-087",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'B3':1,'B2':1},{},{}],'tokens':[{'B':1},{},{}]}\n"
    "do 0 turn-in pieces=B3,B2,tB\nis {'level':[3,1,1],'discard':{'B3':1,'B2':1},'gone':{'B':1}}" },
  { "E17 WIZ-084",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':1},{},{}],'tokens':[{'S':1},{},{}]}\n"
    "no mixed-elements 0 turn-in element=F pieces=F3,tS" },
  { "E18 WIZ-088",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'level':[2,1,1],'face':[{'M3':1,'M2':2},{},{}]}\n"
    "do 0 turn-in pieces=M3,M2,M2\nis {'level':[3,1,1],'gems':[1,0,0]}" },
  { "E19 WIZ-R06",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'gems':[7,0,0],'face':[{'P3':2,'P2':1},{},{}]}\n"
    "do 0 turn-in pieces=P3,P3,P2\nis {'gems':[8,0,0],'discard':{'P3':2,'P2':1}}\nsays no-gems-left" },
  { "E20 WIZ-R07",
    "set-of TEST\nbase\nat {'deck':[{'n':1}],'discard':{'F3':3,'S2':3},'hand_n':[3,25,25]}\ndo 0 take tile=oracle\ndo 0 draw\n"
    "is {'hand_n':[4,25,25]}\ndo 0 draw\ndo 0 draw\nis {'deck_n':4,'discard_n':0,'hand_n':[6,25,25],'reshuffles':1}" },
  { "E21 WIZ-082",
    "app\nset-of TEST\ndealer cards app\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'S3':1},{},{}],'hand':[{'S2':1},{},{}]}\n"
    "no card-in-hand 0 turn-in pieces=S3,hand:S2\nno piece-missing 0 turn-in pieces=S3,S2\n"
    "because Player 1 has nothing of that kind face up: two snails." },
  { "E22 WIZ-097",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'tokens':[{'F':4},{},{}]}\ndo 0 turn-in pieces=tF,tF,tF,tF\n"
    "is {'gone':{'F':4},'bag':{'tF':1}}\ndo 0 done\nat {'level':[1,2,1]}\ndo 1 take tile=apprentice\nno not-in-bag - pull tokens=tF:2" },
  { "E23 WIZ-R05",
    "seats 2\nset-of TEST\nbase\nat {'gone':{'F':5,'S':5,'B':5,'M':5,'P':5},'gems':[3,1],'level':[12,1]}\nis {'bag_n':10,'chance':['1/1','1/10']}\n"
    "do 0 take tile=wizard\nsays bag-short\nis {'all':10}\nno not-in-bag - no-own-gem\ndo - pull tokens=add:3,level:3,gem-blue:3,gem-red:1\n"
    "is {'over':true,'winner':0}" },
  { "E24 WIZ-R08",
    "set-of TEST\nbase\nat {'hand_n':[0,3,3]}\ndo 0 take tile=farmer\ndo - token token=tF\nsays nothing-to-play\nis {'phase':'sets'}" },
  { "E25 WIZ-041 WIZ-042",
    "set-of TEST\nbase\ndo 0 take tile=farmer\nno action-order 0 play card=F3\nno action-not-on-tile 0 draw" },
  { "E26 WIZ-R35",
    "set-of TEST\nbase\nat {'face':[{'F3':2},{'F3':2},{}],'discard':{'F3':2}}\ndo 0 take tile=three\nno card-all-seen 0 play card=F3\n"
    "no card-not-in-catalogue 0 play card=F1\ndo 0 play card=F2" },
  { "E27 WIZ-111",
    "base\nat {'phase':'clean-up','tile':['wizard','oracle','apprentice']}\ndo h clean-up\n"
    "is {'space':[7,2,4],'order':[1,2,0],'round':3,'tile':[null,null,null]}" },
  { "E28 WIZ-091",
    "set-of TEST\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'P3':1,'P2':2},{},{}]}\n"
    "no too-few-symbols 0 turn-in pieces=P3,P2,P2" },
  { "E29 WIZ-044",
    "set-of OWN\nbase\ndo 0 take tile=queen\ndo 0 draw\ndo 0 play card=M2\nis {'deck_n':50,'hand_n':[3,3,3],'face':[{'M2':1},{},{}]}" },
  { "E30 WIZ-R28",
    "set-of OWN\nbase\ndo 0 take tile=oracle\nno keep-count 0 discard-looked cards=S2\nno action-order 0 play card=M2\n"
    "no actions-unfinished 0 done\ndo 0 discard-looked cards=S2,B3\nis {'deck_n':48,'discard_n':2,'hand_n':[4,3,3]}\ndo 0 play card=M2\n"
    "is {'hand_n':[3,3,3]}" },
  { "E31 WIZ-052 WIZ-R33",
    "set-of OWN\ndealer cards app\nrestart\nbase\ndo 0 take tile=oracle\ndo - look cards=F3,S2,B2\nno not-among-looked 0 keep cards=M3\n"
    "do 0 keep cards=F3\nis {'discard':{'S2':1,'B2':1},'hand':[{'F3':1},{},{}]}\nview 2 {'hand':[{},{},{}],'hand_n':[4,3,3]}" },
  { "E32 WIZ-R27",
    "set-of OWN\nbase\nat {'deck':[{'n':1}],'discard':{'F3':2,'S2':3},'hand_n':[4,25,25]}\ndo 0 take tile=oracle\nsays deck-reshuffled\n"
    "do 0 discard-looked cards=S2,S2\nis {'deck_n':3,'discard_n':2,'hand_n':[5,25,25]}" },
  { "E33 WIZ-R27",
    "set-of OWN\nbase\nat {'deck':[],'discard':{'F3':2},'hand_n':[8,25,25]}\ndo 0 take tile=oracle\nsays deck-short\n"
    "do 0 discard-looked cards=F3\nis {'deck_n':0,'discard_n':1,'hand_n':[9,25,25]}\n"
    "at {'phase':'choose','active':0,'tile':[null,null,null],'deck':[],'discard':{'F3':1},'hand_n':[9,25,25]}\ndo 0 take tile=oracle\ndo 0 keep\n"
    "is {'hand_n':[10,25,25],'discard_n':0}\n"
    "at {'phase':'choose','active':0,'tile':[null,null,null],'deck':[],'discard':{},'hand_n':[10,25,25]}\ndo 0 take tile=oracle\n"
    "says nothing-to-draw\nis {'step':'play'}" },
  { "E34 WIZ-055 WIZ-057",
    "set-of OWN\nbase\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1,'F2':1},{}],'tokens':[{'S':1},{},{}]}\n"
    "no trade-partner 0 trade give=S2 player=2 get=S3\nno trade-count 0 trade give=S2 player=1 get=S3,F2\n"
    "no card-in-hand 0 trade give=hand:S2 player=1 get=S3\nno not-theirs 0 trade give=S2 player=1 get=B3\ndo 0 trade give=tS player=1 get=S3\n"
    "is {'face':[{'S2':1,'S3':1},{'F2':1},{}],'tokens':[{},{'S':1},{}]}\ndo 0 turn-in pieces=S2,S3\nis {'gems':[1,0,0]}" },
  { "E34",
    "set-of OWN\nbase\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1,'F2':1},{}],'tokens':[{'S':1},{},{}]}\n"
    "do 0 trade give=S2 player=1 get=S3\nis {'face':[{'S3':1},{'S2':1,'F2':1},{}],'tokens':[{'S':1},{},{}]}" },
  { "E35 WIZ-R25 WIZ-R30",
    "set-of OWN\noption trade agreement\nrestart\nbase\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1},{}]}\n"
    "do 0 trade give=S2 player=1 get=S3\nno not-your-turn 2 accept\ndo 1 refuse\nis {'face':[{'S2':1},{'S3':1},{}],'phase':'sets'}\n"
    "at {'phase':'act','tile':['trader',null,null],'at':1,'hand_n':[1,3,3],'face':[{'S2':0,'S3':0},{'S3':0,'S2':0},{}]}\ndo 0 play card=F2\n"
    "says nothing-to-trade\nis {'phase':'sets'}" },
  { "E36 WIZ-R08",
    "set-of OWN\nbase\nat {'hand_n':[0,3,3]}\ndo 0 take tile=hunter\ndo 0 draw\ndo - token token=tF\ndo 0 play card=F2\nsays nothing-to-play\n"
    "is {'hand_n':[0,3,3],'phase':'sets'}" },
  { "E37 WIZ-041",
    "set-of OWN\nbase\ndo 0 take tile=farmer\nno action-order - token token=tF\ndo 0 draw\ndo 0 draw\nis {'hand_n':[5,3,3]}\n"
    "do - token token=tF\ndo 0 play card=F2\nis {'deck_n':49,'hand_n':[4,3,3]}" },
  { "E38 WIZ-R09",
    "base\nat {'level':[4,1,1],'gems':[3,2,0]}\nis {'bag_n':36}\ndo 0 take tile=wizard\ndo - no-own-gem\nis {'bag_n':36,'active':1}" },
  { "E38 WIZ-R09",
    "base\nat {'gone':{'F':5,'S':5,'B':5,'M':5,'P':5},'gems':[1,3,0],'level':[10,1,1]}\nis {'bag_n':10}\ndo 0 take tile=wizard\n"
    "no not-in-bag - no-own-gem" },
};

void
wiz_add_examples (void)
{
  wiz_add_cases ("examples", cases, G_N_ELEMENTS (cases));
}
