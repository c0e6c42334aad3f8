/* rise-view.h: figures that a panel shows of Rise of the Gnomes, worked out from a state for widgets
 *
 * All functions read a viewer's copy of the state and change nothing. Places are values of RISE_DOMAIN_TILE; sets of
 * places are bits (GN_PLACE). Owners are seats, then RISE_GNOMES. For the Gnome card on the table and the tiles its
 * steps consider, see rise-view-union.h.
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
 * @face: RiseFace; @zone: RiseZone; @type: -1 unless face up; @icon: RiseIcon, RISE_ICON_OPEN if not entered
 * @boat, @dragon: whether they are here
 * @cubes, @breweries, @strength: by owner (RISE-050)
 * @control: the owner in control, -1: nobody; @tie: nobody is because of a tie (RISE-052)
 * @touch: places in use that share a side; @by_boat: further places that are adjacent by boat, as the dragon cuts
 *   water (RISE-041, RISE-144)
 * @body: the body of water that contains it (RISE-040), 0: none; @has_boat: that body has a boat
 * @blocked: the dragon is here, so nobody acts into or out of the tile (RISE-144)
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
/** rise_view_down: counts the face-down tiles of each type (chance of a type for each face-down tile: n / all,
 * RISE-017). Returns: all */
int      rise_view_down   (const GnMatch *match, const RiseState *state, int n[RISE_N_TYPES]);
/** rise_view_layout: places in use; rise_view_cell: axial coordinates of a place (5.3) */
guint64  rise_view_layout (const GnMatch *match);
void     rise_view_cell   (int place, int *q, int *r);

/** RiseNear: the relation of an owner to a tile */
typedef enum { RISE_NEAR_NOT, RISE_NEAR_OCCUPIED, RISE_NEAR_TOUCHES, RISE_NEAR_BY_BOAT } RiseNear;

/**
 * RiseReach:
 * @near: occupied, adjacent by touching or by boat, or neither
 * @also: occupied and also adjacent to another occupied tile without the dragon (Hire Bard, Barrel Delivery)
 * @from: for an adjacent tile, a tile it is adjacent to; else -1
 * @why: for a tile that is not adjacent, the reason as a sentence (RISE-145); else text 0
 */
typedef struct {
  guint8   near;
  gboolean also;
  gint8    from;
  GnSay    why;
} RiseReach;

/** rise_view_reach: fills @reach of @owner for every place (the panel shows it when a player is selected) */
void     rise_view_reach  (const GnMatch *match, const RiseState *state, int owner, RiseReach reach[RISE_TILES]);

/**
 * RiseDragonView:
 * @at: its place, -1: on the score board
 * @bribe, @fill: of this turn; @next_bribe, @next_fill: of the next turn; -1: not known or no next turn; @mark:
 *   RiseMark of this turn's values
 * @moves: places one step away by a card's Move, any type; @flies: places for a card's Fly: all face up except its
 *   own
 * @two: places where a Dragon Tribute may end
 * @payers: bits of seats that are on its tile and have the bribe in gold
 * @share, @all: by place: the number of Gnome cards, out of @all unseen ones, that would certainly send it there
 *   (competitive; all 0: too little is known)
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
 * @all_vp, @all_gold: sums; @beer: from effects
 * @open: a printed value is not known, so the income may be higher
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
 * @vp: points now; @then: points if phase 5 came now
 * @best: the best seat by @vp, @best_then: by @then, -1: none; @warn: the Gnomes have at least as much as the best
 *   player now; @warn_then: the same after phase 5
 */
typedef struct {
  gint16   vp[RISE_OWNERS], then[RISE_OWNERS];
  gint8    best, best_then;
  gboolean warn, warn_then;
} RiseWatch;

void     rise_view_watch  (const GnMatch *match, const RiseState *state, RiseWatch *watch);

/** RiseBoxView: @vp, @gold: -1: not known; @icon, @token: printed there, -1: not known; @empty: its brewery or cubes
 * have left; @token_left: its token is still there */
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

/** RiseSpaceView: a player's own space. @slot, @ally: the upgrade or ally it belongs to, the other one -1; @kind:
 * RiseSpaceKind; @locked: its upgrade is not there yet */
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
 * @board: its side, -1: none yet; @vp, @beer, @gold; @production, @low, @high (-1: not known)
 * @meeples: in hand; @placed: on spaces; @waiting: arrive in turn four (RISE-185)
 * @cubes_left, @cubes_out, @breweries_left, @breweries_out: in store and on tiles
 * @box: brewery boxes, top first; @customer: customer boxes, left first; @to_next: cubes until the next customer box
 *   is empty, 0: none left
 * @row: rows of the production table
 * @slot: upgrade printed at each slot, -1: none; @n_slots; @slots: bits of those that hold a token; @tokens: tokens
 *   that wait for a slot
 * @ally: allies in front of the player, in the set's order; @space: the player's own spaces
 * @judges, @hand: counts; @judge, @hand_card: the cards this viewer knows, else -1
 * @needs_beer: cost of all of the player's action card spaces still to come; @short_by: how much beer and gold
 *   together fall short of it
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

/** RiseGnomesView: the Gnome board. @level: 0 … 6; @level_vp: -99: not known; @mark: RiseMark of the level */
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
 * @n_spaces; @price: printed beer; @seat: whose meeple, -1: none; @state: RiseSpaceState (DONE: phase 3 has passed
 *   it)
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
 * RiseGroupView: the spaces of an action on the action board (or Brew Beer, on the player's own board)
 * @price: printed, in gold (Tavern Sales: beer); @price_for: for the seat, including boosts
 * @singles: number of round spaces; @multiple: there is an oval space; @left: free round spaces
 * @meeples: by seat
 */
typedef struct {
  guint8   price, price_for;
  guint8   singles, left;
  gboolean multiple;
  guint8   meeples[RISE_SEATS];
} RiseGroupView;

void     rise_view_group  (const GnMatch *match, const RiseState *state, int seat, int action, RiseGroupView *view);

/** RiseOfferView: the allies of phase 1 that nobody has taken yet */
typedef struct {
  guint8 n;
  gint8  ally[RISE_SEATS + 1];
} RiseOfferView;

void     rise_view_offer  (const GnMatch *match, const RiseState *state, RiseOfferView *view);

/** RiseRampageView: @stage: RiseRampage; @place; @there: bits of owners with a piece there; @bribed: 0 not answered,
 * 1 paid, 2 not paid; @asked: the seat, -1: none; @eaten: cubes by owner, @total of @fill */
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

/** rise_view_mark: the source of a printed value (placeholders are shown as such) */
RiseMark rise_view_mark   (const GnMatch *match, int family, int component);

G_END_DECLS
