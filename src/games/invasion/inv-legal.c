/* inv-legal.c: every lawful move, in table order
 *
 * Candidates by what lies where; check has the last word, so that the two cannot differ.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/match/moves.h"
#include "inv-state.h"

/* Among @n cards in their order, unless it is there. Returns: how many they are then */
static guint
insert_card (gint16 *card,
             guint   n,
             gint16  one)
{
  guint at = n;

  while (at > 0 && card[at - 1] > one)
    at--;
  if (at > 0 && card[at - 1] == one)
    return n;
  memmove (&card[at + 1], &card[at], (n - at) * sizeof *card);
  card[at] = one;
  return n + 1;
}

/* Cards that a hand holds or may hold, each once. */
static guint
hand_cards (GnLister *lister,
            int       seat,
            gint16   *card)
{
  const InvSet *set = inv_set (lister->match);
  const InvState *state = lister->state;
  const GnPile *hand = &state->hand[seat];
  guint n = 0;

  if (gn_pile_unseen (hand, INV_POOL_OTHER) > 0)
    for (guint i = 0; i < set->n_boons; i++)
      if (set->boon[i].kind != INV_ROOM)
        card[n++] = (gint16) i;
  for (guint i = 0; i < hand->n; i++)
    if (hand->layer[i].card >= 0 && (guint) hand->layer[i].card < set->n_boons)
      n = insert_card (card, n, hand->layer[i].card);
  return n;
}

static guint
play_cards (GnLister *lister,
            int       seat,
            gint16   *card)
{
  const InvSet *set = inv_set (lister->match);
  const InvState *state = lister->state;
  const GnPile *play = &state->play[seat];
  guint n = 0;

  for (guint i = 0; i < play->n; i++)
    {
      gboolean twice = play->layer[i].card < 0 || (guint) play->layer[i].card >= set->n_boons;

      for (guint k = 0; k < n; k++)
        twice |= card[k] == play->layer[i].card;
      if (!twice)
        card[n++] = play->layer[i].card;
    }
  return n;
}

static void
list_play (GnLister *lister,
           int       seat)
{
  static const gint16 purposes[] = { GN_NONE, INV_ACQUIRE, INV_COMBAT };
  gint16 card[INV_BOONS_MAX], lying[GN_PILE_LAYERS];
  const guint n = hand_cards (lister, seat, card), n_lying = play_cards (lister, seat, lying);
  GnMove move;

  gn_move_init (&move, seat, INV_V_PLAY);
  for (guint i = 0; i < n; i++)
    {
      gboolean any = FALSE;

      move.arg[INV_A_CARD] = card[i];
      move.arg[INV_A_OVER] = GN_NONE;
      for (guint p = 0; p < G_N_ELEMENTS (purposes); p++)
        {
          move.arg[INV_A_FOR] = purposes[p];
          any |= gn_lister_offer (lister, &move);
        }
      move.arg[INV_A_FOR] = GN_NONE;
      for (guint k = 0; k < n_lying && !any; k++)
        {
          move.arg[INV_A_OVER] = lying[k];
          gn_lister_offer (lister, &move);
        }
    }
}

static void
list_cards_from (GnLister *lister,
                 int       seat,
                 guint     verb,
                 gboolean  hand,
                 gboolean  play,
                 gboolean  unnamed)
{
  gint16 card[INV_BOONS_MAX];
  GnMove move;
  guint n;

  gn_move_init (&move, seat, verb);
  move.arg[INV_A_FROM] = INV_HAND;
  n = hand ? hand_cards (lister, seat == GN_CHANCE ? inv_effect_player (lister->match, lister->state) : seat, card) : 0;
  for (guint i = 0; i < n; i++)
    {
      move.arg[INV_A_CARD] = card[i];
      gn_lister_offer (lister, &move);
    }
  move.arg[INV_A_CARD] = GN_NONE;
  if (unnamed)
    gn_lister_offer (lister, &move);
  move.arg[INV_A_FROM] = INV_PLAY;
  n = play ? play_cards (lister, seat == GN_CHANCE ? inv_effect_player (lister->match, lister->state) : seat, card) : 0;
  for (guint i = 0; i < n; i++)
    {
      move.arg[INV_A_CARD] = card[i];
      gn_lister_offer (lister, &move);
    }
}

static void
list_numbers (GnLister *lister,
              int       seat,
              guint     verb,
              guint     at,
              int       from,
              int       to)
{
  GnMove move;

  gn_move_init (&move, seat, verb);
  for (int n = from; n <= to; n++)
    {
      move.arg[at] = (gint16) n;
      gn_lister_offer (lister, &move);
    }
}

static void
list_take (GnLister *lister,
           int       seat)
{
  gint16 lying[GN_PILE_LAYERS];
  const guint n = play_cards (lister, seat, lying);
  GnMove move;

  gn_move_init (&move, seat, INV_V_TAKE);
  move.arg[INV_A_TO] = INV_HAND;
  gn_lister_offer (lister, &move);
  move.arg[INV_A_TO] = INV_PLAY;
  if (gn_lister_offer (lister, &move))
    return;
  for (guint i = 0; i < n; i++)
    {
      move.arg[INV_A_OVER] = lying[i];
      gn_lister_offer (lister, &move);
    }
}

static void
list_pick (GnLister *lister,
           int       seat)
{
  const InvState *state = lister->state;
  GnMove move;

  if (state->ask == INV_ASK_LIST)
    list_numbers (lister, seat, INV_V_PICK, INV_A_LIST, 1, INV_MOST_LISTS);
  else if (state->ask == INV_ASK_PLAYER)
    list_numbers (lister, seat, INV_V_PICK, INV_A_PICK_PLAYER, 0, lister->match->n_seats - 1);
  else if (state->ask == INV_ASK_ROOM_DECK)
    list_numbers (lister, seat, INV_V_PICK, INV_A_PICK_DECK, 0, INV_DECKS - 1);
  else if (state->stage == INV_AT_GNOME_CHOICE && !state->ask)
    {
      gn_move_init (&move, seat, INV_V_PICK);
      for (guint i = 0; i < inv_set (lister->match)->n_gnomes; i++)
        {
          move.arg[INV_A_PICK_GNOME] = (gint16) i;
          gn_lister_offer (lister, &move);
        }
    }
}

static void
list_hand_over (GnLister *lister,
                int       seat)
{
  gint16 card[INV_BOONS_MAX];
  const guint n = hand_cards (lister, seat, card);
  GnMove move;

  gn_move_init (&move, seat, INV_V_HAND_OVER);
  for (guint i = 0; i <= n; i++)
    INV_FOR_SEATS (lister->match, to)
      {
        move.arg[INV_A_CARD] = i < n ? card[i] : GN_NONE;
        move.arg[INV_A_PLAYER] = (gint16) to;
        gn_lister_offer (lister, &move);
      }
}

static void
list_gnome_cards (GnLister *lister,
                  int       seat,
                  guint     verb)
{
  GnMove move;

  gn_move_init (&move, seat, verb);
  for (guint i = 0; i < inv_set (lister->match)->n_gnomes; i++)
    {
      move.arg[INV_A_GNOME] = (gint16) i;
      gn_lister_offer (lister, &move);
    }
  move.arg[INV_A_GNOME] = GN_NONE;
  for (int letter = 0; letter < INV_LETTERS; letter++)
    {
      move.arg[INV_A_LETTER] = (gint16) letter;
      gn_lister_offer (lister, &move);
    }
}

static void
list_keep (GnLister *lister,
           int       seat)
{
  gint16 lying[GN_PILE_LAYERS + 1];
  const guint n = play_cards (lister, seat, lying);
  GnMove move;

  lying[n] = GN_NONE;
  gn_move_init (&move, seat, INV_V_KEEP);
  for (guint i = 0; i <= n; i++)
    for (guint k = 0; k <= n; k++)
      {
        move.arg[INV_A_ALLY] = lying[i];
        move.arg[INV_A_WEAPON] = lying[k];
        gn_lister_offer (lister, &move);
      }
}

static void
list_seat (GnLister *lister,
           int       seat)
{
  const InvState *state = lister->state;
  const gboolean open = !state->ask && !state->dice_for;
  const gboolean active = seat == state->active;

  if (open && (inv_in_help (state) || inv_in_late (state) || (active && (state->stage == INV_AT_PREP || state->stage == INV_AT_FORK))))
    list_play (lister, seat);
  if (open && inv_in_help (state))
    list_cards_from (lister, seat, INV_V_SPEND, TRUE, TRUE, FALSE);
  if (active)
    {
      list_numbers (lister, seat, INV_V_OPEN, 0, 0, INV_DECKS - 1);
      gn_lister_offer_plain (lister, seat, INV_V_THROW);
      list_take (lister, seat);
      gn_lister_offer_plain (lister, seat, INV_V_REVEAL);
      list_pick (lister, seat);
    }
  if (state->ask == INV_ASK_LOSE || state->stage == INV_AT_KEEP)
    list_cards_from (lister, seat, INV_V_DROP, state->ask == INV_ASK_LOSE, TRUE, TRUE);
  if (active && state->ask == INV_ASK_FETCH)
    {
      GnMove move;

      gn_move_init (&move, seat, INV_V_PULL);
      for (guint i = 0; i < inv_set (lister->match)->n_boons; i++)
        {
          move.arg[INV_A_CARD] = (gint16) i;
          gn_lister_offer (lister, &move);
        }
    }
  if (active && state->ask == INV_ASK_GIVE)
    list_hand_over (lister, seat);
  if (active && state->ask == INV_ASK_BOTTOM)
    list_gnome_cards (lister, seat, INV_V_TO_BOTTOM);
  if (active && state->ask == INV_ASK_AGAIN)
    list_numbers (lister, seat, INV_V_AGAIN, INV_A_N, 1, INV_DICE_MAX);
  gn_lister_offer_plain (lister, seat, INV_V_GO_ON);
  if (state->stage == INV_AT_KEEP)
    list_keep (lister, seat);
}

/* Any face of the die that is due: check knows no more of it than that. */
static void
list_die (GnLister *lister)
{
  GnMove move;
  gint8 twice;
  const int sides = (int) inv_dice_due (lister->match, lister->state, &twice);

  gn_move_init (&move, GN_CHANCE, INV_V_DIE);
  for (int n = 1; n <= sides; n++)
    {
      move.arg[INV_A_N] = (gint16) n;
      gn_move_list_append (lister->list, &move);
    }
}

static void
list_chance (GnLister *lister)
{
  const InvState *state = lister->state;
  const InvSet *set = inv_set (lister->match);
  GnMove move;

  if (state->stage == INV_AT_SETUP && !state->piles_asked)
    {
      INV_FOR_SEATS (lister->match, seat)
        {
          gn_move_init (&move, GN_CHANCE, INV_V_HAND_ROLL);
          move.arg[0] = (gint16) seat;
          for (int n = 1; n <= 4; n++)
            {
              move.arg[1] = (gint16) n;
              gn_lister_offer (lister, &move);
            }
        }
      gn_move_init (&move, GN_CHANCE, INV_V_DEALT);
      move.arg[INV_A_PLAYER] = (gint16) inv_deal_due (lister->match, state);
      for (guint i = 0; i < set->n_boons && move.arg[INV_A_PLAYER] >= 0; i++)
        {
          move.arg[INV_A_CARD] = (gint16) i;
          gn_lister_offer (lister, &move);
        }
      INV_FOR_SEATS (lister->match, seat)
        {
          gn_move_init (&move, GN_CHANCE, INV_V_FIRST);
          move.arg[0] = (gint16) seat;
          for (int n = 1; n <= 20; n++)
            {
              move.arg[1] = (gint16) n;
              gn_lister_offer (lister, &move);
            }
        }
      if (inv_heap_open_due (lister->match, state))
        list_gnome_cards (lister, GN_CHANCE, INV_V_SEEN);
      return;
    }

  if (state->ask == INV_ASK_BOON || (state->stage == INV_AT_BOON && !state->ask))
    {
      gn_move_init (&move, GN_CHANCE, INV_V_BOON_UP);
      for (guint i = 0; i < set->n_boons; i++)
        {
          move.arg[INV_A_CARD] = (gint16) i;
          gn_lister_offer (lister, &move);
        }
    }
  if (state->stage == INV_AT_GNOME && !state->ask)
    list_gnome_cards (lister, GN_CHANCE, INV_V_GNOME_UP);
  list_die (lister);
  if (state->ask == INV_ASK_LOT)
    list_cards_from (lister, GN_CHANCE, INV_V_LOT, TRUE, TRUE, FALSE);
  if (state->ask == INV_ASK_SEEN)
    list_gnome_cards (lister, GN_CHANCE, INV_V_SEEN);
}

void
inv_legal (const GnMatch *match,
           gconstpointer  data,
           GnMoveList    *list)
{
  const InvState *state = data;
  GnLister lister = { match, state, list };

  if (state->head.over)
    return;
  INV_FOR_SEATS (match, seat)
    list_seat (&lister, seat);
  if (state->piles_asked)
    {
      const int all = inv_gnomes_each (match) * match->n_seats;
      GnMove move;

      gn_move_init (&move, GN_HOST, INV_V_PILES);
      for (int top = all / 3; top <= all / 3 + 1; top++)
        for (int middle = all / 3; middle <= all / 3 + 1; middle++)
          {
            move.arg[0] = (gint16) top;
            move.arg[1] = (gint16) middle;
            move.arg[2] = (gint16) (all - top - middle);
            gn_lister_offer (&lister, &move);
          }
    }
  gn_lister_offer_plain (&lister, GN_HOST, INV_V_CARRIED_OUT);
  list_chance (&lister);
}
