/* wiz-view.h: the figures people want to see at the table: pure functions of match and state
 *
 * Insights, the panel and the scoresheet ask here; nothing is kept. Each works on any viewer's copy and then tells
 * what that viewer can work out.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "wiz-state.h"

G_BEGIN_DECLS

/**
 * WizChance: exactly @a cases of @b, in lowest terms; 0 of 1 never, 1 of 1 for certain
 */
typedef struct {
  gint64 a, b;
} WizChance;

/* ---- Whose turn, which step ------------------------------------------------- */

typedef enum {
  WIZ_STEP_ORDER,      /* setup: the first order is drawn or entered */
  WIZ_STEP_DEAL,       /* setup: the app deals the hands */
  WIZ_STEP_CHOOSE,     /* a character is taken */
  WIZ_STEP_DRAW,       /* a card is drawn */
  WIZ_STEP_PLAY,       /* a card is played */
  WIZ_STEP_LOOK,       /* cards are being dealt to look at (app) */
  WIZ_STEP_KEEP,       /* of the cards looked at some are kept (app), or the discarded ones entered (box) */
  WIZ_STEP_TOKENS,     /* tokens are pulled (also the Wizard's) */
  WIZ_STEP_TRADE,
  WIZ_STEP_ANSWER,     /* the partner accepts or refuses an offered trade */
  WIZ_STEP_PICK,       /* one of the lists of a tile is picked */
  WIZ_STEP_TEXT,       /* the host carries out a free text */
  WIZ_STEP_PERFORM,    /* an action that may be declined waits for the player's word */
  WIZ_STEP_SETS,       /* sets are turned in */
  WIZ_STEP_CLEAN_UP,
  WIZ_STEP_OVER,
} WizStep;

WizStep wiz_view_step (const GnMatch *match, const WizState *state);

/**
 * WizTrack: one space of the Turn Order Track, spaces 1 … 7
 * @now: the seat whose marker is there this round, or -1; @next: the seat whose marker will be there next round, as
 *   far as tiles are taken, or -1
 */
typedef struct {
  gint8 now[WIZ_TILES + 1];   /* [0] is not used */
  gint8 next[WIZ_TILES + 1];
} WizTrack;

void  wiz_view_track (const GnMatch *match, const WizState *state, WizTrack *track);
/** wiz_view_order: seats in turn order of this round (Returns how many); wiz_view_order_next: of next round, as far as
 * known */
guint wiz_view_order      (const GnMatch *match, const WizState *state, gint8 seat[WIZ_SEATS]);
guint wiz_view_order_next (const GnMatch *match, const WizState *state, gint8 seat[WIZ_SEATS]);
/** wiz_view_done: has this seat finished its turn of this round? */
gboolean wiz_view_done (const WizState *state, int seat);

/* ---- Characters --------------------------------------------------------------- */

typedef enum {
  WIZ_ACTION_AHEAD,    /* not yet, or nobody has taken the tile */
  WIZ_ACTION_NOW,      /* being performed */
  WIZ_ACTION_DONE,     /* performed, skipped or declined */
} WizActionState;

/**
 * WizAction: one action printed on a tile
 * @effect: what it is; @n, @k: its figures: draw-card, play-card, draw-token, trade, gem-to-bag: @k times or pieces;
 *   look-keep: look at @n, keep @k; level: @k up (or down, below 0); draw-tokens-level, wizard-draw: none
 * @optional: "may"
 * @list: 0, or of which list of a choice it is (1 …); neighbours with lists belong to one choice
 * @state: how far the seat that has the tile now has got with it
 * @times: how often the current one is done already ("play 2 cards": 1 of 2)
 */
typedef struct {
  guint8         effect;     /* WizEffect */
  gint8          n, k;
  gboolean       optional;
  guint8         list;
  WizActionState state;
  guint8         times;
} WizAction;

/**
 * WizTile: a tile of the Character Row. Its name is gn_thing_name (match, GN_THING (WIZ_DOMAIN_TILE, tile))
 * @tile: value of WIZ_DOMAIN_TILE
 * @number: 1 … 7
 * @icon: piece: wiz-queen …, wiz-character where the host gave it another name
 * @by: the seat that has it in front, or -1: it lies in the row
 * @note: the text printed on it (free text), in the user's language, or %NULL
 */
typedef struct {
  gint8       tile;
  guint8      number;
  const char *icon;
  gint8       by;
  guint       n_actions;
  WizAction   action[WIZ_ACTIONS];
  const char *note;
} WizTile;

/** wiz_view_tile: the tile of @number 1 … 7 */
void wiz_view_tile (const GnMatch *match, const WizState *state, guint number, WizTile *tile);
/** wiz_view_action_label: "Draw 2 cards" as a label, for gn_say_text(); "Level 3: 3 tokens" for @seat ≥ 0 */
void wiz_view_action_label (const GnMatch *match, const WizState *state, const WizAction *action, int seat, GnSay *say);
/** wiz_view_action_icon: its picture: "wiz-draw-card" … */
const char *wiz_view_action_icon (guint effect);

/* ---- Players -------------------------------------------------------------------- */

/**
 * WizPiece: so many equal pieces that lie in front of a player (a value of WIZ_DOMAIN_PIECE)
 * @token: an Element Token; @symbols: on each
 */
typedef struct {
  gint16   piece;
  guint8   n;
  guint8   symbols;
  gboolean token;
} WizPieces;

/**
 * WizSet: what lies in front of a player of one element
 * @pieces: cards by symbols downwards, then tokens
 * @symbols: T in all; @need: D; @sets: complete sets T / D; @missing: to the next one; @surplus: T mod D
 * @level, @gems: what one set brings; @gems_void: so many of these would be void now (no gem left on the board)
 * @cheapest: pieces of the cheapest turn-in of one set (least surplus, then fewest tokens, then fewest pieces), counts
 *   along @pieces; all 0 where none is complete. A hint: nothing is done
 * @turn_in: that turn-in as a move
 */
typedef struct {
  guint     n_pieces;
  WizPieces pieces[WIZ_KINDS];
  guint     symbols, need, sets, missing, surplus;
  gint8     level, gems, gems_void;
  guint8    cheapest[WIZ_KINDS];
  GnMove    turn_in;
} WizSet;

void wiz_view_set (const GnMatch *match, const WizState *state, int seat, guint element, WizSet *set);

/**
 * WizPlayer: what everybody may see of a player
 * @colour: 0 … 4: blue, red, yellow, green, purple (WizColour)
 * @level, @gems_bag, @gems_board (8 together), @hand: how many cards
 * @tile: value of WIZ_DOMAIN_TILE in front, or -1; @number: its number, or 0
 * @acting, @done: this round
 * @symbols: in front, by element; @sets: turned in so far, by element
 * @wizard: draws made; @luck: the sum of their chances, in millionths
 * @trades: made by this player as Trader
 */
typedef struct {
  guint8   colour;
  guint    level, gems_bag, gems_board, hand;
  gint8    tile;
  guint8   number;
  gboolean acting, done;
  guint    symbols[WIZ_ELEMENTS];
  guint    sets[WIZ_ELEMENTS];
  guint    wizard;
  guint32  luck;
  guint    trades;
} WizPlayer;

void wiz_view_player (const GnMatch *match, const WizState *state, int seat, WizPlayer *player);

/**
 * wiz_view_hand: the cards of a hand that this copy of the state knows, as values of WIZ_DOMAIN_CARD, equal ones
 * side by side; Returns: how many known; the rest of WizPlayer.hand is not known to the viewer
 */
guint wiz_view_hand (const GnMatch *match, const WizState *state, int seat, gint16 *card, guint max);
/** wiz_view_looked: the cards the acting player looks at, likewise; @n: how many there are (WIZ_STEP_LOOK,
 * WIZ_STEP_KEEP); @keep: how many are kept */
guint wiz_view_looked (const GnMatch *match, const WizState *state, gint16 *card, guint max, guint *n, guint *keep);

/** wiz_view_card: element (WizElement) and symbols of a card; a card of two elements has a second */
void  wiz_view_card (const GnMatch *match, int card, int *element, int *symbols, int *element_2, int *symbols_2);

/* ---- The Bag of Fate -------------------------------------------------------------- */

/**
 * WizBag: what is in the bag by value of WIZ_DOMAIN_TOKEN, and what lies out
 * @n: in the bag now; @all: N
 * @gone: left for good (element tokens)
 * @kept: in front of players (element tokens)
 * @aside: pulled, resolved, waiting to go back (option bag-return)
 * @next: chance of each kind for the next token
 * @element, @gem: chance that it is any element, any gem
 */
typedef struct {
  guint     n[WIZ_TOKENS];
  guint     all;
  guint     gone[WIZ_ELEMENTS];
  guint     kept[WIZ_ELEMENTS];
  guint     aside[WIZ_TOKENS];
  WizChance next[WIZ_TOKENS];
  WizChance element, gem;
} WizBag;

void wiz_view_bag (const GnMatch *match, const WizState *state, WizBag *bag);
/** wiz_view_token: chance of at least one of @kind in @pulls from the bag as it is */
void wiz_view_token (const GnMatch *match, const WizState *state, guint kind, guint pulls, WizChance *chance);
/** wiz_view_token_seat: whose gem that token is, or -1 */
int  wiz_view_token_seat (const GnMatch *match, guint token);
/** wiz_view_seat_token: the gem token of a seat */
guint wiz_view_seat_token (const GnMatch *match, int seat);

/**
 * WizDraw: tokens being pulled
 * @open: a pull is going on (or, at the end of the game, how it went: @over)
 * @wizard: it is the Wizard's: the own gem wins
 * @all: how many tokens are pulled; @out: how many lie out; @token: these in the order of the chart (elements,
 *   Add-a-Gem, Level-Up, gems)
 * @first: chance of an own gem before the draw; @now: that one is or will be among the tokens, by what lies out
 * @bag: tokens in the bag before the draw; @own: own gems among them
 * @won: an own gem lies out
 * @told: the tokens were entered; else only that the own gem was among them (own-gem)
 */
typedef struct {
  gboolean  open, wizard, over, won, told;
  guint     all, out, bag, own;
  guint8    token[128];
  WizChance first, now;
} WizDraw;

void wiz_view_draw (const GnMatch *match, const WizState *state, WizDraw *draw);

/* ---- Odds (section 12) ------------------------------------------------------------- */

/**
 * WizOdds: if this player took the Wizard now
 * @level, @own, @bag: L, g, N; @pulls: min (L, N)
 * @now: the chance; @with_level: with one level more; @with_gem: with one own gem more in the bag (as @now where none
 *   is left on the board: @gem_left is FALSE)
 * @can: the Wizard lies in the row and this player has not chosen yet
 */
typedef struct {
  guint     level, own, bag, pulls;
  WizChance now, with_level, with_gem;
  gboolean  gem_left, can;
} WizOdds;

void wiz_view_odds (const GnMatch *match, const WizState *state, int seat, WizOdds *odds);
/** wiz_view_show_odds: FALSE: this table likes the suspense: bag contents and chances are not shown */
gboolean wiz_view_show_odds (const GnMatch *match);

/* ---- Cards -------------------------------------------------------------------------- */

/**
 * WizCards: deck and discard pile
 * @deck, @discard: how many; @pile: discards by value of WIZ_DOMAIN_CARD
 * @reshuffle: the next card drawn comes after a reshuffle; @reshuffles: so far
 */
typedef struct {
  guint    deck, discard;
  guint8   pile[WIZ_CARDS];
  gboolean reshuffle;
  guint    reshuffles;
} WizCards;

void wiz_view_cards (const GnMatch *match, const WizState *state, WizCards *cards);
/** wiz_view_next_card: chance that the next card drawn is @card; FALSE where nobody can tell (no complete list);
 * @about: near only */
gboolean wiz_view_next_card (const GnMatch *match, const WizState *state, int card, WizChance *chance, gboolean *about);


/* ---- Trade, end ------------------------------------------------------------------------ */

/**
 * WizOffer: a trade that waits for its answer
 * @to: the partner, or -1: none; @n: pieces on either side; @give, @get: values of WIZ_DOMAIN_PIECE
 */
typedef struct {
  gint8  from, to;
  guint  n;
  gint16 give[WIZ_TRADE], get[WIZ_TRADE];
} WizOffer;

void wiz_view_offer (const GnMatch *match, const WizState *state, WizOffer *offer);

/**
 * WizWin: how it was won
 * @seat: the winner, or -1
 */
typedef struct {
  gint8     seat;
  guint     round, level, bag, own;
  WizChance chance;
} WizWin;

void wiz_view_win (const GnMatch *match, const WizState *state, WizWin *win);

G_END_DECLS
