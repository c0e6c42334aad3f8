/* test-steps.c: preparing, acquiring, skipping (5.5 to 5.9), and the rulings on playing, helping and discarding
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

#define R CARD ("pantry")
#define D CARD ("dog")
#define KEEP(more) "set-of TEST-I\nbase\nat {'stage':'keep'," more "}\n"
#define RAKE_HOE_SPADE CARD ("rake") "," CARD ("hoe") "," CARD ("spade")
#define MISS "do - boon card=pie deck=1\ndo - roll dice=1\n"

static const InvCase cases[] = {
  { "INV-040 INV-R02", "set-of TEST-I\nbase\nat {'active':1}\ndo 1 play card=dog\ndo 1 play card=rake\nis {'in_play':[[],['dog','rake'],[]],'hands':[2,3,3]}" },
  { "INV-040", "set-of TEST-I\nbase\ndo 0 open deck=1\nis {'stage':'boon','hands':[2,5,3]}" },
  { "INV-041", "set-of TEST-I\nbase\ndo 0 play card=dog\nno no-return-to-hand 0 take-back card=dog" },
  { "INV-042 INV-044", "set-of TEST-I\nbase\ndo 0 play card=dog\nno ally-limit 0 play card=lodger" },
  { "INV-043", "set-of TEST-I\nbase\ndo 0 play card=rake\nno weapon-limit 0 play card=hoe" },
  { "INV-045",
    "set-of TEST-I\nbase\nat {" HANDS (CARD ("dog") "," CARD ("pie"), UNSEEN ("5"), UNSEEN ("3")) "}\nno card-not-in-hand 0 play card=rake\ndo 0 play card=dog" },
  { "INV-045", "set-of TEST-I\nbase\nat {" HANDS ("", UNSEEN ("5"), UNSEEN ("3")) "}\nno card-not-in-hand 0 play card=rake" },
  { "INV-R20", /* only the decks that the table marked for the player; without marks, the nearest two */
    "set-of TEST-I\noption deck-reach marked\nbase\nhow Boon decks in reach: deck 1 and deck 2\nno deck-out-of-reach@INV-R20 0 open deck=3\nlegal 2 open\n"
    "at {'reach':[['3'],[],[]]}\nhow Boon decks in reach: deck 3\nno deck-out-of-reach 0 open deck=1\nlegal 1 open\ndo 0 open deck=3" },
  { "INV-R20", /* the others are in reach when those are empty */
    "set-of TEST-I\noption deck-reach marked\nbase\nat {'reach':[['3'],[],[]],'deck':{'3':[]}}\nlegal 2 open\ndo 0 open deck=1" },
  { "INV-R20", "set-of TEST-I\noption deck-reach marked\nbase\nbad boon-decks {'reach':[['4'],[],[]]}" },
  { "INV-050 INV-R20", "set-of TEST-I\nbase\ndo 0 open deck=2\ndo - boon-up card=pie\nis {'boon':'pie','decks':[20,19,20],'stage':'boon-help'}" },
  { "INV-050 INV-R27",
    "set-of TEST-I\nbase\nat {'deck':{'1':[],'2':[{'n':1,'pool':1}]}}\nno deck-empty 0 open deck=1\ndo 0 open deck=2\ndo - boon-up card=pie\nsays boon-deck-out" },
  { "INV-051", "set-of TEST-I\nbase\ndo - boon card=pie deck=1\nno boon-already-revealed 0 open deck=2\ndo - roll dice=1\nno boon-already-revealed 0 open deck=2" },
  { "INV-052", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\nis {'value_now':11}" },
  { "INV-053", "set-of TEST-I\nbase\ndo - boon card=aunt deck=1\nno value-unrolled 0 throw\nno value-unrolled - roll dice=9\ndo - value dice=3,4\nis {'value_now':7}" },
  { "INV-060 INV-063", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo 0 play card=ladder\ndo 2 play card=aunt\nis {'pool':'d20 d6 d6'}" },
  { "INV-062 INV-111",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\ndo - boon card=cellar deck=1\ndo 0 play card=aunt\ndo - roll dice=1,1,1\ndo - letter letter=g\nis {'stage':'keep'}\n"
    "do 0 keep ally=aunt\nis {'in_play':[['aunt'],[],[]],'discards':{'cellar':1,'dog':1}}" },
  { "INV-064", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo 1 spend card=pie from=hand\nis {'pool':'d20 d8','discards':{'pie':1},'hands':[2,4,3]}" },
  { "INV-071", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\nno die-not-granted - roll dice=5,6" },
  { "INV-071", "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\ndo - boon card=cellar deck=1\nno die-range - roll dice=5,6\nno dice-count - roll dice=" },
  { "INV-072 INV-R29",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\ndo - boon card=cellar deck=1\nno die-range - roll total=25\nno die-range - roll total=1\ndo - roll total=11\nis {'stage':'take'}" },
  { "INV-073 INV-R19",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("rake"), "", "") "}\ndo - boon card=hoe deck=1\ndo - roll dice=8\nno weapon-limit 0 take to=play\ndo 0 take to=play over=rake\n"
    "is {'in_play':[['hoe'],[],[]],'discards':{'rake':1}}" },
  { "INV-073", "set-of TEST-I\nbase\ndo - boon card=dog deck=1\ndo - roll dice=10\ndo 0 take to=play\nis {'in_play':[['dog'],[],[]],'stage':'fork'}" },
  { "INV-075 INV-R33",
    "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo - roll dice=12\ndo 0 take to=hand\nis {'rooms':1,'hands':[3,5,3]}\nview public {'rooms':1}" },
  { "INV-080", "set-of TEST-I\nbase\ndo - boon card=pie deck=1\ndo 0 play card=whistle\ndo - roll dice=1\ndo 0 go-on\nis {'active':1,'skipped':1}" },
  { "INV-080 INV-R46", "set-of TEST-I\nbase\n" MISS "do 0 play card=whistle\ndo 0 go-on\nis {'active':1,'gnome_deck':33}" },
  { "INV-081", "set-of TEST-I\nbase\n" MISS "do - gnome card=plain\nno too-late-to-skip 0 play card=whistle" },
  { "INV-R46", "set-of TEST-I\nbase\ndo - boon card=pie deck=1\nno not-your-turn 1 play card=whistle\nno not-your-turn 1 play card=rummage" },
  { "INV-R46",
    "set-of TEST-I\nbase\ndo 0 play card=whistle\ndo 0 play card=rummage\n" MISS "do 0 go-on\nis {'active':1,'heap':24,'discards':{'pie':1,'whistle':1,'rummage':1}}" },

  { "INV-R12",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("hoe"), "", "") "}\ndo - boon card=cellar deck=1\ndo 0 spend card=hoe from=play\nis {'pool':'d20 d6','discards':{'hoe':1},'in_play':[[],[],[]]}" },
  { "INV-R12",
    "set-of TEST-I\noption own-discards second-weapon\nrestart\nbase\nat {" PLAY (CARD ("hoe"), "", "") "}\ndo - boon card=cellar deck=1\nno own-discard-limit 0 spend card=pie from=hand\n"
    "do 1 spend card=pie from=hand" },
  { "INV-R14", "seats 4\nset-of TEST-I\nat {'turn':1,'active':0,'hand':[[{'n':2}],[{'n':2}],[{'n':2}],[{'n':2}]]}\ndo - boon card=cellar deck=1\ndo 2 play card=dog" },
  { "INV-R14",
    "seats 4\nset-of TEST-I\noption neighbours adjacent\nrestart\nat {'turn':1,'active':0,'hand':[[{'n':2}],[{'n':2}],[{'n':2}],[{'n':2}]]}\ndo - boon card=cellar deck=1\n"
    "no not-a-neighbour 2 play card=dog\ndo 3 play card=dog\ndo 1 play card=aunt" },
  { "INV-R15", "set-of TEST-I\nbase\nat {" PLAY ("", CARD ("dog"), "") "}\ndo - boon card=cellar deck=1\nis {'pool':'d20'}" },
  { "INV-R15",
    "set-of TEST-I\nbase\nat {" PLAY ("", CARD ("hoe"), "") "}\ndo - boon card=cellar deck=1\ndo 1 spend card=hoe from=play\nis {'pool':'d20 d6'}" },
  { "INV-R15 INV-R21",
    "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo 1 play card=dog\nis {'pool':'d20 d4'}\ndo - roll dice=1,1\ndo - gnome card=plain\nis {'pool':'d20'}" },
  { "INV-R16",
    "set-of TEST-I\noption neighbour-allies discard\nrestart\nbase\ndo - boon card=cellar deck=1\ndo 1 play card=dog\ndo - roll dice=1,1\ndo - letter letter=g\n"
    "is {'in_play':[[],[],[]],'discards':{'cellar':1,'dog':1}}" },
  { "INV-R16", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo 1 play card=dog\ndo - roll dice=1,1\ndo - letter letter=g\nis {'in_play':[[],['dog'],[]]}" },
  { "INV-R17",
    "set-of TEST-I\nbase\nat {" PLAY (CARD ("rake"), "", "") "}\ndo - boon card=cellar deck=1\ndo 0 spend card=hoe from=hand\nno weapon-limit 0 spend card=hoe from=hand\ndo 1 spend card=hoe from=hand" },
  { "INV-R17",
    "set-of TEST-I\noption weapon-count played\nrestart\nbase\nat {" PLAY (CARD ("rake"), "", "") "}\ndo - boon card=cellar deck=1\ndo 0 spend card=hoe from=hand\ndo 0 spend card=hoe from=hand\nis {'pool':'d20 d6 d6'}" },
  { "INV-R18", "set-of TEST-I\noption replace off\nrestart\nbase\nat {" PLAY (CARD ("dog"), "", "") "}\nno ally-limit 0 play card=aunt over=dog" },
  { "INV-R21",
    "set-of TEST-I\nbase\ndo 0 play card=ladder\ndo - boon card=cellar deck=1\nis {'pool':'d20 d6'}\ndo - roll dice=1,1\ndo - gnome card=plain\nis {'pool':'d20'}\ndo - roll dice=1\n"
    "is {'discards':{'cellar':1,'ladder':1}}" },
  { "INV-R22", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo 0 play card=ladder\ndo - roll dice=1,1\nis {'in_play':[['ladder'],[],[]]}\ndo - letter letter=o\nis {'discards':{'cellar':1,'ladder':1}}" },
  { "INV-R24", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo 0 throw\nno after-roll 0 play card=ladder\nno after-roll 1 play card=dog" },
  { "INV-R25", "set-of TEST-I\nbase\ndo - boon card=dog deck=1\nis {'pool':'d20'}\ndo - roll dice=12\ndo 0 take to=play\ndo - gnome card=plain\nis {'pool':'d20 d4'}" },
  { "INV-R26",
    "set-of TEST-I\nbase\nno wrong-step 0 go-on\nat {'deck':{'1':[],'2':[],'3':[]}}\ndo 0 go-on\nis {'stage':'fork'}" },
  { "INV-R27", "set-of TEST-I\noption boon-reshuffle on\nrestart\nbase\nat {'deck':{'1':[],'2':[],'3':[]},'discard':{'pie':2,'dog':1},'active':2,'stage':'fork'}\ndo - letter letter=g\n"
    "is {'active':0,'decks':[3,0,0],'discards':{}}\ndo - boon card=pie deck=1" },
  { "INV-R49", "set-of TEST-I\nbase\nat {" HANDS (UNSEEN ("14"), UNSEEN ("5"), UNSEEN ("3")) "}\ndo - boon card=pie deck=1\ndo - roll dice=6\ndo 0 take to=hand\nis {'hands':[15,5,3]}" },
  { "INV-R49", /* where no room is left */
    "set-of TEST-I\nbase\nat {" PLAY (THIRTY (D), "", "") "}\nno table-full 0 play card=pie\ndo - boon card=pie deck=1\ndo - roll total=40\nno table-full 0 take to=play\n"
    "do 0 take to=hand\nis {'hands':[3,5,3]}" },
  { "INV-R49", /* a hand with too many cards that everybody knows forgets the name of one; never of a room */
    "set-of TEST-I\nbase\nat {" HANDS ("{'n':1}," R "," SEVEN (D) "," SEVEN (D) "," SEVEN (D) "," TWO (D) "," TWO (D) "," TWO (D), UNSEEN ("5"), UNSEEN ("3")) "}\n"
    "do - boon card=pie deck=1\ndo - roll dice=6\ndo 0 take to=hand\n"
    "is {'hands':[30,5,3],'hand':[[{'n':2}," R "," SEVEN (D) "," SEVEN (D) "," SEVEN (D) "," TWO (D) "," TWO (D) "," D "," CARD ("pie") "],[{'n':5}],[{'n':3}]]}" },
  { "INV-R49 INV-R33",
    "set-of TEST-I\noption room-counts in-play\nrestart\nbase\nat {" HANDS (THIRTY (R), UNSEEN ("5"), UNSEEN ("3")) "}\ndo - boon card=cellar deck=1\ndo - roll dice=12\n"
    "no table-full 0 take to=hand\ndo 0 take to=play\nis {'rooms':1}" },
  { "INV-R49", "set-of TEST-I\nbase\nat {'boon':'cellar','spent':[" THIRTY (CARD ("pie")) "]}\nno table-full 0 spend card=pie from=hand" },
  { "INV-060", /* help is counted up to 250 */
    "set-of TEST-I\nbase\nat {'helped':[0,249,0]}\ndo - boon card=cellar deck=1\ndo 1 play card=dog\nis {'helped':[0,250,0]}\ndo 1 spend card=pie from=hand\nis {'helped':[0,250,0]}" },
  { "INV-111 INV-112", /* limits that texts changed: none may stay, or several */
    KEEP ("'weapon_more':[-1,0,0]," PLAY (CARD ("rake"), "", "")) "no wrong-step 0 play card=whistle\nno keep-one-weapon 0 keep weapon=rake\ndo 0 keep\nis {'active':1,'discards':{'rake':1}}" },
  { "INV-111 INV-112",
    KEEP ("'weapon_more':[1,0,0]," PLAY (RAKE_HOE_SPADE "," CARD ("dog") "," CARD ("aunt"), "", ""))
    "no loss-not-fitting 0 drop card=dog from=play\nno loss-not-fitting 0 drop card=rake from=hand\nno keep-one-ally 0 keep\ndo 0 keep ally=dog\nis {'stage':'keep','discards':{'aunt':1}}\n"
    "no keep-one-weapon 0 keep\ndo 0 drop card=rake from=play\nis {'active':1,'discards':{'aunt':1,'rake':1}}" },
  { "INV-111 INV-112",
    KEEP ("'ally_more':[1,0,0]," PLAY (CARD ("dog") "," CARD ("aunt") "," CARD ("lodger") "," CARD ("rake") "," CARD ("hoe"), "", ""))
    "no loss-not-fitting 0 drop card=rake from=play\ndo 0 drop card=dog from=play\ndo 0 keep weapon=hoe\nis {'active':1,'in_play':[['aunt','lodger','hoe'],[],[]]}" },
  { "INV-112", /* one of two that are equal */ KEEP (PLAY (TWO (D), "", "")) "do 0 keep ally=dog\nis {'active':1,'in_play':[['dog'],[],[]],'discards':{'dog':1}}" },
  { "INV-R27", /* nothing to shuffle */
    "set-of TEST-I\noption boon-reshuffle on\nrestart\nbase\nat {'deck':{'1':[],'2':[],'3':[]},'active':2,'stage':'fork'}\ndo - letter letter=g\nsilent reshuffled\nis {'decks':[0,0,0],'active':0}" },
  { "INV-073", /* while a text is carried out */
    "set-of TEST-J\nbase\nat {'stage':'take','boon':'dog','n_frames':1,'ask':15,'frame':{'0':[11,1,8,0,0,0,-1,0,1]}}\nno directions-pending 0 take to=hand\ndo h carried-out\ndo 0 take to=hand" },
  { "INV-R55", "set-of TEST-I\nbase\ndo 0 open deck=1\nno card-unnamed - non-room" },
  { "INV-R62", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo 1 play card=dog\ndo - roll dice=10,4\nis {'stage':'take','best':[14,0,0]}" },
  { "INV-R59", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\nteach boons {'id':'cellar','acquire':13}\nis {'value_now':13}" },
  { "INV-R63", "set-of TEST-I\nbase\ndo - boon card=cellar deck=1\ndo 0 play card=rake\nis {'pool':'d20'}\nsays no-dice-now" },
};

void
inv_add_steps (void)
{
  inv_add_cases ("steps", cases, G_N_ELEMENTS (cases));
}
