/* zav-insights.c: the figures of section 12 as insights, and a one-sentence description of each thing
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-view.h"

#define ADD(kind, seat, domain, value, a, b, ...) \
  gn_say (&gn_insights_about (insights, GN_INSIGHT_##kind, seat, domain, value, a, b)->label, __VA_ARGS__)

static void
add_market (const GnMatch  *match,
            const ZavState *state,
            GnInsights     *insights)
{
  ZAV_FOR_GEMS (gem)
    {
      ZavPrice price;

      zav_view_price (match, state, (guint) gem, &price);
      ADD (RANGE, -1, ZAV_DOMAIN_GEM, gem, price.next_low, price.next_high, ZAV_FIG_NEXT, gem);
    }

  ZavCorrection correction;

  zav_view_correction (match, state, &correction);
  if (!correction.due)
    return;
  ADD (NUMBER, -1, 0, -1, correction.gold, 0, ZAV_FIG_CORRECTION);
  ZAV_FOR_GEMS (gem)
    if (correction.gems & 1u << gem)
      ADD (NUMBER, -1, ZAV_DOMAIN_GEM, gem, correction.drop[gem], 0, ZAV_FIG_DROP, gem);
}

static void
add_seat (const GnMatch  *match,
          const ZavState *state,
          int             seat,
          GnInsights     *insights)
{
  ZavMining mining;
  ZavActions actions;
  ZavPoints points;
  int best;

  zav_view_mining (match, state, seat, &mining);
  ZAV_FOR_GEMS (gem)
    if (mining.yield[gem] > 0)
      ADD (NUMBER, seat, ZAV_DOMAIN_GEM, gem, mining.yield[gem], 0, ZAV_FIG_YIELD, seat, gem);
  if (mining.wild > 0)
    ADD (NUMBER, seat, 0, -1, mining.wild, 0, ZAV_FIG_WILD, seat);
  if (mining.all > 0)
    ADD (FRACTION, seat, 0, -1, mining.take, mining.all, ZAV_FIG_TAKE, seat);
  if (mining.owes && mining.all > 0)
    ADD (NUMBER, seat, 0, -1, mining.toll, 0, ZAV_FIG_TOLL, seat);
  if (mining.toll_income > 0)
    ADD (NUMBER, seat, 0, -1, mining.toll_income, 0, ZAV_FIG_TOLL_INCOME, seat);
  if (mining.machine_gold > 0)
    ADD (NUMBER, seat, 0, -1, mining.machine_gold, 0, ZAV_FIG_MACHINE, seat);

  zav_view_actions (match, state, seat, &actions);
  ADD (NUMBER, seat, 0, -1, actions.left, 0, ZAV_FIG_ACTIONS, seat);
  zav_view_points (match, state, seat, &points);
  ADD (NUMBER, seat, 0, -1, points.points, 0, ZAV_FIG_POINTS, seat);
  if (zav_view_could_reach (match, state, seat, &best) && points.distance > 0)
    ADD (NOTE, seat, 0, -1, best, 0, ZAV_FIG_REACH, seat, best);
}

static void
add_purchase (const ZavPurchase *purchase,
              int                seat,
              int                space,
              int                slot,
              int                item,
              GnInsights        *insights)
{
  const gboolean tile = space >= 0;
  const guint domain = tile ? ZAV_DOMAIN_SPACE : ZAV_DOMAIN_SLOT;
  const int thing = tile ? space : slot;
  const int what = tile ? space : item;

  switch (purchase->verdict)
    {
    case ZAV_AFFORD_NOW:
      ADD (NOTE, seat, domain, thing, 0, 0, tile ? ZAV_FIG_CAN_TILE : ZAV_FIG_CAN, seat, what);
      break;
    case ZAV_AFFORD_WITH_WILD:
      ADD (NOTE, seat, domain, thing, 0, 0, tile ? ZAV_FIG_CAN_TILE_WILD : ZAV_FIG_CAN_WILD, seat, what,
           purchase->wild);
      break;
    case ZAV_AFFORD_MISSING:
      if (tile)
        ADD (NUMBER, seat, domain, thing, purchase->gold, 0, ZAV_FIG_LACKS_TILE, seat, what, purchase->missing[0],
             purchase->missing[1],
             purchase->missing[2], purchase->missing[3]);
      else
        ADD (NUMBER, seat, domain, thing, purchase->gold, 0, ZAV_FIG_LACKS, seat, what, purchase->missing[0],
             purchase->missing[1],
             purchase->missing[2], purchase->missing[3]);
      break;
    case ZAV_AFFORD_UNKNOWN:
    default:
      break;
    }
}

static void
add_purchases (const GnMatch  *match,
               const ZavState *state,
               int             seat,
               GnInsights     *insights)
{
  ZavPurchase purchase;

  for (int slot = 0; slot < ZAV_N_SLOT_VALUES; slot++)
    {
      const int item = slot == ZAV_SLOT_HAND ? state->hand[seat] : state->slot[slot];

      if (item < 0)
        continue;
      zav_view_slot (match, state, seat, (guint) slot, &purchase);
      add_purchase (&purchase, seat, -1, slot, item, insights);
    }
  ZAV_FOR_BITS (space, zav_view_open_spaces (match, state))
    {
      zav_view_space (match, state, seat, space, &purchase);
      add_purchase (&purchase, seat, (int) space, -1, -1, insights);
    }
}

static void
add_board (const GnMatch  *match,
           const ZavState *state,
           GnInsights     *insights)
{
  if (state->gnome >= 0)
    {
      const int next = zav_view_gnome_next (match, state);

      ADD (NOTE, -1, ZAV_DOMAIN_DISTRICT, next, 0, 0, next == state->gnome ? ZAV_FIG_GNOME_STAYS : ZAV_FIG_GNOME, next);
    }
  ADD (FRACTION, -1, 0, -1, __builtin_popcount (state->there), 24, ZAV_FIG_TILES_LEFT);

  for (int kind = 0; kind < 2; kind++)
    ADD (NUMBER, -1, ZAV_DOMAIN_PILE, kind, zav_view_pile (state, (guint) kind), 0, ZAV_FIG_PILE, kind);
  for (guint slot = 0; slot < 3 && zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS); slot++)
    {
      ZavDiscount discount;

      zav_view_discount (match, state, slot, &discount);
      if (discount.gem >= 0)
        ADD (RANGE, -1, ZAV_DOMAIN_SLOT, (int) slot, discount.upright, discount.next_upright, ZAV_FIG_DISCOUNT,
             state->slot[slot]);
    }
}

/* The odds of the next card, from the unseen cards with the same back. */
static void
add_card_odds (const GnMatch  *match,
               const ZavState *state,
               GnInsights     *insights)
{
  const ZavSet *set = zav_set (match);

  for (guint kind = 0; kind < 2; kind++)
    {
      const GnLayer *top = &state->pile[kind].layer[0];
      const guint32 unseen = set->kind_items[kind] & ~zav_known_items (state, match->n_seats);
      guint32 candidates;
      int n;

      if (state->pile[kind].n == 0)
        continue;
      candidates = top->card >= 0 ? ZAV_BIT (top->card)
                   : top->pool >= ZAV_POOL_ARTIFACT ? unseen
                                                    : unseen & set->pool_items[top->pool];
      n = __builtin_popcount (candidates);

      /* In a box that is only partly known, any of these cards may be one that has not been entered yet. */
      const gboolean half = top->card < 0 && n < (int) top->n;

      if (half)
        n = top->n;
      ZAV_FOR_BITS (item, candidates)
        {
          GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, -1, ZAV_DOMAIN_ITEM, (int) item, 1, n);

          insight->odds = TRUE;
          insight->about = half || (top->card < 0 && top->pool >= ZAV_POOL_ARTIFACT);
          gn_say (&insight->label, ZAV_FIG_NEXT_CARD, (int) item);
        }
    }
}

/* The odds of each symbol on the tiles for sale: unseen tiles with the same back are equally likely. */
static void
add_tile_odds (const GnMatch  *match,
               const ZavState *state,
               GnInsights     *insights)
{
  const ZavSet *set = zav_set (match);
  const guint32 known = zav_known_tiles (state, match->n_seats);

  ZAV_FOR_BITS (space, zav_view_open_spaces (match, state))
    {
      const guint back = set->space[space].district == ZAV_DIAMANTINA ? ZAV_LIGHT : ZAV_DARK;
      const guint32 candidates = state->tile_at[space] >= 0 ? ZAV_BIT (state->tile_at[space])
                                                            : set->back_tiles[back] & ~known;
      int shows[ZAV_GEMS] = { 0 }, wild = 0, n = 0;

      ZAV_FOR_BITS (tile, candidates)
        {
          if (!set->tile[tile].known)
            continue;
          n++;
          wild += set->tile[tile].wild > 0;
          ZAV_FOR_GEMS (gem)
            shows[gem] += set->tile[tile].symbol[gem] > 0;
        }

      int lying = 0;

      ZAV_FOR_BITS (other, state->there)
        lying += state->tile_at[other] < 0 && (set->space[other].district == ZAV_DIAMANTINA) == (back == ZAV_LIGHT);
      if (n > 0 && state->tile_at[space] < 0)
        n = MAX (n, lying);
      for (int gem = 0; gem < ZAV_GEMS && n > 0; gem++)
        {
          GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, -1, ZAV_DOMAIN_SPACE, (int) space,
                                                  shows[gem], n);

          insight->odds = TRUE;
          insight->about = set->n_tiles < 24;
          gn_say (&insight->label, ZAV_FIG_TILE_TYPE, gem, (int) space);
        }
      if (wild > 0)
        {
          GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_FRACTION, -1, ZAV_DOMAIN_SPACE, (int) space,
                                                  wild, n);

          insight->odds = TRUE;
          insight->about = set->n_tiles < 24;
          gn_say (&insight->label, ZAV_FIG_TILE_WILD, (int) space);
        }
    }
}

void
zav_insights (const GnMatch *match,
              gconstpointer  data,
              GnInsights    *insights)
{
  const ZavState *state = data;

  if (state->phase == ZAV_PHASE_SETUP)
    return;

  add_market (match, state, insights);
  GN_FOR_SEATS (match, seat)
    add_seat (match, state, seat, insights);
  if (state->active >= 0)
    add_purchases (match, state, state->active, insights);
  add_board (match, state, insights);
  add_card_odds (match, state, insights);
  add_tile_odds (match, state, insights);
}

/* ---- Descriptions of things ---------------------------------------------------------- */

static void
describe_item (const GnMatch *match,
               int            item,
               const guint8   cost[ZAV_GEMS],
               GnSay         *say)
{
  static const int texts[ZAV_N_MACHINES] = {
    [ZAV_GNOMUNCULUS] = ZAV_IS_GNOMUNCULUS, [ZAV_ALCHEMISTER] = ZAV_IS_ALCHEMISTER, [ZAV_CONVERTOR] = ZAV_IS_CONVERTOR,
    [ZAV_HOOVERMATIC] = ZAV_IS_HOOVERMATIC, [ZAV_EMEROMOBILE] = ZAV_IS_EMEROMOBILE,
  };
  const ZavItemInfo *info = &zav_set (match)->item[item];

  if (!info->ready)
    gn_say (say, ZAV_IS_ITEM, item);
  else if (info->kind == ZAV_JEWELRY)
    gn_say (say, ZAV_IS_JEWELRY, item, cost[0], cost[1], cost[2], cost[3], info->vp);
  else if (info->machine == ZAV_ALCHEMISTER || info->machine == ZAV_CONVERTOR)
    gn_say (say, texts[info->machine], item, cost[0], cost[1], cost[2], cost[3], info->vp, info->value);
  else
    gn_say (say, texts[info->machine], item, cost[0], cost[1], cost[2], cost[3], info->vp);
}

static void
describe_slot (const GnMatch  *match,
               const ZavState *state,
               int             slot,
               GnSay          *say)
{
  const int item = slot < ZAV_SLOTS ? state->slot[slot] : -1;
  guint8 cost[ZAV_GEMS];

  if (item < 0)
    {
      gn_say (say, ZAV_IS_SLOT_EMPTY, slot);
      return;
    }
  zav_item_cost (match, state, (guint) slot, (guint) item, cost);
  describe_item (match, item, cost, say);
}

static void
describe_space (const GnMatch  *match,
                const ZavState *state,
                int             space,
                GnSay          *say)
{
  guint8 cost[ZAV_GEMS];

  if (!(state->there & ZAV_BIT (space)))
    gn_say (say, state->tile_at[space] >= 0 ? ZAV_IS_SPACE_GONE : ZAV_IS_SPACE_EMPTY, space,
            (int) state->tile_at[space]);
  else if (zav_space_cost (zav_set (match), (guint) space, cost))
    gn_say (say, ZAV_IS_SPACE, space, cost[0], cost[1], cost[2], cost[3]);
  else
    gn_say (say, ZAV_IS_SPACE_TEACH, space);
}

GnThing
zav_named_as (const GnMatch *match,
              gconstpointer  data,
              GnThing        place)
{
  const ZavState *state = data;
  int item = -1;

  if (place.domain == ZAV_DOMAIN_SLOT)
    {
      if (place.value < ZAV_SLOTS)
        item = state->slot[place.value];
      else if (state->active >= 0)
        item = state->hand[state->active];
    }
  return GN_THING (ZAV_DOMAIN_ITEM, item >= 0 ? item : GN_NONE);
}

void
zav_describe (const GnMatch *match,
              gconstpointer  data,
              GnThing        thing,
              GnSay         *say)
{
  const ZavState *state = data;
  const ZavSet *set = zav_set (match);
  const int value = thing.value;

  gn_say (say, ZAV_SAY_NOTHING);
  if (value < 0 || thing.domain >= GN_DOMAIN_SEAT || value >= (int) gn_match_domain_size (match, thing.domain))
    return;

  switch ((ZavDomain) thing.domain)
    {
    case ZAV_DOMAIN_GEM:
      if (value < ZAV_GEMS)
        gn_say (say, ZAV_IS_GEM, value, state->price[value], state->target[value],
                zav_view_bank (match, state, (guint) value));
      break;

    case ZAV_DOMAIN_ITEM:
      {
        guint8 cost[ZAV_GEMS];

        zav_item_cost (match, state, ZAV_SLOT_HAND, (guint) value, cost);
        describe_item (match, value, cost, say);
      }
      break;

    case ZAV_DOMAIN_SLOT:
      describe_slot (match, state, value, say);
      break;

    case ZAV_DOMAIN_SPACE:
      describe_space (match, state, value, say);
      break;

    case ZAV_DOMAIN_TILE:
      if (set->tile[value].known)
        gn_say (say, ZAV_IS_TILE, value, set->tile[value].vp);
      else
        gn_say (say, ZAV_IS_TILE_UNKNOWN, value);
      break;

    case ZAV_DOMAIN_DISTRICT:
      gn_say (say, state->gnome == value ? ZAV_IS_DISTRICT_GNOME : ZAV_IS_DISTRICT, value,
              __builtin_popcount (state->there & set->district_spaces[value]));
      break;

    case ZAV_DOMAIN_PILE:
      gn_say (say, ZAV_IS_PILE, value, zav_view_pile (state, (guint) value));
      break;

    case ZAV_DOMAIN_PAIR:
      {
        const int owner = zav_pair_owner (state, match->n_seats, value);

        if (owner >= 0)
          gn_say (say, ZAV_IS_PAIR_OWNED, value, owner);
        else
          gn_say (say, ZAV_IS_PAIR, value);
      }
      break;

    case ZAV_DOMAIN_LEVEL:
    case ZAV_DOMAIN_MACHINE:
    case ZAV_DOMAIN_BACK:
    case ZAV_DOMAIN_POOL:
    case ZAV_DOMAIN_PHASE:
    case ZAV_DOMAIN_OFF:
    case ZAV_DOMAIN_MARKER_SET:
    default:
      break;
    }
}
