/* ex-legal.c: the legal moves, the prompt, and the possible outcomes of chance
 *
 * legal lists exactly the moves that check accepts. A test compares the two at every state of thousands of
 * matches.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ex-state.h"

/* Lists each kind that the top card of the deck can be. */
static void
legal_tops (const ExSet   *set,
            const ExState *state,
            guint          verb,
            GnMoveList    *list)
{
  guint8 dealt[EX_KINDS];

  ex_count_dealt (state, EX_ALL_HANDS, dealt);
  for (guint kind = 0; kind < set->n; kind++)
    if (ex_ways_to_come (set, kind, dealt[kind]) > 0)
      gn_move_list_add (list, GN_CHANCE, verb)->arg[EX_CARD] = (gint16) kind;
}

static gboolean
can_pay (const ExSet   *set,
         const ExState *state,
         int            card)
{
  return set->cost[card] >= 0 && set->worth[card] >= 0 && state->gems[state->turn] >= set->cost[card];
}

static void
legal_plays (const ExSet   *set,
             const ExState *state,
             GnMoveList    *list)
{
  guint8 dealt[EX_KINDS];

  if (state->hand[state->turn].n == 0)
    return;

  ex_count_dealt (state, GN_SEES (state->turn), dealt);
  for (guint kind = 0; kind < set->n; kind++)
    if (can_pay (set, state, (int) kind) && ex_may_hold (set, state, state->turn, kind, dealt[kind]))
      gn_move_list_add (list, state->turn, EX_VERB_PLAY)->arg[EX_CARD] = (gint16) kind;
}

static void
legal_turn (const ExSet   *set,
            const ExState *state,
            GnMoveList    *list)
{
  for (guint place = 0; place < EX_PLACES; place++)
    {
      int card = state->market[place];

      if (card >= 0 && can_pay (set, state, card))
        gn_move_list_add (list, state->turn, EX_VERB_TAKE)->arg[EX_TAKE_PLACE] = (gint16) place;
    }

  if (state->gems[state->turn] + EX_WAGE <= EX_MOST_GEMS)
    gn_move_list_add (list, state->turn, EX_VERB_EARN);
  if (gn_pile_size (&state->hand[state->turn]) < EX_HAND && ex_deck_size (state) > 0)
    gn_move_list_add (list, state->turn, EX_VERB_DRAW);
  legal_plays (set, state, list);
}

void
ex_legal (const GnMatch *match,
          gconstpointer  data,
          GnMoveList    *list)
{
  const ExState *state = data;

  if (state->head.over)
    return;

  if (ex_place_due (state) >= 0)
    legal_tops (ex_set (match), state, EX_VERB_TURN_UP, list);
  else if (state->due)
    legal_tops (ex_set (match), state, EX_VERB_DRAWN, list);
  else
    legal_turn (ex_set (match), state, list);
}

void
ex_prompt (const GnMatch *match,
           gconstpointer  data,
           GnPrompt      *prompt)
{
  const ExState *state = data;
  int due;

  *prompt = (GnPrompt) { .viewers = GN_ALL_SEE };
  if (state->head.over)
    {
      gn_say (&prompt->what, EX_TEXT_ASK_NOTHING);
      prompt->step = "over";
      prompt->clauses = "EX-008 EX-009";
      return;
    }

  due = ex_place_due (state);
  if (due >= 0)
    {
      gn_prompt_due (prompt, EX_FAMILY_CARDS, EX_SOURCE_DECK, EX_VERB_TURN_UP, GN_ALL_SEE);
      gn_say (&prompt->what, EX_TEXT_ASK_CARD, due);
      prompt->step = "turn-up";
      prompt->clauses = "EX-003 EX-002";
      return;
    }

  if (state->due)
    {
      gn_prompt_due (prompt, EX_FAMILY_CARDS, EX_SOURCE_DECK, EX_VERB_DRAWN, GN_SEES (state->turn));
      gn_say (&prompt->what, EX_TEXT_ASK_DRAWN, state->turn);
      prompt->step = "draw";
      prompt->clauses = "EX-010";
      return;
    }

  prompt->must = GN_SEES (state->turn);
  gn_say (&prompt->what, EX_TEXT_ASK_TURN, state->turn);
  gn_say (&prompt->how, EX_TEXT_ASK_TURN_HOW, state->gems[state->turn]);
  prompt->step = "turn";
  prompt->clauses = "EX-004 EX-005 EX-010 EX-011 EX-006";
}

void
ex_chance (const GnMatch *match,
           gconstpointer  data,
           GnOutcomes    *outcomes)
{
  const ExState *state = data;
  const ExSet *set = ex_set (match);
  guint8 dealt[EX_KINDS];

  const guint verb = ex_place_due (state) >= 0 ? EX_VERB_TURN_UP : EX_VERB_DRAWN;

  if (state->head.over || (verb == EX_VERB_DRAWN && !state->due))
    return;

  outcomes->source = EX_SOURCE_DECK;
  outcomes->about = !set->complete;
  ex_count_dealt (state, EX_ALL_HANDS, dealt);
  for (guint kind = 0; kind < set->n; kind++)
    {
      guint ways = ex_ways_to_come (set, kind, dealt[kind]);

      if (ways > 0)
        gn_outcomes_add (outcomes, verb, ways)->arg[EX_CARD] = (gint16) kind;
    }
}
