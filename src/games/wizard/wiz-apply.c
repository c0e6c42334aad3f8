/* wiz-apply.c: the effects of each legal move
 *
 * Nothing here can fail, because check has accepted the move. With a story, each thing that happens is added as a
 * fact. Without one (in playouts) the same happens in silence.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-state.h"

/* ---- Setup ------------------------------------------------------------------------- */

/* WIZ-013 */
static void
set_order (const GnMatch *match,
           WizState      *state,
           const gint16  *order,
           GnStory       *story)
{
  GN_FOR_SEATS (match, i)
    {
      state->space[order[i]] = (guint8) (i + 1);
      gn_story_tell (story, WIZ_FACT_FIRST_MARKER, order[i], i + 1);
    }
  if (state->hand_n[wiz_deal_to (match, state)] < WIZ_HAND)
    state->phase = WIZ_PHASE_DEAL;
  else
    wiz_begin_round (match, state, story);
}

static void
deal_one (const GnMatch *match,
          WizState      *state,
          int            card,
          GnStory       *story)
{
  const int seat = wiz_deal_to (match, state);

  wiz_take_card (match, state, (guint) seat, card, story);
  if (card >= 0)
    gn_story_add (story, GN_SEES (seat), WIZ_FACT_DEALT_CARD, seat, card);
  if (state->hand_n[wiz_deal_to (match, state)] < WIZ_HAND)
    return;
  gn_story_tell (story, WIZ_FACT_DEALT, WIZ_HAND);
  wiz_begin_round (match, state, story);
}

/* ---- Choosing ------------------------------------------------------------------------ */

static void
take (const GnMatch *match,
      WizState      *state,
      int            tile,
      GnStory       *story)
{
  const int seat = state->active;

  state->tile[seat] = (gint8) tile;
  gn_story_tell (story, WIZ_FACT_TOOK, seat, tile);
  if (wiz_box (match)->tile[tile].number == 7 && wiz_own_in_bag (match, state, seat) == 0)
    gn_story_tell (story, WIZ_FACT_ZERO_CHANCE, seat);
  state->phase = WIZ_PHASE_ACT;
  wiz_open (match, state, story);
}

/* ---- Cards --------------------------------------------------------------------------- */

/* One of several cards was drawn or played. Continues with the next card, or with the next action. */
static void
once_more (const GnMatch *match,
           WizState      *state,
           GnStory       *story)
{
  state->agreed = FALSE;
  if (++state->times >= wiz_action (match, state)->k)
    wiz_action_done (match, state, story);
  else
    wiz_open (match, state, story);
}

static void
draw (const GnMatch *match,
      WizState      *state,
      int            card,
      GnStory       *story)
{
  const int seat = state->active;

  wiz_ready (match, state, story);
  gn_story_tell (story, WIZ_FACT_DREW, seat, state->hand_n[seat] + 1);
  if (card >= 0)
    gn_story_add (story, GN_SEES (seat), WIZ_FACT_DREW_CARD, seat, card);
  wiz_take_card (match, state, (guint) seat, card, story);
  once_more (match, state, story);
}

static void
play (const GnMatch *match,
      WizState      *state,
      int            card,
      GnStory       *story)
{
  const int seat = state->active;

  if (state->hand[seat][card] > 0)
    state->hand[seat][card]--;
  state->hand_n[seat]--;
  state->face[seat][card]++;
  wiz_came_up (match, state, (guint) seat, (guint) card);
  gn_story_tell (story, WIZ_FACT_PLAYED, seat, card);
  once_more (match, state, story);
}

/* ---- Looking ------------------------------------------------------------------------- */

static void
looked (const GnMatch *match,
        WizState      *state,
        int            card,
        GnStory       *story)
{
  const int seat = state->active;

  wiz_ready (match, state, story);
  state->look_due--;
  gn_story_add (story, GN_SEES (seat), WIZ_FACT_LOOKED_CARD, seat, card);
  wiz_take_card (match, state, WIZ_LOOKER, card, story);
  if (state->look_due > 0)
    wiz_ready (match, state, story);
}

/* WIZ-053 */
static void
discard_looked (const GnMatch *match,
                WizState      *state,
                guint          card,
                GnStory       *story)
{
  if (state->looked[card] > 0)
    state->looked[card]--;
  state->look_n--;
  state->discard[card]++;
  wiz_came_up (match, state, WIZ_LOOKER, card);
  gn_story_tell (story, WIZ_FACT_LOOKED_OUT, state->active, (int) card);
}

/* WIZ-052: all other cards go to the hand, known or not. */
static void
keep_rest (const GnMatch *match,
           WizState      *state,
           GnStory       *story)
{
  const int seat = state->active;

  WIZ_FOR_CARDS (card)
    {
      state->hand[seat][card] = (guint8) (state->hand[seat][card] + state->looked[card]);
      if (state->looked[card] > 0)
        gn_story_add (story, GN_SEES (seat), WIZ_FACT_KEPT_CARD, seat, (int) card);
    }
  state->hand_n[seat] = (guint8) (state->hand_n[seat] + state->look_n);
  gn_story_tell (story, WIZ_FACT_KEPT_CARDS, seat, state->look_n);

  if (state->shuffled)
    {
      state->old[seat] = (guint8) (state->old[seat] + state->old[WIZ_LOOKER]);
      state->fresh[seat] = (guint8) (state->fresh[seat] + state->fresh[WIZ_LOOKER]);
      for (guint class = 0; class <= WIZ_ELEMENTS; class++)
        state->could[seat][class] |= state->could[WIZ_LOOKER][class];
    }
  state->old[WIZ_LOOKER] = state->fresh[WIZ_LOOKER] = 0;
  memset (state->could[WIZ_LOOKER], 0, sizeof state->could[WIZ_LOOKER]);
  memset (state->looked, 0, sizeof state->looked);
  state->look_n = state->look_keep = 0;
  wiz_action_done (match, state, story);
}

/* The cards that are not kept are discarded. */
static void
keep (const GnMatch *match,
      WizState      *state,
      const GnMove  *move,
      GnStory       *story)
{
  guint8 out[WIZ_CARDS] = { 0 };

  if (move->arg[WIZ_ARG_LIST] > 0)
    {
      memcpy (out, state->looked, sizeof out);
      for (int i = 1; i <= move->arg[WIZ_ARG_LIST]; i++)
        out[move->arg[WIZ_ARG_LIST + i]]--;
    }
  WIZ_FOR_CARDS (card)
    for (guint8 i = 0; i < out[card]; i++)
      discard_looked (match, state, card, story);
  keep_rest (match, state, story);
}

/* ---- Tokens -------------------------------------------------------------------------- */

static void
pull (const GnMatch *match,
      WizState      *state,
      guint          token,
      GnStory       *story)
{
  state->pulled[token]++;
  gn_story_tell (story, WIZ_FACT_PULLED, state->active, (int) token);
  if (--state->due == 0)
    wiz_pulled (match, state, story);
}

/* ---- Trades --------------------------------------------------------------------------- */

static void
clear_offer (WizState *state)
{
  state->offer_to = -1;
  memset (state->give, -1, sizeof state->give);
  memset (state->get, -1, sizeof state->get);
}

/* The pieces of @list, whose first value is their number, in their order. A player's own color before a piece means the
 * place in front of that player, and says nothing more: with it or without, it is the same offer. */
static void
keep_pieces (gint16       *kept,
             const gint16 *list)
{
  for (int i = 0; i < WIZ_TRADE; i++)
    {
      const gint16 piece = i < list[0] ? (gint16) (list[1 + i] % WIZ_PIECES) : -1;
      int at = i;

      for (; at > 0 && piece >= 0 && kept[at - 1] > piece; at--)
        kept[at] = kept[at - 1];
      kept[at] = piece;
    }
}

static void
trade (const GnMatch *match,
       WizState      *state,
       const GnMove  *move,
       GnStory       *story)
{
  const int from = state->active, to = move->arg[WIZ_ARG_PLAYER];

  keep_pieces (state->give, &move->arg[WIZ_ARG_GIVE]);
  keep_pieces (state->get, &move->arg[WIZ_ARG_GET]);
  if (wiz_option (match, WIZ_OPTION_TRADE))
    {
      state->offer_to = (gint8) to;
      for (int i = 0; i < move->arg[WIZ_ARG_GIVE]; i++)
        gn_story_tell (story, WIZ_FACT_OFFERED, from, state->give[i], state->get[i], to);
      return;
    }
  wiz_swap (match, state, from, to, state->give, state->get, story);
  clear_offer (state);
  wiz_action_done (match, state, story);
}

static void
answer (const GnMatch *match,
        WizState      *state,
        gboolean       accepted,
        GnStory       *story)
{
  if (accepted)
    wiz_swap (match, state, state->active, state->offer_to, state->give, state->get, story);
  else
    gn_story_tell (story, WIZ_FACT_REFUSED, state->offer_to, state->active);
  clear_offer (state);
  wiz_action_done (match, state, story);
}

/* ---- Dispatch ------------------------------------------------------------------------- */

void
wiz_apply (const GnMatch *match,
           gpointer       data,
           const GnMove  *move,
           GnStory       *story)
{
  WizState *state = data;

  switch ((WizVerb) move->verb)
    {
    case WIZ_ORDER:
    case WIZ_AGREE_ORDER:
      set_order (match, state, &move->arg[WIZ_ARG_LIST + 1], story);
      break;
    case WIZ_TAKE:
      take (match, state, move->arg[WIZ_ARG_THING], story);
      break;
    case WIZ_DRAW:
      if (state->phase == WIZ_PHASE_DEAL)
        deal_one (match, state, -1, story);
      else if (wiz_app_deals (match, WIZ_FAMILY_CARDS))
        {
          state->agreed = TRUE;
          wiz_open (match, state, story);
        }
      else
        draw (match, state, -1, story);
      break;
    case WIZ_DRAWN:
      if (state->phase == WIZ_PHASE_DEAL)
        deal_one (match, state, move->arg[WIZ_ARG_THING], story);
      else
        draw (match, state, move->arg[WIZ_ARG_THING], story);
      break;
    case WIZ_PLAY:
      play (match, state, move->arg[WIZ_ARG_THING], story);
      break;
    case WIZ_LOOKED:
      looked (match, state, move->arg[WIZ_ARG_THING], story);
      break;
    case WIZ_KEEP:
      keep (match, state, move, story);
      break;
    case WIZ_DISCARD:
      discard_looked (match, state, (guint) move->arg[WIZ_ARG_THING], story);
      if (state->look_n == state->look_keep)
        keep_rest (match, state, story);
      break;
    case WIZ_TRADE_PIECES:
      trade (match, state, move, story);
      break;
    case WIZ_ACCEPT:
    case WIZ_REFUSE:
      answer (match, state, move->verb == WIZ_ACCEPT, story);
      break;
    case WIZ_DECLINE:
      gn_story_tell (story, WIZ_FACT_DECLINED, state->active);
      if (wiz_picking (match, state) > 0)
        state->pick = WIZ_PICKS + 1;   /* none of the lists */
      wiz_action_done (match, state, story);
      break;
    case WIZ_PERFORM:
      state->agreed = TRUE;
      wiz_open (match, state, story);
      break;
    case WIZ_PICK:
      state->pick = (guint8) (move->arg[0] + 1);
      gn_story_tell (story, WIZ_FACT_PICKED, state->active, move->arg[0]);
      wiz_open (match, state, story);
      break;
    case WIZ_TURN_IN:
      wiz_turn_in_apply (match, state, move, story);
      break;
    case WIZ_DONE:
      gn_story_tell (story, WIZ_FACT_DONE, state->active);
      wiz_end_turn (match, state, story);
      break;
    case WIZ_TOKEN_PULLED:
      pull (match, state, (guint) move->arg[WIZ_ARG_THING], story);
      break;
    case WIZ_OWN_GEM:
      wiz_win (match, state, TRUE, story);
      break;
    case WIZ_NO_OWN_GEM:
      wiz_no_win (match, state, story);
      break;
    case WIZ_CLEAN_UP:
      wiz_clean_up (match, state, story);
      break;
    case WIZ_CARRIED_OUT:
      gn_story_tell (story, WIZ_FACT_CARRIED_OUT);
      wiz_action_done (match, state, story);
      break;
    case WIZ_ADJUST:
      wiz_adjust_apply (match, state, move, story);
      break;
    case WIZ_LEVEL_CAP:
      state->cap = (guint8) move->arg[0];
      gn_story_tell (story, WIZ_FACT_CAP, move->arg[0]);
      break;
    case WIZ_ABANDON:
      state->head.over = state->head.stopped = TRUE;
      gn_story_tell (story, WIZ_FACT_ABANDONED);
      break;
    /* Combined moves have been taken apart before. */
    case WIZ_DISCARD_LOOKED:
    case WIZ_DEAL:
    case WIZ_LOOK:
    case WIZ_PULL:
    case WIZ_N_VERBS:
    default:
      g_assert_not_reached ();
    }
}

guint
wiz_take_apart (const GnMatch *match,
                gconstpointer  data,
                const GnMove  *whole,
                GnMoveList    *parts)
{
  const guint verb = whole->verb == WIZ_DEAL ? WIZ_DRAWN : whole->verb == WIZ_LOOK ? WIZ_LOOKED : WIZ_TOKEN_PULLED;

  if (whole->verb == WIZ_DISCARD_LOOKED)
    {
      for (int i = 1; i <= whole->arg[WIZ_ARG_LIST]; i++)
        gn_move_list_add (parts, whole->seat, WIZ_DISCARD)->arg[WIZ_ARG_THING] = whole->arg[WIZ_ARG_LIST + i];
      if (parts->n == 0)
        gn_move_list_add (parts, whole->seat, WIZ_KEEP);
      return parts->n;
    }
  if (whole->verb == WIZ_PULL)
    {
      for (gint16 token = 0; token < WIZ_TOKENS; token++)
        for (int i = 0; i < whole->arg[token]; i++)
          gn_move_list_add (parts, GN_CHANCE, verb)->arg[WIZ_ARG_THING] = token;
      return parts->n;
    }
  for (int i = 1; i <= whole->arg[WIZ_ARG_LIST]; i++)
    gn_move_list_add (parts, GN_CHANCE, verb)->arg[WIZ_ARG_THING] = whole->arg[WIZ_ARG_LIST + i];
  return parts->n;
}
