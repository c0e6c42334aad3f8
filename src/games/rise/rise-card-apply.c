/* rise-card-apply.c: phase 3: applies the action of the meeple on an action card (5.8)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"
#include "rise-effects.h"

static void
clear_cut (RiseState *state)
{
  state->cut = RISE_CUT_NONE;
  state->cut_tile = -1;
  state->cut_beer = state->cut_gold = 0;
  memset (state->cut_n, 0, sizeof state->cut_n);
  memset (state->cut_strike, 0, sizeof state->cut_strike);
}

/* RISE-114: the meeple leaves the card; the next space follows once nothing is pending. */
static void
slot_done (RiseState *state)
{
  state->on_card[state->at_card][state->at_space] = -1;
  state->stage = RISE_DO_SLOT;
}

static void
pay (const GnMatch *match,
     RiseState     *state,
     int            seat,
     int            beer,
     int            gold,
     GnStory       *story)
{
  const int had_beer = state->beer[seat], had_gold = state->gold[seat];

  rise_pay_beer (state, seat, rise_price (match, state, seat, state->at_card, state->at_space), beer, gold);

  const int paid_beer = had_beer - state->beer[seat], paid_gold = had_gold - state->gold[seat];
  if (paid_beer && paid_gold)
    gn_story_tell (story, RISE_F_PAID, seat, paid_beer, paid_gold);
  else if (paid_beer)
    gn_story_tell (story, RISE_F_PAID_BEER, seat, paid_beer);
  else if (paid_gold)
    gn_story_tell (story, RISE_F_PAID_GOLD, seat, paid_gold);
}

static void
open_cut (const GnMatch *match,
          RiseState     *state,
          const GnMove  *move,
          RiseCut        cut)
{
  const int seat = move->seat, price = rise_price (match, state, seat, state->at_card, state->at_space);
  int beer = move->arg[RISE_A_BEER], gold = move->arg[RISE_A_GOLD];

  if (beer == GN_NONE && gold == GN_NONE)
    beer = MIN (state->beer[seat], price);
  state->cut = cut;
  state->cut_tile = (gint8) move->arg[RISE_A_TILE];
  state->cut_beer = (guint8) (beer == GN_NONE ? 0 : beer);
  state->cut_gold = (guint8) (price - state->cut_beer);
}

/* Lifted cubes never count as lost, because lifting and putting down is one step (RUL-49). */
static void
put_lifted (const GnMatch *match,
            RiseState     *state,
            int            seat,
            int            tile,
            GnStory       *story)
{
  int n = 0;

  RISE_FOR_TILES (place)
    if (state->cut_n[place])
      {
        state->cubes[seat][place] = (guint8) (state->cubes[seat][place] - state->cut_n[place]);
        n += state->cut_n[place];
        gn_story_tell (story, RISE_F_LIFTED, seat, state->cut_n[place], place);
      }
  rise_put_cubes (match, state, seat, tile, n, story);
}

static void
deliver (const GnMatch *match,
         RiseState     *state,
         const GnMove  *move,
         GnStory       *story)
{
  const int seat = move->seat, tile = move->arg[RISE_A_TILE];
  const int action = move->verb == RISE_V_DELIVER ? RISE_DELIVERY : RISE_FESTIVAL;
  int n = move->arg[RISE_A_N];

  if (n == GN_NONE)
    n = MIN (rise_most (match, state, seat, action, RISE_BOOST_CUBES), rise_cubes_left (state, seat));
  pay (match, state, seat, move->arg[RISE_A_BEER], move->arg[RISE_A_GOLD], story);
  gn_story_tell (story, action == RISE_DELIVERY ? RISE_F_DELIVERED : RISE_F_FESTIVAL, seat, n, tile);
  slot_done (state);
  rise_put_cubes (match, state, seat, tile, n, story);
}

static void
set_down (const GnMatch *match,
          RiseState     *state,
          int            seat,
          GnStory       *story)
{
  const int action = rise_action_of_place (match, state, state->at_card), tile = state->cut_tile;
  int only;

  pay (match, state, seat, state->cut_beer, state->cut_gold, story);
  gn_story_tell (story, action == RISE_DELIVERY ? RISE_F_DELIVERED : RISE_F_FESTIVAL, seat, rise_lifted (state, &only),
                 tile);
  put_lifted (match, state, seat, tile, story);
  clear_cut (state);
  slot_done (state);
}

/* The cubes come from the board, unless some were lifted. */
static void
add_cubes (const GnMatch *match,
           RiseState     *state,
           int            seat,
           int            tile,
           int            n,
           gboolean       lifts,
           GnStory       *story)
{
  gn_story_tell (story, RISE_F_COMPETED, seat, n, tile);
  if (lifts)
    put_lifted (match, state, seat, tile, story);
  else
    rise_put_cubes (match, state, seat, tile, n, story);
}

static void
compete (const GnMatch *match,
         RiseState     *state,
         const GnMove  *move,
         GnStory       *story)
{
  const int seat = move->seat, tile = state->cut_tile, removed = rise_struck (state);
  const gboolean lifts = rise_cubes_left (state, seat) == 0;
  const guint8 had = state->relief;
  int least, n = move->arg[RISE_A_ADD_N];

  if (n == GN_NONE)
    n = rise_add_most (match, state, seat, &least);
  pay (match, state, seat, state->cut_beer, state->cut_gold, story);
  RISE_OWNERS_OF (match, owner)
    if (state->cut_strike[owner])
      {
        if (owner == RISE_GNOMES)
          gn_story_tell (story, RISE_F_REMOVED_GNOMES, seat, state->cut_strike[owner], tile);
        else
          gn_story_tell (story, RISE_F_REMOVED, seat, owner, state->cut_strike[owner], tile);
        rise_take_cubes (match, state, owner, tile, state->cut_strike[owner], story);
      }

  /* Relief comes first; the addition is asked for again after it (RISE-123). */
  if (state->relief != had && !rise_option (match, RISE_OPT_RELIEF_TIMING))
    {
      state->add_seat = (guint8) (seat + 1);
      state->add_tile = (gint8) tile;
      state->add_removed = (guint8) removed;
      state->add_lifts = lifts;
      clear_cut (state);
      slot_done (state);
      return;
    }

  add_cubes (match, state, seat, tile, n, lifts, story);
  clear_cut (state);
  slot_done (state);
  if (rise_cubes_out (state, seat) > 0)
    state->relief &= (guint8) ~GN_SEES (seat);
}

static void
add_after (const GnMatch *match,
           RiseState     *state,
           const GnMove  *move,
           GnStory       *story)
{
  const int tile = state->add_tile;
  const gboolean lifts = state->add_lifts;
  int least, n = move->arg[RISE_A_ADD_N];

  if (n == GN_NONE)
    n = rise_add_most (match, state, move->seat, &least);
  state->add_seat = 0;
  state->add_tile = -1;
  state->add_removed = 0;
  state->add_lifts = 0;
  add_cubes (match, state, move->seat, tile, n, lifts, story);
  clear_cut (state);
}

static void
arrive (const GnMatch *match,
        RiseState     *state,
        int            seat,
        GnStory       *story)
{
  const int from = state->cut_tile;
  guint8 carried[RISE_TILES];
  int only;

  pay (match, state, seat, state->cut_beer, state->cut_gold, story);
  memcpy (carried, state->cut_n, sizeof carried);
  state->cubes[seat][from] = (guint8) (state->cubes[seat][from] - rise_lifted (state, &only));
  clear_cut (state);
  slot_done (state);
  RISE_FOR_TILES (place)
    if (carried[place])
      {
        gn_story_tell (story, RISE_F_CARAVAN, seat, carried[place], from, place);
        state->cubes[seat][place] = (guint8) (state->cubes[seat][place] + carried[place]);
      }
  rise_turn_up (match, state, -1, story);
}

/* Each open tile with the code for which it is no target, those with the same code together. */
void
rise_tell_no_targets (const GnMatch   *match,
                      const RiseState *state,
                      const guint16    why[RISE_TILES],
                      GnStory         *story)
{
  guint64 left = rise_up (state);
  const GnText *texts = match->game->texts;

  RISE_FOR_TILES (place)
    {
      guint64 same = 0;

      if (!(left & GN_PLACE (place)) || why[place] == 0)
        continue;
      RISE_FOR_TILES (other)
        if ((left & GN_PLACE (other)) && g_str_equal (texts[why[other]].id, texts[why[place]].id))
          same |= GN_PLACE (other);
      left &= ~same;
      gn_story_tell (story, RISE_F_FORCED_TILES, GN_SAY_SET3 (same), RISE_WORDS_WHY, why[place]);
    }
}

static void
tell_no_targets (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 GnStory         *story)
{
  guint16 why[RISE_TILES] = { 0 };

  GN_FOR_PLACES (place, rise_up (state))
    why[place] = (guint16) rise_why_no_target (match, state, seat, place);
  rise_tell_no_targets (match, state, why, story);
}

/* Gives the reason for a declined action if the action was not possible at all (RISE-204). */
static void
decline (const GnMatch *match,
         RiseState     *state,
         int            seat,
         GnStory       *story)
{
  const int price = rise_price (match, state, seat, state->at_card, state->at_space);
  g_auto (GnMoveList) all = { 0 };

  if (story)
    rise_legal_card (match, state, seat, &all);
  if (story && all.n > 1)
    gn_story_tell (story, RISE_F_DECLINED, seat, rise_action_of_place (match, state, state->at_card));
  else if (state->beer[seat] + state->gold[seat] < price)
    gn_story_tell (story, RISE_F_FORCED_PRICE, seat, rise_action_of_place (match, state, state->at_card),
                   state->beer[seat], state->gold[seat], price);
  else if (story)
    {
      gn_story_tell (story, RISE_F_FORCED_TARGET, seat, rise_action_of_place (match, state, state->at_card));
      tell_no_targets (match, state, seat, story);
    }
  slot_done (state);
}

static void
relieve (const GnMatch *match,
         RiseState     *state,
         int            seat,
         int            tile,
         GnStory       *story)
{
  const int n = MIN (4, rise_cubes_left (state, seat));

  state->relief &= (guint8) ~GN_SEES (seat);
  gn_story_tell (story, RISE_F_RELIEVED, seat, n, tile);
  rise_put_cubes (match, state, seat, tile, n, story);
}

void
rise_apply_card (const GnMatch *match,
                 RiseState     *state,
                 const GnMove  *move,
                 GnStory       *story)
{
  const int seat = move->seat;

  switch (move->verb)
    {
    case RISE_V_DELIVER:
    case RISE_V_FESTIVAL:
      deliver (match, state, move, story);
      break;
    case RISE_V_GATHER:
      open_cut (match, state, move, RISE_CUT_GATHER);
      break;
    case RISE_V_CONTEST:
      open_cut (match, state, move, RISE_CUT_CONTEST);
      break;
    case RISE_V_LOAD:
      open_cut (match, state, move, RISE_CUT_LOAD);
      break;
    case RISE_V_LIFT:
    case RISE_V_CARRY:
      state->cut_n[move->arg[RISE_A_FROM]] = (guint8) (state->cut_n[move->arg[RISE_A_FROM]] + move->arg[0]);
      break;
    case RISE_V_STRIKE:
      {
        guint8 *strike = &state->cut_strike[move->arg[RISE_A_PLAYER] == GN_NONE ? RISE_GNOMES
                                            : move->arg[RISE_A_PLAYER]];

        *strike = (guint8) (*strike + move->arg[RISE_A_STRIKE_N]);
        break;
      }
    case RISE_V_SET_DOWN:
      set_down (match, state, seat, story);
      break;
    case RISE_V_ADD:
      if (state->add_seat)
        add_after (match, state, move, story);
      else
        compete (match, state, move, story);
      break;
    case RISE_V_ARRIVE:
      arrive (match, state, seat, story);
      break;
    case RISE_V_EXPAND:
      pay (match, state, seat, move->arg[RISE_A_BEER], move->arg[RISE_A_GOLD], story);
      slot_done (state);
      rise_build (match, state, seat, move->arg[RISE_A_TILE], move->arg[RISE_A_FROM], story);
      break;
    case RISE_V_RELIEVE:
      relieve (match, state, seat, move->arg[RISE_A_TILE], story);
      break;
    default:
      decline (match, state, seat, story);
      break;
    }
}
