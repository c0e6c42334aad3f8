/* wiz-state.h: the state of a match of The Wizard Always Wins, its enumerations, and the functions shared by its
 * files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/base/story.h"
#include "core/game/texts.h"

G_BEGIN_DECLS

#define WIZ_SEATS     5
#define WIZ_COLOURS   5
#define WIZ_ELEMENTS  5
#define WIZ_SYMBOLS   9    /* most symbols of an element on a card */
#define WIZ_DOUBLES   9    /* most kinds of cards with two elements in a set */
#define WIZ_CARDS     (WIZ_ELEMENTS * WIZ_SYMBOLS + WIZ_DOUBLES)  /* kinds of cards */
/* kinds of pieces in front of a player: cards and tokens */
#define WIZ_PIECES    (WIZ_CARDS + WIZ_ELEMENTS)
#define WIZ_TILES     7
#define WIZ_ACTIONS   8    /* most actions printed on a tile */
#define WIZ_TRADE     4    /* most pieces traded at once */
#define WIZ_PICKS     4    /* most lists of a choice */
#define WIZ_LISTED    29   /* most pieces in one turn-in */
#define WIZ_BOX_CARDS 60   /* WIZ-003 */
#define WIZ_HAND      3    /* WIZ-009 */
#define WIZ_GEMS_EACH 8    /* WIZ-006 */
#define WIZ_TOKENS_EACH 5  /* WIZ-008 */
#define WIZ_SPECIALS  3    /* of Add-a-Gem and Level-Up each */
#define WIZ_MOST_LEVEL 120 /* the text gives no limit (WIZ-R11), but the figure needs one */
#define WIZ_TILES_MAX 12   /* most components in a set; the box has 7 */
#define WIZ_MILLION   1000000

#define WIZ_FOR_ELEMENTS(element) for (guint element = 0; element < WIZ_ELEMENTS; element++)
#define WIZ_FOR_CARDS(card)       for (guint card = 0; card < WIZ_CARDS; card++)

/* ---- Rows of the tables -------------------------------------------------- */

typedef enum {
  WIZ_DOMAIN_ELEMENT,
  WIZ_DOMAIN_CARD,
  WIZ_DOMAIN_TOKEN,
  WIZ_DOMAIN_PIECE,
  WIZ_DOMAIN_TILE,
  WIZ_DOMAIN_COLOUR,
  WIZ_DOMAIN_SYMBOLS,
  WIZ_DOMAIN_CLASS,      /* classes of cards: five elements, and cards of two elements */
  WIZ_DOMAIN_HOLDER,     /* places of unseen cards: the seats, and the cards being looked at */
  WIZ_DOMAIN_PHASE,
  WIZ_DOMAIN_POOL,
  WIZ_DOMAIN_LIST,
  WIZ_DOMAIN_STUFF,      /* things that an adjustment can move */
  WIZ_DOMAIN_PLACE,      /* places that it can move them from and to */
} WizDomain;

typedef enum { WIZ_FLOWER, WIZ_SNAIL, WIZ_BONE, WIZ_MUSHROOM, WIZ_POTION, WIZ_TWO_ELEMENTS } WizElement;

/* Kinds of cards: nine of each element, then the cards of two elements that the set has. */
#define WIZ_CARD(element, symbols) ((int) (element) * WIZ_SYMBOLS + (symbols) - 1)
#define WIZ_FIRST_DOUBLE           (WIZ_ELEMENTS * WIZ_SYMBOLS)

/* Tokens of the bag: five elements, Add-a-Gem, Level-Up, gems by color. */
typedef enum {
  WIZ_TOKEN_ADD = WIZ_ELEMENTS, WIZ_TOKEN_LEVEL, WIZ_TOKEN_GEM,
  WIZ_TOKENS = WIZ_TOKEN_GEM + WIZ_COLOURS,
} WizToken;

/* Pieces in front of a player: cards, then tokens. The same pieces at other places follow; they exist only to be
 * refused. */
#define WIZ_PIECE_TOKEN(element) (WIZ_CARDS + (int) (element))
#define WIZ_PIECE_HAND   WIZ_PIECES                          /* hand:F3 */
#define WIZ_PIECE_OUT    (WIZ_PIECE_HAND + WIZ_PIECES)       /* out:tF */
#define WIZ_PIECE_COLOUR (WIZ_PIECE_OUT + WIZ_PIECES)        /* blue:F3 …, one color after the other */
#define WIZ_N_PIECE_VALUES (WIZ_PIECE_COLOUR + WIZ_COLOURS * WIZ_PIECES)

/* In the order of Gnomon's seat colors A to E. */
typedef enum { WIZ_BLUE, WIZ_RED, WIZ_YELLOW, WIZ_GREEN, WIZ_PURPLE } WizColour;

typedef enum {
  WIZ_EFFECT_NONE,
  WIZ_EFFECT_DRAW_CARD, WIZ_EFFECT_PLAY_CARD, WIZ_EFFECT_DRAW_TOKEN, WIZ_EFFECT_DRAW_LEVEL, WIZ_EFFECT_WIZARD,
  WIZ_EFFECT_LOOK, WIZ_EFFECT_TRADE, WIZ_EFFECT_LEVEL, WIZ_EFFECT_GEM, WIZ_EFFECT_TEXT, WIZ_EFFECT_CHOOSE,
  WIZ_N_EFFECTS
} WizEffect;

typedef enum {
  WIZ_PHASE_ORDER,     /* setup: the first order of play is drawn or entered */
  WIZ_PHASE_DEAL,      /* setup: the app deals the hands */
  WIZ_PHASE_CHOOSE,
  WIZ_PHASE_ACT,
  WIZ_PHASE_SETS,
  WIZ_PHASE_CLEAN_UP,
  WIZ_PHASE_OVER,
} WizPhase;

typedef enum {
  WIZ_TAKE, WIZ_DRAW, WIZ_PLAY, WIZ_KEEP, WIZ_DISCARD, WIZ_DISCARD_LOOKED, WIZ_TRADE_PIECES, WIZ_ACCEPT, WIZ_REFUSE,
  WIZ_DECLINE, WIZ_PERFORM,
  WIZ_PICK, WIZ_TURN_IN, WIZ_DONE,
  WIZ_ORDER, WIZ_DEAL, WIZ_DRAWN, WIZ_LOOKED, WIZ_LOOK, WIZ_TOKEN_PULLED, WIZ_PULL, WIZ_OWN_GEM, WIZ_NO_OWN_GEM,
  WIZ_AGREE_ORDER, WIZ_CLEAN_UP, WIZ_CARRIED_OUT, WIZ_ADJUST, WIZ_LEVEL_CAP, WIZ_ABANDON,
  WIZ_N_VERBS
} WizVerb;

/* The things that an adjustment can move: a card (named or unnamed), an Element Token, a gem, a level, a tile by
 * its number, a marker. */
enum {
  WIZ_STUFF_CARD = WIZ_CARDS,
  WIZ_STUFF_TOKEN,
  WIZ_STUFF_GEM = WIZ_STUFF_TOKEN + WIZ_ELEMENTS,
  WIZ_STUFF_LEVEL = WIZ_STUFF_GEM + WIZ_COLOURS,
  WIZ_STUFF_TILE,
  WIZ_STUFF_MARKER = WIZ_STUFF_TILE + WIZ_TILES,
  WIZ_N_STUFF = WIZ_STUFF_MARKER + WIZ_COLOURS
};
/* The places that an adjustment moves things from and to. */
enum {
  WIZ_PLACE_DECK_TOP, WIZ_PLACE_DECK_BOTTOM, WIZ_PLACE_DISCARD, WIZ_PLACE_BAG, WIZ_PLACE_OUT, WIZ_PLACE_ROW,
  WIZ_PLACE_BOARD,
  WIZ_PLACE_HAND,
  WIZ_PLACE_FRONT = WIZ_PLACE_HAND + WIZ_COLOURS,
  WIZ_PLACE_SPACE = WIZ_PLACE_FRONT + WIZ_COLOURS,
  WIZ_N_PLACES = WIZ_PLACE_SPACE + WIZ_TILES
};

/* Argument slots of a move. */
enum {
  WIZ_ARG_THING = 0, WIZ_ARG_LIST = 0,
  WIZ_ARG_GIVE = 0, WIZ_ARG_PLAYER = 1 + WIZ_TRADE, WIZ_ARG_GET = 2 + WIZ_TRADE,
  WIZ_ARG_PIECES = 0, WIZ_ARG_ELEMENT = 1 + WIZ_LISTED,
  WIZ_ARG_WHAT = 0, WIZ_ARG_FROM = 1, WIZ_ARG_TO = 2, WIZ_ARG_N = 3,
};

typedef enum { WIZ_FAMILY_CARDS, WIZ_FAMILY_TILES, WIZ_FAMILY_BAG, WIZ_FAMILY_LOTS, WIZ_N_FAMILIES } WizFamily;

typedef enum {
  WIZ_OPTION_SETS_AFTER_WIZARD, WIZ_OPTION_BAG_RETURN, WIZ_OPTION_RESHUFFLE, WIZ_OPTION_ACTIONS, WIZ_OPTION_POOL_SETS,
  WIZ_OPTION_VOID_SETS, WIZ_OPTION_WIZARD_NEEDS_GEM, WIZ_OPTION_LEVEL_CAP, WIZ_OPTION_FIRST_ORDER, WIZ_OPTION_TRADE,
  WIZ_OPTION_SHOW_ODDS
} WizOption;
/* Every option but the level cap has two choices; 0 is the default. */
#define wiz_option(match, which) ((match)->option[(which)] != 0)

/* ---- The state ----------------------------------------------------------- */

#define WIZ_LOOKER WIZ_SEATS           /* the holder that stands for the cards being looked at */
#define WIZ_HOLDERS (WIZ_SEATS + 1)

/**
 * WizState:
 * @phase: a WizPhase
 * @active: the seat that acts, or -1
 * @space: the space of the Turn Order Track that each marker is on, 1 … 7; 0 before it has one
 * @tile: the tile in front of each seat, or -1
 * @done: seats that have finished their turn of this round, as bits
 * @level: level of each seat
 * @gems: each seat's gems that are not on the board (WIZ-006)
 * @tokens: Element Tokens kept in front of each seat
 * @gone: Element Tokens that are out of the game
 * @face: cards face up in front of each seat
 * @discard: the face-up discard pile
 * @hand_n: number of cards in each hand
 * @hand: the cards of each hand that are known
 * @deck: the deck; all its unseen cards are of pool 0
 * @shuffled: whether the contents of the deck's layer at the last reshuffle are known (7.3). If so, the next
 *   members bound what is unseen
 * @layer: upper bound, for each kind, of the layer's cards that nobody has seen since
 * @older: upper bound, for each kind, of the cards drawn before the reshuffle
 * @old, @fresh: upper bounds, for each holder (the hands and the cards being looked at), of its older cards and of
 *   its cards from the layer
 * @could: the kinds that each holder's older cards can be
 * @mixed: a card came up that could be an older one or one of the layer, so the bounds are no longer exact counts
 * @at: the index of the tile's action that is being performed
 * @times: how often it has been done
 * @pick: the list that was picked of a choice
 * @agreed: an action that may be declined has been started
 * @due: tokens still to be pulled in this draw
 * @all: tokens of this draw in total; 0 outside of a draw
 * @pulled: tokens that have been pulled in this draw
 * @aside: resolved tokens that go back later (WIZ-R03)
 * @look_n: number of cards being looked at
 * @looked: those of them that are known
 * @look_due: how many of them are still to be dealt
 * @look_keep: how many of them the player keeps
 * @offer_to: partner of a trade that is not yet answered, or -1
 * @give, @get: pieces of the offered trade, or -1
 * @cap: highest level of the dials, or 0 for none
 * @sets, @wizard, @luck, @trades, @reshuffles: figures of the scoresheet; @luck is in millionths
 * @winner: the winning seat, or -1
 * @short_entry: the winning gem was entered without the other tokens (WIZ-R09)
 *
 * The bag holds the tokens that are nowhere else, so it is not stored.
 */
typedef struct {
  GnHead  head;
  guint16 round;
  guint8  phase;
  gint8   active;
  guint8  space[WIZ_SEATS];
  gint8   tile[WIZ_SEATS];
  guint8  done;
  guint8  level[WIZ_SEATS];
  guint8  gems[WIZ_SEATS];
  guint8  tokens[WIZ_SEATS][WIZ_ELEMENTS];
  guint8  gone[WIZ_ELEMENTS];
  guint8  face[WIZ_SEATS][WIZ_CARDS];
  guint8  discard[WIZ_CARDS];
  guint8  hand_n[WIZ_SEATS];
  guint8  hand[WIZ_SEATS][WIZ_CARDS];
  guint8  at;
  guint8  times;
  guint8  pick;
  guint8  agreed;
  guint8  due;
  guint8  all;
  guint8  pulled[WIZ_TOKENS];
  guint8  aside[WIZ_TOKENS];
  guint8  look_n;
  guint8  look_due;
  guint8  look_keep;
  guint8  looked[WIZ_CARDS];
  gint8   offer_to;
  gint16  give[WIZ_TRADE];
  gint16  get[WIZ_TRADE];
  guint8  shuffled;
  guint8  mixed;
  guint8  layer[WIZ_CARDS];
  guint8  older[WIZ_CARDS];
  guint8  old[WIZ_HOLDERS];
  guint8  fresh[WIZ_HOLDERS];
  guint16 could[WIZ_HOLDERS][WIZ_ELEMENTS + 1];
  guint8  cap;
  guint8  sets[WIZ_SEATS][WIZ_ELEMENTS];
  guint16 wizard[WIZ_SEATS];
  gint32  luck[WIZ_SEATS];
  guint16 trades[WIZ_SEATS];
  guint16 reshuffles;
  guint8  short_entry;
  gint8   winner;
  GnPile  deck;
} WizState;

G_STATIC_ASSERT (sizeof (WizState) <= 2048);

/* ---- The component set as arrays ---------------------------------------- */

typedef struct {
  /* the kind can be named: true of all cards of one element, and of the set's cards of two elements */
  guint8 exists;
  guint8 symbols[WIZ_ELEMENTS];
} WizCardInfo;

typedef struct {
  guint8 effect;               /* WizEffect */
  gint8  n, k;
  /* list of a choice that the action is in, 1 … WIZ_PICKS, or 0; adjacent actions with lists are one choice */
  guint8 list;
  guint8 optional;
} WizActionInfo;

typedef struct {
  guint8        number;        /* 1 … 7; 0 if not known */
  guint8        n;
  WizActionInfo action[WIZ_ACTIONS];
} WizTileInfo;

/**
 * WizBox: the component set as arrays
 * @by_number: the tile with each number, or -1
 * @tiles_ok: there are seven tiles with the numbers 1 … 7, and only number 7 has the Wizard's draw (8.2)
 * @list_ok: the list of cards is complete, with 60 cards
 * @stand_in: the list is our own, so it is not the list of a real box (WIZ-R35)
 * @copies: number of cards of each kind
 * @token_symbols: symbols on an Element Token of each element (8.4)
 */
typedef struct {
  guint       n_tiles;
  WizTileInfo tile[WIZ_TILES_MAX];
  gint8       by_number[WIZ_TILES + 1];
  guint8      tiles_ok, list_ok, stand_in;
  WizCardInfo card[WIZ_CARDS];
  guint8      copies[WIZ_CARDS];
  guint8      token_symbols[WIZ_ELEMENTS];
} WizBox;

#define wiz_box(match) ((const WizBox *) (match)->compiled)

/* Sources of the app's draws. */
enum { WIZ_SOURCE_ORDER, WIZ_SOURCE_DECK, WIZ_SOURCE_BAG };

/* ---- Figures (wiz-count.c) ------------------------------------------------ */

extern const guint8 wiz_need[WIZ_ELEMENTS];         /* symbols that make a set of each element (WIZ-085 … WIZ-089) */
extern const guint8 wiz_gain_level[WIZ_ELEMENTS];
extern const guint8 wiz_gain_gems[WIZ_ELEMENTS];

static inline gboolean
wiz_app_deals (const GnMatch *match,
               guint          family)
{
  return match->dealer[family] == GN_DEALER_APP;
}

static inline int
wiz_board (const WizState *state,
           int             seat)
{
  return WIZ_GEMS_EACH - state->gems[seat];
}

/** wiz_colour: the color of a seat (WIZ-004): its own seat color, or the first free one (the box has five) */
int      wiz_colour        (const GnMatch *match, int seat);
/** wiz_colour_seat: the seat that plays a color, or -1 */
int      wiz_colour_seat   (const GnMatch *match, int colour);
/** wiz_in_bag: tokens of a kind in the bag; wiz_bag_size(): all tokens (N); wiz_own_in_bag(): the seat's own gems
 * (g) */
int      wiz_in_bag        (const GnMatch *match, const WizState *state, guint token);
int      wiz_bag_size      (const GnMatch *match, const WizState *state);
int      wiz_own_in_bag    (const GnMatch *match, const WizState *state, int seat);
/** wiz_hides_odds: whether this table hides the bag's contents and all chances, for the suspense (WIZ-R17) */
gboolean wiz_hides_odds    (const GnMatch *match);
/** wiz_tile_number: the number of the tile in front of a seat, or 0 */
int      wiz_tile_number   (const GnMatch *match, const WizState *state, int seat);
/** wiz_taken_by: the seat that has a tile in front of it, or -1 */
int      wiz_taken_by      (const GnMatch *match, const WizState *state, int tile);
/** wiz_next: the seat that acts next, or -1: the one on the lowest space whose turn is not over */
int      wiz_next          (const GnMatch *match, const WizState *state);
/** wiz_symbols: symbols of @element on a piece (a card or a token) */
int      wiz_symbols       (const GnMatch *match, guint piece, guint element);
/** wiz_piece_n: how many of a piece are in front of a seat */
int      wiz_piece_n       (const WizState *state, int seat, guint piece);
void     wiz_piece_add     (WizState *state, int seat, guint piece, int n);
/** wiz_front: symbols of @element in front of a seat; wiz_pieces(): number of pieces there */
int      wiz_front         (const GnMatch *match, const WizState *state, int seat, guint element);
int      wiz_pieces        (const WizState *state, int seat);
/** wiz_can_trade: whether the active seat and another one have at least @n pieces face up each (WIZ-R30) */
gboolean wiz_can_trade     (const GnMatch *match, const WizState *state, guint n);
/** wiz_any_set: whether the pieces in front of a seat make a set that can be turned in */
gboolean wiz_any_set       (const GnMatch *match, const WizState *state, int seat);
/** wiz_action: the action being performed, or %NULL */
const WizActionInfo *wiz_action (const GnMatch *match, const WizState *state);
/** wiz_picking: number of lists if the player has to pick one of a choice, otherwise 0 */
guint    wiz_picking       (const GnMatch *match, const WizState *state);
/** wiz_may_decline: whether the open action may be declined (WIZ-R08) */
gboolean wiz_may_decline   (const GnMatch *match, const WizState *state);
/** wiz_waits: whether the open action waits for the player to start or decline it */
gboolean wiz_waits         (const GnMatch *match, const WizState *state);
/** wiz_tokens_due, wiz_draw_due: whether tokens have to be pulled; whether cards have to be drawn */
gboolean wiz_tokens_due    (const GnMatch *match, const WizState *state);
gboolean wiz_card_due      (const GnMatch *match, const WizState *state);
/** wiz_deal_to: the seat that gets the next card of the opening hands (WIZ-009) */
int      wiz_deal_to       (const GnMatch *match, const WizState *state);
/** wiz_deals_by_word: whether the hands are being dealt and the box has taken over the cards; players then enter
 * that they draw */
gboolean wiz_deals_by_word (const GnMatch *match, const WizState *state);
/** wiz_chance_of: chance @a / @b, in lowest terms, of pulling at least one own gem in @draws of @all tokens, of
 * which @own are own gems (section 12, second form) */
void     wiz_chance_of     (guint all, guint own, guint draws, gint64 *a, gint64 *b);

/* ---- Unseen cards (wiz-cards.c) -------------------------------------------- */

/** wiz_list: whether there is a complete list of the cards in use (WIZ-R35) */
gboolean wiz_list          (const GnMatch *match);
int      wiz_discard_size  (const WizState *state);
int      wiz_deck_size     (const WizState *state);
/** wiz_unseen: copies of a kind that are neither face up nor in the discard pile */
int      wiz_unseen        (const GnMatch *match, const WizState *state, guint card);
/** wiz_hand_unknown: cards of a hand that this copy does not know; wiz_looked_unknown(): the same for the cards
 * being looked at */
int      wiz_hand_unknown  (const WizState *state, int seat);
int      wiz_looked_unknown (const WizState *state);
/** wiz_keeps_by_name: whether the kept cards are named, since Gnomon deals and knows all that are looked at; else the
 * discarded ones are (WIZ-R28) */
gboolean wiz_keeps_by_name (const GnMatch *match, const WizState *state);
/** wiz_may_hold: whether an unknown card of @holder (a seat or %WIZ_LOOKER) can be of this kind (7.3) */
gboolean wiz_may_hold      (const GnMatch *match, const WizState *state, guint holder, guint card);
/** wiz_came_up: records that a card of @holder became known and has left it */
void     wiz_came_up       (const GnMatch *match, WizState *state, guint holder, guint card);
/** wiz_forget: drops everything that is known of layers */
void     wiz_forget        (WizState *state);
/** wiz_ready: makes sure that a card can be drawn, and reshuffles if necessary (WIZ-R07). %FALSE if there is no
 * card */
gboolean wiz_ready         (const GnMatch *match, WizState *state, GnStory *story);
/** wiz_take_card: gives the top card to @holder; @card is -1 if it is not known */
void     wiz_take_card     (const GnMatch *match, WizState *state, guint holder, int card, GnStory *story);
/** wiz_ways: gives the number of ways in which the next card can be of each kind, as far as this copy knows.
 * @about: the numbers are approximate. Returns: the sum of all ways */
guint    wiz_ways          (const GnMatch *match, const WizState *state, guint8 ways[WIZ_CARDS], gboolean *about);

/* ---- Consequences (wiz-turn.c) ----------------------------------------------- */

/** wiz_open: starts the current action, or skips to the next possible one. Ends the turn if none is left */
void     wiz_open          (const GnMatch *match, WizState *state, GnStory *story);
/** wiz_action_done: ends the current action */
void     wiz_action_done   (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_end_turn      (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_begin_round   (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_clean_up      (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_gain_levels   (WizState *state, int seat, int n, GnStory *story);
void     wiz_gain_gem      (WizState *state, int seat, int n, GnStory *story);
/** wiz_pulled: resolves the tokens once all have been pulled */
void     wiz_pulled        (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_win           (const GnMatch *match, WizState *state, gboolean in_short, GnStory *story);
/** wiz_no_win: ends a Wizard's draw without an own gem */
void     wiz_no_win        (const GnMatch *match, WizState *state, GnStory *story);

/* ---- Turn-ins and trades (wiz-sets.c) ---------------------------------------- */

#define WIZ_KINDS (WIZ_SYMBOLS + WIZ_DOUBLES + 1)   /* most kinds of pieces that show one element */

/** wiz_kinds: gives the kinds of pieces with @element in front of a seat: cards from most symbols to fewest, cards
 * of two elements, tokens. Returns: how many kinds */
guint    wiz_kinds           (const GnMatch *match, const WizState *state, int seat, guint element,
                              gint16 piece[WIZ_KINDS], guint8 n[WIZ_KINDS]);

/** wiz_sets_barred: whether the seat has the Wizard and with it no third step: WIZ-075, WIZ-R01 */
gboolean wiz_sets_barred     (const GnMatch *match, const WizState *state, int seat);
gboolean wiz_turn_in_check   (const GnMatch *match, const WizState *state, const GnMove *move, GnSay *why);
void     wiz_turn_in_apply   (const GnMatch *match, WizState *state, const GnMove *move, GnStory *story);
void     wiz_turn_in_legal   (const GnMatch *match, const WizState *state, GnMoveList *list);
/** wiz_cheapest: gives the cheapest turn-in of one set of @element, as counts parallel to wiz_kinds(). %FALSE if
 * there is none */
gboolean wiz_cheapest        (const GnMatch *match, const WizState *state, int seat, guint element,
                              guint8 n[WIZ_KINDS]);
/** wiz_turn_in_move: makes a move of a turn-in */
void     wiz_turn_in_move    (GnMove *move, int seat, guint element, const gint16 piece[WIZ_KINDS],
                              const guint8 n[WIZ_KINDS], guint kinds);
gboolean wiz_trade_check     (const GnMatch *match, const WizState *state, const GnMove *move, GnSay *why);
void     wiz_trade_legal     (const GnMatch *match, const WizState *state, GnMoveList *list);
void     wiz_swap            (const GnMatch *match, WizState *state, int from, int to, const gint16 *give,
                              const gint16 *get, GnStory *story);

/* ---- Free text (wiz-adjust.c) ------------------------------------------------- */

gboolean wiz_adjust_check  (const GnMatch *match, const WizState *state, const GnMove *move, GnSay *why);
void     wiz_adjust_apply  (const GnMatch *match, WizState *state, const GnMove *move, GnStory *story);

/* ---- The descriptor's functions -------------------------------------------- */

gboolean wiz_start    (const GnMatch *match, gpointer state, GnSay *why);
gboolean wiz_check    (const GnMatch *match, gconstpointer state, const GnMove *move, GnSay *why);
void     wiz_apply    (const GnMatch *match, gpointer state, const GnMove *move, GnStory *story);
void     wiz_legal    (const GnMatch *match, gconstpointer state, GnMoveList *list);
void     wiz_prompt   (const GnMatch *match, gconstpointer state, GnPrompt *prompt);
void     wiz_score    (const GnMatch *match, gconstpointer state, GnScoresheet *sheet);
void     wiz_chance   (const GnMatch *match, gconstpointer state, GnOutcomes *outcomes);
void     wiz_insights (const GnMatch *match, gconstpointer state, GnInsights *insights);
void     wiz_describe (const GnMatch *match, gconstpointer state, GnThing thing, GnSay *say);
void     wiz_derived  (const GnMatch *match, gconstpointer state, JsonObject *figures);
void     wiz_redact   (const GnMatch *match, gpointer state, int viewer);
gboolean wiz_settle   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
gboolean wiz_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
gpointer wiz_compile  (const GnSet *set, GError **error);
guint    wiz_take_apart (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);

extern const guint8      wiz_caps[];        /* the level that each choice of the level cap sets */
/* The texts by name: indices into wiz_texts. */
typedef enum {
  WIZ_SAY_NOTHING,
#define ROW(name, ...) name,
#include "wiz-texts.inc"
#undef ROW
} WizText;

extern const GnDomain    wiz_domains[];
extern const GnVerb      wiz_verbs[];
extern const GnText      wiz_texts[];
extern const GnField     wiz_fields[];
extern const GnFamily    wiz_families[];
extern const GnOption    wiz_options[];
extern const GnSetupStep wiz_setup[];

G_END_DECLS
