/* gw-names.h: names for the tables of Gnômes & Wizards: domains, tribes, units, places
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

#define GW_SEATS      4
#define GW_TRIBES     4
#define GW_CLANS      6
#define GW_SLOTS      7                        /* the leader, then clans 1 to 6 */
#define GW_UNITS      (GW_TRIBES * GW_SLOTS)
#define GW_TILES      (GW_TRIBES * GW_CLANS * 2)
#define GW_COLUMNS    10                       /* of lattice coordinates: 0 to 9 */
#define GW_PLACES     (2 * GW_COLUMNS * GW_COLUMNS)
#define GW_SIDES      3                        /* of a tile that points up; each edge is one of these */
#define GW_SPOTS      (GW_PLACES * (1 + GW_SIDES)) /* places, then edges */
#define GW_ABILITIES  (2 * GW_UNITS)           /* of each unit: clan ability, learned ability */
#define GW_CARDS_MAX  96                       /* different cards of the ability deck */
#define GW_LAYOUTS_MAX 32
#define GW_MINE_SLOT  6                        /* */

typedef enum {
  GW_DOMAIN_UNIT,      /* family units: "TL", "T1" … "B6" */
  GW_DOMAIN_PLACE,     /* "u2.0" */
  GW_DOMAIN_TILE,      /* "T3A" */
  GW_DOMAIN_ABILITY,   /* "T3.clan", "T3.learned" */
  GW_DOMAIN_SLOT,      /* leader and clans of a tribe: "leader", "1" … "6" */
  GW_DOMAIN_CARD,      /* family cards: the ability deck */
  GW_DOMAIN_LAYOUT,    /* family layouts */
  GW_DOMAIN_TRIBE,
  GW_DOMAIN_FACE,
  GW_DOMAIN_TO,        /* where a die goes if no unit gets it: "aside", "deck" */
  GW_DOMAIN_USE,       /* use of an either die */
  GW_DOMAIN_HOLD,
  GW_DOMAIN_YES,
  GW_DOMAIN_PILE,
  GW_DOMAIN_STAGE,
  GW_DOMAIN_STATUS,
  GW_DOMAIN_COUNTER,
  GW_DOMAIN_KIND,      /* of cards */
  GW_DOMAIN_TIMING,
  GW_DOMAIN_WHAT,      /* the figure that an adjustment sets */
  GW_DOMAIN_SIDE,      /* of a tile that points up */
} GwDomain;

typedef enum { GW_TURQUEFOSS, GW_ACHRINOLDER, GW_IMBLASHAM, GW_BETRUMOUR } GwTribe;
typedef enum { GW_GNOME, GW_WIZARD } GwRace;

#define gw_tribe_of(unit)  ((unit) / GW_SLOTS)
#define gw_slot_of(unit)   ((unit) % GW_SLOTS)
#define gw_unit(tribe, slot) ((tribe) * GW_SLOTS + (slot))
#define gw_is_leader(unit) (gw_slot_of (unit) == 0)
#define gw_race_of(tribe)  ((tribe) >= GW_IMBLASHAM ? GW_WIZARD : GW_GNOME)
#define gw_tile(tribe, slot, side) (((tribe) * GW_CLANS + (slot) - 1) * 2 + (side))
#define gw_tile_tribe(tile) ((tile) / (2 * GW_CLANS))
#define gw_tile_slot(tile)  ((tile) / 2 % GW_CLANS + 1)
#define gw_tile_side(tile)  ((tile) % 2)
#define gw_tile_is_mine(tile) (gw_tile_slot (tile) == GW_MINE_SLOT)
#define gw_place(c, r, down) (((r) * GW_COLUMNS + (c)) * 2 + (down))

/** GwFace: the six faces of a die (1.3), in the order in which the table of a `roll` counts them from 1 */
typedef enum { GW_MOVEMENT, GW_ATTACK, GW_EITHER, GW_DEFENCE, GW_HORN, GW_CRYSTAL, GW_N_FACES } GwFace;
/** GwAs: how a unit uses a die given to it */
typedef enum { GW_AS_MOVEMENT, GW_AS_ATTACK, GW_AS_DEFENCE, GW_AS_EITHER_MOVE, GW_AS_EITHER_ATTACK, GW_N_AS } GwAs;
/** GwSide: the edges of a tile that points up */
typedef enum { GW_LEFT, GW_RIGHT, GW_BASE } GwSide;
enum { GW_TO_ASIDE, GW_TO_DECK };
enum { GW_USE_MOVEMENT, GW_USE_ATTACK };
typedef enum { GW_INACTIVE, GW_ACTIVE, GW_DEAD } GwStatus;
typedef enum { GW_FLYING, GW_SLEEPING, GW_LINGERING, GW_NO_ATTACK, GW_NO_MOVEMENT, GW_N_COUNTERS } GwCounter;
typedef enum { GW_LEARNED, GW_SECRET } GwKind;
typedef enum { GW_ANY_TIME, GW_OWN_TURN, GW_BEFORE_ROLL, GW_BEFORE_FINAL, GW_UNTIL_ATTACK, GW_N_TIMINGS } GwTiming;

/** GwStage: the states of 5.1 and 5.2, in their order */
typedef enum {
  GW_AT_TRIBES,
  GW_AT_FIRST_PLAYER,
  GW_AT_BOARD,
  GW_AT_FAIRNESS,
  GW_AT_COMPONENTS,
  GW_AT_LEADERS,
  GW_AT_SHORT_CLANS,
  GW_AT_TURN_START,
  GW_AT_FLIP,
  GW_AT_ROLL,
  GW_AT_ASSIGN,
  GW_AT_FIGHT,
  GW_AT_WAR,
  GW_AT_COLLECT,
  GW_AT_TURN_END,
  GW_AT_OVER,
  GW_N_STAGES
} GwStage;

G_END_DECLS
