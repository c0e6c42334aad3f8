/* gw-script.h: scripts of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "script.h"

typedef ScriptCase GwCase;

void gw_add_cases (const char *group, const GwCase *cases, guint n);
/** gw_script_init: makes the sets of the tests out of the stand-in; first of all */
void gw_script_init (void);

/* Numbers of the trial abilities (9.4) as learned cards: any unit may carry any of them. In `learned` they count from 1. */
#define SHOVE "1"
#define DRAG "2"
#define HAUL "3"
#define GUARD "4"
#define LULL "5"
#define EMBER "6"
#define STAB "7"
#define WALL "8"
#define QUAKE "9"
#define WINGS "10"
#define HUSH "11"
#define ROOT "12"
#define VEIN "13"
#define BOLT "14"
#define REACH "15"
#define GUST "16"
#define TOLL "22"
#define MEET "23"
#define MUSTER "24"
#define PIT "25"
#define FENCE "26"
#define HEDGE "27"
#define GAP "28"
/* Further ones, of the set MORE */
#define FAIR "29"
#define RIPPLE "30"
#define BREACH "31"
#define DRAIN "32"
#define DARE "33"
#define KIN "34"
#define TITHE "35"
#define CURE "36"
#define CLEANSE "37"
#define BLOW "38"
#define JAB "39"
#define CHANCE "40"
#define BURN "41"
#define SPIN "42"
#define PAIR "43"
#define NEXT "44"
#define CHAIN "45"
#define GATE "46"

/* A card that nobody has seen, and one that its owner knows. */
#define UNSEEN(n) "{'n':" n "}"
#define OWN(id, seat) "{'card':'" id "','seen':[" seat "]}"
/* A position of two players on hex24 at a step. */
#define AT(stage, more) "at {'stage':'" stage "','round':1,'current':0,'first':0,'side':[1,2]" more "}\n"
#define AT3(stage, more) "at {'stage':'" stage "','round':1,'current':0,'first':0" more "}\n"
#define LATE(stage, more) "at {'stage':'" stage "','round':6,'current':0,'first':0,'side':[1,2]" more "}\n"
#define PLACE(places) ",'place':{" places "}"
#define CARRIES(unit, ability, crystals) ",'learned':{'" unit "':" ability "},'charge':{'" unit ".learned':" crystals "}"

void gw_add_examples (void);
void gw_add_setup (void);
void gw_add_turn (void);
void gw_add_casts (void);
void gw_add_abilities (void);
void gw_add_ends (void);
void gw_add_view (void);
void gw_add_options (void);
void gw_add_refused (void);
void gw_add_words (void);
