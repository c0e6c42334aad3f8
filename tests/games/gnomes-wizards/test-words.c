/* test-words.c: the words for targets and conditions, one by one: whom an ability may name, and when a step is done
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-script.h"

/* T1 carries an ability of these steps. TL and I1 stand with it, IL and I2 next door. */
#define CARRY(steps, more) \
  "set-of FX\nteach cards {'id':'FX-SHOVE','kind':'learned','name':'FX-SHOVE','cost':2,'steps':[" steps "]}\n" \
  AT ("fight", PLACE ("'T1':'u2.0','TL':'u2.0','I1':'u2.0','IL':'d2.0','I2':'d2.0'") CARRIES ("T1", SHOVE, "2") ",'def':{'T1':0,'TL':0,'I1':0,'IL':0,'I2':0}" more)
#define DEFEND(who, words) "{'do':'gain-defence','who':'" who "','n':1" words "}"
#define CAST(list) "0 cast ability=T1.learned units=" list "\n"
/* Of those so described the first is named; the second is not one of them. */
#define ONLY(words, more, one, other) { "GW-210", CARRY (DEFEND ("unit", words), more) "no target-illegal " CAST (other) "do " CAST (one) "is {'def':{'" one "':1}}" }
/* The unit named gets one; and so does T1, if that is so. */
#define IF(words, more, one, then) \
  { "GW-210", CARRY (DEFEND ("unit", "") "," DEFEND ("self", "," words), more) "do " CAST (one) "is {'def':{'" one "':1,'T1':" then "}}" }

static const GwCase cases[] = {
  ONLY (",'filter':'leader'", "", "TL", "I1"),
  ONLY (",'filter':'clan'", "", "I1", "TL"),
  ONLY (",'filter':'sleeping'", ",'counter':{'I1':{'sleeping':1}}", "I1", "I2"),
  ONLY (",'filter':'flying'", ",'counter':{'I1':{'flying':1}}", "I1", "I2"),
  ONLY (",'filter':'lingering'", ",'counter':{'I1':{'lingering':1}},'linger_seat':{'I1':1}", "I1", "I2"),
  ONLY (",'filter':'no-attack'", ",'counter':{'I1':{'no-attack':1}}", "I1", "I2"),
  ONLY (",'filter':'no-move'", ",'counter':{'I1':{'no-move':1}}", "I1", "I2"),
  ONLY (",'filter':'hp','filter-n':3", ",'hp':{'I1':3}", "I1", "I2"),
  ONLY (",'filter':'own-tribe'", "", "TL", "I1"),
  ONLY (",'filter':'gnome'", "", "TL", "I1"),
  ONLY (",'filter':'wizard'", "", "I1", "TL"),
  ONLY (",'filter':'clan','also':'flying'", ",'counter':{'I1':{'flying':1}}", "I1", "I2"),
  ONLY (",'where':'same-tile'", "", "I1", "I2"),
  ONLY (",'where':'adjacent'", "", "I2", "I1"),
  ONLY (",'where':'within','range':0", "", "I1", "I2"),
  ONLY (",'where':'exactly','range':1", "", "I2", "I1"),
  IF ("'if':'hp','if-n':3", ",'hp':{'T1':3}", "I1", "1"),
  IF ("'if':'hp','if-n':3", "", "I1", "0"),
  IF ("'if':'flying','if-of':'$1'", ",'counter':{'I1':{'flying':1}}", "I1", "1"),
  IF ("'if':'flying','if-of':'$1'", "", "I1", "0"),
  /* The step before has woken the sleeper (GW-169); its own ability does not wake T1. */
  IF ("'if':'sleeping','if-of':'$1'", ",'counter':{'I1':{'sleeping':1}}", "I1", "0"),
  IF ("'if':'sleeping'", ",'counter':{'T1':{'sleeping':1}}", "I1", "1"),
  IF ("'if':'lingering','if-of':'$1'", ",'counter':{'I1':{'lingering':1}},'linger_seat':{'I1':1}", "I1", "1"),
  IF ("'if':'lingering','if-of':'$1'", "", "I1", "0"),
  IF ("'if':'no-attack','if-of':'$1'", ",'counter':{'I1':{'no-attack':1}}", "I1", "1"),
  IF ("'if':'no-attack','if-of':'$1'", "", "I1", "0"),
  IF ("'if':'no-move','if-of':'$1'", ",'counter':{'I1':{'no-move':1}}", "I1", "1"),
  IF ("'if':'no-move','if-of':'$1'", "", "I1", "0"),
  IF ("'if':'together','if-of':'$1'", "", "I1", "1"),
  IF ("'if':'together','if-of':'$1'", "", "I2", "0"),
  IF ("'if':'on-mine','if-of':'$1'", "", "I1", "0"),
  IF ("'if':'leader','if-of':'$1'", "", "IL", "1"),
  IF ("'if':'leader','if-of':'$1'", "", "I1", "0"),
  IF ("'if':'round','if-n':1", "", "I1", "1"),
  IF ("'if':'round','if-n':2", "", "I1", "0"),
  IF ("'if':'enemies','if-n':1", "", "I1", "1"),
  IF ("'if':'enemies','if-n':2", "", "I1", "0"),
  IF ("'if':'allies','if-n':1", "", "I1", "1"),
  IF ("'if':'allies','if-n':2", "", "I1", "0"),
};

void
gw_add_words (void)
{
  gw_add_cases ("words", cases, G_N_ELEMENTS (cases));
}
