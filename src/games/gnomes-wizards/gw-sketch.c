/* gw-sketch.c: a board being drawn: put, move, mirror, undo
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-sketch.h"
#include "gw-state.h"

#include <math.h>

#define MIDDLE 5   /* of the lattice: the corner (5, 5) */

struct _GwSketch {
  GwLayout  now;
  GwLayout  began;
  GArray   *past;      /* GwLayout, the latest one at the end */
  GArray   *future;
  GwPairing pairing;
  GwTurn    turn;      /* to the next partner */
  gboolean  whole;     /* all coordinates may be used, not only a hexagon of them */
};

/* ---- Room ------------------------------------------------------------------------------------------ */

/* A hexagon of ten rows, which looks the same after every turn */
static gboolean
in_hexagon (int place)
{
  int at[2];

  gw_place_corners (place, at);
  return ABS (at[0] + at[1] - 6 * MIDDLE) <= 3 * MIDDLE;
}

gboolean
gw_sketch_is_room (const GwSketch *self,
                   int             place)
{
  return place >= 0 && place < GW_PLACES && (self->whole || in_hexagon (place));
}

/* Maps all of @from by a turn. Returns: FALSE if something is outside the room */
static gboolean
lay_turned (const GwSketch *self,
            const GwLayout *from,
            const GwTurn   *turn,
            GwLayout       *to)
{
  *to = (GwLayout) { .tribes = from->tribes };
  GW_FOR_PLACES (place)
    if (from->at[place])
      {
        const int there = gw_turn_place (turn, place);

        if (!gw_sketch_is_room (self, there))
          return FALSE;
        to->at[there] = from->at[place];
      }
  return TRUE;
}

static gboolean
middle_of (const GwLayout *layout,
           double         *i,
           double         *j)
{
  int sum[2];
  const int n = gw_layout_corners (layout, sum);

  *i = n ? sum[0] / (3.0 * n) : MIDDLE;
  *j = n ? sum[1] / (3.0 * n) : MIDDLE;
  return n > 0;
}

/* Turns it, then shifts its center as near to (@i, @j) as the room allows. */
static gboolean
lay_about (const GwSketch *self,
           const GwLayout *from,
           GwTurn          turn,
           double          i,
           double          j,
           GwLayout       *to)
{
  double x, y, best = INFINITY;

  middle_of (from, &x, &y);
  const double di = i - (turn.m[0] * x + turn.m[1] * y), dj = j - (turn.m[2] * x + turn.m[3] * y);

  for (int s = -2 * GW_COLUMNS; s <= 2 * GW_COLUMNS; s++)
    for (int t = -2 * GW_COLUMNS; t <= 2 * GW_COLUMNS; t++)
      {
        const double a = s - di, b = t - dj, far = a * a + b * b + a * b;
        GwLayout laid;

        if (far >= best - 1e-9)
          continue;
        turn.t[0] = (gint8) s;
        turn.t[1] = (gint8) t;
        if (lay_turned (self, from, &turn, &laid))
          {
            *to = laid;
            best = far;
          }
      }
  return best < INFINITY;
}

/* ---- Creation and destruction ----------------------------------------------------------------------- */

GwSketch *
gw_sketch_new (const GwLayout *start,
               guint           tribes)
{
  GwSketch *self = g_new0 (GwSketch, 1);

  self->past = g_array_new (FALSE, FALSE, sizeof (GwLayout));
  self->future = g_array_new (FALSE, FALSE, sizeof (GwLayout));
  self->now.tribes = (guint8) tribes;
  if (start && !lay_about (self, start, gw_turn (0, FALSE), MIDDLE, MIDDLE, &self->now))
    {
      /* The board is longer than the hexagon is wide, so it stays in place. */
      self->whole = TRUE;
      self->now = *start;
    }
  self->began = self->now;
  return self;
}

void
gw_sketch_free (GwSketch *self)
{
  g_array_unref (self->past);
  g_array_unref (self->future);
  g_free (self);
}

const GwLayout *
gw_sketch_layout (const GwSketch *self)
{
  return &self->now;
}

gboolean
gw_sketch_changed (const GwSketch *self)
{
  return memcmp (&self->now, &self->began, sizeof self->now) != 0;
}

char *
gw_sketch_name_of (const GwSketch *self,
                   int             place)
{
  int left = GW_COLUMNS, bottom = GW_COLUMNS;

  GW_FOR_PLACES (k)
    if (self->now.at[k])
      {
        left = MIN (left, k / 2 % GW_COLUMNS);
        bottom = MIN (bottom, k / 2 / GW_COLUMNS);
      }
  if (left == GW_COLUMNS)
    left = bottom = 0;
  return g_strdup_printf ("%c%d.%d", place % 2 ? 'd' : 'u', place / 2 % GW_COLUMNS - left,
                          place / 2 / GW_COLUMNS - bottom);
}

/* ---- Undo --------------------------------------------------------------------------------------------- */

/* Makes the entry, unless it changes nothing. */
static gboolean
enter (GwSketch       *self,
       const GwLayout *next)
{
  if (memcmp (next, &self->now, sizeof *next) == 0)
    return FALSE;
  g_array_append_val (self->past, self->now);
  g_array_set_size (self->future, 0);
  self->now = *next;
  return TRUE;
}

static gboolean
step (GwSketch *self,
      GArray   *from,
      GArray   *to)
{
  if (!from->len)
    return FALSE;
  g_array_append_val (to, self->now);
  self->now = g_array_index (from, GwLayout, from->len - 1);
  g_array_set_size (from, from->len - 1);
  if (self->pairing != GW_PAIR_NONE && (self->pairing == GW_PAIR_THIRDS) == gw_layout_has_sides (&self->now))
    self->pairing = GW_PAIR_NONE;
  return TRUE;
}

gboolean
gw_sketch_can_undo (const GwSketch *self)
{
  return self->past->len > 0;
}

gboolean
gw_sketch_can_redo (const GwSketch *self)
{
  return self->future->len > 0;
}

gboolean
gw_sketch_undo (GwSketch *self)
{
  return step (self, self->past, self->future);
}

gboolean
gw_sketch_redo (GwSketch *self)
{
  return step (self, self->future, self->past);
}

/* ---- Partners ------------------------------------------------------------------------------------------- */

static GwTurn
turn_of (GwPairing pairing)
{
  switch (pairing)
    {
    case GW_PAIR_LEFT_RIGHT: return gw_turn (3, TRUE);
    case GW_PAIR_TOP_BOTTOM: return gw_turn (0, TRUE);
    case GW_PAIR_THIRDS: return gw_turn (2, FALSE);
    case GW_PAIR_TURNED: return gw_turn (3, FALSE);
    case GW_PAIR_NONE: case GW_N_PAIRINGS: default: return gw_turn (0, FALSE);
    }
}

/* A glide reflection does not pair any tiles. */
static gboolean
comes_back (const GwTurn *turn)
{
  return !gw_turn_is_mirror (turn)
         || (turn->m[0] * turn->t[0] + turn->m[1] * turn->t[1] == -turn->t[0]
             && turn->m[2] * turn->t[0] + turn->m[3] * turn->t[1] == -turn->t[1]);
}

void
gw_sketch_pair (GwSketch  *self,
                GwPairing  pairing)
{
  const gboolean fits = pairing == GW_PAIR_NONE || (pairing == GW_PAIR_THIRDS) != gw_layout_has_sides (&self->now);
  GwTurn turn = turn_of (pairing);
  double i, j, best = -INFINITY;

  self->pairing = fits ? pairing : GW_PAIR_NONE;
  self->turn = turn;
  if (self->pairing == GW_PAIR_NONE)
    return;
  middle_of (&self->now, &i, &j);

  const double di = i - (turn.m[0] * i + turn.m[1] * j), dj = j - (turn.m[2] * i + turn.m[3] * j);

  /* Choose the shift that gives most tiles a partner; among equal ones, the one that keeps the board's center in
     place. */
  for (int s = -1; s <= 3 * GW_COLUMNS; s++)
    for (int t = -GW_COLUMNS; t <= 3 * GW_COLUMNS; t++)
      {
        const double a = s - di, b = t - dj;
        double fit = -(a * a + b * b + a * b) / 1000;

        turn.t[0] = (gint8) s;
        turn.t[1] = (gint8) t;
        if (!comes_back (&turn))
          continue;
        GW_FOR_PLACES (place)
          if (self->now.at[place])
            {
              const int there = gw_turn_place (&turn, place);

              fit += gw_sketch_is_room (self, there) && self->now.at[there] ? 1 : 0;
            }
        if (fit > best)
          {
            best = fit;
            self->turn = turn;
          }
      }
}

GwPairing
gw_sketch_pairing (const GwSketch *self)
{
  return self->pairing;
}

int
gw_sketch_partner (const GwSketch *self,
                   int             place)
{
  const int there = self->pairing == GW_PAIR_NONE ? -1 : gw_turn_place (&self->turn, place);

  return gw_sketch_is_room (self, there) ? there : -1;
}

gboolean
gw_sketch_axis (const GwSketch *self,
                double         *i,
                double         *j)
{
  const GwTurn *turn = &self->turn;
  const double a = 1 - turn->m[0], b = -turn->m[1], c = -turn->m[2], d = 1 - turn->m[3], whole = a * d - b * c;

  if (self->pairing == GW_PAIR_NONE)
    return FALSE;
  /* A reflection leaves a line in place, and half of its shift is a point on that line. */
  *i = fabs (whole) < 0.5 ? turn->t[0] / 2.0 : (d * turn->t[0] - b * turn->t[1]) / whole;
  *j = fabs (whole) < 0.5 ? turn->t[1] / 2.0 : (a * turn->t[1] - c * turn->t[0]) / whole;
  return TRUE;
}

/* Finds the place and its partners, each with a flag for the other side. Returns: how many; 0: one would be beyond
 * the lattice */
static guint
partners_of (const GwSketch *self,
             int             place,
             int             all[6])
{
  guint n = 0;

  for (int at = place; n == 0 || at != place; at = gw_turn_place (&self->turn, at))
    {
      if (!gw_sketch_is_room (self, at))
        return 0;
      g_assert (n < 6);   /* a turn comes back after three at the latest, a mirror after two */
      all[n++] = at;
      if (self->pairing == GW_PAIR_NONE)
        break;
    }
  return n;
}

/* ---- Entries ------------------------------------------------------------------------------------------------ */

/* The side of most tiles next to it: a tile put down for a mark needs a side. */
static guint8
side_near (const GwSketch *self,
           int             place)
{
  const int up = place % 2 ? -1 : 1, near[3] = { place + up, place + up - 2 * up, place + up - 2 * up * GW_COLUMNS };
  int more = 0;

  for (guint k = 0; k < 3; k++)
    if (near[k] >= 0 && near[k] < GW_PLACES && self->now.at[near[k]])
      more += self->now.at[near[k]] & GW_SPOT_B ? 1 : -1;
  return more > 0 ? GW_SPOT_B : 0;
}

static guint8
put_on (const GwSketch *self,
        int             place,
        GwTool          tool)
{
  const gboolean sides = gw_layout_has_sides (&self->now);
  const guint8 at = self->now.at[place],
               tile = at ? at : (guint8) (GW_SPOT_TILE | (sides ? side_near (self, place) : 0));

  switch (tool)
    {
    case GW_TOOL_A: case GW_TOOL_B:
      {
        const guint8 side = sides && tool == GW_TOOL_B ? GW_SPOT_B : 0;

        if (!at)
          return GW_SPOT_TILE | side;
        return (at & GW_SPOT_B) == side ? 0 : (guint8) (at ^ GW_SPOT_B);
      }
    case GW_TOOL_MINE:
      return (guint8) ((tile ^ GW_SPOT_MINE) & ~(GW_SPOT_DEAD | GW_SPOT_START));
    case GW_TOOL_START:
      return sides ? (guint8) ((tile ^ GW_SPOT_START) & ~(GW_SPOT_DEAD | GW_SPOT_MINE)) : tile;
    case GW_TOOL_DEAD:
      return (guint8) ((tile ^ GW_SPOT_DEAD) & ~(GW_SPOT_MINE | GW_SPOT_START));
    case GW_N_TOOLS: default:
      return at;
    }
}

/* Sets the same on all partners; every second one is on the other side. */
static gboolean
set_all (GwSketch *self,
         int       place,
         guint8    spot)
{
  GwLayout next = self->now;
  int all[6];
  const guint n = partners_of (self, place, all);

  for (guint k = 0; k < n; k++)
    next.at[all[k]] = spot && gw_layout_has_sides (&self->now) && k % 2 ? spot ^ GW_SPOT_B : spot;
  return n > 0 && enter (self, &next);
}

gboolean
gw_sketch_put (GwSketch *self,
               int       place,
               GwTool    tool)
{
  return gw_sketch_is_room (self, place) && set_all (self, place, put_on (self, place, tool));
}

gboolean
gw_sketch_take (GwSketch *self,
                int       place)
{
  return gw_sketch_is_room (self, place) && set_all (self, place, 0);
}

gboolean
gw_sketch_move (GwSketch *self,
                int       from,
                int       to)
{
  GwLayout next = self->now;
  int source[6], goal[6];
  guint n, m;

  if (!gw_sketch_is_room (self, from) || !gw_sketch_is_room (self, to) || !self->now.at[from] || from == to)
    return FALSE;
  n = partners_of (self, from, source);
  m = partners_of (self, to, goal);
  if (!n || !m)
    return FALSE;
  /* A tile that is its own partner cannot be split, and two tiles cannot merge. Only this one moves then. */
  if (n != m)
    n = 1;
  for (guint k = 0; k < n; k++)
    next.at[source[k]] = self->now.at[goal[k]];
  for (guint k = 0; k < n; k++)
    next.at[goal[k]] = self->now.at[source[k]];
  return enter (self, &next);
}

/* ---- The whole board ------------------------------------------------------------------------------------------ */

/* Whether a place is in the top one of three parts: from 30 to 150 degrees around the center */
static gboolean
in_top_third (const GwSketch *self,
              int             place)
{
  int corners[2];
  double i, j;

  gw_sketch_axis (self, &i, &j);
  gw_place_corners (place, corners);

  const double u = corners[0] / 3.0 - i, v = corners[1] / 3.0 - j;
  const double angle = atan2 (v * sqrt (3) / 2, u + v / 2) * 180 / G_PI;

  /* A line between two parts belongs to only one of them. */
  return angle > 30 + 1e-6 && angle <= 150 + 1e-6;
}

static gboolean
copy_parts (GwSketch *self)
{
  const gboolean sides = gw_layout_has_sides (&self->now);
  GwLayout next = { .tribes = self->now.tribes };

  if (self->pairing == GW_PAIR_NONE)
    gw_sketch_pair (self, sides ? GW_PAIR_TURNED : GW_PAIR_THIRDS);
  GW_FOR_PLACES (place)
    {
      const guint8 at = self->now.at[place];
      int all[6];
      const guint n = at ? partners_of (self, place, all) : 0;

      if (n == 1)
        next.at[place] = at;
      if (at && !n)
        return FALSE;
      if (n < 2 || (sides ? (at & GW_SPOT_B) && !(at & GW_SPOT_DEAD) : !in_top_third (self, place)))
        continue;
      for (guint k = 0; k < n; k++)
        if (k == 0 || !(sides && self->now.at[all[k]] && !(self->now.at[all[k]] & (GW_SPOT_B | GW_SPOT_DEAD))))
          next.at[all[k]] = sides && k % 2 ? at ^ GW_SPOT_B : at;
    }
  return enter (self, &next);
}

static gboolean
turn_whole (GwSketch *self,
            GwTurn    turn)
{
  const GwPairing pairing = self->pairing;
  GwLayout next;
  double i, j;

  if (!middle_of (&self->now, &i, &j) || !lay_about (self, &self->now, turn, i, j, &next) || !enter (self, &next))
    return FALSE;
  /* The axis is somewhere else now. */
  gw_sketch_pair (self, pairing);
  return TRUE;
}

static gboolean
choose_starts (GwSketch *self)
{
  GwLayout next = self->now;

  GW_FOR_PLACES (place)
    next.at[place] &= (guint8) ~GW_SPOT_START;
  for (guint side = 0; side < 2; side++)
    {
      gint16 places[GW_CELLS];
      const guint n = gw_layout_starts (&self->now, side, places);

      for (guint k = 0; k < n; k++)
        next.at[places[k]] |= GW_SPOT_START;
    }
  return enter (self, &next);
}

gboolean
gw_sketch_change (GwSketch *self,
                  GwChange  change)
{
  GwLayout next = self->now;

  switch (change)
    {
    case GW_CHANGE_TURN:
      return turn_whole (self, gw_turn (1, FALSE));
    case GW_CHANGE_LEFT_RIGHT:
      return turn_whole (self, gw_turn (3, TRUE));
    case GW_CHANGE_TOP_BOTTOM:
      return turn_whole (self, gw_turn (0, TRUE));
    case GW_CHANGE_EXCHANGE:
      GW_FOR_PLACES (place)
        if (next.at[place] && gw_layout_has_sides (&next))
          next.at[place] ^= GW_SPOT_B;
      return enter (self, &next);
    case GW_CHANGE_COPY:
      return copy_parts (self);
    case GW_CHANGE_STARTS:
      return choose_starts (self);
    case GW_CHANGE_CLEAR:
      memset (next.at, 0, sizeof next.at);
      return enter (self, &next);
    default:
      return FALSE;
    }
}

gboolean
gw_sketch_set_tribes (GwSketch *self,
                      guint     tribes)
{
  GwLayout next = self->now;
  const gboolean had = gw_layout_has_sides (&next);
  guint left;

  if (tribes < 2 || tribes > GW_SEATS || tribes == next.tribes)
    return FALSE;
  next.tribes = (guint8) tribes;
  left = gw_layout_count (&next, GW_SPOT_TILE, GW_SPOT_DEAD) / 2;
  for (int row = GW_COLUMNS - 1; row >= 0; row--)
    for (int k = 0; k < 2 * GW_COLUMNS; k++)
      {
        guint8 *at = &next.at[row * 2 * GW_COLUMNS + k];

        if (!gw_layout_has_sides (&next))
          *at &= (guint8) ~(GW_SPOT_B | GW_SPOT_START);
        else if (!had && *at && !(*at & GW_SPOT_DEAD) && left)
          {
            *at |= GW_SPOT_B;
            left--;
          }
      }
  enter (self, &next);
  gw_sketch_pair (self, GW_PAIR_NONE);
  return TRUE;
}
