/* test-effects.c: allies, upgrades, own spaces, gifts and judges of the stand-in set (8.2.1, RISE-068 … RISE-072, RISE-078, RISE-203)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

/* Phase 1: Ann takes the first of these; all have a cube or two. */
#define OFFER(ally) \
  "base\nat {'turn':2,'phase':1,'stage':'draft','active':0,'meeples':[7,7,7],'ally':{'" ally "':6,'al01':6,'al05':6,'al04':6},'cubes':[{'g4':2},{'g1':1},{'g3':1}]}\n"
/* Phase 2: it is Ann's turn. */
#define TURN "base\nat {'turn':2,'phase':2,'stage':'turn','active':0,'meeples':[3,3,3],'cubes':[{'g4':2},{'g1':1},{'g3':1}]}\n"

static const RiseCase cases[] = {
  { "RISE-078", OFFER ("al03") "do 0 draft ally=al03\nsays drafted\nsays gold\nsays beer\nis {'gold':[7,5,5],'beer':[7,4,4],'vp':[0,0,0],'active':1}" },
  { "RISE-078 RISE-067", /* points, goods, production, each once */
    OFFER ("al06") "do 0 draft ally=al06\nis {'production':[4,3,3],'beer':[7,4,4]}" },
  { "RISE-073 RUL-16", "" OFFER ("al02") "at {'beer':[18,4,4]}\ndo 0 draft ally=al02\nis {'beer':[20,4,4],'vp':[1,0,0]}" },
  { "RISE-071 RISE-068 RUL-70", /* a token from the supply is put on a slot at once */
    OFFER ("al08") "do 0 draft ally=al08\nis {'step':'unlock'}\nno not-your-turn 1 upgrade-slot slot=1\nno must-resolve-first 1 draft ally=al05\nlegal 8 upgrade-slot\ndo 0 upgrade-slot slot=1\n"
    "says unlocked\nis {'slots':[['1'],[],[]],'production':[4,3,3],'active':1,'step':'draft'}" },
  { "RISE-069", OFFER ("al08") "at {'slots':[['1','2'],[],[]]}\ndo 0 draft ally=al08\nno upgrade-slot-taken 0 upgrade-slot slot=2\nlegal 6 upgrade-slot" },
  { "RUL-18", /* no free slot: to the supply, without effect */
    OFFER ("al08") "at {'slots':[['1','2','3','4','5','6','7','8'],[],[]]}\ndo 0 draft ally=al08\nsays no-slot\nis {'active':1}" },
  { "RISE-203 RISE-046 RUL-77", /* a boat, or none */
    OFFER ("al10") "at {'cubes':[{'g4':2,'g2':1},{'g1':1},{'g3':1}]}\ndo 0 draft ally=al10\nis {'step':'gift','vp':[2,0,0]}\nno not-a-sea-tile 0 boat tile=y4\nno tile-not-adjacent 0 boat tile=y9\n"
    "no tile-face-down 0 boat tile=r11\nno no-such-tile 0 boat tile=r1\nno must-resolve-first 0 settle tile=g4 n=1\nlegal 2 boat\nlegal 1 waive\ndo 0 boat tile=y3\nsays boat-built\n"
    "is {'boat':{'y3':1},'awaits':'tile'}" },
  { "RUL-77 RISE-203", OFFER ("al10") "at {'cubes':[{'g4':2,'g2':1},{'g1':1},{'g3':1}]}\ndo 0 draft ally=al10\ndo 0 waive\nsays waived\nis {'boat':{},'active':1}" },
  { "RISE-203 RUL-75", /* also where everything is asked */
    "asked\n" OFFER ("al10") "do 0 draft ally=al10\nsays lapsed\nis {'active':1,'step':'draft'}" },
  { "RISE-203", /* without a lawful use it lapses */
    OFFER ("al10") "do 0 draft ally=al10\nlegal 1\ndo 0 waive\nsays lapsed\nsays no-lawful-target\ntold Y2, Y3 and Y9: not adjacent.\nis {'active':1}" },
  { "RISE-046", OFFER ("al10") "at {'boat':{'y2':1},'face':{'r2':'up','r3':'up','r5':'up'},'type':{'r2':'desert','r3':'lair','r5':'swamp'},'icon':{'r2':'lion','r3':'none','r5':'scale'},'dragon':'y3',"
    "'cubes':[{'g2':1},{'g1':1},{'g3':1}]}\ndo 0 draft ally=al10\nno boat-already-there 0 boat tile=y2\nno dragon-blocks-into 0 boat tile=y3" },
  { "RISE-203 RISE-096", /* up to two cubes to one tile of one's own */
    OFFER ("al11") "do 0 draft ally=al11\nno tile-not-occupied 0 settle tile=g5 n=1\nno too-many-cubes 0 settle tile=g4 n=3\nno must-resolve-first 0 dragon path=g1\nlegal 2 settle\ndo 0 settle tile=g4 n=2\n"
    "says settled\nis {'cubes':[{'g4':4},{'g1':1},{'g3':1}],'vp':[1,0,0]}" },
  { "RISE-203 RISE-095", /* up to three Gnome cubes of one tile, wherever it is */
    OFFER ("al12") "at {'gnome_cubes':{'dk':8,'g5':1}}\ndo 0 draft ally=al12\nno no-gnome-cube 0 drive tile=g4 n=1\nno not-enough-cubes-in-tile 0 drive tile=g5 n=2\nno too-many-cubes 0 drive tile=dk n=4\n"
    "legal 4 drive\ndo 0 drive tile=dk n=3\nsays driven\nis {'gnome_cubes':{'dk':5,'g5':1},'cubes_left':[38,39,39,26]}" },
  { "RUL-64 RUL-80", /* one more meeple, at once and after every Reset */
    OFFER ("al36") "do 0 draft ally=al36\nsays meeples\nis {'meeples':[8,7,7],'more_meeples':[1,0,0]}" },

  /* ---- Own spaces ---- */
  { "RISE-099 RISE-089 RISE-085", /* of an ally: its owner's, once a turn */
    TURN "at {'ally':{'al24':1,'al25':2}}\nno not-your-space 0 use ally=al25\ndo 0 use ally=al24\nsays used-ally\nsays gold\nis {'gold':[8,5,5],'meeples':[2,3,3],'active':1}\n"
    "at {'active':0}\nno space-taken 0 use ally=al24\nno no-such-space 0 use ally=al24 slot=1" },
  { "RISE-099 RISE-074", /* a price in beer; gold may stand in */
    TURN "at {'ally':{'al23':1},'beer':[1,4,4]}\nno underpayment 0 use ally=al23 beer=1 gold=0\nno overpayment 0 use ally=al23 beer=1 gold=2\nlegal 2 use\ndo 0 use ally=al23 beer=1 gold=1\n"
    "says points\nis {'beer':[0,4,4],'gold':[4,5,5],'vp':[2,0,0]}" },
  { "RISE-099", /* a price in gold, then what it does in printed order */
    TURN "at {'ally':{'al26':1},'gnome_cubes':{'dk':4},'gold':[1,5,5]}\nno no-gnome-cube 0 use ally=al26 tile=g4 n=1\ndo 0 use ally=al26 tile=dk n=3\nis {'gold':[0,5,5],'vp':[1,0,0],'gnome_cubes':{'dk':1}}\n"
    "at {'active':0,'on_ally':{'al26':0}}\nno not-enough-gold 0 use ally=al26 tile=dk n=1" },
  { "RISE-089 RISE-072", /* beside an upgrade: only once it is unlocked */
    TURN "at {'cubes':[{'g2':1},{},{}]}\nno space-locked 0 use slot=3 tile=y3\nat {'slots':[['3'],[],[]]}\nlegal 2 use\ndo 0 use slot=3 tile=y3\nsays used-upgrade\nsays boat-built\n"
    "is {'gold':[4,5,5],'vp':[2,0,0],'boat':{'y3':1}}" },
  { "RISE-202 RISE-079", /* an ally of whom only the points are known */
    "set {'allies':{'al01':{'effects':null}}}\n" OFFER ("al02") "no teach-first 0 draft ally=al01\ndo 0 draft ally=al02" },
  { "RISE-136 RISE-137 RISE-204", /* the dragon by an ally's space; it rampages for its mover */
    TURN "at {'ally':{'al27':1},'face':{'r2':'up','r3':'up','r5':'up'},'type':{'r2':'desert','r3':'lair','r5':'swamp'},'icon':{'r2':'lion','r3':'none','r5':'scale'},'dragon':'y12'}\n"
    "no dragon-must-leave 0 use ally=al27 path=g1,y12\nno dragon-step-illegal 0 use ally=al27 path=g4\nno dragon-too-far 0 use ally=al27 path=g1,g2,g3,g4\ndo 0 use ally=al27 path=g1\n"
    "says dragon-moved\nis {'dragon':'g1','step':'bribe','gold':[3,5,5]}\ndo 1 bribe gold=0\nsays eaten\nis {'cubes':[{'g4':2},{},{'g3':1}],'active':1}" },

  /* ---- What holds ---- */
  { "EX-73 RUL-81 RISE-117", /* boosts add up; no price falls below 0 */
    "base\nat {'turn':2,'phase':3,'stage':'slot','active':0,'card':{'1':'festival','2':'festival','3':'caravan','4':'caravan','5':'expand','6':'expand','7':'delivery','8':'competition'},'on_card':{'1':[0,null,null,null,null]},'at_card':'1','at_space':0,'ally':{'al13':1,'al14':1},'slots':[['4'],[],[]],"
    "'beer':[0,4,4],'gold':[0,5,5],'cubes':[{'g4':2},{'g1':1},{'g3':1}]}\nno too-few-cubes 0 festival tile=g4 n=3 beer=0 gold=0\ndo 0 festival tile=g4 n=5 beer=0 gold=0\n"
    "is {'cubes':[{'g4':7},{'g1':1},{'g3':1}],'beer':[0,4,4],'gold':[0,5,5]}" },
  { "RISE-142 RISE-143", /* fireproof: the dragon takes no brewery, but cubes; a discount on the bribe */
    TURN "at {'ally':{'al27':2,'al32':1,'al31':1},'active':1,'face':{'r2':'up','r3':'up','r5':'up'},'type':{'r2':'desert','r3':'lair','r5':'swamp'},'icon':{'r2':'lion','r3':'none','r5':'scale'},"
    "'dragon':'g3','cubes':[{'g4':1},{'g1':1},{'g3':1}],'breweries':[{'g4':1},{},{}],'box_gone':[1,0,0],'production':[4,3,3]}\ndo 1 use ally=al27 path=g4\n"
    "no bribe-wrong-amount 0 bribe gold=2\ndo 0 bribe gold=0\nsays fireproof\nsays no-brewery\nis {'breweries':[{'g4':1},{},{}],'cubes':[{},{'g1':1},{'g3':1}]}" },
  { "RISE-104 RUL-72 RISE-073", /* a second brewery, and a price one gold less */
    TURN "at {'slots':[['8'],[],[]],'breweries':[{'g4':1},{},{}],'box_gone':[1,0,0],'production':[4,3,3]}\ndo 0 build tile=g4\nis {'breweries':[{'g4':2},{},{}],'gold':[3,5,5]}" },
  { "RISE-103 RISE-011", /* a permission for the Desert */
    TURN "at {'cubes':[{'g6':2},{'g1':1},{'g3':1}]}\nno terrain-forbids-brewery 0 build tile=g6\nat {'ally':{'al33':1}}\ndo 0 build tile=g6\nis {'breweries':[{'g6':1},{},{}]}" },
  { "RISE-091", /* Brew Beer by an upgraded brewer */
    TURN "at {'ally':{'al37':1}}\ndo 0 brew\nis {'beer':[8,4,4]}" },

  /* ---- Tribute ---- */
  { "EX-24 RISE-094 RISE-048", "base\n" BESIDE_Y1 "at {'turn':2,'phase':2,'stage':'turn','active':0,'meeples':[3,3,3],'face':{'r3':'up','r5':'up'},'type':{'r3':'lair','r5':'swamp'},"
    "'icon':{'r3':'none','r5':'scale'},'cubes':[{'y1':3},{},{}],'dragon':'y9'}\ndo 0 tribute path=y2,y1\nis {'dragon':'y1','gold':[2,5,5],'step':'bribe'}\ndo 0 bribe gold=0\n"
    "is {'cubes':[{},{},{}],'active':1}" },
  { "EX-25 EX-78 RISE-136 RUL-43", TURN "at {'cubes':[{'g3':2},{'g1':1},{}],'dragon':'g4','face':{'r3':'up','r2':'up','r5':'up'},'type':{'r3':'lair','r2':'desert','r5':'swamp'},'icon':{'r3':'none','r2':'lion','r5':'scale'}}\n"
    "no dragon-must-leave 0 tribute path=y6,g4\nno dragon-too-far 0 tribute path=g3,g2,g1\nno dragon-too-far 0 tribute path=y4,y3,y2\nno dragon-step-illegal 0 tribute path=y4\n"
    "no dragon-must-leave 0 tribute\nno beer-is-not-gold 0 tribute path=g5 beer=3\nat {'dragon':null,'face':{'r3':'down'},'type':{'r3':null},'icon':{'r3':'open'}}\nno dragon-not-on-board 0 tribute path=g5" },
  { "EX-26 RISE-047", /* only the boat where it ends is lost */
    "base\n" BESIDE_Y9 "at {'turn':2,'phase':2,'stage':'turn','active':0,'meeples':[3,3,3],'face':{'r11':'up','r2':'up','r3':'up','r5':'up','r15':'up'},"
    "'type':{'r11':'sea','r2':'desert','r3':'lair','r5':'swamp','r15':'mountain'},'icon':{'r11':'none','r2':'lion','r3':'none','r5':'scale','r15':'lion'},'boat':{'y9':1,'y2':1},'dragon':'y10',"
    "'cubes':[{'g4':1},{'g1':1},{'g3':1}]}\ndo 0 tribute path=y9,y2\nsays boat-lost\nis {'boat':{'y9':1},'dragon':'y2'}" },
  { "RUL-40", /* the option lets a player's dragon onto a face-down tile: nobody is there */
    "option dragon-face-down may-enter\n" TURN "at {'dragon':'y12','face':{'r2':'up','r3':'up','r5':'up'},'type':{'r2':'desert','r3':'lair','r5':'swamp'},'icon':{'r2':'lion','r3':'none','r5':'scale'}}\n"
    "do 0 tribute path=r17\nsays nobody-there\nis {'dragon':'r17','face':{'r17':'down'}}" },
};

void
rise_add_effects (void)
{
  rise_add_cases ("effects", cases, G_N_ELEMENTS (cases));
}
