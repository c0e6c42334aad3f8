/* rise-turn.c: phase 2: a meeple on a space, and the actions of immediate spaces (5.6)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"
#include "rise-effects.h"

#define TRIBUTE_STEPS 2   /* RISE-094 */

/* ---- Checking ---------------------------------------------------------------------------------------- */

static gboolean
check_space (const GnMatch   *match,
             const RiseState *state,
             int              seat,
             int              action,
             GnSay           *why)
{
  if (state->meeples[seat] == 0)
    return gn_say (why, RISE_NO_MEEPLE, seat);
  if (!rise_set (match)->group[action].known)
    return gn_say (why, RISE_NO_TEACH_SPACE, action - RISE_N_CARD_ACTIONS);
  if (rise_singles_left (match, state, action) == 0)
    return gn_say (why, RISE_NO_TAKEN, action);
  return TRUE;
}

/* A space of the action board needs a meeple in hand, a free space and the price in gold (RISE-002, groups 3 and 4). */
static gboolean
check_claim (const GnMatch   *match,
             const RiseState *state,
             const GnMove    *move,
             int              action,
             GnSay           *why)
{
  return check_space (match, state, move->seat, action, why)
         && rise_check_gold (match, state, move->seat, rise_board_price (match, state, move->seat, action),
                             move->arg[RISE_A_BEER], why);
}

static gboolean
check_place (const GnMatch   *match,
             const RiseState *state,
             const GnMove    *move,
             GnSay           *why)
{
  const int place = move->arg[RISE_A_PLACE], space = move->arg[RISE_A_SPACE];
  const RiseActionCard *card = &rise_set (match)->action[state->card[place]];

  if (state->meeples[move->seat] == 0)
    return gn_say (why, RISE_NO_MEEPLE, move->seat);
  if (!card->known)
    return gn_say (why, RISE_NO_TEACH_CARD, state->card[place]);
  if (space < 1 || space > card->n)
    return gn_say (why, RISE_NO_SPACE);
  if (state->on_card[place][space - 1] >= 0)
    return gn_say (why, RISE_NO_TAKEN, card->action);
  return TRUE;
}

static gboolean
check_brew (const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  if (state->meeples[move->seat] == 0)
    return gn_say (why, RISE_NO_MEEPLE, move->seat);
  if (move->arg[0] == GN_NONE)
    return TRUE;
  /* One command for one thing: the own board is not named. */
  return move->arg[0] == move->seat ? gn_say (why, RISE_NO_OWN_NAMED, move->seat)
         : gn_say (why, RISE_NO_OWN_SPACE, move->seat, move->arg[0]);
}

static gboolean
check_upgrade (const GnMatch   *match,
               const RiseState *state,
               const GnMove    *move,
               GnSay           *why)
{
  const int seat = move->seat, slot = move->arg[RISE_A_SLOT];
  const RiseBoard *board = &rise_set (match)->board[state->board[seat]];

  if (state->meeples[seat] == 0)
    return gn_say (why, RISE_NO_MEEPLE, seat);
  if (slot < 0 || slot >= (board->n_slots ? board->n_slots : RISE_SLOTS))
    return gn_say (why, RISE_NO_SPACE);
  if (!check_claim (match, state, move, RISE_UPGRADE, why))
    return FALSE;
  if (board->n_slots == 0)
    return gn_say (why, RISE_NO_TEACH_BOARD, state->board[seat]);
  if (state->slots[seat] == (1u << board->n_slots) - 1)
    return gn_say (why, RISE_NO_VACANT, seat);
  if (state->slots[seat] >> slot & 1)
    return gn_say (why, RISE_NO_SLOT_TAKEN, slot);
  if (board->slot[slot] < 0)
    return gn_say (why, RISE_NO_TEACH_BOARD, state->board[seat]);
  if (!rise_set (match)->upgrade[board->slot[slot]].ops.known)
    return gn_say (why, RISE_NO_TEACH_UPGRADE, board->slot[slot]);
  return TRUE;
}

/* Numbers that are not entered become the most that is possible (RISE-199). */
static void
read_thugs (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            int             *remove,
            int             *add)
{
  const int seat = move->seat, tile = move->arg[RISE_A_TILE];

  *remove = move->arg[RISE_A_REMOVE];
  *add = move->arg[RISE_A_THUGS_ADD];
  if (!rise_is_tile (state, tile))
    {
      *remove = *remove == GN_NONE ? 0 : *remove;
      *add = *add == GN_NONE ? 0 : *add;
      return;
    }
  if (*remove == GN_NONE)
    *remove = MIN (rise_most (match, state, seat, RISE_THUGS, RISE_BOOST_REMOVALS), state->cubes[RISE_GNOMES][tile]);
  if (*add == GN_NONE)
    *add = !rise_check_cube_land (match, state, tile, NULL) ? 0
           : MIN (rise_most (match, state, seat, RISE_THUGS, RISE_BOOST_ADDITIONS), rise_cubes_left (state, seat));
}

static gboolean
check_thugs (const GnMatch   *match,
             const RiseState *state,
             const GnMove    *move,
             GnSay           *why)
{
  const int seat = move->seat, tile = move->arg[RISE_A_TILE], left = rise_cubes_left (state, seat);
  const int most_off = rise_most (match, state, seat, RISE_THUGS, RISE_BOOST_REMOVALS);
  const int most_on = rise_most (match, state, seat, RISE_THUGS, RISE_BOOST_ADDITIONS);
  int remove, add;

  read_thugs (match, state, move, &remove, &add);
  if (!check_claim (match, state, move, RISE_THUGS, why))
    return FALSE;
  if (add > 0 && left == 0)
    return gn_say (why, RISE_NO_STORE_THUGS, seat);
  if (!rise_check_tile (state, tile, why) || (add > 0 && !rise_check_cube_land (match, state, tile, why)))
    return FALSE;
  if (rise_option (match, RISE_OPT_THUGS_REACH)
      && !((rise_occupied (state, seat) | rise_reach (match, state, seat)) & GN_PLACE (tile)))
    return rise_why_not (match, state, seat, -1, tile, why);
  if (state->cubes[RISE_GNOMES][tile] == 0)
    return gn_say (why, RISE_NO_GNOME_CUBE, tile);
  if (remove > state->cubes[RISE_GNOMES][tile])
    return gn_say (why, RISE_NO_CUBES_GNOMES_THUGS, tile, state->cubes[RISE_GNOMES][tile], remove);
  if (remove > most_off)
    return gn_say (why, RISE_NO_MANY_THUGS, remove, most_off);
  if (add > MIN (most_on, left))
    return gn_say (why, RISE_NO_MANY_THUGS, add, MIN (most_on, left));
  if (remove < 0 || add < 0 || remove + add == 0)
    return gn_say (why, RISE_NO_NOTHING_THUGS);
  return TRUE;
}

static gboolean
check_bard (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const int seat = move->seat, tile = move->arg[RISE_A_TILE];

  if (!check_claim (match, state, move, RISE_BARD, why))
    return FALSE;
  if (rise_cubes_left (state, seat) == 0)
    return gn_say (why, RISE_NO_STORE_BARD, seat);
  if (!rise_check_tile (state, tile, why) || !rise_check_cube_land (match, state, tile, why))
    return FALSE;
  return rise_reach (match, state, seat) & GN_PLACE (tile) ? TRUE : rise_why_not (match, state, seat, -1, tile, why);
}

static gboolean
check_tribute (const GnMatch   *match,
               const RiseState *state,
               const GnMove    *move,
               GnSay           *why)
{
  return check_claim (match, state, move, RISE_TRIBUTE, why)
         && rise_check_path (match, state, &move->arg[RISE_A_PATH], TRIBUTE_STEPS, why);
}

static gboolean
check_orctoberfest (const GnMatch   *match,
                    const RiseState *state,
                    const GnMove    *move,
                    GnSay           *why)
{
  const int gold = move->arg[0];

  if (!check_space (match, state, move->seat, RISE_ORCTOBERFEST, why))
    return FALSE;
  if (move->arg[RISE_A_BEER] != GN_NONE)
    return gn_say (why, RISE_NO_BEER_FOR_GOLD, MAX (gold, 3));
  if (gold > state->gold[move->seat])
    return gn_say (why, RISE_NO_GOLD, move->seat, state->gold[move->seat], gold);
  if (gold < 3)
    return gn_say (why, RISE_NO_THREE, MAX (gold, 0));
  return TRUE;
}

/* The meeple only blocks a space, on the action board or one of the player's own (RUL-11). */
static gboolean
check_idle (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const int action = move->arg[RISE_A_ACTION];

  if (action == GN_NONE)
    {
      if (!rise_check_own_space (match, state, move, why))
        return FALSE;
    }
  else
    {
      if (state->meeples[move->seat] == 0)
        return gn_say (why, RISE_NO_MEEPLE, move->seat);
      if (action < RISE_UPGRADE || action > RISE_TAVERN || move->arg[RISE_A_USE_ALLY] != GN_NONE
          || move->arg[RISE_A_USE_SLOT] != GN_NONE)
        return gn_say (why, RISE_NO_SPACE);
      if (!check_space (match, state, move->seat, action, why))
        return FALSE;
    }
  return rise_option (match, RISE_OPT_IDLE) || gn_say (why, RISE_NO_NOTHING_IDLE);
}

gboolean
rise_check_turn (const GnMatch   *match,
                 const RiseState *state,
                 const GnMove    *move,
                 GnSay           *why)
{
  const int seat = move->seat;

  switch (move->verb)
    {
    case RISE_V_PLACE:
      return check_place (match, state, move, why);
    case RISE_V_BREW:
      return check_brew (state, move, why);
    case RISE_V_UPGRADE:
      return check_upgrade (match, state, move, why);
    case RISE_V_BUILD:
      return check_claim (match, state, move, RISE_BUILD, why)
             && rise_check_build (match, state, seat, move->arg[RISE_A_TILE], move->arg[RISE_A_FROM], why);
    case RISE_V_TRIBUTE:
      return check_tribute (match, state, move, why);
    case RISE_V_THUGS:
      return check_thugs (match, state, move, why);
    case RISE_V_BARD:
      return check_bard (match, state, move, why);
    case RISE_V_ORCTOBERFEST:
      return check_orctoberfest (match, state, move, why);
    case RISE_V_TAVERN:
      return check_space (match, state, seat, RISE_TAVERN, why)
             && rise_check_beer (match, state, seat, rise_board_price (match, state, seat, RISE_TAVERN),
                                 move->arg[RISE_A_BEER], move->arg[RISE_A_GOLD], why);
    case RISE_V_USE:
      return rise_check_use (match, state, move, why);
    default:
      return check_idle (match, state, move, why);
    }
}

/* ---- Legal moves ------------------------------------------------------------------------------------- */

static gboolean
can_claim (const GnMatch   *match,
           const RiseState *state,
           int              seat,
           int              action)
{
  return rise_set (match)->group[action].known && rise_singles_left (match, state, action) > 0
         && state->gold[seat] >= rise_board_price (match, state, seat, action);
}

static void
legal_places (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              GnMoveList      *list)
{
  for (int place = 0; place < RISE_CARDS_UP; place++)
    {
      const RiseActionCard *card;

      if (state->card[place] < 0)
        continue;
      card = &rise_set (match)->action[state->card[place]];
      for (int space = 0; card->known && space < card->n; space++)
        if (state->on_card[place][space] < 0)
          {
            GnMove *move = gn_move_list_add (list, seat, RISE_V_PLACE);

            move->arg[RISE_A_PLACE] = (gint16) place;
            move->arg[RISE_A_SPACE] = (gint16) (space + 1);
          }
    }
}

static void
legal_upgrades (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                GnMoveList      *list)
{
  const RiseSet *set = rise_set (match);
  const RiseBoard *board = &set->board[state->board[seat]];

  if (!can_claim (match, state, seat, RISE_UPGRADE))
    return;
  for (int slot = 0; slot < board->n_slots; slot++)
    if (!(state->slots[seat] >> slot & 1) && board->slot[slot] >= 0 && set->upgrade[board->slot[slot]].ops.known)
      gn_move_list_add (list, seat, RISE_V_UPGRADE)->arg[RISE_A_SLOT] = (gint16) slot;
}

static void
legal_builds (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              GnMoveList      *list)
{
  guint64 from, tiles;

  if (!can_claim (match, state, seat, RISE_BUILD))
    return;
  tiles = rise_build_places (match, state, seat, &from);
  GN_FOR_PLACES (tile, tiles)
    {
      guint64 sources = from & ~GN_PLACE (tile);

      if (!from)
        gn_move_list_add (list, seat, RISE_V_BUILD)->arg[RISE_A_TILE] = (gint16) tile;
      GN_FOR_PLACES (source, sources)
        {
          GnMove *move = gn_move_list_add (list, seat, RISE_V_BUILD);

          move->arg[RISE_A_TILE] = (gint16) tile;
          move->arg[RISE_A_FROM] = (gint16) source;
        }
    }
}

static void
legal_tribute (const GnMatch   *match,
               const RiseState *state,
               int              seat,
               GnMoveList      *list)
{
  GnMove move;

  gn_move_init (&move, seat, RISE_V_TRIBUTE);
  if (check_claim (match, state, &move, RISE_TRIBUTE, NULL))
    rise_legal_paths (match, state, &move, TRIBUTE_STEPS, list);
}

static void
legal_thugs (const GnMatch   *match,
             const RiseState *state,
             int              seat,
             GnMoveList      *list)
{
  guint64 tiles, wet;
  int most_off, most_on;

  if (!can_claim (match, state, seat, RISE_THUGS))
    return;
  tiles = rise_open_places (state);
  wet = tiles & ~rise_cube_places (match, state);
  if (rise_option (match, RISE_OPT_THUGS_REACH))
    tiles &= rise_occupied (state, seat) | rise_reach (match, state, seat);
  most_off = rise_most (match, state, seat, RISE_THUGS, RISE_BOOST_REMOVALS);
  most_on = MIN (rise_most (match, state, seat, RISE_THUGS, RISE_BOOST_ADDITIONS), rise_cubes_left (state, seat));

  GN_FOR_PLACES (tile, tiles)
    {
      const int there = state->cubes[RISE_GNOMES][tile];

      if (there == 0)
        continue;
      for (int remove = MIN (most_off, there); remove >= 0; remove--)
        for (int add = wet & GN_PLACE (tile) ? 0 : most_on; add >= (remove == 0); add--)
          {
            GnMove *move = gn_move_list_add (list, seat, RISE_V_THUGS);

            move->arg[RISE_A_TILE] = (gint16) tile;
            move->arg[RISE_A_REMOVE] = (gint16) remove;
            move->arg[RISE_A_THUGS_ADD] = (gint16) add;
          }
    }
}

static void
legal_goods (const GnMatch   *match,
             const RiseState *state,
             int              seat,
             GnMoveList      *list)
{
  if (can_claim (match, state, seat, RISE_BARD) && rise_cubes_left (state, seat) > 0)
    {
      GN_FOR_PLACES (tile, rise_cube_places (match, state) & rise_reach (match, state, seat))
        gn_move_list_add (list, seat, RISE_V_BARD)->arg[RISE_A_TILE] = (gint16) tile;
    }
  if (rise_set (match)->group[RISE_ORCTOBERFEST].known && rise_singles_left (match, state, RISE_ORCTOBERFEST) > 0)
    for (int gold = 3; gold <= state->gold[seat]; gold++)
      gn_move_list_add (list, seat, RISE_V_ORCTOBERFEST)->arg[0] = (gint16) gold;
  if (rise_set (match)->group[RISE_TAVERN].known && rise_singles_left (match, state, RISE_TAVERN) > 0)
    {
      GnMove move;

      gn_move_init (&move, seat, RISE_V_TAVERN);
      rise_list_beer (match, state, seat, rise_board_price (match, state, seat, RISE_TAVERN), &move, list);
    }
}

static void
legal_idle (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            GnMoveList      *list)
{
  for (int action = RISE_UPGRADE; action <= RISE_TAVERN; action++)
    if (rise_set (match)->group[action].known && rise_singles_left (match, state, action) > 0)
      gn_move_list_add (list, seat, RISE_V_IDLE)->arg[RISE_A_ACTION] = (gint16) action;
  for (guint ally = 0; ally < rise_set (match)->n_allies; ally++)
    {
      GnMove move;

      gn_move_init (&move, seat, RISE_V_IDLE);
      move.arg[RISE_A_USE_ALLY] = (gint16) ally;
      if (rise_check_own_space (match, state, &move, NULL))
        gn_move_list_append (list, &move);
    }
  for (int slot = 0; slot < RISE_SLOTS; slot++)
    {
      GnMove move;

      gn_move_init (&move, seat, RISE_V_IDLE);
      move.arg[RISE_A_USE_SLOT] = (gint16) slot;
      if (rise_check_own_space (match, state, &move, NULL))
        gn_move_list_append (list, &move);
    }
}

void
rise_legal_turn (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 GnMoveList      *list)
{
  if (state->meeples[seat] == 0)
    return;
  legal_places (match, state, seat, list);
  gn_move_list_add (list, seat, RISE_V_BREW);
  legal_upgrades (match, state, seat, list);
  legal_builds (match, state, seat, list);
  legal_tribute (match, state, seat, list);
  legal_thugs (match, state, seat, list);
  legal_goods (match, state, seat, list);
  rise_legal_use (match, state, seat, list);
  if (rise_option (match, RISE_OPT_IDLE))
    legal_idle (match, state, seat, list);
}

/* ---- Carrying it out ------------------------------------------------------------------------------------- */

/* Puts the meeple there and pays the price in gold. Returns: the price */
static int
claim (const GnMatch *match,
       RiseState     *state,
       int            seat,
       int            action)
{
  const int price = action == RISE_TAVERN || action == RISE_ORCTOBERFEST || action == RISE_BREW ? 0
                    : rise_board_price (match, state, seat, action);

  state->meeples[seat]--;
  state->on_board[seat][action]++;
  rise_pay_gold (state, seat, price);
  return price;
}

static void
apply_brew (const GnMatch *match,
            RiseState     *state,
            int            seat,
            GnStory       *story)
{
  const int n = rise_most (match, state, seat, RISE_BREW, RISE_BOOST_BEER), was = state->beer[seat];

  claim (match, state, seat, RISE_BREW);
  rise_add_beer (state, seat, n);
  if (was + n > state->beer[seat])
    gn_story_tell (story, RISE_F_BREWED_CUT, seat, n, state->beer[seat], was + n - state->beer[seat]);
  else
    gn_story_tell (story, RISE_F_BREWED, seat, n, state->beer[seat]);
}

static void
apply_tribute (const GnMatch *match,
               RiseState     *state,
               const GnMove  *move,
               GnStory       *story)
{
  const int to = move->arg[RISE_A_PATH + move->arg[RISE_A_PATH]], from = state->dragon;

  claim (match, state, move->seat, RISE_TRIBUTE);
  gn_story_tell (story, RISE_F_DRAGON_MOVED, move->seat, from, to);
  rise_dragon_moved (match, state, to, move->seat, story);
}

static void
apply_thugs (const GnMatch *match,
             RiseState     *state,
             const GnMove  *move,
             GnStory       *story)
{
  const int seat = move->seat, tile = move->arg[RISE_A_TILE];
  int remove, add, price;

  read_thugs (match, state, move, &remove, &add);
  price = claim (match, state, seat, RISE_THUGS);
  gn_story_tell (story, RISE_F_THUGS, seat, tile, remove, add, price);
  rise_take_cubes (match, state, RISE_GNOMES, tile, remove, story);
  rise_put_cubes (match, state, seat, tile, add, story);
}

static void
apply_idle (const GnMatch *match,
            RiseState     *state,
            const GnMove  *move,
            GnStory       *story)
{
  const int seat = move->seat, action = move->arg[RISE_A_ACTION], ally = move->arg[RISE_A_USE_ALLY];
  const int slot = move->arg[RISE_A_USE_SLOT];

  if (action != GN_NONE)
    {
      state->meeples[seat]--;
      state->on_board[seat][action]++;
      gn_story_tell (story, RISE_F_IDLE, seat, action);
      return;
    }
  rise_stand_on (state, seat, ally >= 0 ? ally : -1, slot);
  if (ally >= 0)
    gn_story_tell (story, RISE_F_IDLE_ALLY, seat, ally);
  else
    gn_story_tell (story, RISE_F_IDLE_UPGRADE, seat, rise_set (match)->board[state->board[seat]].slot[slot]);
}

void
rise_apply_turn (const GnMatch *match,
                 RiseState     *state,
                 const GnMove  *move,
                 GnStory       *story)
{
  const int seat = move->seat;
  int price;

  switch (move->verb)
    {
    case RISE_V_PLACE:
      state->meeples[seat]--;
      state->on_card[move->arg[RISE_A_PLACE]][move->arg[RISE_A_SPACE] - 1] = (gint8) seat;
      gn_story_tell (story, RISE_F_PLACED, seat, rise_action_of_place (match, state, move->arg[RISE_A_PLACE]),
                     move->arg[RISE_A_SPACE]);
      break;
    case RISE_V_BREW:
      apply_brew (match, state, seat, story);
      break;
    case RISE_V_UPGRADE:
      {
        const int slot = move->arg[RISE_A_SLOT];

        price = claim (match, state, seat, RISE_UPGRADE);
        gn_story_tell (story, RISE_F_UPGRADED, seat, rise_set (match)->board[state->board[seat]].slot[slot], price);
        state->slots[seat] |= (guint8) (1u << slot);
        rise_unlocked (match, state, seat, slot, story);
        break;
      }
    case RISE_V_BUILD:
      price = claim (match, state, seat, RISE_BUILD);
      gn_story_tell (story, RISE_F_PAID_GOLD, seat, price);
      rise_build (match, state, seat, move->arg[RISE_A_TILE], move->arg[RISE_A_FROM], story);
      break;
    case RISE_V_TRIBUTE:
      apply_tribute (match, state, move, story);
      break;
    case RISE_V_THUGS:
      apply_thugs (match, state, move, story);
      break;
    case RISE_V_BARD:
      price = claim (match, state, seat, RISE_BARD);
      gn_story_tell (story, RISE_F_BARD, seat, move->arg[RISE_A_TILE], price);
      rise_put_cubes (match, state, seat, move->arg[RISE_A_TILE], 1, story);
      break;
    case RISE_V_ORCTOBERFEST:
      claim (match, state, seat, RISE_ORCTOBERFEST);
      rise_pay_gold (state, seat, move->arg[0]);
      rise_add_points (state, seat, RISE_COL_ORCTOBERFEST, move->arg[0] / 3);
      gn_story_tell (story, RISE_F_ORCTOBERFEST, seat, move->arg[0], move->arg[0] / 3);
      break;
    case RISE_V_TAVERN:
      {
        const int cost = rise_board_price (match, state, seat, RISE_TAVERN);
        const int gain = rise_most (match, state, seat, RISE_TAVERN, RISE_BOOST_GOLD);
        const int beer = state->beer[seat], gold = state->gold[seat];

        claim (match, state, seat, RISE_TAVERN);
        rise_pay_beer (state, seat, cost, move->arg[RISE_A_BEER], move->arg[RISE_A_GOLD]);
        if (gold == state->gold[seat])
          gn_story_tell (story, RISE_F_TAVERN_BEER, seat, beer - state->beer[seat], gain);
        else if (beer == state->beer[seat])
          gn_story_tell (story, RISE_F_TAVERN_GOLD, seat, gold - state->gold[seat], gain);
        else
          gn_story_tell (story, RISE_F_TAVERN, seat, beer - state->beer[seat], gold - state->gold[seat], gain);
        rise_add_gold (state, seat, gain);
        break;
      }
    case RISE_V_USE:
      rise_apply_use (match, state, move, story);
      break;
    default:
      apply_idle (match, state, move, story);
      break;
    }
  state->stage = RISE_DO_TURN;
}
