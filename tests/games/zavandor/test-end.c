/* test-end.c: the end, the tie sale, places (5.17, section 10)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

/* 19 points: j15 7, j13 6, j14 6. */
static const ZavCase cases[] = {
  { "ZAV-128", /* 18 with three players */
    "base\nat {'items':[['j15','j13'],[],[]],'gems':[{'ruby':5},{},{}],'used':[1,1,1]}\nis {'vp':[13,0,0],'end_by':null}\nat {'items':[['j15','j13','a02'],[],[]]}\ndo 0 item slot=jewelry-1\nis {'vp':[18,0,0],'end_by':null}\ndo - turn card=j09\n"
    "is {'end_by':0,'reached':[2,0,0]}\nsays triggered" },
  { "ZAV-128", "seats 2\nbase\nat {'items':[['j15','j13','j12'],[]],'gems':[{'diamond':3},{}]}\ndo 0 item slot=jewelry-2\ndo - turn card=j09\nis {'vp':[20,0],'end_by':0}\nscore {'goal':20}" },
  { "ZAV-128", "seats 2\nbase\nat {'items':[['j15','j13','j09'],[]],'gems':[{'diamond':3},{}]}\ndo 0 item slot=jewelry-2\ndo - turn card=j12\nis {'vp':[19,0],'end_by':null}" },
  { "ZAV-128", "seats 4\nbase\nat {'items':[['j15','j13'],[],[],[]],'gems':[{'diamond':2,'emerald':2},{},{},{}]}\ndo 0 item slot=jewelry-3\ndo - turn card=j09\nis {'vp':[16,0,0,0],'end_by':0}\nscore {'goal':16}" },
  { "ZAV-129 ZAV-134 R-49", /* hand card, gems, gold, markers and traders give none */
    "base\nat {'hand':['j15',null,null],'gems':[{'ruby':9},{},{}],'gold':[99,0,0],'items':[['a11'],[],[]],'trader':['ruby-emerald',null,null],'wild':[3,0,0],'tiles':[['l1','d05','d01'],[],[]]}\nis {'vp':[6,0,0]}" },
  { "ZAV-130 R-43", /* the round is finished, extra actions too; then no mining, no prices */
    "base\nat {'items':[['j15','j13','a02'],[],[]],'tiles':[['d01'],['d06'],[]],'gems':[{'ruby':5},{'diamond':3,'emerald':1},{}],'used':[3,2,2],'target':{'sapphire':9}}\ndo 0 item slot=jewelry-1\ndo - turn card=j09\nis {'end_by':0,'active':1}\n"
    "do 1 item slot=artifact-1\ndo - turn card=a04\nis {'active':2,'left':[0,1,1]}\ndo 2 gold\nis {'active':1,'over':false}\ndo 1 gold\nis {'over':true,'phase':'over','price':{'sapphire':4},'gems':[{},{'ruby':0},{}]}\nsays ended\nsilent mining\nlegal 0" },
  { "ZAV-131", "base\nat {'items':[['j15','j13','j12'],['j14','j11','j07','j08','a05','a12'],[]],'used':[3,3,2],'active':2}\nis {'vp':[18,19,0],'end_by':0}\ndo 2 gold\nis {'over':true}\nscore {'rank':[2,1,3],'total':[18,19,0],'sale':[null,null,null],'outcome':'ranked','verdict':'verdict-wins'}\nsays won" },
  { "ZAV-132 ZAV-133 ZAV-134", /* the tied sell at current prices, a wild gem as the dearest; the third sells nothing */
    "base\nat {'items':[['j15','j13','j12'],['j14','j11','j07','j09'],[]],'used':[3,3,2],'active':2,'price':{'diamond':9,'emerald':14},'target':{'diamond':1,'emerald':1},'gems':[{'diamond':1},{'diamond':2},{'diamond':30}],"
    "'wild':[1,0,0],'gold':[3,12,99]}\nis {'vp':[18,18,0]}\ndo 2 gold\nscore {'rank':[2,1,3],'sale':[26,30,null],'verdict':'verdict-sale','outcome':'ranked'}\nsays sale\nsays won-sale" },
  { "ZAV-134 R-44", /* hand cards, markers, traders and gems above artifacts bring nothing */
    "seats 3\noption expert-discounts on\nbase\nat {'items':[['j15','j13','j09','a11'],['j14','j11','j07','j08','a05'],[]],'used':[3,3,2],'active':2,'hand':['j12',null,null],'trader':['ruby-emerald',null,null],'upright':{'artifact-1':3}}\n"
    "is {'vp':[18,18,0]}\ndo 2 gold\nscore {'sale':[23,23,null]}" },
  { "ZAV-135 R-45", "base\nat {'items':[['j15','j13','j12'],['j14','j11','j07','j09'],[]],'used':[3,3,2],'active':2,'gold':[21,17,0],'gems':[{},{'ruby':1},{}]}\ndo 2 gold\nscore {'rank':[1,1,3],'sale':[21,21,null],'outcome':'shared','verdict':'verdict-shared'}\nsays won-shared" },
  { "R-46", /* places behind the winner go by points alone */
    "seats 4\nbase\nat {'items':[['j15','j13','j12'],['j09'],['j14'],['j07','a05']],'used':[3,3,3,2],'active':3,'gold':[0,50,0,0]}\nis {'vp':[18,4,6,4]}\ndo 3 gold\nscore {'rank':[1,3,2,3],'outcome':'ranked'}" },
  { "ZAV-144 R-48", /* stopped by agreement, in the middle of a draw: what is there counts, at current prices */
    "seats 3\napp\nbase\nat {'items':[['j09'],['j08','a02'],['j07']],'target':{'ruby':15},'gold':[10,10,99],'gems':[{'ruby':1},{},{}]}\ndo 0 draw pile=jewelry\ndo - drawn card=j02\nstop\nis {'over':true,'vp':[4,4,3]}\n"
    "score {'rank':[1,2,3],'sale':[14,10,null],'verdict':'verdict-stopped'}\nno game-over 0 keep card=j02" },
  { "ZAV-130", "base\nscore {'outcome':'unfinished','verdict':'verdict-open'}" },
};

void
zav_add_end (void)
{
  zav_add_cases ("end", cases, G_N_ELEMENTS (cases));
}
