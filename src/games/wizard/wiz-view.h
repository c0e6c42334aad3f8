/* wiz-view.h: figures for the table: pure functions of match and state
 *
 * Insights, the panel and the scoresheet use these. Nothing is cached. Every function works on any viewer's copy
 * of the state and then gives what that viewer can work out.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "wiz-state.h"

G_BEGIN_DECLS

/**
 * WizChance: an exact chance of @a in @b, in lowest terms; impossible is 0 of 1, certain is 1 of 1
 */
typedef struct {
  gint64 a, b;
} WizChance;

/* ---- Turn and step ---------------------------------------------------------- */

typedef enum {
  WIZ_STEP_ORDER,      /* setup: the first order of play is drawn or entered */
  WIZ_STEP_DEAL,       /* setup: the app deals the hands */
  WIZ_STEP_CHOOSE,     /* a character has to be taken */
  WIZ_STEP_DRAW,       /* a card has to be drawn */
  WIZ_STEP_PLAY,       /* a card has to be played */
  WIZ_STEP_LOOK,       /* the app is dealing cards to look at */
  /* the player keeps some of the cards being looked at (app), or the discarded ones are entered (box) */
  WIZ_STEP_KEEP,
  WIZ_STEP_TOKENS,     /* tokens have to be pulled (also for the Wizard) */
  WIZ_STEP_TRADE,
  WIZ_STEP_ANSWER,     /* the partner has to accept or refuse an offered trade */
  WIZ_STEP_PICK,       /* one of the lists on a tile has to be picked */
  WIZ_STEP_TEXT,       /* the host has to carry out a free text */
  WIZ_STEP_PERFORM,    /* an action that may be declined waits for the player to start or decline it */
  WIZ_STEP_SETS,       /* sets can be turned in */
  WIZ_STEP_CLEAN_UP,
  WIZ_STEP_OVER,
} WizStep;

WizStep wiz_view_step (const GnMatch *match, const WizState *state);

/**
 * WizTrack: one space of the Turn Order Track, spaces 1 … 7
 * @now: the seat whose marker is there this round, or -1
 * @next: the seat whose marker will be there next round, as far as tiles are taken, or -1
 */
typedef struct {
  gint8 now[WIZ_TILES + 1];   /* [0] is unused */
  gint8 next[WIZ_TILES + 1];
} WizTrack;

void  wiz_view_track (const GnMatch *match, const WizState *state, WizTrack *track);
/** wiz_view_order: gives the seats in turn order of this round. Returns: how many. wiz_view_order_next(): the same
 * for next round, as far as known */
guint wiz_view_order      (const GnMatch *match, const WizState *state, gint8 seat[WIZ_SEATS]);
guint wiz_view_order_next (const GnMatch *match, const WizState *state, gint8 seat[WIZ_SEATS]);
/** wiz_view_done: whether the seat has finished its turn of this round */
gboolean wiz_view_done (const WizState *state, int seat);

/* ---- Characters --------------------------------------------------------------- */

typedef enum {
  WIZ_ACTION_AHEAD,    /* not reached yet, or nobody has taken the tile */
  WIZ_ACTION_NOW,      /* being performed */
  WIZ_ACTION_DONE,     /* performed, skipped or declined */
} WizActionState;

/**
 * WizAction: one action printed on a tile
 * @effect: a WizEffect
 * @n, @k: its figures. draw-card, play-card, draw-token, trade, gem-to-bag: @k times or pieces. look-keep: look at
 *   @n, keep @k. level: @k levels up (negative: down). draw-tokens-level, wizard-draw: unused
 * @optional: the tile says "may"
 * @list: the list of a choice that it is in (from 1), or 0; adjacent actions with lists are one choice
 * @state: how far the seat that has the tile now has got with it
 * @times: how often the current action has been done ("play 2 cards": 1 of 2)
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
 * WizTile: a tile of the Character Row; its name is gn_thing_name (match, GN_THING (WIZ_DOMAIN_TILE, tile))
 * @tile: a value of WIZ_DOMAIN_TILE
 * @number: 1 … 7
 * @icon: id of its picture: wiz-queen …, or wiz-character if the host gave it another name
 * @by: the seat that has it in front of it, or -1 if it is in the row
 * @note: the free text printed on it, in the user's language, or %NULL
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

/** wiz_view_tile: gives the tile with @number 1 … 7 */
void wiz_view_tile (const GnMatch *match, const WizState *state, guint number, WizTile *tile);
/** wiz_view_action_label: gives a label such as "Draw 2 cards" for gn_say_text(); for @seat ≥ 0 with its figures:
 * "Level 3: 3 tokens" */
void wiz_view_action_label (const GnMatch *match, const WizState *state, const WizAction *action, int seat, GnSay *say);
/** wiz_view_action_icon: the id of an effect's picture: "wiz-draw-card" … */
const char *wiz_view_action_icon (guint effect);

/* ---- Players -------------------------------------------------------------------- */

/**
 * WizPiece: a number of equal pieces in front of a player (a value of WIZ_DOMAIN_PIECE)
 * @token: it is an Element Token
 * @symbols: symbols on each piece
 */
typedef struct {
  gint16   piece;
  guint8   n;
  guint8   symbols;
  gboolean token;
} WizPieces;

/**
 * WizSet: the pieces of one element in front of a player
 * @pieces: cards from most symbols to fewest, then tokens
 * @symbols: total number of symbols, T
 * @need: symbols for one set, D
 * @sets: number of complete sets, T / D
 * @missing: symbols missing to the next set
 * @surplus: T mod D
 * @level, @gems: levels and gems that one set brings
 * @gems_void: how many of these gems would have no effect now (none left on the board)
 * @cheapest: pieces of the cheapest turn-in of one set (least surplus, then fewest tokens, then fewest pieces), as
 *   counts parallel to @pieces; all 0 if no set is complete. It is only a hint and changes nothing
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
 * WizPlayer: public knowledge about a player
 * @colour: 0 … 4: blue, red, yellow, green, purple (WizColour)
 * @level: the level
 * @gems_bag, @gems_board: gems in the bag and on the board (8 together)
 * @hand: number of cards in hand
 * @tile: the value of WIZ_DOMAIN_TILE in front of the player, or -1
 * @number: the number of that tile, or 0
 * @acting, @done: the player acts now, or has finished this round
 * @symbols: symbols in front of the player, by element
 * @sets: sets turned in so far, by element
 * @wizard: number of the Wizard's draws made
 * @luck: the sum of their chances, in millionths
 * @trades: trades made by this player as Trader
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
 * wiz_view_hand: gives the cards of a hand that this copy of the state knows, as values of WIZ_DOMAIN_CARD, equal
 * ones side by side. The viewer does not know the rest of WizPlayer.hand. Returns: how many are known
 */
guint wiz_view_hand (const GnMatch *match, const WizState *state, int seat, gint16 *card, guint max);
/** wiz_view_looked: gives the cards that the acting player looks at, in the same way. @n: how many there are
 * (WIZ_STEP_LOOK, WIZ_STEP_KEEP); @keep: how many the player keeps */
guint wiz_view_looked (const GnMatch *match, const WizState *state, gint16 *card, guint max, guint *n, guint *keep);

/** wiz_view_card: gives the element (WizElement) and the symbols of a card; a card of two elements has a second
 * pair */
void  wiz_view_card (const GnMatch *match, int card, int *element, int *symbols, int *element_2, int *symbols_2);

/* ---- The Bag of Fate -------------------------------------------------------------- */

/**
 * WizBag: the contents of the bag by value of WIZ_DOMAIN_TOKEN, and the tokens outside it
 * @n: tokens of each kind in the bag now
 * @all: tokens in the bag, N
 * @gone: Element Tokens out of the game
 * @kept: Element Tokens in front of players
 * @aside: tokens that were pulled and resolved and wait to go back (option bag-return)
 * @next: chance of each kind for the next token
 * @element, @gem: chance that the next token is any element, any gem
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
/** wiz_view_token: gives the chance of at least one of @kind in @pulls from the bag as it is now */
void wiz_view_token (const GnMatch *match, const WizState *state, guint kind, guint pulls, WizChance *chance);
/** wiz_view_token_seat: the seat that owns a gem token, or -1 */
int  wiz_view_token_seat (const GnMatch *match, guint token);
/** wiz_view_seat_token: the gem token of a seat */
guint wiz_view_seat_token (const GnMatch *match, int seat);

/**
 * WizDraw: a draw of tokens
 * @open: a draw is in progress (or, with @over at the end of the game, this is how it went)
 * @wizard: it is the Wizard's draw: an own gem wins
 * @all: number of tokens to pull
 * @out: number of tokens pulled so far
 * @token: these tokens, in the order of the chart (elements, Add-a-Gem, Level-Up, gems)
 * @first: chance of an own gem before the draw
 * @now: chance that an own gem is among the tokens in the end, given those pulled so far
 * @bag: tokens in the bag before the draw
 * @own: own gems among them
 * @won: an own gem has been pulled
 * @told: the tokens were entered; otherwise only that an own gem was among them (own-gem)
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
 * WizOdds: a player's odds if they took the Wizard now
 * @level, @own, @bag: L, g, N
 * @pulls: min (L, N)
 * @now: the chance
 * @with_level: the chance with one more level
 * @with_gem: the chance with one more own gem in the bag (equal to @now if none is left on the board; @gem_left is
 *   then %FALSE)
 * @can: the Wizard is in the row and this player has not chosen yet
 */
typedef struct {
  guint     level, own, bag, pulls;
  WizChance now, with_level, with_gem;
  gboolean  gem_left, can;
} WizOdds;

void wiz_view_odds (const GnMatch *match, const WizState *state, int seat, WizOdds *odds);
/** wiz_view_show_odds: %FALSE if this table hides the bag's contents and the chances, for the suspense */
gboolean wiz_view_show_odds (const GnMatch *match);

/* ---- Cards -------------------------------------------------------------------------- */

/**
 * WizCards: deck and discard pile
 * @deck, @discard: number of cards
 * @pile: discarded cards by value of WIZ_DOMAIN_CARD
 * @reshuffle: the next card is drawn after a reshuffle
 * @reshuffles: number of reshuffles so far
 */
typedef struct {
  guint    deck, discard;
  guint8   pile[WIZ_CARDS];
  gboolean reshuffle;
  guint    reshuffles;
} WizCards;

void wiz_view_cards (const GnMatch *match, const WizState *state, WizCards *cards);
/** wiz_view_next_card: gives the chance that the next card drawn is @card. @about: it is approximate. %FALSE if it
 * cannot be known (no complete list) */
gboolean wiz_view_next_card (const GnMatch *match, const WizState *state, int card, WizChance *chance, gboolean *about);


/* ---- Trade, end ------------------------------------------------------------------------ */

/**
 * WizOffer: a trade that waits for an answer
 * @to: the partner, or -1 if there is none
 * @n: number of pieces on either side
 * @give, @get: values of WIZ_DOMAIN_PIECE
 */
typedef struct {
  gint8  from, to;
  guint  n;
  gint16 give[WIZ_TRADE], get[WIZ_TRADE];
} WizOffer;

void wiz_view_offer (const GnMatch *match, const WizState *state, WizOffer *offer);

/**
 * WizWin: the result of the match
 * @seat: the winner, or -1
 */
typedef struct {
  gint8     seat;
  guint     round, level, bag, own;
  WizChance chance;
} WizWin;

void wiz_view_win (const GnMatch *match, const WizState *state, WizWin *win);

G_END_DECLS
