/* gw-walk.c: destinations of moves by abilities: walks, pushes and pulls step by step, and places (GW-211, GW-212,
 * GW-155)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

typedef struct {
  const GnMatch *match;
  const GwState *state;
  const GwBoard *board;
  int            unit, start, source, kind;
  guint64        flipped;
  GwPaths        paths;
} Walk;

static void
walk_of (const GnMatch *match,
         const GwState *state,
         const GwFrame *frame,
         Walk          *walk)
{
  walk->match = match;
  walk->state = state;
  walk->board = gw_board (match);
  walk->unit = frame->a;
  walk->start = gw_cell_at (match, frame->b);
  walk->source = gw_cell_at (match, frame->e);
  walk->kind = frame->d;
  walk->flipped = gw_flipped (match, state);
  gw_paths (match, state, frame->a, &walk->paths);
}

static guint64
ways_on (const Walk *walk,
         int         cell)
{
  guint64 near = walk->paths.grid->touch[cell] & walk->paths.open, ways = 0;
  const int from = walk->kind >= GW_WALK_PUSH ? walk->source : walk->start;
  const int change = walk->kind == GW_WALK_PULL ? -1 : 1;

  if (from < 0)
    return 0;
  GN_FOR_PLACES (next, near)
    if (walk->board->dist[from][next] == walk->board->dist[from][cell] + change)
      ways |= GN_PLACE (next);
  return ways;
}

/* Returns: the most further steps with which the walk ends on a landable cell, -1: none; a walk that meets enemies
 * counts as complete */
static int
depth (const Walk *walk,
       int         cell,
       int         left,
       gboolean    first)
{
  const gboolean lands = !(walk->flipped >> cell & 1);
  int best = lands ? 0 : -1;

  if (!first && lands && gw_foe_on (walk->match, walk->state, walk->unit, cell))
    return left;
  if (left <= 0)
    return best;

  GN_FOR_PLACES (next, ways_on (walk, cell))
    {
      const int further = depth (walk, next, left - 1, FALSE);

      if (further >= 0)
        best = MAX (best, 1 + further);
    }
  return best;
}

static gboolean
exactly (const Walk *walk,
         int         cell,
         int         left,
         gboolean    first)
{
  const gboolean lands = !(walk->flipped >> cell & 1);

  if (!first && lands && gw_foe_on (walk->match, walk->state, walk->unit, cell))
    return TRUE;
  if (left <= 0)
    return lands;

  GN_FOR_PLACES (next, ways_on (walk, cell))
    if (exactly (walk, next, left - 1, FALSE))
      return TRUE;
  return FALSE;
}

gboolean
gw_walk_ok (const GnMatch *match,
            const GwState *state,
            const GwFrame *frame,
            int            cell)
{
  const int here = gw_cell (match, state, frame->a);
  Walk walk;

  walk_of (match, state, frame, &walk);
  if (frame->c <= 0 || !(ways_on (&walk, here) >> cell & 1))
    return FALSE;
  if (frame->d == GW_WALK_EXACT)
    return exactly (&walk, cell, frame->c - 1, FALSE);
  if (frame->d == GW_WALK_UP_TO)
    return depth (&walk, cell, frame->c - 1, FALSE) >= 0;
  return 1 + depth (&walk, cell, frame->c - 1, FALSE) >= depth (&walk, here, frame->c, TRUE)
         && depth (&walk, cell, frame->c - 1, FALSE) >= 0;
}

gboolean
gw_walk_may_end (const GnMatch *match,
                 const GwState *state,
                 const GwFrame *frame)
{
  return frame->d == GW_WALK_UP_TO && gw_landable (match, state, gw_cell (match, state, frame->a));
}

gboolean
gw_walk_possible (const GnMatch *match,
                  const GwState *state,
                  const GwFrame *frame)
{
  GN_FOR_PLACES (cell, gw_board (match)->grid.touch[gw_cell (match, state, frame->a)])
    if (gw_walk_ok (match, state, frame, cell))
      return TRUE;
  return FALSE;
}

guint64
gw_bring_cells (const GnMatch *match,
                const GwState *state,
                int            unit,
                guint          to,
                int            n,
                int            source)
{
  const GwBoard *board = gw_board (match);
  const int from = gw_cell_at (match, source);
  guint64 cells = 0;

  for (guint i = 0; i < board->grid.n; i++)
    {
      const int far = from < 0 ? GN_GRID_FAR : board->dist[from][i];
      gboolean fits = FALSE;

      switch ((GwWhereTo) to)
        {
        case GW_TO_SELF_TILE:        fits = far == 0; break;
        case GW_TO_ADJACENT:         fits = far == 1; break;
        case GW_TO_SELF_OR_ADJACENT: fits = far <= 1; break;
        case GW_TO_MINE:             fits = board->mines >> i & 1; break;
        case GW_TO_LABEL:            fits = board->label[i] == n; break;
        case GW_TO_WITHIN:           fits = far <= n; break;
        case GW_TO_ANYWHERE:
        default:                     fits = TRUE; break;
        }
      if (fits && gw_landable (match, state, (int) i))
        cells |= GN_PLACE (i);
    }
  return cells;
}
