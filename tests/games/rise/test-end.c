/* test-end.c: scoring, judges, who wins, forecasts (5.11 to 5.14)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#define SCORE(more) "base\nat {'phase':5,'stage':'score','active':null" more "}\n"
#define END(more) \
  "base\nat {'turn':5,'phase':7,'stage':'show','active':0," RED more "}\nat {'face':{'r3':'up'},'type':{'r3':'lair'},'icon':{'r3':'none'}}\n"

static const RiseCase cases[] = {
  { "EX-62 RISE-168 RISE-169 RUL-55", /* production 13: two rows */
    SCORE ("") "at {'production':[3,13,17]}\ndo h go-on\ndo h go-on\nsays income-production\ntold Player 2’s production pays 2 points.\nis {'vp':[0,2,0],'gold':[5,5,5]}\ndo h go-on\nis {'vp':[0,2,3],'gold':[5,5,6]}" },
  { "EX-63 RISE-170 RISE-177", /* boxes 1 to 4: 2 points and 2 gold, every turn again */
    SCORE (",'breweries':[{'g1':1,'g2':1,'g3':1,'g4':1},{},{}]") "at {'production':[3,3,3]}\ndo h go-on\nsays income\nsays income-breweries\nis {'vp':[2,0,0],'gold':[7,5,5],'score_breweries':[{'turn-3':2},{},{}]}" },
  { "EX-64 RISE-171 RISE-062", SCORE (",'cubes':[{'g1':20,'g2':3},{},{}]") "do h go-on\nsays income-customers\nis {'vp':[3,0,0],'gold':[7,5,5]}" },
  { "RISE-172 RUL-05 RUL-73", SCORE (",'cubes':[{},{'dk':9},{}],'breweries':[{'dk':1},{},{}]") "do h go-on\nsays income-keep\nis {'vp':[2,0,0]}\ndo h go-on\nis {'score_keep':[{'turn-3':2},{},{}]}" },
  { "RUL-05", "option keep-scoring control\n" SCORE (",'cubes':[{},{'dk':9},{}],'breweries':[{'dk':1},{},{}]") "do h go-on\ndo h go-on\nis {'score_keep':[{},{'turn-3':2},{}]}" },
  { "EX-65 RISE-173 RISE-174 RISE-175 RISE-178 RUL-06", /* sums of what is printed */
    SCORE (",'gnome_cubes':{'dk':17},'gnome_breweries':{'dk':1},'scored':3") "do h go-on\nsays gnome-income\nis {'gnome_vp':6,'gnome_gold':4,'stage':'reset','phase':6}" },
  { "EX-66 RISE-176", SCORE (",'gnome_cubes':{'g1':8},'gnome_breweries':{},'scored':3,'level':'level-7'") "do h go-on\nsays gnome-level\nis {'gnome_vp':4}" },
  { "EX-66 RUL-56", SCORE (",'gnome_cubes':{'g1':8},'scored':3,'level':'level-2'") "do h go-on\nsays gnome-floor\nis {'gnome_vp':0}" },
  { "RUL-57 RISE-075 RUL-58", SCORE ("") "at {'vp':[99,0,0],'production':[17,3,3]}\ndo h go-on\nis {'vp':[102,0,0]}" },
  { "RISE-188 RISE-202", "set {'judges':{'j01':{'counts':null}}}\n" END (",'judges':[[{'n':2}],[{'n':2}],[{'n':2}]]") "no teach-first 0 show-judges a=j01 b=j01\nno teach-first 0 show-judges a=j01 b=j02" },
  { "RISE-188 EX-68", END (",'breweries':[{'g1':1,'y6':1,'y10':1},{},{}],'judges':[[{'n':2}],[{'n':2}],[{'n':2}]]") "no not-your-turn 1 show-judges a=j01 b=j02\nno judge-count 0 show-judges a=j01 b=j01\ndo 0 show-judges a=j01 b=j02\nsays judge-shown\n"
    "is {'vp':[5,0,0],'active':1,'score_judges':[{'turn-5':5},{},{}]}\nno card-not-in-play 1 show-judges a=j01 b=j03" },
  { "RISE-188 RISE-199", /* which is named first says nothing: either is offered, and what is said of each goes with it */
    "set {'judges':{'j02':{'counts':'text'}}}\n" END (",'vp':[0,0,0],'judges':[[{'n':2}],[{'n':2}],[{'n':2}]]") "do 0 show-judges a=j02 b=j01 vp=3\nis {'vp':[3,0,0],'active':1}" },
  { "RISE-188 RISE-204", END ("") "at {'judges':[[{'n':2}],[{'n':2}],[{'n':2}]]}\nlegal 306 show-judges\nat {'judges':[[{'card':'j03'},{'card':'j01'}],[{'n':2}],[{'n':2}]]}\nlegal 1 show-judges\ndo 0 show-judges a=j03 b=j01\nis {'active':1}" },
  { "EX-69 RISE-005 RISE-190 RUL-60 RISE-189", /* level with the best player: all lose */
    END (",'vp':[41,38,20],'gnome_vp':41") "do 0 show-judges a=j01 b=j02\ndo 1 show-judges a=j03 b=j04\ndo 2 show-judges a=j05 b=j06\nsays result\nis {'over':true,'result':2}\nscore {'outcome':'all-lost','total':[41,38,20,41]}" },
  { "EX-69 RISE-191", END (",'vp':[41,38,20],'gnome_vp':40") "do 0 show-judges a=j01 b=j02\ndo 1 show-judges a=j03 b=j04\ndo 2 show-judges a=j05 b=j06\nis {'over':true,'result':1}\nscore {'outcome':'ranked','rank':[1,2,3,0]}" },
  { "EX-70 RISE-192 RUL-59", END (",'vp':[41,41,20],'gnome_vp':30,'beer':[3,1,0],'gold':[4,7,0]") "do 0 show-judges a=j01 b=j02\ndo 1 show-judges a=j03 b=j04\ndo 2 show-judges a=j05 b=j06\nscore {'outcome':'ranked','rank':[2,1,3,0],'ties':['tie-sum: 0 1 > 1']}" },
  { "EX-70 RISE-193", END (",'vp':[41,41,20],'gnome_vp':30,'beer':[4,1,0],'gold':[4,7,0]") "do 0 show-judges a=j01 b=j02\ndo 1 show-judges a=j03 b=j04\ndo 2 show-judges a=j05 b=j06\nscore {'outcome':'shared','rank':[1,1,3,0],'ties':['tie-sum: 0 1 > 0 1']}" },
  { "RUL-59", "option tie-break beer-then-gold\n" END (",'vp':[41,41,20],'gnome_vp':30,'beer':[4,1,0],'gold':[4,9,0]") "do 0 show-judges a=j01 b=j02\ndo 1 show-judges a=j03 b=j04\ndo 2 show-judges a=j05 b=j06\n"
    "score {'outcome':'ranked','rank':[2,1,3,0],'ties':['tie-sum: 0 1 > 1']}" },
  { "RUL-59", "option tie-break beer-then-gold\n" END (",'vp':[41,41,20],'gnome_vp':30,'beer':[4,1,0],'gold':[4,7,0]") "do 0 show-judges a=j01 b=j02\ndo 1 show-judges a=j03 b=j04\ndo 2 show-judges a=j05 b=j06\nscore {'outcome':'ranked','rank':[1,2,3,0],'ties':['tie-sum: 0 1 > 0 1','tie-beer: 0 1 > 0']}" },
  { "RUL-61 RISE-188", END (",'vp':[1,0,0],'first':2") "at {'active':2}\ndo 2 show-judges a=j01 b=j02\nis {'active':0}" },
  { "RISE-001 RISE-190", END (",'vp':[41,38,20],'gnome_vp':41") "do 0 show-judges a=j01 b=j02\ndo 1 show-judges a=j03 b=j04\ndo 2 show-judges a=j05 b=j06\nno game-over 0 show-judges a=j07 b=j08\nno game-over h set what=level n=1" },
  { "EX-34 RISE-198", /* the odds of face-down tiles, and of the two that are about to flip; no Sea among these: 66 - 21 = 45 of 66 */
    "base\nat {'phase':2,'stage':'turn','active':0,'meeples':[7,7,7],'cubes':[{'g4':1},{},{}]}\n"
    "is {'odds':{'tile-odds.lair':'1/12','tile-odds.sea':'2/12','tile-odds.highland':'2/12','tile-odds.swamp':'2/12','tile-odds.desert':'2/12','tile-odds.plains':'1/12'}}\n"
    "do 0 bard tile=y6\nis {'awaits':'tile','odds':{'tile-odds.lair':'1/12','lair-odds.lair':'11/66','sea-odds.sea':'21/66'}}\noutcomes 14\n"
    "do - land tile=r8 type=sea\nis {'odds':{'tile-odds.sea':'1/11','lair-odds.lair':'1/11','sea-odds.sea':'1/11'}}" },
  { "EX-61 RISE-148", "option mode cutthroat\nbase\nat {'phase':2,'stage':'turn','active':0,'meeples':[1,0,0],'cubes':[{'g1':1},{'g1':1},{'g1':1}],'hand':[[{'n':4}],[{'n':4}],[{'n':4}]],'gnome_deck':[{'n':38}]}\ndo 0 brew\nis {'stage':'play-card','active':0}" },
  { "RUL-03 RISE-186", "option mode cutthroat\nbase\nat {'turn':1,'phase':6,'stage':'reset','hand':[[{'n':2}],[{'n':2}],[{'n':3}]],'gnome_deck':[{'n':43}]}\ndo h go-on\n"
    "do - action-cards cards=delivery,competition,festival,caravan,expand,delivery,competition,festival\nsays hand-refilled\nis {'stage':'hands','hand':[[{'n':4}],[{'n':4}],[{'n':4}]],'deck_n':38}\ndo h go-on\nis {'stage':'offer','turn':2}" },
};

void
rise_add_end (void)
{
  rise_add_cases ("end", cases, G_N_ELEMENTS (cases));
}
