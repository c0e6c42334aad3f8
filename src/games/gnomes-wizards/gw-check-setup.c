/* gw-check-setup.c: checks of setup moves and of outcomes of chance
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

#define ARG(i) (move->arg[(i)])

static gboolean
wrong (const GwState *state,
       GnSay         *why)
{
  return gn_say (why, GW_NO_STEP, state->stage);
}

static gboolean
check_swap (const GnMatch *match,
            const GwState *state,
            const GnMove  *move,
            GnSay         *why)
{
  const gint16 *place = &ARG (GW_A_SWAPPED + 1);
  int a, b;

  if (state->stage != GW_AT_FAIRNESS)
    return wrong (state, why);
  if (ARG (GW_A_SWAPPED) != 2)
    return gn_say (why, GW_NO_PIECE);
  a = gw_cell_at (match, place[0]);
  b = gw_cell_at (match, place[1]);
  if (a < 0 || b < 0)
    return gn_say (why, GW_NO_OFF_BOARD);
  if (a == b || !(gw_alike (match, a) >> b & 1))
    return gn_say (why, GW_NO_PILE, MAX (0, gw_tile_at (state, place[0])), place[1]);
  return gw_laid (match, state) >> a & gw_laid (match, state) >> b & 1 || gn_say (why, GW_NO_PIECE);
}

/* GW-022 … GW-026 */
static gboolean
check_leader (const GnMatch *match,
              const GwState *state,
              const GnMove  *move,
              GnSay         *why)
{
  const GwBoard *board = gw_board (match);
  const int turn = gw_setup_seat (match, state), place = ARG (GW_A_TILE), cell = gw_cell_at (match, place);

  if (state->stage != GW_AT_LEADERS)
    return wrong (state, why);
  if (move->seat != turn)
    return gn_say (why, GW_NO_PLACEMENT_TURN, MAX (turn, 0));
  if (cell < 0)
    return gn_say (why, GW_NO_OFF_BOARD);
  if (gw_teams (match))
    {
      int on = -1;

      for (int side = 0; side < 2; side++)
        if (board->start[side] >> cell & 1)
          on = side;
      GN_FOR_SEATS (match, seat)
        if (state->side[seat] && on >= 0
            && gw_team_mates (match, state, seat, move->seat) != (state->side[seat] == on + 1))
          return gn_say (why, GW_NO_SIDE, place);
      if (on < 0)
        return gn_say (why, GW_NO_START, place);
    }
  else if (board->label[cell] != 1 || (board->dead >> cell & 1))
    {
      return gn_say (why, GW_NO_START, place);
    }
  GW_FOR_UNITS (unit)
    if (state->place[unit] == place && !gw_team_mates (match, state, gw_seat (state, unit), move->seat))
      return gn_say (why, GW_NO_START_ENEMY, place);
  /* In the shorter game with sides clan 6 is placed at once (GW-181). */
  return gw_may_stand (match, gw_unit (gw_tribe (state, move->seat), 0), why)
         && (!gw_option (match, GW_OPT_SHORT)
             || gw_may_stand (match, gw_unit (gw_tribe (state, move->seat), GW_MINE_SLOT), why));
}

static gboolean
check_short (const GnMatch *match,
             const GwState *state,
             const GnMove  *move,
             GnSay         *why)
{
  const int turn = gw_setup_seat (match, state), place = ARG (GW_A_TILE), tribe = gw_tribe (state, move->seat);

  if (state->stage != GW_AT_SHORT_CLANS)
    return wrong (state, why);
  if (move->seat != turn)
    return gn_say (why, GW_NO_PLACEMENT_TURN, MAX (turn, 0));
  if (gw_cell_at (match, place) < 0)
    return gn_say (why, GW_NO_OFF_BOARD);
  for (int side = 0; side < 2; side++)
    if (state->lies[gw_tile (tribe, GW_MINE_SLOT, side)] == place)
      return gw_may_stand (match, gw_unit (tribe, GW_MINE_SLOT), why);
  return gn_say (why, GW_NO_START, place);
}

gboolean
gw_check_setup (const GnMatch *match,
                const GwState *state,
                const GnMove  *move,
                GnSay         *why)
{
  switch ((GwVerb) move->verb)
    {
    case GW_V_FIRST:
      if (state->stage != GW_AT_FIRST_PLAYER || match->dealer[GW_FAMILY_DICE] == GN_DEALER_APP)
        return wrong (state, why);
      return ARG (0) >= 0 && ARG (0) < match->n_seats ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_V_SWAP:
      return check_swap (match, state, move, why);
    case GW_V_REDEAL:
    case GW_V_DEAL_EQUAL:
      if (state->stage != GW_AT_FAIRNESS)
        return wrong (state, why);
      return move->verb == GW_V_REDEAL || match->dealer[GW_FAMILY_TILES] == GN_DEALER_APP
             ? TRUE : gn_say (why, GW_NO_BOX_LAYS);
    case GW_V_ACCEPT:
      if (state->stage != GW_AT_FAIRNESS)
        return wrong (state, why);
      return gw_option (match, GW_OPT_FAIR) != 1 || !gw_rims_differ (match, state)
             ? TRUE : gn_say (why, GW_NO_PERIMETER);
    case GW_V_DECK:
      if (state->stage != GW_AT_COMPONENTS)
        return wrong (state, why);
      return ARG (0) >= 0 && ARG (0) <= 200 ? TRUE : gn_say (why, GW_NO_PIECE);
    case GW_V_PLACE_LEADER:
      return check_leader (match, state, move, why);
    case GW_V_PLACE_CLAN:
      return check_short (match, state, move, why);
    default:
      return wrong (state, why);
    }
}

/* ---- Chance ------------------------------------------------------------------------------------------ */

static gboolean
check_lay (const GnMatch *match,
           const GwState *state,
           const GnMove  *move,
           GnSay         *why)
{
  const int place = ARG (0), tile = ARG (1), cell = gw_cell_at (match, place);

  if (state->stage != GW_AT_BOARD)
    return wrong (state, why);
  if (cell < 0)
    return gn_say (why, GW_NO_OFF_BOARD);
  if (tile < 0 || tile >= GW_TILES)
    return gn_say (why, GW_NO_PIECE);
  if (gw_tile_at (state, place) >= 0)
    return gn_say (why, GW_NO_POSITION, place);
  if (state->lies[tile] >= 0)
    return gn_say (why, GW_NO_TILE_TAKEN, tile);
  return gw_tiles_for (match, state, cell) >> tile & 1 || gn_say (why, GW_NO_PILE, tile, place);
}

static gboolean
check_dice (const GnMatch *match,
            const GwState *state,
            const GnMove  *move,
            GnSay         *why)
{
  int n = 0;

  if (state->stage != GW_AT_ROLL || !state->due)
    return wrong (state, why);
  GW_FOR_FACES (face)
    {
      if (ARG (face) < 0)
        return gn_say (why, GW_NO_FACE);
      n += ARG (face);
    }
  if (n != state->due)
    return gn_say (why, GW_NO_DICE_COUNT, state->due);
  if (gw_own_faces (match))
    {
      GwThrow dice;

      gw_throw (state, &dice);
      GW_FOR_FACES (face)
        for (int i = 0; i < ARG (face); i++)
          if (!gw_falls (match, &dice, face))
            return gn_say (why, GW_NO_FACE);
    }
  return TRUE;
}

gboolean
gw_check_chance (const GnMatch *match,
                 const GwState *state,
                 const GnMove  *move,
                 GnSay         *why)
{
  const GwFrame *top = gw_top (state);
  guint8 sides[GW_N_FACES];

  switch ((GwVerb) move->verb)
    {
    case GW_V_TRIBE:
      if (state->stage != GW_AT_TRIBES || ARG (0) != gw_untribed (match, state))
        return wrong (state, why);
      if (ARG (1) < 0 || ARG (1) >= GW_TRIBES)
        return gn_say (why, GW_NO_PIECE);
      if (state->tribe_seat[ARG (1)])
        return gn_say (why, GW_NO_TRIBE, ARG (1));
      return gw_tribe_fits (match, state, ARG (0), ARG (1)) || gn_say (why, GW_NO_WRONG_SIDE, ARG (1), ARG (0));
    case GW_V_HORNS:
      if (state->stage != GW_AT_FIRST_PLAYER || ARG (0) < 0 || ARG (0) >= match->n_seats
          || !(state->rolling >> ARG (0) & 1) || state->horns[ARG (0)])
        return wrong (state, why);
      return ARG (1) >= 0 && ARG (1) <= 4 ? TRUE : gn_say (why, GW_NO_DICE_COUNT, 4);
    case GW_V_LAY:
      return check_lay (match, state, move, why);
    case GW_V_DIE:
      if (state->stage != GW_AT_ROLL || !state->due || state->n_frames)
        return wrong (state, why);
      if (ARG (0) < 0 || ARG (0) >= GW_N_FACES)
        return gn_say (why, GW_NO_FACE);
      return !gw_own_faces (match) || gw_may_fall (match, state, ARG (0)) ? TRUE : gn_say (why, GW_NO_FACE);
    case GW_V_DICE:
      return state->n_frames ? wrong (state, why) : check_dice (match, state, move, why);
    case GW_V_DRAWN:
      if (top->kind != GW_FRAME_KEEP || top->c <= 0)
        return wrong (state, why);
      if (ARG (0) < 0 || ARG (0) >= gw_set (match)->n_cards)
        return gn_say (why, GW_NO_PIECE);
      return gw_card_ways (match, state, ARG (0)) > 0 || gn_say (why, GW_NO_CARD_POSSIBLE, ARG (0));
    case GW_V_LOST_CARD:
      if (top->kind != GW_FRAME_LOSE || !top->c)
        return wrong (state, why);
      if (ARG (0) < 0 || ARG (0) >= gw_set (match)->n_cards)
        return gn_say (why, GW_NO_PIECE);
      return gw_card_in_hand (match, state, top->a, ARG (0)) || gn_say (why, GW_NO_IN_HAND, top->a);
    case GW_V_ROLLED:
      if (top->kind != GW_FRAME_ROLL)
        return wrong (state, why);
      gw_sides (match, FALSE, sides);
      return ARG (0) >= 0 && ARG (0) < GW_N_FACES && sides[ARG (0)] ? TRUE : gn_say (why, GW_NO_FACE);
    default:
      return wrong (state, why);
    }
}
