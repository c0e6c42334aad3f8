/* gw-check-turn.c: checks of the commands of a turn, each in the order of 14.1
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

#define ARG(i) (move->arg[(i)])

static gboolean
is_unit (int unit)
{
  return unit >= 0 && unit < GW_UNITS;
}

/* Checks 6 and 7 of 14.2 */
static gboolean
is_step (const GnMatch *match,
         const GwState *state,
         guint          stage,
         GnSay         *why)
{
  if (state->stage == GW_AT_FLIP && stage != GW_AT_FLIP)
    return gn_say (why, GW_NO_FLIP_REQUIRED, 2 - state->flips);
  return state->stage == stage || gn_say (why, GW_NO_STEP, state->stage);
}

static gboolean
is_hold (const GnMove *move,
         guint         at)
{
  return ARG (at) == GN_NONE || ARG (at) == 0;
}

/* GW-034 … GW-039 */
gboolean
gw_may_flip (const GnMatch *match,
             const GwState *state,
             int            place,
             GnSay         *why)
{
  const GwBoard *board = gw_board (match);
  const int cell = gw_cell_at (match, place);
  const guint64 due = gw_flip_now (match, state);

  if (cell < 0)
    return gn_say (why, GW_NO_OFF_BOARD);
  if (board->mines >> cell & 1)
    return gn_say (why, GW_NO_MINE, place);
  if (!gw_landable (match, state, cell) || state->flip_first == place + 1)
    return gn_say (why, GW_NO_FLIPPED, place);
  if (!(due >> cell & 1))
    return gn_say (why, GW_NO_LAYER, (int) gn_places_count (due), board->label[cell]);
  return TRUE;
}

static gboolean
check_flip (const GnMatch *match,
            const GwState *state,
            const GnMove  *move,
            GnSay         *why)
{
  if (state->round < gw_flip_start (match))
    return gn_say (why, GW_NO_FLIP_EARLY, (int) gw_flip_start (match));
  if (state->stage > GW_AT_FLIP)
    return gn_say (why, GW_NO_FLIP_LIMIT);
  return is_step (match, state, GW_AT_FLIP, why) && gw_may_flip (match, state, ARG (GW_A_TILE), why)
         && (is_hold (move, GW_A_PLACE) || gn_say (why, GW_NO_PIECE));
}

static guint
free_dice (const GwState *state)
{
  guint n = 0;

  GW_FOR_FACES (face)
    n += state->dice[face];
  return n;
}

static gboolean
check_reroll (const GnMatch *match,
              const GwState *state,
              const GnMove  *move,
              GnSay         *why)
{
  int all = 0;

  if (state->rerolls >= 2 + state->more_rerolls)
    return gn_say (why, GW_NO_REROLLS);
  if (!is_step (match, state, GW_AT_ROLL, why))
    return FALSE;
  if (!state->rolled)
    return gn_say (why, GW_NO_ROLL_FIRST);
  for (int face = 0; face < GW_N_FACES && ARG (0) != GN_NONE; face++)
    {
      if (ARG (face) < 0 || ARG (face) > state->dice[face])
        return gn_say (why, GW_NO_DIE, state->dice[face], face);
      all += ARG (face);
    }
  return all > 0 || gn_say (why, GW_NO_DICE_COUNT, 1);
}

/* GW-059 … GW-061, GW-065 */
static gboolean
check_assign (const GnMatch *match,
              const GwState *state,
              const GnMove  *move,
              GnSay         *why)
{
  const int face = ARG (GW_A_FACE), n = ARG (GW_A_N), unit = ARG (GW_A_DIE_UNIT), to = ARG (GW_A_TO),
            use = ARG (GW_A_USE);

  if (!is_step (match, state, GW_AT_ASSIGN, why))
    return FALSE;
  if (face < 0 || face >= GW_N_FACES)
    return gn_say (why, GW_NO_FACE);
  if (n < 1 || n > state->dice[face])
    return gn_say (why, GW_NO_DIE, state->dice[face], face);
  /* GW-060: there is no crystal: they are in the reserve already, and gw_audit() takes no position with one here. */
  if (face == GW_HORN ? (to != GW_TO_ASIDE && to != GW_TO_DECK) || unit != GN_NONE
                      : to != GN_NONE || unit == GN_NONE)
    return gn_say (why, GW_NO_DIE_TARGET, face);
  if (face == GW_HORN && gw_option (match, GW_OPT_WAR_SPLIT) == 1
      && (to == GW_TO_ASIDE ? state->horns_deck : state->horns_aside))
    return gn_say (why, GW_NO_DIE_TARGET, face);
  if (face != GW_HORN && (!is_unit (unit) || state->status[unit] != GW_ACTIVE || gw_seat (state, unit) != move->seat))
    return gn_say (why, GW_NO_UNIT_ACTIVE);
  if (face == GW_EITHER && gw_option (match, GW_OPT_EITHER) == 0
      ? use != GW_USE_MOVEMENT && use != GW_USE_ATTACK : use != GN_NONE)
    return face == GW_EITHER && use == GN_NONE ? gn_say (why, GW_NO_EITHER) : gn_say (why, GW_NO_DIE_TARGET, face);
  return TRUE;
}

/* whether the unit met an enemy that it can attack, and may not be done before it has */
static gboolean
must_attack (const GnMatch *match,
             const GwState *state,
             int            unit)
{
  if (gw_option (match, GW_OPT_ENTER_ENEMY) != 1 || !gw_stopped (match, state, unit)
      || state->struck[unit] >= 1 + state->more_attacks[unit])
    return FALSE;
  GW_FOR_UNITS (other)
    if (state->place[other] == state->place[unit] && gw_able (match, state, unit, other))
      return TRUE;
  return FALSE;
}

/* Another unit may not start while one is where it cannot stay (GW-044), or has to attack first. */
static gboolean
others_may_begin (const GnMatch *match,
                  const GwState *state,
                  int            unit,
                  GnSay         *why)
{
  const int other = state->acting - 1;

  if (other < 0 || other == unit)
    return TRUE;
  if (!gw_landable (match, state, gw_cell (match, state, other)))
    return gn_say (why, GW_NO_HALT_FLIPPED, other);
  return must_attack (match, state, other) ? gn_say (why, GW_NO_ATTACK_FIRST, other) : TRUE;
}

static gboolean
can_take_step (const GnMatch *match,
               const GwState *state,
               int            unit,
               int            place,
               GnSay         *why)
{
  const GwBoard *board = gw_board (match);
  const int cell = gw_cell_at (match, place), here = gw_cell (match, state, unit);

  if (cell < 0)
    return gn_say (why, GW_NO_OFF_BOARD);
  if (!(board->grid.touch[here] >> cell & 1))
    {
      guint8 steps[GW_CELLS];
      guint64 stops;

      if (!why)
        return FALSE;
      /* If a distant place is named, the walk there is meant, so steps are missing rather than a common edge. */
      gw_reach (match, state, unit, steps, &stops);
      return steps[cell] == GN_GRID_FAR ? gn_say (why, GW_NO_FAR, place, gw_steps_left (match, state, unit, NULL))
                                        : gn_say (why, GW_NO_ADJACENT, state->place[unit], place);
    }
  if (state->blockade[place] && !state->counter[unit][GW_FLYING])
    return gn_say (why, GW_NO_BLOCKADE, place);
  if (gw_edge_seat (state, state->place[unit], place) >= 0 && !state->counter[unit][GW_FLYING])
    return gn_say (why, GW_NO_BLOCKADE_EDGE, state->place[unit], place);
  return TRUE;
}

/* Checks what a step and an attack both need from the unit; @forbids: the counter that prevents this one. */
static gboolean
may_act (const GnMatch *match,
         const GwState *state,
         int            seat,
         int            unit,
         GwCounter      forbids,
         GnSay         *why)
{
  if (gw_seat (state, unit) != seat)
    return gn_say (why, GW_NO_NOT_YOURS, seat, unit);
  if (state->status[unit] != GW_ACTIVE)
    return gn_say (why, GW_NO_UNIT_ACTIVE);
  if (!others_may_begin (match, state, unit, why))
    return FALSE;
  if (state->counter[unit][GW_SLEEPING])
    return gn_say (why, GW_NO_SLEEPING, unit);
  if (state->counter[unit][forbids])
    return gn_say (why, forbids == GW_NO_MOVEMENT ? GW_NO_MOVE_TOKEN : GW_NO_ATTACK_TOKEN, unit);
  return state->did[unit] & GW_DID_DONE ? gn_say (why, GW_NO_DONE, unit) : TRUE;
}

static gboolean
check_move (const GnMatch *match,
            const GwState *state,
            const GnMove  *move,
            GnSay         *why)
{
  const int unit = ARG (GW_A_UNIT), place = ARG (GW_A_PLACE);
  const guint enter = gw_option (match, GW_OPT_ENTER_ENEMY);
  gboolean tired;
  int left;

  if (!is_step (match, state, GW_AT_FIGHT, why))
    return FALSE;
  if (!is_unit (unit))
    return gn_say (why, GW_NO_PIECE);
  if (!may_act (match, state, move->seat, unit, GW_NO_MOVEMENT, why))
    return FALSE;
  if (state->did[unit] & GW_DID_CLOSED)
    return gn_say (why, GW_NO_CLOSED, unit);
  if (enter != 3 && gw_stopped (match, state, unit))
    return gn_say (why, GW_NO_FIGHT_FIRST, unit);
  /* only before the first step; later it is GW-073 that stops a unit. */
  if (gw_option (match, GW_OPT_ENGAGED) == 1 && state->struck[unit] == 0 && state->used[unit] == 0
      && gw_foe_on (match, state, unit, gw_cell (match, state, unit)))
    return gn_say (why, GW_NO_FIGHT_FIRST, unit);
  if (gw_set (match)->mov[unit] < 0)
    return gn_say (why, GW_NO_TEACH_UNIT, unit);
  left = gw_steps_left (match, state, unit, &tired);
  if (left == 0)
    return tired ? gn_say (why, GW_NO_FATIGUED, unit)
                 : gn_say (why, GW_NO_STEPS, unit, gw_speed (match, state, unit), state->used[unit]);
  if (!can_take_step (match, state, unit, place, why))
    return FALSE;
  return gw_lands_within (match, state, unit, gw_cell_at (match, place), left - 1)
         ? TRUE : gn_say (why, GW_NO_LAND_FLIPPED, place);
}

static gboolean
check_in_action (const GnMatch *match,
                 const GwState *state,
                 const GnMove  *move,
                 GnSay         *why)
{
  const int unit = ARG (GW_A_UNIT);

  if (!is_step (match, state, GW_AT_FIGHT, why))
    return FALSE;
  if (!is_unit (unit))
    return gn_say (why, GW_NO_PIECE);
  if (state->acting != unit + 1 || (move->verb == GW_V_HALT && !state->moving))
    return gn_say (why, move->verb == GW_V_HALT ? GW_NO_NOT_MOVING : GW_NO_NOT_IN_ACTION, unit);
  if (!gw_landable (match, state, gw_cell (match, state, unit)))
    return gn_say (why, GW_NO_HALT_FLIPPED, unit);
  return move->verb == GW_V_FINISH && must_attack (match, state, unit) ? gn_say (why, GW_NO_ATTACK_FIRST, unit) : TRUE;
}

/* GW-084, GW-085 */
static gboolean
check_attack (const GnMatch *match,
              const GwState *state,
              const GnMove  *move,
              GnSay         *why)
{
  const int unit = ARG (GW_A_UNIT);
  int target = ARG (GW_A_TARGET), n = 0, only = -1;

  if (!is_step (match, state, GW_AT_FIGHT, why))
    return FALSE;
  if (!is_unit (unit) || !is_hold (move, GW_A_HOLD) || (target != GN_NONE && !is_unit (target)))
    return gn_say (why, GW_NO_PIECE);
  if (!may_act (match, state, move->seat, unit, GW_NO_ATTACK, why))
    return FALSE;
  if (state->struck[unit] >= 1 + state->more_attacks[unit])
    return gn_say (why, GW_NO_ATTACKED, unit);
  if (!gw_landable (match, state, gw_cell (match, state, unit)))
    return gn_say (why, GW_NO_ON_FLIPPED, unit);
  if (gw_set (match)->atk[unit] < 0)
    return gn_say (why, GW_NO_TEACH_UNIT, unit);
  GW_FOR_UNITS (other)
    if (state->place[other] == state->place[unit] && gw_hostile (match, state, unit, other))
      {
        n++;
        only = other;
      }
  if (target != GN_NONE && state->place[target] != state->place[unit])
    return gn_say (why, GW_NO_SAME_TILE, target);
  if (target != GN_NONE && !gw_hostile (match, state, unit, target))
    return gn_say (why, GW_NO_ALLY, target);
  if (n == 0)
    return gn_say (why, GW_NO_NO_TARGET);
  if (target == GN_NONE && n > 1)
    return gn_say (why, GW_NO_TARGET_REQUIRED, n);
  if (target == GN_NONE)
    target = only;
  if (!state->counter[unit][GW_FLYING] != !state->counter[target][GW_FLYING])
    return gn_say (why, GW_NO_FLYING, unit, target);
  if (state->undecided[unit] ? ARG (GW_A_EITHER) < 0 || ARG (GW_A_EITHER) > state->undecided[unit]
                             : ARG (GW_A_EITHER) != GN_NONE)
    return gn_say (why, GW_NO_EITHER);
  return TRUE;
}

/* ---- The call to war --------------------------------------------------------------------------- */

static gboolean
has_horns (const GnMatch *match,
           const GwState *state,
           GnSay         *why)
{
  if (state->horns_aside < 3 || (gw_option (match, GW_OPT_WAR_SETS) == 1 && state->war_used))
    return gn_say (why, GW_NO_HORNS, state->horns_aside);
  return TRUE;
}

static gboolean
is_caller (const GnMatch *match,
           const GwState *state,
           int            caller,
           int            clan,
           GnSay         *why)
{
  if (caller == GN_NONE)
    {
      GW_FOR_UNITS (unit)
        if (state->status[unit] == GW_ACTIVE && gw_seat (state, unit) == state->current
            && gw_on_symbol (match, state, unit, clan))
          return TRUE;
      return gn_say (why, GW_NO_SYMBOL_NOBODY, clan);
    }
  if (!is_unit (caller) || state->status[caller] != GW_ACTIVE || gw_seat (state, caller) != state->current)
    return gn_say (why, GW_NO_UNIT_ACTIVE);
  return gw_on_symbol (match, state, caller, clan) || gn_say (why, GW_NO_SYMBOL, caller, clan);
}

/* A caller is missing, but other reasons against the call come first. */
static gboolean
has_caller (int    caller,
            GnSay *why)
{
  return caller != GN_NONE || gn_say (why, GW_NO_UNIT_ACTIVE);
}

gboolean
gw_may_call (const GnMatch *match,
             const GwState *state,
             int            clan,
             int            caller,
             GnSay         *why)
{
  if (!has_horns (match, state, why))
    return FALSE;
  if (!is_unit (clan) || gw_seat (state, clan) != state->current || gw_is_leader (clan))
    return gn_say (why, GW_NO_PIECE);
  if (state->status[clan] == GW_DEAD)
    return gn_say (why, GW_NO_CLAN_DEAD, clan);
  if (state->status[clan] == GW_ACTIVE)
    return gn_say (why, GW_NO_CLAN_ACTIVE, clan);
  if (gw_shut_off (state, clan))
    return gn_say (why, GW_NO_CLAN_TILES, clan);
  return is_caller (match, state, caller, clan, why) && gw_may_stand (match, clan, why) && has_caller (caller, why);
}

gboolean
gw_may_charge (const GnMatch *match,
               const GwState *state,
               int            value,
               int            caller,
               GnSay         *why)
{
  const int clan = value / 2;

  if (!has_horns (match, state, why))
    return FALSE;
  if (value < 0 || value >= GW_ABILITIES || gw_seat (state, clan) != state->current)
    return gn_say (why, GW_NO_PIECE);
  if (state->status[clan] == GW_DEAD)
    return gn_say (why, GW_NO_CLAN_DEAD, clan);
  if (state->status[clan] != GW_ACTIVE)
    return gn_say (why, GW_NO_CLAN_NOT_ACTIVE, clan);
  if (!gw_is_leader (clan) && gw_shut_off (state, clan))
    return gn_say (why, GW_NO_CLAN_TILES, clan);
  if (!is_caller (match, state, caller, clan, why))
    return FALSE;
  if (!gw_ability (match, state, value))
    return gn_say (why, GW_NO_NOTHING_LEARNED, clan);
  if (!gw_is_told (match, state, value, why))
    return FALSE;
  return gw_room (match, state, value) > 0 ? has_caller (caller, why) : gn_say (why, GW_NO_FULL, value, 0);
}

static int
horns_to_draw (const GnMatch *match,
               const GwState *state)
{
  return (state->drawn ? 0 : state->horns_deck)
         + (gw_option (match, GW_OPT_LATE_DRAW) == 1 && !state->drawn ? state->horns_aside : 0);
}

static gboolean
check_war (const GnMatch *match,
           const GwState *state,
           const GnMove  *move,
           GnSay         *why)
{
  if (!is_step (match, state, GW_AT_WAR, why))
    return FALSE;
  if (!is_hold (move, move->verb == GW_V_WAR_DRAW ? GW_A_PLACE : GW_A_HOLD))
    return gn_say (why, GW_NO_PIECE);
  if (move->verb == GW_V_WAR_CALL)
    return gw_may_call (match, state, ARG (0), ARG (GW_A_CALLER), why);
  if (move->verb == GW_V_WAR_CHARGE)
    return gw_may_charge (match, state, ARG (0), ARG (GW_A_CALLER), why);
  if (horns_to_draw (match, state) == 0)
    return gn_say (why, GW_NO_DECK_HORNS);
  if (gn_pile_size (&state->pile[0]) + gn_pile_size (&state->pile[1]) == 0)
    return gn_say (why, GW_NO_DECK_EMPTY);
  return ARG (GW_A_PILE) == 0 || (ARG (GW_A_PILE) == 1 && gw_option (match, GW_OPT_PILES) == 0)
         ? TRUE : gn_say (why, GW_NO_PIECE);
}

/* ---- Cards and crystals ----------------------------------------------------------------------------- */

/* GW-124, GW-126 */
static gboolean
check_attach (const GnMatch *match,
              const GwState *state,
              const GnMove  *move,
              GnSay         *why)
{
  const int card = ARG (GW_A_CARD), unit = ARG (GW_A_ON), seat = move->seat;

  if (state->stage == GW_AT_FLIP && move->seat == state->current)
    return gn_say (why, GW_NO_FLIP_REQUIRED, 2 - state->flips);
  if (state->stage < GW_AT_ROLL)
    return gn_say (why, GW_NO_STEP, state->stage);
  if (card < 0 || card >= gw_set (match)->n_cards)
    return gn_say (why, GW_NO_IN_HAND, seat);
  if (!is_unit (unit))
    return gn_say (why, GW_NO_PIECE);
  if (gn_pile_find (&state->hand[seat], card) < 0 && gn_pile_unseen (&state->hand[seat], 0) == 0)
    return gn_say (why, GW_NO_IN_HAND, seat);
  if (!gw_card_in_hand (match, state, seat, card))
    return gn_say (why, GW_NO_CARD_POSSIBLE, card);
  if (gw_set (match)->card[card].kind != GW_LEARNED)
    return gn_say (why, GW_NO_LEARNED, card);
  if (state->status[unit] != GW_ACTIVE || gw_seat (state, unit) != seat)
    return gn_say (why, GW_NO_UNIT_ACTIVE);
  return TRUE;
}

/* GW-135; in a choice the crystals are the ones to be given (GW-136). */
static gboolean
check_collect (const GnMatch *match,
               const GwState *state,
               const GnMove  *move,
               int            have,
               GnSay         *why)
{
  const int value = ARG (0), n = ARG (1);
  const GwAbility *ability = gw_ability (match, state, value);

  if (value < 0 || value >= GW_ABILITIES)
    return gn_say (why, GW_NO_PIECE);
  if (gw_seat (state, value / 2) != move->seat || state->status[value / 2] != GW_ACTIVE || !ability)
    return gn_say (why, GW_NO_INACTIVE, value);
  if (!gw_is_told (match, state, value, why))
    return FALSE;
  if (n < 1 || n > have)
    return gn_say (why, GW_NO_RESERVE_SHORT, have);
  return n <= gw_room (match, state, value) || gn_say (why, GW_NO_FULL, value, gw_room (match, state, value));
}

/* GW-123. A card that nobody knows is not named. */
static gboolean
check_discard (const GnMatch *match,
               const GwState *state,
               const GnMove  *move,
               GnSay         *why)
{
  const GnPile *hand = &state->hand[move->seat];

  if (ARG (0) == GN_NONE)
    return gn_pile_unseen (hand, 0) > 0 || gn_say (why, GW_NO_IN_HAND, move->seat);
  return gn_pile_find (hand, ARG (0)) >= 0 || gn_say (why, GW_NO_IN_HAND, move->seat);
}

static gboolean
check_end (const GnMatch *match,
           const GwState *state,
           guint          stage,
           GnSay         *why)
{
  const int acting = state->acting - 1;

  switch ((GwStage) stage)
    {
    case GW_AT_ROLL:
      return state->rolled ? TRUE : gn_say (why, GW_NO_ROLL_FIRST);
    case GW_AT_ASSIGN:
      {
        const int stat = (int) free_dice (state) - state->dice[GW_HORN];

        if (state->dice[GW_HORN] + (gw_active (state, state->current) ? stat : 0) > 0)
          return gn_say (why, GW_NO_UNASSIGNED, state->dice[GW_HORN] + (gw_active (state, state->current) ? stat : 0));
        return state->horns_aside % 3 == 0 || gn_say (why, GW_NO_SETS, state->horns_aside);
      }
    case GW_AT_FIGHT:
      if (acting >= 0 && !gw_landable (match, state, gw_cell (match, state, acting)))
        return gn_say (why, GW_NO_HALT_FLIPPED, acting);
      return acting >= 0 && must_attack (match, state, acting) ? gn_say (why, GW_NO_ATTACK_FIRST, acting) : TRUE;
    case GW_AT_COLLECT:
      return gw_reserve (match, state, state->current) && gw_has_room (match, state, state->current)
               ? gn_say (why, GW_NO_RESERVE, gw_reserve (match, state, state->current)) : TRUE;
    case GW_AT_TURN_END:
      if ((int) gn_pile_size (&state->hand[state->current]) > gw_hand_limit (match))
        return gn_say (why, GW_NO_HAND_LIMIT, state->current, (int) gn_pile_size (&state->hand[state->current]),
                       gw_hand_limit (match));
      return TRUE;
    default:
      return TRUE;
    }
}

static gboolean
check_end_turn (const GnMatch *match,
                const GwState *state,
                GnSay         *why)
{
  if (state->stage < GW_AT_FIGHT || state->stage > GW_AT_COLLECT)
    return is_step (match, state, GW_AT_FIGHT, why);
  for (guint stage = state->stage; stage <= GW_AT_TURN_END; stage++)
    if (!check_end (match, state, stage, why))
      return FALSE;
  return TRUE;
}

gboolean
gw_check_turn (const GnMatch *match,
               const GwState *state,
               const GnMove  *move,
               GnSay         *why)
{
  switch ((GwVerb) move->verb)
    {
    case GW_V_FLIP:       return check_flip (match, state, move, why);
    case GW_V_ROLL:
      if (!is_step (match, state, GW_AT_ROLL, why))
        return FALSE;
      return state->rolled ? gn_say (why, GW_NO_ROLLED_ALREADY) : TRUE;
    case GW_V_REROLL:     return check_reroll (match, state, move, why);
    case GW_V_ASSIGN:     return check_assign (match, state, move, why);
    case GW_V_CLEAR:      return is_step (match, state, GW_AT_ASSIGN, why);
    case GW_V_MOVE:       return check_move (match, state, move, why);
    case GW_V_HALT:
    case GW_V_FINISH:     return check_in_action (match, state, move, why);
    case GW_V_ATTACK:     return check_attack (match, state, move, why);
    case GW_V_WAR_CALL:
    case GW_V_WAR_CHARGE:
    case GW_V_WAR_DRAW:   return check_war (match, state, move, why);
    case GW_V_ATTACH:     return check_attach (match, state, move, why);
    case GW_V_COLLECT:    return is_step (match, state, GW_AT_COLLECT, why)
                                 && check_collect (match, state, move, gw_reserve (match, state, state->current), why);
    case GW_V_DISCARD:
      if (!is_step (match, state, GW_AT_TURN_END, why))
        return FALSE;
      if ((int) gn_pile_size (&state->hand[move->seat]) <= gw_hand_limit (match))
        return gn_say (why, GW_NO_DISCARD_DUE);
      return check_discard (match, state, move, why);
    case GW_V_END_STEP:
      if (state->stage == GW_AT_FLIP)
        return gn_say (why, GW_NO_FLIP_REQUIRED, 2 - state->flips);
      if (state->stage < GW_AT_ROLL || state->stage > GW_AT_TURN_END)
        return gn_say (why, GW_NO_STEP, state->stage);
      return check_end (match, state, state->stage, why);
    case GW_V_END_TURN:   return check_end_turn (match, state, why);
    default:              return gn_say (why, GW_NO_STEP, state->stage);
    }
}

/* ---- Choices ---------------------------------------------------------------------------------------------- */

static gboolean
check_go (const GnMatch *match,
          const GwState *state,
          const GnMove  *move,
          GnSay         *why)
{
  const GwFrame *top = gw_top (state);
  const int unit = ARG (GW_A_UNIT), place = ARG (GW_A_PLACE), cell = gw_cell_at (match, place);

  if (!is_unit (unit) || !is_hold (move, GW_A_HOLD))
    return gn_say (why, GW_NO_PIECE);
  if (gw_seat (state, unit) != move->seat)
    return gn_say (why, GW_NO_NOT_YOURS, move->seat, unit);
  if (top->kind == GW_FRAME_LEAVE ? !(gw_frame_units (top) & GW_BIT (unit)) : unit != top->a)
    return gn_say (why, GW_NO_SUCH_CHOICE);
  if (cell < 0)
    return gn_say (why, GW_NO_OFF_BOARD);
  if (top->kind == GW_FRAME_LEAVE)
    return gw_closest (match, state, unit) >> cell & 1 || gn_say (why, GW_NO_NOT_CLOSEST, place);
  if (top->kind == GW_FRAME_BRING)
    return gw_bring_cells (match, state, unit, (guint) top->b, top->c, top->d) >> cell & 1
           ? TRUE : gn_say (why, GW_NO_SET_DOWN, unit, place);
  if (!can_take_step (match, state, unit, place, why))
    return FALSE;
  return gw_walk_ok (match, state, top, cell) || gn_say (why, GW_NO_WALK, unit, place);
}

gboolean
gw_check_choice (const GnMatch *match,
                 const GwState *state,
                 const GnMove  *move,
                 GnSay         *why)
{
  const GwFrame *top = gw_top (state);
  int seat;

  switch ((GwVerb) move->verb)
    {
    case GW_V_GO:
      return check_go (match, state, move, why);
    case GW_V_STAY:
      if (top->kind != GW_FRAME_WALK)
        return gn_say (why, GW_NO_SUCH_CHOICE);
      if (!is_unit (ARG (0)) || gw_seat (state, ARG (0)) != move->seat)
        return gn_say (why, GW_NO_NOT_YOURS, move->seat, is_unit (ARG (0)) ? ARG (0) : top->a);
      if (ARG (0) != top->a)
        return gn_say (why, GW_NO_SUCH_CHOICE);
      return gw_walk_may_end (match, state, top) || gn_say (why, GW_NO_STAY, top->a);
    case GW_V_NEXT:
      if (!is_unit (ARG (0)) || !(gw_frame_units (top) & GW_BIT (ARG (0))))
        return gn_say (why, GW_NO_SUCH_CHOICE);
      return top->kind == GW_FRAME_LINGER
             || (gw_units_of_next (match, state, gw_frame_units (top), &seat) & GW_BIT (ARG (0)))
             ? TRUE : gn_say (why, GW_NO_SUCH_CHOICE);
    case GW_V_STRIKE:
      return is_unit (ARG (GW_A_TARGET)) && state->place[ARG (GW_A_TARGET)] == state->place[top->a]
             && gw_able (match, state, top->a, ARG (GW_A_TARGET))
               ? TRUE : gn_say (why, GW_NO_SUCH_CHOICE);
    case GW_V_SPARE:
      return TRUE;
    case GW_V_PICK:
      if (top->f)
        return ARG (0) == GN_NONE && ARG (top->f == 1 ? 2 : 1) == GN_NONE && gw_may_pick (match, state, ARG (top->f))
               ? TRUE : gn_say (why, GW_NO_SUCH_CHOICE);
      return is_unit (ARG (0)) && ARG (1) == GN_NONE && ARG (2) == GN_NONE && (gw_frame_units (top) & GW_BIT (ARG (0)))
             ? TRUE : gn_say (why, GW_NO_SUCH_CHOICE);
    case GW_V_COLLECT:
      {
        int value, n;

        if (!check_collect (match, state, move, top->b, why))
          return FALSE;
        return !gw_crystals_forced (match, state, &value, &n) || (ARG (0) == value && ARG (1) == n)
               || gn_say (why, GW_NO_CRYSTALS_FORCED, n, value);
      }
    case GW_V_DISCARD:
      return check_discard (match, state, move, why);
    case GW_V_KEEP:
      if (ARG (0) == GN_NONE)
        return gn_pile_unseen (&state->looked, 0) > 0 || gn_say (why, GW_NO_KEEP);
      return gn_pile_find (&state->looked, ARG (0)) >= 0 || gn_say (why, GW_NO_KEEP);
    case GW_V_COMEBACK:
      {
        const int clan = ARG (0), cell = gw_cell_at (match, ARG (GW_A_PLACE));

        if (!is_unit (clan) || gw_is_leader (clan) || gw_seat (state, clan) != move->seat)
          return gn_say (why, GW_NO_PIECE);
        if (state->status[clan] == GW_DEAD)
          return gn_say (why, GW_NO_CLAN_DEAD, clan);
        if (cell < 0)
          return gn_say (why, GW_NO_OFF_BOARD);
        return gw_comeback_cells (match, state, move->seat) >> cell & 1
               ? gw_may_stand (match, clan, why) : gn_say (why, GW_NO_START, ARG (GW_A_PLACE));
      }
    default:
      return gn_say (why, GW_NO_SUCH_CHOICE);
    }
}
