/* inv-chance.c: the outcomes that are possible now, with exact weights (7.1, 7.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

/* INV-R10: a starting hand can hold any boons but rooms. */
static void
add_dealt (const GnMatch  *match,
           const InvState *state,
           int             seat,
           GnOutcomes     *outcomes)
{
  const InvSet *set = inv_set (match);
  guint8 known[INV_BOONS_MAX];

  outcomes->source = (guint8) (INV_SOURCE_HAND + seat);
  inv_known_boons (match, state, known);
  for (guint card = 0; card < set->n_boons; card++)
    {
      const guint ways = set->boon[card].kind == INV_ROOM ? 0 : inv_boon_ways (match, known, (int) card);

      if (ways > 0)
        {
          GnMove *move = gn_outcomes_add (outcomes, INV_V_DEALT, ways);

          move->arg[INV_A_CARD] = (gint16) card;
          move->arg[INV_A_PLAYER] = (gint16) seat;
        }
    }
}

/* The top of a boon deck. If known cards were shuffled into it, it is one of those or one of the unknown rest. */
static void
add_boons (const GnMatch  *match,
           const InvState *state,
           GnOutcomes     *outcomes)
{
  const InvSet *set = inv_set (match);
  const GnLayer *top = &state->deck[inv_deck_now (state)].layer[0];
  guint8 known[INV_BOONS_MAX];
  guint64 rest = 0;
  int unknown = 0;

  outcomes->source = (guint8) (INV_SOURCE_DECK + inv_deck_now (state));
  if (top->card >= 0)
    {
      gn_outcomes_add (outcomes, INV_V_BOON_UP, 1)->arg[INV_A_CARD] = top->card;
      return;
    }

  inv_known_boons (match, state, known);
  for (guint card = 0; card < set->n_boons; card++)
    {
      if (!(top->pool == INV_POOL_OTHER && set->boon[card].kind == INV_ROOM))
        rest += inv_boon_ways (match, known, (int) card);
    }
  if (top->pool == INV_POOL_MIX)
    {
      unknown = inv_mix_unknown (match, state);
      outcomes->about = state->mix_unnamed > 0;
    }

  for (guint card = 0; card < set->n_boons; card++)
    {
      const gboolean out = top->pool == INV_POOL_OTHER && set->boon[card].kind == INV_ROOM;
      const guint64 ways = out ? 0 : inv_boon_ways (match, known, (int) card);
      /* In a mixed deck it can be a known copy or one of the unknown cards. Cards without a name are not rooms. */
      const int could = MAX (unknown - (set->boon[card].kind == INV_ROOM ? state->mix_unnamed : 0), 0);
      const guint64 weight = top->pool == INV_POOL_MIX ? state->mix[card] * MAX (rest, 1) + (guint64) could * ways
                             : ways;

      if (weight > 0)
        gn_outcomes_add (outcomes, INV_V_BOON_UP, weight)->arg[INV_A_CARD] = (gint16) card;
    }
}

/* In the gnome deck, letters that are not out and not known to be elsewhere share the layer's letters evenly. */
static void
add_gnome_cards (const GnMatch  *match,
                 const InvState *state,
                 guint           verb,
                 int             layer,
                 GnOutcomes     *outcomes)
{
  const InvSet *set = inv_set (match);
  const GnLayer *at = &state->gnomes.layer[layer];
  const guint letters = (guint) inv_layer_letters (state, layer), gnomes = at->n - letters;
  guint8 known[INV_GNOMES_MAX];
  guint64 unseen = 0;
  guint n_letters = 0, which = 0;

  outcomes->source = INV_SOURCE_GNOMES;
  if (at->card >= 0)
    {
      gn_outcomes_add (outcomes, verb, 1)->arg[INV_A_GNOME] = at->card;
      return;
    }
  for (int letter = 0; letter < INV_LETTERS; letter++)
    if (at->pool >= INV_POOL_LETTER ? at->pool == (guint) (INV_POOL_LETTER + letter)
                                    : !inv_letter_is_out (state, letter) && !(inv_letters_known (state) >> letter & 1))
      {
        which |= 1u << letter;
        n_letters++;
      }

  inv_known_gnomes (match, state, known);
  for (guint gnome = 0; gnome < set->n_gnomes; gnome++)
    unseen += inv_gnome_ways (match, known, (int) gnome);

  /* P (letter) = letters / cards, shared by n_letters. P (gnome) = gnomes / cards × ways / unseen. Both over one
   * denominator. */
  for (guint gnome = 0; gnome < set->n_gnomes && gnomes > 0; gnome++)
    {
      const guint64 ways = inv_gnome_ways (match, known, (int) gnome);

      if (ways > 0)
        gn_outcomes_add (outcomes, verb, gnomes * ways * MAX (n_letters, 1))->arg[INV_A_GNOME] = (gint16) gnome;
    }
  for (int letter = 0; letter < INV_LETTERS && letters > 0; letter++)
    if (which >> letter & 1)
      gn_outcomes_add (outcomes, verb, letters * MAX (unseen, 1))->arg[INV_A_LETTER] = (gint16) letter;
}

/* INV-R38: from the gnome discard pile comes the top card, or any card at random. */
static void
add_heap (const GnMatch  *match,
          const InvState *state,
          guint           verb,
          GnOutcomes     *outcomes)
{
  const InvSet *set = inv_set (match);
  guint8 count[INV_GNOMES_MAX], known[INV_GNOMES_MAX];
  const guint n_known = inv_heap_known (state, count), hidden = inv_heap_size (state) - n_known;
  const gboolean top_only = verb == INV_V_SEEN || state->draw == 1;
  guint64 unseen = 0;

  outcomes->source = INV_SOURCE_GNOME_DISCARD;
  if (verb != INV_V_SEEN && top_only && inv_heap_top (state) >= 0)
    {
      gn_outcomes_add (outcomes, verb, 1)->arg[INV_A_GNOME] = (gint16) inv_heap_top (state);
      return;
    }
  inv_known_gnomes (match, state, known);
  for (guint gnome = 0; gnome < set->n_gnomes; gnome++)
    unseen += inv_gnome_ways (match, known, (int) gnome);
  for (guint gnome = 0; gnome < set->n_gnomes; gnome++)
    {
      const guint64 ways = inv_gnome_ways (match, known, (int) gnome);
      const guint64 weight = top_only ? ways : count[gnome] * MAX (unseen, 1) + (hidden > 0 ? hidden * ways : 0);

      if (weight > 0)
        gn_outcomes_add (outcomes, verb, weight)->arg[INV_A_GNOME] = (gint16) gnome;
    }
}

/* If cards are lost at random, every card in hand or in play that fits is equally likely. */
static void
add_lot (const GnMatch  *match,
         const InvState *state,
         GnOutcomes     *outcomes)
{
  const InvSet *set = inv_set (match);
  const InvOp *op = inv_op_of (match, state);
  const int player = inv_effect_player (match, state);
  const GnPile *hand = &state->hand[player], *play = &state->play[player];
  const guint hidden = gn_pile_unseen (hand, INV_POOL_OTHER);
  guint8 known[INV_BOONS_MAX], in_hand[INV_BOONS_MAX] = { 0 }, in_play[INV_BOONS_MAX] = { 0 };
  guint64 rest = 0;
  gboolean shield;

  outcomes->source = (guint8) (INV_SOURCE_HAND + player);
  inv_known_boons (match, state, known);
  GN_FOR_LAYERS (layer, hand)
    if (layer->card >= 0)
      in_hand[layer->card]++;
  GN_FOR_LAYERS (layer, play)
    if (layer->card >= 0)
      in_play[layer->card]++;
  for (guint card = 0; card < set->n_boons && hidden > 0; card++)
    if (set->boon[card].kind != INV_ROOM)
      rest += inv_boon_ways (match, known, (int) card);

  for (guint card = 0; card < set->n_boons; card++)
    if (inv_loss_fits (match, op, (int) card, INV_HAND, &shield) && !shield)
      {
        const guint64 ways = hidden > 0 && set->boon[card].kind != INV_ROOM
                             ? inv_boon_ways (match, known, (int) card) : 0;
        const guint64 weight = in_hand[card] * MAX (rest, 1) + hidden * ways;

        if (weight > 0)
          {
            GnMove *move = gn_outcomes_add (outcomes, INV_V_LOT, weight);

            move->arg[INV_A_CARD] = (gint16) card;
            move->arg[INV_A_FROM] = INV_HAND;
          }
      }
  for (guint card = 0; card < set->n_boons; card++)
    if (in_play[card] > 0 && inv_loss_fits (match, op, (int) card, INV_PLAY, &shield) && !shield)
      {
        GnMove *move = gn_outcomes_add (outcomes, INV_V_LOT, in_play[card] * MAX (rest, 1));

        move->arg[INV_A_CARD] = (gint16) card;
        move->arg[INV_A_FROM] = INV_PLAY;
      }
}

static void
add_die (const GnMatch  *match,
         const InvState *state,
         GnOutcomes     *outcomes)
{
  gint8 twice;
  const int sides = (int) inv_dice_due (match, state, &twice);

  outcomes->source = INV_SOURCE_DICE;
  for (int n = 1; n <= sides; n++)
    {
      /* The number of pairs of throws that have @n as their better, or worse, result. */
      const int ways = twice > 0 ? 2 * n - 1 : twice < 0 ? 2 * (sides - n) + 1 : 1;

      gn_outcomes_add (outcomes, INV_V_DIE, (guint64) ways)->arg[INV_A_N] = (gint16) n;
    }
}

void
inv_chance (const GnMatch *match,
            gconstpointer  data,
            GnOutcomes    *outcomes)
{
  const InvState *state = data;

  if (state->head.over || state->piles_asked)
    return;
  if (state->stage == INV_AT_SETUP)
    {
      const int deal = inv_deal_due (match, state);

      if (inv_heap_open_due (match, state))
        add_heap (match, state, INV_V_SEEN, outcomes);
      else if (deal >= 0)
        add_dealt (match, state, deal, outcomes);
      else
        GN_FOR_SEATS (match, seat)
          {
            const gboolean hand = !inv_hands_rolled (match, state);
            const int sides = hand ? 4 : 20;

            if (hand ? state->hand_roll[seat] != 0 : state->first_roll[seat] != 0 || !(state->first_among >> seat & 1))
              continue;
            outcomes->source = hand ? INV_SOURCE_HAND_ROLL : INV_SOURCE_FIRST;
            for (int n = 1; n <= sides; n++)
              {
                GnMove *move = gn_outcomes_add (outcomes, hand ? INV_V_HAND_ROLL : INV_V_FIRST, 1);

                move->arg[0] = (gint16) seat;
                move->arg[1] = (gint16) n;
              }
            return;
          }
      return;
    }

  if (state->dice_for)
    add_die (match, state, outcomes);
  else if (state->ask == INV_ASK_BOON || (!state->ask && state->stage == INV_AT_BOON))
    add_boons (match, state, outcomes);
  else if (state->ask == INV_ASK_LOT)
    add_lot (match, state, outcomes);
  else if (state->ask == INV_ASK_SEEN && inv_gnome_layer (state) >= 0)
    add_gnome_cards (match, state, INV_V_SEEN, inv_gnome_layer (state), outcomes);
  else if (!state->ask && state->stage == INV_AT_GNOME)
    {
      if (state->from_pile)
        add_heap (match, state, INV_V_GNOME_UP, outcomes);
      else
        add_gnome_cards (match, state, INV_V_GNOME_UP, 0, outcomes);
    }
}
