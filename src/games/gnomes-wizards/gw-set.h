/* gw-set.h: the component set of Gnômes & Wizards as arrays: boards, units, abilities as short programs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/grid.h"
#include "core/set/set.h"
#include "gw-names.h"

G_BEGIN_DECLS

#define GW_CELLS   GN_GRID_MOST
#define GW_STEPS_MAX 640
#define GW_ABILITY_STEPS 8    /* of one ability */
#define GW_TEXT_WHOLE 255     /* GwStep.text: read aloud everything that is printed */

/**
 * GwBoard:
 * @grid: the positions; a cell is an index into it
 * @place: by cell, its value in the domain of places; @cell: the inverse, -1: none
 * @label: flip layers (3.2); @dist: dist_range
 * @mines, @dead, @a, @b, @start: as sets of cells; @start by side
 * @tribes: the number of tribes; @tile: a ready-made arrangement (A.3) by cell, -1: none
 */
typedef struct {
  GnGrid  grid;
  gint16  place[GW_CELLS];
  gint8   cell[GW_PLACES];
  guint8  label[GW_CELLS];
  guint8  dist[GW_CELLS][GW_CELLS];
  guint64 mines, dead, a, b;
  guint64 start[2];
  gint8   tile[GW_CELLS];
  guint8  tribes;
  guint8  layers;
  guint8  has_tiles;
} GwBoard;

/* The effect vocabulary (9.2), in the order of gw_vocabulary */
typedef enum {
  GW_E_MOVE, GW_E_PUSH, GW_E_PULL, GW_E_BRING, GW_E_PLACE, GW_E_SWAP, GW_E_STRIKE, GW_E_SNEAK, GW_E_GRANT, GW_E_LINGER,
  GW_E_DAMAGE, GW_E_HEAL, GW_E_COUNTER, GW_E_CLEAR_COUNTER, GW_E_GAIN_DEFENCE, GW_E_LOSE_DEFENCE, GW_E_STAT_BONUS,
  GW_E_EXTRA_MOVE, GW_E_EXTRA_ATTACK, GW_E_GAIN_CRYSTALS, GW_E_REMOVE_CRYSTALS, GW_E_STEAL_CRYSTALS, GW_E_CHARGE,
  GW_E_DRAW, GW_E_DISCARD, GW_E_FLIP, GW_E_BLOCKADE, GW_E_UNBLOCK,
  GW_E_CALL, GW_E_EXTRA_DIE, GW_E_REROLL, GW_E_ROLL, GW_E_FREE_TEXT, GW_N_EFFECTS
} GwEffect;

typedef enum {
  GW_WHO_SELF, GW_WHO_ALLY, GW_WHO_ANOTHER_ALLY, GW_WHO_OWN, GW_WHO_ENEMY, GW_WHO_UNIT, GW_WHO_OWN_CLAN, GW_WHO_OWNER,
  GW_WHO_PLAYER, GW_WHO_ENEMY_PLAYER,
  GW_WHO_ALL_PLAYERS, GW_WHO_TILE, GW_WHO_BLOCKADE, GW_WHO_ABILITY, GW_WHO_1, GW_WHO_2, GW_WHO_3, GW_WHO_4, GW_N_WHO
} GwWho;
typedef enum {
  GW_IS_ANY, GW_IS_LEADER, GW_IS_CLAN, GW_IS_SLEEPING, GW_IS_FLYING, GW_IS_LINGERING, GW_IS_NO_ATTACK, GW_IS_NO_MOVE,
  GW_IS_HP, GW_IS_OWN_TRIBE, GW_IS_GNOME,
  GW_IS_WIZARD, GW_IS_CHARGED, GW_IS_NOT_FULL
} GwFilter;
typedef enum {
  GW_WHERE_ANYWHERE, GW_WHERE_SAME_TILE, GW_WHERE_ADJACENT, GW_WHERE_WITHIN, GW_WHERE_EXACTLY, GW_WHERE_BORDERING,
  GW_WHERE_ON_MINE, GW_WHERE_ON_LABEL,
  GW_WHERE_TILE_OF
} GwWhere;
typedef enum { GW_FROM_SELF, GW_FROM_1, GW_FROM_2, GW_FROM_3, GW_FROM_ANY_OWN } GwOrigin;
typedef enum { GW_COUNT_ONE, GW_COUNT_UP_TO, GW_COUNT_EXACTLY, GW_COUNT_ALL } GwCount;
typedef enum { GW_POWER_BASE, GW_POWER_CURRENT, GW_POWER_FIXED } GwPower;
typedef enum {
  GW_TO_SELF_TILE, GW_TO_ADJACENT, GW_TO_SELF_OR_ADJACENT, GW_TO_MINE, GW_TO_LABEL, GW_TO_WITHIN, GW_TO_ANYWHERE,
  GW_TO_TILE_OF
} GwWhereTo;
typedef enum {
  GW_IF_NOTHING, GW_IF_HP, GW_IF_FLYING, GW_IF_SLEEPING, GW_IF_LINGERING, GW_IF_NO_ATTACK, GW_IF_NO_MOVE,
  GW_IF_TOGETHER, GW_IF_ON_MINE, GW_IF_LEADER,
  GW_IF_ROUND, GW_IF_ENEMIES, GW_IF_ALLIES
} GwIf;

/**
 * GwStep: one step of an ability
 * @of: for an ability as target: GwWho of the unit that has it; @range: of @where; @n: the number of the effect
 * @keep: cards kept from a draw; @kind: for a counter, which one, GW_N_COUNTERS: all; for a stat, 0 mov, 1 atk; for a
 *   discard, 1: at random; for a blockade, 1: on an edge
 * @exact: a walk of exactly n steps; @if_of: 0: self, else the step whose choice it refers to
 * @row, @rows: for a roll, by face: the first of the steps that follow, and their number
 * @text: for a free text, its number in the ability
 */
typedef struct {
  guint8 effect, who, of, filter, also, where, range, origin, count, count_n, chooser, optional;
  gint8  filter_n, n;
  guint8 keep, kind, power, to, exact;
  guint8 if_what, if_n, if_of;
  guint8 text;
  guint16 row[GW_N_FACES];
  guint8  rows[GW_N_FACES];
} GwStep;

/** GwProgram: the steps of an ability; @attack_based, @damaging, @self_moving: see 9.2; @needs_source: GW-209 */
typedef struct {
  guint16 first;
  guint8  n;
  guint8  attack_based, damaging, self_moving, needs_source;
} GwProgram;

/** GwAbility: @known: whether cost and steps are known; @leader: the steps for a leader, if they differ (n > 0) */
typedef struct {
  guint8    known;
  guint8    kind;
  guint8    cost;
  guint8    timing;
  guint8    copies;
  GwProgram steps;
  GwProgram leader;
} GwAbility;

typedef struct {
  guint8    n_units, n_cards, n_layouts;
  guint8    deck_complete;
  guint8    edges;                                        /* some ability places blockades on edges */
  guint16   deck_copies;
  gint8     mov[GW_UNITS], atk[GW_UNITS], def[GW_UNITS];  /* -1: not known yet */
  GwAbility clan[GW_UNITS];
  GwAbility card[GW_CARDS_MAX];
  GwBoard   board[GW_LAYOUTS_MAX];
  gint8     usual[GW_SEATS + 1];                          /* first board for that number of tribes; -1: none */
  guint16   n_steps;
  GwStep    step[GW_STEPS_MAX];
} GwSet;

extern const GnEffectWord gw_vocabulary[];

gpointer gw_compile (const GnSet *set, GError **error);
/** gw_board_make: works out everything that follows from the sets of a layout; @board already has its places, sides
 * and mines */
void     gw_board_make (GwBoard *board);

G_END_DECLS
