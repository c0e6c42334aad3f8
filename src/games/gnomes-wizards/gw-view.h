/* gw-view.h: what a panel of Gnômes & Wizards shows and a state does not say at once
 *
 * All of it is worked out from a viewer's copy, changes nothing, and is cheap enough to be asked after each entry.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-state.h"

G_BEGIN_DECLS

/**
 * GwViewCell: a position of the board
 * @place: value of %GW_DOMAIN_PLACE; @x, @y: of its middle, in sides of a triangle, y downwards; @up: it points up
 * @tile: value of %GW_DOMAIN_TILE, -1: none yet; @flipped: or dead; @label: its
 *   flip layer; @next: it may be flipped next
 * @units: who stands there, as bits
 * @blockade: 1 + whose, 0: none; @bar: the same on the edges to the cells of
 *   @beyond, which are -1 where there is none
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

/** gw_view_cells: @cells holds %GW_CELLS; width and height of the board in sides. Returns: how
 * many there are, row by row from the top */
guint gw_view_cells (const GnMatch *match, const GwState *state, GwViewCell *cells, double *width, double *height);

/**
 * GwViewUnit: a unit as it stands
 * @speed, @power: with the dice and effects of this turn; @left: steps left; @tired: the next step is lost to fatigue
 * @base_def, @cap: ends of the slider; @may_attack: it still has an attack of this turn
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
 * GwViewReach: where a unit may come to a halt (GW-081), by cell
 * @steps: least steps, %GN_GRID_FAR: not reached; @left: steps left there
 * @stops: there it has to stop and fight; @crystals: mines crossed on the shortest way, the last one included
 */
typedef struct {
  guint8  steps[GW_CELLS];
  guint8  left[GW_CELLS];
  guint8  crystals[GW_CELLS];
  guint64 stops;
} GwViewReach;

void gw_view_reach (const GnMatch *match, const GwState *state, int unit, GwViewReach *view);
/** gw_view_way: the cells of a shortest way to @cell, the last one @cell. Returns: how many, 0: it is not reached */
guint gw_view_way (const GnMatch *match, const GwState *state, int unit, int cell, gint16 places[GW_CELLS]);

/**
 * GwViewAttack: what an attack would do
 * @power, @def: the figures compared; @damage; @hp, @def_after: of the target afterwards; @kills;
 *   @points: of the kill for the attacker's player
 */
typedef struct {
  int      power, def, damage, hp, def_after, points;
  gboolean kills;
} GwViewAttack;

/** gw_view_attack: by @unit with @power, or with its own attack of this turn where @power is -1 */
void gw_view_attack (const GnMatch *match, const GwState *state, int unit, int target, int power, GwViewAttack *view);
/** gw_view_reactions: who would strike @unit if it were moved to @cell (GW-048, GW-154), as
 * bits, and how many HP it would lose in all */
guint32 gw_view_reactions (const GnMatch *match, const GwState *state, int unit, int cell, int *loss);

/** GwViewClan: what can be done with a clan by horns: @callers and @chargers are
 * units that stand on its symbol, as bits */
typedef struct {
  gboolean callable, chargeable, shut_off;
  guint32  callers;
} GwViewClan;

void gw_view_clan (const GnMatch *match, const GwState *state, int clan, GwViewClan *view);

/**
 * GwViewWindow: what is suspended
 * @open: something waits for answers; @opener: who goes on; @held: the verb that waits, or -1, with its two arguments
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

/** gw_view_aloud: the words that are read aloud and carried out by hand now, in the user's
 * language; (transfer none) (nullable): none are */
const char *gw_view_aloud (const GnMatch *match, const GwState *state);

G_END_DECLS
