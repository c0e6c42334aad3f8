/* test-abilities.c: abilities of all kinds, written for one case each: what is measured from whom, what is left out,
 * and what has changed since they were announced (6.15, 6.19, 9.2)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#define FX "set-of FX\n"
#define MORE "set-of MORE\n"
#define STEP(effect, who, more) "{'do':'" effect "','who':'" who "'" more "}"
#define N(n) ",'n':" #n
#define WITHIN(n) ",'where':'within','range':" #n
/* Clan T1 with these steps, and ready to cast them; a secret card without a source, in the hand of the first player. */
#define T1(...) "set {'units':{'T1':{'steps':[" __VA_ARGS__ "]}}}\n"
#define S01(...) "set {'cards':{'S01':{'steps':[" __VA_ARGS__ "]}}}\n"
#define READY ",'charge':{'T1.clan':2}"
#define IN_HAND ",'hand':[[" OWN ("S01", "0") "],[]]"
/* Ann's cast is announced in Ben's turn, and Ben answers with a learned ability. */
#define ANSWERED(places, more) \
  "at {'stage':'fight','round':1,'current':1,'first':0,'side':[1,2],'place':{" places "}" more "}\n"
#define DEAD_A "'AL':'dead','A1':'dead','A2':'dead','A3':'dead','A4':'dead','A5':'dead','A6':'dead'"

static const GwCase cases[] = {
  /* ---- Where a range is measured from ---- */
  { "GW-147 GW-210", /* from the nearest of one's own units */
    "names\n" T1 (STEP ("damage", "enemy", WITHIN (1) ",'origin':'any-own'" N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','T2':'u0.3','I1':'d0.3','I2':'d3.1','T3':'d1.0'") READY)
    "no target-illegal 0 cast ability=T1.clan units=I2\nbecause Cinderkite is 5 tiles away; the text reaches 1.\n"
    "do 0 cast ability=T1.clan units=I1\nis {'hp':{'I1':9}}" },
  { "GW-147 GW-210", /* from a unit that was left out: nothing is in range */
    T1 (STEP ("gain-defence", "another-ally", ",'optional':'yes'" N (1)) "," STEP ("damage", "enemy", WITHIN (1) ",'origin':'$1'" N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','T2':'d2.0','I1':'d2.0'") READY)
    "no target-illegal 0 cast ability=T1.clan units=I1\ndo 0 cast ability=T1.clan units=T2,I1\nis {'def':{'T2':1},'hp':{'I1':9}}" },
  { "GW-147 GW-210", /* the same at a distance */
    T1 (STEP ("gain-defence", "another-ally", ",'optional':'yes'" N (1)) "," STEP ("damage", "enemy", ",'where':'exactly','range':1,'origin':'$1'" N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','T2':'d2.0','I1':'d2.0'") READY) "no target-illegal 0 cast ability=T1.clan units=I1" },
  { "GW-210", /* on the tile of a step that the text does not name: nobody is there */
    T1 (STEP ("heal", "unit", ",'where':'tile-of','count':'all'" N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY ",'hp':{'T1':5}") "do 0 cast ability=T1.clan\nis {'hp':{'T1':5},'n_frames':0}" },

  /* ---- Onto the tile of an earlier step ---- */
  { "GW-155", T1 (STEP ("gain-defence", "another-ally", ",'optional':'yes'" N (1)) "," STEP ("place", "self", ",'to':'tile-of'" N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.2','IL':'d0.3'") READY) "do 0 cast ability=T1.clan\nis {'place':{'T1':'u2.0'},'n_frames':0}" },
  { "GW-155", /* that step took no tile */
    T1 (STEP ("remove-crystals", "ability", ",'of':'enemy'" N (1)) "," STEP ("place", "self", ",'to':'tile-of'" N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d0.3'") ",'charge':{'T1.clan':2,'I1.clan':1}")
    "do 0 cast ability=T1.clan abilities=I1.clan\nis {'charge':{'I1.clan':0},'place':{'T1':'u2.0'},'n_frames':0}" },
  { "GW-155", /* there is no such step */
    T1 (STEP ("bring", "self", ",'to':'tile-of'")) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY) "do 0 cast ability=T1.clan\nis {'place':{'T1':'u2.0'},'n_frames':0}" },
  { "GW-155", T1 (STEP ("place", "self", ",'to':'tile-of'" N (9))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY) "do 0 cast ability=T1.clan\nis {'place':{'T1':'u2.0'},'n_frames':0}" },
  { "GW-155 GW-209", /* a secret card without a source brings a unit to a mine */
    S01 (STEP ("bring", "ally", ",'to':'on-mine'")) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") IN_HAND)
    "do 0 play card=S01 units=T1\nno target-illegal 0 go unit=T1 place=d2.0\ndo 0 go unit=T1 place=u1.2\nis {'place':{'T1':'u1.2'}}" },

  /* ---- The source was put to sleep, or must not attack, since it was announced ---- */
#define STILL(mine, n, his) FX ANSWERED ("'T5':'u2.0','TL':'d1.0','I4':'d2.0','I5':'u2.0'", ",'learned':{'T5':" mine ",'I5':" his "},'charge':{'T5.learned':" n ",'I5.learned':3}") \
    "do 0 cast ability=T5.learned units=I4 hold=yes\ndo 1 cast ability=I5.learned units=T5\ndo 0 resolve\ndo 0 resolve\nis {'hp':{'I4':10},'counter':{'I4':{'lingering':0}},'charge':{'T5.learned':0},'n_frames':0}"
  { "GW-146 GW-168", STILL (BOLT, "3", LULL) },
  { "GW-146 GW-168", STILL (STAB, "3", LULL) },
  { "GW-146 GW-168", STILL (EMBER, "4", LULL) },
  { "GW-146 GW-174", FX ANSWERED ("'T5':'u2.0','TL':'d1.0','I4':'d2.0','I5':'u2.0'", ",'learned':{'T5':" BOLT ",'I5':" HUSH "},'charge':{'T5.learned':3,'I5.learned':2}")
    "do 0 cast ability=T5.learned units=I4 hold=yes\ndo 1 cast ability=I5.learned units=T5\ndo 0 resolve\ndo 0 resolve\nis {'hp':{'I4':10},'n_frames':0}" },
  { "GW-146 GW-174", /* damage is no attack, and still does not happen */
    FX T1 (STEP ("damage", "enemy", N (1))) ANSWERED ("'T1':'u2.0','TL':'d1.0','I4':'d2.0','I5':'u2.0'", ",'learned':{'I5':" HUSH "},'charge':{'T1.clan':2,'I5.learned':2}")
    "do 0 cast ability=T1.clan units=I4 hold=yes\ndo 1 cast ability=I5.learned units=T1\ndo 0 resolve\ndo 0 resolve\nis {'hp':{'I4':10},'n_frames':0}" },
#define SWAPPED ANSWERED ("'T2':'u2.0','T1':'d2.1','TL':'d1.0','I5':'u2.0'", ",'learned':{'I5':" ROOT "},'charge':{'T2.clan':2,'I5.learned':2}") \
    "do 0 cast ability=T2.clan units=T1 hold=yes\ndo 1 cast ability=I5.learned units=T2\ndo 0 resolve\ndo 0 resolve\n"
  { "GW-155 GW-175", /* a source that may not be moved does not swap, except with the option */
    FX SWAPPED "is {'place':{'T2':'u2.0','T1':'d2.1'},'n_frames':0}" },
  { "GW-155 GW-175 R-64", FX "option no-move-displace yes\nrestart\n" SWAPPED "is {'place':{'T2':'d2.1','T1':'u2.0'},'n_frames':0}" },
  { "GW-155 R-38", /* who is moved by an ability has not entered its mine by a step */
    "option mine-count pass-only\nrestart\n" AT ("fight", PLACE ("'T2':'u2.0','T1':'d2.1','IL':'d0.3'") ",'mined':{'T1':2,'T2':1},'charge':{'T2.clan':2}")
    "do 0 cast ability=T2.clan units=T1\nis {'mined':{'T1':0,'T2':0},'place':{'T1':'u2.0'}}" },
  { "GW-155", /* itself, and as a caster that is gone */
    "names\n" T1 (STEP ("swap", "unit", "")) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY)
    "no target-illegal 0 cast ability=T1.clan units=T1\nbecause The text asks for a unit other than Rillrunner itself." },
  { "GW-155 R-58", FX "option caster-dead resolve\nrestart\n" T1 (STEP ("swap", "ally", ""))
    ANSWERED ("'T1':'u2.0','T2':'d1.0','I5':'u2.0'", ",'hp':{'T1':1},'learned':{'I5':" BOLT "},'charge':{'T1.clan':2,'I5.learned':3}")
    "do 0 cast ability=T1.clan units=T2 hold=yes\ndo 1 cast ability=I5.learned units=T1\ndo 0 resolve\nis {'status':{'T1':'dead'}}\ndo 0 resolve\nis {'place':{'T2':'d1.0'},'n_frames':0}" },
  { "GW-112 R-58", /* nobody is called to a tile that was flipped */
    FX "option caster-dead resolve\nrestart\n" T1 (STEP ("call", "own-clan", ""))
    ANSWERED ("'T1':'u2.0','TL':'d2.1','I5':'d2.0'", ",'hp':{'T1':1},'learned':{'I5':" QUAKE "},'charge':{'T1.clan':2,'I5.learned':4}")
    "do 0 cast ability=T1.clan units=T4 hold=yes\ndo 1 cast ability=I5.learned tiles=u2.0\ndo 0 resolve\nis {'status':{'T1':'dead'}}\ndo 0 resolve\nis {'status':{'T4':'inactive'},'n_frames':0}" },
  { "GW-169", /* a secret card wakes its own source */
    S01 (STEP ("heal", "self", N (2))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") IN_HAND ",'hp':{'T1':5},'counter':{'T1':{'sleeping':1}}")
    "do 0 play card=S01 source=T1\nsays wakes\nis {'hp':{'T1':7},'counter':{'T1':{'sleeping':0}}}" },
  { "GW-139 GW-071", /* whoever casts has halted */
    S01 (STEP ("heal", "self", N (2))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") IN_HAND ",'hp':{'T1':5}")
    "do 0 move unit=T1 place=d2.0\nis {'moving':1}\ndo 0 play card=S01 source=T1\nis {'moving':0,'hp':{'T1':7}}" },
  { "GW-170 GW-209", /* a lingering attack of a secret card has no source */
    S01 (STEP ("linger", "enemy", "")) AT ("fight", PLACE ("'T1':'u2.0','I2':'d2.0','IL':'d0.3'") IN_HAND)
    "do 0 play card=S01 units=I2\nis {'counter':{'I2':{'lingering':1}},'linger_unit':{'I2':0},'linger_seat':{'I2':1},'hp':{'I2':7}}\n"
    "at {'counter':{'I2':{'flying':2}},'stage':'collect','current':1}\ndo 1 end-step\nsays linger-flew\nis {'hp':{'I2':7}}" },
#define FLOWN(by) ANSWERED ("'T5':'u2.0','I2':'d2.0'", ",'hp':{'I2':7},'linger_unit':{'I2':6},'linger_seat':{'I2':1}" by) "at {'stage':'collect'}\ndo 1 end-step\n"
  { "GW-172", /* unless whoever gave it flies as well */
    FLOWN (",'counter':{'T5':{'flying':2},'I2':{'lingering':1,'flying':2}}") "says linger-again\nis {'hp':{'I2':5}}" },
  { "GW-172", ANSWERED ("'TL':'u2.0','I2':'d2.0'", ",'status':{'T5':'dead'},'hp':{'I2':7},'linger_unit':{'I2':6},'linger_seat':{'I2':1},'counter':{'I2':{'lingering':1,'flying':2}}")
    "at {'stage':'collect'}\ndo 1 end-step\nsays linger-flew\nis {'hp':{'I2':7}}" },

  /* ---- What is named ---- */
  { "GW-132 GW-213", /* a text that is not known yet is neither charged nor filled */
    "set {'units':{'T1':{'steps':[" STEP ("charge", "ability", ",'of':'own'") "]},'T2':{'steps':null,'text':null}}}\n" AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','IL':'d0.3'") READY)
    "do 0 cast ability=T1.clan abilities=T2.clan\nsilent charged\nis {'charge':{'T2.clan':0},'n_frames':0}" },
  { "GW-132 GW-213",
    "set {'units':{'T1':{'steps':[" STEP ("damage", "unit", ",'filter':'charged'" N (1)) "]},'T2':{'steps':null,'text':null}}}\n" AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','IL':'d0.3'") ",'charge':{'T1.clan':2,'T2.clan':2}")
    "no target-illegal 0 cast ability=T1.clan units=T2" },
  { "GW-132 GW-213",
    "set {'units':{'T1':{'steps':[" STEP ("remove-crystals", "ability", ",'of':'own','filter':'charged'" N (1)) "]},'T2':{'steps':null,'text':null}}}\n" AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','IL':'d0.3'") ",'charge':{'T1.clan':2,'T2.clan':2}")
    "no target-illegal 0 cast ability=T1.clan abilities=T2.clan" },
  { "GW-132", /* full, and with room: no ability is both */
    T1 (STEP ("remove-crystals", "ability", ",'of':'enemy','filter':'charged','also':'not-full'" N (1))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") ",'charge':{'T1.clan':2,'I1.clan':2}")
    "no target-illegal 0 cast ability=T1.clan abilities=I1.clan" },
  { "GW-147", /* an ability belongs to a unit */
    T1 (STEP ("remove-crystals", "ability", ",'of':'tile'" N (1))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") ",'charge':{'T1.clan':2,'I1.clan':2}")
    "no target-illegal 0 cast ability=T1.clan abilities=I1.clan" },
  { "GW-147 GW-210", /* of the unit that the first step named */
    "names\n" T1 (STEP ("damage", "enemy", N (1)) "," STEP ("remove-crystals", "ability", ",'of':'$1'" N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','I2':'d2.0'") ",'charge':{'T1.clan':2,'I1.clan':2,'I2.clan':2}")
    "no target-illegal 0 cast ability=T1.clan units=I1 abilities=I2.clan\nbecause Cinderkite is not the unit chosen before.\n"
    "do 0 cast ability=T1.clan units=I1 abilities=I1.clan\nis {'hp':{'I1':9},'charge':{'I1.clan':1,'I2.clan':2}}" },
  { "GW-210", /* the player concerned picks among the charged ones: there is none */
    T1 (STEP ("remove-crystals", "ability", ",'of':'enemy','filter':'charged','chooser':'owner'" N (1))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") ",'charge':{'T1.clan':2,'I1.clan':1}")
    "do 0 cast ability=T1.clan\nis {'charge':{'I1.clan':1},'n_frames':0}" },
  { "GW-147", /* nobody who is out of the game; and a player that may be left out */
    "seats 3\nnames\nset {'units':{'T1':{'steps':[" STEP ("extra-die", "player", N (1)) "]},'T2':{'steps':[" STEP ("extra-die", "enemy-player", ",'optional':'yes'" N (1)) "]},'T3':{'steps':[" STEP ("extra-die", "all-players", N (1)) "]}}}\n"
    AT3 ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','T3':'u2.0','IL':'d0.4'") ",'status':{" DEAD_A "},'charge':{'T1.clan':2,'T2.clan':2,'T3.clan':3}")
    "no target-illegal 0 cast ability=T1.clan player=2\nno target-illegal 0 cast ability=T2.clan player=2\ndo 0 cast ability=T2.clan\nis {'extra_dice':[0,0,0]}\ndo 0 cast ability=T3.clan\nis {'extra_dice':[1,1,0]}" },
  { "GW-147 GW-206", /* nor one who has fallen since; and a player who has fallen casts nothing */
    "seats 3\nset {'cards':{'S01':{'steps':[" STEP ("extra-die", "player", N (1)) "]}},'units':{'I1':{'steps':[" STEP ("damage", "enemy", N (15)) "]}}}\n"
    "at {'stage':'fight','round':1,'current':1,'first':0,'place':{'TL':'u2.0','I1':'d0.4','AL':'u3.3'},'hp':{'AL':1},'status':{'A1':'dead','A2':'dead','A3':'dead','A4':'dead','A5':'dead','A6':'dead'},"
    "'charge':{'I1.clan':2},'hand':[[" OWN ("S01", "0") "],[],[" OWN ("S01", "2") "]]}\n"
    "do 0 play card=S01 player=2 hold=yes\ndo 2 play card=S01 player=1\ndo 1 cast ability=I1.clan units=AL\ndo 0 resolve\nis {'status':{'AL':'dead'}}\n"
    "do 0 resolve\nsays cast-void\nis {'extra_dice':[0,0,0],'n_casts':1}\ndo 0 resolve\nis {'extra_dice':[0,0,0],'n_frames':0}" },
  { "GW-210 GW-136", /* the caster's player, and once more; a player, and once more */
    T1 (STEP ("gain-crystals", "owner", N (1)) "," STEP ("gain-crystals", "$1", N (1))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY)
    "do 0 cast ability=T1.clan\ndo 0 collect-place ability=T1.clan n=1\nis {'asks':'collect-place','asked':0}\ndo 0 collect-place ability=T1.clan n=1\nis {'charge':{'T1.clan':2},'n_frames':0}" },
  { "GW-210 GW-054", T1 (STEP ("extra-die", "player", N (1)) "," STEP ("extra-die", "$1", N (1))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY)
    "do 0 cast ability=T1.clan player=1\nis {'extra_dice':[0,2]}" },
  { "GW-136", /* no crystal at all */
    T1 (STEP ("gain-crystals", "owner", N (0))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY) "do 0 cast ability=T1.clan\nsilent given\nis {'n_frames':0}" },
  { "GW-057", /* a roll of another player is not theirs to repeat */
    MORE "at {'stage':'roll','round':1,'current':0,'first':0,'side':[1,2],'place':{'TL':'u2.0','I5':'d0.3'},'learned':{'I5':" SPIN "},'charge':{'I5.learned':2}}\n"
    "do 1 cast ability=I5.learned\nis {'more_rerolls':0,'n_frames':0}" },
  { "GW-098", /* who is not on the board is not healed */
    T1 (STEP ("heal", "own-clan", N (2))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY) "do 0 cast ability=T1.clan units=T3\nsilent healed\nis {'hp':{'T3':0},'status':{'T3':'inactive'},'n_frames':0}" },
  { "GW-157 GW-206", /* somebody else was faster */
    FX ANSWERED ("'T5':'u2.0','I5':'u2.1'", ",'learned':{'T5':" QUAKE ",'I5':" QUAKE "},'charge':{'T5.learned':4,'I5.learned':4}")
    "do 0 cast ability=T5.learned tiles=u1.1 hold=yes\ndo 1 cast ability=I5.learned tiles=u1.1\ndo 0 resolve\nis {'flipped':{'u1.1':1}}\ndo 0 resolve\nsilent flipped\nis {'n_frames':0}" },
  { "GW-161 GW-206", /* of two tiles one was barred by another player: the first, or the second */
    FX T1 (STEP ("blockade", "tile", ",'count':'exactly','count-n':2")) ANSWERED ("'T1':'u2.0','I5':'u2.1'", ",'learned':{'I5':" WALL "},'charge':{'T1.clan':2,'I5.learned':2}")
    "do 0 cast ability=T1.clan tiles=d2.0,u1.1 hold=yes\ndo 1 cast ability=I5.learned tiles=u1.1\ndo 0 resolve\ndo 0 resolve\nis {'blockade':{'d2.0':1,'u1.1':2},'n_frames':0}" },
  { "GW-161 GW-206",
    FX T1 (STEP ("blockade", "tile", ",'count':'exactly','count-n':2")) ANSWERED ("'T1':'u2.0','I5':'u2.1'", ",'learned':{'I5':" WALL "},'charge':{'T1.clan':2,'I5.learned':2}")
    "do 0 cast ability=T1.clan tiles=u1.1,d2.0 hold=yes\ndo 1 cast ability=I5.learned tiles=u1.1\ndo 0 resolve\ndo 0 resolve\nis {'blockade':{'d2.0':1,'u1.1':2},'n_frames':0}" },
  { "GW-206 GW-161", /* both of two tiles, and both once more */
    T1 (STEP ("blockade", "tile", ",'count':'exactly','count-n':2") "," STEP ("remove-blockade", "$1", "")) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY)
    "do 0 cast ability=T1.clan tiles=d2.0,u1.1\nis {'blockade':{'d2.0':0,'u1.1':0},'n_frames':0}" },
  { "GW-157 R-68", /* an edge is no tile to be flipped */
    T1 (STEP ("blockade", "tile", ",'shape':'edge'" WITHIN (1)) "," STEP ("flip", "$1", "")) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY)
    "do 0 cast ability=T1.clan tiles=u2.0,d2.0\nsays edge-barred\nsilent flipped\nis {'flipped':{'u2.0':0,'d2.0':0},'n_frames':0}" },
  { "GW-132 GW-206", /* the ability of a unit that has died meanwhile */
    T1 (STEP ("remove-crystals", "ability", ",'of':'enemy'" N (1)) "," STEP ("damage", "enemy", ",'count':'all'" N (15)) "," STEP ("steal-crystals", "$1", N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','IL':'d0.3'") ",'charge':{'T1.clan':2,'I1.clan':2}")
    "do 0 cast ability=T1.clan abilities=I1.clan\nsilent given\nis {'status':{'I1':'dead','IL':'dead'},'charge':{'T1.clan':0}}" },
  { "GW-206", /* a condition on a unit that has died */
    T1 (STEP ("damage", "enemy", N (15)) "," STEP ("gain-defence", "self", N (1) ",'if':'hp','if-n':15,'if-of':'$1'")) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','IL':'d0.3'") READY)
    "do 0 cast ability=T1.clan units=I1\nis {'status':{'I1':'dead'},'def':{'T1':1}}" },
  { "GW-209", /* nobody is on the tile of a source that there is not */
    S01 (STEP ("gain-defence", "ally", N (1)) "," STEP ("gain-defence", "$1", N (1) ",'if':'together','if-of':'$1'")) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") IN_HAND)
    "do 0 play card=S01 units=T1\nis {'def':{'T1':2}}" },
  { "GW-210", /* what happens only on a condition need not be named */
    T1 (STEP ("damage", "enemy", N (1) ",'if':'leader'")) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") ",'charge':{'T1.clan':2}")
    "do 0 cast ability=T1.clan\nat {'charge':{'T1.clan':2}}\ndo 0 cast ability=T1.clan units=I1\nis {'hp':{'I1':10}}" },
  { "GW-206", /* a die kills, and nothing more happens to the unit; it is rolled for units alone */
    T1 ("{'do':'roll','who':'enemy','rows':[{'from':1,'to':9,'then':[" STEP ("damage", "$1", N (15)) "," STEP ("heal", "$1", N (1)) "]},{'from':6,'to':6}]}")
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','IL':'d0.3'") READY) "do 0 cast ability=T1.clan units=I1\ndo - rolled face=crystal\nis {'hp':{'I1':10}}\nat {'charge':{'T1.clan':2}}\ndo 0 cast ability=T1.clan units=I1\ndo - rolled face=horn\nsilent healed\nis {'status':{'I1':'dead'},'hp':{'I1':0},'n_frames':0}" },
  { "GW-206", T1 ("{'do':'roll','who':'owner','rows':[{'from':1,'to':6,'then':[" STEP ("damage", "$1", N (1)) "]}]}")
    AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY) "do 0 cast ability=T1.clan\nis {'hp':{'T1':10},'n_frames':0}" },

  /* ---- How many are named for which step ---- */
  { "GW-210", /* of other kinds, and as many as up to two */
    T1 (STEP ("heal", "self", N (1)) "," STEP ("blockade", "tile", WITHIN (2)) "," STEP ("damage", "enemy", ",'count':'up-to','count-n':2" N (1)))
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','I2':'d2.0','IL':'d0.3'") READY ",'hp':{'T1':5}")
    "no target-illegal 0 cast ability=T1.clan tiles=u1.1 units=I1,I2,IL\nno target-illegal 0 cast ability=T1.clan units=I1\ndo 0 cast ability=T1.clan tiles=u1.1 units=I1,I2\nis {'hp':{'T1':6,'I1':9,'I2':9},'blockade':{'u1.1':1}}\n"
    "at {'charge':{'T1.clan':2}}\ndo 0 cast ability=T1.clan tiles=d2.0\nis {'hp':{'I1':9,'I2':9}}" },
  { "GW-210", /* one, then up to two; and up to two, then one */
    T1 (STEP ("damage", "enemy", N (1)) "," STEP ("damage", "enemy", ",'count':'up-to','count-n':2" N (2))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','I2':'d2.0','IL':'d0.3'") READY)
    "do 0 cast ability=T1.clan units=I1,I2\nis {'hp':{'I1':9,'I2':8}}" },
  { "GW-210", T1 (STEP ("damage", "enemy", ",'count':'up-to','count-n':2" N (2)) "," STEP ("damage", "enemy", N (1))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','I2':'d2.0','IL':'d0.3'") READY)
    "do 0 cast ability=T1.clan units=I1\nis {'hp':{'I1':9}}" },
  { "GW-210 GW-147", /* two steps lack theirs: the first is told */
    "names\n" T1 (STEP ("damage", "enemy", N (1)) "," STEP ("damage", "enemy", ",'count':'exactly','count-n':2" N (1))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','IL':'d0.3'") READY)
    "no target-illegal 0 cast ability=T1.clan\nbecause The text needs 1 target; named: 0." },
  { "GW-210 GW-165", /* itself, if that is possible */
    T1 (STEP ("counter", "self", ",'kind':'flying','optional':'yes'") "," STEP ("damage", "enemy", N (1))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") READY ",'counter':{'T1':{'flying':1}}")
    "do 0 cast ability=T1.clan units=I1\nis {'hp':{'I1':9}}" },
  { "GW-165 GW-210", /* two counters for one unit: refused if it has both */
    T1 (STEP ("counter", "enemy", ",'kind':'sleeping'") "," STEP ("counter", "$1", ",'kind':'no-attack'")) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','I2':'d2.0'") READY ",'counter':{'I1':{'sleeping':2,'no-attack':2},'I2':{'sleeping':2}}")
    "no token-already-present 0 cast ability=T1.clan units=I1\ndo 0 cast ability=T1.clan units=I2\nis {'counter':{'I2':{'no-attack':1}}}" },
  { "GW-147 R-68", /* edges and units together; no edge twice, and no tiles without an edge between them */
    T1 (STEP ("damage", "enemy", N (1)) "," STEP ("blockade", "tile", ",'shape':'edge','count':'exactly','count-n':2")) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") READY)
    "no target-illegal 0 cast ability=T1.clan units=I1 tiles=u2.0,d2.0,u2.0,d2.0\nno target-illegal 0 cast ability=T1.clan units=I1 tiles=u2.0,d0.3,u2.0,d0.3\n"
    "do 0 cast ability=T1.clan units=I1 tiles=d2.0,u2.0,u2.0,d1.0\nsays edge-barred\nis {'hp':{'I1':9},'n_frames':0}" },
  { "GW-156 GW-175", /* a unit that may not move does not move itself, except with the option */
    T1 (STEP ("move", "self", N (1))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY ",'counter':{'T1':{'no-move':1}}") "no unit-cannot-move 0 cast ability=T1.clan" },
  { "GW-156 R-64", "option no-move-displace yes\nrestart\n" T1 (STEP ("place", "self", ",'to':'adjacent'")) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY ",'counter':{'T1':{'no-move':1}}")
    "do 0 cast ability=T1.clan\ndo 0 go unit=T1 place=d2.0\nis {'place':{'T1':'d2.0'}}" },
  { "GW-210", /* each way is listed once, and held once more; of more than three hundred ways only so many */
    T1 (STEP ("damage", "enemy", ",'optional':'yes'" N (1)) "," STEP ("heal", "enemy", ",'optional':'yes'" N (1))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") READY) "legal 6 cast" },
  { "GW-210", T1 (STEP ("heal", "unit", ",'count':'exactly','count-n':3" N (1)))
    AT ("fight", PLACE ("'TL':'u2.0','T1':'u2.0','T2':'u2.0','T3':'u2.0','T4':'u2.0','T5':'u2.0','T6':'u2.0','IL':'d0.3','I1':'d0.3','I2':'d0.3','I3':'d0.3','I4':'d0.3','I5':'d0.3','I6':'d0.3'") READY) "legal 600 cast" },
  { "GW-210", /* a cast names one player */
    T1 (STEP ("extra-die", "player", N (1)) "," STEP ("extra-die", "player", N (1))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY) "legal 0 cast" },
  { "GW-210", /* and no more than two abilities */
    T1 (STEP ("remove-crystals", "ability", ",'count':'exactly','count-n':3,'of':'unit'" N (1))) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','I2':'d2.0'") READY) "legal 0 cast" },
  { "GW-123", /* the player concerned chooses what is discarded */
    T1 (STEP ("discard", "enemy-player", N (1))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY ",'hand':[[],[" OWN ("S03", "1") "," OWN ("L01", "1") "]]")
    "do 0 cast ability=T1.clan player=1\nis {'asks':'discard','asked':1}\ndo 1 discard card=L01\nis {'hands':[0,1],'n_frames':0}" },
  { "GW-117", /* no card is left to look at */
    T1 (STEP ("draw", "owner", N (2))) AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") READY ",'hand':[[" UNSEEN ("20") "],[" UNSEEN ("20") "]],'pile':{'1':[],'2':[]}")
    "do 0 cast ability=T1.clan\nsilent looks\nis {'hands':[20,20],'n_frames':0}" },

  /* ---- The call to war ---- */
  { "GW-112 GW-115", /* who calls is named; nobody is on the tile of clan 2 */
    "at {'stage':'war','round':1,'current':0,'first':0,'side':[1,2],'place':{'T1':'u2.0','IL':'d2.0'},'horns_aside':3,'calls_made':[255,0],'lies':{'T4A':'u2.0','T5A':'d2.0'}}\n"
    "no caller-not-on-symbol 0 war-call clan=T5\nno unit-not-active 0 war-call clan=T4\ndo 0 war-call clan=T4 caller=T1\nis {'place':{'T4':'u2.0'},'calls_made':[255,0]}" },
  { "GW-115 GW-213", /* what is charged has to be known */
    "set {'units':{'T4':{'steps':null,'text':null}}}\nat {'stage':'war','round':1,'current':0,'first':0,'side':[1,2],'place':{'T1':'u2.0','T4':'u2.0','IL':'d2.0'},'horns_aside':3,'lies':{'T4A':'u2.0'}}\n"
    "no teach-first 0 war-charge ability=T4.clan caller=T1\nno nothing-learned 0 war-charge ability=T4.learned caller=T1" },
  { "GW-126", /* the step of the flips is nobody else's either */
    "option attach-timing any-time\nrestart\n" LATE ("flip", PLACE ("'TL':'u2.0','IL':'d0.3'") ",'hand':[[],[" OWN ("L01", "1") "]]") "no wrong-step 1 attach card=L01 unit=IL" },
  { "GW-029", "at {'stage':'turn-start','round':1,'current':0,'first':0,'side':[1,2],'place':{'TL':'u2.0','IL':'d0.3'}}\nno wrong-step 0 end-step" },

  /* ---- When the turn is lost ---- */
#define LAST_T "'TL':'dead','T2':'dead','T3':'dead','T4':'dead','T5':'dead','T6':'dead'"
#define LOST "seats 3\nset {'units':{'I1':{'steps':[" STEP ("damage", "enemy", N (15)) "]},'A1':{'steps':[" STEP ("damage", "enemy", N (1)) "]}}}\n" \
    AT3 ("fight", PLACE ("'T1':'u2.0','I1':'d0.4','I2':'u2.0','A1':'u3.3'") ",'status':{" LAST_T "},'charge':{'I1.clan':2,'A1.clan':2}")
  { "GW-103 GW-206", /* what is announced is carried out all the same */
    LOST "do 1 cast ability=I1.clan units=T1 hold=yes\ndo 2 cast ability=A1.clan units=I2\ndo 1 resolve\nis {'status':{'T1':'dead'},'hp':{'I2':9},'n_casts':0,'n_frames':0,'current':1}" },
  { "GW-103 GW-202", /* but no action that is held */
    LOST "do 0 attack unit=T1 hold=yes\ndo 1 cast ability=I1.clan units=T1\nis {'status':{'T1':'dead'},'hp':{'I2':10},'n_frames':0,'current':1}" },
  { "GW-107 R-56", /* the last two fall together */
    "option elimination play-on\nrestart\n" LATE ("flip", PLACE ("'T1':'u2.0','I1':'u2.0'") ",'hp':{'T1':2,'I1':1},'status':{" LAST_T ",'IL':'dead','I2':'dead','I3':'dead','I4':'dead','I5':'dead','I6':'dead'}")
    "do 0 flip place=u2.0\nsays last-side\nis {'over':true}" },
  { "GW-104", /* a leader who never came, and no clan to bring back */
    "at {'stage':'collect','round':1,'current':1,'first':0,'side':[1,2],'place':{'IL':'d0.3'},'status':{'T1':'dead','T2':'dead','T3':'dead','T4':'dead','T5':'dead','T6':'dead'}}\n"
    "do 1 end-step\nis {'stage':'roll','current':0,'asks':''}" },
  { "GW-031 GW-172", /* whoever is out of the game does not choose which of two is hit first */
    "seats 3\nat {'stage':'collect','round':2,'current':1,'first':0,'place':{'TL':'u2.0','T1':'u2.0','IL':'d0.4'},'status':{" DEAD_A "},'counter':{'T1':{'lingering':3},'IL':{'lingering':3}},"
    "'linger_seat':{'T1':3,'IL':3}}\ndo 1 end-step\nsays linger-again\nis {'hp':{'T1':8,'IL':13},'current':0,'round':3}" },
#define PASSING(more) FX AT ("fight", PLACE ("'T1':'u2.0','T5':'d2.1','IL':'d0.3'") CARRIES ("T5", GUARD, "2") ",'acting':2,'moving':1,'used':{'T1':1},'flipped':{'u2.0':1}" more) "do 0 cast ability=T5.learned units=T5\n"
  { "GW-208", /* a unit that passes a flipped tile may go on, unless it sleeps or has to stop */
    PASSING ("") "is {'asks':'','moving':1}\n" PASSING (",'counter':{'T1':{'sleeping':2}}") "is {'asks':'go','asked':0}\n" PASSING (",'did':{'T1':2}") "is {'asks':'go','asked':0}" },
  { "GW-080 R-40", /* the supply is spent */
    "option pile-count 12\nrestart\n" AT ("fight", PLACE ("'T2':'d2.0','IL':'d0.3'") ",'reserve':12") "do 0 move unit=T2 place=u2.1\ndo 0 move unit=T2 place=d2.1\nsilent mined\nis {'reserve':12}" },

  /* ---- What somebody has written into a file ---- */
  { "GW-048", /* reactions of units that are somewhere else */
    AT ("fight", PLACE ("'T1':'u2.0','I1':'u2.0','I2':'d2.0','I3':'u2.0'") ",'n_frames':1,'frame':{'0':[5,1,0,0,14,0,0,0]},'pile':{'1':[{'n':40}]}")
    "do 1 next unit=I2\nsilent reacts\nis {'asks':'next','asked':1,'hp':{'T1':10}}" },
#define HELD_BY(stage, places, verb, a, b, more) AT (stage, PLACE (places) ",'opener':1,'n_frames':1,'frame':{'0':[1," #verb "," #a "," #b ",0,0,0,0]},'pile':{'1':[{'n':40}]}" more) "do 0 resolve\n"
  { "GW-207", /* the same, when it was held */
    HELD_BY ("fight", "'T1':'u2.0','I1':'d2.0'", 25, 15, 1, "") "silent reacts\nis {'n_frames':0}\n" HELD_BY ("fight", "'T1':'u2.0','I1':'u2.0'", 25, 15, 1, ",'counter':{'T1':{'flying':1}}") "silent reacts\nis {'n_frames':0}" },
  { "GW-203 R-46", /* an attack that was not counted is not given back */
    "option attack-fizzle refund\nrestart\n" HELD_BY ("fight", "'T1':'u2.0','I1':'d2.0'", 9, 1, 15, "") "says fizzled\nis {'struck':{'T1':0},'n_frames':0}" },
  { "GW-203 GW-113", /* a charge without horns */
    HELD_BY ("war", "'T1':'u2.0','I1':'d2.0'", 12, 2, 1, "") "silent charged\nis {'charge':{'T1.clan':0},'n_frames':0}" },
  { "GW-209 GW-206", /* an attack without the unit that attacks, an ability that nobody has */
    "set {'cards':{'S01':{'steps':[" STEP ("sneak-attack", "enemy", "") "]}}}\n"
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") ",'opener':1,'n_casts':2,'n_frames':1,'frame':{'0':[2,0,0,0,0,0,0,0]},'cast':{'0':[1,0,11,0,9,0,0,0,0,0,0,0,0,0,0,0,0],'1':[1,4,0,2,9,0,0,0,0,0,0,0,0,0,0,0,0]},'pile':{'1':[{'n':40}]}")
    "do 0 resolve\nis {'hp':{'I1':10},'n_casts':1}\ndo 0 resolve\nis {'hp':{'I1':10},'n_frames':0}" },
#define RUNS(a, b, c, d, e, f, g, more) AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") ",'n_frames':1,'frame':{'0':[3," #a "," #b "," #c "," #d "," #e "," #f "," #g "]},'run':[1,3,0,2,0,0,0,0,0,0,0,0,0,0,0,0,0],'pile':{'1':[{'n':40}]}" more) "do 0 end-step\n"
  { "GW-206", /* a tile or an ability chosen by an earlier step that there is not */
    T1 (STEP ("blockade", "tile", "") "," STEP ("remove-blockade", "$1", "")) RUNS (1, 0, 0, 0, 0, 0, 0, ",'chosen':{'0':9999}") "silent blockade-gone\nis {'n_frames':0}" },
  { "GW-206", T1 (STEP ("remove-crystals", "ability", ",'of':'enemy'" N (1)) "," STEP ("charge", "$1", "")) RUNS (1, 0, 0, 0, 0, 0, 0, ",'chosen':{'0':9999}") "silent charged\nis {'n_frames':0}" },
  { "GW-206", T1 (STEP ("blockade", "tile", "")) RUNS (0, 1, 0, 0, 9999, 0, 0, "") "silent blockade\nis {'n_frames':0}" },
  { "GW-206", T1 (STEP ("blockade", "tile", "")) RUNS (0, 1, 0, 0, -1, 0, 0, "") "silent blockade\nis {'n_frames':0}" },
  { "GW-206", T1 (STEP ("charge", "ability", ",'of':'own'")) RUNS (0, 1, 0, 0, 9999, 0, 0, "") "silent charged\nis {'n_frames':0}" },
  { "GW-206", /* units, and a player, where there are none */
    T1 (STEP ("damage", "enemy", N (1))) RUNS (0, 1, 0, 0, 9999, 0, 0, "") "silent hurt\nis {'n_frames':0}" },
  { "GW-206", T1 (STEP ("damage", "enemy", N (1))) RUNS (0, 1, 128, 0, 0, 0, 0, "") "silent hurt\nis {'n_frames':0,'hp':{'I1':10}}" },
  { "GW-206", T1 (STEP ("heal", "own-clan", N (1))) RUNS (0, 1, 0, 0, 9999, 0, 0, "") "silent healed\nis {'n_frames':0}" },
  { "GW-206", T1 (STEP ("extra-die", "enemy-player", N (1))) RUNS (0, 1, 0, 0, 0, 4, 0, "") "silent extra-die\nis {'n_frames':0,'extra_dice':[0,0]}" },
};

void
gw_add_abilities (void)
{
  gw_add_cases ("abilities", cases, G_N_ELEMENTS (cases));
}
