/* test-dragon.c: the dragon moves by cards and by players, boats are lost, rampages (5.9)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

/* A card comes up; the base is a competitive match. */
#define UP(card) "do - gnome-card card=" card "\n"
#define ON "do h go-on\n"

static const RiseCase cases[] = {
  { "RISE-126 RISE-205", /* on the score board it waits, and the card goes on */
    "set-of TEST\nbase\n" UP ("move-plains") "is {'step':'dragon','rejected':'','chosen':''}\n" ON "says dragon-waits\nis {'dragon':null,'union_step':'primary'}" },
  { "EX-47 RISE-127 RISE-129 RISE-131 RISE-137", /* Highland or not: lion before scale */
    "set-of TEST\nbase\nat {'dragon':'y6'}\n" UP ("move-plains") "is {'chosen':'g4','passed':'y5','rejected':'y8','reasons':3}\n" ON
    "says dragon-icon\nsays dragon-far\nsays nobody-there\nis {'dragon':'g4','union_step':'primary'}\n"
    "told The dragon goes to G4 before Y5: lion comes first in lion, scale, tower.\ntold Plains: Y8 not adjacent for the dragon." },
  { "EX-49 RISE-128", /* fly, wherever it lies */
    "set-of TEST\nbase\nat {'dragon':'r3','face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'}}\n" UP ("fly-keep") ON "says dragon-only\nis {'dragon':'dk'}" },
  { "EX-49 RISE-133 RUL-42", /* its own tile is never eligible */
    "set-of TEST\nbase\nat {'dragon':'dk','gnome_cubes':{'dk':8}}\n" UP ("fly-keep") "is {'rejected':'dk','chosen':''}\n" ON
    "says dragon-own\nsays dragon-stays\nsilent eaten-gnomes\nis {'dragon':'dk','gnome_cubes':{'dk':8},'union_step':'primary'}" },
  { "EX-50 RISE-133", "set-of TEST\nbase\nat {'dragon':'y12'}\n" UP ("move-swamp") "is {'rejected':'g2 y7'}\n" ON "says dragon-stays\nsays dragon-far\nis {'dragon':'y12'}" },
  { "EX-50 RISE-048 RISE-153 RUL-54", /* all Sea is adjacent to the lair; without icons the starting player chooses */
    "set-of TEST\nbase\nat {'dragon':'r3','face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'}}\n" UP ("move-sea")
    "is {'step':'dragon-to','tied':'y2 y3 y9','chooser':0}\nno not-your-turn 1 dragon-to tile=y2\nno not-eligible 0 dragon-to tile=y4\nno must-resolve-first h go-on\n"
    "legal 3 dragon-to\ndo 0 dragon-to tile=y9\nsays dragon-tie\nis {'dragon':'y9','union_step':'primary'}" },
  { "RUL-33 RISE-130", /* Sea does not match the lair, unless the option says so */
    "set-of TEST\nbase\nat {'dragon':'y3','face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'}}\n" UP ("move-sea") "is {'tied':'y2 y9'}" },
  { "RUL-33", "set-of TEST\noption sea-card-takes-lair yes\nbase\nat {'dragon':'y3','face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'}}\n" UP ("move-sea")
    "is {'tied':'y2 y9 r3'}" },
  { "RISE-059 RISE-135", /* face-down tiles are not there for it */
    "set-of TEST\nbase\nat {'dragon':'y3'}\n" UP ("fly-plains") "is {'chosen':'g4','passed':'y5 y8'}" },
  { "EX-74 RISE-202 RUL-78", /* an icon is asked for when it decides, and only that one */
    "set-of TEST\nbase\nat {'dragon':'y6','icon':{'y5':'open'}}\n" UP ("slt") "is {'awaits':'icon'}\nno must-resolve-first h go-on\nno not-eligible - icon tile=y8 icon=scale\n"
    "no not-eligible - icon tile=g4 icon=lion\ndo - icon tile=y5 icon=scale\nsays icon-told\nis {'chosen':'y5','passed':'g4','icon':{'y5':'scale'}}\n" ON "is {'dragon':'y5'}" },
  { "EX-74", "set-of TEST\nbase\nat {'dragon':'y6','icon':{'y5':'open'}}\n" UP ("slt") "do - icon tile=y5 icon=tower\n" ON "is {'dragon':'g4'}" },
  { "EX-74 RISE-202", /* a whole set knows which icons are left for a type: both towers and one lion of the plains lie face up */
    "base\nat {'dragon':'y6','icon':{'y5':'open'}}\n" UP ("gnomes-15") "is {'awaits':'icon'}\nno deck-impossible - icon tile=y5 icon=tower\nno deck-impossible - icon tile=y5 icon=none\n"
    "do - icon tile=y5 icon=scale\nsays icon-told\nis {'chosen':'y5','passed':'g4','icon':{'y5':'scale'}}" },
  { "RISE-202 RUL-54", /* none is an answer, and ranks last */
    "set-of TEST\nbase\nat {'dragon':'y6','icon':{'y5':'open'}}\n" UP ("slt") "do - icon tile=y5 icon=none\nis {'chosen':'g4'}" },
  { "RISE-047", "set-of TEST\nbase\nat {'dragon':'y6','boat':{'y9':1},'face':{'r12':'up','r14':'up','r11':'up'},'type':{'r12':'sea','r14':'swamp','r11':'sea'},"
    "'icon':{'r12':'none','r14':'tower','r11':'none'}}\n" UP ("move-sea") ON "says dragon-stays\nis {'boat':{'y9':1}}" },

  /* ---- Rampages ---- */
  { "EX-51 RISE-138 RISE-139 RISE-141 RISE-074", /* the bribe in gold, whole, in turn order */
    "set-of TEST\nbase\nat {'dragon':'y9','cubes':[{'g4':2},{'g4':1},{}],'gold':[5,2,5],'beer':[0,9,0]}\n" UP ("move-plains") "is {'rejected':'g4 y5','chosen':'y8'}" },
  { "EX-51 RISE-139 RISE-141", "set-of TEST\nbase\nat {'dragon':'y6','cubes':[{'g4':2},{'g4':1},{}],'gold':[5,2,5],'beer':[0,9,0]}\n" UP ("move-plains") ON
    "is {'step':'bribe'}\nno not-your-turn 1 bribe gold=3\nno bribe-not-due 2 bribe gold=3\nno beer-is-not-gold 0 bribe gold=0 beer=3\nno bribe-wrong-amount 0 bribe gold=2\nlegal 2 bribe\n"
    "do 0 bribe gold=3\nsays bribed\nis {'gold':[2,2,5]}\nno not-enough-gold 1 bribe gold=3\nno beer-is-not-gold 1 bribe gold=3 beer=3\nlegal 1 bribe\ndo 1 bribe gold=0\n"
    "says cannot-bribe\nsays no-brewery\nsays eaten\nsays nothing-left\nis {'cubes':[{'g4':2},{},{}],'union_step':'primary'}" },
  { "EX-52 RISE-140 RISE-143 RUL-46", /* the Gnomes pay if they can; rounds until the fill is reached */
    "set-of TEST\nbase\nat {'turn':4,'face':{'r2':'up','r3':'up','r5':'up','r6':'up','r8':'up','r9':'up','r11':'up','r12':'up','r14':'up','r15':'up','r17':'up','r18':'up'},"
    "'type':{'r2':'desert','r3':'lair','r5':'swamp','r6':'plains','r8':'highland','r9':'desert','r11':'sea','r12':'sea','r14':'swamp','r15':'mountain','r17':'highland','r18':'forest'},"
    "'icon':{'r2':'lion','r3':'none','r5':'scale','r6':'lion','r8':'tower','r9':'lion','r11':'none','r12':'none','r14':'tower','r15':'lion','r17':'lion','r18':'scale'},"
    "'dragon':'y6','cubes':[{'g4':3},{'g4':2},{}],'gnome_cubes':{'g4':4},'gnome_gold':3}\n" UP ("move-plains") ON
    "says gnomes-short\ndo 0 bribe gold=0\nsays not-bribed\ndo 1 bribe gold=4\nsays eaten-both\nsays sated\n"
    "is {'cubes':[{},{'g4':2},{}],'gnome_cubes':{'g4':1},'control':{'g4':1},'cubes_left':[40,38,40,31],'gold':[5,1,5]}" },
  { "RISE-140", "set-of TEST\nbase\nat {'dragon':'y6','gnome_cubes':{'g4':4},'gnome_gold':4}\n" UP ("move-plains") ON
    "says gnomes-bribe\nsays no-brewery\nsays nothing-left\nis {'gnome_cubes':{'g4':4},'gnome_gold':1}" },
  { "EX-53 RISE-142 RISE-066 RISE-143", /* a brewery first, then cubes; the end below the fill */
    "set-of TEST\nbase\nat {'dragon':'y6','cubes':[{'g4':1},{'g4':2},{}],'breweries':[{'g4':1},{},{}],'production':[4,3,3],'gold':[0,0,0],'box_gone':[1,0,0]}\n" UP ("move-plains") ON
    "do 0 bribe gold=0\ndo 1 bribe gold=0\nsays brewery-burnt\nsays nothing-left\nis {'cubes':[{},{},{}],'breweries':[{},{},{}],'production':[3,3,3]}" },
  { "RUL-45 RISE-142", /* several unprotected breweries: the starting player chooses */
    "set-of TEST\nbase\nat {'first':2,'dragon':'y6','gnome_cubes':{'g4':1},'gnome_breweries':{'g4':1},'breweries':[{'g4':1},{},{}],'production':[4,3,3],'gnome_gold':0,'box_gone':[1,0,0]}\n"
    UP ("move-plains") ON "do 0 bribe gold=0\nis {'step':'burn'}\nno not-your-turn 0 burn\nno not-eligible 2 burn player=1\nlegal 2 burn\ndo 2 burn\n"
    "says brewery-burnt-gnomes\nsays burn-chosen\nis {'gnome_breweries':{},'breweries':[{'g4':1},{},{}],'gnome_cubes':{}}" },
  { "RISE-141", /* the brewery of who paid is spared */
    "set-of TEST\nbase\nat {'dragon':'y6','cubes':[{},{'g4':1},{}],'breweries':[{'g4':1},{},{}],'production':[4,3,3],'box_gone':[1,0,0]}\n" UP ("move-plains") ON
    "do 0 bribe gold=3\ndo 1 bribe gold=0\nsays brewery-spared\nsays no-brewery\nis {'breweries':[{'g4':1},{},{}],'cubes':[{},{},{}]}" },
  { "RUL-44", /* in secret: in any order, told together */
    "set-of TEST\noption bribe-order secret\nbase\nat {'dragon':'y6','cubes':[{'g4':1},{'g4':1},{}]}\n" UP ("move-plains") ON
    "do 1 bribe gold=3\nsays bribe-answered\nsilent bribed\nis {'gold':[5,5,5]}\nno bribe-not-due 1 bribe gold=0\ndo 0 bribe gold=0\nsays bribed\nsays not-bribed\n"
    "is {'gold':[5,2,5],'cubes':[{},{'g4':1},{}]}" },
  { "RISE-202", /* what the score board says is asked at the first rampage of the turn */
    "set-of OPEN\nbase\nat {'dragon':'y6','cubes':[{'g4':1},{},{}]}\n" UP ("move-plains") ON "is {'step':'rampage'}\nno teach-first h go-on\nlegal 0\nteach turns {'id':'turn-3','name':'Turn 3','bribe':3,'fill':4}\nlegal 2 bribe" },
  { "RISE-202 RISE-139", /* a discount makes it nothing: there is nothing to choose */
    "set-of OPEN\nbase\nat {'dragon':'y6','cubes':[{'g4':1},{},{}],'slots':[['7'],[],[]]}\n" UP ("move-plains") ON "no teach-first h go-on\nteach turns {'id':'turn-3','name':'Turn 3','bribe':1,'fill':4}\nlegal 1 bribe\ndo 0 bribe gold=0\n"
    "is {'rampage':0}" },
  { "RISE-202", /* and once it is known the rampage goes on, also where no player is */
    "set-of OPEN\nbase\nat {'dragon':'y6','gnome_cubes':{'g4':1}}\n" UP ("move-plains") ON "is {'step':'rampage'}\nno teach-first h go-on\n"
    "teach turns {'id':'turn-3','name':'Turn 3','bribe':3,'fill':4}\ndo h go-on\nis {'rampage':0,'gnome_cubes':{}}" },
  { "RUL-81", /* a bribe of 0 counts as paid without being asked */
    "set-of TEST\nbase\nat {'turn':1,'dragon':'y6','cubes':[{'g4':1},{'g4':1},{}],'slots':[['7'],[],[]]}\n" UP ("move-plains") ON "do 1 bribe gold=0\nis {'cubes':[{'g4':1},{},{}]}" },
};

void
rise_add_dragon (void)
{
  rise_add_cases ("dragon", cases, G_N_ELEMENTS (cases));
}
