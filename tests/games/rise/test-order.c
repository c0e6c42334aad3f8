/* test-order.c: the order of refusals, and the clause that each of them names (RISE-002, 5.15)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#define SIDES "'board':['yellow-b','purple-b','green-b']"
#define TURN(more) "names\nbase\nat {'phase':2,'stage':'turn','active':0,'meeples':[7,7,7]," SIDES more "}\n"
#define ON(card, more) \
  "names\nbase\nat {'phase':3,'stage':'slot','active':0,'at_card':'" card "','at_space':0,'board':['yellow-a','red-a','blue-a'],'on_card':{'" card "':[0,null,null,null,null]}" more "}\n"

#define OFFER(ally) \
  "names\nbase\nat {'turn':2,'phase':1,'stage':'draft','active':0,'meeples':[7,7,7],'ally':{'" ally "':6,'al01':6,'al05':6,'al04':6},'cubes':[{'g4':2},{'g1':1},{'g3':1}]}\n"

static const RiseCase cases[] = {
  { "RISE-115 RISE-117", /* the clause of the action: Barrel Delivery, Brew Festival */
    ON ("1", ",'cubes':[{'g4':35},{'g2':1},{'g3':1}]") "no too-few-cubes@RISE-115 0 deliver tile=g3 n=2\nno too-many-cubes@RISE-115 0 deliver tile=g3 n=4\n" ON ("3", ",'cubes':[{'g4':35},{'g2':1},{'g3':1}]")
    "no too-few-cubes@RISE-117 0 festival tile=g4 n=2\nno too-many-cubes@RISE-117 0 festival tile=g4 n=4" },
  { "RISE-116 RISE-120", /* Beer Competition */
    ON ("2", ",'cubes':[{'g1':4},{'g1':3},{'g3':1}],'gnome_cubes':{'g1':1}") "no too-many-cubes@RISE-116 0 compete tile=g1 players=1,1,1 n=0\nno too-many-cubes@RISE-116 0 compete tile=g1 players=1 n=3\n"
    "no not-enough-cubes-in-tile@RISE-116 0 compete tile=g1 gnomes=2\nno nothing-done@RISE-116 0 compete tile=g1 n=0\ndo 0 contest tile=g1 beer=1 gold=0\nno not-enough-cubes-in-tile@RISE-116 0 strike n=2\n"
    "no too-many-cubes@RISE-116 0 strike n=3 player=1\nno must-resolve-first@RISE-194 0 decline\nbecause Ann has to finish Beer Competition first.\nno must-resolve-first 0 pass" },
  { "RISE-118", /* Caravan */
    ON ("4", ",'cubes':[{'g1':7},{'g2':1},{'g3':1}]") "no too-many-cubes@RISE-118 0 caravan from=g1 to=dk,dk,dk,dk,dk,dk\nno nothing-done@RISE-118 0 caravan from=g1 to=\nno not-enough-cubes-in-tile@RISE-118 0 caravan from=g2 to=dk\n"
    "do 0 load from=g1\nno too-many-cubes@RISE-118 0 carry n=6 to=dk\nno nothing-done@RISE-118 0 arrive" },
  { "RISE-120", /* with an empty board */
    ON ("3", ",'cubes':[{'g1':33,'y8':5,'y7':2},{'g2':1},{'g3':1}]," RED) "no not-enough-cubes-in-tile@RISE-120 0 deliver-from tile=g1 from=g3\nno too-many-cubes@RISE-120 0 deliver-from tile=g1 from=y8,y8,y8,y8\n"
    "do 0 gather tile=g1\nno not-enough-cubes-in-tile@RISE-120 0 lift n=3 from=y7\nno too-many-cubes@RISE-120 0 lift n=4 from=y8\nno too-few-cubes@RISE-120 0 set-down" },
  { "RISE-095 RISE-096 RISE-090", /* the action board */
    TURN (",'cubes':[{'g1':40},{},{}],'gnome_cubes':{'g4':5}") "no player-board-empty@RISE-095 0 thugs tile=g4 remove=1 add=1\nno too-many-cubes@RISE-095 0 thugs tile=g4 remove=4 add=0\n"
    "no not-enough-cubes-in-tile@RISE-095 0 thugs tile=g4 remove=6 add=0\nno nothing-done@RISE-095 0 thugs tile=g4 remove=0 add=0\nno no-gnome-cube@RISE-095 0 thugs tile=g1 remove=1 add=0\n"
    "no player-board-empty@RISE-096 0 bard tile=g2\nno nothing-done@RISE-090 0 idle action=build" },
  { "RISE-203", /* gifts */
    OFFER ("al11") "do 0 draft ally=al11\nno too-many-cubes@RISE-203 0 settle tile=g4 n=3\nno must-resolve-first@RISE-194 1 draft ally=al01\nbecause Ann has to use or skip the gift of an ally or upgrade first." },
  { "RISE-203", OFFER ("al12") "at {'gnome_cubes':{'dk':8,'g5':1}}\ndo 0 draft ally=al12\nno no-gnome-cube@RISE-203 0 drive tile=g4 n=1\nno not-enough-cubes-in-tile@RISE-203 0 drive tile=g5 n=2\nno too-many-cubes@RISE-203 0 drive tile=dk n=4" },
  { "RISE-002 RISE-082", /* who passes: first what is due, then the phase, then whose turn it is, then that nobody passes */
    TURN (",'cubes':[{'g4':3},{},{}]") "no not-your-turn@RISE-007 1 pass\nno cannot-pass@RISE-082 0 pass\nbecause Nobody passes here: a meeple must be placed.\n"
    "do 0 build tile=g4\nno must-resolve-first@RISE-194 0 pass\nbecause Ann has to put an upgrade token on a slot first.\nno must-resolve-first 1 pass\nno must-resolve-first 1 brew" },
  { "RISE-002 RISE-006 RISE-112", ON ("1", ",'cubes':[{'g4':1},{'g2':1},{'g3':1}]") "no wrong-phase@RISE-006 0 pass\nno wrong-phase@RISE-006 1 pass" },
  { "RISE-002 RISE-012", "seats 3\nno setup-incomplete@RISE-012 0 pass\nno setup-incomplete 1 pass" },
  { "RISE-002 RISE-147 RISE-153", /* a Gnome card is due; the tie of a competitive game is a choice that waits */
    "set-of TEST\nnames\nbase\nat {'dragon':'r3','face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'}}\nno must-resolve-first@RISE-194 0 pass\nbecause Turn up the next Gnome card first.\n"
    "do - gnome-card card=move-sea\nno must-resolve-first@RISE-194 0 pass\nbecause Ann has to choose where the dragon goes first.\nno must-resolve-first 1 pass" },
  { "RISE-002 RISE-148 RISE-132", /* cutthroat */
    "set-of TEST\nnames\noption mode cutthroat\nbase\nat {'dragon':'y6','stage':'play-card','active':0,'gnome_deck':[{'n':38}],'hand':[[{'n':4}],[{'n':4}],[{'n':4}]]}\n"
    "no not-your-turn 1 pass\nno cannot-pass@RISE-148 0 pass\ndo 0 play-card card=move-plains\nno not-your-turn 1 pass\nno gnome-action-forced@RISE-132 0 pass\nno not-eligible@RISE-132 0 dragon-to tile=y8" },
  { "RISE-002 RISE-077", OFFER ("al11") "no not-your-turn 1 pass\nno cannot-pass@RISE-077 0 pass" },
  { "RISE-196", /* what would be ignored is refused: how many, whose, from where */
    TURN (",'cubes':[{'g1':3},{},{}],'breweries':[{'g1':1},{},{}],'boat':{'y3':1},'dragon':'g4'")
    "no adjust-impossible@RISE-196 h move piece=brewery n=3 player=0 from=g1 to=g2\nbecause Breweries, boats and the dragon are moved one at a time, not 3.\nno adjust-impossible h move piece=boat n=2 from=y3\n"
    "no adjust-impossible h move piece=boat player=0 from=y3\nno adjust-impossible h move piece=boat from=y3 out=out\nno adjust-impossible h move piece=boat from=y3 to=y3\nno adjust-impossible@RISE-196 h move piece=dragon from=g1 to=g2\n"
    "because The dragon is not on G1.\nno adjust-impossible h move piece=dragon n=2 to=g2\nno adjust-impossible h move piece=dragon player=1 to=g2\nno adjust-impossible h move piece=dragon to=g4\n"
    "no adjust-impossible@RISE-196 h set what=beer n=3\nbecause The Gnomes have none of that: name a player.\nno not-your-turn@RISE-196 0 set what=beer n=3 player=0\n"
    "do h move piece=brewery n=1 player=0 from=g1 to=g2\nis {'breweries':[{'g2':1},{},{}]}\ndo h move piece=dragon from=g4\nis {'dragon':null}\nno adjust-impossible h move piece=dragon\ndo h move piece=dragon to=g2" },
  { "RISE-075", /* the score token turns above 49, and back */
    TURN (",'cubes':[{'g1':3},{},{}],'vp':[48,0,0],'gold':[9,5,5]") "do h set what=points n=49 player=0\nsilent token-over\ndo 0 orctoberfest gold=6\nsays token-over\n"
    "told Ann has 51 points: the token turns to +50, on space 1.\ninstructs Ann’s token to +50, on 1\ndo h set what=points n=49 player=0\nsays token-over\ndo h set what=points n=63\n"
    "told The Gnomes have 63 points: the token turns to +50, on space 13.\n"
    "is {'gnome_token':{'side':'+50','space':13},'token':[{'side':'plain','space':49},{'side':'plain','space':0},{'side':'plain','space':0}]}\n"
    "do h set what=points n=120 player=1\nis {'token':[{'side':'plain','space':49},{'side':'+50'},{'side':'plain','space':0}]}" },
  { "RISE-188 RISE-006", /* after the fifth turn there is no phase */
    "names\nbase\nat {'turn':5,'phase':7,'stage':'show','active':0}\nno wrong-phase@RISE-188 0 brew\nbecause All five turns are over: now the judges are shown.\nno wrong-phase@RISE-188 0 pass" },
};

void
rise_add_order (void)
{
  rise_add_cases ("order", cases, G_N_ELEMENTS (cases));
}
