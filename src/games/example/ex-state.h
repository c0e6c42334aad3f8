/* ex-state.h: state, component set and shared helpers of the toy market
 *
 * The complete rules (data/rules/example.json has them in the wording that players read):
 *
 *   EX-001  Two to four players. Each starts with 3 gems.
 *   EX-002  240 cards, each with a cost (1 to 7 gems) and a worth (0 to 4 points), are shuffled into a deck.
 *   EX-003  The market has 6 places. Fill an empty place from the deck at once, the lowest first.
 *   EX-004  On your turn, take one card from the market and pay its cost in gems to the bank,
 *   EX-005  or earn 3 gems from the bank. You cannot pass.
 *   EX-006  The bank never runs out, but nobody can hold more than 999 gems.
 *   EX-010  Or draw the top card of the deck into your hand (three cards at most); nobody else may see it,
 *   EX-011  or play a card from your hand face up and pay its cost. Cards in hand at the end score nothing.
 *   EX-007  Turns go around in seat order; the first seat starts.
 *   EX-008  The match ends when the market is empty. Most points win.
 *   EX-009  Ties go to the player with the most gems. Players who are still tied share the place.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/game/pile.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"
#include "core/game/texts.h"

G_BEGIN_DECLS

#define EX_SEATS       4
#define EX_PLACES      6
#define EX_KINDS       64   /* most kinds of cards that a set can have */
#define EX_BOX_CARDS   240
#define EX_ALL_HANDS   ((1u << EX_SEATS) - 1)
#define EX_HAND        3    /* most cards in a hand */
#define EX_START_GEMS  3
#define EX_WAGE        3
#define EX_MOST_GEMS   999
#define EX_MOST_COST   7
#define EX_MOST_WORTH  4

/* Indices into the tables of ex-tables.c, in the same order. */

enum { EX_DOMAIN_PLACE, EX_DOMAIN_CARD };

enum { EX_FAMILY_CARDS };

enum { EX_OPTION_PURSES };
enum { EX_PURSES_OPEN, EX_PURSES_COVERED };

enum { EX_VERB_TAKE, EX_VERB_EARN, EX_VERB_DRAW, EX_VERB_PLAY, EX_VERB_PASS, EX_VERB_TURN_UP, EX_VERB_DRAWN };
enum { EX_TAKE_PLACE = 0 };    /* argument slots of a move */
enum { EX_CARD = 0 };          /* of play, turn-up and drawn */

enum { EX_SOURCE_DECK };

/* The texts by name: indices into ex_texts. */
typedef enum {
  EX_TEXT_NONE,
#define ROW(name, ...) name,
#include "ex-texts.inc"
#undef ROW
} ExText;

/**
 * ExState:
 * @head: the members that every state starts with
 * @turn: the seat whose turn it is
 * @market: the kind of card in each place, or -1
 * @gems: gems of each seat
 * @cards: how many cards of each kind are face up in front of each seat
 * @hand: each seat's hand. When the box deals, its cards are unseen until they are played. When the app deals,
 *   each card is seen by its own seat only
 * @due: the seat on turn has drawn, and the app has not dealt the card yet
 *
 * The state of a match. Ask of each member: would undo restore it? Figures that can be computed are not stored:
 * the deck holds all cards that are not elsewhere, and points follow from the cards.
 */
typedef struct {
  GnHead head;
  guint8 turn;
  gint8  market[EX_PLACES];
  gint16 gems[EX_SEATS];
  guint8 cards[EX_SEATS][EX_KINDS];
  GnPile hand[EX_SEATS];
  guint8 due;
} ExState;

G_STATIC_ASSERT (sizeof (ExState) <= GN_MAX_STATE);

/**
 * ExSet:
 * @n: number of kinds of cards in the set
 * @complete: all cards of the box are listed, and none has an unknown value
 * @cost: cost of each kind in gems, or -1 if not known yet
 * @worth: worth of each kind in points, or -1 if not known yet
 * @copies: how many cards of each kind the box holds; 1 if not known yet
 *
 * The component set as arrays; GnMatch.compiled points to it.
 */
typedef struct {
  guint8   n;
  gboolean complete;
  gint8    cost[EX_KINDS];
  gint8    worth[EX_KINDS];
  guint8   copies[EX_KINDS];
} ExSet;

extern const GnOption    ex_options[];
extern const GnFamily    ex_families[];
extern const GnDomain    ex_domains[];
extern const GnVerb      ex_verbs[];
extern const GnText      ex_texts[];
extern const GnField     ex_fields[];
extern const GnSetupStep ex_setup[];

static inline const ExSet *
ex_set (const GnMatch *match)
{
  return match->compiled;
}

static inline gboolean
ex_app_deals (const GnMatch *match)
{
  return match->dealer[EX_FAMILY_CARDS] == GN_DEALER_APP;
}

/* The number of face-down cards in the deck. */
static inline guint
ex_deck_size (const ExState *state)
{
  guint dealt = 0;

  for (guint seat = 0; seat < EX_SEATS; seat++)
    for (guint kind = 0; kind < EX_KINDS; kind++)
      dealt += state->cards[seat][kind];
  for (guint seat = 0; seat < EX_SEATS; seat++)
    dealt += gn_pile_size (&state->hand[seat]);
  for (guint place = 0; place < EX_PLACES; place++)
    dealt += state->market[place] >= 0;
  return dealt < EX_BOX_CARDS ? EX_BOX_CARDS - dealt : 0;
}

/* The place to fill next, or -1 (EX-003). */
static inline int
ex_place_due (const ExState *state)
{
  for (guint place = 0; place < EX_PLACES; place++)
    if (state->market[place] < 0)
      return ex_deck_size (state) > 0 ? (int) place : -1;

  return -1;
}

/* Counts the cards of each kind that are known not to be in the deck: all face-up cards, plus the cards in @hands
 * (a set of seats as bits) as far as this copy of the state knows them. */
static inline void
ex_count_dealt (const ExState *state,
                guint          hands,
                guint8         dealt[EX_KINDS])
{
  for (guint kind = 0; kind < EX_KINDS; kind++)
    dealt[kind] = state->cards[0][kind] + state->cards[1][kind] + state->cards[2][kind] + state->cards[3][kind];
  for (guint place = 0; place < EX_PLACES; place++)
    if (state->market[place] >= 0)
      dealt[state->market[place]]++;
  for (guint seat = 0; seat < EX_SEATS; seat++)
    for (guint i = 0; (hands >> seat & 1) && i < state->hand[seat].n; i++)
      if (state->hand[seat].layer[i].card >= 0)
        dealt[state->hand[seat].layer[i].card]++;
}

/* The number of ways in which a card of @kind can come off the deck; 0 if it cannot. Only a complete list can rule
 * a card out by count. Until the list is complete, any card may be one more copy of any kind. */
static inline guint
ex_ways_to_come (const ExSet *set,
                 guint        kind,
                 guint        dealt)
{
  guint left = set->copies[kind] > dealt ? set->copies[kind] - dealt : 0;

  return set->complete ? left : left + 1;
}

/* Whether @seat may hold a card of @kind. If part of the hand is unknown (the box deals, or the hand is another
 * seat's), it may be any kind that is not yet accounted for. Only public cards and the hand itself are counted, so
 * that a seat's own copy of the state gives the same answer. */
static inline gboolean
ex_may_hold (const ExSet   *set,
             const ExState *state,
             guint          seat,
             guint          kind,
             guint          dealt)
{
  return gn_pile_find (&state->hand[seat], (int) kind) >= 0
         || (gn_pile_unseen (&state->hand[seat], 0) > 0 && ex_ways_to_come (set, kind, dealt) > 0);
}

/* TRUE if the market is empty and the deck has nothing left to fill it (EX-008). */
static inline gboolean
ex_is_finished (const ExState *state)
{
  for (guint place = 0; place < EX_PLACES; place++)
    if (state->market[place] >= 0)
      return FALSE;

  return ex_deck_size (state) == 0;
}

gboolean ex_start    (const GnMatch *match, gpointer state, GnSay *why);
gboolean ex_settle   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
gboolean ex_audit    (const GnMatch *match, gconstpointer state, GnSay *why);
gboolean ex_check    (const GnMatch *match, gconstpointer state, const GnMove *move, GnSay *why);
void     ex_apply    (const GnMatch *match, gpointer state, const GnMove *move, GnStory *story);
void     ex_legal    (const GnMatch *match, gconstpointer state, GnMoveList *list);
void     ex_prompt   (const GnMatch *match, gconstpointer state, GnPrompt *prompt);
void     ex_chance   (const GnMatch *match, gconstpointer state, GnOutcomes *outcomes);
void     ex_score    (const GnMatch *match, gconstpointer state, GnScoresheet *sheet);
void     ex_insights (const GnMatch *match, gconstpointer state, GnInsights *insights);
void     ex_describe (const GnMatch *match, gconstpointer state, GnThing thing, GnSay *say);

/* Points of a seat's cards. @unknown: (out) (optional): how many of them have a worth that is not known yet. */
gint     ex_points   (const GnMatch *match, const ExState *state, guint seat, guint *unknown);

G_END_DECLS
