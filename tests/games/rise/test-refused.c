/* test-refused.c: positions that fit together nowhere: one fault on a line, and the code of its refusal (section 3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rise-script.h"

#define ROW(code, position) "bad " code " {" position "}\n"
#define STAGE(position) ROW ("bad-stage", position)
#define PLACE(position) ROW ("bad-place", position)
#define BOARD(position) ROW ("bad-board", position)
#define GNOMES(position) ROW ("bad-gnome-cards", position)
#define CUT(position) ROW ("bad-move", position)
/* Ann stands on the first space of an action card. */
#define SLOT "'phase':3,'active':0,'card':{'1':'delivery'},'on_card':{'1':{'0':0}},"

#define GONE_29 \
  "'al01':7,'al02':7,'al03':7,'al04':7,'al05':7,'al06':7,'al07':7,'al08':7,'al09':7,'al10':7," \
  "'al11':7,'al12':7,'al13':7,'al14':7,'al15':7,'al16':7,'al17':7,'al18':7,'al19':7,'al20':7," \
  "'al21':7,'al22':7,'al23':7,'al24':7,'al25':7,'al26':7,'al27':7,'al28':7,'al29':7"

static const RiseCase cases[] = {
  { "RISE-014 RISE-016 RISE-017", /* tiles */
    "set-of TEST\nbase\n" PLACE ("'face':{'r1':'down'}") PLACE ("'face':{'g1':'up'},'type':{'g1':null}")
    PLACE ("'icon':{'r2':'lion'}") PLACE ("'face':{'y1':'down'}")
    PLACE ("'face':{'dk':'absent'}") PLACE ("'type':{'dk':'swamp'}") PLACE ("'type':{'y1':'lair'}") PLACE ("'dragon':'r2'") PLACE ("'union_tile':'r1'")
    ROW ("bad-tiles", "'type':{'g1':'swamp'}") },
  { "RISE-061 RISE-063 RISE-064 RISE-046 RISE-054", /* pieces */
    "set-of TEST\nbase\n" ROW ("bad-cubes", "'out_cubes':[40,0,0],'cubes':[{'y1':1},{},{}]") ROW ("bad-cubes", "'gnome_out_cubes':32,'gnome_cubes':{'y1':1}")
    ROW ("bad-breweries", "'out_breweries':[9,0,0],'breweries':[{'y1':1},{},{}]") ROW ("bad-breweries", "'gnome_out_breweries':5,'gnome_breweries':{'y1':1}")
    PLACE ("'cubes':[{'r2':1},{},{}]") PLACE ("'breweries':[{'r2':1},{},{}]") ROW ("bad-face-down", "'cubes':[{'y1':1},{},{}]")
    ROW ("bad-boats", "'boat':{'y1':1}") },
  { "RISE-018 RISE-019", /* boards */
    "set-of TEST\nbase\n" BOARD ("'board':[null,'blue-a','green-a']") BOARD ("'board':['red-a','red-a','green-a']") BOARD ("'production':[2,3,3]") BOARD ("'production':[19,3,3]") },
  { "RISE-018 RISE-019", /* before anybody has chosen one */
    "set-of TEST\nseats 3\n" BOARD ("'slots':[['1'],[],[]]") BOARD ("'tokens':[1,0,0]") BOARD ("'production':[1,0,0]") BOARD ("'out_cubes':[1,0,0]")
    BOARD ("'out_breweries':[1,0,0]") },
  { "RISE-030 RISE-076", /* cards */
    "base\n" ROW ("bad-cards", "'card':{'1':null,'2':'delivery'}") ROW ("bad-cards", "'card':{'1':null},'on_card':{'1':{'0':0}}") ROW ("bad-cards", "'card':{'1':'delivery'},'on_card':{'1':{'4':0}}")
    ROW ("bad-cards", "'card':{'1':'delivery','2':'delivery','3':'delivery','4':'delivery','5':'delivery'}")
    ROW ("bad-allies", "'ally':{'al01':4}") },
  { "RISE-076 RISE-196", /* three players need 4 allies a turn: 8 for turns 4 and 5, 4 more while turn 3 lays out its own */
    "base\nat {'ally':{" GONE_29 "}}\nbad bad-allies {'ally':{'al30':7,'al31':7}}\nbad bad-allies {'turn':2}\nbad bad-allies {'phase':1,'stage':'offer'}\n"
    "bad bad-allies {'phase':6,'stage':'hands'}\nat {'ally':{'al30':7}}\nno adjust-impossible@RISE-196 h give-ally ally=al31\nat {'turn':5}\nat {'ally':{'al31':7}}" },
  { "RISE-006", /* no reset after the last turn */
    "base\nat {'turn':5}\n" STAGE ("'phase':6,'stage':'reset'") STAGE ("'phase':6,'stage':'cards','card':{'8':null}") },
  { "RISE-032 RISE-035", /* Gnome cards and judges */
    "set-of TEST\nbase\n" GNOMES ("'gnome_deck':[{'n':49}]") GNOMES ("'gnome_deck':[{'n':49},{'card':'slt'}],'gnome_at':{'slt':1}")
    GNOMES ("'gnome_deck':[{'n':48},{'card':'slt'},{'card':'slt'}]")
    ROW ("bad-judges", "'judge_box':[{'n':1}]") },
  { "RISE-006 RISE-036", /* steps */
    "base\n" STAGE ("'phase':0") STAGE ("'turn':0") STAGE ("'stage':'first'") STAGE ("'stage':'tiles'") STAGE ("'stage':'side','active':0") STAGE ("'stage':'judges','active':0")
    STAGE ("'stage':'cards','phase':4") STAGE ("'stage':'cards','phase':6,'card':{'8':'festival'}")
    STAGE ("'stage':'offer'") STAGE ("'stage':'left-over'") STAGE ("'stage':'draft','active':0") STAGE ("'stage':'draft','phase':1") STAGE ("'stage':'turn','active':0")
    STAGE ("'stage':'turn','phase':2") STAGE ("'stage':'turn','phase':2,'active':0,'meeples':[0,1,1]")
    STAGE ("'stage':'slot'") STAGE ("'stage':'slot','phase':3") STAGE ("'stage':'slot','phase':3,'active':0") STAGE ("'stage':'slot','phase':3,'active':0,'at_card':0")
    STAGE ("'stage':'slot','phase':3,'active':0,'at_card':0,'at_space':0") STAGE ("'stage':'slot','phase':3,'active':0,'at_card':0,'at_space':5")
    STAGE ("'stage':'play-card'") STAGE ("'stage':'play-card','active':0") STAGE ("'stage':'play-card','phase':3") STAGE ("'stage':'gnome-card','phase':3")
    STAGE ("'stage':'union'") STAGE ("'stage':'union','phase':3") STAGE ("'stage':'victims','phase':3") STAGE ("'stage':'victims'") STAGE ("'stage':'victims','active':0")
    STAGE ("'stage':'score'") STAGE ("'stage':'score','phase':5,'scored':4") STAGE ("'stage':'reset'") STAGE ("'stage':'hands'") STAGE ("'stage':'show','active':0")
    STAGE ("'stage':'show','phase':7") STAGE ("'stage':'show','phase':7,'active':0") STAGE ("'stage':'then-slot'") STAGE ("'stage':'then-turn'")
    STAGE ("'rampage':1") },
  { "RISE-199 RISE-203", /* what is half entered */
    "base\nbad bad-seat {'first':null}\nbad bad-seat {'add_seat':4,'add_tile':'y1'}\nbad bad-seat {'add_seat':1,'add_tile':null}\n" CUT ("'cut':1,'cut_tile':'y1'") CUT ("'cut_n':{'y1':1}")
    CUT ("'cut_strike':[1,0,0]") CUT (SLOT "'at_card':0,'at_space':0,'stage':'slot','cut':1,'cut_tile':null")
    CUT (SLOT "'at_card':0,'at_space':0,'stage':'slot','cut':1,'cut_tile':'y1','cut_n':{'y2':1}")
    CUT (SLOT "'at_card':0,'at_space':0,'stage':'slot','cut':1,'cut_tile':'y1','cut_strike':[0,1,0]") },
};

void
rise_add_refused (void)
{
  rise_add_cases ("refused", cases, G_N_ELEMENTS (cases));
}
