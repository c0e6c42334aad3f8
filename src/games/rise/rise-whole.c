/* rise-whole.c: commands that contain several moves (5.15): caravan, compete, deliver from tiles; tiles, cards and
 * allies that came up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"

/* Counts the cubes of a list by place. Returns: FALSE if one of them is not a place */
static gboolean
read_places (const RiseState *state,
             const gint16    *list,
             guint8           n[RISE_TILES],
             int             *all,
             guint           *kinds,
             GnSay           *why)
{
  memset (n, 0, RISE_TILES);
  *all = 0;
  *kinds = 0;
  for (int i = 1; i <= (list[0] == GN_NONE ? 0 : list[0]); i++)
    {
      if (!rise_is_tile (state, list[i]))
        return rise_no_tile (list[i], why);
      *kinds += n[list[i]] == 0;
      n[list[i]]++;
      (*all)++;
    }
  return TRUE;
}

static gboolean
is_now (const GnMatch   *match,
        const RiseState *state,
        guint            actions,
        GnSay           *why)
{
  const int action = rise_action_of_place (match, state, state->at_card);

  return actions >> action & 1 || gn_say (why, RISE_NO_ACTION, action);
}

static gboolean
check_price (const GnMatch   *match,
             const RiseState *state,
             const GnMove    *move,
             GnSay           *why)
{
  return rise_check_beer (match, state, move->seat,
                          rise_price (match, state, move->seat, state->at_card, state->at_space),
                          move->arg[RISE_A_BEER], move->arg[RISE_A_GOLD], why);
}

/* ---- Caravan ---------------------------------------------------------------------------------------------- */

static gboolean
check_caravan (const GnMatch   *match,
               const RiseState *state,
               const GnMove    *move,
               GnSay           *why)
{
  const int seat = move->seat, from = move->arg[RISE_A_TILE];
  const int most = rise_most (match, state, seat, RISE_CARAVAN, RISE_BOOST_MOVED);
  const gboolean several = from == RISE_TILE_SEVERAL;
  guint8 n[RISE_TILES];
  guint kinds;
  int all;

  if (!is_now (match, state, 1u << RISE_CARAVAN, why) || !check_price (match, state, move, why))
    return FALSE;
  if (!several && !rise_is_tile (state, from))
    return rise_no_tile (from, why);
  if (!read_places (state, &move->arg[RISE_A_WHOLE_LIST], n, &all, &kinds, why))
    return FALSE;
  if (!several && state->face[from] != RISE_UP)
    return gn_say (why, RISE_NO_FACE_DOWN, from);
  RISE_FOR_TILES (place)
    if (n[place] && state->face[place] != RISE_UP)
      return gn_say (why, RISE_NO_FACE_DOWN, place);
  RISE_FOR_TILES (place)
    if (n[place] && place == state->dragon)
      return gn_say (why, RISE_NO_INTO, place);
  if (!several && from == state->dragon)
    return gn_say (why, RISE_NO_OUT_OF, from);
  RISE_FOR_TILES (place)
    if (n[place] && !rise_check_cube_land (match, state, place, why))
      return FALSE;
  for (int place = 0; !several && place < RISE_TILES; place++)
    if (n[place] && !(rise_links (match, state, from, TRUE, TRUE) & GN_PLACE (place)))
      return rise_why_not (match, state, seat, from, place, why);
  if (!several && state->cubes[seat][from] < MAX (all, 1))
    return gn_say (why, RISE_NO_CUBES, seat, from, state->cubes[seat][from], MAX (all, 1));
  if (several)
    return gn_say (why, RISE_NO_SINGLE_CARAVAN);
  if (all > most)
    return gn_say (why, RISE_NO_MANY_CARAVAN, all, most);
  if (all == 0)
    return gn_say (why, RISE_NO_NOTHING_CARAVAN);
  return TRUE;
}

/* ---- Cubes from tiles (RISE-120) ----------------------------------------------------------------------------- */

static gboolean
check_sources (const GnMatch   *match,
               const RiseState *state,
               int              seat,
               int              target,
               const guint8     n[RISE_TILES],
               GnSay           *why)
{
  RISE_FOR_TILES (place)
    if (n[place] && (place == target || state->cubes[seat][place] < n[place]))
      return gn_say (why, RISE_NO_CUBES_LIFTED, seat, place, place == target ? 0 : state->cubes[seat][place], n[place]);
  return TRUE;
}

static gboolean
check_deliver_from (const GnMatch   *match,
                    const RiseState *state,
                    const GnMove    *move,
                    GnSay           *why)
{
  const int seat = move->seat, tile = move->arg[RISE_A_TILE];
  const int action = rise_action_of_place (match, state, state->at_card);
  const gint16 *from = &move->arg[RISE_A_WHOLE_FROM];
  guint8 n[RISE_TILES];
  guint kinds;
  int all, most;

  if (!is_now (match, state, 1u << RISE_DELIVERY | 1u << RISE_FESTIVAL, why) || !check_price (match, state, move, why))
    return FALSE;
  if (rise_cubes_left (state, seat) > 0)
    return gn_say (why, RISE_NO_STORE_FULL, seat, rise_cubes_left (state, seat));
  if (from[0] == GN_NONE || from[0] == 0)
    return gn_say (why, RISE_NO_STORE, seat);
  if (!read_places (state, from, n, &all, &kinds, why) || !rise_check_tile (state, tile, why))
    return FALSE;
  if (state->dragon >= 0 && n[state->dragon])
    return gn_say (why, RISE_NO_OUT_OF, state->dragon);
  if (!rise_check_cube_land (match, state, tile, why))
    return FALSE;
  if (action == RISE_DELIVERY && !(rise_reach (match, state, seat) & GN_PLACE (tile)))
    return rise_why_not (match, state, seat, -1, tile, why);
  if (action == RISE_FESTIVAL && !(rise_occupied (state, seat) & GN_PLACE (tile)))
    return gn_say (why, RISE_NO_OCCUPIED, seat, tile);
  if (!check_sources (match, state, seat, tile, n, why))
    return FALSE;
  if (kinds > 1 && !rise_option (match, RISE_OPT_EMPTY_SOURCE))
    return gn_say (why, RISE_NO_SINGLE);
  most = rise_most (match, state, seat, action, RISE_BOOST_CUBES);
  return all > most ? gn_say (why, RISE_NO_MANY_LIFTED, all, most) : TRUE;
}

/* ---- Beer Competition ------------------------------------------------------------------------------------------- */

/* Counts the cubes by owner. Returns: FALSE if a named player is not in the match */
static gboolean
read_strikes (const GnMatch *match,
              const GnMove  *move,
              int            strike[RISE_OWNERS],
              int           *all)
{
  const gint16 *players = &move->arg[RISE_A_WHOLE_LIST];
  const int gnomes = move->arg[RISE_A_WHOLE_GNOMES];

  memset (strike, 0, RISE_OWNERS * sizeof (int));
  strike[RISE_GNOMES] = gnomes == GN_NONE ? 0 : gnomes;
  *all = strike[RISE_GNOMES];
  for (int i = 1; i <= (players[0] == GN_NONE ? 0 : players[0]); i++)
    {
      if (players[i] < 0 || players[i] >= match->n_seats)
        return FALSE;
      strike[players[i]]++;
      (*all)++;
    }
  return strike[RISE_GNOMES] >= 0;
}

static int
most_added (const GnMatch   *match,
            const RiseState *state,
            int              seat,
            int              tile,
            int              own_struck,
            int              lifted)
{
  if (rise_cubes_left (state, seat) == 0)
    return lifted;
  if (!rise_check_cube_land (match, state, tile, NULL))
    return 0;
  return MIN (rise_cubes_left (state, seat) + own_struck,
              rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_ADDITIONS));
}

static gboolean
check_compete (const GnMatch   *match,
               const RiseState *state,
               const GnMove    *move,
               GnSay           *why)
{
  const int seat = move->seat, tile = move->arg[RISE_A_TILE], said = move->arg[RISE_A_WHOLE_N];
  const int left = rise_cubes_left (state, seat);
  const int off = rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_REMOVALS);
  const int on = rise_most (match, state, seat, RISE_COMPETITION, RISE_BOOST_ADDITIONS);
  const gint16 *from = &move->arg[RISE_A_WHOLE_FROM];
  const gboolean sourced = from[0] != GN_NONE && from[0] > 0;
  int strike[RISE_OWNERS], struck, lifted, n, most;
  guint8 lift[RISE_TILES];
  guint kinds;

  if (!is_now (match, state, 1u << RISE_COMPETITION, why) || !check_price (match, state, move, why))
    return FALSE;
  if (left == 0 && said > 0 && !sourced)
    return gn_say (why, RISE_NO_STORE, seat);
  if (left > 0 && sourced)
    return gn_say (why, RISE_NO_STORE_FULL, seat, left);
  if (!read_places (state, from, lift, &lifted, &kinds, why) || !rise_check_tile (state, tile, why))
    return FALSE;
  if (state->dragon >= 0 && lift[state->dragon])
    return gn_say (why, RISE_NO_OUT_OF, state->dragon);
  if ((said > 0 || lifted > 0) && !rise_check_cube_land (match, state, tile, why))
    return FALSE;
  if (!(rise_occupied (state, seat) & GN_PLACE (tile)))
    return gn_say (why, RISE_NO_OCCUPIED, seat, tile);
  if (rise_opponents (match, state, seat, tile) == 0)
    return gn_say (why, RISE_NO_OPPONENT, tile);
  if (!read_strikes (match, move, strike, &struck))
    return gn_say (why, RISE_NO_ELIGIBLE_STRIKE);
  if (strike[seat] && !rise_option (match, RISE_OPT_OWN_CUBES))
    return gn_say (why, RISE_NO_OWN_CUBE, seat);
  RISE_OWNERS_OF (match, owner)
    if (strike[owner] > state->cubes[owner][tile])
      {
        const int have = state->cubes[owner][tile];

        return owner == RISE_GNOMES ? gn_say (why, RISE_NO_CUBES_GNOMES, tile, have, strike[owner])
               : gn_say (why, RISE_NO_CUBES_OF, owner, tile, have, strike[owner]);
      }
  if (!check_sources (match, state, seat, tile, lift, why))
    return FALSE;
  if (kinds > 1 && !rise_option (match, RISE_OPT_EMPTY_SOURCE))
    return gn_say (why, RISE_NO_SINGLE);

  most = most_added (match, state, seat, tile, strike[seat], lifted);
  n = said == GN_NONE ? most : said;
  if (struck > off)
    return gn_say (why, RISE_NO_MANY_COMPETITION, struck, off);
  if (lifted > on)
    return gn_say (why, RISE_NO_MANY_LIFTED, lifted, on);
  if (n > most)
    return gn_say (why, RISE_NO_MANY_COMPETITION, n, most);
  if (n < lifted)
    return gn_say (why, RISE_NO_FEW_LIFTED, MAX (n, 0), lifted);
  if (n + struck == 0)
    return gn_say (why, RISE_NO_NOTHING);
  return TRUE;
}

/* ---- Cards and tiles that came up ------------------------------------------------------------ */

static gboolean
check_list (const GnMatch   *match,
            const RiseState *state,
            const GnMove    *move,
            guint            verb,
            int              need,
            gboolean         exact,
            GnSay           *why)
{
  const int n = move->arg[RISE_A_LIST] == GN_NONE ? 0 : move->arg[RISE_A_LIST];
  g_auto (GnMoveList) parts = { 0 };
  g_autofree RiseState *copy = NULL;

  if (n < 1 || n > need || (exact && n != need))
    return gn_say (why, RISE_NO_DEAL, n, need);

  /* Try each on a copy, one after the other, because a component that has come up cannot come up again. */
  copy = g_memdup2 (state, sizeof *state);
  rise_take_apart (match, state, move, &parts);
  for (guint i = 0; i < parts.n; i++)
    {
      if (!rise_check_chance (match, copy, &parts.move[i], why))
        return FALSE;
      rise_apply_chance (match, copy, &parts.move[i], NULL);
    }
  return TRUE;
}

static int
cards_missing (const RiseState *state)
{
  int n = 0;

  for (int place = 0; place < RISE_CARDS_UP; place++)
    n += state->card[place] < 0;
  return n;
}

static int
allies_missing (const GnMatch   *match,
                const RiseState *state)
{
  return match->n_seats + 1 - (int) gn_places_count (rise_allies (state, RISE_ALLY_OFFERED));
}

/* An action means the topmost free space of its first face-up card. */
static gboolean
find_space (const GnMatch   *match,
            const RiseState *state,
            int              action,
            int             *place,
            int             *space)
{
  const guint8 *order = rise_order (match);

  for (int k = 0; k < RISE_CARDS_UP; k++)
    if (rise_action_of_place (match, state, order[k]) == action)
      for (int i = 0; i < rise_set (match)->action[state->card[order[k]]].n; i++)
        if (state->on_card[order[k]][i] < 0)
          {
            *place = order[k];
            *space = i + 1;
            return TRUE;
          }
  return FALSE;
}

gboolean
rise_check_whole (const GnMatch   *match,
                  const RiseState *state,
                  const GnMove    *move,
                  GnSay           *why)
{
  int place, space;

  switch (move->verb)
    {
    case RISE_V_CARAVAN:
      return check_caravan (match, state, move, why);
    case RISE_V_COMPETE:
      return check_compete (match, state, move, why);
    case RISE_V_DELIVER_FROM:
      return check_deliver_from (match, state, move, why);
    case RISE_V_TILES:
      return check_list (match, state, move, RISE_V_LAND, (int) gn_places_count (rise_due (state)), FALSE, why);
    case RISE_V_ACTION_CARDS:
      return check_list (match, state, move, RISE_V_CARD_UP, cards_missing (state), TRUE, why);
    case RISE_V_ALLIES:
      return check_list (match, state, move, RISE_V_ALLY_UP, allies_missing (match, state), TRUE, why);
    default:
      if (!find_space (match, state, move->arg[RISE_A_ACTION], &place, &space))
        return gn_say (why, RISE_NO_CARD_PLACE);
      return state->meeples[move->seat] > 0 || gn_say (why, RISE_NO_MEEPLE, move->seat);
    }
}

/* ---- Splitting into parts -------------------------------------------------------------------- */

static GnMove *
add_opening (GnMoveList   *parts,
             const GnMove *whole,
             guint         verb)
{
  GnMove *part = gn_move_list_add (parts, whole->seat, verb);

  part->arg[RISE_A_TILE] = whole->arg[RISE_A_TILE];
  part->arg[RISE_A_BEER] = whole->arg[RISE_A_BEER];
  part->arg[RISE_A_GOLD] = whole->arg[RISE_A_GOLD];
  return part;
}

/* Fills in the part of the price that was not entered (RISE-200). Without a card there is none, and the opening is
 * refused. */
static void
say_price (const GnMatch   *match,
           const RiseState *state,
           GnMove          *part)
{
  if (state->at_card < 0)
    return;

  const int price = rise_price (match, state, part->seat, state->at_card, state->at_space);
  gint16 *beer = &part->arg[RISE_A_BEER], *gold = &part->arg[RISE_A_GOLD];

  if (*beer == GN_NONE && *gold == GN_NONE)
    *beer = (gint16) MIN (state->beer[part->seat], price);
  if (*beer == GN_NONE)
    *beer = (gint16) (price - *gold);
  *gold = (gint16) (price - *beer);
}

static void
add_counts (GnMoveList   *parts,
            const GnMove *whole,
            guint         verb,
            const gint16 *list)
{
  guint8 n[RISE_TILES] = { 0 };

  for (int i = 1; i <= (list[0] == GN_NONE ? 0 : list[0]); i++)
    if (list[i] >= 0 && list[i] < RISE_TILES)
      n[list[i]]++;
  RISE_FOR_TILES (place)
    if (n[place])
      {
        GnMove *part = gn_move_list_add (parts, whole->seat, verb);

        part->arg[0] = n[place];
        part->arg[RISE_A_FROM] = (gint16) place;
      }
}

static void
take_compete_apart (const GnMatch   *match,
                    const RiseState *state,
                    const GnMove    *whole,
                    GnMoveList      *parts)
{
  const int seat = whole->seat, tile = whole->arg[RISE_A_TILE], said = whole->arg[RISE_A_WHOLE_N];
  const gint16 *from = &whole->arg[RISE_A_WHOLE_FROM];
  int strike[RISE_OWNERS], struck;

  say_price (match, state, add_opening (parts, whole, RISE_V_CONTEST));
  read_strikes (match, whole, strike, &struck);
  RISE_OWNERS_OF (match, owner)
    if (strike[owner] > 0)
      {
        GnMove *part = gn_move_list_add (parts, seat, RISE_V_STRIKE);

        part->arg[RISE_A_STRIKE_N] = (gint16) strike[owner];
        if (owner != RISE_GNOMES)
          part->arg[RISE_A_PLAYER] = (gint16) owner;
      }
  add_counts (parts, whole, RISE_V_LIFT, from);
  gn_move_list_add (parts, seat, RISE_V_ADD)->arg[RISE_A_ADD_N] =
    (gint16) (said != GN_NONE ? said
              : most_added (match, state, seat, tile, strike[seat], from[0] == GN_NONE ? 0 : from[0]));
}

guint
rise_take_apart (const GnMatch *match,
                 gconstpointer  state,
                 const GnMove  *whole,
                 GnMoveList    *parts)
{
  const RiseState *s = state;
  const guint before = parts->n;
  const gint16 *list = &whole->arg[RISE_A_LIST];

  switch (whole->verb)
    {
    case RISE_V_CARAVAN:
      say_price (match, s, add_opening (parts, whole, RISE_V_LOAD));
      add_counts (parts, whole, RISE_V_CARRY, &whole->arg[RISE_A_WHOLE_LIST]);
      gn_move_list_add (parts, whole->seat, RISE_V_ARRIVE);
      break;
    case RISE_V_COMPETE:
      take_compete_apart (match, s, whole, parts);
      break;
    case RISE_V_DELIVER_FROM:
      say_price (match, s, add_opening (parts, whole, RISE_V_GATHER));
      add_counts (parts, whole, RISE_V_LIFT, &whole->arg[RISE_A_WHOLE_FROM]);
      gn_move_list_add (parts, whole->seat, RISE_V_SET_DOWN);
      break;
    case RISE_V_TILES:
      {
        guint64 due = rise_due (s);

        for (int i = 1; i <= list[0] && due; i++)
          {
            GnMove *part = gn_move_list_add (parts, whole->seat, RISE_V_LAND);

            part->arg[RISE_A_TILE] = (gint16) gn_places_next (&due);
            part->arg[RISE_A_TYPE] = list[i];
          }
        break;
      }
    case RISE_V_ACTION_CARDS:
    case RISE_V_ALLIES:
      for (int i = 1; i <= list[0]; i++)
        gn_move_list_add (parts, whole->seat,
                          whole->verb == RISE_V_ALLIES ? RISE_V_ALLY_UP : RISE_V_CARD_UP)->arg[RISE_A_CARD] = list[i];
      break;
    default:
      {
        int place = 0, space = 1;

        if (find_space (match, s, whole->arg[RISE_A_ACTION], &place, &space))
          {
            GnMove *part = gn_move_list_add (parts, whole->seat, RISE_V_PLACE);

            part->arg[RISE_A_PLACE] = (gint16) place;
            part->arg[RISE_A_SPACE] = (gint16) space;
          }
        break;
      }
    }
  return parts->n - before;
}
