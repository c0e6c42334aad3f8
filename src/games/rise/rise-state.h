/* rise-state.h: the state of a match of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/grid.h"
#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/base/story.h"
#include "core/game/texts.h"
#include "rise-set.h"
#include "rise-verbs.h"

G_BEGIN_DECLS

#define RISE_GIFTS      12    /* the most gifts that can wait at once */
#define RISE_COLUMNS    RISE_N_COLUMNS

/* Sources of an effect (RiseState.gift): a component of one of three families */
#define RISE_FROM_ALLY(ally)       (ally)
#define RISE_FROM_UPGRADE(upgrade) (100 + (upgrade))
#define RISE_FROM_BOARD(board)     (200 + (board))

/* Pools of Gnome cards (RiseState.gnome_pool). Pool 0 is the original deck; each reshuffle makes the next pool. */
#define RISE_POOL_JUDGES 0

/* Places of an ally (RiseState.ally) */
enum { RISE_ALLY_UNSEEN, RISE_ALLY_OFFERED = RISE_SEATS + 1, RISE_ALLY_GONE };
#define RISE_ALLY_OF(seat) (1 + (seat))
/* Places of a Gnome card (RiseState.gnome_at) */
enum { RISE_CARD_UNSEEN, RISE_CARD_ON_TABLE, RISE_CARD_DISCARDED };

/**
 * RiseState:
 * @turn: 1 … 5, 0 during setup; @phase: 1 … 6, 0 during setup, 7 when judges are shown
 * @stage: RiseStage; @active: the seat that decides at that stage, or -1; @first: the holder of the starting player
 *   card, or -1
 *
 * The map, by place:
 * @face: RiseFace; @type: RiseType, -1 unless face up; @icon: RiseIcon, RISE_ICON_OPEN if not entered or not face up
 * @boat: 1 if a boat is there; @cubes, @breweries: by owner (RISE_GNOMES: the Gnomes), then by place
 * @dragon: its place, -1: on the score board
 * @out_cubes, @out_breweries: by owner: removed from the game by an adjustment
 *
 * Boards, by seat:
 * @board: the side, -1: none yet; @slots: bits of slots that hold an upgrade; @box_gone: bits of brewery boxes whose
 *   token has left
 * @tokens: upgrade tokens that wait for a slot (UNLOCK); @production; @beer; @gold, @vp: by owner
 * @meeples: in hand; @more_meeples: permanent extra meeples from cards (beyond the number in 1.3)
 * @level: of the Gnomes, 0 … 6 from top to bottom
 *
 * The table:
 * @on_board: meeples by seat and action (spaces of the action board, and RISE_BREW on the player's own board)
 * @on_slot: by seat and slot: meeples on the player's own spaces of upgrades
 * @on_ally: meeples on allies' spaces
 * @card: face-up action cards in reading order, -1: none; @on_card: by card and space: the seat of the meeple, -1:
 *   none
 * @at_card, @at_space: the cursor of phase 3: the place and space that was resolved last or is being resolved
 * @ally: by card: RISE_ALLY_OF (its owner) or RISE_ALLY_*
 *
 * Gnome cards:
 * @gnome_deck, @hand: piles; @gnome_pool: by card, the pool it belongs to; @gnome_at: by card, RISE_CARD_*
 * @hidden_discards: cards discarded from hands, known only to the players who held them (option gnome-hand: fresh)
 * @gnome_card: the card on the table, -1: none; @card_seat: its player (cutthroat), else -1; @cards_done: number of
 *   cards done this turn
 * @union_step: RiseUnionStep; @union_tile: where the action is performed while a choice is open, -1: none
 *
 * Rampage:
 * @rampage: RiseRampage; @rampage_by: the seat that moved the dragon (Tribute, gift, space), -1: a card moved it
 * @bribed: by owner: 0 not answered, 1 paid (protected), 2 not paid; @eaten: cubes by owner; @eat_round
 * @bribe_hidden: by seat, for option bribe-order secret: an answer that is not public yet: 1 pays, 2 does not pay
 *
 * Pending:
 * @relief: bits of seats that are due relief
 * @add_seat: 1 + the seat whose addition in @add_tile is pending (ADD), 0: none; @add_removed: cubes it has already
 *   removed; @add_lifts: its store was empty at the start
 * @n_gifts, @gift (RISE_FROM_*), @gift_op, @gift_seat: the first gift is asked for first
 *
 * A partly entered move:
 * @cut: RiseCut; @cut_tile: target of gather and contest, source of load; @cut_beer, @cut_gold: the price entered
 * @cut_n: by place: cubes lifted from there or carried there; @cut_strike: by owner
 *
 * @deals: cards that Gnomon still has to deal in secret (judges, hands); a deal is due only while this is not 0;
 *   always 0 if the box deals
 * @scored: owners whose phase 5 is done
 * @judges: by seat: those dealt, later those kept; @judge_box: those put back
 * @shown: judges shown, 2 by seat, -1: none; @judge_vp: the points they brought
 * @score: VP by column, owner and turn
 * @result: 0 open, 1 players, 2 the Gnomes
 */
typedef struct _RiseState {
  GnHead  head;
  guint8  turn;
  guint8  phase;
  guint8  stage;
  gint8   active;
  gint8   first;

  guint8  face[RISE_TILES];
  gint8   type[RISE_TILES];
  guint8  icon[RISE_TILES];
  guint8  boat[RISE_TILES];
  guint8  cubes[RISE_OWNERS][RISE_TILES];
  guint8  breweries[RISE_OWNERS][RISE_TILES];
  gint8   dragon;
  guint8  out_cubes[RISE_OWNERS];
  guint8  out_breweries[RISE_OWNERS];

  gint8   board[RISE_SEATS];
  guint8  slots[RISE_SEATS];
  guint16 box_gone[RISE_SEATS];
  guint8  tokens[RISE_SEATS];
  guint8  production[RISE_SEATS];
  guint8  beer[RISE_SEATS];
  gint16  gold[RISE_OWNERS];
  gint16  vp[RISE_OWNERS];
  guint8  meeples[RISE_SEATS];
  guint8  more_meeples[RISE_SEATS];
  guint8  level;

  guint8  on_board[RISE_SEATS][RISE_N_ACTIONS];
  guint8  on_slot[RISE_SEATS][RISE_SLOTS];
  guint8  on_ally[RISE_ALLIES_MAX];
  gint8   card[RISE_CARDS_UP];
  gint8   on_card[RISE_CARDS_UP][RISE_SPACES_MAX];
  gint8   at_card;
  gint8   at_space;
  guint8  ally[RISE_ALLIES_MAX];

  GnPile  gnome_deck;
  GnPile  hand[RISE_SEATS];
  guint8  gnome_pool[RISE_GNOMES_MAX];
  guint8  gnome_at[RISE_GNOMES_MAX];
  GnPile  hidden_discards;
  gint8   gnome_card;
  gint8   card_seat;
  guint8  cards_done;
  guint8  union_step;
  gint8   union_tile;

  guint8  rampage;
  gint8   rampage_by;
  guint8  bribed[RISE_OWNERS];
  guint8  bribe_hidden[RISE_SEATS];
  guint8  eaten[RISE_OWNERS];
  guint8  eat_round;

  guint8  relief;
  guint8  add_seat;
  gint8   add_tile;
  guint8  add_removed;
  guint8  add_lifts;
  guint8  n_gifts;
  gint16  gift[RISE_GIFTS];
  guint8  gift_op[RISE_GIFTS];
  gint8   gift_seat[RISE_GIFTS];

  guint8  cut;
  gint8   cut_tile;
  guint8  cut_beer;
  guint8  cut_gold;
  guint8  cut_n[RISE_TILES];
  guint8  cut_strike[RISE_OWNERS];

  guint8  deals;
  guint8  scored;
  GnPile  judges[RISE_SEATS];
  GnPile  judge_box;
  gint8   shown[RISE_SEATS][2];
  gint8   judge_vp[RISE_SEATS][2];
  gint8   score[RISE_N_COLUMNS][RISE_OWNERS][RISE_TURNS];
  guint8  result;
} RiseState;

G_STATIC_ASSERT (sizeof (RiseState) <= GN_MAX_STATE);

#define rise_set(match) ((const RiseSet *) (match)->compiled)
#define rise_option(match, which) ((match)->option[(which)])
/** RISE_IN_TURN: loops over all seats in turn order from the holder of the starting player card (RISE-007) */
#define RISE_IN_TURN(match, state, seat) \
  for (int i_##seat = 0, seat = MAX ((state)->first, 0); i_##seat < (match)->n_seats; \
       i_##seat++, seat = (seat + 1) % (match)->n_seats)
/** RISE_OWNERS_OF: loops over the seats, then the Gnomes */
#define RISE_OWNERS_OF(match, owner) \
  for (int owner = 0; owner <= RISE_GNOMES; owner = owner == (match)->n_seats - 1 ? RISE_GNOMES : owner + 1)

/* ---- The map (rise-map.c); sets of places are bits (GN_PLACE) ------------------------ */

/** rise_grid: the grid of the 37 places, made once */
const GnGrid *rise_grid  (void);
RiseZone rise_zone       (int place);
guint64  rise_up         (const RiseState *state);            /* face up */
guint64  rise_due        (const RiseState *state);            /* to be dealt or turned up now */
guint64  rise_of_type    (const RiseState *state, int type);  /* face up and of @type */
/** rise_waters: everything that can be part of a body of water (RISE-040, option lair-is-water) */
guint64  rise_waters     (const GnMatch *match, const RiseState *state);
gboolean rise_is_land    (const RiseState *state, int place); /* face up and land (RISE-038) */
/** rise_body: the body of water that contains @place (RISE-040), 0: none; @cut: leave out the dragon's tile
 * (RISE-144) */
guint64  rise_body       (const GnMatch *match, const RiseState *state, int place, gboolean cut);
/** rise_allies: bits of the allies at @where (RISE_ALLY_OF (seat), RISE_ALLY_OFFERED) */
guint64  rise_allies     (const RiseState *state, guint where);
guint64  rise_boats      (const RiseState *state);
/** rise_links: everything adjacent to @from (RISE-039, RISE-041); @boats: FALSE: only places that touch it; @cut: the
 * dragon cuts bodies of water */
guint64  rise_links      (const GnMatch *match, const RiseState *state, int from, gboolean boats, gboolean cut);
/** rise_occupied: places with a cube or brewery of @owner (RISE-049) */
guint64  rise_occupied   (const RiseState *state, int owner);
/** rise_reach: everything adjacent to a tile that @owner occupies, except the dragon's tile (RISE-096, RISE-115,
 * RISE-144, RUL-37) */
guint64  rise_reach      (const GnMatch *match, const RiseState *state, int owner);
int      rise_strength   (const RiseState *state, int owner, int place);
/** rise_control: the owner in control (RISE-051); -1: nobody (no pieces, or a tie) */
int      rise_control    (const GnMatch *match, const RiseState *state, int place);
gboolean rise_tied       (const GnMatch *match, const RiseState *state, int place);
/** rise_dragon_steps: places one step from @from (RISE-048, RISE-059); @card: a card moves the dragon, so face-down
 * tiles are left out */
guint64  rise_dragon_steps (const GnMatch *match, const RiseState *state, int from, gboolean card);
/** rise_why_not: explains why @tile is not adjacent to a tile that @owner occupies (RISE-145); @from: the only tile
 * that counts (Caravan), or -1. Returns: FALSE */
gboolean rise_why_not    (const GnMatch *match, const RiseState *state, int owner, int from, int tile, GnSay *why);

/* ---- Stores and pieces (rise-pieces.c) ------------------------------------------------- */

int      rise_cubes_out  (const RiseState *state, int owner);   /* on tiles */
int      rise_cubes_left (const RiseState *state, int owner);   /* in store */
int      rise_breweries_out (const RiseState *state, int owner);
int      rise_breweries_left (const RiseState *state, int owner);
int      rise_boats_left (const RiseState *state);
/** rise_put_cubes, rise_take_cubes: move cubes between store and tile; a cube turns up the tiles it touches
 * (RISE-054); neither adds a fact to the story */
void     rise_put_cubes  (const GnMatch *match, RiseState *state, int owner, int place, int n, GnStory *story);
void     rise_take_cubes (const GnMatch *match, RiseState *state, int owner, int place, int n, GnStory *story);
/** rise_put_brewery, rise_return_brewery: for a player, also update production and token, and record facts for them
 * (RISE-065, RISE-066, RISE-068) */
void     rise_put_brewery    (const GnMatch *match, RiseState *state, int owner, int place, GnStory *story);
void     rise_return_brewery (const GnMatch *match, RiseState *state, int owner, int place, GnStory *story);
void     rise_put_boat   (const GnMatch *match, RiseState *state, int place, GnStory *story);
void     rise_add_beer   (RiseState *state, int seat, int n);   /* RISE-073 */
void     rise_add_gold   (RiseState *state, int owner, int n);
/** rise_add_points: applies points at once, never going below 0, and enters them in this turn's column of the
 * scoresheet */
void     rise_add_points (RiseState *state, int owner, int column, int n);
void     rise_add_production (const GnMatch *match, RiseState *state, int seat, int n);
/** rise_turn_up: makes DUE every tile that has to be turned up now (RISE-054, RISE-056, RISE-057); @boat: where a
 * boat arrived, or -1 */
void     rise_turn_up    (const GnMatch *match, RiseState *state, int boat, GnStory *story);
/** rise_check_relief: notes the seats that have lost their last cube, if this is a time when it counts (RISE-121,
 * RISE-125) */
void     rise_check_relief (const GnMatch *match, RiseState *state);
/** rise_wake_dragon: the lair is face up at @place (RISE-058) */
void     rise_wake_dragon (RiseState *state, int place, GnStory *story);
/** rise_grant_tokens: makes @n upgrade tokens wait for slots (UNLOCK); tokens without a free slot are lost (RUL-18) */
void     rise_grant_tokens (const GnMatch *match, RiseState *state, int seat, int n, GnStory *story);

/* ---- Simple queries (rise-count.c) ------------------------------------------------------- */

gboolean rise_cutthroat  (const GnMatch *match);
/** rise_tie_breaker: the card's player, or else the holder of the starting player card (RISE-153) */
int      rise_tie_breaker (const RiseState *state);
int      rise_meeples_each (const GnMatch *match, const RiseState *state, int seat);  /* this turn, extra ones too */
int      rise_hand_size  (const GnMatch *match);
int      rise_gnome_cards (const GnMatch *match, const RiseState *state);  /* this turn (RISE-146) */
int      rise_bribe      (const GnMatch *match, const RiseState *state);   /* this turn; -1: not known */
int      rise_fill       (const GnMatch *match, const RiseState *state);
/** rise_own_zone: whether a red zone from the set is used; @zone: (out): its places (RUL-67) */
gboolean rise_own_zone   (const GnMatch *match, guint64 *zone);
/** rise_layout: bits of the places in use, by player count and options (RISE-017, RUL-67) */
guint64  rise_layout     (const GnMatch *match);
/** rise_stock: number of tiles of @type in the match; @green: in the green zone, else in the deck with the lair */
int      rise_stock      (const GnMatch *match, gboolean green, int type);
/** rise_types_down: tiles by type that are face down or not dealt yet, in the green zone or in the rest. Returns:
 * their sum */
int      rise_types_down (const GnMatch *match, const RiseState *state, gboolean green, int n[RISE_N_TYPES]);
/** rise_order: places of action cards in the order of resolution (RISE-111, RUL-02) */
const guint8 *rise_order (const GnMatch *match);
int      rise_action_of_place (const GnMatch *match, const RiseState *state, int place);  /* of a face-up card, -1 */
/** rise_singles_left: free single spaces of an action on the action board; G_MAXINT if there is a space for any
 * number */
int      rise_singles_left (const GnMatch *match, const RiseState *state, int action);
int      rise_next_seat  (const GnMatch *match, int seat);
/** rise_allies_left: allies that were not seen yet, of the set or, if that lists fewer, of the box */
int      rise_allies_left (const GnMatch *match, const RiseState *state);
/** rise_allies_to_come: allies that the turns to come lay out (RISE-076); the offer of this turn counts only while it
 * is not complete */
int      rise_allies_to_come (const GnMatch *match, const RiseState *state);

/* ---- Changes made by effects (rise-powers.c) ---------------------------------------------------- */

/** rise_may_build_on: whether an effect lets @seat build on @type (RISE-103) */
gboolean rise_may_build_on (const GnMatch *match, const RiseState *state, int seat, int type);
/** rise_breweries_allowed: the most breweries that @seat may have on one tile: 1 or 2 */
int      rise_breweries_allowed (const GnMatch *match, const RiseState *state, int seat);
/** rise_fireproof: whether an effect protects the breweries of @seat */
gboolean rise_fireproof  (const GnMatch *match, const RiseState *state, int seat);
/** rise_bribe_for: this turn's bribe for @owner with discounts; -1: not known */
int      rise_bribe_for  (const GnMatch *match, const RiseState *state, int owner);
/** rise_price: price in beer of a space on an action card for @seat, including boosts */
int      rise_price      (const GnMatch *match, const RiseState *state, int seat, int place, int space);
/** rise_board_price: price in gold (Tavern Sales: beer) of an action on the action board for @seat */
int      rise_board_price (const GnMatch *match, const RiseState *state, int seat, int action);
/** rise_most: how much an action adds, removes or moves for @seat: the printed number plus boosts; @what: RiseBoost */
int      rise_most       (const GnMatch *match, const RiseState *state, int seat, int action, int what);

/* ---- Seats that have to act (rise-asked.c) ------------------------------------------------------- */

/** rise_pending: what has to be done before the stage goes on; @seat: (out) (optional): the seat to ask, -1: nobody */
RisePending rise_pending (const GnMatch *match, const RiseState *state, int *seat);
/** rise_deal_due: the seat that Gnomon deals a secret card to now, -1: none; @hand: (out): TRUE for a Gnome card,
 * FALSE for a judge */
int      rise_deal_due   (const GnMatch *match, const RiseState *state, gboolean *hand);

/* ---- Prices and tiles (rise-may.c) ------------------------------------------------------------- */

/** rise_check_gold: checks a price in gold; @beer_said: the beer that was offered, or GN_NONE */
gboolean rise_check_gold (const GnMatch *match, const RiseState *state, int seat, int price, int beer_said, GnSay *why);
/** rise_check_beer: checks a price in beer (RISE-200); @beer, @gold: both GN_NONE: the usual payment; one GN_NONE: 0 */
gboolean rise_check_beer (const GnMatch *match, const RiseState *state, int seat, int price, int beer, int gold,
                          GnSay *why);
void     rise_pay_gold   (RiseState *state, int seat, int price);
void     rise_pay_beer   (RiseState *state, int seat, int price, int beer, int gold);
/** rise_list_beer: lists a copy of @move for each way to pay @price, the usual one first */
void     rise_list_beer  (const GnMatch *match, const RiseState *state, int seat, int price, const GnMove *move,
                          GnMoveList *list);
/** rise_no_tile: refuses @place, which holds no tile or is none */
gboolean rise_no_tile    (int place, GnSay *why);
/** rise_check_tile: checks that there is a face-up tile without the dragon (groups 6 and 7) */
gboolean rise_check_tile (const RiseState *state, int place, GnSay *why);
/** rise_check_cube_land: checks option cubes-on-water */
gboolean rise_check_cube_land (const GnMatch *match, const RiseState *state, int place, GnSay *why);

/* ---- Results of effects (rise-effects.c), values of judges (rise-judges.c) --------------------- */

/** rise_drafted: applies everything that follows from a draft (RISE-078) */
void     rise_drafted    (const GnMatch *match, RiseState *state, int seat, int ally, GnStory *story);
/** rise_unlocked: applies the effects of a token that now lies on @slot of @seat (RISE-068) */
void     rise_unlocked   (const GnMatch *match, RiseState *state, int seat, int slot, GnStory *story);
/** rise_phase_5: applies the effects that follow a seat's own scoring */
void     rise_phase_5    (const GnMatch *match, RiseState *state, int seat, GnStory *story);
/** rise_judge_points: works out what a judge is worth to @seat now. Returns: FALSE if it is a text, or not known */
gboolean rise_judge_points (const GnMatch *match, const RiseState *state, int seat, int judge, int *n, int *points);

/* ---- The dragon and the Union (rise-dragon.c, rise-union-*.c, rise-cards.c) ---------------------- */

/** rise_rampage_asked: the seats that have to answer in a rampage, as bits; 0: go-on is next */
guint    rise_rampage_asked (const GnMatch *match, const RiseState *state);
/** rise_dragon_moved: handles the dragon's arrival at @place: boat and rampage (RISE-047, RISE-137); @by: the seat
 * that moves it, -1: a card */
void     rise_dragon_moved (const GnMatch *match, RiseState *state, int place, int by, GnStory *story);
/** rise_check_path: checks a path entered by a seat (RISE-136), of at most @most steps */
gboolean rise_check_path (const GnMatch *match, const RiseState *state, const gint16 *path, int most, GnSay *why);
/** rise_legal_paths: lists a copy of @move for each legal path */
void     rise_legal_paths (const GnMatch *match, const RiseState *state, const GnMove *move, int most,
                           GnMoveList *list);
gboolean rise_check_union (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
void     rise_apply_union (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_legal_union (const GnMatch *match, const RiseState *state, GnMoveList *list);
void     rise_chance_union (const GnMatch *match, const RiseState *state, GnOutcomes *outcomes);
void     rise_prompt_union (const GnMatch *match, const RiseState *state, GnPrompt *prompt);
/** rise_next_card: starts phase 4, or finishes a card: goes on to the next card, or to phase 5 (RISE-146 … RISE-148) */
void     rise_next_card  (const GnMatch *match, RiseState *state, GnStory *story);
/** rise_refill_hands: refills the hands (RISE-186) */
void     rise_refill_hands (const GnMatch *match, RiseState *state, GnStory *story);

/* ---- Functions of the descriptor ------------------------------------------------------------------- */

gboolean rise_start    (const GnMatch *match, gpointer state, GnSay *why);
gboolean rise_check    (const GnMatch *match, gconstpointer state, const GnMove *move, GnSay *why);
void     rise_apply    (const GnMatch *match, gpointer state, const GnMove *move, GnStory *story);
void     rise_legal    (const GnMatch *match, gconstpointer state, GnMoveList *list);
void     rise_prompt   (const GnMatch *match, gconstpointer state, GnPrompt *prompt);
void     rise_score    (const GnMatch *match, gconstpointer state, GnScoresheet *sheet);
void     rise_chance   (const GnMatch *match, gconstpointer state, GnOutcomes *outcomes);
void     rise_insights (const GnMatch *match, gconstpointer state, GnInsights *insights);
void     rise_describe (const GnMatch *match, gconstpointer state, GnThing thing, GnSay *say);
GnThing  rise_named_as     (const GnMatch *match, gconstpointer state, GnThing place);
void     rise_redact   (const GnMatch *match, gpointer state, int viewer);
gboolean rise_settle   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
void     rise_derived  (const GnMatch *match, gconstpointer state, JsonObject *figures);
gboolean rise_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
gpointer rise_compile  (const GnSet *set, GError **error);
guint    rise_take_apart (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);
gint     rise_setup_figure (const GnMatch *match, const char *gap);
char    *rise_words    (const GnMatch *match, int what, int which);

/* The texts by name: indices into rise_texts. */
typedef enum {
  RISE_T_NONE,
#define ROW(name, ...) name,
#include "rise-texts.inc"
#undef ROW
} RiseText;

extern const GnOption    rise_options[];
extern const GnFamily    rise_families[];
extern const GnDomain    rise_domains[];
extern const GnVerb      rise_verbs[];
extern const GnText      rise_texts[];
extern const GnField     rise_fields[];
extern const GnSetupStep rise_setup[];

G_END_DECLS
