/* zav-view.h: the figures people want to see at the table: pure functions of match and state
 *
 * Insights, the panel and the scoresheet ask here; nothing is kept. Each works on any viewer's copy and then tells
 * what that viewer can work out.
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
 * @now: current price; @target: the price the arrow points to; @change: target less now ("+3 so far")
 * @at_floor, @at_limit: the target is 1 or 15, the least or the most
 * @next_low, @next_high: price of the next round if nothing but mining happens: from all gems of choice falling
 *   on this type to none. Equal where nothing is open. Already counts what bank and toll allow. In the last round
 *   there is no mining: both are the current price
 */
typedef struct {
  int      now, target, change;
  gboolean at_floor, at_limit;
  int      next_low, next_high;
} ZavPrice;

void zav_view_price (const GnMatch *match, const ZavState *state, guint gem, ZavPrice *price);
/** zav_view_bank: gems of a type in the bank (may be below 0 with unlimited supply); zav_view_bank_wild: wild gems */
int  zav_view_bank  (const GnMatch *match, const ZavState *state, guint gem);
int  zav_view_bank_wild (const GnMatch *match, const ZavState *state);

/* ---- Mining ---------------------------------------------------------------- */

/**
 * ZavMining: what the next mining round brings to a seat with what is owned now
 * @yield: by type, from tiles; @wild: gems of choice; @all: yield and wild together
 * @take: how many will really be taken (bank, toll); @choice: the seat has something to choose
 * @owes: somebody takes toll from this seat; @toll: for @take gems; @toll_all: for @all; @payable: most gems the
 *   gold pays for (G_MAXINT without toll)
 * @machine_gold: Alchemisters; @toll_income: what the others will pay to this seat
 */
typedef struct {
  int      yield[ZAV_GEMS];
  int      wild, all, take;
  gboolean choice, owes;
  int      toll, toll_all, payable;
  int      machine_gold, toll_income;
} ZavMining;

void zav_view_mining (const GnMatch *match, const ZavState *state, int seat, ZavMining *mining);
/** zav_view_toll: what @n gems cost @seat in toll (for the running sum of the toll panel) */
int  zav_view_toll   (const GnMatch *match, const ZavState *state, int seat, int n);

/* ---- Buying ---------------------------------------------------------------- */

typedef enum {
  ZAV_AFFORD_UNKNOWN,    /* the cost is not known (teach first), or the card is not known to this viewer */
  ZAV_AFFORD_NOW,        /* with own gems */
  ZAV_AFFORD_WITH_WILD,  /* with wild gems for what is missing */
  ZAV_AFFORD_MISSING,    /* gems are missing */
} ZavAfford;

/**
 * ZavPurchase: whether a seat can pay for a thing
 * @cost: after discount; @printed: as printed
 * @wild: wild gems that the usual payment takes (AFFORD_WITH_WILD)
 * @missing: by type, after all wild gems have gone where they save most gold
 * @gold: to buy what is missing at current prices; @gold_short: how much of it is lacking
 * @actions: one for each buy of up to 4 gems of a type, and one to buy the thing
 * @offered: it can be bought where it lies now (a tile in an open district, a filled slot)
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
/** zav_view_slot: @slot: a display slot or ZAV_SLOT_HAND (the seat's own hand card) */
void zav_view_slot  (const GnMatch *match, const ZavState *state, int seat, guint slot, ZavPurchase *purchase);

/**
 * ZavDiscount: what lies above a displayed artifact (slots 0…2)
 * @gem: of which type, or -1; @upright, @sideways: now; @next_upright, @next_sideways: after this round's step
 * @limit: the outlined number
 */
typedef struct {
  int gem, upright, sideways, next_upright, next_sideways, limit;
} ZavDiscount;

void zav_view_discount (const GnMatch *match, const ZavState *state, guint slot, ZavDiscount *discount);

/* ---- Turns ----------------------------------------------------------------- */

typedef struct {
  int used, all, left, extra;   /* extra: of all, those from Gnomunculi (the last ones) */
} ZavActions;

void  zav_view_actions (const GnMatch *match, const ZavState *state, int seat, ZavActions *actions);
/** zav_view_queue: seats still to act this round in order, the acting one first, once for each action. Returns: how
 * many; at most @max are written */
guint zav_view_queue   (const GnMatch *match, const ZavState *state, gint8 *seat, guint max);
/** zav_view_last_round: the end is triggered: no mining after this action round */
gboolean zav_view_last_round (const ZavState *state);

/* ---- Points ---------------------------------------------------------------- */

typedef struct {
  int points;
  int diamantina, district, artifacts, jewelry;                 /* points */
  int n_diamantina, n_district, n_artifacts, n_jewelry;         /* pieces */
  int threshold, distance;                                      /* distance: 0 when reached */
} ZavPoints;

void     zav_view_points (const GnMatch *match, const ZavState *state, int seat, ZavPoints *points);
/** zav_view_could_reach: could the seat reach the threshold with its actions left this round, out of what is on
 * display now (and known tiles are not counted: only printed points)? Public knowledge only: gems, wild gems, gold.
 * @best: (out) (optional): the points it could get to */
gboolean zav_view_could_reach (const GnMatch *match, const ZavState *state, int seat, int *best);

/* ---- Board ----------------------------------------------------------------- */

/** zav_view_open_spaces: where tiles can be bought now, as bits */
guint32 zav_view_open_spaces (const GnMatch *match, const ZavState *state);
/** zav_view_spaces: the spaces this board has, as bits; zav_view_district: of a space (0…4, ZAV_DIAMANTINA) */
guint32 zav_view_spaces   (const GnMatch *match);
guint   zav_view_district (guint space);
/** zav_view_gnome_next: where the gnome goes at the end of this round as things stand; zav_view_gnome_if: where it
 * would go if a tile is bought */
int     zav_view_gnome_next (const GnMatch *match, const ZavState *state);
int     zav_view_gnome_if   (const GnMatch *match, const ZavState *state);

/** zav_view_top_level: back of the pile's top card 0…2 (I…III), or -1 */
int   zav_view_top_level (const GnMatch *match, const ZavState *state, guint kind);
int   zav_view_pile      (const ZavState *state, guint kind);
/** zav_view_hand_level: back of a seat's hand card 0…2, or -1 */
int   zav_view_hand_level (const ZavState *state, int seat);

/**
 * ZavCorrection: the market correction of round 2 (ZAV-100 …)
 * @due: it is still to come; @gold: what each gets; @gems: types concerned, as bits; @owned: counted of each; @drop: by
 *   how much
 *
 * As it would be if the round ended with the targets and gems of this moment.
 */
typedef struct {
  gboolean due;
  int      gold;
  guint    gems;
  int      owned[ZAV_GEMS], drop[ZAV_GEMS];
} ZavCorrection;

void zav_view_correction (const GnMatch *match, const ZavState *state, ZavCorrection *correction);

/** zav_view_markers: values of the discount markers a seat holds, ascending; Returns: how many (at most 10) */
guint zav_view_markers (const ZavState *state, int seat, guint8 value[10]);

/** zav_view_sale: what a tie sale would bring now: gold + gems × current + wild × dearest */
int   zav_view_sale (const GnMatch *match, const ZavState *state, int seat);

/* Of components, for faces that draw them. */
const ZavItemInfo  *zav_view_item_info  (const GnMatch *match, guint item);
const ZavTileInfo  *zav_view_tile_info  (const GnMatch *match, guint tile);
const ZavSpaceInfo *zav_view_space_info (const GnMatch *match, guint space);

G_END_DECLS
