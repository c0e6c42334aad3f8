/* inv-loss.c: the cards that an effect may take away (8.5, INV-R53)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

gboolean
inv_kind_fits (const InvSet *set,
               int           kind,
               int           card)
{
  return kind == INV_KIND_ANY ? set->boon[card].kind != INV_ROOM : set->boon[card].kind == kind;
}

gboolean
inv_loss_fits (const GnMatch *match,
               const InvOp   *op,
               int            card,
               InvPlace       from,
               gboolean      *shield)
{
  const InvSet *set = inv_set (match);
  const gboolean room = op->word == INV_E_LOSE_ROOM;
  const gboolean here = op->b == INV_FROM_EITHER || (op->b == INV_FROM_HAND) == (from == INV_HAND);

  *shield = FALSE;
  if (room ? set->boon[card].kind == INV_ROOM : here && inv_kind_fits (set, op->a, card))
    return TRUE;
  *shield = TRUE;
  return set->boon[card].shield == (room || op->a == INV_ROOM ? 2 : 1);
}

/* The number of cards that the player can lose to the effect. @perhaps: how many more are unseen and may fit. */
static guint
losable (const GnMatch  *match,
         const InvState *state,
         const InvOp    *op,
         int             player,
         guint          *perhaps)
{
  const InvSet *set = inv_set (match);
  const gboolean room = op->word == INV_E_LOSE_ROOM || (op->word == INV_E_LOSE_CARD && op->a == INV_ROOM);
  const gboolean any_place = op->word == INV_E_LOSE_ROOM;
  guint n = 0;

  *perhaps = 0;
  GN_FOR_LAYERS (layer, &state->play[player])
    n += (any_place || op->b != INV_FROM_HAND)
         && (op->word == INV_E_LOSE_ROOM ? set->boon[layer->card].kind == INV_ROOM
                                         : inv_kind_fits (set, op->a, layer->card));
  if (!any_place && op->b == INV_FROM_PLAY)
    return n;
  GN_FOR_LAYERS (layer, &state->hand[player])
    {
      if (layer->card < 0)
        {
          /* Unseen cards in hand are not rooms. They fit if any kind will do, and may fit a single kind. */
          if (!room && op->a == INV_KIND_ANY)
            n += layer->n;
          else if (!room)
            *perhaps += layer->n;
        }
      else
        n += op->word == INV_E_LOSE_ROOM ? set->boon[layer->card].kind == INV_ROOM
                                         : inv_kind_fits (set, op->a, layer->card);
    }
  return n;
}

int
inv_can_lose (const GnMatch  *match,
              const InvState *state,
              const InvOp    *op,
              int             player)
{
  guint perhaps;
  const guint n = losable (match, state, op, player, &perhaps);

  return n > 0 ? 1 : perhaps > 0 ? -1 : 0;
}

/* 8.5, choose: a list is not offered if the player has no card of the kind in play and no card in hand. */
gboolean
inv_list_offered (const GnMatch  *match,
                  const InvState *state,
                  const InvOp    *op,
                  guint           k)
{
  const InvSet *set = inv_set (match);
  const InvFrame *top = inv_top_of (state);
  const InvList list = inv_list_of (set, inv_program (set, top->gnome, top->card, (guint) top->slot), op->list[k]);

  for (guint i = 0; i < list.n; i++)
    {
      const InvOp *loss = &set->op[list.first + i];
      gboolean in_play = FALSE;

      if ((loss->word != INV_E_LOSE_CARD && loss->word != INV_E_LOSE_ROOM) || loss->whose != INV_SELF)
        continue;
      if (loss->word == INV_E_LOSE_ROOM || loss->a == INV_ROOM)
        {
          if (inv_can_lose (match, state, loss, state->active) == 0)
            return FALSE;
          continue;
        }
      GN_FOR_LAYERS (layer, &state->play[state->active])
        in_play |= inv_kind_fits (set, loss->a, layer->card);
      if (!(in_play && loss->b != INV_FROM_HAND)
          && (loss->b == INV_FROM_PLAY || gn_pile_size (&state->hand[state->active]) == 0))
        return FALSE;
    }
  return TRUE;
}
