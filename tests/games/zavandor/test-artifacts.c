/* test-artifacts.c: what the five machines do (5.16)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#define LAST "base\nat {'used':[3,3,2],'active':2}\n"

static const ZavCase cases[] = {
  { "ZAV-105", /* a hand card does not work, and a machine works for its owner only */
    LAST "at {'items':[[],['a04'],[]],'hand':['a09',null,null]}\ndo 2 gold\nis {'gold':[23,35,27]}" },
  { "ZAV-106 R-30", "base\nat {'gems':[{'diamond':3,'emerald':1},{},{}]}\ndo 0 item slot=artifact-1\nsays more-actions\ndo - turn card=a02\nis {'left':[3,3,3],'used':[1,0,0],'active':1}" },
  { "ZAV-106 R-30", /* with the last action: one more, and its turn comes round */
    "base\nat {'used':[2,3,3],'gems':[{'diamond':3,'emerald':1},{},{}]}\ndo 0 item slot=artifact-1\ndo - turn card=a02\nis {'left':[1,0,0],'active':0}\nno no-actions-left 1 gold\ndo 0 gold\nis {'round':4,'left':[4,3,3]}" },
  { "ZAV-107", "base\nat {'items':[['a02','a07','a08'],[],[]]}\nis {'left':[6,3,3]}" },
  { "ZAV-108 ZAV-109 R-31", LAST "at {'items':[['a04','a09'],[],[]],'gems':[{},{},{'sapphire':3,'ruby':2}]}\ndo 2 item slot=artifact-2\ndo - turn card=a02\nis {'gold':[53,23,33],'round':4}\nsays machine-gold" },
  { "ZAV-110", /* machine gold comes after all toll */
    LAST "at {'items':[['a04'],['a12'],[]],'tiles':[['d01','d02'],[],[]],'gold':[0,10,10]}\ndo 2 gold\nis {'gold':[12,10,14],'gems':[{'diamond':0},{},{}]}" },
  { "ZAV-111 ZAV-139", "base\nat {'slot':{'artifact-1':'a05'},'gems':[{'diamond':1,'sapphire':2},{},{}],'wild':[1,0,0]}\ndo 0 item slot=artifact-1\nsays wild-taken\nis {'wild':[2,0,0],'bank_wild':4}" },
  { "ZAV-111", /* not for that same purchase */
    "base\nat {'slot':{'artifact-1':'a05'},'gems':[{'diamond':1,'sapphire':2},{},{}]}\nno not-enough-gems 0 item slot=artifact-1" },
  { "ZAV-112 ZAV-113 R-13", "base\nat {'wild':[2,0,0],'gems':[{'ruby':1},{},{}],'trader':['ruby-emerald',null,null],'used':[0,3,3]}\ndo 0 sell type=diamond n=1 wild=1\nis {'gold':[28,23,23],'wild':[1,0,0],'bank_wild':5,'target':{'diamond':4}}\n"
    "do 0 trader-use type=ruby n=2 wild=1\nis {'wild':[0,0,0],'gems':[{'ruby':0,'emerald':2},{},{}],'bank_wild':6}" },
  { "ZAV-114 R-14", "base\nat {'wild':[3,0,0],'gems':[{'ruby':3},{},{}]}\ndo 0 item slot=jewelry-1 own=ruby:3 wild=ruby:2\nis {'target':{'ruby':9},'wild':[1,0,0]}\nsays wild-used" },
  { "ZAV-115 R-13", "base\nat {'wild':[3,0,0],'gems':[{'ruby':2},{},{}]}\nno not-enough-gems@ZAV-043 0 sell type=ruby n=3\nno not-enough-gems 0 sell type=ruby n=3 wild=0\nno too-many-cards 0 sell type=ruby n=5 wild=3\nno input 0 sell type=ruby n=2 wild=3\n"
    "do 0 sell type=ruby n=3 wild=1\nis {'gold':[35,23,23],'gems':[{'ruby':0},{},{}],'wild':[2,0,0],'target':{'ruby':3}}" },
  { "ZAV-115", "base\nat {'wild':[1,0,0],'trader':['ruby-emerald',null,null]}\nno not-enough-gems 0 trader-use type=ruby n=2 wild=2\nno not-enough-gems 0 trader-use type=ruby n=1\ndo 0 trader-use type=ruby n=1 wild=1\nis {'gems':[{'emerald':1},{},{}]}" },

  /* The Hoovermatic. */
  { "ZAV-116", /* to the owner, wild symbols included; the owner mines free */
    LAST "at {'items':[['a12'],[],[]],'tiles':[['d01','d02'],['l2'],[]],'gold':[5,9,9]}\ndo 2 gold\nis {'active':1,'gold':[5,9,13]}\ndo 1 mine wild=ruby:1\nis {'gold':[8,6,13],'gems':[{'diamond':3},{'ruby':2},{}]}\nsays toll" },
  { "ZAV-117", "seats 2\nbase\nat {'used':[3,2],'active':1,'items':[['a12'],[]],'tiles':[[],['d01','d02']],'gold':[0,20]}\ndo 1 gold\nis {'gold':[6,18]}" },
  { "ZAV-117", "seats 4\nbase\nat {'used':[3,3,3,2],'active':3,'items':[['a12'],[],[],[]],'tiles':[[],['d01','d02'],[],['d06']],'gold':[0,20,0,0]}\ndo 3 gold\nis {'gold':[4,17,0,3]}" },
  { "ZAV-118 ZAV-119 R-28", /* freely within the yield, exactly as many as can be paid for */
    LAST "at {'items':[[],[],['a12']],'tiles':[['d01','d02','d16'],[],[]],'gold':[3,9,9]}\ndo 2 gold\nis {'active':0,'step':'mine'}\nno hoover-unaffordable@ZAV-118 0 mine\nno hoover-unaffordable 0 mine gems=diamond:3 wild=-\n"
    "no must-mine 0 mine gems=diamond:1\nno too-many-mined 0 mine gems=emerald:2\nlegal 2 mine\ndo 0 mine gems=diamond:1,emerald:1\nis {'gold':[0,9,16],'gems':[{'diamond':1,'emerald':1},{},{}]}" },
  { "ZAV-118", /* too little for one gem: nothing */
    LAST "at {'items':[[],[],['a12']],'tiles':[['d01','d02'],[],[]],'gold':[1,9,9]}\ndo 2 gold\nis {'round':4,'gold':[1,9,13],'gems':[{'diamond':0},{},{}]}\nsays toll-short" },
  { "ZAV-120 R-25", /* toll got earlier in the same mining round pays one's own */
    "seats 4\n" "base\nat {'used':[3,3,3,2],'active':3,'items':[[],['a12'],[],[]],'tiles':[['d01','d02'],['d06'],[],[]],'gold':[3,0,0,0]}\ndo 3 gold\nis {'gold':[0,3,0,4],'gems':[{'diamond':3},{'ruby':1},{},{}]}" },
  { "ZAV-121 R-29", "seats 4\nset {'items':{'a02':{'type':'hoovermatic','effect':{'do':'toll'}}}}\nbase\nat {'used':[3,3,3,2],'active':3,'items':[['a12'],['a02'],[],[]],'tiles':[['d01'],[],['d06','d07'],[]],'gold':[4,0,6,0]}\ndo 3 gold\n"
    "is {'gold':[6,4,0,4],'gems':[{'diamond':1},{},{'ruby':3},{}]}" },
  { "ZAV-121 R-29", /* two in one hand take it once */
    "seats 4\nset {'items':{'a02':{'type':'hoovermatic','effect':{'do':'toll'}}}}\nbase\nat {'used':[3,3,3,2],'active':3,'items':[['a12','a02'],[],[],[]],'tiles':[[],[],['d06','d07'],[]],'gold':[0,0,6,0]}\ndo 3 gold\nis {'gold':[3,0,3,4]}" },
  { "ZAV-122 R-31", "seats 4\nbase\nat {'slot':{'artifact-1':'a12'},'used':[3,3,3,2],'active':3,'gems':[{},{},{},{'ruby':4,'diamond':2}],'tiles':[['d01'],[],[],[]]}\ndo 3 item slot=artifact-1\ndo - turn card=a02\nis {'gold':[22,23,23,24],'round':4}" },

  /* The Emeromobile. */
  { "ZAV-123", "base\nat {'gems':[{'ruby':3,'emerald':1},{},{}]}\ndo 0 item slot=artifact-3\nsays markers-taken\nis {'markers':[{'1':1,'2':1,'3':1,'4':1,'5':1,'6':0},{},{}]}" },
  { "ZAV-123", "base\nat {'slot':{'artifact-1':'a11'},'gems':[{'sapphire':4,'emerald':1},{},{}]}\ndo 0 item slot=artifact-1\nis {'markers':[{'1':0,'2':1,'3':1,'4':1,'5':1,'6':1},{},{}]}" },
  { "ZAV-123 ZAV-143", "base\nbad marker-count {'markers':[{'4':1},{},{}]}" },
  { "ZAV-124 ZAV-126 ZAV-127", "base\nat {'items':[['a11'],[],[]],'price':{'ruby':10},'target':{'ruby':12},'gold':[18,0,0]}\nno marker-not-owned@ZAV-124 0 buy type=ruby n=3 marker=1\nno not-enough-gold 0 buy type=ruby n=3 marker=3\ndo 0 buy type=ruby n=3 marker=4\n"
    "is {'gold':[0,0,0],'markers':[{'4':0,'3':1},{},{}],'markers_out':1,'price':{'ruby':10},'target':{'ruby':13}}\nsays marker-used\nat {'active':0,'used':[0,0,0],'gold':[99,0,0]}\nno marker-not-owned 0 buy type=ruby n=1 marker=4" },
  { "ZAV-124 R-36", "base\nat {'items':[['a11'],[],[]],'gold':[4,0,0]}\ndo 0 buy type=emerald n=4 marker=6\nis {'gold':[0,0,0]}" },
  { "ZAV-124", /* a marker that saves nothing may be used; the table is told */
    "base\nat {'items':[['a11'],[],[]],'price':{'emerald':1}}\ndo 0 buy type=emerald n=1 marker=2\nsays marker-idle\nis {'gold':[22,23,23]}" },
  { "ZAV-125", "base\nat {'items':[['a11'],[],[]],'gems':[{'ruby':5},{},{}],'trader':['ruby-emerald',null,null]}\nnojson one-marker-per-buy@ZAV-125 0 {'verb':'buy','type':'ruby','n':1,'marker':[2,3]}\nno marker-only-when-buying@ZAV-125 0 sell type=ruby n=1 marker=2\n"
    "no marker-only-when-buying 0 item slot=jewelry-1 marker=2\nno marker-only-when-buying 0 tile space=IV-1 marker=2\nno marker-only-when-buying 0 trader-use type=ruby n=1 marker=2" },
};

void
zav_add_artifacts (void)
{
  zav_add_cases ("artifacts", cases, G_N_ELEMENTS (cases));
}
