/* test-examples.c: the worked examples of the rules file (section 10), in its order
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#define FX "set-of FX\n"
#define DICE(faces) "do 0 roll\ndo - dice faces=" faces "\n"

static const GwCase cases[] = {
  { "E1 GW-054", AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'")) "do 0 roll\nno dice-count - dice faces=horn:5\nno dice-count - dice faces=horn:11\ndo - dice faces=horn:4\nis {'rolled':1}" },
  { "E2 GW-054 GW-102", AT ("roll", PLACE ("'TL':'u2.0','T1':'u2.0','T4':'u3.0','IL':'d0.3'")) "is {'next_dice':[6,4]}\nat {'status':{'T4':'dead'}}\nis {'next_dice':[5,4]}\nat {'status':{'TL':'dead'}}\nis {'next_dice':[5,4]}" },
  { "E3 GW-056 GW-057",
    AT ("roll", PLACE ("'TL':'u2.0','IL':'d0.3'")) DICE ("horn:1,crystal:1,attack:2")
    "do 0 reroll which=attack:2\ndo - dice faces=crystal:1,horn:1\ndo 0 reroll which=horn:1\ndo - die face=crystal\n"
    "is {'reserve':3,'stage':'assign','dice':{'horn':1}}\nno no-rerolls-left 0 reroll which=horn:1" },
  { "E4 GW-059 GW-060 GW-062 GW-063 GW-064",
    AT ("assign", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'dice':{'movement':1,'attack':1,'defence':1,'horn':1}")
    "do 0 assign face=movement n=1 unit=TL\nno die-unassigned 0 end-step\nno die-wrong-target 0 assign face=horn n=1 unit=TL\n"
    "do 0 assign face=attack n=1 unit=TL\ndo 0 assign face=defence n=1 unit=TL\ndo 0 assign face=horn n=1 to=deck\ndo 0 end-step\nis {'S':{'TL':3},'P':{'TL':3},'def':{'TL':2}}" },
  { "E5 GW-061",
    AT ("assign", PLACE ("'T2':'u2.0','IL':'d0.3'") ",'dice':{'either':1}")
    "no either-needs-choice 0 assign face=either n=1 unit=T2\ndo 0 assign face=either n=1 unit=T2 use=movement\nsays assigned-as\nis {'S':{'T2':4},'P':{'T2':1}}\n"
    "do 0 clear-assign\ndo 0 assign face=either n=1 unit=T2 use=attack\nis {'S':{'T2':3},'P':{'T2':2}}" },
  { "E6 GW-087 GW-088 GW-086",
    AT ("fight", PLACE ("'T5':'u2.0','I1':'u2.0'") ",'def':{'I1':3},'given':{'T5':[0,1,0,0,0]}") "do 0 attack unit=T5 target=I1\nis {'hp':{'I1':6},'def':{'I1':2}}" },
  { "E7 GW-087", AT ("fight", PLACE ("'T5':'u2.0','I1':'u2.0'") ",'def':{'I1':5},'given':{'T5':[0,2,0,0,0]}") "do 0 attack unit=T5 target=I1\nis {'hp':{'I1':8},'def':{'I1':4}}" },
  { "E8 GW-087 GW-088",
    AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','I1':'u2.0'") ",'def':{'I1':2},'hp':{'I1':7}")
    "do 0 attack unit=T1 target=I1\nis {'hp':{'I1':7},'def':{'I1':1}}\ndo 0 attack unit=T2 target=I1\nis {'hp':{'I1':7},'def':{'I1':1}}" },
  { "E9 GW-088", AT ("fight", PLACE ("'T5':'u2.0','I3':'u2.0'") ",'def':{'I3':3}") "do 0 attack unit=T5 target=I3\nis {'hp':{'I3':9},'def':{'I3':2}}" },
  { "E10 GW-095 GW-064",
    AT ("assign", PLACE ("'T4':'u2.0','IL':'u2.0'") ",'def':{'T4':4},'dice':{'defence':3}")
    "do 0 assign face=defence n=3 unit=T4\ndo 0 end-step\nis {'def':{'T4':6}}\nat {'stage':'fight','current':1}\ndo 1 attack unit=IL target=T4\nis {'hp':{'T4':9},'def':{'T4':5}}" },
  { "E10 GW-095", /* nothing is added at the cap */
    AT ("assign", PLACE ("'T4':'u2.0','IL':'u2.0'") ",'def':{'T4':6},'dice':{'defence':1}")
    "do 0 assign face=defence n=1 unit=T4\ndo 0 end-step\nsays defence-full\nsilent defence\nis {'def':{'T4':6}}" },
  { "E11 GW-067 GW-068 GW-080",
    AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'given':{'TL':[1,0,0,0,0]}")
    "no not-adjacent 0 move unit=TL place=u3.0\ndo 0 move unit=TL place=d2.0\ndo 0 move unit=TL place=u2.1\ndo 0 move unit=TL place=d2.1\nis {'reserve':1,'place':{'TL':'d2.1'}}\n"
    "no no-movement 0 move unit=TL place=u3.1" },
  { "E12 GW-081",
    AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'")) "is {'reach':{'TL':['d1.0','d2.0','u1.1','u2.1','u3.0']}}\nat {'place':{'I1':'d2.0'}}\nis {'reach':{'TL':['d1.0','d2.0','u1.1']}}" },
  { "E13 GW-078",
    AT ("fight", PLACE ("'T2':'d2.0','I1':'u2.1'"))
    "do 0 move unit=T2 place=u2.1\ndo 0 attack unit=T2 target=I1\ndo 0 move unit=T2 place=d2.0\nis {'left':{'T2':0}}\nno fatigued-no-movement 0 move unit=T2 place=u2.0" },
  { "E14 GW-078", AT ("fight", PLACE ("'T1':'d2.0','I1':'u2.1'")) "do 0 move unit=T1 place=u2.1\ndo 0 attack unit=T1\nno fatigued-no-movement 0 move unit=T1 place=d2.0" },
  { "E15 GW-078", AT ("fight", PLACE ("'T3':'d2.0','I1':'u2.1'")) "do 0 move unit=T3 place=u2.1\ndo 0 attack unit=T3\nno no-movement 0 move unit=T3 place=d2.0" },
  { "E16 GW-073",
    AT ("fight", PLACE ("'T2':'u2.0','I1':'u2.1'") ",'given':{'T2':[1,0,0,0,0]}")
    "do 0 move unit=T2 place=d2.0\ndo 0 move unit=T2 place=u2.1\nno must-fight-first 0 move unit=T2 place=d2.1\ndo 0 attack unit=T2 target=I1\ndo 0 move unit=T2 place=d2.1\n"
    "is {'left':{'T2':0},'reserve':1}" },
  { "E17 E18 GW-185 GW-073 GW-186 GW-184 GW-072",
    "seats 3\noption alliance on\nrestart\n" AT3 ("fight", PLACE ("'T2':'d2.0','I1':'u2.1','A1':'d2.1'")) "do h ally player=0 other=1 both=yes\n"
    "do 0 move unit=T2 place=u2.1\nno target-is-ally 0 attack unit=T2 target=I1\ndo 0 move unit=T2 place=d2.1\nis {'reserve':1,'left':{'T2':1},'moving':0}\nno must-fight-first 0 move unit=T2 place=u3.1" },
  { "E18 GW-186",
    "seats 3\noption alliance on\nrestart\n" AT3 ("fight", PLACE ("'T2':'d2.0','I1':'u2.1','A1':'d2.1'")) "do h ally player=0 other=1 both=yes\n"
    "do 0 move unit=T2 place=u2.1\ndo 1 unally other=0\nno must-fight-first 0 move unit=T2 place=d2.1\ndo 0 attack unit=T2 target=I1\nis {'left':{'T2':1}}" },
  { "E18 GW-186", /* also a unit that has halted there */
    "seats 3\noption alliance on\nrestart\n" AT3 ("fight", PLACE ("'T2':'d2.0','I1':'u2.1','A1':'d2.1'")) "do h ally player=0 other=1 both=yes\n"
    "do 0 move unit=T2 place=u2.1\ndo 0 halt unit=T2\ndo 1 unally other=0\nsays stops\nno must-fight-first 0 move unit=T2 place=d2.1\ndo 0 attack unit=T2 target=I1\nis {'left':{'T2':1}}" },
  { "E18 GW-186 GW-076", /* one that began there may leave; another's alliance does not matter */
    "seats 3\noption alliance on\nrestart\n" AT3 ("fight", PLACE ("'T2':'d2.0','I1':'d2.0','A1':'u2.1'")) "do h ally player=0 other=1 both=yes\ndo h ally player=0 other=2 both=yes\n"
    "do 1 unally other=0\nsilent stops\ndo 0 move unit=T2 place=u2.1\ndo 0 halt unit=T2\ndo 2 unally other=0\nsays stops\nno must-fight-first 0 move unit=T2 place=d2.1" },
  { "E19 GW-177 GW-179 GW-155",
    "seats 3\n" FX AT3 ("fight", PLACE ("'T1':'d2.0','I3':'u0.4','A3':'u3.3'") CARRIES ("T1", HAUL, "3"))
    "no target-illegal 0 cast ability=T1.learned units=I3\ndo 0 cast ability=T1.learned units=A3\nis {'asks':'go','asked':2}\nlegal 4 go\ndo 2 go unit=A3 place=d2.0\nis {'asks':'strike','asked':2}\n"
    "do 2 strike target=T1\nis {'hp':{'T1':8}}" },
  { "E20 GW-118 GW-117 GW-065",
    AT ("assign", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'dice':{'horn':2}")
    "do 0 assign face=horn n=2 to=aside\nno horn-set-of-three 0 end-step\ndo 0 clear-assign\ndo 0 assign face=horn n=2 to=deck\ndo 0 end-step\ndo 0 end-step\ndo 0 war-draw pile=1\n"
    "is {'asks':'keep-card'}\ndo 0 keep-card\nis {'hands':[1,0],'piles':[19,20]}" },
  { "E21 GW-112 GW-055 GW-114",
    AT ("war", PLACE ("'TL':'u3.0','T1':'u2.0','IL':'d0.3'") ",'lies':{'T4A':'u2.0'},'horns_aside':3")
    "do 0 war-call clan=T4 caller=T1\nis {'place':{'T4':'u2.0'},'hp':{'T4':10},'def':{'T4':1},'next_dice':[6,4]}\nno wrong-step 0 move unit=T4 place=d2.0" },
  { "E22 GW-112 GW-111",
    AT ("war", PLACE ("'TL':'u3.0','T1':'u2.0','IL':'d0.3'") ",'lies':{'T5A':'u2.0','T4A':'d3.0'},'horns_aside':3")
    "no caller-not-on-symbol 0 war-call clan=T4 caller=T1\nat {'place':{'T4':'u2.0'}}\nno clan-already-active 0 war-call clan=T4 caller=T1\nat {'status':{'T4':'dead'}}\nno clan-dead 0 war-call clan=T4 caller=T1\n"
    "at {'horns_aside':2}\nno need-three-horns 0 war-call clan=T5 caller=T1" },
  { "E23 GW-065 GW-117",
    AT ("assign", PLACE ("'TL':'u3.0','T1':'u2.0','IL':'d0.3'") ",'lies':{'T4A':'u2.0'},'dice':{'horn':4}")
    "do 0 assign face=horn n=3 to=aside\ndo 0 assign face=horn n=1 to=deck\ndo 0 end-step\ndo 0 end-step\ndo 0 war-call clan=T4 caller=T1\nno need-three-horns 0 war-call clan=T5 caller=T1\n"
    "do 0 war-draw pile=2\ndo 0 keep-card\nis {'hands':[1,0],'piles':[20,19]}" },
  { "E24 GW-115",
    FX AT ("war", PLACE ("'TL':'u2.0','T3':'u3.0','IL':'d0.3'") ",'lies':{'T3A':'u2.0'},'horns_aside':6,'learned':{'T3':" REACH "},'charge':{'T3.clan':1}")
    "do 0 war-charge ability=T3.learned caller=TL\nis {'charge':{'T3.learned':3,'T3.clan':1},'horns_aside':3}\nno ability-full 0 war-charge ability=T3.learned caller=TL\n"
    "at {'status':{'T3':'inactive'},'learned':{'T3':0}}\nno clan-not-active 0 war-charge ability=T3.clan caller=TL" },
  { "E25 GW-123",
    AT ("war", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[" UNSEEN ("3") "],[]],'horns_deck':1")
    "do 0 war-draw pile=1\ndo 0 keep-card\nis {'hands':[4,0]}\nno hand-limit 0 end-turn\ndo 0 end-step\ndo 0 end-step\nno hand-limit 0 end-step\ndo 0 discard\ndo 0 end-step\nis {'hands':[3,0],'current':1}" },
  { "E26 GW-125 GW-124",
    FX AT ("roll", PLACE ("'TL':'u2.0','T1':'u2.0','IL':'d0.3'") CARRIES ("T1", SHOVE, "2") ",'hand':[[" UNSEEN ("1") "],[]]")
    "do 0 attach card=FX-REACH unit=T1\nis {'learned':{'T1':" REACH "},'charge':{'T1.learned':0},'hands':[0,0]}\ntold FX-SHOVE goes to the bottom of the deck." },
  { "E27 GW-135 GW-080",
    FX AT ("collect", PLACE ("'T3':'u2.0','T1':'u2.0','IL':'d0.3'") ",'reserve':4,'learned':{'T3':" GUARD ",'T1':" SHOVE "},'charge':{'T3.learned':1,'T1.clan':2,'T3.clan':3}")
    "do 0 collect-place ability=T3.learned n=1\nno reserve-not-placed 0 end-step\nno ability-inactive 0 collect-place ability=T5.clan n=1\ndo 0 collect-place ability=T1.learned n=1\nno reserve-not-placed 0 end-step\n"
    "do 0 collect-place ability=T1.learned n=1\ndo 0 end-step\nis {'reserve':0,'current':1}" },
  { "E28 GW-131 GW-140",
    FX AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") CARRIES ("T1", EMBER, "3"))
    "no not-charged 0 cast ability=T1.learned units=I1\nat {'charge':{'T1.learned':4}}\ndo 0 cast ability=T1.learned units=I1\nis {'charge':{'T1.learned':0}}" },
  { "E29 GW-141 GW-142 GW-079",
    FX AT ("fight", PLACE ("'T2':'u2.0','I1':'d2.1'") CARRIES ("I1", HUSH, "2"))
    "do 0 move unit=T2 place=d2.0\nno enemy-moving 1 cast ability=I1.learned units=T2\ndo 0 halt unit=T2\ndo 1 cast ability=I1.learned units=T2\nis {'counter':{'T2':{'no-attack':1}}}" },
  { "E30 GW-141",
    "seats 4\n" FX "at {'stage':'fight','round':1,'current':0,'first':0,'side':[1,2,1,2],'place':{'T2':'u5.0','A1':'u6.0','I1':'u0.6'},'learned':{'A1':" GUARD "},'charge':{'A1.learned':2}}\n"
    "do 0 move unit=T2 place=d5.0\ndo 2 cast ability=A1.learned units=A1\nis {'def':{'A1':3},'moving':1}" },
  { "E31 GW-143 GW-091 GW-201",
    FX AT ("fight", PLACE ("'T5':'u2.0','I4':'u2.0'") ",'def':{'I4':2},'hand':[[]," "[" UNSEEN ("1") "]]")
    "do 0 attack unit=T5 target=I4 hold=yes\ndo 1 play card=FX-SHIELD units=I4\nis {'def':{'I4':5}}\ndo 0 resolve\nis {'hp':{'I4':9},'def':{'I4':4}}" },
  { "E31", AT ("fight", PLACE ("'T5':'u2.0','I4':'u2.0'") ",'def':{'I4':2}") "do 0 attack unit=T5 target=I4\nis {'hp':{'I4':7},'def':{'I4':1}}" },
  { "E32 GW-144",
    "seats 4\n" FX
    "at {'stage':'fight','round':1,'current':0,'first':0,'side':[1,2,1,2],'place':{'T1':'u5.0','I1':'u0.6','B1':'u0.5'},'learned':{'T1':" GUARD ",'I1':" GUARD ",'B1':" GUARD "},'charge':{'T1.learned':2,'I1.learned':2,'B1.learned':2}}\n"
    "do 3 cast ability=B1.learned units=B1 hold=yes\ndo 1 cast ability=I1.learned units=I1\ndo 0 cast ability=T1.learned units=T1\n"
    "do 3 resolve\nis {'def':{'T1':3,'I1':1,'B1':1}}\ndo 3 resolve\nis {'def':{'I1':3,'B1':1}}\ndo 3 resolve\nis {'def':{'B1':3}}\nno nothing-to-resolve 3 resolve" },
  { "E33 GW-152 GW-154 GW-049",
    FX AT ("fight", PLACE ("'I1':'u2.0','T1':'d2.0','T5':'d2.0','T3':'d1.0','T6':'u2.1'") CARRIES ("T6", DRAG, "3"))
    "do 0 cast ability=T6.learned units=I1\nis {'asks':'go','asked':1}\ndo 1 go unit=I1 place=d1.0\nis {'place':{'I1':'d1.0'},'hp':{'I1':8},'n_frames':0}" },
  { "E33 GW-154",
    FX AT ("fight", PLACE ("'I1':'u2.0','T1':'d2.0','T5':'d2.0','T3':'d1.0','T6':'u2.1'") CARRIES ("T6", DRAG, "3"))
    "do 0 cast ability=T6.learned units=I1\ndo 1 go unit=I1 place=d2.0\nis {'asks':'next','asked':0}\ndo 0 next unit=T5\nis {'hp':{'I1':7},'n_frames':0}" },
  { "E34 GW-045 GW-046 GW-048",
    LATE ("flip", PLACE ("'I1':'u2.0','T5':'d2.0'") ",'hp':{'I1':7}")
    "do 0 flip place=u2.0\nis {'hp':{'I1':5},'asks':'go','asked':1}\nno forced-not-closest 1 go unit=I1 place=u2.1\ndo 1 go unit=I1 place=d2.0\nis {'hp':{'I1':2},'flips':1}" },
  { "E34", LATE ("flip", PLACE ("'I1':'u2.0','T5':'d2.0'") ",'hp':{'I1':7}") "do 0 flip place=u2.0\ndo 1 go unit=I1 place=d1.0\nis {'hp':{'I1':5}}" },
  { "E35 GW-035 GW-036",
    LATE ("flip", PLACE ("'TL':'d1.1','IL':'u1.2'") ",'flipped':{'d0.1':1,'d3.1':1,'d1.0':1,'u2.0':1,'u3.0':1,'d3.0':1,'u0.3':1,'d0.3':1,'d1.3':1,'u2.3':1,'u0.2':1}")
    "no flip-layer-order 0 flip place=d2.0\ndo 0 flip place=u3.2\ndo 0 flip place=d2.0\nis {'stage':'roll'}" },
  { "E36 GW-037 GW-039 GW-028 GW-034",
    LATE ("flip", PLACE ("'TL':'d1.1','IL':'u1.2'") ",'flipped':{'d0.1':1}")
    "no mine-never-flips 0 flip place=d1.1\nno tile-already-flipped 0 flip place=d0.1\ndo 0 flip place=d3.1\nno flip-required 0 end-step\nno flip-required 0 roll\ndo 0 flip place=u3.0\nno flip-limit 0 flip place=d1.0" },
  { "E36 GW-028", AT ("roll", PLACE ("'TL':'d1.1','IL':'u1.2'")) "at {'round':5}\nno flip-too-early 0 flip place=d0.1" },
  { "E37 GW-044",
    AT ("fight", PLACE ("'T4':'d1.1','IL':'u1.2'") ",'flipped':{'u1.1':1}")
    "do 0 move unit=T4 place=u1.1\nno cannot-land-flipped 0 halt unit=T4\nno cannot-land-flipped 0 finish unit=T4\nno cannot-land-flipped 0 end-step\ndo 0 move unit=T4 place=d1.0" },
  { "E37 GW-044", AT ("fight", PLACE ("'T3':'d1.1','IL':'u1.2'") ",'flipped':{'u1.1':1}") "no cannot-land-flipped 0 move unit=T3 place=u1.1" },
  { "E38 GW-052",
    AT ("war", PLACE ("'TL':'u3.0','IL':'u1.2'") ",'lies':{'T3A':'u2.0','T3B':'d0.3'},'flipped':{'u2.0':1,'d0.3':1},'horns_aside':3") "no clan-tiles-flipped 0 war-call clan=T3 caller=TL" },
  { "E39 GW-158 GW-159 GW-160",
    FX AT ("fight", PLACE ("'T5':'u2.0','I4':'d2.0'") CARRIES ("T5", STAB, "3") ",'def':{'I4':6},'given':{'T5':[0,2,0,0,0]}")
    "do 0 cast ability=T5.learned units=I4\nis {'hp':{'I4':7},'def':{'I4':5}}\nat {'place':{'T1':'d2.0'},'charge':{'T5.learned':3}}\nno sneak-target-engaged 0 cast ability=T5.learned units=I4" },
  { "E40 GW-170 GW-031 GW-171",
    FX AT ("fight", PLACE ("'T5':'u2.0','I2':'d2.0'") CARRIES ("T5", EMBER, "4"))
    "at {'round':3}\ndo 0 cast ability=T5.learned units=I2\nis {'hp':{'I2':7},'counter':{'I2':{'lingering':1}}}\nat {'def':{'I2':2},'stage':'collect','current':1}\ndo 1 end-step\n"
    "is {'hp':{'I2':6},'def':{'I2':1},'counter':{'I2':{'lingering':0}},'round':4,'current':0}" },
  { "E41 GW-164 GW-032",
    FX "at {'stage':'collect','round':1,'current':1,'first':0,'side':[1,2],'place':{'T5':'u2.0','I5':'d2.0'},'learned':{'T5':" HUSH "},'charge':{'T5.learned':2}}\n"
    "do 0 cast ability=T5.learned units=I5\nis {'counter':{'I5':{'no-attack':2}}}\ndo 1 end-step\nis {'counter':{'I5':{'no-attack':2}},'current':0}\nat {'stage':'collect'}\ndo 0 end-step\nsays expired\nis {'counter':{'I5':{'no-attack':0}},'current':1}" },
  { "E42 GW-168 GW-169 GW-113",
    FX AT ("war", PLACE ("'T1':'u2.0','I1':'u2.0'") ",'counter':{'T1':{'sleeping':1}},'lies':{'T4A':'u2.0'},'horns_aside':3,'learned':{'T1':" BOLT "},'charge':{'T1.learned':3}")
    "do 0 war-call clan=T4 caller=T1\nno sleeping 0 cast ability=T1.learned units=I1\nat {'stage':'fight','learned':{'T1':" GUARD "},'charge':{'T1.learned':2}}\nno sleeping 0 attack unit=T1 target=I1\n"
    "do 0 cast ability=T1.learned units=T4\nis {'counter':{'T1':{'sleeping':1}}}\nat {'current':1}\ndo 1 attack unit=I1 target=T1\nis {'hp':{'T1':10},'counter':{'T1':{'sleeping':0}}}" },
  { "E43 GW-174 GW-149",
    FX AT ("fight", PLACE ("'T5':'u2.0','I1':'u2.0','I4':'d2.0'") CARRIES ("T5", STAB, "3") ",'counter':{'T5':{'no-attack':1}}")
    "no no-attack-token 0 attack unit=T5 target=I1\nno no-attack-token 0 cast ability=T5.learned units=I4\nat {'learned':{'T5':" GUARD "},'charge':{'T5.learned':2}}\ndo 0 cast ability=T5.learned units=T5" },
  { "E44 GW-161 GW-163 GW-162 GW-082",
    AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'blockade':{'d2.0':2}")
    "no blockade 0 move unit=TL place=d2.0\nat {'counter':{'TL':{'flying':1}}}\ndo 0 move unit=TL place=d2.0\nat {'stage':'collect'}\ndo 0 end-step\nis {'blockade':{'d2.0':0},'current':1}" },
  { "E45 GW-167 GW-077 GW-090",
    AT ("fight", PLACE ("'T4':'u2.0','I1':'d2.0','T1':'d2.0'") ",'counter':{'T4':{'flying':1}}")
    "do 0 move unit=T4 place=d2.0\nno flying-mismatch 0 attack unit=T4 target=I1\ndo 0 move unit=T4 place=u2.1\nat {'counter':{'I1':{'flying':1}},'place':{'I1':'u2.1','T1':'u2.1'}}\nno flying-mismatch 0 attack unit=T1 target=I1" },
  { "E46 GW-165 GW-169",
    FX AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','I1':'d2.0'") ",'counter':{'I1':{'sleeping':1}},'learned':{'T1':" LULL ",'T2':" ROOT "},'charge':{'T1.learned':3,'T2.learned':2}")
    "no token-already-present 0 cast ability=T1.learned units=I1\ndo 0 cast ability=T2.learned units=I1\nis {'counter':{'I1':{'sleeping':0,'no-move':1}}}" },
  { "E47 GW-099 GW-100 GW-193 GW-194",
    AT ("fight", PLACE ("'T5':'u2.0','IL':'d0.3','I2':'u2.0'") ",'hp':{'I2':2},'def':{'I2':1},'charge':{'I2.clan':2}")
    "do 0 attack unit=T5\nis {'hp':{'I2':0},'status':{'I2':'dead'},'killer':{'I2':1},'charge':{'I2.clan':0},'next_dice':[5,4],'points':[30,8]}" },
  { "E48 GW-104 GW-105",
    AT ("fight", PLACE ("'T5':'u2.0','IL':'u2.0'") ",'hp':{'IL':2}")
    "do 0 attack unit=T5\nis {'status':{'IL':'dead'}}\ndo 0 end-turn\nis {'asks':'comeback','asked':1}\nno choice-pending 1 roll\nno start-tile-illegal 1 comeback clan=I3 place=u2.0\n"
    "do 1 comeback clan=I3 place=d0.3\nis {'stage':'roll','next_dice':[5,5],'hp':{'I3':10},'def':{'I3':2}}" },
  { "E49 GW-107 GW-108",
    AT ("fight", PLACE ("'T5':'u2.0','IL':'u2.0'") ",'hp':{'IL':2},'status':{'I1':'dead','I2':'dead','I3':'dead','I4':'dead','I5':'dead','I6':'dead'}")
    "do 0 attack unit=T5\nis {'over':true}\nscore {'rank':[1,0],'verdict':'gnomes-win'}" },
  { "E50 GW-180 GW-181 GW-182 GW-183",
    "option short yes\nrestart\nis {'round':5}\nat {'stage':'leaders','first':0}\ndo 0 place-leader place=u2.0\ndo 1 place-leader place=d0.3\nis {'round':5,'stage':'roll','next_dice':[5,5],'status':{'T6':'active','I6':'active'}}\n"
    "at {'round':6}\nno flip-too-early 0 flip place=d0.1\nat {'round':6,'stage':'collect','current':1}\ndo 1 end-step\nis {'round':7,'stage':'flip'}" },
  { "E51 GW-192 GW-193 GW-194 GW-196",
    "option mode every-tribe\nrestart\n"
    "at {'stage':'collect','round':10,'current':1,'first':0,'place':{'TL':'u2.0','T1':'u2.0','T6':'u2.0','I1':'d0.3','I5':'d0.3'},'hp':{'TL':9,'T1':4,'I5':3},"
    "'status':{'T2':'dead','T4':'dead','I2':'dead','I3':'dead','IL':'dead'},'killer':{'I2':1,'I3':1,'IL':1,'T2':2,'T4':2}}\n"
    "is {'points':[79,27]}\ndo 1 end-step\nis {'over':true}\nscore {'rank':[1,2],'total':[79,27],'verdict':'wins'}" },
  { "E52 GW-195",
    "seats 4\nat {'stage':'collect','round':10,'current':3,'first':0,'side':[1,2,1,2],'place':{'TL':'u5.0','A1':'u5.0','I1':'u0.6','I2':'u0.6','B1':'u0.6','B2':'u0.6'},"
    "'hp':{'TL':1,'A1':4,'I1':10,'I2':10,'B1':10,'B2':5},'status':{'A2':'dead','B6':'dead'},'killer':{'B6':1}}\nis {'points':[21,20,-3,8]}\ndo 3 end-step\nscore {'total':[18,28,18,28],'rank':[0,1,0,1],'outcome':'won','verdict':'wizards-win'}" },
  { "E53 GW-197 GW-198 GW-199",
    "option mode every-tribe\nrestart\n"
    "at {'stage':'collect','round':10,'current':1,'first':0,'place':{'T1':'u2.0','T3':'u2.0','I1':'d0.3','I2':'d0.3','I3':'d0.3'},'hp':{'T1':9,'T3':9,'I1':8,'I2':8,'I3':2},"
    "'status':{'I4':'dead','I5':'dead','T4':'dead','T5':'dead'},'killer':{'I4':1,'T4':2}}\nis {'points':[24,24]}\nat {'charge':{'T1.clan':1}}\ndo 1 end-step\nscore {'rank':[1,2],'verdict':'wins','ties':['tie-hp: 0 1 > 0 1','tie-crystals: 0 1 > 0']}" },
  { "E53 GW-197", "option mode every-tribe\nrestart\nat {'stage':'collect','round':10,'current':1,'first':0,'place':{'TL':'u2.0','I1':'d0.3'},'hp':{'TL':11,'I1':4},'status':{'T1':'dead'}}\n"
    "is {'points':[4,4]}\ndo 1 end-step\nscore {'rank':[1,2],'ties':['tie-hp: 0 1 > 0']}" },
  { "E53 GW-199", "option mode every-tribe\nrestart\nat {'stage':'collect','round':10,'current':1,'first':0,'place':{'T1':'u2.0','I1':'d0.3'}}\ndo 1 end-step\nscore {'rank':[1,1],'verdict':'tie','outcome':'tied','ties':['tie-hp: 0 1 > 0 1','tie-crystals: 0 1 > 0 1']}" },
  { "E55 GW-022 GW-023 GW-025 GW-024",
    "seats 4\nat {'stage':'leaders','first':0}\nno not-placement-turn 1 place-leader place=d1.6\ndo 0 place-leader place=u6.0\nno start-side-taken 1 place-leader place=d6.0\ndo 1 place-leader place=d1.6\n"
    "no start-side-taken 2 place-leader place=d1.6\ndo 2 place-leader place=u6.0\nno start-tile-illegal 3 place-leader place=d3.1\ndo 3 place-leader place=u0.5\nis {'stage':'roll','current':0}" },
  { "E56 GW-011 GW-013 GW-014",
    "do h first player=0\nno tile-wrong-pile - lay place=d1.1 tile=T1A\nno tile-wrong-pile - lay place=u1.2 tile=T6A\nno tile-wrong-pile - lay place=u2.0 tile=T1B\nno tile-wrong-pile - lay place=u2.0 tile=T6A\n"
    "do - lay place=d1.1 tile=T6A\nno tile-taken - lay place=d2.1 tile=T6A\nno position-taken - lay place=d1.1 tile=I6A\nno off-board - lay place=u0.0 tile=T1A" },
  { "E57 GW-201 GW-202 GW-203 GW-204",
    FX AT ("fight", PLACE ("'T5':'u2.0','I4':'u2.0'") ",'def':{'I4':2},'hand':[[]," "[" UNSEEN ("1") "]]")
    "do 0 attack unit=T5 target=I4 hold=yes\nno attack-pending 0 end-step\ndo 1 play card=FX-SHIELD units=I4\nis {'def':{'I4':5}}\ndo 0 resolve\nis {'hp':{'I4':9},'def':{'I4':4}}\nno nothing-to-resolve 0 resolve" },
  { "E58 GW-204 GW-205 GW-145",
    FX AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.0','I1':'d2.0','I4':'u2.1'")
           ",'learned':{'T5':" STAB ",'T1':" GUARD ",'I1':" HUSH "},'charge':{'T5.learned':3,'T1.learned':2,'I1.learned':2}")
    "do 1 cast ability=I1.learned units=T5 hold=yes\nno cast-pending 0 end-step\ndo 0 cast ability=T1.learned units=T1\nis {'n_casts':2}\ndo 1 resolve\nis {'def':{'T1':3},'counter':{'T5':{'no-attack':0}}}\n"
    "do 0 cast ability=T5.learned units=I1\ndo h resolve\nis {'hp':{'I1':7}}\ndo 1 resolve\nis {'counter':{'T5':{'no-attack':1}},'n_frames':0}" },
  { "E59 GW-201 GW-203",
    FX AT ("war", PLACE ("'T1':'d2.0','TL':'d1.0','I1':'u2.1'") CARRIES ("I1", SHOVE, "2") ",'lies':{'T4A':'d2.0'},'horns_aside':3")
    "do 0 war-call clan=T4 caller=T1 hold=yes\nno action-pending 0 end-step\ndo 1 cast ability=I1.learned units=T1\ndo 0 go unit=T1 place=u3.0\ndo 0 resolve\nis {'status':{'T4':'inactive'},'horns_aside':3,'n_frames':0}" },
  { "E60 GW-207",
    FX LATE ("flip", PLACE ("'I1':'u2.0','T5':'d2.0'") ",'hp':{'I1':7},'hand':[[]," "[" UNSEEN ("1") "]]")
    "do 0 flip place=u2.0\ndo 1 go unit=I1 place=d2.0 hold=yes\nis {'hp':{'I1':5}}\nno attack-pending 0 flip place=d1.0\ndo 1 play card=FX-SHIELD units=I1\nis {'def':{'I1':4}}\ndo h resolve\nis {'hp':{'I1':4},'def':{'I1':3}}" },
  { "E61 GW-208",
    FX AT ("fight", PLACE ("'T2':'d1.0','T1':'d2.1','IL':'d0.3'") CARRIES ("T1", WALL, "2") ",'flipped':{'u2.0':1,'d2.0':1,'u3.0':1}")
    "do 0 move unit=T2 place=u2.0\ndo 0 move unit=T2 place=d2.0\ndo 0 cast ability=T1.learned tiles=u2.1\nis {'asks':'go','asked':0}\nlegal 2 go\ndo 0 go unit=T2 place=d1.0\nno move-closed 0 move unit=T2 place=u1.1" },
  { "E62 GW-211",
    FX AT ("fight", PLACE ("'T6':'u2.1','I1':'u2.0'") CARRIES ("T6", DRAG, "3"))
    "do 0 cast ability=T6.learned units=I1\ndo 1 go unit=I1 place=d1.0\nno target-illegal 1 go unit=I1 place=u2.0\ndo 1 go unit=I1 place=u1.1\nis {'n_frames':0}" },
  { "E62 GW-211",
    FX AT ("fight", PLACE ("'T6':'u2.1','I1':'u2.0'") CARRIES ("T6", DRAG, "3") ",'flipped':{'u1.1':1}") "do 0 cast ability=T6.learned units=I1\nno target-illegal 1 go unit=I1 place=d1.0\ndo 1 go unit=I1 place=d2.0" },
  { "E63 GW-212",
    FX AT ("fight", PLACE ("'T1':'d2.0','I1':'u2.0'") CARRIES ("T1", GUST, "2")) "do 0 cast ability=T1.learned units=I1\ndo 1 go unit=I1 place=d1.0\ndo 1 go unit=I1 place=u1.1\nis {'place':{'I1':'u1.1'},'n_frames':0}" },
  { "E63 GW-212 GW-147",
    FX AT ("fight", PLACE ("'T1':'d2.0','I1':'u2.0'") CARRIES ("T1", GUST, "2") ",'flipped':{'u1.1':1}")
    "do 0 cast ability=T1.learned units=I1\ndo 1 go unit=I1 place=d1.0\nis {'place':{'I1':'d1.0'},'n_frames':0}\nat {'place':{'T1':'u3.1','I1':'u2.0'},'charge':{'T1.learned':2}}\nno target-illegal 0 cast ability=T1.learned units=I1" },
  { "E64 GW-209",
    FX AT ("fight", PLACE ("'I1':'u2.0','T5':'d2.0','T1':'d2.0'") ",'counter':{'T1':{'sleeping':1}},'hand':[[" UNSEEN ("3") "],[]]")
    "no unit-not-active 0 play card=FX-LASH units=I1\nno sleeping 0 play card=FX-LASH source=T1 units=I1\ndo 0 play card=FX-LASH source=T5 units=I1\nis {'hp':{'I1':8}}\ndo 0 play card=FX-WIND" },
  { "E65 GW-059 GW-109 GW-104 GW-101",
    LATE ("flip", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hp':{'TL':2}")
    "do 0 flip place=u2.0\nis {'status':{'TL':'dead'},'killer':{'TL':0}}\ndo 0 flip place=u3.0\ndo 0 roll\ndo - dice faces=attack:1,horn:2,crystal:1\ndo 0 end-step\nis {'reserve':1}\ndo 0 assign face=horn n=2 to=deck\n"
    "no unit-not-active 0 assign face=attack n=1 unit=T1\ndo 0 end-step\nsays dice-lost\ndo 0 end-step\ndo 0 war-draw pile=1\ndo 0 keep-card\ndo 0 end-step\ndo 0 end-step\nis {'reserve':0,'current':1}\n"
    "at {'stage':'collect','round':6}\ndo 1 end-step\nis {'round':7,'asks':'comeback'}\ndo 0 comeback clan=T1 place=d1.0" },
  { "E66 GW-054 GW-138",
    FX LATE ("flip", PLACE ("'TL':'u2.1','IL':'d0.3'") ",'hand':[[" UNSEEN ("2") "],[]]")
    "do 0 flip place=d1.0\ndo 0 play card=FX-SPUR\nis {'next_dice':[5,4]}\ndo 0 flip place=d3.0\ndo 0 roll\ndo - dice faces=horn:5\nno cast-timing 0 play card=FX-SPUR\nat {'current':1}\nno cast-timing 0 play card=FX-SPUR" },
};

void
gw_add_examples (void)
{
  gw_add_cases ("examples", cases, G_N_ELEMENTS (cases));
}
