/* zav-apply.c: the effects of each checked move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-state.h"

/* ---- Gems -------------------------------------------------------------------- */

static void
apply_buy (const GnMatch *match,
           ZavState      *state,
           const GnMove  *move,
           GnStory       *story)
{
  const int seat = move->seat, gem = move->arg[ZAV_ARG_TYPE], n = move->arg[ZAV_ARG_N];
  const int marker = move->arg[ZAV_ARG_BUY_MARKER];
  int unit = state->price[gem];

  if (marker != GN_NONE)
    {
      unit = MAX (zav_option (match, ZAV_OPTION_MARKER_FLOOR) ? 0 : 1, unit - marker);
      state->markers[seat][marker - 1]--;
      state->markers_out++;
      gn_story_tell (story, unit < state->price[gem] ? ZAV_MARKER_USED : ZAV_MARKER_IDLE, seat, marker);
    }
  state->gold[seat] -= (gint16) (n * unit);
  state->gems[seat][gem] += (gint16) n;
  gn_story_tell (story, ZAV_BOUGHT, seat, n, gem, n * unit);
  zav_move_target (state, (guint) gem, 1, story);
}

static void
give_wild (ZavState *state,
           int       seat,
           int       n,
           GnStory  *story)
{
  if (n == 0)
    return;
  state->wild[seat] -= (guint8) n;
  gn_story_tell (story, ZAV_WILD_USED, seat, n);
}

static void
apply_sell (const GnMatch *match,
            ZavState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int seat = move->seat, gem = move->arg[ZAV_ARG_TYPE], n = move->arg[ZAV_ARG_N];
  const int wild = MAX (0, move->arg[ZAV_ARG_SELL_WILD]);

  state->gems[seat][gem] -= (gint16) (n - wild);
  zav_add_gold (state, seat, n * state->price[gem]);
  gn_story_tell (story, ZAV_SOLD, seat, n, gem, n * state->price[gem]);
  give_wild (state, seat, wild, story);
  /* ZAV-114: if only wild gems were sold, the target stays, without a fact: this is not a sale of that type. */
  if (wild < n || !zav_option (match, ZAV_OPTION_WILD_MARKET))
    zav_move_target (state, (guint) gem, -1, story);
}

static void
apply_trade (ZavState     *state,
             const GnMove *move,
             GnStory      *story)
{
  const int seat = move->seat, gem = move->arg[ZAV_ARG_TYPE], n = move->arg[ZAV_ARG_N];
  const int wild = MAX (0, move->arg[ZAV_ARG_SELL_WILD]);
  const int other = zav_pair_other (state->trader[seat], gem);

  state->gems[seat][gem] -= (gint16) (n - wild);
  state->gems[seat][other] += (gint16) n;
  gn_story_tell (story, ZAV_TRADED, seat, n, gem, n, other);
  give_wild (state, seat, wild, story);
}

static void
apply_trader_take (ZavState     *state,
                   const GnMove *move,
                   GnStory      *story)
{
  if (state->trader[move->seat] >= 0)
    gn_story_tell (story, ZAV_TRADER_BACK, move->seat, state->trader[move->seat]);
  state->trader[move->seat] = (gint8) move->arg[0];
  gn_story_tell (story, ZAV_TRADER_TAKEN, move->seat, move->arg[0]);
}

/* ---- Payments ------------------------------------------------------------------ */

/* Takes the payment and moves the targets (ZAV-055, ZAV-057, ZAV-062). */
static void
pay (const GnMatch *match,
     ZavState      *state,
     const GnMove  *move,
     const guint8   cost[ZAV_GEMS],
     int            space,
     int            item,
     GnStory       *story)
{
  const gboolean silent = zav_option (match, ZAV_OPTION_WILD_MARKET);
  int own[ZAV_GEMS], wild[ZAV_GEMS], all_own = 0, all_wild = 0;
  gboolean named;

  zav_payment_read (move, state, cost, own, wild, &named);
  ZAV_FOR_GEMS (gem)
    {
      state->gems[move->seat][gem] -= (gint16) own[gem];
      all_own += own[gem];
      all_wild += wild[gem];
    }

  const gboolean only_wild = all_own == 0 && all_wild > 0;

  if (item >= 0)
    gn_story_tell (story, only_wild ? ZAV_ITEM_BOUGHT_WILD : ZAV_ITEM_BOUGHT, move->seat, item, own[0], own[1], own[2],
                   own[3]);
  else
    gn_story_tell (story, only_wild ? ZAV_TILE_BOUGHT_WILD : ZAV_TILE_BOUGHT, move->seat, space, own[0], own[1], own[2],
                   own[3]);
  give_wild (state, move->seat, all_wild, story);

  ZAV_FOR_GEMS (gem)
    {
      const int paid = silent ? own[gem] : own[gem] + wild[gem];

      if (paid > 0)
        zav_move_target (state, gem, paid, story);
    }
}

static void
show_tile (const GnMatch *match,
           ZavState      *state,
           int            seat,
           int            tile,
           GnStory       *story)
{
  state->tiles[seat] |= ZAV_BIT (tile);
  gn_story_tell (story, ZAV_TILE_SHOWN, seat, tile, zav_set (match)->tile[tile].vp);
}

static void
apply_tile (const GnMatch *match,
            ZavState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const ZavSet *set = zav_set (match);
  const int space = move->arg[0];
  guint8 cost[ZAV_GEMS];

  zav_space_cost (set, (guint) space, cost);
  pay (match, state, move, cost, space, -1, story);
  state->there &= ~ZAV_BIT (space);
  state->bought++;
  if (set->space[space].district != ZAV_DIAMANTINA)
    state->bought_district++;

  if (state->tile_at[space] >= 0)
    show_tile (match, state, move->seat, state->tile_at[space], story);
  else
    state->owed_face = (guint8) (1 + space);
}

/* The immediate effect of an artifact. All other effects apply while it is owned (5.16). */
static void
begin_effect (const GnMatch *match,
              ZavState      *state,
              int            seat,
              int            item,
              GnStory       *story)
{
  const ZavSet *set = zav_set (match);
  const ZavItemInfo *info = &set->item[item];

  if (info->machine == ZAV_GNOMUNCULUS)
    gn_story_tell (story, ZAV_MORE_ACTIONS, seat, zav_actions_all (set, state, seat));
  else if (info->machine == ZAV_CONVERTOR)
    {
      const int n = MIN (info->value, zav_bank_wild (state, match->n_seats));

      state->wild[seat] += (guint8) n;
      gn_story_tell (story, ZAV_WILD_TAKEN, seat, n);
    }
  else if (info->machine == ZAV_EMEROMOBILE)
    {
      const int of = info->value - 1;

      gn_story_tell (story, ZAV_MARKERS_TAKEN, seat, ZAV_MARKERS_EACH);
      if (of >= 0 && set->markers_known[of])
        for (guint i = 0; i < ZAV_OFF_MAX; i++)
          state->markers[seat][i] += set->markers[of][i];
      else
        state->owed_markers = ZAV_MARKERS_EACH;
    }
}

/* a card of another level than its back showed is believed, since piles may have been stacked wrongly. */
static void
tell_level (const GnMatch *match,
            int            card,
            int            pool,
            GnStory       *story)
{
  const int level = zav_set (match)->item[card].level, showed = zav_pool_level (pool);

  if (level >= 0 && showed >= 0 && level != showed)
    gn_story_tell (story, ZAV_OTHER_LEVEL, card, level, showed);
}

static void
apply_item (const GnMatch *match,
            ZavState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const ZavSet *set = zav_set (match);
  const int seat = move->seat, slot = move->arg[0];
  int item = slot == ZAV_SLOT_HAND ? state->hand[seat] : state->slot[slot];
  guint8 cost[ZAV_GEMS];

  if (item < 0)
    item = move->arg[ZAV_ARG_ITEM_CARD];

  zav_item_cost (match, state, (guint) slot, (guint) item, cost);
  pay (match, state, move, cost, -1, item, story);

  if (slot == ZAV_SLOT_HAND)
    {
      tell_level (match, item, state->hand_pool[seat], story);
      state->hand[seat] = state->hand_kind[seat] = state->hand_pool[seat] = -1;
    }
  else
    state->slot[slot] = -1;
  if (slot < 3 && state->upright[slot] + state->sideways[slot] > 0)
    {
      gn_story_tell (story, ZAV_DISCOUNT_BACK, state->upright[slot] + state->sideways[slot], set->item[item].outlined,
                     slot);
      state->upright[slot] = state->sideways[slot] = 0;
    }

  state->items[seat] |= ZAV_BIT (item);
  gn_story_tell (story, ZAV_ITEM_POINTS, seat, item, set->item[item].vp);
  begin_effect (match, state, seat, item, story);
  if (slot < ZAV_SLOTS && state->pile[slot / 3].n == 0)
    gn_story_tell (story, ZAV_STAYS_EMPTY, slot, slot / 3);
}

/* ---- Drawing -------------------------------------------------------------------- */

static void
apply_sample (const GnMatch *match,
              ZavState      *state,
              const GnMove  *move,
              GnStory       *story)
{
  const int seat = move->seat, space = move->arg[0];

  state->gold[seat]--;
  state->seen_by[space] |= (guint8) GN_SEES (seat);
  gn_story_tell (story, ZAV_SAMPLED, seat, space);
  if (state->tile_at[space] >= 0)
    gn_story_add (story, GN_SEES (seat), ZAV_SAW, seat, state->tile_at[space], space);
  else if (match->dealer[ZAV_FAMILY_TILES] == GN_DEALER_APP)
    state->owed_seen = (guint8) (1 + space);
}

/* In the order in which they lie, which is that of the forms: a card that is known is told after one that is still to
 * be dealt before it. */
static void
tell_drawn (const ZavState *state,
            int             from,
            int             seat,
            GnStory        *story)
{
  for (int i = from; i < state->drawn_n && state->drawn[i] >= 0; i++)
    gn_story_add (story, GN_SEES (seat), ZAV_DREW_CARD, seat, state->drawn[i]);
}

static void
apply_draw (const GnMatch *match,
            ZavState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const gboolean deals = match->dealer[ZAV_FAMILY_ITEMS] == GN_DEALER_APP;
  const int kind = move->arg[0];
  const int n = MIN (2, zav_pile_size (state, (guint) kind));

  state->phase = ZAV_PHASE_CHOOSE;
  state->drawn_n = (guint8) n;
  state->drawn_kind = (gint8) kind;
  gn_story_tell (story, kind == ZAV_ARTIFACT ? ZAV_DREW : ZAV_DREW_JEWELRY, move->seat, kind, n);
  for (int i = 0; i < n; i++)
    {
      const GnLayer top = gn_pile_take_top (&state->pile[kind]);

      state->drawn[i] = (gint8) top.card;
      state->drawn_pool[i] = (gint8) top.pool;
      if (top.card < 0 && deals)
        state->owed_drawn++;
    }
  for (int i = 0; i < n; i++)
    if (i == 0 || (state->drawn[i - 1] < 0 && !deals))
      tell_drawn (state, i, move->seat, story);
}

typedef struct {
  gint8 card, kind, pool;
} Returned;

static void
put_under (ZavState       *state,
           int             seat,
           const Returned *card,
           GnStory        *story)
{
  GnPile *pile = &state->pile[card->kind];

  gn_story_tell (story, card->kind == ZAV_ARTIFACT ? ZAV_RETURNED : ZAV_RETURNED_JEWELRY, seat, card->kind, 1);
  if (card->card < 0)
    {
      gn_pile_put_unseen_bottom (pile, (guint) card->pool, 1);
      return;
    }
  gn_pile_put_known_bottom (pile, card->card, (guint) card->pool, GN_SEES (seat));
  gn_story_add (story, GN_SEES (seat), ZAV_RETURNED_WHICH, seat, card->card, card->kind);
}

/* ZAV-046 … ZAV-050. Only the player knows which of two backs was kept, and which card is above. The public side
 * must not know it either, so both cards go into the pool "artifacts" or "jewelry" without a level. */
static void
apply_keep (const GnMatch *match,
            ZavState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int seat = move->seat;
  const gint16 *order = &move->arg[ZAV_ARG_ORDER];
  const gboolean two = state->drawn_n == 2;
  const gboolean known = state->drawn[0] >= 0 && (!two || state->drawn[1] >= 0);
  const int kept = known && two && state->drawn[1] == move->arg[ZAV_ARG_CARD] ? 1 : 0;
  const gint8 kind = state->drawn_kind;
  const gboolean mixed = two && state->drawn_pool[0] != state->drawn_pool[1];
  const gint8 pool = mixed ? (gint8) zav_pool_of ((guint) kind, -1) : state->drawn_pool[0];
  Returned back[2];
  int n = 0;

  if (two)
    back[n++] = (Returned) { known ? state->drawn[1 - kept] : -1, kind, pool };
  if (state->hand_kind[seat] >= 0)
    back[n++] = (Returned) { state->hand[seat], state->hand_kind[seat], state->hand_pool[seat] };

  state->hand[seat] = known ? state->drawn[kept] : -1;
  state->hand_kind[seat] = kind;
  state->hand_pool[seat] = pool;
  state->drawn_n = 0;
  state->drawn_kind = -1;
  for (int i = 0; i < 2; i++)
    state->drawn[i] = state->drawn_pool[i] = -1;

  gn_story_tell (story, ZAV_KEPT, seat, kind);
  if (known)
    gn_story_add (story, GN_SEES (seat), ZAV_KEPT_WHICH, seat, state->hand[seat]);

  if (n == 2 && back[0].kind == back[1].kind)
    {
      if (back[0].pool != back[1].pool)
        back[0].pool = back[1].pool = (gint8) zav_pool_of ((guint) kind, -1);
      if (order[0] == 2 && order[1] == back[1].card)
        {
          const Returned upper = back[1];

          back[1] = back[0];
          back[0] = upper;
        }
    }
  for (int i = 0; i < n; i++)
    put_under (state, seat, &back[i], story);
}

/* ---- Entries ---------------------------------------------------------------------- */

static void
go_on_from_setup (const GnMatch *match,
                  ZavState      *state,
                  GnStory       *story)
{
  if (zav_entry_owed (match, state))
    return;
  if (state->round == 0)
    {
      state->round = 1;
      zav_begin_round (match, state, story);
      return;
    }

  /* The position that was entered says where play continues. */
  state->phase = ZAV_PHASE_ACTION;
  if (state->active < 0)
    state->active = state->start;
}

static void
apply_turn_up (const GnMatch *match,
               ZavState      *state,
               const GnMove  *move,
               GnStory       *story)
{
  const int card = move->arg[ZAV_ARG_CARD];
  const guint owed = zav_owed_slots (state) & (zav_set (match)->item[card].kind == ZAV_ARTIFACT ? 0x07 : 0x38);
  const int slot = move->arg[ZAV_ARG_TURN_SLOT] != GN_NONE ? move->arg[ZAV_ARG_TURN_SLOT] : __builtin_ctz (owed);

  const GnLayer top = gn_pile_take_top (&state->pile[slot / 3]);

  state->slot[slot] = (gint8) card;
  gn_story_tell (story, ZAV_TURNED, card, slot);
  tell_level (match, card, top.pool, story);
}

static void
apply_face (const GnMatch *match,
            ZavState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  state->tile_at[state->owed_face - 1] = (gint8) move->arg[0];
  state->owed_face = 0;
  show_tile (match, state, state->active, move->arg[0], story);
}

static void
apply_seen (ZavState     *state,
            const GnMove *move,
            GnStory      *story)
{
  const int space = state->owed_seen - 1;

  state->tile_at[space] = (gint8) move->arg[0];
  state->owed_seen = 0;
  gn_story_add (story, GN_SEES (state->active), ZAV_SAW, state->active, move->arg[0], space);
}

static void
apply_drawn (ZavState     *state,
             const GnMove *move,
             GnStory      *story)
{
  const int i = state->drawn[0] < 0 ? 0 : 1;

  state->drawn[i] = (gint8) move->arg[ZAV_ARG_CARD];
  state->owed_drawn--;
  tell_drawn (state, i, state->active, story);
}

static void
add_marker (ZavState *state,
            int       off,
            GnStory  *story)
{
  state->markers[state->active][off - 1]++;
  state->owed_markers--;
  gn_story_tell (story, ZAV_MARKER_SHOWN, state->active, off);
}

static void
apply_entry (const GnMatch *match,
             ZavState      *state,
             const GnMove  *move,
             GnStory       *story)
{
  const gboolean setup = state->phase == ZAV_PHASE_SETUP;

  switch (move->verb)
    {
    case ZAV_GNOME:
      state->gnome = (gint8) move->arg[0];
      gn_story_tell (story, ZAV_GNOME_STARTS, state->gnome);
      break;
    case ZAV_FIRST:
      state->start = (gint8) move->arg[0];
      gn_story_tell (story, ZAV_FIRST_PLAYER, state->start);
      break;
    case ZAV_TURN:
      apply_turn_up (match, state, move, story);
      break;
    case ZAV_FACE:
      apply_face (match, state, move, story);
      break;
    case ZAV_MARKER:
      add_marker (state, move->arg[0], story);
      break;
    case ZAV_MARKERS:
      for (int i = 1; i <= move->arg[0]; i++)
        add_marker (state, move->arg[i], story);
      break;
    case ZAV_DRAWN:
      apply_drawn (state, move, story);
      return;
    case ZAV_SEEN:
      apply_seen (state, move, story);
      return;
    default:
      g_assert_not_reached ();
    }

  if (setup)
    go_on_from_setup (match, state, story);
  else
    zav_entries_done (match, state, story);
}

/* ---- Dispatch ---------------------------------------------------------------------- */

static void
apply_mine (const GnMatch *match,
            ZavState      *state,
            const GnMove  *move,
            GnStory       *story)
{
  int taken[ZAV_GEMS];

  zav_mine_taken (match, state, move, taken);
  zav_mine_for (match, state, taken, story);
  if (zav_mining_next (match, state, story))
    zav_mining_go_on (match, state, story);
}

void
zav_apply (const GnMatch *match,
           gpointer       data,
           const GnMove  *move,
           GnStory       *story)
{
  ZavState *state = data;

  switch (move->verb)
    {
    case ZAV_SAMPLE:
      apply_sample (match, state, move, story);
      return;
    case ZAV_DRAW:
      apply_draw (match, state, move, story);
      return;
    case ZAV_MINE:
      apply_mine (match, state, move, story);
      return;

    case ZAV_BUY:
      apply_buy (match, state, move, story);
      break;
    case ZAV_SELL:
      apply_sell (match, state, move, story);
      break;
    case ZAV_KEEP:
      apply_keep (match, state, move, story);
      state->phase = ZAV_PHASE_ACTION;
      break;
    case ZAV_TILE:
      apply_tile (match, state, move, story);
      break;
    case ZAV_ITEM:
      apply_item (match, state, move, story);
      break;
    case ZAV_TRADER_TAKE:
      apply_trader_take (state, move, story);
      break;
    case ZAV_TRADER_USE:
      apply_trade (state, move, story);
      break;
    case ZAV_GOLD:
      zav_add_gold (state, move->seat, 4);
      gn_story_tell (story, ZAV_FOUR_GOLD, move->seat, 4);
      break;

    default:
      apply_entry (match, state, move, story);
      return;
    }

  zav_action_done (match, state, story);
}

/* ZAV-123: one entry with five values is taken as five entries. */
guint
zav_take_apart (const GnMatch *match,
                gconstpointer  data,
                const GnMove  *whole,
                GnMoveList    *parts)
{
  for (int i = 1; i <= whole->arg[0]; i++)
    gn_move_list_add (parts, whole->seat, ZAV_MARKER)->arg[0] = whole->arg[i];
  return whole->arg[0];
}
