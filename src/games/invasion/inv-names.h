/* inv-names.h: what the tables of Gnome Invasion name: domains, verbs, steps, options
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
#define INV_BOONS_MAX   192  /* different boons a set may hold; the box has 150 cards */
#define INV_GNOMES_MAX  80   /* different gnomes; the box has 51 cards */
#define INV_BOX_BOONS   150  /* INV-008 */
#define INV_BOX_GNOMES  51
#define INV_PLAY_MAX    96   /* cards that can lie in play at once */
#define INV_DICE_MAX    40   /* dice of one pool */

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
  INV_DOMAIN_TICK,     /* lines of the checklist */
  INV_DOMAIN_DIE,      /* "d4" … "d20" */
  INV_DOMAIN_WHERE,    /* places that a manual adjustment names */
  INV_DOMAIN_MODE,     /* what else it names: until, which pile … */
} InvDomain;

typedef enum { INV_ROOM, INV_WEAPON, INV_ITEM, INV_ACTION, INV_ALLY, INV_N_KINDS } InvKind;
typedef enum { INV_BOTH, INV_ACQUIRE, INV_COMBAT } InvScope;
typedef enum { INV_HAND, INV_PLAY } InvPlace;

/** InvStep: the twelve steps of a turn (section 4); 0 before the first turn, 13 after the end */
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
  INV_STEP_NEXT,          /* 12: passes by itself */
  INV_STEP_OVER,
} InvStep;

G_END_DECLS
