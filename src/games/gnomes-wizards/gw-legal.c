/* gw-legal.c: all legal moves, in table order, and the outcomes of chance
 *
 * Candidates come from the state, and gw_check() decides, so that the two cannot differ.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/match/moves.h"
#include "gw-state.h"

/* Offers the move, and also its held form if it may be held. */
static void
offer_held (GnLister *lister,
            GnMove   *move,
            guint     at)
{
  const guint before = lister->list->n;

  gn_lister_offer (lister, move);
  if (lister->list->n == before || gw_option (lister->match, GW_OPT_WINDOWS) == 1)
    return;
  move->arg[at] = 0;
  gn_move_list_append (lister->list, move);
  move->arg[at] = GN_NONE;
}

static void
list_places (GnLister *lister,
             int       seat,
             guint     verb,
             guint64   cells,
             guint     hold)
{
  const GwBoard *board = gw_board (lister->match);
  GnMove move;

  gn_move_init (&move, seat, verb);
  GN_FOR_PLACES (cell, cells)
    {
      move.arg[GW_A_TILE] = board->place[cell];
      if (hold)
        offer_held (lister, &move, hold);
      else
        gn_lister_offer (lister, &move);
    }
}

static void
list_assign (GnLister *lister,
             int       seat)
{
  const GwState *state = lister->state;
  const int first = gw_unit (gw_tribe (state, seat), 0);
  GnMove move;

  gn_move_init (&move, seat, GW_V_ASSIGN);
  for (int face = 0; face < GW_CRYSTAL; face++)
    for (int n = 1; n <= state->dice[face]; n++)
      {
        const gboolean open = face == GW_EITHER && gw_option (lister->match, GW_OPT_EITHER) == 0;

        move.arg[GW_A_FACE] = (gint16) face;
        move.arg[GW_A_N] = (gint16) n;
        for (int to = 0; to < 2 && face == GW_HORN; to++)
          {
            move.arg[GW_A_TO] = (gint16) to;
            gn_lister_offer (lister, &move);
          }
        move.arg[GW_A_TO] = GN_NONE;
        for (int unit = first; unit < first + GW_SLOTS && face != GW_HORN; unit++)
          for (int use = 0; use < (open ? 2 : 1); use++)
            {
              move.arg[GW_A_DIE_UNIT] = (gint16) unit;
              move.arg[GW_A_USE] = open ? (gint16) use : GN_NONE;
              gn_lister_offer (lister, &move);
            }
        move.arg[GW_A_DIE_UNIT] = move.arg[GW_A_USE] = GN_NONE;
      }
}

static void
list_reroll (GnLister *lister,
             int       seat)
{
  const GwState *state = lister->state;
  GnMove move;

  if (!state->rolled)
    return;
  gn_move_init (&move, seat, GW_V_REROLL);
  memset (move.arg, 0, GW_N_FACES * sizeof (gint16));
  for (;;)
    {
      int face = 0;

      while (face < GW_N_FACES && move.arg[face] == state->dice[face])
        move.arg[face++] = 0;
      if (face == GW_N_FACES)
        return;
      move.arg[face]++;
      gn_lister_offer (lister, &move);
    }
}

static void
list_fight (GnLister *lister,
            int       seat,
            guint     verb)
{
  const GwState *state = lister->state;
  const GwBoard *board = gw_board (lister->match);
  const int first = gw_unit (gw_tribe (state, seat), 0);
  GnMove move;

  gn_move_init (&move, seat, verb);
  for (int unit = first; unit < first + GW_SLOTS; unit++)
    {
      if (state->status[unit] != GW_ACTIVE)
        continue;
      move.arg[GW_A_UNIT] = (gint16) unit;
      if (verb == GW_V_MOVE)
        {
          GN_FOR_PLACES (cell, board->grid.touch[gw_cell (lister->match, state, unit)])
            {
              move.arg[GW_A_PLACE] = board->place[cell];
              gn_lister_offer (lister, &move);
            }
        }
      else if (verb == GW_V_ATTACK)
        {
          GW_FOR_UNITS (target)
            if (state->place[target] == state->place[unit] && target != unit)
              {
                move.arg[GW_A_TARGET] = (gint16) target;
                move.arg[GW_A_EITHER] = state->undecided[unit] ? 0 : GN_NONE;
                do
                  offer_held (lister, &move, GW_A_HOLD);
                while (move.arg[GW_A_EITHER] != GN_NONE && move.arg[GW_A_EITHER]++ < state->undecided[unit]);
              }
        }
      else
        {
          gn_lister_offer (lister, &move);
        }
    }
}

static void
list_war (GnLister *lister,
          int       seat,
          guint     verb)
{
  const GwState *state = lister->state;
  const int first = gw_unit (gw_tribe (state, seat), 0), each = verb == GW_V_WAR_CALL ? 1 : 2;
  GnMove move;

  if (state->horns_aside < 3)
    return;
  gn_move_init (&move, seat, verb);
  for (int thing = first * each; thing < (first + GW_SLOTS) * each; thing++)
    for (int caller = first; caller < first + GW_SLOTS; caller++)
      {
        move.arg[0] = (gint16) thing;
        move.arg[GW_A_CALLER] = (gint16) caller;
        offer_held (lister, &move, GW_A_HOLD);
      }
}

static void
list_draw (GnLister *lister,
           int       seat)
{
  GnMove move;

  gn_move_init (&move, seat, GW_V_WAR_DRAW);
  for (int pile = 0; pile < 2; pile++)
    {
      move.arg[GW_A_PILE] = (gint16) pile;
      offer_held (lister, &move, GW_A_PLACE);
    }
}

/* All learned cards that are in the hand or may be */
static void
list_attach (GnLister *lister,
             int       seat)
{
  const GwState *state = lister->state;
  const GwSet *set = gw_set (lister->match);
  const int first = gw_unit (gw_tribe (state, seat), 0);
  GnMove move;

  if (gn_pile_size (&state->hand[seat]) == 0)
    return;
  gn_move_init (&move, seat, GW_V_ATTACH);
  for (int card = 0; card < set->n_cards; card++)
    if (set->card[card].kind == GW_LEARNED && gw_card_in_hand (lister->match, state, seat, card))
      for (int unit = first; unit < first + GW_SLOTS; unit++)
        {
          move.arg[GW_A_CARD] = (gint16) card;
          move.arg[GW_A_ON] = (gint16) unit;
          gn_lister_offer (lister, &move);
        }
}

static void
list_collect (GnLister *lister,
              int       seat,
              int       have)
{
  const int first = gw_unit (gw_tribe (lister->state, seat), 0) * 2;
  GnMove move;

  gn_move_init (&move, seat, GW_V_COLLECT);
  for (int value = first; value < first + 2 * GW_SLOTS; value++)
    for (int n = MIN (have, gw_room (lister->match, lister->state, value)); n >= 1; n--)
      {
        move.arg[0] = (gint16) value;
        move.arg[1] = (gint16) n;
        gn_lister_offer (lister, &move);
      }
}

static void
list_pile (GnLister     *lister,
           int           seat,
           guint         verb,
           const GnPile *pile)
{
  GnMove move;

  gn_move_init (&move, seat, verb);
  for (guint i = 0; i < pile->n; i++)
    {
      gboolean twice = pile->layer[i].card < 0;

      for (guint k = 0; k < i; k++)
        twice |= pile->layer[k].card == pile->layer[i].card;
      if (twice)
        continue;
      move.arg[0] = pile->layer[i].card;
      gn_lister_offer (lister, &move);
    }
  move.arg[0] = GN_NONE;
  gn_lister_offer (lister, &move);
}

static void
list_turn (GnLister *lister,
           int       seat)
{
  const GwState *state = lister->state;

  switch ((GwStage) state->stage)
    {
    case GW_AT_FLIP:
      list_places (lister, seat, GW_V_FLIP, gw_flip_now (lister->match, state), GW_A_PLACE);
      break;
    case GW_AT_ROLL:
      gn_lister_offer_plain (lister, seat, GW_V_ROLL);
      list_reroll (lister, seat);
      break;
    case GW_AT_ASSIGN:
      list_assign (lister, seat);
      gn_lister_offer_plain (lister, seat, GW_V_CLEAR);
      break;
    case GW_AT_FIGHT:
      for (guint verb = GW_V_MOVE; verb <= GW_V_FINISH; verb++)
        list_fight (lister, seat, verb);
      break;
    case GW_AT_WAR:
      list_war (lister, seat, GW_V_WAR_CALL);
      list_war (lister, seat, GW_V_WAR_CHARGE);
      list_draw (lister, seat);
      break;
    default:
      break;
    }
}

static void
list_choice (GnLister *lister,
             int       seat,
             guint     verb)
{
  const GwState *state = lister->state;
  const GwBoard *board = gw_board (lister->match);
  const GwFrame *top = gw_top (state);
  const guint32 units = top->kind == GW_FRAME_LEAVE || top->kind == GW_FRAME_REACT || top->kind == GW_FRAME_LINGER
                        || top->kind == GW_FRAME_PICK ? gw_frame_units (top) : GW_BIT (MAX (0, top->a));
  GnMove move;

  gn_move_init (&move, seat, verb);
  switch (verb)
    {
    case GW_V_GO:
      GW_FOR_UNITS (unit)
        if (units & GW_BIT (unit))
          {
            guint64 cells = gn_grid_all (&board->grid);

            move.arg[GW_A_UNIT] = (gint16) unit;
            if (top->kind == GW_FRAME_WALK)
              cells = board->grid.touch[gw_cell (lister->match, state, unit)];
            else if (top->kind == GW_FRAME_LEAVE)
              cells = gw_closest (lister->match, state, unit);
            GN_FOR_PLACES (cell, cells)
              {
                move.arg[GW_A_PLACE] = board->place[cell];
                if (top->kind == GW_FRAME_LEAVE && gw_may_hold_go (state))
                  offer_held (lister, &move, GW_A_HOLD);
                else
                  gn_lister_offer (lister, &move);
              }
          }
      if (top->kind == GW_FRAME_WALK)
        {
          gn_move_init (&move, seat, GW_V_STAY);
          move.arg[0] = top->a;
          gn_lister_offer (lister, &move);
        }
      break;
    case GW_V_NEXT:
    case GW_V_PICK:
      for (int value = 0; verb == GW_V_PICK && top->f && value < (top->f == 1 ? GW_PLACES : GW_ABILITIES); value++)
        if (gw_may_pick (lister->match, state, value))
          {
            move.arg[top->f] = (gint16) value;
            gn_lister_offer (lister, &move);
          }
      GW_FOR_UNITS (unit)
        if (units & GW_BIT (unit))
          {
            move.arg[0] = (gint16) unit;
            gn_lister_offer (lister, &move);
          }
      break;
    case GW_V_STRIKE:
      GW_FOR_UNITS (unit)
        if (state->place[unit] == state->place[top->a])
          {
            move.arg[GW_A_TARGET] = (gint16) unit;
            gn_lister_offer (lister, &move);
          }
      gn_lister_offer_plain (lister, seat, GW_V_SPARE);
      break;
    case GW_V_COLLECT:
      list_collect (lister, seat, top->b);
      break;
    case GW_V_KEEP:
      list_pile (lister, seat, verb, &state->looked);
      break;
    case GW_V_DISCARD:
      list_pile (lister, seat, verb, &state->hand[seat]);
      break;
    case GW_V_COMEBACK:
      for (int slot = 1; slot < GW_SLOTS; slot++)
        {
          GN_FOR_PLACES (cell, gw_comeback_cells (lister->match, state, seat))
            {
              move.arg[0] = (gint16) gw_unit (gw_tribe (state, seat), slot);
              move.arg[GW_A_PLACE] = board->place[cell];
              gn_lister_offer (lister, &move);
            }
        }
      break;
    default:
      break;
    }
}

static void
list_seat (GnLister *lister,
           int       seat)
{
  const GwState *state = lister->state;
  const GnMatch *match = lister->match;
  const gboolean waits = state->n_frames > 0;
  GnMove move;

  if (seat == state->current && !waits)
    list_turn (lister, seat);
  if (!waits && state->stage >= GW_AT_ROLL)
    list_attach (lister, seat);
  if (seat == state->current && !waits)
    {
      if (state->stage == GW_AT_COLLECT)
        list_collect (lister, seat, gw_reserve (match, state, seat));
      if (state->stage == GW_AT_TURN_END)
        list_pile (lister, seat, GW_V_DISCARD, &state->hand[seat]);
      gn_lister_offer_plain (lister, seat, GW_V_END_STEP);
      gn_lister_offer_plain (lister, seat, GW_V_END_TURN);
    }
  if (state->stage >= GW_AT_FLIP && !gw_eliminated (state, seat))
    {
      gw_list_casts (match, state, seat, GW_V_CAST, lister->list);
      gw_list_casts (match, state, seat, GW_V_PLAY, lister->list);
    }
  if (waits)
    gn_lister_offer_plain (lister, seat, GW_V_RESOLVE);
  gn_move_init (&move, seat, GW_V_UNALLY);
  for (int other = 0; other < match->n_seats && state->ally[seat]; other++)
    {
      move.arg[0] = (gint16) other;
      gn_lister_offer (lister, &move);
    }
}

/* ---- Setup, the host, chance ----------------------------------------------------------------------------- */

/* GW-017. All swaps of cells that are alike are legal, about four hundred of them. */
static void
list_swaps (GnLister *lister)
{
  const GwBoard *board = gw_board (lister->match);
  guint64 laid = gw_laid (lister->match, lister->state);
  GnMove move;

  gn_move_init (&move, GN_HOST, GW_V_SWAP);
  move.arg[GW_A_SWAPPED] = 2;
  for (int a; (a = gn_places_next (&laid)) >= 0;)
    {
      GN_FOR_PLACES (b, gw_alike (lister->match, a) & laid)
        {
          /* (written into the list's own: a move that was just written to would have to be waited for) */
          GnMove *swap = gn_move_list_append (lister->list, &move);

          swap->arg[GW_A_SWAPPED + 1] = MIN (board->place[a], board->place[b]);
          swap->arg[GW_A_SWAPPED + 2] = MAX (board->place[a], board->place[b]);
        }
    }
}

/* Each free place with each tile that may be laid there */
static void
list_lay (GnLister *lister)
{
  const GwBoard *board = gw_board (lister->match);
  guint64 free = gn_grid_all (&board->grid) & ~gw_laid (lister->match, lister->state);
  GnMove move;

  gn_move_init (&move, GN_CHANCE, GW_V_LAY);
  GN_FOR_PLACES (cell, free)
    {
      guint64 tiles = gw_tiles_for (lister->match, lister->state, cell);

      move.arg[0] = board->place[cell];
      GN_FOR_PLACES (tile, tiles)
        {
          gn_move_list_append (lister->list, &move)->arg[1] = (gint16) tile;
        }
    }
}

static void
list_setup (GnLister *lister)
{
  const GwState *state = lister->state;
  const GwBoard *board = gw_board (lister->match);
  const int seat = state->stage == GW_AT_LEADERS || state->stage == GW_AT_SHORT_CLANS
                   ? gw_setup_seat (lister->match, state) : -1;
  GnMove move;

  if (seat >= 0)
    list_places (lister, seat, state->stage == GW_AT_LEADERS ? GW_V_PLACE_LEADER : GW_V_PLACE_CLAN,
                 gn_grid_all (&board->grid), 0);
  if (state->stage == GW_AT_TRIBES)
    {
      gn_move_init (&move, GN_CHANCE, GW_V_TRIBE);
      move.arg[0] = (gint16) gw_untribed (lister->match, state);
      for (int tribe = 0; tribe < GW_TRIBES; tribe++)
        {
          move.arg[1] = (gint16) tribe;
          gn_lister_offer (lister, &move);
        }
    }
  if (state->stage == GW_AT_FIRST_PLAYER)
    {
      gn_move_init (&move, GN_HOST, GW_V_FIRST);
      GN_FOR_SEATS (lister->match, who)
        {
          move.arg[0] = (gint16) who;
          gn_lister_offer (lister, &move);
        }
      gn_move_init (&move, GN_CHANCE, GW_V_HORNS);
      GN_FOR_SEATS (lister->match, who)
        for (int n = 0; n <= 4; n++)
          {
            move.arg[0] = (gint16) who;
            move.arg[1] = (gint16) n;
            gn_lister_offer (lister, &move);
          }
    }
  if (state->stage == GW_AT_BOARD)
    list_lay (lister);
  if (state->stage == GW_AT_FAIRNESS)
    {
      list_swaps (lister);
      gn_lister_offer_plain (lister, GN_HOST, GW_V_REDEAL);
      gn_lister_offer_plain (lister, GN_HOST, GW_V_DEAL_EQUAL);
      gn_lister_offer_plain (lister, GN_HOST, GW_V_ACCEPT);
    }
  if (state->stage == GW_AT_COMPONENTS)
    {
      const gint16 usual = (gint16) lister->match->game->families[GW_FAMILY_CARDS].expected;

      gn_move_init (&move, GN_HOST, GW_V_DECK);
      /* The size of a real box is offered first. */
      for (gint16 n = -1; n <= 200; n++)
        if (n != usual)
          {
            move.arg[0] = n < 0 ? usual : n;
            gn_lister_offer (lister, &move);
          }
    }
}

static void
list_host (GnLister *lister)
{
  const GwState *state = lister->state;
  GnMove move;

  gn_move_init (&move, GN_HOST, GW_V_ALLY);
  for (int a = 0; a < lister->match->n_seats && gw_option (lister->match, GW_OPT_ALLIANCE); a++)
    GN_FOR_SEATS (lister->match, b)
      {
        move.arg[0] = (gint16) a;
        move.arg[1] = (gint16) b;
        move.arg[2] = 0;
        gn_lister_offer (lister, &move);
      }
  if (state->n_frames)
    gn_lister_offer_plain (lister, GN_HOST, GW_V_HOST_RESOLVE);
}

static void
list_chance (GnLister *lister,
             guint     verb)
{
  const guint n = verb == GW_V_DIE || verb == GW_V_ROLLED ? GW_N_FACES : gw_set (lister->match)->n_cards;
  GnMove move;

  gn_move_init (&move, GN_CHANCE, verb);
  for (guint i = 0; i < n; i++)
    {
      move.arg[0] = (gint16) i;
      gn_lister_offer (lister, &move);
    }
}

void
gw_legal (const GnMatch *match,
          gconstpointer  data,
          GnMoveList    *list)
{
  const GwState *state = data;
  GnLister lister = { match, state, list };
  int seat;
  guint verb;

  if (state->head.over)
    return;
  if (state->stage < GW_AT_TURN_START)
    {
      list_setup (&lister);
      return;
    }
  if (gw_asked (match, state, &seat, &verb))
    {
      if (seat == GN_CHANCE)
        list_chance (&lister, verb);
      else if (seat == GN_HOST)
        gn_lister_offer_plain (&lister, GN_HOST, GW_V_CARRIED_OUT);
      else
        list_choice (&lister, seat, verb);
      return;
    }
  GN_FOR_SEATS (match, who)
    list_seat (&lister, who);
  list_host (&lister);
}

/* ---- Weights of outcomes ------------------------------------------------------------------------------------- */

static void
chance_horns (const GnMatch *match,
              const GwState *state,
              GnOutcomes    *outcomes)
{
  /* n horns on four dice: 4 over n, times the number of sides with a horn to the power n, times the number of others
     to the power 4 - n */
  static const guint64 ways[] = { 1, 4, 6, 4, 1 };
  const guint horns = gw_start_horns (match);

  GN_FOR_SEATS (match, seat)
    if ((state->rolling >> seat & 1) && !state->horns[seat])
      {
        for (int n = 0; n <= 4; n++)
          {
            guint64 weight = ways[n];

            for (int i = 0; i < 4; i++)
              weight *= i < n ? horns : GW_DIE_SIDES - horns;

            GnMove *move = gn_outcomes_add (outcomes, GW_V_HORNS, weight);

            move->arg[0] = (gint16) seat;
            move->arg[1] = (gint16) n;
          }
        return;
      }
}

void
gw_chance (const GnMatch *match,
           gconstpointer  data,
           GnOutcomes    *outcomes)
{
  const GwState *state = data;
  const GwSet *set = gw_set (match);
  int seat;
  guint verb;

  if (state->head.over)
    return;
  if (state->stage == GW_AT_TRIBES)
    {
      const int who = gw_untribed (match, state);

      outcomes->source = GW_SOURCE_TRIBES;
      for (int tribe = 0; tribe < GW_TRIBES; tribe++)
        if (gw_tribe_fits (match, state, who, tribe))
          {
            GnMove *move = gn_outcomes_add (outcomes, GW_V_TRIBE, 1);

            move->arg[0] = (gint16) who;
            move->arg[1] = (gint16) tribe;
          }
      return;
    }
  if (state->stage == GW_AT_FIRST_PLAYER)
    {
      outcomes->source = GW_SOURCE_HORNS;
      chance_horns (match, state, outcomes);
      return;
    }
  if (state->stage == GW_AT_BOARD)
    {
      outcomes->source = GW_SOURCE_TILES;
      gw_chance_lay (match, state, outcomes);
      return;
    }
  if (state->stage < GW_AT_TURN_START || !gw_asked (match, state, &seat, &verb) || seat != GN_CHANCE)
    return;
  if (verb == GW_V_DIE || verb == GW_V_ROLLED)
    {
      outcomes->source = GW_SOURCE_DICE;
      guint8 sides[GW_N_FACES];

      /* The die of a card is a black one. */
      gw_sides (match, FALSE, sides);
      GW_FOR_FACES (face)
        {
          const guint64 weight = verb == GW_V_ROLLED ? sides[face]
                                                     : gw_own_faces (match) ? gw_face_weight (match, state, face) : 1;

          if (weight)
            gn_outcomes_add (outcomes, verb, weight)->arg[0] = (gint16) face;
        }
      return;
    }
  outcomes->source = verb == GW_V_DRAWN ? GW_SOURCE_DECK : GW_SOURCE_HAND;
  outcomes->about = !set->deck_complete;
  for (int card = 0; card < set->n_cards; card++)
    {
      guint64 weight = gw_card_ways (match, state, card);

      if (verb == GW_V_LOST_CARD)
        {
          const GnPile *hand = &state->hand[gw_top (state)->a];

          weight = gn_pile_unseen (hand, 0) ? weight : 0;
          GN_FOR_LAYERS (layer, hand)
            weight += layer->card == card;
        }
      if (weight)
        gn_outcomes_add (outcomes, verb, weight)->arg[0] = (gint16) card;
    }
}
