/* zav-view.c: figures that players look for at the table (section 12)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-view.h"

/* ---- Market ---------------------------------------------------------------------- */

int
zav_view_bank (const GnMatch  *match,
               const ZavState *state,
               guint           gem)
{
  return zav_bank (state, match->n_seats, zav_set (match), gem);
}

int
zav_view_bank_wild (const GnMatch  *match,
                    const ZavState *state)
{
  return zav_bank_wild (state, match->n_seats);
}

gboolean
zav_view_last_round (const ZavState *state)
{
  return state->end_by >= 0;
}

/* The least and most gems of a type that can still be mined this round. */
static void
may_be_mined (const GnMatch  *match,
              const ZavState *state,
              guint           gem,
              int            *least,
              int            *most)
{
  *least = *most = 0;
  GN_FOR_SEATS (match, k)
    {
      const int seat = (MAX (0, state->start) + k) % match->n_seats;
      int elsewhere = 0;
      ZavYield yield;

      /* In the mining round, the seats before the active one have mined already. */
      if (state->phase == ZAV_PHASE_MINE && k < (state->active - state->start + match->n_seats) % match->n_seats)
        continue;

      zav_yield (match, state, seat, &yield);
      elsewhere = yield.wild;
      ZAV_FOR_GEMS (other)
        if (other != gem)
          elsewhere += yield.can[other];
      *least += MAX (0, yield.must - elsewhere);
      *most += MIN (yield.must, yield.can[gem] + yield.wild);
    }

  if (!zav_option (match, ZAV_OPTION_GEM_SUPPLY))
    {
      const int bank = MAX (0, zav_view_bank (match, state, gem));

      *least = MIN (*least, bank);
      *most = MIN (*most, bank);
    }
}

void
zav_view_price (const GnMatch  *match,
                const ZavState *state,
                guint           gem,
                ZavPrice       *price)
{
  const gboolean no_mining = zav_view_last_round (state) || state->head.over;
  int least, most;

  price->now = state->price[gem];
  price->target = state->target[gem];
  price->change = price->target - price->now;
  price->at_floor = price->target == 1;
  price->at_limit = price->target == 15;
  price->next_low = price->next_high = price->now;
  if (no_mining)
    return;

  may_be_mined (match, state, gem, &least, &most);
  price->next_low = zav_clamp (price->target - state->mined[gem] - most);
  price->next_high = zav_clamp (price->target - state->mined[gem] - least);
}

/* ---- Mining ---------------------------------------------------------------------- */

int
zav_view_toll (const GnMatch  *match,
               const ZavState *state,
               int             seat,
               int             n)
{
  return zav_toll (match, state, seat, n);
}

void
zav_view_mining (const GnMatch  *match,
                 const ZavState *state,
                 int             seat,
                 ZavMining      *mining)
{
  const ZavSet *set = zav_set (match);
  ZavYield yield;

  zav_yield (match, state, seat, &yield);
  memset (mining, 0, sizeof *mining);
  memcpy (mining->yield, yield.yield, sizeof yield.yield);
  mining->wild = mining->all = yield.wild;
  ZAV_FOR_GEMS (gem)
    mining->all += yield.yield[gem];
  mining->take = yield.must;
  mining->owes = yield.owes;
  mining->payable = yield.payable;
  mining->toll = zav_toll (match, state, seat, mining->take);
  mining->toll_all = zav_toll (match, state, seat, mining->all);
  mining->choice = mining->all > 0 && zav_mine_legal (match, state, seat, NULL, 2) > 1;

  ZAV_FOR_BITS (item, state->items[seat] & set->machine_items[ZAV_ALCHEMISTER])
    mining->machine_gold += MAX (0, set->item[item].value);
  GN_FOR_SEATS (match, other)
    if (other != seat)
      {
        ZavYield theirs;

        zav_yield (match, state, other, &theirs);
        mining->toll_income += zav_toll_to (match, state, other, seat, theirs.must);
      }
}

/* ---- Buying ------------------------------------------------------------------------ */

/* Computes what is missing after wild gems are used where they save the most gold. */
static void
judge (const ZavState *state,
       int             seat,
       ZavPurchase    *purchase)
{
  int wild = state->wild[seat], missing = 0;

  ZAV_FOR_GEMS (gem)
    {
      purchase->missing[gem] = MAX (0, purchase->cost[gem] - state->gems[seat][gem]);
      missing += purchase->missing[gem];
    }
  if (missing == 0)
    purchase->verdict = ZAV_AFFORD_NOW;
  else if (missing <= wild)
    purchase->verdict = ZAV_AFFORD_WITH_WILD;
  else
    purchase->verdict = ZAV_AFFORD_MISSING;

  purchase->wild = MIN (wild, missing);
  for (wild = purchase->wild; wild > 0; wild--)
    {
      int dearest = -1;

      ZAV_FOR_GEMS (gem)
        if (purchase->missing[gem] > 0 && (dearest < 0 || state->price[gem] > state->price[dearest]))
          dearest = gem;
      purchase->missing[dearest]--;
    }

  purchase->actions = 1;
  ZAV_FOR_GEMS (gem)
    {
      purchase->gold += purchase->missing[gem] * state->price[gem];
      purchase->actions += (purchase->missing[gem] + 3) / 4;
    }
  purchase->gold_short = MAX (0, purchase->gold - state->gold[seat]);
}

void
zav_view_space (const GnMatch  *match,
                const ZavState *state,
                int             seat,
                guint           space,
                ZavPurchase    *purchase)
{
  memset (purchase, 0, sizeof *purchase);
  purchase->offered = (zav_view_open_spaces (match, state) & ZAV_BIT (space)) != 0;
  if (!zav_space_cost (zav_set (match), space, purchase->cost))
    return;
  memcpy (purchase->printed, purchase->cost, sizeof purchase->cost);
  judge (state, seat, purchase);
}

void
zav_view_slot (const GnMatch  *match,
               const ZavState *state,
               int             seat,
               guint           slot,
               ZavPurchase    *purchase)
{
  const int item = slot == ZAV_SLOT_HAND ? state->hand[seat] : state->slot[slot];

  memset (purchase, 0, sizeof *purchase);
  purchase->offered = slot == ZAV_SLOT_HAND ? state->hand_kind[seat] >= 0 : item >= 0;
  if (item < 0 || !zav_set (match)->item[item].cost_known)
    return;
  zav_item_cost (match, state, ZAV_SLOT_HAND, (guint) item, purchase->printed);
  zav_item_cost (match, state, slot, (guint) item, purchase->cost);
  judge (state, seat, purchase);
}

void
zav_view_discount (const GnMatch  *match,
                   const ZavState *state,
                   guint           slot,
                   ZavDiscount    *discount)
{
  const int item = slot < 3 ? state->slot[slot] : -1;
  const ZavItemInfo *info = item >= 0 ? &zav_set (match)->item[item] : NULL;

  *discount = (ZavDiscount) { .gem = -1 };
  if (!info || info->outlined < 0)
    return;

  discount->gem = info->outlined;
  discount->limit = info->cost[info->outlined];
  discount->upright = discount->next_upright = state->upright[slot];
  discount->sideways = discount->next_sideways = state->sideways[slot];
  if (!zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS) || zav_view_last_round (state))
    return;
  if (discount->sideways)
    {
      discount->next_upright++;
      discount->next_sideways = 0;
    }
  else if (discount->upright < discount->limit
           && (zav_view_bank (match, state, (guint) discount->gem) > 0 || zav_option (match, ZAV_OPTION_GEM_SUPPLY)))
    discount->next_sideways = 1;
}

/* ---- Turns ------------------------------------------------------------------------- */

void
zav_view_actions (const GnMatch  *match,
                  const ZavState *state,
                  int             seat,
                  ZavActions     *actions)
{
  actions->all = zav_actions_all (zav_set (match), state, seat);
  actions->used = state->used[seat];
  actions->left = MAX (0, actions->all - actions->used);
  actions->extra = actions->all - 3;
}

guint
zav_view_queue (const GnMatch  *match,
                const ZavState *state,
                gint8          *seat,
                guint           max)
{
  const ZavSet *set = zav_set (match);
  ZavState copy;
  guint n = 0;

  if (state->head.over || state->phase < ZAV_PHASE_ACTION || state->phase > ZAV_PHASE_ENTRY || state->active < 0)
    return 0;

  copy = *state;
  for (int next = copy.active; next >= 0; next = zav_next_active (set, &copy, match->n_seats, next))
    {
      if (zav_actions_left (set, &copy, next) <= 0)
        break;
      if (n < max)
        seat[n] = (gint8) next;
      n++;
      copy.used[next]++;
    }
  return n;
}

/* ---- Points ------------------------------------------------------------------------- */

void
zav_view_points (const GnMatch  *match,
                 const ZavState *state,
                 int             seat,
                 ZavPoints      *points)
{
  const ZavSet *set = zav_set (match);

  memset (points, 0, sizeof *points);
  ZAV_FOR_BITS (item, state->items[seat])
    {
      const ZavItemInfo *info = &set->item[item];

      *(info->kind == ZAV_ARTIFACT ? &points->artifacts : &points->jewelry) += MAX (0, info->vp);
      *(info->kind == ZAV_ARTIFACT ? &points->n_artifacts : &points->n_jewelry) += 1;
    }
  ZAV_FOR_BITS (tile, state->tiles[seat])
    {
      const ZavTileInfo *info = &set->tile[tile];

      *(info->back == ZAV_LIGHT ? &points->diamantina : &points->district) += MAX (0, info->vp);
      *(info->back == ZAV_LIGHT ? &points->n_diamantina : &points->n_district) += 1;
    }
  points->points = points->artifacts + points->jewelry + points->diamantina + points->district;
  points->threshold = zav_threshold (match->n_seats);
  points->distance = MAX (0, points->threshold - points->points);
}

/* The points that a set of displayed items brings if the seat can get all of it this round, otherwise -1. Gems
 * cost their current price; one action buys four of a type. If gold is short, one action brings 4. */
static int
points_of_slots (const GnMatch  *match,
                 const ZavState *state,
                 int             seat,
                 guint           slots)
{
  const ZavSet *set = zav_set (match);
  int actions = zav_actions_left (set, state, seat), points = 0;
  ZavPurchase all;

  memset (&all, 0, sizeof all);
  for (guint slot = 0; slot < ZAV_SLOTS; slot++)
    {
      const int item = state->slot[slot];
      guint8 cost[ZAV_GEMS];

      if (!(slots & 1u << slot))
        continue;
      if (item < 0 || !set->item[item].ready)
        return -1;
      zav_item_cost (match, state, slot, (guint) item, cost);
      ZAV_FOR_GEMS (gem)
        all.cost[gem] += cost[gem];
      points += set->item[item].vp;
      actions -= set->item[item].machine == ZAV_GNOMUNCULUS ? 0 : 1;
    }
  judge (state, seat, &all);
  actions -= all.actions - 1 + (all.gold_short + 3) / 4;
  return actions >= 0 ? points : -1;
}

gboolean
zav_view_could_reach (const GnMatch  *match,
                      const ZavState *state,
                      int             seat,
                      int            *best)
{
  const int have = zav_points (zav_set (match), state, seat);
  int most = 0;

  if (state->phase >= ZAV_PHASE_ACTION && state->phase <= ZAV_PHASE_ENTRY
      && zav_actions_left (zav_set (match), state, seat) > 0)
    for (guint slots = 1; slots < 1u << ZAV_SLOTS; slots++)
      most = MAX (most, points_of_slots (match, state, seat, slots));
  if (best)
    *best = have + most;
  return have + most >= zav_threshold (match->n_seats);
}

int
zav_view_sale (const GnMatch  *match,
               const ZavState *state,
               int             seat)
{
  int gold = state->gold[seat], dearest = 0;

  ZAV_FOR_GEMS (gem)
    {
      gold += state->gems[seat][gem] * state->price[gem];
      dearest = MAX (dearest, state->price[gem]);
    }
  return gold + state->wild[seat] * dearest;
}

/* ---- Board --------------------------------------------------------------------------- */

guint32
zav_view_spaces (const GnMatch *match)
{
  return zav_set (match)->spaces;
}

guint
zav_view_district (guint space)
{
  return space < ZAV_SPACE_DIAMANTINA ? space / 4 : space < ZAV_SPACE_FIFTH ? ZAV_DIAMANTINA : space - ZAV_SPACE_FIFTH;
}

guint32
zav_view_open_spaces (const GnMatch  *match,
                      const ZavState *state)
{
  const ZavSet *set = zav_set (match);
  guint32 spaces = set->district_spaces[ZAV_DIAMANTINA];

  if (state->gnome >= 0)
    spaces |= set->district_spaces[state->gnome];
  return state->there & spaces;
}

int
zav_view_gnome_if (const GnMatch  *match,
                   const ZavState *state)
{
  return state->gnome < 0 ? -1 : zav_gnome_next (zav_set (match), state);
}

int
zav_view_gnome_next (const GnMatch  *match,
                     const ZavState *state)
{
  const gboolean moves = (zav_option (match, ZAV_OPTION_GNOME_TRIGGER) ? state->bought_district : state->bought) > 0;

  return moves && !zav_view_last_round (state) ? zav_view_gnome_if (match, state) : state->gnome;
}

int
zav_view_pile (const ZavState *state,
               guint           kind)
{
  return zav_pile_size (state, kind);
}

int
zav_view_top_level (const GnMatch  *match,
                    const ZavState *state,
                    guint           kind)
{
  const GnLayer *top = &state->pile[kind].layer[0];

  if (state->pile[kind].n == 0)
    return -1;
  return top->card >= 0 ? zav_set (match)->item[top->card].level : zav_pool_level (top->pool);
}

int
zav_view_hand_level (const ZavState *state,
                     int             seat)
{
  return zav_pool_level (state->hand_pool[seat]);
}

void
zav_view_correction (const GnMatch  *match,
                     const ZavState *state,
                     ZavCorrection  *correction)
{
  int highest = 0, types = 0;

  memset (correction, 0, sizeof *correction);
  correction->due = state->round <= 1;
  ZAV_FOR_GEMS (gem)
    highest = MAX (highest, state->target[gem]);
  ZAV_FOR_GEMS (gem)
    {
      if (state->target[gem] != highest)
        continue;
      types++;
      correction->gems |= 1u << gem;
      GN_FOR_SEATS (match, seat)
        correction->owned[gem] += state->gems[seat][gem];
      correction->drop[gem] = highest - zav_clamp (highest - correction->owned[gem] / 4);
    }
  correction->gold = highest * (zav_option (match, ZAV_OPTION_CORRECTION_PAYOUT) ? types : 1);
}

guint
zav_view_markers (const ZavState *state,
                  int             seat,
                  guint8          value[10])
{
  guint n = 0;

  for (guint i = 0; i < ZAV_OFF_MAX; i++)
    for (guint k = 0; k < state->markers[seat][i] && n < 10; k++)
      value[n++] = (guint8) (i + 1);
  return n;
}

const ZavItemInfo *
zav_view_item_info (const GnMatch *match,
                    guint          item)
{
  return &zav_set (match)->item[item];
}

const ZavTileInfo *
zav_view_tile_info (const GnMatch *match,
                    guint          tile)
{
  return &zav_set (match)->tile[tile];
}

const ZavSpaceInfo *
zav_view_space_info (const GnMatch *match,
                     guint          space)
{
  return &zav_set (match)->space[space];
}

/* ---- Read off the table --------------------------------------------------------------- */

void
zav_derived (const GnMatch *match,
             gconstpointer  state,
             JsonObject    *figures)
{
  JsonObject *bank = json_object_new ();

  ZAV_FOR_GEMS (gem)
    json_object_set_int_member (bank, gn_thing_id (match, GN_THING (ZAV_DOMAIN_GEM, (gint16) gem)),
                                zav_view_bank (match, state, gem));
  json_object_set_object_member (figures, "bank", bank);
  json_object_set_int_member (figures, "bank_wild", zav_view_bank_wild (match, state));
}
