/* test-cutthroat.c: hands of Gnome cards, and what their players choose (RISE-033, RISE-132, RISE-148, RISE-165, RISE-186, RUL-03, RUL-04)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#define MODE "set-of TEST\noption mode cutthroat\nbase\n"
#define HANDS "at {'stage':'play-card','active':0,'gnome_deck':[{'n':38}],'hand':[[{'n':4}],[{'n':4}],[{'n':4}]]}\n"
#define ON "do h go-on\n"

static const RiseCase cases[] = {
  { "RISE-148 RISE-132 EX-48", /* the card's player chooses among all eligible tiles, whatever the icons */
    MODE HANDS "at {'dragon':'y6','first':0}\nno not-your-turn 1 play-card card=move-plains\nno cannot-pass 0 pass\ndo 0 play-card card=move-plains\nsays gnome-card-of\n"
    "is {'step':'dragon-to','tied':'g4 y5','rejected':'y8','chooser':0}\nno gnome-action-forced 0 pass\nno not-eligible 0 dragon-to tile=y8\nno not-your-turn 1 dragon-to tile=g4\n"
    "do 0 dragon-to tile=y5\nsays dragon-chosen\nis {'dragon':'y5','hand':[[{'n':3}],[{'n':4}],[{'n':4}]]}" },
  { "EX-56 RISE-165", /* any tile of any listed type */
    MODE HANDS "at {'gnome_cubes':{'dk':2}}\ndo 0 play-card card=delivery\n" ON "is {'step':'gnome-to','tied':'g3 g4 g5'}\nno not-eligible 0 gnome-to tile=y1 action=delivery\n"
    "no gnome-action-forced 0 gnome-to tile=g3 action=victory-point\nno gnome-action-forced 0 pass\ndo 0 gnome-to tile=g3 action=delivery\nsays tile-chosen\nis {'gnome_cubes':{'dk':2,'g3':3},'active':1,'step':'play-card'}" },
  { "RISE-165 RISE-204", /* the only tile is taken all the same */
    MODE HANDS BESIDE_Y6 "at {'gnome_cubes':{'y6':1},'cubes':[{'y6':5},{},{}]}\ndo 0 play-card card=competition\n" ON "is {'step':'gnome-to'}\nlegal 1 gnome-to\ndo 0 gnome-to tile=y6 action=competition\nsays tile-forced\n"
    "is {'cubes':[{'y6':3},{},{}],'gnome_cubes':{'y6':3}}" },
  { "RISE-148", /* round and round from the starting player */
    MODE HANDS "at {'first':1,'active':1}\ndo 1 play-card card=last\n" ON ON ON ON "is {'active':2}\ndo 2 play-card card=nothing\n" ON ON ON ON "is {'active':0}\n"
    "no card-not-in-play 0 play-card card=last" },
  { "RUL-04", /* an empty hand: the top card of the deck, as that player's */
    MODE "at {'stage':'play-card','active':0,'gnome_deck':[{'n':49}],'hand':[[{'n':1}],[],[]],'dragon':'y6'}\ndo 0 play-card card=nothing\ndo 0 dragon-to tile=g4\n" ON ON ON
    "is {'stage':'gnome-card','card_seat':1,'awaits':'gnome-card'}\nsays hand-empty\ndo - gnome-card card=move-plains\nis {'step':'dragon-to','chooser':1}" },
  { "RISE-158", /* victims are the card player's choice */
    MODE HANDS BESIDE_Y4 "at {'first':0,'cubes':[{'y4':2},{'y4':1},{}],'gnome_cubes':{'y4':1}}\ndo 0 play-card card=competition\n" ON "do 0 gnome-to tile=y4 action=competition\nis {'step':'victims','chooser':0}\n"
    "do 0 victims players=1,0\nis {'cubes':[{'y4':1},{},{}]}" },
  { "RUL-53 RISE-163", /* a caravan with too few cubes: Dragonkeep, then free choice */
    MODE HANDS "at {'gnome_cubes':{'g1':2}}\ndo 0 play-card card=caravan\n" ON "do 0 gnome-to tile=g1 action=caravan\nsays skip-no-cube\nis {'step':'caravan-to','tied':'g2 y1'}\ndo 0 caravan-to tiles=g2\nsays caravan-chosen\n"
    "is {'gnome_cubes':{'dk':1,'g2':1}}" },
  { "RUL-53", "set-of TEST\noption mode cutthroat\noption cutthroat-caravan icons\nbase\n" HANDS "at {'gnome_cubes':{'g1':2}}\ndo 0 play-card card=caravan\n" ON "do 0 gnome-to tile=g1 action=caravan\n"
    "is {'gnome_cubes':{'dk':1,'y1':1}}" },
  { "RUL-45", /* whose brewery burns: the card's player */
    MODE HANDS "at {'first':1,'active':1,'dragon':'y6','breweries':[{'g4':1},{},{}],'gnome_breweries':{'g4':1},'gnome_gold':0,'production':[4,3,3],'box_gone':[1,0,0],'gold':[0,0,0]}\n"
    "do 1 play-card card=move-plains\ndo 1 dragon-to tile=g4\ndo 0 bribe gold=0\nis {'step':'burn'}\nno not-your-turn 0 burn\ndo 1 burn player=0\nis {'breweries':[{},{},{}]}" },
  { "RUL-03 RISE-187 RUL-71", /* hands that are discarded unseen come back with the next shuffle, and nobody knows where which card is */
    "option mode cutthroat\noption gnome-hand fresh\nbase\nat {'turn':1,'phase':6,'stage':'reset','hand':[[{'n':16}],[{'n':16}],[]],'gnome_deck':[{'n':18}]}\n"
    "at {'gnome_deck':[{'n':2}],'hidden_discards':[{'n':16}]}\ndo h go-on\ndo - action-cards cards=delivery,competition,festival,caravan,expand,delivery,competition,festival\nsays hand-gone\nsays reshuffled\nis {'hand':[[{'n':4,'pool':1}],[{'n':4,'pool':1}],[{'n':4,'pool':1}]],'hidden_discards':[{'n':16,'pool':1}],'deck_n':22}" },
  { "RUL-04 RISE-187", /* neither deck nor discards: no card comes up, and no hand is filled */
    "option mode cutthroat\nbase\nat {'phase':3,'stage':'slot','active':0,'at_card':'1','at_space':0,'on_card':{'1':[0,null,null,null,null]},'cubes':[{'g1':1},{'g2':1},{'g3':1}],'hand':[[],[{'n':25}],[{'n':25}]],'gnome_deck':[]}\n"
    "do 0 decline\nis {'phase':5,'deck_n':0}\n"
    "seats 3\noption mode cutthroat\nbase\nat {'turn':1,'phase':6,'stage':'reset','hand':[[],[{'n':25}],[{'n':25}]],'gnome_deck':[]}\ndo h go-on\ndo - action-cards cards=delivery,competition,festival,caravan,expand,delivery,competition,festival\nsilent hand-refilled\nis {'hand':[[],[{'n':25}],[{'n':25}]]}" },
  { "RISE-187 RUL-71", /* an empty deck: the discard is shuffled, and none of it lies in a hand */
    MODE "at {'stage':'union','gnome_deck':[],'hand':[[],[{'n':15}],[{'n':15}]],'gnome_card':'nothing','card_seat':2,'union_step':'tertiary','cards_done':2,"
    "'gnome_at':{'move-plains':2,'fly-keep':2,'fly-plains':2,'move-swamp':2,'move-sea':2,'slt':2,'delivery':2,'festival':2,'competition':2,'expand':2,'expand-sea':2,'caravan':2,"
    "'immigration':2,'immigration-sea':2,'last':2,'nothing':1,'bare':2,'only-dragon':2,'no-order':2,'no-second':2}}\n" ON
    "says nothing\nsays hand-empty\nsays reshuffled\nis {'awaits':'gnome-card','deck_n':20,'card_seat':0}\nlegal 20 gnome-card\ndo - gnome-card card=last\nis {'deck_n':19}" },
};

void
rise_add_cutthroat (void)
{
  rise_add_cases ("cutthroat", cases, G_N_ELEMENTS (cases));
}
