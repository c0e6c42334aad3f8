/* test-refusals.c: refusals in the order of 5.10, and words that people read
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

#define TWO(card) card "," card
#define SEVEN(card) TWO (card) "," TWO (card) "," TWO (card) "," card
#define TWENTY_EIGHT(card) SEVEN (card) "," SEVEN (card) "," SEVEN (card) "," SEVEN (card)
#define F9 "{'card':'F9','seen':'all'}"
#define S2_TOP "{'card':'S2','seen':'all'}"
/* A text to carry out, with a set in which the box's cards are not listed. */
#define UNLISTED "set-of NOLIST\nset {'tiles':{'hunter':{'actions':[{'do':'free-text','text':'Do as you like'}]}}}\nbase\n"
#define NO(adjust) "no no-such-piece h adjust " adjust "\n"

static const WizCase cases[] = {
  { "WIZ-023 WIZ-025", /* the first of several reasons is given */
    "base\nat {'active':1,'tile':['wizard',null,null]}\nno wizard-turn-over 0 turn-in pieces=F3\nno not-your-turn 2 turn-in pieces=F3\n"
    "no not-your-turn 2 take tile=wizard\nno character-taken 1 take tile=wizard\nno choose-first 1 turn-in pieces=F3" },
  { "WIZ-042", /* not on the tile before done before order */
    "set-of TEST\nbase\ndo 0 take tile=farmer\nno action-not-on-tile 0 draw\nno action-order 0 play card=F1\ndo - token token=tF\n"
    "no action-done - pull tokens=gem-purple:3\nno card-not-in-catalogue 0 play card=F1" },
  { "WIZ-050 WIZ-007", /* how many before of which colour before how many there are */
    "base\nat {'level':[2,1,1]}\ndo 0 take tile=apprentice\nno token-count - pull tokens=gem-purple:1\n"
    "no gem-not-in-play - pull tokens=gem-purple:2\nno gem-not-in-play - pull tokens=gem-red:1,gem-purple:1\n"
    "no not-in-bag - pull tokens=gem-red:2" },
  { "WIZ-082 WIZ-097", /* another's, in the hand, out of the game, missing, twice, mixed, too few */
    "base\nat {'phase':'sets','tile':['queen',null,null],'face':[{'F2':1,'S2':1},{'F2':1},{}],'gone':{'B':1}}\n"
    "no not-yours 0 turn-in pieces=red:F2,hand:F2,tB,F9\nno card-in-hand 0 turn-in pieces=hand:F2,tB,F9\n"
    "no token-out-of-game 0 turn-in pieces=F9,tB\nno piece-missing 0 turn-in pieces=F2,F2,F9\nno piece-twice 0 turn-in pieces=F2,F2,S2\n"
    "no mixed-elements 0 turn-in pieces=F2,S2\nno too-few-symbols 0 turn-in pieces=F2" },
  { "WIZ-080", /* not one's turn before all of these */
    "base\nat {'phase':'sets','tile':['queen',null,null]}\nno not-your-turn 1 turn-in pieces=hand:F2\nno piece-missing 0 turn-in pieces=F2" },
  { "WIZ-055 WIZ-056", /* partner, how many, whose, which */
    "base\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1},{}]}\n"
    "no trade-partner 0 trade give=hand:S2 player=2 get=B9,B9\nno trade-count 0 trade give=hand:S2 player=1 get=B9,B9\n"
    "no card-in-hand 0 trade give=hand:S2 player=1 get=B9\nno piece-missing 0 trade give=B2 player=1 get=B9\n"
    "no not-theirs 0 trade give=S2 player=1 get=B9" },
  { "WIZ-121 WIZ-016", /* after the end nothing, before the start nothing */
    "base\nat {'gems':[1,0,0]}\ndo 0 take tile=wizard\ndo - own-gem\nno game-over 0 take tile=queen\nno game-over 1 accept\n"
    "no game-over h adjust what=tF from=bag to=out\nno game-over - order colours=0,1,2" },
  { "WIZ-042", /* nothing of the kind */
    "base\nno input 0 order colours=0,1,2\nbecause No player enters this: it comes up on the table, or the table decides it.\nno input - take tile=queen\nno input h done\nno input 0 clean-up\nno input 0 take\nno input 0 own-gem" },
  { "WIZ-045", /* words with figures */
    "base\nnames\nat {'phase':'act','tile':['hunter',null,null],'at':1,'gems':[0,2,0]}\nno not-in-bag - token token=gem-blue\n"
    "because Blue gem: 0 left in the bag.\nasks Ann: enter the token that came out of the bag\ndo - token token=gem-red\n"
    "told Red gem: no effect, back into the bag.\nasks Ann: play a card (1 of 2)\nhow 3 cards in hand\ndo 0 play card=F3\n"
    "told Ann plays three flowers.\ninstructs put three flowers face up in front of Ann" },
  { "WIZ-030 WIZ-111",
    "base\nnames\ndo 0 take tile=apprentice\ntold Ann takes the Apprentice.\ninstructs put the Apprentice in front of Ann\ndo - token token=tF\n"
    "told Ann keeps 1 flower token.\nasks Ann: end the turn" },
  { "WIZ-077",
    "base\nnames\nat {'gems':[1,0,0]}\ndo 0 take tile=wizard\ndo - token token=gem-blue\n"
    "told Ann draws with the Wizard at level 1: 32 tokens in the bag, their own gems among them: 1, a chance of 3.1%.\n"
    "told Ann draws one of their own gems with the Wizard in round 2 and wins the game." },
  { "WIZ-026 WIZ-112", /* positions that cannot be */
    "base\nbad tiles-add-up {'tile':['queen','queen',null],'done':[0,1],'active':2}\nbad level-range {'level':[0,1,1]}\n"
    "bad turn-unclear {'phase':'sets','tile':[null,null,null]}\nbad cards-add-up {'hand':[{'F3':9},{},{}],'hand_n':[3,3,3]}\n"
    "bad tokens-add-up {'gone':{'F':3},'tokens':[{'F':3},{},{}]}\nbad turn-unclear {'phase':'act','tile':['queen',null,null],'at':7}" },
  { "WIZ-112 WIZ-033 WIZ-021", /* turns: one fault on a line */
    "base\nbad markers-add-up {'space':[3,2,3]}\n"
    "bad turn-unclear {'phase':'clean-up','active':0}\nbad turn-unclear {'phase':'clean-up','done':[0]}\nbad turn-unclear {'phase':'deal'}\nbad turn-unclear {'active':1,'done':[0,1]}\n"
    "bad turn-unclear {'phase':'choose','tile':['queen',null,null]}" },
  { "WIZ-041 WIZ-052 WIZ-R25", /* what is open: one fault on a line */
    "base\nat {'phase':'act','tile':['queen',null,null],'at':1}\nbad turn-unclear {'all':2,'due':2}\nbad turn-unclear {'look_n':1}\nbad turn-unclear {'look_due':1}\nbad turn-unclear {'offer_to':1}" },
  { "WIZ-R25",
    "base\nat {'phase':'act','tile':['trader',null,null],'at':2,'face':[{'S2':1},{'S3':1},{}]}\nbad turn-unclear {'offer_to':0,'give':['S2',null,null,null],'get':['S3',null,null,null]}\n"
    "bad turn-unclear {'offer_to':1,'give':['B2',null,null,null],'get':['S3',null,null,null]}\nbad turn-unclear {'offer_to':1,'give':['S2',null,null,null],'get':['B2',null,null,null]}" },
  { "WIZ-052", "base\nat {'phase':'act','tile':['oracle',null,null],'at':0}\nbad turn-unclear {'look_n':1,'look_due':0,'look_keep':3}" },
  { "WIZ-003 WIZ-098 WIZ-006", /* pieces: one fault on a line */
    "base\nbad cards-add-up {'deck':[{'n':51,'pool':3}]}\n" },
  { "WIZ-R20", /* 7.3: a card that left a hand unnamed may have been any of those known there */
    "set-of ODD\nbase\nat {'discard':{'P3':1},'hand_n':[1,3,3]}\ndo 0 take tile=hunter\ndo h adjust what=P3 from=discard to=hand-blue\n"
    "is {'hand':[{'P3':1},{},{}]}\ndo h adjust what=card from=hand-blue to=deck-top\nis {'hand':[{},{},{}],'hand_n':[1,3,3]}\n"
    "at {'phase':'choose','tile':[null,null,null]}\ndo 0 take tile=queen\ndo 0 pick list=2\ndo 0 play card=S2" },
  { "WIZ-R20 WIZ-R21", /* what the host sets by hand while a text waits */
    "set-of ODD\nbase\nat {'gems':[1,0,0],'face':[{'S2':1},{},{}],'tokens':[{'B':1},{},{}],'gone':{'P':1},'discard':{'M2':1}}\ndo 0 take tile=hunter\n"
    NO ("what=S2 from=front-blue to=front-blue") NO ("what=S2 from=front-blue to=bag") NO ("what=S2 from=front-blue to=hand-red n=1") NO ("what=X1 from=discard to=front-blue")
    NO ("what=M2 from=front-red to=discard") NO ("what=M3 from=discard to=front-blue") NO ("what=M2 from=bag to=discard") NO ("what=card from=front-blue to=hand-red") NO ("what=card from=deck-top to=front-blue")
    NO ("what=card from=discard to=hand-red") NO ("what=level to=front-blue") NO ("what=level to=front-blue n=0") NO ("what=level to=front-blue n=-9")
    NO ("what=level to=bag n=1") NO ("what=level from=bag to=front-blue n=1") NO ("what=tB from=front-blue to=front-blue") NO ("what=tB from=front-blue to=row") NO ("what=tB from=row to=bag")
    NO ("what=tB from=front-blue to=bag n=1") NO ("what=tF from=out to=bag") NO ("what=gem-red from=bag to=board") NO ("what=gem-blue from=bag to=out") NO ("what=gem-blue from=row to=bag")
    NO ("what=gem-green from=board to=bag") NO ("what=tile-6 from=row to=front-red") NO ("what=tile-1 from=front-red to=row") NO ("what=tile-1 from=row to=row") NO ("what=tile-1 from=row to=bag")
    NO ("what=marker-green from=space-1 to=space-5") NO ("what=marker-blue from=space-2 to=space-5") NO ("what=marker-blue from=space-1 to=bag") NO ("what=marker-blue from=space-1 to=space-2")
    "do h adjust what=marker-blue from=space-1 to=space-6\nis {'space':[6,2,3]}" },
  { "WIZ-R20", /* a hand that is empty, is known, or cannot have the card; a board without gems; a player with a character */
    "set-of ODD\nbase\nat {'active':1,'tile':['queen',null,null],'hand_n':[0,1,3],'hand':[{},{'P3':1},{}],'face':[{},{},{'F3':6}],'gems':[8,0,0]}\ndo 1 take tile=hunter\n"
    NO ("what=card from=hand-blue to=hand-red") NO ("what=F2 from=hand-red to=discard") NO ("what=F3 from=hand-yellow to=discard") NO ("what=gem-blue from=board to=bag") NO ("what=gem-red from=board to=out")
    NO ("what=tile-3 from=row to=front-blue") NO ("what=tile-3 from=row to=front-yellow") "do h adjust what=P3 from=hand-red to=discard\nis {'discard':{'P3':1},'hand_n':[0,0,3]}" },
  { "WIZ-R20", /* an empty deck */
    "set-of ODD\nbase\nat {'deck':[],'hand_n':[10,25,25]}\ndo 0 take tile=hunter\n" NO ("what=card from=deck-top to=hand-red") NO ("what=F3 from=deck-bottom to=discard") },
  { "WIZ-R20", /* a deck whose top is known, and its bottom */
    "set-of ODD\nbase\nat {'deck':[" S2_TOP ",{'n':49}," S2_TOP "]}\ndo 0 take tile=hunter\n" NO ("what=F3 from=deck-top to=discard") NO ("what=F3 from=deck-bottom to=discard")
    "do h adjust what=card from=deck-top to=hand-red\ndo h adjust what=S2 from=deck-bottom to=discard\nis {'deck':[{'n':49}],'hand_n':[3,4,3],'discard':{'S2':1}}" },
  { "WIZ-R20 WIZ-R35", /* any card may lie on a deck that no list describes; the list tells what cannot */
    UNLISTED "do 0 take tile=hunter\ndo h adjust what=F9 from=deck-top to=discard\nis {'discard':{'F9':1},'deck_n':50}\n"
    "set-of ODD\nbase\nat {'face':[{},{},{'F3':6}]}\ndo 0 take tile=hunter\n" NO ("what=F3 from=deck-top to=discard") "do h adjust what=F2 from=deck-top to=discard" },
  { "WIZ-R20", /* a deck of so many known cards that no more can be told apart */
    UNLISTED "at {'deck':[" TWENTY_EIGHT (F9) ",{'n':22}],'discard':{'S2':1}}\ndo 0 take tile=hunter\ndo h adjust what=S2 from=discard to=deck-top\nis {'deck':[{'n':1}," TWENTY_EIGHT (F9) ",{'n':22}]}" },
  { "WIZ-R20 WIZ-040", /* not before a list of the choice is picked */
    "set-of ODD\nset {'tiles':{'queen':{'actions':[{'do':'choose','lists':[[{'do':'free-text','text':'Sing'}],[{'do':'draw-card','k':1}]]}]}}}\nbase\ndo 0 take tile=queen\n"
    "no not-now h carried-out\ndo 0 pick list=1\ndo h carried-out\nis {'phase':'sets'}" },
  { "WIZ-121 WIZ-050", /* who won is who acts; no more tokens are due than the bag has */
    "base\nat {'phase':'act','tile':['apprentice',null,null],'at':0}\nbad turn-unclear {'all':60,'due':60}\nat {'winner':1}\nbad turn-unclear {'active':0}" },
  { "WIZ-003", /* what leaves no card of the deck where it was known to lie */
    UNLISTED "at {'deck':[" TWENTY_EIGHT (F9) ",{'n':23}]}\nat {'hand_n':[30,3,3]}\nis {'deck':[{'n':24}]}\n" },
  { "WIZ-003", UNLISTED "at {'deck':[" TWENTY_EIGHT (F9) "," TWO (F9) "],'hand_n':[10,10,10]}\nbad cards-add-up {'hand_n':[10,10,9]}" },
};

void
wiz_add_refusals (void)
{
  wiz_add_cases ("refusals", cases, G_N_ELEMENTS (cases));
}
