/* rise-cards.c: Gnome cards: the deck, the discard pile, hands, and the next card (RISE-032, RISE-033, RISE-146 …
 * RISE-148, RISE-186, RISE-187)
 *
 * Cards that nobody has named are unseen cards of a pool. A pool contains the cards dealt from one shuffle of the
 * deck. Other viewers' copies of the state know less about hands; everything else is the same.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-union.h"

#define MOST_POOL 31

/* ---- Possible places of a card ------------------------------------------------------------ */

static gboolean
known_in_a_hand (const GnMatch   *match,
                 const RiseState *state,
                 int              card)
{
  GN_FOR_SEATS (match, seat)
    if (gn_pile_find (&state->hand[seat], card) >= 0)
      return TRUE;
  return FALSE;
}

gboolean
rise_gnome_may_be (const GnMatch   *match,
                   const RiseState *state,
                   int              card,
                   guint            pool)
{
  return (guint) card < rise_set (match)->n_gnomes && state->gnome_at[card] == RISE_CARD_UNSEEN
         && state->gnome_pool[card] == pool
         && !known_in_a_hand (match, state, card) && gn_pile_find (&state->hidden_discards, card) < 0;
}

int
rise_deck_pool (const RiseState *state)
{
  return state->gnome_deck.n > 0 ? state->gnome_deck.layer[0].pool : -1;
}

gboolean
rise_holds_card (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 int              card)
{
  if (card < 0 || (guint) card >= rise_set (match)->n_gnomes)
    return FALSE;
  if (gn_pile_find (&state->hand[seat], card) >= 0)
    return TRUE;
  return gn_pile_unseen (&state->hand[seat], state->gnome_pool[card]) > 0
         && rise_gnome_may_be (match, state, card, state->gnome_pool[card]);
}

/* ---- The discard pile ------------------------------------------------------------------------- */

/* The discard pile becomes a new deck, which is a new pool (RISE-187). If some cards were discarded unseen, nobody
 * can know which unseen cards are in the deck and which are in hands. All of them then form one pool. */
static void
reshuffle (const GnMatch *match,
           RiseState     *state,
           GnStory       *story)
{
  const guint hidden = gn_pile_size (&state->hidden_discards);
  guint pool = 0, n = hidden;

  for (guint card = 0; card < RISE_GNOMES_MAX; card++)
    pool = MAX (pool, state->gnome_pool[card]);
  pool = MIN (pool + 1, MOST_POOL);

  for (guint card = 0; card < rise_set (match)->n_gnomes; card++)
    {
      n += state->gnome_at[card] == RISE_CARD_DISCARDED;
      if (state->gnome_at[card] == RISE_CARD_DISCARDED || (hidden > 0 && state->gnome_at[card] == RISE_CARD_UNSEEN))
        {
          state->gnome_at[card] = RISE_CARD_UNSEEN;
          state->gnome_pool[card] = (guint8) pool;
        }
    }
  if (n == 0)
    return;

  if (hidden > 0)
    GN_FOR_SEATS (match, seat)
      {
        GnPile hand = { 0 };

        for (GnLayer layer = gn_pile_take_top (&state->hand[seat]); layer.n > 0;
             layer = gn_pile_take_top (&state->hand[seat]))
          {
            layer.pool = (guint8) (pool & 31);
            gn_pile_put_layer_bottom (&hand, layer);
          }
        state->hand[seat] = hand;
      }
  gn_pile_clear (&state->hidden_discards);
  gn_pile_put_unseen_top (&state->gnome_deck, pool, n);
  gn_story_tell (story, RISE_F_RESHUFFLED);
}

static guint
top_pool (const GnMatch *match,
          RiseState     *state,
          gboolean      *none,
          GnStory       *story)
{
  if (gn_pile_size (&state->gnome_deck) == 0)
    reshuffle (match, state, story);
  *none = gn_pile_size (&state->gnome_deck) == 0;
  return *none ? 0 : state->gnome_deck.layer[0].pool;
}

/* ---- Hands --------------------------------------------------------------------------------------- */

void
rise_deal_hand_card (const GnMatch *match,
                     RiseState     *state,
                     int            seat,
                     int            card,
                     GnStory       *story)
{
  const guint pool = state->gnome_pool[card];

  gn_pile_take_card (&state->hand[seat], card, pool);
  gn_pile_put_known_bottom (&state->hand[seat], card, pool, GN_SEES (seat));
  state->deals -= state->deals > 0;
  gn_story_add (story, GN_SEES (seat), RISE_F_HAND_DEALT, seat, card);
}

static void
discard_hand (const GnMatch *match,
              RiseState     *state,
              int            seat,
              GnStory       *story)
{
  const guint n = gn_pile_size (&state->hand[seat]);

  for (GnLayer layer = gn_pile_take_top (&state->hand[seat]); layer.n > 0;
       layer = gn_pile_take_top (&state->hand[seat]))
    {
      if (state->hidden_discards.n >= GN_PILE_LAYERS - 1)
        layer.card = -1, layer.seen = 0;
      if (layer.card >= 0)
        gn_pile_put_known_bottom (&state->hidden_discards, layer.card, layer.pool, layer.seen);
      else
        gn_pile_put_unseen_bottom (&state->hidden_discards, layer.pool, layer.n);
    }
  if (n > 0)
    gn_story_tell (story, RISE_F_HAND_GONE, seat, (int) n);
}

/* RISE-033, RISE-186, RUL-03 */
void
rise_refill_hands (const GnMatch *match,
                   RiseState     *state,
                   GnStory       *story)
{
  const guint how = rise_option (match, RISE_OPT_GNOME_HAND);
  const gboolean first = state->turn == 0;

  if (!rise_cutthroat (match) || (how == RISE_HAND_START && !first))
    return;
  RISE_IN_TURN (match, state, seat)
    {
      int want = rise_hand_size (match), n = 0;

      if (how == RISE_HAND_FRESH && !first)
        discard_hand (match, state, seat, story);
      else if (how != RISE_HAND_FULL)
        want -= (int) gn_pile_size (&state->hand[seat]);

      for (; n < want; n++)
        {
          gboolean none;
          const guint pool = top_pool (match, state, &none, story);

          if (none)
            break;
          gn_pile_take_top (&state->gnome_deck);
          gn_pile_put_unseen_bottom (&state->hand[seat], pool, 1);
        }
      if (match->dealer[RISE_FAMILY_GNOMES] == GN_DEALER_APP)
        state->deals = (guint8) (state->deals + n);
      if (n > 0)
        gn_story_tell (story, RISE_F_HAND_REFILLED, seat, n);
    }
}

/* ---- Cards on the table -------------------------------------------------------------------------------- */

void
rise_card_up (const GnMatch *match,
              RiseState     *state,
              int            card,
              int            from_seat,
              GnStory       *story)
{
  const int of = rise_gnome_cards (match, state);

  if (from_seat >= 0)
    {
      gn_pile_take_card (&state->hand[from_seat], card, state->gnome_pool[card]);
      state->card_seat = (gint8) from_seat;
    }
  else
    gn_pile_take_card (&state->gnome_deck, card, state->gnome_pool[card]);

  state->gnome_card = (gint8) card;
  state->gnome_at[card] = RISE_CARD_ON_TABLE;
  state->union_step = RISE_STEP_DRAGON;
  state->stage = RISE_DO_CARD;
  state->active = -1;
  if (state->card_seat >= 0)
    gn_story_tell (story, RISE_F_GNOME_CARD_OF, state->cards_done + 1, of, card, state->card_seat);
  else
    gn_story_tell (story, RISE_F_GNOME_CARD, state->cards_done + 1, of, card);
}

void
rise_card_done (const GnMatch *match,
                RiseState     *state,
                GnStory       *story)
{
  state->gnome_at[state->gnome_card] = RISE_CARD_DISCARDED;
  state->gnome_card = -1;
  state->card_seat = -1;
  state->union_step = RISE_STEP_NONE;
  state->union_tile = -1;
  state->cards_done++;
  state->stage = RISE_DO_CARD;
  state->active = -1;
}

int
rise_card_stage (const GnMatch   *match,
                 const RiseState *state)
{
  static const guint8 stages[] = {
    [RISE_NOW_NOTHING] = RISE_AT_UNION, [RISE_NOW_TEACH] = RISE_AT_UNION, [RISE_NOW_ICON] = RISE_AT_UNION,
    [RISE_NOW_VICTIMS] = RISE_AT_VICTIMS, [RISE_NOW_CARAVAN] = RISE_AT_CARAVAN_TO, [RISE_NOW_GO_ON] = RISE_AT_UNION,
    [RISE_NOW_CHOOSE] = RISE_AT_GNOME_TO,
  };
  RiseChoice choice;
  RiseNow now;

  rise_choice (match, state, &choice);
  now = rise_now (match, state, &choice, NULL, NULL);
  return now == RISE_NOW_CHOOSE && choice.line == 0 ? RISE_AT_DRAGON_TO : stages[now];
}

static void
go_on_with_card (const GnMatch *match,
                 RiseState     *state)
{
  state->stage = (guint8) rise_card_stage (match, state);
  state->active = state->stage == RISE_AT_UNION ? -1 : (gint8) rise_tie_breaker (state);
}

void
rise_next_card (const GnMatch *match,
                RiseState     *state,
                GnStory       *story)
{
  gboolean none;

  state->active = -1;
  if (state->gnome_card >= 0)
    {
      go_on_with_card (match, state);
      return;
    }

  if (state->cards_done < rise_gnome_cards (match, state))
    {
      if (rise_cutthroat (match))
        {
          const int seat = (MAX (state->first, 0) + state->cards_done) % match->n_seats;

          if (gn_pile_size (&state->hand[seat]) > 0)
            {
              state->stage = RISE_AT_PLAY_CARD;
              state->active = (gint8) seat;
              return;
            }
          /* RUL-04 */
          state->card_seat = (gint8) seat;
          gn_story_tell (story, RISE_F_HAND_EMPTY, seat);
        }
      top_pool (match, state, &none, story);
      if (!none)
        {
          state->stage = RISE_AT_GNOME_CARD;
          return;
        }
    }

  state->card_seat = -1;
  state->cards_done = 0;
  state->phase = 5;
  state->stage = RISE_AT_SCORE;
}
