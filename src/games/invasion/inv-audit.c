/* inv-audit.c: the audit: every card exists once, and the rules can lead to this state (section 3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

static gboolean
is_seat (const GnMatch *match,
         int            seat)
{
  return seat >= 0 && seat < match->n_seats;
}

/* A frame is numbers: of these any may be said. Fields and piles have no other cards than the set's. */
static gboolean
is_boon (const GnMatch *match,
         int            card)
{
  return card >= 0 && card < (int) inv_set (match)->n_boons;
}

static gboolean
is_gnome (const GnMatch *match,
          int            gnome)
{
  return (guint) gnome < inv_set (match)->n_gnomes;
}

/* ---- Boons (K1, K4) --------------------------------------------------------------- */

/* Checks that the unseen cards of a pile are of the pools @pools (bits). */
static gboolean
audit_pile (const GnPile *pile,
            guint         pools,
            GnSay        *why)
{
  GN_FOR_LAYERS (layer, pile)
    {
      if (layer->card < 0 && !(pools >> layer->pool & 1))
        return gn_say (why, INV_BAD_CARD);
    }
  return TRUE;
}

static gboolean
audit_hands (const GnMatch  *match,
             const InvState *state,
             GnSay          *why)
{
  const InvSet *set = inv_set (match);

  GN_FOR_SEATS (match, seat)
    {
      if (!audit_pile (&state->hand[seat], 1u << INV_POOL_OTHER, why)
          || !audit_pile (&state->play[seat], 0, why))
        return FALSE;
      GN_FOR_LAYERS (layer, &state->hand[seat])
        {
          /* Every room that goes into a hand is shown (INV-R33). */
          if (layer->card >= 0 && inv_is_room (set, layer->card)
              && (layer->seen != GN_ALL_SEE || state->stage == INV_AT_SETUP))
            return gn_say (why, INV_BAD_ROOM_HAND, seat);
        }
    }
  return TRUE;
}

static gboolean
audit_boons (const GnMatch  *match,
             const InvState *state,
             GnSay          *why)
{
  const InvSet *set = inv_set (match);
  guint8 known[INV_BOONS_MAX];
  int n, mixed = 0, of_mix = 0;

  if (!audit_hands (match, state, why))
    return FALSE;
  GN_FOR_SEATS (match, seat)
    if (state->reach[seat] >> inv_n_decks (match))
      return gn_say (why, INV_BAD_DECKS, (int) inv_n_decks (match));
  for (guint deck = 0; deck < INV_DECKS; deck++)
    {
      /* A card of a hand can be put back unseen. */
      if (!audit_pile (&state->deck[deck], 1u << INV_POOL_OTHER | 1u << INV_POOL_BOON | 1u << INV_POOL_MIX, why))
        return FALSE;
      if (deck >= inv_n_decks (match) && state->deck[deck].n > 0)
        return gn_say (why, INV_BAD_DECKS, (int) inv_n_decks (match));
      of_mix += (int) gn_pile_unseen (&state->deck[deck], INV_POOL_MIX);
    }
  for (guint card = 0; card < set->n_boons; card++)
    mixed += state->mix[card];
  if (mixed + state->mix_unnamed > of_mix)
    return gn_say (why, INV_BAD_BOONS, mixed + state->mix_unnamed, of_mix);

  n = inv_known_boons (match, state, known);
  for (guint card = 0; card < set->n_boons; card++)
    {
      const InvBoon *boon = &set->boon[card];

      /* When the box deals, a card can come up once more than its list says; the extra copy is learned then
       * (INV-R51). */
      if (set->kind_complete[boon->kind] && match->dealer[INV_FAMILY_BOONS] == GN_DEALER_APP
          && known[card] > boon->copies)
        return gn_say (why, INV_BAD_COPIES, (int) card, known[card], boon->copies);
    }

  /* Unknown cards are in hands, decks and the box. The numbers have to add up. */
  n += state->unnamed + state->mix_unnamed + (of_mix - mixed - state->mix_unnamed);
  n += inv_unseen_in (match, state, INV_POOL_OTHER) + inv_unseen_in (match, state, INV_POOL_BOON);
  /* Nothing is discarded before the hands are dealt, which takes from the same cards. */
  if (n > inv_boons_all (set) || (state->stage == INV_AT_SETUP && state->unnamed))
    return gn_say (why, INV_BAD_BOONS, n, inv_boons_all (set));
  return TRUE;
}

/* ---- Gnomes and letters (K2, K3) --------------------------------------------------------- */

static gboolean
audit_letters (const InvState *state,
               GnSay          *why)
{
  guint seen = 0;
  const guint in_deck = inv_deck_letters (state);

  if (state->n_letters + in_deck != INV_LETTERS)
    return gn_say (why, INV_BAD_LETTERS, (int) (state->n_letters + in_deck));
  for (guint i = 0; i < state->n_letters; i++)
    {
      const int letter = state->letter[i];

      if (letter < 0 || (seen >> letter & 1))
        return gn_say (why, INV_BAD_LETTERS, state->n_letters);
      seen |= 1u << letter;
    }
  if (seen & inv_letters_known (state))
    return gn_say (why, INV_BAD_LETTERS, INV_LETTERS);
  return TRUE;
}

static gboolean
audit_gnome_deck (const InvState *state,
                  GnSay          *why)
{
  /* Known cards can split a pool. Its letters then lie in the upper part. */
  guint cards[INV_LAYERS] = { 0 }, letters = 0;

  GN_FOR_LAYERS (layer, &state->gnomes)
    {
      if (layer->card >= 0)
        continue;
      if (layer->pool < INV_LAYERS)
        {
          if (cards[layer->pool] == 0)
            cards[layer->pool] = layer->n;
        }
      else if (layer->pool < INV_POOL_LETTER || layer->pool >= INV_POOL_LETTER + INV_LETTERS || layer->n != 1
               || (letters >> (layer->pool - INV_POOL_LETTER) & 1))
        {
          return gn_say (why, INV_BAD_LETTERS, (int) inv_deck_letters (state));
        }
      else
        {
          letters |= 1u << (layer->pool - INV_POOL_LETTER);
        }
    }
  for (guint i = 0; i < INV_LAYERS; i++)
    if (state->letters_in[i] > cards[i])
      return gn_say (why, INV_BAD_LAYER, (int) cards[i]);
  return TRUE;
}

static gboolean
audit_gnomes (const GnMatch  *match,
              const InvState *state,
              GnSay          *why)
{
  const InvSet *set = inv_set (match);
  guint8 known[INV_GNOMES_MAX];
  int n, unseen = 0;

  if (!audit_gnome_deck (state, why) || !audit_letters (state, why))
    return FALSE;
  for (guint i = 0; i < INV_DISCARDS; i++)
    GN_FOR_LAYERS (layer, &state->gnome_discard[i])
      {
        if (layer->card < 0 && layer->pool != INV_POOL_SETUP)
          return gn_say (why, INV_BAD_CARD);
      }
  GN_FOR_LAYERS (layer, &state->attached)
    if (layer->card < 0 || !is_seat (match, layer->pool & 7))
      return gn_say (why, INV_BAD_CARD);

  n = inv_known_gnomes (match, state, known);
  for (guint i = 0; i < set->n_gnomes; i++)
    if (set->gnomes_complete && match->dealer[INV_FAMILY_GNOMES] == GN_DEALER_APP && known[i] > set->gnome[i].copies)
      return gn_say (why, INV_BAD_GNOME_COPIES, (int) i, known[i], set->gnome[i].copies);

  GN_FOR_LAYERS (layer, &state->gnomes)
    if (layer->card < 0 && layer->pool < INV_LAYERS)
      unseen += layer->n;
  for (guint i = 0; i < INV_LAYERS; i++)
    unseen -= state->letters_in[i];
  for (guint i = 0; i < INV_DISCARDS; i++)
    unseen += (int) gn_pile_unseen (&state->gnome_discard[i], INV_POOL_SETUP);
  if (n + unseen != inv_gnomes_all (set))
    return gn_say (why, INV_BAD_GNOMES, n + unseen, inv_gnomes_all (set));
  return TRUE;
}

/* ---- The turn ------------------------------------------------------------------------------ */

static gboolean
audit_frames (const GnMatch  *match,
              const InvState *state,
              GnSay          *why)
{
  const InvSet *set = inv_set (match);

  for (guint i = 0; i < state->n_frames; i++)
    {
      const InvFrame *frame = &state->frame[i];

      if (frame->who < -1 || frame->who >= match->n_seats || frame->turn < 0 || frame->turn > match->n_seats
          || frame->left < 0 || frame->at < 0)
        return gn_say (why, INV_BAD_STAGE);
      if (frame->card == INV_FRAME_BARRIER)
        {
          if (frame->slot < 0 || frame->slot > INV_DO_SWEEP)
            return gn_say (why, INV_BAD_STAGE);
          continue;
        }
      if (frame->card == INV_FRAME_REWARD && frame->gnome == 0 && frame->slot == INV_ON_PLAY)
        continue;
      if (!is_seat (match, frame->owner) || frame->slot < 0 || frame->slot >= INV_N_SLOTS
          || (frame->gnome != 0 && frame->gnome != 1)
          || !(frame->gnome ? is_gnome (match, frame->card) : is_boon (match, frame->card)) || frame->list < 0)
        return gn_say (why, INV_BAD_STAGE);

      const InvProgram *program = inv_program (set, frame->gnome != 0, frame->card, (guint) frame->slot);

      /* The current effect has to exist; a frame whose list is done is removed. */
      if (frame->list >= program->n || frame->at >= inv_list_of (set, program, (guint) frame->list).n)
        return gn_say (why, INV_BAD_STAGE);
    }
  return TRUE;
}

/* Whether the effect's word can lead to this question. */
static gboolean
ask_fits (const GnMatch  *match,
          const InvState *state)
{
  const InvOp *op = inv_op_of (match, state);

  if (state->ask == INV_ASK_NOTHING)
    return TRUE;
  if (!op)
    return FALSE;

  switch ((InvAsk) state->ask)
    {
    case INV_ASK_PLAYER:
      return op->whose == INV_ANY;
    case INV_ASK_LIST:
      return op->word == INV_E_CHOOSE;
    case INV_ASK_DECK:
      return op->word == INV_E_BOON_REWARD && inv_decks_left (match, state) > 0;
    case INV_ASK_TAKE:
      return op->word == INV_E_BOON_REWARD && state->side >= 0;
    case INV_ASK_BOON:
      return (op->word == INV_E_BOON_REWARD || op->word == INV_E_MILL) && state->side_deck >= 0
             && gn_pile_size (&state->deck[state->side_deck]) > 0;
    case INV_ASK_LOSE:
      return op->word == INV_E_LOSE_CARD || op->word == INV_E_LOSE_ROOM;
    case INV_ASK_LOT:
      return op->word == INV_E_LOSE_CARD && op->c == 1;
    case INV_ASK_ROOM_DECK:
      return op->word == INV_E_LOSE_ROOM && state->side >= 0;
    case INV_ASK_FETCH:
      return op->word == INV_E_FETCH;
    case INV_ASK_GIVE:
      return op->word == INV_E_GIVE;
    case INV_ASK_SEEN:
      return op->word == INV_E_PEEK && state->gnomes.n < GN_PILE_LAYERS;
    case INV_ASK_BOTTOM:
      return op->word == INV_E_PEEK;
    case INV_ASK_DICE:
      return (op->word == INV_E_VALUE_CHANGE || op->word == INV_E_TABLE) && op->has_dice
             && state->dice_for == INV_DICE_EFFECT;
    case INV_ASK_AGAIN:
      return op->word == INV_E_REROLL && state->rolled;
    case INV_ASK_TEXT:
    case INV_ASK_NOTHING:
    default:
      return op->word == INV_E_FREE_TEXT;
    }
}

static gboolean
too_many (const GnMatch  *match,
          const InvState *state)
{
  GN_FOR_SEATS (match, seat)
    if (inv_must_keep (match, state, seat, NULL, NULL))
      return TRUE;
  return FALSE;
}

static gboolean
stage_fits (const GnMatch  *match,
            const InvState *state)
{
  const InvStage stage = (InvStage) state->stage;
  const gboolean boon = state->boon >= 0, gnome = state->gnome >= 0;

  if (stage >= INV_N_WAITING)
    {
      /* A stage that needs no decision can wait only for an effect that asks. */
      return state->ask != INV_ASK_NOTHING;
    }

  switch (stage)
    {
    case INV_AT_BOON:
      return state->from_deck >= 0 && gn_pile_size (&state->deck[state->from_deck]) > 0;
    case INV_AT_BOON_VALUE:
      return boon && !state->fighting && state->has_value && state->open_value && state->dice_for == INV_DICE_VALUE;
    case INV_AT_BOON_HELP:
      return boon && !state->fighting && state->has_value && !state->open_value && !state->rolled;
    case INV_AT_BOON_ROLL:
      return boon && !state->fighting && state->has_value && (state->dice_for == INV_DICE_ROLL || state->ask);
    case INV_AT_BOON_LATE:
      return boon && !state->fighting && state->rolled;
    case INV_AT_TAKE:
      return boon;
    case INV_AT_GNOME_VALUE:
      return gnome && state->fighting && state->has_value && state->open_value && state->dice_for == INV_DICE_VALUE;
    case INV_AT_FIGHT_HELP:
      return gnome && state->fighting && state->has_value && !state->open_value && !state->rolled;
    case INV_AT_FIGHT_ROLL:
      return gnome && state->fighting && state->has_value && (state->dice_for == INV_DICE_ROLL || state->ask);
    case INV_AT_FIGHT_LATE:
      return gnome && state->fighting && state->rolled;
    case INV_AT_SETUP:
    case INV_AT_OVER:
      return !state->n_frames && !state->ask;
    case INV_AT_GNOME_CHOICE:
      return inv_heap_size (state) > 0;
    case INV_AT_KEEP:
      /* The turn is over but for what somebody has too much of (INV-111). */
      return !boon && !gnome && !state->fighting && state->from_deck < 0 && (state->ask || too_many (match, state));
    default:
      return TRUE;
    }
}

/* Whether dice are rolled for what is under way. */
static gboolean
dice_fit (const InvState *state)
{
  switch ((InvDiceFor) state->dice_for)
    {
    case INV_DICE_VALUE:
      return state->stage == INV_AT_BOON_VALUE || state->stage == INV_AT_GNOME_VALUE;
    case INV_DICE_ROLL:
      return state->stage == INV_AT_BOON_ROLL || state->stage == INV_AT_FIGHT_ROLL;
    case INV_DICE_AGAIN:
      return state->ask == INV_ASK_AGAIN && state->again > 0;
    case INV_DICE_EFFECT:
      return state->ask == INV_ASK_DICE;
    case INV_DICE_NONE:
    default:
      return TRUE;
    }
}

static gboolean
audit_dice (const GnMatch  *match,
            const InvState *state,
            GnSay          *why)
{
  gint8 twice;

  if (state->again > state->n_faces || !dice_fit (state))
    return gn_say (why, INV_BAD_STAGE);
  if (state->dice_for != INV_DICE_NONE && inv_dice_due (match, state, &twice) == 0 && inv_dice_all (match, state) > 0)
    return gn_say (why, INV_BAD_STAGE);
  if (!audit_pile (&state->spent, 0, why))
    return FALSE;
  GN_FOR_LAYERS (layer, &state->spent)
    if (!is_seat (match, layer->pool & 7))
      return gn_say (why, INV_BAD_CARD);
  switch (state->own_sides)
    {
    case 0: case 4: case 6: case 8: case 10: case 12: case 20:
      return TRUE;
    default:
      return gn_say (why, INV_BAD_STAGE);
    }
}

static gboolean
audit_turn (const GnMatch  *match,
            const InvState *state,
            GnSay          *why)
{
  const gboolean playing = state->stage != INV_AT_SETUP && state->stage != INV_AT_OVER;

  if (playing && (state->active < 0 || state->turn == 0))
    return gn_say (why, INV_BAD_SEAT);
  if (state->next > match->n_seats)
    return gn_say (why, INV_BAD_SEAT);
  if (!state->head.stopped && (state->stage == INV_AT_OVER) != state->head.over)
    return gn_say (why, INV_BAD_STAGE);
  /* What was dealt and drawn since cannot be set up once more. */
  if (state->stage == INV_AT_SETUP && state->turn > 0)
    return gn_say (why, INV_BAD_STAGE);
  GN_FOR_SEATS (match, seat)
    {
      const int remind = state->remind[seat];

      if (remind > 0 ? !is_gnome (match, remind - 1) : remind < 0 && !is_boon (match, -remind - 1))
        return gn_say (why, INV_BAD_CARD);
    }
  if (!audit_frames (match, state, why))
    return FALSE;
  if (!ask_fits (match, state) || !stage_fits (match, state))
    return gn_say (why, INV_BAD_STAGE);
  return audit_dice (match, state, why);
}

gboolean
inv_audit (const GnMatch *match,
           gconstpointer  data,
           GnSay         *why)
{
  const InvState *state = data;

  return audit_boons (match, state, why) && audit_gnomes (match, state, why) && audit_turn (match, state, why);
}
