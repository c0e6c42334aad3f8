/* zav-view.h: figures for the table: pure functions of match and state
 *
 * Insights, the panel and the scoresheet use these. Nothing is cached. Every function works on any viewer's copy
 * of the state and then gives what that viewer can work out.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "zav-state.h"

G_BEGIN_DECLS

/* ---- Market --------------------------------------------------------------- */

/**
 * ZavPrice:
 * @now: current price in gold
 * @target: the price that the arrow points to
 * @change: target minus current price ("+3 so far")
 * @at_floor, @at_limit: the target is at the minimum (1) or maximum (15)
 * @next_low, @next_high: range of the next round's price if nothing but mining happens. The low end takes all gems
 *   of choice to be of this type, the high end none. Equal if nothing is open. Bank and toll are taken into
 *   account. The last round has no mining, so both are the current price
 */
typedef struct {
  int      now, target, change;
  gboolean at_floor, at_limit;
  int      next_low, next_high;
} ZavPrice;

void zav_view_price (const GnMatch *match, const ZavState *state, guint gem, ZavPrice *price);
/** zav_view_bank: gems of a type in the bank (can be negative with unlimited supply); zav_view_bank_wild(): wild
 * gems */
int  zav_view_bank  (const GnMatch *match, const ZavState *state, guint gem);
int  zav_view_bank_wild (const GnMatch *match, const ZavState *state);

/* ---- Mining ---------------------------------------------------------------- */

/**
 * ZavMining: the next mining round's result for a seat with what it owns now
 * @yield: gems from tiles, by type
 * @wild: gems of choice
 * @all: yield and wild gems together
 * @take: how many gems the seat will really get, after bank and toll
 * @choice: the seat has something to choose
 * @owes: another seat takes toll from this seat
 * @toll: toll for @take gems, in gold
 * @toll_all: toll for @all gems, in gold
 * @payable: most gems whose toll the gold can pay (G_MAXINT without toll)
 * @machine_gold: gold from Alchemisters
 * @toll_income: gold that the others will pay to this seat
 */
typedef struct {
  int      yield[ZAV_GEMS];
  int      wild, all, take;
  gboolean choice, owes;
  int      toll, toll_all, payable;
  int      machine_gold, toll_income;
} ZavMining;

void zav_view_mining (const GnMatch *match, const ZavState *state, int seat, ZavMining *mining);
/** zav_view_toll: toll that @seat pays for @n gems, in gold (for the running total of the toll panel) */
int  zav_view_toll   (const GnMatch *match, const ZavState *state, int seat, int n);

/* ---- Buying ---------------------------------------------------------------- */

typedef enum {
  ZAV_AFFORD_UNKNOWN,    /* the cost is not known (teach it first), or this viewer does not know the card */
  ZAV_AFFORD_NOW,        /* with own gems only */
  ZAV_AFFORD_WITH_WILD,  /* with wild gems in place of missing ones */
  ZAV_AFFORD_MISSING,    /* too few gems */
} ZavAfford;

/**
 * ZavPurchase: whether a seat can pay for a thing
 * @cost: cost in gems after the discount
 * @printed: cost in gems as printed
 * @wild: wild gems that the usual payment takes (AFFORD_WITH_WILD)
 * @missing: missing gems by type, with all wild gems used where they save the most gold
 * @gold: gold that buys the missing gems at current prices
 * @gold_short: how much of @gold the seat lacks
 * @actions: one for each purchase of up to 4 gems of a type, and one to buy the thing
 * @offered: it can be bought from its present place (a tile in an open district, a filled slot)
 */
typedef struct {
  ZavAfford verdict;
  guint8    cost[ZAV_GEMS], printed[ZAV_GEMS];
  int       wild;
  int       missing[ZAV_GEMS];
  int       gold, gold_short, actions;
  gboolean  offered;
} ZavPurchase;

void zav_view_space (const GnMatch *match, const ZavState *state, int seat, guint space, ZavPurchase *purchase);
/** zav_view_slot: judges the item in @slot, a display slot or ZAV_SLOT_HAND (the seat's own hand card) */
void zav_view_slot  (const GnMatch *match, const ZavState *state, int seat, guint slot, ZavPurchase *purchase);

/**
 * ZavDiscount: the discount gems above a displayed artifact (slots 0…2)
 * @gem: their type, or -1
 * @upright, @sideways: how many there are now
 * @next_upright, @next_sideways: how many there will be after this round's step
 * @limit: the outlined number
 */
typedef struct {
  int gem, upright, sideways, next_upright, next_sideways, limit;
} ZavDiscount;

void zav_view_discount (const GnMatch *match, const ZavState *state, guint slot, ZavDiscount *discount);

/* ---- Turns ----------------------------------------------------------------- */

typedef struct {
  int used, all, left, extra;   /* extra: how many of all come from Gnomunculi (the last ones) */
} ZavActions;

void  zav_view_actions (const GnMatch *match, const ZavState *state, int seat, ZavActions *actions);
/** zav_view_queue: gives the seats that still have to act this round, in order, once for each action; the acting
 * seat comes first. Writes at most @max. Returns: how many */
guint zav_view_queue   (const GnMatch *match, const ZavState *state, gint8 *seat, guint max);
/** zav_view_last_round: whether the end is triggered, so that no mining follows this action round */
gboolean zav_view_last_round (const ZavState *state);

/* ---- Points ---------------------------------------------------------------- */

typedef struct {
  int points;
  int diamantina, district, artifacts, jewelry;                 /* points */
  int n_diamantina, n_district, n_artifacts, n_jewelry;         /* pieces */
  /* distance: points missing to the threshold, 0 when it is reached */
  int threshold, distance;
} ZavPoints;

void     zav_view_points (const GnMatch *match, const ZavState *state, int seat, ZavPoints *points);
/** zav_view_could_reach: whether the seat can reach the threshold with the actions it has left this round. Counts
 * only the printed points of items on display now, no tiles. Uses public knowledge only: gems, wild gems, gold.
 * @best: (out) (optional): most points that the seat can get to */
gboolean zav_view_could_reach (const GnMatch *match, const ZavState *state, int seat, int *best);

/* ---- Board ----------------------------------------------------------------- */

/** zav_view_open_spaces: spaces where tiles can be bought now, as bits */
guint32 zav_view_open_spaces (const GnMatch *match, const ZavState *state);
/** zav_view_spaces: the spaces of this board, as bits; zav_view_district(): the district of a space (0…4,
 * ZAV_DIAMANTINA) */
guint32 zav_view_spaces   (const GnMatch *match);
guint   zav_view_district (guint space);
/** zav_view_gnome_next: the district that the gnome moves to at the end of this round as things are now;
 * zav_view_gnome_if(): the one that it moves to if a tile is bought */
int     zav_view_gnome_next (const GnMatch *match, const ZavState *state);
int     zav_view_gnome_if   (const GnMatch *match, const ZavState *state);

/** zav_view_top_level: level on the back of the pile's top card, 0…2 (I…III), or -1 */
int   zav_view_top_level (const GnMatch *match, const ZavState *state, guint kind);
int   zav_view_pile      (const ZavState *state, guint kind);
/** zav_view_hand_level: level on the back of a seat's hand card, 0…2, or -1 */
int   zav_view_hand_level (const ZavState *state, int seat);

/**
 * ZavCorrection: the market correction of round 2 (ZAV-100 …)
 * @due: it is still to come
 * @gold: gold for each player
 * @gems: the types that it changes, as bits
 * @owned: gems of each type that players own
 * @drop: by how much each price falls
 *
 * Computed as if the round ended with the present targets and gems.
 */
typedef struct {
  gboolean due;
  int      gold;
  guint    gems;
  int      owned[ZAV_GEMS], drop[ZAV_GEMS];
} ZavCorrection;

void zav_view_correction (const GnMatch *match, const ZavState *state, ZavCorrection *correction);

/** zav_view_markers: gives the values of the discount markers a seat holds, in ascending order. Returns: how many
 * (at most 10) */
guint zav_view_markers (const ZavState *state, int seat, guint8 value[10]);

/** zav_view_sale: gold that a tie sale would bring now: gold + gems × current price + wild gems × highest price */
int   zav_view_sale (const GnMatch *match, const ZavState *state, int seat);

/* Component data for widgets that draw them. */
const ZavItemInfo  *zav_view_item_info  (const GnMatch *match, guint item);
const ZavTileInfo  *zav_view_tile_info  (const GnMatch *match, guint tile);
const ZavSpaceInfo *zav_view_space_info (const GnMatch *match, guint space);

G_END_DECLS
