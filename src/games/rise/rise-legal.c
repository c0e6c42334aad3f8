/* rise-legal.c: legal moves of the current seat, and prompts
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"

static void
legal_side (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            GnMoveList      *list)
{
  for (guint side = 0; side < rise_set (match)->n_boards; side++)
    {
      GnMove move;

      gn_move_init (&move, seat, RISE_V_SIDE);
      move.arg[RISE_A_BOARD] = (gint16) side;
      if (rise_check_setup (match, state, &move, NULL))
        gn_move_list_append (list, &move);
    }
}

static void
legal_keep (const RiseState *state,
            int              seat,
            GnMoveList      *list)
{
  const GnPile *pile = &state->judges[seat];

  if (gn_pile_unseen (pile, RISE_POOL_JUDGES) > 0)
    {
      gn_move_list_add (list, seat, RISE_V_KEEP_JUDGES);
      return;
    }
  for (guint i = 0; i < pile->n; i++)
    for (guint k = i + 1; k < pile->n; k++)
      {
        GnMove *move = gn_move_list_add (list, seat, RISE_V_KEEP_JUDGES);

        move->arg[RISE_A_JUDGE] = pile->layer[i].card;
        move->arg[RISE_A_JUDGE_2] = pile->layer[k].card;
      }
}

static void
legal_draft (const GnMatch   *match,
             const RiseState *state,
             int              seat,
             GnMoveList      *list)
{
  const RiseSet *set = rise_set (match);
  GN_FOR_PLACES (ally, rise_allies (state, RISE_ALLY_OFFERED))
    if (set->ally[ally].vp_known && set->ally[ally].ops.known)
      gn_move_list_add (list, seat, RISE_V_DRAFT)->arg[RISE_A_ALLY] = (gint16) ally;
}

static void
legal_relief (const RiseState *state,
              int              seat,
              GnMoveList      *list)
{
  GN_FOR_PLACES (place, rise_open_places (state))
    if (rise_is_land (state, place))
      gn_move_list_add (list, seat, RISE_V_RELIEVE)->arg[RISE_A_TILE] = (gint16) place;
}

void
rise_legal (const GnMatch *match,
            gconstpointer  state,
            GnMoveList    *list)
{
  const RiseState *s = state;
  gboolean hand;
  int seat;

  if (s->head.over)
    return;
  if (s->deals)
    {
      if (rise_deal_due (match, s, &hand) >= 0 && hand)
        rise_legal_union (match, s, list);
      else
        rise_legal_chance (match, s, list);
      return;
    }

  switch (rise_pending (match, s, &seat))
    {
    case RISE_PENDS_REVEAL:
      rise_legal_chance (match, s, list);
      return;
    case RISE_PENDS_RAMPAGE:
    case RISE_PENDS_UNLOCK:
    case RISE_PENDS_GIFT:
      rise_legal_union (match, s, list);
      return;
    case RISE_PENDS_RELIEF:
      legal_relief (s, seat, list);
      return;
    case RISE_PENDS_ADD:
      rise_legal_add (match, s, seat, list);
      return;
    case RISE_PENDS_CUT:
      rise_legal_cut (match, s, seat, list);
      return;
    case RISE_PENDS_NOTHING:
      break;
    }

  switch ((RiseStage) s->stage)
    {
    case RISE_AT_SIDE:
      legal_side (match, s, s->active, list);
      break;
    case RISE_AT_JUDGES:
      legal_keep (s, s->active, list);
      break;
    case RISE_AT_DRAFT:
      legal_draft (match, s, s->active, list);
      break;
    case RISE_AT_TURN:
      rise_legal_turn (match, s, s->active, list);
      break;
    case RISE_AT_SLOT:
      rise_legal_card (match, s, s->active, list);
      break;
    case RISE_AT_LEFT_OVER:
    case RISE_AT_SCORE:
    case RISE_AT_RESET:
    case RISE_AT_HANDS:
      if (rise_check_go_on (match, s, NULL))
        gn_move_list_add (list, GN_HOST, RISE_V_GO_ON);
      break;
    case RISE_AT_SHOW:
      rise_legal_show (match, s, s->active, list);
      break;
    case RISE_AT_FIRST:
    case RISE_AT_TILES:
    case RISE_AT_CARDS:
    case RISE_AT_OFFER:
      rise_legal_chance (match, s, list);
      break;
    default:
      rise_legal_union (match, s, list);
      break;
    }
}

/* ---- Prompts ------------------------------------------------------------------------------------------- */

static void
prompt_due (const GnMatch   *match,
            const RiseState *state,
            GnPrompt        *prompt)
{
  gboolean hand;
  const int seat = rise_deal_due (match, state, &hand);

  if (state->deals)
    {
      gn_prompt_due (prompt, hand ? RISE_FAMILY_GNOMES : RISE_FAMILY_JUDGES,
                     hand ? RISE_SOURCE_HANDS : RISE_SOURCE_JUDGES,
                     hand ? RISE_V_HAND_DEALT : RISE_V_JUDGE_DEALT, seat >= 0 ? GN_SEES (seat) : GN_ALL_SEE);
      prompt->step = hand ? "hands" : "judges";
      prompt->clauses = hand ? "RISE-033 RISE-186" : "RISE-035";
      gn_say (&prompt->what, hand ? RISE_ASKS_HAND : RISE_ASKS_JUDGE_DEALT, MAX (seat, 0));
      return;
    }

  switch ((RiseStage) state->stage)
    {
    case RISE_AT_FIRST:
      gn_prompt_due (prompt, RISE_FAMILY_LOTS, RISE_SOURCE_FIRST, RISE_V_FIRST, GN_ALL_SEE);
      prompt->step = "first";
      prompt->clauses = "RISE-034";
      gn_say (&prompt->what, RISE_ASKS_FIRST);
      return;
    case RISE_AT_CARDS:
      gn_prompt_due (prompt, RISE_FAMILY_ACTIONS, RISE_SOURCE_ACTIONS, RISE_V_CARD_UP, GN_ALL_SEE);
      prompt->step = "action-cards";
      prompt->clauses = "RISE-030 RISE-182";
      for (int place = 0; place < RISE_CARDS_UP; place++)
        if (state->card[place] < 0)
          {
            gn_say (&prompt->what, RISE_ASKS_CARDS, place + 1);
            return;
          }
      return;
    case RISE_AT_OFFER:
      gn_prompt_due (prompt, RISE_FAMILY_ALLIES, RISE_SOURCE_ALLIES, RISE_V_ALLY_UP, GN_ALL_SEE);
      prompt->step = "offer";
      prompt->clauses = "RISE-076";
      gn_say (&prompt->what, RISE_ASKS_OFFER, match->n_seats + 1);
      return;
    default:
      {
        guint64 due = rise_due (state);
        const int n = (int) gn_places_count (due), first = gn_places_next (&due);

        gn_prompt_due (prompt, RISE_FAMILY_TILES, RISE_SOURCE_TILES, RISE_V_TILE, GN_ALL_SEE);
        prompt->step = "tile";
        prompt->clauses = state->stage == RISE_AT_TILES ? "RISE-015 RISE-016 RISE-037" : "RISE-054 RISE-056 RISE-197";
        gn_say (&prompt->what,
                state->stage != RISE_AT_TILES ? RISE_ASKS_FLIP : first < RISE_Y1 ? RISE_ASKS_GREEN : RISE_ASKS_YELLOW,
                first);
        gn_say (&prompt->how, RISE_ASKS_FLIP_HOW, n);
        return;
      }
    }
}

static void
prompt_seat (GnPrompt   *prompt,
             int         seat,
             const char *step,
             const char *clauses)
{
  if (seat >= 0)
    prompt->must = GN_SEES (seat);
  else
    prompt->host = TRUE;
  prompt->step = step;
  prompt->clauses = clauses;
}

static void
prompt_slot (const GnMatch   *match,
             const RiseState *state,
             GnPrompt        *prompt)
{
  static const char *const clauses[RISE_N_CARD_ACTIONS] = {
    "RISE-115 RISE-120 RISE-112 RISE-041 RISE-145", "RISE-116 RISE-120 RISE-112", "RISE-117 RISE-120 RISE-112",
    "RISE-118 RISE-112 RISE-145", "RISE-119 RISE-102 RISE-103 RISE-105 RISE-109",
  };
  const int seat = state->active, action = rise_action_of_place (match, state, state->at_card);

  prompt_seat (prompt, seat, "action", clauses[action]);
  gn_say (&prompt->what, RISE_ASKS_SLOT, seat, action);
  gn_say (&prompt->how, RISE_ASKS_SLOT_HOW, rise_price (match, state, seat, state->at_card, state->at_space),
          state->beer[seat], state->gold[seat]);
}

static void
prompt_cut (const GnMatch   *match,
            const RiseState *state,
            GnPrompt        *prompt)
{
  int only;
  const int seat = state->active, n = rise_lifted (state, &only);

  switch ((RiseCut) state->cut)
    {
    case RISE_CUT_GATHER:
      prompt_seat (prompt, seat, "gather", "RISE-120");
      gn_say (&prompt->what, RISE_ASKS_GATHER, seat, state->cut_tile, n);
      break;
    case RISE_CUT_CONTEST:
      prompt_seat (prompt, seat, "contest", "RISE-116 RISE-120");
      gn_say (&prompt->what, RISE_ASKS_CONTEST, seat, state->cut_tile, rise_struck (state));
      break;
    default:
      prompt_seat (prompt, seat, "caravan", "RISE-118");
      gn_say (&prompt->what, RISE_ASKS_LOAD, seat, state->cut_tile, n);
      break;
    }
}

void
rise_prompt (const GnMatch *match,
             gconstpointer  state,
             GnPrompt      *prompt)
{
  const RiseState *s = state;
  const RisePending pending = rise_pending (match, s, NULL);
  gboolean chance, host;
  int seat;

  prompt->step = "over";
  prompt->clauses = "RISE-190 RISE-191 RISE-192";
  if (s->head.over)
    {
      gn_say (&prompt->what, RISE_ASKS_OVER);
      return;
    }
  rise_asked (match, s, &chance, &host);
  if (chance && (s->deals || pending == RISE_PENDS_REVEAL || s->stage != RISE_AT_GNOME_CARD))
    {
      prompt_due (match, s, prompt);
      return;
    }

  switch (rise_pending (match, s, &seat))
    {
    case RISE_PENDS_RELIEF:
      prompt_seat (prompt, seat, "relief", "RISE-121 RISE-122 RISE-123");
      gn_say (&prompt->what, RISE_ASKS_RELIEF, seat, MIN (4, rise_cubes_left (s, seat)));
      return;
    case RISE_PENDS_ADD:
      prompt_seat (prompt, seat, "add", "RISE-116 RISE-123");
      gn_say (&prompt->what, RISE_ASKS_ADD, seat, s->add_tile);
      return;
    case RISE_PENDS_CUT:
      prompt_cut (match, s, prompt);
      return;
    case RISE_PENDS_NOTHING:
      break;
    default:
      rise_prompt_union (match, s, prompt);
      return;
    }

  seat = s->active;
  switch ((RiseStage) s->stage)
    {
    case RISE_AT_SIDE:
      prompt_seat (prompt, seat, "side", "RISE-018 RISE-020 RISE-022");
      gn_say (&prompt->what, RISE_ASKS_SIDE, seat);
      break;
    case RISE_AT_JUDGES:
      prompt_seat (prompt, seat, "judges", "RISE-035");
      gn_say (&prompt->what, RISE_ASKS_JUDGES, seat);
      break;
    case RISE_AT_DRAFT:
      prompt_seat (prompt, seat, "draft", "RISE-077 RISE-078 RISE-079");
      gn_say (&prompt->what, RISE_ASKS_DRAFT, seat);
      break;
    case RISE_AT_TURN:
      prompt_seat (prompt, seat, "meeple", "RISE-082 RISE-090 RISE-100 RISE-085");
      gn_say (&prompt->what, RISE_ASKS_TURN, seat);
      gn_say (&prompt->how, RISE_ASKS_TURN_HOW, s->meeples[seat]);
      break;
    case RISE_AT_SLOT:
      prompt_slot (match, s, prompt);
      break;
    case RISE_AT_LEFT_OVER:
      prompt_seat (prompt, -1, "left-over", "RISE-081");
      gn_say (&prompt->what, RISE_ASKS_LEFT_OVER);
      break;
    case RISE_AT_SCORE:
      prompt_seat (prompt, -1, "score", "RISE-168 RISE-169 RISE-170 RISE-171 RISE-172 RISE-176");
      gn_say (&prompt->what, RISE_ASKS_SCORE, s->turn);
      break;
    case RISE_AT_RESET:
    case RISE_AT_HANDS:
      prompt_seat (prompt, -1, "reset", "RISE-180 RISE-181 RISE-182 RISE-184 RISE-185 RISE-186");
      gn_say (&prompt->what, RISE_ASKS_RESET);
      /* Nobody decides anything in phases 5 and 6 (section 4), but people want to read the scoring before the cards
         leave. */
      prompt->moment = s->stage == RISE_AT_RESET;
      break;
    case RISE_AT_SHOW:
      prompt_seat (prompt, seat, "show", "RISE-188");
      gn_say (&prompt->what, RISE_ASKS_SHOW, seat);
      break;
    default:
      rise_prompt_union (match, s, prompt);
      break;
    }
}
