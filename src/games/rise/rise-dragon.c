/* rise-dragon.c: the dragon: paths entered by a seat, lost boats, rampages (RISE-047, RISE-135 … RISE-143)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-union.h"

#define ARG(slot) (move->arg[slot])

/* An owner's answer in a rampage (RiseState.bribed) */
enum { NOT_ANSWERED, PAID, NOT_PAID };

/* ---- Paths (RISE-136) ---------------------------------------------------------------------- */

gboolean
rise_check_path (const GnMatch   *match,
                 const RiseState *state,
                 const gint16    *path,
                 int              most,
                 GnSay           *why)
{
  const int n = MAX (path[0], 0);
  int at = state->dragon;

  if (state->dragon < 0)
    return gn_say (why, RISE_NO_DRAGON);
  if (n > most)
    return gn_say (why, RISE_NO_TOO_FAR, n, most);
  for (int i = 1; i <= n; i++)
    {
      const int to = path[i];

      if (to < 0 || to >= RISE_TILES || !(rise_dragon_steps (match, state, at, FALSE) & GN_PLACE (to)))
        return gn_say (why, RISE_NO_STEP, at, to < 0 ? at : to);
      at = to;
    }
  if (at != state->dragon)
    return TRUE;
  if (n == 0 && rise_dragon_steps (match, state, at, FALSE) == 0)
    return gn_say (why, RISE_NO_STEP, at, at);
  return gn_say (why, RISE_NO_LEAVE, at);
}

static void
walk (const GnMatch   *match,
      const RiseState *state,
      GnMove          *move,
      int              at,
      int              most,
      GnMoveList      *list)
{
  const int n = ARG (RISE_A_PATH);
  guint64 steps = rise_dragon_steps (match, state, at, FALSE);

  if (n > 0 && at != state->dragon)
    gn_move_list_append (list, move);
  if (n == MIN (most, RISE_MOST_STEPS))
    return;
  GN_FOR_PLACES (to, steps)
    {
      ARG (RISE_A_PATH) = (gint16) (n + 1);
      ARG (RISE_A_PATH + n + 1) = (gint16) to;
      walk (match, state, move, to, most, list);
    }
  ARG (RISE_A_PATH) = (gint16) n;
  ARG (RISE_A_PATH + n + 1) = GN_NONE;
}

void
rise_legal_paths (const GnMatch   *match,
                  const RiseState *state,
                  const GnMove    *move,
                  int              most,
                  GnMoveList      *list)
{
  GnMove path = *move;

  if (state->dragon < 0)
    return;
  path.arg[RISE_A_PATH] = 0;
  walk (match, state, &path, state->dragon, most, list);
}

/* ---- Rampages -------------------------------------------------------------------------------- */

static guint
owners_there (const GnMatch   *match,
              const RiseState *state)
{
  guint owners = 0;

  RISE_OWNERS_OF (match, owner)
    if (state->face[state->dragon] == RISE_UP && rise_strength (state, owner, state->dragon) > 0)
      owners |= 1u << owner;
  return owners;
}

static int
burn_chooser (const RiseState *state)
{
  return state->rampage_by >= 0 ? state->rampage_by : rise_tie_breaker (state);
}

guint
rise_rampage_asked (const GnMatch   *match,
                    const RiseState *state)
{
  const gboolean secret = rise_option (match, RISE_OPT_BRIBE_ORDER) == 1;
  guint there, asked = 0;

  if (state->rampage == RISE_RAMPAGE_BREWERY)
    return 1u << burn_chooser (state);
  if (state->rampage != RISE_RAMPAGE_BRIBES || rise_bribe (match, state) < 0)
    return 0;

  there = owners_there (match, state);
  RISE_IN_TURN (match, state, seat)
    {
      if (!(there >> seat & 1) || state->bribed[seat] != NOT_ANSWERED || state->bribe_hidden[seat])
        continue;
      asked |= 1u << seat;
      if (!secret)
        break;
    }
  return asked;
}

/* Owners whose brewery on the dragon's tile may be destroyed (RISE-142) */
static guint
owners_to_burn (const GnMatch   *match,
                const RiseState *state)
{
  guint owners = 0;

  RISE_OWNERS_OF (match, owner)
    if (state->breweries[owner][state->dragon] > 0 && state->bribed[owner] != PAID
        && (owner == RISE_GNOMES || !rise_fireproof (match, state, owner)))
      owners |= 1u << owner;
  return owners;
}

static void
rampage_over (RiseState *state)
{
  state->rampage = RISE_RAMPAGE_NONE;
  state->rampage_by = -1;
  state->eat_round = 0;
  memset (state->bribed, 0, sizeof state->bribed);
  memset (state->eaten, 0, sizeof state->eaten);
}

/* Eats in whole rounds, until the dragon has had its fill or nothing is left (RISE-143). */
static void
eat (const GnMatch *match,
     RiseState     *state,
     GnStory       *story)
{
  const int fill = rise_fill (match, state), tile = state->dragon;
  int total = 0, round = 0;

  while (total < fill)
    {
      guint losing = 0;

      RISE_OWNERS_OF (match, owner)
        if (state->bribed[owner] != PAID && state->cubes[owner][tile] > 0)
          losing |= 1u << owner;
      if (!losing)
        break;
      RISE_OWNERS_OF (match, owner)
        if (losing >> owner & 1)
          {
            rise_take_cubes (match, state, owner, tile, 1, story);
            total++;
          }
      round++;
      if (losing == 1u << RISE_GNOMES)
        gn_story_tell (story, RISE_F_EATEN_GNOMES, round, total, fill);
      else
        gn_story_tell (story, losing >> RISE_GNOMES & 1 ? RISE_F_EATEN_BOTH : RISE_F_EATEN, round,
                       GN_SAY_SET1 (losing & ~(1u << RISE_GNOMES)), total, fill);
    }
  if (total < fill)
    gn_story_tell (story, RISE_F_NOTHING_LEFT, total, fill);
  else
    gn_story_tell (story, RISE_F_SATED, total, fill);
  rampage_over (state);
}

static void
burn (const GnMatch *match,
      RiseState     *state,
      int            owner,
      int            chosen_by,
      GnStory       *story)
{
  if (chosen_by >= 0)
    gn_story_tell (story, RISE_F_BURN_CHOSEN, chosen_by);
  if (owner == RISE_GNOMES)
    gn_story_tell (story, RISE_F_BURNT_GNOMES, state->dragon);
  else
    gn_story_tell (story, RISE_F_BURNT, owner, state->dragon);
  rise_return_brewery (match, state, owner, state->dragon, story);
  eat (match, state, story);
}

/* After the last answer, a brewery burns first, then cubes are eaten (RISE-138). */
static void
damage (const GnMatch *match,
        RiseState     *state,
        GnStory       *story)
{
  const guint burnable = owners_to_burn (match, state);
  guint spared = 0;

  RISE_OWNERS_OF (match, owner)
    if (state->breweries[owner][state->dragon] > 0)
      {
        if (state->bribed[owner] == PAID)
          spared |= 1u << owner;
        else if (!(burnable >> owner & 1))
          gn_story_tell (story, RISE_F_FIREPROOF, owner);
      }
  if (spared & ~(1u << RISE_GNOMES))
    gn_story_tell (story, RISE_F_SPARED, GN_SAY_SET1 (spared & ~(1u << RISE_GNOMES)));
  if (spared >> RISE_GNOMES & 1)
    gn_story_tell (story, RISE_F_SPARED_GNOMES);

  if (!burnable)
    {
      gn_story_tell (story, RISE_F_NO_BREWERY, state->dragon);
      eat (match, state, story);
    }
  else if (burnable & (burnable - 1))
    state->rampage = RISE_RAMPAGE_BREWERY;
  else
    burn (match, state, __builtin_ctz (burnable), -1, story);
}

static void
answer (const GnMatch *match,
        RiseState     *state,
        int            seat,
        gboolean       pays,
        GnStory       *story)
{
  const int cost = rise_bribe_for (match, state, seat);

  state->bribed[seat] = pays ? PAID : NOT_PAID;
  if (pays)
    {
      rise_add_gold (state, seat, -cost);
      gn_story_tell (story, RISE_F_BRIBED, seat, cost);
    }
  else if (state->gold[seat] < cost)
    gn_story_tell (story, RISE_F_CANNOT_BRIBE, seat, cost, state->gold[seat]);
  else
    gn_story_tell (story, RISE_F_NOT_BRIBED, seat, cost);
}

/* Secret answers become public together, once the last seat has answered (RUL-44). */
static void
all_answered (const GnMatch *match,
              RiseState     *state,
              GnStory       *story)
{
  if (rise_rampage_asked (match, state))
    return;
  RISE_IN_TURN (match, state, seat)
    if (state->bribe_hidden[seat])
      {
        const gboolean pays = state->bribe_hidden[seat] == PAID;

        state->bribe_hidden[seat] = 0;
        answer (match, state, seat, pays, story);
      }
  damage (match, state, story);
}

/* The Gnomes pay if they can. Players whose bribe is free are not asked (RISE-140, RUL-81). */
void
rise_rampage_begins (const GnMatch *match,
                     RiseState     *state,
                     GnStory       *story)
{
  const int bribe = rise_bribe (match, state);
  const guint there = owners_there (match, state);

  if (there >> RISE_GNOMES & 1)
    {
      const int gold = state->gold[RISE_GNOMES];

      if (gold >= bribe)
        {
          rise_add_gold (state, RISE_GNOMES, -bribe);
          state->bribed[RISE_GNOMES] = PAID;
          gn_story_tell (story, RISE_F_GNOMES_BRIBE, bribe, gold, gold - bribe);
        }
      else
        {
          state->bribed[RISE_GNOMES] = NOT_PAID;
          gn_story_tell (story, RISE_F_GNOMES_SHORT, bribe, gold);
        }
    }
  RISE_IN_TURN (match, state, seat)
    if ((there >> seat & 1) && rise_bribe_for (match, state, seat) == 0)
      {
        state->bribed[seat] = PAID;
        gn_story_tell (story, RISE_F_BRIBED_FREE, seat);
      }
  all_answered (match, state, story);
}

void
rise_dragon_moved (const GnMatch *match,
                   RiseState     *state,
                   int            place,
                   int            by,
                   GnStory       *story)
{
  state->dragon = (gint8) place;
  if (state->boat[place])
    {
      state->boat[place] = 0;
      gn_story_tell (story, RISE_F_BOAT_LOST, place, rise_boats_left (state));
    }

  if (owners_there (match, state) == 0)
    {
      gn_story_tell (story, RISE_F_NOBODY_THERE, place);
      return;
    }
  rampage_over (state);
  state->rampage = RISE_RAMPAGE_BRIBES;
  state->rampage_by = (gint8) by;
  /* The bribe and fill of a turn are asked for at its first rampage (RISE-202). The host goes on once they are
     entered. */
  if (rise_bribe (match, state) >= 0)
    rise_rampage_begins (match, state, story);
}

/* ---- Answers ------------------------------------------------------------------------------------- */

gboolean
rise_check_bribe (const GnMatch   *match,
                  const RiseState *state,
                  const GnMove    *move,
                  GnSay           *why)
{
  const guint asked = rise_rampage_asked (match, state);
  const int seat = move->seat, gold = ARG (RISE_A_BRIBE), beer = ARG (RISE_A_BRIBE_BEER);
  int cost;

  if (state->rampage != RISE_RAMPAGE_BRIBES || asked == 0 || !(owners_there (match, state) >> seat & 1)
      || state->bribed[seat] != NOT_ANSWERED || state->bribe_hidden[seat])
    return gn_say (why, RISE_NO_BRIBE_DUE, seat);
  if (!(asked >> seat & 1))
    return gn_say (why, RISE_NO_TURN, __builtin_ctz (asked));
  cost = rise_bribe_for (match, state, seat);
  if (beer != GN_NONE)
    return gn_say (why, RISE_NO_BEER_FOR_GOLD, cost);
  if (gold == 0)
    return TRUE;
  if (gold != cost)
    return gn_say (why, RISE_NO_BRIBE_AMOUNT, gold, cost);
  if (state->gold[seat] < cost)
    return gn_say (why, RISE_NO_GOLD, seat, state->gold[seat], cost);
  return TRUE;
}

void
rise_apply_bribe (const GnMatch *match,
                  RiseState     *state,
                  const GnMove  *move,
                  GnStory       *story)
{
  const gboolean pays = ARG (RISE_A_BRIBE) > 0;

  if (rise_option (match, RISE_OPT_BRIBE_ORDER) == 1)
    {
      state->bribe_hidden[move->seat] = pays ? PAID : NOT_PAID;
      gn_story_tell (story, RISE_F_BRIBE_ANSWERED, move->seat);
    }
  else
    answer (match, state, move->seat, pays, story);
  all_answered (match, state, story);
}

gboolean
rise_check_burn (const GnMatch   *match,
                 const RiseState *state,
                 const GnMove    *move,
                 GnSay           *why)
{
  const int owner = ARG (RISE_A_PLAYER) == GN_NONE ? RISE_GNOMES : ARG (RISE_A_PLAYER);

  if (state->rampage != RISE_RAMPAGE_BREWERY)
    return gn_say (why, RISE_NO_GO_ON);
  if (move->seat != burn_chooser (state))
    return gn_say (why, RISE_NO_TURN, burn_chooser (state));
  if (owner < 0 || owner > RISE_GNOMES || !(owners_to_burn (match, state) >> owner & 1))
    return gn_say (why, RISE_NO_ELIGIBLE_BURN);
  return TRUE;
}

void
rise_apply_burn (const GnMatch *match,
                 RiseState     *state,
                 const GnMove  *move,
                 GnStory       *story)
{
  burn (match, state, ARG (RISE_A_PLAYER) == GN_NONE ? RISE_GNOMES : ARG (RISE_A_PLAYER), move->seat, story);
}

void
rise_legal_rampage (const GnMatch   *match,
                    const RiseState *state,
                    GnMoveList      *list)
{
  guint asked = rise_rampage_asked (match, state);

  if (state->rampage == RISE_RAMPAGE_BREWERY)
    {
      for (guint owners = owners_to_burn (match, state); owners; owners &= owners - 1)
        {
          const int owner = __builtin_ctz (owners);

          gn_move_list_add (list, burn_chooser (state), RISE_V_BURN)->arg[RISE_A_PLAYER] =
            owner == RISE_GNOMES ? GN_NONE : (gint16) owner;
        }
      return;
    }
  for (; asked; asked &= asked - 1)
    {
      const int seat = __builtin_ctz (asked), cost = rise_bribe_for (match, state, seat);

      /* A discount entered only now may make the bribe 0. Paying and not paying are then the same. */
      if (cost > 0 && state->gold[seat] >= cost)
        gn_move_list_add (list, seat, RISE_V_BRIBE)->arg[RISE_A_BRIBE] = (gint16) cost;
      gn_move_list_add (list, seat, RISE_V_BRIBE)->arg[RISE_A_BRIBE] = 0;
    }
  if (state->rampage == RISE_RAMPAGE_BRIBES && rise_rampage_asked (match, state) == 0 && rise_bribe (match, state) >= 0)
    gn_move_list_add (list, GN_HOST, RISE_V_GO_ON);
}
