/* game-rise.c: what the suite has to know of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

#include "core/game/grid.h"
#include "games/rise/rise-names.h"
#include "games/rise/rise-view.h"
#include "games/rise/rise-view-union.h"

static void
look_at_map (Playout         *playout,
             const RiseState *state)
{
  const guint64 layout = rise_view_layout (playout->match);
  RiseReach reach[RISE_TILES];
  int n[RISE_N_TYPES], sum = 0;

  for (int place = 0; place < RISE_TILES; place++)
    {
      RiseTileView tile;
      int q, r;

      rise_view_tile (playout->match, state, place, &tile);
      rise_view_cell (place, &q, &r);
      playout_require (playout, ABS (q) + ABS (r) <= 8, "tile %d lies at %d, %d", place, q, r);
      playout_require (playout, tile.dragon == (state->dragon == place) && !(tile.touch & ~layout), "tile %d", place);
      for (int owner = 0; owner < RISE_OWNERS; owner++)
        playout_require (playout, tile.control < 0 || owner == tile.control
                         || tile.strength[owner] < tile.strength[tile.control],
                         "owner %d controls tile %d, and %d is as strong", tile.control, place, owner);
      playout_require (playout, !tile.tie || tile.control < 0, "tile %d has a tie and an owner", place);
    }

  const int down = rise_view_down (playout->match, state, n);

  for (int type = 0; type < RISE_N_TYPES; type++)
    sum += n[type];
  playout_require (playout, sum == down, "%d tiles are face down, by type %d", down, sum);

  for (int owner = 0; owner < RISE_OWNERS; owner++)
    {
      rise_view_reach (playout->match, state, owner, reach);
      for (int place = 0; place < RISE_TILES; place++)
        {
          if (reach[place].why.text)
            check_says (playout, &reach[place].why, GN_TEXT_REFUSAL);
          playout_require (playout, reach[place].near != RISE_NEAR_BY_BOAT || reach[place].from >= 0,
                           "tile %d is reached by boat from nowhere", place);
        }
    }
}

static void
look_at_owners (Playout         *playout,
                const RiseState *state)
{
  const GnMatch *match = playout->match;
  RiseIncome income;
  RiseWatch watch;
  RiseGnomesView gnomes;

  rise_view_watch (match, state, &watch);
  rise_view_gnomes (match, state, &gnomes);
  playout_require (playout, gnomes.vp == state->vp[RISE_GNOMES] && gnomes.level < RISE_LEVELS, "the Gnomes have %d",
                   gnomes.vp);
  for (int owner = 0; owner < RISE_OWNERS; owner++)
    if (owner == RISE_GNOMES || (owner < match->n_seats && state->board[owner] >= 0))
      {
        rise_view_income (match, state, owner, &income);
        playout_require (playout, watch.then[owner] == watch.vp[owner]
                         || watch.then[owner] == watch.vp[owner] + income.all_vp, "owner %d gets %d, and has %d then",
                         owner, income.all_vp, watch.then[owner]);
        playout_require (playout, owner == RISE_GNOMES || watch.then[owner] >= 0, "owner %d falls below 0", owner);
      }
  for (int seat = 0; seat < match->n_seats; seat++)
    {
      RiseSeatView view;
      guint known = 0;

      rise_view_seat (match, state, seat, &view);
      playout_require (playout, watch.best < 0 || watch.vp[seat] <= watch.vp[watch.best], "seat %d has more", seat);
      for (guint i = 0; i < view.hand; i++)
        known += view.hand_card[i] >= 0;
      playout_require (playout, known <= view.hand && view.short_by <= view.needs_beer, "seat %d", seat);
      for (int action = 0; action < RISE_N_ACTIONS; action++)
        {
          RiseGroupView group;

          rise_view_group (match, state, seat, action, &group);
          playout_require (playout, group.left <= group.singles, "action %d has %u spaces left", action, group.left);
        }
    }
}

static void
look_at_cards (Playout         *playout,
               const RiseState *state)
{
  const GnMatch *match = playout->match;
  RiseGnomeCardView gnome;
  RiseStepView step;
  RiseOfferView offer;
  RiseRampageView rampage;
  RiseDragonView dragon;

  for (int place = 0; place < RISE_CARDS_UP; place++)
    {
      RiseCardView card;

      rise_view_card (match, state, place, &card);
      for (guint space = 0; space < card.n_spaces; space++)
        playout_require (playout, card.seat[space] < 0 ? card.state[space] != RISE_SPACE_WAITS : card.state[space] != RISE_SPACE_FREE,
                         "space %u of card %d is free or not", space, place);
    }
  rise_view_offer (match, state, &offer);
  playout_require (playout, offer.n <= RISE_SEATS + 1, "%u allies are offered", offer.n);
  rise_view_rampage (match, state, &rampage);
  playout_require (playout, rampage.asked < match->n_seats, "seat %d is asked", rampage.asked);
  rise_view_dragon (match, state, &dragon);
  for (int place = 0; place < RISE_TILES; place++)
    playout_require (playout, dragon.share[place] <= dragon.all, "more cards than there are lead to tile %d", place);
  playout_require (playout, (dragon.payers >> match->n_seats) == 0, "a seat pays that is not there");

  for (guint card = 0; card < gn_set_size (match->set, RISE_FAMILY_GNOMES); card++)
    rise_view_gnome (match, (int) card, &gnome);
  if (rise_view_gnome_card (match, state, &gnome))
    playout_require (playout, gnome.card == state->gnome_card, "Gnome card %d", gnome.card);
  if (!rise_view_step (match, state, &step))
    return;
  for (int place = 0; place < RISE_TILES; place++)
    {
      if (step.why[place].text)
        check_says (playout, &step.why[place], playout->game->texts[step.why[place].text].kind);
      playout_require (playout, place == step.chosen || step.verdict[place] != RISE_CHOSEN, "two tiles are chosen");
    }
  if (step.teach.text)
    check_says (playout, &step.teach, GN_TEXT_REFUSAL);
  for (guint i = 0; i < step.n_reasons; i++)
    check_says (playout, &step.reason[i], GN_TEXT_FACT);
}

static void
look (Playout      *playout,
      gconstpointer copy,
      int           viewer)
{
  look_at_map (playout, copy);
  look_at_owners (playout, copy);
  look_at_cards (playout, copy);
}


/* After the sixth turn, once every judge has been shown (RISE-188), and never before. */
static int
ended (Playout       *playout,
       gconstpointer  before,
       const GnMove  *move)
{
  const GnField *judges = &playout->game->fields[gn_game_find_field (playout->game, "judges")];
  gboolean hidden = FALSE;

  if (known_number (playout, playout->state, "turn", -1, -1) < RISE_TURNS
      || known_number (playout, playout->state, "phase", -1, -1) < 6)
    return 0;
  for (int seat = 0; seat < playout->match->n_seats; seat++)
    hidden |= gn_pile_size (gn_field_pile (judges, playout->state, seat, -1)) > 0
              && known_number (playout, playout->state, "shown", seat, 0) < 0;
  return hidden ? 0 : -1;
}

const KnownGame rise_known = {
  .id = "rise",
  .ended = ended,
  .look = look,
  .endings = {
    "2-gnomes", "4-gnomes", "5-stopped",
    /* from a position in the last turn: aimless play does not come there */
    "3-won", "3-gnomes", "3-level", "3-shared", "3-tie",
  },
};
