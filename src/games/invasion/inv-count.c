/* inv-count.c: figures computed from the state: which cards exist, where they are, how many are left
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

#include <stdlib.h>

/* ---- By seats and options (section 2) ------------------------------------------ */

int
inv_gnomes_each (const GnMatch *match)
{
  return atoi (inv_options[INV_OPT_GNOMES].choices[inv_option (match, INV_OPT_GNOMES)].id);
}

int
inv_rooms_each (const GnMatch *match)
{
  return atoi (inv_options[INV_OPT_ROOMS].choices[inv_option (match, INV_OPT_ROOMS)].id);
}

/* INV-005 */
int
inv_target (const GnMatch *match)
{
  return inv_rooms_each (match) * match->n_seats;
}

/* INV-031, INV-032 */
guint
inv_n_decks (const GnMatch *match)
{
  return match->n_seats;
}

guint
inv_deck_size (const GnMatch *match)
{
  return match->n_seats == 2 ? 25 : 20;
}

/* INV-012, INV-133, INV-R04 */
guint
inv_pile_sizes (const GnMatch *match,
                int            size[3])
{
  const int all = inv_gnomes_each (match) * match->n_seats;

  if (inv_option (match, INV_OPT_LETTERS) == 1)
    {
      size[0] = all;
      size[1] = size[2] = 0;
      return 1;
    }

  const gboolean bottom_first = inv_option (match, INV_OPT_UNEVEN) == 1;

  for (int pile = 0; pile < 3; pile++)
    size[pile] = all / 3 + ((bottom_first ? 2 - pile : pile) < all % 3);
  return 3;
}

/* ---- Of the set (INV-008) --------------------------------------------------------- */

int
inv_boons_all (const InvSet *set)
{
  return set->boons_complete ? set->boon_copies : MAX (INV_BOX_BOONS, set->boon_copies);
}

int
inv_gnomes_all (const InvSet *set)
{
  return set->gnomes_complete ? set->gnome_copies : MAX (INV_BOX_GNOMES, set->gnome_copies);
}

int
inv_rooms_all (const InvSet *set)
{
  return set->boons_complete ? set->n_kind[INV_ROOM] : MAX (34, set->n_kind[INV_ROOM]);
}

gboolean
inv_is_room (const InvSet *set,
             int           card)
{
  return card >= 0 && set->boon[card].kind == INV_ROOM;
}

gboolean
inv_is_single (const InvSet *set,
               int           card)
{
  return card >= 0 && (set->boon[card].kind == INV_ITEM || set->boon[card].kind == INV_ACTION);
}

gboolean
inv_awaits_moment (const InvSet *set,
                   int           card)
{
  return set->boon[card].shield || set->boon[card].has_discarded;
}

/* ---- Places of boons ----------------------------------------------------------------- */

guint
inv_count_kind (const InvSet *set,
                const GnPile *pile,
                int           kind)
{
  guint n = 0;

  GN_FOR_LAYERS (layer, pile)
    n += layer->card >= 0 && set->boon[layer->card].kind == kind;
  return n;
}

/* INV-R33 */
int
inv_rooms_of (const GnMatch  *match,
              const InvState *state,
              int             seat)
{
  const InvSet *set = inv_set (match);
  guint n = inv_count_kind (set, &state->play[seat], INV_ROOM);

  if (inv_option (match, INV_OPT_ROOM_COUNTS) == 0)
    n += inv_count_kind (set, &state->hand[seat], INV_ROOM);
  return (int) n;
}

int
inv_rooms_gained (const GnMatch  *match,
                  const InvState *state)
{
  int n = 0;

  GN_FOR_SEATS (match, seat)
    n += inv_rooms_of (match, state, seat);
  return n;
}

static int
add_known (const GnPile *pile,
           guint         size,
           guint8       *known)
{
  int n = 0;

  GN_FOR_LAYERS (layer, pile)
    if (layer->card >= 0)
      {
        known[layer->card]++;
        n++;
      }
  return n;
}

int
inv_known_boons (const GnMatch  *match,
                 const InvState *state,
                 guint8          known[INV_BOONS_MAX])
{
  int n = 0;

  memset (known, 0, INV_BOONS_MAX);
  for (guint card = 0; card < INV_BOONS_MAX; card++)
    {
      known[card] = (guint8) (state->discard[card] + state->mix[card] + state->boxed[card]);
      n += known[card];
    }
  GN_FOR_SEATS (match, seat)
    n += add_known (&state->hand[seat], INV_BOONS_MAX, known) + add_known (&state->play[seat], INV_BOONS_MAX, known);
  for (guint deck = 0; deck < INV_DECKS; deck++)
    n += add_known (&state->deck[deck], INV_BOONS_MAX, known);
  if (state->boon >= 0)
    {
      known[state->boon]++;
      n++;
    }
  if (state->side >= 0)
    {
      known[state->side]++;
      n++;
    }
  return n;
}

/* How many copies of @card are known to be in one pile. */
static int
known_in (const GnPile *pile,
          int           card)
{
  int n = 0;

  GN_FOR_LAYERS (layer, pile)
    n += layer->card == card;
  return n;
}

static guint
boon_ways (const InvSet *set,
           int           card,
           int           known)
{
  const InvBoon *boon = &set->boon[card];
  const guint left = (guint) MAX (boon->copies - known, 0);

  /* INV-R51: until the list of its kind is complete, one more copy can always come up. */
  return set->kind_complete[boon->kind] ? left : left + 1;
}

guint
inv_boon_ways (const GnMatch *match,
               const guint8  *known,
               int            card)
{
  return boon_ways (inv_set (match), card, known[card]);
}

guint
inv_boon_ways_now (const GnMatch  *match,
                   const InvState *state,
                   int             card)
{
  int known = state->discard[card] + state->mix[card] + state->boxed[card] + (state->boon == card)
              + (state->side == card);

  GN_FOR_SEATS (match, seat)
    known += known_in (&state->hand[seat], card) + known_in (&state->play[seat], card);
  for (guint deck = 0; deck < INV_DECKS; deck++)
    known += known_in (&state->deck[deck], card);
  return boon_ways (inv_set (match), card, known);
}

int
inv_unseen_in (const GnMatch  *match,
               const InvState *state,
               guint           pool)
{
  guint n = 0;

  GN_FOR_SEATS (match, seat)
    n += gn_pile_unseen (&state->hand[seat], pool);
  for (guint deck = 0; deck < INV_DECKS; deck++)
    n += gn_pile_unseen (&state->deck[deck], pool);
  return (int) n;
}

int
inv_unseen_boons (const GnMatch  *match,
                  const InvState *state,
                  int            *rooms)
{
  const InvSet *set = inv_set (match);
  guint8 known[INV_BOONS_MAX];
  const int n_known = inv_known_boons (match, state, known);
  const int unseen = MAX (inv_boons_all (set) - n_known - state->unnamed - state->mix_unnamed
                          - inv_unseen_in (match, state, INV_POOL_OTHER), 0);
  int seen_rooms = 0;

  for (guint card = 0; card < set->n_boons; card++)
    if (set->boon[card].kind == INV_ROOM)
      seen_rooms += known[card];
  if (rooms)
    *rooms = CLAMP (inv_rooms_all (set) - seen_rooms, 0, unseen);
  return unseen;
}

int
inv_decks_left (const GnMatch  *match,
                const InvState *state)
{
  guint n = 0;

  for (guint deck = 0; deck < INV_DECKS; deck++)
    n += gn_pile_size (&state->deck[deck]);
  return (int) n;
}

int
inv_known_rooms (const GnMatch  *match,
                 const InvState *state,
                 int            *cards)
{
  int rooms = 0;

  *cards = 0;
  for (guint deck = 0; deck < INV_DECKS; deck++)
    GN_FOR_LAYERS (layer, &state->deck[deck])
      {
        if (layer->card >= 0)
          {
            *cards += 1;
            rooms += inv_is_room (inv_set (match), layer->card);
          }
      }

  /* A card that was shuffled into a deck is there too, even if nobody knows where. */
  for (guint card = 0; card < inv_set (match)->n_boons; card++)
    if (state->mix[card])
      {
        *cards += state->mix[card];
        rooms += inv_is_room (inv_set (match), (int) card) ? state->mix[card] : 0;
      }
  *cards += state->mix_unnamed;
  return rooms;
}

static int
rooms_on_discard (const GnMatch  *match,
                  const InvState *state)
{
  int rooms = 0;

  for (guint card = 0; card < inv_set (match)->n_boons; card++)
    if (inv_is_room (inv_set (match), (int) card))
      rooms += state->discard[card];
  return rooms;
}

/* INV-R35 */
int
inv_rooms_to_come (const GnMatch  *match,
                   const InvState *state)
{
  int unseen, known;
  const int more = inv_option (match, INV_OPT_RESHUFFLE) != 0 ? rooms_on_discard (match, state) : 0;

  inv_unseen_boons (match, state, &unseen);
  return MIN (unseen + inv_known_rooms (match, state, &known), inv_decks_left (match, state)) + more;
}

int
inv_mix_unknown (const GnMatch  *match,
                 const InvState *state)
{
  int unknown = inv_unseen_in (match, state, INV_POOL_MIX);

  for (guint card = 0; card < INV_BOONS_MAX; card++)
    unknown -= state->mix[card];
  return unknown;
}

int
inv_box (const GnMatch  *match,
         const InvState *state)
{
  const int of_mix = inv_mix_unknown (match, state) - state->mix_unnamed;
  int boxed = 0;

  for (guint card = 0; card < INV_BOONS_MAX; card++)
    boxed += state->boxed[card];
  return MAX (inv_unseen_boons (match, state, NULL) - inv_unseen_in (match, state, INV_POOL_BOON) - of_mix + boxed, 0);
}

/* ---- Places of gnomes and letters -------------------------------------------------------- */

int
inv_known_gnomes (const GnMatch  *match,
                  const InvState *state,
                  guint8          known[INV_GNOMES_MAX])
{
  int n = 0;

  memcpy (known, state->gone, INV_GNOMES_MAX);
  for (guint i = 0; i < INV_GNOMES_MAX; i++)
    n += known[i];
  n += add_known (&state->gnomes, INV_GNOMES_MAX, known) + add_known (&state->attached, INV_GNOMES_MAX, known);
  for (guint i = 0; i < INV_DISCARDS; i++)
    n += add_known (&state->gnome_discard[i], INV_GNOMES_MAX, known);
  if (state->gnome >= 0)
    {
      known[state->gnome]++;
      n++;
    }
  return n;
}

static guint
gnome_ways (const InvSet *set,
            int           gnome,
            int           known)
{
  const guint left = (guint) MAX (set->gnome[gnome].copies - known, 0);

  return set->gnomes_complete ? left : left + 1;
}

guint
inv_gnome_ways (const GnMatch *match,
                const guint8  *known,
                int            gnome)
{
  return gnome_ways (inv_set (match), gnome, known[gnome]);
}

guint
inv_gnome_ways_now (const GnMatch  *match,
                    const InvState *state,
                    int             gnome)
{
  int known = state->gone[gnome] + known_in (&state->gnomes, gnome) + known_in (&state->attached, gnome)
              + (state->gnome == gnome);

  for (guint i = 0; i < INV_DISCARDS; i++)
    known += known_in (&state->gnome_discard[i], gnome);
  return gnome_ways (inv_set (match), gnome, known);
}

guint
inv_deck_letters (const InvState *state)
{
  guint n = 0;

  for (guint i = 0; i < INV_LAYERS; i++)
    n += state->letters_in[i];
  GN_FOR_LAYERS (layer, &state->gnomes)
    n += layer->card < 0 && layer->pool >= INV_POOL_LETTER;
  return n;
}

gboolean
inv_letter_is_out (const InvState *state,
                   int             letter)
{
  for (guint i = 0; i < state->n_letters; i++)
    if (state->letter[i] == letter)
      return TRUE;
  return FALSE;
}

guint
inv_letters_known (const InvState *state)
{
  guint bits = 0;

  GN_FOR_LAYERS (layer, &state->gnomes)
    if (layer->card < 0 && layer->pool >= INV_POOL_LETTER)
      bits |= 1u << (layer->pool - INV_POOL_LETTER);
  return bits;
}

/* ---- The gnome discard pile, end to end --------------------------------------------------- */

guint
inv_heap_size (const InvState *state)
{
  guint n = 0;

  for (guint i = 0; i < INV_DISCARDS; i++)
    n += gn_pile_size (&state->gnome_discard[i]);
  return n;
}

int
inv_heap_top (const InvState *state)
{
  for (guint i = 0; i < INV_DISCARDS; i++)
    if (state->gnome_discard[i].n > 0)
      return state->gnome_discard[i].layer[0].card;
  return -2;
}

/* The piles are read as one row of layers and written back, so that a full pile continues in the next one. */
static guint
heap_read (const InvState *state,
           GnLayer         layer[INV_DISCARDS * GN_PILE_LAYERS])
{
  guint n = 0;

  for (guint i = 0; i < INV_DISCARDS; i++)
    for (guint k = 0; k < state->gnome_discard[i].n; k++)
      layer[n++] = state->gnome_discard[i].layer[k];
  return n;
}

static void
heap_write (InvState      *state,
            const GnLayer *layer,
            guint          n)
{
  guint pile = 0;

  memset (state->gnome_discard, 0, sizeof state->gnome_discard);
  for (guint i = 0; i < n && pile < INV_DISCARDS; i++)
    {
      if (state->gnome_discard[pile].n == GN_PILE_LAYERS && ++pile == INV_DISCARDS)
        break;
      gn_pile_put_layer_bottom (&state->gnome_discard[pile], layer[i]);
    }
}

void
inv_heap_put (InvState *state,
              int       gnome)
{
  GnLayer layer[INV_DISCARDS * GN_PILE_LAYERS + 1];
  const guint n = heap_read (state, layer + 1);
  GnPile one = { 0 };

  gn_pile_put_known_top (&one, gnome, INV_POOL_SETUP, GN_ALL_SEE);
  layer[0] = one.layer[0];
  heap_write (state, layer, n + 1);
}

GnLayer
inv_heap_take_top (InvState *state)
{
  for (guint i = 0; i < INV_DISCARDS; i++)
    if (state->gnome_discard[i].n > 0)
      {
        GnLayer top = gn_pile_take_top (&state->gnome_discard[i]);
        GnLayer layer[INV_DISCARDS * GN_PILE_LAYERS];

        heap_write (state, layer, heap_read (state, layer));
        return top;
      }
  return (GnLayer) { 0 };
}

gboolean
inv_heap_take (InvState *state,
               int       gnome)
{
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < INV_DISCARDS; i++)
      {
        GnPile *pile = &state->gnome_discard[i];

        if (pass == 0 ? gn_pile_find (pile, gnome) >= 0 : gn_pile_unseen (pile, INV_POOL_SETUP) > 0)
          {
            GnLayer layer[INV_DISCARDS * GN_PILE_LAYERS];

            gn_pile_take_card (pile, gnome, INV_POOL_SETUP);
            heap_write (state, layer, heap_read (state, layer));
            return TRUE;
          }
      }
  return FALSE;
}

guint
inv_heap_known (const InvState *state,
                guint8          count[INV_GNOMES_MAX])
{
  int n = 0;

  memset (count, 0, INV_GNOMES_MAX);
  for (guint i = 0; i < INV_DISCARDS; i++)
    n += add_known (&state->gnome_discard[i], INV_GNOMES_MAX, count);
  return (guint) n;
}

/* ---- Limits and windows ---------------------------------------------------------------------- */

/* The effect of cards in play and attached gnomes on a limit. */
static int
limit_by_cards (const GnMatch  *match,
                const InvState *state,
                int             seat,
                guint           what)
{
  const InvSet *set = inv_set (match);
  int more = 0;

  GN_FOR_LAYERS (layer, &state->play[seat])
    {
      const InvList list = inv_list_of (set, inv_program (set, FALSE, layer->card, INV_IN_PLAY), 0);

      for (guint i = 0; i < list.n; i++)
        if (set->op[list.first + i].word == INV_E_LIMIT_CHANGE && set->op[list.first + i].a == what)
          more += set->op[list.first + i].n;
    }
  GN_FOR_LAYERS (layer, &state->attached)
    {
      const InvList list = inv_list_of (set, inv_program (set, TRUE, layer->card, INV_LASTING), 0);

      if ((layer->pool & 7) == (guint) seat)
        for (guint i = 0; i < list.n; i++)
          if (set->op[list.first + i].word == INV_E_LIMIT_CHANGE && set->op[list.first + i].a == what)
            more += set->op[list.first + i].n;
    }
  return more;
}

int
inv_ally_limit (const GnMatch  *match,
                const InvState *state,
                int             seat)
{
  return MAX (1 + state->ally_more[seat] + limit_by_cards (match, state, seat, 0), 0);
}

int
inv_weapon_limit (const GnMatch  *match,
                  const InvState *state,
                  int             seat)
{
  return MAX (1 + state->weapon_more[seat] + limit_by_cards (match, state, seat, 1), 0);
}

/* INV-R14 */
gboolean
inv_is_neighbour (const GnMatch  *match,
                  const InvState *state,
                  int             seat)
{
  const int n = match->n_seats;

  if (state->active < 0 || seat == state->active)
    return FALSE;
  if (inv_option (match, INV_OPT_NEIGHBOURS) == 0)
    return TRUE;
  return seat == (state->active + 1) % n || seat == (state->active + n - 1) % n;
}

gboolean
inv_in_help (const InvState *state)
{
  return state->stage == INV_AT_BOON_HELP || state->stage == INV_AT_FIGHT_HELP;
}

gboolean
inv_in_late (const InvState *state)
{
  return state->stage == INV_AT_BOON_LATE || state->stage == INV_AT_FIGHT_LATE;
}

gboolean
inv_fits (InvScope scope,
          gboolean combat)
{
  return scope == INV_BOTH || scope == (combat ? INV_COMBAT : INV_ACQUIRE);
}

InvStep
inv_step_of (const InvState *state)
{
  /* An extra boon from a fight counts as step 2. An effect belongs to the step that caused it. */
  switch ((InvStage) state->stage)
    {
    case INV_AT_SETUP:        return INV_STEP_SETUP;
    case INV_AT_PREP:
    case INV_DO_TURN:         return INV_STEP_PREP;
    case INV_AT_OPEN:
    case INV_AT_BOON:
    case INV_AT_BOON_VALUE:   return INV_STEP_BOON;
    case INV_AT_BOON_HELP:    return INV_STEP_BOON_HELP;
    case INV_AT_BOON_ROLL:    return INV_STEP_BOON_ROLL;
    case INV_AT_BOON_LATE:
    case INV_AT_TAKE:
    case INV_DO_BOON_END:     return INV_STEP_BOON_RESULT;
    case INV_AT_FORK:
    case INV_DO_FORK:         return INV_STEP_FORK;
    case INV_AT_GNOME:
    case INV_AT_GNOME_CHOICE:
    case INV_AT_GNOME_VALUE:
    case INV_DO_GNOME:
    case INV_DO_FIGHT:        return INV_STEP_GNOME;
    case INV_AT_FIGHT_HELP:   return INV_STEP_FIGHT_HELP;
    case INV_AT_FIGHT_ROLL:   return INV_STEP_FIGHT_ROLL;
    case INV_AT_FIGHT_LATE:
    case INV_DO_GNOME_END:    return INV_STEP_FIGHT_RESULT;
    case INV_DO_LOST:         return state->result ? INV_STEP_FIGHT_RESULT : INV_STEP_GNOME;
    case INV_AT_KEEP:
    case INV_DO_SWEEP:        return INV_STEP_SWEEP;
    case INV_AT_OVER:
    default:                  return INV_STEP_OVER;
    }
}

/* ---- Current effects ------------------------------------------------------------------------------ */

int
inv_deck_now (const InvState *state)
{
  return state->ask == INV_ASK_BOON ? state->side_deck : state->from_deck;
}
