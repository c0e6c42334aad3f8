/* rise-adjust.c: adjustments by the host (RISE-196); they move pieces and set figures, but never create pieces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"

enum { A_N = 0, A_PLAYER = 1, A_FROM = 2, A_TO = 3, A_OUT = 4, A_PIECE = 5, A_WHAT = 2, A_SLOT = 3 };

static int
owner_of (const GnMove *move)
{
  return move->arg[A_PLAYER] == GN_NONE ? RISE_GNOMES : move->arg[A_PLAYER];
}

static gboolean
check_places (const RiseState *state,
              const GnMove    *move,
              GnSay           *why)
{
  for (int i = A_FROM; i <= A_TO; i++)
    {
      const int place = move->arg[i];

      if (place == GN_NONE)
        continue;
      if (!rise_is_tile (state, place))
        return rise_no_tile (place, why);
      if (state->face[place] != RISE_UP)
        return gn_say (why, RISE_NO_FACE_DOWN, place);
    }
  return TRUE;
}

static gboolean
check_owner (const GnMatch *match,
             const GnMove  *move,
             gboolean       gnomes,
             GnSay         *why)
{
  const int owner = owner_of (move);

  if (owner == RISE_GNOMES)
    return gnomes || gn_say (why, RISE_NO_ADJUST_PLAYER);
  return (owner >= 0 && owner < match->n_seats) || gn_say (why, RISE_NO_ADJUST_CHOICE);
}

static gboolean
check_range (int    n,
             int    from,
             int    to,
             GnSay *why)
{
  if (n >= from && n <= to)
    return TRUE;
  return from == to ? gn_say (why, RISE_NO_ADJUST_ONLY, from) : gn_say (why, RISE_NO_ADJUST_RANGE, from, to);
}

/* Pieces come from a tile, or from the board if no tile is named. With `out` they leave the game instead of returning
 * to the board. */
static gboolean
check_pieces (const GnMatch   *match,
              const RiseState *state,
              const GnMove    *move,
              GnSay           *why)
{
  const gboolean cubes = move->arg[A_PIECE] == RISE_PIECE_CUBES;
  const int owner = owner_of (move), from = move->arg[A_FROM], to = move->arg[A_TO];
  const int n = move->arg[A_N] != GN_NONE ? move->arg[A_N] : 1, out = move->arg[A_OUT];
  int have;

  if (!check_owner (match, move, TRUE, why) || !check_places (state, move, why))
    return FALSE;
  if (owner != RISE_GNOMES && state->board[owner] < 0)
    return gn_say (why, RISE_NO_SETUP);
  if (n < 1)
    return gn_say (why, RISE_NO_ADJUST_RANGE, 1, 40);
  if (!cubes && n > 1)
    return gn_say (why, RISE_NO_ADJUST_ONE, n);
  if (to != GN_NONE && out != GN_NONE)
    return gn_say (why, RISE_NO_ADJUST_BOTH, to);
  if ((from == GN_NONE && to == GN_NONE && out == GN_NONE) || (from != GN_NONE && from == to))
    return gn_say (why, RISE_NO_ADJUST_NOWHERE);
  if (from != GN_NONE)
    have = cubes ? state->cubes[owner][from] : state->breweries[owner][from];
  else
    have = cubes ? rise_cubes_left (state, owner) : rise_breweries_left (state, owner);
  if (have < n)
    return cubes ? gn_say (why, RISE_NO_ADJUST_CUBES, have, n) : gn_say (why, RISE_NO_ADJUST_BREWERIES);
  if (!cubes && to != GN_NONE && state->breweries[owner][to] >= 2)
    return gn_say (why, RISE_NO_ADJUST_TWO);
  if (!cubes && owner != RISE_GNOMES && from == GN_NONE
      && !rise_box_known (match, state, owner, RISE_BREWERIES - rise_breweries_left (state, owner)))
    return gn_say (why, RISE_NO_TEACH_BOARD, state->board[owner]);
  return TRUE;
}

/* Boats and the dragon come one at a time; they belong to nobody and never leave the game. */
static gboolean
check_nobodys (const GnMove *move,
               GnSay        *why)
{
  if (move->arg[A_N] != GN_NONE && move->arg[A_N] != 1)
    return gn_say (why, RISE_NO_ADJUST_ONE, move->arg[A_N]);
  if (move->arg[A_PLAYER] != GN_NONE)
    return gn_say (why, RISE_NO_ADJUST_NOBODYS);
  return move->arg[A_OUT] == GN_NONE || gn_say (why, RISE_NO_ADJUST_STAYS);
}

/* Without a tile to go to, it goes back to the score board. */
static gboolean
check_dragon (const RiseState *state,
              const GnMove    *move,
              GnSay           *why)
{
  const int from = move->arg[A_FROM], to = move->arg[A_TO];

  if (state->rampage)
    return gn_say (why, RISE_NO_RESOLVE_RAMPAGE, state->dragon);
  if (!check_nobodys (move, why) || !check_places (state, move, why))
    return FALSE;
  if (from != GN_NONE && from != state->dragon)
    return gn_say (why, RISE_NO_ADJUST_DRAGON, from);
  return (to == GN_NONE ? state->dragon < 0 : to == state->dragon) ? gn_say (why, RISE_NO_ADJUST_NOWHERE) : TRUE;
}

static gboolean
check_boat (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const int from = move->arg[A_FROM], to = move->arg[A_TO];

  if (!check_nobodys (move, why) || !check_places (state, move, why))
    return FALSE;
  if (from != GN_NONE && from == to)
    return gn_say (why, RISE_NO_ADJUST_NOWHERE);
  if ((from == GN_NONE && to == GN_NONE) || (from != GN_NONE && !state->boat[from])
      || (to != GN_NONE && (state->boat[to] || !(rise_waters (match, state) & GN_PLACE (to))))
      || (from == GN_NONE && rise_boats_left (state) == 0))
    return gn_say (why, RISE_NO_ADJUST_BOAT);
  return TRUE;
}

/* The number of tiles of each type stays the same: a tile becomes one that is still face down, or only its icon
 * changes. */
static gboolean
check_tile (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const int place = move->arg[RISE_A_TILE], type = move->arg[RISE_A_TYPE], icon = move->arg[RISE_A_ICON];
  int n[RISE_N_TYPES];

  if (!rise_is_tile (state, place))
    return rise_no_tile (place, why);
  if (state->face[place] != RISE_UP)
    return gn_say (why, RISE_NO_FACE_DOWN, place);
  if (type == GN_NONE && icon == GN_NONE)
    return gn_say (why, RISE_NO_ADJUST_NEITHER);
  if (icon != GN_NONE && (icon < RISE_ICON_OPEN || icon >= RISE_N_ICONS))
    return gn_say (why, RISE_NO_ADJUST_CHOICE);
  if (type == GN_NONE || type == state->type[place])
    return TRUE;
  if (place == RISE_DK || type < 0 || type >= RISE_N_TYPES || state->boat[place] || state->type[place] == RISE_LAIR
      || type == RISE_LAIR)
    return gn_say (why, RISE_NO_ADJUST_TILE);
  rise_types_down (match, state, place < RISE_Y1, n);
  return n[type] > 0 || gn_say (why, RISE_NO_ADJUST_TILE);
}

static gboolean
check_amount (const GnMatch   *match,
              const RiseState *state,
              const GnMove    *move,
              GnSay           *why)
{
  const int n = move->arg[A_N], what = move->arg[A_WHAT];
  const RiseBoard *board;

  if (what == RISE_SET_LEVEL)
    return check_range (n, 1, RISE_LEVELS, why);
  if (what < 0 || what >= RISE_N_AMOUNTS)
    return gn_say (why, RISE_NO_ADJUST_CHOICE);
  if (!check_owner (match, move, what == RISE_SET_GOLD || what == RISE_SET_POINTS, why))
    return FALSE;
  if (what == RISE_SET_GOLD || what == RISE_SET_POINTS)
    return check_range (n, 0, what == RISE_SET_GOLD ? 999 : 500, why);

  board = &rise_set (match)->board[state->board[owner_of (move)]];
  switch ((RiseAmount) what)
    {
    case RISE_SET_BEER:
      return check_range (n, 0, RISE_BEER_MOST, why);
    case RISE_SET_PRODUCTION:
      return check_range (n, MAX (board->low, 0), board->high >= 0 ? board->high : 40, why);
    case RISE_SET_MEEPLES:
      return check_range (n, 0, 20, why);
    default:
      return check_range (n, 0, 1, why) && check_range (move->arg[A_SLOT] + 1, 1, board->n_slots, why);
    }
}

gboolean
rise_check_adjust (const GnMatch   *match,
                   const RiseState *state,
                   const GnMove    *move,
                   GnSay           *why)
{
  const int n = move->arg[A_N];

  if (state->head.over)
    return gn_say (why, RISE_NO_OVER);
  if (move->seat != GN_HOST || state->turn == 0)
    return gn_say (why, state->turn == 0 ? RISE_NO_SETUP : RISE_NO_HOST);
  if (state->deals || state->cut || rise_pending (match, state, NULL) == RISE_PENDS_REVEAL)
    return rise_resolve_first (match, state, why);

  switch (move->verb)
    {
    case RISE_V_MOVE:
      switch (move->arg[A_PIECE])
        {
        case RISE_PIECE_CUBES:
        case RISE_PIECE_BREWERY:
          return check_pieces (match, state, move, why);
        case RISE_PIECE_BOAT:
          return check_boat (match, state, move, why);
        case RISE_PIECE_DRAGON:
          return check_dragon (state, move, why);
        default:
          return gn_say (why, RISE_NO_ADJUST_CHOICE);
        }
    case RISE_V_SET:
      return check_amount (match, state, move, why);
    case RISE_V_SET_TILE:
      return check_tile (match, state, move, why);
    default:
      if (n < 0 || (guint) n >= rise_set (match)->n_allies)
        return gn_say (why, RISE_NO_ADJUST_CHOICE);
      if (state->ally[n] == RISE_ALLY_OFFERED)
        return gn_say (why, RISE_NO_CARD_TAKEN, 0, n);
      if (state->ally[n] == RISE_ALLY_UNSEEN
          && rise_allies_left (match, state) <= rise_allies_to_come (match, state))
        return gn_say (why, RISE_NO_ADJUST_ALLIES, rise_allies_left (match, state),
                       rise_allies_to_come (match, state));
      return move->arg[A_PLAYER] == GN_NONE ? TRUE : check_owner (match, move, FALSE, why);
    }
}

/* ---- Carrying it out ---------------------------------------------------------------------------------- */

/* How many cubes, whose, from where and to where. */
static void
tell_cubes (const GnMove *move,
            int           owner,
            int           n,
            GnStory      *story)
{
  const int from = move->arg[A_FROM], to = move->arg[A_TO];
  const gboolean gnomes = owner == RISE_GNOMES;

  if (from != GN_NONE && to != GN_NONE && gnomes)
    gn_story_tell (story, RISE_F_ADJUST_CUBES_MOVED_GNOMES, n, from, to);
  else if (from != GN_NONE && to != GN_NONE)
    gn_story_tell (story, RISE_F_ADJUST_CUBES_MOVED, owner, n, from, to);
  else if (to != GN_NONE && gnomes)
    gn_story_tell (story, RISE_F_ADJUST_CUBES_ON_GNOMES, n, to);
  else if (to != GN_NONE)
    gn_story_tell (story, RISE_F_ADJUST_CUBES_ON, owner, n, to);
  else if (move->arg[A_OUT] == GN_NONE && gnomes)
    gn_story_tell (story, RISE_F_ADJUST_CUBES_OFF_GNOMES, n, from);
  else if (move->arg[A_OUT] == GN_NONE)
    gn_story_tell (story, RISE_F_ADJUST_CUBES_OFF, owner, n, from);
  else if (gnomes)
    gn_story_tell (story, RISE_F_ADJUST_CUBES_GNOMES, n);
  else
    gn_story_tell (story, RISE_F_ADJUST_CUBES, owner, n);
}

static void
move_cubes (const GnMatch *match,
            RiseState     *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int owner = owner_of (move), n = move->arg[A_N] == GN_NONE ? 1 : move->arg[A_N], from = move->arg[A_FROM];
  const int to = move->arg[A_TO];

  tell_cubes (move, owner, n, story);
  if (from != GN_NONE)
    state->cubes[owner][from] = (guint8) (state->cubes[owner][from] - n);
  if (move->arg[A_OUT] != GN_NONE)
    state->out_cubes[owner] = (guint8) (state->out_cubes[owner] + n);
  if (to != GN_NONE)
    rise_put_cubes (match, state, owner, to, n, story);
  if (owner != RISE_GNOMES && rise_cubes_out (state, owner) > 0)
    state->relief &= (guint8) ~GN_SEES (owner);
  rise_check_relief (match, state);
}

static void
move_brewery (const GnMatch *match,
              RiseState     *state,
              const GnMove  *move,
              GnStory       *story)
{
  const int owner = owner_of (move), from = move->arg[A_FROM], to = move->arg[A_TO];

  if (owner == RISE_GNOMES)
    gn_story_tell (story, RISE_F_ADJUST_BREWERY_GNOMES, 0);
  else
    gn_story_tell (story, RISE_F_ADJUST_BREWERY, owner);
  if (from != GN_NONE && to != GN_NONE)
    {
      state->breweries[owner][from]--;
      state->breweries[owner][to]++;
      return;
    }
  if (from != GN_NONE && move->arg[A_OUT] == GN_NONE)
    rise_return_brewery (match, state, owner, from, story);
  else if (from != GN_NONE)
    {
      state->breweries[owner][from]--;
      state->out_breweries[owner]++;
    }
  else if (to != GN_NONE)
    rise_put_brewery (match, state, owner, to, story);
  else
    state->out_breweries[owner]++;
}

static void
set_tile (const GnMatch *match,
          RiseState     *state,
          const GnMove  *move,
          GnStory       *story)
{
  const int place = move->arg[RISE_A_TILE], type = move->arg[RISE_A_TYPE], icon = move->arg[RISE_A_ICON];

  if (type != GN_NONE)
    state->type[place] = (gint8) type;
  if (icon != GN_NONE)
    state->icon[place] = (guint8) icon;
  else if (type != GN_NONE)
    state->icon[place] = type == RISE_SEA ? RISE_ICON_NONE : RISE_ICON_OPEN;
  gn_story_tell (story, RISE_F_ADJUST_TILE, place, state->type[place], state->icon[place]);
  rise_turn_up (match, state, -1, story);
}

static void
move_piece (const GnMatch *match,
            RiseState     *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int from = move->arg[A_FROM], to = move->arg[A_TO];

  switch ((RisePiece) move->arg[A_PIECE])
    {
    case RISE_PIECE_CUBES:
      move_cubes (match, state, move, story);
      break;
    case RISE_PIECE_BREWERY:
      move_brewery (match, state, move, story);
      break;
    case RISE_PIECE_BOAT:
      if (from != GN_NONE)
        {
          state->boat[from] = 0;
          gn_story_tell (story, RISE_F_ADJUST_BOAT_OFF, from);
        }
      if (to != GN_NONE)
        {
          state->boat[to] = 1;
          gn_story_tell (story, RISE_F_ADJUST_BOAT, to);
          rise_turn_up (match, state, to, story);
        }
      break;
    default:
      state->dragon = (gint8) (to == GN_NONE ? -1 : to);
      if (to == GN_NONE)
        gn_story_tell (story, RISE_F_ADJUST_DRAGON_OFF, 0);
      else
        gn_story_tell (story, RISE_F_ADJUST_DRAGON, to);
      break;
    }
}

static void
set_amount (RiseState    *state,
            const GnMove *move,
            GnStory      *story)
{
  const int n = move->arg[A_N], owner = owner_of (move);

  switch ((RiseAmount) move->arg[A_WHAT])
    {
    case RISE_SET_BEER:
      state->beer[owner] = (guint8) n;
      gn_story_tell (story, RISE_F_ADJUST_BEER, owner, n);
      break;
    case RISE_SET_GOLD:
      state->gold[owner] = (gint16) n;
      if (owner == RISE_GNOMES)
        gn_story_tell (story, RISE_F_ADJUST_GOLD_GNOMES, n);
      else
        gn_story_tell (story, RISE_F_ADJUST_GOLD, owner, n);
      break;
    case RISE_SET_POINTS:
      rise_add_points (state, owner, RISE_COL_MANUAL, n - state->vp[owner]);
      if (owner == RISE_GNOMES)
        gn_story_tell (story, RISE_F_ADJUST_POINTS_GNOMES, n);
      else
        gn_story_tell (story, RISE_F_ADJUST_POINTS, owner, n);
      break;
    case RISE_SET_PRODUCTION:
      state->production[owner] = (guint8) n;
      gn_story_tell (story, RISE_F_ADJUST_PRODUCTION, owner, n);
      break;
    case RISE_SET_MEEPLES:
      state->meeples[owner] = (guint8) n;
      gn_story_tell (story, RISE_F_ADJUST_MEEPLES, owner, n);
      if (state->stage == RISE_AT_TURN && state->active == owner && n == 0)
        state->stage = RISE_DO_TURN;
      break;
    case RISE_SET_LEVEL:
      state->level = (guint8) (n - 1);
      gn_story_tell (story, RISE_F_ADJUST_LEVEL, n - 1);
      break;
    default:
      state->slots[owner] = (guint8) (n ? state->slots[owner] | 1u << move->arg[A_SLOT]
                                      : state->slots[owner] & ~(1u << move->arg[A_SLOT]));
      gn_story_tell (story, n ? RISE_F_ADJUST_UPGRADE : RISE_F_ADJUST_UPGRADE_OFF, owner, move->arg[A_SLOT]);
      break;
    }
}

void
rise_apply_adjust (const GnMatch *match,
                   RiseState     *state,
                   const GnMove  *move,
                   GnStory       *story)
{
  const int n = move->arg[A_N], owner = owner_of (move);

  switch (move->verb)
    {
    case RISE_V_MOVE:
      move_piece (match, state, move, story);
      break;
    case RISE_V_SET:
      set_amount (state, move, story);
      break;
    case RISE_V_SET_TILE:
      set_tile (match, state, move, story);
      break;
    default:
      state->ally[n] = (guint8) (move->arg[A_PLAYER] == GN_NONE ? RISE_ALLY_GONE : RISE_ALLY_OF (owner));
      if (move->arg[A_PLAYER] == GN_NONE)
        gn_story_tell (story, RISE_F_ADJUST_ALLY_GONE, n);
      else
        gn_story_tell (story, RISE_F_ADJUST_ALLY, n, owner);
      break;
    }
}
