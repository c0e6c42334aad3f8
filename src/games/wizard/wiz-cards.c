/* wiz-cards.c: what is known of unseen cards (7.3)
 *
 * Every shuffle makes a layer whose cards were all seen before. Cards from the present layer and older cards are
 * tracked as upper bounds: of each kind, and of the cards in each hand. A card that becomes known lowers the
 * bounds that it must have come from; if it can have come from either, both stay. So nothing possible is ever
 * refused.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-state.h"

/* WIZ-R35: our own list is used only when the app deals. When the box deals, only the host's own list counts. */
gboolean
wiz_list (const GnMatch *match)
{
  const WizBox *box = wiz_box (match);

  return box->list_ok && (wiz_app_deals (match, WIZ_FAMILY_CARDS) || !box->stand_in);
}

static int
sum (const guint8 count[WIZ_CARDS])
{
  int n = 0;

  WIZ_FOR_CARDS (card)
    n += count[card];
  return n;
}

int
wiz_discard_size (const WizState *state)
{
  return sum (state->discard);
}

int
wiz_deck_size (const WizState *state)
{
  return (int) gn_pile_size (&state->deck);
}

int
wiz_unseen (const GnMatch  *match,
            const WizState *state,
            guint           card)
{
  int n = wiz_box (match)->copies[card] - state->discard[card];

  GN_FOR_SEATS (match, seat)
    n -= state->face[seat][card];
  return MAX (0, n);
}

int
wiz_hand_unknown (const WizState *state,
                  int             seat)
{
  return state->hand_n[seat] - sum (state->hand[seat]);
}

int
wiz_looked_unknown (const WizState *state)
{
  return state->look_n - sum (state->looked);
}

gboolean
wiz_keeps_by_name (const GnMatch  *match,
                   const WizState *state)
{
  return wiz_app_deals (match, WIZ_FAMILY_CARDS) && wiz_looked_unknown (state) == 0;
}

/* ---- Bounds ---------------------------------------------------------------------- */

static inline guint16
symbol_bit (guint card)
{
  return (guint16) (1u << card % WIZ_SYMBOLS);
}

static gboolean
may_be_older (const WizState *state,
              guint           holder,
              guint           card)
{
  return state->old[holder] > 0 && state->older[card] > 0
         && (state->could[holder][card / WIZ_SYMBOLS] & symbol_bit (card));
}

static gboolean
may_be_fresh (const WizState *state,
              guint           holder,
              guint           card)
{
  return state->fresh[holder] > 0 && state->layer[card] > 0;
}

gboolean
wiz_may_hold (const GnMatch  *match,
              const WizState *state,
              guint           holder,
              guint           card)
{
  if (!wiz_list (match))
    return TRUE;
  if (wiz_unseen (match, state, card) == 0)
    return FALSE;
  return !state->shuffled || may_be_older (state, holder, card) || may_be_fresh (state, holder, card);
}

void
wiz_forget (WizState *state)
{
  state->shuffled = state->mixed = 0;
  memset (state->layer, 0, sizeof state->layer);
  memset (state->older, 0, sizeof state->older);
  memset (state->old, 0, sizeof state->old);
  memset (state->fresh, 0, sizeof state->fresh);
  memset (state->could, 0, sizeof state->could);
}

static int
held (const WizState *state,
      guint           holder)
{
  return holder == WIZ_LOOKER ? state->look_n : state->hand_n[holder];
}

/* How many cards of each kind are neither seen nor known to be anywhere. Negative if more are known than exist. */
static void
spare (const GnMatch  *match,
       const WizState *state,
       gint16          left[WIZ_CARDS])
{
  const WizBox *box = wiz_box (match);

  /* The same count as wiz_unseen(), but for all cards of a seat at once. */
  WIZ_FOR_CARDS (card)
    left[card] = (gint16) (box->copies[card] - state->discard[card]);
  GN_FOR_SEATS (match, seat)
    WIZ_FOR_CARDS (card)
      left[card] -= state->face[seat][card];
  WIZ_FOR_CARDS (card)
    left[card] = (gint16) (MAX (0, left[card]) - state->looked[card]);
  GN_FOR_SEATS (match, seat)
    WIZ_FOR_CARDS (card)
      left[card] -= state->hand[seat][card];
  GN_FOR_LAYERS (layer, &state->deck)
    if (layer->card >= 0)
      left[layer->card]--;
}

/* The app deals only cards that nobody has seen, but the box may have dealt that very card before. The cardboard
 * is right, so the app forgets that card where it took it to be in a hand. */
static void
doubt (const GnMatch *match,
       WizState      *state,
       guint          card)
{
  gint16 left[WIZ_CARDS];

  if (!wiz_list (match))
    return;
  spare (match, state, left);
  GN_FOR_SEATS (match, seat)
    for (; left[card] < 0 && state->hand[seat][card] > 0; left[card]++)
      state->hand[seat][card]--;
}

void
wiz_came_up (const GnMatch *match,
             WizState      *state,
             guint          holder,
             guint          card)
{
  doubt (match, state, card);
  if (!state->shuffled)
    return;

  const gboolean older = may_be_older (state, holder, card), fresh = may_be_fresh (state, holder, card);
  const int unseen = wiz_unseen (match, state, card);

  /* The table's cards are not those of the list, so all conclusions are void. */
  if (!older && !fresh)
    {
      wiz_forget (state);
      return;
    }

  if (older && fresh)
    state->mixed = TRUE;
  else if (older)
    {
      state->old[holder]--;
      state->older[card]--;
    }
  else
    {
      state->fresh[holder]--;
      state->layer[card]--;
    }

  state->old[holder] = (guint8) MIN (state->old[holder], held (state, holder));
  state->fresh[holder] = (guint8) MIN (state->fresh[holder], held (state, holder));
  state->older[card] = (guint8) MIN (state->older[card], unseen);
  state->layer[card] = (guint8) MIN (state->layer[card], unseen);
}

/* Called before the discards are shuffled: every unseen card is now in a hand or being looked at. */
static void
reckon (const GnMatch *match,
        WizState      *state)
{
  guint16 could[WIZ_HOLDERS][WIZ_ELEMENTS + 1] = { { 0 } };

  if (!wiz_list (match))
    {
      wiz_forget (state);
      return;
    }

  for (guint holder = 0; holder < WIZ_HOLDERS; holder++)
    WIZ_FOR_CARDS (card)
      if (held (state, holder) > 0 && wiz_may_hold (match, state, holder, card))
        could[holder][card / WIZ_SYMBOLS] |= symbol_bit (card);

  WIZ_FOR_CARDS (card)
    {
      state->older[card] = (guint8) wiz_unseen (match, state, card);
      state->layer[card] = state->discard[card];
    }
  for (guint holder = 0; holder < WIZ_HOLDERS; holder++)
    {
      state->old[holder] = (guint8) held (state, holder);
      state->fresh[holder] = 0;
    }
  memcpy (state->could, could, sizeof could);
  state->shuffled = TRUE;
  state->mixed = FALSE;
}

/* ---- Drawing ----------------------------------------------------------------------- */

/* WIZ-098, WIZ-R07 */
static void
reshuffle (const GnMatch *match,
           WizState      *state,
           GnStory       *story)
{
  const int n = wiz_discard_size (state);

  reckon (match, state);
  memset (state->discard, 0, sizeof state->discard);
  gn_pile_put_unseen_top (&state->deck, 0, (guint) n);
  state->reshuffles++;
  gn_story_tell (story, WIZ_FACT_RESHUFFLED, n);
}

gboolean
wiz_ready (const GnMatch *match,
           WizState      *state,
           GnStory       *story)
{
  if (state->deck.n > 0)
    return TRUE;
  if (wiz_discard_size (state) == 0)
    return FALSE;
  reshuffle (match, state, story);
  return TRUE;
}

void
wiz_take_card (const GnMatch *match,
               WizState      *state,
               guint          holder,
               int            card,
               GnStory       *story)
{
  const GnLayer top = gn_pile_take_top (&state->deck);

  if (holder == WIZ_LOOKER)
    state->look_n++;
  else
    state->hand_n[holder]++;
  if (card >= 0 && holder == WIZ_LOOKER)
    state->looked[card]++;
  else if (card >= 0)
    state->hand[holder][card]++;

  /* Cards that an effect has put on the top or the bottom do not belong to a layer. */
  if (state->shuffled && top.card >= 0)
    wiz_forget (state);
  else if (state->shuffled)
    state->fresh[holder]++;

  if (wiz_option (match, WIZ_OPTION_RESHUFFLE) && state->deck.n == 0 && wiz_discard_size (state) > 0)
    reshuffle (match, state, story);
}

/* ---- Chances ------------------------------------------------------------------------- */

/* Subtracts the known cards of a hand that must be from the layer. If a known card can be from either, the result
 * is only approximate. */
static void
less_known (const guint8    count[WIZ_CARDS],
            const WizState *state,
            guint           holder,
            gint16          left[WIZ_CARDS],
            gboolean       *about)
{
  WIZ_FOR_CARDS (card)
    {
      if (count[card] == 0)
        continue;

      const gboolean older = may_be_older (state, holder, card), fresh = may_be_fresh (state, holder, card);

      if (fresh && !older)
        left[card] -= count[card];
      else if (fresh && older)
        *about = TRUE;
    }
}

static gboolean
all_known (const GnMatch  *match,
           const WizState *state)
{
  gboolean all = wiz_looked_unknown (state) == 0;

  GN_FOR_SEATS (match, seat)
    all = all && wiz_hand_unknown (state, seat) == 0;
  return all;
}

guint
wiz_ways (const GnMatch  *match,
          const WizState *state,
          guint8          ways[WIZ_CARDS],
          gboolean       *about)
{
  const WizBox *box = wiz_box (match);
  const GnLayer *top = &state->deck.layer[0];
  gint16 left[WIZ_CARDS], spares[WIZ_CARDS];
  guint all = 0;

  memset (ways, 0, WIZ_CARDS);
  *about = FALSE;
  if (state->deck.n == 0)
    {
      /* The next card comes from the discard pile (7.3). */
      memcpy (ways, state->discard, WIZ_CARDS);
      return (guint) wiz_discard_size (state);
    }
  if (top->card >= 0)
    {
      ways[top->card] = 1;
      return 1;
    }

  spare (match, state, spares);
  if (state->shuffled && !all_known (match, state))
    {
      WIZ_FOR_CARDS (card)
        left[card] = state->layer[card];
      *about = state->mixed;
      GN_FOR_SEATS (match, seat)
        less_known (state->hand[seat], state, (guint) seat, left, about);
      less_known (state->looked, state, WIZ_LOOKER, left, about);
      GN_FOR_LAYERS (layer, &state->deck)
        if (layer->card >= 0)
          left[layer->card]--;
      /* A known card may be an older one or one of the layer, but it is certainly not on the deck. */
      WIZ_FOR_CARDS (card)
        {
          ways[card] = (guint8) MAX (0, MIN (left[card], spares[card]));
          all += ways[card];
        }
      if (all > 0)
        return all;
      *about = TRUE;
    }

  WIZ_FOR_CARDS (card)
    {
      ways[card] = (guint8) MAX (0, spares[card]);
      all += ways[card];
    }
  if (all > 0)
    return all;

  /* Cards have come up that are not on the list, so any card may come. */
  *about = TRUE;
  WIZ_FOR_CARDS (card)
    {
      ways[card] = box->copies[card];
      all += ways[card];
    }
  return all;
}
