/* inv-place.c: cards moved between hands, boon decks, the gnome deck and the gnomes attached to players
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

/* ---- Boons ---------------------------------------------------------------------------- */

/* A hand with more known cards than a pile has layers forgets the name of one; it counts as unseen from then on. */
void
inv_hand_put (const GnMatch *match,
              InvState      *state,
              int            seat,
              int            card,
              GnViewers      seen)
{
  const InvSet *set = inv_set (match);
  GnPile *hand = &state->hand[seat];

  for (guint i = 0; i < hand->n && hand->n >= GN_PILE_LAYERS - 1; i++)
    if (hand->layer[i].card >= 0 && set->boon[hand->layer[i].card].kind != INV_ROOM)
      {
        gn_pile_take_card (hand, hand->layer[i].card, 99);
        gn_pile_put_unseen_top (hand, INV_POOL_OTHER, 1);
        break;
      }
  if (card < 0)
    gn_pile_put_unseen_top (hand, INV_POOL_OTHER, 1);
  else
    gn_pile_put_known_bottom (hand, card, INV_POOL_OTHER, seen);
}

/* Of several equal cards, takes the one that most viewers have seen. */
GnViewers
inv_hand_take (InvState *state,
               int       seat,
               int       card)
{
  GnPile *hand = &state->hand[seat];
  GnViewers seen = GN_NONE_SEES;

  GN_FOR_LAYERS (layer, hand)
    if (card >= 0 && layer->card == card
        && __builtin_popcount (layer->seen) >= __builtin_popcount (seen))
      seen = layer->seen;
  gn_pile_take_card (hand, card < 0 ? -1 : card, INV_POOL_OTHER);
  return seen;
}

void
inv_discard_boon (const GnMatch *match,
                  InvState      *state,
                  int            card,
                  GnStory       *story)
{
  if (state->discard[card] < G_MAXUINT8)
    state->discard[card]++;
}

/* Cards that were known in the deck are counted in InvState.mix from then on. */
void
inv_mix_deck (const GnMatch *match,
              InvState      *state,
              int            deck,
              int            card)
{
  GnPile *pile = &state->deck[deck];
  guint n = 0;

  if (card < 0 && pile->n <= 1)
    return;
  GN_FOR_LAYERS (layer, pile)
    {
      n += layer->n;
      if (layer->card >= 0)
        state->mix[layer->card]++;
      else if (layer->pool == INV_POOL_OTHER)
        state->mix_unnamed = (guint8) (state->mix_unnamed + layer->n);
    }
  if (card >= 0)
    {
      n++;
      state->mix[card]++;
    }
  gn_pile_clear (pile);
  gn_pile_put_unseen_top (pile, INV_POOL_MIX, MIN (n, 250));
}

/* What leaves the deck unseen may be any of the cards shuffled in, but no room (INV-R55): from then on they have no
 * names, so that none of them is taken to be still in the deck. */
void
inv_mix_drawn (const GnMatch *match,
               InvState      *state,
               int            card)
{
  const InvSet *set = inv_set (match);

  if (card >= 0 && state->mix[card] > 0)
    {
      state->mix[card]--;
      return;
    }
  for (guint other = 0; other < set->n_boons && card < 0; other++)
    if (set->boon[other].kind != INV_ROOM)
      {
        state->mix_unnamed = (guint8) (state->mix_unnamed + state->mix[other]);
        state->mix[other] = 0;
      }
  if ((card < 0 || set->boon[card].kind != INV_ROOM) && inv_mix_unknown (match, state) < state->mix_unnamed)
    state->mix_unnamed--;
}

/* INV-R27 */
void
inv_reshuffle_boons (const GnMatch *match,
                     InvState      *state,
                     GnStory       *story)
{
  guint n = 0;

  if (inv_option (match, INV_OPT_RESHUFFLE) == 0 || inv_decks_left (match, state) > 0)
    return;
  for (guint card = 0; card < INV_BOONS_MAX; card++)
    {
      n += state->discard[card];
      state->mix[card] = state->discard[card];
      state->discard[card] = 0;
    }
  n += state->unnamed;
  state->mix_unnamed = state->unnamed;
  state->unnamed = 0;
  if (n == 0)
    return;
  gn_pile_put_unseen_top (&state->deck[0], INV_POOL_MIX, MIN (n, 250));
  gn_story_tell (story, INV_F_RESHUFFLED, (int) n);
}

void
inv_deck_drawn (const GnMatch *match,
                InvState      *state,
                int            deck,
                GnStory       *story)
{
  if (gn_pile_size (&state->deck[deck]) > 0)
    return;
  gn_story_tell (story, INV_F_DECK_OUT, deck);
  if (inv_decks_left (match, state) == 0 && inv_option (match, INV_OPT_RESHUFFLE) == 0)
    gn_story_tell (story, INV_F_ALL_OUT);
}

/* ---- Gnome cards ---------------------------------------------------------------------- */

void
inv_shuffle_all (InvState *state,
                 int       letters_more,
                 int       gnomes_more)
{
  const guint letters = inv_deck_letters (state) + (guint) letters_more;
  const guint n = gn_pile_size (&state->gnomes) + (guint) letters_more + (guint) gnomes_more;

  gn_pile_clear (&state->gnomes);
  memset (state->letters_in, 0, sizeof state->letters_in);
  state->letters_in[0] = (guint8) letters;
  if (n > 0)
    gn_pile_put_unseen_top (&state->gnomes, 0, MIN (n, 250));
}

GnLayer
inv_take_gnome_card (InvState *state,
                     int       letter)
{
  GnLayer top = gn_pile_take_top (&state->gnomes);

  if (top.card < 0 && top.pool < INV_LAYERS && letter >= 0)
    state->letters_in[top.pool]--;
  return top;
}

/* INV-104, INV-R37, INV-R60 */
void
inv_place_gnome (const GnMatch *match,
                 InvState      *state,
                 int            gnome,
                 guint          where,
                 guint          until,
                 GnStory       *story)
{
  switch ((InvGoes) where)
    {
    case INV_GOES_TOP:
      if (state->gnomes.n < GN_PILE_LAYERS)
        {
          gn_pile_put_known_top (&state->gnomes, gnome, 0, GN_ALL_SEE);
          gn_story_tell (story, INV_F_GNOME_PLACED, gnome, INV_W_GNOMES_TOP);
          return;
        }
      break;
    case INV_GOES_BOTTOM:
      if (state->gnomes.n < GN_PILE_LAYERS)
        {
          gn_pile_put_known_bottom (&state->gnomes, gnome, 0, GN_ALL_SEE);
          gn_story_tell (story, INV_F_GNOME_PLACED, gnome, INV_W_GNOMES_BOTTOM);
          return;
        }
      break;
    case INV_GOES_SHUFFLED:
      inv_shuffle_all (state, 0, 1);
      gn_story_tell (story, INV_F_GNOME_PLACED, gnome, INV_W_SHUFFLED);
      return;
    case INV_GOES_ATTACH:
      if (state->attached.n < GN_PILE_LAYERS)
        {
          gn_pile_put_known_bottom (&state->attached, gnome, (guint) state->active + 8 * (until & 3), GN_ALL_SEE);
          gn_story_tell (story, INV_F_GNOME_ATTACHED, gnome, state->active);
          return;
        }
      break;
    case INV_GOES_OUT:
      if (state->gone[gnome] < 99)
        state->gone[gnome]++;
      gn_story_tell (story, INV_F_GNOME_PLACED, gnome, INV_W_OUT);
      return;
    case INV_GOES_DISCARD:
    default:
      break;
    }
  inv_heap_put (state, gnome);
  gn_story_tell (story, INV_F_GNOME_DISCARDED, gnome);
}

void
inv_gnome_goes (const GnMatch *match,
                InvState      *state,
                GnStory       *story)
{
  const int gnome = state->gnome;
  guint where = state->goes ? state->goes - 1u : INV_GOES_DISCARD;

  if (gnome < 0)
    return;
  if (!state->goes && state->result != 1 && inv_option (match, INV_OPT_UNDEFEATED) == 1)
    where = INV_GOES_BOTTOM;
  state->gnome = -1;
  inv_place_gnome (match, state, gnome, where, state->goes_until, story);
}

void
inv_detach (const GnMatch *match,
            InvState      *state,
            int            seat,
            guint          until,
            GnStory       *story)
{
  GnPile left = { 0 };

  GN_FOR_LAYERS (layer, &state->attached)
    {
      if ((int) (layer->pool & 7) == seat && (guint) layer->pool >> 3 == until)
        inv_place_gnome (match, state, layer->card, INV_GOES_DISCARD, 0, story);
      else
        gn_pile_put_layer_bottom (&left, *layer);
    }
  state->attached = left;
}

void
inv_d20_back (InvState *state,
              int       seat,
              GnStory  *story)
{
  if (!state->stolen[seat])
    return;
  state->stolen[seat] = INV_D20_FREE;
  state->thief[seat] = -1;
  gn_story_tell (story, INV_F_D20_BACK, seat);
}
