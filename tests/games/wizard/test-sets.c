/* test-sets.c: turning in sets (5.7)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-080", /* only in step 3 of one's own turn */
    "base\nat {'face':[{'F2':2},{'F2':2},{}]}\nno choose-first 0 turn-in pieces=F2,F2\nno not-your-turn 1 turn-in pieces=F2,F2\n"
    "do 0 take tile=queen\nno actions-unfinished@WIZ-080 0 turn-in pieces=F2,F2\nno actions-unfinished 0 done\n"
    "no not-your-turn 1 turn-in pieces=F2,F2" },
  { "WIZ-081", /* nobody has to */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F2':2},{},{}]}\nlegal 1 done\nlegal 1 turn-in\ndo 0 done\n"
    "is {'face':[{'F2':2},{},{}],'active':1}" },
  { "WIZ-082", /* only what lies face up in front */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F2':1},{'F2':3},{}]}\nno card-in-hand@WIZ-082 0 turn-in pieces=F2,hand:F2\n"
    "no piece-missing@WIZ-082 0 turn-in pieces=F3\nno not-yours@WIZ-056 0 turn-in pieces=F2,red:F2\n"
    "no piece-twice@WIZ-090 0 turn-in pieces=F2,F2\nno piece-missing 0 turn-in" },
  { "WIZ-083 WIZ-090 WIZ-096 WIZ-097 WIZ-099", /* cards and tokens mixed: symbols count, not pieces */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F2':1},{},{}],'tokens':[{'F':2},{'F':1},{}]}\ndo 0 turn-in pieces=F2,tF,tF\n"
    "is {'level':[2,1,1],'face':[{},{},{}],'tokens':[{},{'F':1},{}],'gone':{'F':2},'discard':{'F2':1},'bag':{'tF':2},'sets':[{'F':1},{},{}]}" },
  { "WIZ-084",
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':2,'S3':1},{},{}]}\nno mixed-elements@WIZ-084 0 turn-in pieces=F3,S3\n"
    "no mixed-elements 0 turn-in element=F pieces=F3,F3,S3\nno mixed-elements 0 turn-in element=S pieces=F3,F3" },
  { "WIZ-085",
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F2':2},{},{}]}\ndo 0 turn-in pieces=F2,F2\nis {'level':[2,1,1],'gems':[0,0,0]}" },
  { "WIZ-086",
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'S2':1,'S3':1},{},{}]}\ndo 0 turn-in pieces=S2,S3\n"
    "is {'level':[1,1,1],'gems':[1,0,0]}" },
  { "WIZ-087",
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'B3':2},{},{}]}\ndo 0 turn-in pieces=B3,B3\nis {'level':[3,1,1],'gems':[0,0,0]}" },
  { "WIZ-088",
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'M3':2},{},{}],'tokens':[{'M':1},{},{}]}\ndo 0 turn-in pieces=M3,M3,tM\n"
    "is {'level':[2,1,1],'gems':[1,0,0]}" },
  { "WIZ-089",
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'P3':2,'P2':1},{},{}]}\ndo 0 turn-in pieces=P3,P3,P2\n"
    "is {'level':[1,1,1],'gems':[2,0,0],'gems_on_board':[6,8,8]}" },
  { "WIZ-091",
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':1,'P3':2},{},{}]}\nno too-few-symbols@WIZ-091 0 turn-in pieces=F3\n"
    "no too-few-symbols 0 turn-in pieces=P3,P3\nbecause 6 symbols are not enough: a set of potions needs 8.\nno too-few-symbols 0 turn-in element=B" },
  { "WIZ-092 WIZ-095 WIZ-R14", /* several at once, of one element or several */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':2,'F2':1,'S3':2},{},{}]}\ndo 0 turn-in pieces=F3,F3,F2\n"
    "is {'level':[3,1,1],'sets':[{'F':2},{},{}],'discard':{'F3':2,'F2':1}}\ndo 0 turn-in pieces=S3,S3\n"
    "is {'gems':[1,0,0],'sets':[{'F':2,'S':1},{},{}]}\nsays surplus-symbols\ndo 0 done" },
  { "WIZ-093", /* what is too much is lost */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':2},{},{}]}\ndo 0 turn-in pieces=F3,F3\n"
    "is {'level':[2,1,1],'face':[{},{},{}]}\nsays surplus-symbols\nsilent piece-unneeded" },
  { "WIZ-094 WIZ-093", /* what is not needed may stay; if not, it is said */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F2':2,'F1':1},{},{}]}\ndo 0 turn-in pieces=F2,F2,F1\nsays piece-unneeded\n"
    "at {'face':[{'F2':2,'F1':1},{},{}],'discard':{}}\ndo 0 turn-in pieces=F2,F2\nis {'face':[{'F1':1},{},{}]}\nsilent piece-unneeded\n"
    "silent surplus-symbols" },
  { "WIZ-095", /* the eight flowers of 3, 3 and 2 make two sets only together */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F3':2,'F2':1},{},{}]}\nlegal 3 turn-in\ndo 0 turn-in pieces=F3,F2\n"
    "is {'level':[2,1,1]}\nno too-few-symbols 0 turn-in pieces=F3" },
  { "WIZ-097", /* tokens turned in never come back */
    "base\nat {'phase':'sets','tile':['queen',null,null],'gone':{'F':3},'tokens':[{},{'F':1},{}]}\n"
    "no token-out-of-game@WIZ-097 0 turn-in pieces=tF\nno token-out-of-game 0 turn-in pieces=out:tF\n"
    "no token-out-of-game 0 turn-in pieces=out:tS\nat {'active':1,'phase':'choose','tile':['queen',null,null],'level':[1,2,1]}\n"
    "do 1 take tile=apprentice\nno not-in-bag - pull tokens=tF:2\ndo - token token=tF\nis {'bag':{'tF':0}}" },
  { "WIZ-098",
    "base\nat {'phase':'act','tile':['queen',null,null],'deck':[],'discard':{'F3':3,'S2':3},'face':[{},{'M1':40},{}],'hand_n':[3,3,8]}\n"
    "is {'deck_n':6,'discard_n':0,'reshuffles':1}\ndo 0 draw\nis {'deck_n':5,'hand_n':[4,3,8]}" },
  { "WIZ-099", /* rewards are one's own */
    "base\nat {'active':1,'phase':'sets','tile':['queen','farmer',null],'face':[{},{'S3':2},{}]}\ndo 1 turn-in pieces=S3,S3\nis {'gems':[0,1,0]}" },
  { "WIZ-R06", /* no gem left: it may be turned in all the same */
    "base\nat {'phase':'sets','tile':['queen',null,null],'gems':[8,0,0],'face':[{'S3':2,'M3':3},{},{}]}\ndo 0 turn-in pieces=S3,S3\n"
    "is {'gems':[8,0,0],'discard':{'S3':2}}\nsays no-gems-left\ndo 0 turn-in pieces=M3,M3,M3\nis {'level':[2,1,1],'gems':[8,0,0]}\n"
    "says no-gems-left" },
  { "WIZ-R14 WIZ-095", /* a turn-in earns all it can */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'S3':4},{},{}]}\ndo 0 turn-in pieces=S3,S3,S3,S3\n"
    "is {'gems':[2,0,0],'sets':[{'S':2},{},{}]}" },
  { "WIZ-R15 WIZ-R32", /* a card of two elements counts for the one that is turned in */
    "set-of DOUBLE\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'X1':2,'F3':1},{},{}]}\n"
    "no mixed-elements@WIZ-R15 0 turn-in pieces=X1,X1\ndo 0 turn-in element=F pieces=X1,X1\n"
    "is {'level':[2,1,1],'gems':[0,0,0],'discard':{'X1':2},'face':[{'F3':1},{},{}]}" },
  { "WIZ-R15 WIZ-R32",
    "set-of DOUBLE\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'X1':2,'F3':1},{},{}]}\nlegal 4 turn-in\n"
    "do 0 turn-in element=S pieces=X1,X1\nis {'gems':[1,0,0]}\nsays surplus-symbols" },
  { "WIZ-R15", /* with another card that shows but one of them it need not be said */
    "set-of DOUBLE\nbase\nat {'phase':'sets','tile':['queen',null,null],'face':[{'X1':1,'F3':1},{},{}]}\ndo 0 turn-in pieces=F3,X1\n"
    "is {'level':[2,1,1]}" },
  { "WIZ-090", /* a token may show more than one symbol */
    "set-of TWO-SYMBOLS\nbase\nat {'phase':'sets','tile':['queen',null,null],'tokens':[{'F':2},{},{}]}\ndo 0 turn-in pieces=tF,tF\n"
    "is {'level':[2,1,1]}" },
  { "WIZ-080 WIZ-R34", /* the cheapest is first */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F1':2,'F2':1,'F3':1},{},{}],'tokens':[{'F':2},{},{}]}\n"
    "is {'cheapest':{'F':['F3','F1'],'S':[]}}\nat {'face':[{'S3':1,'S2':1},{},{}],'tokens':[{'S':2},{},{}]}\nis {'cheapest':{'S':['S3','S2']}}\n"
    "at {'face':[{'S2':0},{},{}]}\nis {'cheapest':{'S':['S3','tS','tS']}}" },
};

void
wiz_add_sets (void)
{
  wiz_add_cases ("sets", cases, G_N_ELEMENTS (cases));
}
