/* test-options.c: each option of section 11, the other way
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#define LAST "base\nat {'used':[3,3,2],'active':2}\n"

static const ZavCase cases[] = {
  { "R-10 ZAV-136 ZAV-041 ZAV-084", /* gem-supply: unlimited */
    "seats 3\noption gem-supply unlimited\nbase\nat {'gems':[{'ruby':30},{'ruby':8},{}],'gold':[23,23,23],'trader':[null,null,'ruby-emerald']}\ndo 0 buy type=ruby n=4\nis {'bank':{'ruby':-4}}\ndo 1 gold\nat {'gems':[{},{},{'emerald':2}]}\ndo 2 trader-use type=emerald n=2\nis {'bank':{'ruby':-6}}" },
  { "R-10 ZAV-082", "seats 3\noption gem-supply unlimited\n" LAST "at {'gems':[{'diamond':38},{},{}],'tiles':[[],['d01','d02'],[]]}\ndo 2 gold\nis {'gems':[{},{'diamond':3},{}],'bank':{'diamond':-3}}" },
  { "R-10 ZAV-143", "base\nbad too-many-gems {'gems':[{'ruby':30},{'ruby':9},{}]}\nseats 3\noption gem-supply unlimited\nbase\nat {'gems':[{'ruby':30},{'ruby':9},{}]}\nis {'bank':{'ruby':-1}}" },
  { "R-13 ZAV-112", /* wild-uses: payments-only */
    "seats 3\noption wild-uses payments-only\nbase\nat {'wild':[2,0,0],'gems':[{'ruby':1,'diamond':1},{},{}],'trader':['ruby-emerald',null,null]}\nno wild-not-here@ZAV-112 0 sell type=ruby n=2 wild=1\nno wild-not-here 0 trader-use type=ruby n=1 wild=1\nlegal 2 sell\n"
    "do 0 tile space=IV-1\nis {'wild':[0,0,0]}" },
  { "R-13 ZAV-133", /* the tie sale remains */
    "seats 3\noption wild-uses payments-only\nbase\nat {'items':[['j15','j13','j12'],['j14','j11','j07','j09'],[]],'used':[3,3,2],'active':2,'wild':[1,0,0]}\ndo 2 gold\nscore {'sale':[28,23,null],'rank':[1,2,3]}" },
  { "R-14 ZAV-114", /* wild-market: silent */
    "seats 3\noption wild-market silent\nbase\nat {'wild':[4,0,0],'gems':[{'ruby':4,'diamond':1},{},{}],'used':[0,3,3]}\ndo 0 sell type=ruby n=1 wild=1\nis {'target':{'ruby':4}}\ndo 0 sell type=ruby n=2 wild=1\nis {'target':{'ruby':3}}\n"
    "do 0 tile space=IV-1 own=ruby:2,diamond:1 wild=ruby:1\nis {'target':{'ruby':5,'diamond':6}}" },
  { "R-36 ZAV-124", /* marker-floor: zero */
    "seats 3\noption marker-floor zero\nbase\nat {'items':[['a11'],[],[]],'gold':[0,0,0]}\nno not-enough-gold 0 buy type=ruby n=4 marker=3\ndo 0 buy type=ruby n=4 marker=4\nis {'gold':[0,0,0],'gems':[{'ruby':4},{},{}]}" },
  { "R-28 ZAV-119", /* hoover-choice: whole-tiles */
    "seats 3\noption hoover-choice whole-tiles\n" LAST "at {'items':[[],[],['a12']],'tiles':[['d01','d02','d06','d16'],[],[]],'gold':[3,9,9]}\ndo 2 gold\nis {'active':0}\nno hoover-unaffordable 0 mine\nno hoover-unaffordable 0 mine tiles=d01,d02\nno must-mine@R-28 0 mine tiles=d01\n"
    "no too-many-mined@R-28 0 mine tiles=d07\nno too-many-mined 0 mine tiles=d01,d01\nlegal 3 mine\ndo 0 mine tiles=d02,d16\nis {'gold':[0,9,16],'gems':[{'diamond':1,'emerald':1},{},{}]}" },
  { "R-28", "base\nno wrong-phase 0 mine tiles=d01\n" "at {'used':[3,3,2],'active':2,'tiles':[['l1'],[],[]]}\ndo 2 gold\nno option-off@R-28 0 mine tiles=l1 wild=ruby:1" },
  { "R-28", /* every wild symbol on the tiles is used */
    "seats 3\noption hoover-choice whole-tiles\n" LAST "at {'items':[[],[],['a12']],'tiles':[['l1','d06','d07'],[],[]],'gold':[3,9,9]}\ndo 2 gold\nno must-mine 0 mine tiles=l1 wild=-\nlegal 5 mine\ndo 0 mine tiles=l1 wild=ruby:1\nis {'gold':[0,9,16],'gems':[{'diamond':1,'ruby':1},{},{}]}" },
  { "R-22 ZAV-082", /* hoover-decline: yes */
    "seats 3\noption hoover-decline yes\n" LAST "at {'items':[[],[],['a12']],'tiles':[['d01','d02'],[],[]],'gold':[9,9,9]}\ndo 2 gold\nlegal 4 mine\nno too-many-mined 0 mine gems=diamond:4" },
  { "R-22 ZAV-082", "seats 3\noption hoover-decline yes\n" LAST "at {'items':[[],[],['a12']],'tiles':[['d01','d02'],[],[]],'gold':[9,9,9]}\ndo 2 gold\ndo 0 mine gems=-\nis {'round':4}" },
  { "R-22", /* without toll mining stays compulsory */
    "seats 3\noption hoover-decline yes\n" LAST "at {'tiles':[['l1'],[],[]]}\ndo 2 gold\nno must-mine 0 mine\nlegal 4 mine" },
  { "R-29 ZAV-121", /* hoover-stack: per-machine, rounding included */
    "seats 3\noption hoover-stack per-machine\nset {'items':{'a02':{'type':'hoovermatic','effect':{'do':'toll'}}}}\n" LAST "at {'items':[['a12','a02'],[],[]],'tiles':[[],['d06','d07'],[]],'gold':[0,10,0]}\ndo 2 gold\nis {'gold':[10,0,4],'gems':[{},{'ruby':3},{}]}" },
  { "R-40 ZAV-101", /* correction-payout: per-type */
    "seats 3\noption correction-payout per-type\n" LAST "at {'round':1,'target':{'diamond':6,'ruby':6}}\ndo 2 gold\nis {'gold':[35,35,39]}" },
  { "R-37 ZAV-096", /* gnome-trigger: district-tile */
    "seats 3\noption gnome-trigger district-tile\n" LAST "at {'gnome':'II','bought':2}\ndo 2 gold\nis {'gnome':'II'}\nat {'used':[3,3,2],'active':2,'bought':1,'bought_district':1}\ndo 2 gold\nis {'gnome':'III'}" },
  { "R-16 ZAV-051", /* short-pile: refuse */
    "seats 3\noption short-pile refuse\nbase\nat {'pile':{'artifact':[{'n':1,'pool':1}]},'out':['a02','a04','a05','a07','a08','a09','a10'],'removed':{'artifact':1}}\nno pile-empty@R-16 0 draw pile=artifact\nlegal 1 draw" },
  { "R-23 ZAV-077", /* double-symbol: per-symbol */
    "seats 3\noption double-symbol per-symbol\nset {'tiles':{'d02':{'symbols':['ruby','ruby']}}}\n" LAST "at {'tiles':[[],['d02'],[]]}\ndo 2 gold\nis {'gems':[{},{'ruby':3},{}]}" },
  { "R-47", /* gold is public knowledge, covered only on the screen */
    "base\nat {'gold':[1,2,3]}\nview public {'gold':[1,2,3]}\nseats 3\noption gold-view open\nbase\nview 1 {'gold':[23,23,23]}" },
  { "R-50 ZAV-086", "seats 3\noption expert-discounts on\nbase\nno wrong-phase 0 discount" },
};

void
zav_add_options (void)
{
  zav_add_cases ("options", cases, G_N_ELEMENTS (cases));
}
