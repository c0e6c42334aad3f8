/* ex-legal.c: what may be said now, by whom, and what chance may bring
 *
 * legal lists exactly what check accepts: a test compares the two at every state of thousands of matches.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ex-state.h"

static void
legal_turn_ups (const ExSet   *set,
                const ExState *state,
                GnMoveList    *list)
{
  guint8 dealt[EX_KINDS];

  ex_count_dealt (state, dealt);
  for (guint kind = 0; kind < set->n; kind++)
    if (ex_ways_to_come (set, kind, dealt[kind]) > 0)
      gn_move_list_add (list, GN_CHANCE, EX_VERB_TURN_UP)->arg[EX_TURN_UP_CARD] = (gint16) kind;
}

static void
legal_turn (const ExSet   *set,
            const ExState *state,
            GnMoveList    *list)
{
  int gems = state->gems[state->turn];

  for (guint place = 0; place < EX_PLACES; place++)
    {
      int card = state->market[place];

      if (card >= 0 && set->cost[card] >= 0 && set->worth[card] >= 0 && gems >= set->cost[card])
        gn_move_list_add (list, state->turn, EX_VERB_TAKE)->arg[EX_TAKE_PLACE] = (gint16) place;
    }

  if (gems + EX_WAGE <= EX_MOST_GEMS)
    gn_move_list_add (list, state->turn, EX_VERB_EARN);
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
    legal_turn_ups (ex_set (match), state, list);
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
      prompt->chance = TRUE;
      prompt->family = EX_FAMILY_CARDS;
      prompt->source = EX_SOURCE_DECK;
      prompt->verb = EX_VERB_TURN_UP;
      gn_say (&prompt->what, EX_TEXT_ASK_CARD, due);
      prompt->step = "turn-up";
      prompt->clauses = "EX-003 EX-002";
      return;
    }

  prompt->must = GN_SEES (state->turn);
  gn_say (&prompt->what, EX_TEXT_ASK_TURN, state->turn);
  gn_say (&prompt->how, EX_TEXT_ASK_TURN_HOW, state->gems[state->turn]);
  prompt->step = "turn";
  prompt->clauses = "EX-004 EX-005 EX-006";
}

void
ex_chance (const GnMatch *match,
           gconstpointer  data,
           GnOutcomes    *outcomes)
{
  const ExState *state = data;
  const ExSet *set = ex_set (match);
  guint8 dealt[EX_KINDS];

  if (state->head.over || ex_place_due (state) < 0)
    return;

  outcomes->source = EX_SOURCE_DECK;
  outcomes->about = !set->complete;
  ex_count_dealt (state, dealt);
  for (guint kind = 0; kind < set->n; kind++)
    {
      guint ways = ex_ways_to_come (set, kind, dealt[kind]);

      if (ways > 0)
        gn_outcomes_add (outcomes, EX_VERB_TURN_UP, ways)->arg[EX_TURN_UP_CARD] = (gint16) kind;
    }
}
