/* gw-frame.c: the stack of frames above the turn, and the choice that the top frame asks for (5.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

GwFrame *
gw_push (GwState     *state,
         GwFrameKind  kind)
{
  g_assert (state->n_frames < GW_FRAMES);

  GwFrame *frame = &state->frame[state->n_frames++];

  *frame = (GwFrame) { .kind = (gint16) kind };
  return frame;
}

void
gw_pop (GwState *state)
{
  state->frame[--state->n_frames] = (GwFrame) { 0 };
}

gboolean
gw_casts_open (const GwState *state)
{
  return gw_top (state)->kind == GW_FRAME_CASTS;
}

const GwFrame *
gw_held (const GwState *state)
{
  for (int i = state->n_frames - 1; i >= 0; i--)
    if (state->frame[i].kind == GW_FRAME_HELD)
      return &state->frame[i];
  return NULL;
}

gboolean
gw_may_hold_go (const GwState *state)
{
  return state->n_frames == 1 && gw_top (state)->kind == GW_FRAME_LEAVE && !gw_top (state)->b;
}

guint32
gw_units_of_next (const GnMatch *match,
                  const GwState *state,
                  guint32        units,
                  int           *seat)
{
  GN_FOR_SEATS (match, k)
    {
      const int who = gw_turn_order (match, state, k);
      const guint32 own = units & (0x7fu << (gw_tribe (state, who) * GW_SLOTS));

      if (own)
        {
          *seat = who;
          return own;
        }
    }
  *seat = -1;
  return 0;
}

gboolean
gw_asked (const GnMatch *match,
          const GwState *state,
          int           *seat,
          guint         *verb)
{
  const GwFrame *top = gw_top (state);

  *seat = -1;
  *verb = GW_V_GO;
  switch ((GwFrameKind) top->kind)
    {
    case GW_FRAME_LEAVE:
      gw_units_of_next (match, state, gw_frame_units (top), seat);
      return TRUE;
    case GW_FRAME_REACT:
      gw_units_of_next (match, state, gw_frame_units (top), seat);
      *verb = GW_V_NEXT;
      return TRUE;
    case GW_FRAME_LINGER:
      *seat = top->a;
      *verb = GW_V_NEXT;
      return TRUE;
    case GW_FRAME_WALK:
    case GW_FRAME_BRING:
      *seat = gw_seat (state, top->a);
      return TRUE;
    case GW_FRAME_STRIKE:
      *seat = gw_seat (state, top->a);
      *verb = GW_V_STRIKE;
      return TRUE;
    case GW_FRAME_PICK:
      *seat = top->a;
      *verb = GW_V_PICK;
      return TRUE;
    case GW_FRAME_GIVE:
      *seat = top->a;
      *verb = GW_V_COLLECT;
      return TRUE;
    case GW_FRAME_KEEP:
      *seat = top->c > 0 ? GN_CHANCE : top->a;
      *verb = top->c > 0 ? GW_V_DRAWN : GW_V_KEEP;
      return TRUE;
    case GW_FRAME_LOSE:
      *seat = top->c ? GN_CHANCE : top->a;
      *verb = top->c ? GW_V_LOST_CARD : GW_V_DISCARD;
      return TRUE;
    case GW_FRAME_ROLL:
      *seat = GN_CHANCE;
      *verb = GW_V_ROLLED;
      return TRUE;
    case GW_FRAME_TEXT:
      *seat = GN_HOST;
      *verb = GW_V_CARRIED_OUT;
      return TRUE;
    case GW_FRAME_NONE:
      if (state->stage == GW_AT_TURN_START && state->start_done == 3)
        {
          *seat = state->current;
          *verb = GW_V_COMEBACK;
          return TRUE;
        }
      if (state->stage == GW_AT_ROLL && state->due)
        {
          *seat = GN_CHANCE;
          *verb = GW_V_DIE;
          return TRUE;
        }
      return FALSE;
    case GW_FRAME_HELD:
    case GW_FRAME_CASTS:
    case GW_FRAME_RUN:
    default:
      return FALSE;
    }
}
