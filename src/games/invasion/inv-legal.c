/* inv-legal.c: every legal move, in the order of the tables
 *
 * Candidates come from what the state shows, and check decides about them, so that the two cannot differ.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/match/moves.h"
#include "inv-state.h"

/* Inserts @one into @n cards in ascending order, unless it is there already. Returns: the new number of cards */
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

/* The cards that a hand holds or may hold, each once. */
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
  GN_FOR_LAYERS (layer, hand)
    if (layer->card >= 0)
      n = insert_card (card, n, layer->card);
  return n;
}

static guint
play_cards (GnLister *lister,
            int       seat,
            gint16   *card)
{
  const InvState *state = lister->state;
  const GnPile *play = &state->play[seat];
  guint n = 0;

  GN_FOR_LAYERS (layer, play)
    {
      gboolean twice = layer->card < 0;

      for (guint k = 0; k < n; k++)
        twice |= card[k] == layer->card;
      if (!twice)
        card[n++] = layer->card;
    }
  return n;
}

/* If the limit is reached, the card may replace one of its kind. */
static void
list_play_over (GnLister     *lister,
                GnMove       *move,
                const gint16 *lying,
                guint         n_lying)
{
  const InvSet *set = inv_set (lister->match);

  for (guint k = 0; k < n_lying; k++)
    if (set->boon[lying[k]].kind == set->boon[move->arg[INV_A_CARD]].kind)
      {
        move->arg[INV_A_OVER] = lying[k];
        gn_lister_offer (lister, move);
      }
  move->arg[INV_A_OVER] = GN_NONE;
}

static void
list_play (GnLister *lister,
           int       seat)
{
  const InvState *state = lister->state;
  gint16 card[INV_BOONS_MAX], lying[GN_PILE_LAYERS];
  const guint n = hand_cards (lister, seat, card), n_lying = play_cards (lister, seat, lying);
  GnMove move;

  gn_move_init (&move, seat, INV_V_PLAY);
  for (guint i = 0; i < n; i++)
    {
      gboolean any;

      move.arg[INV_A_CARD] = card[i];
      any = gn_lister_offer (lister, &move);
      /* A single that is played before the boon is known may have to name one of the two rolls. */
      if (!any && state->stage == INV_AT_PREP)
        for (int purpose = INV_ACQUIRE; purpose <= INV_COMBAT; purpose++)
          {
            move.arg[INV_A_FOR] = (gint16) purpose;
            any |= gn_lister_offer (lister, &move);
          }
      move.arg[INV_A_FOR] = GN_NONE;
      if (!any)
        list_play_over (lister, &move, lying, n_lying);
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
    GN_FOR_SEATS (lister->match, to)
      {
        move.arg[INV_A_CARD] = i < n ? card[i] : GN_NONE;
        move.arg[INV_A_PLAYER] = (gint16) to;
        gn_lister_offer (lister, &move);
      }
}

static void
list_to_bottom (GnLister *lister,
                int       seat)
{
  GnMove move;

  gn_move_init (&move, seat, INV_V_TO_BOTTOM);
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
list_pull (GnLister *lister,
           int       seat)
{
  GnMove move;

  gn_move_init (&move, seat, INV_V_PULL);
  for (guint i = 0; i < inv_set (lister->match)->n_boons; i++)
    {
      move.arg[INV_A_CARD] = (gint16) i;
      gn_lister_offer (lister, &move);
    }
}

/* Decks, rolls, rewards and choices that only the active seat decides on. */
static void
list_active (GnLister *lister,
             int       seat)
{
  const InvState *state = lister->state;
  const gboolean open = !state->ask && !state->dice_for;

  if (state->ask == INV_ASK_DECK || (open && (state->stage == INV_AT_PREP || state->stage == INV_AT_OPEN)))
    list_numbers (lister, seat, INV_V_OPEN, 0, 0, INV_DECKS - 1);
  if (open && inv_in_help (state))
    gn_lister_offer_plain (lister, seat, INV_V_THROW);
  if (state->ask == INV_ASK_TAKE || (open && state->stage == INV_AT_TAKE))
    list_take (lister, seat);
  if (open && state->stage == INV_AT_FORK)
    gn_lister_offer_plain (lister, seat, INV_V_REVEAL);
  list_pick (lister, seat);
}

static void
list_seat (GnLister *lister,
           int       seat)
{
  const InvState *state = lister->state;
  const gboolean open = !state->ask && !state->dice_for;
  const gboolean active = seat == state->active;

  if (open
      && (inv_in_help (state) || inv_in_late (state)
          || (active && (state->stage == INV_AT_PREP || state->stage == INV_AT_FORK))))
    list_play (lister, seat);
  if (open && inv_in_help (state))
    list_cards_from (lister, seat, INV_V_SPEND, TRUE, TRUE, FALSE);
  if (active)
    list_active (lister, seat);
  if (state->ask == INV_ASK_LOSE || state->stage == INV_AT_KEEP)
    list_cards_from (lister, seat, INV_V_DROP, state->ask == INV_ASK_LOSE, TRUE, TRUE);
  if (active && state->ask == INV_ASK_FETCH)
    list_pull (lister, seat);
  if (active && state->ask == INV_ASK_GIVE)
    list_hand_over (lister, seat);
  if (active && state->ask == INV_ASK_BOTTOM)
    list_to_bottom (lister, seat);
  if (active && state->ask == INV_ASK_AGAIN)
    list_numbers (lister, seat, INV_V_AGAIN, INV_A_N, 1, INV_DICE_MAX);
  if (active || state->ask == INV_ASK_LOSE)
    gn_lister_offer_plain (lister, seat, INV_V_GO_ON);
  if (state->stage == INV_AT_KEEP && inv_must_keep (lister->match, state, seat, NULL, NULL))
    list_keep (lister, seat);
}

/* ---- Outcomes (known cards are counted once for all of them) --------------------------------- */

static void
list_boons (GnLister *lister,
            guint     verb,
            int       player)
{
  guint8 known[INV_BOONS_MAX];
  GnMove move;

  inv_known_boons (lister->match, lister->state, known);
  gn_move_init (&move, GN_CHANCE, verb);
  move.arg[INV_A_PLAYER] = (gint16) player;
  for (guint i = 0; i < inv_set (lister->match)->n_boons; i++)
    {
      move.arg[INV_A_CARD] = (gint16) i;
      if (inv_check_boon_outcome (lister->match, lister->state, known, &move, NULL))
        gn_move_list_append (lister->list, &move);
    }
}

static void
list_gnomes (GnLister *lister,
             guint     verb)
{
  guint8 known[INV_GNOMES_MAX];
  GnMove move;

  inv_known_gnomes (lister->match, lister->state, known);
  gn_move_init (&move, GN_CHANCE, verb);
  for (guint i = 0; i < inv_set (lister->match)->n_gnomes; i++)
    {
      move.arg[INV_A_GNOME] = (gint16) i;
      if (inv_check_gnome_outcome (lister->match, lister->state, known, &move, NULL))
        gn_move_list_append (lister->list, &move);
    }
  move.arg[INV_A_GNOME] = GN_NONE;
  for (int letter = 0; letter < INV_LETTERS; letter++)
    {
      move.arg[INV_A_LETTER] = (gint16) letter;
      if (inv_check_gnome_outcome (lister->match, lister->state, known, &move, NULL))
        gn_move_list_append (lister->list, &move);
    }
}

/* A die that each seat rolls. If one face is possible, all are. */
static void
list_rolls (GnLister *lister,
            guint     verb,
            int       faces)
{
  GnMove move;

  gn_move_init (&move, GN_CHANCE, verb);
  GN_FOR_SEATS (lister->match, seat)
    {
      move.arg[0] = (gint16) seat;
      move.arg[1] = 1;
      if (!gn_lister_offer (lister, &move))
        continue;
      while (move.arg[1] < faces)
        {
          move.arg[1]++;
          gn_move_list_append (lister->list, &move);
        }
    }
}

/* Lists each face of the die that is due, as check would accept it. */
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
list_piles (GnLister *lister)
{
  const int all = inv_gnomes_each (lister->match) * lister->match->n_seats;
  GnMove move;

  gn_move_init (&move, GN_HOST, INV_V_PILES);
  for (int top = all / 3; top <= all / 3 + 1; top++)
    for (int middle = all / 3; middle <= all / 3 + 1; middle++)
      {
        move.arg[0] = (gint16) top;
        move.arg[1] = (gint16) middle;
        move.arg[2] = (gint16) (all - top - middle);
        gn_lister_offer (lister, &move);
      }
}

static void
list_setup (GnLister *lister)
{
  const InvState *state = lister->state;
  const int deal = inv_deal_due (lister->match, state);

  list_rolls (lister, INV_V_HAND_ROLL, 4);
  if (deal >= 0)
    list_boons (lister, INV_V_DEALT, deal);
  list_rolls (lister, INV_V_FIRST, 20);
  if (inv_heap_open_due (lister->match, state))
    list_gnomes (lister, INV_V_SEEN);
}

static void
list_chance (GnLister *lister)
{
  const InvState *state = lister->state;

  if (inv_boon_due (state))
    list_boons (lister, INV_V_BOON_UP, GN_NONE);
  if (state->stage == INV_AT_GNOME && !state->ask)
    list_gnomes (lister, INV_V_GNOME_UP);
  list_die (lister);
  if (state->ask == INV_ASK_LOT)
    list_cards_from (lister, GN_CHANCE, INV_V_LOT, TRUE, TRUE, FALSE);
  if (state->ask == INV_ASK_SEEN)
    list_gnomes (lister, INV_V_SEEN);
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
  if (state->stage == INV_AT_SETUP)
    {
      if (state->piles_asked)
        list_piles (&lister);
      else
        list_setup (&lister);
      return;
    }
  GN_FOR_SEATS (match, seat)
    list_seat (&lister, seat);
  if (state->ask == INV_ASK_TEXT)
    gn_lister_offer_plain (&lister, GN_HOST, INV_V_CARRIED_OUT);
  list_chance (&lister);
}
