/* inv-stack.c: the stack of frames: for each card text under way, its list and the current effect
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

InvFrame *
inv_top (InvState *state)
{
  return state->n_frames > 0 ? &state->frame[state->n_frames - 1] : NULL;
}

const InvFrame *
inv_top_of (const InvState *state)
{
  return state->n_frames > 0 ? &state->frame[state->n_frames - 1] : NULL;
}

const InvOp *
inv_op_of (const GnMatch  *match,
           const InvState *state)
{
  /* Boons without a roll, gained by a text that is read aloud (8.7). */
  static const InvOp reward = { .word = INV_E_BOON_REWARD, .n = 1 };
  const InvSet *set = inv_set (match);
  const InvFrame *top = inv_top_of (state);
  InvList list;

  if (!top || top->card == INV_FRAME_BARRIER)
    return NULL;
  if (top->card == INV_FRAME_REWARD)
    return top->at == 0 ? &reward : NULL;

  list = inv_list_of (set, inv_program (set, top->gnome, top->card, (guint) top->slot), (guint) top->list);
  return top->at < list.n ? &set->op[list.first + top->at] : NULL;
}

void
inv_pop_frame (InvState *state)
{
  state->n_frames--;
  memset (&state->frame[state->n_frames], 0, sizeof (InvFrame));
}

void
inv_push_frame (const GnMatch *match,
                InvState      *state,
                InvFrame       frame)
{
  const InvFrame *top = inv_top_of (state);

  /* Frames whose list is done are dropped first, so that a chain of gains does not fill the stack. */
  while (top && top->card != INV_FRAME_BARRIER && !inv_op_of (match, state))
    {
      inv_pop_frame (state);
      top = inv_top_of (state);
    }
  if (state->n_frames < INV_FRAMES - 1)
    state->frame[state->n_frames++] = frame;
}

void
inv_push (const GnMatch *match,
          InvState      *state,
          gboolean       gnome,
          int            card,
          guint          slot,
          int            owner)
{
  if (inv_list_of (inv_set (match), inv_program (inv_set (match), gnome, card, slot), 0).n == 0)
    return;
  inv_push_frame (match, state,
                  (InvFrame) { .card = (gint16) card, .gnome = gnome != 0, .slot = (gint16) slot,
                               .owner = (gint16) owner, .who = -1 });
}

void
inv_push_list (const GnMatch *match,
               InvState      *state,
               guint          list)
{
  InvFrame frame = *inv_top (state);

  inv_top (state)->at++;
  inv_top (state)->left = inv_top (state)->turn = 0;
  inv_top (state)->who = -1;
  frame.list = (gint16) list;
  frame.at = frame.left = frame.turn = 0;
  frame.who = -1;
  inv_push_frame (match, state, frame);
}

void
inv_push_lasting (const GnMatch *match,
                  InvState      *state)
{
  GN_FOR_LAYERS (layer, &state->attached)
    if ((int) (layer->pool & 7) == state->active)
      inv_push (match, state, TRUE, layer->card, INV_LASTING, state->active);
}

/* INV-R53 */
int
inv_effect_player (const GnMatch  *match,
                   const InvState *state)
{
  const InvFrame *top = inv_top_of (state);
  const InvOp *op = inv_op_of (match, state);
  const int n = match->n_seats;

  if (!op)
    return state->active;
  switch ((InvWhose) op->whose)
    {
    case INV_OWNER: return top->owner;
    case INV_LEFT:  return (state->active + 1) % n;
    case INV_RIGHT: return (state->active + n - 1) % n;
    case INV_EACH:  return (state->active + top->turn) % n;
    case INV_ANY:   return top->who;
    case INV_SELF:
    default:        return state->active;
    }
}

/* An effect for each player is carried out once for every seat before the next effect comes. */
void
inv_next_effect (const GnMatch *match,
                 InvState      *state)
{
  InvFrame *top = inv_top (state);
  const InvOp *op = inv_op_of (match, state);

  top->left = 0;
  top->who = -1;
  if (op && op->whose == INV_EACH && top->turn + 1 < match->n_seats)
    {
      top->turn++;
      return;
    }
  top->turn = 0;
  top->at++;
}

void
inv_effect_done (const GnMatch *match,
                 InvState      *state)
{
  InvFrame *top = inv_top (state);

  state->ask = INV_ASK_NOTHING;
  if (top->left > 1)
    top->left--;
  else
    inv_next_effect (match, state);
}

void
inv_effect_over (const GnMatch *match,
                 InvState      *state)
{
  state->ask = INV_ASK_NOTHING;
  inv_next_effect (match, state);
}
