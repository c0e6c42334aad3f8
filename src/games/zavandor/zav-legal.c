/* zav-legal.c: every legal move, in the order of the tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-state.h"

/* ---- Actions -------------------------------------------------------------------- */

static void
legal_samples (const ZavState *state,
               GnMoveList     *list)
{
  if (state->gold[state->active] < 1)
    return;
  ZAV_FOR_BITS (space, state->there)
    gn_move_list_add (list, state->active, ZAV_SAMPLE)->arg[0] = (gint16) space;
}

static void
legal_buys (const GnMatch  *match,
            const ZavState *state,
            const int       bank[ZAV_GEMS],
            GnMoveList     *list)
{
  const int seat = state->active;
  const int floor = zav_option (match, ZAV_OPTION_MARKER_FLOOR) ? 0 : 1;
  const int gold = state->gold[seat];
  int off[ZAV_OFF_MAX], n_off = 0;

  for (int i = 0; i < ZAV_OFF_MAX; i++)
    if (state->markers[seat][i])
      off[n_off++] = i + 1;

  ZAV_FOR_GEMS (gem)
    for (int n = 1; n <= 4 && n <= bank[gem]; n++)
      {
        const int price = state->price[gem];

        if (n_off == 0 && n * price > gold)
          break;
        if (n * price <= gold)
          {
            GnMove *move = gn_move_list_add (list, seat, ZAV_BUY);

            move->arg[ZAV_ARG_TYPE] = (gint16) gem;
            move->arg[ZAV_ARG_N] = (gint16) n;
          }
        for (int i = 0; i < n_off; i++)
          if (n * MAX (floor, price - off[i]) <= gold)
            {
              GnMove *move = gn_move_list_add (list, seat, ZAV_BUY);

              move->arg[ZAV_ARG_TYPE] = (gint16) gem;
              move->arg[ZAV_ARG_N] = (gint16) n;
              move->arg[ZAV_ARG_BUY_MARKER] = (gint16) off[i];
            }
      }
}

/* Sales, and trades with the seat's trader card: every number of gems up to @most, with every possible number of
 * wild gems among them. */
static void
legal_gems (const ZavState *state,
            guint           verb,
            int             gem,
            int             most,
            int             wild,
            GnMoveList     *list)
{
  const int seat = state->active;
  const int own = state->gems[seat][gem];

  for (int n = 1; n <= most; n++)
    for (int w = MAX (0, n - own); w <= MIN (n, wild); w++)
      {
        GnMove *move = gn_move_list_add (list, seat, verb);

        move->arg[ZAV_ARG_TYPE] = (gint16) gem;
        move->arg[ZAV_ARG_N] = (gint16) n;
        if (w > 0)
          move->arg[ZAV_ARG_SELL_WILD] = (gint16) w;
      }
}

static void
legal_tiles (const GnMatch  *match,
             const ZavState *state,
             GnMoveList     *list)
{
  const ZavSet *set = zav_set (match);
  GnMove move;

  gn_move_init (&move, state->active, ZAV_TILE);
  ZAV_FOR_BITS (space, state->there & (set->district_spaces[ZAV_DIAMANTINA] | set->district_spaces[state->gnome]))
    {
      const ZavSpaceInfo *info = &set->space[space];

      if (!info->cost_known || (state->tile_at[space] >= 0 && !set->tile[state->tile_at[space]].known))
        continue;
      move.arg[0] = (gint16) space;
      zav_payment_legal (state, state->active, info->cost, &move, list);
    }
}

static void
legal_items (const GnMatch  *match,
             const ZavState *state,
             GnMoveList     *list)
{
  const ZavSet *set = zav_set (match);
  const int seat = state->active;
  guint8 cost[ZAV_GEMS];
  GnMove move;

  gn_move_init (&move, seat, ZAV_ITEM);
  for (guint slot = 0; slot < ZAV_SLOTS; slot++)
    {
      const int item = state->slot[slot];

      if (item < 0 || !set->item[item].ready)
        continue;
      zav_item_cost (match, state, slot, (guint) item, cost);
      move.arg[0] = (gint16) slot;
      move.arg[ZAV_ARG_ITEM_CARD] = (gint16) item;
      zav_payment_legal (state, seat, cost, &move, list);
    }

  if (state->hand_kind[seat] < 0)
    return;

  /* If the hand card is not known here, it may be any card of its kind that is not yet accounted for. */
  guint32 candidates = state->hand[seat] >= 0 ? ZAV_BIT (state->hand[seat])
                                              : set->kind_items[state->hand_kind[seat]]
                                                & ~zav_known_items (state, match->n_seats);

  move.arg[0] = ZAV_SLOT_HAND;
  ZAV_FOR_BITS (item, candidates)
    {
      const ZavItemInfo *info = &set->item[item];

      if (!info->ready || (state->hand[seat] < 0 && info->ordinal >= (info->kind == ZAV_ARTIFACT ? 12 : 15)))
        continue;
      zav_item_cost (match, state, ZAV_SLOT_HAND, item, cost);
      move.arg[ZAV_ARG_ITEM_CARD] = (gint16) item;
      zav_payment_legal (state, seat, cost, &move, list);
    }
}

static void
legal_actions (const GnMatch  *match,
               const ZavState *state,
               GnMoveList     *list)
{
  const ZavSet *set = zav_set (match);
  const gboolean unlimited = zav_option (match, ZAV_OPTION_GEM_SUPPLY);
  const int seat = state->active;
  const int wild = zav_option (match, ZAV_OPTION_WILD_USES) ? 0 : state->wild[seat];
  const int short_pile = zav_option (match, ZAV_OPTION_SHORT_PILE) ? 2 : 1;
  guint taken = 0;
  int bank[ZAV_GEMS];

  ZAV_FOR_GEMS (gem)
    bank[gem] = unlimited ? G_MAXINT : zav_bank (state, match->n_seats, set, gem);
  for (guint owner = 0; owner < match->n_seats; owner++)
    if (state->trader[owner] >= 0)
      taken |= 1u << state->trader[owner];

  legal_samples (state, list);
  legal_buys (match, state, bank, list);
  ZAV_FOR_GEMS (gem)
    legal_gems (state, ZAV_SELL, gem, MIN (4, state->gems[seat][gem] + wild), wild, list);
  for (guint kind = 0; kind < 2; kind++)
    if (zav_pile_size (state, kind) >= short_pile)
      gn_move_list_add (list, seat, ZAV_DRAW)->arg[0] = (gint16) kind;
  legal_tiles (match, state, list);
  legal_items (match, state, list);
  for (int pair = 0; pair < ZAV_PAIRS; pair++)
    if (!(taken >> pair & 1))
      gn_move_list_add (list, seat, ZAV_TRADER_TAKE)->arg[0] = (gint16) pair;
  if (state->trader[seat] >= 0)
    for (guint i = 0; i < 2; i++)
      {
        const gint8 *pair = zav_pair_gems[state->trader[seat]];

        legal_gems (state, ZAV_TRADER_USE, pair[i], MIN (MIN (2, state->gems[seat][pair[i]] + wild), bank[pair[1 - i]]),
                    wild, list);
      }
  gn_move_list_add (list, seat, ZAV_GOLD);
}

/* The usual order is listed as no order. The other order exists only if two cards go under the same pile. */
static void
legal_keeps (const ZavState *state,
             GnMoveList     *list)
{
  const int seat = state->active;
  const int old = state->hand[seat];

  for (int i = 0; i < state->drawn_n; i++)
    if (state->drawn[i] < 0)
      {
        gn_move_list_add (list, seat, ZAV_KEEP);
        return;
      }

  for (int i = 0; i < state->drawn_n; i++)
    {
      gn_move_list_add (list, seat, ZAV_KEEP)->arg[ZAV_ARG_CARD] = state->drawn[i];
      if (state->drawn_n == 2 && state->hand_kind[seat] == state->drawn_kind && old >= 0)
        {
          GnMove *move = gn_move_list_add (list, seat, ZAV_KEEP);

          move->arg[ZAV_ARG_CARD] = state->drawn[i];
          move->arg[ZAV_ARG_ORDER] = 2;
          move->arg[ZAV_ARG_ORDER + 1] = (gint16) old;
          move->arg[ZAV_ARG_ORDER + 2] = state->drawn[1 - i];
        }
    }
}

/* ---- Entries ---------------------------------------------------------------------- */

/* The items that can be the one that came up (ZAV-142). */
static guint32
new_items (const GnMatch  *match,
           const ZavState *state,
           guint           kind)
{
  const ZavSet *set = zav_set (match);
  guint32 items = set->kind_items[kind] & ~zav_known_items (state, match->n_seats);

  ZAV_FOR_BITS (item, items)
    if (set->item[item].ordinal >= (kind == ZAV_ARTIFACT ? 12 : 15))
      items &= ~ZAV_BIT (item);
  return items;
}

static void
legal_turns (const GnMatch  *match,
             const ZavState *state,
             GnMoveList     *list)
{
  const ZavSet *set = zav_set (match);
  const gboolean expert = zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS);
  const guint owed = zav_owed_slots (state);

  for (guint slot = 0; slot < ZAV_SLOTS; slot++)
    {
      const guint kind = slot / 3;

      if (!(owed & 1u << slot))
        continue;

      const int top = state->pile[kind].layer[0].card;

      ZAV_FOR_BITS (item, top >= 0 ? ZAV_BIT (top) : new_items (match, state, kind))
        {
          if (expert && kind == ZAV_ARTIFACT && (set->item[item].outlined < 0 || !set->item[item].cost_known))
            continue;

          GnMove *move = gn_move_list_add (list, GN_CHANCE, ZAV_TURN);

          move->arg[ZAV_ARG_CARD] = (gint16) item;
          move->arg[ZAV_ARG_TURN_SLOT] = (gint16) slot;
        }
    }
}

static void
legal_new_tiles (const GnMatch  *match,
                 const ZavState *state,
                 guint           verb,
                 guint           space,
                 GnMoveList     *list)
{
  const ZavSet *set = zav_set (match);
  const guint back = set->space[space].district == ZAV_DIAMANTINA ? ZAV_LIGHT : ZAV_DARK;

  ZAV_FOR_BITS (tile, set->back_tiles[back] & ~zav_known_tiles (state, match->n_seats))
    if (set->tile[tile].known && set->tile[tile].ordinal < (back == ZAV_LIGHT ? 4 : 20))
      gn_move_list_add (list, GN_CHANCE, verb)->arg[0] = (gint16) tile;
}

static void
zav_legal_entries (const GnMatch  *match,
                   const ZavState *state,
                   GnMoveList     *list)
{
  const gboolean setup = state->phase == ZAV_PHASE_SETUP;

  if (setup && state->gnome < 0)
    for (gint16 district = 0; district < 5; district++)
      gn_move_list_add (list, GN_CHANCE, ZAV_GNOME)->arg[0] = district;
  if (setup && state->start < 0)
    for (gint16 seat = 0; seat < match->n_seats; seat++)
      gn_move_list_add (list, GN_CHANCE, ZAV_FIRST)->arg[0] = seat;
  if (setup || state->phase == ZAV_PHASE_ENTRY)
    legal_turns (match, state, list);
  if (state->owed_face)
    legal_new_tiles (match, state, ZAV_FACE, state->owed_face - 1u, list);
  if (state->owed_markers)
    for (gint16 off = 1; off <= ZAV_OFF_MAX; off++)
      gn_move_list_add (list, GN_CHANCE, ZAV_MARKER)->arg[0] = off;
  if (state->owed_drawn)
    ZAV_FOR_BITS (item, new_items (match, state, (guint) state->drawn_kind))
      gn_move_list_add (list, GN_CHANCE, ZAV_DRAWN)->arg[ZAV_ARG_CARD] = (gint16) item;
  if (state->owed_seen)
    legal_new_tiles (match, state, ZAV_SEEN, state->owed_seen - 1u, list);
}

/* ---- Dispatch ------------------------------------------------------------------------ */

void
zav_legal (const GnMatch *match,
           gconstpointer  data,
           GnMoveList    *list)
{
  const ZavState *state = data;

  if (state->head.over)
    return;

  switch ((ZavPhase) state->phase)
    {
    case ZAV_PHASE_ACTION:
      if (state->owed_seen)
        zav_legal_entries (match, state, list);
      else
        legal_actions (match, state, list);
      break;
    case ZAV_PHASE_CHOOSE:
      if (state->owed_drawn)
        zav_legal_entries (match, state, list);
      else
        legal_keeps (state, list);
      break;
    case ZAV_PHASE_SETUP:
    case ZAV_PHASE_ENTRY:
      zav_legal_entries (match, state, list);
      break;
    case ZAV_PHASE_MINE:
      zav_mine_legal (match, state, state->active, list, G_MAXUINT);
      break;
    case ZAV_PHASE_OVER:
    default:
      break;
    }
}
