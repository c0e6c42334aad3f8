/* rise-may.c: checks that many actions share: a price, and a tile that is there (RISE-002, groups 4, 6 and 7;
 * RISE-200)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"

/* ---- Prices -------------------------------------------------------------------------------------- */

gboolean
rise_check_gold (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 int              price,
                 int              beer_said,
                 GnSay           *why)
{
  if (beer_said != GN_NONE)
    return gn_say (why, RISE_NO_BEER_FOR_GOLD, price);
  if (state->gold[seat] < price)
    return gn_say (why, RISE_NO_GOLD, seat, state->gold[seat], price);
  return TRUE;
}

/* Fills in amounts that were not entered. If neither was, as much beer as possible is paid, and gold for the rest
 * (RISE-200). */
static void
read_pay (const RiseState *state,
          int              seat,
          int              price,
          int             *beer,
          int             *gold)
{
  if (*beer == GN_NONE && *gold == GN_NONE)
    {
      *beer = MIN (state->beer[seat], price);
      *gold = price - *beer;
      return;
    }
  if (*beer == GN_NONE)
    *beer = 0;
  if (*gold == GN_NONE)
    *gold = 0;
}

gboolean
rise_check_beer (const GnMatch   *match,
                 const RiseState *state,
                 int              seat,
                 int              price,
                 int              beer,
                 int              gold,
                 GnSay           *why)
{
  const int all = state->beer[seat] + state->gold[seat];

  if (gold != GN_NONE && gold > state->gold[seat] && all >= price)
    return gn_say (why, RISE_NO_GOLD, seat, state->gold[seat], gold);
  if (all < price || (beer != GN_NONE && beer > state->beer[seat]))
    return gn_say (why, RISE_NO_BEER, seat, state->beer[seat], state->gold[seat], MAX (price, beer));

  read_pay (state, seat, price, &beer, &gold);
  if (beer < 0 || gold < 0 || beer + gold < price)
    return gn_say (why, RISE_NO_UNDER, beer + gold, price);
  if (beer + gold > price)
    return gn_say (why, RISE_NO_OVERPAID, beer + gold, price);
  return TRUE;
}

void
rise_pay_gold (RiseState *state,
               int        seat,
               int        price)
{
  state->gold[seat] = (gint16) (state->gold[seat] - price);
}

void
rise_pay_beer (RiseState *state,
               int        seat,
               int        price,
               int        beer,
               int        gold)
{
  read_pay (state, seat, price, &beer, &gold);
  state->beer[seat] = (guint8) (state->beer[seat] - beer);
  state->gold[seat] = (gint16) (state->gold[seat] - gold);
}

void
rise_list_beer (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                int              price,
                const GnMove    *move,
                GnMoveList      *list)
{
  for (int beer = MIN (price, state->beer[seat]); beer >= 0 && price - beer <= state->gold[seat]; beer--)
    {
      gn_move_list_append (list, move);
      list->move[list->n - 1].arg[RISE_A_BEER] = (gint16) beer;
      list->move[list->n - 1].arg[RISE_A_GOLD] = (gint16) (price - beer);
    }
}

/* ---- Tiles --------------------------------------------------------------------------------------- */

gboolean
rise_is_tile (const RiseState *state,
              int              place)
{
  return place >= 0 && place < RISE_TILES && state->face[place] != RISE_ABSENT;
}

gboolean
rise_no_tile (int    place,
              GnSay *why)
{
  return place >= 0 && place < RISE_TILES ? gn_say (why, RISE_NO_TILE_ON, place) : gn_say (why, RISE_NO_TILE);
}

gboolean
rise_check_tile (const RiseState *state,
                 int              place,
                 GnSay           *why)
{
  if (!rise_is_tile (state, place))
    return rise_no_tile (place, why);
  if (state->face[place] != RISE_UP)
    return gn_say (why, RISE_NO_FACE_DOWN, place);
  if (state->dragon == place)
    return gn_say (why, RISE_NO_INTO, place);
  return TRUE;
}

guint64
rise_open_places (const RiseState *state)
{
  return rise_up (state) & ~(state->dragon >= 0 ? GN_PLACE (state->dragon) : 0);
}

guint64
rise_cube_places (const GnMatch   *match,
                  const RiseState *state)
{
  guint64 places = rise_open_places (state);

  if (rise_option (match, RISE_OPT_WATER_CUBES))
    places &= ~rise_of_type (state, RISE_SEA) & ~rise_of_type (state, RISE_LAIR);
  return places;
}

gboolean
rise_check_cube_land (const GnMatch   *match,
                      const RiseState *state,
                      int              place,
                      GnSay           *why)
{
  if (rise_option (match, RISE_OPT_WATER_CUBES) && !rise_is_land (state, place))
    return gn_say (why, RISE_NO_LAND, place, state->type[place]);
  return TRUE;
}
