/* test-layers.c: what is known of cards that nobody sees: reshuffles, impossible plays, chances (7.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-script.h"

/* A draw from a deck of cards that all have seen. */
#define RESHUFFLED \
  "set-of OWN\nbase\nat {'hand_n':[0,3,3],'deck':[],'discard':{'F3':2,'S2':2},'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':6},{'F3':2}]}\n" \
  "do 0 take tile=queen\nis {'shuffled':1}\n"

static const WizCase cases[] = {
  { "WIZ-R35", /* without a list of the box's cards any card of one element is taken */
    "base\ndo 0 take tile=queen\ndo 0 draw\nlegal 45 play\ndo 0 play card=P9\nis {'face':[{'P9':1},{},{}]}" },
  { "WIZ-R35", /* our own list is for the app */
    "app\nbase\ndo 0 take tile=queen\nno card-not-possible - draw card=P9\ndo - draw card=P3\nlegal 15 play\n"
    "no card-not-in-catalogue@WIZ-R35 0 play card=P9" },
  { "WIZ-R35 WIZ-R13", /* the host's own list */
    "set-of OWN\nbase\ndo 0 take tile=queen\ndo 0 draw\nlegal 10 play\nno card-not-in-catalogue@WIZ-R35 0 play card=F1\n"
    "at {'face':[{},{'F3':4},{}],'discard':{'F3':2}}\nno card-all-seen@WIZ-R13 0 play card=F3\nlegal 9 play" },
  { "WIZ-R07 WIZ-098", /* a hand that was empty drew only from a layer that never held it */
    "set-of OWN\nbase\n"
    "at {'hand_n':[0,3,3],'deck':[],'discard':{'F3':2,'S2':2},'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':6},{'F3':2}]}\n"
    "is {'deck_n':0,'discard_n':4}\ndo 0 take tile=queen\nis {'reshuffles':1,'deck_n':4,'shuffled':1}\ndo 0 draw\nlegal 2 play\n"
    "no card-all-seen 0 play card=P3\ndo 0 play card=F3\nis {'face':[{'F3':1},{'F2':6},{'F3':2}]}" },
  { "WIZ-R07", /* what the others still hold from before is not in it */
    "set-of OWN\nbase\n"
    "at {'hand_n':[0,3,3],'deck':[],'discard':{'F3':2,'S2':2},'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':4},{'F3':2,'S2':2}]}\n"
    "is {'deck_n':0}\ndo 0 take tile=queen\ndo 0 draw\nno card-not-possible@WIZ-R07 0 play card=P3\n"
    "because Player 1 cannot hold that card: earlier draws show that it is elsewhere (three potions).\nlegal 2 play" },
  { "WIZ-R07", /* a hand that drew nothing since cannot have what all lay in sight */
    "set-of OWN\nbase\n"
    "at {'active':0,'hand_n':[0,3,3],'deck':[],'discard':{'F3':6,'S2':2},'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':4},{}]}\n"
    "is {'deck_n':0,'discard_n':8}\ndo 0 take tile=queen\ndo 0 draw\ndo 0 play card=S2\ndo 0 done\ndo 1 take tile=hunter\ndo 1 draw\n"
    "do - token token=tF\nno card-all-seen 1 play card=F2\ndo 1 play card=F3\nis {'shuffled':1}" },
  { "WIZ-R07", /* known to have been played: the layer's only one is gone */
    "set-of OWN\nbase\n"
    "at {'hand_n':[0,0,6],'deck':[],'discard':{'F3':1,'S2':3},'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':6},{'F3':2}]}\n"
    "is {'deck_n':0,'discard_n':4}\ndo 0 take tile=queen\ndo 0 draw\ndo 0 play card=F3\nis {'layer':{'S2':3}}\ndo 0 done\ndo 1 take tile=trader\n"
    "do 1 draw\nno card-not-possible 1 play card=F3\ndo 1 play card=S2" },
  { "WIZ-R07", /* what could be of either layer refuses nothing */
    "set-of OWN\nbase\n"
    "at {'hand_n':[0,0,6],'active':2,'tile':['wizard','hunter',null],'deck':[],'discard':{'F3':1,'S2':3},'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':6},{'F3':2}]}\n"
    "do 2 take tile=queen\ndo 2 draw\ndo 2 play card=F3\nis {'mixed':1,'layer':{'F3':1,'S2':3},'older':{'F3':3}}" },
  { "WIZ-R27", /* a look over a reshuffle: any split that explains it is possible */
    "set-of OWN\nbase\n"
    "at {'hand_n':[0,0,5],'deck':[{'n':1}],'discard':{'F3':1,'S2':3},'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':6},{'F3':2}]}\n"
    "is {'deck_n':1,'discard_n':4}\ndo 0 take tile=oracle\nsays deck-reshuffled\nis {'look_n':3,'deck_n':2}\n"
    "no card-all-seen 0 discard-looked cards=F2,S2\ndo 0 discard-looked cards=S2,S2\nis {'hand_n':[1,0,5],'discard':{'S2':2}}\ndo 0 play card=F3" },
  { "WIZ-R27", /* but no other */
    "set-of OWN\nbase\n"
    "at {'hand_n':[0,0,5],'deck':[{'n':1}],'discard':{'F3':1,'S2':2,'S3':1},'face':[{},{'F2':6,'S3':5,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':6},{'F3':2,'S2':1}]}\n"
    "is {'deck_n':1}\ndo 0 take tile=oracle\nno card-all-seen 0 discard-looked cards=S3,S3\ndo 0 discard card=S3\n"
    "no card-all-seen 0 discard card=S3\ndo 0 discard card=F3\nis {'hand_n':[1,0,5]}" },
  { "WIZ-R07 WIZ-044", /* chances by what is unseen */
    "app\nbase\nat {'hand':[{'F3':1},{},{}],'hand_n':[1,3,3]}\ndo 0 take tile=queen\noutcomes 15" },
  { "WIZ-R07", /* both empty: nothing to draw */
    "base\nat {'deck':[],'hand_n':[10,25,25]}\ndo 0 take tile=queen\nsays nothing-to-draw\nis {'step':'play'}\ndo 0 play card=F3\n"
    "is {'hand_n':[9,25,25]}" },
  { "WIZ-R07", /* what the host corrects of cards ends what is known of layers */
    RESHUFFLED "at {'hand_n':[1,3,3]}\nis {'shuffled':0}\n" RESHUFFLED "at {'hand':[{},{'F3':1,'S2':1,'P2':0},{}],'hand_n':[0,3,3]}\nis {'shuffled':0}\n"
    RESHUFFLED "at {'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':6},{'F3':2}]}\nis {'shuffled':0}\n" RESHUFFLED "at {'level':[2,1,1]}\nis {'shuffled':1}" },
  { "WIZ-R27", /* the app's look over a reshuffle: the rest of the deck first */
    "set-of OWN\ndealer cards app\nrestart\nbase\n"
    "at {'hand_n':[0,0,5],'deck':[{'n':1}],'discard':{'F3':1,'S2':3},'face':[{},{'F2':6,'S3':6,'B2':6,'B3':6,'M2':6,'M3':6,'P2':6,'P3':6},{'F3':2}]}\n"
    "do 0 take tile=oracle\nis {'look_due':3,'deck_n':1}\nno card-not-possible - look cards=P3,F3,S2\nno card-not-possible - look cards=F3,S2,P3\n"
    "do - look cards=F3,S2,S2\nis {'look_n':3,'deck_n':2,'reshuffles':1}" },
  { "WIZ-R27", /* fewer than the Oracle wants */
    "base\nat {'deck':[],'discard':{'F3':2},'hand_n':[8,25,25]}\ndo 0 take tile=oracle\nsays deck-short\nis {'look_n':2,'look_keep':1}\n"
    "do 0 discard-looked cards=F3\nis {'hand_n':[9,25,25],'discard':{'F3':1},'deck_n':0}" },
  { "WIZ-R27 WIZ-R34", /* one only: it goes to the hand, nothing is left to choose */
    "base\nat {'deck':[],'discard':{'F3':1},'hand_n':[9,25,25]}\ndo 0 take tile=oracle\nis {'look_n':1,'look_keep':1,'step':'keep'}\nlegal 1\n"
    "no keep-count 0 discard card=F3\ndo 0 keep\nis {'hand_n':[10,25,25],'step':'play'}" },
  { "WIZ-R27", /* an empty list is as good */
    "base\nat {'deck':[],'discard':{'F3':1},'hand_n':[9,25,25]}\ndo 0 take tile=oracle\ndo 0 discard-looked cards=\n"
    "is {'hand_n':[10,25,25],'discard_n':0}" },
  { "WIZ-R27", /* none at all */
    "base\nat {'deck':[],'hand_n':[10,25,25]}\ndo 0 take tile=oracle\nsays nothing-to-draw\nis {'step':'play'}" },
};

void
wiz_add_layers (void)
{
  wiz_add_cases ("layers", cases, G_N_ELEMENTS (cases));
}
