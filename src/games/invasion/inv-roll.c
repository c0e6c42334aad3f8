/* inv-roll.c: windows for help, and the dice rolled in them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

void
inv_clear_roll (InvState *state)
{
  state->open_value = state->has_value = 0;
  state->value = state->change = 0;
  state->text_value = FALSE;
  state->rolled = state->total_only = 0;
  state->total = 0;
  state->n_faces = state->again = 0;
  state->throw_n = 0;
  state->throw_sum = 0;
  state->dice_for = INV_DICE_NONE;
  memset (state->face, 0, sizeof state->face);
  memset (state->used, 0, sizeof state->used);
  memset (state->text_die, 0, sizeof state->text_die);
  state->text_flat = 0;
  state->own_out = state->own_sides = 0;
  state->own_twice = 0;
  gn_pile_clear (&state->spent);
}

/* INV-R21, INV-R23: a single has served once a roll is made. A neighbor's card helps one roll only. */
void
inv_close_window (const GnMatch *match,
                  InvState      *state)
{
  const InvSet *set = inv_set (match);
  const guint other = state->fighting ? INV_LIES_FOR_ACQUIRE : INV_LIES_FOR_COMBAT;

  GN_FOR_SEATS (match, seat)
    for (guint i = 0; i < state->play[seat].n; i++)
      {
        GnLayer *layer = &state->play[seat].layer[i];
        guint mark = layer->pool;

        if (seat == state->active)
          {
            if (inv_is_single (set, layer->card) && !(mark & other) && inv_grants (set, layer->card, state->fighting))
              mark |= INV_LIES_DONE;
          }
        else if (mark & INV_LIES_NOW)
          mark |= INV_LIES_DONE;
        layer->pool = mark & ~(guint) (INV_LIES_NOW | INV_LIES_LATE) & 31;
      }
  inv_clear_roll (state);
}

void
inv_throw_begin (const GnMatch *match,
                 InvState      *state,
                 guint          dice_for)
{
  state->dice_for = (guint8) dice_for;
  state->throw_n = 0;
  state->throw_sum = 0;
}

/* INV-R50: a hand may hold a late card if it has unseen cards and a late card is not accounted for, or if it is
 * known to hold one. Only public knowledge counts, because waiting would otherwise reveal what is in a hand. */
gboolean
inv_late_possible (const GnMatch  *match,
                   const InvState *state)
{
  const InvSet *set = inv_set (match);
  gboolean unseen = FALSE, out_there = FALSE;
  guint8 seen[INV_BOONS_MAX];

  if (set->n_late == 0)
    return FALSE;

  memcpy (seen, state->discard, sizeof seen);
  GN_FOR_SEATS (match, seat)
    {
      const gboolean may = seat == state->active
                           || (inv_is_neighbour (match, state, seat) && !inv_help_barred (match, state));

      GN_FOR_LAYERS (layer, &state->play[seat])
        if (layer->card >= 0)
          seen[layer->card]++;
      GN_FOR_LAYERS (layer, &state->hand[seat])
        {
          if (layer->card < 0 || layer->seen != GN_ALL_SEE)
            unseen |= may;
          else
            {
              if (may && (set->boon[layer->card].flags & INV_FLAG_LATE))
                return TRUE;
              seen[layer->card]++;
            }
        }
    }
  for (guint card = 0; card < set->n_boons && !out_there; card++)
    out_there = (set->boon[card].flags & INV_FLAG_LATE) && seen[card] < set->boon[card].copies;
  return unseen && out_there;
}

/* INV-072, INV-103 */
void
inv_roll_done (const GnMatch *match,
               InvState      *state,
               GnStory       *story)
{
  const int seat = state->active;
  InvPool pool;

  inv_pool (match, state, &pool);
  if (!state->total_only)
    {
      state->total = (gint16) pool.flat;
      for (guint i = 0; i < pool.n && i < state->n_faces; i++)
        state->total = (gint16) (state->total + state->face[i]);
    }
  state->rolled = TRUE;
  state->dice_for = INV_DICE_NONE;
  if (pool.n == 0)
    gn_story_tell (story, INV_F_EMPTY_POOL, seat);
  state->best[seat] = MAX (state->best[seat], state->total);
  gn_story_tell (story, INV_F_ROLLED, seat, state->total, inv_value_now (match, state));
}
