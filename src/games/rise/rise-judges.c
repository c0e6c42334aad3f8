/* rise-judges.c: counters of judges and their value in points (8.2, RISE-188)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"

static guint64
of_types (const RiseState *state,
          guint16          types)
{
  guint64 tiles = 0;

  for (int type = 0; type < RISE_N_TYPES; type++)
    if (types >> type & 1)
      tiles |= rise_of_type (state, type);
  return tiles;
}

static guint64
controlled (const GnMatch   *match,
            const RiseState *state,
            int              seat)
{
  guint64 tiles = 0, left = rise_occupied (state, seat);

  GN_FOR_PLACES (tile, left)
    if (rise_control (match, state, tile) == seat)
      tiles |= GN_PLACE (tile);
  return tiles;
}

static guint64
built_on (const RiseState *state,
          int              seat)
{
  guint64 tiles = 0;

  RISE_FOR_TILES (tile)
    if (state->breweries[seat][tile] > 0)
      tiles |= GN_PLACE (tile);
  return tiles;
}

static int
count (const GnMatch   *match,
       const RiseState *state,
       int              seat,
       const RiseJudge *judge)
{
  const guint64 tiles = of_types (state, judge->types);
  guint64 mine;
  guint16 types = 0;

  switch ((RiseCounter) judge->counter)
    {
    case RISE_C_BUILT:
      return (int) gn_places_count (tiles & built_on (state, seat));
    case RISE_C_CONTROLLED:
      return (int) gn_places_count (tiles & controlled (match, state, seat));
    case RISE_C_OCCUPIED:
      return (int) gn_places_count (tiles & rise_occupied (state, seat));
    case RISE_C_RED_ZONE:
      return (int) gn_places_count (rise_occupied (state, seat) & ~(GN_PLACE (RISE_R1) - 1));
    case RISE_C_LANDS:
      mine = tiles & controlled (match, state, seat);
      GN_FOR_PLACES (tile, mine)
        types |= (guint16) (1u << state->type[tile]);
      return __builtin_popcount (types);
    case RISE_C_CUBES:
      return rise_cubes_out (state, seat);
    case RISE_C_BREWERIES:
      return rise_breweries_out (state, seat);
    case RISE_C_UPGRADES:
      return __builtin_popcount (state->slots[seat]);
    case RISE_C_PRODUCTION:
      return state->production[seat];
    case RISE_C_GOODS:
      return state->gold[seat] + state->beer[seat];
    case RISE_C_GOLD:
      return state->gold[seat];
    case RISE_C_BEER:
      return state->beer[seat];
    case RISE_C_ALLIES:
      return (int) gn_places_count (rise_allies (state, RISE_ALLY_OF (seat)));
    case RISE_C_BOATS:
      return RISE_BOATS - rise_boats_left (state);
    default:
      return 0;
    }
}

gboolean
rise_judge_points (const GnMatch   *match,
                   const RiseState *state,
                   int              seat,
                   int              judge,
                   int             *n,
                   int             *points)
{
  const RiseJudge *card = &rise_set (match)->judge[judge];
  int many;

  if (card->counter < 0 || card->counter == RISE_C_TEXT || card->n_steps < 0)
    return FALSE;
  many = count (match, state, seat, card);
  if (n)
    *n = many;
  *points = 0;
  for (int i = 0; i < card->n_steps; i++)
    if (many >= card->count[i])
      *points = card->vp[i];
  return TRUE;
}
