/* test-order.c: which of several reasons is given (ZAV-140), and what is no refusal but an error of the input
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

static const ZavCase cases[] = {
  /* Each line breaks everything that comes after the reason given. */
  { "ZAV-140 R-50", "base\nat {'phase':'mine','tiles':[['l1'],[],[]]}\nstop\nno game-over 1 buy type=wild n=9 marker=3" },
  { "ZAV-140 R-50", "base\nat {'used':[3,3,2],'active':2,'tiles':[['l1'],[],[]]}\ndo 2 gold\nno wrong-phase 1 buy type=wild n=9 marker=3" },
  { "ZAV-140 R-50", "base\nat {'gems':[{'ruby':5},{},{}],'used':[0,3,0]}\ndo 0 item slot=jewelry-1\nno entry-pending 1 buy type=wild n=9 marker=3\nno entry-pending 2 pass" },
  { "ZAV-140 R-50", "base\nat {'used':[0,3,0]}\ndo 0 draw pile=artifact\nno no-actions-left 1 pass\nno not-your-turn 2 pass\nno choice-pending 0 pass\nno choice-pending 0 buy type=wild n=9 marker=3" },
  { "ZAV-140 R-50", "base\nat {'gold':[0,0,0],'gems':[{},{'ruby':38},{}]}\nno wild-not-for-sale 0 buy type=wild n=9 marker=3\nno unknown-gem 0 buy type=unknown n=9 marker=3\nno mixed-types 0 buy type=several n=9 marker=3\nno too-few-cards 0 buy type=ruby n=0 marker=3\n"
    "no too-many-cards 0 buy type=ruby n=9 marker=3\nno marker-not-owned 0 buy type=ruby n=4 marker=3\nno bank-short-gems 0 buy type=ruby n=4\nno not-enough-gold 0 buy type=diamond n=4\nnojson one-marker-per-buy 0 {'verb':'buy','type':'ruby','n':4,'marker':[1,2]}" },
  { "ZAV-140 R-50", "seats 3\noption wild-uses payments-only\nbase\nno unknown-gem 0 sell type=wild n=9 wild=1 marker=3\nno mixed-types 0 sell type=several n=9 marker=3\nno too-many-cards 0 sell type=ruby n=9 wild=1 marker=3\nno marker-only-when-buying 0 sell type=ruby n=2 wild=1 marker=3\n"
    "no wild-not-here 0 sell type=ruby n=2 wild=1\nno not-enough-gems 0 sell type=ruby n=2" },
  { "ZAV-140 R-50", "seats 3\noption wild-uses payments-only\nbase\nat {'trader':[null,'ruby-emerald',null],'gems':[{},{},{'emerald':38}]}\nno unknown-gem 0 trader-use type=unknown n=9 wild=1 marker=3\nno trade-amount 0 trader-use type=ruby n=9 wild=1 marker=3\n"
    "no marker-only-when-buying 0 trader-use type=ruby n=2 wild=1 marker=3\nno wild-not-here 0 trader-use type=ruby n=2 wild=1\nno no-trader-card 0 trader-use type=ruby n=2\ndo 0 gold\nno trader-gem-mismatch 1 trader-use type=diamond n=2\nno bank-short-gems 1 trader-use type=ruby n=2" },
  { "ZAV-140 R-50", "seats 3\nset {'spaces':{'I-1':{'cost':null},'IV-1':{'cost':null}}}\nbase\nat {'tiles':[['d01','d02'],[],[]],'tile_at':{'I-1':'d01','IV-4':'d02'}}\nno marker-only-when-buying 0 tile space=I-1 own=ruby:9 marker=1\nno wrong-district 0 tile space=I-1 own=ruby:9\n"
    "no tile-gone 0 tile space=IV-4 own=ruby:9\nno teach-first 0 tile space=IV-1 own=ruby:9\nno payment-mismatch 0 tile space=IV-2 own=ruby:9\nno not-enough-gems 0 tile space=IV-2 own=ruby:2,sapphire:1" },
  { "ZAV-140 R-50", "seats 3\nset {'items':{'j09':{'cost':null}}}\nbase\nat {'hand_kind':['jewelry',null,null],'slot':{'jewelry-2':null}}\nno marker-only-when-buying 0 item slot=jewelry-2 own=ruby:9 marker=1\nno item-not-available 0 item slot=jewelry-2 own=ruby:9\n"
    "no impossible-card 0 item slot=hand card=j06 own=ruby:9\nno teach-first 0 item slot=hand card=j09 own=ruby:9\nno payment-mismatch 0 item slot=hand card=j15 own=ruby:9\nno not-enough-gems 0 item slot=hand card=j15" },
  { "ZAV-140 R-50", "base\nat {'trader':['ruby-emerald','diamond-ruby',null]}\nno trader-same-card 0 trader-take pair=ruby-emerald\nno trader-not-available 0 trader-take pair=diamond-ruby" },
  { "ZAV-140 R-50", "seats 3\napp\nbase\nno wrong-phase 1 keep card=j01\ndo 0 draw pile=jewelry\ndo - drawn card=j02\ndo - drawn card=j03\nno not-your-turn 1 keep card=j01 order=j02\nnojson hand-limit 0 {'verb':'keep','card':['j02','j03'],'order':['j01']}\nno must-keep-drawn 0 keep card=j01 order=j01\n"
    "no return-order 0 keep card=j02 order=j01\nnojson not-your-turn 2 {'verb':'keep','card':['j02','j03']}" },
  { "ZAV-140 R-50", "base\nat {'used':[3,3,2],'active':2,'items':[[],[],['a12']],'tiles':[['l1','d01','d06'],['l2'],[]],'gems':[{},{},{'emerald':38}],'gold':[3,9,9]}\ndo 2 gold\nno not-your-turn 1 mine wild=wild:9\nno unknown-gem 0 mine gems=diamond:9 wild=wild:9\n"
    "no too-many-mined 0 mine gems=diamond:9 wild=emerald:9\nno too-many-mined 0 mine wild=emerald:9\nno bank-short-gems 0 mine wild=emerald:1\nno hoover-unaffordable 0 mine wild=ruby:1\nno must-mine 0 mine gems=diamond:1 wild=ruby:0" },
  { "ZAV-140 R-50", "base\nstop\nno game-over 0 discount\nseats 3\nbase\nno option-off 1 discount\nseats 3\noption expert-discounts on\nbase\nno wrong-phase 1 discount" },
  { "ZAV-140 R-50", "base\nat {'gems':[{'diamond':1,'ruby':3},{},{}],'tiles':[['l1'],[],[]]}\nno wrong-phase - face tile=l1\ndo 0 tile space=IV-1\nno wrong-tile-back - face tile=l1\nstop\nno game-over - face tile=l1" },

  /* Input errors: what is nothing in this game at all. */
  { "ZAV-140", "base\nno input 0 sell type=ruby n=1 wild=2\nno input 0 sell type=ruby n=1 wild=-1\nno input 0 tile space=I-5\nno input 0 sample space=V-5\nno input 0 item slot=hand own=ruby:-1,emerald:1\nno input 0 turn card=a02\nno input - gold\nno input h gold\nno input h turn card=a02" },
};

void
zav_add_order (void)
{
  zav_add_cases ("order", cases, G_N_ELEMENTS (cases));
}
