/* rise-card.c: phase 3: checks the action of the meeple on an action card (5.8)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"

static int
action_now (const GnMatch   *match,
            const RiseState *state)
{
  return rise_action_of_place (match, state, state->at_card);
}

static int
price_now (const GnMatch   *match,
           const RiseState *state,
           int              seat)
{
  return rise_price (match, state, seat, state->at_card, state->at_space);
}

static gboolean
check_price (const GnMatch   *match,
             const RiseState *state,
             const GnMove    *move,
             GnSay           *why)
{
  return rise_check_beer (match, state, move->seat, price_now (match, state, move->seat), move->arg[RISE_A_BEER],
                          move->arg[RISE_A_GOLD], why);
}

/* ---- Partly entered moves ----------------------------------------------------------------------------- */

int
rise_lifted (const RiseState *state,
             int             *only)
{
  int n = 0;

  *only = -1;
  RISE_FOR_TILES (place)
    if (state->cut_n[place])
      {
        *only = n == 0 ? place : RISE_TILE_SEVERAL;
        n += state->cut_n[place];
      }
  return n;
}

int
rise_struck (const RiseState *state)
{
  int n = 0;

  for (int owner = 0; owner < RISE_OWNERS; owner++)
    n += state->cut_strike[owner];
  return n;
}

int
rise_opponents (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                int              tile)
{
  int n = 0;

  RISE_OWNERS_OF (match, owner)
    n += owner == seat ? 0 : state->cubes[owner][tile];
  return n;
}

/* Places that may receive cubes from Brew Festival, Barrel Delivery or Beer Competition */
static guint64
targets (const GnMatch   *match,
         const RiseState *state,
         int              seat,
         int              action)
{
  switch (action)
    {
    case RISE_DELIVERY:
      return rise_cube_places (match, state) & rise_reach (match, state, seat);
    case RISE_FESTIVAL:
      return rise_cube_places (match, state) & rise_occupied (state, seat);
    case RISE_COMPETITION:
      {
        guint64 good = 0;

        GN_FOR_PLACES (place, rise_open_places (state) & rise_occupied (state, seat))
          if (rise_opponents (match, state, seat, place) > 0)
            good |= GN_PLACE (place);
        return good;
      }
    default:
      return 0;
    }
}

static gboolean
check_target (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              int              action,
              int              tile,
              gboolean         cubes_come,
              GnSay           *why)
{
  if (!rise_check_tile (state, tile, why) || (cubes_come && !rise_check_cube_land (match, state, tile, why)))
    return FALSE;
  if (action == RISE_DELIVERY)
    return rise_reach (match, state, seat) & GN_PLACE (tile) ? TRUE : rise_why_not (match, state, seat, -1, tile, why);
  if (!(rise_occupied (state, seat) & GN_PLACE (tile)))
    return gn_say (why, RISE_NO_OCCUPIED, seat, tile);
  if (action == RISE_COMPETITION && rise_opponents (match, state, seat, tile) == 0)
    return gn_say (why, RISE_NO_OPPONENT, tile);
  return TRUE;
}

/* ---- Barrel Delivery, Brew Festival ------------------------------------------------------------------------ */

static gboolean
check_deliver (const GnMatch   *match,
               const RiseState *state,
               const GnMove    *move,
               GnSay           *why)
{
  const int seat = move->seat, action = move->verb == RISE_V_DELIVER ? RISE_DELIVERY : RISE_FESTIVAL;
  const int left = rise_cubes_left (state, seat);
  const int most = MIN (rise_most (match, state, seat, action, RISE_BOOST_CUBES), left);
  const int least = rise_option (match, RISE_OPT_EXACT_ADDS) ? 1 : most;
  const int n = move->arg[RISE_A_N] == GN_NONE ? most : move->arg[RISE_A_N];

  if (action_now (match, state) != action)
    return gn_say (why, RISE_NO_ACTION, action_now (match, state));
  if (!check_price (match, state, move, why))
    return FALSE;
  if (left == 0)
    return gn_say (why, RISE_NO_STORE, seat);
  if (!check_target (match, state, seat, action, move->arg[RISE_A_TILE], TRUE, why))
    return FALSE;
  if (n > most)
    return gn_say (why, action == RISE_DELIVERY ? RISE_NO_MANY : RISE_NO_MANY_FESTIVAL, n, most);
  if (n < least)
    return gn_say (why, action == RISE_DELIVERY ? RISE_NO_FEW : RISE_NO_FEW_FESTIVAL, MAX (n, 0), least);
  return TRUE;
}

/* The seat's own cubes that may be lifted: from tiles without the dragon, other than the target */
static guint64
sources (const RiseState *state,
         int              seat,
         int              target)
{
  guint64 places = 0;

  RISE_FOR_TILES (place)
    places |= (guint64) (state->cubes[seat][place] > 0 && place != target && place != state->dragon) << place;
  return places;
}

static gboolean
check_gather (const GnMatch   *match,
              const RiseState *state,
              const GnMove    *move,
              GnSay           *why)
{
  const int seat = move->seat, action = action_now (match, state), tile = move->arg[RISE_A_TILE];

  if (action != RISE_DELIVERY && action != RISE_FESTIVAL)
    return gn_say (why, RISE_NO_ACTION, action);
  if (!check_price (match, state, move, why))
    return FALSE;
  if (rise_cubes_left (state, seat) > 0)
    return gn_say (why, RISE_NO_STORE_FULL, seat, rise_cubes_left (state, seat));
  if (!check_target (match, state, seat, action, tile, TRUE, why))
    return FALSE;
  if (!sources (state, seat, tile))
    return gn_say (why, RISE_NO_CUBES_LIFTED, seat, tile, 0, 1);
  return TRUE;
}

/* The most cubes that may be lifted in all, and whether any may be lifted now */
static int
lift_most (const GnMatch   *match,
           const RiseState *state,
           int              seat,
           gboolean        *may,
           int             *target)
{
  if (state->add_seat)
    {
      *may = state->add_lifts;
      *target = state->add_tile;
      return rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_ADDITIONS);
    }
  *may = rise_cubes_left (state, seat) == 0;
  *target = state->cut_tile;
  if (state->cut == RISE_CUT_CONTEST)
    return rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_ADDITIONS);
  return rise_most (match, state, seat, action_now (match, state), RISE_BOOST_CUBES);
}

static gboolean
check_lift (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const int seat = move->seat, from = move->arg[RISE_A_FROM], n = move->arg[0];
  gboolean may;
  int only, target;
  const int most = lift_most (match, state, seat, &may, &target), lifted = rise_lifted (state, &only);

  if (!may)
    return gn_say (why, RISE_NO_STORE_FULL, seat, rise_cubes_left (state, seat));
  if (!rise_is_tile (state, from))
    return rise_no_tile (from, why);
  if (from == state->dragon)
    return gn_say (why, RISE_NO_OUT_OF, from);
  if (!rise_check_cube_land (match, state, target, why))
    return FALSE;
  if (from == target || state->cubes[seat][from] - state->cut_n[from] < MAX (n, 1))
    return gn_say (why, RISE_NO_CUBES_LIFTED, seat, from,
                   from == target ? 0 : state->cubes[seat][from] - state->cut_n[from], MAX (n, 1));
  if (!rise_option (match, RISE_OPT_EMPTY_SOURCE) && only >= 0 && only != from)
    return gn_say (why, RISE_NO_SINGLE);
  if (lifted + n > most)
    return gn_say (why, RISE_NO_MANY_LIFTED, lifted + n, most);
  if (n < 1)
    return gn_say (why, RISE_NO_FEW_LIFTED, MAX (n, 0), 1);
  return TRUE;
}

static gboolean
check_set_down (const RiseState *state,
                GnSay           *why)
{
  int only;

  return rise_lifted (state, &only) > 0 || gn_say (why, RISE_NO_FEW_LIFTED, 0, 1);
}

/* ---- Beer Competition ------------------------------------------------------------------------------------------- */

static gboolean
check_contest (const GnMatch   *match,
               const RiseState *state,
               const GnMove    *move,
               GnSay           *why)
{
  if (action_now (match, state) != RISE_COMPETITION)
    return gn_say (why, RISE_NO_ACTION, action_now (match, state));
  return check_price (match, state, move, why)
         && check_target (match, state, move->seat, RISE_COMPETITION, move->arg[RISE_A_TILE], FALSE, why);
}

static gboolean
check_strike (const GnMatch   *match,
              const RiseState *state,
              const GnMove    *move,
              GnSay           *why)
{
  const int seat = move->seat, n = move->arg[RISE_A_STRIKE_N], tile = state->cut_tile;
  const int owner = move->arg[RISE_A_PLAYER] == GN_NONE ? RISE_GNOMES : move->arg[RISE_A_PLAYER];
  const int most = rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_REMOVALS), struck = rise_struck (state);

  if (owner != RISE_GNOMES && (owner < 0 || owner >= match->n_seats))
    return gn_say (why, RISE_NO_ELIGIBLE_STRIKE);
  if (owner == seat && !rise_option (match, RISE_OPT_OWN_CUBES))
    return gn_say (why, RISE_NO_OWN_CUBE, seat);
  if (state->cubes[owner][tile] - state->cut_strike[owner] < MAX (n, 1))
    {
      const int have = state->cubes[owner][tile] - state->cut_strike[owner];

      return owner == RISE_GNOMES ? gn_say (why, RISE_NO_CUBES_GNOMES, tile, have, MAX (n, 1))
             : gn_say (why, RISE_NO_CUBES_OF, owner, tile, have, MAX (n, 1));
    }
  if (struck + n > most)
    return gn_say (why, RISE_NO_MANY_COMPETITION, struck + n, most);
  if (n < 1)
    return gn_say (why, RISE_NO_FEW_COMPETITION, MAX (n, 0), 1);
  return TRUE;
}

/* The most cubes that may be added now, from the board or from those lifted; @least: all lifted cubes have to be put
 * down. */
int
rise_add_most (const GnMatch   *match,
               const RiseState *state,
               int              seat,
               int             *least)
{
  const gboolean pending = state->add_seat != 0;
  const int tile = pending ? state->add_tile : state->cut_tile;
  gboolean may;
  int only, target, left = rise_cubes_left (state, seat);

  *least = 0;
  lift_most (match, state, seat, &may, &target);
  if (may)
    {
      *least = rise_lifted (state, &only);
      return *least;
    }
  if (!rise_check_cube_land (match, state, tile, NULL))
    return 0;
  if (!pending)
    left += state->cut_strike[seat];
  return MIN (left, rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_ADDITIONS));
}

static gboolean
check_add (const GnMatch   *match,
           const RiseState *state,
           const GnMove    *move,
           GnSay           *why)
{
  const int seat = move->seat;
  int least;
  const int most = rise_add_most (match, state, seat, &least);
  const int n = move->arg[RISE_A_ADD_N] == GN_NONE ? most : move->arg[RISE_A_ADD_N];
  const int tile = state->add_seat ? state->add_tile : state->cut_tile;
  const int removed = state->add_seat ? state->add_removed : rise_struck (state);

  if (n > 0 && most == 0 && rise_cubes_left (state, seat) == 0)
    return gn_say (why, RISE_NO_STORE, seat);
  if (n > 0 && !rise_check_cube_land (match, state, tile, why))
    return FALSE;
  if (n > most)
    return gn_say (why, RISE_NO_MANY_COMPETITION, n, most);
  if (n < least)
    return gn_say (why, RISE_NO_FEW_LIFTED, MAX (n, 0), least);
  if (n + removed == 0)
    return gn_say (why, RISE_NO_NOTHING);
  return TRUE;
}

/* ---- Caravan --------------------------------------------------------------------------------- */

static guint64
caravan_targets (const GnMatch   *match,
                 const RiseState *state,
                 int              from)
{
  return rise_links (match, state, from, TRUE, TRUE) & rise_cube_places (match, state);
}

static gboolean
check_load (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            GnSay           *why)
{
  const int seat = move->seat, from = move->arg[RISE_A_TILE];

  if (action_now (match, state) != RISE_CARAVAN)
    return gn_say (why, RISE_NO_ACTION, action_now (match, state));
  if (!check_price (match, state, move, why))
    return FALSE;
  if (from == RISE_TILE_SEVERAL)
    return gn_say (why, RISE_NO_SINGLE_CARAVAN);
  if (!rise_is_tile (state, from))
    return rise_no_tile (from, why);
  if (state->face[from] != RISE_UP)
    return gn_say (why, RISE_NO_FACE_DOWN, from);
  if (from == state->dragon)
    return gn_say (why, RISE_NO_OUT_OF, from);
  if (state->cubes[seat][from] == 0)
    return gn_say (why, RISE_NO_CUBES, seat, from, 0, 1);
  if (!caravan_targets (match, state, from))
    return gn_say (why, RISE_NO_NOTHING_CARAVAN);
  return TRUE;
}

static gboolean
check_carry (const GnMatch   *match,
             const RiseState *state,
             const GnMove    *move,
             GnSay           *why)
{
  const int seat = move->seat, n = move->arg[0], to = move->arg[RISE_A_FROM], from = state->cut_tile;
  const int most = rise_most (match, state, seat, RISE_CARAVAN, RISE_BOOST_MOVED);
  int only;
  const int carried = rise_lifted (state, &only);

  if (!rise_check_tile (state, to, why) || !rise_check_cube_land (match, state, to, why))
    return FALSE;
  if (!(rise_links (match, state, from, TRUE, TRUE) & GN_PLACE (to)))
    return rise_why_not (match, state, seat, from, to, why);
  if (state->cubes[seat][from] - carried < MAX (n, 1))
    return gn_say (why, RISE_NO_CUBES, seat, from, state->cubes[seat][from] - carried, MAX (n, 1));
  if (carried + n > most)
    return gn_say (why, RISE_NO_MANY_CARAVAN, carried + n, most);
  if (n < 1)
    return gn_say (why, RISE_NO_NOTHING_CARAVAN);
  return TRUE;
}

/* ---- All actions ----------------------------------------------------------------------------- */

gboolean
rise_check_card (const GnMatch   *match,
                 const RiseState *state,
                 const GnMove    *move,
                 GnSay           *why)
{
  const int seat = move->seat;
  int only;

  switch (move->verb)
    {
    case RISE_V_DELIVER:
    case RISE_V_FESTIVAL:
      return check_deliver (match, state, move, why);
    case RISE_V_GATHER:
      return check_gather (match, state, move, why);
    case RISE_V_LIFT:
      return check_lift (match, state, move, why);
    case RISE_V_SET_DOWN:
      return check_set_down (state, why);
    case RISE_V_CONTEST:
      return check_contest (match, state, move, why);
    case RISE_V_STRIKE:
      return check_strike (match, state, move, why);
    case RISE_V_ADD:
      return check_add (match, state, move, why);
    case RISE_V_LOAD:
      return check_load (match, state, move, why);
    case RISE_V_CARRY:
      return check_carry (match, state, move, why);
    case RISE_V_ARRIVE:
      return rise_lifted (state, &only) > 0 || gn_say (why, RISE_NO_NOTHING_CARAVAN);
    case RISE_V_EXPAND:
      if (action_now (match, state) != RISE_EXPAND)
        return gn_say (why, RISE_NO_ACTION, action_now (match, state));
      return check_price (match, state, move, why)
             && rise_check_build (match, state, seat, move->arg[RISE_A_TILE], move->arg[RISE_A_FROM], why);
    case RISE_V_RELIEVE:
      if (!rise_check_tile (state, move->arg[RISE_A_TILE], why))
        return FALSE;
      if (!rise_is_land (state, move->arg[RISE_A_TILE]))
        return gn_say (why, RISE_NO_LAND, move->arg[RISE_A_TILE], state->type[move->arg[RISE_A_TILE]]);
      return TRUE;
    default:
      return TRUE;
    }
}

/* ---- Legal moves ----------------------------------------------------------------------------- */

static gboolean
can_pay (const GnMatch   *match,
         const RiseState *state,
         int              seat)
{
  return state->beer[seat] + state->gold[seat] >= price_now (match, state, seat);
}

static void
legal_targets (const GnMatch   *match,
               const RiseState *state,
               int              seat,
               int              verb,
               guint64          places,
               int              least,
               int              most,
               GnMoveList      *list)
{
  const int price = price_now (match, state, seat);

  GN_FOR_PLACES (place, places)
    for (int n = most; n >= least; n--)
      {
        GnMove move;

        gn_move_init (&move, seat, (guint) verb);
        move.arg[RISE_A_TILE] = (gint16) place;
        if (most > 0)
          move.arg[RISE_A_N] = (gint16) n;
        rise_list_beer (match, state, seat, price, &move, list);
      }
}

static void
legal_expand (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              GnMoveList      *list)
{
  const int price = price_now (match, state, seat);
  guint64 from, tiles = rise_build_places (match, state, seat, &from);

  GN_FOR_PLACES (tile, tiles)
    {
      guint64 left = from & ~GN_PLACE (tile);
      GnMove move;

      gn_move_init (&move, seat, RISE_V_EXPAND);
      move.arg[RISE_A_TILE] = (gint16) tile;
      if (!from)
        rise_list_beer (match, state, seat, price, &move, list);
      GN_FOR_PLACES (source, left)
        {
          move.arg[RISE_A_FROM] = (gint16) source;
          rise_list_beer (match, state, seat, price, &move, list);
        }
    }
}

void
rise_legal_card (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 GnMoveList      *list)
{
  const int action = action_now (match, state), left = rise_cubes_left (state, seat);

  if (can_pay (match, state, seat))
    switch (action)
      {
      case RISE_DELIVERY:
      case RISE_FESTIVAL:
        if (left > 0)
          {
            const int most = MIN (rise_most (match, state, seat, action, RISE_BOOST_CUBES), left);

            legal_targets (match, state, seat, action == RISE_DELIVERY ? RISE_V_DELIVER : RISE_V_FESTIVAL,
                           targets (match, state, seat, action),
                           rise_option (match, RISE_OPT_EXACT_ADDS) ? 1 : most, most, list);
          }
        else
          {
            guint64 good = 0;

            GN_FOR_PLACES (place, targets (match, state, seat, action))
              if (sources (state, seat, place))
                good |= GN_PLACE (place);
            legal_targets (match, state, seat, RISE_V_GATHER, good, 0, 0, list);
          }
        break;
      case RISE_COMPETITION:
        legal_targets (match, state, seat, RISE_V_CONTEST, targets (match, state, seat, action), 0, 0, list);
        break;
      case RISE_CARAVAN:
        {
          guint64 good = 0;

          GN_FOR_PLACES (place, sources (state, seat, -1))
            if (caravan_targets (match, state, place))
              good |= GN_PLACE (place);
          legal_targets (match, state, seat, RISE_V_LOAD, good, 0, 0, list);
          break;
        }
      default:
        legal_expand (match, state, seat, list);
        break;
      }
  gn_move_list_add (list, seat, RISE_V_DECLINE);
}

guint
rise_why_no_target (const GnMatch   *match,
                    const RiseState *state,
                    int              seat,
                    int              tile)
{
  static const guint8 verbs[RISE_N_CARD_ACTIONS] = {
    [RISE_DELIVERY] = RISE_V_DELIVER, [RISE_COMPETITION] = RISE_V_CONTEST, [RISE_FESTIVAL] = RISE_V_FESTIVAL,
    [RISE_CARAVAN] = RISE_V_LOAD, [RISE_EXPAND] = RISE_V_EXPAND,
  };
  const int action = action_now (match, state), left = rise_cubes_left (state, seat);
  const gboolean cubes = action == RISE_DELIVERY || action == RISE_FESTIVAL;
  GnSay why = { 0 };
  GnMove move;

  gn_move_init (&move, seat, cubes && left == 0 ? RISE_V_GATHER : verbs[action]);
  move.arg[RISE_A_TILE] = (gint16) tile;
  if (cubes && left > 0)
    move.arg[RISE_A_N] = (gint16) MIN (rise_most (match, state, seat, action, RISE_BOOST_CUBES), left);
  return rise_check_card (match, state, &move, &why) ? 0 : why.text;
}

static void
legal_lift (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            GnMoveList      *list)
{
  gboolean may;
  int only, target;
  const int most = lift_most (match, state, seat, &may, &target), lifted = rise_lifted (state, &only);
  guint64 places;

  if (!may || !rise_check_cube_land (match, state, target, NULL))
    return;
  places = sources (state, seat, target);
  if (!rise_option (match, RISE_OPT_EMPTY_SOURCE) && only >= 0)
    places &= GN_PLACE (only);
  GN_FOR_PLACES (place, places)
    for (int n = 1; n <= MIN (most - lifted, state->cubes[seat][place] - state->cut_n[place]); n++)
      {
        GnMove *move = gn_move_list_add (list, seat, RISE_V_LIFT);

        move->arg[0] = (gint16) n;
        move->arg[RISE_A_FROM] = (gint16) place;
      }
}

void
rise_legal_add (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                GnMoveList      *list)
{
  const int removed = state->add_seat ? state->add_removed : rise_struck (state);
  int least;
  const int most = rise_add_most (match, state, seat, &least);

  if (state->add_seat)
    legal_lift (match, state, seat, list);
  for (int n = most; n >= MAX (least, removed ? 0 : 1); n--)
    gn_move_list_add (list, seat, RISE_V_ADD)->arg[RISE_A_ADD_N] = (gint16) n;
}

static void
legal_strikes (const GnMatch   *match,
               const RiseState *state,
               int              seat,
               GnMoveList      *list)
{
  const int left = rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_REMOVALS) - rise_struck (state);

  RISE_OWNERS_OF (match, owner)
    if (owner != seat || rise_option (match, RISE_OPT_OWN_CUBES))
      for (int n = 1; n <= MIN (left, state->cubes[owner][state->cut_tile] - state->cut_strike[owner]); n++)
        {
          GnMove *move = gn_move_list_add (list, seat, RISE_V_STRIKE);

          move->arg[RISE_A_STRIKE_N] = (gint16) n;
          if (owner != RISE_GNOMES)
            move->arg[RISE_A_PLAYER] = (gint16) owner;
        }
}

void
rise_legal_cut (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                GnMoveList      *list)
{
  int only;

  switch ((RiseCut) state->cut)
    {
    case RISE_CUT_GATHER:
      legal_lift (match, state, seat, list);
      if (rise_lifted (state, &only) > 0)
        gn_move_list_add (list, seat, RISE_V_SET_DOWN);
      break;
    case RISE_CUT_CONTEST:
      legal_lift (match, state, seat, list);
      legal_strikes (match, state, seat, list);
      rise_legal_add (match, state, seat, list);
      break;
    default:
      {
        guint64 places = caravan_targets (match, state, state->cut_tile);
        const int carried = rise_lifted (state, &only);
        const int most = MIN (rise_most (match, state, seat, RISE_CARAVAN, RISE_BOOST_MOVED),
                              state->cubes[seat][state->cut_tile]) - carried;

        GN_FOR_PLACES (place, places)
          for (int n = 1; n <= most; n++)
            {
              GnMove *move = gn_move_list_add (list, seat, RISE_V_CARRY);

              move->arg[0] = (gint16) n;
              move->arg[RISE_A_FROM] = (gint16) place;
            }
        if (carried > 0)
          gn_move_list_add (list, seat, RISE_V_ARRIVE);
        break;
      }
    }
}
