/* test-union.c: what the Gnomes do on their cards, by type order, icons and ties, and why (5.10, 5.16)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

/* A card comes up, and the dragon's line is done: it waits on the score board. */
#define CARD(card) "do - gnome-card card=" card "\ndo h go-on\n"
#define ON "do h go-on\n"

static const RiseCase cases[] = {
  { "EX-54 EX-76 RISE-151 RISE-152 RISE-161 RISE-195 RISE-205", /* Highland G5 before Y4: lion before scale */
    "set-of TEST\nbase\n" BESIDE_Y10 "at {'gnome_cubes':{'g2':1,'y10':1}}\ndo - gnome-card card=delivery\nsays gnome-card\ndo h go-on\nsays dragon-waits\n"
    "is {'step':'union','rejected':'g4 y5 y8','passed':'y4','chosen':'g5','put':3}\nview 1 {'chosen':'g5'}\n" ON
    "says try\nsays skip-far\nsays tile-icon\nsays done-cubes\nis {'gnome_cubes':{'g2':1,'g5':3,'y10':1},'cubes_left':[40,40,40,27],'gnome_card':null,'cards_done':1}\n"
    "told Plains: G4, Y5 and Y8 not adjacent to another Gnome tile.\ntold G5 before Y4: lion comes first in lion, scale, tower." },
  { "RISE-149 RISE-150 RISE-147", /* one card, two steps, and it is discarded; then the next */
    "set-of TEST\nbase\n" BESIDE_Y10 "at {'gnome_cubes':{'g2':1,'y10':1}}\n" CARD ("delivery") ON "is {'stage':'gnome-card','awaits':'gnome-card'}\nno deck-impossible - gnome-card card=delivery\n"
    "do - gnome-card card=expand\nis {'cards_done':1,'step':'dragon'}" },
  { "RISE-157 RISE-154 RISE-150", /* Festival: occupied; the first type that has one */
    "set-of TEST\nbase\n" BESIDE_Y5 "at {'gnome_cubes':{'g1':2,'y5':1,'dk':1}}\n" CARD ("festival") "is {'chosen':'g1','rejected':'y6 y10'}\n" ON "is {'gnome_cubes':{'g1':5,'y5':1,'dk':1}}" },
  { "EX-55 RISE-155", "set-of TEST\nbase\nat {'gnome_cubes':{'dk':8,'g1':8,'g2':8,'g3':6}}\n" CARD ("festival") ON "says partial\nis {'gnome_cubes':{'dk':8,'g1':10,'g2':8,'g3':6}}" },
  { "EX-55 RISE-154", /* nothing in the store: the next action */
    "set-of TEST\nbase\nat {'gnome_cubes':{'dk':8,'g1':8,'g2':8,'g3':8}}\n" CARD ("festival") "is {'rejected':'','chosen':''}\n" ON "says no-cubes\nsays impossible\n"
    "is {'union_step':'secondary','chosen':'dk'}\n" ON "says tile-only\nsays done-brewery\nis {'gnome_breweries':{'dk':1}}" },
  { "EX-60 RISE-158 RISE-154", /* both player cubes go, two Gnome cubes come: no choice */
    "set-of TEST\nbase\n" BESIDE_Y4 "at {'cubes':[{'y4':1},{'y4':1},{}],'gnome_cubes':{'y4':1}}\n" CARD ("competition") "is {'chosen':'y4','rejected':'g5'}\n" ON
    "says victim\nsilent victims\nis {'cubes':[{},{},{}],'gnome_cubes':{'y4':3},'cards_done':1}" },
  { "EX-60 RISE-158 RUL-50", /* red 2, blue 1: the starting player names which two go */
    "set-of TEST\nbase\n" BESIDE_Y4 "at {'first':1,'cubes':[{'y4':2},{'y4':1},{}],'gnome_cubes':{'y4':1}}\n" CARD ("competition") ON
    "is {'step':'victims','chooser':1}\nno must-resolve-first 1 gnome-to tile=y4 action=competition\nno not-your-turn 0 victims players=0,0\nno too-few-cubes 1 victims players=0\n"
    "no not-eligible 1 victims players=1,1\nno not-eligible 1 victims players=0,2\nlegal 2 victims\ndo 1 victims players=0,1\nsays victims\n"
    "is {'cubes':[{'y4':1},{},{}],'gnome_cubes':{'y4':3}}" },
  { "RUL-50", /* from the player with most cubes there: only one way is left */
    "set-of TEST\noption gnome-victim most-cubes\nbase\n" BESIDE_Y4 "at {'cubes':[{'y4':3},{'y4':1},{}],'gnome_cubes':{'y4':1}}\n" CARD ("competition") ON "is {'cubes':[{'y4':1},{'y4':1},{}]}" },
  { "RUL-50", /* from the leader */
    "set-of TEST\noption gnome-victim leader\nbase\n" BESIDE_Y4 "at {'vp':[3,9,1],'cubes':[{'y4':3},{'y4':1},{}],'gnome_cubes':{'y4':1}}\n" CARD ("competition") ON "is {'cubes':[{'y4':2},{},{}]}" },
  { "RUL-51 RISE-154", "set-of TEST\nbase\n" BESIDE_Y4 "at {'cubes':[{'y4':1},{},{}],'gnome_cubes':{'dk':8,'g1':8,'g2':8,'g3':7,'y4':1}}\n" CARD ("competition") ON
    "says no-cubes\nis {'cubes':[{'y4':1},{},{}],'union_step':'secondary'}" },
  { "EX-57 RISE-159 RISE-052", /* controlled, without a Gnome brewery; the player's goes home */
    "set-of TEST\nbase\n" BESIDE_Y5 "at {'gnome_cubes':{'dk':1,'g4':4,'y5':3},'gnome_breweries':{'dk':1},'cubes':[{'y5':2},{'g4':1},{}],'breweries':[{},{'g4':1},{}],'production':[3,4,3],'box_gone':[0,1,0]}\n"
    CARD ("expand") "is {'rejected':'dk y8 r6','passed':'y5','chosen':'g4'}\n" ON
    "says skip-brewery\nsays tile-icon\nsays done-brewery\nis {'gnome_breweries':{'dk':1,'g4':1},'breweries':[{},{},{}],'production':[3,3,3],'control':{'dk':'gnomes','g4':'gnomes','y5':'gnomes'}}" },
  { "RISE-159", /* strengths stand in the reason */
    "set-of TEST\nbase\nat {'gnome_cubes':{'g4':2},'cubes':[{'g4':3},{},{}]}\n" CARD ("expand") ON "says skip-control\ntold Plains: the Gnomes do not control G4, 2 against 3.\nsays impossible" },
  { "RUL-29", /* the ban on breweries is for players */
    "set-of TEST\nbase\n" BESIDE_Y9 "at {'gnome_cubes':{'y9':1}}\n" CARD ("expand-sea") ON "is {'gnome_breweries':{'y9':1}}" },
  { "RUL-29", "set-of TEST\noption gnome-ban on\nbase\n" BESIDE_Y9 "at {'gnome_cubes':{'y9':1}}\n" CARD ("expand-sea") ON "says skip-barred\nis {'gnome_breweries':{},'union_step':'secondary'}" },
  { "RISE-160 RISE-166 RISE-054", /* Immigration anywhere, and it turns up what it touches, before the next step */
    "set-of TEST\nbase\n" CARD ("immigration") "is {'chosen':'g4','passed':'y5 y8'}\n" ON "is {'gnome_cubes':{'g4':3}}" },
  { "RISE-166", "set-of TEST\nbase\nat {'gnome_cubes':{'g2':1}}\n" CARD ("immigration-sea") "is {'step':'gnome-to','tied':'y2 y3 y9'}\ndo 0 gnome-to tile=y3 action=immigration\nsays tile-tie\n"
    "is {'awaits':'tile','gnome_cubes':{'g2':1,'y3':3}}" },
  { "RISE-156 RISE-144", /* the dragon's tile is never eligible, nor the way from it */
    "set-of TEST\nbase\nat {'dragon':'g4','gnome_cubes':{'g4':1}}\ndo - gnome-card card=immigration\ndo h go-on\nis {'dragon':'y8','rejected':'y8','chosen':'g4'}" },
  { "RISE-161 RISE-144 RUL-37", /* the dragon's tile makes nothing adjacent */
    "set-of TEST\nbase\nat {'dragon':'g1','gnome_cubes':{'g1':1}}\ndo - gnome-card card=delivery\n" ON "says dragon-stays\n" ON
    "says skip-through\nsays skip-far\nsays impossible\nis {'gnome_cubes':{'g1':1},'union_step':'secondary'}" },
  { "RUL-37", "set-of TEST\noption dragon-blocks-origin no\nbase\n" BESIDE_Y1 "at {'dragon':'g1','gnome_cubes':{'g1':1}}\ndo - gnome-card card=delivery\n" ON ON "is {'gnome_cubes':{'g1':1,'y1':3}}" },
  { "EX-58 RISE-162", /* one each to the touching land; Desert and sea are left out */
    "set-of TEST\nbase\nat {'gnome_cubes':{'dk':4}}\n" CARD ("caravan") ON
    "says caravan-shut\nsays caravan-icon\nsays done-caravan\nis {'gnome_cubes':{'g1':1,'g3':1,'g4':1,'g5':1}}" },
  { "RISE-162", /* cubes left over stay */
    "set-of TEST\nbase\nat {'gnome_cubes':{'dk':8}}\n" CARD ("caravan") ON "says caravan-left\nis {'gnome_cubes':{'dk':3,'g1':1,'g2':1,'g3':1,'g4':1,'g5':1}}" },
  { "RISE-163", /* Dragonkeep first; within an icon that is not served in full the starting player chooses */
    "set-of TEST\nbase\nat {'gnome_cubes':{'dk':2}}\n" CARD ("caravan") ON "is {'step':'caravan-to','tied':'g1 g4 g5'}\nno too-many-cubes 0 caravan-to tiles=g1,g4,g5\n"
    "no too-few-cubes 0 caravan-to tiles=g1\nno not-eligible 0 caravan-to tiles=g1,g2\nno not-your-turn 1 caravan-to tiles=g1,g4\nlegal 3 caravan-to\ndo 0 caravan-to tiles=g4,g5\n"
    "says caravan-tie\nis {'gnome_cubes':{'g4':1,'g5':1}}" },
  { "RISE-163", "set-of TEST\nbase\n" BESIDE_Y1 "at {'gnome_cubes':{'g1':2}}\n" CARD ("caravan") "is {'rejected':'dk y6 y10','chosen':'g1'}\n" ON
    "says caravan-first\nsays caravan-icon\nis {'gnome_cubes':{'dk':1,'y1':1}}" },
  { "RISE-163 RISE-202", /* an icon that was not entered is asked for when the icons decide */
    "set-of TEST\nbase\nat {'gnome_cubes':{'dk':4},'icon':{'g5':'open'}}\n" CARD ("caravan") ON "is {'step':'icon','chosen':'dk'}\nno must-resolve-first h go-on\n"
    "do - icon tile=g5 icon=lion\nis {'step':'union','chosen':'dk'}\ndo h go-on\nsays done-caravan\nis {'gnome_cubes':{'g1':1,'g3':1,'g4':1,'g5':1}}" },
  { "RISE-163 RISE-202", /* the order of icons only where they differ */
    "set-of TEST\nset {'gnomes':{'caravan':{'icons':null}}}\nbase\nat {'gnome_cubes':{'dk':4}}\n" CARD ("caravan") ON "is {'step':'teach'}\nno teach-first h go-on\n"
    "set-of TEST\nset {'gnomes':{'caravan':{'icons':null}}}\nbase\nat {'gnome_cubes':{'dk':4},'icon':{'g1':'lion','g2':'lion','g3':'lion','g4':'lion','g5':'lion'}}\n" CARD ("caravan") ON "is {'step':'caravan-to'}" },
  { "RISE-162 RISE-156 RUL-52", /* never onto the dragon; a source needs a way */
    "set-of TEST\nbase\nat {'dragon':'y6','gnome_cubes':{'dk':6}}\ndo - gnome-card card=caravan\n" ON ON "says caravan-dragon\nis {'dragon':'g4','gnome_cubes':{'dk':2,'g1':1,'g2':1,'g3':1,'g5':1}}" },
  { "EX-59 RISE-164 RISE-150", /* primary and secondary impossible: two points */
    "set-of TEST\nbase\n" CARD ("last") ON "says impossible\nis {'union_step':'secondary'}\n" ON "says skip-empty\nis {'union_step':'tertiary'}\n" ON "says done-points\nis {'gnome_vp':2,'cards_done':1}" },
  { "RISE-150", /* all three impossible: nothing */
    "set-of TEST\nbase\n" CARD ("nothing") ON ON ON "says nothing\nis {'gnome_vp':0,'cards_done':1,'gnome_card':null}" },
  { "RISE-153 RISE-194", /* the one who breaks ties, and nobody else */
    "set-of TEST\nbase\n" BESIDE_Y1 "at {'gnome_cubes':{'y1':1},'icon':{'g4':'lion','y5':'lion','y8':'tower'}}\n" CARD ("immigration") "is {'step':'gnome-to','tied':'g4 y5','passed':'y8','chooser':0}\n"
    "no not-eligible 0 gnome-to tile=y8 action=immigration\nno not-eligible 0 gnome-to tile=y8\nno gnome-action-forced 0 gnome-to tile=g4 action=expand\nno not-your-turn 2 gnome-to tile=g4 action=immigration\nno must-resolve-first h go-on\n"
    "do 0 gnome-to tile=y5 action=immigration\nsays tile-tie" },
  { "EX-75 RISE-202", /* a card asked in parts: the dragon's line only if it is on the map */
    "set-of TEST\nbase\ndo - gnome-card card=bare\nis {'step':'dragon'}\ndo h go-on\nis {'step':'teach'}\nno teach-first h go-on\nbecause On bare, enter the primary action first: "
    "the action, and its types from left to right.\nlegal 0" },
  { "EX-75 RISE-202", "set-of TEST\nbase\nat {'dragon':'y6'}\ndo - gnome-card card=bare\nis {'step':'teach'}\nno teach-first h go-on\n"
    "because Enter the dragon’s line of bare first: move or fly, and to which type." },
  { "EX-75 RISE-202", /* the icon order only when icons decide; the secondary only when the primary is impossible */
    "set-of TEST\nbase\n" CARD ("no-order") "is {'step':'teach'}\nno teach-first h go-on\nbecause Enter the order of the icons on no-order first: it is needed now." },
  { "RISE-202", "set-of TEST\nbase\nat {'icon':{'g4':'lion','y5':'lion','y8':'lion'}}\n" CARD ("no-order") "is {'step':'gnome-to','tied':'g4 y5 y8'}" },
  { "RISE-202", "set-of TEST\nbase\n" CARD ("no-second") ON "is {'step':'teach','union_step':'secondary'}" },
  { "RISE-202", /* what a box of the Gnome board pays, a level gives, how many spaces there are, what an ally is worth: asked for when it counts, by its name */
    "set {'boxes':{'brewery-1':{'vp':null}}}\nbase\nat {'phase':5,'stage':'score','scored':3,'gnome_breweries':{'dk':1}}\nno teach-first h go-on\nbecause Enter what this box of the Gnome board pays first: brewery box 1." },
  { "RISE-202 RISE-174",
    "set {'boxes':{'customers-2':{'gold':null}}}\nbase\nat {'phase':5,'stage':'score','scored':3,'gnome_cubes':{'dk':15}}\nat {'gnome_cubes':{'dk':16}}\nno teach-first h go-on\nbecause Enter what this box of the Gnome board pays first: customer box 2.\n"
    "at {'gnome_cubes':{'dk':15}}\ndo h go-on\nsays gnome-total" },
  { "RISE-202 RISE-176", "set {'levels':{'level-5':{'vp':null}}}\nbase\nat {'phase':5,'stage':'score','scored':3}\nno teach-first h go-on\nbecause Enter what level 5 gives the Gnomes first, from the Gnome board." },
  { "RISE-202 RISE-085", "set {'spaces':{'thugs':{'singles':null}}}\nbase\nat {'phase':2,'stage':'turn','active':0,'meeples':[7,7,7],'cubes':[{'g4':3},{},{}],'gnome_cubes':{'g4':2}}\n"
    "no teach-first 0 thugs tile=g4 remove=1 add=0\nbecause Enter the spaces of Employ Thugs first, from the action board.\ndo 0 brew" },
  { "RISE-202 RISE-081", "set {'allies':{'al04':{'vp':null}}}\nbase\nat {'turn':1,'phase':1,'stage':'left-over','active':null,'ally':{'al04':6}}\nno teach-first h go-on\nbecause Enter the effect of Aunt Posset first, from the card." },
  { "RISE-146", "set-of TEST\nbase\nat {'cards_done':4}\n" CARD ("last") ON ON ON "is {'phase':5,'cards_done':0}" },
  { "RISE-146", "set-of TEST\nbase\nat {'turn':4,'cards_done':4,'face':{'r2':'up','r3':'up','r5':'up','r6':'up','r8':'up','r9':'up','r11':'up','r12':'up','r14':'up','r15':'up','r17':'up','r18':'up'},"
    "'type':{'r2':'desert','r3':'lair','r5':'swamp','r6':'plains','r8':'highland','r9':'desert','r11':'sea','r12':'sea','r14':'swamp','r15':'mountain','r17':'highland','r18':'forest'},"
    "'icon':{'r2':'lion','r3':'none','r5':'scale','r6':'lion','r8':'tower','r9':'lion','r11':'none','r12':'none','r14':'tower','r15':'lion','r17':'lion','r18':'scale'},'dragon':'y12'}\n"
    CARD ("nothing") ON ON ON "is {'phase':4,'stage':'gnome-card','cards_done':5}" },
  { "RISE-044 RISE-161", /* boats count for the Gnomes */
    "set-of TEST\nbase\nat {'face':{'r2':'up','r3':'up','r5':'up'},'type':{'r2':'desert','r3':'lair','r5':'swamp'},'icon':{'r2':'lion','r3':'none','r5':'scale'},'boat':{'y2':1},"
    "'gnome_cubes':{'g1':1},'dragon':'y12'}\ndo - gnome-card card=delivery\n" ON "is {'rejected':'g4 g5 y5 y8','chosen':'y4'}" },
  { "RISE-146 RISE-202", /* a turn whose number of cards is not known has as many as the rulebook says */
    "set {'turns':{'turn-3':{'cards':0},'turn-5':{'cards':0}}}\nbase\nasks Gnome card 1 of 5\nat {'turn':5}\nasks Gnome card 1 of 7" },
  { "RISE-167", "set-of TEST\nbase\nlegal 20 gnome-card" },
};

void
rise_add_union (void)
{
  rise_add_cases ("union", cases, G_N_ELEMENTS (cases));
}
