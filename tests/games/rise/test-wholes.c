/* test-wholes.c: what whole commands and the host's corrections refuse, and why (5.15, RISE-196)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

/* Ann's meeple on the first space of a card, as in test-actions.c. */
#define ON(card, more) \
  "base\nat {'phase':3,'stage':'slot','active':0,'at_card':'" card "','at_space':0,'board':['yellow-a','red-a','blue-a'],'on_card':{'" card "':[0,null,null,null,null]}" more "}\n"
#define TURN(more) "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[7,7,7]" more "}\n"
#define REDS "," RED
/* All of Ann's cubes stand on tiles. */
#define ALL_OUT ",'cubes':[{'y5':1,'g1':33,'y8':4,'y7':2},{'y5':2},{'g3':1}]," RED

static const RiseCase cases[] = {
  { "RISE-118 RISE-059 RISE-144 RISE-200", /* a caravan */
    ON ("4", ",'cubes':[{'g1':4},{'g2':1},{'g3':1}],'dragon':'g4'")
    "no wrong-action 0 deliver-from tile=g1 from=g1\nno wrong-action 0 compete tile=g1 n=1\nno not-enough-beer 0 caravan from=g1 to=dk beer=9\n"
    "no overpayment 0 caravan from=g1 to=dk beer=2\nno overpayment 0 caravan from=g1 to=dk gold=2\nno no-such-tile 0 caravan from=r1 to=dk\nno no-such-tile 0 caravan from=g1 to=dk,r1\n"
    "no tile-face-down@RISE-059 0 caravan from=r17 to=dk\nno tile-face-down 0 caravan from=g1 to=dk,r17\nno dragon-blocks-into@RISE-144 0 caravan from=g1 to=g4\n"
    "no dragon-blocks-out-of@RISE-144 0 caravan from=g4 to=g5\nno single-source-only@RISE-118 0 caravan from=several to=dk\nno not-enough-cubes-in-tile 0 caravan from=g1 to=dk,dk,dk,dk,dk\n"
    "do 0 caravan from=g1 to=dk,g2 gold=1\nis {'cubes':[{'g1':2,'dk':1,'g2':1},{'g2':1},{'g3':1}],'gold':[4,5,5],'beer':[4,4,4]}" },
  { "RISE-118 RUL-31", /* with the option, no cubes on water */
    "option cubes-on-water forbid\n" ON ("4", ",'cubes':[{'g1':4},{'g2':1},{'g3':1}]")
    "no tile-not-land@RISE-060 0 caravan from=g1 to=y2\nno not-enough-cubes-in-tile 0 caravan from=y2 to=g1\ndo 0 caravan from=g1 to=dk" },
  { "RISE-120 RISE-117", /* a Brew Festival from tiles */
    ON ("3", ALL_OUT ",'dragon':'y7'")
    "no player-board-empty 0 deliver-from tile=g1 from=\nno no-such-tile 0 deliver-from tile=g1 from=y8,r1\nno no-such-tile 0 deliver-from tile=r1 from=y8\nno dragon-blocks-out-of 0 deliver-from tile=g1 from=y7\n"
    "no dragon-blocks-into 0 deliver-from tile=y7 from=y8\nno tile-not-occupied 0 deliver-from tile=g2 from=y8\nno tile-face-down 0 deliver-from tile=r3 from=y8\n"
    "no not-enough-beer 0 deliver-from tile=g1 from=y8 beer=5\ndo 0 deliver-from tile=g1 from=y8,y8\nis {'cubes':[{'y5':1,'g1':35,'y8':2,'y7':2},{'y5':2},{'g3':1}]}" },
  { "RISE-120 RISE-115", /* a Barrel Delivery from tiles */
    ON ("1", ",'cubes':[{'g1':40},{'g2':1},{'g3':1}]") "no tile-not-adjacent 0 deliver-from tile=y6 from=g1\ndo 0 deliver-from tile=dk from=g1\nis {'cubes':[{'g1':39,'dk':1},{'g2':1},{'g3':1}]}" },
  { "RISE-120 RUL-31", "option cubes-on-water forbid\n" ON ("3", ALL_OUT) "no tile-not-land 0 deliver-from tile=y2 from=y8" },
  { "RISE-116 RISE-120", /* a Beer Competition with an empty board */
    ON ("2", ALL_OUT ",'dragon':'y8'")
    "no player-board-empty 0 compete tile=y5 players=1 n=1\nno no-such-tile 0 compete tile=y5 players=1 from=r1\nno no-such-tile 0 compete tile=r1 players=1\n"
    "no dragon-blocks-out-of 0 compete tile=y5 players=1 from=y8\nno not-enough-cubes-in-tile 0 compete tile=y5 players=1 from=y5\nno not-enough-cubes-in-tile 0 compete tile=y5 players=1 from=y6\n"
    "no single-source-only@RISE-120 0 compete tile=y5 players=1 from=g1,y7\nno too-many-cubes 0 compete tile=y5 players=1 from=g1,g1,g1\nno too-many-cubes 0 compete tile=y5 players=1 n=3 from=g1,g1\n"
    "no too-few-cubes 0 compete tile=y5 players=1 n=1 from=g1,g1\nno nothing-done@RISE-116 0 compete tile=y5 n=0\nno not-enough-beer 0 compete tile=y5 players=1 beer=5\n"
    "do 0 compete tile=y5 players=1 from=g1,g1\nis {'cubes':[{'y5':3,'g1':31,'y8':4,'y7':2},{'y5':1},{'g3':1}]}" },
  { "RISE-116 RUL-08", "option empty-board-source several-tiles\n" ON ("2", ALL_OUT) "do 0 compete tile=y5 players=1 from=g1,y7\nis {'cubes':[{'y5':3,'g1':32,'y8':4,'y7':1},{'y5':1},{'g3':1}]}" },
  { "RISE-116 RISE-120", /* with cubes on the board */
    ON ("2", ",'cubes':[{'y5':3},{'y5':2},{'g3':1}],'gnome_cubes':{'y5':1}" REDS)
    "no player-board-not-empty 0 compete tile=y5 from=y5\nno nothing-done 0 compete tile=y5 n=0\nno not-enough-cubes-in-tile@RISE-116 0 compete tile=y5 gnomes=2\nno not-enough-cubes-in-tile 0 compete tile=y5 players=2\n"
    "no too-many-cubes 0 compete tile=y5 players=1 n=3\nno tile-not-occupied 0 compete tile=g3 players=2\nno too-many-cubes 0 compete tile=y5 players=1,1 gnomes=1\n"
    "do 0 compete tile=y5 players=1 gnomes=1 gold=1\nis {'cubes':[{'y5':5},{'y5':1},{'g3':1}],'gnome_cubes':{},'gold':[4,5,5]}" },
  { "RISE-116 RUL-31", "option cubes-on-water forbid\n" ON ("2", ",'cubes':[{'g1':3},{'g1':2},{'g3':1}]")
    "no tile-not-land 0 compete tile=y2 players=1 n=1\nno tile-not-occupied 0 compete tile=y2 players=1 n=0" },
  { "RISE-082 RISE-100", /* a meeple on an action */
    TURN (",'cubes':[{'g4':3},{'g4':1},{}],'on_card':{'1':[1,1,1,null,null],'6':[1,1,1,null,null]}")
    "no card-not-in-play 0 put action=delivery\nno not-your-turn 1 put action=festival\ndo 0 put action=festival" },
  { "RISE-196", /* cubes and breweries by the host */
    TURN (",'cubes':[{'g4':3},{'g4':1},{}],'breweries':[{'g4':1},{},{}],'gnome_cubes':{'g4':2},'gnome_breweries':{'g5':1},'boat':{'y2':1}")
    "no not-your-turn 0 set what=beer n=2 player=0\nno no-such-tile h move piece=cubes n=1 player=0 from=r1\nbecause There is no tile on R1 in this game.\nno tile-face-down h move piece=cubes n=1 player=0 to=r17\n"
    "no adjust-impossible h move piece=cubes n=1 player=0\nno adjust-impossible h move piece=cubes n=0 player=0 to=g4\nno adjust-impossible h move piece=cubes n=1 player=0 from=g4 to=g5 out=out\n"
    "no adjust-impossible h move piece=cubes n=1 player=0 from=g4 to=g4\nno adjust-impossible h move piece=cubes n=4 player=0 from=g4 to=g5\nno adjust-impossible h move piece=cubes n=3 from=g4\n"
    "no adjust-impossible@RISE-196 h move piece=brewery player=1 from=g4\nno adjust-impossible@RISE-196 h move piece=brewery from=g4\n"
    "do h move piece=brewery player=0 from=g4 to=g5\nis {'breweries':[{'g5':1},{},{}]}\ndo h move piece=brewery player=0 from=g5 out=out\nis {'breweries':[{},{},{}],'out_breweries':[1,0,0]}\n"
    "do h move piece=brewery from=g5\nis {'gnome_breweries':{}}\ndo h move piece=cubes n=2 from=g4 to=g1\ntold By hand: 2 Gnome cubes go from G4 to G1.\nis {'gnome_cubes':{'g1':2}}" },
  { "RISE-196 RISE-046", /* boats and the dragon by the host */
    TURN (",'cubes':[{'g4':3},{'g4':1},{'g4':1}],'boat':{'y2':1}")
    "no adjust-impossible h move piece=boat\nno adjust-impossible h move piece=boat from=y3\nno adjust-impossible h move piece=boat to=y2\nno adjust-impossible h move piece=boat to=g4\n"
    "no no-such-tile h move piece=boat to=r1\nno tile-face-down h move piece=dragon to=r17\ndo h move piece=boat from=y2\nis {'boat':{}}\ndo h move piece=boat to=y2\nis {'boat':{'y2':1}}" },
  { "RISE-196 RISE-104", "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[7,7,7],'breweries':[{'g4':2},{},{}]}\nno adjust-impossible@RISE-104 h move piece=brewery player=0 to=g4" },
  { "RISE-196", /* numbers by the host */
    TURN (",'cubes':[{'g4':3},{'g4':1},{'g4':1}]")
    "no adjust-impossible h set what=level n=0\nno adjust-impossible h set what=level n=11\nno adjust-impossible h set what=beer n=3\nno adjust-impossible h set what=beer n=21 player=0\n"
    "no adjust-impossible h set what=points n=501 player=0\nno adjust-impossible h set what=gold n=-1\nno adjust-impossible h set what=production n=99 player=0\nno adjust-impossible h set what=production n=0 player=0\n"
    "no adjust-impossible h set what=meeples n=21 player=0\nno adjust-impossible h set what=upgrade n=2 slot=1 player=0\nno adjust-impossible h set what=upgrade n=1 player=0\n"
    "do h set what=upgrade n=1 slot=1 player=0\nis {'slots':[['1'],[],[]]}\ndo h set what=upgrade n=0 slot=1 player=0\nis {'slots':[[],[],[]]}\n"
    "do h set what=gold n=7\nis {'gnome_gold':7}\ndo h set what=production n=4 player=1\nis {'production':[3,4,3]}\n"
    "do h set what=meeples n=0 player=0\nis {'meeples':[0,7,7],'active':1}" },
  { "RISE-196", /* tiles by the host */
    TURN (",'cubes':[{'g4':3},{'g4':1},{'g4':1}]")
    "no no-such-tile h set-tile tile=r1 type=swamp\nno tile-face-down h set-tile tile=r17 type=swamp\nno adjust-impossible h set-tile tile=g4\nno adjust-impossible h set-tile tile=dk type=swamp\n"
    "no adjust-impossible h set-tile tile=g4 type=lair\nno adjust-impossible h set-tile tile=g4 type=dragonkeep\ndo h set-tile tile=g4 type=plains icon=tower\nis {'type':{'g4':'plains'},'icon':{'g4':'tower'}}\n"
    "do h set-tile tile=g4 icon=lion\nis {'icon':{'g4':'lion'}}" },
  { "RISE-196", "base\n" BESIDE_Y1 "do h set-tile tile=r2 type=swamp icon=tower\nis {'type':{'r2':'swamp'},'icon':{'r2':'tower'}}" },
};

void
rise_add_wholes (void)
{
  rise_add_cases ("wholes", cases, G_N_ELEMENTS (cases));
}
