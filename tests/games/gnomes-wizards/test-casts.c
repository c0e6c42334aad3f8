/* test-casts.c: casting, counters, windows (6.15, 6.16, 6.19), and every word of the vocabulary with the stand-in set
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#define FX "set-of FX\n"
#define MORE "set-of MORE\n"
#define CLAN(unit, n) ",'charge':{'" unit ".clan':" n "}"
/* A clan whose text hurts one unit, and a unit that it may not be. */
#define NOT(who, more, unit) \
  "set {'units':{'T1':{'steps':[{'do':'damage','who':'" who "','n':1" more "}]}}}\n" \
  AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','TL':'u2.0','I1':'d0.3','I2':'u2.0','IL':'d0.3'") CLAN ("T1", "2")) \
  "no target-illegal 0 cast ability=T1.clan units=" unit "\n"
#define NOT_WHERE(where) NOT ("enemy", ",'where':'" where "','range':2", "I1")
#define NOT_OF(filter) NOT ("unit", ",'filter':'" filter "','where':'anywhere'", "I2")

static const GwCase cases[] = {
  { "GW-139", FX AT ("fight", PLACE ("'TL':'u2.0','IL':'d0.3'")) "no unit-not-active 0 cast ability=T1.clan units=TL\nno nothing-learned 0 cast ability=TL.clan\nno unit-not-active 0 cast ability=IL.learned" },
  { "GW-146",
    FX AT ("fight", PLACE ("'T5':'u2.0','I1':'u2.0','I4':'u2.0'") ",'learned':{'T5':" BOLT ",'I4':" WINGS "},'charge':{'T5.learned':3,'I4.learned':2}")
    "do 1 cast ability=I4.learned hold=yes\ndo 0 cast ability=T5.learned units=I4\ndo 1 resolve\nis {'hp':{'I4':7}}\ndo 1 resolve\nis {'counter':{'I4':{'flying':1}}}" },
  { "GW-146",
    FX "at {'stage':'fight','round':1,'current':1,'first':0,'side':[1,2],'place':{'T5':'u2.0','I4':'u2.0'},'learned':{'T5':" BOLT ",'I4':" WINGS "},'charge':{'T5.learned':3,'I4.learned':2}}\n"
    "do 0 cast ability=T5.learned units=I4 hold=yes\ndo 1 cast ability=I4.learned\ndo 0 resolve\ndo 0 resolve\nis {'hp':{'I4':10},'charge':{'T5.learned':0},'n_frames':0}" },
  { "GW-146",
    FX "at {'stage':'fight','round':1,'current':1,'first':0,'side':[1,2],'place':{'T5':'u2.0','TL':'d1.0','I4':'u2.0','I5':'u2.0'},'hp':{'T5':2},'learned':{'T5':" BOLT ",'I5':" BOLT "},'charge':{'T5.learned':3,'I5.learned':3}}\n"
    "do 0 cast ability=T5.learned units=I4 hold=yes\ndo 1 cast ability=I5.learned units=T5\ndo 0 resolve\nis {'status':{'T5':'dead'}}\ndo 0 resolve\nsays cast-void\nis {'hp':{'I4':10}}" },
  { "GW-146", /* with the option it takes effect all the same, from where the caster fell */
    FX "option caster-dead resolve\nrestart\n"
    "at {'stage':'fight','round':1,'current':1,'first':0,'side':[1,2],'place':{'T5':'u2.0','TL':'d1.0','I4':'d2.0','I5':'u2.0','I6':'u2.3'},'hp':{'T5':2},'learned':{'T5':" BOLT ",'I5':" BOLT "},'charge':{'T5.learned':3,'I5.learned':3}}\n"
    "no target-illegal 0 cast ability=T5.learned units=I6\ndo 0 cast ability=T5.learned units=I4 hold=yes\ndo 1 cast ability=I5.learned units=T5\ndo 0 resolve\nis {'status':{'T5':'dead'}}\ndo 0 resolve\nsilent cast-void\n"
    "is {'hp':{'I4':7},'n_frames':0,'fell':{'T5':0}}" },
  { "GW-146", /* a push and a swap by a caster that is gone */
    FX "option caster-dead resolve\nrestart\n"
    "at {'stage':'fight','round':1,'current':1,'first':0,'side':[1,2],'place':{'T5':'u2.0','TL':'d1.0','I4':'d2.0','I5':'u2.0'},'hp':{'T5':2},'learned':{'T5':" GUST ",'I5':" BOLT "},'charge':{'T5.learned':2,'I5.learned':3}}\n"
    "do 0 cast ability=T5.learned units=I4 hold=yes\ndo 1 cast ability=I5.learned units=T5\ndo 0 resolve\ndo 0 resolve\nis {'asks':'go','asked':1}\nlegal 2 go" },
  { "GW-147", /* two units: not one of them twice */
    "set {'units':{'T1':{'steps':[{'do':'damage','who':'enemy','where':'within','range':1,'count':'exactly','count-n':2,'n':1}]}}}\n"
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','I2':'d2.0'") CLAN ("T1", "2")) "no target-illegal 0 cast ability=T1.clan units=I1,I1\nbecause Sparkreader is named twice.\n"
    "do 0 cast ability=T1.clan units=I1,I2\nis {'hp':{'I1':9,'I2':9}}" },
  { "GW-147", /* two tiles */
    "set {'units':{'T1':{'steps':[{'do':'blockade','who':'tile','where':'within','range':2,'count':'exactly','count-n':2}]}}}\n"
    AT ("fight", PLACE ("'T1':'u2.0'") CLAN ("T1", "2")) "no target-illegal 0 cast ability=T1.clan tiles=d2.0,d2.0\nbecause d2.0 is named twice.\n"
    "do 0 cast ability=T1.clan tiles=d2.0,u1.1\nis {'blockade':{'d2.0':1,'u1.1':1},'n_frames':0}" },
  { "GW-147", /* two abilities */
    "set {'units':{'T1':{'steps':[{'do':'remove-crystals','who':'ability','of':'enemy','count':'exactly','count-n':2,'n':1}]}}}\n"
    AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','I2':'d2.0'") ",'charge':{'T1.clan':2,'I1.clan':1,'I2.clan':1}")
    "no target-illegal 0 cast ability=T1.clan abilities=I1.clan,I1.clan\n"
    "do 0 cast ability=T1.clan abilities=I1.clan,I2.clan\nis {'charge':{'I1.clan':0,'I2.clan':0},'n_frames':0}" },
  { "GW-147", /* players: an enemy, and anybody; nobody who has lost all units */
    "seats 3\nset {'units':{'T1':{'steps':[{'do':'extra-die','who':'player','n':1}]},'T2':{'steps':[{'do':'extra-die','who':'enemy-player','n':1}]}}}\n"
    AT3 ("fight", PLACE ("'T1':'u2.0','T2':'u2.0'") ",'charge':{'T1.clan':2,'T2.clan':2}")
    "no target-illegal 0 cast ability=T2.clan player=0\ndo 0 cast ability=T1.clan player=0\ndo 0 cast ability=T2.clan player=2\nis {'extra_dice':[1,0,1]}" },
  { "GW-147", /* who it may be */
    NOT ("ally", "", "I2") NOT ("another-ally", "", "T1") NOT ("own", "", "I2") NOT ("enemy", "", "T2") NOT ("unit", "", "T5") NOT ("enemy", "", "I6") },
  { "GW-147", /* where it may stand */
    NOT_WHERE ("same-tile") NOT_WHERE ("adjacent") NOT_WHERE ("within") NOT_WHERE ("exactly") NOT_WHERE ("bordering") NOT_WHERE ("on-mine") NOT_WHERE ("on-label") },
  { "GW-147", /* which of them */
    NOT_OF ("leader") NOT_OF ("sleeping") NOT_OF ("flying") NOT_OF ("lingering") NOT_OF ("no-attack") NOT_OF ("no-move") NOT_OF ("own-tribe")
    NOT_OF ("gnome") NOT ("unit", ",'filter':'clan','where':'anywhere'", "IL") },
  { "GW-148 GW-151", FX AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") CARRIES ("T1", BOLT, "3") ",'def':{'I1':3}") "do 0 cast ability=T1.learned units=I1\nis {'hp':{'I1':9},'def':{'I1':2},'struck':{'T1':0}}" },
  { "GW-150", FX AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") CARRIES ("T1", BOLT, "3") ",'counter':{'I1':{'flying':1}}") "no flying-mismatch 0 cast ability=T1.learned units=I1" },
  { "GW-153",
    FX AT ("fight", PLACE ("'T6':'u2.1','I1':'u2.0'") CARRIES ("T6", DRAG, "3") ",'blockade':{'d2.0':2,'u1.1':2}") "do 0 cast ability=T6.learned units=I1\nis {'place':{'I1':'u2.0'},'n_frames':0}" },
  { "GW-153 GW-080", FX AT ("fight", PLACE ("'T6':'d2.0','I1':'u2.1'") CARRIES ("T6", SHOVE, "2")) "do 0 cast ability=T6.learned units=I1\ndo 1 go unit=I1 place=d1.1\nis {'reserve':1}" },
  { "GW-153", FX AT ("fight", PLACE ("'T6':'u2.1','I1':'u2.0'") CARRIES ("T6", SHOVE, "2") ",'blockade':{'d2.0':2}") "at {'place':{'T6':'u3.0'}}\nno target-illegal 0 cast ability=T6.learned units=I1" },
  { "GW-156 GW-175",
    FX AT ("fight", PLACE ("'T6':'d2.0','I1':'u2.0'") CARRIES ("T6", SHOVE, "2") ",'counter':{'I1':{'no-move':1}}") "no unit-cannot-move 0 cast ability=T6.learned units=I1" },
  { "GW-156", FX "option no-move-displace yes\nrestart\n" AT ("fight", PLACE ("'T6':'d2.0','I1':'u2.0'") CARRIES ("T6", SHOVE, "2") ",'counter':{'I1':{'no-move':1}}") "do 0 cast ability=T6.learned units=I1" },
  { "GW-157 GW-037 GW-039 GW-101 GW-100",
    FX AT ("fight", PLACE ("'T1':'u2.1','I1':'u2.0','T5':'u2.0'") CARRIES ("T1", QUAKE, "4") ",'hp':{'I1':2,'T5':1},'flipped':{'u3.0':1}")
    "no mine-never-flips 0 cast ability=T1.learned tiles=d2.1\nno tile-already-flipped 0 cast ability=T1.learned tiles=u3.0\nno target-illegal 0 cast ability=T1.learned tiles=u0.3\ndo 0 cast ability=T1.learned tiles=u2.0\n"
    "is {'status':{'I1':'dead','T5':'dead'},'killer':{'I1':1,'T5':0}}" },
  { "GW-166 GW-173 GW-172",
    FX AT ("fight", PLACE ("'T5':'u2.0','I2':'d2.0'") CARRIES ("T5", EMBER, "4"))
    "do 0 cast ability=T5.learned units=I2\nat {'charge':{'T5.learned':4}}\nno token-already-present 0 cast ability=T5.learned units=I2\nat {'counter':{'I2':{'flying':2}},'stage':'collect','current':1}\ndo 1 end-step\nsays linger-flew\nis {'hp':{'I2':7}}" },
  { "GW-173", FX "option linger-again attack-only\nrestart\n" AT ("fight", PLACE ("'T5':'u2.0','I2':'d2.0'") CARRIES ("T5", EMBER, "4"))
    "do 0 cast ability=T5.learned units=I2\nat {'charge':{'T5.learned':4}}\ndo 0 cast ability=T5.learned units=I2\nis {'hp':{'I2':4}}" },
  { "GW-031 GW-049",
    FX AT ("fight", PLACE ("'T5':'u2.0','I2':'d2.0','I4':'d2.0'") CARRIES ("T5", EMBER, "4"))
    "do 0 cast ability=T5.learned units=I2\nat {'charge':{'T5.learned':4}}\ndo 0 cast ability=T5.learned units=I4\nat {'stage':'collect','current':1}\ndo 1 end-step\nis {'asks':'next','asked':0}\nno choice-pending 0 roll\ndo 0 next unit=I4\n"
    "is {'hp':{'I2':5,'I4':5},'stage':'roll'}" },
  { "GW-164", FX "option ring caster\nrestart\nat {'stage':'fight','round':1,'current':1,'first':0,'side':[1,2],'place':{'T5':'u2.0','I5':'d2.0'},'learned':{'T5':" HUSH "},'charge':{'T5.learned':2}}\ndo 0 cast ability=T5.learned units=I5\n"
    "is {'counter':{'I5':{'no-attack':1}}}" },
  { "GW-178 GW-009", "seats 3\n" AT3 ("fight", PLACE ("'T5':'d2.0','A1':'d2.0','I1':'d2.0'")) "no target-required 0 attack unit=T5\ndo 0 attack unit=T5 target=A1" },
  { "GW-177", "seats 3\n" FX "option etft-race enemies-only\nrestart\n" AT3 ("fight", PLACE ("'T1':'d2.0','I3':'u0.4','A3':'u3.3'") CARRIES ("T1", HAUL, "3")) "no target-illegal 0 cast ability=T1.learned units=A3" },
  { "GW-200 GW-138",
    FX "at {'stage':'turn-start','start_done':3,'round':2,'current':0,'first':0,'side':[1,2],'place':{'IL':'d0.3'},'learned':{'IL':" VEIN "},'charge':{'IL.learned':3}}\nno choice-pending 1 cast ability=IL.learned\ndo 0 comeback clan=T1 place=u2.0\n"
    "do 1 cast ability=IL.learned\nno choice-pending 0 roll" },
  { "GW-145", /* as many as there are: a thirteenth, too */
    FX AT ("fight", PLACE ("'TL':'u2.0','T1':'u2.0','T2':'u2.0','T3':'u2.0','T4':'u2.0','T5':'u2.0','I1':'d2.0','I2':'d2.0','I3':'d2.0','I4':'d2.0','I5':'d2.0','IL':'d2.0'") ",'learned':{'TL':" GUARD ",'T1':" GUARD ",'T2':" GUARD ",'T3':" GUARD ",'T4':" GUARD ",'T5':" GUARD ",'I1':" GUARD ",'I2':" GUARD ",'I3':" GUARD ",'I4':" GUARD ",'I5':" GUARD ",'IL':" GUARD "},'charge':{'TL.learned':2,'T1.learned':2,'T2.learned':2,'T3.learned':2,'T4.learned':2,'T5.learned':2,'I1.learned':2,'I2.learned':2,'I3.learned':2,'I4.learned':2,'I5.learned':2,'IL.learned':2,'T1.clan':2}")
    "do 0 cast ability=TL.learned units=TL hold=yes\ndo 0 cast ability=T1.learned units=T1 hold=yes\ndo 0 cast ability=T2.learned units=T2 hold=yes\ndo 0 cast ability=T3.learned units=T3 hold=yes\ndo 0 cast ability=T4.learned units=T4 hold=yes\ndo 0 cast ability=T5.learned units=T5 hold=yes\ndo 1 cast ability=I1.learned units=I1 hold=yes\ndo 1 cast ability=I2.learned units=I2 hold=yes\ndo 1 cast ability=I3.learned units=I3 hold=yes\ndo 1 cast ability=I4.learned units=I4 hold=yes\ndo 1 cast ability=I5.learned units=I5 hold=yes\ndo 1 cast ability=IL.learned units=IL hold=yes\nis {'n_casts':12}\ndo 0 cast ability=T1.clan units=T1\nis {'n_casts':13}\ndo 0 resolve\nis {'n_casts':12}" },
  { "GW-206",
    FX AT ("fight", PLACE ("'I1':'u2.0','T1':'d2.0','T5':'d2.0','T6':'d1.0'") CARRIES ("T6", SHOVE, "2"))
    "do 0 cast ability=T6.learned units=I1 hold=yes\ndo 0 resolve\nno choice-pending 1 cast ability=I1.clan\ndo 1 go unit=I1 place=d2.0\nsays cut\nis {'asks':'next'}\ndo 0 next unit=T5\nis {'hp':{'I1':7},'n_frames':0}" },
  { "GW-204", FX "option windows always\nrestart\n" AT ("fight", PLACE ("'T5':'u2.0','I1':'u2.0'") CARRIES ("T5", GUARD, "2")) "do 0 cast ability=T5.learned units=T5\nis {'n_casts':1}\ndo 0 resolve\ndo 0 attack unit=T5\nno attack-pending 0 end-step\ndo 0 resolve\nis {'hp':{'I1':7}}" },
  { "GW-147 GW-210", /* what is lacking: the range, the side, the kind, the number */
    FX "names\n" AT ("fight", PLACE ("'T1':'u2.0','T2':'d2.0','T3':'d2.0','I1':'d2.0','I2':'u2.3'") CARRIES ("T1", BOLT, "3"))
    "no target-illegal@GW-147 0 cast ability=T1.learned units=I2\nbecause Cinderkite is 6 tiles away; the text reaches 1.\n"
    "no target-illegal 0 cast ability=T1.learned units=T2\nbecause Spraydancer is not an enemy; the text asks for one.\n"
    "no target-illegal 0 cast ability=T1.learned units=I5\nbecause Coalhand is not on the board.\n"
    "no target-illegal 0 cast ability=T1.learned\nbecause The text needs 1 target; named: 0.\n"
    "no target-illegal 0 cast ability=T1.learned units=I1,I1\nbecause Units named: 2; the text allows 1.\n"
    "no target-illegal 0 cast ability=T1.learned units=I1 tiles=d2.0\nbecause Tiles named: 1; the text allows 0." },
  { "GW-147", FX "names\n" AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0','IL':'d0.3'") CARRIES ("T1", WALL, "2") ",'blockade':{'d2.0':1}")
    "no target-illegal 0 cast ability=T1.learned tiles=d2.0\nbecause There is already a blockade on d2.0.\nno target-illegal 0 cast ability=T1.learned tiles=u0.3\nbecause u0.3 is 6 tiles away; the text reaches 2." },
  { "GW-147", FX "names\n" AT ("fight", PLACE ("'T1':'u2.0','I1':'d2.0'") CARRIES ("T1", HAUL, "3")) "no target-illegal 0 cast ability=T1.learned units=T1\nbecause The text asks for a unit other than Rillrunner itself." },
  { "GW-210", AT ("fight", PLACE ("'T4':'u2.0','I1':'d2.0'") CLAN ("T4", "3")) "no target-illegal 0 cast ability=T4.clan\nno target-illegal 0 cast ability=T4.clan units=I1,I1\nno target-illegal 0 cast ability=T4.clan units=I1 tiles=d2.0\nno target-illegal 0 cast ability=T4.clan units=T4" },
  { "GW-205", FX AT ("fight", PLACE ("'T1':'u2.0','T2':'u2.0','I1':'d2.0'") ",'learned':{'T1':" GUARD ",'T2':" GUARD "},'charge':{'T1.learned':2,'T2.learned':2}")
    "do 0 cast ability=T2.learned units=T2 hold=yes\ndo 0 cast ability=T1.learned units=T1\nno not-current-player 1 resolve\ndo 0 resolve\nis {'def':{'T2':2,'T1':1}}" },

  /* ---- The vocabulary, with the stand-in set ---- */
  { "GW-152 GW-211", AT ("fight", PLACE ("'T1':'u2.0','IL':'d0.3'") CLAN ("T1", "2")) "do 0 cast ability=T1.clan units=T1\ndo 0 go unit=T1 place=d2.0\ndo 0 stay unit=T1\nis {'place':{'T1':'d2.0'},'used':{'T1':0},'n_frames':0}" },
  { "GW-155", AT ("fight", PLACE ("'T2':'u2.0','T1':'d2.1','IL':'d0.3'") CLAN ("T2", "2")) "do 0 cast ability=T2.clan units=T1\nis {'place':{'T2':'d2.1','T1':'u2.0'},'reserve':0}" },
  { "GW-212", AT ("fight", PLACE ("'T3':'d2.0','I1':'u2.0'") ",'def':{'I1':2}" CLAN ("T3", "3")) "do 0 cast ability=T3.clan units=I1\ndo 1 go unit=I1 place=d1.0\ndo 1 go unit=I1 place=u1.1\nis {'def':{'I1':1}}" },
  { "GW-212", AT ("fight", PLACE ("'T4':'u2.0','I1':'u2.1'") CLAN ("T4", "3")) "do 0 cast ability=T4.clan units=I1\ndo 1 go unit=I1 place=d2.0\ndo 1 go unit=I1 place=u2.0\nis {'hp':{'I1':8}}" },
  { "GW-148", AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") CLAN ("T5", "4")) "do 0 cast ability=T5.clan units=I1\nis {'hp':{'I1':6}}" },
  { "GW-098", AT ("fight", PLACE ("'T6':'u2.0','T1':'u2.0','IL':'d0.3'") ",'hp':{'T1':3,'T6':9}" CLAN ("T6", "3")) "do 0 cast ability=T6.clan\nsays healed\nis {'hp':{'T1':5,'T6':10}}" },
  { "GW-136 GW-165",
    "seats 4\nat {'stage':'fight','round':1,'current':2,'first':0,'side':[1,2,1,2],'place':{'A1':'u5.0','A2':'u5.0','A3':'u5.0','A4':'u5.0','A5':'u5.0','A6':'u5.0','TL':'u6.0','AL':'u6.0','I1':'d4.0','IL':'u0.6','BL':'d0.6'},"
    "'def':{'I1':3},'charge':{'A1.clan':2,'A2.clan':3,'A3.clan':2,'A4.clan':2,'A5.clan':3,'A6.clan':2,'I1.clan':2}}\n"
    "do 2 cast ability=A1.clan units=I1\nis {'counter':{'I1':{'no-move':3}},'def':{'I1':2}}\ndo 2 cast ability=A2.clan abilities=I1.clan\nsays crystals-off\nis {'charge':{'I1.clan':0},'asks':'collect-place','asked':2}\n"
    "do 2 collect-place ability=A1.clan n=2\ndo 2 cast ability=A3.clan\nis {'def':{'A1':3,'A6':4}}\ndo 2 cast ability=A4.clan tiles=d5.0\nis {'blockade':{'d5.0':3}}\ndo 2 cast ability=A5.clan tiles=d5.0\n"
    "no target-illegal 2 cast ability=A6.clan units=TL\ndo 2 cast ability=A6.clan units=AL\nis {'asked':2}\ndo 2 go unit=AL place=d4.0\nis {'asks':'strike','asked':2}\ndo 2 strike target=I1\nis {'hp':{'I1':9}}" },
  { "GW-151 GW-085", /* whether and whom it strikes is asked, never taken for granted */
    "seats 4\nat {'stage':'fight','round':1,'current':2,'first':0,'side':[1,2,1,2],'place':{'A6':'u5.0','AL':'u6.0','I1':'d4.0','I2':'d4.0','IL':'u0.6','BL':'d0.6','TL':'u6.0'},'charge':{'A6.clan':2}}\n"
    "do 2 cast ability=A6.clan units=AL\ndo 2 go unit=AL place=d4.0\nis {'asks':'strike','asked':2}\nlegal 2 strike\nlegal 1 spare\nopen target {'seat':2,'verb':'strike'}\ndo 2 spare\nis {'hp':{'I1':10,'I2':10},'n_frames':0}" },
  { "GW-085", AT ("fight", PLACE ("'T5':'u2.0','I1':'u2.0','I2':'u2.0'")) "nojson target-required 0 {'verb':'attack','unit':'T5'}\ntyped target-required 0 T5 attacks\njson 0 {'verb':'attack','unit':'T5','target':'I2'}" },
  { "GW-117", "dealer cards app\nrestart\nat {'stage':'fight','round':1,'current':1,'first':0,'side':[1,2],'place':{'TL':'u2.0','I1':'d0.3'},'charge':{'I1.clan':2}}\n"
    "do 1 cast ability=I1.clan\nis {'asks':'drawn'}\ndo - drawn card=S03\ndo - drawn card=S03\nno card-not-possible - drawn card=S03\ndo - drawn card=L01\nno must-keep-one 1 keep-card card=L02\ndo 1 keep-card card=L01\nis {'hands':[0,1],'piles':[19,20]}\n"
    "view public {'hands':[0,1]}" },
  { "GW-167",
    "seats 4\nat {'stage':'fight','round':1,'current':1,'first':0,'side':[1,2,1,2],'place':{'I2':'u0.6','I3':'u0.6','I4':'u0.6','I5':'u0.6','I6':'u0.6','T1':'u0.6','TL':'u5.0','AL':'u5.0','BL':'u0.6'},"
    "'charge':{'I2.clan':2,'I3.clan':3,'I4.clan':3,'I5.clan':4,'I6.clan':3},'def':{'T1':5}}\n"
    "do 1 cast ability=I4.clan units=T1\nis {'hp':{'T1':8},'def':{'T1':5}}\ndo 1 cast ability=I3.clan units=T1\nis {'def':{'T1':3},'counter':{'T1':{'no-attack':2}}}\ndo 1 cast ability=I6.clan abilities=I4.clan\nis {'charge':{'I4.clan':3}}\n"
    "do 1 cast ability=I2.clan units=I5\nno flying-mismatch 1 cast ability=I5.clan units=T1" },
  { "GW-168",
    "seats 4\nat {'stage':'fight','round':1,'current':3,'first':0,'side':[1,2,1,2],'place':{'B1':'u0.6','B2':'u0.6','B3':'u0.6','B4':'u0.6','B5':'u0.6','B6':'u0.6','T1':'d0.6','TL':'u5.0','AL':'u5.0','IL':'u0.5'},"
    "'charge':{'B1.clan':3,'B2.clan':2,'B3.clan':2,'B4.clan':2,'B5.clan':3,'B6.clan':3,'T1.clan':2},'counter':{'B4':{'no-attack':1}},'hp':{'B4':5}}\n"
    "do 3 cast ability=B1.clan units=T1\nis {'counter':{'T1':{'sleeping':4}}}\ndo 3 cast ability=B2.clan abilities=T1.clan\nis {'charge':{'T1.clan':0}}\ndo 3 cast ability=B3.clan units=B4\nis {'counter':{'B4':{'no-attack':0}},'hp':{'B4':7}}\n"
    "do 3 cast ability=B5.clan units=T1\nsays wakes\nsays sneaks\nis {'hp':{'T1':7},'counter':{'T1':{'sleeping':0}}}\ndo 3 cast ability=B4.clan units=B4\ndo 3 go unit=B4 place=u2.4\nis {'reserve':0}\ndo 3 cast ability=B6.clan units=B5\nis {'P':{'B5':5},'S':{'B5':2}}" },
  { "GW-127",
    AT ("fight", PLACE ("'TL':'u2.0','T1':'u2.0','I1':'d2.0'") ",'learned':{'TL':1,'T1':1},'charge':{'TL.learned':3,'T1.learned':3}") "do 0 cast ability=TL.learned units=I1\nis {'hp':{'I1':6}}\ndo 0 cast ability=T1.learned units=I1\nis {'hp':{'I1':3}}" },
  { "GW-084", AT ("fight", PLACE ("'T5':'u2.0','I1':'u2.0'") ",'learned':{'T5':2},'charge':{'T5.learned':3}") "do 0 attack unit=T5\ndo 0 cast ability=T5.learned\ndo 0 attack unit=T5\nis {'hp':{'I1':4}}\nno already-attacked 0 attack unit=T5\nno not-charged 0 cast ability=T5.learned" },
  { "GW-067", AT ("war", PLACE ("'T5':'u2.0','I1':'u2.0'") ",'learned':{'T5':3},'charge':{'T5.learned':2}") "no cast-timing 0 cast ability=T5.learned\nat {'stage':'fight'}\ndo 0 cast ability=T5.learned\nis {'S':{'T5':3}}" },
  { "GW-052 GW-112", AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") ",'learned':{'T5':9},'charge':{'T5.learned':5},'lies':{'T3A':'d1.0','T3B':'u0.2'},'flipped':{'d1.0':1,'u0.2':1}")
    "no clan-tiles-flipped 0 cast ability=T5.learned units=T3\ndo 0 cast ability=T5.learned units=T4\nis {'place':{'T4':'u2.0'}}" },
  { "GW-123 GW-214",
    "dealer cards app\nrestart\n" AT ("fight", PLACE ("'T5':'u2.0','IL':'d2.0'") ",'learned':{'T5':10},'charge':{'T5.learned':2},'hand':[[],[" OWN ("S03", "1") "," OWN ("L01", "1") "]]")
    "do 0 cast ability=T5.learned player=1\nis {'asks':'lost-card'}\noutcomes 2\ndo - lost-card card=L01\nsays discarded\nis {'hands':[0,1]}" },
  { "GW-206",
    AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") ",'hand':[[" UNSEEN ("4") "],[]],'blockade':{'d1.0':2}")
    "do 0 play card=S06 units=I1\nis {'asks':'rolled'}\ndo - rolled face=attack\nis {'hp':{'I1':7},'n_frames':0}\ndo 0 play card=S07 tiles=d1.0\nsays blockade-gone\nis {'blockade':{'d1.0':0}}\ndo 0 collect-place ability=T5.clan n=2\n"
    "do 0 play card=S10\nis {'asks':'carried-out','aloud':'All players raise a glass. Each player who does may put 1 crystal from the supply on one of their active abilities with room.'}\nno choice-pending 0 end-step\ndo h adjust what=crystals unit=T5 n=3\nsays adjusted-unit\ntold By hand: Millfist, crystals on the clan ability 3.\nno no-such-piece h adjust what=hp unit=T5 n=16\ndo h adjust what=place unit=T5 place=u2.1\nsays adjusted-to\ntold By hand: Millfist to u2.1.\ndo h adjust what=blockade place=d1.0 n=1\nsays adjusted-tile\ntold By hand: d1.0, blockade 1.\ndo h adjust what=reserve n=2\ntold By hand: reserve 2.\ndo h adjust what=counter unit=T5 counter=flying n=1\nsays counter\ndo h adjust what=counter unit=T5 counter=flying n=0\nsays counter-off\ndo h carried-out\nis {'charge':{'T5.clan':3},'n_frames':0}" },
  { "GW-057", AT ("roll", PLACE ("'T5':'u2.0','I1':'d2.0'") ",'hand':[[" UNSEEN ("1") "],[]]") "no cast-timing 0 play card=S05\ndo 0 roll\ndo - dice faces=horn:5\ndo 0 reroll which=horn:1\ndo - die face=attack\ndo 0 play card=S05\nsays more-rerolls\ndo 0 reroll which=horn:1\ndo - die face=attack\n"
    "is {'stage':'roll'}\ndo 0 reroll which=horn:1\ndo - die face=attack\nis {'stage':'assign'}" },

  /* ---- What names an earlier step, whom its player chooses, and what is left out ---- */
  { "GW-123 GW-210", /* all players, and the same once more */
    MORE AT ("fight", PLACE ("'T5':'u2.0','I5':'u2.2'") CARRIES ("T5", FAIR, "2")) "do 0 cast ability=T5.learned\nis {'asks':'collect-place'}" },
  { "GW-210 GW-140", /* from the unit of the first step; without it nobody is hit */
    MORE AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.2','I1':'u2.2','I2':'d2.0'") CARRIES ("T5", RIPPLE, "2"))
    "do 0 cast ability=T5.learned units=T1\nis {'def':{'T1':2},'hp':{'I1':8}}" },
  { "GW-157 GW-155", /* from the tile of the first step, and onto it */
    MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0','I2':'u2.2'") CARRIES ("T5", BREACH, "2") ",'blockade':{'d2.0':2}")
    "do 0 cast ability=T5.learned tiles=d2.0\nis {'blockade':{'d2.0':0},'hp':{'I1':8,'I2':10},'asks':'go'}\ndo 0 go unit=T5 place=d2.0\nis {'place':{'T5':'d2.0'},'n_frames':0}" },
  { "GW-210 GW-206", /* a step that refers to a step that refers to the first */
    MORE AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.2','I1':'u2.2'") CARRIES ("T5", CHAIN, "2"))
    "do 0 cast ability=T5.learned units=T1\nis {'def':{'T1':3},'counter':{'T1':{'flying':1}}}" },
  { "GW-210 GW-206", /* a tile twice: barred, and open again */
    MORE AT ("fight", PLACE ("'T5':'u2.0','IL':'d0.3'") CARRIES ("T5", GATE, "2")) "do 0 cast ability=T5.learned tiles=d2.0\nsays blockade\nis {'blockade':{'d2.0':0},'n_frames':0}" },
  { "GW-132", /* charged abilities only; the same ability twice */
    MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0','I2':'u2.2'") ",'learned':{'T5':" DRAIN "},'charge':{'T5.learned':2,'I1.clan':2,'I2.clan':1}")
    "no target-illegal 0 cast ability=T5.learned abilities=I2.clan\ndo 0 cast ability=T5.learned abilities=I1.clan\nis {'charge':{'I1.clan':0,'I2.clan':1}}" },
  { "GW-210", /* the enemy picks which of his units is hit */
    MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0','I2':'d2.0'") CARRIES ("T5", DARE, "2"))
    "do 0 cast ability=T5.learned\nis {'asks':'pick','asked':1}\nno no-such-choice 1 pick unit=T5\nno no-such-choice 1 pick ability=I1.clan\nno no-such-choice 1 pick place=d2.0\n"
    "no no-such-choice 1 pick unit=I1 place=d2.0\ndo 1 pick unit=I2\nis {'hp':{'I1':10,'I2':8},'n_frames':0}" },
  { "GW-210", /* and is asked by the unit whose ability it is */
    MORE "names\n" AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0','I2':'d2.0'") CARRIES ("T5", DARE, "2"))
    "do 0 cast ability=T5.learned\nasks Ben: choose a target for the ability of Millfist" },
  { "GW-210", /* nobody is left to be picked when it is carried out */
    MORE AT ("fight", PLACE ("'T5':'u2.0','IL':'d0.3'") CARRIES ("T5", DARE, "2")) "do 0 cast ability=T5.learned\nis {'hp':{'IL':15},'n_frames':0}" },
  { "GW-210", /* on the tile of a unit that may be left out */
    MORE AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.2','I1':'u2.2','I2':'d2.0'") CARRIES ("T5", KIN, "2") ",'hp':{'T1':3,'I1':4,'I2':5,'T5':6}")
    "do 0 cast ability=T5.learned units=T1\nis {'def':{'T1':2},'hp':{'T1':4,'I1':5,'I2':5,'T5':6}}" },
  { "GW-210",
    MORE AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.2','I1':'u2.2','I2':'d2.0'") CARRIES ("T5", KIN, "2") ",'hp':{'T1':3,'I1':4,'I2':5,'T5':6}")
    "do 0 cast ability=T5.learned\nis {'def':{'T1':1},'hp':{'T1':3,'I1':4,'I2':5,'T5':6}}" },
  { "GW-210 GW-123", /* an enemy's player, and that player once more */
    MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") CARRIES ("T5", TITHE, "2"))
    "no target-illegal 0 cast ability=T5.learned player=0\ndo 0 cast ability=T5.learned player=1\nis {'extra_dice':[0,1],'asks':'collect-place','asked':1}" },
  { "GW-172", /* a lingering attack ends with its counter */
    MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") CARRIES ("T5", CURE, "2") ",'counter':{'I1':{'lingering':1,'flying':1}},'linger_unit':{'I1':1},'linger_seat':{'I1':1}")
    "do 0 cast ability=T5.learned units=I1\nis {'counter':{'I1':{'lingering':0,'flying':1}},'linger_seat':{'I1':0}}" },
  { "GW-165", MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") CARRIES ("T5", CLEANSE, "2") ",'counter':{'I1':{'no-move':1,'flying':1}}")
    "do 0 cast ability=T5.learned units=I1\nis {'counter':{'I1':{'no-move':0,'flying':0}}}" },
  { "GW-148", MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") CARRIES ("T5", BLOW, "2") ",'more_atk':{'T5':2}") "do 0 cast ability=T5.learned units=I1\nis {'hp':{'I1':4}}" },
  { "GW-148", MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") CARRIES ("T5", JAB, "2") ",'more_atk':{'T5':2}") "do 0 cast ability=T5.learned units=I1\nis {'hp':{'I1':6}}" },
  { "GW-148", MORE "option ability-attack-dice yes\nrestart\n" AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0'") CARRIES ("T5", JAB, "2") ",'more_atk':{'T5':2}")
    "do 0 cast ability=T5.learned units=I1\nis {'hp':{'I1':4}}" },
  { "GW-210", /* a condition on a unit that was left out, and on one that has more HP */
    MORE AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.2','IL':'d0.3'") CARRIES ("T5", CHANCE, "2") ",'hp':{'T5':4}") "do 0 cast ability=T5.learned\nis {'hp':{'T5':4}}" },
  { "GW-210", MORE AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.2','IL':'d0.3'") CARRIES ("T5", CHANCE, "2") ",'hp':{'T5':4,'T1':5}") "do 0 cast ability=T5.learned units=T1\nis {'hp':{'T5':6}}" },
  { "GW-210", MORE AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.2','IL':'d0.3'") CARRIES ("T5", CHANCE, "2") ",'hp':{'T5':4,'T1':6}") "do 0 cast ability=T5.learned units=T1\nis {'hp':{'T5':4}}" },
  { "GW-132", /* who carries a charged ability */
    MORE AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0','I2':'d2.0'") ",'learned':{'T5':" BURN "},'charge':{'T5.learned':2,'I1.clan':2,'I2.clan':1}")
    "no target-illegal 0 cast ability=T5.learned units=I2\ndo 0 cast ability=T5.learned units=I1\nis {'hp':{'I1':9}}" },
  { "GW-057", MORE AT ("fight", PLACE ("'T5':'u2.0','IL':'d0.3'") CARRIES ("T5", SPIN, "2")) "do 0 cast ability=T5.learned\nis {'more_rerolls':0,'n_frames':0}" },
  { "GW-210", /* two that are named one after the other */
    MORE AT ("fight", PLACE ("'T5':'u2.0','T1':'u2.2','T2':'d2.0','IL':'d0.3'") CARRIES ("T5", PAIR, "2"))
    "no target-illegal 0 cast ability=T5.learned units=T1\nno target-illegal 0 cast ability=T5.learned units=T1,T2,T5\ndo 0 cast ability=T5.learned units=T1,T2\nis {'def':{'T1':2,'T2':2}}" },
  { "GW-210", MORE "option adjacent-kind edge-or-corner\nrestart\n" AT ("fight", PLACE ("'T5':'u2.0','I1':'d2.0','I2':'u2.2'") CARRIES ("T5", NEXT, "2"))
    "do 0 cast ability=T5.learned units=I1\nis {'hp':{'I1':9}}" },
};

void
gw_add_casts (void)
{
  gw_add_cases ("casts", cases, G_N_ELEMENTS (cases));
}
