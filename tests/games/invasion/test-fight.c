/* test-fight.c: gnomes, letters, fights, the sweep and the end (5.10 to 5.12), and the rulings on them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#define FORK(more) "set-of TEST-I\nbase\nat {'stage':'fork'" more "}\n"
#define FORK_J(more) "set-of TEST-J\nbase\nat {'stage':'fork'" more "}\n"
#define FOUR(id) CARD (id) "," CARD (id) "," CARD (id) "," CARD (id)

/* A table of cards that leave something to the options: in the fight after a torch was played for a boon, … */
#define LEFT(option, more) "set-of MANY\n" option "base\n" more
#define ONCE(option) LEFT (option, "do - boon card=w deck=1\ndo 0 play card=torch\nis {'pool':'d20 d6'}\ndo - roll dice=1,1\ndo - gnome card=plain\n")
#define DIG(option) LEFT (option, "at {'gnome_discard':[[" CARD ("plain") "," CARD ("wild") ",{'n':22,'pool':12}],[],[]]}\ndo 0 play card=dig\ndo - boon card=w deck=1\ndo - roll dice=1\ndo 0 reveal\n")
#define STOLEN(option) LEFT (option, "at {'stage':'fork'}\ndo - gnome card=thief\n")

static const InvCase cases[] = {
  { "INV-085", FORK ("") "no boon-already-revealed 0 open deck=1\ndo 0 reveal\nis {'stage':'gnome'}\ndo - gnome-up gnome=plain\nis {'gnome':'plain','gnome_deck':32,'stage':'fight-help','value_now':15}" },
  { "INV-085", FORK ("") "no wrong-step 0 go-on" },
  { "INV-086", "set-of TEST-I\nbase\ndo 0 play card=rummage\ndo - boon card=pie deck=1\ndo - roll dice=1\ndo - gnome card=giver\nis {'gnome_deck':33,'heap':23}" },
  { "INV-086", FORK ("") "do - gnome card=plain\nno too-late-for-discard-draw 0 play card=rummage" },
  { "INV-087 INV-088", FORK ("") "do - gnome card=wild\nno value-unrolled 0 throw\nno value-unrolled 0 play card=rake\nno die-range - value dice=7,1,1\ndo - value dice=6,5,4\nis {'value_now':15,'stage':'fight-help'}" },
  { "INV-089 INV-R43", FORK ("") "do - gnome card=moody\nis {'none':[1,0,0],'asks':'lose-card'}\nno no-combat 0 throw\nno no-combat 1 play card=lodger" },
  { "INV-090 INV-R40",
    FORK (",'gnome_discard':[[" CARD ("plain") ",{'n':24,'pool':12}],[],[]]") "do - gnome card=pincher\nis {'stolen':[1,0,0],'thief':['pincher',null,null]}" },
  { "INV-091", FORK ("") "do - letter letter=m\nis {'n_letters':1,'letter':['m',null,null,null,null,null],'active':1}" },
  { "INV-092", FORK ("") "do - letter letter=m\nno no-combat - roll dice=1\nis {'stage':'prep'}" },
  { "INV-095 INV-096 INV-099",
    FORK (",'play':[[" CARD ("dog") "],[],[]],'hand':[[{'n':3}],[{'n':5}],[{'n':3}]]") "do - gnome card=plain\ndo 0 play card=aunt\ndo 0 play card=lantern\ndo 1 play card=lodger\n"
    "is {'pool':'d20 d12 d8 d6 d4'}" },
  { "INV-097", FORK ("") "do - gnome card=plain\ndo 0 play card=rake\ndo 0 play card=spade\nis {'pool':'d20 d8 d6'}" },
  { "INV-098", FORK (",'play':[[" CARD ("spade") "],[],[]]") "do - gnome card=plain\ndo 0 play card=hoe\ndo 0 spend card=hoe from=play\nis {'pool':'d20 d8 d6'}" },
  { "INV-100", FORK (",'play':[[" CARD ("dog") "],[],[]]") "do - gnome card=plain\nis {'pool':'d20 d4'}\ndo 2 spend card=pie from=hand\nis {'pool':'d20 d8 d4'}" },
  { "INV-103 INV-104", FORK ("") "do - gnome card=plain\ndo - roll dice=15\nis {'won':[1,0,0],'heap':25,'active':1}" },
  { "INV-104 INV-R44", FORK ("") "do - gnome card=giver\ndo - roll dice=10\nis {'asks':'boon-reward','heap':25}\nno directions-pending - roll dice=3\nno deck-empty 0 open deck=4\ndo 0 open deck=3\n"
    "do - boon-up card=cellar\nis {'rooms':1,'decks':[20,20,19],'hands':[3,5,3]}" },
  { "INV-104 INV-R55", FORK ("") "do - gnome card=giver\ndo - roll dice=10\ndo 0 open deck=3\ndo - non-room\nis {'hands':[3,5,3],'decks':[20,20,19],'active':1}" },
  { "INV-105 INV-R37",
    FORK (",'play':[[" CARD ("dog") "],[],[]]") "do - gnome card=plain\ndo - roll dice=10,4\nis {'lost':[1,0,0],'asks':'lose-card'}\nno directions-pending 0 go-on\nno loss-not-fitting 0 drop card=dog from=hand\n"
    "do 0 drop card=dog from=play\nis {'discards':{'dog':1},'heap':25,'active':1}" },
  { "INV-105 INV-R42", FORK ("") "do - gnome card=plain\ndo - roll dice=10\nsays nothing-to-lose\nis {'active':1,'heap':25}" },
  { "INV-106", FORK (",'play':[[" CARD ("spade") "],[],[]]") "do - gnome card=grump\ndo - roll dice=18,5\nis {'won':[1,0,0],'asks':'lose-card'}" },
  { "INV-110 INV-111 INV-113",
    FORK (",'play':[[" CARD ("dog") "," CARD ("pantry") "],[],[]]") "do - gnome card=giver\ndo 0 play card=lantern\ndo - roll dice=1,1,1\nis {'discards':{'lantern':1},'in_play':[['dog','pantry'],[],[]],'active':1}" },
  { "INV-112",
    FORK (",'play':[[" CARD ("dog") "],[],[]]") "do - gnome card=giver\ndo 0 play card=aunt\ndo - roll dice=1,1,1\nno keep-one-ally 0 keep\nno not-your-turn 1 keep ally=dog\ndo 0 keep ally=dog\n"
    "is {'discards':{'aunt':1},'active':1}" },
  { "INV-114 INV-038 INV-R58", FORK (",'active':2") "do - letter letter=g\nis {'active':0,'turn':2}" },
  { "INV-115",
    FORK (",'active':2,'play':[[],[]," "[" CARD ("dog") "," CARD ("rake") "]]") "do - letter letter=g\nis {'in_play':[[],[],['dog','rake']]}\nat {'active':2,'gnome':'plain'}\nis {'pool':'d20 d6 d4'}" },
  { "INV-120 INV-R30",
    FORK (",'play':[[" FOUR ("pantry") "],[" FOUR ("cellar") "],[]]") "do - gnome card=giver\ndo - roll dice=10\ndo 0 open deck=1\ndo - boon-up card=attic\nis {'over':true,'rooms':9}" },
  { "INV-121 INV-122",
    FORK (",'n_letters':5,'letter':['g','n','o','m','e',null],'gnomes':[{'n':1,'pool':2}],'letters_in':[0,0,1,0,0,0,0,0,0,0,0,0]")
    "do - letter letter=s\nis {'over':true}\nno game-over 1 open deck=1\nno game-over - gnome card=plain" },
  { "INV-R30",
    "set-of TEST-I\noption win-check end-of-turn\nrestart\nbase\nat {'play':[[" FOUR ("pantry") "],[" FOUR ("cellar") "],[]]}\ndo - boon card=cellar deck=1\ndo - roll dice=11\ndo 0 take to=play\n"
    "is {'over':false,'rooms':9}\ndo - letter letter=g\nis {'over':true}\nscore {'outcome':'all-won'}" },
  { "INV-R33",
    "set-of TEST-I\noption room-counts in-play\nrestart\nbase\ndo - boon card=cellar deck=1\ndo - roll dice=11\ndo 0 take to=hand\nis {'rooms':0}\nat {'active':0,'stage':'prep'}\ndo 0 play card=cellar\n"
    "is {'rooms':1}" },
  /* The last room is won where it counts: as it is played, with that option. */
  { "INV-R30",
    "set-of TEST-I\noption room-counts in-play\nrestart\nbase\nat {'play':[[" FOUR ("pantry") "],[" FOUR ("cellar") "],[]],'hand':[[{'card':'cellar','seen':'all'}],[{'n':1}],[{'n':1}]]}\n"
    "is {'over':false}\ndo 0 play card=cellar\nis {'over':true,'rooms':9}\nscore {'outcome':'all-won'}" },
  /* INV-R23: a card serves by its own roll or moment only. */
  { "INV-R23",
    "set-of TEST-I\nbase\ndo - boon card=ladder deck=1\ndo - roll dice=11\ndo 0 take to=play\ndo - gnome card=plain\ndo - roll dice=20\n"
    "is {'active':1,'discards':{'ladder':0}}" },
  { "INV-R23",
    "set-of TEST-J\nbase\nat {'hand':[[{'card':'umbrella','seen':'all'}],[{'n':1}],[{'n':1}]]}\ndo 0 play card=umbrella\n"
    "do - boon card=rake deck=1\ndo - roll dice=15\ndo 0 take to=hand\ndo - gnome card=plain\ndo - roll dice=20\ndo 0 go-on\nis {'active':1,'discards':{'umbrella':0}}" },
  { "INV-R23",
    "set-of TEST-I\nbase\nat {'hand':[[{'card':'pie','seen':'all'}],[{'n':1}],[{'n':1}]]}\ndo 0 play card=pie\n"
    "do - boon card=rake deck=1\ndo - roll dice=1\ndo - gnome card=plain\ndo - roll dice=20\nis {'active':1,'discards':{'pie':0}}" },
  { "INV-R29",
    "set-of TEST-I\nbase\nat {'play':[[" CARD ("dog") "],[],[]]}\ndo - boon card=rake deck=1\nno dice-count - roll dice=10\ndo - roll dice=8,2\nat {'active':0}" },
  { "INV-R34",
    FORK (",'play':[[" CARD ("pantry") "," CARD ("cellar") "],[],[]]") "do - gnome card=pincher\ndo 0 throw\nis {'asks':'lose-room'}\nno card-not-possible 0 drop card=pantry from=hand\n"
    "do 0 drop card=cellar from=play\nis {'rooms':1,'discards':{'cellar':1}}" },
  { "INV-R35",
    "set-of TEST-I\nbase\nat {'deck':{'1':[{'n':3,'pool':1}],'2':[],'3':[]},'active':2,'stage':'fork'}\ndo - letter letter=g\nsays target-out-of-reach\ndo h concede\nis {'over':true}\n"
    "score {'outcome':'all-lost','verdict':'verdict-conceded'}" },
  { "INV-R36", FORK (",'gnomes':[],'letters_in':[0,0,0,0,0,0,0,0,0,0,0,0],'n_letters':6,'letter':['g','n','o','m','e','s']") "is {'over':true}" },
  { "INV-R36",
    FORK (",'gnomes':[{'card':'plain','seen':'all'},{'n':1,'pool':16},{'n':1,'pool':17},{'n':1,'pool':18},{'n':1,'pool':19},{'n':1,'pool':20},{'n':1,'pool':21}],"
          "'letters_in':[0,0,0,0,0,0,0,0,0,0,0,0]")
    "is {'letter_odds':'0/1','earliest':7,'latest':7}\nno gnome-not-possible - gnome card=wild\nno letter-not-possible - letter letter=g\ndo - gnome card=plain\ndo - roll dice=20\n"
    "at {'stage':'fork'}\nis {'letter_odds':'1/1'}\nno letter-not-possible - letter letter=n\ndo - letter letter=g" },
  { "INV-R37", "set-of TEST-I\noption undefeated-gnome deck-bottom\nrestart\nbase\nat {'stage':'fork'}\ndo - gnome card=plain\ndo - roll dice=2\nis {'heap':24,'gnome_deck':33}" },
  { "INV-R38",
    "set-of TEST-I\nbase\nat {'gnome_discard':[[{'n':24,'pool':12}],[],[]],'stage':'fork'}\ndo 0 play card=rummage\ndo - gnome card=wild\nis {'heap':23}" },
  { "INV-R38 INV-R46",
    FORK (",'gnome_discard':[[],[],[]],'gnomes':[{'n':17,'pool':0},{'n':20,'pool':1},{'n':20,'pool':2}],'letters_in':[2,2,2,0,0,0,0,0,0,0,0,0]")
    "is {'heap':0}\ndo 0 play card=rummage\ndo 0 reveal\nsays gnome-discard-empty\ndo - gnome-up gnome=plain\nis {'gnome_deck':56}" },
  { "INV-R39",
    "set-of TEST-I\noption stolen-d20 all\nrestart\nbase\nat {'stolen':[3,0,0]}\ndo - boon card=pie deck=1\nis {'pool':''}\ndo 0 throw\nis {'discards':{'pie':1}}" },
  { "INV-R39", FORK (",'stolen':[2,0,0],'thief':['pincher',null,null]") "do - gnome card=plain\ndo 0 play card=lantern\ndo 1 play card=lodger\nis {'pool':'d12 d8'}\ndo - roll dice=12,8\nis {'stolen':[0,0,0]}" },
  { "INV-R45 INV-R57", FORK_J ("") "do - gnome card=twin\ndo - roll dice=20\ndo 0 go-on\ndo - letter letter=o\nis {'active':1,'n_letters':1}" },
  { "INV-R47", "set-of TEST-I\ndo - hand-roll player=0 n=1\ndo - hand-roll player=1 n=1\ndo - hand-roll player=2 n=1\ndo - first-roll results=5,5,5\nis {'first_among':[0,1,2]}\n"
    "do - first-roll results=6,6,2\nis {'first_among':[0,1]}\ndo - first-roll results=1,2\nis {'active':1}" },
  { "INV-R50", FORK_J ("") "do - gnome card=plain\ndo - roll dice=3\nis {'stage':'fight-late'}\ndo 0 play card=charm\nis {'asks':'reroll'}\ndo 0 again n=1\ndo - die n=15\n"
    "is {'active':1,'won':[1,0,0],'discards':{'charm':1}}" },
  { "INV-R50", FORK_J (",'hand':[[],[],[]]") "do - gnome card=plain\ndo - roll dice=3\nis {'lost':[1,0,0],'active':1}" },
  { "INV-R51", "set-of TEST-I\nbase\nat {" PLAY (CARD ("pie"), "", "") "}\ndo - boon card=pie deck=1\nsays one-more-copy" },
  /* R51: from wherever the second copy comes: a hand, a discard for its dice, a loss. */
  { "INV-R51",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("rake"), "", "") "}\ndo - boon card=cellar deck=1\nsilent one-more-copy\n"
    "do - roll dice=1\ndo - gnome card=plain\ndo 0 play card=rake\ntold Rake has come up again: there are at least 2 of it.\n" },
  { "INV-R51",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("rake"), "", "") ",'stage':'fork'}\ndo - gnome card=plain\ndo 1 spend card=hoe from=hand\nsilent one-more-copy\n"
    "do 0 spend card=rake from=hand\nsays one-more-copy" },
  { "INV-R51", FORK (",'discard':{'dog':1}") "do - gnome card=moody\ndo 0 drop card=dog from=hand\nsays one-more-copy" },
  { "INV-R51", "set-of COMPLETE\nbase\nat {'discard':{'pie':1}}\ndo 0 open deck=1\nno card-all-seen - boon-up card=pie\ndo - boon-up card=dog" },
  { "INV-R53", FORK (",'hand':[[" CARD ("dog") "," CARD ("rake") "],[],[]]") "do - gnome card=moody\nno not-your-turn 1 drop card=dog from=hand\nno card-not-in-hand 0 drop card=pie from=hand\ndo 0 drop card=rake from=hand\n"
    "is {'hands':[1,0,0],'discards':{'rake':1}}" },
  { "INV-R56", "set-of TEST-J\nbase\ndo 0 play card=bell\ndo - boon card=pie deck=1\ndo - roll dice=2\ndo 0 go-on\nis {'stage':'open'}\nno wrong-step 0 play card=dog\ndo - boon card=dog deck=2\ndo - roll dice=2\ndo 0 go-on\n"
    "is {'stage':'fork','discards':{'pie':1,'dog':1}}" },
  { "INV-R61", "is {'stage':'setup'}" },
  /* R63: a card that the gnome does not let count adds nothing. */
  { "INV-R63",
    FORK_J ("") "do - gnome card=slick\ndo 0 play card=rake\nsays no-dice-now\nis {'pool':'d20'}\ndo 1 spend card=hoe from=hand\nsays no-dice-now\n"
    "do 0 play card=dog\nsilent no-dice-now\nis {'pool':'d20 d4'}" },
  { "INV-R63", FORK_J (",'hand':[[{'n':3}],[{'n':5}],[{'n':3}]]") "do - gnome card=plain\ndo 0 play card=rake\nsilent no-dice-now\ndo 0 play card=ladder\nsays no-dice-now\ndo 0 play card=broom\nsilent no-dice-now" },
  /* R26: each time that steps 2 to 5 are passed over, not only as the last deck empties. */
  { "INV-R26", "set-of TEST-I\nbase\nat {'deck':{'1':[],'2':[],'3':[]}}\ndo 0 go-on\nsays all-boons-out\nis {'stage':'fork'}" },
  { "INV-R26", "set-of TEST-I\nbase\nat {'misses':1}\ndo 0 go-on\nsilent all-boons-out\nis {'stage':'fork'}" },
  /* R17: Rake counts in fights only, so Hoe may be discarded for a boon beside it. */
  { "INV-R17",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("rake"), "", "") "}\ndo - boon card=cellar deck=1\ndo 0 spend card=hoe from=hand\nis {'pool':'d20 d6'}\n"
    "no weapon-limit 0 spend card=hoe from=hand" },
  { "INV-R12", /* no second weapon where a text lets none stay */
    "set-of TEST-I\noption own-discards second-weapon\nrestart\nbase\nat {'weapon_more':[-1,0,0],'stage':'fork'}\ndo - gnome card=plain\ndo 0 play card=rake\n"
    "no own-discard-limit 0 spend card=rake from=play" },
  { "INV-R38", /* a pile of which all cards are known */
    "set-of TEXTS\nbase\nat {'stage':'fork','gnome_discard':[[" CARD ("plain") "," CARD ("giver") "],[],[]],'gnomes':[{'n':15},{'n':20,'pool':1},{'n':20,'pool':2}],"
    "'letters_in':[2,2,2,0,0,0,0,0,0,0,0,0]}\ndo 0 play card=blind\ndo 0 reveal\nno gnome-not-possible - gnome-up gnome=wild\ndo - gnome-up gnome=giver\nis {'heap':1}" },
  { "INV-R46 INV-R57", /* another fight after one with a card of the discard pile: from the deck */
    "set-of TEST-J\nbase\nat {'stage':'fork','gnome_discard':[[" CARD ("twin") ",{'n':24,'pool':12}],[],[]]}\ndo 0 play card=rummage\ndo - gnome card=twin\ndo - roll dice=20\ndo 0 go-on\n"
    "is {'stage':'gnome','from_pile':0}\ndo - gnome card=plain\nis {'gnome':'plain'}" },
  { "INV-R40", /* who has it back: whoever wins, and whose thief is beaten */
    "set-of TEST-I\nbase\nat {'stage':'fork','stolen':[0,2,2],'thief':[null,'pincher','plain']}\ndo - gnome card=plain\ndo - roll dice=20\nis {'stolen':[0,2,0],'thief':[null,'pincher',null]}" },
  { "INV-R56 INV-R26", /* extra boons, and no boon is left */
    "set-of TEXTS\nbase\nat {'deck':{'1':[{'n':1,'pool':1}],'2':[],'3':[]}}\ndo 0 play card=tour\ndo - boon card=pie deck=1\ndo - roll dice=1\ndo 0 go-on\nsays all-boons-out\nis {'stage':'fork','extra':0}" },
  { "INV-R56 INV-R26",
    "set-of TEXTS\nbase\nat {'stage':'fork','deck':{'1':[],'2':[],'3':[]}}\ndo - gnome card=plain\ndo 0 play card=tour\ndo - roll dice=20\ndo 0 go-on\nsays all-boons-out\nis {'active':1,'extra':0}" },
  { "INV-104 INV-R41", /* a text that ends the turn leaves the gnome where an earlier one sent it */
    "set-of TEST-J\nset {'gnomes':{'twin':{'on-lose':[{'do':'gnome-goes','where':'out'},{'do':'free-text','text':'Go to bed.'}]}}}\nbase\nat {'stage':'fork'}\ndo - gnome card=twin\n"
    "do - roll dice=1\ndo 0 go-on\ndo h turn what=ends\ndo h carried-out\nis {'active':1,'gone':{'twin':1},'heap':24}" },
  /* R56: where steps 2 to 5 are missed there is nothing to repeat. */
  { "INV-R56", "set-of TEST-J\nbase\nat {'misses':1}\ndo 0 play card=bell\nsilent extra-boon\nsays misses-boon\nis {'extra':0}" },
  { "INV-007 INV-121", /* the team is told when one more letter loses */
    "set-of TEST-I\nbase\nat {'n_letters':4,'letter':['s','e','m','o',null,null],'gnomes':[{'n':3,'pool':2}],'letters_in':[0,0,2,0,0,0,0,0,0,0,0,0],'stage':'fork'}\n"
    "do - letter letter=n\nsays one-more-letter" },
  { "INV-R21", /* a single-use card whose dice fit both rolls */
    ONCE ("") "is {'pool':'d20'}" },
  { "INV-R21", ONCE ("option single-use both\n") "is {'pool':'d20 d6'}" },
  { "INV-R38", /* a card that does not say which gnome */
    DIG ("") "is {'stage':'gnome'}\nno not-top-of-discard - gnome card=wild\ndo - gnome card=plain" },
  { "INV-R38", DIG ("option discard-pick random\n") "is {'stage':'gnome'}\ndo - gnome card=wild" },
  { "INV-R38", DIG ("option discard-pick choice\n") "is {'stage':'gnome-choice'}" },
  { "INV-R39", /* a card that does not say for how long */
    STOLEN ("") "is {'stolen':[1,0,0]}\ntold Thief steals Player 1’s d20 (this fight)." },
  { "INV-R39", STOLEN ("option steal-lasts win\n") "is {'stolen':[2,0,0]}\ntold Thief steals Player 1’s d20 (until a fight is won)." },
  { "INV-R39", STOLEN ("option steal-lasts returned\n") "is {'stolen':[3,0,0]}\ntold Thief steals Player 1’s d20 (until given back)." },
  { "INV-101", FORK ("") "do - gnome card=pincher\nsays stolen\ntold Pincher steals Player 1’s d20 (this fight)." },
  /* R12: with that option the second weapon of step 8, and no other. */
  { "INV-R12",
    "set-of TEST-I\noption own-discards second-weapon\nrestart\nbase\nat {" PLAY (CARD ("hoe"), "", "") ",'stage':'fork'}\ndo - gnome card=plain\n"
    "no own-discard-limit 0 spend card=hoe from=play\ndo 0 play card=rake\nno own-discard-limit 0 spend card=hoe from=play\ndo 0 spend card=rake from=play\n"
    "no own-discard-limit 0 spend card=hoe from=play" },
  /* R27, R35 and 7.3: the new deck is the only one, and it is known to the last card. */
  { "INV-R27",
    "set-of TEST-I\noption boon-reshuffle on\nrestart\nbase\nat {'deck':{'1':[],'2':[],'3':[]},'discard':{'pantry':1,'cellar':1,'attic':1,'dog':1,'rake':1,'pie':1,'hoe':1,'spade':1},"
    "'active':2,'stage':'fork'}\ndo - letter letter=g\nsays reshuffled\nsays target-out-of-reach\nis {'room':'3/8','decks':[8,0,0]}" },
  { "INV-R27 INV-R55", /* a card taken unseen from it may be any of those shuffled in; the hand may hold each of them */
    "set-of COMPLETE\noption boon-reshuffle on\nrestart\nbase\nat {'deck':{'1':[],'2':[],'3':[]},'discard':{'pie':1,'dog':1},'active':2,'stage':'fork'}\ndo - letter letter=g\n"
    "is {'decks':[2,0,0],'mix':{'pie':1,'dog':1}}\nat {'stage':'fork'," HANDS ("", "", "") "}\ndo - gnome card=giver\ndo - roll dice=10\ndo 0 open deck=1\ndo - non-room\n"
    "is {'hands':[1,0,0],'decks':[1,0,0]}\nat {'active':0,'stage':'prep'}\ndo 0 play card=pie\nis {'in_play':[['pie'],[],[]]}\ndo - boon card=dog deck=1" },
  { "INV-R35",
    "set-of TEST-I\noption boon-reshuffle on\nrestart\nbase\nat {'deck':{'1':[{'n':8,'pool':1}],'2':[],'3':[]},'discard':{'pantry':1},'active':2,'stage':'fork'}\n"
    "do - letter letter=g\nsilent target-out-of-reach" },
};

void
inv_add_fight (void)
{
  inv_add_cases ("fight", cases, G_N_ELEMENTS (cases));
}
