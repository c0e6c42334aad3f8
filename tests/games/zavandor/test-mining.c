/* test-mining.c: the mining round and the prices of the next round (5.12, 5.13)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

/* Everybody but seat 2 has acted; seat 2's 4 gold begin the mining round. */
#define LAST "base\nat {'used':[3,3,2],'active':2}\n"

static const ZavCase cases[] = {
  { "ZAV-075", LAST "at {'tiles':[['l1'],[],[]]}\ndo 2 gold\nis {'step':'mine','active':0}\nno wrong-phase@ZAV-075 0 gold\nno wrong-phase 0 sample space=I-1\nno wrong-phase 0 sell type=ruby n=1\nno wrong-phase 0 pass\nno wrong-phase@ZAV-023 0 keep" },
  { "ZAV-076", LAST "at {'tiles':[['d01'],['d06','d07','d08'],['d11','d12']]}\ndo 2 gold\nis {'gems':[{'diamond':1},{'ruby':5},{'sapphire':3}],'round':4}" },
  { "ZAV-077 R-24", /* a type and a wild symbol on one tile, wherever the tile came from */
    LAST "at {'tiles':[['l1','d01'],[],[]]}\ndo 2 gold\nis {'active':0}\ndo 0 mine wild=emerald:1\nis {'gems':[{'diamond':3,'emerald':1},{},{}]}" },
  { "ZAV-077 R-23", /* two types on one tile count for both; a type twice counts once */
    "seats 3\nset {'tiles':{'d01':{'symbols':['diamond','ruby']},'d02':{'symbols':['ruby','ruby']}}}\n" LAST "at {'tiles':[['d01'],['d02'],[]]}\ndo 2 gold\nis {'gems':[{'diamond':1,'ruby':1},{'ruby':1},{}]}" },
  { "ZAV-078 ZAV-079", LAST "at {'tiles':[['l1','l2'],[],[]]}\ndo 2 gold\nnojson unknown-gem@ZAV-078 0 {'verb':'mine','wild':['wild','ruby']}\nnojson unknown-gem 0 {'verb':'mine','wild':['pearl','ruby']}\n"
    "json 0 {'verb':'mine','wild':['diamond','emerald']}\nis {'gems':[{'diamond':2,'ruby':1,'emerald':1},{},{}]}" },
  { "ZAV-080", LAST "at {'tiles':[['l1'],['l2'],[]],'start':1,'active':2,'used':[3,3,2]}\ndo 2 gold\nis {'active':1}\nno not-your-turn@ZAV-080 0 mine wild=ruby:1\ndo 1 mine wild=ruby:1\nis {'active':0}\nno not-your-turn 1 mine wild=ruby:1\ndo 0 mine wild=ruby:1\nis {'round':4,'start':2}" },
  { "ZAV-081", LAST "at {'tiles':[['d01','d02'],[],[]]}\ndo 2 gold\nis {'bank':{'diamond':35}}\nview public {'gems':[{'diamond':3},{},{}]}" },
  { "ZAV-082 R-22", LAST "at {'tiles':[['l1','d06','d07'],[],[]]}\ndo 2 gold\nno must-mine@ZAV-082 0 mine\nno must-mine 0 mine gems=diamond:1,ruby:2 wild=ruby:1\nno too-many-mined@ZAV-082 0 mine gems=diamond:1,ruby:4 wild=ruby:1\n"
    "no too-many-mined 0 mine wild=ruby:2\nlegal 4 mine\ndo 0 mine gems=diamond:1,ruby:3 wild=ruby:1\nis {'gems':[{'diamond':1,'ruby':4},{},{}]}" },
  { "ZAV-082", /* where only one is lawful it is done by itself: here the bank has only rubies */
    LAST "at {'tiles':[['l1'],[],[]],'gems':[{},{'diamond':19,'sapphire':19,'emerald':19,'ruby':18},{'diamond':19,'sapphire':19,'emerald':19,'ruby':18}]}\ndo 2 gold\nis {'gems':[{'ruby':1,'diamond':0},{},{}],'round':4}\nsays mined-less" },
  { "ZAV-083 ZAV-085", LAST "at {'tiles':[['d01','d02'],['d03'],['d04']],'price':{'diamond':12},'target':{'diamond':12}}\ndo 2 gold\nis {'price':{'diamond':7},'target':{'diamond':7}}" },
  { "ZAV-083", LAST "at {'tiles':[['d01','d02','d03'],[],[]]}\ndo 2 gold\nis {'price':{'diamond':1},'target':{'diamond':1}}\nsays target-limit" },
  { "ZAV-084 R-10 R-25", /* one after the other from the start player; the rest is lost, and lowers nothing */
    LAST "at {'start':1,'tiles':[['d01','d02'],['d03','d04'],[]],'gems':[{},{},{'diamond':34}],'price':{'diamond':9},'target':{'diamond':9}}\ndo 2 gold\nis {'gems':[{'diamond':1},{'diamond':3},{'diamond':34}],'price':{'diamond':5},'bank':{'diamond':0}}" },
  { "ZAV-084", LAST "at {'tiles':[['l1','l2'],[],[]],'gems':[{},{},{'ruby':37}]}\ndo 2 gold\nno bank-short-gems@ZAV-084 0 mine wild=ruby:1,diamond:1\ndo 0 mine wild=emerald:2\nis {'gems':[{'diamond':1,'ruby':1,'emerald':2},{},{}],'bank':{'ruby':0}}" },
  { "ZAV-085", LAST "at {'target':{'diamond':11,'ruby':2}}\ndo 2 gold\nis {'price':{'diamond':11,'ruby':2,'sapphire':4,'emerald':3}}\nsays price" },
};

void
zav_add_mining (void)
{
  zav_add_cases ("mining", cases, G_N_ELEMENTS (cases));
}
