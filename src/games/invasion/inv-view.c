/* inv-view.c: figures that players look for at the table: turn, house, clock, decks, the end
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-view.h"

#include "inv-state.h"

/* ---- The turn --------------------------------------------------------------- */

static InvWait
wait_of_ask (const InvState *state)
{
  switch ((InvAsk) state->ask)
    {
    case INV_ASK_BOON: return INV_WAIT_BOON;
    case INV_ASK_TAKE: return INV_WAIT_TAKE;
    case INV_ASK_DICE: return INV_WAIT_VALUE;
    case INV_ASK_TEXT: return INV_WAIT_TEXT;
    default:           return INV_WAIT_CHOICE;
    }
}

static InvWait
wait_of (const InvState *state)
{
  if (state->dice_for == INV_DICE_AGAIN)
    return INV_WAIT_DICE;
  if (state->ask != INV_ASK_NOTHING)
    return wait_of_ask (state);

  switch ((InvStage) state->stage)
    {
    case INV_AT_SETUP:
      return INV_WAIT_SETUP;
    case INV_AT_BOON:
      return INV_WAIT_BOON;
    case INV_AT_BOON_VALUE:
    case INV_AT_GNOME_VALUE:
      return INV_WAIT_VALUE;
    case INV_AT_BOON_ROLL:
    case INV_AT_FIGHT_ROLL:
      return INV_WAIT_DICE;
    case INV_AT_BOON_LATE:
    case INV_AT_FIGHT_LATE:
      return INV_WAIT_LATE;
    case INV_AT_TAKE:
      return INV_WAIT_TAKE;
    case INV_AT_GNOME:
      return INV_WAIT_GNOME;
    case INV_AT_GNOME_CHOICE:
      return INV_WAIT_CHOICE;
    case INV_AT_KEEP:
      return INV_WAIT_KEEP;
    case INV_AT_OVER:
      return INV_WAIT_NOTHING;
    default:
      return INV_WAIT_MOVE;
    }
}

void
inv_view_turn (const GnMatch  *match,
               const InvState *state,
               InvTurn        *turn)
{
  GnPrompt prompt = { 0 };

  memset (turn, 0, sizeof *turn);
  inv_prompt (match, state, &prompt);
  turn->turn = state->turn;
  turn->active = state->active;
  turn->first = state->first;
  turn->step = inv_step_of (state);
  turn->wait = state->head.over ? INV_WAIT_NOTHING : wait_of (state);
  turn->again = state->again_now != 0;
  turn->skipping = state->skip != 0;
  turn->from_discard = state->draw != 0;
  turn->misses_boon = (state->misses & 1) != 0;
  turn->misses_fight = (state->misses & 2) != 0;
  turn->extra = state->extra;
  turn->must = prompt.must;
  turn->may = prompt.may;
}

/* ---- The house --------------------------------------------------------------- */

void
inv_view_house (const GnMatch  *match,
                const InvState *state,
                InvHouse       *house)
{
  int unseen_rooms, known_cards;
  const int unseen = inv_unseen_boons (match, state, &unseen_rooms);
  const int left = inv_decks_left (match, state);
  const int sure = inv_known_rooms (match, state, &known_cards);

  memset (house, 0, sizeof *house);
  house->target = inv_target (match);
  house->gained = inv_rooms_gained (match, state);
  house->needed = MAX (house->target - house->gained, 0);
  GN_FOR_SEATS (match, seat)
    {
      const GnPile *piles[2] = { &state->play[seat], &state->hand[seat] };

      house->by[seat] = inv_rooms_of (match, state, seat);
      for (guint p = 0; p < 2; p++)
        GN_FOR_LAYERS (layer, piles[p])
          {
            const int card = layer->card;

            if (card >= 0 && inv_is_room (inv_set (match), card) && house->n_rooms < G_N_ELEMENTS (house->room))
              house->room[house->n_rooms++] = (InvRoomAt) { .card = (gint16) card, .seat = (gint8) seat,
                                                            .hand = p == 1 };
          }
    }

  /* 7.3: the chance that at least as many cards left in the decks are rooms as are needed. */
  const int wanted = house->needed - sure;

  if (wanted <= 0)
    house->enough = gn_odds (1, 1);
  else
    house->enough = gn_odds_draw ((guint) unseen, (guint) unseen_rooms, (guint) CLAMP (left - known_cards, 0, unseen),
                                  (guint) wanted);

  house->out_of_reach = inv_rooms_to_come (match, state) < house->needed;
}

/* ---- The clock --------------------------------------------------------------- */

static void
add_layers (const InvState *state,
            InvClock       *clock)
{
  guint counted = 0;

  for (guint i = 0; i < state->gnomes.n && clock->n_layers < G_N_ELEMENTS (clock->layer); i++)
    {
      const GnLayer *from = &state->gnomes.layer[i];
      InvDeckLayer *layer = &clock->layer[clock->n_layers++];

      *layer = (InvDeckLayer) { .cards = from->n, .gnome = -1, .letter = -1 };
      if (from->card >= 0)
        {
          layer->gnome = from->card;
        }
      else if (from->pool >= INV_POOL_LETTER)
        {
          layer->letter = (gint8) (from->pool - INV_POOL_LETTER);
          layer->letters = from->n;
        }
      else if (!(counted & 1u << from->pool))
        {
          /* Known cards can split a pool. Its letters are then shown with the upper part. */
          counted |= 1u << from->pool;
          layer->letters = state->letters_in[from->pool];
        }
    }
}

/* The lowest layer with letters: the team cannot lose before it is on top. -1 if there is none. */
static int
last_with_letters (const InvClock *clock,
                   int            *above)
{
  int last = -1, cards = 0;

  for (guint i = 0; i < clock->n_layers; i++)
    {
      if (clock->layer[i].letters > 0)
        {
          last = (int) i;
          *above = cards;
        }
      cards += clock->layer[i].cards;
    }
  return last;
}

void
inv_view_clock (const GnMatch  *match,
                const InvState *state,
                InvClock       *clock)
{
  const gboolean bottom = inv_option (match, INV_OPT_BOTTOM_LETTER) != 0;
  int size[3] = { 0 };
  int above = 0;

  memset (clock, 0, sizeof *clock);
  clock->n_out = state->n_letters;
  for (guint i = 0; i < state->n_letters; i++)
    {
      clock->out[i] = (InvLetterOut) { .letter = state->letter[i], .seat = state->letter_seat[i],
                                       .turn = (gint16) state->letter_turn[i],
                                       .card = (gint16) state->letter_card[i] };
      if (state->letter[i] >= 0)
        clock->is_out[state->letter[i]] = TRUE;
    }

  clock->cards = (int) gn_pile_size (&state->gnomes);
  clock->letters = (int) inv_deck_letters (state);
  clock->drawn = state->drawn;
  add_layers (state, clock);

  /* The deck at the start: with piles, two letters in each, one of which was moved to the very bottom. */
  clock->n_thirds = inv_pile_sizes (match, size);
  for (guint i = 0; i < clock->n_thirds; i++)
    clock->third[i] = size[i] + (clock->n_thirds == 1 ? 6 - bottom : 2);
  if (bottom)
    {
      static const guint8 from[] = { 2, 1, 0 };  /* bottom, middle, top */

      if (clock->n_thirds == 3)
        clock->third[from[inv_option (match, INV_OPT_BOTTOM_FROM)]]--;
      clock->third[clock->n_thirds++] = 1;
    }

  if (clock->n_layers)
    clock->next_letter = gn_odds ((guint64) clock->layer[0].letters, (guint64) clock->layer[0].cards);
  else
    clock->next_letter = gn_odds (0, 1);
  clock->never = clock->next_letter.a == 0;
  clock->certain = clock->n_layers > 0 && clock->layer[0].letters == clock->layer[0].cards;

  const int last = last_with_letters (clock, &above);

  if (last >= 0)
    {
      clock->earliest = above + clock->layer[last].letters;
      clock->latest = above + clock->layer[last].cards;
    }

  clock->discard = (int) inv_heap_size (state);
  for (guint i = 0; i < INV_DISCARDS; i++)
    clock->discard_unseen += (int) gn_pile_unseen (&state->gnome_discard[i], INV_POOL_SETUP);
  clock->discard_top = (gint16) MAX (inv_heap_top (state), -1);
  for (guint gnome = 0; gnome < inv_set (match)->n_gnomes; gnome++)
    clock->removed += state->gone[gnome];
}

GnOdds
inv_view_loss_by (const GnMatch  *match,
                  const InvState *state,
                  int             j)
{
  InvClock clock;
  int above = 0;
  gboolean about = FALSE;

  inv_view_clock (match, state, &clock);

  const int last = last_with_letters (&clock, &above);

  if (last < 0 || j <= above)
    return gn_odds (0, 1);

  const guint cards = (guint) clock.layer[last].cards, letters = (guint) clock.layer[last].letters;
  GnOdds p = gn_odds (gn_odds_choose (MIN ((guint) (j - above), cards), letters, &about),
                      gn_odds_choose (cards, letters, &about));

  p.about |= about;
  return p;
}

/* ---- Boon decks --------------------------------------------------------------- */

static GnOdds
room_on_top (const GnMatch  *match,
             const InvState *state,
             const GnPile   *deck,
             GnOdds          untouched)
{
  if (deck->n == 0)
    return gn_odds (0, 1);
  if (deck->layer[0].card >= 0)
    return gn_odds (inv_is_room (inv_set (match), deck->layer[0].card), 1);
  if (deck->layer[0].pool == INV_POOL_OTHER)
    return gn_odds (0, 1);
  if (deck->layer[0].pool != INV_POOL_MIX)
    return untouched;

  /* Some of these cards were shuffled in and are known. The rest are as in any deck. */
  guint64 mixed = state->mix_unnamed, rooms = 0;

  for (guint card = 0; card < inv_set (match)->n_boons; card++)
    {
      mixed += state->mix[card];
      rooms += inv_is_room (inv_set (match), (int) card) ? state->mix[card] : 0;
    }

  const guint64 all = deck->layer[0].n;
  GnOdds other = gn_odds_and (gn_odds (all - MIN (mixed, all), all), untouched);
  GnOdds p = gn_odds_or (gn_odds (MIN (rooms, all), all), other);

  /* Exact where this is the only such deck and all of it is known to the last card: a pile that was shuffled anew. */
  p.about = mixed != all || all != (guint64) inv_unseen_in (match, state, INV_POOL_MIX);
  return p;
}

void
inv_view_decks (const GnMatch  *match,
                const InvState *state,
                InvDecks       *decks)
{
  int rooms;
  const int unseen = inv_unseen_boons (match, state, &rooms);
  const GnOdds untouched = gn_odds ((guint64) rooms, (guint64) MAX (unseen, 1));
  gboolean any = FALSE;

  memset (decks, 0, sizeof *decks);
  decks->n = inv_n_decks (match);
  decks->next = untouched;
  for (guint deck = 0; deck < decks->n; deck++)
    {
      const GnPile *pile = &state->deck[deck];
      GnMove open;

      gn_move_init (&open, state->active, INV_V_OPEN);
      open.arg[0] = (gint16) deck;
      decks->size[deck] = (int) gn_pile_size (&state->deck[deck]);
      decks->room[deck] = room_on_top (match, state, pile, untouched);
      /* 7.3: the formula holds for cards as they were dealt. If no deck has one on top, the first deck speaks. */
      if (pile->n > 0 && (!any || (pile->layer[0].card < 0 && pile->layer[0].pool == INV_POOL_BOON)))
        decks->next = decks->room[deck];
      any |= pile->n > 0;
      decks->can[deck] = state->active >= 0 && inv_check (match, state, &open, NULL);
    }

  decks->box = inv_box (match, state);
  decks->unnamed = state->unnamed;
  decks->discard = state->unnamed;
  for (guint card = 0; card < inv_set (match)->n_boons; card++)
    decks->discard += state->discard[card];
}

guint
inv_view_discard (const GnMatch  *match,
                  const InvState *state,
                  gint16         *card,
                  guint           max)
{
  guint n = 0;

  for (guint i = 0; i < inv_set (match)->n_boons; i++)
    for (guint k = 0; k < state->discard[i]; k++, n++)
      if (n < max)
        card[n] = (gint16) i;
  return n;
}

/* ---- The end --------------------------------------------------------------------- */

void
inv_view_result (const GnMatch  *match,
                 const InvState *state,
                 InvResultView  *result)
{
  memset (result, 0, sizeof *result);
  result->cause = state->head.stopped ? INV_END_ABANDONED : (InvEnd) state->end;
  result->turn = state->turn;
  result->seat = state->active;
  result->rooms_short = MAX (inv_target (match) - inv_rooms_gained (match, state), 0);
  result->letters_left = INV_LETTERS - state->n_letters;
  result->gnomes_left = (int) gn_pile_size (&state->gnomes) - (int) inv_deck_letters (state);
}
