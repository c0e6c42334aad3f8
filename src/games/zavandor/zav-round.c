/* zav-round.c: consequences of a move: next player, mining, prices, discounts, the gnome, the end (section 4)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-state.h"

/* ZAV-033: the target is clamped at each change; the part cut off is lost. */
void
zav_move_target (ZavState *state,
                 guint     gem,
                 int       change,
                 GnStory  *story)
{
  const int was = state->target[gem];
  const int now = zav_clamp (was + change);

  state->target[gem] = (gint8) now;
  if (now == was)
    gn_story_tell (story, ZAV_TARGET_HELD, (int) gem, now);
  else
    gn_story_tell (story, now == 1 || now == 15 ? ZAV_TARGET_LIMIT : ZAV_TARGET, (int) gem, was, now);
}

/* ---- The start of a round -------------------------------------------------- */

/* ZAV-100 … ZAV-104 */
static void
correct_market (const GnMatch *match,
                ZavState      *state,
                GnStory       *story)
{
  int highest = 0, n_highest = 0;

  ZAV_FOR_GEMS (gem)
    highest = MAX (highest, state->price[gem]);
  ZAV_FOR_GEMS (gem)
    n_highest += state->price[gem] == highest;

  const int gold = highest * (zav_option (match, ZAV_OPTION_CORRECTION_PAYOUT) ? n_highest : 1);

  GN_FOR_SEATS (match, seat)
    zav_add_gold (state, seat, gold);
  gn_story_tell (story, ZAV_CORRECTION, gold);

  ZAV_FOR_GEMS (gem)
    {
      int owned = 0;

      if (state->price[gem] != highest)
        continue;
      for (guint seat = 0; seat < match->n_seats; seat++)
        owned += state->gems[seat][gem];

      const int now = zav_clamp (highest - owned / 4);

      state->price[gem] = (gint8) now;
      state->target[gem] = (gint8) zav_clamp (state->target[gem] - owned / 4);
      if (now != highest)
        gn_story_tell (story, ZAV_DROP, (int) gem, owned, highest, now);
      else
        gn_story_tell (story, ZAV_DROP_NONE, (int) gem, owned, now);
    }
}

void
zav_begin_round (const GnMatch *match,
                 ZavState      *state,
                 GnStory       *story)
{
  memset (state->used, 0, sizeof state->used);
  state->bought = state->bought_district = 0;
  gn_story_tell (story, ZAV_ROUND, state->round, state->start);
  if (state->round == 2)
    correct_market (match, state, story);
  state->phase = ZAV_PHASE_ACTION;
  state->active = state->start;
}

/* ---- The end ----------------------------------------------------------------- */

/* ZAV-132 … ZAV-135, as facts. The scoresheet computes the same independently. */
static void
tell_end (const GnMatch  *match,
          const ZavState *state,
          GnStory        *story)
{
  const ZavSet *set = zav_set (match);
  int best = -1, n_best = 0, most = -1, n_most = 0;
  int points[ZAV_SEATS], gold[ZAV_SEATS];
  int dearest = 0;

  ZAV_FOR_GEMS (gem)
    dearest = MAX (dearest, state->price[gem]);
  GN_FOR_SEATS (match, seat)
    {
      points[seat] = zav_points (set, state, seat);
      gold[seat] = state->gold[seat] + state->wild[seat] * dearest;
      ZAV_FOR_GEMS (gem)
        gold[seat] += state->gems[seat][gem] * state->price[gem];
      n_best = points[seat] > best ? 1 : n_best + (points[seat] == best);
      best = MAX (best, points[seat]);
    }

  gn_story_tell (story, ZAV_ENDED);
  GN_FOR_SEATS (match, seat)
    {
      if (points[seat] != best)
        continue;
      if (n_best == 1)
        {
          gn_story_tell (story, ZAV_WON, seat, best);
          return;
        }
      gn_story_tell (story, ZAV_SALE, seat, gold[seat]);
      n_most = gold[seat] > most ? 1 : n_most + (gold[seat] == most);
      most = MAX (most, gold[seat]);
    }
  GN_FOR_SEATS (match, seat)
    if (points[seat] == best && gold[seat] == most)
      gn_story_tell (story, n_most == 1 ? ZAV_WON_SALE : ZAV_WON_SHARED, seat, best, most);
}

static void
zav_check_trigger (const GnMatch *match,
                   ZavState      *state,
                   int            seat,
                   int            action,
                   GnStory       *story)
{
  if (state->reached[seat])
    return;

  const int points = zav_points (zav_set (match), state, seat);

  if (points < zav_threshold (match->n_seats))
    return;

  state->reached[seat] = (guint8) action;
  gn_story_tell (story, state->end_by < 0 ? ZAV_TRIGGERED : ZAV_REACHED, seat, points);
  if (state->end_by < 0)
    state->end_by = (gint8) seat;
}

/* ---- After an action ----------------------------------------------------------- */

/* Whether this action was the last of the game. If so, cards to turn up and markers no longer matter (ZAV-141). */
static gboolean
was_last (const GnMatch  *match,
          const ZavState *state)
{
  const ZavSet *set = zav_set (match);

  if (state->end_by < 0 && zav_points (set, state, state->active) < zav_threshold (match->n_seats))
    return FALSE;
  GN_FOR_SEATS (match, seat)
    if (zav_actions_left (set, state, seat) > (seat == state->active))
      return FALSE;
  return TRUE;
}

/* ZAV-020, ZAV-021, ZAV-128 */
static void
finish_action (const GnMatch *match,
               ZavState      *state,
               GnStory       *story)
{
  const int seat = state->active;

  state->phase = ZAV_PHASE_ACTION;
  state->used[seat]++;
  zav_check_trigger (match, state, seat, state->used[seat], story);

  const int next = zav_next_active (zav_set (match), state, match->n_seats, seat);

  if (next >= 0)
    state->active = (gint8) next;
  else
    zav_end_actions (match, state, story);
}

void
zav_action_done (const GnMatch *match,
                 ZavState      *state,
                 GnStory       *story)
{
  const guint owed = zav_owed_slots (state);

  if (owed || state->owed_face || state->owed_markers)
    {
      if (!state->owed_face && was_last (match, state))
        state->owed_markers = 0;
      else
        {
          state->phase = ZAV_PHASE_ENTRY;
          for (int slot = 0; slot < ZAV_SLOTS; slot++)
            if (owed & 1u << slot)
              gn_story_tell (story, slot < ZAV_SLOT_JEWELRY ? ZAV_REFILL : ZAV_REFILL_JEWELRY, slot, slot / 3);
          return;
        }
    }

  finish_action (match, state, story);
}

void
zav_entries_done (const GnMatch *match,
                  ZavState      *state,
                  GnStory       *story)
{
  if (zav_entry_owed (match, state))
    return;

  finish_action (match, state, story);
}

void
zav_end_actions (const GnMatch *match,
                 ZavState      *state,
                 GnStory       *story)
{
  if (state->end_by >= 0)
    {
      state->phase = ZAV_PHASE_OVER;
      state->active = -1;
      state->head.over = TRUE;
      tell_end (match, state, story);
      return;
    }

  state->phase = ZAV_PHASE_MINE;
  state->active = state->start;
  memset (state->mined, 0, sizeof state->mined);
  gn_story_tell (story, ZAV_MINING, state->round);
  zav_mining_go_on (match, state, story);
}

/* ---- The mining round ------------------------------------------------------------ */

void
zav_mine_for (const GnMatch *match,
              ZavState      *state,
              const int      taken[ZAV_GEMS],
              GnStory       *story)
{
  const int seat = state->active;
  const int n = taken[0] + taken[1] + taken[2] + taken[3];

  /* ZAV-116: gold goes from player to player before the gems are taken. */
  for (int owner = 0; n > 0 && owner < match->n_seats; owner++)
    {
      const int toll = zav_toll_to (match, state, seat, owner, n);

      if (toll == 0)
        continue;
      state->gold[seat] -= (gint16) toll;
      zav_add_gold (state, owner, toll);
      gn_story_tell (story, ZAV_TOLL, seat, toll, owner);
    }

  ZAV_FOR_GEMS (gem)
    {
      state->gems[seat][gem] += (gint16) taken[gem];
      state->mined[gem] += (guint8) taken[gem];
    }
  if (n > 0)
    gn_story_tell (story, ZAV_MINED, seat, taken[0], taken[1], taken[2], taken[3]);
}

/* ZAV-082: mines automatically if only one `mine` is legal. FALSE if there is a choice. */
static gboolean
mine_without_choice (const GnMatch *match,
                     ZavState      *state,
                     GnStory       *story)
{
  const int seat = state->active;
  ZavYield yield;
  int taken[ZAV_GEMS];

  if (state->tiles[seat] == 0)
    return TRUE;

  zav_yield (match, state, seat, &yield);
  if (yield.possible == 0)
    memset (taken, 0, sizeof taken);
  else if (!yield.owes && yield.wild == 0)
    memcpy (taken, yield.can, sizeof taken);
  else
    {
      g_auto (GnMoveList) list = { NULL, 0, 0 };

      if (zav_mine_legal (match, state, seat, &list, 2) > 1)
        return FALSE;
      g_assert (list.n == 1);
      zav_mine_taken (match, state, &list.move[0], taken);
    }

  if (story)
    {
      int all = yield.wild;

      ZAV_FOR_GEMS (gem)
        all += yield.yield[gem];
      if (yield.possible < all)
        gn_story_tell (story, ZAV_MINED_LESS, seat, all - yield.possible);
      if (yield.must < yield.possible)
        gn_story_tell (story, ZAV_TOLL_SHORT, seat, yield.must);
    }
  zav_mine_for (match, state, taken, story);
  return TRUE;
}

/* ZAV-108 … ZAV-110 */
static void
pay_machine_gold (const GnMatch *match,
                  ZavState      *state,
                  GnStory       *story)
{
  const ZavSet *set = zav_set (match);

  GN_FOR_SEATS (match, seat)
    {
      int gold = 0;

      ZAV_FOR_BITS (item, state->items[seat] & set->machine_items[ZAV_ALCHEMISTER])
        gold += MAX (0, set->item[item].value);
      if (gold == 0)
        continue;
      zav_add_gold (state, seat, gold);
      gn_story_tell (story, ZAV_MACHINE_GOLD, seat, gold);
    }
}

/* ZAV-085 */
static void
set_prices (ZavState *state,
            GnStory  *story)
{
  ZAV_FOR_GEMS (gem)
    {
      if (state->price[gem] != state->target[gem])
        gn_story_tell (story, ZAV_PRICE, (int) gem, state->price[gem], state->target[gem]);
      state->price[gem] = state->target[gem];
    }
}

/* ZAV-086 … ZAV-091: one step for each displayed artifact, from the left. */
static void
discount_step (const GnMatch *match,
               ZavState      *state,
               GnStory       *story)
{
  const ZavSet *set = zav_set (match);

  for (guint slot = 0; slot < 3; slot++)
    {
      const int item = state->slot[slot];

      if (item < 0 || set->item[item].outlined < 0)
        continue;

      const int gem = set->item[item].outlined;

      if (state->sideways[slot])
        {
          state->sideways[slot] = 0;
          state->upright[slot]++;
          gn_story_tell (story, ZAV_UPRIGHT, gem, item, state->upright[slot]);
        }
      else if (state->upright[slot] < set->item[item].cost[gem])
        {
          if (zav_bank (state, match->n_seats, set, (guint) gem) > 0 || zav_option (match, ZAV_OPTION_GEM_SUPPLY))
            {
              state->sideways[slot] = 1;
              gn_story_tell (story, ZAV_SIDEWAYS, gem, item);
            }
          else
            gn_story_tell (story, ZAV_NO_DISCOUNT_GEM, gem, item);
        }
    }
}

/* ZAV-096 … ZAV-099 */
static void
move_gnome (const GnMatch *match,
            ZavState      *state,
            GnStory       *story)
{
  const int from = state->gnome;

  if ((zav_option (match, ZAV_OPTION_GNOME_TRIGGER) ? state->bought_district : state->bought) == 0)
    {
      gn_story_tell (story, state->bought ? ZAV_GNOME_STAYS_DISTRICT : ZAV_GNOME_STAYS, from);
      return;
    }

  state->gnome = (gint8) zav_gnome_next (zav_set (match), state);
  if (state->gnome == from)
    gn_story_tell (story, ZAV_GNOME_ALONE, from);
  else
    gn_story_tell (story, ZAV_GNOME_MOVES, from, state->gnome);
}

/* When all seats have mined (ZAV-083 and later): market, machines, prices, discounts, gnome, start player, next
 * round. */
static void
end_mining (const GnMatch *match,
            ZavState      *state,
            GnStory       *story)
{
  ZAV_FOR_GEMS (gem)
    if (state->mined[gem] > 0)
      zav_move_target (state, gem, -state->mined[gem], story);
  memset (state->mined, 0, sizeof state->mined);
  pay_machine_gold (match, state, story);
  set_prices (state, story);
  if (zav_option (match, ZAV_OPTION_EXPERT_DISCOUNTS))
    discount_step (match, state, story);
  move_gnome (match, state, story);

  const int from = state->start;

  state->start = (gint8) ((from + 1) % match->n_seats);
  gn_story_tell (story, ZAV_STARTER_PASSED, from, state->start);
  if (state->round < 9999)
    state->round++;
  zav_begin_round (match, state, story);
}

/* Called after the active seat has mined. FALSE if it was the last; the next round has then started. */
gboolean
zav_mining_next (const GnMatch *match,
                 ZavState      *state,
                 GnStory       *story)
{
  state->active = (gint8) ((state->active + 1) % match->n_seats);
  if (state->active != state->start)
    return TRUE;
  end_mining (match, state, story);
  return FALSE;
}

/* Mines for each seat from the active one on, as long as the seat has no choice. */
void
zav_mining_go_on (const GnMatch *match,
                  ZavState      *state,
                  GnStory       *story)
{
  for (;;)
    {
      if (!mine_without_choice (match, state, story))
        return;
      if (!zav_mining_next (match, state, story))
        return;
    }
}
