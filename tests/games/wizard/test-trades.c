/* test-trades.c: trading (WIZ-055 to WIZ-057, 13.1)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

static const WizCase cases[] = {
  { "WIZ-055 WIZ-056 WIZ-R25 WIZ-R26",
    "set-of OWN\nbase\nat {'phase':'act','tile':['trader',null,null],'at':1,'tokens':[{'S':1},{},{}],'face':[{},{'S3':1,'F2':1},{}]}\n"
    "do 0 play card=S2\nis {'step':'trade'}\nno trade-partner@WIZ-055 0 trade give=S2 player=2 get=S3\n"
    "no trade-partner 0 trade give=S2 player=0 get=S3\nno trade-partner 0 trade give=S2 get=S3\n"
    "no trade-count@WIZ-055 0 trade give=S2 player=1 get=S3,F2\nno trade-count 0 trade player=1 get=S3\n"
    "no card-in-hand 0 trade give=hand:B2 player=1 get=S3\nno not-theirs@WIZ-056 0 trade give=S2 player=1 get=B3\n"
    "no not-yours 0 trade give=red:S3 player=1 get=S3\nno piece-missing 0 trade give=F2 player=1 get=S3\nlegal 4 trade\n"
    "do 0 trade give=tS player=1 get=S3\nis {'tokens':[{},{'S':1},{}],'face':[{'S2':1,'S3':1},{'F2':1},{}],'phase':'sets','trades':[1,0,0]}\n"
    "says traded" },
  { "WIZ-057", /* what was got may be turned in the same turn */
    "base\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1,'F1':1},{'S3':1},{}]}\ndo 0 trade give=F1 player=1 get=S3\n"
    "do 0 turn-in pieces=S2,S3\nis {'gems':[1,0,0]}" },
  { "WIZ-056", /* nothing but face-up pieces; one's own place may be named */
    "base\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1},{}],'gone':{'B':2}}\n"
    "no token-out-of-game 0 trade give=tB player=1 get=S3\nno not-theirs 0 trade give=S2 player=1 get=hand:F3\n"
    "do 0 trade give=blue:S2 player=1 get=red:S3\nis {'face':[{'S3':1},{'S2':1},{}]}" },
  { "WIZ-R25 WIZ-055", /* it may be left out */
    "base\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1},{}]}\nlegal 1 decline\ndo 0 decline\n"
    "is {'phase':'sets','face':[{'S2':1},{'S3':1},{}],'trades':[0,0,0]}\nsays declined" },
  { "WIZ-R30", /* nothing to trade */
    "base\nat {'phase':'act','tile':['trader',null,null],'at':1,'hand_n':[1,3,3]}\ndo 0 play card=S2\nsays nothing-to-trade\nis {'phase':'sets'}" },
  { "WIZ-R30", /* nothing of one's own */
    "base\nat {'phase':'act','tile':['trader',null,null],'at':1,'hand_n':[0,3,3],'face':[{},{'S3':1},{}]}\nis {'phase':'sets'}" },
  { "WIZ-R25 WIZ-041", /* by agreement: an offer, and its answer */
    "option trade agreement\nrestart\nbase\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1},{'F1':1}]}\n"
    "no not-now@WIZ-R25 1 accept\nno not-now 0 refuse\ndo 0 trade give=S2 player=1 get=S3\nis {'offer_to':1,'step':'answer'}\nsays offered\n"
    "no not-your-turn@WIZ-R25 2 accept\nno not-your-turn 0 accept\nno action-order@WIZ-R25 0 trade give=S2 player=1 get=S3\n"
    "no action-mandatory 0 decline\nno actions-unfinished 0 done\nlegal 2\ndo 1 refuse\n"
    "is {'phase':'sets','face':[{'S2':1},{'S3':1},{'F1':1}],'offer_to':null,'trades':[0,0,0]}\nsays trade-refused" },
  { "WIZ-R25", /* accepted */
    "option trade agreement\nrestart\nbase\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1},{}]}\n"
    "do 0 trade give=S2 player=1 get=S3\ndo 1 accept\nis {'face':[{'S3':1},{'S2':1},{}],'trades':[1,0,0],'give':[null,null,null,null]}" },
  { "WIZ-R25 WIZ-055", /* one's own color before a piece says nothing more: it is the same offer */
    "set-of ODD\noption trade agreement\nrestart\nbase\nat {'phase':'choose','face':[{'S2':1,'B2':1},{'S3':1,'F2':1},{}]}\ndo 0 take tile=trader\n"
    "legal 1 trade\ndo 0 trade give=blue:S2,B2 player=1 get=red:F2,S3\nis {'give':['S2','B2',null,null],'get':['F2','S3',null,null]}\n"
    "do 1 accept\nis {'face':[{'S3':1,'F2':1},{'S2':1,'B2':1},{}],'step':'perform'}" },
  { "WIZ-055", /* several pieces each way */
    "set-of ODD\nbase\nat {'phase':'choose','face':[{'S2':2},{'S3':1,'F2':1},{'F2':1}]}\ndo 0 take tile=trader\n"
    "no trade-count 0 trade give=S2 player=1 get=S3\nno not-theirs 0 trade give=S2,S2 player=1 get=S3,S3\nlegal 1 trade\n"
    "do 0 trade give=S2,S2 player=1 get=F2,S3\nis {'face':[{'S3':1,'F2':1},{'S2':2},{'F2':1}],'step':'perform'}\ndo 0 decline\n"
    "is {'phase':'sets'}" },
  { "WIZ-055 WIZ-056", /* piece-twice: more than there are */
    "set-of ODD\nbase\nat {'face':[{'S2':1,'B2':1},{'S3':2},{}]}\ndo 0 take tile=trader\nno piece-twice 0 trade give=S2,S2 player=1 get=S3,S3\n"
    "do 0 trade give=S2,B2 player=1 get=S3,S3\nis {'face':[{'S3':2},{'S2':1,'B2':1},{}]}" },
};

void
wiz_add_trades (void)
{
  wiz_add_cases ("trades", cases, G_N_ELEMENTS (cases));
}
