/* test-adjust.c: what the host carries out by hand while a text waits, and what is refused (8.7, INV-R41)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-script.h"

/* The riddle asks the host to carry out its text. */
#define RIDDLE(more) "set-of TEST-J\nbase\nat {'stage':'fork'" more "}\ndo - gnome card=riddle\n"
/* The same while a gnome with a value is fought. */
#define SONG(gnome) \
  "set-of TEST-J\nset {'boons':{'whistle':{'on-play':[{'do':'free-text','text':'All sing.'}]}}}\nbase\nat {'stage':'fork'}\ndo - gnome card=" gnome "\ndo 0 play card=whistle\n"
/* The letter e lies out, and then the riddle comes. */
#define LETTER_OUT "set-of TEST-J\nbase\nat {'stage':'fork'}\ndo - letter letter=e\nat {'stage':'fork'}\ndo - gnome card=riddle\n"
/* The same with all cards of the box known by name. */
#define COMPLETE_SONG(more) \
  "set-of COMPLETE\nset {'boons':{'whistle':{'on-play':[{'do':'free-text','text':'All sing.'}]}}}\nbase\nat {'stage':'fork'" more "}\ndo - gnome card=plain\ndo 0 play card=whistle\n"
#define P CARD ("plain")
#define R CARD ("pantry")
#define D CARD ("dog")
#define FULL(move) "no table-full@INV-R49 h " move "\n"
#define TEXT_FRAME(i) "'" #i "':[11,1,8,0,0,0,-1,0,1]"
#define CHOICE(move) "no no-such-choice h " move "\n"
#define PIECE(move) "no no-such-piece h " move "\n"
#define UNNAMED(move) "no card-unnamed h " move "\n"

static const InvCase cases[] = {
  { "INV-R41 INV-R55", /* boons: what is refused */
    RIDDLE ("," PLAY (CARD ("dog"), "", "") ",'discard':{'pie':1}")
    CHOICE ("move-boon card=pie from=top to=hand other=0") CHOICE ("move-boon card=pie from=discard to=middle") CHOICE ("move-boon card=pie from=discard to=hand")
    CHOICE ("move-boon card=pie from=discard to=play") CHOICE ("move-boon card=pie from=discard to=deck-top") CHOICE ("move-boon card=pie from=discard to=deck-bottom")
    PIECE ("move-boon card=pie from=hand to=discard") PIECE ("move-boon card=pie from=play to=discard player=0") PIECE ("move-boon card=dog from=play to=discard player=1")
    PIECE ("move-boon card=dog from=play to=discard") PIECE ("move-boon from=play to=discard player=0") PIECE ("move-boon from=box to=discard") PIECE ("move-boon from=discard to=hand other=1")
    PIECE ("move-boon card=dog from=discard to=box") PIECE ("move-boon card=dog from=deck-top to=discard") UNNAMED ("move-boon from=deck-top to=play other=0 deck=1")
    UNNAMED ("move-boon from=deck-top to=box deck=1") CHOICE ("move-boon card=pie from=discard to=discard") CHOICE ("move-boon from=deck-top to=deck-top deck=1") },
  { "INV-R41 INV-R55", "set-of TEST-J\nbase\nat {'stage':'fork','unnamed':2}\ndo - gnome card=riddle\n" UNNAMED ("move-boon from=discard to=deck-top deck=1")
    "do h move-boon from=discard to=hand other=1\nis {'unnamed':1,'hands':[2,6,3]}" },
  { "INV-R41", /* boons: from each place to each other */
    RIDDLE ("," PLAY (CARD ("dog"), "", "") ",'discard':{'pie':1}")
    "do h move-boon card=dog from=play to=discard player=0\nis {'in_play':[[],[],[]],'discards':{'pie':1,'dog':1}}\ndo h move-boon card=pie from=discard to=play other=1\nis {'in_play':[[],['pie'],[]],'discards':{'dog':1}}\n"
    "do h move-boon card=dog from=discard to=deck-top deck=1\nis {'decks':[21,20,20],'discards':{}}\n" PIECE ("move-boon card=pie from=deck-top to=discard deck=1")
    "do h move-boon card=dog from=deck-top to=deck-bottom deck=1\nis {'decks':[21,20,20]}\n" PIECE ("move-boon card=pie from=deck-bottom to=discard deck=1")
    "do h move-boon card=dog from=deck-bottom to=box deck=1\nis {'decks':[20,20,20],'boxed':{'dog':1}}\ndo h move-boon card=dog from=box to=hand other=2\nis {'hands':[2,5,4],'boxed':{}}\n"
    "do h move-boon from=hand to=hand player=0 other=1\nis {'hands':[1,6,4]}\ndo h move-boon from=hand to=hand player=1 other=0\n"
    "do h move-boon from=deck-bottom to=deck-top deck=2\nis {'decks':[20,20,20]}\ndo h move-boon from=deck-top to=deck-bottom deck=2\ndo h move-boon from=deck-bottom to=discard deck=2\n"
    "is {'decks':[20,19,20],'unnamed':1}\ndo h move-boon card=pie from=play to=play player=1 other=2\nis {'in_play':[[],[],['pie']]}" },
  { "INV-R41", /* gnomes: what is refused */
    RIDDLE ("") UNNAMED ("move-gnome from=top to=out") CHOICE ("move-gnome gnome=plain from=top to=hand") CHOICE ("move-gnome gnome=plain from=top to=attached")
    PIECE ("move-gnome gnome=plain from=deck-top to=out") PIECE ("move-gnome gnome=plain from=revealed to=out") PIECE ("move-gnome gnome=plain from=attached to=out")
    PIECE ("move-gnome gnome=plain from=out to=top") CHOICE ("move-gnome gnome=plain from=top to=top") },
  { "INV-R41", /* gnomes: from each place to each other */
    RIDDLE ("") "do h move-gnome gnome=plain from=top to=attached player=1\nis {'attached':[" CARD ("plain") "]}\n"
    "do h move-gnome gnome=plain from=attached to=out\nis {'attached':[],'gone':{'plain':1}}\ndo h move-gnome gnome=plain from=out to=bottom\nis {'gone':{}}\n"
    PIECE ("move-gnome gnome=wild from=bottom to=out") "do h move-gnome gnome=plain from=bottom to=top\n" PIECE ("move-gnome gnome=wild from=top to=out") PIECE ("move-letter letter=g to=middle")
    "do h move-gnome gnome=plain from=top to=shuffled\ndo h move-gnome gnome=riddle from=revealed to=out\nis {'gone':{'riddle':1}}" },
  { "INV-R41 INV-016", /* letters */
    RIDDLE ("") CHOICE ("move-letter letter=n to=hand") CHOICE ("move-letter letter=n to=discard") PIECE ("move-letter letter=g to=top") PIECE ("move-letter letter=g to=shuffled") },
  { "INV-R41 INV-016",
    LETTER_OUT "do h move-letter letter=e to=top\nis {'n_letters':0}\n" PIECE ("move-letter letter=g to=middle") PIECE ("move-gnome gnome=plain from=top to=out") "do h move-letter letter=e to=middle\nis {'n_letters':1}\n"
    PIECE ("move-letter letter=e to=middle") "do h move-letter letter=e to=bottom\nis {'n_letters':0,'gnome_deck':32}\n"
    "do h move-letter letter=e to=middle\nis {'n_letters':1,'gnome_deck':31}" },
  { "INV-R41 INV-130", /* the letter at the very bottom, which nobody has seen */
    "set-of TEST-J\noption bottom-letter on\nrestart\nbase\nat {'stage':'fork','gnomes':[{'n':9,'pool':0},{'n':1,'pool':3}],'letters_in':[0,0,0,1,0,0,0,0,0,0,0,0],\
'n_letters':5,'letter':['g','n','o','m','e',null]}\ndo - gnome card=riddle\n" PIECE ("move-gnome gnome=plain from=bottom to=out") "do h move-letter letter=s to=middle\nis {'over':true}\nscore {'outcome':'all-lost'}" },
  { "INV-R41 INV-016", LETTER_OUT "do h move-letter letter=e to=shuffled\nis {'n_letters':0,'layers':[[32,6]]}" },
  { "INV-R41", /* what is shuffled */
    RIDDLE (",'discard':{'pie':2,'dog':1},'unnamed':1,'deck':{'2':[]}")
    CHOICE ("shuffle what=in") CHOICE ("shuffle what=gnomes deck=1") CHOICE ("shuffle what=deck") CHOICE ("shuffle what=deck deck=2") CHOICE ("shuffle what=boon-discards deck=1")
    CHOICE ("shuffle what=boon-discards") "do h shuffle what=boon-discards deck=2\nis {'decks':[20,4,20],'discards':{},'unnamed':0,'mix':{'pie':2,'dog':1},'mix_unnamed':1}\n"
    "do h shuffle what=deck deck=1\ndo h shuffle what=gnomes\ndo h shuffle what=gnome-discards\nis {'heap':0,'decks':[20,4,20]}\n"
    PIECE ("move-gnome gnome=plain from=discard to=out")
    "do h move-boon card=pie from=deck-top to=discard deck=2\nis {'decks':[20,3,20],'discards':{'pie':1},'mix':{'pie':1,'dog':1}}" },
  { "INV-R41", /* more cards, the pool, the value */
    RIDDLE ("") CHOICE ("more n=0 what=boons") CHOICE ("more n=6 what=boons") CHOICE ("more n=1 what=gnomes") CHOICE ("more n=1 what=next-turn")
    CHOICE ("pool own=back") CHOICE ("pool own=gnomes") CHOICE ("pool die=d6 own=out") CHOICE ("pool") CHOICE ("pool what=31") CHOICE ("pool what=-31") CHOICE ("pool what=21 die=d6")
    PIECE ("set-value n=5") CHOICE ("help what=once") CHOICE ("help what=boons") CHOICE ("turn what=ends player=1") CHOICE ("turn what=next") CHOICE ("turn what=back player=1")
    CHOICE ("turn what=boons player=1") CHOICE ("limit player=0 kind=room n=1") CHOICE ("limit player=0 kind=ally n=0") CHOICE ("limit player=0 kind=ally n=4") CHOICE ("limit player=0 kind=ally n=-4")
    CHOICE ("limit player=0 kind=ally n=1 until=win") CHOICE ("d20 player=0 until=once") CHOICE ("d20 player=0 until=ends") PIECE ("d20 player=0 until=back")
    "do h more n=2 what=boons\nis {'extra':2}\ndo h more n=2 what=fights\nis {'fights':2}\ndo h pool what=20 die=d6\n" CHOICE ("pool what=1 die=d6")
    "do h pool what=30\ndo h pool what=30\ndo h pool what=30\n" CHOICE ("pool what=10") "do h limit player=0 kind=ally n=3\ndo h limit player=0 kind=ally n=3 until=good\ndo h limit player=0 kind=ally n=3 until=next-turn\n"
    CHOICE ("limit player=0 kind=ally n=1") "do h limit player=1 kind=weapon n=-1\nis {'ally_more':[9,0,0],'weapon_more':[0,-1,0]}\n"
    "do h d20 player=0 until=win\n" PIECE ("d20 player=0 until=combat") "do h d20 player=0 until=back\nis {'stolen':[0,0,0]}\ndo h remind player=1" },
  { "INV-R41", /* what is told of it, and the reminder at the start of the turn */
    RIDDLE ("") "do h pool own=out\nsays pool-own\ndo h help what=out\nsays set-help\ndo h turn what=no-boon player=2\nsays set-turn\ndo h remind player=1\ndo h turn what=ends\nsays set-turn\n"
    "do h carried-out\nsays remind\ntold Player 2 needs to remember the text of riddle." },
  { "INV-R41", /* the value of the gnome that is fought */
    SONG ("plain") CHOICE ("set-value") CHOICE ("set-value n=5 change=1") CHOICE ("set-value n=901") CHOICE ("set-value n=0") CHOICE ("set-value change=100") CHOICE ("set-value change=-100")
    CHOICE ("move-gnome gnome=plain from=revealed to=out")
    "do h set-value n=9\nis {'value_now':9}\ndo h set-value change=-3\nis {'value_now':6}" },
  { "INV-R41 INV-R51", /* no card of which all copies are elsewhere */
    COMPLETE_SONG (",'discard':{'pie':1},'deck':{'2':[]}," PLAY (CARD ("ladder"), "", ""))
    PIECE ("move-boon card=pie from=deck-top to=hand other=0 deck=1") PIECE ("move-boon card=pie from=box to=hand other=0") "do h shuffle what=boon-discards deck=2\n"
    PIECE ("move-boon card=ladder from=deck-top to=hand other=1 deck=2") "do h move-boon card=pie from=deck-top to=hand other=1 deck=2\nis {'hands':[1,6,3],'mix':{'pie':0}}" },
  { "INV-R41 INV-033", /* nothing is left in the box */
    COMPLETE_SONG (",'deck':{'1':[{'n':100,'pool':1}],'2':[{'n':20,'pool':1}],'3':[{'n':20,'pool':1}]}") "is {'box':0}\n" PIECE ("move-boon card=rake from=box to=discard") },
  { "INV-R41", /* a deck into which a known card was shuffled: others come out of it, with a name or without */
    RIDDLE (",'discard':{'pie':1}") "do h move-boon card=pie from=discard to=deck-top deck=1\ndo h shuffle what=deck deck=1\nis {'mix':{'pie':1}}\n"
    "do h move-boon card=aunt from=deck-top to=discard deck=1\ndo h move-boon from=deck-top to=discard deck=1\nis {'mix':{'pie':0},'mix_unnamed':1,'discards':{'aunt':1},'unnamed':1,'decks':[19,20,20]}" },
  { "INV-R41 INV-R55", /* a card of a hand, shuffled in unseen, has no name there */
    RIDDLE ("") "do h move-boon from=hand to=deck-top player=1 deck=1\ndo h shuffle what=deck deck=1\nis {'mix_unnamed':1,'decks':[21,20,20],'hands':[2,4,3]}" },
  { "INV-R41 INV-R49", /* no room for one more card that everybody knows */
    RIDDLE (",'gnome_discard':[[{'n':22,'pool':12}],[],[]],'gnomes':[{'n':6}," TWENTY_EIGHT (P) "],'letters_in':[5,0,0,0,0,0,0,0,0,0,0,0],'n_letters':1,'letter':['e',null,null,null,null,null]")
    FULL ("move-gnome gnome=plain from=discard to=top") FULL ("move-letter letter=e to=top") },
  { "INV-R41 INV-R49",
    RIDDLE (",'attached':[" THIRTY (P) "],'gnome_discard':[[],[],[]],'gnomes':[{'n':27}],'letters_in':[6,0,0,0,0,0,0,0,0,0,0,0]") FULL ("move-gnome gnome=plain from=attached to=out") },
  { "INV-R41 INV-R49",
    RIDDLE (",'discard':{'dog':1,'pantry':1}," PLAY ("", THIRTY (D), "") ",'deck':{'1':[" TWENTY_EIGHT (D) "," D "]}") FULL ("move-boon card=dog from=discard to=play other=1")
    FULL ("move-boon card=dog from=discard to=deck-top deck=1") FULL ("move-boon card=dog from=discard to=deck-bottom deck=1") },
  { "INV-R41 INV-R33 INV-R49", /* a hand of rooms has none that it could forget */
    "set-of TEST-J\noption room-counts in-play\nrestart\nbase\nat {'stage':'fork','discard':{'pantry':1}," HANDS (THIRTY (R), UNSEEN ("1"), UNSEEN ("1")) "}\ndo - gnome card=riddle\n"
    FULL ("move-boon card=pantry from=discard to=hand other=0") "do h move-boon card=pantry from=discard to=hand other=1\nis {'hands':[30,2,1]}" },
  { "INV-R41", /* no more effects than a turn can have under way */
    "set-of TEST-J\nbase\nat {'n_frames':15,'ask':15,'frame':{" TEXT_FRAME (0) "," TEXT_FRAME (1) "," TEXT_FRAME (2) "," TEXT_FRAME (3) "," TEXT_FRAME (4) "," TEXT_FRAME (5) ","
    TEXT_FRAME (6) "," TEXT_FRAME (7) "," TEXT_FRAME (8) "," TEXT_FRAME (9) "," TEXT_FRAME (10) "," TEXT_FRAME (11) "," TEXT_FRAME (12) "," TEXT_FRAME (13) "," TEXT_FRAME (14) "}}\n"
    CHOICE ("more n=1 what=rewards") },
  { "INV-R41", "set-of TEST-J\nbase\nat {'n_frames':1,'ask':15,'has_value':1,'frame':{" TEXT_FRAME (0) "}}\n" PIECE ("set-value n=5") },
  { "INV-R41", /* down to the least */
    RIDDLE ("") "do h pool what=-30\ndo h pool what=-30\ndo h pool what=-30\n" CHOICE ("pool what=-10") "do h pool what=-9\nis {'text_flat':-99}\ndo h pool what=-20 die=d6\n" CHOICE ("pool what=-1 die=d6")
    CHOICE ("pool die=d4 own=better") "do h pool die=d4 own=in\nis {'own_sides':4}\n"
    "do h limit player=0 kind=ally n=-3\ndo h limit player=0 kind=ally n=-3\ndo h limit player=0 kind=ally n=-3\n" CHOICE ("limit player=0 kind=ally n=-1") },
  { "INV-R41 INV-R44", /* boons without a roll come when the text is done, as a reward does */
    RIDDLE ("") "do h more n=2 what=rewards\ndo h carried-out\nis {'asks':'boon-reward'}\nno directions-pending 0 go-on\ndo 0 open deck=1\ndo - boon-up card=dog\ndo 0 take to=play\n"
    "is {'asks':'boon-reward','in_play':[['dog'],[],[]]}\ndo 0 open deck=2\ndo - non-room\nis {'hands':[3,5,3],'decks':[19,19,20],'active':1}" },
};

void
inv_add_adjust (void)
{
  inv_add_cases ("adjust", cases, G_N_ELEMENTS (cases));
}
