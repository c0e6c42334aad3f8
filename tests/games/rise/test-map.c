/* test-map.c: adjacency, water, boats, control, the dragon in the way (5.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

/* Phase 2, Ann's turn, with a bard and a brewery to build. */
#define TURN(more) "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[7,7,7]" more "}\n"
#define FACE_UP_23 ",'face':{'r2':'up','r3':'up','r5':'up'},'type':{'r2':'desert','r3':'lair','r5':'swamp'},'icon':{'r2':'lion','r3':'none','r5':'scale'}"

static const RiseCase cases[] = {
  { "RISE-037 RISE-039 EX-23", /* sharing a side */
    TURN (",'cubes':[{'g4':2},{'g1':1},{'g3':1}]") "legal 6 bard\nno tile-not-adjacent 0 bard tile=g2\nno tile-not-adjacent 0 bard tile=g4\nno no-such-tile 0 bard tile=r1\ndo 0 bard tile=y6\nsays bard\n"
    "is {'cubes':[{'g4':2,'y6':1},{'g1':1},{'g3':1}],'gold':[4,5,5],'awaits':'tile'}" },
  { "EX-23 RISE-096 RUL-21", TURN (",'cubes':[{'g4':2,'g3':1},{'g1':1},{}]") "do 0 bard tile=g4\nis {'cubes':[{'g4':3,'g3':1},{'g1':1},{}],'active':1}" },
  { "EX-27 RISE-040 RISE-041 RISE-043 RUL-32 RUL-34", /* a boat beside G1: all the body and what touches it, not the lair */
    TURN (FACE_UP_23 ",'cubes':[{'g1':1},{},{}],'boat':{'y2':1}")
    "legal 10 bard\nno tile-not-adjacent 0 bard tile=r3\nno tile-not-adjacent 0 bard tile=y5\ndo 0 bard tile=y4" },
  { "EX-27", TURN (FACE_UP_23 ",'cubes':[{'g1':1},{},{}],'boat':{'y2':1}") "do 0 bard tile=r5" },
  { "EX-27 RISE-060 RUL-31", TURN (FACE_UP_23 ",'cubes':[{'g1':1},{},{}],'boat':{'y2':1}") "do 0 bard tile=y3" },
  { "RISE-060 RUL-31", "option cubes-on-water forbid\n" TURN (FACE_UP_23 ",'cubes':[{'g1':1},{},{}],'boat':{'y2':1}") "no tile-not-land 0 bard tile=y3\nlegal 8 bard" },
  { "RUL-32", "option lair-is-water yes\n" TURN (FACE_UP_23 ",'cubes':[{'g1':1},{},{}],'boat':{'y2':1}") "do 0 bard tile=r3" },
  { "EX-28 RISE-042", /* a boat in the body, but not beside the tile */
    TURN (",'face':{'r2':'up','r3':'up','r5':'up','r6':'up'},'type':{'r2':'desert','r3':'lair','r5':'swamp','r6':'plains'},'icon':{'r2':'lion','r3':'none','r5':'scale','r6':'lion'},'cubes':[{'y4':1},{},{}],'boat':{'y2':1}") "is {'awaits':''}\nno boat-out-of-reach 0 bard tile=g1" },
  { "RUL-34", /* only from land: from a Sea tile only its neighbours */
    TURN (FACE_UP_23 ",'cubes':[{'y3':1},{},{}],'boat':{'y2':1}") "no tile-not-adjacent 0 bard tile=g1" },
  { "RUL-34", "option boat-origin land-and-sea\n" TURN (FACE_UP_23 ",'cubes':[{'y3':1},{},{}],'boat':{'y2':1}") "do 0 bard tile=g1" },
  { "RUL-35", /* a boat on a Sea tile that is adjacent only through another boat */
    TURN (FACE_UP_23 ",'cubes':[{'g1':1},{},{}],'boat':{'y2':1},'slots':[['3'],[],[]]") "do 0 use slot=3 tile=y3\nis {'boat':{'y2':1,'y3':1}}" },
  { "EX-29 RISE-046 RISE-056 RISE-058 RUL-41", /* a boat turns up what touches its body; the lair wakes the dragon, who does not rampage */
    TURN (",'cubes':[{'g1':1},{},{}],'slots':[['3'],[],[]]") "do 0 use slot=3 tile=y2\nsays boat-built\nis {'face':{'r2':'due','r3':'due','r5':'due','r6':'down'}}\n"
    "do - land tile=r2 type=desert\ndo - land tile=r3 type=lair\nsays dragon-awakes\nsilent nobody-there\nis {'dragon':'r3','rampage':0}\ndo - land tile=r5 type=swamp\nis {'face':{'r6':'down','r8':'down'},'boat':{'y2':1}}" },
  { "EX-30 RISE-057 RUL-39 RUL-69", /* water that joins passes the reveal on */
    TURN (",'cubes':[{'g5':1},{},{}],'slots':[['3'],[],[]]") "do 0 use slot=3 tile=y9\nis {'face':{'r12':'due','r14':'due','r11':'down'}}\ndo - land tile=r14 type=swamp\ndo - land tile=r12 type=sea\n"
    "is {'face':{'r11':'due'}}\ndo - land tile=r11 type=sea\nis {'face':{'r2':'down','r3':'down','r5':'down','r6':'down','r8':'down','r9':'down','r15':'down','r17':'down','r18':'down'}}" },
  { "RUL-39", "option boat-cascade off\n" TURN (",'cubes':[{'g5':1},{},{}],'slots':[['3'],[],[]]") "do 0 use slot=3 tile=y9\ndo - land tile=r14 type=swamp\ndo - land tile=r12 type=sea\nis {'face':{'r11':'down'}}" },
  { "EX-31 RISE-054 RUL-38 RISE-055", /* cubes turn up what they touch, breweries and the dragon do not */
    "base\nat {'dragon':'y6','breweries':[{'y6':1},{},{}]}\nis {'awaits':'gnome-card','face':{'r8':'down','r9':'down'}}" },
  { "EX-31 RISE-054", TURN (",'cubes':[{'g4':1},{},{}]") "do 0 bard tile=y6\nis {'face':{'r8':'due','r9':'due'}}\ndo - tile tile=r8 type=highland icon=tower\nsays revealed" },
  { "EX-32 RISE-144 RISE-145 RUL-36", /* the dragon cuts the water */
    TURN (",'face':{'r11':'up','r12':'up','r14':'up'},'type':{'r11':'sea','r12':'sea','r14':'swamp'},'icon':{'r11':'none','r12':'none','r14':'tower'},'cubes':[{'g5':1},{},{}],'boat':{'y9':1},'dragon':'r12'")
    "no dragon-blocks-through 0 bard tile=y7\ndo 0 bard tile=r14" },
  { "RUL-36", "option dragon-cuts-water no\n"
    TURN (",'face':{'r9':'up','r11':'up','r12':'up','r14':'up'},'type':{'r9':'desert','r11':'sea','r12':'sea','r14':'swamp'},'icon':{'r9':'lion','r11':'none','r12':'none','r14':'tower'},'cubes':[{'g5':1},{},{}],'boat':{'y9':1},'dragon':'r12'")
    "do 0 bard tile=y7" },
  { "EX-33 RISE-144 RUL-37", /* the only tile that would make it adjacent is the dragon's */
    TURN (",'face':{'r8':'up','r9':'up'},'type':{'r8':'highland','r9':'desert'},'icon':{'r8':'tower','r9':'lion'},'cubes':[{'y6':1},{},{}],'dragon':'y6'") "no dragon-blocks-out-of 0 bard tile=g4\nno dragon-blocks-into 0 bard tile=y6" },
  { "EX-33", TURN (",'face':{'r8':'up','r9':'up'},'type':{'r8':'highland','r9':'desert'},'icon':{'r8':'tower','r9':'lion'},'cubes':[{'y6':1,'g3':1},{},{}],'dragon':'y6'") "do 0 bard tile=g4" },
  { "RUL-37", "option dragon-blocks-origin no\n"
    TURN (",'face':{'r8':'up','r9':'up'},'type':{'r8':'highland','r9':'desert'},'icon':{'r8':'tower','r9':'lion'},'cubes':[{'y6':1},{},{}],'dragon':'y6'") "do 0 bard tile=g4" },
  { "EX-71 RUL-76 RISE-045", /* the reveal is not held up by the dragon, actions are */
    TURN (",'face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'},'cubes':[{'g1':1},{},{}],'dragon':'y3','slots':[['3'],[],[]]") "do 0 use slot=3 tile=y2\nis {'face':{'r2':'due','r5':'due'}}\n"
    "do - land tile=r2 type=desert\ndo - land tile=r5 type=swamp\nat {'active':0}\nno dragon-blocks-through 0 bard tile=r5\ndo 0 bard tile=r2" },
  { "RISE-059 RUL-40", TURN (",'cubes':[{'y8':1},{},{}],'face':{'r11':'due','r12':'due'}") "no must-resolve-first 0 bard tile=y7" },
  { "RISE-059", TURN (",'breweries':[{'y8':1},{},{}]") "no tile-face-down 0 bard tile=r11" },
  { "RISE-038 RUL-30", /* relief may go to Desert and keep, never to water */
    "base\nat {'phase':3,'stage':'then-slot','at_card':'1','relief':[0]}\nlegal 16 relieve\nno tile-not-land 0 relieve tile=y3\nno tile-face-down 0 relieve tile=r17\ndo 0 relieve tile=g6" },
  { "EX-19 RISE-050 RISE-051 RISE-052", "base\nat {'cubes':[{},{'y4':1},{'y4':3}],'breweries':[{},{'y4':1},{}],'face':{'r5':'up','r6':'up'},'type':{'r5':'swamp','r6':'plains'},'icon':{'r5':'scale','r6':'lion'}}\nis {'control':{}}" },
  { "EX-19 RISE-049 RISE-053", "base\n" BESIDE_Y4 "at {'cubes':[{'y4':2},{},{'y4':4}],'gnome_cubes':{'y4':2}}\nis {'control':{'y4':2}}\nat {'dragon':'y4'}\nis {'control':{'y4':2}}" },
};

void
rise_add_map (void)
{
  rise_add_cases ("map", cases, G_N_ELEMENTS (cases));
}
