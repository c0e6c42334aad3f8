/* test-turn.c: flips, movement, attacks, death, the call to war, cards and crystals (6.5 to 6.14)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#define FX "set-of FX\n"

static const GwCase cases[] = {
  /* ---- Flips ---- */
  { "GW-038",
    FX LATE ("flip", PLACE ("'TL':'u2.1','T1':'d2.0','IL':'d0.3'") CARRIES ("T1", QUAKE, "4"))
    "do 0 flip place=u2.0 hold=yes\nsays held\nno action-pending 0 flip place=d1.0\ndo 0 cast ability=T1.learned tiles=u2.0\nsays casts-card\ndo 0 resolve\nsays flip-void\nis {'flips':0,'stage':'flip'}\ndo 0 flip place=d1.0\nis {'flips':1}" },
  { "GW-038 GW-203",
    FX LATE ("flip", PLACE ("'TL':'u2.1','T1':'d2.0','I1':'u2.0'") ",'hand':[[],[" UNSEEN ("1") "]]")
    "do 0 flip place=u2.0 hold=yes\ndo 1 play card=FX-STEP units=I1\ndo 1 go unit=I1 place=d1.0\nsays moved\ndo 0 resolve\nis {'hp':{'I1':10},'flips':1}" },
  { "GW-041", LATE ("flip", PLACE ("'TL':'d1.1','IL':'u1.2'") ",'flipped':{'d0.1':1,'u1.1':1,'u2.1':1,'u3.1':1,'d3.1':1,'d1.0':1,'u2.0':1,'d2.0':1,'u3.0':1,'d3.0':1,'u0.3':1,'d0.3':1,'u1.3':1,'d1.3':1,'u2.3':1,'u0.2':1,'d0.2':1,'d1.2':1,'d2.2':1}")
    "do 0 flip place=u3.2\nis {'stage':'roll'}" },
  { "GW-042 GW-047 GW-043",
    LATE ("flip", PLACE ("'T1':'u2.0','T2':'u2.0','I1':'u2.0','IL':'d2.0'"))
    "do 0 flip place=u2.0\nis {'hp':{'T1':8,'T2':8,'I1':8},'asks':'go','asked':0}\nno no-such-choice 1 go unit=I1 place=d1.0\ndo 0 go unit=T2 place=d2.0\nsays reacts\nsays forced\nis {'hp':{'T2':6}}\ndo 0 go unit=T1 place=d1.0\nis {'asked':1}\ndo 1 go unit=I1 place=d1.0\n"
    "is {'flips':1,'n_frames':0}" },
  { "GW-050 GW-089",
    LATE ("flip", PLACE ("'I1':'u2.0','T5':'d2.0','IL':'d0.3'")) "do 0 flip place=u2.0\ndo 1 go unit=I1 place=d2.0\nis {'hp':{'T5':10},'struck':{'T5':0}}" },
  { "GW-051 GW-175",
    LATE ("flip", PLACE ("'I1':'u2.0','TL':'d1.1','IL':'d0.3'") ",'counter':{'I1':{'sleeping':1,'no-move':1}}")
    "do 0 flip place=u2.0\nis {'counter':{'I1':{'sleeping':1}}}\ndo 1 go unit=I1 place=d1.0" },
  { "GW-053", LATE ("flip", PLACE ("'I1':'u2.0','TL':'d1.1','IL':'d0.3'") ",'blockade':{'d1.0':1,'d2.0':1}") "do 0 flip place=u2.0\ndo 1 go unit=I1 place=d1.0" },
  { "GW-046", /* who has to go is named, unless there is a choice */
    FX "names\n" LATE ("flip", PLACE ("'I1':'u2.0','TL':'d1.1','IL':'d0.3'")) "do 0 flip place=u2.0\nasks Ben: Sparkreader moves off the flipped tile" },
  { "GW-046", FX "names\n" LATE ("flip", PLACE ("'I1':'u2.0','I2':'u2.0','TL':'d1.1','IL':'d0.3'")) "do 0 flip place=u2.0\nasks Ben: move off the flipped tile" },
  { "GW-046", LATE ("flip", PLACE ("'I1':'u2.0','TL':'d1.1','IL':'d0.3'") ",'blockade':{'d1.0':1}") "do 0 flip place=u2.0\nno forced-not-closest 1 go unit=I1 place=d1.0\ndo 1 go unit=I1 place=d2.0" },
  /* ---- Dice ---- */
  { "GW-066", AT ("collect", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'given':{'TL':[2,1,0,0,0]},'def':{'TL':3}") "is {'S':{'TL':4}}\ndo 0 end-step\nis {'S':{'TL':2},'P':{'TL':2},'def':{'TL':3}}" },
  { "GW-060", AT ("assign", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'dice':{'attack':1,'horn':1}") "no die-wrong-target 0 assign face=attack n=1 to=deck\nno no-such-die 0 assign face=attack n=2 unit=TL\nno unit-not-active 0 assign face=attack n=1 unit=T1\n"
    "no unit-not-active 0 assign face=attack n=1 unit=IL" },
  { "GW-056", AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'")) "no roll-first 0 reroll which=horn:1\ndo 0 roll\ndo - dice faces=horn:4\nno no-such-die 0 reroll which=attack:1\nno dice-count 0 reroll which=\ndo 0 reroll which=horn:4\nsays rerolls\ndo - dice faces=attack:4" },
  /* ---- Movement ---- */
  { "GW-069 GW-070 GW-071",
    AT ("fight", PLACE ("'T1':'d2.0','T2':'d2.0','I1':'u2.1'"))
    "no not-your-unit 0 move unit=I1 place=d2.0\nno unit-not-active 0 move unit=T3 place=d2.0\ndo 0 move unit=T1 place=u2.0\ndo 0 move unit=T2 place=u2.1\nno unit-done 0 move unit=T1 place=d1.0\ndo 0 attack unit=T2\ndo 0 move unit=T2 place=d2.0\n"
    "do 0 finish unit=T2\nno unit-done 0 attack unit=T2 target=I1\nno not-in-action 0 finish unit=T2\nno not-moving 0 halt unit=T2" },
  { "GW-072", AT ("fight", PLACE ("'T2':'u2.0','T1':'d2.0','IL':'d0.3'")) "do 0 move unit=T2 place=d2.0\ndo 0 move unit=T2 place=u2.1" },
  { "GW-074", AT ("fight", PLACE ("'T2':'u2.0','I1':'u2.0','I2':'d2.0'") ",'given':{'T2':[2,0,0,0,0]}") "do 0 attack unit=T2 target=I1\ndo 0 move unit=T2 place=d2.0\nno move-closed 0 move unit=T2 place=u2.1" },
  { "GW-075",
    FX AT ("fight", PLACE ("'T2':'u2.0','I1':'d2.0','T1':'u2.1'") CARRIES ("T1", SHOVE, "2"))
    "do 0 move unit=T2 place=d2.0\nno must-fight-first 0 move unit=T2 place=u3.0\ndo 0 cast ability=T1.learned units=I1\ndo 1 go unit=I1 place=u3.0\ndo 0 move unit=T2 place=u2.1\nis {'left':{'T2':1}}" },
  { "GW-076", AT ("fight", PLACE ("'T2':'u2.0','I1':'u2.0'")) "do 0 move unit=T2 place=d2.0\ndo 0 move unit=T2 place=u2.1" },
  { "GW-083", AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','IL':'d0.3'") ",'counter':{'T1':{'sleeping':1},'T2':{'no-move':1}}") "no sleeping 0 move unit=T1 place=d2.0\nno no-move-token 0 move unit=T2 place=d2.0\nis {'S':{'T2':0}}" },
  { "GW-080", AT ("fight", PLACE ("'T2':'u2.1','IL':'d0.3'")) "do 0 move unit=T2 place=d2.1\nsays mined\ndo 0 move unit=T2 place=u2.1\ndo 0 move unit=T2 place=d1.1\nis {'reserve':2}" },
  { "GW-073", "option enter-enemy free\nrestart\n" AT ("fight", PLACE ("'T2':'u2.0','I1':'d2.0'")) "do 0 move unit=T2 place=d2.0\ndo 0 move unit=T2 place=u2.1" },
  { "GW-073", "option enter-enemy end-move\nrestart\n" AT ("fight", PLACE ("'T2':'u2.0','I1':'d2.0'")) "do 0 move unit=T2 place=d2.0\nno move-closed 0 move unit=T2 place=u2.1" },
  { "GW-073", "option enter-enemy must-attack\nrestart\n" AT ("fight", PLACE ("'T2':'u2.0','I1':'d2.0'")) "do 0 move unit=T2 place=d2.0\nno must-fight-first 0 finish unit=T2" },
  { "GW-207 GW-205", /* a reaction attack that waits is the attacker's: that player goes on, or the host */
    FX "names\n" LATE ("flip", PLACE ("'I1':'u2.0','T5':'d2.0'") ",'hp':{'I1':7}") "do 0 flip place=u2.0\ndo 1 go unit=I1 place=d2.0 hold=yes\nasks Millfist attacks Sparkreader next: any answers?\n"
    "no not-current-player@GW-205 1 resolve\nbecause Only Ann or the host can carry that out.\ndo 0 resolve\nis {'hp':{'I1':2}}" },
  { "GW-073", /* nor does it get done by anything else, as long as it can attack */
    "option enter-enemy must-attack\nrestart\n" AT ("fight", PLACE ("'T2':'u2.0','T1':'u1.1','TL':'u1.1','I1':'d2.0','IL':'u1.1'"))
    "do 0 move unit=T2 place=d2.0\nno must-fight-first 0 end-step\nno must-fight-first 0 end-turn\nno must-fight-first 0 move unit=T1 place=d1.1\nno must-fight-first 0 attack unit=TL target=IL\n"
    "because Spraydancer met an enemy; at this table it has to attack before it is done.\ndo 0 attack unit=T2\ndo 0 move unit=T1 place=d1.1\ndo 0 end-step\nis {'stage':'war'}" },
  { "GW-073", /* whoever cannot attack is done as usual */
    "option enter-enemy must-attack\nrestart\n" AT ("fight", PLACE ("'T2':'u2.0','I1':'d2.0'") ",'counter':{'T2':{'no-attack':1}}") "do 0 move unit=T2 place=d2.0\ndo 0 end-step\nis {'stage':'war'}" },
  { "GW-076", "option engaged-leave must-attack\nrestart\n" AT ("fight", PLACE ("'T2':'u2.0','I1':'u2.0'")) "no must-fight-first 0 move unit=T2 place=d2.0\ndo 0 attack unit=T2\ndo 0 move unit=T2 place=d2.0" },
  /* ---- Attack and defence ---- */
  { "GW-084 GW-085",
    AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.0','I1':'u2.0','I4':'u2.0','I3':'d2.0'"))
    "no target-required 0 attack unit=T5\nno target-not-same-tile 0 attack unit=T5 target=I3\nno target-is-ally 0 attack unit=T5 target=T1\ndo 0 attack unit=T5 target=I1\nno already-attacked 0 attack unit=T5 target=I4" },
  { "GW-085", AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.0','I1':'d2.0'")) "no no-target 0 attack unit=T5" },
  { "GW-092",
    FX AT ("fight", PLACE ("'T5':'u2.0','I1':'u2.0','I4':'u2.0'") CARRIES ("I4", WINGS, "2") ",'hand':[[],[" UNSEEN ("1") "]]")
    "do 0 attack unit=T5 target=I4 hold=yes\ndo 1 cast ability=I4.learned\ndo 0 resolve\nsays fizzled\nis {'hp':{'I4':10},'struck':{'T5':1}}" },
  { "GW-092", FX "option attack-fizzle refund\nrestart\n" AT ("fight", PLACE ("'T5':'u2.0','I4':'u2.0'") CARRIES ("I4", WINGS, "2")) "do 0 attack unit=T5 target=I4 hold=yes\ndo 1 cast ability=I4.learned\ndo 0 resolve\nis {'struck':{'T5':0}}" },
  { "GW-093", AT ("fight", PLACE ("'T4':'d1.1','IL':'u1.2'") ",'flipped':{'u1.1':1}") "do 0 move unit=T4 place=u1.1\nno on-flipped-tile 0 attack unit=T4" },
  { "GW-096 GW-097", AT ("collect", PLACE ("'T4':'u2.0','IL':'d0.3'") ",'def':{'T4':5}") "do 0 end-step\nis {'def':{'T4':5},'current':1}" },
  /* ---- Death ---- */
  { "GW-098 GW-099",
    FX AT ("fight", PLACE ("'T5':'u2.0','I2':'u2.0','IL':'d0.3'") ",'hp':{'I2':1},'def':{'I2':0},'learned':{'I2':" SHOVE "},'charge':{'I2.learned':1}")
    "do 0 attack unit=T5\nsays died\nsays card-gone\nis {'hp':{'I2':0},'learned':{'I2':0},'charge':{'I2.learned':0}}\ntold FX-SHOVE goes to the bottom of the deck." },
  { "GW-103 GW-106",
    AT ("war", PLACE ("'T1':'u2.0','IL':'d0.3'") ",'status':{'TL':'dead'},'lies':{'T4A':'u2.0'},'horns_aside':3") "do 0 war-call clan=T4 caller=T1\nsays called\nis {'next_dice':[6,4]}" },
  { "GW-106",
    "at {'stage':'turn-start','round':6,'current':0,'first':0,'side':[1,2],'place':{'IL':'d0.3'},'status':{'TL':'dead'},'lies':{'T3A':'d1.0','T3B':'u0.2'},'flipped':{'d1.0':1,'u0.2':1},'start_done':3}\ndo 0 comeback clan=T3 place=u2.0" },
  { "GW-107",
    LATE ("flip", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hp':{'TL':1},'status':{'T1':'dead','T2':'dead','T3':'dead','T4':'dead','T5':'dead','T6':'dead'}") "do 0 flip place=u2.0\nsays last-side\nsays ended\nis {'over':true}" },
  { "GW-107 GW-032",
    "seats 3\n" AT3 ("flip", PLACE ("'TL':'d1.0','IL':'u0.4','AL':'d4.1'") ",'hp':{'TL':1},'status':{'T1':'dead','T2':'dead','T3':'dead','T4':'dead','T5':'dead','T6':'dead'},'hand':[[" UNSEEN ("2") "],[],[]]")
    "at {'round':6}\ndo 0 flip place=d1.0\nis {'current':1,'hands':[0,0,0],'stage':'flip'}" },
  /* ---- The call to war ---- */
  { "GW-110 GW-120 GW-121",
    AT ("war", PLACE ("'TL':'u3.0','T1':'u2.0','IL':'d0.3'") ",'lies':{'T4A':'u2.0'},'horns_aside':6,'horns_deck':1")
    "do 0 war-call clan=T4 caller=T1\ndo 0 war-charge ability=T4.clan caller=T1\nis {'charge':{'T4.clan':3},'horns_aside':0}\ndo 0 end-step\nsays horns-lost" },
  { "GW-116", FX AT ("war", PLACE ("'TL':'u3.0','T1':'u2.0','IL':'d0.3'") CARRIES ("TL", REACH, "0") ",'horns_aside':3") "no caller-not-on-symbol 0 war-charge ability=TL.learned caller=T1" },
  { "GW-119", AT ("war", PLACE ("'TL':'u3.0','IL':'d0.3'") ",'pile':{'1':[{'n':1}],'2':[{'n':39}]},'horns_deck':3") "do 0 war-draw pile=1\nsays looks\nis {'piles':[0,37]}\ndo 0 keep-card\nsays keeps\nis {'piles':[2,37]}\nno no-horns-on-deck 0 war-draw pile=1" },
  { "GW-111", "option war-sets one\nrestart\n" AT ("war", PLACE ("'TL':'u3.0','T1':'u2.0','IL':'d0.3'") ",'lies':{'T4A':'u2.0'},'horns_aside':6") "do 0 war-call clan=T4 caller=T1\nno need-three-horns 0 war-charge ability=T4.clan caller=T1" },
  { "GW-065", "option war-split no\nrestart\n" AT ("assign", PLACE ("'TL':'u3.0','IL':'d0.3'") ",'dice':{'horn':4}") "do 0 assign face=horn n=3 to=aside\nno die-wrong-target 0 assign face=horn n=1 to=deck" },
  { "GW-121", "option war-late-draw yes\nrestart\n" AT ("war", PLACE ("'TL':'u3.0','IL':'d0.3'") ",'horns_aside':3") "do 0 war-draw pile=1\ndo 0 keep-card\nis {'hands':[1,0],'horns_aside':0}" },
  /* ---- Cards and crystals ---- */
  { "GW-122 GW-126 GW-127 GW-128",
    FX AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[" UNSEEN ("2") "],[" UNSEEN ("1") "]]")
    "no attach-not-own-turn 1 attach card=FX-REACH unit=IL\nno card-not-learned 0 attach card=FX-WIND unit=TL\nno unit-not-active 0 attach card=FX-REACH unit=T1\ndo 0 attach card=FX-REACH unit=TL\nsays attached\nis {'hands':[1,1],'learned':{'TL':" REACH "}}\n"
    "view public {'learned':{'TL':" REACH "}}" },
  { "GW-126", FX LATE ("flip", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[" UNSEEN ("2") "],[]]") "no flip-required 0 attach card=FX-REACH unit=TL" },
  { "GW-124", FX AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'")) "no not-in-hand 0 attach card=FX-REACH unit=TL\nno not-in-hand 0 play card=FX-WIND" },
  { "GW-123", AT ("turn-end", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[" UNSEEN ("3") "],[]]") "no discard-not-due 0 discard" },
  { "GW-129 GW-130", FX AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[" UNSEEN ("3") "],[]]") "no card-not-secret 0 play card=FX-REACH\ndo 0 play card=FX-SHIELD units=TL\ndo 0 play card=FX-SHIELD units=TL\nis {'def':{'TL':6},'hands':[1,0]}" },
  { "GW-129", FX "option secret-enemy-move allow\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[],[" UNSEEN ("3") "]]") "do 0 move unit=TL place=d2.0\ndo 1 play card=FX-SHIELD units=IL" },
  { "GW-132 GW-134 GW-133",
    AT ("collect", PLACE ("'T1':'u2.0','IL':'d0.3'") ",'reserve':5")
    "no ability-full 0 collect-place ability=T1.clan n=3\nno reserve-short 0 collect-place ability=T1.clan n=6\ndo 0 collect-place ability=T1.clan n=2\nsays collected\ndo 0 end-step\nsays surplus\nis {'reserve':0}" },
  { "GW-136",
    FX AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") CARRIES ("T1", VEIN, "3"))
    "do 0 cast ability=T1.learned\nis {'asks':'collect-place','asked':0}\nno choice-pending 0 end-step\ndo 0 collect-place ability=T1.learned n=1\ndo 0 collect-place ability=T1.clan n=1\nis {'charge':{'T1.learned':1,'T1.clan':1},'n_frames':0,'reserve':0}" },
  { "GW-136", /* where they leave no choice, nobody is asked: one ability has room, or all are filled */
    FX AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") ",'learned':{'T1':" VEIN "},'charge':{'T1.learned':3,'T1.clan':2}")
    "do 0 cast ability=T1.learned\nlegal 1\nno reserve-not-placed@GW-136 0 collect-place ability=T1.learned n=1\ndo 0 collect-place ability=T1.learned n=2\nis {'charge':{'T1.learned':2,'T1.clan':2},'n_frames':0}" },
  { "GW-136", /* but where everything is asked */
    "asked\n" FX "asked\n" AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") ",'learned':{'T1':" VEIN "},'charge':{'T1.learned':3,'T1.clan':2}")
    "do 0 cast ability=T1.learned\nlegal 2\ndo 0 collect-place ability=T1.learned n=1" },
  { "GW-137", AT ("collect", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'reserve':1") "no ability-inactive 0 collect-place ability=T1.clan n=1\nno ability-inactive 0 collect-place ability=TL.learned n=1\ndo 0 end-step" },
  { "GW-213", "set {'units':{'T5':{'move':null,'attack':null},'A5':{'move':null,'attack':null},'I5':{'move':null,'attack':null},'B5':{'move':null,'attack':null},'T1':{'cost':null}}}\n" AT ("fight", PLACE ("'T5':'u2.0','T1':'d2.0','I1':'u2.0'") ",'reserve':1")
    "no teach-first 0 move unit=T5 place=d2.0\nno teach-first 0 attack unit=T5\nno teach-first 0 cast ability=T1.clan units=T1\nat {'stage':'collect'}\nno teach-first 0 collect-place ability=T1.clan n=1" },
  { "GW-213", "set {'units':{'T4':{'defence':null},'A4':{'defence':null},'I4':{'defence':null},'B4':{'defence':null}}}\n" AT ("war", PLACE ("'T1':'u2.0','IL':'d0.3'") ",'lies':{'T4A':'u2.0'},'horns_aside':3")
    "no teach-first 0 war-call clan=T4 caller=T1" },
  { "GW-206", /* to the tile where an earlier target stands, or that it was */
    "set {'units':{'T1':{'steps':[{'do':'gain-defence','who':'another-ally','n':1},{'do':'place','who':'self','to':'tile-of','n':1}]}}}\n" AT ("fight", PLACE ("'T1':'u2.0','T2':'d1.1','IL':'d0.3'") ",'charge':{'T1.clan':2}")
    "do 0 cast ability=T1.clan units=T2\nis {'asks':'go'}\nlegal 1 go\ndo 0 go unit=T1 place=d1.1\nis {'place':{'T1':'d1.1'},'n_frames':0}" },
  { "GW-206",
    "set {'units':{'T1':{'steps':[{'do':'blockade','who':'tile','where':'within','range':2},{'do':'place','who':'self','to':'tile-of','n':1}]}}}\n" AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") ",'charge':{'T1.clan':2}")
    "do 0 cast ability=T1.clan tiles=d2.0\nlegal 1 go\ndo 0 go unit=T1 place=d2.0\nis {'place':{'T1':'d2.0'},'n_frames':0}" },
  { "GW-206 GW-213", "set {'units':{'T1':{'steps':null,'text':'Sing a song.'}}}\n" AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") ",'charge':{'T1.clan':2}")
    "do 0 cast ability=T1.clan\nis {'asks':'carried-out','aloud':'Sing a song.'}\ndo h carried-out\nsays text-done\nis {'n_frames':0,'aloud':''}" },
  /* What the other cases of these clauses leave out. */
  { "GW-119 GW-118", /* the deck is empty */
    AT ("war", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'horns_aside':3,'horns_deck':1,'hand':[[" UNSEEN ("20") "],[" UNSEEN ("20") "]]") "no deck-empty 0 war-draw pile=1" },
  { "GW-124 GW-139", /* a leader has learned a card, and has no ability of the clan */
    FX AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") CARRIES ("TL", GUARD, "2")) "no no-ability 0 cast ability=TL.clan" },
  { "GW-067", AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'more_mov':{'TL':-2}") "is {'S':{'TL':0}}\nno no-movement 0 move unit=TL place=d2.0" },
  { "GW-077 GW-073",
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','IL':'d0.3'") ",'counter':{'T1':{'no-attack':1}}")
    "do 0 move unit=T1 place=d2.0\nno must-fight-first 0 move unit=T1 place=u2.1\nno no-attack-token 0 attack unit=T1 target=I1\ndo 0 finish unit=T1" },
  { "GW-099 GW-101",
    AT ("fight", PLACE ("'T5':'u2.0','IL':'u2.0','I1':'d0.3'") ",'hp':{'IL':1},'def':{'IL':0},'counter':{'IL':{'no-move':1,'no-attack':2}}")
    "do 0 attack unit=T5 target=IL\nis {'status':{'IL':'dead'},'place':{'IL':null},'killer':{'IL':1},'counter':{'IL':{'no-move':0,'no-attack':0}},'points':[40,-2]}" },
  { "GW-128 GW-137", AT ("collect", PLACE ("'TL':'u2.0','T1':'u2.0','IL':'d0.3'") ",'reserve':2") "no ability-inactive 0 collect-place ability=T1.learned n=1\ndo 0 collect-place ability=T1.clan n=1" },
  { "GW-161",
    FX AT ("fight", PLACE ("'TL':'u2.1','T1':'d2.1','IL':'d0.3'") ",'learned':{'TL':" WALL "},'charge':{'TL.learned':2},'flipped':{'u3.0':1},'blockade':{'u2.0':2}")
    "no target-illegal 0 cast ability=TL.learned tiles=u2.0\ndo 0 cast ability=TL.learned tiles=d2.1\nis {'blockade':{'d2.1':1}}\n"
    "do 0 move unit=T1 place=u3.1\nno blockade 0 move unit=T1 place=d2.1\ndo 0 finish unit=T1\nat {'charge':{'TL.learned':2}}\ndo 0 cast ability=TL.learned tiles=u3.0\nis {'blockade':{'u3.0':1},'flipped':{'u3.0':1}}" },
  { "GW-161 GW-039", LATE ("flip", PLACE ("'TL':'d1.1','IL':'d0.3'") ",'blockade':{'u2.0':2}") "do 0 flip place=u2.0\nis {'flipped':{'u2.0':1},'blockade':{'u2.0':2}}" },
  { "GW-162", AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'blockade':{'d2.0':1}") "no blockade 0 move unit=TL place=d2.0" },
  { "GW-172 GW-171 GW-100",
    FX AT ("fight", PLACE ("'T5':'u2.0','I2':'d2.0','IL':'d0.3'") CARRIES ("T5", EMBER, "4"))
    "do 0 cast ability=T5.learned units=I2\nsays lingers-hit\nat {'status':{'T5':'dead'},'killer':{'T5':2},'place':{'T5':null,'TL':'d1.0'},'hp':{'T5':0,'I2':1},'def':{'T5':0},'learned':{'T5':0},'charge':{'T5.learned':0},'stage':'collect','current':1}\n"
    "do 1 end-step\nis {'status':{'I2':'dead'},'killer':{'I2':1}}" },
  { "GW-178 GW-073",
    "seats 3\n" AT3 ("fight", PLACE ("'T1':'u2.1','A1':'d2.1','IL':'d0.3'") ",'charge':{'A1.clan':2}")
    "do 0 move unit=T1 place=d2.1\nno must-fight-first 0 move unit=T1 place=u3.1" },
  { "GW-214", AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[" UNSEEN ("1") "],[" OWN ("S03", "1") "," OWN ("S03", "1") "]]") "no card-not-possible 0 play card=S03" },
};

void
gw_add_turn (void)
{
  gw_add_cases ("turn", cases, G_N_ELEMENTS (cases));
}
