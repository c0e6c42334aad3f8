/* gw-apply-cards.c: applies moves with cards and crystals
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-apply.h"

#define ARG(i) (move->arg[(i)])

void
gw_apply_attach (const GnMatch *match,
                 GwState       *state,
                 const GnMove  *move,
                 GnStory       *story)
{
  const int card = ARG (GW_A_CARD), unit = ARG (GW_A_ON);

  gn_pile_take_card (&state->hand[move->seat], card, 0);
  if (state->learned[unit])
    {
      const int old = state->learned[unit] - 1;

      state->learned[unit] = 0;
      gw_card_away (match, state, old);
      gn_story_tell (story, GW_F_CARD_GONE, old);
    }
  state->charge[unit * 2 + 1] = 0;
  state->learned[unit] = (guint8) (card + 1);
  gn_story_tell (story, GW_F_ATTACHED, card, unit);
}

void
gw_apply_collect (const GnMatch *match,
                  GwState       *state,
                  const GnMove  *move,
                  GnStory       *story)
{
  const int value = ARG (0), n = ARG (1);

  if (gw_top (state)->kind == GW_FRAME_GIVE)
    state->frame[state->n_frames - 1].b -= (gint16) n;
  else
    gw_from_reserve (match, state, move->seat, n);
  state->charge[value] += (guint8) n;
  gn_story_tell (story, GW_F_COLLECTED, value, n, state->charge[value]);
}

/* Puts a card from the hand at the bottom of the deck; its owner still knows which card it was. */
void
gw_apply_discard (const GnMatch *match,
                  GwState       *state,
                  int            seat,
                  int            card,
                  GnStory       *story)
{
  GnPile one = { 0 };
  const int pile = gw_smaller_pile (match, state);

  gn_pile_take_card (&state->hand[seat], card == GN_NONE ? -2 : card, 0);
  if (card == GN_NONE)
    gn_pile_put_unseen_top (&one, 0, 1);
  else
    gn_pile_put_known_top (&one, card, 0, GN_SEES (seat));
  gw_to_bottom (match, state, pile, gn_pile_take_top (&one));
  gn_story_tell (story, GW_F_DISCARDED, seat);
  if (gw_top (state)->kind == GW_FRAME_LOSE)
    state->frame[state->n_frames - 1].b--;
}

void
gw_apply_drawn (GwState *state,
                int      card,
                GnStory *story)
{
  GwFrame *frame = &state->frame[state->n_frames - 1];
  GnPile copy = { 0 };
  gboolean done = FALSE;

  /* Finds the first card that has no name yet. */
  for (guint i = 0; i < state->looked.n; i++)
    {
      GnLayer layer = state->looked.layer[i];

      if (!done && layer.card < 0)
        {
          gn_pile_put_known_bottom (&copy, card, 0, GN_SEES (frame->a));
          layer.n--;
          done = TRUE;
        }
      gn_pile_put_layer_bottom (&copy, layer);
    }
  state->looked = copy;
  frame->c--;
  gn_story_add (story, GN_SEES (frame->a), GW_F_DRAWN, card);
}

void
gw_apply_keep (const GnMatch *match,
               GwState       *state,
               const GnMove  *move,
               GnStory       *story)
{
  GwFrame *frame = &state->frame[state->n_frames - 1];
  const int seat = frame->a, pile = frame->d;
  GnPile *hand = &state->hand[seat];

  if (hand->n < GN_PILE_LAYERS - 1)
    {
      if (ARG (0) == GN_NONE)
        {
          gn_pile_take_card (&state->looked, -2, 0);
          gn_pile_put_unseen_bottom (hand, 0, 1);
        }
      else
        {
          gn_pile_take_card (&state->looked, ARG (0), 0);
          gn_pile_put_known_bottom (hand, ARG (0), 0, GN_SEES (seat));
        }
      gn_story_tell (story, GW_F_KEEPS, seat, (int) gn_pile_size (hand));
    }
  if (--frame->b > 0)
    return;
  gw_pop (state);
  while (gn_pile_size (&state->looked))
    gw_to_bottom (match, state, pile, gn_pile_take_top (&state->looked));
}
