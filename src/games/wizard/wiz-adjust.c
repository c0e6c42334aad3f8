/* wiz-adjust.c: adjustments by which the host carries out a free text: components moved, a level changed (8.3)
 *
 * Components are never created or lost. If cards are moved unseen, everything known of layers is dropped.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-state.h"

typedef struct {
  int what, from, to, n;
} Adjust;

static Adjust
read_adjust (const GnMove *move)
{
  return (Adjust) { move->arg[WIZ_ARG_WHAT], move->arg[WIZ_ARG_FROM], move->arg[WIZ_ARG_TO], move->arg[WIZ_ARG_N] };
}

/* The seat whose hand or front the place is, or -1. */
static int
seat_of (const GnMatch *match,
         int            place,
         int            first)
{
  return place >= first && place < first + WIZ_COLOURS ? wiz_colour_seat (match, place - first) : -1;
}

static gboolean
is_card (int what)
{
  return what >= 0 && what <= WIZ_STUFF_CARD;
}

static gboolean
is_unseen (int place)
{
  return place == WIZ_PLACE_DECK_TOP || place == WIZ_PLACE_DECK_BOTTOM
         || (place >= WIZ_PLACE_HAND && place < WIZ_PLACE_FRONT);
}

/* ---- Checks -------------------------------------------------------------------------- */

static gboolean
card_there (const GnMatch  *match,
            const WizState *state,
            int             card,
            int             place)
{
  const int hand = seat_of (match, place, WIZ_PLACE_HAND), front = seat_of (match, place, WIZ_PLACE_FRONT);
  const gboolean named = card < WIZ_STUFF_CARD;

  if (named && !wiz_box (match)->card[card].exists)
    return FALSE;
  if (hand >= 0)
    return state->hand_n[hand] > 0
           && (!named || state->hand[hand][card] > 0
               || (wiz_hand_unknown (state, hand) > 0 && wiz_may_hold (match, state, (guint) hand, (guint) card)));
  if (front >= 0)
    return state->face[front][card] > 0;
  if (place == WIZ_PLACE_DISCARD)
    return state->discard[card] > 0;
  if (place == WIZ_PLACE_DECK_TOP || place == WIZ_PLACE_DECK_BOTTOM)
    {
      guint8 ways[WIZ_CARDS];
      gboolean about;

      if (state->deck.n == 0)
        return FALSE;

      const GnLayer *layer = &state->deck.layer[place == WIZ_PLACE_DECK_TOP ? 0 : state->deck.n - 1];

      if (!named || layer->card >= 0)
        return !named || layer->card == card;
      if (!wiz_list (match))
        return TRUE;
      wiz_ways (match, state, ways, &about);
      return ways[card] > 0;
    }
  return FALSE;
}

static gboolean
card_may_go (const GnMatch *match,
             const Adjust  *move)
{
  const gboolean open = move->to == WIZ_PLACE_DISCARD || seat_of (match, move->to, WIZ_PLACE_FRONT) >= 0;

  if (move->from == move->to || !(open || move->to == WIZ_PLACE_DECK_TOP || move->to == WIZ_PLACE_DECK_BOTTOM
                                  || seat_of (match, move->to, WIZ_PLACE_HAND) >= 0))
    return FALSE;
  /* A card may stay unnamed between deck and hand, or between two hands. */
  return move->what < WIZ_STUFF_CARD || (is_unseen (move->from) && is_unseen (move->to));
}

static int
tokens_at (const GnMatch  *match,
           const WizState *state,
           int             element,
           int             place)
{
  const int front = seat_of (match, place, WIZ_PLACE_FRONT);

  if (place == WIZ_PLACE_BAG)
    return wiz_in_bag (match, state, (guint) element);
  if (place == WIZ_PLACE_OUT)
    return state->gone[element];
  return front >= 0 ? state->tokens[front][element] : 0;
}

static gboolean
tile_at (const GnMatch  *match,
         const WizState *state,
         int             tile,
         int             place)
{
  const int front = seat_of (match, place, WIZ_PLACE_FRONT), by = wiz_taken_by (match, state, tile);

  return place == WIZ_PLACE_ROW ? by < 0 : front >= 0 && by == front;
}

static gboolean
fits (const GnMatch  *match,
      const WizState *state,
      const Adjust   *move)
{
  const int front = seat_of (match, move->to, WIZ_PLACE_FRONT);

  if (is_card (move->what))
    return move->n == GN_NONE && card_may_go (match, move) && card_there (match, state, move->what, move->from);
  if (move->what == WIZ_STUFF_LEVEL)
    return front >= 0 && move->from == GN_NONE && move->n != GN_NONE && move->n != 0
           && state->level[front] + move->n >= 1
           && state->level[front] + move->n <= (state->cap ? state->cap : WIZ_MOST_LEVEL);   /* WIZ-R11 */
  if (move->n != GN_NONE)
    return FALSE;
  if (move->what < WIZ_STUFF_GEM)
    return move->from != move->to && tokens_at (match, state, move->what - WIZ_STUFF_TOKEN, move->from) > 0
           && (move->to == WIZ_PLACE_BAG || move->to == WIZ_PLACE_OUT || front >= 0);
  if (move->what < WIZ_STUFF_LEVEL)
    {
      const int seat = wiz_colour_seat (match, move->what - WIZ_STUFF_GEM);

      if (seat < 0)
        return FALSE;
      return (move->from == WIZ_PLACE_BOARD && move->to == WIZ_PLACE_BAG && wiz_board (state, seat) > 0)
             || (move->from == WIZ_PLACE_BAG && move->to == WIZ_PLACE_BOARD && wiz_own_in_bag (match, state, seat) > 0);
    }
  if (move->what < WIZ_STUFF_MARKER)
    {
      const int tile = wiz_box (match)->by_number[move->what - WIZ_STUFF_TILE + 1];

      /* The player who carries out the text keeps the tile that has it. A player without a turn so far chooses a
       * tile later. */
      if (!tile_at (match, state, tile, move->from) || tile == state->tile[state->active])
        return FALSE;
      return move->to == WIZ_PLACE_ROW ? move->from != WIZ_PLACE_ROW
                                       : front >= 0 && state->tile[front] < 0 && (state->done >> front & 1);
    }

  const int seat = wiz_colour_seat (match, move->what - WIZ_STUFF_MARKER), space = move->to - WIZ_PLACE_SPACE + 1;

  if (seat < 0 || move->to < WIZ_PLACE_SPACE || move->from != WIZ_PLACE_SPACE + state->space[seat] - 1)
    return FALSE;
  GN_FOR_SEATS (match, other)
    if (state->space[other] == space)
      return FALSE;
  return TRUE;
}

gboolean
wiz_adjust_check (const GnMatch  *match,
                  const WizState *state,
                  const GnMove   *move,
                  GnSay          *why)
{
  const Adjust adjust = read_adjust (move);

  if (adjust.what < 0 || adjust.what >= WIZ_N_STUFF || adjust.to < 0 || adjust.to >= WIZ_N_PLACES
      || adjust.from >= WIZ_N_PLACES
      || (adjust.from < 0 && adjust.from != GN_NONE))
    return gn_say (why, WIZ_NO_SUCH);
  return fits (match, state, &adjust) || gn_say (why, WIZ_NO_STUFF);
}

/* ---- Moving -------------------------------------------------------------------------- */

static void
take_card (const GnMatch *match,
           WizState      *state,
           int            card,
           int            place)
{
  const int hand = seat_of (match, place, WIZ_PLACE_HAND), front = seat_of (match, place, WIZ_PLACE_FRONT);

  if (hand >= 0)
    {
      state->hand_n[hand]--;
      if (card < WIZ_STUFF_CARD && state->hand[hand][card] > 0)
        state->hand[hand][card]--;
      else if (card == WIZ_STUFF_CARD)
        /* 7.3: any of the known cards may have left, and nobody says which. */
        memset (state->hand[hand], 0, sizeof state->hand[hand]);
    }
  else if (front >= 0)
    state->face[front][card]--;
  else if (place == WIZ_PLACE_DISCARD)
    state->discard[card]--;
  else if (place == WIZ_PLACE_DECK_TOP)
    gn_pile_take_top (&state->deck);
  else
    {
      GnPile rest = { 0 };

      for (guint i = 0; i < state->deck.n; i++)
        {
          GnLayer layer = state->deck.layer[i];

          if (i + 1u == state->deck.n)
            layer.n--;
          gn_pile_put_layer_bottom (&rest, layer);
        }
      state->deck = rest;
    }
}

static void
put_card (const GnMatch *match,
          WizState      *state,
          int            card,
          const Adjust  *move)
{
  const int hand = seat_of (match, move->to, WIZ_PLACE_HAND), front = seat_of (match, move->to, WIZ_PLACE_FRONT);
  const gboolean named = card < WIZ_STUFF_CARD;

  if (hand >= 0)
    {
      state->hand_n[hand]++;
      if (named)
        state->hand[hand][card]++;
    }
  else if (front >= 0)
    state->face[front][card]++;
  else if (move->to == WIZ_PLACE_DISCARD)
    state->discard[card]++;
  else if (named && state->deck.n < GN_PILE_LAYERS - 2)
    {
      if (move->to == WIZ_PLACE_DECK_TOP)
        gn_pile_put_known_top (&state->deck, card, 0, GN_ALL_SEE);
      else
        gn_pile_put_known_bottom (&state->deck, card, 0, GN_ALL_SEE);
    }
  else if (move->to == WIZ_PLACE_DECK_TOP)
    gn_pile_put_unseen_top (&state->deck, 0, 1);
  else
    gn_pile_put_unseen_bottom (&state->deck, 0, 1);
}

void
wiz_adjust_apply (const GnMatch *match,
                  WizState      *state,
                  const GnMove  *move,
                  GnStory       *story)
{
  const Adjust adjust = read_adjust (move);
  const int from = seat_of (match, adjust.from, WIZ_PLACE_FRONT), to = seat_of (match, adjust.to, WIZ_PLACE_FRONT);

  if (is_card (adjust.what))
    {
      take_card (match, state, adjust.what, adjust.from);
      put_card (match, state, adjust.what, &adjust);
      if (is_unseen (adjust.from) || is_unseen (adjust.to))
        wiz_forget (state);
    }
  else if (adjust.what == WIZ_STUFF_LEVEL)
    state->level[to] = (guint8) (state->level[to] + adjust.n);
  else if (adjust.what < WIZ_STUFF_GEM)
    {
      const int element = adjust.what - WIZ_STUFF_TOKEN;

      if (from >= 0)
        state->tokens[from][element]--;
      else if (adjust.from == WIZ_PLACE_OUT)
        state->gone[element]--;
      if (to >= 0)
        state->tokens[to][element]++;
      else if (adjust.to == WIZ_PLACE_OUT)
        state->gone[element]++;
    }
  else if (adjust.what < WIZ_STUFF_LEVEL)
    state->gems[wiz_colour_seat (match, adjust.what - WIZ_STUFF_GEM)] += adjust.to == WIZ_PLACE_BAG ? 1 : -1;
  else if (adjust.what < WIZ_STUFF_MARKER)
    {
      const int tile = wiz_box (match)->by_number[adjust.what - WIZ_STUFF_TILE + 1];

      if (from >= 0)
        state->tile[from] = -1;
      if (to >= 0)
        state->tile[to] = (gint8) tile;
    }
  else
    state->space[wiz_colour_seat (match, adjust.what - WIZ_STUFF_MARKER)] = (guint8) (adjust.to - WIZ_PLACE_SPACE + 1);

  if (adjust.what == WIZ_STUFF_LEVEL)
    gn_story_tell (story, WIZ_FACT_ADJUSTED_LEVEL, to, state->level[to]);
  else
    gn_story_tell (story, WIZ_FACT_ADJUSTED, adjust.what, adjust.from, adjust.to);
}
