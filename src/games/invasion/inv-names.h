/* inv-names.h: enumerations for the tables of Gnome Invasion: domains, verbs, steps, options
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

#define INV_SEATS       6
#define INV_DECKS       6
#define INV_LETTERS     6
#define INV_BOONS_MAX   192  /* most different boons in a set; the box has 150 cards */
#define INV_GNOMES_MAX  80   /* most different gnomes in a set; the box has 51 cards */
#define INV_BOX_BOONS   150  /* INV-008 */
#define INV_BOX_GNOMES  51
#define INV_PLAY_MAX    96   /* most cards in play at once */
#define INV_DICE_MAX    40   /* most dice in a pool */

typedef enum {
  INV_DOMAIN_BOON,     /* family boons */
  INV_DOMAIN_GNOME,    /* family gnomes */
  INV_DOMAIN_LETTER,   /* "g" "n" "o" "m" "e" "s" */
  INV_DOMAIN_DECK,     /* "1" … "6" */
  INV_DOMAIN_KIND,     /* "room" "weapon" "item" "action" "ally" */
  INV_DOMAIN_SCOPE,    /* "both" "acquire" "combat" */
  INV_DOMAIN_PLACE,    /* "hand" "play" */
  INV_DOMAIN_STEP,
  INV_DOMAIN_FLAG,     /* "late" "lend" "stays" */
  INV_DOMAIN_TICK,     /* lines of the setup checklist */
  INV_DOMAIN_DIE,      /* "d4" … "d20" */
  INV_DOMAIN_WHERE,    /* places in a manual adjustment */
  INV_DOMAIN_MODE,     /* other words of a manual adjustment: until when, which pile … */
} InvDomain;

typedef enum { INV_ROOM, INV_WEAPON, INV_ITEM, INV_ACTION, INV_ALLY, INV_N_KINDS } InvKind;
typedef enum { INV_BOTH, INV_ACQUIRE, INV_COMBAT } InvScope;
typedef enum { INV_HAND, INV_PLAY } InvPlace;

/** InvStep: the twelve steps of a turn (section 4). 0 is before the first turn, 13 after the end */
typedef enum {
  INV_STEP_SETUP,
  INV_STEP_PREP,          /*  1 */
  INV_STEP_BOON,          /*  2 */
  INV_STEP_BOON_HELP,     /*  3 */
  INV_STEP_BOON_ROLL,     /*  4 */
  INV_STEP_BOON_RESULT,   /*  5 */
  INV_STEP_FORK,          /*  6 */
  INV_STEP_GNOME,         /*  7 */
  INV_STEP_FIGHT_HELP,    /*  8 */
  INV_STEP_FIGHT_ROLL,    /*  9 */
  INV_STEP_FIGHT_RESULT,  /* 10 */
  INV_STEP_SWEEP,         /* 11 */
  INV_STEP_NEXT,          /* 12: over at once, without a decision */
  INV_STEP_OVER,
} InvStep;

G_END_DECLS
