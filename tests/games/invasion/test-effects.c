/* test-effects.c: every word of the effect vocabulary (8.5), on cards made for it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#define SET "set-of TEXTS\nbase\n"
#define FORK(more) SET "at {'stage':'fork'" more "}\n"
#define BOON "do - boon card=cellar deck=1\n"
/* Boons and gnomes with other texts. */
#define OTHER(family, card, slot, effects) "set-of TEXTS\nset {'" family "':{'" card "':{'" slot "':[" effects "]}}}\nbase\n"
#define ROLL_CHOICE OTHER ("boons", "sock", "on-play", "{'do':'choose','lists':[[{'do':'swap-die','sides':12}],[{'do':'twice','how':'better'}],[{'do':'twice','how':'worse'}],[{'do':'flat','n':5,'scope':'combat'}]]}") \
  BOON "do 0 play card=sock\n"
#define HAS(kind, from, more) OTHER ("gnomes", "late-riser", "before", "{'do':'if','when':'has','kind':'" kind "','from':'" from "','then':[{'do':'value-change','n':7}]}") \
  "at {'stage':'fork'," more "}\ndo - gnome card=late-riser\n"
#define DIRECTS(effects, more) OTHER ("gnomes", "moody", "directions", effects) "at {'stage':'fork'," more "}\ndo - gnome card=moody\n"
/* A deck of gnomes with no room for one more that everybody knows, once its top card is drawn. */
#define FULL_DECK FORK (",'n_letters':5,'letter':['g','n','o','m','e',null],'letters_in':[1,0,0,0,0,0,0,0,0,0,0,0],'gnome_discard':[[{'n':21,'pool':12}],[],[]],'gnomes':[{'n':2}," \
  TWENTY_EIGHT (CARD ("plain")) "," CARD ("plain") "]")
#define ONES "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"

/* So many gnomes that everybody knows, one by one in the deck. */
#define KNOWN_1 "{'card':'plain','seen':'all'}"
#define KNOWN_2 KNOWN_1 "," KNOWN_1
#define KNOWN_5 KNOWN_2 "," KNOWN_2 "," KNOWN_1
#define KNOWN_10 KNOWN_5 "," KNOWN_5

static const InvCase cases[] = {
  { "8.5-flat", SET "do 0 play card=plus for=acquire\n" BOON "is {'flat':3,'pool':'d20'}\ndo - roll dice=8\nis {'stage':'take'}" },
  { "8.5-flat", FORK (",'play':[[" CARD ("den") "],[],[]]") "do - gnome card=plain\nis {'flat':1}\nat {'active':0}" },
  { "8.5-flat", SET "at {'play':[[" CARD ("den") "],[],[]]}\n" BOON "is {'flat':0}" },
  { "8.5-value-change", SET BOON "do 0 play card=coupon\ndo - value dice=4\nis {'value_now':7}\n" },
  { "8.5-value-change", SET BOON "do 0 play card=crowded\nis {'value_now':8}" },
  { "8.5-value-change", FORK (",'hand':[[{'n':4}],[{'n':1}],[]]") "do - gnome card=taxman\nis {'value_now':9}" },
  { "8.5-value-change", FORK (",'play':[[" CARD ("den") "," CARD ("dog") "," CARD ("rake") "],[" CARD ("den") "],[]]") "do - gnome card=envious\nis {'value_now':14}" },
  { "8.5-value-change", FORK ("") "do - gnome card=soft\nis {'value_now':1}" },
  { "8.5-steal-die", FORK ("") "do - gnome card=thief-win\nis {'stolen':[2,0,0],'pool':''}\ndo 0 throw\nis {'stolen':[2,0,0],'thief':['thief-win',null,null]}" },
  { "8.5-steal-die", FORK ("") "do - gnome card=thief-back\ndo 0 throw\nis {'stolen':[3,0,0]}" },
  { "8.5-return-die", SET "at {'stolen':[3,0,0]}\ndo 0 play card=spare\nis {'stolen':[0,0,0]}" },
  { "8.5-swap-die", FORK ("") "do - gnome card=changer\nis {'pool':'d12','reach':'1/4'}" },
  { "8.5-swap-die", SET BOON "do 0 play card=monocle\nis {'pool':'d12','flat':8}" },
  { "8.5-twice", SET BOON "at {'value':15}\ndo 0 play card=sock\nis {'reach':'51/100'}" },
  { "8.5-twice", SET "dealer dice app\n" BOON "do 0 throw\nweights " ONES "\ndo - die n=20" },
  { "8.5-twice", SET "dealer dice app\n" BOON "do 0 play card=sock\ndo 0 throw\nweights 1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35 37 39" },
  { "8.5-twice", FORK ("") "dealer dice app\ndo - gnome card=drizzle\ndo 0 throw\nweights 39 37 35 33 31 29 27 25 23 21 19 17 15 13 11 9 7 5 3 1" },
  { "8.5-twice", FORK ("") "do - gnome card=drizzle\nis {'reach':'9/100'}\ndo 0 play card=sock\nis {'reach':'3/10'}" },
  { "8.5-reroll", SET BOON "do 0 play card=ladder\ndo - roll dice=1,1\ndo 0 play card=second\ndo 0 again n=1\ndo - die n=7\ndo 0 again n=2\ndo - die n=6\nis {'total':13,'stage':'take'}" },
  { "8.5-reroll", SET BOON "do - roll dice=1\ndo 0 play card=second\ndo 0 go-on\nis {'total':1}" },
  { "8.5-late", SET BOON "do - roll dice=6\nis {'stage':'boon-late'}\ndo 1 play card=push\ndo - die n=5\nis {'total':11,'stage':'take'}" },
  { "8.5-ignore", FORK (",'play':[[" CARD ("dog") "," CARD ("rake") "],[],[]]") "do - gnome card=no-dogs\nis {'pool':'d20 d6'}\ndo 1 play card=lodger\nis {'pool':'d20 d6'}" },
  { "8.5-no-help", FORK ("") "do - gnome card=shy\nno no-combat 1 play card=lodger\nno no-combat 1 spend card=pie from=hand\ndo 0 play card=lodger\nis {'pool':'d20 d8'}" },
  { "8.5-skip-combat", FORK ("") "do - gnome card=sleeper\ndo - roll dice=20\ndo 0 go-on\nis {'miss_fight':[1,0,0],'active':1}\nat {'active':2,'stage':'fork'}\ndo - letter letter=g\n"
    "is {'active':0,'misses':2}\ndo - boon card=pie deck=1\ndo - roll dice=1\ndo 0 go-on\ndo 0 go-on\nis {'active':1,'misses':0}" },
  { "8.5-skip-combat", SET "do - boon card=sauna deck=1\ndo - roll dice=20\ndo 0 take to=play\nis {'asks':'skip-combat'}\ndo 0 pick player=2\nis {'miss_fight':[0,0,1],'stage':'fork'}" },
  { "8.5-gnome-from-discard",
    FORK (",'gnome_discard':[[" CARD ("plain") "," CARD ("giver") ",{'n':24,'pool':12}],[],[]]") "do 0 play card=friend\ndo 0 reveal\nis {'stage':'gnome-choice'}\ndo 0 pick gnome=giver\n"
    "is {'gnome':'giver','heap':25}" },
  { "8.5-gnome-from-discard",
    FORK (",'gnome_discard':[[" CARD ("plain") "," CARD ("giver") ",{'n':24,'pool':12}],[],[]]") "do 0 play card=blind\ndo - gnome card=giver\nis {'gnome':'giver','heap':25}" },
  { "8.5-fight-again", FORK ("") "do - gnome card=briber\nis {'asks':'choose'}\nno no-such-choice 0 pick list=3\ndo 0 pick list=2\nis {'stage':'gnome','heap':25}\ndo - gnome card=plain" },
  { "8.5-extra-boon", SET "do 0 play card=tour\n" BOON "do - roll dice=1\ndo 0 go-on\nis {'stage':'open','extra':1}\ndo - boon card=pie deck=2\ndo - roll dice=1\ndo 0 go-on\nis {'stage':'open'}\n"
    "do - boon card=pie deck=3\ndo - roll dice=1\ndo 0 go-on\nis {'stage':'fork'}" },
  { "8.5-extra-boon", SET "do - boon card=nursery deck=1\ndo - roll dice=20\ndo 0 take to=play\nis {'stage':'open','rooms':1}" },
  { "8.5-extra-boon", FORK ("") "do - gnome card=lucky\ndo - roll dice=20\ndo 0 go-on\nis {'stage':'open','won':[1,0,0]}\ndo - boon card=cellar deck=1\ndo - roll dice=12\ndo 0 take to=hand\nis {'rooms':1,'active':1}" },
  { "8.5-miss-boon", FORK ("") "do - gnome card=lucky\ndo - roll dice=1\ndo 0 go-on\nis {'active':1,'misses':1,'miss_boon':[0,0,0]}" },
  { "8.5-peek", SET "do 0 play card=parrot\ndo - seen gnome=plain\nis {'stage':'prep','gnomes':[{'card':'plain','seen':'all'},{'n':10},{'n':11,'pool':1},{'n':11,'pool':2}]}" },
  /* A deck with no room for one more card that is known: the table looks, and nobody is kept waiting for what it saw. */
  { "8.5-peek", SET "at {'n_letters':5,'letter':['g','n','o','m','e',null],'letters_in':[1,0,0,0,0,0,0,0,0,0,0,0],"
    "'gnome_discard':[[{'n':21,'pool':12}],[],[]],'gnomes':[{'n':2}," KNOWN_10 "," KNOWN_10 "," KNOWN_5 "," KNOWN_2 "," KNOWN_2 "]}\ndo 0 play card=parrot\nis {'stage':'prep','asks':''}" },
  { "8.5-letter-back",
    SET "at {'n_letters':2,'letter':['g','n',null,null,null,null]}\nis {'gnome_deck':31}\ndo 0 play card=eraser\nis {'n_letters':1,'gnome_deck':32,'latest':32,'letter':['g',null,null,null,null,null]}" },
  { "8.5-letter-back", SET "do 0 play card=eraser\nis {'gnome_deck':33}" },
  { "8.5-boon-reward", SET "do 0 play card=sale\ndo 0 open deck=2\ndo - boon-up card=dog\nis {'asks':'boon-reward'}\ndo 0 take to=play\nis {'in_play':[['sale','dog'],[],[]],'stage':'prep'}" },
  { "8.5-boon-reward", SET BOON "do 0 play card=sale\ndo 0 open deck=2\ndo - boon-up card=dog\ndo 0 take to=hand\nis {'boon':'cellar','stage':'boon-help','value_now':11}\ndo - roll dice=11\ndo 0 take to=hand\nis {'rooms':1}" },
  { "8.5-lose-card", FORK (",'hand':[[{'n':2}],[{'n':2}],[{'n':2}]]") "do - gnome card=census\ndo 0 lose cards=pie\ndo 1 lose cards=dog\njson 2 {'verb':'drop','from':'hand'}\nis {'hands':[1,1,1],'active':1}" },
  { "8.5-lose-card", FORK (",'hand':[[{'n':2}],[" CARD ("dog") "],[]]") "do - gnome card=whisperer\ndo - roll dice=1\ndo 0 go-on\nno not-your-turn 0 drop card=pie from=hand\ndo 1 drop card=dog from=hand\nis {'hands':[2,0,0],'active':1}" },
  { "8.5-lose-card", FORK (",'hand':[[" CARD ("dog") "," CARD ("pie") "],[],[]]") "do - gnome card=peeper\ndo - roll dice=1\nno directions-pending 0 drop card=dog from=hand\ndo - lot card=pie from=hand\nis {'hands':[1,0,0]}" },
  { "8.5-lose-card", FORK (",'hand':[[{'n':3}],[{'n':2}],[]]") "do - gnome card=sore\ndo - roll dice=20\ndo 0 go-on\nis {'asks':'lose-card'}\nno no-such-choice 0 pick list=1\ndo 0 pick player=1\ndo 1 drop card=pie from=hand\nis {'hands':[3,1,0]}" },
  { "8.5-lose-room", FORK (",'play':[[" CARD ("pantry") "],[],[]]") "do - gnome card=squatter\ndo - roll dice=1\ndo 0 go-on\ndo 0 drop card=pantry from=play\nis {'asks':'lose-room'}\ndo 0 pick deck=2\n"
    "is {'rooms':0,'decks':[20,21,20],'active':1}" },
  { "8.5-shield", FORK (",'play':[[" CARD ("pantry") "," CARD ("goose") "],[],[]]") "do - gnome card=squatter\ndo - roll dice=1,1\ndo 0 go-on\ndo 0 drop card=goose from=play\nis {'rooms':1,'discards':{'goose':1},'active':1}" },
  { "8.5-shield", FORK (",'play':[[" CARD ("goose") "," CARD ("dog") "],[],[]]") "do - gnome card=plain\ndo - roll dice=1,1,1\ndo 0 go-on\nis {'asks':'lose-card'}" },
  { "8.5-fetch", SET "at {'discard':{'pie':1,'rake':1,'cellar':1}}\ndo 0 play card=lost-and-found\nno loss-not-fitting 0 pull card=rake\ndo 0 pull card=pie\nis {'hands':[2,5,3],'discards':{'rake':1,'cellar':1}}" },
  { "8.5-fetch", SET "at {'discard':{'cellar':1}}\ndo 0 play card=cleaning\ndo 0 pull card=cellar\nis {'rooms':1,'hands':[2,5,3]}" },
  { "8.5-fetch", SET "do 0 play card=cleaning\nis {'stage':'prep'}" },
  { "8.5-give", SET "at {'hand':[[{'n':3}],[{'n':5}],[{'n':3}]]}\ndo 0 play card=salt\nno no-such-choice 0 hand-over card=pie player=0\ndo 0 hand-over card=pie player=2\njson 0 {'verb':'hand-over','player':1}\nis {'hands':[0,6,4]}" },
  { "8.5-mill", FORK (",'deck':{'1':[{'n':3,'pool':1}],'2':[{'n':5,'pool':1}],'3':[{'n':5,'pool':1}]}") "do - gnome card=tunneller\ndo - boon-up card=pie\nis {'decks':[3,4,5]}\ndo - boon-up card=dog\n"
    "is {'decks':[3,4,4],'discards':{'pie':1,'dog':1},'active':1}" },
  { "8.5-limit-change", SET "at {'play':[[" CARD ("guest") "," CARD ("dog") "],[],[]]}\ndo 0 play card=aunt\nno ally-limit 0 play card=lodger" },
  { "8.5-limit-change", SET "at {'play':[[],[" CARD ("dog") "],[]],'stage':'fork','active':1}\ndo - gnome card=doorman\ndo - roll dice=1,1\ndo 1 go-on\nno keep-one-ally 1 keep ally=dog\ndo 1 keep\nis {'in_play':[[],[],[]],'active':2}" },
  { "8.5-lend", SET "at {'play':[[],[" CARD ("butler") "],[]]}\n" BOON "is {'pool':'d20 d6'}" },
  { "8.5-stays", SET "do 0 play card=mat\n" BOON "do - roll dice=1\ndo 0 go-on\ndo - letter letter=g\nis {'in_play':[['mat'],[],[]]}" },
  { "8.5-gnome-goes", FORK ("") "do - gnome card=salesman\ndo - roll dice=1\ndo 0 go-on\nis {'heap':24,'gnome_deck':33,'active':1,'letter_odds':'0/1'}" },
  { "8.5-gnome-goes", FORK ("") "do - gnome card=dandelion\ndo - roll dice=20\ndo 0 go-on\nis {'gnome_deck':33,'layers':[[33,6]]}" },
  { "8.5-gnome-goes", FORK ("") "do - gnome card=fragile\ndo - roll dice=20\ndo 0 go-on\nis {'gnome_deck':32,'heap':24,'gone':{'fragile':1}}" },
  { "8.5-gnome-goes", FORK ("") "do - gnome card=boomerang\ndo - roll dice=1\ndo 0 go-on\nis {'gnome_deck':33,'layers':[[10,2],[11,2],[11,2],[1,0]]}" },
  { "8.5-gnome-goes",
    FORK ("") "do - gnome card=mildew\ndo - roll dice=1\ndo 0 go-on\nis {'attached':[{'card':'mildew','pool':24,'seen':'all'}]}\nat {'active':0,'stage':'prep'}\n" BOON "at {'value':15}\nis {'reach':'9/100'}" },
  { "8.5-gnome-goes INV-R49", /* no room there: it is discarded */
    FULL_DECK "do - gnome card=salesman\ndo - roll dice=1\ndo 0 go-on\nis {'heap':22,'gnome_deck':30}" },
  { "8.5-gnome-goes INV-R49", FULL_DECK "do - gnome card=boomerang\ndo - roll dice=1\ndo 0 go-on\nis {'heap':22,'gnome_deck':30}" },
  { "8.5-gnome-goes INV-R49",
    FORK (",'attached':[" THIRTY (CARD ("plain")) "],'gnome_discard':[[],[],[]],'gnomes':[{'n':27}],'letters_in':[6,0,0,0,0,0,0,0,0,0,0,0]")
    "do - gnome card=mildew\ndo - roll dice=1\ndo 0 go-on\nis {'heap':1,'active':1}" },
  { "8.5-flat", ROLL_CHOICE "do 0 pick list=4\nis {'flat':0,'pool':'d20'}" },
  { "8.5-swap-die", ROLL_CHOICE "do 0 pick list=1\nis {'own_sides':12,'pool':'d12'}" },
  { "8.5-twice", ROLL_CHOICE "do 0 pick list=2\nis {'own_twice':1,'reach':'3/4'}" },
  { "8.5-twice", ROLL_CHOICE "do 0 pick list=3\nis {'own_twice':-1,'reach':'1/4'}" },
  { "8.5-if", HAS ("ally", "hand", HANDS (CARD ("dog"), "", "")) "is {'value_now':15}" },
  { "8.5-if", HAS ("ally", "hand", PLAY (CARD ("dog"), "", "")) "is {'value_now':8}" },
  { "8.5-if", /* nobody is told what a hidden card is */ HAS ("ally", "hand", HANDS (OWN ("dog", "0") "," CARD ("pie"), "", "")) "is {'value_now':8}" },
  { "8.5-if", HAS ("any", "hand", HANDS (UNSEEN ("1"), "", "")) "is {'value_now':15}" },
  { "8.5-if", HAS ("any", "play", HANDS (UNSEEN ("1"), "", "") "," PLAY (CARD ("dog"), "", "")) "is {'value_now':15}" },
  { "8.5-table", /* a result without a row */
    OTHER ("gnomes", "gambler", "directions", "{'do':'table','dice':'d6','rows':[{'from':5,'to':6,'then':[{'do':'lose-card','kind':'any','from':'hand','n':1}]}]}")
    "at {'stage':'fork'}\ndo - gnome card=gambler\ndo - die n=2\nis {'active':1,'hands':[2,5,3]}" },
  { "8.5-lose-card", /* hidden cards are no rooms */
    DIRECTS ("{'do':'lose-card','kind':'room','from':'hand','n':1}", HANDS (UNSEEN ("2"), "", "")) "says nothing-to-lose\nis {'active':1}" },
  { "8.5-lose-card", DIRECTS ("{'do':'lose-card','kind':'room','from':'hand','n':1,'by':'random'}", HANDS (UNSEEN ("2"), "", "")) "says nothing-to-lose\nis {'active':1}" },
  { "8.5-lose-card",
    DIRECTS ("{'do':'lose-card','kind':'room','from':'hand','n':1}", HANDS (CARD ("pantry") "," UNSEEN ("2"), "", ""))
    "asks Player 1: lose a room\nno loss-not-fitting 0 drop card=pie from=hand\ndo 0 drop card=pantry from=hand\nis {'rooms':0,'active':1}" },
  { "8.5-shield", DIRECTS ("{'do':'lose-card','kind':'room','from':'play','n':1}", PLAY (CARD ("pantry") "," CARD ("goose"), "", "")) "do 0 drop card=goose from=play\nsays shield\nis {'rooms':1,'active':1}" },
  { "8.5-choose", /* a room that nobody has cannot be chosen to be lost */
    DIRECTS ("{'do':'choose','lists':[[{'do':'lose-card','kind':'room','from':'play','n':1}],[{'do':'mill','n':1}],[{'do':'lose-room','n':1}]]}", HANDS (UNSEEN ("2"), "", "")) "is {'asks':'mill'}" },
  { "8.5-choose",
    DIRECTS ("{'do':'choose','lists':[[{'do':'lose-card','kind':'room','from':'play','n':1}],[{'do':'mill','n':1}]]}", PLAY (CARD ("pantry"), "", ""))
    "is {'asks':'choose'}\ndo 0 pick list=1\ndo 0 drop card=pantry from=play\nis {'rooms':0}" },
  { "8.5-lose-room INV-R34", /* not into a deck that has no room */
    FORK (",'play':[[" CARD ("pantry") "],[],[]],'deck':{'1':[" THIRTY (CARD ("dog")) "]}") "do - gnome card=squatter\ndo - roll dice=1\ndo 0 go-on\ndo 0 drop card=pantry from=play\n"
    "no no-such-choice 0 pick deck=1\nno no-such-choice 0 pick deck=2 list=1\ndo 0 pick deck=2\nis {'decks':[30,21,20]}" },
  { "8.5-boon-reward", /* a card that everybody knows is not taken unseen; nor is one that goes into play */
    FORK (",'deck':{'3':[" CARD ("dog") "]}") "do - gnome card=boss\ndo - roll dice=19\ndo 0 go-on\ndo 0 open deck=3\nno card-unnamed - non-room\ndo - boon-up card=dog\nis {'hands':[3,5,3]}" },
  { "8.5-boon-reward", OTHER ("boons", "sale", "on-play", "{'do':'boon-reward','n':1,'to':'play'}") "do 0 play card=sale\ndo 0 open deck=2\nno card-unnamed - non-room\ndo - boon-up card=dog\n"
    "is {'in_play':[['sale','dog'],[],[]]}" },
  { "8.5-boon-reward INV-R49", /* where the table in front of the player is full, it goes to the hand */
    OTHER ("gnomes", "boss", "reward", "{'do':'boon-reward','n':1,'to':'play'}") "at {'stage':'fork'," PLAY (THIRTY (CARD ("mat")), "", "") "}\ndo - gnome card=boss\ndo - roll total=50\ndo 0 go-on\n"
    "do 0 open deck=2\ndo - boon-up card=pie\nis {'hands':[3,5,3]}" },
  { "8.5-give", /* of equal cards, the one that most have seen */
    SET "at {'hand':[[" OWN ("dog", "0") "," CARD ("dog") "," CARD ("salt") "," OWN ("dog", "0") "],[],[]]}\ndo 0 play card=salt\ndo 0 hand-over card=dog player=1\n"
    "is {'hand':[[" OWN ("dog", "0") "," OWN ("dog", "0") "],[" CARD ("dog") "],[]]}" },
  { "8.5-peek INV-R45", /* nothing is left to be seen */
    "set-of TEST-J\nbase\nat {'n_frames':1,'ask':11,'frame':{'0':[15,0,0,0,0,0,-1,0,1]},'gnomes':[{'card':'plain','seen':'all'},{'n':1,'pool':16},{'n':1,'pool':17},{'n':1,'pool':18},{'n':1,'pool':19},"
    "{'n':1,'pool':20},{'n':1,'pool':21}],'letters_in':[0,0,0,0,0,0,0,0,0,0,0,0]}\nno directions-pending - seen gnome=wild\ndo - seen-by-table\nis {'asks':'peek'}\ndo 0 go-on" },
  { "8.5-choose", FORK (",'hand':[[" CARD ("rake") "],[],[]]") "do - gnome card=briber\nis {'asks':'choose'}\ndo 0 pick list=1\nis {'asks':'lose-card'}" },
  { "8.5-choose", FORK (",'hand':[[],[],[]]") "do - gnome card=briber\nis {'stage':'gnome','heap':25}" },
  { "8.5-if", FORK (",'n_letters':4,'letter':['g','n','o','m',null,null]") "do - gnome card=late-riser\nis {'value_now':15}" },
  { "8.5-if", FORK ("") "do - gnome card=late-riser\nis {'value_now':8}" },
  { "8.5-if", FORK ("") "do - gnome card=boss\ndo - roll dice=19\ndo 0 go-on\nis {'asks':'boon-reward'}\ndo 0 open deck=1\ndo - boon-up card=pie\nis {'asks':'boon-reward'}" },
  { "8.5-if", FORK ("") "do - gnome card=boss\ndo - roll dice=15\ndo 0 go-on\nis {'active':1,'won':[1,0,0]}" },
  { "8.5-table", FORK (",'play':[[" CARD ("pantry") "],[],[]]") "do - gnome card=gambler\nis {'asks':'table'}\nno no-combat - roll dice=9\ndo - die n=2\nis {'asks':'lose-room'}" },
  { "8.5-table", FORK ("") "do - gnome card=gambler\ndo - die n=4\nis {'active':1,'heap':25}" },
  { "8.5-table", SET BOON "do 0 play card=toss\ndo - die n=3\nis {'flat':4,'stage':'boon-help'}\ndo - roll dice=7\nis {'stage':'take'}" },
  { "8.5-free-text", FORK ("") "do - gnome card=riddle\nno directions-pending 0 reveal\nno directions-pending 0 keep\ndo h carried-out\nis {'active':1}\nno wrong-step h carried-out" },
};

void
inv_add_effects (void)
{
  inv_add_cases ("effects", cases, G_N_ELEMENTS (cases));
}
