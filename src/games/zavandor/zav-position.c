/* zav-position.c: the start, partial positions, the audit, and what each viewer may not know
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/state/said.h"
#include "zav-state.h"

static const guint kind_size[2] = { 12, 15 };

/* ---- The start (5.1) ---------------------------------------------------------- */

/* ZAV-011: level I on II, or I on II on III, minus the level I cards taken out unseen (ZAV-010). */
static void
stack_pile (const ZavSet *set,
            ZavState     *state,
            guint         kind)
{
  const int levels = kind == ZAV_ARTIFACT ? 2 : 3;

  gn_pile_clear (&state->pile[kind]);
  if (!set->levels_known)
    {
      gn_pile_put_unseen_bottom (&state->pile[kind], zav_pool_of (kind, -1), kind_size[kind] - state->removed[kind]);
      return;
    }
  for (int level = 0; level < levels; level++)
    {
      const guint pool = zav_pool_of (kind, level);
      const guint n = (guint) __builtin_popcount (set->pool_items[pool]) - (level == 0 ? state->removed[kind] : 0);

      gn_pile_put_unseen_bottom (&state->pile[kind], pool, n);
    }
}

gboolean
zav_start (const GnMatch *match,
           gpointer       data,
           GnSay         *why)
{
  static const gint8 prices[ZAV_GEMS] = { 5, 4, 4, 3 };
  ZavState *state = data;
  const ZavSet *set = zav_set (match);
  const int banker = match->role[ZAV_ROLE_BANKER], starter = match->role[ZAV_ROLE_STARTER];

  if (match->n_seats < 2 || match->n_seats > ZAV_SEATS)
    return gn_say (why, ZAV_NO_PLAYERS, match->n_seats);
  if (banker >= 0 && banker == match->role[ZAV_ROLE_OBSERVER])
    return gn_say (why, ZAV_NO_ROLES, banker);

  state->start = starter >= 0 && starter < match->n_seats ? (gint8) starter : -1;
  state->active = state->gnome = state->end_by = -1;
  memcpy (state->price, prices, sizeof prices);
  memcpy (state->target, prices, sizeof prices);
  GN_FOR_SEATS (match, seat)
    {
      state->gold[seat] = 23;
      state->trader[seat] = state->hand[seat] = state->hand_kind[seat] = state->hand_pool[seat] = -1;
    }
  state->there = set->spaces;
  memset (state->tile_at, -1, sizeof state->tile_at);
  memset (state->slot, -1, sizeof state->slot);
  state->drawn_kind = -1;
  memset (state->drawn, -1, sizeof state->drawn);
  memset (state->drawn_pool, -1, sizeof state->drawn_pool);
  for (guint kind = 0; kind < 2; kind++)
    {
      state->removed[kind] = (guint8) (4 - match->n_seats);
      stack_pile (set, state, kind);
    }
  return TRUE;
}

/* ---- Partial positions ----------------------------------------------------------- */

/* Cards that are face up or in a known hand. */
static guint32
placed_items (const GnMatch  *match,
              const ZavState *state)
{
  guint32 placed = state->out;

  GN_FOR_SEATS (match, seat)
    {
      placed |= state->items[seat];
      if (state->hand[seat] >= 0)
        placed |= ZAV_BIT (state->hand[seat]);
    }
  for (int slot = 0; slot < ZAV_SLOTS; slot++)
    if (state->slot[slot] >= 0)
      placed |= ZAV_BIT (state->slot[slot]);
  for (int i = 0; i < state->drawn_n; i++)
    if (state->drawn[i] >= 0)
      placed |= ZAV_BIT (state->drawn[i]);
  return placed;
}

static void
settle_hands (const GnSaid *what,
              ZavState     *state)
{
  const ZavSet *set = zav_set (what->match);

  GN_FOR_SEATS (what->match, seat)
    {
      const int card = state->hand[seat];

      if (gn_said_at (what, "hand_kind", seat) && state->hand_kind[seat] < 0 && !gn_said_at (what, "hand", seat))
        state->hand[seat] = -1;
      else if (gn_said_at (what, "hand", seat) && card >= 0 && !gn_said_at (what, "hand_kind", seat))
        state->hand_kind[seat] = (gint8) set->item[card].kind;

      if (state->hand_kind[seat] < 0)
        state->hand_pool[seat] = -1;
      else if (!gn_said_at (what, "hand_pool", seat)
               && (gn_said_at (what, "hand", seat) || gn_said_at (what, "hand_kind", seat)))
        state->hand_pool[seat] = state->hand[seat] >= 0 ? (gint8) set->item[state->hand[seat]].pool
                                                        : (gint8) zav_pool_of ((guint) state->hand_kind[seat], -1);
    }
}

/* Takes the uppermost unseen card of @pool (-1: of any pool) off the pile. */
static gboolean
take_unseen (GnPile *pile,
             int     pool)
{
  for (guint i = 0; i < pile->n; i++)
    {
      GnPile copy = { 0 };

      if (pile->layer[i].card >= 0 || (pool >= 0 && pile->layer[i].pool != pool))
        continue;
      for (guint k = 0; k < pile->n; k++)
        {
          GnLayer layer = pile->layer[k];

          if (k == i)
            layer.n--;
          gn_pile_put_layer_bottom (&copy, layer);
        }
      *pile = copy;
      return TRUE;
    }
  return FALSE;
}

/* Adds an unseen card of @pool to the layer of that pool, or puts it on top if there is none. */
static void
put_unseen (GnPile *pile,
            guint   pool)
{
  GN_FOR_LAYERS (layer, pile)
    if (layer->card < 0 && layer->pool == pool)
      {
        layer->n++;
        return;
      }
  gn_pile_put_unseen_top (pile, pool, 1);
}

/* How many cards of a kind are neither in the pile nor in the box. */
static int
placed_of_kind (const GnMatch  *match,
                const ZavState *state,
                guint           kind)
{
  const ZavSet *set = zav_set (match);
  int n = __builtin_popcount (placed_items (match, state) & set->kind_items[kind]) + state->removed[kind];

  GN_FOR_SEATS (match, seat)
    n += state->hand_kind[seat] == (int) kind && state->hand[seat] < 0;
  for (int i = 0; i < state->drawn_n; i++)
    n += state->drawn_kind == (int) kind && state->drawn[i] < 0;
  return n;
}

/* In a box whose levels are known: whether no card of the kind has an unknown back. */
static gboolean
backs_known (const GnMatch  *match,
             const ZavState *state,
             guint           kind)
{
  const guint any = zav_pool_of (kind, -1);

  if (gn_pile_unseen (&state->pile[kind], any) > 0)
    return FALSE;
  GN_FOR_SEATS (match, seat)
    if (state->hand_kind[seat] == (int) kind && state->hand[seat] < 0 && state->hand_pool[seat] == (int) any)
      return FALSE;
  for (int i = 0; i < state->drawn_n; i++)
    if (state->drawn[i] < 0 && state->drawn_pool[i] == (int) any)
      return FALSE;
  return TRUE;
}

/* A known card has the back of its level, unless the position says that not everybody may know which. */
static void
settle_backs (const GnMatch *match,
              ZavState      *state,
              guint          kind)
{
  const ZavSet *set = zav_set (match);
  GnPile *pile = &state->pile[kind];

  for (guint i = 0; i < pile->n; i++)
    {
      GnLayer *layer = &pile->layer[i];

      if (layer->card >= 0 && set->item[layer->card].kind == (int) kind && zav_pool_level (layer->pool) >= 0)
        layer->pool = set->item[layer->card].pool;
    }
}

/* A card that is elsewhere has left its pile. A card that is nowhere else has gone back to it. */
static void
settle_pile (const GnMatch *match,
             ZavState      *state,
             guint          kind)
{
  const ZavSet *set = zav_set (match);
  GnPile *pile = &state->pile[kind];

  ZAV_FOR_BITS (item, placed_items (match, state) & set->kind_items[kind])
    if (gn_pile_find (pile, (int) item) >= 0)
      gn_pile_take_card (pile, (int) item, 31);

  for (int level = 0; level < 3 && set->levels_known; level++)
    {
      const guint pool = zav_pool_of (kind, level);
      int expected;

      if (zav_pool_kind (pool) != (int) kind)
        break;

      expected = __builtin_popcount (set->pool_items[pool] & ~zav_known_items (state, match->n_seats))
                 - (level == 0 ? state->removed[kind] : 0);
      GN_FOR_SEATS (match, seat)
        expected -= state->hand_kind[seat] >= 0 && state->hand[seat] < 0 && state->hand_pool[seat] == (int) pool;
      for (int i = 0; i < state->drawn_n; i++)
        expected -= state->drawn[i] < 0 && state->drawn_pool[i] == (int) pool;

      while ((int) gn_pile_unseen (pile, pool) > MAX (0, expected))
        take_unseen (pile, (int) pool);
      while ((int) gn_pile_unseen (pile, pool) < expected && backs_known (match, state, kind))
        put_unseen (pile, pool);
    }

  const int size = (int) kind_size[kind] - placed_of_kind (match, state, kind);

  while ((int) gn_pile_size (pile) > MAX (0, size) && take_unseen (pile, -1))
    ;
  while ((int) gn_pile_size (pile) < size)
    put_unseen (pile, zav_pool_of (kind, -1));
}

/* An owned tile has left its space. If the position does not say which one, it is the last space for the tile's
 * back (outside the gnome's district if possible). */
static void
settle_tiles (const GnMatch *match,
              ZavState      *state)
{
  const ZavSet *set = zav_set (match);
  guint32 owned = 0;

  GN_FOR_SEATS (match, seat)
    owned |= state->tiles[seat];
  for (int space = 0; space < ZAV_SPACES; space++)
    if (state->tile_at[space] >= 0 && (owned & ZAV_BIT (state->tile_at[space])))
      state->there &= ~ZAV_BIT (space);

  for (guint back = 0; back < 2; back++)
    {
      const guint32 diamantina = set->district_spaces[ZAV_DIAMANTINA];
      const guint32 spaces = back == ZAV_LIGHT ? diamantina : set->spaces & ~diamantina;
      const int expected = (back == ZAV_LIGHT ? 4 : 20) - __builtin_popcount (owned & set->back_tiles[back]);

      while (__builtin_popcount (state->there & spaces) > MAX (0, expected))
        {
          const guint32 known = state->gnome >= 0 ? set->district_spaces[state->gnome] : 0;
          guint32 candidates = state->there & spaces & ~known;

          ZAV_FOR_BITS (space, candidates)
            if (state->tile_at[space] >= 0)
              candidates &= ~ZAV_BIT (space);
          if (candidates == 0)
            candidates = state->there & spaces;
          state->there &= ~ZAV_BIT (31 - __builtin_clz (candidates));
        }
      while (__builtin_popcount (state->there & spaces) < expected)
        {
          const int space = __builtin_ctz (spaces & ~state->there);

          state->there |= ZAV_BIT (space);
          state->tile_at[space] = -1;
        }
    }
}

/* ZAV-123: each Emeromobile came with five markers. Those that nobody holds are used up. */
static void
settle_markers (const GnSaid *what,
                ZavState     *state)
{
  const ZavSet *set = zav_set (what->match);
  int held = 0, brought = 0;

  GN_FOR_SEATS (what->match, seat)
    {
      int own = 0;

      for (int i = 0; i < ZAV_OFF_MAX; i++)
        own += state->markers[seat][i];
      ZAV_FOR_BITS (item, state->items[seat] & set->machine_items[ZAV_EMEROMOBILE])
        {
          const int of = set->item[item].value - 1;

          brought += ZAV_MARKERS_EACH;
          if (gn_said (what, "markers") || gn_said (what, "markers_out") || own > 0 || !gn_said (what, "items")
              || of < 0 || !set->markers_known[of])
            continue;
          for (int i = 0; i < ZAV_OFF_MAX; i++)
            state->markers[seat][i] += set->markers[of][i];
        }
      for (int i = 0; i < ZAV_OFF_MAX; i++)
        held += state->markers[seat][i];
    }
  if (!gn_said (what, "markers_out") && (gn_said (what, "markers") || gn_said (what, "items")))
    state->markers_out = (guint8) MAX (0, brought - held - state->owed_markers);
}

/* ZAV-128, ZAV-143: in the action round a correction can set or clear the end trigger. */
static void
settle_end (const GnSaid *what,
            ZavState     *state)
{
  const GnMatch *match = what->match;
  const ZavSet *set = zav_set (match);
  const int threshold = zav_threshold (match->n_seats);

  if (gn_said (what, "end_by") || gn_said (what, "reached") || state->phase == ZAV_PHASE_MINE
      || state->phase == ZAV_PHASE_OVER)
    return;

  GN_FOR_SEATS (match, seat)
    if (zav_points (set, state, seat) < threshold)
      {
        state->reached[seat] = 0;
        if (state->end_by == seat)
          state->end_by = -1;
      }
    else if (!state->reached[seat])
      state->reached[seat] = MAX (1, state->used[seat]);

  for (int k = 0; k < match->n_seats && state->end_by < 0; k++)
    {
      const int seat = (MAX (0, state->start) + k) % match->n_seats;

      if (state->reached[seat])
        state->end_by = (gint8) seat;
    }
}

static gboolean
no_display (const ZavState *state)
{
  for (int slot = 0; slot < ZAV_SLOTS; slot++)
    if (state->slot[slot] >= 0)
      return FALSE;
  return TRUE;
}

static void
settle_turn (const GnSaid *what,
             ZavState     *state)
{
  const GnMatch *match = what->match;
  const ZavSet *set = zav_set (match);
  const gboolean in_play = gn_said (what, "round") || gn_said (what, "active") || gn_said (what, "used");

  if (state->phase == ZAV_PHASE_SETUP && !gn_said (what, "phase"))
    {
      if (!in_play)
        return;
      state->round = MAX (1, state->round);
      if (state->start < 0)
        state->start = MAX (0, state->active);
      /* Turn the display up first. Play then continues where the position says. */
      if (zav_entry_owed (match, state))
        return;
      state->phase = ZAV_PHASE_ACTION;
    }
  if (state->phase == ZAV_PHASE_SETUP || state->phase == ZAV_PHASE_OVER)
    return;

  state->round = MAX (1, state->round);
  if (state->start < 0)
    state->start = MAX (0, state->active);
  if (state->gnome < 0)
    state->gnome = 0;
  if (state->active < 0)
    state->active = state->start;

  /* The position leaves the display out and the piles are full: turn the display up first (ZAV-012), then play
   * continues. */
  if (state->phase == ZAV_PHASE_ACTION && !gn_said (what, "slot") && !gn_said (what, "pile") && no_display (state)
      && zav_owed_slots (state))
    {
      state->phase = ZAV_PHASE_SETUP;
      return;
    }

  if (state->phase == ZAV_PHASE_ACTION && zav_actions_left (set, state, state->active) <= 0)
    {
      const int next = zav_next_active (set, state, match->n_seats, state->active);

      if (next >= 0)
        state->active = (gint8) next;
    }
}

gboolean
zav_settle (const GnMatch *match,
            gpointer       data,
            const GnGiven *given,
            GnSay         *why)
{
  ZavState *state = data;
  const GnSaid what = { match, given };

  settle_hands (&what, state);
  for (guint kind = 0; kind < 2; kind++)
    settle_backs (match, state, kind);
  for (guint kind = 0; kind < 2; kind++)
    if (!gn_said_at (&what, "pile", (int) kind))
      settle_pile (match, state, kind);
  if (!gn_said (&what, "there"))
    settle_tiles (match, state);
  settle_markers (&what, state);
  settle_turn (&what, state);
  settle_end (&what, state);

  /* Moves on if no seat has an action left, or no choice in the mine. An inconsistent position is left alone,
   * because audit() reports it. */
  if ((state->phase == ZAV_PHASE_ACTION || state->phase == ZAV_PHASE_MINE) && zav_audit (match, state, NULL))
    {
      if (state->phase == ZAV_PHASE_MINE)
        zav_mining_go_on (match, state, NULL);
      else if (zav_next_active (zav_set (match), state, match->n_seats, state->active) < 0)
        zav_end_actions (match, state, NULL);
    }
  if (!state->head.stopped)
    state->head.over = state->phase == ZAV_PHASE_OVER;
  return TRUE;
}

/* ---- Audit (3.4) ---------------------------------------------------------------- */

static gboolean
audit_market (const GnMatch  *match,
              const ZavState *state,
              GnSay          *why)
{
  const ZavSet *set = zav_set (match);
  const gboolean unlimited = zav_option (match, ZAV_OPTION_GEM_SUPPLY);

  ZAV_FOR_GEMS (gem)
    {
      if (state->price[gem] != zav_clamp (state->price[gem]))
        return gn_say (why, ZAV_NO_PRICE, gem, state->price[gem]);
      if (state->target[gem] != zav_clamp (state->target[gem]))
        return gn_say (why, ZAV_NO_PRICE, gem, state->target[gem]);

      const int bank = zav_bank (state, match->n_seats, set, (guint) gem);

      if (bank < 0 && !unlimited)
        return gn_say (why, ZAV_BAD_GEMS, ZAV_GEMS_EACH - bank, gem, ZAV_GEMS_EACH);
    }
  if (zav_bank_wild (state, match->n_seats) < 0)
    return gn_say (why, ZAV_BAD_WILD, ZAV_WILD_GEMS - zav_bank_wild (state, match->n_seats));
  return TRUE;
}

static gboolean
place_item (const ZavSet *set,
            int           item,
            guint32      *seen,
            GnSay        *why)
{
  if (item < 0)
    return TRUE;
  if (item >= (int) set->n_items)
    return gn_say (why, ZAV_BAD_ITEM_UNKNOWN);
  if (*seen & ZAV_BIT (item))
    return gn_say (why, ZAV_BAD_ITEM, item);
  *seen |= ZAV_BIT (item);
  return TRUE;
}

static gboolean
audit_items (const GnMatch  *match,
             const ZavState *state,
             GnSay          *why)
{
  const ZavSet *set = zav_set (match);
  guint32 seen = state->out;

  GN_FOR_SEATS (match, seat)
    {
      ZAV_FOR_BITS (item, state->items[seat])
        if (!place_item (set, (int) item, &seen, why))
          return FALSE;
      if (!place_item (set, state->hand[seat], &seen, why))
        return FALSE;
      if (state->hand[seat] >= 0 && set->item[state->hand[seat]].kind != state->hand_kind[seat])
        return gn_say (why, ZAV_BAD_HAND, seat);
      if ((state->hand_kind[seat] < 0) != (state->hand_pool[seat] < 0)
          || (state->hand_kind[seat] >= 0 && zav_pool_kind ((guint) state->hand_pool[seat]) != state->hand_kind[seat]))
        return gn_say (why, ZAV_BAD_HAND, seat);
    }
  for (int slot = 0; slot < ZAV_SLOTS; slot++)
    {
      if (!place_item (set, state->slot[slot], &seen, why))
        return FALSE;
      if (state->slot[slot] >= 0 && set->item[state->slot[slot]].kind != slot / 3)
        return gn_say (why, ZAV_NO_CARD_KIND, state->slot[slot], slot / 3);
    }
  for (int i = 0; i < state->drawn_n; i++)
    {
      if (!place_item (set, state->drawn[i], &seen, why))
        return FALSE;
      if (state->drawn_kind < 0 || state->drawn_pool[i] < 0
          || zav_pool_kind ((guint) state->drawn_pool[i]) != state->drawn_kind
          || (state->drawn[i] >= 0 && set->item[state->drawn[i]].kind != state->drawn_kind))
        return gn_say (why, ZAV_BAD_DRAWN);
    }
  for (int kind = 0; kind < 2; kind++)
    {
      GN_FOR_LAYERS (layer, &state->pile[kind])
        {
          if (!place_item (set, layer->card, &seen, why))
            return FALSE;
          if (layer->pool >= ZAV_N_POOLS || zav_pool_kind (layer->pool) != kind
              || (layer->card >= 0 && set->item[layer->card].kind != kind))
            return gn_say (why, ZAV_BAD_ITEMS, kind, zav_pile_size (state, (guint) kind), (int) kind_size[kind]);
        }

      const int n = placed_of_kind (match, state, (guint) kind) + zav_pile_size (state, (guint) kind);

      if (n != (int) kind_size[kind])
        return gn_say (why, ZAV_BAD_ITEMS, kind, n, (int) kind_size[kind]);
    }
  return TRUE;
}

static gboolean
audit_tiles (const GnMatch  *match,
             const ZavState *state,
             GnSay          *why)
{
  const ZavSet *set = zav_set (match);
  const guint32 diamantina = set->district_spaces[ZAV_DIAMANTINA];
  guint32 owned = 0, lying = 0;
  int n, light;

  if (state->there & ~set->spaces)
    return gn_say (why, ZAV_BAD_SPACE, __builtin_ctz (state->there & ~set->spaces));

  GN_FOR_SEATS (match, seat)
    {
      if (state->tiles[seat] & owned)
        return gn_say (why, ZAV_BAD_TILE, __builtin_ctz (state->tiles[seat] & owned));
      owned |= state->tiles[seat];
    }
  for (int space = 0; space < ZAV_SPACES; space++)
    {
      const int tile = state->tile_at[space];

      if (tile < 0)
        continue;
      if ((set->tile[tile].back == ZAV_LIGHT) != (set->space[space].district == ZAV_DIAMANTINA))
        return gn_say (why, ZAV_NO_BACK, tile, space);
      if (!(state->there & ZAV_BIT (space)))
        continue;
      if ((owned | lying) & ZAV_BIT (tile))
        return gn_say (why, ZAV_BAD_TILE, tile);
      lying |= ZAV_BIT (tile);
    }

  n = __builtin_popcount (owned) + __builtin_popcount (state->there) + (state->owed_face > 0);
  light = __builtin_popcount (owned & set->back_tiles[ZAV_LIGHT]) + __builtin_popcount (state->there & diamantina)
          + (state->owed_face > 0 && set->space[state->owed_face - 1].district == ZAV_DIAMANTINA);
  if (n != 24)
    return gn_say (why, ZAV_BAD_TILES, n, 24);
  if (light != 4)
    return gn_say (why, ZAV_BAD_BACKS, light, 4);
  return TRUE;
}

static gboolean
audit_players (const GnMatch  *match,
               const ZavState *state,
               GnSay          *why)
{
  const ZavSet *set = zav_set (match);
  int markers = state->markers_out + state->owed_markers, brought = 0;

  GN_FOR_SEATS (match, seat)
    {
      const int own = ZAV_MARKERS_EACH * __builtin_popcount (state->items[seat] & set->machine_items[ZAV_EMEROMOBILE]);
      int held = 0;

      for (int other = 0; other < seat; other++)
        if (state->trader[seat] >= 0 && state->trader[other] == state->trader[seat])
          return gn_say (why, ZAV_BAD_TRADER, state->trader[seat]);
      for (int i = 0; i < ZAV_OFF_MAX; i++)
        held += state->markers[seat][i];
      if (held > own)
        return gn_say (why, ZAV_BAD_MARKERS, held, own);
      markers += held;
      brought += own;
      /* Drawing becomes an action used only when a card is kept. */
      if (state->used[seat] + (state->phase == ZAV_PHASE_CHOOSE && seat == state->active)
          > zav_actions_all (set, state, seat))
        return gn_say (why, ZAV_BAD_ACTIONS, seat, state->used[seat], zav_actions_all (set, state, seat));
    }
  /* Markers that could no longer matter were never entered (ZAV-141). */
  if (markers > brought || (markers < brought && state->phase != ZAV_PHASE_OVER))
    return gn_say (why, ZAV_BAD_MARKERS, markers, brought);

  for (int slot = 0; slot < 3; slot++)
    {
      const int item = state->slot[slot];
      const int n = state->upright[slot] + state->sideways[slot];
      const int limit = item >= 0 && set->item[item].outlined >= 0 && zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS)
                        ? set->item[item].cost[set->item[item].outlined] : 0;

      if (n > limit)
        return gn_say (why, ZAV_BAD_DISCOUNT, slot, n, limit);
    }
  return TRUE;
}

static gboolean
audit_phase (const GnMatch  *match,
             const ZavState *state,
             GnSay          *why)
{
  const gboolean in_round = state->phase >= ZAV_PHASE_ACTION && state->phase <= ZAV_PHASE_MINE;

  for (int i = state->drawn_n; i < 2; i++)
    if (state->drawn[i] >= 0 || state->drawn_pool[i] >= 0)
      return gn_say (why, ZAV_BAD_DRAWN);
  if (state->bought_district > state->bought)
    return gn_say (why, ZAV_BAD_BOUGHT, state->bought, state->bought_district);
  if (state->phase != ZAV_PHASE_MINE && state->phase != ZAV_PHASE_OVER)
    ZAV_FOR_GEMS (gem)
      if (state->mined[gem] > 0)
        return gn_say (why, ZAV_BAD_MINED);

  if (state->gnome == ZAV_DIAMANTINA)
    return gn_say (why, ZAV_NO_DIAMANTINA);
  if ((state->drawn_n > 0) != (state->phase == ZAV_PHASE_CHOOSE) || (state->drawn_kind >= 0) != (state->drawn_n > 0))
    return gn_say (why, ZAV_BAD_DRAWN);
  if (state->owed_drawn > state->drawn_n || (state->owed_seen && state->phase != ZAV_PHASE_ACTION)
      || ((state->owed_face || state->owed_markers) && state->phase != ZAV_PHASE_ENTRY))
    return gn_say (why, ZAV_BAD_ENTRIES);
  if (state->phase == ZAV_PHASE_ENTRY && !zav_entry_owed (match, state))
    return gn_say (why, ZAV_BAD_ENTRIES);
  if (!in_round)
    return TRUE;
  if (state->active < 0 || state->start < 0 || state->gnome < 0)
    return gn_say (why, ZAV_BAD_ACTIVE);
  return TRUE;
}

gboolean
zav_audit (const GnMatch *match,
           gconstpointer  data,
           GnSay         *why)
{
  const ZavState *state = data;

  return audit_market (match, state, why) && audit_items (match, state, why) && audit_tiles (match, state, why)
         && audit_players (match, state, why) && audit_phase (match, state, why);
}

/* ---- Redaction --------------------------------------------------------------------- */

void
zav_redact (const GnMatch *match,
            gpointer       data,
            int            viewer)
{
  ZavState *state = data;
  const gboolean active = viewer >= 0 && viewer == state->active;

  /* A soil sample is known to its player only, a bought tile to everybody. */
  ZAV_FOR_BITS (space, state->there)
    if (viewer < 0 || !(state->seen_by[space] & GN_SEES (viewer)))
      state->tile_at[space] = -1;

  if (active)
    return;
  memset (state->drawn, -1, sizeof state->drawn);
  state->owed_drawn = state->owed_seen = 0;
}
