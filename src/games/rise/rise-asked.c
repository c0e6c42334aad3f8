/* rise-asked.c: which seats have to act next: pending things first, then the stage (section 4)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"

int
rise_deal_due (const GnMatch   *match,
               const RiseState *state,
               gboolean        *hand)
{
  *hand = FALSE;
  if (state->deals == 0)
    return -1;
  if (state->stage == RISE_AT_JUDGES)
    GN_FOR_SEATS (match, seat)
      if (gn_pile_unseen (&state->judges[seat], RISE_POOL_JUDGES) > 0)
        return seat;
  *hand = TRUE;
  RISE_IN_TURN (match, state, seat)
    GN_FOR_LAYERS (layer, &state->hand[seat])
      if (layer->card < 0)
        return seat;
  return -1;
}

static int
first_of (const GnMatch   *match,
          const RiseState *state,
          guint            seats)
{
  RISE_IN_TURN (match, state, seat)
    if (seats >> seat & 1)
      return seat;
  return -1;
}

RisePending
rise_pending (const GnMatch   *match,
              const RiseState *state,
              int             *seat)
{
  int nobody;

  if (!seat)
    seat = &nobody;
  *seat = -1;
  if (state->stage != RISE_AT_TILES && rise_due (state))
    return RISE_PENDS_REVEAL;
  if (state->rampage)
    return RISE_PENDS_RAMPAGE;
  if (state->relief)
    {
      *seat = first_of (match, state, state->relief);
      return RISE_PENDS_RELIEF;
    }
  if (state->add_seat)
    {
      *seat = state->add_seat - 1;
      return RISE_PENDS_ADD;
    }
  RISE_IN_TURN (match, state, owner)
    if (state->tokens[owner])
      {
        *seat = owner;
        return RISE_PENDS_UNLOCK;
      }
  if (state->n_gifts)
    {
      *seat = state->gift_seat[0];
      return RISE_PENDS_GIFT;
    }
  if (state->cut)
    {
      *seat = state->active;
      return RISE_PENDS_CUT;
    }
  return RISE_PENDS_NOTHING;
}

guint
rise_asked (const GnMatch   *match,
            const RiseState *state,
            gboolean        *chance,
            gboolean        *host)
{
  int seat;

  *chance = *host = FALSE;
  if (state->head.over)
    return 0;
  if (state->deals)
    {
      *chance = TRUE;
      return 0;
    }

  switch (rise_pending (match, state, &seat))
    {
    case RISE_PENDS_REVEAL:
      *chance = TRUE;
      return 0;
    case RISE_PENDS_RAMPAGE:
      {
        guint seats = rise_rampage_asked (match, state);

        *host = seats == 0;
        return seats;
      }
    case RISE_PENDS_NOTHING:
      break;
    default:
      return GN_SEES (seat);
    }

  switch ((RiseStage) state->stage)
    {
    case RISE_AT_FIRST:
    case RISE_AT_TILES:
    case RISE_AT_CARDS:
    case RISE_AT_OFFER:
    case RISE_AT_GNOME_CARD:
      *chance = TRUE;
      return 0;
    case RISE_AT_UNION:
    case RISE_AT_LEFT_OVER:
    case RISE_AT_SCORE:
    case RISE_AT_RESET:
    case RISE_AT_HANDS:
      *host = TRUE;
      return 0;
    default:
      return GN_SEES (state->active);
    }
}

RiseRoom
rise_room (const RiseState *state,
           guint            verb)
{
  switch ((RiseVerb) verb)
    {
    case RISE_V_SIDE:
    case RISE_V_KEEP_JUDGES:
    case RISE_V_DRAFT:
      return RISE_ROOM_SETUP;
    case RISE_V_PLACE:
    case RISE_V_BREW:
    case RISE_V_UPGRADE:
    case RISE_V_BUILD:
    case RISE_V_TRIBUTE:
    case RISE_V_THUGS:
    case RISE_V_BARD:
    case RISE_V_ORCTOBERFEST:
    case RISE_V_TAVERN:
    case RISE_V_USE:
    case RISE_V_IDLE:
      return RISE_ROOM_TURN;
    case RISE_V_DELIVER:
    case RISE_V_FESTIVAL:
    case RISE_V_GATHER:
    case RISE_V_LIFT:
    case RISE_V_SET_DOWN:
    case RISE_V_CONTEST:
    case RISE_V_STRIKE:
    case RISE_V_ADD:
    case RISE_V_LOAD:
    case RISE_V_CARRY:
    case RISE_V_ARRIVE:
    case RISE_V_EXPAND:
    case RISE_V_DECLINE:
    case RISE_V_RELIEVE:
      return RISE_ROOM_CARD;
    case RISE_V_SHOW_JUDGES:
      return RISE_ROOM_SHOW;
    case RISE_V_GO_ON:
      return state->rampage != RISE_RAMPAGE_NONE || state->stage == RISE_AT_UNION ? RISE_ROOM_UNION : RISE_ROOM_GO_ON;
    case RISE_V_FIRST:
    case RISE_V_TILE:
    case RISE_V_LAND:
    case RISE_V_CARD_UP:
    case RISE_V_ALLY_UP:
    case RISE_V_JUDGE_DEALT:
      return RISE_ROOM_CHANCE;
    case RISE_V_CARAVAN:
    case RISE_V_COMPETE:
    case RISE_V_DELIVER_FROM:
    case RISE_V_PUT:
    case RISE_V_TILES:
    case RISE_V_ACTION_CARDS:
    case RISE_V_ALLIES:
      return RISE_ROOM_WHOLE;
    case RISE_V_MOVE:
    case RISE_V_SET:
    case RISE_V_SET_TILE:
    case RISE_V_GIVE_ALLY:
      return RISE_ROOM_ADJUST;
    default:
      return RISE_ROOM_UNION;
    }
}
