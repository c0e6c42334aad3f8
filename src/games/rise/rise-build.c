/* rise-build.c: building a brewery: where it is allowed, and what follows (5.7, RISE-102 … RISE-110)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-check.h"

gboolean
rise_box_known (const GnMatch   *match,
                const RiseState *state,
                int              seat,
                int              box)
{
  return box >= RISE_BREWERIES || rise_set (match)->board[state->board[seat]].marks_known > box;
}

static gboolean
is_barren (const GnMatch   *match,
           const RiseState *state,
           int              seat,
           int              tile)
{
  const int type = state->type[tile];

  return (type == RISE_SEA || type == RISE_LAIR || type == RISE_DESERT)
         && !rise_may_build_on (match, state, seat, type);
}

gboolean
rise_check_build (const GnMatch   *match,
                  const RiseState *state,
                  int              seat,
                  int              tile,
                  int              from,
                  GnSay           *why)
{
  const int left = rise_breweries_left (state, seat);

  if (left == 0 && from == GN_NONE)
    return gn_say (why, RISE_NO_BREWERY, seat);
  if (left > 0 && from != GN_NONE)
    return gn_say (why, RISE_NO_NOT_ALL_OUT, seat, left);
  if (from != GN_NONE && !rise_is_tile (state, from))
    return rise_no_tile (from, why);
  if (!rise_check_tile (state, tile, why))
    return FALSE;
  if (from != GN_NONE && from == state->dragon)
    return gn_say (why, RISE_NO_OUT_OF, from);
  if (is_barren (match, state, seat, tile))
    return gn_say (why, RISE_NO_TERRAIN, tile, state->type[tile]);
  if (rise_control (match, state, tile) != seat)
    {
      int best = 0;

      RISE_OWNERS_OF (match, owner)
        best = MAX (best, rise_strength (state, owner, tile));
      if (best > 0 && rise_tied (match, state, tile))
        return gn_say (why, RISE_NO_CONTROL_TIE, tile, best);
      return gn_say (why, RISE_NO_CONTROL, seat, tile, rise_strength (state, seat, tile), best);
    }
  if (state->breweries[seat][tile] >= rise_breweries_allowed (match, state, seat))
    return gn_say (why, RISE_NO_BREWERY_THERE, seat, tile, state->breweries[seat][tile]);
  if (from != GN_NONE && (from == tile || state->breweries[seat][from] == 0))
    return gn_say (why, RISE_NO_SOURCE, seat, from);
  if (left > 0 && !rise_box_known (match, state, seat, RISE_BREWERIES - left))
    return gn_say (why, RISE_NO_TEACH_BOARD, state->board[seat]);
  return TRUE;
}

guint64
rise_build_places (const GnMatch   *match,
                   const RiseState *state,
                   int              seat,
                   guint64         *from)
{
  guint64 places = rise_occupied (state, seat) & rise_open_places (state), good = 0;
  const int left = rise_breweries_left (state, seat), allowed = rise_breweries_allowed (match, state, seat);

  *from = 0;
  if (left == 0)
    {
      RISE_FOR_TILES (place)
        *from |= (guint64) (state->breweries[seat][place] > 0 && place != state->dragon) << place;
      if (!*from)
        return 0;
    }
  else if (!rise_box_known (match, state, seat, RISE_BREWERIES - left))
    return 0;

  GN_FOR_PLACES (place, places)
    if (state->breweries[seat][place] < allowed && rise_control (match, state, place) == seat
        && !is_barren (match, state, seat, place))
      good |= GN_PLACE (place);
  return good;
}

void
rise_build (const GnMatch *match,
            RiseState     *state,
            int            seat,
            int            tile,
            int            from,
            GnStory       *story)
{
  gboolean bonus = FALSE;

  RISE_OWNERS_OF (match, owner)
    while (owner != seat && state->breweries[owner][tile] > 0)
      {
        bonus |= owner == RISE_GNOMES;
        rise_return_brewery (match, state, owner, tile, story);
      }
  if (from != GN_NONE)
    {
      state->breweries[seat][from]--;
      state->breweries[seat][tile]++;
      gn_story_tell (story, RISE_F_BUILT_MOVED, seat, from, tile);
    }
  else
    {
      gn_story_tell (story, RISE_F_BUILT, seat, tile, RISE_BREWERIES - rise_breweries_left (state, seat) + 1);
      rise_put_brewery (match, state, seat, tile, story);
    }
  if (bonus)
    {
      rise_add_points (state, seat, RISE_COL_BONUS, 2);
      gn_story_tell (story, RISE_F_BONUS, seat, 2);
    }
}
