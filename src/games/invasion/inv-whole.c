/* inv-whole.c: combined moves: a boon and its deck, all dice of a roll, all cards that are lost (5.14)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

#define ARG(i) (move->arg[(i)])

static int
list_length (const GnMove *move,
             guint         at)
{
  return ARG (at) == GN_NONE ? 0 : CLAMP (ARG (at), 0, GN_MAX_ARGS - 1 - (int) at);
}

static void
add_dice (const GnMove *move,
          guint         at,
          GnMoveList   *parts)
{
  for (int i = 0; i < list_length (move, at); i++)
    gn_move_list_add (parts, GN_CHANCE, INV_V_DIE)->arg[INV_A_N] = ARG (at + 1 + (guint) i);
}

/* A roll first closes the window if it is open. */
static void
take_roll (const GnMatch  *match,
           const InvState *state,
           const GnMove   *move,
           GnMoveList     *parts)
{
  const int total = ARG (INV_A_ROLL_TOTAL);

  if (inv_in_help (state) && !state->ask)
    gn_move_list_add (parts, state->active, INV_V_THROW);
  if (total != GN_NONE)
    gn_move_list_add (parts, GN_CHANCE, INV_V_TOTAL)->arg[INV_A_N] = (gint16) total;
  else
    add_dice (move, INV_A_ROLL_DICE, parts);
}

/* All results are entered again; the ones that differ are those of the dice rolled again. */
static void
take_reroll (const GnMatch  *match,
             const InvState *state,
             const GnMove   *move,
             GnMoveList     *parts)
{
  const int n = list_length (move, INV_A_ROLL_DICE), total = ARG (INV_A_ROLL_TOTAL);

  if (total != GN_NONE)
    {
      gn_move_list_add (parts, GN_CHANCE, INV_V_TOTAL)->arg[INV_A_N] = (gint16) total;
      return;
    }
  if (state->ask != INV_ASK_AGAIN)
    {
      add_dice (move, INV_A_ROLL_DICE, parts);
      return;
    }
  for (int i = 0; i < n && i < state->n_faces; i++)
    if (ARG (INV_A_ROLL_DICE + 1 + i) != state->face[i])
      {
        gn_move_list_add (parts, state->active, INV_V_AGAIN)->arg[INV_A_N] = (gint16) (i + 1);
        gn_move_list_add (parts, GN_CHANCE, INV_V_DIE)->arg[INV_A_N] = ARG (INV_A_ROLL_DICE + 1 + i);
      }
  if (parts->n == 0 || (inv_top_of (state) && parts->n / 2 < (guint) inv_top_of (state)->left))
    gn_move_list_add (parts, state->active, INV_V_GO_ON);
}

static void
take_gnome (const InvState *state,
            int             gnome,
            int             letter,
            GnMoveList     *parts)
{
  GnMove *up;

  if (state->stage == INV_AT_FORK && !state->ask)
    gn_move_list_add (parts, state->active, INV_V_REVEAL);
  up = gn_move_list_add (parts, GN_CHANCE, state->ask == INV_ASK_SEEN ? INV_V_SEEN : INV_V_GNOME_UP);
  up->arg[INV_A_GNOME] = (gint16) gnome;
  up->arg[INV_A_LETTER] = (gint16) letter;
}

guint
inv_take_apart (const GnMatch *match,
                gconstpointer  data,
                const GnMove  *move,
                GnMoveList    *parts)
{
  const InvState *state = data;
  GnMove *part;

  switch ((InvVerb) move->verb)
    {
    case INV_V_HAND:
      for (int i = 0; i < list_length (move, 1); i++)
        {
          part = gn_move_list_add (parts, GN_CHANCE, INV_V_DEALT);
          part->arg[INV_A_CARD] = ARG (2 + i);
          part->arg[INV_A_PLAYER] = ARG (0);
        }
      break;
    case INV_V_FIRST_ROLL:
      {
        int at = 1;

        GN_FOR_SEATS (match, seat)
          if ((state->first_among >> seat & 1) && !state->first_roll[seat] && at <= list_length (move, 0))
            {
              part = gn_move_list_add (parts, GN_CHANCE, INV_V_FIRST);
              part->arg[0] = (gint16) seat;
              part->arg[1] = ARG (at);
              at++;
            }
        break;
      }
    case INV_V_BOON:
      if (ARG (1) != GN_NONE && state->stage != INV_AT_BOON && state->ask != INV_ASK_BOON)
        gn_move_list_add (parts, state->active, INV_V_OPEN)->arg[0] = ARG (1);
      gn_move_list_add (parts, GN_CHANCE, INV_V_BOON_UP)->arg[INV_A_CARD] = ARG (INV_A_CARD);
      break;
    case INV_V_GNOME:
      take_gnome (state, ARG (0), GN_NONE, parts);
      break;
    case INV_V_LETTER:
      take_gnome (state, GN_NONE, ARG (0), parts);
      break;
    case INV_V_VALUE:
      add_dice (move, 0, parts);
      break;
    case INV_V_ROLL:
      take_roll (match, state, move, parts);
      break;
    case INV_V_REROLL:
      take_reroll (match, state, move, parts);
      break;
    case INV_V_LOSE:
      for (int i = 0; i < list_length (move, 0); i++)
        {
          const int card = ARG (1 + i);

          part = gn_move_list_add (parts, move->seat, INV_V_DROP);
          part->arg[INV_A_CARD] = (gint16) card;
          part->arg[INV_A_FROM] = move->seat >= 0 && move->seat < match->n_seats && card >= 0
                                  && gn_pile_find (&state->play[move->seat], card) >= 0
                                  ? INV_PLAY : INV_HAND;
        }
      break;
    case INV_V_FETCH:
      for (int i = 0; i < list_length (move, 0); i++)
        gn_move_list_add (parts, move->seat, INV_V_PULL)->arg[INV_A_CARD] = ARG (1 + i);
      break;
    case INV_V_GIVE:
      for (int i = 0; i < list_length (move, 0) && i < 5; i++)
        {
          part = gn_move_list_add (parts, move->seat, INV_V_HAND_OVER);
          part->arg[INV_A_CARD] = ARG (1 + i);
          part->arg[INV_A_PLAYER] = ARG (6);
        }
      break;
    case INV_V_PEEKED:
      for (int i = 0; i < list_length (move, 0); i++)
        gn_move_list_add (parts, GN_CHANCE, INV_V_SEEN)->arg[INV_A_GNOME] = ARG (1 + i);
      if (list_length (move, 0) == 0)
        gn_move_list_add (parts, GN_CHANCE, INV_V_SEEN_BY_TABLE);
      break;
    default:
      break;
    }
  return parts->n;
}

/* ---- Checks: the lists first, then part after part on a copy ---------------------------------------- */

static gboolean
check_roll (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int n = list_length (move, INV_A_ROLL_DICE);
  const gboolean window = inv_in_help (state) && !state->ask && !state->dice_for;
  InvPool pool;

  if (!window && !(state->dice_for == INV_DICE_ROLL && state->n_faces == 0))
    return inv_wrong_step (match, state, INV_V_ROLL, why);
  if (ARG (INV_A_ROLL_TOTAL) != GN_NONE)
    return n == 0 || gn_say (why, INV_NO_DICE_COUNT, n, 0);

  inv_pool (match, state, &pool);
  if (n > (int) pool.n)
    {
      /* INV-101, INV-071: an extra die is the stolen d20, or one that no card grants. */
      if (!inv_own_d20_in (match, state))
        return gn_say (why, INV_NO_D20_STOLEN, state->active);
      return gn_say (why, INV_NO_NOT_GRANTED, n, (int) pool.n);
    }
  if (n < (int) pool.n)
    return gn_say (why, INV_NO_DICE_COUNT, n, (int) pool.n);
  return TRUE;
}

static gboolean
check_reroll (const GnMatch  *match,
              const InvState *state,
              const GnMove   *move,
              GnSay          *why)
{
  const int n = list_length (move, INV_A_ROLL_DICE);
  int changed = 0;

  if (state->ask != INV_ASK_AGAIN && !(state->dice_for == INV_DICE_ROLL && state->n_faces == 0 && state->rolled))
    return inv_wrong_step (match, state, INV_V_REROLL, why);
  if (ARG (INV_A_ROLL_TOTAL) != GN_NONE)
    return TRUE;
  if (state->ask != INV_ASK_AGAIN)
    {
      InvPool pool;

      inv_pool (match, state, &pool);
      return n == (int) pool.n || gn_say (why, INV_NO_DICE_COUNT, n, (int) pool.n);
    }
  if (n > state->n_faces)
    return gn_say (why, INV_NO_NOT_GRANTED, n, state->n_faces);
  if (n < state->n_faces)
    return gn_say (why, INV_NO_DICE_COUNT, n, state->n_faces);
  for (int i = 0; i < n; i++)
    changed += ARG (INV_A_ROLL_DICE + 1 + i) != state->face[i];
  if (changed > inv_top_of (state)->left)
    return gn_say (why, INV_NO_DICE_COUNT, changed, inv_top_of (state)->left);
  return TRUE;
}

static gboolean
check_list (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const InvFrame *top = inv_top_of (state);

  switch ((InvVerb) move->verb)
    {
    case INV_V_HAND:
      if (ARG (0) < 0 || inv_deal_due (match, state) != ARG (0))
        return inv_say_step (state, why);
      if (list_length (move, 1) != (int) gn_pile_unseen (&state->hand[ARG (0)], INV_POOL_OTHER))
        return gn_say (why, INV_NO_LOSS_COUNT, list_length (move, 1),
                       (int) gn_pile_unseen (&state->hand[ARG (0)], INV_POOL_OTHER));
      return TRUE;
    case INV_V_FIRST_ROLL:
      {
        int n = 0;

        if (state->stage != INV_AT_SETUP || !inv_hands_rolled (match, state) || inv_deal_due (match, state) >= 0)
          return inv_say_step (state, why);
        GN_FOR_SEATS (match, seat)
          n += (state->first_among >> seat & 1) && !state->first_roll[seat];
        return list_length (move, 0) == n || gn_say (why, INV_NO_DICE_COUNT, list_length (move, 0), n);
      }
    case INV_V_BOON:
      if (ARG (1) == GN_NONE && (state->stage == INV_AT_PREP || state->stage == INV_AT_OPEN) && !state->ask
          && !state->dice_for)
        return gn_say (why, INV_NO_CHOICE);
      return TRUE;
    case INV_V_VALUE:
      {
        const int n = list_length (move, 0), all = (int) inv_dice_all (match, state);

        if (state->dice_for != INV_DICE_VALUE && state->dice_for != INV_DICE_EFFECT)
          return inv_wrong_step (match, state, INV_V_DIE, why);
        return n == all || gn_say (why, INV_NO_DICE_COUNT, n, all);
      }
    case INV_V_ROLL:
      return check_roll (match, state, move, why);
    case INV_V_REROLL:
      return check_reroll (match, state, move, why);
    case INV_V_LOSE:
    case INV_V_FETCH:
    case INV_V_GIVE:
      {
        const guint ask = move->verb == INV_V_LOSE ? INV_ASK_LOSE : move->verb == INV_V_FETCH ? INV_ASK_FETCH
                          : INV_ASK_GIVE;
        const int decides = move->verb == INV_V_LOSE && state->ask == INV_ASK_LOSE
                            ? inv_effect_player (match, state) : state->active;

        if (move->seat != decides)
          return gn_say (why, INV_NO_NOT_YOURS, decides);
        if (state->ask != ask || !top)
          return inv_wrong_step (match, state, move->verb == INV_V_LOSE ? INV_V_DROP : INV_V_PULL, why);
        if (list_length (move, 0) > top->left || list_length (move, 0) == 0)
          return gn_say (why, INV_NO_LOSS_COUNT, list_length (move, 0), top->left);
        return TRUE;
      }
    case INV_V_PEEKED:
      return state->ask == INV_ASK_SEEN || inv_heap_open_due (match, state)
             ? TRUE : inv_wrong_step (match, state, INV_V_SEEN, why);
    default:
      return TRUE;
    }
}

static gboolean
check_whole (const GnMatch  *match,
             const InvState *state,
             const GnMove   *move,
             GnSay          *why)
{
  g_auto (GnMoveList) parts = { 0 };
  const InvFrame *top = inv_top_of (state);
  const guint depth = state->n_frames;
  const int at = top ? top->at : 0;
  InvState copy;

  if (!check_list (match, state, move, why))
    return FALSE;

  copy = *state;
  inv_take_apart (match, state, move, &parts);
  for (guint i = 0; i < parts.n; i++)
    {
      if (!inv_check_part (match, &copy, &parts.move[i], why))
        return FALSE;
      inv_apply (match, &copy, &parts.move[i], NULL);
    }
  if (parts.n == 0 && move->verb != INV_V_ROLL)
    return gn_say (why, INV_NO_LOSS_COUNT, 0, 1);

  /* All cards that the effect takes have to be named (loss-count). */
  if ((move->verb == INV_V_LOSE || move->verb == INV_V_FETCH || move->verb == INV_V_GIVE) && !copy.head.over
      && copy.ask == state->ask
      && copy.n_frames == depth && inv_top_of (&copy)->at == at
      && inv_effect_player (match, &copy) == inv_effect_player (match, state))
    return gn_say (why, INV_NO_LOSS_COUNT, list_length (move, 0), top->left);
  return TRUE;
}

gboolean
inv_check (const GnMatch *match,
           gconstpointer  state,
           const GnMove  *move,
           GnSay         *why)
{
  if (move->verb < INV_N_VERBS && (inv_verbs[move->verb].flags & GN_VERB_WHOLE))
    return inv_check_begun (match, state, move, why) && check_whole (match, state, move, why);
  return inv_check_part (match, state, move, why);
}
