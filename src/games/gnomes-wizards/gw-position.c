/* gw-position.c: completion and audit of a position that is only partly given
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/state/position.h"
#include "gw-state.h"

static gboolean
said (const GnMatch *match,
      const GnGiven *given,
      const char    *id)
{
  return gn_given_said (match, given, id, -1);
}

/* If only some tiles are given, the others are laid as they fit, because every match in progress has a complete
 * board. */
static void
settle_tiles (const GnMatch *match,
              GwState       *state)
{
  const GwBoard *board = gw_board (match);
  GN_FOR_PLACES (cell, gn_grid_all (&board->grid) & ~gw_laid (match, state))
    {
      guint64 tiles = gw_tiles_for (match, state, cell);

      if (tiles)
        state->lies[gn_places_next (&tiles)] = board->place[cell];
    }
}

static void
settle_units (const GnMatch *match,
              GwState       *state,
              const GnGiven *given)
{
  GW_FOR_UNITS (unit)
    {
      const gboolean here = gn_given_said (match, given, "place", unit),
                     status = gn_given_said (match, given, "status", unit);

      if (here && !status && state->place[unit] >= 0)
        state->status[unit] = GW_ACTIVE;
      if (status && state->status[unit] != GW_ACTIVE)
        {
          state->place[unit] = -1;
          state->hp[unit] = 0;
          state->def[unit] = 0;
          state->charge[2 * unit] = state->charge[2 * unit + 1] = 0;
        }
      if (state->status[unit] != GW_ACTIVE || !(here || status))
        continue;
      if (!gn_given_said (match, given, "hp", unit) && state->hp[unit] == 0)
        state->hp[unit] = (guint8) gw_max_hp (unit);
      if (!gn_given_said (match, given, "def", unit) && state->def[unit] < MAX (0, gw_set (match)->def[unit]))
        state->def[unit] = MAX (0, gw_set (match)->def[unit]);
    }
}

gboolean
gw_settle (const GnMatch *match,
           gpointer       data,
           const GnGiven *given,
           GnSay         *why)
{
  GwState *state = data;

  if (state->head.stopped)
    {
      state->head.over = TRUE;
      return TRUE;
    }
  settle_units (match, state, given);
  /* Tribes that were drawn but not given: take any that fit. */
  GN_FOR_SEATS (match, seat)
    for (int tribe = 0; tribe < GW_TRIBES && state->stage > GW_AT_TRIBES && gw_untribed (match, state) == seat; tribe++)
      if (gw_tribe_fits (match, state, seat, tribe))
        state->tribe_seat[tribe] = (guint8) (seat + 1);
  if (said (match, given, "stage") && state->stage > GW_AT_BOARD && state->stage < GW_AT_OVER && gw_board (match))
    {
      settle_tiles (match, state);
      if (state->stage >= GW_AT_LEADERS && !said (match, given, "pile")
          && gn_pile_size (&state->pile[0]) + gn_pile_size (&state->pile[1]) == 0 && !said (match, given, "n_frames"))
        {
          guint n = state->deck_said ? state->deck_said - 1u : gw_set (match)->deck_copies;

          GW_FOR_UNITS (unit)
            n -= n && state->learned[unit];
          GN_FOR_SEATS (match, seat)
            n -= MIN (n, gn_pile_size (&state->hand[seat]));
          gn_pile_put_unseen_top (&state->pile[0], 0, gw_option (match, GW_OPT_PILES) == 0 ? (n + 1) / 2 : n);
          gn_pile_put_unseen_top (&state->pile[1], 0, gw_option (match, GW_OPT_PILES) == 0 ? n / 2 : 0);
        }
      if (!said (match, given, "rolling"))
        {
          state->rolling = 0;
          memset (state->horns, 0, sizeof state->horns);
        }
      if (state->stage >= GW_AT_TURN_START)
        {
          if (state->current < 0)
            state->current = MAX (state->first, 0);
          if (state->first < 0)
            state->first = 0;
          state->turns = MAX (state->turns, 1);
        }
      else if (state->first < 0)
        state->first = 0;
    }
  /* A lost turn ends as soon as nothing is left to carry out: with nothing left it is over already. */
  if (!state->n_frames && !state->n_casts)
    state->lost_turn = 0;
  state->head.over = state->stage == GW_AT_OVER;
  return TRUE;
}

/* ---- Checking that everything exists only once ---------------------------------------------------- */

static gboolean
audit_unit (const GnMatch *match,
            const GwState *state,
            int            unit,
            GnSay         *why)
{
  const gboolean active = state->status[unit] == GW_ACTIVE;

  if (state->status[unit] != GW_INACTIVE && !gw_in_play (state, unit))
    return gn_say (why, GW_BAD_UNIT, unit);
  if (active != (state->place[unit] >= 0) || active != (state->hp[unit] > 0) || state->hp[unit] > gw_max_hp (unit))
    return gn_say (why, GW_BAD_UNIT, unit);
  if (active && gw_cell (match, state, unit) < 0)
    return gn_say (why, GW_BAD_PLACE, unit);
  if (state->def[unit] > (active ? gw_defence_cap (match, unit) : 0))
    return gn_say (why, GW_BAD_DEFENCE, unit);
  if (!active && (state->learned[unit] || state->did[unit] || state->used[unit] || state->struck[unit]
                  || state->more_mov[unit] || state->more_atk[unit]))
    return gn_say (why, GW_BAD_COUNTER, unit);
  for (int kind = 0; kind < GW_N_COUNTERS; kind++)
    if (state->counter[unit][kind] > match->n_seats || (state->counter[unit][kind] && !active))
      return gn_say (why, GW_BAD_COUNTER, unit);
  if (!state->counter[unit][GW_LINGERING] != !state->linger_seat[unit])
    return gn_say (why, GW_BAD_COUNTER, unit);
  if (state->killer[unit] && state->status[unit] != GW_DEAD)
    return gn_say (why, GW_BAD_UNIT, unit);
  if (state->learned[unit] > gw_set (match)->n_cards)
    return gn_say (why, GW_BAD_CARDS, gw_set (match)->n_cards, state->learned[unit]);
  for (int value = 2 * unit; value < 2 * unit + 2; value++)
    {
      const GwAbility *ability = gw_ability (match, state, value);

      if (state->charge[value] && (!ability || !active || (ability->known && state->charge[value] > ability->cost)))
        return gn_say (why, GW_BAD_CRYSTALS, value);
    }
  return TRUE;
}

static gboolean
audit_tiles (const GnMatch *match,
             const GwState *state,
             GnSay         *why)
{
  const GwBoard *board = gw_board (match);
  guint64 covered = 0;

  for (int tile = 0; tile < GW_TILES; tile++)
    {
      const int cell = state->lies[tile] < 0 ? -1 : gw_cell_at (match, state->lies[tile]);
      const gboolean in_play = state->tribe_seat[gw_tile_tribe (tile)] > 0;

      if (state->lies[tile] < 0)
        continue;
      if (cell < 0 || (covered >> cell & 1))
        return gn_say (why, GW_BAD_TILE, tile);
      covered |= GN_PLACE (cell);
      if ((board->dead >> cell & 1) ? in_play || gw_tile_is_mine (tile)
                                    : !in_play || gw_tile_is_mine (tile) != (board->mines >> cell & 1))
        return gn_say (why, GW_BAD_TILE, tile);
      if (match->n_seats % 2 == 0 && (board->b >> cell & 1) != (guint64) gw_tile_side (tile))
        return gn_say (why, GW_BAD_TILE, tile);
    }
  if (state->stage > GW_AT_BOARD && !state->head.stopped && covered != gn_grid_all (&board->grid))
    return gn_say (why, GW_BAD_TILES);
  GW_FOR_PLACES (place)
    {
      const int cell = gw_cell_at (match, place);

      if ((state->flipped[place] || state->blockade[place]) && cell < 0)
        return gn_say (why, GW_BAD_TILES);
      for (int side = 0, one, other; side < GW_SIDES; side++)
        if (state->edge[place][side]
            && (!gw_has_edges (match) || !gw_edge_ends (GW_PLACES + place * GW_SIDES + side, &one, &other)
                || gw_cell_at (match, one) < 0 || gw_cell_at (match, other) < 0))
          return gn_say (why, GW_BAD_BLOCKADE, place);
      if (state->flipped[place] && (board->mines >> cell & 1))
        return gn_say (why, GW_BAD_MINE, place);
    }
  return TRUE;
}

static gboolean
audit_cards (const GnMatch *match,
             const GwState *state,
             GnSay         *why)
{
  const GwSet *set = gw_set (match);
  const guint all = state->deck_said ? state->deck_said - 1u : set->deck_copies;
  guint n = gn_pile_size (&state->pile[0]) + gn_pile_size (&state->pile[1]) + gn_pile_size (&state->looked);

  GN_FOR_SEATS (match, seat)
    n += gn_pile_size (&state->hand[seat]);
  GW_FOR_UNITS (unit)
    n += state->learned[unit] > 0;
  const guint wanted = state->stage >= GW_AT_LEADERS ? all : 0;

  if (n != wanted && (set->deck_complete || state->deck_said) && !state->head.stopped)
    return gn_say (why, GW_BAD_CARDS, (int) wanted, (int) n);
  return TRUE;
}

/* A choice that an ability asks for belongs to one of its steps. */
static gboolean
audit_asking (const GnMatch *match,
              const GwState *state)
{
  for (guint i = 0; i < state->n_frames; i++)
    {
      const GwFrame *frame = &state->frame[i], *run = i ? &state->frame[i - 1] : NULL;
      const GwProgram *program;

      if (frame->kind != GW_FRAME_PICK && frame->kind != GW_FRAME_ROLL)
        continue;
      if (run == NULL || run->kind != GW_FRAME_RUN || (!state->run.ability && !state->run.card))
        return FALSE;
      program = gw_caster (match, state, &state->run, state->chosen).program;
      if (!program || run->a >= program->n)
        return FALSE;
      if (frame->kind == GW_FRAME_PICK
          && (frame->b != run->a || frame->f < 0 || frame->f > 2
              || (frame->g && (frame->f != 1 || gw_cell_at (match, frame->g - 1) < 0))))
        return FALSE;
    }
  return TRUE;
}

/* Somebody may have written any number: what is cast, by whom, and what it names has to be there. */
static gboolean
audit_cast (const GnMatch *match,
            const GwCast  *cast)
{
  if (cast->seat > match->n_seats || cast->source > GW_UNITS || cast->ability > GW_ABILITIES
      || cast->card > gw_set (match)->n_cards)
    return FALSE;
  for (guint kind = 0; kind < 4; kind++)
    {
      const int last = kind == 1 ? GW_PLACES : gw_spots (match, kind);
      guint most;
      const gint16 *list = gw_named_list (cast, kind, &most);

      for (guint k = 0; k < most; k++)
        if (list[k] > last)
          return FALSE;
    }
  return TRUE;
}

static gboolean
is_one_of (int value,
           int n)
{
  return value >= 0 && value < n;
}

/* What is held names what it will be carried out with. */
static gboolean
audit_held (const GnMatch *match,
            const GwFrame *frame)
{
  switch (frame->a)
    {
    case GW_V_FLIP:
      return gw_cell_at (match, frame->b) >= 0;
    case GW_V_WAR_DRAW:
      return is_one_of (frame->b, 2);
    case GW_V_WAR_CHARGE:
      return is_one_of (frame->b, GW_ABILITIES) && is_one_of (frame->c, GW_UNITS);
    case GW_V_WAR_CALL:
    case GW_V_ATTACK:
    case GW_V_NEXT:
      return is_one_of (frame->b, GW_UNITS) && is_one_of (frame->c, GW_UNITS);
    default:
      return FALSE;
    }
}

/* Somebody may have written any number: what later finds a row of a table is one of its rows. */
static gboolean
audit_frame (const GnMatch *match,
             const GwFrame *frame)
{
  switch ((GwFrameKind) frame->kind)
    {
    case GW_FRAME_HELD:
      return audit_held (match, frame);
    case GW_FRAME_RUN:
      return frame->a >= 0;
    case GW_FRAME_LEAVE:
      return gw_cell_at (match, frame->a) >= 0;
    case GW_FRAME_REACT:
      return is_one_of (frame->a, GW_UNITS) && is_one_of (frame->e, GW_UNITS + 1);
    case GW_FRAME_LINGER:
      return is_one_of (frame->a, match->n_seats) && is_one_of (frame->e, GW_UNITS + 1);
    case GW_FRAME_KEEP:
      return is_one_of (frame->a, match->n_seats) && is_one_of (frame->d, 2);
    case GW_FRAME_WALK:
    case GW_FRAME_BRING:
    case GW_FRAME_STRIKE:
    case GW_FRAME_ROLL:
      return is_one_of (frame->a, GW_UNITS);
    case GW_FRAME_PICK:
    case GW_FRAME_GIVE:
    case GW_FRAME_LOSE:
      return is_one_of (frame->a, match->n_seats);
    default:
      return TRUE;
    }
}

static gboolean
audit_frames (const GnMatch *match,
              const GwState *state,
              GnSay         *why)
{
  gboolean run = FALSE;

  for (guint i = 0; i < state->n_frames; i++)
    {
      const GwFrame *frame = &state->frame[i];

      if (frame->kind <= GW_FRAME_NONE || frame->kind >= GW_N_FRAMES)
        return gn_say (why, GW_BAD_FRAME);
      run |= frame->kind == GW_FRAME_RUN;
      if (!audit_frame (match, frame))
        return gn_say (why, GW_BAD_FRAME);
    }
  if (run != (state->run.seat > 0) || state->opener > match->n_seats)
    return gn_say (why, GW_BAD_FRAME);
  GW_FOR_UNITS (unit)
    if (state->fell[unit]
        && (state->status[unit] != GW_DEAD || gw_cell_at (match, state->fell[unit] - 1) < 0
            || !(state->n_casts || state->run.seat)))
      return gn_say (why, GW_BAD_FRAME);
  for (guint i = 0; i < GW_ABILITY_STEPS; i++)
    if (state->chosen[i] >> GW_UNITS)
      return gn_say (why, GW_BAD_FRAME);
  if (!audit_cast (match, &state->run) || !audit_asking (match, state))
    return gn_say (why, GW_BAD_FRAME);
  for (guint i = 0; i < state->n_casts; i++)
    {
      const GwCast *cast = &state->cast[i];

      if (cast->seat == 0 || (!cast->ability && !cast->card) || !audit_cast (match, cast))
        return gn_say (why, GW_BAD_FRAME);
    }
  return TRUE;
}

gboolean
gw_audit (const GnMatch *match,
          gconstpointer  data,
          GnSay         *why)
{
  const GwState *state = data;
  guint dice = 0, pink = 0;

  if ((state->stage >= GW_AT_LEADERS && state->stage < GW_AT_OVER && state->first < 0)
      || (state->stage >= GW_AT_TURN_START && state->stage < GW_AT_OVER && state->current < 0))
    return gn_say (why, GW_BAD_STAGE);
  if (!state->head.stopped && (state->stage == GW_AT_OVER) != state->head.over)
    return gn_say (why, GW_BAD_STAGE);
  GW_FOR_UNITS (unit)
    {
      if (!audit_unit (match, state, unit, why))
        return FALSE;
      for (int as = 0; as < GW_N_AS; as++)
        dice += state->given[unit][as];
      dice += state->undecided[unit];
    }
  GW_FOR_FACES (face)
    dice += state->dice[face];
  if (state->stage > GW_AT_TRIBES && gw_untribed (match, state) >= 0 && !state->head.stopped)
    return gn_say (why, GW_BAD_STAGE);
  if (state->flip_first && (state->stage != GW_AT_FLIP || gw_cell_at (match, state->flip_first - 1) < 0))
    return gn_say (why, GW_BAD_TILES);
  if (state->equal_deal && state->stage != GW_AT_BOARD)
    return gn_say (why, GW_BAD_STAGE);
  GW_FOR_FACES (face)
    pink += state->pink[face];
  if (state->due_pink > state->due || pink + state->due_pink > GW_DICE_MOST - GW_DICE_BLACK
      || (pink + state->due_pink && !gw_own_faces (match)))
    return gn_say (why, GW_BAD_DICE);
  /* Horns are put aside out of what was rolled (GW-060). */
  if (dice + state->due + state->horns_aside + state->horns_deck > GW_DICE_MOST
      || (state->stage < GW_AT_ASSIGN
          && state->horns_aside + state->horns_deck + (state->rolled || state->due ? 0 : dice) > 0)
      || (state->stage >= GW_AT_ASSIGN && state->dice[GW_CRYSTAL]))   /* they have been spent (GW-057) */
    return gn_say (why, GW_BAD_DICE);
  return audit_tiles (match, state, why) && audit_cards (match, state, why) && audit_frames (match, state, why);
}
