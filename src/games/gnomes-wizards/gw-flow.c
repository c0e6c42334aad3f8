/* gw-flow.c: the stack above the state of the turn, and all automatic steps (5.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

/* ---- Turns ------------------------------------------------------------------------------------ */

/* GW-028, GW-041 */
static gboolean
flips_now (const GnMatch *match,
           const GwState *state)
{
  return state->round >= gw_flip_start (match) && state->round <= gw_rounds (match) && gw_flippable (match, state);
}

/* GW-031, GW-104. Returns: FALSE if the player has to bring back a clan */
static gboolean
start_turn (const GnMatch *match,
            GwState       *state,
            GnStory       *story)
{
  const int seat = state->current;

  switch (state->start_done)
    {
    case 0:
      GW_FOR_UNITS (unit)
        for (int kind = 0; kind < GW_N_COUNTERS; kind++)
          if (kind != GW_LINGERING && state->counter[unit][kind] == seat + 1)
            {
              state->counter[unit][kind] = 0;
              gn_story_tell (story, GW_F_EXPIRED, unit, kind);
            }
      state->start_done = 1;
      return TRUE;

    case 1:
      {
        guint32 bearers = 0;

        GW_FOR_UNITS (unit)
          if (state->counter[unit][GW_LINGERING] == seat + 1)
            bearers |= GW_BIT (unit);
        state->start_done = 2;
        if (bearers)
          {
            GwFrame *frame = gw_push (state, GW_FRAME_LINGER);

            frame->a = (gint16) seat;
            gw_frame_set_units (frame, bearers);
          }
        return TRUE;
      }

    case 2:
      GW_FOR_PLACES (place)
        if (state->blockade[place] == seat + 1)
          {
            state->blockade[place] = 0;
            gn_story_tell (story, GW_F_BLOCKADE_GONE, place);
          }
      for (int edge = GW_PLACES, one, other; gw_has_edges (match) && edge < GW_SPOTS; edge++)
        if (gw_edge_ends (edge, &one, &other) && *gw_edge_at (state, edge) == seat + 1)
          {
            *gw_edge_at (state, edge) = 0;
            gn_story_tell (story, GW_F_EDGE_GONE, one, other);
          }
      state->start_done = 3;
      return TRUE;

    case 3:
      if (gw_eliminated (state, seat))
        {
          if (gw_option (match, GW_OPT_FLIP_GHOST) == 1 && flips_now (match, state))
            {
              state->start_done = 0;
              state->stage = GW_AT_FLIP;
            }
          else
            {
              gw_next_turn (match, state, story);
            }
          return TRUE;
        }
      if (gw_active (state, seat) == 0)
        {
          const int tribe = gw_tribe (state, seat);

          for (int slot = 1; slot < GW_SLOTS; slot++)
            if (state->status[gw_unit (tribe, slot)] == GW_INACTIVE)
              return FALSE;
        }
      state->start_done = 4;
      return TRUE;

    default:
      state->start_done = 0;
      state->stage = flips_now (match, state) ? GW_AT_FLIP : GW_AT_ROLL;
      return TRUE;
    }
}

/* ---- Automatic steps ------------------------------------------------------------------------------- */

/* GW-107, GW-108 */
static gboolean
look_for_end (const GnMatch *match,
              GwState       *state,
              GnStory       *story)
{
  guint living = 0, first = 0;
  gboolean one_side = TRUE;

  GN_FOR_SEATS (match, seat)
    if (!gw_eliminated (state, seat))
      {
        one_side &= living == 0 || gw_team_mates (match, state, (int) first, seat);
        if (living++ == 0)
          first = (guint) seat;
      }
    else if (gn_pile_size (&state->hand[seat]) > 0)
      {
        gn_story_tell (story, GW_F_OUT, seat);
        while (gn_pile_size (&state->hand[seat]))
          {
            GnLayer layer = gn_pile_take_top (&state->hand[seat]);

            gw_to_bottom (match, state, gw_smaller_pile (match, state), layer);
          }
      }
  if ((one_side && gw_option (match, GW_OPT_ELIMINATION) == 0) || living == 0)
    {
      gn_story_tell (story, GW_F_LAST_SIDE);
      gw_end_game (match, state, story);
      return TRUE;
    }
  if (state->stage > GW_AT_TURN_START && gw_eliminated (state, state->current) && !gw_ghost (match, state))
    state->lost_turn = 1;
  return FALSE;
}

/* GW-208 */
static gboolean
find_stranded (const GnMatch *match,
               GwState       *state)
{
  GW_FOR_UNITS (unit)
    {
      const int cell = state->place[unit] < 0 ? -1 : gw_cell (match, state, unit);

      if (cell < 0 || gw_landable (match, state, cell))
        continue;
      if (state->acting == unit + 1 && state->moving && !state->counter[unit][GW_SLEEPING]
          && !(state->did[unit] & GW_DID_CLOSED)
          && gw_lands_within (match, state, unit, cell, gw_steps_left (match, state, unit, NULL)))
        continue;

      GwFrame *frame = gw_push (state, GW_FRAME_LEAVE);

      frame->a = state->place[unit];
      frame->b = 1;
      gw_frame_set_units (frame, GW_BIT (unit));
      if (state->acting == unit + 1)
        state->moving = 0;
      return TRUE;
    }
  return FALSE;
}

/* GW-170 … GW-172 */
static gboolean
flow_linger (const GnMatch *match,
             GwState       *state,
             GnStory       *story)
{
  GwFrame *frame = &state->frame[state->n_frames - 1];
  guint32 units = gw_frame_units (frame);
  int unit = frame->e - 1;

  GW_FOR_UNITS (u)
    if ((units & GW_BIT (u)) && !state->counter[u][GW_LINGERING])
      units &= ~GW_BIT (u);
  gw_frame_set_units (frame, units);
  if (!units)
    {
      gw_pop (state);
      return TRUE;
    }
  if (unit < 0 && __builtin_popcount (units) > 1 && !gw_eliminated (state, frame->a))
    return FALSE;
  if (unit < 0)
    unit = __builtin_ctz (units);

  const int by = state->linger_unit[unit] - 1, seat = state->linger_seat[unit] - 1;

  gw_frame_set_units (frame, units & ~GW_BIT (unit));
  frame->e = 0;
  state->counter[unit][GW_LINGERING] = 0;
  state->linger_unit[unit] = state->linger_seat[unit] = 0;
  if (state->counter[unit][GW_FLYING] && !(by >= 0 && state->status[by] == GW_ACTIVE && state->counter[by][GW_FLYING]))
    {
      gn_story_tell (story, GW_F_LINGER_FLEW, unit);
      return TRUE;
    }
  gn_story_tell (story, GW_F_LINGER_AGAIN, unit);
  gw_strike (match, state, -1, unit, 2, seat, FALSE, story);
  return TRUE;
}

/* GW-048, GW-049, GW-207 */
static gboolean
flow_react (const GnMatch *match,
            GwState       *state,
            GnStory       *story)
{
  GwFrame *frame = &state->frame[state->n_frames - 1];
  const int victim = frame->a;
  guint32 units = gw_frame_units (frame);
  int seat, unit = frame->e - 1;

  GW_FOR_UNITS (u)
    if ((units & GW_BIT (u)) && (state->place[u] != state->place[victim] || !gw_able (match, state, u, victim)))
      units &= ~GW_BIT (u);
  gw_frame_set_units (frame, units);
  if (!units)
    {
      gw_pop (state);
      return TRUE;
    }

  const guint32 own = gw_units_of_next (match, state, units, &seat);

  if (unit >= 0 && !(units & GW_BIT (unit)))
    unit = -1;
  if (unit < 0 && __builtin_popcount (own) > 1)
    {
      frame->e = 0;
      return FALSE;
    }
  if (unit < 0)
    unit = __builtin_ctz (own);
  gw_frame_set_units (frame, units & ~GW_BIT (unit));
  frame->e = 0;
  if (frame->b)
    {
      GwFrame *held = gw_push (state, GW_FRAME_HELD);

      held->a = GW_V_NEXT;
      held->b = (gint16) unit;
      held->c = (gint16) victim;
      state->opener = (guint8) (gw_seat (state, unit) + 1);
      return TRUE;
    }
  gn_story_tell (story, GW_F_REACTS, unit, victim);
  gw_strike (match, state, unit, victim, MAX (0, gw_set (match)->atk[unit]), seat, FALSE, story);
  return TRUE;
}

static gboolean
flow_walk (const GnMatch *match,
           GwState       *state)
{
  const GwFrame *frame = gw_top (state);

  if (state->status[frame->a] == GW_ACTIVE && gw_walk_possible (match, state, frame))
    return FALSE;
  gw_pop (state);
  return TRUE;
}

static gboolean
flow_lose (const GnMatch *match,
           GwState       *state,
           GnStory       *story)
{
  GwFrame *frame = &state->frame[state->n_frames - 1];
  GnPile *hand = &state->hand[frame->a];

  if (frame->b <= 0 || gn_pile_size (hand) == 0)
    {
      gw_pop (state);
      return TRUE;
    }
  /* With a physical box nobody enters which card it was. */
  if (frame->c && match->dealer[GW_FAMILY_CARDS] == GN_DEALER_BOX)
    {
      GnLayer layer = gn_pile_take_top (hand);

      layer.card = -1;
      layer.seen = 0;
      frame->b--;
      gw_to_bottom (match, state, gw_smaller_pile (match, state), layer);
      gn_story_tell (story, GW_F_DISCARDED, frame->a);
      return TRUE;
    }
  return FALSE;
}

static gboolean
can_strike (const GnMatch *match,
            const GwState *state,
            int            unit)
{
  GW_FOR_UNITS (other)
    if (state->place[other] == state->place[unit] && gw_able (match, state, unit, other))
      return TRUE;
  return FALSE;
}

/* Carries on with the top frame. Returns: FALSE if somebody has to decide */
static gboolean
flow_frame (const GnMatch *match,
            GwState       *state,
            GnStory       *story)
{
  GwFrame *top = &state->frame[state->n_frames - 1];

  switch ((GwFrameKind) top->kind)
    {
    case GW_FRAME_CASTS:
      if (state->n_casts > 0 && !state->lost_turn)
        return find_stranded (match, state);
      if (state->n_casts > 0)
        gw_run_cast (match, state, story);
      else
        gw_pop (state);
      return TRUE;

    case GW_FRAME_HELD:
      if (state->lost_turn || ((top->a == GW_V_ATTACK || top->a == GW_V_NEXT) && state->status[top->b] != GW_ACTIVE))
        {
          gw_pop (state);
          return TRUE;
        }
      return find_stranded (match, state);

    case GW_FRAME_RUN:
      gw_run_on (match, state, story);
      return TRUE;

    case GW_FRAME_LEAVE:
      {
        guint32 units = gw_frame_units (top);

        GW_FOR_UNITS (unit)
          if ((units & GW_BIT (unit)) && state->place[unit] != top->a)
            units &= ~GW_BIT (unit);
        gw_frame_set_units (top, units);
        if (units)
          return FALSE;
        gw_pop (state);
        return TRUE;
      }

    case GW_FRAME_REACT:
      return flow_react (match, state, story);
    case GW_FRAME_LINGER:
      return flow_linger (match, state, story);
    case GW_FRAME_WALK:
      return flow_walk (match, state);

    case GW_FRAME_BRING:
      if (state->status[top->a] == (top->e ? GW_INACTIVE : GW_ACTIVE)
          && gw_bring_cells (match, state, top->a, (guint) top->b, top->c, top->d))
        return FALSE;
      gw_pop (state);
      return TRUE;

    case GW_FRAME_STRIKE:
      if (can_strike (match, state, top->a))
        return FALSE;
      gw_pop (state);
      return TRUE;

    case GW_FRAME_GIVE:
      if (top->b > 0 && gw_has_room (match, state, top->a))
        return FALSE;
      if (top->b > 0)
        gn_story_tell (story, GW_F_SURPLUS, top->b);
      gw_pop (state);
      return TRUE;

    case GW_FRAME_LOSE:
      return flow_lose (match, state, story);

    case GW_FRAME_NONE:
    case GW_FRAME_PICK:
    case GW_FRAME_KEEP:
    case GW_FRAME_ROLL:
    case GW_FRAME_TEXT:
    default:
      return FALSE;
    }
}

static gboolean
flow_stage (const GnMatch *match,
            GwState       *state,
            GnStory       *story)
{
  if (state->lost_turn)
    {
      gw_next_turn (match, state, story);
      return TRUE;
    }
  if (state->stage == GW_AT_TURN_START)
    return start_turn (match, state, story);
  if (find_stranded (match, state))
    return TRUE;
  if (state->stage == GW_AT_FLIP && (state->flips >= 2 || !gw_flippable (match, state)))
    {
      state->flip_first = 0;
      if (gw_ghost (match, state))
        gw_next_turn (match, state, story);
      else
        state->stage = GW_AT_ROLL;
      return TRUE;
    }
  return FALSE;
}

void
gw_flow (const GnMatch *match,
         GwState       *state,
         GnStory       *story)
{
  if (state->stage < GW_AT_TURN_START)
    {
      gw_setup_flow (match, state, story);
      if (state->stage < GW_AT_TURN_START)
        return;
    }
  for (;;)
    {
      if (state->head.over || look_for_end (match, state, story))
        return;
      if (!(state->n_frames ? flow_frame (match, state, story) : flow_stage (match, state, story)))
        break;
    }

  /* Set members that do not apply to 0, so that equal positions compare equal byte by byte. */
  if (!state->n_frames)
    state->opener = 0;
  if (!state->n_casts && !state->run.seat)
    memset (state->fell, 0, sizeof state->fell);
  GW_FOR_UNITS (unit)
    if ((state->did[unit] & GW_DID_STOP) && !gw_stopped (match, state, unit))
      state->did[unit] &= (guint8) ~GW_DID_STOP;
  if (!state->acting || gw_steps_left (match, state, state->acting - 1, NULL) == 0)
    state->moving = 0;
}
