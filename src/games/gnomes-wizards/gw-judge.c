/* gw-judge.c: judging of a board: the rules it has to meet (GW-021), and advice for a fair board
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-layout.h"
#include "gw-state.h"

#include <math.h>

typedef struct {
  const GwLayout *layout;
  const GwBoard  *board;    /* NULL: more tiles than fit */
  GwFinding      *findings;
  guint           n;
} Judging;

/* Adds a finding; the caller fills in its sentence. */
static GnSay *
find (Judging   *judging,
      GwVerdict  verdict)
{
  GwFinding *finding = &judging->findings[judging->n++];

  memset (finding, 0, sizeof *finding);
  finding->verdict = verdict;
  return &finding->say;
}

static void
mark (Judging *judging,
      guint64  cells)
{
  GN_FOR_PLACES (cell, cells)
    judging->findings[judging->n - 1].at[judging->board->place[cell]] = 1;
}

/* ---- Rules ---------------------------------------------------------------------------------------- */

static void
judge_size (Judging *judging)
{
  const guint tribes = judging->layout->tribes;
  const guint n = gw_layout_count (judging->layout, GW_SPOT_TILE, GW_SPOT_DEAD), all = 12 * tribes;

  gn_say (find (judging, n == all ? GW_JUDGED_FINE : GW_JUDGED_FAULT), n == all ? GW_L_BOARD_SIZE : GW_NO_LAYOUT,
          (int) n, (int) tribes, (int) all);
}

static void
judge_mines (Judging *judging)
{
  const guint tribes = judging->layout->tribes;
  const guint n = gw_layout_count (judging->layout, GW_SPOT_MINE, 0), all = 2 * tribes;

  if (judging->board && judging->board->mines & judging->board->dead)
    {
      gn_say (find (judging, GW_JUDGED_FAULT), GW_NO_LAYOUT_DEAD_MINE);
      mark (judging, judging->board->mines & judging->board->dead);
      return;
    }
  gn_say (find (judging, n == all ? GW_JUDGED_FINE : GW_JUDGED_FAULT), n == all ? GW_L_BOARD_MINES : GW_NO_LAYOUT_MINES,
          (int) n, (int) tribes, (int) all);
}

/* The largest connected part is the board; marked places do not belong to it. */
static void
judge_joined (Judging *judging)
{
  const GnGrid *grid = &judging->board->grid;
  const guint64 all = gn_grid_all (grid);
  guint64 left = all, largest = 0;

  while (left)
    {
      const guint64 body = gn_grid_body (grid, left & (~left + 1), all);

      if (gn_places_count (body) > gn_places_count (largest))
        largest = body;
      left &= ~body;
    }
  if (largest == all)
    gn_say (find (judging, GW_JUDGED_FINE), GW_L_BOARD_JOINED);
  else
    {
      gn_say (find (judging, GW_JUDGED_FAULT), GW_NO_LAYOUT_JOINED, (int) gn_places_count (all & ~largest));
      mark (judging, all & ~largest);
    }
}

static void
judge_halves (Judging *judging)
{
  const GwBoard *board = judging->board;
  const guint64 usable = gn_grid_all (&board->grid) & ~board->dead;
  const int a = (int) gn_places_count (board->a), b = (int) gn_places_count (board->b), tribes = board->tribes;
  const int mines_a = (int) gn_places_count (board->a & board->mines),
            mines_b = (int) gn_places_count (board->b & board->mines);

  if ((board->a & board->b) || (board->a | board->b) != usable)
    {
      gn_say (find (judging, GW_JUDGED_FAULT), GW_NO_LAYOUT_SIDES);
      mark (judging, (board->a & board->b) | (usable & ~(board->a | board->b)));
    }
  else if (a != 6 * tribes || b != 6 * tribes)
    gn_say (find (judging, GW_JUDGED_FAULT), GW_NO_LAYOUT_HALVES, a, b, 6 * tribes);
  else if (mines_a != tribes || mines_b != tribes)
    gn_say (find (judging, GW_JUDGED_FAULT), GW_NO_LAYOUT_HALF_MINES, mines_a, mines_b, tribes);
  else
    gn_say (find (judging, GW_JUDGED_FINE), GW_L_BOARD_HALVES, 6 * tribes, tribes);
}

static void
judge_starts (Judging *judging)
{
  const GwBoard *board = judging->board;
  const int a = (int) gn_places_count (board->start[0]), b = (int) gn_places_count (board->start[1]);
  const guint64 bad = (board->start[0] & ~(board->a & ~board->mines & ~board->dead))
                      | (board->start[1] & ~(board->b & ~board->mines & ~board->dead));

  if (bad)
    {
      gn_say (find (judging, GW_JUDGED_FAULT), GW_NO_LAYOUT_START_PLACE);
      mark (judging, bad);
    }
  else
    gn_say (find (judging, a && b ? GW_JUDGED_FINE : GW_JUDGED_FAULT), a && b ? GW_L_BOARD_STARTS : GW_NO_LAYOUT_STARTS,
            a, b);
}

/* GW-015: a place that is always flipped takes a tile of an unused tribe, so with four tribes there is none. */
static void
judge_spare (Judging *judging)
{
  const int dead = (int) gn_places_count (judging->board->dead), tribes = judging->board->tribes;

  if (dead && tribes == GW_TRIBES)
    {
      gn_say (find (judging, GW_JUDGED_FAULT), GW_NO_LAYOUT_SPARE, dead, tribes);
      mark (judging, judging->board->dead);
    }
}

static void
judge_needs (Judging *judging)
{
  judge_size (judging);
  judge_mines (judging);
  if (!judging->board || !judging->board->grid.n)
    return;
  judge_joined (judging);
  if (gw_layout_has_sides (judging->layout))
    {
      judge_halves (judging);
      judge_starts (judging);
    }
  judge_spare (judging);
}

gboolean
gw_board_check (const GwBoard *board,
                GnSay         *why)
{
  GwFinding findings[GW_FINDINGS];
  GwLayout layout;
  Judging judging = { &layout, board, findings, 0 };

  gw_layout_from_board (&layout, board);
  judge_needs (&judging);
  for (guint i = 0; i < judging.n; i++)
    if (findings[i].verdict == GW_JUDGED_FAULT)
      {
        if (why)
          *why = findings[i].say;
        return FALSE;
      }
  return TRUE;
}

/* ---- Advice --------------------------------------------------------------------------------------- */

static void
judge_equal (Judging *judging)
{
  GwTurn turn;
  const gboolean sides = gw_layout_has_sides (judging->layout), equal = gw_layout_symmetry (judging->layout, &turn);

  gn_say (find (judging, equal ? GW_JUDGED_FINE : GW_JUDGED_ADVICE),
          !sides ? (equal ? GW_L_BOARD_THIRDS : GW_L_BOARD_NO_THIRDS)
          : !equal ? GW_L_BOARD_UNEQUAL
          : gw_turn_is_mirror (&turn) ? GW_L_BOARD_MIRRORED
          : GW_L_BOARD_TURNED);
}

/* Mines touch if an edge or a corner joins them (GW-021). */
static void
judge_touch (Judging *judging)
{
  const GwBoard *board = judging->board;
  guint64 left = board->mines;
  int groups = 0;

  while (left)
    {
      guint64 body = left & (~left + 1), before = 0;

      while (body != before)
        {
          guint64 now = body;

          before = body;
          GN_FOR_PLACES (cell, now)
            body |= board->grid.corner[cell] & board->mines;
        }
      left &= ~body;
      groups++;
    }
  if (groups == 1)
    gn_say (find (judging, GW_JUDGED_FINE), GW_L_BOARD_TOUCH);
  else
    gn_say (find (judging, GW_JUDGED_ADVICE), GW_L_BOARD_GROUPS, groups);
}

static void
middle_of (const GwBoard *board,
           guint64        cells,
           double        *x,
           double        *y)
{
  const double n = gn_places_count (cells);

  *x = *y = 0;
  GN_FOR_PLACES (cell, cells)
    {
      const int place = board->place[cell], down = place % 2, c = place / 2 % GW_COLUMNS, r = place / 2 / GW_COLUMNS;
      const double i = c + (1 + down) / 3.0, j = r + (1 + down) / 3.0;

      *x += (i + j / 2) / n;
      *y += j * sqrt (3) / 2 / n;
    }
}

/* Mines are central if none is on the rim and their center is less than a side away from that of the board. */
static void
judge_central (Judging *judging)
{
  const GwBoard *board = judging->board;
  guint64 rim = 0;
  double x, y, mines_x, mines_y;

  for (guint cell = 0; cell < board->grid.n; cell++)
    if (board->label[cell] == 1)
      rim |= GN_PLACE (cell) & board->mines;
  if (rim)
    {
      gn_say (find (judging, GW_JUDGED_ADVICE), GW_L_BOARD_RIM, (int) gn_places_count (rim));
      mark (judging, rim);
      return;
    }
  middle_of (board, gn_grid_all (&board->grid), &x, &y);
  middle_of (board, board->mines, &mines_x, &mines_y);
  if (hypot (x - mines_x, y - mines_y) < 0.75)
    gn_say (find (judging, GW_JUDGED_FINE), GW_L_BOARD_CENTRAL);
  else
    gn_say (find (judging, GW_JUDGED_ADVICE), GW_L_BOARD_OFF);
}

static int
least_way (const GwBoard *board,
           guint64        from,
           guint64        to)
{
  int least = GN_GRID_FAR;

  GN_FOR_PLACES (cell, from)
    {
      GN_FOR_PLACES (goal, to)
        least = MIN (least, board->dist[cell][goal]);
    }
  return least;
}

/* Measures the ways from the leaders' start tiles to the mines, and from one side to the other. */
static void
judge_ways (Judging *judging)
{
  const GwBoard *board = judging->board;
  const int a = least_way (board, board->start[0], board->mines), b = least_way (board, board->start[1], board->mines);
  const int between = least_way (board, board->start[0], board->start[1]);

  if (a == GN_GRID_FAR || b == GN_GRID_FAR || between == GN_GRID_FAR)
    return;
  if (a == b)
    gn_say (find (judging, GW_JUDGED_FINE), GW_L_BOARD_WAYS, a, between);
  else
    gn_say (find (judging, GW_JUDGED_ADVICE), GW_L_BOARD_WAYS_UNEQUAL, a, b);
}

guint
gw_layout_judge (const GwLayout *layout,
                 GwFinding       findings[GW_FINDINGS])
{
  g_autofree GwBoard *board = g_new (GwBoard, 1);
  const gboolean fits = gw_layout_to_board (layout, board);
  Judging judging = { layout, fits ? board : NULL, findings, 0 };

  judge_needs (&judging);
  if (!fits || !board->grid.n)
    return judging.n;
  judge_equal (&judging);
  if (board->mines)
    {
      judge_touch (&judging);
      judge_central (&judging);
    }
  if (gw_layout_has_sides (layout))
    judge_ways (&judging);
  return judging.n;
}

guint
gw_layout_starts (const GwLayout *layout,
                  guint           side,
                  gint16          places[GW_CELLS])
{
  g_autofree GwBoard *board = g_new (GwBoard, 1);
  guint8 far[GW_CELLS];
  guint n = 0, most = 0;

  if (!gw_layout_has_sides (layout) || !gw_layout_to_board (layout, board))
    return 0;

  const guint64 own = (side ? board->b : board->a) & ~board->mines, other = side ? board->a : board->b;

  if (!own || !other)
    return 0;
  gn_grid_steps (&board->grid, other, gn_grid_all (&board->grid), far);
  for (guint cell = 0; cell < board->grid.n; cell++)
    if (own >> cell & 1 && far[cell] != GN_GRID_FAR)
      most = MAX (most, far[cell]);
  /* A single tile is narrow for two leaders, so tiles one step nearer are added, up to four in all. */
  for (guint far_enough = most; far_enough && n < 2; far_enough--)
    for (guint cell = 0; cell < board->grid.n && n < 4; cell++)
      if (own >> cell & 1 && far[cell] == far_enough)
        places[n++] = board->place[cell];
  return n;
}
