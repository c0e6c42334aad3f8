/* test-actions.c: phase 3: action cards in order, with what is half entered, relief (5.8)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

/* Ann's meeple on the first space of a card (1: Barrel Delivery, 2: Beer Competition, 3: Brew Festival, 4: Caravan, 5: Expand); nothing lies after it. Boards without powers for these actions. */
#define ON(card, more) \
  "base\nat {'phase':3,'stage':'slot','active':0,'at_card':'" card "','at_space':0,'board':['yellow-a','red-a','blue-a'],'on_card':{'" card "':[0,null,null,null,null]}" more "}\n"
#define REDS "," RED

static const RiseCase cases[] = {
  { "EX-40 RISE-111 RUL-02", /* reading order, top to bottom */
    "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[1,0,0],'cubes':[{'g1':1},{'g1':1},{'g1':1}],'on_card':{'1':[null,1,2,null,null],'2':[0,null,null,null,null],'5':[1,null,null,null,null]}}\n"
    "do 0 brew\nsays phase\nis {'phase':3,'active':1,'at_card':'1','at_space':1}\ndo 1 decline\nis {'active':2,'at_space':2}\ndo 2 decline\nis {'active':0,'at_card':'2','at_space':0}\ndo 0 decline\n"
    "is {'active':1,'at_card':'5'}\ndo 1 decline\nis {'phase':4,'at_card':null}" },
  { "RUL-02", "option action-order columns\nbase\nat {'phase':2,'stage':'turn','active':0,'meeples':[1,0,0],'cubes':[{'g1':1},{'g1':1},{'g1':1}],'on_card':{'2':[0,null,null,null,null],'5':[1,null,null,null,null]}}\n"
    "do 0 brew\nis {'active':1,'at_card':'5'}\ndo 1 decline\nis {'active':0,'at_card':'2'}" },
  { "EX-39 RISE-074 RISE-112 RISE-113 RISE-117 RISE-200", /* a beer and a gold for a price of two */
    "base\nat {'phase':3,'stage':'slot','active':0,'at_card':'3','at_space':1,'board':['yellow-a','red-a','blue-a'],'on_card':{'3':[null,0,null,null,null]},'cubes':[{'g1':1},{'g2':1},{'g3':1}],'beer':[1,0,0]}\n"
    "no overpayment 0 festival tile=g1 n=3 beer=1 gold=2\nno underpayment 0 festival tile=g1 n=3 beer=1\nno tile-not-occupied 0 festival tile=g2 n=3 beer=1 gold=1\nlegal 2 festival\n"
    "do 0 festival tile=g1 n=3 beer=1 gold=1\nsays paid\nis {'beer':[0,0,0],'gold':[4,5,5],'cubes':[{'g1':4},{'g2':1},{'g3':1}],'phase':4,'on_card':{'3':[null,null,null,null,null]}}" },
  { "EX-41 EX-77 RISE-112 RISE-114 RISE-204", /* only declining remains */
    "base\nat {'phase':3,'stage':'slot','active':0,'at_card':'1','at_space':2,'on_card':{'1':[null,null,0,null,null]},'cubes':[{'g1':1},{'g2':1},{'g3':1}],'beer':[1,0,0],'gold':[1,5,5]}\n"
    "no not-enough-beer 0 deliver tile=g2 n=3\nlegal 1\ndo 0 decline\nsays forced\nis {'beer':[1,0,0],'gold':[1,5,5],'phase':4}" },
  { "EX-77 RISE-204", ON ("5", ",'cubes':[{'g6':1},{'g2':1},{'g3':1}]") "legal 1\ndo 0 decline\nsays forced\nsays no-lawful-target\ntold G6, Y2, Y3, Y9 and Y12: no brewery may be there.\nis {'phase':4}" },
  { "RISE-112", ON ("1", ",'cubes':[{'g4':1},{'g2':1},{'g3':1}]") "no wrong-action 0 festival tile=g4 n=3\nno wrong-action 0 contest tile=g4\nno not-your-turn 1 decline\ndo 0 decline\nsays declined" },
  { "EX-42 RISE-115 RUL-09", ON ("1", ",'cubes':[{'g4':38},{'g2':1},{'g3':1}]") "no too-many-cubes 0 deliver tile=g3 n=3\ndo 0 deliver tile=g3 n=2\nsays delivered\nis {'cubes':[{'g4':38,'g3':2},{'g2':1},{'g3':1}]}" },
  { "EX-42 RISE-115 RUL-10", ON ("1", ",'cubes':[{'g4':35},{'g2':1},{'g3':1}]") "no too-few-cubes 0 deliver tile=g3 n=2\nno tile-not-adjacent 0 deliver tile=g4 n=3\ndo 0 deliver tile=g3 n=3" },
  { "RUL-10", "option exact-adds up-to\n" ON ("1", ",'cubes':[{'g4':35},{'g2':1},{'g3':1}]") "no too-few-cubes 0 deliver tile=g3 n=0\ndo 0 deliver tile=g3 n=2" },
  { "EX-73 RUL-81", /* Long Table and Nan Ladlewright: five; Tom Trestle: the price 0 */
    ON ("3", ",'cubes':[{'g1':1},{'g2':1},{'g3':1}],'slots':[['4'],[],[]],'ally':{'al13':1,'al14':1},'beer':[0,0,0],'gold':[0,0,0]") "no too-few-cubes 0 festival tile=g1 n=3\ndo 0 festival tile=g1 n=5 beer=0 gold=0\nsilent paid\nis {'cubes':[{'g1':6},{'g2':1},{'g3':1}]}" },
  { "EX-43 RISE-116", /* one blue and one Gnome cube go, two come */
    ON ("2", ",'cubes':[{'y5':1,'g1':31},{'y5':2},{'g3':1}],'gnome_cubes':{'y5':1}" ",'face':{'r6':'up','r8':'up'},'type':{'r6':'plains','r8':'highland'},'icon':{'r6':'lion','r8':'tower'}")
    "no own-cube-removal 0 compete tile=y5 players=0 n=2\nno too-many-cubes 0 compete tile=y5 players=1,1 gnomes=1 n=2\nno not-enough-cubes-in-tile 0 compete tile=y5 players=1,1,1 n=0\nno tile-not-occupied 0 compete tile=g3 players=2\n"
    "do 0 compete tile=y5 players=1 gnomes=1 n=2\nsays removed\nsays competed\nis {'cubes':[{'y5':3,'g1':31},{'y5':1},{'g3':1}],'gnome_cubes':{},'phase':4}" },
  { "RISE-116 RISE-199", /* the same by clicks; taken back one by one by undo */
    ON ("2", ",'cubes':[{'g1':4},{'g1':2},{'g3':1}],'gnome_cubes':{'g1':1}") "do 0 contest tile=g1 beer=1 gold=0\nis {'step':'contest','beer':[4,4,4]}\nno must-resolve-first 0 decline\nno nothing-done 0 add n=0\n"
    "do 0 strike n=1 player=1\ndo 0 strike n=1\nno too-many-cubes 0 strike n=1 player=1\nno too-many-cubes 0 add n=3\nlegal 3\ndo 0 add n=2\nis {'cubes':[{'g1':6},{'g1':1},{'g3':1}],'gnome_cubes':{},'beer':[3,4,4],'cut':0}" },
  { "EX-43 RISE-116", ON ("2", ",'cubes':[{'g1':4},{},{'g3':1}],'breweries':[{},{'g1':1},{}],'relief':[]") "no no-opponent-cube 0 compete tile=g1 n=2" },
  { "RUL-24", "option competition-own-cubes allow\n" ON ("2", ",'cubes':[{'g1':4},{'g1':2},{'g3':1}]") "do 0 compete tile=g1 players=0 n=0\nis {'cubes':[{'g1':3},{'g1':2},{'g3':1}]}" },
  { "EX-44 RISE-118 RUL-25 RUL-49", /* six on Y1: three to G1, two to Y12 */
    ON ("4", ",'cubes':[{'y1':6},{'g2':1},{'g3':1}]" REDS) "no too-many-cubes 0 caravan from=y1 to=g1,g1,g1,y12,y12,y12\nno tile-not-adjacent 0 caravan from=y1 to=dk\nno nothing-done 0 caravan from=y1 to=\nno not-enough-cubes-in-tile 0 caravan from=g1 to=dk\n"
    "do 0 caravan from=y1 to=g1,g1,g1,y12,y12\nsays caravan\nis {'cubes':[{'y1':1,'g1':3,'y12':2},{'g2':1},{'g3':1}]}" },
  { "RISE-118 RISE-199", ON ("4", ",'cubes':[{'g1':2},{'g2':1},{'g3':1}]") "do 0 load from=g1\nis {'step':'caravan','cubes':[{'g1':2},{'g2':1},{'g3':1}]}\nno tile-not-adjacent 0 carry n=1 to=g4\nno not-enough-cubes-in-tile 0 carry n=3 to=dk\nno nothing-done 0 arrive\n"
    "do 0 carry n=1 to=dk\ndo 0 carry n=1 to=g2\nlegal 1\ndo 0 arrive\nsilent relieved\nis {'cubes':[{'dk':1,'g2':1},{'g2':1},{'g3':1}],'relief':[],'beer':[3,4,4]}" },
  { "RISE-118", ON ("4", ",'cubes':[{'g1':2},{'g2':1},{'g3':1}],'dragon':'g1'") "no dragon-blocks-out-of 0 load from=g1\nlegal 1" },
  { "EX-45 RISE-120 RUL-08", /* all out: three from Y8 */
    ON ("3", ",'cubes':[{'g1':33,'y8':5,'y7':2},{'g2':1},{'g3':1}]" REDS) "no player-board-empty 0 festival tile=g1 n=3\nno single-source-only 0 deliver-from tile=g1 from=y8,y8,y7\nno not-enough-cubes-in-tile 0 deliver-from tile=g1 from=g1\n"
    "no too-many-cubes 0 deliver-from tile=g1 from=y8,y8,y8,y8\ndo 0 deliver-from tile=g1 from=y8,y8,y8\nsays lifted\nis {'cubes':[{'g1':36,'y8':2,'y7':2},{'g2':1},{'g3':1}]}" },
  { "EX-45 RISE-120", ON ("3", ",'cubes':[{'g1':33,'y8':5,'y7':2},{'g2':1},{'g3':1}]" REDS) "do 0 gather tile=g1\nis {'step':'gather'}\ndo 0 lift n=2 from=y8\nno single-source-only 0 lift n=1 from=y7\ndo 0 lift n=1 from=y8\nno too-many-cubes 0 lift n=1 from=y8\ndo 0 set-down\n"
    "is {'cubes':[{'g1':36,'y8':2,'y7':2},{'g2':1},{'g3':1}]}" },
  { "RUL-08", "option empty-board-source several-tiles\n" ON ("3", ",'cubes':[{'g1':33,'y8':5,'y7':2},{'g2':1},{'g3':1}]" REDS) "do 0 deliver-from tile=g1 from=y8,y8,y7\nis {'cubes':[{'g1':36,'y8':3,'y7':1},{'g2':1},{'g3':1}]}" },
  { "EX-45 RUL-09", ON ("3", ",'cubes':[{'g1':32,'y8':5,'y7':2},{'g2':1},{'g3':1}]" REDS) "no player-board-not-empty 0 deliver-from tile=g1 from=y8\ndo 0 festival tile=g1 n=1" },
  { "RUL-23", /* adjacency is tested before lifting */
    ON ("1", ",'cubes':[{'g4':39,'y8':1},{'g2':1},{'g3':1}]" REDS) "do 0 deliver-from tile=y7 from=y8\nis {'cubes':[{'g4':39,'y7':1},{'g2':1},{'g3':1}]}" },
  { "EX-46 RISE-121 RISE-123 RUL-47 RUL-48 RUL-75", /* the last cube goes: relief at once, then the addition is asked again */
    ON ("2", ",'cubes':[{'y6':2},{'y6':1},{'g3':1}]" REDS) "do 0 compete tile=y6 players=1 n=2\nsilent competed\nis {'step':'relief','cubes':[{'y6':2},{},{'g3':1}]}\nno not-your-turn 0 relieve tile=y5\nno tile-not-land 1 relieve tile=y3\n"
    "do 1 relieve tile=y5\nsays relieved\nis {'cubes':[{'y6':2},{'y5':4},{'g3':1}],'step':'add','add_seat':1}\nno too-many-cubes 0 add n=3\nlegal 3 add\ndo 0 add n=2\nis {'cubes':[{'y6':4},{'y5':4},{'g3':1}],'phase':4}" },
  { "EX-46 RISE-121", ON ("2", ",'cubes':[{'g1':2},{'g1':1},{'g3':1}],'dragon':'g4'") "do 0 compete tile=g1 players=1 n=2\nno dragon-blocks-into 1 relieve tile=g4\nno tile-face-down 1 relieve tile=r17\ndo 1 relieve tile=dk" },
  { "RUL-48", "option relief-timing after-action\n" ON ("2", ",'cubes':[{'g1':2},{'g1':1},{'g3':1}]") "do 0 compete tile=g1 players=1 n=2\nsays competed\nis {'step':'relief','cubes':[{'g1':4},{},{'g3':1}]}\ndo 1 relieve tile=dk\nis {'phase':4}" },
  { "RISE-122 RISE-125 RUL-47", /* when phase 3 opens, in turn order */
    "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[1,0,0],'cubes':[{'g1':1},{},{}],'first':1}\ndo 0 brew\nis {'phase':3,'step':'relief'}\nno not-your-turn 2 relieve tile=g1\ndo 1 relieve tile=g2\nno not-your-turn 1 relieve tile=g1\ndo 2 relieve tile=g2\nis {'phase':4}" },
  { "RISE-124", "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[1,0,0],'cubes':[{'g1':1},{'g1':1},{'g1':1}]}\ndo 0 brew\nis {'phase':4,'gnome_cubes':{}}" },
  { "RUL-47", "option relief-window any-phase\nbase\nat {'phase':2,'stage':'turn','active':0,'meeples':[1,0,0],'cubes':[{'g1':1},{},{'g1':1}]}\ndo h move piece=cubes n=1 player=2 from=g1\nis {'step':'relief'}" },
  { "RISE-119 RISE-102 RISE-108", /* Expand costs beer, no gold */
    ON ("5", ",'cubes':[{'g1':3},{'g2':1},{'g3':1}],'gnome_breweries':{'g1':1}") "no tile-not-controlled 0 expand tile=g2\ndo 0 expand tile=g1\nsays bonus\nis {'vp':[2,0,0],'beer':[3,4,4],'gold':[5,5,5],'breweries':[{'g1':1},{},{}],'step':'unlock'}" },
  { "RISE-114 RISE-144 RISE-204", /* the only cube lies under the dragon: why no tile is a target of these three */
    ON ("3", ",'cubes':[{'g1':1},{'g2':1},{'g3':1}],'dragon':'g1'") "legal 1\ndo 0 decline\nsays no-lawful-target\ntold G1: the dragon is there.\n"
    ON ("1", ",'cubes':[{'g1':1},{'g2':1},{'g3':1}],'dragon':'g1'") "legal 1\ndo 0 decline\nsays no-lawful-target\ntold G1: the dragon is there.\n"
    "seats 3\n" ON ("3", ",'cubes':[{'g1':40},{'g2':1},{'g3':1}],'dragon':'g1'") "legal 1\ndo 0 decline\nsays no-lawful-target\ntold G1: the dragon is there." },
  { "RISE-120", /* all cubes lie on the only target */
    ON ("3", ",'cubes':[{'g1':40},{'g2':1},{'g3':1}]") "no not-enough-cubes-in-tile 0 gather tile=g1\nlegal 1\ndo 0 decline" },
  { "RISE-120 RISE-144", ON ("3", ",'cubes':[{'g1':33,'y8':5,'y7':2},{'g2':1},{'g3':1}],'dragon':'y8'" REDS) "do 0 gather tile=g1\nno dragon-blocks-out-of 0 lift n=1 from=y8\ndo 0 lift n=1 from=y7" },
  { "RUL-31", /* no cubes on water: they can only be taken away there */
    "option cubes-on-water forbid\n" ON ("1", ",'cubes':[{'g2':1},{'g2':1},{'g3':1}]") "no tile-not-land 0 deliver tile=y3 n=3\n"
    "seats 3\noption cubes-on-water forbid\n" ON ("2", ",'cubes':[{'y9':2},{'y9':2},{'g3':1}]" REDS) "no tile-not-land 0 compete tile=y9 players=1 n=1\ndo 0 contest tile=y9\ndo 0 strike n=1 player=1\n"
    "no tile-not-land 0 add n=1\nlegal 2\ndo 0 add n=0\nis {'cubes':[{'y9':2},{'y9':1},{'g3':1}]}" },
  { "RISE-134 RISE-006", ON ("5", ",'cubes':[{'g1':3},{'g2':1},{'g3':1}]") "no wrong-phase 0 brew\nno wrong-phase 0 play-card card=gnomes-1" },
  { "RISE-194", ON ("5", ",'cubes':[{'g1':3},{'g2':1},{'g3':1}],'tokens':[1,0,0]") "no must-resolve-first 0 decline\ndo 0 upgrade-slot slot=2\ndo 0 decline" },
};

void
rise_add_actions (void)
{
  rise_add_cases ("actions", cases, G_N_ELEMENTS (cases));
}
