/* test-setup.c: the table is laid, boards are chosen, cards are dealt (5.1, 5.2, 5.12)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#define GREEN "do - tiles types=mountain,swamp,forest,plains,highland,desert\n"
#define YELLOW "do - tiles types=forest,sea,sea,highland,plains,mountain\ndo - tiles types=swamp,plains,sea,mountain,forest,desert\n"
#define LAID "do - first player=1\n" GREEN YELLOW
#define BOARDS LAID "do 1 side board=blue-a\ndo 1 upgrade-slot slot=1\ndo 2 side board=green-a\ndo 2 upgrade-slot slot=2\ndo 0 side board=red-a\ndo 0 upgrade-slot slot=1\n"
#define CARDS "do - action-cards cards=delivery,competition,festival,caravan,expand,delivery,competition,festival\n"
#define JUDGES "do 1 keep-judges\ndo 2 keep-judges\ndo 0 keep-judges\n"

static const RiseCase cases[] = {
  { "RISE-003", "seats 2\noption mode cooperative\nstart mode-not-available" },
  { "RISE-003", "seats 2\noption mode solo\nstart mode-not-available" },
  { "RISE-004", "seats 1\nstart player-count@RISE-004\nseats 6\nstart player-count" },
  { "RISE-004 RISE-001", "seats 3\nno setup-incomplete 0 side board=red-a\nno must-resolve-first 0 first player=0\ndo - first player=1\nsays first\nis {'first':1,'awaits':'tile'}" },
  { "RISE-203 RISE-006", /* a gift that nothing brings, from no card, or to nobody */
    "base\nbad bad-stage {'n_gifts':1,'gift_op':[3,0,0,0,0,0,0,0,0,0,0,0]}\nbad bad-stage {'n_gifts':1,'gift':[150,0,0,0,0,0,0,0,0,0,0,0]}\nbad bad-stage {'n_gifts':1,'gift':[290,0,0,0,0,0,0,0,0,0,0,0]}\n"
    "bad bad-seat {'n_gifts':1,'gift_seat':[4,0,0,0,0,0,0,0,0,0,0,0]}" },
  { "RISE-006", /* a choice that the card on the table does not leave */
    "set-of TEST\nbase\nbad bad-stage {'phase':4,'stage':'dragon-to','active':0}\nbad bad-stage {'phase':4,'stage':'gnome-to','active':0,'gnome_card':'delivery'}\n"
    "bad bad-stage {'phase':4,'stage':'victims','active':1,'gnome_card':'delivery'}" },
  { "RISE-034 RISE-007", "seats 5\napp\nis {'awaits':'first'}\nlegal 5 first\noutcomes 5" },
  { "EX-03 RISE-015 RISE-197 RUL-79", /* one each around the keep */
    "seats 3\ndo - first player=0\nis {'face':{'dk':'up','g1':'due','g6':'due'},'type':{'dk':'dragonkeep'}}\ndo - land tile=g1 type=swamp\n"
    "no deck-impossible - land tile=g2 type=swamp\nno deck-impossible - land tile=g2 type=sea\nno no-such-tile - land tile=y1 type=swamp\nno no-such-tile - land tile=r1 type=plains" },
  { "EX-03 RISE-201", "seats 3\ndo - first player=0\nno deck-impossible - tiles types=swamp,swamp\nno deal-count - tiles types=swamp,plains,forest,desert,mountain,highland,sea\n"
    "do - tiles types=swamp,plains\nis {'type':{'g1':'swamp','g2':'plains'},'face':{'g2':'up','g3':'due'}}" },
  { "EX-01 RISE-014 RISE-016 RISE-017 RUL-67", /* 23 in the deck, 12 open, 12 face down */
    LAID "is {'face':{'y1':'up','y12':'up','r2':'down','r3':'down','r5':'down','r18':'down'},'awaits':'','step':'side'}" },
  { "EX-02 RISE-014", "seats 2\ndo - first player=0\n" GREEN "do - tiles types=plains,plains,swamp,swamp,forest,forest,highland,highland,sea,sea,sea,sea\nis {'face':{'r1':'down','r4':'down','r7':'down','r10':'down','r13':'down','r16':'down'}}" },
  { "EX-02 RUL-67", "seats 2\noption red-layout-2 edges-one-side\ndo - first player=0\n" GREEN "do - tiles types=plains,plains,swamp,swamp,forest,forest,highland,highland,sea,sea,sea,sea\n"
    "is {'face':{'r2':'down','r5':'down','r8':'down','r11':'down','r14':'down','r17':'down'}}" },
  { "RUL-67 RISE-017", /* a red zone of the set, for two and for three */
    "seats 2\noption red-layout-2 two-shores\ndo - first player=0\n" GREEN "do - tiles types=plains,plains,swamp,swamp,forest,forest,highland,highland,sea,sea,sea,sea\n"
    "is {'face':{'r1':'down','r2':'down','r3':'down','r10':'down','r11':'down','r12':'down'},'step':'side'}" },
  { "RUL-67", "seats 3\noption red-layout-3 three-bays\n" LAID "is {'face':{'r1':'down','r2':'down','r3':'down','r4':'down','r7':'down','r8':'down','r9':'down','r10':'down','r13':'down','r14':'down','r15':'down','r16':'down'},'step':'side'}" },
  { "RUL-67", "seats 3\noption red-layout-2 two-shores\n" LAID "is {'face':{'r2':'down','r3':'down','r5':'down'}}" },
  { "RUL-67", "seats 3\noption red-layout-3 two-shores\nstart player-count@RISE-017" },
  { "EX-02 RISE-017", "seats 4\ndo - first player=0\n" GREEN "do - tiles types=plains,plains,plains,plains,swamp,swamp,swamp,swamp,sea,sea,sea,sea\nis {'face':{'r1':'down','r2':'down','r18':'down'}}" },
  { "RISE-016", /* the lair is never in the yellow zone; four players have at most four Deserts there */
    "seats 3\ndo - first player=0\n" GREEN "no deck-impossible - land tile=y1 type=lair\ndo - tiles types=desert,desert,desert\nno deck-impossible - land tile=y4 type=desert\nno deck-impossible - land tile=y4 type=dragonkeep" },
  { "RISE-014", "seats 2\noption tile-table more-desert\ndo - first player=0\n" GREEN "do - tiles types=desert,desert,desert,desert\nno deck-impossible - land tile=y5 type=desert" },
  { "EX-04 EX-05 RISE-018 RISE-019 RISE-020 RISE-021 RISE-022 RISE-023 RISE-024 RISE-061 RISE-062 RUL-74", /* red-a on the Swamp */
    LAID "no not-your-turn 0 side board=red-a\ndo 1 side board=red-a\nsays side\nis {'production':[0,4,0],'beer':[0,4,0],'gold':[0,4,0],'cubes':[{},{'g2':4},{}],'breweries':[{},{'g2':1},{}],'cubes_left':[40,36,40,32],'step':'unlock'}\n"
    "no setup-incomplete 2 side board=blue-a\ndo 1 upgrade-slot slot=1\nis {'production':[0,5,0],'vp':[0,0,0],'slots':[[],['1'],[]],'active':2}\n"
    "no colour-taken 2 side board=red-b" },
  { "RUL-28", "seats 3\noption shared-start refuse\n" LAID "do 1 side board=red-a\ndo 1 upgrade-slot slot=1\nno colour-taken 2 side board=red-b\ndo 2 side board=blue-b" },
  { "EX-06 RISE-013 RISE-025 RISE-026 RUL-07", /* two players on Swamp and Forest */
    "seats 2\ndo - first player=0\n" GREEN "do - tiles types=plains,plains,swamp,swamp,forest,forest,highland,highland,sea,sea,sea,sea\n"
    "do 0 side board=red-a\ndo 0 upgrade-slot slot=1\ndo 1 side board=green-a\ndo 1 upgrade-slot slot=1\nsays gnomes-start\nsays gnome-ring\n"
    "is {'gnome_cubes':{'dk':8,'g1':1,'g4':1,'g5':1},'gnome_breweries':{'dk':1},'gnome_gold':2,'cubes_left':[36,36,21],'gold':[4,6]}" },
  { "EX-10 RISE-036", /* the last gets two gold, once */
    BOARDS "says last-gold\nis {'gold':[6,4,4],'gnome_cubes':{'dk':8,'g4':1,'g5':1}}" },
  { "EX-07 RISE-028", "seats 2\noption difficulty level-2\napp\nis {'level':'level-2'}" },
  { "RISE-028", "seats 2\nis {'level':'level-4'}" },
  { "RISE-028", "seats 3\noption mode cutthroat\napp\nis {'level':'level-7'}" },
  { "EX-08 RISE-030 RUL-01 RISE-201", /* eight of ten */
    BOARDS "no deal-count - action-cards cards=delivery,delivery\nno deck-impossible - action-cards cards=delivery,delivery,delivery,caravan,caravan,expand,expand,festival\n" CARDS
    "is {'card':{'1':'delivery','2':'competition','8':'festival'},'step':'judges'}" },
  { "RISE-035", /* with the box nobody tells which judges are kept */
    BOARDS CARDS "is {'active':1}\nno card-not-in-play 1 keep-judges a=j01 b=j02\nno not-your-turn 2 keep-judges\n" JUDGES "is {'turn':1,'phase':1,'stage':'offer','meeples':[7,7,7],'judge_box':[{'n':12}],'judges':[[{'n':2}],[{'n':2}],[{'n':2}]]}" },
  { "RISE-035", "seats 3\noption mode cutthroat\n" BOARDS CARDS "do 1 keep-judges\nsays judges-kept\nis {'hand':[[{'n':4}],[{'n':4}],[{'n':4}]],'deck_n':38}" },
  { "EX-09 RISE-032 RISE-033", "seats 4\noption mode cutthroat\ndo - first player=0\n" GREEN "do - tiles types=plains,plains,plains,plains,swamp,swamp,swamp,swamp,sea,sea,sea,sea\n"
    "do 0 side board=red-a\ndo 0 upgrade-slot slot=1\ndo 1 side board=blue-a\ndo 1 upgrade-slot slot=1\ndo 2 side board=green-a\ndo 2 upgrade-slot slot=1\ndo 3 side board=purple-a\ndo 3 upgrade-slot slot=1\n" CARDS
    "is {'hand':[[{'n':3}],[{'n':3}],[{'n':3}],[{'n':3}]],'deck_n':38}" },
  { "RISE-027 RUL-65 EX-11", "base\nat {'turn':1,'phase':1,'stage':'left-over','active':null,'ally':{'al04':6}}\nis {'meeples':[7,7,7]}" },
  { "EX-11 RISE-185", "base\nat {'turn':4,'phase':1,'stage':'left-over','active':null,'ally':{'al04':6}," RED "}\nat {'face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'}}\nis {'meeples':[8,8,8]}" },
  { "RISE-010 RISE-012 RISE-029 RISE-031 RISE-006 RISE-008", /* the turn begins with the offer */
    BOARDS CARDS JUDGES "says turn\nis {'dragon':null,'phase':1,'ally':{}}\ndo - allies cards=al01,al02,al03,al04\nsays ally-up\nis {'stage':'draft','active':1}" },
  { "RISE-076", BOARDS CARDS JUDGES "no deal-count - allies cards=al01,al02\nno deck-impossible - allies cards=al01,al01,al02,al03\nno must-resolve-first 1 draft ally=al01" },
  { "EX-12 RUL-63 RISE-077 RISE-079 RISE-080 RISE-081 RUL-62", /* the last one's points go to the Gnomes, nothing else */
    "base\nat {'turn':2,'phase':1,'stage':'draft','active':0,'ally':{'al01':6,'al04':6,'al02':6,'al24':6}}\nno cannot-pass 0 pass\nno card-not-in-play 0 draft ally=al07\nno not-your-turn 1 draft ally=al01\n"
    "do 0 draft ally=al04\nno card-taken 1 draft ally=al04\ndo 1 draft ally=al02\ndo 2 draft ally=al24\nis {'stage':'left-over','ally':{'al04':1,'al02':2,'al24':3,'al01':6}}\ndo h go-on\nsays left-over\n"
    "is {'gnome_vp':1,'gnome_gold':2,'ally':{'al01':7},'phase':2,'stage':'turn','active':0}" },
  { "RISE-180 RISE-007", /* to the left of the last seat sits the first; and the turn begins there */
    "base\nat {'turn':2,'phase':6,'stage':'reset','first':2}\ndo h go-on\nis {'first':0}\n" CARDS "do - allies cards=al01,al02,al03,al04\nis {'stage':'draft','active':0}" },
  { "EX-10 RISE-009 RISE-180 RISE-181 RISE-182 RISE-183 RUL-68", /* the reset: card to the left, meeples home, new cards, marker */
    "base\nat {'turn':1,'phase':6,'stage':'reset','first':1,'meeples':[0,0,0],'on_board':[{'build':1},{},{}],'on_card':{'1':[0,1,2,null,null]}}\ndo h go-on\nsays reset\n"
    "is {'first':2,'meeples':[7,7,7],'on_board':[{},{},{}],'awaits':'card-up','turn':1}\n" CARDS "is {'turn':2,'phase':1,'gold':[5,5,5]}" },
  { "EX-67 RISE-184 RISE-185 RISE-058 RUL-41", /* turn four: all are turned up, the lair wakes the dragon, a meeple more */
    "base\nat {'turn':3,'phase':6,'stage':'reset'}\ndo h go-on\n" CARDS "is {'turn':4,'awaits':'tile','meeples':[8,8,8],'face':{'r2':'due','r18':'due'}}\n"
    "do - tiles types=desert,lair,swamp,plains,highland,desert,sea,sea,swamp,mountain,highland,forest\nsays revealed\nis {'dragon':'r3','phase':1,'stage':'offer'}" },
  { "RISE-179 RISE-177", /* not after turn five */
    "base\nat {'turn':5,'phase':5,'stage':'score','scored':3," RED "}\nat {'face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'}}\ndo h go-on\nis {'stage':'show','phase':7,'active':0,'first':0}" },
  { "RISE-197", /* EX-35: what the layer cannot hold */
    "base\nat {'cubes':[{'y4':1},{},{}],'phase':2,'stage':'turn','active':0,'meeples':[1,0,0],'face':{'r5':'due','r6':'due'}}\ndo - land tile=r6 type=plains\nno deck-impossible - land tile=r5 type=plains" },
  { "EX-35 RUL-76", "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[1,0,0],'cubes':[{'y6':1},{},{}],'face':{'r6':'up','r8':'due','r9':'due'},'type':{'r6':'plains'},'icon':{'r6':'lion'}}\n"
    "no deck-impossible - land tile=r8 type=plains" },
};

void
rise_add_setup (void)
{
  rise_add_cases ("setup", cases, G_N_ELEMENTS (cases));
}
