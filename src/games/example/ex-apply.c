/* ex-apply.c: the effects of each legal move
 *
 * Nothing here can fail, because check has accepted the move. With a story, each thing that happens is added as a
 * fact. Without one (in playouts) the same happens in silence.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ex-state.h"

/* EX-004 */
static void
take (const ExSet *set,
      ExState     *state,
      guint        place,
      GnStory     *story)
{
  int seat = state->turn;
  int card = state->market[place];

  state->market[place] = -1;
  state->gems[seat] -= set->cost[card];
  state->cards[seat][card]++;
  gn_story_tell (story, EX_TEXT_TOOK, seat, card, set->cost[card], (int) place);
}

/* EX-005 */
static void
earn (ExState *state,
      GnStory *story)
{
  int seat = state->turn;

  state->gems[seat] += EX_WAGE;
  gn_story_tell (story, EX_TEXT_EARNED, seat, EX_WAGE, state->gems[seat]);
}

/* EX-010. When the app deals, the turn waits for the card. When the box deals, the card is already in the hand and
 * only its player has seen it. Returns: whether the turn is over. */
static gboolean
draw (const GnMatch *match,
      ExState       *state,
      GnStory       *story)
{
  gn_story_tell (story, EX_TEXT_DREW, state->turn);
  if (ex_app_deals (match))
    state->due = TRUE;
  else
    gn_pile_put_unseen_bottom (&state->hand[state->turn], 0, 1);
  return !state->due;
}

/* EX-010: only the player may read this fact. */
static void
deal (ExState *state,
      int      card,
      GnStory *story)
{
  state->due = FALSE;
  gn_pile_put_known_bottom (&state->hand[state->turn], card, 0, GN_SEES (state->turn));
  gn_story_add (story, GN_SEES (state->turn), EX_TEXT_DREW_CARD, state->turn, card);
}

/* Who deals can change in the middle of a match. A card that the box dealt to one hand may then be one that the
 * app thinks is in another. The cardboard is right, so the app forgets that card in the other hand. */
static void
doubt_hands (const ExSet *set,
             ExState     *state,
             int          card)
{
  guint8 dealt[EX_KINDS];

  ex_count_dealt (state, EX_ALL_HANDS, dealt);
  for (guint seat = 0; set->complete && seat < EX_SEATS; seat++)
    while (dealt[card] > set->copies[card] && gn_pile_find (&state->hand[seat], card) >= 0)
      {
        gn_pile_take_card (&state->hand[seat], card, 0);
        gn_pile_put_unseen_bottom (&state->hand[seat], 0, 1);
        dealt[card]--;
      }
}

/* EX-011 */
static void
play (const ExSet *set,
      ExState     *state,
      int          card,
      GnStory     *story)
{
  int seat = state->turn;

  gn_pile_take_card (&state->hand[seat], card, 0);
  state->gems[seat] -= set->cost[card];
  state->cards[seat][card]++;
  doubt_hands (set, state, card);
  gn_story_tell (story, EX_TEXT_PLAYED, seat, card, set->cost[card]);
}

/* EX-003 */
static void
turn_up (ExState *state,
         int      card,
         GnStory *story)
{
  int place = ex_place_due (state);

  state->market[place] = (gint8) card;
  gn_story_tell (story, EX_TEXT_TURNED_UP, card, place);
}

/* EX-007, EX-008 */
static void
end_turn (const GnMatch *match,
          ExState       *state,
          GnStory       *story)
{
  if (!ex_is_finished (state))
    {
      state->turn = (state->turn + 1) % match->n_seats;
      return;
    }

  state->turn = 0;  /* members that do not apply are 0 */
  state->head.over = TRUE;
  gn_story_tell (story, EX_TEXT_ENDED);
}

void
ex_apply (const GnMatch *match,
          gpointer       data,
          const GnMove  *move,
          GnStory       *story)
{
  ExState *state = data;

  switch (move->verb)
    {
    case EX_VERB_TAKE:
      take (ex_set (match), state, (guint) move->arg[EX_TAKE_PLACE], story);
      end_turn (match, state, story);
      break;

    case EX_VERB_EARN:
      earn (state, story);
      end_turn (match, state, story);
      break;

    case EX_VERB_DRAW:
      if (draw (match, state, story))
        end_turn (match, state, story);
      break;

    case EX_VERB_PLAY:
      play (ex_set (match), state, move->arg[EX_CARD], story);
      end_turn (match, state, story);
      break;

    case EX_VERB_TURN_UP:
      turn_up (state, move->arg[EX_CARD], story);
      break;

    case EX_VERB_DRAWN:
      deal (state, move->arg[EX_CARD], story);
      end_turn (match, state, story);
      break;

    default:
      g_assert_not_reached ();
    }
}
