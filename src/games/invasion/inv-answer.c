/* inv-answer.c: answers of players to effects: cards lost, fetched and given, choices, looks (8.5)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

#define ARG(i) (move->arg[(i)])

/* The card goes to the boon discard pile; a room goes where the effect says. */
static void
lose_one (const GnMatch *match,
          InvState      *state,
          int            player,
          int            card,
          gboolean       from_play,
          GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const InvOp *op = inv_op_of (match, state);
  gboolean shield = FALSE;

  if (card < 0)
    {
      inv_hand_take (state, player, -1);
      state->unnamed++;
      gn_story_tell (story, INV_F_LOSES_UNSEEN, player);
      inv_effect_done (match, state);
      return;
    }
  inv_loss_fits (match, op, card, from_play ? INV_PLAY : INV_HAND, &shield);
  if (from_play)
    gn_pile_take_card (&state->play[player], card, 99);
  else
    inv_hand_take (state, player, card);

  if (op->word == INV_E_LOSE_ROOM && !shield && op->a != 0)
    {
      /* The player still has to name the deck. */
      state->side = (gint16) card;
      state->ask = INV_ASK_ROOM_DECK;
      gn_story_tell (story, INV_F_ROOM_LOST, player, card, inv_rooms_gained (match, state), inv_target (match));
      return;
    }
  inv_discard_boon (match, state, card, story);
  if (shield)
    gn_story_tell (story, INV_F_SHIELD, player, card);
  else if (set->boon[card].kind == INV_ROOM)
    gn_story_tell (story, INV_F_ROOM_LOST, player, card, inv_rooms_gained (match, state), inv_target (match));
  else
    gn_story_tell (story, INV_F_LOSES, player, card);
  inv_effect_done (match, state);
}

/* INV-R34: a lost room goes under a boon deck, or is shuffled into the deck. */
static void
room_to_deck (const GnMatch *match,
              InvState      *state,
              int            deck,
              GnStory       *story)
{
  const InvOp *op = inv_op_of (match, state);
  const int card = state->side;

  state->side = -1;
  if (op && op->a == 1)
    gn_pile_put_known_bottom (&state->deck[deck], card, INV_POOL_BOON, GN_ALL_SEE);
  else
    inv_mix_deck (match, state, deck, card);
  gn_story_tell (story, INV_F_ADJUST_BOON, card, INV_W_DECK_BOTTOM);
  inv_effect_done (match, state);
}

static void
apply_pick (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const InvOp *op = inv_op_of (match, state);

  if (state->stage == INV_AT_GNOME_CHOICE && !state->ask)
    {
      const int gnome = ARG (INV_A_PICK_GNOME);

      inv_heap_take (state, gnome);
      inv_reveal_gnome (match, state, gnome, story);
      return;
    }
  if (state->ask == INV_ASK_LIST)
    {
      const int list = ARG (INV_A_LIST);

      const InvFrame *top = inv_top (state);

      gn_story_tell (story, INV_F_CHOSE, state->active, list, INV_WORDS_CARD (top->gnome, top->card),
                     INV_WORDS_LIST (top->slot, op->list[list - 1]));
      state->ask = INV_ASK_NOTHING;
      inv_push_list (match, state, op->list[list - 1]);
    }
  else if (state->ask == INV_ASK_PLAYER)
    {
      inv_top (state)->who = ARG (INV_A_PICK_PLAYER);
      state->ask = INV_ASK_NOTHING;
    }
  else
    room_to_deck (match, state, ARG (INV_A_PICK_DECK), story);
}

static void
apply_to_bottom (const GnMatch *match,
                 InvState      *state,
                 const GnMove  *move,
                 GnStory       *story)
{
  const int gnome = ARG (INV_A_GNOME), letter = ARG (INV_A_LETTER);
  GnPile after = { 0 };
  gboolean found = FALSE;

  for (guint i = 0; i < state->gnomes.n; i++)
    {
      GnLayer layer = state->gnomes.layer[i];

      if (!found
          && ((gnome != GN_NONE && layer.card == gnome)
              || (letter != GN_NONE && layer.card < 0 && layer.pool == (guint) (INV_POOL_LETTER + letter))))
        {
          found = TRUE;
          continue;
        }
      if (!found && layer.card < 0 && layer.pool < INV_POOL_LETTER)
        {
          found = TRUE;
          layer.n--;
          if (letter != GN_NONE)
            state->letters_in[layer.pool]--;
        }
      gn_pile_put_layer_bottom (&after, layer);
    }
  state->gnomes = after;
  if (letter != GN_NONE)
    {
      gn_pile_put_unseen_bottom (&state->gnomes, (guint) (INV_POOL_LETTER + letter), 1);
      gn_story_tell (story, INV_F_LETTER_BOTTOM, letter);
    }
  else
    {
      gn_pile_put_known_bottom (&state->gnomes, gnome, 0, GN_ALL_SEE);
      gn_story_tell (story, INV_F_GNOME_BOTTOM, gnome);
    }
  inv_effect_over (match, state);
}

static void
apply_hand_over (const GnMatch *match,
                 InvState      *state,
                 const GnMove  *move,
                 GnStory       *story)
{
  const int card = ARG (INV_A_CARD) == GN_NONE ? -1 : ARG (INV_A_CARD), to = ARG (INV_A_PLAYER);

  inv_hand_take (state, state->active, card);
  inv_hand_put (match, state, to, card, GN_ALL_SEE);
  if (card >= 0)
    gn_story_tell (story, INV_F_GAVE, state->active, card, to);
  else
    gn_story_tell (story, INV_F_GAVE_UNSEEN, state->active, to);
  inv_effect_done (match, state);
}

static void
apply_pull (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int card = ARG (INV_A_CARD), seat = state->active;

  if (state->discard[card] > 0)
    state->discard[card]--;
  else
    state->unnamed--;
  inv_hand_put (match, state, seat, card, GN_ALL_SEE);
  gn_story_tell (story, INV_F_FETCHED, seat, card);
  inv_effect_done (match, state);
  if (inv_is_room (inv_set (match), card))
    {
      state->gained[seat][INV_ROOM]++;
      gn_story_tell (story, INV_F_ROOM, seat, card, inv_rooms_gained (match, state), inv_target (match));
      inv_check_end (match, state, story);
    }
}

static void
apply_go_on (const GnMatch *match,
             InvState      *state,
             GnStory       *story)
{
  if (state->ask == INV_ASK_LOSE)
    gn_story_tell (story, INV_F_NOTHING_TO_LOSE, inv_effect_player (match, state));
  if (state->ask)
    inv_effect_over (match, state);
  else if (inv_in_late (state))
    inv_settle_late (match, state, story);
  else if (state->stage == INV_AT_PREP)
    {
      /* INV-R26: no deck is left, so steps 2 to 5 are passed over. */
      if (!(state->misses & 1))
        gn_story_tell (story, INV_F_ALL_OUT);
      state->stage = INV_DO_FORK;
    }
  else
    {
      inv_count_up (&state->skipped);
      gn_story_tell (story, INV_F_SKIPPED, state->active);
      state->stage = INV_DO_SWEEP;
    }
}

static void
apply_drop (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int card = ARG (INV_A_CARD) == GN_NONE ? -1 : ARG (INV_A_CARD);

  if (!state->ask)
    {
      gn_pile_take_card (&state->play[move->seat], card, 99);
      inv_discard_boon (match, state, card, story);
      gn_story_tell (story, INV_F_SWEPT, move->seat, card);
      return;
    }
  lose_one (match, state, inv_effect_player (match, state), card, ARG (INV_A_FROM) == INV_PLAY, story);
}

void
inv_apply_effect (const GnMatch *match,
                  InvState      *state,
                  const GnMove  *move,
                  GnStory       *story)
{
  switch ((InvVerb) move->verb)
    {
    case INV_V_PICK:      apply_pick (match, state, move, story); break;
    case INV_V_DROP:      apply_drop (match, state, move, story); break;
    case INV_V_PULL:      apply_pull (match, state, move, story); break;
    case INV_V_HAND_OVER: apply_hand_over (match, state, move, story); break;
    case INV_V_TO_BOTTOM: apply_to_bottom (match, state, move, story); break;
    case INV_V_GO_ON:     apply_go_on (match, state, story); break;
    case INV_V_LOT:
    default:
      lose_one (match, state, inv_effect_player (match, state), ARG (INV_A_CARD), ARG (INV_A_FROM) == INV_PLAY, story);
      break;
    }
}
