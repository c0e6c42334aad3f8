/* ex-check.c: whether a move is legal, and if not, why
 *
 * Any seat, verb or number may come in. Refusals are tried in the order of the table of texts, so that the first
 * reason is the one given.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ex-state.h"

/* EX-003, EX-010: the top card of the deck, turned up in the market or dealt to a hand. */
static gboolean
check_top (const GnMatch *match,
           const ExState *state,
           guint          verb,
           int            card,
           GnSay         *why)
{
  const ExSet *set = ex_set (match);
  guint8 dealt[EX_KINDS];

  if (ex_place_due (state) >= 0 ? verb == EX_VERB_DRAWN : verb == EX_VERB_TURN_UP || !state->due)
    return gn_say (why, EX_TEXT_NOTHING_DUE);
  if (card < 0 || card >= set->n)
    return gn_say (why, EX_TEXT_NO_SUCH_CARD);

  ex_count_dealt (state, EX_ALL_HANDS, dealt);
  if (ex_ways_to_come (set, (guint) card, dealt[card]) == 0)
    return gn_say (why, EX_TEXT_NONE_LEFT, card, set->copies[card]);
  return TRUE;
}

static gboolean
check_cost (const GnMatch *match,
            const ExState *state,
            int            card,
            GnSay         *why)
{
  const ExSet *set = ex_set (match);

  if (set->cost[card] < 0 || set->worth[card] < 0)
    return gn_say (why, EX_TEXT_TEACH_FIRST, card);
  if (state->gems[state->turn] < set->cost[card])
    return gn_say (why, EX_TEXT_NOT_ENOUGH_GEMS, state->turn, state->gems[state->turn], card, set->cost[card]);
  return TRUE;
}

/* EX-004 */
static gboolean
check_take (const GnMatch *match,
            const ExState *state,
            int            place,
            GnSay         *why)
{
  if (place < 0 || place >= EX_PLACES)
    return gn_say (why, EX_TEXT_NO_SUCH_PLACE);

  int card = state->market[place];

  if (card < 0)
    return gn_say (why, EX_TEXT_EMPTY_PLACE, place);
  return check_cost (match, state, card, why);
}

/* EX-010 */
static gboolean
check_draw (const ExState *state,
            GnSay         *why)
{
  guint n = gn_pile_size (&state->hand[state->turn]);

  if (n >= EX_HAND)
    return gn_say (why, EX_TEXT_HAND_FULL, state->turn, (int) n);
  if (ex_deck_size (state) == 0)
    return gn_say (why, EX_TEXT_DECK_EMPTY);
  return TRUE;
}

/* EX-011. An unknown card of a hand may be any card that is not yet accounted for. */
static gboolean
check_play (const GnMatch *match,
            const ExState *state,
            int            card,
            GnSay         *why)
{
  const ExSet *set = ex_set (match);
  guint8 dealt[EX_KINDS];

  if (card < 0 || card >= set->n)
    return gn_say (why, EX_TEXT_NO_SUCH_CARD);

  ex_count_dealt (state, GN_SEES (state->turn), dealt);
  if (!ex_may_hold (set, state, state->turn, (guint) card, dealt[card]))
    return gn_say (why, EX_TEXT_NOT_IN_HAND, state->turn, card);
  return check_cost (match, state, card, why);
}

/* EX-005, EX-006 */
static gboolean
check_earn (const ExState *state,
            GnSay         *why)
{
  int gems = state->gems[state->turn] + EX_WAGE;

  if (gems > EX_MOST_GEMS)
    return gn_say (why, EX_TEXT_PURSE_FULL, state->turn, gems);
  return TRUE;
}

gboolean
ex_check (const GnMatch *match,
          gconstpointer  data,
          const GnMove  *move,
          GnSay         *why)
{
  const ExState *state = data;
  int due;

  if (state->head.over)
    return gn_say (why, EX_TEXT_OVER);
  if (move->verb == EX_VERB_PASS)
    return gn_say (why, EX_TEXT_NO_PASS);
  if (move->seat == GN_CHANCE && (move->verb == EX_VERB_TURN_UP || move->verb == EX_VERB_DRAWN))
    return check_top (match, state, move->verb, move->arg[EX_CARD], why);
  if (move->verb == EX_VERB_TURN_UP || move->verb == EX_VERB_DRAWN)
    return gn_say (why, EX_TEXT_NOTHING_DUE);

  due = ex_place_due (state);
  if (due >= 0)
    return gn_say (why, EX_TEXT_TURN_UP_FIRST, due);
  if (state->due)
    return gn_say (why, EX_TEXT_DEAL_FIRST, state->turn);
  if (move->seat != state->turn)
    return gn_say (why, EX_TEXT_NOT_YOUR_TURN, state->turn);

  switch (move->verb)
    {
    case EX_VERB_TAKE: return check_take (match, state, move->arg[EX_TAKE_PLACE], why);
    case EX_VERB_EARN: return check_earn (state, why);
    case EX_VERB_DRAW: return check_draw (state, why);
    case EX_VERB_PLAY: return check_play (match, state, move->arg[EX_CARD], why);
    default:           return gn_say (why, EX_TEXT_NO_PASS);
    }
}
