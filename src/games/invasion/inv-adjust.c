/* inv-adjust.c: manual adjustments by which the host carries out a free text, as part of the card (8.7, INV-R41)
 *
 * No adjustment creates or destroys a card. Win and loss are checked after each one.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

#define ARG(i) (move->arg[(i)])

/* Values of INV_DOMAIN_MODE. */
enum {
  M_GNOMES, M_BOON_DISCARDS, M_GNOME_DISCARDS, M_DECK, M_IN, M_OUT, M_BETTER, M_WORSE, M_ONCE, M_COMBAT, M_WIN,
  M_RETURNED, M_BACK, M_ENDS, M_NO_BOON, M_NO_FIGHT, M_NEXT, M_BOONS, M_REWARDS, M_FIGHTS, M_NEXT_TURN, M_GOOD,
};

static const guint8 sizes[6] = { 4, 6, 8, 10, 12, 20 };

static gboolean
is_seat (const GnMatch *match,
         int            seat)
{
  return seat >= 0 && seat < match->n_seats;
}

/* ---- Places of cards ------------------------------------------------------------------------ */

static gboolean
boon_is_there (const GnMatch  *match,
               const InvState *state,
               int             card,
               int             where,
               int             seat,
               int             deck)
{
  const gboolean named = card >= 0;
  const GnLayer *layer;

  switch (where)
    {
    case INV_W_DECK_TOP:
    case INV_W_DECK_BOTTOM:
      if (deck < 0 || deck >= INV_DECKS || state->deck[deck].n == 0)
        return FALSE;
      layer = &state->deck[deck].layer[where == INV_W_DECK_TOP ? 0 : state->deck[deck].n - 1];
      if (layer->card >= 0)
        return layer->card == card;
      if (!named)
        return TRUE;
      return inv_boon_ways_now (match, state, card) > 0 || (layer->pool == INV_POOL_MIX && state->mix[card] > 0);
    case INV_W_DISCARD:
      return named ? state->discard[card] > 0 : state->unnamed > 0;
    case INV_W_HAND:
      if (!is_seat (match, seat))
        return FALSE;
      if (!named)
        return gn_pile_unseen (&state->hand[seat], INV_POOL_OTHER) > 0;
      return inv_check_where (match, state, card, TRUE, seat, NULL);
    case INV_W_PLAY:
      return named && is_seat (match, seat) && gn_pile_find (&state->play[seat], card) >= 0;
    case INV_W_BOX:
    default:
      if (!named)
        return FALSE;
      return state->boxed[card] > 0 || (inv_box (match, state) > 0 && inv_boon_ways_now (match, state, card) > 0);
    }
}

static gboolean
gnome_is_there (const GnMatch  *match,
                const InvState *state,
                int             gnome,
                int             where)
{
  guint8 count[INV_GNOMES_MAX];
  const GnLayer *layer;

  g_assert (gnome >= 0 && (guint) gnome < inv_set (match)->n_gnomes);
  switch (where)
    {
    case INV_W_GNOMES_TOP:
    case INV_W_GNOMES_BOTTOM:
      layer = &state->gnomes.layer[where == INV_W_GNOMES_TOP ? 0 : state->gnomes.n - 1];
      if (layer->card >= 0)
        return layer->card == gnome;
      return layer->pool < INV_LAYERS && state->letters_in[layer->pool] < layer->n
             && inv_gnome_ways_now (match, state, gnome) > 0;
    case INV_W_DISCARD:
      if (inv_heap_known (state, count) < inv_heap_size (state))
        return count[gnome] > 0 || inv_gnome_ways_now (match, state, gnome) > 0;
      return count[gnome] > 0;
    case INV_W_REVEALED:
      return state->gnome == gnome;
    case INV_W_ATTACHED:
      return gn_pile_find (&state->attached, gnome) >= 0;
    case INV_W_OUT:
      return state->gone[gnome] > 0;
    default:
      return FALSE;
    }
}

/* ---- Checks --------------------------------------------------------------------------------------- */

static gboolean
check_move_boon (const GnMatch  *match,
                 const InvState *state,
                 const GnMove   *move,
                 GnSay          *why)
{
  const InvSet *set = inv_set (match);
  const int card = ARG (0), from = ARG (1), to = ARG (2), deck = ARG (5);
  const int seat = ARG (3), other = ARG (4) == GN_NONE ? ARG (3) : ARG (4);
  const gboolean named = card >= 0 && (guint) card < set->n_boons;

  if (card != GN_NONE && !named)
    return gn_say (why, INV_NO_UNNAMED);
  if (from < 0 || from > INV_W_BOX || to < 0 || to > INV_W_BOX)
    return gn_say (why, INV_NO_CHOICE);
  if ((to == INV_W_HAND || to == INV_W_PLAY) && !is_seat (match, other))
    return gn_say (why, INV_NO_CHOICE);
  if ((to == INV_W_DECK_TOP || to == INV_W_DECK_BOTTOM) && (deck < 0 || deck >= (int) inv_n_decks (match)))
    return gn_say (why, INV_NO_CHOICE);
  if (!boon_is_there (match, state, card, from, seat, deck))
    return gn_say (why, INV_NO_PIECE);
  if (!named && (to == INV_W_PLAY || to == INV_W_BOX || (from == INV_W_DISCARD && to != INV_W_HAND)))
    return gn_say (why, INV_NO_UNNAMED);
  if (from == to && (from != INV_W_HAND && from != INV_W_PLAY))
    return gn_say (why, INV_NO_CHOICE);
  if ((to == INV_W_PLAY && state->play[other].n >= GN_PILE_LAYERS)
      || ((to == INV_W_DECK_TOP || to == INV_W_DECK_BOTTOM) && state->deck[deck].n >= GN_PILE_LAYERS - 1)
      || (to == INV_W_HAND && named && set->boon[card].kind == INV_ROOM && state->hand[other].n >= GN_PILE_LAYERS))
    return gn_say (why, INV_NO_FULL, GN_PILE_LAYERS);
  return TRUE;
}

static gboolean
check_move_gnome (const GnMatch  *match,
                  const InvState *state,
                  const GnMove   *move,
                  GnSay          *why)
{
  const int gnome = ARG (0), from = ARG (1), to = ARG (2), seat = ARG (3);

  if (gnome < 0 || (guint) gnome >= inv_set (match)->n_gnomes)
    return gn_say (why, INV_NO_UNNAMED);
  if (to != INV_W_GNOMES_TOP && to != INV_W_GNOMES_BOTTOM && to != INV_W_SHUFFLED && to != INV_W_DISCARD
      && to != INV_W_ATTACHED && to != INV_W_OUT)
    return gn_say (why, INV_NO_CHOICE);
  if (to == INV_W_ATTACHED && !is_seat (match, seat))
    return gn_say (why, INV_NO_CHOICE);
  if (!gnome_is_there (match, state, gnome, from))
    return gn_say (why, INV_NO_PIECE);
  /* Who is being fought stays until the fight is over. */
  if (from == to || (from == INV_W_REVEALED && state->stage >= INV_AT_GNOME_VALUE && state->stage <= INV_AT_FIGHT_LATE))
    return gn_say (why, INV_NO_CHOICE);
  if (state->gnomes.n >= GN_PILE_LAYERS - 1 || state->attached.n >= GN_PILE_LAYERS)
    return gn_say (why, INV_NO_FULL, GN_PILE_LAYERS);
  return TRUE;
}

/* Whether the top card of that layer can be the letter. */
static gboolean
letter_is_in (const InvState *state,
              int             letter,
              guint           layer)
{
  const GnLayer *at = &state->gnomes.layer[layer];

  if (inv_layer_letters (state, (int) layer) == 0)
    return FALSE;
  return at->pool >= INV_POOL_LETTER ? at->pool == (guint) (INV_POOL_LETTER + letter)
                                     : !(inv_letters_known (state) >> letter & 1);
}

/* Whether the bottom card can be the letter; not where gnomes lie in its layer too. */
static gboolean
letter_is_under (const InvState *state,
                 int             letter)
{
  const guint last = state->gnomes.n - 1u;

  return letter_is_in (state, letter, last)
         && inv_layer_letters (state, (int) last) == state->gnomes.layer[last].n;
}

/* The bottom card of the gnome deck, which is a letter, leaves it. */
static void
take_bottom_letter (InvState *state)
{
  const guint last = state->gnomes.n - 1u;
  GnPile rest = { 0 };

  if (state->gnomes.layer[last].pool < INV_LAYERS)
    state->letters_in[state->gnomes.layer[last].pool]--;
  for (guint i = 0; i <= last; i++)
    {
      GnLayer layer = state->gnomes.layer[i];

      if (i == last)
        layer.n--;
      if (layer.n > 0)
        gn_pile_put_layer_bottom (&rest, layer);
    }
  state->gnomes = rest;
}

static gboolean
check_move_letter (const GnMatch  *match,
                   const InvState *state,
                   const GnMove   *move,
                   GnSay          *why)
{
  const int letter = ARG (0), to = ARG (1);

  if (letter < 0 || letter >= INV_LETTERS
      || (to != INV_W_MIDDLE && to != INV_W_GNOMES_TOP && to != INV_W_GNOMES_BOTTOM && to != INV_W_SHUFFLED))
    return gn_say (why, INV_NO_CHOICE);
  if (inv_letter_is_out (state, letter) == (to == INV_W_MIDDLE))
    return gn_say (why, INV_NO_PIECE);
  if (to == INV_W_MIDDLE)
    {
      if (!letter_is_in (state, letter, 0) && !letter_is_under (state, letter))
        return gn_say (why, INV_NO_PIECE);
    }
  if (state->gnomes.n >= GN_PILE_LAYERS - 1)
    return gn_say (why, INV_NO_FULL, GN_PILE_LAYERS);
  return TRUE;
}

gboolean
inv_check_adjust (const GnMatch  *match,
                  const InvState *state,
                  const GnMove   *move,
                  GnSay          *why)
{
  const int a = ARG (0), b = ARG (1), c = ARG (2);

  /* No rule but a text can bring a card from play to hand (INV-041). */
  if (state->ask != INV_ASK_TEXT)
    {
      if (move->verb == INV_V_MOVE_BOON && b == INV_W_PLAY && c == INV_W_HAND)
        return gn_say (why, INV_NO_RETURN);
      return inv_say_step (state, why);
    }

  g_assert (state->gnomes.n > 0);   /* as long as a letter is not out (audit_letters(), inv_check_end()) */
  switch ((InvVerb) move->verb)
    {
    case INV_V_MOVE_BOON:   return check_move_boon (match, state, move, why);
    case INV_V_MOVE_GNOME:  return check_move_gnome (match, state, move, why);
    case INV_V_MOVE_LETTER: return check_move_letter (match, state, move, why);
    case INV_V_SHUFFLE:
      if (a == M_DECK && b >= 0 && b < (int) inv_n_decks (match) && state->deck[b].n > 0)
        return TRUE;
      if (a == M_BOON_DISCARDS && b >= 0 && b < (int) inv_n_decks (match) && state->deck[b].n == 0)
        return TRUE;
      return (a == M_GNOMES || a == M_GNOME_DISCARDS) && b == GN_NONE ? TRUE : gn_say (why, INV_NO_CHOICE);
    case INV_V_MORE:
      return a >= 1 && a <= 5 && b >= M_BOONS && b <= M_FIGHTS && state->n_frames < INV_FRAMES - 1
             ? TRUE : gn_say (why, INV_NO_CHOICE);
    case INV_V_POOL:
      if (b != GN_NONE && (b < 0 || b > 5))
        return gn_say (why, INV_NO_CHOICE);
      if (c != GN_NONE)
        return c == M_IN || (c > M_IN && c <= M_ONCE && b == GN_NONE) || gn_say (why, INV_NO_CHOICE);
      if (a < -30 || a > 30)
        return gn_say (why, INV_NO_CHOICE);
      return ABS (b == GN_NONE ? state->text_flat + a : state->text_die[b] + a) <= (b == GN_NONE ? 99 : 20)
             || gn_say (why, INV_NO_CHOICE);
    case INV_V_SET_VALUE:
      if (!state->has_value || (state->boon < 0 && state->gnome < 0))
        return gn_say (why, INV_NO_PIECE);
      if ((a == GN_NONE) == (b == GN_NONE) || (a != GN_NONE && (a < 1 || a > 900))
          || (b != GN_NONE && (b < -99 || b > 99)))
        return gn_say (why, INV_NO_CHOICE);
      return TRUE;
    case INV_V_SET_D20:
      if (!is_seat (match, a) || b < M_COMBAT || b > M_BACK)
        return gn_say (why, INV_NO_CHOICE);
      return (b == M_BACK) == (state->stolen[a] != 0) || gn_say (why, INV_NO_PIECE);
    case INV_V_LIMIT:
      if (!is_seat (match, a) || (b != INV_ALLY && b != INV_WEAPON) || c < -3 || c > 3 || c == 0
          || (ARG (3) != GN_NONE && ARG (3) != M_NEXT_TURN && ARG (3) != M_GOOD))
        return gn_say (why, INV_NO_CHOICE);
      return ABS ((b == INV_ALLY ? state->ally_more[a] : state->weapon_more[a]) + c) <= 9
             ? TRUE : gn_say (why, INV_NO_CHOICE);
    case INV_V_HELP:
      return a == M_IN || a == M_OUT ? TRUE : gn_say (why, INV_NO_CHOICE);
    case INV_V_TURN:
      if (a == M_ENDS)
        return b == GN_NONE || gn_say (why, INV_NO_CHOICE);
      return a >= M_NO_BOON && a <= M_NEXT && is_seat (match, b) ? TRUE : gn_say (why, INV_NO_CHOICE);
    case INV_V_REMIND:
    default:
      return is_seat (match, a) || gn_say (why, INV_NO_CHOICE);
    }
}

/* ---- Effects ----------------------------------------------------------------------------------------- */

static GnLayer
take_from_deck (const GnMatch *match,
                InvState      *state,
                int            deck,
                gboolean       top,
                int            card)
{
  GnPile *pile = &state->deck[deck];
  GnLayer layer;

  if (top)
    layer = gn_pile_take_top (pile);
  else
    {
      GnPile rest = { 0 };

      layer = pile->layer[pile->n - 1];
      layer.n = 1;
      for (guint i = 0; i < pile->n; i++)
        {
          GnLayer one = pile->layer[i];

          if (i == pile->n - 1u)
            one.n--;
          gn_pile_put_layer_bottom (&rest, one);
        }
      *pile = rest;
    }
  if (layer.card < 0 && layer.pool == INV_POOL_MIX)
    inv_mix_drawn (match, state, card);
  return layer;
}

static void
move_boon (const GnMatch *match,
           InvState      *state,
           const GnMove  *move,
           GnStory       *story)
{
  const int card = ARG (0) == GN_NONE ? -1 : ARG (0), from = ARG (1), to = ARG (2), deck = ARG (5);
  const int seat = ARG (3), other = ARG (4) == GN_NONE ? ARG (3) : ARG (4);
  guint pool = INV_POOL_OTHER;

  switch (from)
    {
    case INV_W_DECK_TOP:
    case INV_W_DECK_BOTTOM:
      pool = take_from_deck (match, state, deck, from == INV_W_DECK_TOP, card).pool;
      break;
    case INV_W_DISCARD:
      if (card >= 0)
        state->discard[card]--;
      else
        state->unnamed--;
      break;
    case INV_W_HAND:
      inv_hand_take (state, seat, card);
      break;
    case INV_W_PLAY:
      gn_pile_take_card (&state->play[seat], card, 99);
      break;
    case INV_W_BOX:
    default:
      if (state->boxed[card] > 0)
        state->boxed[card]--;
      break;
    }

  switch (to)
    {
    case INV_W_DECK_TOP:
      if (card >= 0)
        gn_pile_put_known_top (&state->deck[deck], card, INV_POOL_BOON, GN_ALL_SEE);
      else
        gn_pile_put_unseen_top (&state->deck[deck], pool, 1);
      break;
    case INV_W_DECK_BOTTOM:
      if (card >= 0)
        gn_pile_put_known_bottom (&state->deck[deck], card, INV_POOL_BOON, GN_ALL_SEE);
      else
        gn_pile_put_unseen_bottom (&state->deck[deck], pool, 1);
      break;
    case INV_W_DISCARD:
      if (card >= 0)
        state->discard[card]++;
      else
        state->unnamed++;
      break;
    case INV_W_HAND:
      inv_hand_put (match, state, other, card, GN_ALL_SEE);
      break;
    case INV_W_PLAY:
      gn_pile_put_known_bottom (&state->play[other], card, 0, GN_ALL_SEE);
      break;
    case INV_W_BOX:
    default:
      state->boxed[card]++;
      break;
    }
  if (card >= 0)
    gn_story_tell (story, INV_F_ADJUST_BOON, card, to);
  else
    gn_story_tell (story, INV_F_ADJUST_UNNAMED, to);
}

static void
move_gnome (const GnMatch *match,
            InvState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int gnome = ARG (0), from = ARG (1), to = ARG (2), seat = ARG (3);

  switch (from)
    {
    case INV_W_GNOMES_TOP:
      gn_pile_take_top (&state->gnomes);
      break;
    case INV_W_GNOMES_BOTTOM:
      {
        GnPile rest = { 0 };

        for (guint i = 0; i < state->gnomes.n; i++)
          {
            GnLayer layer = state->gnomes.layer[i];

            if (i == state->gnomes.n - 1u)
              layer.n--;
            gn_pile_put_layer_bottom (&rest, layer);
          }
        state->gnomes = rest;
        break;
      }
    case INV_W_DISCARD:  inv_heap_take (state, gnome); break;
    case INV_W_REVEALED: state->gnome = -1; break;
    case INV_W_ATTACHED: gn_pile_take_card (&state->attached, gnome, 99); break;
    case INV_W_OUT:
    default:             state->gone[gnome]--; break;
    }

  switch (to)
    {
    case INV_W_GNOMES_TOP:    inv_place_gnome (match, state, gnome, INV_GOES_TOP, 0, story); break;
    case INV_W_GNOMES_BOTTOM: inv_place_gnome (match, state, gnome, INV_GOES_BOTTOM, 0, story); break;
    case INV_W_SHUFFLED:      inv_place_gnome (match, state, gnome, INV_GOES_SHUFFLED, 0, story); break;
    case INV_W_ATTACHED:
      gn_pile_put_known_bottom (&state->attached, gnome, (guint) seat + 8 * INV_ATTACHED_GOOD, GN_ALL_SEE);
      gn_story_tell (story, INV_F_GNOME_ATTACHED, gnome, seat);
      break;
    case INV_W_OUT:           inv_place_gnome (match, state, gnome, INV_GOES_OUT, 0, story); break;
    default:                  inv_place_gnome (match, state, gnome, INV_GOES_DISCARD, 0, story); break;
    }
  gn_story_tell (story, INV_F_ADJUST_GNOME, gnome, to);
}

static void
move_letter (const GnMatch *match,
             InvState      *state,
             const GnMove  *move,
             GnStory       *story)
{
  const int letter = ARG (0), to = ARG (1);
  guint at = 0;

  gn_story_tell (story, INV_F_ADJUST_LETTER, letter, to);
  if (to == INV_W_MIDDLE)
    {
      if (letter_is_in (state, letter, 0))
        inv_take_gnome_card (state, letter);
      else
        take_bottom_letter (state);
      state->letter[state->n_letters] = (gint8) letter;
      state->letter_seat[state->n_letters] = state->active;
      state->letter_turn[state->n_letters] = state->turn;
      state->letter_card[state->n_letters] = state->drawn;
      state->n_letters++;
      return;
    }
  while (state->letter[at] != letter)
    at++;
  for (guint i = at; i + 1 < INV_LETTERS; i++)
    {
      state->letter[i] = state->letter[i + 1];
      state->letter_seat[i] = state->letter_seat[i + 1];
      state->letter_turn[i] = state->letter_turn[i + 1];
      state->letter_card[i] = state->letter_card[i + 1];
    }
  state->letter[INV_LETTERS - 1] = state->letter_seat[INV_LETTERS - 1] = -1;
  state->letter_turn[INV_LETTERS - 1] = state->letter_card[INV_LETTERS - 1] = 0;
  state->n_letters--;
  if (to == INV_W_GNOMES_TOP)
    gn_pile_put_unseen_top (&state->gnomes, (guint) (INV_POOL_LETTER + letter), 1);
  else if (to == INV_W_GNOMES_BOTTOM)
    gn_pile_put_unseen_bottom (&state->gnomes, (guint) (INV_POOL_LETTER + letter), 1);
  else
    inv_shuffle_all (state, 1, 0);
}

static void
shuffle (const GnMatch *match,
         InvState      *state,
         const GnMove  *move,
         GnStory       *story)
{
  const int what = ARG (0), deck = ARG (1);

  gn_story_tell (story, INV_F_ADJUST_SHUFFLE, what);
  if (what == M_DECK)
    inv_mix_deck (match, state, deck, -1);
  else if (what == M_GNOMES)
    inv_shuffle_all (state, 0, 0);
  else if (what == M_GNOME_DISCARDS)
    {
      const guint n = inv_heap_size (state);

      memset (state->gnome_discard, 0, sizeof state->gnome_discard);
      inv_shuffle_all (state, 0, (int) n);
    }
  else
    {
      guint n = state->unnamed;

      for (guint card = 0; card < INV_BOONS_MAX; card++)
        {
          n += state->discard[card];
          state->mix[card] = (guint8) (state->mix[card] + state->discard[card]);
          state->discard[card] = 0;
        }
      state->mix_unnamed = (guint8) (state->mix_unnamed + state->unnamed);
      state->unnamed = 0;
      if (n > 0)
        gn_pile_put_unseen_top (&state->deck[deck], INV_POOL_MIX, MIN (n, 250));
    }
}

/* Makes more boons or gnome cards due, as an effect does. Boons without a roll come when the text is done. */
static void
more (const GnMatch *match,
      InvState      *state,
      const GnMove  *move,
      GnStory       *story)
{
  const int n = ARG (0), what = ARG (1);

  gn_story_tell (story, INV_F_ADJUST_MORE, n, what);
  if (what == M_BOONS)
    state->extra = (guint8) MIN (state->extra + n, 99);
  else if (what == M_FIGHTS)
    state->fights = (guint8) MIN (state->fights + n, 99);
  else
    {
      /* The reward goes below the text that is being carried out. */
      InvFrame text = *inv_top (state);

      *inv_top (state) = (InvFrame) { .card = INV_FRAME_REWARD, .list = (gint16) n, .owner = state->active, .who = -1 };
      state->frame[state->n_frames++] = text;
    }
}

static void
pool (InvState     *state,
      const GnMove *move,
      GnStory      *story)
{
  const int n = ARG (0), die = ARG (1), own = ARG (2);

  if (own != GN_NONE)
    {
      if (die != GN_NONE)
        state->own_sides = sizes[die] == 20 ? 0 : sizes[die];
      else if (own == M_IN || own == M_OUT)
        state->own_out = own == M_IN ? 2 : 1;
      else
        state->own_twice = own == M_BETTER ? 1 : own == M_WORSE ? -1 : 0;
      gn_story_tell (story, INV_F_ADJUST_OWN, own);
    }
  else if (die != GN_NONE)
    {
      state->text_die[die] = (gint8) (state->text_die[die] + n);
      gn_story_tell (story, INV_F_ADJUST_DIE, n, die);
    }
  else
    {
      state->text_flat = (gint8) (state->text_flat + n);
      gn_story_tell (story, INV_F_ADJUST_FLAT, n);
    }
}

void
inv_apply_adjust (const GnMatch *match,
                  InvState      *state,
                  const GnMove  *move,
                  GnStory       *story)
{
  const int a = ARG (0), b = ARG (1), c = ARG (2);

  switch ((InvVerb) move->verb)
    {
    case INV_V_MOVE_BOON:   move_boon (match, state, move, story); break;
    case INV_V_MOVE_GNOME:  move_gnome (match, state, move, story); break;
    case INV_V_MOVE_LETTER: move_letter (match, state, move, story); break;
    case INV_V_SHUFFLE:     shuffle (match, state, move, story); break;
    case INV_V_MORE:        more (match, state, move, story); break;
    case INV_V_POOL:        pool (state, move, story); break;
    case INV_V_SET_VALUE:
      if (a != GN_NONE)
        {
          state->value = (gint16) a;
          state->text_value = TRUE;
          state->change = 0;
          state->open_value = FALSE;
        }
      else
        state->change = (gint16) CLAMP (state->change + b, -900, 900);
      gn_story_tell (story, INV_F_ADJUST_VALUE, inv_value_now (match, state));
      break;
    case INV_V_SET_D20:
      state->stolen[a] = (guint8) (b == M_BACK ? INV_D20_FREE : INV_UNTIL_COMBAT + b - M_COMBAT);
      state->thief[a] = -1;
      gn_story_tell (story, INV_F_ADJUST_D20, a, b);
      break;
    case INV_V_LIMIT:
      if (b == INV_ALLY)
        state->ally_more[a] = (gint8) (state->ally_more[a] + c);
      else
        state->weapon_more[a] = (gint8) (state->weapon_more[a] + c);
      state->limit_ends[a] = ARG (3) == M_NEXT_TURN ? (a == state->active ? 2 : 1) : 0;
      gn_story_tell (story, INV_F_ADJUST_LIMIT, a, c, b);
      break;
    case INV_V_HELP:
      state->no_help = a == M_IN ? 2 : 1;
      gn_story_tell (story, INV_F_ADJUST_HELP, a);
      break;
    case INV_V_TURN:
      if (a == M_ENDS)
        state->turn_ends = TRUE;
      else if (a == M_NEXT)
        state->next = (gint8) (1 + b);
      else if (a == M_NO_BOON)
        state->miss_boon[b] = (guint8) MIN (state->miss_boon[b] + 1, 99);
      else
        state->miss_fight[b] = (guint8) MIN (state->miss_fight[b] + 1, 99);
      if (a == M_ENDS)
        gn_story_tell (story, INV_F_ADJUST_TURN_ENDS);
      else
        gn_story_tell (story, INV_F_ADJUST_TURN, a, b);
      break;
    case INV_V_REMIND:
    default:
      state->remind[a] = (gint16) (inv_top (state)->gnome ? 1 + inv_top (state)->card : -1 - inv_top (state)->card);
      gn_story_tell (story, INV_F_ADJUST_REMIND, a);
      break;
    }
  inv_check_end (match, state, story);
}

void
inv_carry_out_done (const GnMatch *match,
                    InvState      *state,
                    GnStory       *story)
{
  inv_effect_over (match, state);
  if (!state->turn_ends)
    return;
  state->turn_ends = FALSE;
  state->n_frames = 0;
  memset (state->frame, 0, sizeof state->frame);
  state->dice_for = INV_DICE_NONE;
  state->stage = INV_DO_SWEEP;
}
