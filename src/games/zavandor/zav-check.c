/* zav-check.c: whether a move is legal, and if not, the first reason (ZAV-140)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-state.h"

/* ---- Whose turn, which phase (steps 1 to 5) ---------------------------------- */

static gboolean
refuse_entry (const GnMatch  *match,
              const ZavState *state,
              GnSay          *why)
{
  if (state->owed_drawn || state->owed_seen)
    return gn_say (why, ZAV_NO_ENTRY_LOOK, state->active);
  if (state->owed_face)
    return gn_say (why, ZAV_NO_ENTRY_FACE, state->owed_face - 1);
  if (state->owed_markers)
    return gn_say (why, ZAV_NO_ENTRY_MARKERS, state->owed_markers);
  return gn_say (why, ZAV_NO_ENTRY_SLOT, zav_owed_slot (state));
}

/* The checks that come first for every move of the action round. */
static gboolean
check_turn (const GnMatch  *match,
            const ZavState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int seat = move->seat;

  if (state->head.over)
    return gn_say (why, ZAV_NO_OVER);
  if (state->phase == ZAV_PHASE_SETUP)
    return gn_say (why, ZAV_NO_PHASE_SETUP);
  if (state->phase == ZAV_PHASE_MINE)
    return gn_say (why, ZAV_NO_PHASE_MINING);
  if (state->phase == ZAV_PHASE_ENTRY || state->owed_seen || state->owed_drawn)
    return refuse_entry (match, state, why);
  if (seat != state->active)
    {
      if (zav_actions_left (zav_set (match), state, seat) <= 0)
        return gn_say (why, ZAV_NO_ACTIONS, seat);
      return gn_say (why, ZAV_NO_TURN, seat, state->active);
    }
  if (state->phase == ZAV_PHASE_CHOOSE)
    return gn_say (why, ZAV_NO_CHOICE, seat);
  return TRUE;
}

/* ---- Shape (steps 6 and 7) ---------------------------------------------------- */

static inline gboolean
is_number (gint16 n)
{
  return n != GN_NONE && n != GN_OPEN;
}

/* The number of gems in a purchase or sale (ZAV-037, ZAV-042). */
static gboolean
check_number (int    n,
              GnSay *why)
{
  if (!is_number ((gint16) n))
    return gn_say (why, ZAV_NO_NUMBER);
  if (n <= 0)
    return gn_say (why, ZAV_NO_FEW, n);
  if (n > 4)
    return gn_say (why, ZAV_NO_MANY, n);
  return TRUE;
}

/* Checks how many of the @n gems are wild: it cannot be more than @n. */
static gboolean
check_wild_part (int    wild,
                 int    n,
                 GnSay *why)
{
  if (wild < 0)
    return gn_say (why, ZAV_NO_NEGATIVE, wild);
  if (wild > n)
    return gn_say (why, ZAV_NO_WILD_PART, n, wild);
  return TRUE;
}

static inline int
wild_part (const GnMove *move)
{
  return move->arg[ZAV_ARG_SELL_WILD] == GN_NONE ? 0 : move->arg[ZAV_ARG_SELL_WILD];
}

/* A payment may name the seat's own gems of the four types, and wild gems in place of them. */
static gboolean
check_payment_shape (const GnMove *move,
                     int           marker_at,
                     GnSay        *why)
{
  static const int parts[] = { ZAV_ARG_OWN, ZAV_ARG_WILD };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    for (int gem = 0; gem < ZAV_N_GEM_VALUES && move->arg[parts[i]] != GN_NONE; gem++)
      {
        if (gem >= ZAV_GEMS && move->arg[parts[i] + gem] != 0)
          return gn_say (why, ZAV_NO_GEM_PAY);
        if (move->arg[parts[i] + gem] < 0)
          return gn_say (why, ZAV_NO_NEGATIVE, move->arg[parts[i] + gem]);
      }
  if (move->arg[marker_at] != GN_NONE)
    return gn_say (why, ZAV_NO_MARKER_HERE);
  return TRUE;
}

/* ---- The eight actions and the soil sample ------------------------------------- */

static gboolean
check_space (const GnMatch *match,
             int            space,
             GnSay         *why)
{
  if (space < 0 || space >= ZAV_SPACES || !zav_set (match)->space[space].exists)
    return gn_say (why, ZAV_NO_SUCH);
  return TRUE;
}

static gboolean
check_sample (const GnMatch  *match,
              const ZavState *state,
              const GnMove   *move,
              GnSay          *why)
{
  const int space = move->arg[0];

  if (!check_space (match, space, why))
    return FALSE;
  if (!(state->there & ZAV_BIT (space)))
    return gn_say (why, ZAV_NO_TILE_SAMPLE, space);
  if (state->gold[move->seat] < 1)
    return gn_say (why, ZAV_NO_GOLD_SAMPLE, move->seat);
  return TRUE;
}

static gboolean
check_buy (const GnMatch  *match,
           const ZavState *state,
           const GnMove   *move,
           GnSay          *why)
{
  const int gem = move->arg[ZAV_ARG_TYPE], n = move->arg[ZAV_ARG_N], marker = move->arg[ZAV_ARG_BUY_MARKER];
  int unit;

  if (gem == ZAV_GEM_WILD)
    return gn_say (why, ZAV_NO_WILD_SALE);
  if (gem == ZAV_GEM_SEVERAL)
    return gn_say (why, ZAV_NO_MIXED);
  if (gem < 0 || gem >= ZAV_GEMS)
    return gn_say (why, ZAV_NO_GEM);
  if (!check_number (n, why))
    return FALSE;

  unit = state->price[gem];
  if (marker != GN_NONE)
    {
      if (marker == ZAV_SEVERAL_MARKERS)
        return gn_say (why, ZAV_NO_TWO_MARKERS);
      if (marker < 1 || marker > ZAV_OFF_MAX || state->markers[move->seat][marker - 1] == 0)
        return gn_say (why, ZAV_NO_MARKER, move->seat, marker);
      unit = MAX (zav_option (match, ZAV_OPTION_MARKER_FLOOR) ? 0 : 1, unit - marker);
    }

  if (!zav_option (match, ZAV_OPTION_GEM_SUPPLY))
    {
      const int bank = zav_bank (state, match->n_seats, zav_set (match), (guint) gem);

      if (bank < n)
        return gn_say (why, ZAV_NO_BANK, MAX (0, bank), gem, n);
    }
  if (state->gold[move->seat] < n * unit)
    return gn_say (why, ZAV_NO_GOLD, move->seat, state->gold[move->seat], n, gem, n * unit);
  return TRUE;
}

static gboolean
check_sell (const GnMatch  *match,
            const ZavState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int seat = move->seat, gem = move->arg[ZAV_ARG_TYPE], n = move->arg[ZAV_ARG_N];
  const int wild = wild_part (move);

  if (gem == ZAV_GEM_WILD)
    return gn_say (why, ZAV_NO_GEM_SELL);
  if (gem == ZAV_GEM_SEVERAL)
    return gn_say (why, ZAV_NO_MIXED);
  if (gem < 0 || gem >= ZAV_GEMS)
    return gn_say (why, ZAV_NO_GEM);
  if (!check_number (n, why) || !check_wild_part (wild, n, why))
    return FALSE;
  if (move->arg[ZAV_ARG_SELL_MARKER] != GN_NONE)
    return gn_say (why, ZAV_NO_MARKER_HERE);
  if (wild > 0 && zav_option (match, ZAV_OPTION_WILD_USES))
    return gn_say (why, ZAV_NO_WILD_HERE);
  if (state->wild[seat] + state->gems[seat][0] + state->gems[seat][1] + state->gems[seat][2]
      + state->gems[seat][3] == 0)
    return gn_say (why, ZAV_NO_GEMS_AT_ALL, seat);
  if (state->gems[seat][gem] < n - wild)
    return gn_say (why, ZAV_NO_GEMS, seat, state->gems[seat][gem], gem, n - wild);
  if (state->wild[seat] < wild)
    return gn_say (why, ZAV_NO_GEMS, seat, state->wild[seat], ZAV_GEM_WILD, wild);
  return TRUE;
}

static gboolean
check_draw (const GnMatch  *match,
            const ZavState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int pile = move->arg[0];

  if (pile != ZAV_ARTIFACT && pile != ZAV_JEWELRY)
    return gn_say (why, ZAV_NO_SUCH);

  const int size = zav_pile_size (state, (guint) pile);

  if (size == 0)
    return gn_say (why, ZAV_NO_PILE, pile);
  if (size == 1 && zav_option (match, ZAV_OPTION_SHORT_PILE))
    return gn_say (why, ZAV_NO_PILE_SHORT, pile);
  return TRUE;
}

static gboolean
check_tile (const GnMatch  *match,
            const ZavState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const ZavSet *set = zav_set (match);
  const int space = move->arg[0];
  guint8 cost[ZAV_GEMS];

  if (!check_space (match, space, why))
    return FALSE;
  if (!check_payment_shape (move, ZAV_ARG_TILE_MARKER, why))
    return FALSE;
  if (set->space[space].district != ZAV_DIAMANTINA && set->space[space].district != state->gnome)
    return gn_say (why, ZAV_NO_DISTRICT, space, state->gnome);
  if (!(state->there & ZAV_BIT (space)))
    return gn_say (why, ZAV_NO_TILE, space);
  if (!zav_space_cost (set, (guint) space, cost))
    return gn_say (why, ZAV_NO_TEACH_SPACE, space);
  if (state->tile_at[space] >= 0 && !set->tile[state->tile_at[space]].known)
    return gn_say (why, ZAV_NO_TEACH_TILE, state->tile_at[space]);
  return zav_payment_check (match, state, move, cost, space, -1, why);
}

/* ZAV-142: whether the named card can be the one that was turned up. */
static gboolean
check_new_item (const GnMatch  *match,
                const ZavState *state,
                int             item,
                int             kind,
                GnSay          *why)
{
  const ZavSet *set = zav_set (match);

  if (item < 0 || item >= (int) set->n_items)
    return gn_say (why, ZAV_NO_SUCH);

  for (int slot = 0; slot < ZAV_SLOTS; slot++)
    if (state->slot[slot] == item)
      return gn_say (why, ZAV_NO_CARD_SLOT, item, slot);
  GN_FOR_SEATS (match, seat)
    if (state->items[seat] & ZAV_BIT (item))
      return gn_say (why, ZAV_NO_CARD_OWNER, item, seat);
  if (state->out & ZAV_BIT (item))
    return gn_say (why, ZAV_NO_CARD_OUT, item);
  if (zav_known_items (state, match->n_seats) & ZAV_BIT (item))
    return gn_say (why, ZAV_NO_CARD_ELSEWHERE, item);
  if (set->item[item].kind != kind)
    return gn_say (why, ZAV_NO_CARD_KIND, item, kind);
  if (set->item[item].ordinal >= (kind == ZAV_ARTIFACT ? 12 : 15))
    return gn_say (why, ZAV_NO_CARD_ROOM, item);
  return TRUE;
}

static gboolean
check_item (const GnMatch  *match,
            const ZavState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int seat = move->seat, slot = move->arg[0];
  const int card = move->arg[ZAV_ARG_ITEM_CARD];
  int item;
  guint8 cost[ZAV_GEMS];

  if (slot < 0 || slot >= ZAV_N_SLOT_VALUES)
    return gn_say (why, ZAV_NO_SUCH);
  if (!check_payment_shape (move, ZAV_ARG_ITEM_MARKER, why))
    return FALSE;

  if (slot == ZAV_SLOT_HAND)
    {
      if (state->hand_kind[seat] < 0)
        return gn_say (why, ZAV_NO_ITEM_HAND, seat);
      item = state->hand[seat];
      if (item < 0 && card == GN_NONE)
        return gn_say (why, ZAV_NO_TEACH_HAND, seat);
      if (item < 0 && !check_new_item (match, state, card, state->hand_kind[seat], why))
        return FALSE;
      if (item < 0)
        item = card;
    }
  else
    {
      item = state->slot[slot];
      if (item < 0)
        return gn_say (why, ZAV_NO_ITEM, slot);
    }

  if (card != GN_NONE && card != item)
    {
      if (card < 0 || card >= (int) zav_set (match)->n_items)
        return gn_say (why, ZAV_NO_SUCH);
      return gn_say (why, ZAV_NO_CARD_OTHER, card, slot);
    }
  if (!zav_set (match)->item[item].ready)
    return gn_say (why, ZAV_NO_TEACH_ITEM, item);

  zav_item_cost (match, state, (guint) slot, (guint) item, cost);
  return zav_payment_check (match, state, move, cost, -1, item, why);
}

static gboolean
check_trader_take (const GnMatch  *match,
                   const ZavState *state,
                   const GnMove   *move,
                   GnSay          *why)
{
  const int pair = move->arg[0];

  if (pair < 0 || pair >= ZAV_PAIRS)
    return gn_say (why, ZAV_NO_SUCH);

  const int owner = zav_pair_owner (state, match->n_seats, pair);

  if (owner == move->seat)
    return gn_say (why, ZAV_NO_TRADER_SAME, move->seat, pair);
  if (owner >= 0)
    return gn_say (why, ZAV_NO_TRADER_TAKEN, pair, owner);
  return TRUE;
}

static gboolean
check_trader_use (const GnMatch  *match,
                  const ZavState *state,
                  const GnMove   *move,
                  GnSay          *why)
{
  const int seat = move->seat, gem = move->arg[ZAV_ARG_TYPE], n = move->arg[ZAV_ARG_N];
  const int wild = wild_part (move);
  const int pair = state->trader[seat];

  if (gem == ZAV_GEM_WILD)
    return gn_say (why, ZAV_NO_GEM_TRADE);
  if (gem == ZAV_GEM_SEVERAL)
    return gn_say (why, ZAV_NO_MIXED);
  if (gem < 0 || gem >= ZAV_GEMS)
    return gn_say (why, ZAV_NO_GEM);
  if (!is_number ((gint16) n))
    return gn_say (why, ZAV_NO_NUMBER);
  if (n < 1 || n > 2)
    return gn_say (why, ZAV_NO_AMOUNT, n);
  if (!check_wild_part (wild, n, why))
    return FALSE;
  if (move->arg[ZAV_ARG_SELL_MARKER] != GN_NONE)
    return gn_say (why, ZAV_NO_MARKER_HERE);
  if (wild > 0 && zav_option (match, ZAV_OPTION_WILD_USES))
    return gn_say (why, ZAV_NO_WILD_HERE);
  if (pair < 0)
    return gn_say (why, ZAV_NO_TRADER, seat);
  if (!zav_pair_has (pair, gem))
    return gn_say (why, ZAV_NO_TRADER_GEM, seat, pair, gem);

  if (!zav_option (match, ZAV_OPTION_GEM_SUPPLY))
    {
      const int other = zav_pair_other (pair, gem);
      const int bank = zav_bank (state, match->n_seats, zav_set (match), (guint) other);

      if (bank < n)
        return gn_say (why, ZAV_NO_BANK_TRADE, MAX (0, bank), other, n);
    }
  if (state->gems[seat][gem] < n - wild)
    return gn_say (why, ZAV_NO_GEMS_TRADE, seat, state->gems[seat][gem], gem, n - wild);
  if (state->wild[seat] < wild)
    return gn_say (why, ZAV_NO_GEMS_TRADE, seat, state->wild[seat], ZAV_GEM_WILD, wild);
  return TRUE;
}

/* ---- Choosing one of the drawn cards ------------------------------------------- */

/* The order has to name exactly the cards that go back (ZAV-050). */
static gboolean
check_order (const ZavState *state,
             const GnMove   *move,
             GnSay          *why)
{
  const gint16 *order = &move->arg[ZAV_ARG_ORDER];
  int returned[2];
  int n = 0, found = 0;

  if (order[0] == GN_NONE)
    return TRUE;

  for (int i = 0; i < state->drawn_n; i++)
    if (state->drawn[i] != move->arg[ZAV_ARG_CARD])
      returned[n++] = state->drawn[i];
  /* A hand card of the other kind goes under the other pile: it may be named, but there is nothing to order. */
  if (state->hand_kind[move->seat] >= 0 && (state->hand_kind[move->seat] == state->drawn_kind || order[0] != n))
    returned[n++] = state->hand[move->seat];

  if (order[0] != n)
    return gn_say (why, ZAV_NO_ORDER);
  for (int i = 0; i < n; i++)
    for (int k = 0; k < n; k++)
      if (returned[i] >= 0 && order[1 + k] == returned[i])
        {
          found++;
          break;
        }
  if (found != n)
    return gn_say (why, ZAV_NO_ORDER);
  return TRUE;
}

static gboolean
check_keep (const GnMatch  *match,
            const ZavState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int card = move->arg[ZAV_ARG_CARD];
  gboolean known = TRUE, drawn = FALSE;

  if (state->head.over)
    return gn_say (why, ZAV_NO_OVER);
  if (state->phase != ZAV_PHASE_CHOOSE)
    return gn_say (why, ZAV_NO_PHASE_NOT_DRAWN);
  if (state->owed_drawn)
    return refuse_entry (match, state, why);
  if (move->seat != state->active)
    return gn_say (why, ZAV_NO_TURN, move->seat, state->active);
  if (card == ZAV_SEVERAL_CARDS)
    return gn_say (why, ZAV_NO_HAND_LIMIT);

  for (int i = 0; i < state->drawn_n; i++)
    {
      known = known && state->drawn[i] >= 0;
      drawn = drawn || state->drawn[i] == card;
    }

  /* The box deals: the kept card is secret (ZAV-141). If the move names it anyway, the name is ignored. */
  if (!known)
    return TRUE;
  if (card == GN_NONE || !drawn)
    return gn_say (why, ZAV_NO_KEEP);
  return check_order (state, move, why);
}

static gboolean
check_mine (const GnMatch  *match,
            const ZavState *state,
            const GnMove   *move,
            GnSay          *why)
{
  if (state->head.over)
    return gn_say (why, ZAV_NO_OVER);
  if (state->phase != ZAV_PHASE_MINE)
    return gn_say (why, ZAV_NO_PHASE_NOT_MINING);
  if (move->seat != state->active)
    return gn_say (why, ZAV_NO_TURN_MINING, move->seat, state->active);
  return zav_mine_check (match, state, move, why);
}

/* ---- Entries (5.21) -------------------------------------------------------------- */

static gboolean
check_turn_up (const GnMatch  *match,
               const ZavState *state,
               const GnMove   *move,
               GnSay          *why)
{
  const ZavSet *set = zav_set (match);
  const int card = move->arg[ZAV_ARG_CARD];
  const guint owed = zav_owed_slots (state);
  int slot = move->arg[ZAV_ARG_TURN_SLOT];

  if (card < 0 || card >= (int) set->n_items)
    return gn_say (why, ZAV_NO_SUCH);
  if (slot == GN_NONE)
    {
      const guint of_kind = owed & (set->item[card].kind == ZAV_ARTIFACT ? 0x07 : 0x38);

      slot = of_kind ? __builtin_ctz (of_kind) : __builtin_ctz (owed);
    }
  else if (slot < 0 || slot >= ZAV_SLOTS)
    return gn_say (why, ZAV_NO_SUCH);
  else if (!(owed & 1u << slot))
    return gn_say (why, ZAV_NO_PHASE_ENTRY);

  const int kind = slot / 3;
  const GnLayer *top = &state->pile[kind].layer[0];

  /* A card that was put on the bottom of the pile and has come to the top is known. */
  if (top->card != card && (top->card >= 0 || !check_new_item (match, state, card, kind, why)))
    return top->card >= 0 ? gn_say (why, ZAV_NO_CARD_OTHER, card, slot) : FALSE;

  if (kind == ZAV_ARTIFACT && zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS)
      && (set->item[card].outlined < 0 || !set->item[card].cost_known))
    return gn_say (why, ZAV_NO_TEACH_OUTLINED, card);
  return TRUE;
}

static gboolean
check_new_tile (const GnMatch  *match,
                const ZavState *state,
                int             tile,
                int             space,
                GnSay          *why)
{
  const ZavSet *set = zav_set (match);

  if (tile < 0 || tile >= (int) set->n_tiles)
    return gn_say (why, ZAV_NO_SUCH);
  if ((set->tile[tile].back == ZAV_LIGHT) != (set->space[space].district == ZAV_DIAMANTINA))
    return gn_say (why, ZAV_NO_BACK, tile, space);
  GN_FOR_SEATS (match, seat)
    if (state->tiles[seat] & ZAV_BIT (tile))
      return gn_say (why, ZAV_NO_TILE_OWNER, tile, seat);
  for (int other = 0; other < ZAV_SPACES; other++)
    if (other != space && state->tile_at[other] == tile && (state->there & ZAV_BIT (other)))
      return gn_say (why, ZAV_NO_TILE_SPACE, tile, other);
  if (set->tile[tile].ordinal >= (set->tile[tile].back == ZAV_LIGHT ? 4 : 20))
    return gn_say (why, ZAV_NO_TILE_ROOM, tile);
  if (!set->tile[tile].known)
    return gn_say (why, ZAV_NO_TEACH_TILE, tile);
  return TRUE;
}

static gboolean
check_markers (const ZavState *state,
               const GnMove   *move,
               GnSay          *why)
{
  const gint16 *values = &move->arg[0];

  if (!state->owed_markers)
    return gn_say (why, ZAV_NO_PHASE_ENTRY);
  if (values[0] != state->owed_markers)
    return gn_say (why, ZAV_NO_VALUES, MAX (0, values[0]), state->owed_markers);
  for (int i = 1; i <= values[0]; i++)
    if (values[i] < 1 || values[i] > ZAV_OFF_MAX)
      return gn_say (why, ZAV_NO_VALUE, values[i], ZAV_OFF_MAX);
  return TRUE;
}

static gboolean
zav_check_entry (const GnMatch  *match,
                 const ZavState *state,
                 const GnMove   *move,
                 GnSay          *why)
{
  const gboolean setup = state->phase == ZAV_PHASE_SETUP;

  if (move->seat != GN_CHANCE)
    return gn_say (why, move->seat >= 0 && move->seat < match->n_seats ? ZAV_NO_NOT_PLAYERS : ZAV_NO_SUCH);
  if (state->head.over)
    return gn_say (why, ZAV_NO_OVER);

  switch (move->verb)
    {
    case ZAV_GNOME:
      if (!setup || state->gnome >= 0)
        return gn_say (why, ZAV_NO_PHASE_ENTRY);
      if (move->arg[0] == ZAV_DIAMANTINA)
        return gn_say (why, ZAV_NO_DIAMANTINA);
      return (move->arg[0] >= 0 && move->arg[0] < 5) || gn_say (why, ZAV_NO_SUCH);

    case ZAV_FIRST:
      if (!setup || state->start >= 0)
        return gn_say (why, ZAV_NO_PHASE_ENTRY);
      return (move->arg[0] >= 0 && move->arg[0] < match->n_seats) || gn_say (why, ZAV_NO_SUCH);

    case ZAV_TURN:
      if ((!setup && state->phase != ZAV_PHASE_ENTRY) || !zav_owed_slots (state))
        return gn_say (why, ZAV_NO_PHASE_ENTRY);
      return check_turn_up (match, state, move, why);

    case ZAV_FACE:
      if (!state->owed_face)
        return gn_say (why, ZAV_NO_PHASE_ENTRY);
      return check_new_tile (match, state, move->arg[0], state->owed_face - 1, why);

    case ZAV_SEEN:
      if (!state->owed_seen)
        return gn_say (why, ZAV_NO_PHASE_ENTRY);
      return check_new_tile (match, state, move->arg[0], state->owed_seen - 1, why);

    case ZAV_DRAWN:
      if (!state->owed_drawn)
        return gn_say (why, ZAV_NO_PHASE_ENTRY);
      return check_new_item (match, state, move->arg[ZAV_ARG_CARD], state->drawn_kind, why);

    case ZAV_MARKER:
      if (!state->owed_markers)
        return gn_say (why, ZAV_NO_PHASE_ENTRY);
      return (move->arg[0] >= 1 && move->arg[0] <= ZAV_OFF_MAX) || gn_say (why, ZAV_NO_SUCH);

    case ZAV_MARKERS:
    default:
      return check_markers (state, move, why);
    }
}

/* ---- Dispatch ---------------------------------------------------------------------- */

gboolean
zav_check (const GnMatch *match,
           gconstpointer  data,
           const GnMove  *move,
           GnSay         *why)
{
  const ZavState *state = data;

  if (move->verb >= ZAV_GNOME)
    return zav_check_entry (match, state, move, why);
  if (move->seat < 0 || move->seat >= match->n_seats)
    return gn_say (why, ZAV_NO_SUCH);

  switch (move->verb)
    {
    case ZAV_KEEP:
      return check_keep (match, state, move, why);
    case ZAV_MINE:
      return check_mine (match, state, move, why);
    case ZAV_DISCOUNT:
      if (state->head.over)
        return gn_say (why, ZAV_NO_OVER);
      return gn_say (why, zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS) ? ZAV_NO_PHASE_DISCOUNT
                                                                          : ZAV_NO_DISCOUNT_OPTION);
    default:
      break;
    }

  if (!check_turn (match, state, move, why))
    return FALSE;

  switch (move->verb)
    {
    case ZAV_SAMPLE:
      return check_sample (match, state, move, why);
    case ZAV_BUY:
      return check_buy (match, state, move, why);
    case ZAV_SELL:
      return check_sell (match, state, move, why);
    case ZAV_DRAW:
      return check_draw (match, state, move, why);
    case ZAV_TILE:
      return check_tile (match, state, move, why);
    case ZAV_ITEM:
      return check_item (match, state, move, why);
    case ZAV_TRADER_TAKE:
      return check_trader_take (match, state, move, why);
    case ZAV_TRADER_USE:
      return check_trader_use (match, state, move, why);
    case ZAV_GOLD:
      return TRUE;
    case ZAV_PASS:
      return gn_say (why, ZAV_NO_PASS);
    case ZAV_GIVE:
    default:
      return gn_say (why, ZAV_NO_TRADES);
    }
}
