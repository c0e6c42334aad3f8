/* rise-map.c: the map of Rise of the Gnomes: bodies of water, adjacency, control, the dragon's steps (RISE-037 …
 * RISE-060)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-state.h"

/* RISE-037: axial coordinates, ring by ring, clockwise from the upper right corner */
static const GnCell cells[RISE_TILES] = {
  { 0, 0 },
  { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 },
  { 2, -2 }, { 2, -1 }, { 2, 0 }, { 1, 1 }, { 0, 2 }, { -1, 2 },
  { -2, 2 }, { -2, 1 }, { -2, 0 }, { -1, -1 }, { 0, -2 }, { 1, -2 },
  { 3, -3 }, { 3, -2 }, { 3, -1 }, { 3, 0 }, { 2, 1 }, { 1, 2 }, { 0, 3 }, { -1, 3 }, { -2, 3 },
  { -3, 3 }, { -3, 2 }, { -3, 1 }, { -3, 0 }, { -2, -1 }, { -1, -2 }, { 0, -3 }, { 1, -3 }, { 2, -3 },
};

const GnGrid *
rise_grid (void)
{
  static GnGrid grid;
  static gsize made;

  if (g_once_init_enter (&made))
    {
      gn_grid_init (&grid, GN_GRID_HEX, cells, RISE_TILES);
      g_once_init_leave (&made, 1);
    }
  return &grid;
}

RiseZone
rise_zone (int place)
{
  return place < RISE_Y1 ? RISE_ZONE_GREEN : place < RISE_R1 ? RISE_ZONE_YELLOW : RISE_ZONE_RED;
}

/* ---- Sets of places -------------------------------------------------------------------- */

/* Returns: bits of those of eight bytes that equal @value */
static inline guint64
bits_of_eight (const guint8 *values,
               guint8        value)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101), low = G_GUINT64_CONSTANT (0x7f7f7f7f7f7f7f7f);
  guint64 bytes;

  memcpy (&bytes, values, sizeof bytes);
  bytes = GUINT64_FROM_LE (bytes) ^ (ones * value);
  /* Bytes that were equal are 0 now. Turn these into 1 and all others into 0, then gather the bits in one byte. */
  bytes = ~(((bytes & low) + low) | bytes | low) >> 7;
  return bytes * G_GUINT64_CONSTANT (0x0102040810204080) >> 56;
}

/* Returns: bits of those of @n bytes (8 … 64) that equal @value. All rules ask for such sets, so this has to be
 * fast. */
static inline guint64
bits_of (const guint8 *values,
         guint         n,
         guint8        value)
{
  guint64 set = bits_of_eight (values + n - 8, value) << (n - 8);

  for (guint i = 0; i < n - 8; i += 8)
    set |= bits_of_eight (values + i, value) << i;
  return set;
}

static guint64
where_is (const guint8 *values,
          guint8        value)
{
  return bits_of (values, RISE_TILES, value);
}

static guint64
where_any (const guint8 *values)
{
  return where_is (values, 0) ^ (GN_PLACE (RISE_TILES) - 1);
}

guint64
rise_up (const RiseState *state)
{
  return where_is (state->face, RISE_UP);
}

guint64
rise_due (const RiseState *state)
{
  return where_is (state->face, RISE_DUE);
}

/* Only face-up tiles have a type in the state. */
guint64
rise_of_type (const RiseState *state,
              int              type)
{
  return where_is ((const guint8 *) state->type, (guint8) type);
}

guint64
rise_waters (const GnMatch   *match,
             const RiseState *state)
{
  guint64 waters = rise_of_type (state, RISE_SEA);

  if (rise_option (match, RISE_OPT_LAIR_WATER))
    waters |= rise_of_type (state, RISE_LAIR);
  return waters;
}

static guint64
lands (const RiseState *state)
{
  return rise_up (state) & ~rise_of_type (state, RISE_SEA) & ~rise_of_type (state, RISE_LAIR);
}

gboolean
rise_is_land (const RiseState *state,
              int              place)
{
  return state->face[place] == RISE_UP && state->type[place] != RISE_SEA && state->type[place] != RISE_LAIR;
}

guint64
rise_boats (const RiseState *state)
{
  return where_any (state->boat);
}

guint64
rise_occupied (const RiseState *state,
               int              owner)
{
  return where_any (state->cubes[owner]) | where_any (state->breweries[owner]);
}

guint64
rise_allies (const RiseState *state,
             guint            where)
{
  return bits_of (state->ally, RISE_ALLIES_MAX, (guint8) where);
}

static guint64
dragon_set (const RiseState *state)
{
  return state->dragon >= 0 ? GN_PLACE (state->dragon) : 0;
}

/* ---- Water and boats -------------------------------------------------------------------- */

guint64
rise_body (const GnMatch   *match,
           const RiseState *state,
           int              place,
           gboolean         cut)
{
  guint64 waters = rise_waters (match, state);

  if (cut && !rise_option (match, RISE_OPT_CUT_WATER))
    waters &= ~dragon_set (state);
  if (!(waters & GN_PLACE (place)))
    return 0;
  return gn_grid_body (rise_grid (), GN_PLACE (place), waters);
}

/* Places that @boats make adjacent to @from (RISE-041, RUL-34) */
static guint64
boat_links (const GnMatch   *match,
            const RiseState *state,
            int              from,
            guint64          waters,
            guint64          boats)
{
  const GnGrid *grid = rise_grid ();
  guint64 start = 0, linked = 0;

  boats &= waters;
  if (!boats)
    return 0;
  if (rise_is_land (state, from))
    start = grid->touch[from] & boats;
  else if (rise_option (match, RISE_OPT_BOAT_ORIGIN) && (waters & GN_PLACE (from)))
    start = (grid->touch[from] | GN_PLACE (from)) & boats;
  if (!start)
    return 0;

  linked = gn_grid_body (grid, start, waters);
  linked |= gn_grid_near (grid, linked) & lands (state);
  return linked & ~GN_PLACE (from);
}

static guint64
usable_waters (const GnMatch   *match,
               const RiseState *state,
               gboolean         cut)
{
  guint64 waters = rise_waters (match, state);

  if (cut && !rise_option (match, RISE_OPT_CUT_WATER))
    waters &= ~dragon_set (state);
  return waters;
}

guint64
rise_links (const GnMatch   *match,
            const RiseState *state,
            int              from,
            gboolean         boats,
            gboolean         cut)
{
  guint64 links = rise_grid ()->touch[from];

  if (boats)
    {
      guint64 afloat = rise_boats (state);

      if (afloat)
        links |= boat_links (match, state, from, usable_waters (match, state, cut), afloat);
    }
  return links;
}

static guint64
links_of (const GnMatch   *match,
          const RiseState *state,
          guint64          origins,
          gboolean         cut)
{
  const GnGrid *grid = rise_grid ();
  const guint64 boats = rise_boats (state), waters = boats ? usable_waters (match, state, cut) : 0;
  guint64 all = 0;

  GN_FOR_PLACES (place, origins)
    {
      all |= grid->touch[place];
      if (boats)
        all |= boat_links (match, state, place, waters, boats);
    }
  return all;
}

/* Occupied tiles that make other tiles adjacent (RISE-144, RUL-37) */
static guint64
origins_of (const GnMatch   *match,
            const RiseState *state,
            int              owner)
{
  guint64 origins = rise_occupied (state, owner);

  if (!rise_option (match, RISE_OPT_BLOCK_ORIGIN))
    origins &= ~dragon_set (state);
  return origins;
}

guint64
rise_reach (const GnMatch   *match,
            const RiseState *state,
            int              owner)
{
  return links_of (match, state, origins_of (match, state, owner), TRUE);
}

/* ---- Reasons for not being adjacent (RISE-145) ---------------------------------------------- */

gboolean
rise_why_not (const GnMatch   *match,
              const RiseState *state,
              int              owner,
              int              from,
              int              tile,
              GnSay           *why)
{
  const guint64 target = GN_PLACE (tile);
  const guint64 origins = from >= 0 ? GN_PLACE (from) : origins_of (match, state, owner);
  const guint64 cut_waters = usable_waters (match, state, TRUE);
  guint64 left = origins;

  if (state->dragon >= 0 && (links_of (match, state, origins, FALSE) & target))
    return gn_say (why, RISE_NO_THROUGH, tile, state->dragon);
  if (state->dragon >= 0 && from < 0 && (links_of (match, state, rise_occupied (state, owner), FALSE) & target))
    return gn_say (why, RISE_NO_ORIGIN, tile, state->dragon);

  /* There is a boat in the body of water, but not beside the tile (RISE-042). */
  GN_FOR_PLACES (place, left)
    {
      GN_FOR_PLACES (sea, rise_is_land (state, place) ? rise_grid ()->touch[place] & cut_waters : 0)
        {
          const guint64 body = gn_grid_body (rise_grid (), GN_PLACE (sea), cut_waters);

          if ((body & rise_boats (state))
              && ((body | (gn_grid_near (rise_grid (), body) & lands (state))) & target & ~GN_PLACE (place)))
            return gn_say (why, RISE_NO_BOAT_REACH, tile);
        }
    }
  if (from >= 0)
    return gn_say (why, RISE_NO_ADJACENT_TO, tile, from);
  if (owner >= match->n_seats)
    return FALSE;
  return gn_say (why, RISE_NO_ADJACENT, owner, tile);
}

/* ---- Strength and control --------------------------------------------------------------------- */

int
rise_strength (const RiseState *state,
               int              owner,
               int              place)
{
  return state->cubes[owner][place] + 2 * state->breweries[owner][place];
}

static int
strongest (const GnMatch   *match,
           const RiseState *state,
           int              place,
           guint           *n)
{
  int best = 0, who = -1;

  *n = 0;
  RISE_OWNERS_OF (match, owner)
    {
      const int strength = rise_strength (state, owner, place);

      if (strength == 0 || strength < best)
        continue;
      *n = strength > best ? 1 : *n + 1;
      best = strength;
      who = owner;
    }
  return who;
}

int
rise_control (const GnMatch   *match,
              const RiseState *state,
              int              place)
{
  guint n;
  int who = strongest (match, state, place, &n);

  return n == 1 ? who : -1;
}

gboolean
rise_tied (const GnMatch   *match,
           const RiseState *state,
           int              place)
{
  guint n;

  strongest (match, state, place, &n);
  return n > 1;
}

/* ---- The dragon ----------------------------------------------------------------------------------- */

guint64
rise_dragon_steps (const GnMatch   *match,
                   const RiseState *state,
                   int              from,
                   gboolean         card)
{
  const guint64 up = rise_up (state);
  guint64 steps = rise_grid ()->touch[from] & up;

  if (state->face[from] == RISE_UP && (state->type[from] == RISE_SEA || state->type[from] == RISE_LAIR))
    steps |= rise_of_type (state, RISE_SEA) | rise_of_type (state, RISE_LAIR);
  if (!card && rise_option (match, RISE_OPT_DRAGON_DOWN))
    steps |= rise_grid ()->touch[from] & where_is (state->face, RISE_DOWN);
  return steps & ~GN_PLACE (from);
}
