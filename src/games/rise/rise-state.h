/* rise-state.h: where a match of Rise of the Gnomes stands
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/grid.h"
#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/base/story.h"
#include "rise-set.h"
#include "rise-verbs.h"

G_BEGIN_DECLS

#define RISE_GIFTS      12    /* that can wait at once */
#define RISE_COLUMNS    RISE_N_COLUMNS

/* Where an effect comes from (RiseState.gift): a component of one of three families. */
#define RISE_FROM_ALLY(ally)       (ally)
#define RISE_FROM_UPGRADE(upgrade) (100 + (upgrade))
#define RISE_FROM_BOARD(board)     (200 + (board))

/* Of Gnome cards: RiseState.gnome_pool: pool 0 is the deck as it was, each reshuffle makes the next. */
#define RISE_POOL_JUDGES 0

/* Places of an ally (RiseState.ally). */
enum { RISE_ALLY_UNSEEN, RISE_ALLY_OFFERED = RISE_SEATS + 1, RISE_ALLY_GONE };
#define RISE_ALLY_OF(seat) (1 + (seat))
/* Places of a Gnome card (RiseState.gnome_at). */
enum { RISE_CARD_UNSEEN, RISE_CARD_ON_TABLE, RISE_CARD_DISCARDED };

/**
 * RiseState:
 * @turn: 1 … 5, 0 while setting up; @phase: 1 … 6, 0 while setting up, 7 when judges are shown
 * @stage: RiseStage; @active: the seat that decides there, or -1; @first: who has the starting player card, or -1
 *
 * The map, by place:
 * @face: RiseFace; @type: RiseType, -1 where not face up; @icon: RiseIcon, RISE_ICON_OPEN where not told or not face up
 * @boat: 1: a boat lies there; @cubes, @breweries: by owner (RISE_GNOMES: the Gnomes), then by place
 * @dragon: where it is, -1: on the score board
 * @out_cubes, @out_breweries: by owner: out of the game by an adjustment
 *
 * Boards, by seat:
 * @board: the side, -1: none yet; @slots: bits of slots that hold an upgrade; @box_gone: bits of brewery boxes whose
 *   token has left
 * @tokens: upgrade tokens that wait for a slot (UNLOCK); @production; @beer; @gold, @vp: by owner
 * @meeples: in hand; @more_meeples: for good, by cards (beyond the number of 1.3)
 * @level: of the Gnomes, 0 … 6 top to bottom
 *
 * The table:
 * @on_board: meeples by seat and action (board spaces, and RISE_BREW on the own board); @on_slot: by seat and slot:
 *   meeples on the own spaces of upgrades;
 * @on_ally: meeples on allies' spaces
 * @card: action cards face up in reading order, -1; @on_card: by card and space: the seat of the meeple, -1
 * @at_card, @at_space: the cursor of phase 3: place and space, resolved or being so
 * @ally: by card: RISE_ALLY_OF (its owner) or RISE_ALLY_*
 *
 * Gnome cards:
 * @gnome_deck, @hand: piles; @gnome_pool: by card, the pool it is of; @gnome_at: by card, RISE_CARD_*;
 *   @hidden_discards: those discarded out of hands, known to who held them (option gnome-hand: fresh)
 * @gnome_card: on the table, -1; @card_seat: cutthroat: its player, else -1; @cards_done: in this turn
 * @union_step: RiseUnionStep; @union_tile: where the action is performed while a choice is open, -1
 *
 * Rampage: @rampage: RiseRampage; @rampage_by: the seat that moved the dragon (Tribute, gift, space), -1: a card
 * @bribed: by owner: 0 not answered, 1 paid (protected), 2 not; @eaten: cubes by owner; @eat_round
 * @bribe_hidden: by seat: option bribe-order secret: answered, not told yet: 1 pays, 2 does not
 *
 * Pending: @relief: bits of seats that have to be relieved
 * @add_seat: 1 + the seat whose addition in @add_tile waits (ADD), 0: none; @add_removed: cubes already removed by it;
 *   @add_lifts: the store was empty when it began
 * @n_gifts, @gift (RISE_FROM_*), @gift_op, @gift_seat: the first is asked first
 *
 * A move half entered: @cut: RiseCut; @cut_tile: target of gather and contest, source of load; @cut_beer, @cut_gold:
 * the price said;
 * @cut_n: by place: lifted from there or carried to there; @cut_strike: by owner
 *
 * @deals: cards that the app still has to deal in secret (judges, hands): only then is one of them due; 0 at the box
 * @scored: owners whose phase 5 is done
 * @judges: by seat: dealt, then kept; @judge_box: those put back
 * @shown: judges shown, 2 by seat, -1; @judge_vp: what they brought
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
#define RISE_FOR_SEATS(match, seat) for (int seat = 0; seat < (match)->n_seats; seat++)
/** RISE_IN_TURN: all seats in turn order from the holder of the starting player card (RISE-007) */
#define RISE_IN_TURN(match, state, seat) \
  for (int i_##seat = 0, seat = MAX ((state)->first, 0); i_##seat < (match)->n_seats; \
       i_##seat++, seat = (seat + 1) % (match)->n_seats)
/** RISE_OWNERS_OF: the seats, then the Gnomes */
#define RISE_OWNERS_OF(match, owner) \
  for (int owner = 0; owner <= RISE_GNOMES; owner = owner == (match)->n_seats - 1 ? RISE_GNOMES : owner + 1)

/* ---- The map (rise-map.c); sets of places are bits (GN_PLACE) ------------------------ */

/** rise_grid: the 37 places; made once */
const GnGrid *rise_grid  (void);
RiseZone rise_zone       (int place);
guint64  rise_up         (const RiseState *state);            /* face up */
guint64  rise_due        (const RiseState *state);            /* to be dealt or turned up now */
guint64  rise_of_type    (const RiseState *state, int type);  /* face up and of that type */
/** rise_waters: all that can be part of a body of water (RISE-040, option lair-is-water) */
guint64  rise_waters     (const GnMatch *match, const RiseState *state);
gboolean rise_is_land    (const RiseState *state, int place); /* face up and land (RISE-038) */
/** rise_body: the body of water @place is of (RISE-040); @cut: without the dragon's tile (RISE-144). 0: none */
guint64  rise_body       (const GnMatch *match, const RiseState *state, int place, gboolean cut);
/** rise_allies: bits of the allies that are at @where (RISE_ALLY_OF (seat), RISE_ALLY_OFFERED) */
guint64  rise_allies     (const RiseState *state, guint where);
guint64  rise_boats      (const RiseState *state);
/** rise_links: all that is adjacent to @from (RISE-039, RISE-041); @boats: FALSE: only what touches it; @cut: the
 * dragon cuts bodies of water */
guint64  rise_links      (const GnMatch *match, const RiseState *state, int from, gboolean boats, gboolean cut);
/** rise_occupied: places with a cube or brewery of @owner (RISE-049) */
guint64  rise_occupied   (const RiseState *state, int owner);
/** rise_reach: all that is adjacent to a tile that @owner occupies, not counting the dragon's (RISE-096, RISE-115,
 * RISE-144, RUL-37) */
guint64  rise_reach      (const GnMatch *match, const RiseState *state, int owner);
int      rise_strength   (const RiseState *state, int owner, int place);
/** rise_control: the owner who controls (RISE-051), -1: nobody (none there, or tied) */
int      rise_control    (const GnMatch *match, const RiseState *state, int place);
gboolean rise_tied       (const GnMatch *match, const RiseState *state, int place);
/** rise_dragon_steps: the places one step from @from (RISE-048, RISE-059); @card: a card moves the dragon, so not
 * onto face-down tiles */
guint64  rise_dragon_steps (const GnMatch *match, const RiseState *state, int from, gboolean card);
/** rise_why_not: says why @tile is not adjacent to what @owner occupies (RISE-145); @from: the only tile that counts
 * (Caravan), or -1. Returns: FALSE */
gboolean rise_why_not    (const GnMatch *match, const RiseState *state, int owner, int from, int tile, GnSay *why);

/* ---- Stores and pieces (rise-pieces.c) ------------------------------------------------- */

int      rise_cubes_out  (const RiseState *state, int owner);   /* on tiles */
int      rise_cubes_left (const RiseState *state, int owner);   /* in store */
int      rise_breweries_out (const RiseState *state, int owner);
int      rise_breweries_left (const RiseState *state, int owner);
int      rise_boats_left (const RiseState *state);
/** rise_put_cubes, rise_take_cubes: between store and tile; cubes turn up what they touch (RISE-054); neither tells
 * anything */
void     rise_put_cubes  (const GnMatch *match, RiseState *state, int owner, int place, int n, GnStory *story);
void     rise_take_cubes (const GnMatch *match, RiseState *state, int owner, int place, int n, GnStory *story);
/** rise_put_brewery, rise_return_brewery: for a player, production and token follow and are told (RISE-065,
 * RISE-066, RISE-068) */
void     rise_put_brewery    (const GnMatch *match, RiseState *state, int owner, int place, GnStory *story);
void     rise_return_brewery (const GnMatch *match, RiseState *state, int owner, int place, GnStory *story);
void     rise_put_boat   (const GnMatch *match, RiseState *state, int place, GnStory *story);
void     rise_add_beer   (RiseState *state, int seat, int n);   /* RISE-073 */
void     rise_add_gold   (RiseState *state, int owner, int n);
/** rise_add_points: at once, never below 0; the score sheet's column of this turn */
void     rise_add_points (RiseState *state, int owner, int column, int n);
void     rise_add_production (const GnMatch *match, RiseState *state, int seat, int n);
/** rise_turn_up: makes DUE what has to be turned up now (RISE-054, RISE-056, RISE-057); @boat: where a boat came, or
 * -1 */
void     rise_turn_up    (const GnMatch *match, RiseState *state, int boat, GnStory *story);
/** rise_check_relief: notes who has lost the last cube, if it is the time for it (RISE-121, RISE-125) */
void     rise_check_relief (const GnMatch *match, RiseState *state);
/** rise_wake_dragon: the lair lies open at @place (RISE-058) */
void     rise_wake_dragon (RiseState *state, int place, GnStory *story);
/** rise_grant_tokens: @n upgrade tokens wait for slots (UNLOCK); those without a free slot are lost (RUL-18) */
void     rise_grant_tokens (const GnMatch *match, RiseState *state, int seat, int n, GnStory *story);

/* ---- Small truths (rise-count.c) --------------------------------------------------------- */

gboolean rise_cutthroat  (const GnMatch *match);
/** rise_tie_breaker: the card's player, else the holder of the starting player card (RISE-153) */
int      rise_tie_breaker (const RiseState *state);
int      rise_meeples_each (const GnMatch *match, const RiseState *state, int seat);  /* of this turn, extra ones too */
int      rise_hand_size  (const GnMatch *match);
int      rise_gnome_cards (const GnMatch *match, const RiseState *state);  /* of this turn (RISE-146) */
int      rise_bribe      (const GnMatch *match, const RiseState *state);   /* of this turn, -1: not known */
int      rise_fill       (const GnMatch *match, const RiseState *state);
/** rise_own_zone: is a red zone of the set played; @zone: (out): its places (RUL-67) */
gboolean rise_own_zone   (const GnMatch *match, guint64 *zone);
/** rise_layout: bits of the places in use by player count and options (RISE-017, RUL-67) */
guint64  rise_layout     (const GnMatch *match);
/** rise_stock: how many tiles of @type the match uses; of the green zone or of the deck with the lair */
int      rise_stock      (const GnMatch *match, gboolean green, int type);
/** rise_types_down: tiles by type that are face down or not dealt yet, of the green zone or of the rest. Returns:
 * their sum */
int      rise_types_down (const GnMatch *match, const RiseState *state, gboolean green, int n[RISE_N_TYPES]);
/** rise_order: places of action cards in the order in which they are resolved (RISE-111, RUL-02) */
const guint8 *rise_order (const GnMatch *match);
int      rise_action_of_place (const GnMatch *match, const RiseState *state, int place);  /* of a face-up card, -1 */
/** rise_singles_left: free single spaces of an action of the action board, G_MAXINT where one holds any number */
int      rise_singles_left (const GnMatch *match, const RiseState *state, int action);
int      rise_next_seat  (const GnMatch *match, int seat);

/* ---- What effects change (rise-powers.c) -------------------------------------------------------- */

/** rise_may_build_on: does an effect let @seat build on @type (RISE-103)? */
gboolean rise_may_build_on (const GnMatch *match, const RiseState *state, int seat, int type);
/** rise_breweries_allowed: how many @seat may have in one tile: 1 or 2 */
int      rise_breweries_allowed (const GnMatch *match, const RiseState *state, int seat);
/** rise_fireproof: does an effect protect the breweries of @seat? */
gboolean rise_fireproof  (const GnMatch *match, const RiseState *state, int seat);
/** rise_bribe_for: the bribe of this turn for @owner with discounts, -1: not known */
int      rise_bribe_for  (const GnMatch *match, const RiseState *state, int owner);
/** rise_price: beer of a space of an action card for @seat, boosts counted */
int      rise_price      (const GnMatch *match, const RiseState *state, int seat, int place, int space);
/** rise_board_price: gold (Tavern Sales: beer) of an action of the action board for @seat */
int      rise_board_price (const GnMatch *match, const RiseState *state, int seat, int action);
/** rise_most: what an action adds, removes or moves for @seat: the printed number and boosts (what: RiseBoost) */
int      rise_most       (const GnMatch *match, const RiseState *state, int seat, int action, int what);

/* ---- Who is asked (rise-asked.c) ----------------------------------------------------------------- */

/** rise_pending: what comes before the stage; @seat: (out) (optional): who is asked, -1: nobody */
RisePending rise_pending (const GnMatch *match, const RiseState *state, int *seat);
/** rise_deal_due: the seat that the app deals a secret card to now, -1: none; @hand: (out): a Gnome card, else a
 * judge */
int      rise_deal_due   (const GnMatch *match, const RiseState *state, gboolean *hand);

/* ---- Prices and tiles (rise-may.c) ------------------------------------------------------------- */

/** rise_check_gold: a price in gold; @beer_said: GN_NONE, or what was offered in beer */
gboolean rise_check_gold (const GnMatch *match, const RiseState *state, int seat, int price, int beer_said, GnSay *why);
/** rise_check_beer: a price in beer (RISE-200); @beer, @gold: GN_NONE both: as usual; one: 0 */
gboolean rise_check_beer (const GnMatch *match, const RiseState *state, int seat, int price, int beer, int gold,
                          GnSay *why);
void     rise_pay_gold   (RiseState *state, int seat, int price);
void     rise_pay_beer   (RiseState *state, int seat, int price, int beer, int gold);
/** rise_list_beer: a copy of @move for each way to pay @price, the usual one first */
void     rise_list_beer  (const GnMatch *match, const RiseState *state, int seat, int price, const GnMove *move,
                          GnMoveList *list);
/** rise_check_tile: is there a tile, face up, without the dragon (groups 6 and 7)? */
gboolean rise_check_tile (const RiseState *state, int place, GnSay *why);
/** rise_check_cube_land: option cubes-on-water */
gboolean rise_check_cube_land (const GnMatch *match, const RiseState *state, int place, GnSay *why);

/* ---- What effects bring (rise-effects.c), what judges are worth (rise-judges.c) ---------------- */

/** rise_drafted: all that follows from a draft (RISE-078) */
void     rise_drafted    (const GnMatch *match, RiseState *state, int seat, int ally, GnStory *story);
/** rise_unlocked: a token lies on @slot of @seat now: its effects (RISE-068) */
void     rise_unlocked   (const GnMatch *match, RiseState *state, int seat, int slot, GnStory *story);
/** rise_phase_5: effects after the own scoring */
void     rise_phase_5    (const GnMatch *match, RiseState *state, int seat, GnStory *story);
/** rise_judge_points: what a judge is worth to @seat now; FALSE: a text, or not known */
gboolean rise_judge_points (const GnMatch *match, const RiseState *state, int seat, int judge, int *n, int *points);

/* ---- The dragon and the Union (rise-dragon.c, rise-union-*.c, rise-cards.c) ---------------------- */

/** rise_rampage_asked: the seats that have to answer in a rampage, as bits; 0: go-on */
guint    rise_rampage_asked (const GnMatch *match, const RiseState *state);
/** rise_dragon_moved: the dragon moves to @place: boat, rampage (RISE-047, RISE-137); @by: the seat that moves it,
 * -1: a card */
void     rise_dragon_moved (const GnMatch *match, RiseState *state, int place, int by, GnStory *story);
/** rise_check_path: a path said by a seat (RISE-136), up to @most steps */
gboolean rise_check_path (const GnMatch *match, const RiseState *state, const gint16 *path, int most, GnSay *why);
/** rise_legal_paths: for each lawful path a copy of @move with it */
void     rise_legal_paths (const GnMatch *match, const RiseState *state, const GnMove *move, int most,
                           GnMoveList *list);
gboolean rise_check_union (const GnMatch *match, const RiseState *state, const GnMove *move, GnSay *why);
void     rise_apply_union (const GnMatch *match, RiseState *state, const GnMove *move, GnStory *story);
void     rise_legal_union (const GnMatch *match, const RiseState *state, GnMoveList *list);
void     rise_chance_union (const GnMatch *match, const RiseState *state, GnOutcomes *outcomes);
void     rise_prompt_union (const GnMatch *match, const RiseState *state, GnPrompt *prompt);
/** rise_next_card: phase 4 begins, or a card is done: the next one, or phase 5 (RISE-146 … RISE-148) */
void     rise_next_card  (const GnMatch *match, RiseState *state, GnStory *story);
/** rise_refill_hands: RISE-186 */
void     rise_refill_hands (const GnMatch *match, RiseState *state, GnStory *story);

/* ---- The descriptor's functions -------------------------------------------------------------------- */

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
gboolean rise_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
gpointer rise_compile  (const GnSet *set, GError **error);
guint    rise_take_apart (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);
gint     rise_setup_figure (const GnMatch *match, const char *gap);
char    *rise_words    (const GnMatch *match, int what, int which);

extern const GnOption    rise_options[];
extern const GnFamily    rise_families[];
extern const GnDomain    rise_domains[];
extern const GnVerb      rise_verbs[];
extern const GnText      rise_texts[];
extern const GnField     rise_fields[];
extern const GnSetupStep rise_setup[];

G_END_DECLS
