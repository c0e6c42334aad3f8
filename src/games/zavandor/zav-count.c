/* zav-count.c: figures computed from the state on demand
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-state.h"

const gint8 zav_pair_gems[ZAV_PAIRS][2] = {
  { ZAV_DIAMOND, ZAV_RUBY }, { ZAV_DIAMOND, ZAV_SAPPHIRE }, { ZAV_DIAMOND, ZAV_EMERALD },
  { ZAV_RUBY, ZAV_SAPPHIRE }, { ZAV_RUBY, ZAV_EMERALD }, { ZAV_SAPPHIRE, ZAV_EMERALD },
};

/* ZAV-004, ZAV-136: the gems that are neither with the players nor above artifacts. */
int
zav_bank (const ZavState *state,
          guint           n_seats,
          const ZavSet   *set,
          guint           gem)
{
  int bank = ZAV_GEMS_EACH;

  for (guint seat = 0; seat < n_seats; seat++)
    bank -= state->gems[seat][gem];
  for (guint slot = 0; slot < 3; slot++)
    if (state->upright[slot] + state->sideways[slot] > 0 && state->slot[slot] >= 0
        && set->item[state->slot[slot]].outlined == (int) gem)
      bank -= state->upright[slot] + state->sideways[slot];
  return bank;
}

int
zav_bank_wild (const ZavState *state,
               guint           n_seats)
{
  int bank = ZAV_WILD_GEMS;

  for (guint seat = 0; seat < n_seats; seat++)
    bank -= state->wild[seat];
  return bank;
}

void
zav_add_gold (ZavState *state,
              int       seat,
              int       n)
{
  state->gold[seat] = (gint16) MIN (ZAV_MOST_GOLD, state->gold[seat] + n);
}

int
zav_pile_size (const ZavState *state,
               guint           kind)
{
  return (int) gn_pile_size (&state->pile[kind]);
}

int
zav_actions_all (const ZavSet   *set,
                 const ZavState *state,
                 int             seat)
{
  return 3 + __builtin_popcount (state->items[seat] & set->machine_items[ZAV_GNOMUNCULUS]);
}

int
zav_actions_left (const ZavSet   *set,
                  const ZavState *state,
                  int             seat)
{
  return zav_actions_all (set, state, seat) - state->used[seat];
}

/* ZAV-129. Unknown points count 0. */
int
zav_points (const ZavSet   *set,
            const ZavState *state,
            int             seat)
{
  int points = 0;

  ZAV_FOR_BITS (item, state->items[seat])
    points += MAX (0, set->item[item].vp);
  ZAV_FOR_BITS (tile, state->tiles[seat])
    points += MAX (0, set->tile[tile].vp);
  return points;
}

int
zav_threshold (guint n_seats)
{
  return n_seats <= 2 ? 20 : n_seats == 3 ? 18 : 16;
}

int
zav_next_active (const ZavSet   *set,
                 const ZavState *state,
                 guint           n_seats,
                 int             seat)
{
  for (guint k = 1; k <= n_seats; k++)
    {
      const int next = (seat + (int) k) % (int) n_seats;

      if (zav_actions_left (set, state, next) > 0)
        return next;
    }
  return -1;
}

gboolean
zav_space_cost (const ZavSet *set,
                guint         space,
                guint8        cost[ZAV_GEMS])
{
  ZAV_FOR_GEMS (gem)
    cost[gem] = set->space[space].cost[gem];
  return set->space[space].cost_known;
}

/* ZAV-092: the full discount is taken off. ZAV-095: there is a discount only above a displayed artifact. */
void
zav_item_cost (const GnMatch  *match,
               const ZavState *state,
               guint           slot,
               guint           item,
               guint8          cost[ZAV_GEMS])
{
  const ZavItemInfo *info = &zav_set (match)->item[item];

  ZAV_FOR_GEMS (gem)
    cost[gem] = info->cost[gem];
  if (slot < 3 && info->outlined >= 0)
    cost[info->outlined] = MAX (0, cost[info->outlined] - state->upright[slot]);
}

guint32
zav_known_items (const ZavState *state,
                 guint           n_seats)
{
  guint32 known = state->out;

  for (guint seat = 0; seat < n_seats; seat++)
    {
      known |= state->items[seat];
      if (state->hand[seat] >= 0)
        known |= ZAV_BIT (state->hand[seat]);
    }
  for (guint slot = 0; slot < ZAV_SLOTS; slot++)
    if (state->slot[slot] >= 0)
      known |= ZAV_BIT (state->slot[slot]);
  for (guint i = 0; i < state->drawn_n; i++)
    if (state->drawn[i] >= 0)
      known |= ZAV_BIT (state->drawn[i]);
  for (guint kind = 0; kind < 2; kind++)
    GN_FOR_LAYERS (layer, &state->pile[kind])
      if (layer->card >= 0)
        known |= ZAV_BIT (layer->card);
  return known;
}

guint32
zav_known_tiles (const ZavState *state,
                 guint           n_seats)
{
  guint32 known = 0;

  for (guint seat = 0; seat < n_seats; seat++)
    known |= state->tiles[seat];
  ZAV_FOR_BITS (space, state->there)
    if (state->tile_at[space] >= 0)
      known |= ZAV_BIT (state->tile_at[space]);
  return known;
}

/* ZAV-064, ZAV-065: an empty slot is owed a card while its pile has one. Order: from the left, artifacts first. */
guint
zav_owed_slots (const ZavState *state)
{
  guint owed = 0;

  for (guint kind = 0; kind < 2; kind++)
    {
      guint left = 3;

      if (state->slot[3 * kind] >= 0 && state->slot[3 * kind + 1] >= 0 && state->slot[3 * kind + 2] >= 0)
        continue;
      left = gn_pile_size (&state->pile[kind]);
      for (guint slot = 3 * kind; slot < 3 * kind + 3 && left > 0; slot++)
        if (state->slot[slot] < 0)
          {
            owed |= 1u << slot;
            left--;
          }
    }
  return owed;
}

int
zav_owed_slot (const ZavState *state)
{
  const guint owed = zav_owed_slots (state);

  return owed ? __builtin_ctz (owed) : -1;
}

gboolean
zav_entry_owed (const GnMatch  *match,
                const ZavState *state)
{
  if (state->owed_drawn || state->owed_seen || state->owed_face || state->owed_markers)
    return TRUE;
  if (state->phase == ZAV_PHASE_SETUP)
    return state->gnome < 0 || state->start < 0 || zav_owed_slots (state);
  return state->phase == ZAV_PHASE_ENTRY && zav_owed_slots (state);
}

/* ZAV-097, ZAV-098 */
int
zav_gnome_next (const ZavSet   *set,
                const ZavState *state)
{
  for (int k = 1; k <= 5; k++)
    {
      const int district = (state->gnome + k) % 5;

      if (state->there & set->district_spaces[district])
        return district;
    }
  return state->gnome;
}

gboolean
zav_pair_has (int pair,
              int gem)
{
  return zav_pair_gems[pair][0] == gem || zav_pair_gems[pair][1] == gem;
}

int
zav_pair_other (int pair,
                int gem)
{
  return zav_pair_gems[pair][0] == gem ? zav_pair_gems[pair][1] : zav_pair_gems[pair][0];
}

int
zav_pair_owner (const ZavState *state,
                guint           n_seats,
                int             pair)
{
  for (guint seat = 0; seat < n_seats; seat++)
    if (state->trader[seat] == pair)
      return (int) seat;
  return -1;
}

guint
zav_pool_of (guint kind,
             int   level)
{
  if (level < 0)
    return kind == ZAV_ARTIFACT ? ZAV_POOL_ARTIFACT : ZAV_POOL_JEWELRY;
  return (kind == ZAV_ARTIFACT ? ZAV_POOL_ARTIFACT_I : ZAV_POOL_JEWELRY_I) + (guint) level;
}

int
zav_pool_level (int pool)
{
  static const gint8 level[ZAV_N_POOLS] = { 0, 1, 0, 1, 2, -1, -1 };

  return pool < 0 || pool >= ZAV_N_POOLS ? -1 : level[pool];
}

int
zav_pool_kind (guint pool)
{
  return pool <= ZAV_POOL_ARTIFACT_II || pool == ZAV_POOL_ARTIFACT ? ZAV_ARTIFACT : ZAV_JEWELRY;
}
