/* rise-script.h: the scripts of Rise of the Gnomes
 *
 * The usual position is the reference map T3 (9.1): three players, turn 3, nobody on the map, the dragon on the score board, red tiles face down. Ann has
 * red-a, Ben blue-a, Cy green-a; Ann has the starting player card. Sets: TEST (cards of the examples, in parts where their id says so). `is` knows besides:
 * step (what the union does next), control by tile, out (cubes on tiles by seat and the Gnomes), left (Gnome cubes, breweries), verdicts of the step of now by tile.
 * See tests/script/script.h
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "script.h"

typedef ScriptCase RiseCase;

/* All red tiles but the lair lie open: cubes may stand anywhere but beside it. */
#define RED \
  "'face':{'r2':'up','r5':'up','r6':'up','r8':'up','r9':'up','r11':'up','r12':'up','r14':'up','r15':'up','r17':'up','r18':'up'}," \
  "'type':{'r2':'desert','r5':'swamp','r6':'plains','r8':'highland','r9':'desert','r11':'sea','r12':'sea','r14':'swamp','r15':'mountain','r17':'highland','r18':'forest'}," \
  "'icon':{'r2':'lion','r5':'scale','r6':'lion','r8':'tower','r9':'lion','r11':'none','r12':'none','r14':'tower','r15':'lion','r17':'lion','r18':'scale'}"
/* Two red tiles lie open: those beside the tile of the name. */
#define OPEN(a, type_a, icon_a, b, type_b, icon_b) \
  "at {'face':{'" a "':'up','" b "':'up'},'type':{'" a "':'" type_a "','" b "':'" type_b "'},'icon':{'" a "':'" icon_a "','" b "':'" icon_b "'}}\n"
#define BESIDE_Y1 OPEN ("r2", "desert", "lion", "r18", "forest", "scale")
#define BESIDE_Y4 OPEN ("r5", "swamp", "scale", "r6", "plains", "lion")
#define BESIDE_Y5 OPEN ("r6", "plains", "lion", "r8", "highland", "tower")
#define BESIDE_Y6 OPEN ("r8", "highland", "tower", "r9", "desert", "lion")
#define BESIDE_Y9 OPEN ("r12", "sea", "none", "r14", "swamp", "tower")
#define BESIDE_Y10 OPEN ("r14", "swamp", "tower", "r15", "mountain", "lion")

/** rise_base: the usual position, with single quotes */
extern const char rise_base[];

void rise_add_cases (const char *group, const RiseCase *cases, guint n);

void rise_add_set (void);
void rise_add_dragon (void);
void rise_add_union (void);
void rise_add_cutthroat (void);
void rise_add_effects (void);
void rise_add_judges (void);
void rise_add_secrets (void);
void rise_add_setup (void);
void rise_add_refused (void);
void rise_add_map (void);
void rise_add_meeples (void);
void rise_add_actions (void);
void rise_add_end (void);
void rise_add_wholes (void);
void rise_add_order (void);
void rise_add_told (void);
