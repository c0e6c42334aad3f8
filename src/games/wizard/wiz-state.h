/* wiz-state.h: the state of a match of The Wizard Always Wins, and the rows of its tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/base/story.h"

G_BEGIN_DECLS

#define WIZ_SEATS     5
#define WIZ_COLOURS   5
#define WIZ_ELEMENTS  5
#define WIZ_SYMBOLS   9    /* most symbols of an element on a card */
#define WIZ_DOUBLES   9    /* kinds of cards with two elements that a set may hold */
#define WIZ_CARDS     (WIZ_ELEMENTS * WIZ_SYMBOLS + WIZ_DOUBLES)  /* kinds */
#define WIZ_PIECES    (WIZ_CARDS + WIZ_ELEMENTS)                  /* kinds of what lies in front: cards and tokens */
#define WIZ_TILES     7
#define WIZ_ACTIONS   8    /* printed on a tile */
#define WIZ_TRADE     4    /* most pieces traded at once */
#define WIZ_PICKS     4    /* lists of a choice */
#define WIZ_LISTED    29   /* most pieces of one turn-in */
#define WIZ_BOX_CARDS 60   /* WIZ-003 */
#define WIZ_HAND      3    /* WIZ-009 */
#define WIZ_GEMS_EACH 8    /* WIZ-006 */
#define WIZ_TOKENS_EACH 5  /* WIZ-008 */
#define WIZ_SPECIALS  3    /* Add-a-Gem and Level-Up each */
#define WIZ_MOST_LEVEL 120 /* the text gives none (WIZ-R11), but a figure has to end somewhere */
#define WIZ_TILES_MAX 12   /* components a set may hold; the box has 7 */
#define WIZ_MILLION   1000000

/* ---- What the tables name ------------------------------------------------ */

typedef enum {
  WIZ_DOMAIN_ELEMENT,
  WIZ_DOMAIN_CARD,
  WIZ_DOMAIN_TOKEN,
  WIZ_DOMAIN_PIECE,
  WIZ_DOMAIN_TILE,
  WIZ_DOMAIN_COLOUR,
  WIZ_DOMAIN_SYMBOLS,
  WIZ_DOMAIN_CLASS,      /* what the kinds of cards fall into: five elements and cards of two */
  WIZ_DOMAIN_HOLDER,     /* the seats and who looks: where unseen cards lie */
  WIZ_DOMAIN_PHASE,
  WIZ_DOMAIN_POOL,
  WIZ_DOMAIN_LIST,
  WIZ_DOMAIN_STUFF,      /* what an adjustment moves */
  WIZ_DOMAIN_PLACE,      /* from where to where */
} WizDomain;

typedef enum { WIZ_FLOWER, WIZ_SNAIL, WIZ_BONE, WIZ_MUSHROOM, WIZ_POTION, WIZ_TWO_ELEMENTS } WizElement;

/* Kinds of cards: nine of each element, then cards of two elements as the set has them. */
#define WIZ_CARD(element, symbols) ((int) (element) * WIZ_SYMBOLS + (symbols) - 1)
#define WIZ_FIRST_DOUBLE           (WIZ_ELEMENTS * WIZ_SYMBOLS)

/* Tokens of the bag: five elements, Add-a-Gem, Level-Up, gems by colour. */
typedef enum {
  WIZ_TOKEN_ADD = WIZ_ELEMENTS, WIZ_TOKEN_LEVEL, WIZ_TOKEN_GEM,
  WIZ_TOKENS = WIZ_TOKEN_GEM + WIZ_COLOURS,
} WizToken;

/* Pieces that lie in front of a player: cards, then tokens; then the same at other places, which exist only to be
 * refused. */
#define WIZ_PIECE_TOKEN(element) (WIZ_CARDS + (int) (element))
#define WIZ_PIECE_HAND   WIZ_PIECES                          /* hand:F3 */
#define WIZ_PIECE_OUT    (WIZ_PIECE_HAND + WIZ_PIECES)       /* out:tF */
#define WIZ_PIECE_COLOUR (WIZ_PIECE_OUT + WIZ_PIECES)        /* blue:F3 …, a colour after the other */
#define WIZ_N_PIECE_VALUES (WIZ_PIECE_COLOUR + WIZ_COLOURS * WIZ_PIECES)

/* In the order of the house's seat colours A to E. */
typedef enum { WIZ_BLUE, WIZ_RED, WIZ_YELLOW, WIZ_GREEN, WIZ_PURPLE } WizColour;

typedef enum {
  WIZ_EFFECT_NONE,
  WIZ_EFFECT_DRAW_CARD, WIZ_EFFECT_PLAY_CARD, WIZ_EFFECT_DRAW_TOKEN, WIZ_EFFECT_DRAW_LEVEL, WIZ_EFFECT_WIZARD,
  WIZ_EFFECT_LOOK, WIZ_EFFECT_TRADE, WIZ_EFFECT_LEVEL, WIZ_EFFECT_GEM, WIZ_EFFECT_TEXT, WIZ_EFFECT_CHOOSE,
  WIZ_N_EFFECTS
} WizEffect;

typedef enum {
  WIZ_PHASE_ORDER,     /* setup: who begins round 1 */
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

/* The things that an adjustment moves: a card by its kind or unnamed, an Element Token, a gem, a level, a tile by its
 * number, a marker. */
enum {
  WIZ_STUFF_CARD = WIZ_CARDS,
  WIZ_STUFF_TOKEN,
  WIZ_STUFF_GEM = WIZ_STUFF_TOKEN + WIZ_ELEMENTS,
  WIZ_STUFF_LEVEL = WIZ_STUFF_GEM + WIZ_COLOURS,
  WIZ_STUFF_TILE,
  WIZ_STUFF_MARKER = WIZ_STUFF_TILE + WIZ_TILES,
  WIZ_N_STUFF = WIZ_STUFF_MARKER + WIZ_COLOURS
};
/* From where and to where. */
enum {
  WIZ_PLACE_DECK_TOP, WIZ_PLACE_DECK_BOTTOM, WIZ_PLACE_DISCARD, WIZ_PLACE_BAG, WIZ_PLACE_OUT, WIZ_PLACE_ROW,
  WIZ_PLACE_BOARD,
  WIZ_PLACE_HAND,
  WIZ_PLACE_FRONT = WIZ_PLACE_HAND + WIZ_COLOURS,
  WIZ_PLACE_SPACE = WIZ_PLACE_FRONT + WIZ_COLOURS,
  WIZ_N_PLACES = WIZ_PLACE_SPACE + WIZ_TILES
};

/* Slots of the arguments in a move. */
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
/* All but the level cap have two choices: 0 is the default. */
#define wiz_option(match, which) ((match)->option[(which)] != 0)

/* ---- The state ----------------------------------------------------------- */

#define WIZ_LOOKER WIZ_SEATS           /* as a holder of unseen cards: the cards being looked at */
#define WIZ_HOLDERS (WIZ_SEATS + 1)

/**
 * WizState:
 * @phase: WizPhase
 * @active: who acts, or -1
 * @space: the space of the track that each marker is on, 1 … 7; 0: not yet
 * @tile: in front of each seat, or -1
 * @done: who has finished the turn of this round
 * @level, @gems: of each; @gems are those that are not on the board (WIZ-006)
 * @tokens: Element Tokens kept in front; @gone: out of the game
 * @face: cards face up in front; @discard: the open discard pile
 * @hand_n: cards in each hand; @hand: which these are, as far as known
 * @deck: its unseen cards are all of pool 0
 * @shuffled: since the last reshuffle it is known what the deck's layer held (7.3): then
 *   @layer: at most so many of each kind are among that layer's cards that nobody has seen since,
 *   @older: at most so many among the cards drawn before; of these cards each holder (hands, cards looked at) has at
 *   most @old and of the layer's at most @fresh; @could: kinds that its older cards may be of. @mixed: a card came to
 *   light that could be of either: the bounds are no longer counts
 * @at: the action of the tile being performed; @times: how often it was done; @pick: the list picked of a choice;
 *   @agreed: an action that may be declined was begun
 * @due: tokens still to be pulled in this draw; @all: in all, 0: no draw; @pulled: those that lie out; @aside: resolved
 *   ones that go back later (WIZ-R03)
 * @look_n: cards being looked at; @looked: which, as far as known; @look_due: still to be dealt; @look_keep: how many
 *   are kept
 * @offer_to, @give, @get: a trade offered and not answered: partner or -1, pieces or -1
 * @cap: the highest level of the dials, or 0
 * @sets, @wizard, @luck, @trades, @reshuffles: what the scoresheet tells; @luck in millionths
 * @winner: or -1; @short_entry: the winning gem was entered without the other tokens (WIZ-R09)
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
  guint8 exists;               /* a card of this kind can be named: all plain ones, and what the set has of doubles */
  guint8 symbols[WIZ_ELEMENTS];
} WizCardInfo;

typedef struct {
  guint8 effect;               /* WizEffect */
  gint8  n, k;
  guint8 list;                 /* 0, or 1 … WIZ_PICKS: of which list of a choice; neighbours with lists are one */
  guint8 optional;
} WizActionInfo;

typedef struct {
  guint8        number;        /* 1 … 7, 0: not known */
  guint8        n;
  WizActionInfo action[WIZ_ACTIONS];
} WizTileInfo;

/**
 * WizBox: the component set
 * @by_number: tile of a number, or -1
 * @tiles_ok: seven, with the numbers 1 … 7, the Wizard's draw on 7 and on no other (8.2)
 * @list_ok: its list of cards has all 60; @stand_in: but it is ours, so it is no list of a box (WIZ-R35)
 * @copies: of each kind
 * @token_symbols: on an Element Token (8.4)
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

/* ---- Figures (wiz-count.c)      ------------------------------------------- */

extern const guint8 wiz_need[WIZ_ELEMENTS];         /* symbols of a set (WIZ-085 … WIZ-089) */
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

/** wiz_colour: the colour of a seat (WIZ-004): its own of the house's, or the first that nobody has (the box has
 * five) */
int      wiz_colour        (const GnMatch *match, int seat);
/** wiz_colour_seat: who plays a colour, or -1 */
int      wiz_colour_seat   (const GnMatch *match, int colour);
/** wiz_in_bag: tokens of a kind in the bag; wiz_bag_size: all of them (N); wiz_own_in_bag: own gems (g) */
int      wiz_in_bag        (const GnMatch *match, const WizState *state, guint token);
int      wiz_bag_size      (const GnMatch *match, const WizState *state);
int      wiz_own_in_bag    (const GnMatch *match, const WizState *state, int seat);
/** wiz_tile_number: of the tile in front of a seat, or 0 */
int      wiz_tile_number   (const GnMatch *match, const WizState *state, int seat);
/** wiz_taken_by: who has a tile in front, or -1 */
int      wiz_taken_by      (const GnMatch *match, const WizState *state, int tile);
/** wiz_next: who acts next: the lowest space of those whose turn is not over, or -1 */
int      wiz_next          (const GnMatch *match, const WizState *state);
/** wiz_symbols: symbols of @element on a piece (a card or a token) */
int      wiz_symbols       (const GnMatch *match, guint piece, guint element);
/** wiz_piece_n: how many of a piece lie in front of a seat */
int      wiz_piece_n       (const WizState *state, int seat, guint piece);
void     wiz_piece_add     (WizState *state, int seat, guint piece, int n);
/** wiz_front: symbols of @element in front of a seat; wiz_pieces: how many pieces lie there */
int      wiz_front         (const GnMatch *match, const WizState *state, int seat, guint element);
int      wiz_pieces        (const WizState *state, int seat);
/** wiz_can_trade: have the active seat and somebody else at least @n pieces face up each? (WIZ-R30) */
gboolean wiz_can_trade     (const GnMatch *match, const WizState *state, guint n);
/** wiz_any_set: does anything in front of a seat make a set that may be turned in? */
gboolean wiz_any_set       (const GnMatch *match, const WizState *state, int seat);
/** wiz_action: the action being performed, or %NULL */
const WizActionInfo *wiz_action (const GnMatch *match, const WizState *state);
/** wiz_picking: a list of a choice is to be picked; Returns: how many lists, or 0 */
guint    wiz_picking       (const GnMatch *match, const WizState *state);
/** wiz_may_decline: may the open action be declined? (WIZ-R08) */
gboolean wiz_may_decline   (const GnMatch *match, const WizState *state);
/** wiz_waits: the open action waits for the player's word */
gboolean wiz_waits         (const GnMatch *match, const WizState *state);
/** wiz_tokens_due, wiz_draw_due: tokens are to be pulled; cards to be drawn */
gboolean wiz_tokens_due    (const GnMatch *match, const WizState *state);
gboolean wiz_card_due      (const GnMatch *match, const WizState *state);
/** wiz_deal_to: who gets the next card of the opening hands (WIZ-009) */
int      wiz_deal_to       (const GnMatch *match, const WizState *state);
/** wiz_deals_by_word: the hands are dealt, and the cards have come to lie in the box meanwhile: players say that they
 * draw */
gboolean wiz_deals_by_word (const GnMatch *match, const WizState *state);
/** wiz_chance: own gem among @draws of @all tokens, @own of them own (section 12, second form), in lowest terms */
void     wiz_chance_of     (guint all, guint own, guint draws, gint64 *a, gint64 *b);

/* ---- Cards nobody sees (wiz-cards.c) --------------------------------------- */

/** wiz_list: is there a complete list of the cards in use? (WIZ-R35) */
gboolean wiz_list          (const GnMatch *match);
int      wiz_discard_size  (const WizState *state);
int      wiz_deck_size     (const WizState *state);
/** wiz_unseen: copies of a kind that lie neither face up nor in the discard pile */
int      wiz_unseen        (const GnMatch *match, const WizState *state, guint card);
/** wiz_hand_unknown: cards of a hand that this copy does not know; wiz_looked_unknown: of those looked at */
int      wiz_hand_unknown  (const WizState *state, int seat);
int      wiz_looked_unknown (const WizState *state);
/** wiz_may_hold: could an unknown card of @holder (a seat or %WIZ_LOOKER) be of this kind? (7.3) */
gboolean wiz_may_hold      (const GnMatch *match, const WizState *state, guint holder, guint card);
/** wiz_came_up: a card of @holder came to light and has left it */
void     wiz_came_up       (const GnMatch *match, WizState *state, guint holder, guint card);
/** wiz_forget: drops all that was known of layers */
void     wiz_forget        (WizState *state);
/** wiz_ready: makes sure that a card can be drawn, reshuffling if it is time (WIZ-R07); FALSE: there is none */
gboolean wiz_ready         (const GnMatch *match, WizState *state, GnStory *story);
/** wiz_take_card: the top card goes to @holder, unknown (-1) or known */
void     wiz_take_card     (const GnMatch *match, WizState *state, guint holder, int card, GnStory *story);
/** wiz_ways: how many ways the next card can be of each kind, as far as this copy knows; Returns: all of them. @about:
 * near only */
guint    wiz_ways          (const GnMatch *match, const WizState *state, guint8 ways[WIZ_CARDS], gboolean *about);

/* ---- Consequences (wiz-turn.c)           ------------------------------------- */

/** wiz_open: begins the action at hand, or skips to what can be done; ends the turn where nothing is left */
void     wiz_open          (const GnMatch *match, WizState *state, GnStory *story);
/** wiz_action_done: the action at hand is over */
void     wiz_action_done   (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_end_turn      (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_begin_round   (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_clean_up      (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_gain_levels   (WizState *state, int seat, int n, GnStory *story);
void     wiz_gain_gem      (WizState *state, int seat, int n, GnStory *story);
/** wiz_pulled: all tokens lie out: they are resolved */
void     wiz_pulled        (const GnMatch *match, WizState *state, GnStory *story);
void     wiz_win           (const GnMatch *match, WizState *state, gboolean in_short, GnStory *story);
/** wiz_no_win: the Wizard's draw brought nothing */
void     wiz_no_win        (const GnMatch *match, WizState *state, GnStory *story);

/* ---- Turn-ins and trades (wiz-sets.c) ---------------------------------------- */

#define WIZ_KINDS (WIZ_SYMBOLS + WIZ_DOUBLES + 1)   /* kinds of pieces that can show an element */

/** wiz_kinds: what lies in front of a seat of @element: cards by symbols downwards, cards of two elements, tokens;
 * Returns: how many kinds */
guint    wiz_kinds           (const GnMatch *match, const WizState *state, int seat, guint element,
                              gint16 piece[WIZ_KINDS], guint8 n[WIZ_KINDS]);

gboolean wiz_turn_in_check   (const GnMatch *match, const WizState *state, const GnMove *move, GnSay *why);
void     wiz_turn_in_apply   (const GnMatch *match, WizState *state, const GnMove *move, GnStory *story);
void     wiz_turn_in_legal   (const GnMatch *match, const WizState *state, GnMoveList *list);
/** wiz_cheapest: the cheapest turn-in of one set of @element: counts along wiz_kinds(); FALSE: there is none */
gboolean wiz_cheapest        (const GnMatch *match, const WizState *state, int seat, guint element,
                              guint8 n[WIZ_KINDS]);
/** wiz_turn_in_move: it as a move */
void     wiz_turn_in_move    (GnMove *move, int seat, guint element, const gint16 piece[WIZ_KINDS],
                              const guint8 n[WIZ_KINDS], guint kinds);
/** wiz_sets_of: how many rewards a total of symbols earns (WIZ-095, WIZ-R14) */
int      wiz_sets_of         (const GnMatch *match, guint element, int symbols);
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
void     wiz_redact   (const GnMatch *match, gpointer state, int viewer);
gboolean wiz_settle   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
gboolean wiz_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
gpointer wiz_compile  (const GnSet *set, GError **error);
guint    wiz_take_apart (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);
gint     wiz_setup_figure (const GnMatch *match, const char *gap);

extern const guint8      wiz_caps[];        /* what the choices of the level cap mean */
extern const GnDomain    wiz_domains[];
extern const GnVerb      wiz_verbs[];
extern const GnText      wiz_texts[];
extern const GnField     wiz_fields[];
extern const GnFamily    wiz_families[];
extern const GnOption    wiz_options[];
extern const GnSetupStep wiz_setup[];

G_END_DECLS
