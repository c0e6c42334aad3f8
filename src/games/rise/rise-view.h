/* rise-view.h: what a panel shows of Rise of the Gnomes: figures made of a state, for widgets
 *
 * All of it reads a viewer's copy and changes nothing. Places are values of RISE_DOMAIN_TILE, sets of places are bits
 * (GN_PLACE). Owners are seats, then RISE_GNOMES. The Gnome card on the table and what its steps look at stand in
 * rise-view-union.h.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rise-state.h"

G_BEGIN_DECLS

/* ---- The map -------------------------------------------------------------------------- */

/**
 * RiseTileView:
 * @face: RiseFace; @zone: RiseZone; @type: -1 unless face up; @icon: RiseIcon, RISE_ICON_OPEN where not told
 * @boat, @dragon: they are here
 * @cubes, @breweries, @strength: by owner (RISE-050)
 * @control: the owner in control, -1: nobody; @tie: it is nobody because of a tie (RISE-052)
 * @touch: places in use that share a side; @by_boat: what is adjacent from here by boats besides, as the dragon cuts
 *   water (RISE-041, RISE-144)
 * @body: the body of water it is of (RISE-040), 0: none; @has_boat: that body carries a boat
 * @blocked: the dragon stands here: nobody acts into or out of it (RISE-144)
 * @red: it is of the red zone (judges count these)
 */
typedef struct {
  guint8   face;
  guint8   zone;
  gint8    type;
  guint8   icon;
  gboolean boat, dragon, blocked;
  guint8   cubes[RISE_OWNERS];
  guint8   breweries[RISE_OWNERS];
  guint8   strength[RISE_OWNERS];
  gint8    control;
  gboolean tie;
  guint64  touch;
  guint64  by_boat;
  guint64  body;
  gboolean has_boat;
} RiseTileView;

void     rise_view_tile   (const GnMatch *match, const RiseState *state, int place, RiseTileView *view);
/** rise_view_down: how many tiles of each type lie face down (odds of each face-down tile: n / all, RISE-017). Returns:
 * all */
int      rise_view_down   (const GnMatch *match, const RiseState *state, int n[RISE_N_TYPES]);
/** rise_view_layout: places in use; axial coordinates of a place (5.3) */
guint64  rise_view_layout (const GnMatch *match);
void     rise_view_cell   (int place, int *q, int *r);

/** RiseNear: how an owner stands to a tile */
typedef enum { RISE_NEAR_NOT, RISE_NEAR_OCCUPIED, RISE_NEAR_TOUCHES, RISE_NEAR_BY_BOAT } RiseNear;

/**
 * RiseReach:
 * @near: occupied, adjacent by touching or by boat, or not
 * @also: occupied and adjacent to another occupied, dragon-free tile, too (Hire Bard, Barrel Delivery)
 * @from: for an adjacent one a tile it is adjacent to; -1 else
 * @why: for one that is not adjacent: the sentence (RISE-145); text 0 for others
 */
typedef struct {
  guint8   near;
  gboolean also;
  gint8    from;
  GnSay    why;
} RiseReach;

/** rise_view_reach: of @owner, for every place (faces: select a player and see) */
void     rise_view_reach  (const GnMatch *match, const RiseState *state, int owner, RiseReach reach[RISE_TILES]);

/**
 * RiseDragonView:
 * @at: -1: on the score board
 * @bribe, @fill: of this turn; @next_bribe, @next_fill: of the next; -1: not known or no next turn; @mark: RiseMark of
 *   this turn's values
 * @moves: one step by a card's Move, any type; @flies: by a card's Fly: all face up but its own
 * @two: where a Dragon Tribute may end
 * @payers: seats that stand on its tile with the bribe in gold, as bits
 * @share, @all: by place: of @all unseen Gnome cards how many would send it there for sure (competitive; all 0: too
 *   little is known)
 */
typedef struct {
  gint8   at;
  gint16  bribe, fill, next_bribe, next_fill;
  guint8  mark;
  guint64 moves, flies, two;
  guint8  payers;
  guint8  share[RISE_TILES];
  guint16 all;
} RiseDragonView;

void     rise_view_dragon (const GnMatch *match, const RiseState *state, RiseDragonView *view);

/* ---- Players and the Gnomes --------------------------------------------------------------- */

/**
 * RiseIncome: what phase 5 would pay now (RISE-198)
 * @vp, @gold: by RiseColumn: production, breweries, customers, keep, level (Gnomes), allies, upgrades
 * @floor: points that the floor of 0 gives back to the Gnomes (RISE-176)
 * @all_vp, @all_gold: sums; @beer: by effects
 * @open: something printed is not known, so that it may be more
 */
typedef struct {
  gint16   vp[RISE_N_COLUMNS], gold[RISE_N_COLUMNS];
  gint16   floor;
  gint16   all_vp, all_gold;
  gint16   beer;
  gboolean open;
} RiseIncome;

void     rise_view_income (const GnMatch *match, const RiseState *state, int owner, RiseIncome *income);

/**
 * RiseWatch: all owners on one bar
 * @vp: now; @then: if phase 5 came now; @last: if the game ended with that, judges of this viewer's own knowledge left
 *   out
 * @best: the best seat by @vp, -1 none; @warn: the Gnomes have at least as much as the best player now; @warn_then:
 *   after phase 5
 */
typedef struct {
  gint16   vp[RISE_OWNERS], then[RISE_OWNERS];
  gint8    best, best_then;
  gboolean warn, warn_then;
} RiseWatch;

void     rise_view_watch  (const GnMatch *match, const RiseState *state, RiseWatch *watch);

/** RiseBoxView: @vp, @gold: -1 not known; @icon, @token: printed there, -1 not known; @empty: its brewery or cubes are
 * out; @token_left: its token lies there still */
typedef struct {
  gint16   vp, gold;
  gint8    icon, token;
  gboolean empty;
  gboolean token_left;
} RiseBoxView;

typedef struct {
  gint16   end, vp, gold;
  gboolean complete;
} RiseRowView;

/** RiseSpaceView: a space of one's own. @slot, @ally: of which it is, the other -1; @kind: RiseSpaceKind; @locked: its
 * upgrade is not there yet */
typedef struct {
  gint8    slot, ally;
  guint8   kind;
  guint8   beer, gold;
  guint8   meeples;
  gboolean locked;
} RiseSpaceView;

#define RISE_VIEW_SPACES 24

/**
 * RiseSeatView:
 * @board: its side, -1: none yet; @vp, @beer, @gold; @production, @low, @high (-1 not known)
 * @meeples: in hand; @placed: on spaces; @waiting: comes in turn four (RISE-185)
 * @cubes_left, @cubes_out, @breweries_left, @breweries_out
 * @box: brewery boxes, top first; @customer: customer boxes, left first; @to_next: cubes to the next emptied customer
 *   box, 0: none left
 * @row: rows of the production table
 * @slot: upgrade printed at each slot, -1; @n_slots; @slots: bits of those that hold a token; @tokens: wait for a slot
 * @ally: in front, in the set's order; @space: own spaces
 * @judges, @hand: how many; @judge, @hand_card: those this viewer knows, -1: not
 * @needs_beer: what all own action card spaces still to come cost; @short_by: how much beer and gold together lack for
 *   it
 */
typedef struct {
  gint8         board;
  gint16        vp, beer, gold;
  gint16        production, low, high;
  guint8        meeples, placed, waiting;
  guint8        cubes_left, cubes_out, breweries_left, breweries_out;
  RiseBoxView   box[RISE_BREWERIES];
  RiseBoxView   customer[RISE_CUSTOMERS];
  guint8        to_next;
  guint8        n_rows;
  RiseRowView   row[RISE_ROWS_MAX];
  guint8        n_slots;
  gint8         slot[RISE_SLOTS];
  guint8        slots;
  guint8        tokens;
  guint8        n_allies;
  gint8         ally[RISE_ALLIES_MAX];
  guint8        n_spaces;
  RiseSpaceView space[RISE_VIEW_SPACES];
  guint8        judges, hand;
  gint8         judge[RISE_JUDGES_EACH];
  gint8         hand_card[GN_PILE_LAYERS];
  guint8        needs_beer;
  guint8        short_by;
} RiseSeatView;

void     rise_view_seat   (const GnMatch *match, const RiseState *state, int seat, RiseSeatView *view);

/** RiseGnomesView: the Gnome board. @level: 0 … 6; @level_vp: -99 not known; @mark: RiseMark of the level */
typedef struct {
  gint16      vp, gold;
  guint8      cubes_left, cubes_out, breweries_left, breweries_out;
  RiseBoxView box[RISE_GNOME_BREWERIES];
  RiseBoxView customer[RISE_GNOME_CUSTOMERS];
  guint8      to_next;
  guint8      level;
  gint16      level_vp;
  guint8      mark;
  guint8      deck, discards;   /* Gnome cards */
} RiseGnomesView;

void     rise_view_gnomes (const GnMatch *match, const RiseState *state, RiseGnomesView *view);

/* ---- Action cards, action board, allies ------------------------------------------------------ */

typedef enum { RISE_SPACE_FREE, RISE_SPACE_WAITS, RISE_SPACE_NOW, RISE_SPACE_DONE } RiseSpaceState;

/**
 * RiseCardView: a face-up action card at one of eight places
 * @card: -1: not there yet; @action; @order: 1 … 8: when its turn comes (RISE-111)
 * @n_spaces; @price: printed beer; @seat: whose meeple, -1; @state: RiseSpaceState (DONE: phase 3 has passed it)
 */
typedef struct {
  gint8  card;
  gint8  action;
  guint8 order;
  guint8 n_spaces;
  gint8  price[RISE_SPACES_MAX];
  gint8  seat[RISE_SPACES_MAX];
  guint8 state[RISE_SPACES_MAX];
} RiseCardView;

void     rise_view_card   (const GnMatch *match, const RiseState *state, int place, RiseCardView *view);

/**
 * RiseGroupView: the spaces of an action of the action board (or Brew Beer, on the own board)
 * @price: printed, gold (Tavern Sales: beer); @price_for: for the seat, boosts counted
 * @singles: round spaces; @multiple: there is an oval one; @left: free round spaces
 * @meeples: by seat
 */
typedef struct {
  guint8   price, price_for;
  guint8   singles, left;
  gboolean multiple;
  guint8   meeples[RISE_SEATS];
} RiseGroupView;

void     rise_view_group  (const GnMatch *match, const RiseState *state, int seat, int action, RiseGroupView *view);

/** RiseOfferView: the allies of phase 1: @by: who took it, -1: free; @left_over: it is the one that remains */
typedef struct {
  guint8 n;
  gint8  ally[RISE_SEATS + 1];
  gint8  by[RISE_SEATS + 1];
} RiseOfferView;

void     rise_view_offer  (const GnMatch *match, const RiseState *state, RiseOfferView *view);

/** RiseRampageView: @stage: RiseRampage; @place; @there: owners with a piece there, bits; @bribed: 0 not answered, 1
 * paid, 2 not; @asked: the seat, -1; @total of @fill */
typedef struct {
  guint8 stage;
  gint8  place;
  guint8 there;
  guint8 bribed[RISE_OWNERS];
  gint8  asked;
  guint8 eaten[RISE_OWNERS];
  gint16 total, fill, bribe;
  guint8 round;
} RiseRampageView;

void     rise_view_rampage (const GnMatch *match, const RiseState *state, RiseRampageView *view);

/** rise_mark: where a printed value comes from (placeholder: shown as such) */
RiseMark rise_view_mark   (const GnMatch *match, int family, int component);

G_END_DECLS
