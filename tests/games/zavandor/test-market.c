/* test-market.c: buying, selling, traders, taking gold (5.4 to 5.6, 5.10, 5.11)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

static const ZavCase cases[] = {
  { "ZAV-032 ZAV-143", "base\nbad price-range@ZAV-032 {'price':{'ruby':16}}\nbad price-range {'target':{'emerald':0}}\nat {'price':{'ruby':15},'target':{'emerald':1}}" },
  { "ZAV-033 R-08", /* clamped when it happens, not made up for later */
    "base\nat {'price':{'ruby':13},'target':{'ruby':13},'gems':[{'ruby':5},{},{}],'tiles':[['d06','d07'],[],[]],'used':[2,3,3]}\ndo 0 item slot=jewelry-1\nis {'target':{'ruby':15},'price':{'ruby':13}}\n"
    "do - turn card=j09\nis {'price':{'ruby':12},'target':{'ruby':12},'round':4}" },
  { "ZAV-033", /* a payment is one adjustment: 12 + 3 */
    "base\nat {'price':{'ruby':12},'target':{'ruby':12},'gems':[{'diamond':1,'ruby':3},{},{}]}\ndo 0 tile space=IV-1\nis {'target':{'ruby':15,'diamond':6}}\nsays target-limit" },
  { "ZAV-034", "base\ndo 0 buy type=ruby n=4\nis {'gold':[7,23,23]}\ndo 1 buy type=ruby n=4\nis {'gold':[7,7,23],'price':{'ruby':4},'target':{'ruby':6}}" },
  { "ZAV-035 ZAV-085", "base\nat {'target':{'ruby':9,'emerald':1},'used':[3,3,2],'active':2}\ndo 2 gold\nis {'price':{'ruby':9,'emerald':1,'diamond':5},'target':{'ruby':9,'emerald':1,'diamond':5}}" },
  { "ZAV-036 ZAV-137 R-02", /* gems, not pieces of cardboard: fifteen single purchases of 4 need no fours */
    "base\nat {'gold':[200,23,23],'gems':[{'ruby':34},{},{}]}\ndo 0 buy type=ruby n=4\nis {'gems':[{'ruby':38},{},{}],'bank':{'ruby':0}}" },
  { "ZAV-037", "base\nno too-few-cards@ZAV-037 0 buy type=ruby n=0\nno too-few-cards 0 buy type=ruby n=-2\nno too-many-cards@ZAV-037 0 buy type=ruby n=5\nlegal 16 buy" },
  { "ZAV-038 R-12",
    "base\nno wild-not-for-sale@ZAV-038 0 buy type=wild n=1\nnojson unknown-gem@ZAV-038 0 {'verb':'buy','type':'pearl','n':1}\n"
    "nojson mixed-types@ZAV-038 0 {'verb':'buy','type':['ruby','emerald'],'n':2}\njson 0 {'verb':'buy','type':['ruby'],'n':2}" },
  { "ZAV-039", "base\nat {'gold':[11,23,23]}\nno not-enough-gold@ZAV-039 0 buy type=ruby n=3\ndo 0 buy type=ruby n=2\nis {'gold':[3,23,23],'gems':[{'ruby':2},{},{}],'bank':{'ruby':36}}\nsays bought" },
  { "ZAV-040", "base\ndo 0 buy type=emerald n=1\nis {'target':{'emerald':4}}\ndo 1 buy type=emerald n=4\nis {'target':{'emerald':5}}" },
  { "ZAV-040", "base\nat {'target':{'emerald':15}}\ndo 0 buy type=emerald n=4\nis {'target':{'emerald':15}}\nsays target-held" },
  { "ZAV-041 R-10", "base\nat {'gems':[{'ruby':0},{'ruby':18},{'ruby':18}],'gold':[99,0,0]}\nno bank-short-gems@ZAV-041 0 buy type=ruby n=3\ndo 0 buy type=ruby n=2\nis {'bank':{'ruby':0}}\nno bank-short-gems 1 buy type=ruby n=1" },
  { "ZAV-042", "base\nat {'gems':[{'ruby':9},{},{}]}\nno too-few-cards 0 sell type=ruby n=0\nno too-many-cards 0 sell type=ruby n=5\nno unknown-gem@ZAV-042 0 sell type=wild n=1\nnojson unknown-gem 0 {'verb':'sell','type':'gold','n':1}\n"
    "nojson mixed-types 0 {'verb':'sell','type':['ruby','diamond'],'n':2}\nlegal 4 sell" },
  { "ZAV-043", "base\nno not-enough-gems@ZAV-043 0 sell type=ruby n=1\nat {'gems':[{'ruby':3},{},{}]}\nno not-enough-gems@ZAV-043 0 sell type=ruby n=4\ndo 0 sell type=ruby n=3\nis {'gold':[35,23,23],'gems':[{'ruby':0},{},{}],'bank':{'ruby':38}}\nsays sold" },
  { "ZAV-044", "base\nat {'gems':[{'ruby':4},{'ruby':1},{}]}\ndo 0 sell type=ruby n=4\nis {'target':{'ruby':3}}\ndo 1 sell type=ruby n=1\nis {'target':{'ruby':2},'price':{'ruby':4}}" },
  { "ZAV-044", "base\nat {'gems':[{'ruby':4},{},{}],'target':{'ruby':1}}\ndo 0 sell type=ruby n=2\nis {'target':{'ruby':1}}" },

  /* Trader cards. */
  { "ZAV-068 ZAV-070", "base\ndo 0 trader-take pair=ruby-emerald\nis {'trader':['ruby-emerald',null,null],'used':[1,0,0]}\nno trader-not-available@ZAV-068 1 trader-take pair=ruby-emerald\nlegal 5 trader-take" },
  { "ZAV-068", "base\njson 0 {'verb':'trader-take','pair':['emerald','ruby']}\nis {'trader':['ruby-emerald',null,null]}" },
  { "ZAV-069 ZAV-070 R-19", "base\nat {'trader':['ruby-emerald','diamond-ruby',null]}\nno trader-same-card@ZAV-069 0 trader-take pair=ruby-emerald\ndo 0 trader-take pair=ruby-sapphire\nis {'trader':['ruby-sapphire','diamond-ruby',null],'used':[1,0,0]}\n"
    "says trader-back\ndo 1 trader-take pair=ruby-emerald\nis {'trader':['ruby-sapphire','ruby-emerald',null]}" },
  { "ZAV-070 ZAV-143", "base\nbad trader-twice {'trader':['ruby-emerald','ruby-emerald',null]}" },
  { "ZAV-071 R-20", "base\nat {'gems':[{'ruby':3,'emerald':2,'diamond':4},{},{}]}\nno no-trader-card@ZAV-071 0 trader-use type=ruby n=1\nat {'trader':['ruby-emerald',null,null]}\nno trade-amount@ZAV-071 0 trader-use type=ruby n=3\n"
    "no trade-amount 0 trader-use type=ruby n=0\nno trader-gem-mismatch@ZAV-071 0 trader-use type=diamond n=1\nno unknown-gem 0 trader-use type=wild n=1\ndo 0 trader-use type=ruby n=2\n"
    "is {'gems':[{'ruby':1,'emerald':4},{},{}],'trader':['ruby-emerald',null,null]}" },
  { "ZAV-071", "base\nat {'trader':['ruby-emerald',null,null],'gems':[{'ruby':1,'emerald':2},{},{}]}\nno not-enough-gems@ZAV-071 0 trader-use type=ruby n=2\ndo 0 trader-use type=emerald n=2\nis {'gems':[{'ruby':3,'emerald':0},{},{}]}" },
  { "ZAV-071", "base\nat {'trader':['ruby-emerald',null,null],'gems':[{'ruby':2},{'emerald':37},{}]}\nno bank-short-gems@ZAV-071 0 trader-use type=ruby n=2\ndo 0 trader-use type=ruby n=1\nis {'bank':{'emerald':0}}" },
  { "ZAV-072", "base\nat {'trader':['ruby-emerald',null,null],'gems':[{'ruby':2},{},{}],'used':[0,3,3]}\ndo 0 trader-use type=ruby n=1\ndo 0 trader-use type=ruby n=1\nis {'gems':[{'ruby':0,'emerald':2},{},{}],'trader':['ruby-emerald',null,null]}" },
  { "ZAV-073 R-21", "base\nat {'trader':['ruby-emerald',null,null],'gems':[{'ruby':2},{},{}]}\ndo 0 trader-use type=ruby n=2\nis {'gold':[23,23,23],'price':{'ruby':4,'emerald':3},'target':{'ruby':4,'emerald':3}}" },

  { "ZAV-074 ZAV-138 R-11", "base\nat {'gold':[0,23,23]}\ndo 0 gold\nis {'gold':[4,23,23],'target':{'diamond':5,'ruby':4,'sapphire':4,'emerald':3},'used':[1,0,0]}\nat {'gold':[29999,29000,29000]}\ndo 1 gold\nis {'gold':[29999,29004,29000]}" },
};

void
zav_add_market (void)
{
  zav_add_cases ("market", cases, G_N_ELEMENTS (cases));
}
