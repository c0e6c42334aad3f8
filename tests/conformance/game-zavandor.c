/* game-zavandor.c: what the suite has to know of The Gnomes of Zavandor
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

#include "games/zavandor/zav-view.h"

static void
look_at_seat (Playout        *playout,
              const ZavState *state,
              int             seat)
{
  const GnMatch *match = playout->match;
  ZavMining mining;
  ZavPurchase purchase;
  ZavPoints points;
  ZavActions actions;
  guint8 value[10];
  int sum, best;

  zav_view_mining (match, state, seat, &mining);
  sum = mining.wild;
  for (guint gem = 0; gem < ZAV_GEMS; gem++)
    sum += mining.yield[gem];
  playout_require (playout, sum == mining.all && mining.take <= mining.all, "seat %d mines %d, by type %d", seat,
                   mining.all, sum);
  playout_require (playout, mining.toll == zav_view_toll (match, state, seat, mining.take), "seat %d pays %d", seat,
                   mining.toll);
  for (guint64 spaces = zav_view_spaces (match); spaces; spaces &= spaces - 1)
    {
      const guint space = (guint) __builtin_ctzll (spaces);

      zav_view_space (match, state, seat, space, &purchase);
      playout_require (playout, purchase.verdict != ZAV_AFFORD_NOW || purchase.gold == 0, "space %u is missing gems",
                       space);
      playout_require (playout, zav_view_district (space) <= ZAV_DIAMANTINA, "space %u lies nowhere", space);
      playout_require (playout, zav_view_space_info (match, space), "space %u has nothing printed on it", space);
    }
  for (guint slot = 0; slot <= ZAV_SLOT_HAND; slot++)
    {
      ZavDiscount discount;

      zav_view_slot (match, state, seat, slot, &purchase);
      playout_require (playout, purchase.verdict != ZAV_AFFORD_MISSING || purchase.gold > 0, "slot %u is missing nothing",
                       slot);
      if (slot >= 3)
        continue;
      zav_view_discount (match, state, slot, &discount);
      playout_require (playout, discount.upright + discount.sideways <= MAX (discount.limit, 0), "%d gems above slot %u",
                       discount.upright + discount.sideways, slot);
    }
  zav_view_actions (match, state, seat, &actions);
  playout_require (playout, actions.used + actions.left == actions.all && actions.extra <= actions.all,
                   "seat %d has %d actions", seat, actions.all);
  zav_view_points (match, state, seat, &points);
  playout_require (playout, points.points == points.diamantina + points.district + points.artifacts + points.jewelry,
                   "seat %d has %d points", seat, points.points);
  playout_require (playout, zav_view_could_reach (match, state, seat, &best) == (best >= points.threshold),
                   "seat %d can get to %d", seat, best);
  playout_require (playout, zav_view_hand_level (state, seat) < 3 && zav_view_markers (state, seat, value) <= 10
                   && zav_view_sale (match, state, seat) >= 0, "seat %d", seat);
}

static void
look (Playout      *playout,
      gconstpointer copy,
      int           viewer)
{
  const GnMatch *match = playout->match;
  const ZavState *state = copy;
  ZavCorrection correction;
  gint8 queue[64];
  guint n = zav_view_queue (match, state, queue, G_N_ELEMENTS (queue));

  for (guint i = 0; i < n; i++)
    playout_require (playout, queue[i] >= 0 && queue[i] < match->n_seats, "seat %d waits", queue[i]);
  for (guint gem = 0; gem < ZAV_GEMS; gem++)
    {
      ZavPrice price;

      zav_view_price (match, state, gem, &price);
      playout_require (playout, price.change == price.target - price.now && price.next_low <= price.next_high,
                       "gem %u costs %d to %d", gem, price.next_low, price.next_high);
      zav_view_bank (match, state, gem);
    }
  zav_view_bank_wild (match, state);
  for (int seat = 0; seat < match->n_seats; seat++)
    look_at_seat (playout, state, seat);
  playout_require (playout, !(zav_view_open_spaces (match, state) & ~zav_view_spaces (match)),
                   "a space is open that is not on the board");
  for (guint kind = 0; kind < 2; kind++)
    playout_require (playout, zav_view_top_level (match, state, kind) < 3 && zav_view_pile (state, kind) >= 0,
                     "pile %u", kind);
  zav_view_gnome_next (match, state);
  zav_view_gnome_if (match, state);
  zav_view_correction (match, state, &correction);
  for (guint gem = 0; gem < ZAV_GEMS; gem++)
    playout_require (playout, correction.drop[gem] == 0 || correction.gems >> gem & 1, "gem %u falls", gem);
}


/* Somebody has 20, 18 or 16 points (ZAV-128): the action round is the last, and no mining follows (ZAV-130). */
static int
ended (Playout       *playout,
       gconstpointer  before,
       const GnMove  *move)
{
  static const int enough[] = { 0, 0, 20, 18, 16 };
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  gboolean reached = FALSE;

  gn_scoresheet_reset (sheet, playout->match->n_seats);
  playout->game->score (playout->match, playout->state, sheet);
  for (int seat = 0; seat < playout->match->n_seats; seat++)
    reached |= sheet->total[seat] >= enough[playout->match->n_seats];
  return reached && (known_is (playout, playout->state, "phase", -1, "mine")
                     || known_is (playout, playout->state, "phase", -1, "over")
                     || known_number (playout, playout->state, "round", -1, -1)
                          > known_number (playout, before, "round", -1, -1));
}

const KnownGame zavandor_known = {
  .id = "zavandor",
  .ended = ended,
  .look = look,
  .preferred = { { "item", 6 }, { "tile", 4 } },
  .is_lenient = TRUE,   /* a level that should not be on top yet is only remarked on (ZAV-142) */
  /* each player count has its own threshold */
  .endings = { "2-won", "3-won", "4-won", "3-tie", "3-shared", "4-stopped" },
};
