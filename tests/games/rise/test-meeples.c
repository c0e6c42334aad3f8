/* test-meeples.c: phase 2: spaces, prices, building, the action board (5.4, 5.6, 5.7)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#define SIDES "'board':['yellow-b','purple-b','green-b']"
#define TURN(more) "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[7,7,7]," SIDES ",'production':[3,3,3]" more "}\n"

static const RiseCase cases[] = {
  { "RISE-082 RISE-083 RISE-086 RISE-088 EX-16", TURN (",'cubes':[{'g4':1},{},{}]") "no cannot-pass 0 pass\nno not-your-turn 1 brew\ndo 0 brew\nis {'active':1,'meeples':[6,7,7]}\ndo 1 brew\ndo 2 brew\nis {'active':0}" },
  { "RISE-082 RUL-64", /* who has none is skipped; nobody has any: phase 3 */
    TURN (",'cubes':[{'g4':1},{'g4':1},{'g4':1}]") "at {'meeples':[2,0,1]}\ndo 0 brew\nis {'active':2}\ndo 2 brew\nis {'active':0}\ndo 0 brew\nsays phase\nis {'phase':4}" },
  { "EX-15 RISE-073 RISE-085 RISE-086 RISE-089 RISE-091 RUL-16", /* as often as wanted, 20 beer at most, on the own board */
    TURN (",'cubes':[{'g4':1},{},{}]") "at {'meeples':[3,1,0],'production':[6,3,3],'beer':[5,4,4]}\nno not-your-space 0 brew player=1\nbecause Player 1 cannot use Player 2’s brewing space.\nno no-such-space@RISE-089 0 brew player=0\ndo 0 brew\nis {'beer':[11,4,4]}\ndo 1 brew\ndo 0 brew\nis {'beer':[17,8,4]}\ndo 0 brew\n"
    "says brewed\nis {'beer':[20,8,4]}" },
  { "EX-13 RISE-097 RUL-14", TURN (",'cubes':[{'g4':1},{},{}]") "at {'gold':[10,5,5]}\nno gold-below-three@RISE-097 0 orctoberfest gold=2\nno not-enough-gold 0 orctoberfest gold=11\nno beer-is-not-gold 0 orctoberfest gold=9 beer=3\n"
    "legal 8 orctoberfest\ndo 0 orctoberfest gold=9\nis {'vp':[3,0,0],'gold':[1,5,5]}" },
  { "EX-13", TURN (",'cubes':[{'g4':1},{},{}]") "at {'gold':[10,5,5]}\ndo 0 orctoberfest gold=10\nis {'vp':[3,0,0],'gold':[0,5,5],'score_orctoberfest':[{'turn-3':3},{},{}]}" },
  { "EX-14 RISE-084 RISE-085 RISE-087 RUL-12", /* three round spaces */
    TURN (",'cubes':[{'g4':1},{},{}]") "at {'gold':[9,9,9],'on_board':[{},{'orctoberfest':1},{'orctoberfest':1}]}\ndo 0 orctoberfest gold=6\nsays orctoberfest\nis {'vp':[2,0,0]}\nno space-taken 1 orctoberfest gold=6\nlegal 0 orctoberfest" },
  { "EX-17 RISE-090 RISE-074 RISE-093 RUL-11", /* refused, and the meeple stays in hand */
    TURN (",'cubes':[{'g4':3},{},{}]") "at {'gold':[2,5,5],'beer':[9,4,4]}\nno not-enough-gold 0 build tile=g4\nno beer-is-not-gold 0 build tile=g4 beer=3\nis {'meeples':[7,7,7]}" },
  { "EX-18 RISE-093 RISE-102 RISE-105 RISE-106 RISE-107 RUL-27", /* the other's brewery goes home, production down; cubes stay */
    TURN (",'cubes':[{'g4':4},{'g4':1},{}],'breweries':[{},{'g4':1},{}]") "at {'production':[3,4,3]}\ndo 0 build tile=g4\nsays sent-home\nsays built\n"
    "is {'breweries':[{'g4':1},{},{}],'cubes':[{'g4':4},{'g4':1},{}],'production':[4,3,3],'gold':[2,5,5],'control':{'g4':0},'vp':[0,0,0],'step':'unlock'}\ndo 0 upgrade-slot slot=4\nis {'active':1}" },
  { "EX-19 RISE-102", TURN (",'cubes':[{'g4':3},{'g4':1},{}],'breweries':[{},{'g4':1},{}]") "no tile-not-controlled@RISE-052 0 build tile=g4\nbecause No one controls G4: several have strength 3." },
  { "RISE-102", "names\n" TURN (",'cubes':[{'g4':2},{'g4':1},{}],'breweries':[{},{'g4':1},{}]") "no tile-not-controlled@RISE-102 0 build tile=g4\nno tile-not-controlled 0 build tile=g1" },
  { "EX-20 RISE-103", TURN (",'cubes':[{'g6':3,'dk':2},{},{}]") "no terrain-forbids-brewery 0 build tile=g6\ndo 0 build tile=dk" },
  { "RISE-103", /* neither on the Sea nor on the lair, whoever controls it */
    TURN (",'cubes':[{'y2':3,'r3':3},{},{}],'face':{'r2':'up','r3':'up','r5':'up','r18':'up'},'type':{'r2':'desert','r3':'lair','r5':'swamp','r18':'forest'},'icon':{'r2':'lion','r3':'none','r5':'scale','r18':'scale'},'dragon':'g1'")
    "is {'control':{'y2':0,'r3':0}}\nno terrain-forbids-brewery 0 build tile=y2\nno terrain-forbids-brewery 0 build tile=r3\nlegal 0 build" },
  { "RISE-103 RUL-72", /* Dune Adit builds on Deserts */
    TURN (",'cubes':[{'g6':3},{},{}]") "at {'board':['blue-b','purple-b','green-b']}\ndo 0 build tile=g6" },
  { "EX-21 RISE-064 RISE-108", /* the bonus for a Gnome brewery */
    TURN (",'cubes':[{},{'dk':6},{}]") "at {'active':1,'gnome_cubes':{'dk':3},'gnome_breweries':{'dk':1}}\ndo 1 build tile=dk\nsays bonus\nis {'vp':[0,2,0],'gnome_breweries':{},'breweries_left':[9,8,9,5],'control':{'dk':1},'score_bonus':[{},{'turn-3':2},{}]}" },
  { "RISE-104 RUL-26", TURN (",'cubes':[{'g4':3},{},{}],'breweries':[{'g4':1},{},{}]") "no brewery-already-there 0 build tile=g4" },
  { "RISE-104 RUL-72 RUL-73", /* a Second Cellar allows two, for one gold less */
    TURN (",'cubes':[{'g4':3},{},{}],'breweries':[{'g4':1},{},{}]") "at {'slots':[['8'],[],[]],'box_gone':[1,0,0]}\ndo 0 build tile=g4\nis {'breweries':[{'g4':2},{},{}],'gold':[3,5,5]}" },
  { "RISE-109", /* all nine out: one is moved, and nothing changes on the board */
    TURN (",'cubes':[{'g4':3},{},{}],'breweries':[{'g1':2,'g2':2,'g3':2,'y8':2,'g5':1},{},{}]") "at {'slots':[['8'],[],[]],'production':[9,3,3],'box_gone':[341,0,0]}\n"
    "no no-brewery-left 0 build tile=g4\nno no-brewery-at-source 0 build tile=g4 from=y1\nlegal 9 build\ndo 0 build tile=g4 from=g5\nsays built-moved\nis {'breweries':[{'g1':2,'g2':2,'g3':2,'g4':1,'y8':2},{},{}],'production':[9,3,3]}" },
  { "RISE-109 RISE-144", /* not from the dragon’s tile, and not onto itself */
    TURN (",'cubes':[{'g4':3,'g3':4},{},{}],'breweries':[{'g1':2,'g2':2,'g3':1,'dk':2,'g6':1,'g5':1},{},{}],'dragon':'g5'") "at {'slots':[['8'],[],[]],'production':[9,3,3],'box_gone':[341,0,0]}\n"
    "no dragon-blocks-out-of 0 build tile=g4 from=g5\nno no-brewery-at-source 0 build tile=g3 from=g3\ndo 0 build tile=g4 from=g6\nsays built-moved" },
  { "RISE-202", /* what a brewery uncovers has to be known */
    "set {'boards':{'yellow-b':{'box-production':null}}}\n" TURN (",'cubes':[{'g4':3},{},{}]") "no teach-first 0 build tile=g4\nlegal 0 build\nno teach-first h move piece=brewery player=0 to=g2" },
  { "RISE-202 RISE-099", "set {'allies':{'al24':{'space-effects':null}},'upgrades':{'port':{'space-effects':null}}}\n" TURN (",'cubes':[{'g1':3},{},{}]") "at {'ally':{'al24':1},'slots':[['3'],[],[]]}\n"
    "no teach-first 0 use ally=al24\nno teach-first 0 use slot=3\nlegal 0 use" },
  { "RISE-109", TURN (",'cubes':[{'g4':3},{},{}],'breweries':[{'g1':1},{},{}]") "no breweries-not-all-out 0 build tile=g4 from=g1" },
  { "RISE-110 RISE-144", TURN (",'cubes':[{'g4':3},{},{}],'dragon':'g4'") "no dragon-blocks-into 0 build tile=g4" },
  { "EX-36 EX-37 RISE-063 RISE-065 RISE-066 RISE-070", /* the fifth brewery, its icon, its token; back and out again */
    TURN (",'cubes':[{},{},{'g4':5}],'breweries':[{},{},{'g1':1,'g2':1,'g3':1,'dk':1}]") "at {'active':2,'production':[3,3,7],'box_gone':[0,0,21]}\ndo 2 build tile=g4\nsays production\nis {'production':[3,3,8],'tokens':[0,0,0]}" },
  { "EX-38 RISE-068 RISE-069", TURN (",'cubes':[{'g4':5},{},{}]") "at {'slots':[['2'],[],[]]}\ndo 0 build tile=g4\nno upgrade-slot-taken 0 upgrade-slot slot=2\ndo 0 upgrade-slot slot=5" },
  { "EX-72 RUL-74 RISE-070", /* the only brewery comes back out: production 5 again, no token */
    TURN (",'cubes':[{'g4':3},{},{}]") "at {'board':['red-a','purple-b','green-b'],'slots':[['1'],[],[]],'production':[4,3,3],'box_gone':[1,0,0]}\ndo 0 build tile=g4\nis {'production':[5,3,3],'tokens':[0,0,0],'active':1}" },
  { "RUL-17", /* the table's end */
    TURN (",'cubes':[{'g4':3},{},{}]") "at {'production':[18,3,3]}\ndo 0 build tile=g4\nsays production-ends\nis {'production':[18,3,3]}" },
  { "RISE-092 RISE-071 RISE-072", TURN (",'cubes':[{'g4':3},{},{}]") "do 0 upgrade slot=4\nsays upgraded\nis {'slots':[['4'],[],[]],'gold':[2,5,5],'active':1,'box_gone':[0,0,0]}" },
  { "RISE-092", TURN (",'cubes':[{'g4':3},{},{}]") "legal 8 upgrade\ndo 0 upgrade slot=1\nis {'slots':[['1'],[],[]]}" },
  { "RISE-092", TURN (",'cubes':[{'g4':3},{},{}]") "do 0 upgrade slot=8\nis {'slots':[['8'],[],[]]}" },
  { "RISE-092", TURN (",'cubes':[{'g4':3},{},{}]") "at {'slots':[['1','2','3','4','5','6','7','8'],[],[]]}\nno no-vacant-upgrade 0 upgrade slot=4\nlegal 0 upgrade" },
  { "RISE-092 RISE-002", /* price before vacancy, space before price */
    TURN (",'cubes':[{'g4':3},{},{}]") "at {'gold':[2,5,5],'slots':[['1','2','3','4','5','6','7','8'],[],[]]}\nno not-enough-gold 0 upgrade slot=4\nat {'on_board':[{'upgrade':1},{'upgrade':1},{}]}\nno space-taken 0 upgrade slot=4" },
  { "EX-22 RISE-095 RUL-19 RUL-20", /* Employ Thugs, wherever it lies */
    TURN (",'cubes':[{},{'g1':30},{}],'gnome_cubes':{'g4':2}") "at {'active':1,'gold':[5,2,5]}\nno not-enough-cubes-in-tile 1 thugs tile=g4 remove=3 add=2\nno no-gnome-cube 1 thugs tile=g1 remove=1 add=0\n"
    "no nothing-done 1 thugs tile=g4 remove=0 add=0\nno too-many-cubes 1 thugs tile=g4 remove=1 add=3\nlegal 8 thugs\ndo 1 thugs tile=g4 remove=2 add=2\nis {'cubes':[{},{'g1':30,'g4':2},{}],'gnome_cubes':{},'gold':[5,0,5]}" },
  { "RISE-095 RUL-22", /* with an empty board only removal */
    TURN (",'cubes':[{'g1':40},{},{}],'gnome_cubes':{'g4':5}") "no player-board-empty 0 thugs tile=g4 remove=1 add=1\nno too-many-cubes 0 thugs tile=g4 remove=4 add=0\nlegal 3 thugs\nno player-board-empty 0 bard tile=g2" },
  { "RUL-19", "option thugs-reach occupied-or-adjacent\n" TURN (",'cubes':[{'g1':3},{},{}],'gnome_cubes':{'g4':2,'g2':1}") "no tile-not-adjacent 0 thugs tile=g4 remove=1 add=0\ndo 0 thugs tile=g2 remove=1 add=0" },
  { "RISE-098 RUL-15 RUL-66", /* Tavern Sales: gold may stand in, price before gain */
    TURN (",'cubes':[{'g1':3},{},{}]") "at {'beer':[2,0,0],'gold':[0,0,0]}\nno not-enough-beer 0 tavern beer=2 gold=1\nat {'gold':[1,0,0]}\nno underpayment 0 tavern beer=2 gold=0\nno not-enough-gold 0 tavern beer=0 gold=3\ndo 0 tavern beer=2 gold=1\n"
    "is {'beer':[0,0,0],'gold':[3,0,0]}" },
  { "RISE-100 RISE-101 RUL-13", /* on action cards without price or target */
    TURN (",'cubes':[{'g1':3},{},{}]") "at {'beer':[0,0,0],'gold':[0,0,0]}\nlegal 24 place\nno no-such-space 0 place card=1 space=4\ndo 0 place card=1 space=3\nsays placed\nno space-taken 1 place card=1 space=3\ndo 1 put action=delivery\n"
    "is {'on_card':{'1':[1,null,0,null,null]},'meeples':[6,6,7]}" },
  { "RISE-100", TURN (",'cubes':[{'g1':3},{},{}],'on_card':{'1':[1,1,1,null,null],'6':[1,null,null,null,null]}") "do 0 put action=delivery\nis {'on_card':{'6':[1,0,null,null,null]}}" },
  { "RUL-11", TURN (",'cubes':[{'g1':3},{},{}]") "no nothing-done 0 idle action=build" },
  { "RUL-11", "option claim-without-effect allow\n" TURN (",'cubes':[{'g1':3},{},{}]") "at {'gold':[0,0,0]}\ndo 0 idle action=tribute\nsays idle\nis {'on_board':[{'tribute':1},{},{}],'gold':[0,0,0]}\nno space-taken 1 idle action=tribute" },
  { "RUL-11 RISE-089", /* own spaces too: allies, and upgrades once they are unlocked; nothing is paid or gained */
    "option claim-without-effect allow\n" TURN (",'cubes':[{'g1':3},{},{}]")
    "at {'ally':{'al24':1,'al25':2},'slots':[['1','3'],[],[]]}\nlegal 9 idle\nno not-your-space 0 idle ally=al25\nno space-locked 0 idle slot=8\nno no-such-space 0 idle slot=1\nno no-such-space 0 idle\n"
    "no no-such-space 0 idle action=build ally=al24\ndo 0 idle ally=al24\nsays idle-ally\nis {'on_ally':{'al24':1},'gold':[5,5,5],'meeples':[6,7,7],'active':1}\ndo 1 brew\ndo 2 brew\n"
    "no space-taken 0 idle ally=al24\nno space-taken 0 use ally=al24\ndo 0 idle slot=3\nsays idle-upgrade\nis {'on_slot':[{'3':1},{},{}],'gold':[5,5,5],'meeples':[5,6,6]}" },
  { "RUL-11", TURN (",'cubes':[{'g1':3},{},{}]") "at {'ally':{'al24':1}}\nno nothing-done 0 idle ally=al24" },
  { "RISE-082", TURN (",'cubes':[{'g1':3},{},{}]") "no wrong-phase 0 decline\nno wrong-phase 0 draft ally=al01" },
  { "RUL-31", "option cubes-on-water forbid\n" TURN (",'cubes':[{'g1':3},{},{}]") BESIDE_Y9 "at {'gnome_cubes':{'y9':1}}\nno tile-not-land 0 thugs tile=y9 remove=1 add=1\nlegal 1 thugs\ndo 0 thugs tile=y9 remove=1 add=0" },
  { "RISE-202 RISE-085", /* spaces whose number is not known, or which are all taken */
    "option claim-without-effect allow\nset {'spaces':{'orctoberfest':{'singles':null},'tavern':{'singles':null}}}\n" TURN (",'cubes':[{'g1':3},{},{}]") "legal 0 orctoberfest\nlegal 0 tavern\nlegal 5 idle\nno teach-first 0 tavern beer=3 gold=0\n"
    "seats 3\nset {'spaces':{'tavern':{'multiples':0,'singles':1}}}\n" TURN (",'cubes':[{'g1':3},{},{}],'on_board':[{},{'tavern':1},{}]") "legal 0 tavern\nno space-taken 0 tavern beer=3 gold=0" },
  { "RISE-196 RUL-17", "set {'boards':{'purple-b':{'highest':null}}}\n" TURN (",'cubes':[{'g1':3},{},{}]") "no adjust-impossible h set what=production n=19 player=0\n"
    "do h set what=production n=30 player=1\nis {'production':[3,30,3]}\nno adjust-impossible h set what=production n=41 player=1" },
  { "RISE-196 RISE-012", /* nobody has pieces before there are boards */
    "seats 3\nno setup-incomplete h move piece=cubes n=1 player=0 to=dk" },
  { "RISE-196", TURN (",'cubes':[{'g1':3},{},{}],'gnome_cubes':{'g1':2}") "names\ndo h move piece=cubes n=1 player=0 to=g4\ntold By hand: 1 cube of Ann comes from the board to G4.\ndo h move piece=cubes n=1 from=g1\nis {'gnome_cubes':{'g1':1}}\n"
    "told By hand: 1 Gnome cube goes from G1 back to the board." },
  { "RISE-196", /* by hand: pieces are moved, never made */
    TURN (",'cubes':[{'g1':3},{},{}]") "no adjust-impossible h move piece=cubes n=4 player=0 from=g1\ndo h move piece=cubes n=2 player=0 from=g1 to=g2\nsays adjusted\ntold By hand: 2 cubes of Player 1 go from G1 to G2.\nis {'cubes':[{'g1':1,'g2':2},{},{}]}\ndo h move piece=cubes n=1 player=0 from=g1 out=out\n"
    "told By hand: 1 cube of Player 1 is out of the game.\n"
    "is {'cubes_left':[37,40,40,32],'out_cubes':[1,0,0]}\ndo h set what=points n=7 player=0\nis {'vp':[7,0,0],'score_manual':[{'turn-3':7},{},{}]}\nno adjust-impossible h set what=beer n=21 player=0\n"
    "do h set what=level n=7\nis {'level':'level-7'}\nno adjust-impossible h move piece=boat to=g1\ndo h move piece=boat to=y3\nis {'boat':{'y3':1},'face':{'r2':'due','r3':'due','r5':'due'}}" },
  { "RISE-196", TURN (",'cubes':[{'g1':3},{},{}]") "do h move piece=dragon to=g4\nsilent nobody-there\nis {'dragon':'g4','rampage':0}\ndo h set-tile tile=g4 icon=tower\ndo h give-ally ally=al01 player=1\nis {'ally':{'al01':2}}\n"
    "no adjust-impossible h set-tile tile=g4 type=sea\ndo h move piece=brewery player=0 to=g2\nis {'production':[4,3,3],'step':'unlock'}" },
};

void
rise_add_meeples (void)
{
  rise_add_cases ("meeples", cases, G_N_ELEMENTS (cases));
}
