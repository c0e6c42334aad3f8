/* test-told.c: facts and refusals that no other case brings about: each is told where its clause demands it (5.16)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#define UP(card) "do - gnome-card card=" card "\n"
#define ON "do h go-on\n"
#define CARD(card) UP (card) ON
#define HANDS "at {'stage':'play-card','active':0,'gnome_deck':[{'n':38}],'hand':[[{'n':4}],[{'n':4}],[{'n':4}]]}\n"
#define NO_SEA "'type':{'y2':'highland','y3':'mountain','y9':'swamp'},'icon':{'y2':'tower','y3':'scale','y9':'lion'}"
#define CARDS "do - action-cards cards=delivery,competition,festival,caravan,expand,delivery,competition,festival\n"
#define LAID \
  "do - first player=1\ndo - tiles types=mountain,swamp,forest,plains,highland,desert\ndo - tiles types=forest,sea,sea,highland,plains,mountain\n" \
  "do - tiles types=swamp,plains,sea,mountain,forest,desert\n"

static const RiseCase cases[] = {
  { "RISE-133", /* no tile of the type is face up */
    "set-of TEST\nbase\nat {'dragon':'y6'," NO_SEA "}\n" UP ("move-sea") ON "says dragon-none-up\nsays dragon-stays\nis {'dragon':'y6'}" },
  { "RISE-156 RISE-151", "set-of TEST\nbase\nat {" NO_SEA "}\n" CARD ("immigration-sea") ON "says type-none-up\nsays impossible\nis {'union_step':'secondary'}" },
  { "RISE-132", /* the card's player has no choice */
    "set-of TEST\noption mode cutthroat\nbase\n" HANDS "at {'dragon':'y9','first':0}\ndo 0 play-card card=move-plains\nlegal 1 dragon-to\ndo 0 dragon-to tile=y8\nsays dragon-forced\nis {'dragon':'y8'}" },
  { "RISE-141", /* the Gnomes have paid: their brewery stands */
    "set-of TEST\nbase\nat {'dragon':'y6','gnome_breweries':{'g4':1},'gnome_gold':4}\n" UP ("move-plains") ON "says gnomes-bribe\nsays brewery-spared-gnomes\nis {'gnome_breweries':{'g4':1}}" },
  { "RUL-81 RISE-139", /* a bribe of nothing */
    "set-of TEST\nbase\nat {'turn':1,'dragon':'y6','cubes':[{'g4':1},{'g4':1},{}],'slots':[['7'],[],[]]}\n" UP ("move-plains") ON "says bribed-free\nis {'step':'bribe'}" },
  { "RISE-154", /* all five breweries stand */
    "set-of TEST\nbase\nat {'gnome_breweries':{'g1':1,'g2':1,'g3':1,'g4':1,'g5':1},'gnome_cubes':{'dk':1}}\n" CARD ("expand") ON "says no-breweries\nsays impossible" },
  { "RISE-156", /* the dragon is on the tile */
    "set-of TEST\nbase\nat {'dragon':'g4','gnome_cubes':{'g4':1}}\n" UP ("immigration") ON ON "says skip-dragon\nis {'gnome_cubes':{'g4':4}}" },
  { "RISE-158", /* Gnome cubes, and no player's */
    "set-of TEST\nbase\nat {'gnome_cubes':{'g5':1}}\n" CARD ("competition") ON "says skip-no-player\nsays impossible" },
  { "RISE-162", /* all around is sea and Desert */
    "set-of TEST\nbase\nat {'type':{'y10':'sea','y11':'mountain','r15':'desert','r17':'desert'},'icon':{'y10':'none','y11':'lion','r15':'lion','r17':'lion'},'face':{'r15':'up','r17':'up'},"
    "'gnome_cubes':{'y11':2}}\n" CARD ("caravan") ON "says skip-no-way\nsays impossible" },
  { "RISE-150 RISE-164", "set-of TEST\nbase\n" CARD ("last") ON ON ON "says try-points\nsays done-points" },
  { "RISE-186 RUL-03", /* fresh hands: the old ones go, unseen */
    "option mode cutthroat\noption gnome-hand fresh\nbase\nat {'turn':1,'phase':6,'stage':'reset','gnome_deck':[{'n':38}],'hand':[[{'n':4}],[{'n':4}],[{'n':4}]]}\ndo h go-on\n"
    CARDS "says hand-gone\nsays hand-refilled\nis {'hand':[[{'n':4}],[{'n':4}],[{'n':4}]],'deck_n':26}" },
  { "RISE-035 RISE-033 RISE-201", /* the app deals: each is told to its player */
    "seats 2\noption mode cutthroat\napp\n" "at {'turn':0,'phase':0,'stage':'cards','first':0,'board':['red-a','blue-a']}\n" CARDS
    "do - judge-dealt card=j01 player=0\nsays judge-dealt@0\ndo - judge-dealt card=j02 player=0\ndo - judge-dealt card=j03 player=0\n"
    "do - judge-dealt card=j04 player=1\nsays judge-dealt@1\ndo - judge-dealt card=j05 player=1\ndo - judge-dealt card=j06 player=1\n"
    "do - hand-dealt card=gnomes-1 player=0\nsays hand-dealt@0" },
  { "RISE-011 RISE-078", "set {'allies':{'al06':{'effects':[{'do':'free-text','text':'Sing a song.'}]}}}\n"
    "base\nat {'turn':2,'phase':1,'stage':'draft','active':0,'meeples':[7,7,7],'ally':{'al06':6,'al01':6,'al05':6,'al04':6}}\ndo 0 draft ally=al06\nsays text-ally" },
  { "RISE-011 RISE-068", "set {'upgrades':{'beer-production':{'effects':[{'do':'free-text','text':'Sing a song.'}]}}}\n"
    "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[7,7,7],'tokens':[1,0,0]}\ndo 0 upgrade-slot slot=1\nsays text-upgrade" },
  { "RISE-011 RISE-018", "set {'boards':{'red-a':{'effects':[{'do':'free-text','text':'Sing a song.'}]}}}\n" LAID "do 1 side board=red-a\nsays text-board" },
  { "RISE-020", /* no tile of that type touches Dragonkeep */
    "set {'boards':{'red-a':{'start':'sea'}}}\n" LAID "no board-tile-mismatch 1 side board=red-a" },
  { "RISE-020", "set {'boards':{'red-a':{'start':'dragonkeep'}}}\n" LAID "no board-tile-mismatch 1 side board=red-a" },
  { "RUL-28", "seats 3\nset {'boards':{'blue-b':{'start':'swamp'}}}\noption shared-start refuse\n" LAID "do 1 side board=red-a\ndo 1 upgrade-slot slot=1\nno board-tile-mismatch 2 side board=blue-b" },
  { "RISE-069 RISE-202", /* a board with two slots has no fifth */
    "set {'boards':{'red-a':{'slots':['port','long-table']}}}\n" LAID "do 1 side board=red-a\nno no-such-space 1 upgrade-slot slot=5\ndo 1 upgrade-slot slot=2" },
  { "RISE-011 RISE-078 RISE-168", /* each text is told when it counts, also one that stands in another effect */
    "set {'allies':{'al06':{'effects':[{'do':'free-text','text':'Sing a song.'},{'do':'phase-5','then':[{'do':'gold','n':1},{'do':'free-text','text':'Dance.'}]},{'do':'free-text','text':'Clap.'}]}}}\n"
    "base\nnames\nat {'turn':2,'phase':1,'stage':'draft','active':0,'meeples':[7,7,7],'ally':{'al06':6,'al01':6,'al05':6,'al04':6},'cubes':[{'g4':1},{},{}]}\ndo 0 draft ally=al06\ntold Ione Maltster: Sing a song.\ntold Ione Maltster: Clap.\n"
    "at {'phase':5,'stage':'score','active':null,'scored':0}\ndo h go-on\ntold Ione Maltster: Dance.\nis {'gold':[6,5,5]}" },
  { "RISE-019 RISE-199 RISE-202", /* a position on a board that is known in part */
    "set {'boards':{'red-a':{'highest':null,'slots':null}}}\nbase\nat {'cubes':[{'g4':1},{},{}],'breweries':[{'g4':1},{},{}],'box_gone':[1,0,0],'production':[4,3,3],'tokens':[1,0,0]}\nis {'step':'unlock'}\nno teach-first 0 upgrade-slot slot=1\n"
    "seats 3\nset {'boards':{'red-a':{'highest':null}}}\nbase\nat {'board':['red-a','blue-a','green-a'],'cubes':[{'g4':1},{},{}],'breweries':[{'g4':1},{},{}]}\nis {'production':[4,3,3]}" },
  { "RUL-40", "option dragon-face-down may-enter\nbase\nat {'dragon':'r2'}\nbad bad-place {'dragon':'r1'}" },
  { "RISE-046", /* all five boats lie on the map */
    "base\nat {'turn':2,'phase':1,'stage':'draft','active':0,'meeples':[7,7,7],'ally':{'al10':6,'al01':6,'al05':6,'al04':6},'cubes':[{'g4':2,'g2':1},{'g1':1},{'g3':1}]}\ndo 0 draft ally=al10\nis {'step':'gift'}\n"
    "at {'face':{'r11':'up','r12':'up'},'type':{'r11':'sea','r12':'sea'},'icon':{'r11':'none','r12':'none'},'boat':{'y2':1,'y3':1,'y9':1,'r11':1,'r12':1}}\nno no-boat-token 0 boat tile=y3" },
  /* ---- Choices of options that no other case makes ---- */
  { "RISE-028", "seats 2\noption difficulty level-1\napp\nis {'level':'level-1'}\noption difficulty level-3\napp\nis {'level':'level-3'}\noption difficulty level-4\napp\nis {'level':'level-4'}\noption difficulty level-5\napp\nis {'level':'level-5'}\noption difficulty level-6\napp\nis {'level':'level-6'}\noption difficulty level-7\napp\nis {'level':'level-7'}\n" },
  { "RISE-186 RUL-03", /* as many new cards again */
    "option mode cutthroat\noption gnome-hand deal-full\nbase\nat {'turn':1,'phase':6,'stage':'reset','gnome_deck':[{'n':47}],'hand':[[{'n':1}],[{'n':1}],[{'n':1}]]}\ndo h go-on\n"
    CARDS "is {'hand':[[{'n':5}],[{'n':5}],[{'n':5}]],'deck_n':35}" },
  { "RISE-186 RUL-03", /* none after the start */
    "option mode cutthroat\noption gnome-hand start-only\nbase\nat {'turn':1,'phase':6,'stage':'reset','gnome_deck':[{'n':47}],'hand':[[{'n':1}],[{'n':1}],[{'n':1}]]}\ndo h go-on\n"
    CARDS "is {'hand':[[{'n':1}],[{'n':1}],[{'n':1}]],'deck_n':47}" },
  { "RISE-014", /* one Sea more, one Desert fewer */
    "seats 2\noption tile-table more-sea\ndo - first player=0\ndo - tiles types=mountain,swamp,forest,plains,highland,desert\n"
    "do - tiles types=sea,sea,sea,sea,sea\nno deck-impossible - land tile=y6 type=sea\ndo - tiles types=desert,desert\nno deck-impossible - land tile=y8 type=desert" },
};

void
rise_add_told (void)
{
  rise_add_cases ("told", cases, G_N_ELEMENTS (cases));
}
