/* gw-view.h: figures for a panel of Gnômes & Wizards that a state does not contain directly
 *
 * All functions work from a viewer's copy of the state and change nothing. They are fast enough to call after each
 * entry.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-state.h"

G_BEGIN_DECLS

/**
 * GwViewCell: a position of the board
 * @place: value of %GW_DOMAIN_PLACE; @x, @y: its center, in sides of a triangle, y downwards; @up: it points up
 * @tile: value of %GW_DOMAIN_TILE, -1: none yet; @flipped: flipped, or always flipped; @label: its flip layer; @next:
 *   it may be flipped next
 * @units: the units there, as bits
 * @blockade: 1 + its owner, 0: none; @bar: the same for the edges to the cells of @beyond, which are -1 if there is
 *   none
 */
typedef struct {
  gint16   place;
  double   x, y;
  gboolean up, mine, dead, flipped, next, start_a, start_b;
  gint8    tile;
  guint8   label;
  guint8   blockade;
  guint8   bar[GW_SIDES];
  gint8    beyond[GW_SIDES];
  guint32  units;
} GwViewCell;

/** gw_view_cells: fills @cells, which has room for %GW_CELLS; @width, @height: of the board, in sides of a triangle.
 * Returns: the number of cells, row by row from the top */
guint gw_view_cells (const GnMatch *match, const GwState *state, GwViewCell *cells, double *width, double *height);

/**
 * GwViewUnit: a unit in its current state
 * @speed, @power: with the dice and effects of this turn; @left: steps left; @tired: the next step is lost to fatigue
 * @base_def, @cap: ends of the slider; @may_attack: it still has an attack this turn
 * @done, @stopped, @closed, @moving: in this turn
 */
typedef struct {
  int      seat, place, status;
  int      hp, max_hp, def, base_def, cap;
  int      speed, power, left;
  gboolean tired, may_attack, done, stopped, closed, moving, known;
} GwViewUnit;

void gw_view_unit (const GnMatch *match, const GwState *state, int unit, GwViewUnit *view);

/**
 * GwViewReach: where a unit may end its movement (GW-081), by cell
 * @steps: fewest steps, %GN_GRID_FAR: not reachable; @left: steps left there
 * @stops: cells where it has to stop and fight; @crystals: mines crossed on the shortest way, including the last cell
 */
typedef struct {
  guint8  steps[GW_CELLS];
  guint8  left[GW_CELLS];
  guint8  crystals[GW_CELLS];
  guint64 stops;
} GwViewReach;

void gw_view_reach (const GnMatch *match, const GwState *state, int unit, GwViewReach *view);
/** gw_view_way: the cells of a shortest way to @cell, ending with @cell. Returns: how many, 0: not reachable */
guint gw_view_way (const GnMatch *match, const GwState *state, int unit, int cell, gint16 places[GW_CELLS]);

/**
 * GwViewAttack: the result of a possible attack
 * @power, @def: the figures compared; @damage; @hp, @def_after: of the target afterwards; @kills; @points: for the
 *   attacker's player from the kill
 */
typedef struct {
  int      power, def, damage, hp, def_after, points;
  gboolean kills;
} GwViewAttack;

/** gw_view_attack: an attack by @unit with @power; if @power is -1, its own attack this turn */
void gw_view_attack (const GnMatch *match, const GwState *state, int unit, int target, int power, GwViewAttack *view);
/** gw_view_reactions: the units that would strike @unit if it were moved to @cell (GW-048, GW-154), as bits; @loss:
 * (out): the HP it would lose in all */
guint32 gw_view_reactions (const GnMatch *match, const GwState *state, int unit, int cell, int *loss);

/** GwViewClan: what horns can do with a clan; @callers, @chargers: bits of the units on its symbol */
typedef struct {
  gboolean callable, chargeable, shut_off;
  guint32  callers;
} GwViewClan;

void gw_view_clan (const GnMatch *match, const GwState *state, int clan, GwViewClan *view);

/**
 * GwViewWindow: a suspended action
 * @open: something waits for answers; @opener: the seat that goes on; @held: the verb that waits, or -1, with its two
 *   arguments
 * @n, @order: announced casts as indices of GwState.cast, the next one first (GW-205)
 * @may: seats that could answer now, as far as everybody can tell
 */
typedef struct {
  gboolean open;
  int      opener, held, held_a, held_b;
  guint    n;
  guint8   order[GW_CASTS];
  guint8   may;
} GwViewWindow;

void gw_view_window (const GnMatch *match, const GwState *state, GwViewWindow *view);

/** gw_view_aloud: the words to read aloud and carry out by hand now, in the user's language; %NULL if there are none.
 * (transfer none) (nullable) */
const char *gw_view_aloud (const GnMatch *match, const GwState *state);

G_END_DECLS
