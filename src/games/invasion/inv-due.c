/* inv-due.c: the outcome or step that is due, and refusals of moves that belong to another step (5.14)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

/* ---- Steps ---------------------------------------------------------------------------- */

gboolean
inv_say_step (const InvState *state,
              GnSay          *why)
{
  if (state->stage == INV_AT_SETUP)
    return gn_say (why, INV_NO_STEP_SETUP);
  return gn_say (why, INV_NO_STEP, inv_step_of (state));
}

/* Whether there is no fight: the gnome card has no value, or a letter has just ended the turn (INV-089, INV-092). */
static gboolean
no_fight_now (const GnMatch  *match,
              const InvState *state)
{
  const guint last = state->n_letters ? state->letter_turn[state->n_letters - 1] : 0;

  if (state->gnome >= 0)
    return !state->has_value && inv_set (match)->gnome[state->gnome].no_value;
  return last > 0
         && ((state->stage == INV_AT_PREP && last + 1u == state->turn)
             || (state->stage == INV_AT_KEEP && last == state->turn));
}

/* Reasons are tried in the order of 5.14. */
gboolean
inv_wrong_step (const GnMatch  *match,
                const InvState *state,
                guint           verb,
                GnSay          *why)
{
  const gboolean boon = verb == INV_V_OPEN || verb == INV_V_BOON_UP || verb == INV_V_BOON;
  const gboolean dice = verb == INV_V_PLAY || verb == INV_V_SPEND || verb == INV_V_THROW || verb == INV_V_ROLL
                        || verb == INV_V_DIE
                        || verb == INV_V_TOTAL || verb == INV_V_REROLL;
  const gboolean goes_on = dice || verb == INV_V_GO_ON || verb == INV_V_REVEAL || verb == INV_V_TAKE
                           || verb == INV_V_KEEP || verb == INV_V_GNOME_UP
                           || verb == INV_V_GNOME || verb == INV_V_LETTER;

  if (boon && inv_step_of (state) >= INV_STEP_BOON_HELP && inv_step_of (state) <= INV_STEP_SWEEP)
    return gn_say (why, INV_NO_BOON_ALREADY, state->active);
  if (dice && no_fight_now (match, state))
    return gn_say (why, INV_NO_COMBAT);
  if (state->dice_for == INV_DICE_VALUE && (goes_on || boon))
    return gn_say (why, INV_NO_UNROLLED);
  if (state->ask)
    return gn_say (why, INV_NO_DIRECTIONS);
  if ((verb == INV_V_PLAY || verb == INV_V_SPEND || verb == INV_V_THROW)
      && (state->rolled || state->dice_for == INV_DICE_ROLL))
    return gn_say (why, INV_NO_AFTER_ROLL);
  return inv_say_step (state, why);
}

/* ---- Outcomes that are due ------------------------------------------------------------ */

int
inv_deal_due (const GnMatch  *match,
              const InvState *state)
{
  if (state->stage != INV_AT_SETUP
      || (match->dealer[INV_FAMILY_BOONS] == GN_DEALER_BOX && inv_option (match, INV_OPT_HANDS) == 0))
    return -1;
  GN_FOR_SEATS (match, seat)
    if (gn_pile_unseen (&state->hand[seat], INV_POOL_OTHER) > 0)
      return seat;
  return -1;
}

guint
inv_reach (const GnMatch  *match,
           const InvState *state,
           int             seat)
{
  const guint near = state->reach[seat] ? state->reach[seat] : 1u << seat | 1u << (seat + 1) % match->n_seats;
  guint there = 0;

  for (guint deck = 0; deck < inv_n_decks (match); deck++)
    if (gn_pile_size (&state->deck[deck]) > 0)
      there |= 1u << deck;

  /* When those decks are empty, the others are moved nearer. */
  return inv_option (match, INV_OPT_DECK_REACH) == 1 && (near & there) ? near & there : there;
}

gboolean
inv_hands_rolled (const GnMatch  *match,
                  const InvState *state)
{
  GN_FOR_SEATS (match, seat)
    if (state->hand_roll[seat] == 0)
      return FALSE;
  return TRUE;
}

gboolean
inv_heap_open_due (const GnMatch  *match,
                   const InvState *state)
{
  guint8 count[INV_GNOMES_MAX];

  return state->stage == INV_AT_SETUP && !state->piles_asked && inv_option (match, INV_OPT_SETUP_DISCARD) == 1
         && !state->ticked
         && inv_heap_size (state) > inv_heap_known (state, count)
         && inv_heap_known (state, count) < (INV_DISCARDS - 1) * GN_PILE_LAYERS;
}

gboolean
inv_may_set_up (const GnMatch  *match,
                const InvState *state)
{
  return state->stage == INV_AT_SETUP && !state->piles_asked && !inv_heap_open_due (match, state);
}

gboolean
inv_boon_due (const InvState *state)
{
  return state->ask == INV_ASK_BOON || (state->stage == INV_AT_BOON && !state->ask && !state->dice_for);
}

int
inv_gnome_layer (const InvState *state)
{
  for (guint i = 0; i < state->gnomes.n; i++)
    if (state->gnomes.layer[i].card < 0 && state->gnomes.layer[i].pool < INV_POOL_LETTER)
      return (int) i;
  return -1;
}

int
inv_layer_letters (const InvState *state,
                   int             layer)
{
  const GnLayer *at = &state->gnomes.layer[layer];

  if (at->card >= 0)
    return 0;
  return at->pool >= INV_POOL_LETTER ? 1 : at->pool < INV_LAYERS ? MIN (state->letters_in[at->pool], at->n) : 0;
}

/* ---- Cards ---------------------------------------------------------------------------- */

/* Whether the card is in that hand, or can be (INV-045, 7.2). */
static gboolean
check_in_hand (const GnMatch  *match,
               const InvState *state,
               int             card,
               int             seat,
               GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const GnPile *hand = &state->hand[seat];

  if (gn_pile_find (hand, card) >= 0)
    return TRUE;
  if (hand->n == 0)
    return gn_say (why, INV_NO_HAND_EMPTY, seat);
  if (gn_pile_unseen (hand, INV_POOL_OTHER) == 0)
    return gn_say (why, INV_NO_NOT_IN_HAND, seat, card);

  if (set->kind_complete[set->boon[card].kind] && inv_boon_ways_now (match, state, card) == 0)
    return gn_say (why, state->boxed[card] > 0 ? INV_NO_IN_BOX : INV_NO_ALL_SEEN, card);
  if (set->boon[card].kind == INV_ROOM)
    return gn_say (why, INV_NO_CARD_POSSIBLE, card);
  return TRUE;
}

gboolean
inv_check_where (const GnMatch  *match,
                 const InvState *state,
                 int             card,
                 gboolean        hand,
                 int             seat,
                 GnSay          *why)
{
  if (card < 0 || (guint) card >= inv_set (match)->n_boons)
    return gn_say (why, INV_NO_UNNAMED);
  if (hand)
    return check_in_hand (match, state, card, seat, why);
  if (gn_pile_find (&state->play[seat], card) < 0)
    return gn_say (why, INV_NO_NOT_IN_PLAY, seat, card);
  return TRUE;
}
