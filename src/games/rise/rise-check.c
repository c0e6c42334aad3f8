/* rise-check.c: checks a move: life cycle and actor first (RISE-002, groups 1 and 2), then the part of the rules
 * that handles its verb
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"
#include "rise-union.h"

/* Whether the verb answers what is pending, or else belongs to the stage */
static gboolean
fits (const GnMatch   *match,
      const RiseState *state,
      guint            verb,
      RisePending      pending)
{
  if (state->deals)
    return verb == RISE_V_JUDGE_DEALT || verb == RISE_V_HAND_DEALT;

  switch (pending)
    {
    case RISE_PENDS_REVEAL:
      return verb == RISE_V_TILE || verb == RISE_V_LAND || verb == RISE_V_TILES;
    case RISE_PENDS_RAMPAGE:
      return verb == RISE_V_BRIBE || verb == RISE_V_BURN || verb == RISE_V_GO_ON;
    case RISE_PENDS_RELIEF:
      return verb == RISE_V_RELIEVE;
    case RISE_PENDS_ADD:
      return verb == RISE_V_ADD || verb == RISE_V_LIFT;
    case RISE_PENDS_UNLOCK:
      return verb == RISE_V_UPGRADE_SLOT;
    case RISE_PENDS_GIFT:
      return verb >= RISE_V_BOAT && verb <= RISE_V_WAIVE;
    case RISE_PENDS_CUT:
      return state->cut == RISE_CUT_GATHER ? verb == RISE_V_LIFT || verb == RISE_V_SET_DOWN
             : state->cut == RISE_CUT_CONTEST ? verb == RISE_V_STRIKE || verb == RISE_V_LIFT || verb == RISE_V_ADD
             : verb == RISE_V_CARRY || verb == RISE_V_ARRIVE;
    case RISE_PENDS_NOTHING:
      break;
    }

  switch ((RiseStage) state->stage)
    {
    case RISE_AT_FIRST:
      return verb == RISE_V_FIRST;
    case RISE_AT_TILES:
      return verb == RISE_V_TILE || verb == RISE_V_LAND || verb == RISE_V_TILES;
    case RISE_AT_SIDE:
      return verb == RISE_V_SIDE;
    case RISE_AT_CARDS:
      return verb == RISE_V_CARD_UP || verb == RISE_V_ACTION_CARDS;
    case RISE_AT_JUDGES:
      return verb == RISE_V_KEEP_JUDGES;
    case RISE_AT_OFFER:
      return verb == RISE_V_ALLY_UP || verb == RISE_V_ALLIES;
    case RISE_AT_DRAFT:
      return verb == RISE_V_DRAFT;
    case RISE_AT_TURN:
      return (verb >= RISE_V_PLACE && verb <= RISE_V_IDLE) || verb == RISE_V_PUT;
    case RISE_AT_SLOT:
      return verb == RISE_V_DELIVER || verb == RISE_V_FESTIVAL || verb == RISE_V_GATHER || verb == RISE_V_CONTEST
             || verb == RISE_V_LOAD
             || verb == RISE_V_EXPAND || verb == RISE_V_DECLINE || verb == RISE_V_CARAVAN || verb == RISE_V_COMPETE
             || verb == RISE_V_DELIVER_FROM;
    case RISE_AT_PLAY_CARD:
      return verb == RISE_V_PLAY_CARD;
    case RISE_AT_GNOME_CARD:
      return verb == RISE_V_GNOME_CARD;
    case RISE_AT_UNION:
      return verb == RISE_V_GO_ON || verb == RISE_V_ICON;
    case RISE_AT_DRAGON_TO:
      return verb == RISE_V_DRAGON_TO;
    case RISE_AT_GNOME_TO:
      return verb == RISE_V_GNOME_TO;
    case RISE_AT_VICTIMS:
      return verb == RISE_V_VICTIMS;
    case RISE_AT_CARAVAN_TO:
      return verb == RISE_V_CARAVAN_TO;
    case RISE_AT_LEFT_OVER:
    case RISE_AT_SCORE:
    case RISE_AT_RESET:
    case RISE_AT_HANDS:
      return verb == RISE_V_GO_ON;
    case RISE_AT_SHOW:
      return verb == RISE_V_SHOW_JUDGES;
    default:
      return FALSE;
    }
}

static gboolean
check_actor (const GnMatch   *match,
             const RiseState *state,
             const GnMove    *move,
             GnSay           *why)
{
  const guint flags = rise_verbs[move->verb].flags;
  gboolean chance, host;
  const guint seats = rise_asked (match, state, &chance, &host);

  if (flags & GN_VERB_CHANCE)
    return move->seat == GN_CHANCE || rise_resolve_first (match, state, why);
  if (flags & GN_VERB_HOST)
    return move->seat == GN_HOST || rise_resolve_first (match, state, why);
  if (move->seat >= 0 && move->seat < match->n_seats && (seats >> move->seat & 1))
    return TRUE;
  /* RISE-139: check first whether that seat owes a bribe at all. */
  if (move->verb == RISE_V_BRIBE && move->seat >= 0 && move->seat < match->n_seats)
    return TRUE;
  RISE_IN_TURN (match, state, seat)
    if (seats >> seat & 1)
      return gn_say (why, RISE_NO_TURN, seat);
  return rise_resolve_first (match, state, why);
}

/* Says what is due of a Gnome card. */
static gboolean
resolve_card (const GnMatch   *match,
              const RiseState *state,
              GnSay           *why)
{
  const int seat = rise_tie_breaker (state);
  RiseChoice choice;
  int tile;

  rise_choice (match, state, &choice);
  switch (rise_now (match, state, &choice, &tile, NULL))
    {
    case RISE_NOW_TEACH:
      return gn_say (why, RISE_NO_RESOLVE_FACT);
    case RISE_NOW_ICON:
      return gn_say (why, RISE_NO_RESOLVE_ICON, tile);
    case RISE_NOW_CHOOSE:
      return choice.line == 0 ? gn_say (why, RISE_NO_RESOLVE_DRAGON_TO, seat)
             : gn_say (why, RISE_NO_RESOLVE_GNOME_TO, seat);
    case RISE_NOW_VICTIMS:
      return gn_say (why, RISE_NO_RESOLVE_VICTIMS, seat);
    case RISE_NOW_CARAVAN:
      return gn_say (why, RISE_NO_RESOLVE_CARAVAN_TO, seat);
    default:
      return gn_say (why, RISE_NO_RESOLVE_STEP);
    }
}

/* What the stage asks for, where no seat makes it in its turn; otherwise FALSE and no refusal */
static gboolean
stage_waits (const GnMatch   *match,
             const RiseState *state,
             GnSay           *why)
{
  switch ((RiseStage) state->stage)
    {
    case RISE_AT_CARDS:
      gn_say (why, RISE_NO_RESOLVE_CARDS);
      return TRUE;
    case RISE_AT_OFFER:
      gn_say (why, RISE_NO_RESOLVE_OFFER);
      return TRUE;
    case RISE_AT_GNOME_CARD:
      gn_say (why, RISE_NO_RESOLVE_GNOME);
      return TRUE;
    case RISE_AT_DRAGON_TO:
    case RISE_AT_GNOME_TO:
    case RISE_AT_VICTIMS:
    case RISE_AT_CARAVAN_TO:
      resolve_card (match, state, why);
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
rise_resolve_first (const GnMatch   *match,
                    const RiseState *state,
                    GnSay           *why)
{
  int seat;

  if (state->deals)
    return gn_say (why, RISE_NO_RESOLVE_DEAL);
  switch (rise_pending (match, state, &seat))
    {
    case RISE_PENDS_REVEAL:
      return gn_say (why, RISE_NO_RESOLVE_TILES);
    case RISE_PENDS_RAMPAGE:
      return gn_say (why, RISE_NO_RESOLVE_RAMPAGE, state->dragon);
    case RISE_PENDS_RELIEF:
      return gn_say (why, RISE_NO_RESOLVE_RELIEF, seat);
    case RISE_PENDS_ADD:
      return gn_say (why, RISE_NO_RESOLVE_ADD, seat);
    case RISE_PENDS_UNLOCK:
      return gn_say (why, RISE_NO_RESOLVE_UNLOCK, seat);
    case RISE_PENDS_GIFT:
      return gn_say (why, RISE_NO_RESOLVE_GIFT, seat);
    case RISE_PENDS_CUT:
      return gn_say (why, RISE_NO_RESOLVE_CUT, seat, rise_action_of_place (match, state, state->at_card));
    case RISE_PENDS_NOTHING:
      break;
    }
  if (stage_waits (match, state, why))
    return FALSE;
  if (state->stage == RISE_AT_UNION)
    return resolve_card (match, state, why);
  switch ((RiseStage) state->stage)
    {
    case RISE_AT_LEFT_OVER:
    case RISE_AT_SCORE:
    case RISE_AT_RESET:
    case RISE_AT_HANDS:
      return gn_say (why, RISE_NO_RESOLVE_STEP);
    default:
      return gn_say (why, RISE_NO_RESOLVE_FIRST);
    }
}

/* Nobody passes (RISE-077, RISE-082, RISE-148). What is due comes first, then the phase, then whose turn it is. */
static gboolean
check_pass (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            RisePending      pending,
            GnSay           *why)
{
  const gboolean chooses = rise_cutthroat (match) && pending == RISE_PENDS_NOTHING && !state->deals
                           && state->stage >= RISE_AT_DRAGON_TO && state->stage <= RISE_AT_CARAVAN_TO;

  if (state->turn == 0)
    return gn_say (why, RISE_NO_SETUP);
  if (pending != RISE_PENDS_NOTHING || state->deals || state->stage == RISE_AT_UNION)
    return rise_resolve_first (match, state, why);
  if (!chooses && stage_waits (match, state, why))
    return FALSE;
  if (!chooses && state->stage != RISE_AT_DRAFT && state->stage != RISE_AT_TURN && state->stage != RISE_AT_PLAY_CARD)
    return state->stage == RISE_AT_SHOW ? gn_say (why, RISE_NO_PHASE_OVER) : gn_say (why, RISE_NO_PHASE, state->phase);
  if (!check_actor (match, state, move, why))
    return FALSE;
  if (chooses)
    return gn_say (why, state->stage == RISE_AT_DRAGON_TO ? RISE_NO_FORCED_TO : RISE_NO_FORCED);
  return gn_say (why, state->stage == RISE_AT_DRAFT ? RISE_NO_PASS_DRAFT
                      : state->stage == RISE_AT_TURN ? RISE_NO_PASS : RISE_NO_PASS_CARD);
}

static gboolean
check_life (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            RisePending      pending,
            GnSay           *why)
{
  if (state->head.over)
    return gn_say (why, RISE_NO_OVER);
  if (fits (match, state, move->verb, pending))
    return TRUE;
  if (move->verb == RISE_V_PASS)
    return check_pass (match, state, move, pending, why);
  if (state->turn == 0)
    return gn_say (why, RISE_NO_SETUP);
  if (pending != RISE_PENDS_NOTHING || state->deals)
    return rise_resolve_first (match, state, why);
  if (stage_waits (match, state, why))
    return FALSE;
  return state->stage == RISE_AT_SHOW ? gn_say (why, RISE_NO_PHASE_OVER) : gn_say (why, RISE_NO_PHASE, state->phase);
}

/* Whether the named card or board exists at all. This belongs to group 1 too. */
static gboolean
check_in_play (const GnMatch   *match,
               const RiseState *state,
               const GnMove    *move,
               GnSay           *why)
{
  const RiseSet *set = rise_set (match);
  const int card = move->arg[0];

  switch (move->verb)
    {
    case RISE_V_SIDE:
      return card >= 0 && (guint) card < set->n_boards ? TRUE : gn_say (why, RISE_NO_BOARD);
    case RISE_V_DRAFT:
      if (card < 0 || (guint) card >= set->n_allies)
        return gn_say (why, RISE_NO_CARD, GN_NONE);
      if (state->ally[card] == RISE_ALLY_OFFERED || (state->ally[card] > 0 && state->ally[card] <= RISE_SEATS))
        return TRUE;
      return gn_say (why, RISE_NO_CARD, card);
    case RISE_V_PLACE:
      return card >= 0 && card < RISE_CARDS_UP && state->card[card] >= 0 ? TRUE : gn_say (why, RISE_NO_CARD_PLACE);
    default:
      return TRUE;
    }
}

gboolean
rise_check (const GnMatch *match,
            gconstpointer  state,
            const GnMove  *move,
            GnSay         *why)
{
  const RiseState *s = state;

  /* Adjustments are possible at any time. */
  if (rise_room (s, move->verb) == RISE_ROOM_ADJUST)
    return rise_check_adjust (match, s, move, why);

  const RisePending pending = rise_pending (match, s, NULL);

  if (!check_life (match, s, move, pending, why) || !check_in_play (match, s, move, why)
      || !check_actor (match, s, move, why))
    return FALSE;

  switch (rise_room (s, move->verb))
    {
    case RISE_ROOM_SETUP:
      return rise_check_setup (match, s, move, why);
    case RISE_ROOM_TURN:
      return rise_check_turn (match, s, move, why);
    case RISE_ROOM_CARD:
      return rise_check_card (match, s, move, why);
    case RISE_ROOM_SHOW:
      return rise_check_show (match, s, move, why);
    case RISE_ROOM_GO_ON:
      return rise_check_go_on (match, s, why);
    case RISE_ROOM_CHANCE:
      return rise_check_chance (match, s, move, why);
    case RISE_ROOM_WHOLE:
      return rise_check_whole (match, s, move, why);
    case RISE_ROOM_ADJUST:
      return rise_check_adjust (match, s, move, why);
    case RISE_ROOM_UNION:
    default:
      return rise_check_union (match, s, move, why);
    }
}

/* ---- Setup and drafting ------------------------------------------------------------------------------ */

static gboolean
check_side (const GnMatch   *match,
            const RiseState *state,
            int              side,
            GnSay           *why)
{
  const RiseSet *set = rise_set (match);
  const RiseBoard *board = &set->board[side];

  GN_FOR_SEATS (match, seat)
    if (state->board[seat] >= 0 && set->board[state->board[seat]].colour == board->colour)
      return gn_say (why, RISE_NO_COLOUR, board->colour);
  if (board->start < 0 || board->beer < 0 || board->gold < 0 || board->cubes < 0 || board->low < 0)
    return gn_say (why, RISE_NO_TEACH_BOARD, side);
  if (board->marks_known < 1)
    return gn_say (why, RISE_NO_TEACH_MARKS, side);
  if (board->start == RISE_DRAGONKEEP || board->start > RISE_DESERT)
    return gn_say (why, RISE_NO_MISMATCH, board->start);
  if (rise_option (match, RISE_OPT_SHARED_START))
    GN_FOR_SEATS (match, seat)
      if (state->board[seat] >= 0 && set->board[state->board[seat]].start == board->start)
        return gn_say (why, RISE_NO_MISMATCH, board->start);
  return TRUE;
}

static gboolean
check_keep (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const GnPile *pile = &state->judges[move->seat];
  const int a = move->arg[RISE_A_JUDGE], b = move->arg[RISE_A_JUDGE_2];

  /* With a physical box only the owner knows the judges; other players never know them. */
  if (gn_pile_unseen (pile, RISE_POOL_JUDGES) > 0)
    return a == GN_NONE && b == GN_NONE ? TRUE : gn_say (why, RISE_NO_JUDGE, move->seat);
  if ((a >= 0 && gn_pile_find (pile, a) < 0) || (b >= 0 && gn_pile_find (pile, b) < 0))
    return gn_say (why, RISE_NO_JUDGE, move->seat);
  if (a < 0 || b < 0 || a == b)
    return gn_say (why, RISE_NO_JUDGES);
  return TRUE;
}

gboolean
rise_check_setup (const GnMatch   *match,
                  const RiseState *state,
                  const GnMove    *move,
                  GnSay           *why)
{
  const int card = move->arg[0];

  switch (move->verb)
    {
    case RISE_V_SIDE:
      return check_side (match, state, card, why);
    case RISE_V_KEEP_JUDGES:
      return check_keep (match, state, move, why);
    default:
      if (state->ally[card] != RISE_ALLY_OFFERED)
        return gn_say (why, RISE_NO_CARD_TAKEN, state->ally[card] - 1, card);
      if (!rise_set (match)->ally[card].vp_known || !rise_set (match)->ally[card].ops.known)
        return gn_say (why, RISE_NO_TEACH_ALLY, card);
      return TRUE;
    }
}
