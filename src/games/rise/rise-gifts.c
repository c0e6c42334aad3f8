/* rise-gifts.c: gifts of an effect (boats, cubes, Gnome cubes, dragon moves), and players' own spaces that give a
 * choice (RISE-046, RISE-203)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-effects.h"

#define ARG(slot) (move->arg[slot])

guint
rise_gift_verb (const RiseOp *op)
{
  switch ((RiseWord) op->word)
    {
    case RISE_E_BOAT:
      return RISE_V_BOAT;
    case RISE_E_ADD:
      return RISE_V_SETTLE;
    case RISE_E_REMOVE:
      return RISE_V_DRIVE;
    default:
      return RISE_V_DRAGON;
    }
}

/* ---- Conditions ----------------------------------------------------------------------------- */

static gboolean
check_boat (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            int              tile,
            GnSay           *why)
{
  if (rise_boats_left (state) <= 0)
    return gn_say (why, RISE_NO_BOATS);
  if (!rise_check_tile (state, tile, why))
    return FALSE;
  if (!(rise_waters (match, state) & GN_PLACE (tile)))
    return gn_say (why, RISE_NO_SEA, tile, state->type[tile]);
  if (!(rise_reach (match, state, seat) & GN_PLACE (tile)))
    return rise_why_not (match, state, seat, -1, tile, why);
  if (state->boat[tile])
    return gn_say (why, RISE_NO_BOAT_THERE, tile);
  return TRUE;
}

static gboolean
check_settle (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              const RiseOp    *op,
              int              tile,
              int              n,
              GnSay           *why)
{
  const int most = MIN (op->n, rise_cubes_left (state, seat));

  if (most <= 0)
    return gn_say (why, RISE_NO_STORE_GIFT, seat);
  if (!rise_check_tile (state, tile, why))
    return FALSE;
  if (!rise_check_cube_land (match, state, tile, why))
    return FALSE;
  if (op->a == RISE_ADD_OCCUPIED && !(rise_occupied (state, seat) & GN_PLACE (tile)))
    return gn_say (why, RISE_NO_OCCUPIED, seat, tile);
  if (op->a == RISE_ADD_ADJACENT && !(rise_reach (match, state, seat) & GN_PLACE (tile)))
    return rise_why_not (match, state, seat, -1, tile, why);
  if (n > most)
    return gn_say (why, RISE_NO_MANY_GIFT, n, most);
  if (n < 1)
    return gn_say (why, RISE_NO_FEW_GIFT, n, 1);
  return TRUE;
}

static gboolean
check_drive (const RiseState *state,
             const RiseOp    *op,
             int              tile,
             int              n,
             GnSay           *why)
{
  const int there = tile >= 0 && tile < RISE_TILES ? state->cubes[RISE_GNOMES][tile] : 0;

  if (!rise_check_tile (state, tile, why))
    return FALSE;
  if (there == 0)
    return gn_say (why, RISE_NO_GNOME_CUBE_GIFT, tile);
  if (n > there)
    return gn_say (why, RISE_NO_CUBES_GNOMES_GIFT, tile, there, n);
  if (n > op->n)
    return gn_say (why, RISE_NO_MANY_GIFT, n, op->n);
  if (n < 1)
    return gn_say (why, RISE_NO_FEW_GIFT, n, 1);
  return TRUE;
}

gboolean
rise_check_gift (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 const RiseOp    *op,
                 const GnMove    *move,
                 GnSay           *why)
{
  switch ((RiseWord) op->word)
    {
    case RISE_E_BOAT:
      return check_boat (match, state, seat, ARG (RISE_A_TILE), why);
    case RISE_E_ADD:
      return check_settle (match, state, seat, op, ARG (RISE_A_TILE), ARG (RISE_A_N), why);
    case RISE_E_REMOVE:
      return check_drive (state, op, ARG (RISE_A_TILE), ARG (RISE_A_N), why);
    default:
      return rise_check_path (match, state, &ARG (RISE_A_PATH), op->n, why);
    }
}

/* ---- All legal uses ---------------------------------------------------------------------------- */

static void
list_tile (const GnMatch *match,
           int            seat,
           guint          verb,
           int            tile,
           int            most,
           GnMoveList    *list)
{
  /* The largest number comes first, because it is the usual one. */
  for (int n = most; n >= 1; n--)
    {
      GnMove *move = gn_move_list_add (list, seat, verb);

      move->arg[RISE_A_TILE] = (gint16) tile;
      if (verb != RISE_V_BOAT)
        move->arg[RISE_A_N] = (gint16) n;
    }
}

void
rise_list_gift (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                const RiseOp    *op,
                GnMoveList      *list)
{
  const guint verb = rise_gift_verb (op);
  GnMove move;
  guint64 tiles;
  int most = 1;

  gn_move_init (&move, seat, verb);
  if (verb == RISE_V_DRAGON)
    {
      rise_legal_paths (match, state, &move, op->n, list);
      return;
    }

  /* Skip the check for places that cannot qualify. */
  tiles = rise_up (state);
  if (verb == RISE_V_BOAT)
    tiles &= rise_waters (match, state);
  else if (verb == RISE_V_SETTLE && op->a == RISE_ADD_OCCUPIED)
    tiles &= rise_occupied (state, seat);
  if (verb != RISE_V_DRIVE)
    tiles &= verb == RISE_V_SETTLE && op->a == RISE_ADD_OCCUPIED ? tiles : rise_reach (match, state, seat);

  GN_FOR_PLACES (tile, tiles)
    {
      if (verb == RISE_V_SETTLE)
        most = MIN (op->n, rise_cubes_left (state, seat));
      else if (verb == RISE_V_DRIVE)
        most = MIN (op->n, state->cubes[RISE_GNOMES][tile]);
      move.arg[RISE_A_TILE] = (gint16) tile;
      move.arg[RISE_A_N] = verb == RISE_V_BOAT ? GN_NONE : (gint16) most;
      if (most >= 1 && rise_check_gift (match, state, seat, op, &move, NULL))
        list_tile (match, seat, verb, tile, most, list);
    }
}

void
rise_tell_lapsed (const GnMatch   *match,
                  const RiseState *state,
                  GnStory         *story)
{
  const int seat = state->gift_seat[0];
  const RiseOp *op = rise_gift_op (match, state, 0);
  guint16 why[RISE_TILES] = { 0 };

  gn_story_tell (story, RISE_F_LAPSED, seat);
  GN_FOR_PLACES (place, rise_up (state))
    {
      GnSay say = { 0 };
      GnMove move_to, *move = &move_to;

      gn_move_init (move, seat, rise_gift_verb (op));
      if (op->word == RISE_E_DRAGON)
        {
          ARG (RISE_A_PATH) = 1;
          ARG (RISE_A_PATH + 1) = (gint16) place;
        }
      else
        {
          ARG (RISE_A_TILE) = (gint16) place;
          ARG (RISE_A_N) = 1;
        }
      if (!rise_check_gift (match, state, seat, op, move, &say))
        why[place] = say.text;
    }
  rise_tell_no_targets (match, state, why, story);
}

gboolean
rise_gift_is_useless (const GnMatch   *match,
                      const RiseState *state)
{
  g_auto (GnMoveList) list = { 0 };

  rise_list_gift (match, state, state->gift_seat[0], rise_gift_op (match, state, 0), &list);
  return list.n == 0;
}

void
rise_do_gift (const GnMatch *match,
              RiseState     *state,
              int            seat,
              const RiseOp  *op,
              const GnMove  *move,
              GnStory       *story)
{
  const int tile = ARG (RISE_A_TILE), n = ARG (RISE_A_N);

  switch ((RiseWord) op->word)
    {
    case RISE_E_BOAT:
      rise_put_boat (match, state, tile, story);
      break;
    case RISE_E_ADD:
      gn_story_tell (story, RISE_F_SETTLED, seat, n, tile);
      rise_put_cubes (match, state, seat, tile, n, story);
      break;
    case RISE_E_REMOVE:
      gn_story_tell (story, RISE_F_DRIVEN, seat, n, tile);
      rise_take_cubes (match, state, RISE_GNOMES, tile, n, story);
      break;
    default:
      {
        const int to = ARG (RISE_A_PATH + ARG (RISE_A_PATH)), from = state->dragon;

        gn_story_tell (story, RISE_F_DRAGON_MOVED, seat, from, to);
        rise_dragon_moved (match, state, to, seat, story);
        break;
      }
    }
}

/* ---- Spaces of a player's own (RISE-089, RISE-099) -------------------------------------------------- */

/* Makes a move of the gift's verb from the arguments of `use`. */
static void
choice_of (const GnMove *move,
           const RiseOp *op,
           GnMove       *choice)
{
  gn_move_init (choice, move->seat, rise_gift_verb (op));
  choice->arg[RISE_A_TILE] = ARG (RISE_A_USE_TILE);
  choice->arg[RISE_A_N] = ARG (RISE_A_USE_N);
  for (guint i = 0; i <= RISE_MOST_STEPS; i++)
    choice->arg[RISE_A_PATH + i] = ARG (RISE_A_PATH + i);
}

static gboolean
is_taken (const RiseState *state,
          int              seat,
          const RiseSpace *space,
          int              ally,
          int              slot)
{
  return space->kind == RISE_SINGLE && (ally >= 0 ? state->on_ally[ally] : state->on_slot[seat][slot]) > 0;
}

static gboolean
is_ours (const GnMatch   *match,
         const RiseState *state,
         const GnMove    *move,
         GnSay           *why)
{
  const int ally = ARG (RISE_A_USE_ALLY), slot = ARG (RISE_A_USE_SLOT), seat = move->seat;

  if (ally >= 0)
    {
      if ((guint) ally >= rise_set (match)->n_allies)
        return gn_say (why, RISE_NO_SPACE);
      if (state->ally[ally] != RISE_ALLY_OF (seat))
        return gn_say (why, RISE_NO_OWN_ALLY, seat, ally);
      return TRUE;
    }
  if (slot >= 0 && slot < RISE_SLOTS && rise_own_space (match, state, seat, -1, slot)
      && !(state->slots[seat] >> slot & 1))
    return gn_say (why, RISE_NO_LOCKED, slot);
  return TRUE;
}

/* Whether the seat has an ally or upgrade with a space */
static gboolean
has_spaces (const GnMatch   *match,
            const RiseState *state,
            int              seat)
{
  guint64 allies = rise_allies (state, RISE_ALLY_OF (seat));
  const RiseSpace *space;

  GN_FOR_PLACES (ally, allies)
    if (rise_set (match)->ally[ally].space.kind != RISE_SPACELESS)
      return TRUE;
  for (int slot = 0; slot < RISE_SLOTS; slot++)
    if ((state->slots[seat] >> slot & 1) && (space = rise_own_space (match, state, seat, -1, slot))
        && space->kind != RISE_SPACELESS)
      return TRUE;
  return FALSE;
}

gboolean
rise_check_own_space (const GnMatch   *match,
                      const RiseState *state,
                      const GnMove    *move,
                      GnSay           *why)
{
  const int ally = ARG (RISE_A_USE_ALLY), slot = ARG (RISE_A_USE_SLOT), seat = move->seat;
  const RiseSpace *space;

  if (state->meeples[seat] == 0)
    return gn_say (why, RISE_NO_MEEPLE, seat);
  if (!is_ours (match, state, move, why))
    return FALSE;
  space = rise_own_space (match, state, seat, ally, ally >= 0 ? -1 : slot);
  if (!space || space->kind == RISE_SPACELESS || (ally >= 0 && slot >= 0))
    return ally < 0 && slot < 0 && !has_spaces (match, state, seat) ? gn_say (why, RISE_NO_SPACES, seat)
           : gn_say (why, RISE_NO_SPACE);
  return is_taken (state, seat, space, ally, slot) ? gn_say (why, RISE_NO_TAKEN_OWN) : TRUE;
}

gboolean
rise_check_use (const GnMatch   *match,
                const RiseState *state,
                const GnMove    *move,
                GnSay           *why)
{
  const int ally = ARG (RISE_A_USE_ALLY), slot = ARG (RISE_A_USE_SLOT), seat = move->seat;
  const RiseSpace *space;
  const RiseOp *op;
  GnMove choice;

  if (!rise_check_own_space (match, state, move, why))
    return FALSE;
  space = rise_own_space (match, state, seat, ally, ally >= 0 ? -1 : slot);
  if (!space->ops.known)
    return ally >= 0 ? gn_say (why, RISE_NO_TEACH_ALLY, ally)
           : gn_say (why, RISE_NO_TEACH_UPGRADE, rise_set (match)->board[state->board[seat]].slot[slot]);

  if (space->gold > 0 && !rise_check_gold (match, state, seat, space->gold, ARG (RISE_A_BEER), why))
    return FALSE;
  if (space->gold == 0 && !rise_check_beer (match, state, seat, space->beer, ARG (RISE_A_BEER), ARG (RISE_A_GOLD), why))
    return FALSE;
  op = rise_space_choice (space);
  if (!op)
    return ARG (RISE_A_USE_TILE) == GN_NONE && ARG (RISE_A_USE_N) == GN_NONE && ARG (RISE_A_PATH) == GN_NONE ? TRUE
           : gn_say (why, RISE_NO_ELIGIBLE_USE);
  choice_of (move, op, &choice);
  return rise_check_gift (match, state, seat, op, &choice, why);
}

void
rise_stand_on (RiseState *state,
               int        seat,
               int        ally,
               int        slot)
{
  state->meeples[seat]--;
  if (ally >= 0)
    state->on_ally[ally]++;
  else
    state->on_slot[seat][slot]++;
}

/* Applies all effects of the space, in printed order; @choice: see rise_do_gift() */
static void
space_happens (const GnMatch *match,
               RiseState     *state,
               int            seat,
               int            ally,
               int            slot,
               const GnMove  *choice,
               GnStory       *story)
{
  const RiseSpace *space = rise_own_space (match, state, seat, ally, slot);
  const RiseSet *set = rise_set (match);
  const int upgrade = ally >= 0 ? -1 : set->board[state->board[seat]].slot[slot];

  for (guint i = 0; i < space->ops.n; i++)
    {
      const RiseOp *op = &space->ops.op[i];

      if (op->word == RISE_E_BOAT || op->word == RISE_E_ADD || op->word == RISE_E_REMOVE || op->word == RISE_E_DRAGON)
        rise_do_gift (match, state, seat, op, choice, story);
      else
        rise_happens (match, state, seat, op, ally >= 0 ? RISE_FROM_ALLY (ally) : RISE_FROM_UPGRADE (upgrade),
                      ally >= 0 ? RISE_COL_ALLIES : RISE_COL_UPGRADES, story);
    }
}

void
rise_apply_use (const GnMatch *match,
                RiseState     *state,
                const GnMove  *move,
                GnStory       *story)
{
  const int ally = ARG (RISE_A_USE_ALLY), slot = ally >= 0 ? -1 : ARG (RISE_A_USE_SLOT), seat = move->seat;
  const RiseSpace *space = rise_own_space (match, state, seat, ally, slot);
  const RiseOp *op = rise_space_choice (space);
  GnMove choice = { 0 };

  if (op)
    choice_of (move, op, &choice);
  rise_stand_on (state, seat, ally, slot);
  if (ally >= 0)
    gn_story_tell (story, RISE_F_USED_ALLY, seat, ally);
  else
    gn_story_tell (story, RISE_F_USED_UPGRADE, seat, rise_set (match)->board[state->board[seat]].slot[slot]);
  if (space->gold > 0)
    rise_pay_gold (state, seat, space->gold);
  else if (space->beer > 0)
    rise_pay_beer (state, seat, space->beer, ARG (RISE_A_BEER), ARG (RISE_A_GOLD));
  space_happens (match, state, seat, ally, slot, &choice, story);
}

/* Lists all ways to pay for a space and to use it. */
static void
list_space (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            int              ally,
            int              slot,
            GnMoveList      *list)
{
  const RiseSpace *space = rise_own_space (match, state, seat, ally, slot);
  const RiseOp *op = space ? rise_space_choice (space) : NULL;
  g_auto (GnMoveList) choices = { 0 };
  GnMove choice;

  if (!space || space->kind == RISE_SPACELESS || !space->ops.known || is_taken (state, seat, space, ally, slot))
    return;
  if (space->gold > 0 ? state->gold[seat] < space->gold : state->beer[seat] + state->gold[seat] < space->beer)
    return;
  if (op)
    rise_list_gift (match, state, seat, op, &choices);
  else
    {
      gn_move_init (&choice, seat, RISE_V_USE);
      gn_move_list_append (&choices, &choice);
    }

  for (guint i = 0; i < choices.n; i++)
    {
      const GnMove *from = &choices.move[i];
      GnMove move;

      gn_move_init (&move, seat, RISE_V_USE);
      move.arg[RISE_A_USE_ALLY] = ally >= 0 ? (gint16) ally : GN_NONE;
      move.arg[RISE_A_USE_SLOT] = ally >= 0 ? GN_NONE : (gint16) slot;
      if (op)
        {
          move.arg[RISE_A_USE_TILE] = from->arg[RISE_A_TILE];
          move.arg[RISE_A_USE_N] = from->arg[RISE_A_N];
          for (guint k = 0; k <= RISE_MOST_STEPS; k++)
            move.arg[RISE_A_PATH + k] = from->arg[RISE_A_PATH + k];
        }
      if (space->gold == 0 && space->beer > 0)
        rise_list_beer (match, state, seat, space->beer, &move, list);
      else
        gn_move_list_append (list, &move);
    }
}

void
rise_legal_use (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                GnMoveList      *list)
{
  guint64 allies = rise_allies (state, RISE_ALLY_OF (seat));

  if (state->meeples[seat] == 0)
    return;
  GN_FOR_PLACES (ally, allies)
    list_space (match, state, seat, ally, -1, list);
  for (int slot = 0; slot < RISE_SLOTS; slot++)
    if (state->slots[seat] >> slot & 1)
      list_space (match, state, seat, -1, slot, list);
}
