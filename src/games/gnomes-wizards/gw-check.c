/* gw-check.c: checks a move and gives the first refusal, in the order of 14.2
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

static gboolean
is_choice (guint verb)
{
  return verb >= GW_V_GO && verb <= GW_V_COMEBACK;
}

static gboolean
is_cast (guint verb)
{
  return verb == GW_V_CAST || verb == GW_V_PLAY;
}

static gboolean
is_alliance (guint verb)
{
  return verb == GW_V_ALLY || verb == GW_V_UNALLY;
}

/* GW-184, GW-186 */
static gboolean
check_alliance (const GnMatch *match,
                const GwState *state,
                const GnMove  *move,
                GnSay         *why)
{
  const int a = move->verb == GW_V_ALLY ? move->arg[0] : move->seat,
            b = move->verb == GW_V_ALLY ? move->arg[1] : move->arg[0];

  if (!gw_option (match, GW_OPT_ALLIANCE))
    return gn_say (why, GW_NO_ALLIANCE_OFF);
  if (a < 0 || a >= match->n_seats || b < 0 || b >= match->n_seats)
    return gn_say (why, GW_NO_PIECE);
  if (move->verb == GW_V_UNALLY)
    return state->ally[a] >> b & 1 || gn_say (why, GW_NO_NOT_ALLIED);
  if (!gw_hostile_seats (match, state, a, b) || gw_eliminated (state, a) || gw_eliminated (state, b))
    return gn_say (why, GW_NO_NOT_ENEMIES);
  return move->arg[2] == 0 || gn_say (why, GW_NO_NEEDS_BOTH);
}

static gboolean
check_resolve (const GwState *state,
               const GnMove  *move,
               GnSay         *why)
{
  if (state->n_casts == 0 && !(gw_top (state)->kind == GW_FRAME_HELD))
    return gn_say (why, GW_NO_NOTHING_TO_RESOLVE);
  if (move->seat != GN_HOST && move->seat != state->opener - 1)
    return gn_say (why, GW_NO_RESOLVE, MAX (0, state->opener - 1));
  return TRUE;
}

/* Checks what waits above the state of the turn. Returns: FALSE if that refuses the move */
static gboolean
check_pending (const GwState *state,
               const GnMove  *move,
               GnSay         *why)
{
  const GwFrame *held = gw_held (state);

  if (gw_casts_open (state))
    return gn_say (why, GW_NO_CAST_PENDING, state->n_casts);
  if (held)
    return gn_say (why, held->a == GW_V_ATTACK || held->a == GW_V_NEXT ? GW_NO_ATTACK_PENDING : GW_NO_ACTION_PENDING);
  return TRUE;
}

static gboolean
wrong_step (const GwState *state,
            GnSay         *why)
{
  return gn_say (why, GW_NO_STEP, state->stage);
}

static gboolean
check_host (const GnMatch *match,
            const GwState *state,
            const GnMove  *move,
            gboolean       asked,
            int            seat,
            GnSay         *why)
{
  if (move->seat != GN_HOST)
    return wrong_step (state, why);
  if (move->verb == GW_V_ADJUST)
    return gw_check_adjust (match, state, move, why);
  if (move->verb == GW_V_CARRIED_OUT)
    return asked && seat == GN_HOST ? TRUE : gn_say (why, GW_NO_SUCH_CHOICE);
  if (state->stage < GW_AT_TURN_START)
    return move->verb == GW_V_HOST_RESOLVE || move->verb == GW_V_ALLY
           ? wrong_step (state, why) : gw_check_setup (match, state, move, why);
  if (asked)
    return gn_say (why, GW_NO_CHOICE_PENDING, MAX (seat, 0));
  if (move->verb == GW_V_HOST_RESOLVE)
    return check_resolve (state, move, why);
  return move->verb == GW_V_ALLY ? check_alliance (match, state, move, why) : wrong_step (state, why);
}

gboolean
gw_check (const GnMatch *match,
          gconstpointer  data,
          const GnMove  *move,
          GnSay         *why)
{
  const GwState *state = data;
  const guint verb = move->verb;
  int seat = -1;
  guint asks = 0;
  gboolean asked;

  if (state->head.over)
    return gn_say (why, GW_NO_OVER);
  if (verb >= GW_N_VERBS)
    return wrong_step (state, why);
  asked = gw_asked (match, state, &seat, &asks);
  if (verb >= GW_V_HORNS && verb <= GW_V_DICE)
    return move->seat == GN_CHANCE ? gw_check_chance (match, state, move, why) : wrong_step (state, why);
  if (verb >= GW_V_FIRST)
    return check_host (match, state, move, asked, seat, why);
  if (move->seat < 0 || move->seat >= match->n_seats)
    return wrong_step (state, why);
  if (state->stage < GW_AT_TURN_START)
    {
      if (verb == GW_V_PLACE_LEADER || verb == GW_V_PLACE_CLAN)
        return gw_check_setup (match, state, move, why);
      return is_choice (verb) ? gn_say (why, GW_NO_SUCH_CHOICE) : wrong_step (state, why);
    }

  /* 2. An open choice */
  if (asked && move->seat == seat && (verb == asks || (verb == GW_V_STAY && asks == GW_V_GO)
                                        || (verb == GW_V_SPARE && asks == GW_V_STRIKE)))
    return gw_check_choice (match, state, move, why);
  if (is_choice (verb))
    return gn_say (why, GW_NO_SUCH_CHOICE);
  if (asked)
    return gn_say (why, GW_NO_CHOICE_PENDING, seat >= 0 ? seat : MAX (0, state->current));

  if (is_alliance (verb))
    return check_alliance (match, state, move, why);
  if (verb == GW_V_RESOLVE)
    return check_resolve (state, move, why);
  if (is_cast (verb))
    {
      if (state->stage < GW_AT_FLIP || gw_eliminated (state, move->seat))
        return wrong_step (state, why);
      return gw_check_cast (match, state, move, why);
    }

  /* 3, 4. */
  if (!check_pending (state, move, why))
    return FALSE;
  /* 5. */
  if (verb == GW_V_ATTACH && move->seat != state->current && gw_option (match, GW_OPT_ATTACH) == 0)
    return gn_say (why, GW_NO_ATTACH_TURN, state->current);
  if (verb == GW_V_PLACE_LEADER || verb == GW_V_PLACE_CLAN)
    return wrong_step (state, why);
  if (verb != GW_V_ATTACH && move->seat != state->current)
    return gn_say (why, GW_NO_CURRENT, state->current);
  return gw_check_turn (match, state, move, why);
}
