/* inv-apply.c: the effects of a move; inv-flow.c continues with what needs no decision
 *
 * Nothing here can fail, because check has accepted the move.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

#define ARG(i) (move->arg[(i)])

/* ---- Playing cards ------------------------------------------------------------------------ */

static void
apply_play (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const int seat = move->seat, card = ARG (INV_A_CARD), over = ARG (INV_A_OVER), purpose = ARG (INV_A_FOR);
  const InvBoon *boon = &set->boon[card];
  const gboolean acquire = inv_grants (set, card, FALSE), combat = inv_grants (set, card, TRUE),
                 late = inv_in_late (state);
  guint mark = 0;

  inv_hand_take (state, seat, card);
  if (over != GN_NONE)
    {
      gn_pile_take_card (&state->play[seat], over, 99);
      inv_discard_boon (match, state, over, story);
      gn_story_tell (story, INV_F_REPLACED, seat, over);
    }

  if (seat != state->active)
    mark |= INV_LIES_NOW;
  else if (inv_is_single (set, card) && !(boon->flags & INV_FLAG_STAYS))
    {
      const gboolean now_combat = state->stage == INV_AT_FIGHT_HELP || state->stage == INV_AT_FIGHT_LATE;

      if (!acquire && !combat)
        mark |= inv_awaits_moment (set, card) ? 0 : INV_LIES_DONE;
      else if (inv_option (match, INV_OPT_SINGLE_USE) == 1)
        mark |= 0;
      else if (acquire != combat)
        mark |= combat ? INV_LIES_FOR_COMBAT : INV_LIES_FOR_ACQUIRE;
      else if (purpose != GN_NONE)
        mark |= purpose == INV_COMBAT ? INV_LIES_FOR_COMBAT : INV_LIES_FOR_ACQUIRE;
      else
        mark |= now_combat ? INV_LIES_FOR_COMBAT : INV_LIES_FOR_ACQUIRE;
    }
  if (late)
    mark |= INV_LIES_LATE;
  gn_pile_put_known_bottom (&state->play[seat], card, mark, GN_ALL_SEE);

  if (seat == state->active)
    gn_story_tell (story, INV_F_PLAYED, seat, card);
  else
    {
      inv_count_up (&state->helped[seat]);
      gn_story_tell (story, INV_F_HELPED, seat, card, state->active);
    }
  if ((inv_in_help (state) || late) && !inv_adds_now (match, state, card, FALSE)
      && !inv_does_more (set, card))
    gn_story_tell (story, INV_F_NO_DICE_NOW, card);

  inv_push (match, state, FALSE, card, INV_ON_PLAY, seat);
  if (late)
    state->stage = state->stage == INV_AT_BOON_LATE ? INV_AT_BOON_ROLL : INV_AT_FIGHT_ROLL;
  /* With `room-counts` in-play it is here that the room counts (INV-R30, INV-R33). */
  if (inv_is_room (set, card))
    inv_check_end (match, state, story);
}

static void
apply_spend (const GnMatch *match,
             InvState      *state,
             const GnMove  *move,
             GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const int seat = move->seat, card = ARG (INV_A_CARD);
  const gboolean from_play = ARG (INV_A_FROM) == INV_PLAY;
  const gboolean both = from_play && inv_option (match, INV_OPT_DISCARD_ADDS) == 1;

  if (from_play)
    gn_pile_take_card (&state->play[seat], card, 99);
  else
    inv_hand_take (state, seat, card);
  inv_discard_boon (match, state, card, story);
  gn_pile_put_known_bottom (&state->spent, card, (guint) seat + (both ? 8 : 0), GN_ALL_SEE);
  if (set->boon[card].kind == INV_WEAPON)
    state->used[seat] = (guint8) MIN (state->used[seat] + 1, 99);
  if (seat == state->active)
    gn_story_tell (story, INV_F_SPENT_OWN, seat, card);
  else
    {
      inv_count_up (&state->helped[seat]);
      gn_story_tell (story, INV_F_SPENT, seat, card, state->active);
    }
  if (!inv_adds_now (match, state, card, TRUE) && !(both && inv_adds_now (match, state, card, FALSE)))
    gn_story_tell (story, INV_F_NO_DICE_NOW, card);
}

/* ---- Boons and gnomes that come up --------------------------------------------------------------- */

/* The top card of the deck is now known and leaves its pool. */
static void
take_top_boon (const GnMatch *match,
               InvState      *state,
               int            card,
               GnStory       *story)
{
  const int deck = inv_deck_now (state);
  const GnLayer top = gn_pile_take_top (&state->deck[deck]);

  if (top.card < 0 && top.pool == INV_POOL_MIX)
    inv_mix_drawn (match, state, card);
  inv_deck_drawn (match, state, deck, story);
}

static void
apply_boon (const GnMatch *match,
            InvState      *state,
            int            card,
            GnStory       *story)
{
  const InvOp *op = inv_op_of (match, state);
  const InvSet *set = inv_set (match);

  take_top_boon (match, state, card, story);
  if (!state->ask)
    {
      inv_reveal_boon (match, state, card, story);
      return;
    }

  if (op->word == INV_E_MILL)
    {
      inv_discard_boon (match, state, card, story);
      gn_story_tell (story, INV_F_MILLED, card, state->side_deck);
      state->side_deck = -1;
      inv_effect_done (match, state);
      return;
    }

  /* A reward goes to the hand, into play, or wherever the player chooses. */
  const int kind = set->boon[card].kind;
  const int limit = kind == INV_ALLY ? inv_ally_limit (match, state, state->active)
                                     : inv_weapon_limit (match, state, state->active);
  const gboolean fits = (kind != INV_ALLY && kind != INV_WEAPON)
                        || (int) inv_count_kind (set, &state->play[state->active], kind) < limit;

  gn_story_tell (story, INV_F_BOON_NONE, state->active, card, state->side_deck);
  if (op->a == INV_FROM_EITHER)
    {
      state->side = (gint16) card;
      state->ask = INV_ASK_TAKE;
      return;
    }
  state->side_deck = -1;
  inv_effect_done (match, state);
  inv_gain (match, state, card, op->a == INV_FROM_PLAY && fits && state->play[state->active].n < GN_PILE_LAYERS
            ? INV_PLAY : INV_HAND, -1, story);
}

static void
apply_non_room (const GnMatch *match,
                InvState      *state,
                GnStory       *story)
{
  take_top_boon (match, state, -1, story);
  inv_hand_put (match, state, state->active, -1, 0);
  gn_story_tell (story, INV_F_NON_ROOM, state->active);
  state->side_deck = -1;
  inv_effect_done (match, state);
}

static void
apply_take (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int card = state->ask == INV_ASK_TAKE ? state->side : state->boon,
            over = ARG (INV_A_OVER) == GN_NONE ? -1 : ARG (INV_A_OVER);
  const InvPlace to = (InvPlace) ARG (INV_A_TO);

  if (state->ask == INV_ASK_TAKE)
    {
      state->side = state->side_deck = -1;
      inv_effect_done (match, state);
    }
  else
    {
      state->boon = -1;
      inv_close_window (match, state);
      state->stage = INV_DO_BOON_END;
    }
  inv_gain (match, state, card, to, over, story);

  /* INV-R46: a card that is put into play counts as played, so its on-play text is due. */
  if (to == INV_PLAY && !state->head.over)
    {
      GnLayer *layer = &state->play[state->active].layer[state->play[state->active].n - 1];
      const InvSet *set = inv_set (match);

      if (inv_is_single (set, card) && !(set->boon[card].flags & INV_FLAG_STAYS) && !inv_grants (set, card, FALSE)
          && !inv_grants (set, card, TRUE) && !inv_awaits_moment (set, card))
        layer->pool = INV_LIES_DONE;
      inv_push (match, state, FALSE, card, INV_ON_PLAY, state->active);
    }
}

static void
apply_gnome_card (const GnMatch *match,
                  InvState      *state,
                  const GnMove  *move,
                  GnStory       *story)
{
  const int gnome = ARG (INV_A_GNOME), letter = ARG (INV_A_LETTER);

  if (state->from_pile)
    {
      if (state->draw == 1)
        inv_heap_take_top (state);
      else
        inv_heap_take (state, gnome);
    }
  else
    {
      inv_take_gnome_card (state, letter);
      if (state->drawn < 60000)
        state->drawn++;
    }
  if (letter != GN_NONE)
    inv_reveal_letter (match, state, letter, story);
  else
    inv_reveal_gnome (match, state, gnome, story);
}

/* INV-R45: a card that was looked at stays where it is and is known from now on. */
static void
apply_seen (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int gnome = ARG (INV_A_GNOME), letter = ARG (INV_A_LETTER), at = inv_gnome_layer (state);
  GnPile after = { 0 };

  if (state->stage == INV_AT_SETUP)
    {
      inv_heap_take (state, -1);
      inv_heap_put (state, gnome);
      gn_story_tell (story, INV_F_SEEN_GNOME, gnome);
      return;
    }
  for (int i = 0; i < (int) state->gnomes.n; i++)
    {
      GnLayer layer = state->gnomes.layer[i];

      if (i == at)
        {
          if (letter != GN_NONE)
            {
              gn_pile_put_unseen_bottom (&after, (guint) (INV_POOL_LETTER + letter), 1);
              state->letters_in[layer.pool]--;
            }
          else
            gn_pile_put_known_bottom (&after, gnome, layer.pool, GN_ALL_SEE);
          layer.n--;
        }
      gn_pile_put_layer_bottom (&after, layer);
    }
  state->gnomes = after;
  if (letter != GN_NONE)
    gn_story_tell (story, INV_F_SEEN_LETTER, letter);
  else
    gn_story_tell (story, INV_F_SEEN_GNOME, gnome);
  state->ask = INV_ASK_NOTHING;
}

/* ---- Dice -------------------------------------------------------------------------------------- */

static void
value_done (const GnMatch *match,
            InvState      *state,
            GnStory       *story)
{
  const GnDiceExpr *expr = inv_value_expr (match, state);

  state->value = (gint16) (state->throw_sum + (expr ? expr->flat : 0));
  state->open_value = FALSE;
  state->dice_for = INV_DICE_NONE;
  state->throw_n = 0;
  state->throw_sum = 0;
  gn_story_tell (story, INV_F_VALUE, inv_value_now (match, state));
  if (state->stage == INV_AT_BOON_VALUE)
    {
      state->stage = INV_AT_BOON_HELP;
      return;
    }
  state->stage = INV_DO_FIGHT;
  inv_push (match, state, TRUE, state->gnome, INV_BEFORE, state->active);
  GN_FOR_LAYERS (layer, &state->attached)
    if ((int) (layer->pool & 7) == state->active)
      inv_push (match, state, TRUE, layer->card, INV_LASTING, state->active);
}

static void
apply_die (const GnMatch *match,
           InvState      *state,
           const GnMove  *move,
           GnStory       *story)
{
  const int n = ARG (INV_A_N);
  gboolean taken = FALSE;

  switch ((InvDiceFor) state->dice_for)
    {
    case INV_DICE_VALUE:
    case INV_DICE_EFFECT:
      {
        const InvOp *op = inv_op_of (match, state);
        const GnDiceExpr *expr = state->dice_for == INV_DICE_VALUE ? inv_value_expr (match, state) : &op->dice;

        gn_dice_expr_sides (expr, state->throw_n, &taken);
        state->throw_sum = (gint16) (state->throw_sum + (taken ? -n : n));
        state->throw_n++;
        if (state->throw_n < inv_dice_all (match, state))
          return;
        if (state->dice_for == INV_DICE_VALUE)
          value_done (match, state, story);
        else
          inv_effect_rolled (match, state, story);
        return;
      }
    case INV_DICE_AGAIN:
      gn_story_tell (story, INV_F_AGAIN, state->active, state->face[state->again - 1], n);
      state->face[state->again - 1] = (guint8) n;
      state->again = 0;
      state->dice_for = INV_DICE_NONE;
      inv_effect_done (match, state);
      return;
    case INV_DICE_ROLL:
      state->face[state->n_faces++] = (guint8) n;
      if (state->total_only)
        state->total = (gint16) (state->total + n);
      return;
    case INV_DICE_NONE:
    default:
      return;
    }
}

static void
apply_total (const GnMatch *match,
             InvState      *state,
             const GnMove  *move,
             GnStory       *story)
{
  const int n = ARG (INV_A_N);

  if (state->ask == INV_ASK_AGAIN)
    {
      /* If dice are rolled again, only the new total is entered. */
      state->total_only = TRUE;
      state->total = (gint16) n;
      inv_effect_over (match, state);
      return;
    }
  if (state->dice_for == INV_DICE_ROLL)
    {
      state->n_faces = (guint8) inv_dice_all (match, state);
      state->total_only = state->n_faces > 1;
      state->total = (gint16) n;
      if (!state->total_only)
        {
          InvPool pool;

          inv_pool (match, state, &pool);
          state->face[0] = (guint8) (n - pool.flat);
        }
      return;
    }
  if (state->dice_for == INV_DICE_VALUE)
    {
      state->throw_sum = (gint16) (n - inv_value_expr (match, state)->flat);
      value_done (match, state, story);
    }
  else
    {
      state->throw_sum = (gint16) (n - inv_op_of (match, state)->dice.flat);
      inv_effect_rolled (match, state, story);
    }
}

/* ---- Setup --------------------------------------------------------------------------------------- */

static void
apply_first (const GnMatch *match,
             InvState      *state,
             const GnMove  *move,
             GnStory       *story)
{
  const int seat = ARG (0);
  guint best = 0;
  guint8 who = 0;

  state->first_roll[seat] = (guint8) ARG (1);
  gn_story_tell (story, INV_F_FIRST_ROLLED, seat, ARG (1));
  GN_FOR_SEATS (match, other)
    if (state->first_among >> other & 1)
      {
        if (state->first_roll[other] == 0)
          return;
        if (state->first_roll[other] > best)
          {
            best = state->first_roll[other];
            who = 0;
          }
        if (state->first_roll[other] == best)
          who |= (guint8) (1u << other);
      }

  if (__builtin_popcount (who) > 1)
    {
      /* INV-R47: only the tied players roll again. */
      state->first_among = who;
      GN_FOR_SEATS (match, other)
        if (who >> other & 1)
          state->first_roll[other] = 0;
      gn_story_tell (story, INV_F_FIRST_TIE, (int) best);
      return;
    }

  state->first = (gint8) __builtin_ctz (who);
  gn_story_tell (story, INV_F_STARTS, state->first);
  if (inv_option (match, INV_OPT_EXPANSION) == 0 && inv_set (match)->boon_copies > INV_BOX_BOONS)   /* INV-008 */
    gn_story_tell (story, INV_F_DIFFERS, inv_set (match)->boon_copies, INV_BOX_BOONS);
  if ((inv_gnomes_each (match) > 9 || inv_option (match, INV_OPT_BOTTOM_LETTER) == 1)
      && (inv_gnomes_each (match) < 9 || inv_option (match, INV_OPT_LETTERS) == 1 || inv_rooms_each (match) > 3))
    gn_story_tell (story, INV_F_MIXED);
  state->first_among = 0;
  memset (state->first_roll, 0, sizeof state->first_roll);
  memset (state->hand_roll, 0, sizeof state->hand_roll);
  inv_begin_turn (match, state, state->first, story);
}

static void
apply_dealt (const GnMatch *match,
             InvState      *state,
             const GnMove  *move,
             GnStory       *story)
{
  const int seat = ARG (INV_A_PLAYER), card = ARG (INV_A_CARD);
  const GnViewers seen = inv_option (match, INV_OPT_HANDS) == 1 ? GN_ALL_SEE : GN_SEES (seat);

  gn_pile_take_card (&state->hand[seat], -1, INV_POOL_OTHER);
  gn_pile_put_known_bottom (&state->hand[seat], card, INV_POOL_OTHER, seen);
  gn_story_add (story, seen, INV_F_DEALT, seat, card);
}

/* ---- The sweep --------------------------------------------------------------------------------------- */

static void
apply_keep (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const int seat = move->seat;
  const int kinds[2] = { INV_ALLY, INV_WEAPON };
  const int limits[2] = { inv_ally_limit (match, state, seat), inv_weapon_limit (match, state, seat) };

  for (guint k = 0; k < 2; k++)
    {
      const int kept = ARG (k);
      gboolean found = FALSE;
      GnPile left = { 0 };

      if ((int) inv_count_kind (set, &state->play[seat], kinds[k]) <= limits[k] || limits[k] > 1)
        continue;
      for (guint i = 0; i < state->play[seat].n; i++)
        {
          const GnLayer layer = state->play[seat].layer[i];

          if (set->boon[layer.card].kind != kinds[k] || (limits[k] == 1 && layer.card == kept && !found))
            {
              found |= layer.card == kept;
              gn_pile_put_layer_bottom (&left, layer);
              continue;
            }
          inv_discard_boon (match, state, layer.card, story);
          gn_story_tell (story, INV_F_SWEPT, seat, layer.card);
        }
      state->play[seat] = left;
      if (kept != GN_NONE)
        gn_story_tell (story, INV_F_KEEPS, seat, kept);
    }
}

/* ---- Dispatch -------------------------------------------------------------------------------------------------- */

static void
lay_gnomes (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int size[3] = { ARG (0), ARG (1), ARG (2) };

  state->piles_asked = FALSE;
  inv_lay_gnomes (match, state, 3, size);
  gn_story_tell (story, INV_F_PILES, size[0], size[1], size[2]);
}

/* INV-R51: a card of an incomplete list has turned up once more than the list has it, wherever it came from. */
static void
tell_copies (const GnMatch  *match,
             const InvState *state,
             const guint8   *boons_before,
             const guint8   *gnomes_before,
             GnStory        *story)
{
  const InvSet *set = inv_set (match);
  guint8 boons[INV_BOONS_MAX], gnomes[INV_GNOMES_MAX];

  inv_known_boons (match, state, boons);
  for (guint card = 0; card < set->n_boons; card++)
    if (boons[card] > MAX (boons_before[card], set->boon[card].copies) && !set->kind_complete[set->boon[card].kind])
      gn_story_tell (story, INV_F_ONE_MORE_BOON, (int) card, boons[card]);
  inv_known_gnomes (match, state, gnomes);
  for (guint card = 0; card < set->n_gnomes && !set->gnomes_complete; card++)
    if (gnomes[card] > MAX (gnomes_before[card], set->gnome[card].copies))
      gn_story_tell (story, INV_F_ONE_MORE_GNOME, (int) card, gnomes[card]);
}

void
inv_apply (const GnMatch *match,
           gpointer       data,
           const GnMove  *move,
           GnStory       *story)
{
  InvState *state = data;
  const gboolean counting = story && !(inv_set (match)->boons_complete && inv_set (match)->gnomes_complete);
  guint8 boons[INV_BOONS_MAX], gnomes[INV_GNOMES_MAX];

  if (counting)
    {
      inv_known_boons (match, state, boons);
      inv_known_gnomes (match, state, gnomes);
    }

  switch ((InvVerb) move->verb)
    {
    case INV_V_PLAY:      apply_play (match, state, move, story); break;
    case INV_V_SPEND:     apply_spend (match, state, move, story); break;
    case INV_V_OPEN:
      if (state->ask == INV_ASK_DECK)
        {
          state->side_deck = (gint8) ARG (0);
          state->ask = INV_ASK_BOON;
        }
      else
        {
          state->from_deck = (gint8) ARG (0);
          state->stage = INV_AT_BOON;
        }
      gn_story_tell (story, INV_F_OPENED, state->active, ARG (0));
      break;
    case INV_V_THROW:
      state->stage = state->stage == INV_AT_BOON_HELP ? INV_AT_BOON_ROLL : INV_AT_FIGHT_ROLL;
      break;
    case INV_V_TAKE:      apply_take (match, state, move, story); break;
    case INV_V_REVEAL:    state->stage = INV_DO_GNOME; break;
    case INV_V_PICK:
    case INV_V_DROP:
    case INV_V_PULL:
    case INV_V_HAND_OVER:
    case INV_V_TO_BOTTOM:
    case INV_V_GO_ON:
    case INV_V_LOT:       inv_apply_effect (match, state, move, story); break;
    case INV_V_AGAIN:
      state->again = (guint8) ARG (INV_A_N);
      state->dice_for = INV_DICE_AGAIN;
      break;
    case INV_V_KEEP:      apply_keep (match, state, move, story); break;

    case INV_V_PILES:     lay_gnomes (match, state, move, story); break;
    case INV_V_DICE:
      state->dice_there = 63;
      gn_story_tell (story, INV_F_DICE);
      break;
    case INV_V_TICK:
      gn_story_tell (story, INV_F_TICKED);
      break;
    case INV_V_CARRIED_OUT:
      gn_story_tell (story, INV_F_CARRIED_OUT);
      inv_carry_out_done (match, state, story);
      break;
    case INV_V_CONCEDE:   inv_end (state, INV_END_CONCEDED, story); break;

    case INV_V_HAND_ROLL:
      state->hand_roll[ARG (0)] = (guint8) ARG (1);
      gn_pile_put_unseen_top (&state->hand[ARG (0)], INV_POOL_OTHER, (guint) ARG (1) + 1);
      gn_story_tell (story, INV_F_HAND_ROLLED, ARG (0), ARG (1), ARG (1) + 1);
      break;
    case INV_V_DEALT:     apply_dealt (match, state, move, story); break;
    case INV_V_FIRST:     apply_first (match, state, move, story); break;
    case INV_V_BOON_UP:   apply_boon (match, state, ARG (INV_A_CARD), story); break;
    case INV_V_NON_ROOM:  apply_non_room (match, state, story); break;
    case INV_V_GNOME_UP:  apply_gnome_card (match, state, move, story); break;
    case INV_V_DIE:       apply_die (match, state, move, story); break;
    case INV_V_TOTAL:     apply_total (match, state, move, story); break;
    case INV_V_SEEN:      apply_seen (match, state, move, story); break;
    case INV_V_SEEN_BY_TABLE:
      if (state->stage == INV_AT_SETUP)
        state->ticked = TRUE;   /* these gnomes are face up on the table, and nobody has to read them out */
      else
        inv_top (state)->left = 1;
      state->ask = INV_ASK_NOTHING;
      break;
    default:
      inv_apply_adjust (match, state, move, story);
      break;
    }

  if (counting)
    tell_copies (match, state, boons, gnomes, story);
  inv_go (match, state, story);
}
