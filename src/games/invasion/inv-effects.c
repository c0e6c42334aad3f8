/* inv-effects.c: the effects of card texts, one after the other (8.5, INV-R52)
 *
 * The stack of frames (inv-stack.c) has the effect that is due. An effect that needs an answer sets InvState.ask
 * and waits.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

/* ---- Conditions and counts ------------------------------------------------------------ */

static int
count_of (const GnMatch  *match,
          const InvState *state,
          guint           per)
{
  const InvSet *set = inv_set (match);
  const int seat = state->active;

  switch ((InvPer) per)
    {
    case INV_PER_LETTERS:    return state->n_letters;
    case INV_PER_TEAM_ROOMS: return inv_rooms_gained (match, state);
    case INV_PER_OWN_ROOMS:  return inv_rooms_of (match, state, seat);
    case INV_PER_PLAYERS:    return match->n_seats;
    case INV_PER_ALLIES:     return (int) inv_count_kind (set, &state->play[seat], INV_ALLY);
    case INV_PER_WEAPONS:    return (int) inv_count_kind (set, &state->play[seat], INV_WEAPON);
    case INV_PER_ITEMS:      return (int) inv_count_kind (set, &state->play[seat], INV_ITEM);
    case INV_PER_HAND:       return (int) gn_pile_size (&state->hand[seat]);
    case INV_PER_NONE:
    default:                 return 1;
    }
}

/* A card in hand that not all players have seen counts if any kind will do, but not as a certain kind: the answer
 * would give it away. */
static gboolean
holds (const GnMatch  *match,
       const InvState *state,
       const InvOp    *op)
{
  const InvSet *set = inv_set (match);
  const int seat = state->active;

  switch ((InvIfWhen) op->a)
    {
    case INV_IF_LETTERS:    return state->n_letters >= op->n;
    case INV_IF_TEAM_ROOMS: return inv_rooms_gained (match, state) >= op->n;
    case INV_IF_OWN_ROOMS:  return inv_rooms_of (match, state, seat) >= op->n;
    case INV_IF_MARGIN:     return state->margin >= op->n;
    case INV_IF_PLAYERS:    return match->n_seats >= op->n;
    case INV_IF_HAS:
    default:
      break;
    }
  for (guint i = 0; i < state->play[seat].n && op->c != INV_FROM_HAND; i++)
    if (op->b == INV_KIND_ANY || set->boon[state->play[seat].layer[i].card].kind == op->b)
      return TRUE;
  for (guint i = 0; i < state->hand[seat].n && op->c != INV_FROM_PLAY; i++)
    {
      const GnLayer *layer = &state->hand[seat].layer[i];

      if (op->b == INV_KIND_ANY
          || (layer->card >= 0 && layer->seen == GN_ALL_SEE && set->boon[layer->card].kind == op->b))
        return TRUE;
    }
  return FALSE;
}

/* ---- Values and tables by dice ------------------------------------------------------------ */

static void
change_value (const GnMatch *match,
              InvState      *state,
              int            by,
              GnStory       *story)
{
  const InvOp *op = inv_op_of (match, state);

  by *= count_of (match, state, op->a);
  state->change = (gint16) CLAMP (state->change + by, -900, 900);
  if (by != 0 && (state->boon >= 0 || state->gnome >= 0))
    gn_story_tell (story, INV_F_VALUE_CHANGED, by);
}

/* Called when the dice of the effect are there. */
void
inv_effect_rolled (const GnMatch *match,
                   InvState      *state,
                   GnStory       *story)
{
  const InvOp *op = inv_op_of (match, state);
  const int sum = state->throw_sum + op->dice.flat;

  state->dice_for = INV_DICE_NONE;
  state->ask = INV_ASK_NOTHING;
  state->throw_n = 0;
  state->throw_sum = 0;
  if (op->word == INV_E_VALUE_CHANGE)
    {
      change_value (match, state, sum, story);
      inv_next_effect (match, state);
      return;
    }
  gn_story_tell (story, INV_F_TABLE, state->active, sum);
  for (guint i = 0; i < op->n_lists; i++)
    if (sum >= op->from[i] && sum <= op->to[i])
      {
        inv_push_list (match, state, op->list[i]);
        return;
      }
  inv_next_effect (match, state);
}

/* ---- One effect ------------------------------------------------------------------------------ */

static void
tell_nothing (InvState *state,
              int       player,
              GnStory  *story)
{
  gn_story_tell (story, INV_F_NOTHING_TO_LOSE, player);
}

static gboolean
ask (InvState *state,
     InvAsk    what)
{
  state->ask = (guint8) what;
  return FALSE;
}

static gboolean
step_loss (const GnMatch *match,
           InvState      *state,
           const InvOp   *op,
           int            player,
           GnStory       *story)
{
  InvFrame *top = inv_top (state);
  const int can = inv_can_lose (match, state, op, player);

  if (top->left == 0)
    top->left = op->n;
  /* Not asking would reveal that no hidden card in hand fits. So the player is asked as long as others may think
   * that one does. */
  if (can == 0)
    {
      guint hidden = 0;

      GN_FOR_LAYERS (layer, &state->hand[player])
        if (layer->seen != GN_ALL_SEE || layer->card < 0)
          hidden += layer->n;
      if (hidden == 0 || op->word == INV_E_LOSE_ROOM || op->a == INV_ROOM || op->b == INV_FROM_PLAY || op->c == 1)
        {
          tell_nothing (state, player, story);
          inv_next_effect (match, state);
          return TRUE;
        }
    }
  return ask (state, op->word == INV_E_LOSE_CARD && op->c == 1 ? INV_ASK_LOT : INV_ASK_LOSE);
}

static gboolean
step_boons (const GnMatch *match,
            InvState      *state,
            const InvOp   *op,
            GnStory       *story)
{
  InvFrame *top = inv_top (state);

  if (top->left == 0)
    top->left = top->card == INV_FRAME_REWARD ? MAX (top->list, 1) : op->n;
  if (inv_decks_left (match, state) == 0)
    {
      gn_story_tell (story, INV_F_ALL_OUT);
      inv_next_effect (match, state);
      return TRUE;
    }
  if (op->word == INV_E_BOON_REWARD)
    return ask (state, INV_ASK_DECK);

  /* The deck with the most cards is milled; among equals, the one with the lowest number. */
  int fullest = 0;

  for (int deck = 1; deck < INV_DECKS; deck++)
    if (gn_pile_size (&state->deck[deck]) > gn_pile_size (&state->deck[fullest]))
      fullest = deck;
  state->side_deck = (gint8) fullest;
  return ask (state, INV_ASK_BOON);
}

static gboolean
step_peek (const GnMatch *match,
           InvState      *state,
           const InvOp   *op,
           GnStory       *story)
{
  InvFrame *top = inv_top (state);
  const guint n = MIN ((guint) op->n, gn_pile_size (&state->gnomes));
  guint known = 0;

  if (n == 0)
    {
      inv_next_effect (match, state);
      return TRUE;
    }
  while (known < n
         && (state->gnomes.layer[known].card >= 0 || state->gnomes.layer[known].pool >= INV_POOL_LETTER))
    known++;
  /* If @left is 1, the table has looked and entered nothing. A deck with as many known cards as a pile has layers
   * cannot take another one; then too the table looks and enters nothing. */
  if (known < n && top->left != 1 && state->gnomes.n < GN_PILE_LAYERS)
    return ask (state, INV_ASK_SEEN);
  gn_story_tell (story, INV_F_LOOKED, (int) n);
  if (op->a == 1)
    return ask (state, INV_ASK_BOTTOM);
  inv_next_effect (match, state);
  return TRUE;
}

/* The last letter that came goes back under the deck or into it (7.2). */
static void
letter_back (InvState    *state,
             const InvOp *op,
             GnStory     *story)
{
  if (state->n_letters > 0)
    {
      const int letter = state->letter[--state->n_letters];

      state->letter[state->n_letters] = state->letter_seat[state->n_letters] = -1;
      state->letter_turn[state->n_letters] = state->letter_card[state->n_letters] = 0;
      if (op->a == 0 && state->gnomes.n < GN_PILE_LAYERS)
        {
          gn_pile_put_unseen_bottom (&state->gnomes, (guint) (INV_POOL_LETTER + letter), 1);
          gn_story_tell (story, INV_F_LETTER_BACK, letter);
        }
      else
        {
          inv_shuffle_all (state, 1, 0);
          gn_story_tell (story, INV_F_LETTER_SHUFFLED, letter);
        }
    }
}

/* INV-R56: an extra boon from a fight comes at once, any other one after step 5. */
static void
extra_boon (const GnMatch *match,
            InvState      *state,
            const InvOp   *op,
            GnStory       *story)
{
  const InvFrame *top = inv_top_of (state);
  const gboolean at_once = (state->stage == INV_DO_LOST || state->stage == INV_DO_GNOME_END)
                           && (top->gnome || top->slot != INV_ON_PLAY);

  inv_next_effect (match, state);
  /* There is no step 5 after which it could come. */
  if (!at_once && (state->misses & 1) && inv_step_of (state) == INV_STEP_PREP)
    {
      gn_story_tell (story, INV_F_MISSES_BOON, state->active);
      return;
    }
  state->extra = (guint8) MIN (state->extra + op->n, 99);
  gn_story_tell (story, INV_F_EXTRA, state->active, op->n);
  if (at_once)
    {
      inv_push_frame (match, state, (InvFrame) { .card = INV_FRAME_BARRIER, .slot = (gint16) state->stage });
      state->stage = INV_DO_BOON_END;
    }
}

static void
steal (const GnMatch *match,
       InvState      *state,
       const InvOp   *op,
       GnStory       *story)
{
  const InvFrame *top = inv_top_of (state);
  guint until = op->a;

  if (until == 0)
    until = INV_UNTIL_COMBAT + inv_option (match, INV_OPT_STEAL_LASTS);
  state->stolen[state->active] = (guint8) until;
  state->thief[state->active] = top->gnome ? top->card : -1;
  gn_story_tell (story, INV_F_STOLEN, state->active, top->gnome ? top->card : -1,
                 gn_domain_find (&inv_domains[INV_DOMAIN_MODE], "combat") + (int) until - INV_UNTIL_COMBAT);
}

/* The pool reads what a card permanently changes about rolls. Inside a choice or a table the change applies once,
 * to this roll. */
static void
change_roll (InvState    *state,
             const InvOp *op)
{
  if (inv_top (state)->list == 0 || !inv_fits (op->scope, state->fighting))
    return;
  if (op->word == INV_E_FLAT)
    state->text_flat = (gint8) CLAMP (state->text_flat + op->n, -99, 99);
  else if (op->word == INV_E_SWAP_DIE)
    state->own_sides = (guint8) op->n;
  else
    state->own_twice = (gint8) CLAMP (state->own_twice + (op->a == 0 ? 1 : -1), -1, 1);
}

/* ---- Immediate effects ------------------------------------------------------------------------ */

/* Changes which boons and fights this turn and the next ones have. */
static void
change_turn (const GnMatch *match,
             InvState      *state,
             const InvOp   *op,
             int            player,
             GnStory       *story)
{
  switch ((InvWord) op->word)
    {
    case INV_E_SKIP_COMBAT:
      if (op->a == 1)
        {
          state->miss_fight[player] = (guint8) MIN (state->miss_fight[player] + 1, 99);
          gn_story_tell (story, INV_F_SKIP_NEXT, player);
        }
      else if (player == state->active && inv_step_of (state) <= INV_STEP_FORK)
        {
          state->skip = TRUE;
          gn_story_tell (story, INV_F_WILL_SKIP, player);
        }
      break;
    case INV_E_FROM_DISCARD:
      if (inv_step_of (state) <= INV_STEP_FORK)
        {
          state->draw = (guint8) (op->a ? op->a : 1u + inv_option (match, INV_OPT_DISCARD_PICK));
          gn_story_tell (story, INV_F_WILL_DRAW, state->active);
        }
      break;
    case INV_E_FIGHT_AGAIN:
      state->fights = (guint8) MIN (state->fights + 1, 99);
      gn_story_tell (story, INV_F_FIGHT_AGAIN, state->active);
      break;
    case INV_E_MISS_BOON:
    default:
      state->miss_boon[player] = (guint8) MIN (state->miss_boon[player] + 1, 99);
      gn_story_tell (story, INV_F_MISS_NEXT, player);
      break;
    }
}

static void
do_at_once (const GnMatch *match,
            InvState      *state,
            const InvOp   *op,
            int            player,
            GnStory       *story)
{
  switch ((InvWord) op->word)
    {
    case INV_E_VALUE_CHANGE:
      change_value (match, state, op->n, story);
      break;
    case INV_E_STEAL_DIE:
      steal (match, state, op, story);
      break;
    case INV_E_RETURN_DIE:
      inv_d20_back (state, state->active, story);
      break;
    case INV_E_SKIP_COMBAT:
    case INV_E_FROM_DISCARD:
    case INV_E_FIGHT_AGAIN:
    case INV_E_MISS_BOON:
      change_turn (match, state, op, player, story);
      break;
    case INV_E_LETTER_BACK:
      letter_back (state, op, story);
      break;
    case INV_E_GNOME_GOES:
      state->goes = (guint8) (1 + op->a);
      state->goes_until = op->b;
      break;
    case INV_E_FLAT:
    case INV_E_SWAP_DIE:
    case INV_E_TWICE:
      change_roll (state, op);
      break;
    default:
      /* Shields, limits and the like are looked up where they apply. */
      break;
    }
}

/* ---- Effects that ask -------------------------------------------------------------------------- */

/* Asks as often as the effect says. */
static gboolean
ask_times (InvState    *state,
           const InvOp *op,
           InvAsk       what)
{
  InvFrame *top = inv_top (state);

  if (top->left == 0)
    top->left = op->n;
  return ask (state, what);
}

static gboolean
step_reroll (const GnMatch *match,
             InvState      *state,
             const InvOp   *op)
{
  if (state->rolled && !state->total_only)
    return ask_times (state, op, INV_ASK_AGAIN);
  /* If only the total was entered, all dice are entered again, or the new total. */
  if (state->rolled)
    {
      state->n_faces = 0;
      state->total_only = FALSE;
    }
  inv_next_effect (match, state);
  return TRUE;
}

static gboolean
step_fetch (const GnMatch *match,
            InvState      *state,
            const InvOp   *op)
{
  const InvSet *set = inv_set (match);
  gboolean fits = state->unnamed > 0 && op->a != INV_ROOM;

  for (guint card = 0; card < set->n_boons && !fits; card++)
    fits = state->discard[card] > 0 && inv_kind_fits (set, op->a, (int) card);
  if (fits)
    return ask_times (state, op, INV_ASK_FETCH);
  inv_next_effect (match, state);
  return TRUE;
}

static gboolean
step_give (const GnMatch *match,
           InvState      *state,
           const InvOp   *op,
           GnStory       *story)
{
  if (gn_pile_size (&state->hand[state->active]) > 0)
    return ask_times (state, op, INV_ASK_GIVE);
  tell_nothing (state, state->active, story);
  inv_next_effect (match, state);
  return TRUE;
}

static gboolean
step_choice (const GnMatch *match,
             InvState      *state,
             const InvOp   *op,
             GnStory       *story)
{
  guint n = 0, only = 0;

  for (guint k = 0; k < op->n_lists; k++)
    if (inv_list_offered (match, state, op, k))
      {
        n++;
        only = k;
      }
  if (n > 1)
    return ask (state, INV_ASK_LIST);
  if (n == 1)
    {
      inv_push_list (match, state, op->list[only]);
      return TRUE;
    }
  tell_nothing (state, state->active, story);
  inv_next_effect (match, state);
  return TRUE;
}

/* ---- Dispatch ---------------------------------------------------------------------------------- */

gboolean
inv_effect_step (const GnMatch *match,
                 InvState      *state,
                 GnStory       *story)
{
  const InvOp *op = inv_op_of (match, state);
  const InvFrame *top = inv_top_of (state);
  int player;

  if (!op)
    {
      inv_pop_frame (state);
      return TRUE;
    }
  player = inv_effect_player (match, state);
  if (player < 0)
    return ask (state, INV_ASK_PLAYER);
  if (op->word == INV_E_TABLE || (op->word == INV_E_VALUE_CHANGE && op->has_dice))
    {
      inv_throw_begin (match, state, INV_DICE_EFFECT);
      return ask (state, INV_ASK_DICE);
    }

  switch ((InvWord) op->word)
    {
    case INV_E_REROLL:
      return step_reroll (match, state, op);
    case INV_E_PEEK:
      return step_peek (match, state, op, story);
    case INV_E_BOON_REWARD:
    case INV_E_MILL:
      return step_boons (match, state, op, story);
    case INV_E_LOSE_CARD:
    case INV_E_LOSE_ROOM:
      return step_loss (match, state, op, player, story);
    case INV_E_FETCH:
      return step_fetch (match, state, op);
    case INV_E_GIVE:
      return step_give (match, state, op, story);
    case INV_E_CHOOSE:
      return step_choice (match, state, op, story);
    case INV_E_FREE_TEXT:
      if (top->gnome)
        gn_story_tell (story, INV_F_TEXT, top->card);
      return ask (state, INV_ASK_TEXT);
    case INV_E_IF:
      inv_push_list (match, state, op->list[holds (match, state, op) ? 0 : 1]);
      return TRUE;
    case INV_E_EXTRA_BOON:
      extra_boon (match, state, op, story);
      return TRUE;
    default:
      do_at_once (match, state, op, player, story);
      inv_next_effect (match, state);
      return TRUE;
    }
}
