/* test-refused.c: positions that fit together nowhere: one fault on a line, and the code of its refusal (section 3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

#define ROW(code, more) "bad " code " {'stage':'fight','round':1,'current':0,'first':0,'side':[1,2]" more "}\n"
#define STANDS ",'place':{'T1':'u2.0','I1':'d2.0'}"
#define DECK ",'pile':{'1':[{'n':40}]}"
#define FRAMES(n, list) ROW ("bad-frame", STANDS DECK ",'n_frames':" n ",'frame':" list)
#define FRAME(...) FRAMES ("1", "{'0':[" #__VA_ARGS__ "]}")
/* What is cast: who, ability, card, unit, then what it names. */
#define CAST(...) ROW ("bad-frame", STANDS ",'n_casts':1,'cast':{'0':[" #__VA_ARGS__ "]}")
/* A choice of place during the run of T1's ability, or of another one. */
#define PICKS_IN(run, a, b, f, g) \
  ROW ("bad-frame", STANDS DECK ",'n_frames':2,'frame':{'0':[3," #a ",1,0,0,0,0,0],'1':[10,0," #b ",0,0,0," #f "," #g "]},'run':[1," run ",0,0,0,0,0,0,0,0,0,0,0,0,0]")
#define PICKS(a, b, f, g) PICKS_IN ("3,0,2", a, b, f, g)
#define RUN(more) ROW ("bad-frame", STANDS DECK ",'n_frames':1,'frame':{'0':[3,0,0,0,0,0,0,0]},'run':" more)

/* While the text of S10 waits the host sets what it says (9.3). */
#define TEXT(more) "dealer cards box\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','T5':'u2.0','I1':'u2.2'") more ",'hand':[[" OWN ("S10", "0") "],[]]") "do 0 play card=S10\n"
#define NO(adjust) "no no-such-piece h adjust " adjust "\n"
#define DO(adjust) "do h adjust " adjust "\n"

static const GwCase cases[] = {
  { "GW-029", /* steps */
    "bad bad-tile {'stage':'board','lies':{'T1A':'d0.1','T1B':'d0.1'}}\nbad bad-stage {'stage':'fight','round':1,'equal_deal':1}\nbad bad-tiles {'stage':'fight','round':1,'current':0,'first':0,'flip_first':1}\n"
    "bad bad-tiles {'stage':'flip','round':1,'current':0,'first':0,'flip_first':200}" },
  { "GW-098 GW-068 GW-095 GW-165 GW-132", /* units */
    ROW ("bad-unit", STANDS ",'hp':{'T1':0}")
    ROW ("bad-unit", STANDS ",'hp':{'T1':15}") ROW ("bad-unit", STANDS ",'killer':{'T1':1}") ROW ("bad-place", ",'place':{'T1':'u9.9'}")
    ROW ("bad-defence", STANDS ",'def':{'T1':20}") ROW ("bad-defence", STANDS ",'def':{'T2':1}")
    ROW ("bad-counter", ",'learned':{'T1':1}") ROW ("bad-counter", ",'did':{'T1':1}") ROW ("bad-counter", ",'used':{'T1':1}") ROW ("bad-counter", ",'struck':{'T1':1}")
    ROW ("bad-counter", ",'more_mov':{'T1':1}") ROW ("bad-counter", ",'more_atk':{'T1':1}") ROW ("bad-counter", ",'counter':{'T1':{'flying':1}}")
    ROW ("bad-counter", STANDS ",'counter':{'T1':{'flying':3}}") ROW ("bad-counter", STANDS ",'counter':{'T1':{'lingering':1}}")
    ROW ("bad-counter", STANDS ",'linger_seat':{'T1':1}") ROW ("bad-crystals", ",'charge':{'T1.clan':1}") ROW ("bad-crystals", STANDS ",'charge':{'T1.learned':1}")
    ROW ("bad-crystals", STANDS ",'charge':{'T1.clan':12}") ROW ("bad-cards", STANDS ",'learned':{'T1':60}") },
  { "GW-018 GW-054", /* cards and dice */
    ROW ("bad-cards", STANDS ",'n_frames':0") ROW ("bad-cards", STANDS ",'deck_said':1,'learned':{'T1':1}")
    AT ("fight", STANDS ",'deck_said':21") "is {'piles':[10,10]}\n"
    ROW ("bad-cards", ",'pile':{'1':[{'n':3}]}") ROW ("bad-dice", ",'horns_aside':6,'horns_deck':5")
    ROW ("bad-dice", ",'due':6,'dice':{'horn':5}")
    /* GW-057: crystals are spent when the roll ends. */
    "bad bad-dice {'stage':'assign','round':1,'current':0,'first':0,'dice':{'crystal':1}}" },
  { "GW-011 GW-014 GW-037", /* tiles */
    ROW ("bad-tiles", ",'flipped':{'u9.9':1}") ROW ("bad-tiles", ",'blockade':{'u9.9':1}") },
  { "GW-206 GW-098 GW-095", /* units by hand */
    TEXT (",'status':{'I2':'dead','I3':'inactive'}")
    NO ("what=hp n=5") NO ("what=hp unit=I2 n=5") NO ("what=hp unit=I3 n=5") NO ("what=hp unit=A1 n=5") NO ("what=hp unit=T5 n=-1") NO ("what=hp unit=T5 n=99")
    NO ("what=defence unit=I2 n=1") NO ("what=defence unit=T5 n=-1") NO ("what=defence unit=T5 n=20") NO ("what=place unit=I3 place=d2.0 n=0") NO ("what=place unit=T5 n=0")
    NO ("what=place unit=T5 place=u9.9 n=0") NO ("what=status unit=I2 place=d2.0 n=2") NO ("what=status place=d2.0 n=2") NO ("what=status unit=I3 n=2") NO ("what=status unit=I3 place=d2.0 n=0")
    NO ("what=status unit=T5 place=d2.0 n=2") NO ("what=counter unit=T5 n=1") NO ("what=counter unit=T5 counter=lingering n=1") NO ("what=counter unit=T5 counter=flying n=2")
    NO ("what=counter unit=T5 counter=flying n=-1") NO ("what=counter unit=I3 counter=flying n=1")
    DO ("what=hp unit=T5 n=2") "is {'hp':{'T5':2}}\n" DO ("what=place unit=T5 place=d2.0 n=0") "is {'place':{'T5':'d2.0'}}\n" DO ("what=counter unit=T5 counter=flying n=1")
    "is {'counter':{'T5':{'flying':1}}}\n" DO ("what=counter unit=T5 counter=flying n=0") "is {'counter':{'T5':{'flying':0}}}\n" DO ("what=status unit=I3 place=d2.0 n=1")
    "is {'status':{'I3':'active'},'place':{'I3':'d2.0'}}\n" DO ("what=defence unit=I1 n=2") "is {'def':{'I1':2}}\n" DO ("what=hp unit=I1 n=0") "is {'status':{'I1':'dead'}}" },
  { "GW-206 GW-132 GW-011 GW-037", /* crystals, tiles and the rest by hand */
    TEXT (",'status':{'I2':'dead','I3':'inactive'},'learned':{'T5':2},'killer':{'I2':1}")
    NO ("what=crystals unit=T5 n=-1") NO ("what=crystals unit=T5 n=99") NO ("what=crystals n=1") NO ("what=crystals unit=I3 n=1") NO ("what=learned-crystals unit=TL n=1")
    NO ("what=learned-crystals unit=T5 n=99") NO ("what=reserve n=-1") NO ("what=flipped n=1") NO ("what=flipped place=u9.9 n=1") NO ("what=flipped place=d2.1 n=1")
    NO ("what=flipped place=d2.0 n=2") NO ("what=flipped place=d2.0 n=-1") NO ("what=blockade n=1") NO ("what=blockade place=d2.0 n=3") NO ("what=blockade place=d2.0 n=-1")
    NO ("what=hand n=1") NO ("what=hand player=1 n=-1") NO ("what=trophy n=1") NO ("what=trophy unit=I3 player=0 n=1") NO ("what=trophy unit=I2 player=0 n=2") NO ("what=trophy unit=I2 n=1")
    NO ("what=round n=0")
    DO ("what=crystals unit=T5 n=2") DO ("what=learned-crystals unit=T5 n=1") "is {'charge':{'T5.clan':2,'T5.learned':1}}\n" DO ("what=reserve n=7") "is {'reserve':7}\n"
    DO ("what=flipped place=d2.0 n=1") "is {'flipped':{'d2.0':1}}\n" DO ("what=blockade place=u1.1 n=2") "is {'blockade':{'u1.1':2}}\n"
    DO ("what=trophy unit=I2 n=0") "says adjusted-no-trophy\nis {'killer':{'I2':0}}" },
  { "GW-206 GW-123", "dealer cards app\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','I1':'u2.2'") ",'hand':[[" OWN ("S10", "0") "],[]]") "do 0 play card=S10\n" NO ("what=hand player=1 n=0") },
  { "GW-206 GW-161", "dealer cards box\noption blockade-shape edge\nrestart\n" AT ("fight", PLACE ("'TL':'u2.0','I1':'u2.2'") ",'hand':[[" OWN ("S10", "0") "],[]]") "do 0 play card=S10\n"
    NO ("what=blockade-left n=1") NO ("what=blockade-left place=u9.9 n=1") NO ("what=blockade-right place=u2.0 n=3") NO ("what=blockade-right place=u2.0 n=-1") },
  { "GW-200", /* what waits */
    FRAME (0, 0, 0, 0, 0, 0, 0, 0) FRAME (-1, 0, 0, 0, 0, 0, 0, 0) FRAME (16, 0, 0, 0, 0, 0, 0, 0) FRAME (5, -1, 0, 0, 0, 0, 0, 0) FRAME (5, 99, 0, 0, 0, 0, 0, 0)
    FRAME (7, -1, 0, 0, 0, 0, 0, 0) FRAME (8, 99, 0, 0, 0, 0, 0, 0) FRAME (9, 99, 0, 0, 0, 0, 0, 0) FRAME (6, -1, 0, 0, 0, 0, 0, 0) FRAME (6, 2, 0, 0, 0, 0, 0, 0)
    FRAME (1, 5, 0, 0, 0, 0, 0, 0) FRAME (1, 8, 28, 0, 0, 0, 0, 0) FRAME (3, -1, 0, 0, 0, 0, 0, 0) FRAME (4, -1, 0, 1, 0, 0, 0, 0) FRAME (5, 0, 0, 1, 0, 29, 0, 0)
    FRAME (6, 0, 0, 1, 0, 29, 0, 0) FRAME (12, 0, 1, 0, 2, 0, 0, 0) ROW ("bad-frame", STANDS DECK ",'chosen':{'0':268435456}")
    FRAME (11, 2, 0, 0, 0, 0, 0, 0) FRAME (12, 2, 0, 0, 0, 0, 0, 0) FRAME (13, -1, 0, 0, 0, 0, 0, 0) FRAME (1, -1, 0, 0, 0, 0, 0, 0) FRAME (1, 999, 0, 0, 0, 0, 0, 0)
    FRAME (1, 0, -1, 0, 0, 0, 0, 0) FRAME (1, 0, 0, -1, 0, 0, 0, 0) FRAME (10, 0, 0, 0, 0, 0, 0, 0) FRAME (14, 0, 0, 0, 0, 0, 0, 0)
    FRAME (1, 12, 99, 0, 0, 0, 0, 0) FRAME (1, 12, 2, 99, 0, 0, 0, 0) FRAME (1, 9, -1, 0, 0, 0, 0, 0) FRAME (1, 9, 0, 99, 0, 0, 0, 0) FRAME (1, 13, 2, 0, 0, 0, 0, 0) FRAME (1, 2, -1, 0, 0, 0, 0, 0)
    PICKS_IN ("0,0,2", 0, 0, 0, 0) PICKS_IN ("4,0,2", 0, 0, 0, 0) PICKS (9, 9, 0, 0) PICKS (0, 1, 0, 0) PICKS (0, 0, -1, 0) PICKS (0, 0, 3, 0) PICKS (0, 0, 2, 1) PICKS (0, 0, 1, 200)
    ROW ("bad-frame", STANDS ",'fell':{'T1':5}") ROW ("bad-frame", STANDS ",'status':{'T2':'dead'},'fell':{'T2':199}") ROW ("bad-frame", STANDS ",'status':{'T2':'dead'},'fell':{'T2':5}")
    FRAMES ("2", "{'0':[2,0,0,0,0,0,0,0],'1':[10,0,0,0,0,0,0,0]}") ROW ("bad-frame", STANDS ",'opener':3") },
  { "GW-200 GW-133", /* what is announced, and what is being carried out */
    CAST (0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) CAST (3, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) CAST (1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    CAST (1, 999, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) CAST (1, 1, 999, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) CAST (1, 1, 0, 999, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    CAST (1, 1, 0, 1, 999, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) CAST (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 9999, 0, 0, 0, 0, 0, 0) CAST (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9999, 0, 0)
    CAST (1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9999)
    RUN ("[0,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0]") RUN ("[1,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,9999]") RUN ("[1,1,0,1,0,0,0,0,0,0,9999,0,0,0,0,0,0]")
    RUN ("[1,1,0,1,999,0,0,0,0,0,0,0,0,0,0,0,0]")
    ROW ("bad-frame", STANDS ",'run':[1,1,0,1,0,0,0,0,0,0,0,0,0,0,0,0,0]") },
};

void
gw_add_refused (void)
{
  gw_add_cases ("refused", cases, G_N_ELEMENTS (cases));
}
