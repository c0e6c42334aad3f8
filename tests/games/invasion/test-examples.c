/* test-examples.c: the worked examples (section 9)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#define FIVE(id) CARD (id) "," CARD (id) "," CARD (id) "," CARD (id) "," CARD (id)
#define FOUR(id) CARD (id) "," CARD (id) "," CARD (id) "," CARD (id)
/* A boon that is missed, so that step 6 is reached. */
#define MISS "do - boon card=pie deck=1\ndo - roll dice=1\n"

static const InvCase cases[] = {
  { "E1 INV-005 INV-006 INV-120",
    "set-of TEST-I\nbase\nat {" PLAY (FIVE ("pantry"), FOUR ("cellar"), "") "}\nis {'over':true,'rooms':9,'target':9}\nno game-over 0 open deck=1" },
  { "E2 INV-011 INV-012 INV-013 INV-014",
    "set-of TEST-I\nis {'gnome_deck':33,'heap':24,'layers':[[11,2],[11,2],[11,2]]}" },
  { "E3 INV-021 INV-022 INV-023 INV-R11",
    "set-of TEST-I\nno die-range - hand-roll player=0 n=5\ndo - hand-roll player=0 n=1\ndo - hand-roll player=1 n=4\ndo - hand-roll player=2 n=2\n"
    "is {'hands':[2,5,3],'decks':[20,20,20],'box':80}\nno wrong-step - hand-roll player=0 n=2" },
  { "E4 INV-031", "seats 2\nset-of TEST-I\nis {'decks':[25,25]}" },
  { "E4 INV-032", "seats 5\nset-of TEST-I\nis {'decks':[20,20,20,20,20]}" },
  { "E5 INV-072 INV-073",
    "set-of TEST-I\nbase\ndo - boon card=spade deck=1\nis {'pool':'d20','value_now':12}\ndo - roll dice=12\nis {'stage':'take'}\ndo 0 take to=hand\nis {'hands':[3,5,3],'stage':'fork'}" },
  { "E5 INV-074",
    "set-of TEST-I\nbase\ndo - boon card=spade deck=1\ndo - roll dice=11\nis {'stage':'fork','discards':{'spade':1},'hands':[2,5,3]}" },
  { "E6 INV-101 INV-102",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("rake"), "", "") "}\n" MISS "do - gnome card=pincher\nis {'pool':'d6','stage':'fight-help','stolen':[1,0,0]}\n"
    "no d20-stolen - roll dice=15,3" },
  { "E7 INV-091 INV-092 INV-114",
    "set-of TEST-I\nbase\n" MISS "do - letter letter=n\nis {'active':1,'stage':'prep','turn':2,'n_letters':1,'letter':['n',null,null,null,null,null],'gnome_deck':32}\n"
    "at {'stage':'fork'}\nno letter-already-out - letter letter=n\ndo - letter letter=o\nis {'n_letters':2}" },
  { "E8 INV-080 INV-R46",
    "set-of TEST-I\nbase\ndo 0 play card=whistle\n" MISS "do 0 go-on\nis {'active':1,'gnome_deck':33,'discards':{'whistle':1,'pie':1}}" },
  { "E9 INV-131", "set-of TEST-I\noption gnomes-per-player 10\nrestart\nis {'gnome_deck':36,'heap':21,'layers':[[12,2],[12,2],[12,2]]}" },
  { "E9 INV-132", "set-of TEST-I\noption gnomes-per-player 8\nrestart\nis {'gnome_deck':30,'heap':27,'layers':[[10,2],[10,2],[10,2]]}" },
  { "E9 INV-133", "set-of TEST-I\noption letters mixed\nrestart\nis {'gnome_deck':33,'layers':[[33,6]]}" },
  { "E9 INV-134", "set-of TEST-I\noption rooms-per-player 4\nrestart\nis {'target':12}" },
  { "E9 INV-130 INV-R06", "set-of TEST-I\noption bottom-letter on\nrestart\nis {'gnome_deck':33,'layers':[[11,2],[11,2],[10,1],[1,1]]}" },

  { "E10 INV-053 INV-R28",
    "set-of TEST-I\nbase\ndo - boon card=attic deck=1\nno value-unrolled 0 play card=ladder\ndo - value dice=7,6\nis {'value_now':13,'stage':'boon-help'}\n"
    "do 0 play card=ladder\nis {'pool':'d20 d6'}" },
  { "E11 INV-060 INV-070",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\ndo - boon card=pantry deck=1\ndo 0 play card=ladder\nis {'pool':'d20 d6 d4','reach':'13/20'}\n"
    "do - roll dice=6,5,3\nis {'stage':'take'}" },
  { "E11",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\ndo - boon card=pantry deck=1\ndo 0 play card=ladder\nat {'value':15}\nis {'reach':'3/5'}\n"
    "do - roll dice=6,5,3\nis {'stage':'fork','discards':{'pantry':1}}" },
  { "E12 INV-R30 INV-075",
    "seats 2\nset-of TEST-I\nat {'turn':1,'hand':[[{'n':2}],[{'n':3}]],'play':[[" FIVE ("pantry") "],[]]}\ndo - boon card=cellar deck=1\ndo - roll dice=11\ndo 0 take to=play\n"
    "is {'over':true,'rooms':6,'gnome_deck':24}\nno game-over 0 reveal" },
  { "E13 INV-042 INV-R18",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\nno ally-limit 0 play card=aunt\ndo 0 play card=aunt over=dog\nis {'discards':{'dog':1},'in_play':[['aunt'],[],[]]}" },
  { "E13 INV-061",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\ndo - boon card=pantry deck=1\ndo 0 play card=aunt\nis {'in_play':[['dog','aunt'],[],[]],'pool':'d20 d6 d4'}" },
  { "E13 INV-065",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("rake"), "", "") "}\ndo - boon card=pantry deck=1\nno weapon-limit 0 play card=spade" },
  { "E13 INV-097",
    "set-of TEST-I\nbase\nat {'hand':[[{'n':4}],[{'n':5}],[{'n':3}]]," PLAY (CARD ("rake"), "", "") "}\n" MISS "do - gnome card=plain\ndo 0 play card=spade\n"
    "is {'pool':'d20 d8 d6'}\nno second-weapon-only 0 play card=hoe" },
  { "E14 INV-098 INV-R13",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("spade"), "", "") "}\n" MISS "do - gnome card=plain\ndo 0 play card=rake\nis {'pool':'d20 d8 d6'}\n"
    "do 0 spend card=rake from=play\nis {'pool':'d20 d10 d8','discards':{'rake':1,'pie':1}}\nno no-discard-value 0 spend card=spade from=play" },
  { "E14 INV-R13",
    "set-of TEST-I\noption discard-adds as-well\nrestart\nbase\nat {" PLAY (CARD ("spade"), "", "") "}\n" MISS "do - gnome card=plain\ndo 0 play card=rake\n"
    "do 0 spend card=rake from=play\nis {'pool':'d20 d10 d8 d6'}" },
  { "E15 INV-110 INV-111 INV-112 INV-113 INV-115",
    "set-of TEST-I\nbase\nat {'gnome':'giver'," PLAY (CARD ("dog") "," CARD ("aunt") "," CARD ("rake") "," CARD ("spade") ",{'card':'lantern','pool':2,'seen':'all'},"
    CARD ("pantry") "," CARD ("cellar"), "", "") "}\nis {'pool':'d20 d12 d8 d6 d6 d4'}\ndo - roll dice=1,1,1,1,1,1\nis {'stage':'keep','discards':{'lantern':1}}\n"
    "no keep-one-ally 0 keep weapon=rake\nno keep-one-weapon 0 keep ally=dog\nno card-not-in-play 0 keep ally=lodger weapon=rake\ndo 0 keep ally=dog weapon=spade\n"
    "is {'in_play':[['dog','spade','pantry','cellar'],[],[]],'active':1,'rooms':2}" },
  { "E16 INV-089 INV-R43",
    "set-of TEST-I\nbase\n" MISS "do - gnome card=moody\nno no-combat - roll dice=10\nno no-combat 0 throw\nno no-combat 1 play card=dog\njson 0 {'verb':'drop','from':'hand'}\n"
    "is {'hands':[1,5,3],'unnamed':1,'heap':25,'active':1}" },
  { "E17 INV-064 INV-099 INV-R16",
    "set-of TEST-I\nbase\nat {" PLAY ("", CARD ("dog"), "") "}\nno not-your-turn 1 play card=lodger\n" MISS "do - gnome card=plain\ndo 1 play card=lodger\n"
    "is {'pool':'d20 d8'}\ndo - roll dice=1,1\nis {'stage':'keep'}\nno not-your-turn 0 keep ally=dog\ndo 1 keep ally=lodger\nis {'in_play':[[],['lodger'],[]],'active':1}" },
  { "E17 INV-R24",
    "set-of TEST-J\nbase\n" MISS "do 0 go-on\ndo - gnome card=plain\ndo - roll dice=3\nno after-roll 1 play card=lantern\ndo 0 go-on\nis {'active':1}" },
  { "E18 INV-R29 INV-R34",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("pantry"), "", "") "}\n" MISS "do - gnome card=pincher\nis {'pool':''}\ndo 0 throw\nsays empty-pool\n"
    "do 0 drop card=pantry from=play\nis {'rooms':0,'discards':{'pie':1,'pantry':1},'active':1}" },
  { "E18 INV-R42", "set-of TEST-I\nbase\n" MISS "do - gnome card=pincher\ndo 0 throw\nsays nothing-to-lose\nis {'active':1,'stolen':[0,0,0]}" },
  { "E19 INV-R39",
    "set-of TEST-I\nbase\n" MISS "do - gnome card=pincher\ndo 0 throw\nat {'active':0,'stage':'prep'}\ndo - boon card=spade deck=1\nis {'pool':'d20'}" },
  { "E19 INV-R39",
    "set-of TEST-I\nbase\nat {'stolen':[3,0,0]}\ndo - boon card=pie deck=1\nis {'pool':'d20'}\ndo - roll dice=1\ndo - gnome card=plain\nis {'pool':''}" },
  { "E20 INV-016",
    "set-of TEST-I\nbase\nis {'letter_odds':'2/11'}\nat {'gnome_discard':[[" FOUR ("plain") ",{'n':24,'pool':12}],[],[]]}\nis {'gnome_deck':29,'letter_odds':'2/7'}" },
  { "E20",
    "set-of TEST-I\nbase\nat {'n_letters':2,'letter':['g','n',null,null,null,null],'gnome_discard':[[" FOUR ("plain") ",{'n':24,'pool':12}],[],[]]}\n"
    "is {'layers':[[5,0],[11,2],[11,2]],'letter_odds':'0/1'}\n" MISS "no letter-not-possible - letter letter=o\n"
    "at {'gnome_discard':[[" FIVE ("plain") "," FOUR ("plain") ",{'n':24,'pool':12}],[],[]]}\nis {'letter_odds':'2/11'}" },
  { "E21",
    "seats 2\nset-of TEST-I\nat {'turn':1,'hand':[[{'n':2}],[{'n':3}]],'gnome_discard':[[" FIVE ("plain") "," CARD ("plain") ",{'n':33,'pool':12}],[],[]]}\n"
    "is {'letter_odds':'1/1','layers':[[2,2],[8,2],[8,2]]}\n" MISS "no gnome-not-possible - gnome card=giver" },
  { "E22",
    "set-of TEST-I\nbase\nat {'gnome':'plain'}\nis {'reach':'3/10'}\ndo 0 play card=rake\nis {'reach':'19/40'}" },
  { "E22",
    "set-of TEST-I\nbase\nat {'gnome':'plain'}\ndo 0 play card=lodger\nis {'reach':'21/40'}" },
  { "E22", "set-of TEST-I\nbase\ndo - boon card=aunt deck=1\nis {'reach':'7/10','value_now':0}" },
  { "E23 INV-106",
    "set-of TEST-I\nbase\nat {'gnome':'grump'," PLAY (CARD ("rake") "," CARD ("dog"), "", "") "}\nis {'pool':'d20 d6 d4'}\ndo - roll dice=15,2,2\n"
    "is {'won':[1,0,0],'heap':25}\ndo 0 drop card=rake from=play\nis {'discards':{'rake':1},'active':1}" },
  { "E24 INV-086 INV-R38",
    "set-of TEST-I\nbase\nat {'gnome_discard':[[" CARD ("plain") ",{'n':24,'pool':12}],[],[]]}\ndo - boon card=pie deck=1\ndo 0 play card=rummage\ndo - roll dice=1\n"
    "no not-top-of-discard - gnome card=giver\ndo - gnome card=plain\nis {'gnome_deck':32,'heap':24,'gnome':'plain','stage':'fight-help'}" },
  { "E25 INV-024",
    "set-of TEST-I\noption hands open\nrestart\ndo - hand-roll player=1 n=2\nno room-in-starting-hand - dealt player=1 card=pantry\ndo - dealt player=1 card=pie" },
  { "E25", "set-of TEST-I\nbase\nat {'active':1}\nno card-not-possible 1 play card=attic" },
  { "E26 INV-121 INV-R31",
    "set-of TEST-I\nbase\nat {'n_letters':5,'letter':['g','n','o','m','e',null],'gnomes':[{'n':6,'pool':2}],'letters_in':[0,0,1,0,0,0,0,0,0,0,0,0]," PLAY (FOUR ("pantry"), FOUR ("cellar"), "") "}\ndo - boon card=cellar deck=1\ndo - roll dice=2\n"
    "do - letter letter=s\nis {'over':true,'rooms':8,'n_letters':6}\nscore {'outcome':'all-lost'}" },
  { "E26 INV-120",
    "set-of TEST-I\nbase\nat {'n_letters':5,'letter':['g','n','o','m','e',null]," PLAY (FOUR ("pantry"), FOUR ("cellar"), "") "}\ndo - boon card=cellar deck=1\ndo - roll dice=12\n"
    "do 0 take to=hand\nis {'over':true,'rooms':9,'n_letters':5}\nscore {'outcome':'all-won','rank':[1,1,1]}" },
  { "E27 INV-037 INV-R47",
    "set-of TEST-I\ndo - hand-roll player=0 n=1\ndo - hand-roll player=1 n=1\ndo - hand-roll player=2 n=1\ndo - first-roll results=17,17,4\nis {'first_among':[0,1],'stage':'setup'}\n"
    "no wrong-step - first player=2 n=20\ndo - first player=0 n=3\ndo - first player=1 n=9\nis {'first':1,'active':1,'stage':'prep','turn':1}" },
  { "E28 INV-041", "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\nno no-return-to-hand 0 take-back card=dog" },
  { "E29", "set-of TEST-I\nbase\nis {'room':'17/70'}\nat {'discard':{'pie':3}," PLAY (CARD ("pantry"), CARD ("cellar"), "") "}\nis {'room':'32/135'}" },

  { "E30 INV-R50",
    "set-of TEST-J\nbase\ndo - boon card=cellar deck=1\ndo 0 play card=ladder\ndo - roll dice=2,2\nis {'stage':'boon-late','value_now':11}\nno after-roll 0 play card=lantern\n"
    "do 1 play card=charm\ndo - reroll dice=9,2\nis {'stage':'take','total':11}" },
  { "E30",
    "set-of TEST-J\nbase\nat {'discard':{'charm':1}}\ndo - boon card=cellar deck=1\ndo 0 play card=ladder\ndo - roll dice=2,2\nis {'stage':'fork','discards':{'charm':1,'cellar':1}}" },
  { "E31",
    "set-of TEST-J\nbase\nat {'gnome':'slick'," PLAY (CARD ("rake") "," CARD ("dog"), "", "") "}\nis {'pool':'d20 d4','reach':'19/40'}\nno die-not-granted - roll dice=10,6,3" },
  { "E32 INV-R57",
    "set-of TEST-J\nbase\nat {'gnome':'twin'," PLAY (CARD ("rake"), "", "") "}\ndo 0 play card=spade\nno second-weapon-only 0 play card=hoe\ndo - roll dice=20,8,6\ndo 0 go-on\n"
    "is {'stage':'gnome','heap':25}\ndo - letter letter=e\nis {'n_letters':1,'stage':'keep'}" },
  { "E32",
    "set-of TEST-J\nbase\nat {'gnome':'twin','hand':[[{'n':4}],[{'n':5}],[{'n':3}]]}\ndo 0 play card=hoe\ndo 0 spend card=rake from=hand\nno second-weapon-only 0 play card=spade\n"
    "do - roll dice=20,8,4\ndo 0 go-on\ndo - gnome card=plain\ndo 0 play card=spade\nis {'pool':'d20 d8 d4'}" },
  { "E33 INV-R60",
    "set-of TEST-J\nbase\nat {'gnome':'hexer'}\ndo - roll dice=3\ndo 0 go-on\nis {'attached':[{'card':'hexer','seen':'all'}],'heap':24,'active':1}\n"
    "at {'active':0,'stage':'fork'}\ndo - gnome card=plain\ndo 0 play card=rake\nis {'reach':'3/8','flat':-2}\ndo - roll dice=18,1\ndo 0 go-on\n"
    "is {'attached':[],'heap':26,'won':[1,0,0]}" },
  { "E34 INV-R54 INV-R44",
    "set-of TEST-J\nbase\nat {'gnome':'swindler'}\ndo - roll dice=13\ndo 0 go-on\nis {'heap':25,'asks':'boon-reward'}\ndo 0 open deck=2\ndo - boon-up card=dog\n"
    "is {'hands':[3,5,3],'asks':'lose-card'}\ndo 0 drop card=dog from=hand\nis {'hands':[2,5,3],'discards':{'dog':1},'active':1}" },
  { "E34",
    "set-of TEST-J\nbase\nat {'gnome':'swindler'," PLAY (FOUR ("pantry"), FOUR ("cellar"), "") "}\ndo - roll dice=13\ndo 0 go-on\ndo 0 open deck=2\ndo - boon-up card=cellar\n"
    "is {'over':true,'rooms':9}" },
  { "E35 INV-R40",
    "set-of TEST-J\nbase\nat {'n_letters':3,'letter':['g','n','o',null,null,null],'stage':'fork'}\ndo - gnome card=crowd\nis {'value_now':13,'reach':'2/5'}\ndo - roll dice=4\ndo 0 go-on\n"
    "is {'miss_boon':[1,0,0]}\nat {'active':2,'stage':'fork','gnomes':[{'n':9,'pool':1}],'letters_in':[0,3,0,0,0,0,0,0,0,0,0,0]}\ndo - letter letter=m\nis {'active':0,'misses':1}\nno wrong-step 0 open deck=1\ndo 0 go-on\nis {'stage':'fork'}" },
  { "E36",
    "set-of TEST-J\nbase\nat {'stage':'fork'," HANDS (CARD ("umbrella") "," CARD ("dog"), UNSEEN ("5"), UNSEEN ("3")) "}\ndo - gnome card=wild\ndo - value dice=6,6,6\ndo - roll dice=2\ndo 0 go-on\n"
    "is {'asks':'lose-card'}\ndo 0 drop card=umbrella from=hand\nis {'hands':[1,5,3],'discards':{'umbrella':1},'active':1}" },
  { "E36",
    "set-of TEST-J\nbase\nat {'stage':'fork'," HANDS (CARD ("dog"), UNSEEN ("5"), UNSEEN ("3")) "," PLAY (CARD ("umbrella"), "", "") "}\ndo - gnome card=wild\ndo - value dice=6,6,6\n"
    "do - roll dice=2\ndo 0 go-on\ndo 0 drop card=umbrella from=play\nis {'hands':[1,5,3],'discards':{'umbrella':1}}" },
  { "E37",
    "set-of TEST-J\nbase\nat {'n_letters':1,'letter':['g',null,null,null,null,null],'gnome_discard':[[" CARD ("plain") "," CARD ("wild") "," CARD ("giver") ",{'n':24,'pool':12}],[],[]]}\n"
    "is {'gnome_deck':29}\ndo 0 play card=broom\nis {'gnome_deck':30,'layers':[[30,6]],'letter_odds':'1/5','n_letters':0,'earliest':6,'latest':30}" },
  { "E38",
    "set-of TEST-J\nbase\ndo 0 play card=spyglass\nis {'asks':'peek'}\ndo - seen gnome=plain\ndo - seen letter=n\ndo - seen gnome=giver\nis {'letter_odds':'0/1'}\ndo 0 go-on\n" MISS
    "do 0 go-on\nno letter-not-possible - letter letter=n\ndo - gnome card=plain\nis {'letter_odds':'1/1'}" },
  { "E38",
    "set-of TEST-J\nbase\ndo 0 play card=spyglass\ndo - seen gnome=plain\ndo - seen letter=n\ndo - seen gnome=giver\ndo 0 to-bottom letter=n\n"
    "is {'layers':[[1,0],[1,0],[8,1],[11,2],[11,2],[1,1]],'earliest':33,'latest':33}" },
  { "E39 INV-R41 INV-R52",
    "set-of TEST-J\nbase\nat {'stage':'fork'}\ndo - gnome card=riddle\nis {'asks':'free-text'}\nasks Read aloud and carry out: riddle\nhow “Everybody sings.”\nno no-combat - roll dice=9\nno directions-pending 0 go-on\n"
    "do h move-boon from=deck-top to=hand other=2 deck=2\nis {'hands':[2,5,4],'decks':[20,19,20]}\ndo h d20 player=0 until=returned\nis {'stolen':[3,0,0]}\ndo h carried-out\n"
    "is {'heap':25,'active':1,'stage':'prep'}" },
  { "INV-R41", /* a card that nobody has seen goes from a hand onto a deck, and is any card but a room there too */
    "set-of TEST-J\nbase\nat {'stage':'fork'}\ndo - gnome card=riddle\ndo h move-boon from=hand to=deck-top player=2 deck=2\n"
    "is {'hands':[2,5,2],'decks':[20,21,20]}\ndo h move-boon from=deck-top to=hand other=2 deck=2\nis {'hands':[2,5,3],'decks':[20,20,20]}" },
  { "INV-R41", /* only decks that are on this table; who is being fought stays */
    "set-of TEST-J\nbase\nat {'stage':'fork'}\ndo - gnome card=riddle\nno no-such-choice h shuffle what=boon-discards deck=4\n"
    "no no-such-choice h shuffle what=deck deck=4\nno no-such-choice h move-boon from=discard to=deck-top deck=4\nno no-such-piece h move-boon from=deck-top to=hand other=2 deck=4" },
  { "INV-R41",
    "set-of TEST-J\nset {'boons':{'whistle':{'on-play':[{'do':'free-text','text':'All sing.'}]}}}\nbase\nat {'stage':'fork'}\ndo - gnome card=plain\n"
    "is {'stage':'fight-help'}\ndo 0 play card=whistle\nis {'asks':'free-text'}\nno no-such-choice h move-gnome gnome=plain from=revealed to=top\ndo h carried-out\nis {'stage':'fight-help'}" },
  { "E40 INV-R23",
    "set-of TEST-I\nbase\ndo 0 play card=lantern\n" MISS "do - letter letter=e\nis {'in_play':[['lantern'],[],[]],'active':1}\nat {'active':0,'gnome':'plain'}\nis {'pool':'d20 d12'}" },
  { "E40 INV-R23",
    "set-of TEST-I\noption unused-singles discard\nrestart\nbase\ndo 0 play card=lantern\n" MISS "do - letter letter=e\nis {'in_play':[[],[],[]],'discards':{'lantern':1,'pie':1}}" },
  { "E41 INV-R51",
    "set-of TEST-I\nbase\nat {'gnome_discard':[[" CARD ("plain") ",{'n':24,'pool':12}],[],[]]}\n" MISS "do - gnome card=plain\nsays one-more-copy\nis {'gnome':'plain'}" },
  { "E41",
    "set-of COMPLETE\nbase\nat {'gnome_discard':[[" CARD ("plain") ",{'n':24,'pool':12}],[],[]]}\n" MISS "no gnome-not-possible - gnome card=plain" },
};

void
inv_add_examples (void)
{
  inv_add_cases ("examples", cases, G_N_ELEMENTS (cases));
}
