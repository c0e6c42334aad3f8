/* inv-check-chance.c: checks of outcomes: boons, gnome cards, dice, and answers to effects
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

#define ARG(i) (move->arg[(i)])

/* ---- Setup ----------------------------------------------------------------------- */

/* A card of a starting hand. */
static gboolean
check_dealt (const GnMatch  *match,
             const InvState *state,
             const guint8   *known,
             const GnMove   *move,
             GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int seat = ARG (INV_A_PLAYER), card = ARG (INV_A_CARD);

  if (!inv_may_set_up (match, state) || seat < 0 || seat != inv_deal_due (match, state))
    return inv_say_step (state, why);
  if (card < 0 || (guint) card >= set->n_boons)
    return gn_say (why, INV_NO_UNNAMED);
  if (set->boon[card].kind == INV_ROOM)
    return gn_say (why, INV_NO_ROOM_IN_HAND, card);
  if (inv_boon_ways (match, known, card) == 0)
    return gn_say (why, INV_NO_ALL_SEEN, card);
  return TRUE;
}

/* A die for the size of a starting hand, or for the start player. */
static gboolean
check_setup_roll (const GnMatch  *match,
                  const InvState *state,
                  const GnMove   *move,
                  GnSay          *why)
{
  const int seat = ARG (0), n = ARG (1);

  if (!inv_may_set_up (match, state) || seat < 0 || seat >= match->n_seats || inv_deal_due (match, state) >= 0)
    return inv_say_step (state, why);
  if (move->verb == INV_V_HAND_ROLL)
    {
      if (state->hand_roll[seat])
        return inv_say_step (state, why);
      return n >= 1 && n <= 4 ? TRUE : gn_say (why, INV_NO_DIE_RANGE, 1, 4);
    }
  if (!inv_hands_rolled (match, state) || !(state->first_among >> seat & 1) || state->first_roll[seat])
    return inv_say_step (state, why);
  return n >= 1 && n <= 20 ? TRUE : gn_say (why, INV_NO_DIE_RANGE, 1, 20);
}

/* ---- Boons ------------------------------------------------------------------------------ */

/* Whether @card can be the top of the deck. */
static gboolean
check_top_boon (const GnMatch  *match,
                const InvState *state,
                const guint8   *known,
                int             card,
                GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const GnLayer *top = &state->deck[inv_deck_now (state)].layer[0];
  gboolean room;

  if (card < 0 || (guint) card >= set->n_boons)
    return gn_say (why, INV_NO_UNNAMED);
  if (top->card >= 0)
    return top->card == card || gn_say (why, INV_NO_CARD_POSSIBLE, card);
  if (top->pool == INV_POOL_MIX && state->mix[card] > 0)
    return TRUE;
  if (inv_boon_ways (match, known, card) == 0)
    return gn_say (why, state->boxed[card] > 0 ? INV_NO_IN_BOX : INV_NO_ALL_SEEN, card);
  room = set->boon[card].kind == INV_ROOM;
  if (top->pool == INV_POOL_OTHER && room)
    return gn_say (why, INV_NO_CARD_POSSIBLE, card);
  /* If all cards that were shuffled in are known, nothing else can come up. Cards without a name are not rooms. */
  if (top->pool == INV_POOL_MIX && inv_mix_unknown (match, state) <= (room ? state->mix_unnamed : 0))
    return gn_say (why, INV_NO_CARD_POSSIBLE, card);
  return TRUE;
}

static gboolean
check_boon_up (const GnMatch  *match,
               const InvState *state,
               const guint8   *known,
               const GnMove   *move,
               GnSay          *why)
{
  const int card = ARG (INV_A_CARD);

  if (!inv_boon_due (state))
    return inv_wrong_step (match, state, INV_V_BOON_UP, why);
  if (!check_top_boon (match, state, known, card, why))
    return FALSE;
  if (!state->ask && !inv_set (match)->boon[card].value_known)
    return gn_say (why, INV_NO_TEACH_FIRST, card);
  return TRUE;
}

gboolean
inv_check_boon_outcome (const GnMatch  *match,
                        const InvState *state,
                        const guint8   *known,
                        const GnMove   *move,
                        GnSay          *why)
{
  return move->verb == INV_V_DEALT ? check_dealt (match, state, known, move, why)
                                   : check_boon_up (match, state, known, move, why);
}

/* A reward that goes to the hand unseen (INV-R55). */
static gboolean
check_non_room (const GnMatch  *match,
                const InvState *state,
                GnSay          *why)
{
  const InvOp *op = inv_op_of (match, state);
  const GnLayer *top;

  if (state->ask != INV_ASK_BOON || !op || op->word != INV_E_BOON_REWARD)
    return inv_boon_due (state) ? gn_say (why, INV_NO_UNNAMED) : inv_wrong_step (match, state, INV_V_BOON_UP, why);
  top = &state->deck[inv_deck_now (state)].layer[0];
  if (op->a == INV_FROM_PLAY || top->card >= 0)
    return gn_say (why, INV_NO_UNNAMED);
  return TRUE;
}

/* ---- Gnome cards --------------------------------------------------------------------------- */

/* A card of the gnome deck: a gnome or a letter of the layer. */
static gboolean
check_gnome_card (const GnMatch  *match,
                  const InvState *state,
                  const guint8   *known,
                  const GnMove   *move,
                  int             layer,
                  GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const GnLayer *at = &state->gnomes.layer[layer];
  const int gnome = ARG (INV_A_GNOME), letter = ARG (INV_A_LETTER);
  const int letters = inv_layer_letters (state, layer);

  if ((gnome == GN_NONE) == (letter == GN_NONE))
    return gn_say (why, INV_NO_UNNAMED);
  if (letter != GN_NONE)
    {
      if (letter < 0 || letter >= INV_LETTERS)
        return gn_say (why, INV_NO_UNNAMED);
      if (inv_letter_is_out (state, letter))
        return gn_say (why, INV_NO_LETTER_OUT, letter);
      if (letters == 0)
        return gn_say (why, INV_NO_LETTER_POSSIBLE, letter);
      if (at->pool >= INV_POOL_LETTER ? at->pool != (guint) (INV_POOL_LETTER + letter)
                                      : (inv_letters_known (state) >> letter & 1))
        return gn_say (why, INV_NO_LETTER_POSSIBLE, letter);
      return TRUE;
    }

  if (gnome < 0 || (guint) gnome >= set->n_gnomes)
    return gn_say (why, INV_NO_UNNAMED);
  if (at->card >= 0)
    return at->card == gnome || gn_say (why, INV_NO_GNOME_POSSIBLE, gnome);
  if (letters >= at->n)
    return gn_say (why, INV_NO_GNOME_POSSIBLE, gnome);
  if (inv_gnome_ways (match, known, gnome) == 0)
    return gn_say (why, INV_NO_GNOME_POSSIBLE, gnome);
  return TRUE;
}

/* A card from the gnome discard pile (INV-086, INV-R38). */
static gboolean
check_heap_card (const GnMatch  *match,
                 const InvState *state,
                 const guint8   *known,
                 const GnMove   *move,
                 GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int gnome = ARG (INV_A_GNOME), top = inv_heap_top (state);
  guint8 count[INV_GNOMES_MAX];
  guint n_known;

  if (gnome == GN_NONE || ARG (INV_A_LETTER) != GN_NONE || gnome < 0 || (guint) gnome >= set->n_gnomes)
    return gn_say (why, INV_NO_UNNAMED);
  n_known = inv_heap_known (state, count);
  if (state->draw == 1 && top >= 0)
    return gnome == top || gn_say (why, INV_NO_TOP_OF_DISCARD, top);
  if (state->draw != 1 && count[gnome] > 0)
    return TRUE;
  if (inv_heap_size (state) == n_known)
    return gn_say (why, INV_NO_GNOME_POSSIBLE, gnome);
  if (inv_gnome_ways (match, known, gnome) == 0)
    return gn_say (why, INV_NO_GNOME_POSSIBLE, gnome);
  return TRUE;
}

static gboolean
check_gnome_up (const GnMatch  *match,
                const InvState *state,
                const guint8   *known,
                const GnMove   *move,
                GnSay          *why)
{
  const int gnome = ARG (INV_A_GNOME);

  if (state->ask || state->dice_for || state->stage != INV_AT_GNOME)
    return inv_wrong_step (match, state, INV_V_GNOME_UP, why);
  if (state->from_pile ? !check_heap_card (match, state, known, move, why)
                       : !check_gnome_card (match, state, known, move, 0, why))
    return FALSE;
  if (gnome != GN_NONE && !inv_set (match)->gnome[gnome].value_known)
    return gn_say (why, INV_NO_TEACH_FIRST, gnome);
  return TRUE;
}

static gboolean
check_seen (const GnMatch  *match,
            const InvState *state,
            const guint8   *known,
            const GnMove   *move,
            GnSay          *why)
{
  const int layer = inv_gnome_layer (state), gnome = ARG (INV_A_GNOME);

  if (inv_heap_open_due (match, state))
    {
      /* INV-R38: the gnomes left over at the start are face up. */
      if (gnome == GN_NONE || ARG (INV_A_LETTER) != GN_NONE || gnome < 0 || (guint) gnome >= inv_set (match)->n_gnomes)
        return gn_say (why, INV_NO_UNNAMED);
      return inv_gnome_ways (match, known, gnome) > 0 || gn_say (why, INV_NO_GNOME_POSSIBLE, gnome);
    }
  if (state->ask != INV_ASK_SEEN || layer < 0)
    return inv_wrong_step (match, state, INV_V_SEEN, why);
  return check_gnome_card (match, state, known, move, layer, why);
}

gboolean
inv_check_gnome_outcome (const GnMatch  *match,
                         const InvState *state,
                         const guint8   *known,
                         const GnMove   *move,
                         GnSay          *why)
{
  return move->verb == INV_V_SEEN ? check_seen (match, state, known, move, why)
                                  : check_gnome_up (match, state, known, move, why);
}

/* ---- Dice and random losses --------------------------------------------------------------------- */

static gboolean
check_die (const GnMatch  *match,
           const InvState *state,
           const GnMove   *move,
           GnSay          *why)
{
  gint8 twice;
  const guint sides = inv_dice_due (match, state, &twice);

  if (sides == 0)
    return inv_wrong_step (match, state, INV_V_DIE, why);
  if (ARG (INV_A_N) < 1 || ARG (INV_A_N) > (int) sides)
    return gn_say (why, INV_NO_DIE_RANGE, 1, (int) sides);
  return TRUE;
}

static gboolean
check_total (const GnMatch  *match,
             const InvState *state,
             const GnMove   *move,
             GnSay          *why)
{
  const int n = ARG (INV_A_N);
  int least = 0, most = 0;

  if ((state->dice_for == INV_DICE_ROLL && state->n_faces == 0) || (state->ask == INV_ASK_AGAIN && !state->dice_for))
    {
      InvPool pool;

      inv_pool (match, state, &pool);
      least = most = pool.flat;
      for (guint i = 0; i < pool.n; i++)
        {
          least++;
          most += pool.die[i].sides;
        }
    }
  else if ((state->dice_for == INV_DICE_VALUE || state->dice_for == INV_DICE_EFFECT) && state->throw_n == 0)
    {
      const InvOp *op = inv_op_of (match, state);
      const GnDiceExpr *expr = state->dice_for == INV_DICE_VALUE ? inv_value_expr (match, state) : op ? &op->dice
                               : NULL;
      guint sides;
      gboolean taken;

      /* The card may have been taught again since, without these dice. */
      if (!expr)
        return inv_wrong_step (match, state, INV_V_TOTAL, why);
      least = most = expr->flat;
      for (guint k = 0; (sides = gn_dice_expr_sides (expr, k, &taken)) > 0; k++)
        {
          least += taken ? -(int) sides : 1;
          most += taken ? -1 : (int) sides;
        }
    }
  else
    return inv_wrong_step (match, state, INV_V_TOTAL, why);

  if (n < least || n > most)
    return least == most ? gn_say (why, INV_NO_DIE_ONLY, least) : gn_say (why, INV_NO_DIE_RANGE, least, most);
  return TRUE;
}

/* A card lost at random (INV-R53). */
static gboolean
check_lot (const GnMatch  *match,
           const InvState *state,
           const GnMove   *move,
           GnSay          *why)
{
  const InvOp *op = inv_op_of (match, state);
  const int player = inv_effect_player (match, state), card = ARG (INV_A_CARD), from = ARG (INV_A_FROM);
  gboolean shield;

  if (state->ask != INV_ASK_LOT || !op || player < 0)
    return inv_wrong_step (match, state, INV_V_LOT, why);
  if (from != INV_HAND && from != INV_PLAY)
    return gn_say (why, INV_NO_LOSS_FITS);
  if (card == GN_NONE)
    return gn_say (why, INV_NO_UNNAMED);
  if (!inv_check_where (match, state, card, from == INV_HAND, player, why))
    return FALSE;
  if (!inv_loss_fits (match, op, card, (InvPlace) from, &shield) || shield)
    return gn_say (why, INV_NO_LOSS_FITS);
  return TRUE;
}

gboolean
inv_check_chance (const GnMatch  *match,
                  const InvState *state,
                  const GnMove   *move,
                  GnSay          *why)
{
  guint8 known[MAX (INV_BOONS_MAX, INV_GNOMES_MAX)];

  switch ((InvVerb) move->verb)
    {
    case INV_V_HAND_ROLL:
    case INV_V_FIRST:
      return check_setup_roll (match, state, move, why);
    case INV_V_DEALT:
    case INV_V_BOON_UP:
      inv_known_boons (match, state, known);
      return inv_check_boon_outcome (match, state, known, move, why);
    case INV_V_NON_ROOM:
      return check_non_room (match, state, why);
    case INV_V_GNOME_UP:
    case INV_V_SEEN:
      inv_known_gnomes (match, state, known);
      return inv_check_gnome_outcome (match, state, known, move, why);
    case INV_V_DIE:
      return check_die (match, state, move, why);
    case INV_V_TOTAL:
      return check_total (match, state, move, why);
    case INV_V_LOT:
      return check_lot (match, state, move, why);
    case INV_V_SEEN_BY_TABLE:
      return state->ask == INV_ASK_SEEN || inv_heap_open_due (match, state)
             ? TRUE : inv_wrong_step (match, state, INV_V_SEEN, why);
    default:
      return inv_say_step (state, why);
    }
}

/* ---- Players' answers to effects ----------------------------------------------------------------------- */

static gboolean
check_pick (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const InvOp *op = inv_op_of (match, state);
  const int list = ARG (INV_A_LIST), player = ARG (INV_A_PICK_PLAYER), deck = ARG (INV_A_PICK_DECK),
            gnome = ARG (INV_A_PICK_GNOME);
  const int given = (list != GN_NONE) + (player != GN_NONE) + (deck != GN_NONE) + (gnome != GN_NONE);
  guint8 count[INV_GNOMES_MAX];

  if (state->ask == INV_ASK_LIST && op)
    return given == 1 && list >= 1 && list <= op->n_lists && inv_list_offered (match, state, op, (guint) list - 1)
           ? TRUE : gn_say (why, INV_NO_CHOICE);
  if (state->ask == INV_ASK_PLAYER)
    return given == 1 && player >= 0 && player < match->n_seats ? TRUE : gn_say (why, INV_NO_CHOICE);
  if (state->ask == INV_ASK_ROOM_DECK)
    return given == 1 && deck >= 0 && deck < (int) inv_n_decks (match) && state->deck[deck].n < GN_PILE_LAYERS
           ? TRUE : gn_say (why, INV_NO_CHOICE);
  if (state->stage == INV_AT_GNOME_CHOICE && !state->ask)
    {
      if (given != 1 || gnome < 0 || (guint) gnome >= inv_set (match)->n_gnomes)
        return gn_say (why, INV_NO_CHOICE);
      inv_heap_known (state, count);
      if (count[gnome] == 0)
        return gn_say (why, INV_NO_CHOICE);
      if (!inv_set (match)->gnome[gnome].value_known)
        return gn_say (why, INV_NO_TEACH_FIRST, gnome);
      return TRUE;
    }
  return inv_wrong_step (match, state, INV_V_PICK, why);
}

static gboolean
check_drop (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const InvOp *op = inv_op_of (match, state);
  const int player = move->seat, card = ARG (INV_A_CARD), from = ARG (INV_A_FROM);
  gboolean shield;

  if (state->ask != INV_ASK_LOSE || !op)
    return inv_wrong_step (match, state, INV_V_DROP, why);
  if (from != INV_HAND && from != INV_PLAY)
    return gn_say (why, INV_NO_LOSS_FITS);
  if (card == GN_NONE)
    {
      if (from == INV_HAND && gn_pile_unseen (&state->hand[player], INV_POOL_OTHER) > 0 && op->word == INV_E_LOSE_CARD
          && op->a != INV_ROOM && op->b != INV_FROM_PLAY && state->unnamed < 200)
        return TRUE;
      return gn_say (why, INV_NO_UNNAMED);
    }
  if (!inv_check_where (match, state, card, from == INV_HAND, player, why))
    return FALSE;
  if (!inv_loss_fits (match, op, card, (InvPlace) from, &shield))
    return gn_say (why, INV_NO_LOSS_FITS);
  return TRUE;
}

static gboolean
check_pull (const GnMatch  *match,
            const InvState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const InvOp *op = inv_op_of (match, state);
  const int card = ARG (INV_A_CARD);

  if (state->ask != INV_ASK_FETCH || !op)
    return inv_wrong_step (match, state, INV_V_PULL, why);
  if (card < 0 || (guint) card >= set->n_boons)
    return gn_say (why, INV_NO_UNNAMED);
  if (op->a == INV_KIND_ANY ? set->boon[card].kind == INV_ROOM : set->boon[card].kind != op->a)
    return gn_say (why, INV_NO_LOSS_FITS);
  if (state->discard[card] > 0)
    return TRUE;
  if (state->unnamed == 0 || set->boon[card].kind == INV_ROOM || inv_boon_ways_now (match, state, card) == 0)
    return gn_say (why, INV_NO_LOSS_FITS);
  return TRUE;
}

static gboolean
check_hand_over (const GnMatch  *match,
                 const InvState *state,
                 const GnMove   *move,
                 GnSay          *why)
{
  const int card = ARG (INV_A_CARD), to = ARG (INV_A_PLAYER);

  if (state->ask != INV_ASK_GIVE)
    return inv_wrong_step (match, state, INV_V_HAND_OVER, why);
  if (to < 0 || to >= match->n_seats || to == state->active)
    return gn_say (why, INV_NO_CHOICE);
  if (card == GN_NONE)
    return gn_pile_unseen (&state->hand[state->active], INV_POOL_OTHER) > 0 || gn_say (why, INV_NO_UNNAMED);
  return inv_check_where (match, state, card, TRUE, state->active, why);
}

/* INV-R55: one of the cards that were looked at goes under the deck; it is named now. */
static gboolean
check_to_bottom (const GnMatch  *match,
                 const InvState *state,
                 const GnMove   *move,
                 GnSay          *why)
{
  const InvOp *op = inv_op_of (match, state);
  const int gnome = ARG (INV_A_GNOME), letter = ARG (INV_A_LETTER);
  guint8 known[INV_GNOMES_MAX];
  guint deep = 0;

  if (state->ask != INV_ASK_BOTTOM || !op)
    return inv_wrong_step (match, state, INV_V_TO_BOTTOM, why);
  if ((gnome == GN_NONE) == (letter == GN_NONE)
      || (gnome != GN_NONE && (gnome < 0 || (guint) gnome >= inv_set (match)->n_gnomes))
      || (letter != GN_NONE && (letter < 0 || letter >= INV_LETTERS)))
    return gn_say (why, INV_NO_UNNAMED);
  for (guint i = 0; i < state->gnomes.n && deep < (guint) op->n; i++)
    {
      const GnLayer *layer = &state->gnomes.layer[i];

      if (gnome != GN_NONE && layer->card == gnome)
        return TRUE;
      if (letter != GN_NONE && layer->card < 0 && layer->pool == (guint) (INV_POOL_LETTER + letter))
        return TRUE;
      /* The table did not enter what it saw, so any card that is possible there is accepted. */
      if (layer->card < 0 && layer->pool < INV_POOL_LETTER && state->gnomes.n < GN_PILE_LAYERS - 1)
        {
          inv_known_gnomes (match, state, known);
          return check_gnome_card (match, state, known, move, (int) i, why);
        }
      deep += layer->n;
    }
  return gn_say (why, INV_NO_CHOICE);
}

gboolean
inv_check_effect (const GnMatch  *match,
                  const InvState *state,
                  const GnMove   *move,
                  GnSay          *why)
{
  InvPool pool;

  switch ((InvVerb) move->verb)
    {
    case INV_V_PICK:
      return check_pick (match, state, move, why);
    case INV_V_DROP:
      return check_drop (match, state, move, why);
    case INV_V_PULL:
      return check_pull (match, state, move, why);
    case INV_V_HAND_OVER:
      return check_hand_over (match, state, move, why);
    case INV_V_TO_BOTTOM:
      return check_to_bottom (match, state, move, why);
    case INV_V_AGAIN:
      if (state->ask != INV_ASK_AGAIN || state->dice_for)
        return inv_wrong_step (match, state, INV_V_AGAIN, why);
      inv_pool (match, state, &pool);
      return ARG (INV_A_N) >= 1 && ARG (INV_A_N) <= (int) MIN (pool.n, state->n_faces)
             ? TRUE : gn_say (why, INV_NO_CHOICE);
    default:
      return inv_say_step (state, why);
    }
}
