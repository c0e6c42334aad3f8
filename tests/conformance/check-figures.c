/* check-figures.c: arguments that take figures: those that legal lists stand for all that the game's range has
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include "core/base/figure.h"

/* ---- Any figures -------------------------------------------------------------------- */

#define N_SUMS 12
#define N_SPOILT 6

guint
figure_ways (void)
{
  return N_SUMS + N_SPOILT;
}

void
figure_put (guint   index,
            gint16 *slot)
{
  static const struct {
    guint  n;
    gint32 term[GN_FIGURE_TERMS];
  } sums[N_SUMS] = {
    { 1, { 0 } }, { 1, { 1 } }, { 1, { -1 } }, { 1, { 7 } }, { 1, { 50 } }, { 1, { GN_FIGURE_TERM } }, { 1, { -GN_FIGURE_TERM } },
    { 2, { 12, -4 } }, { 3, { 3, 6, 2 } }, { 2, { GN_FIGURE_TERM, GN_FIGURE_TERM } }, { 2, { -1, 1 } },
    { 12, { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 } },
  };
  static const gint16 spoilt[N_SPOILT][3] = {
    { 0, 0, 0 }, { -1, 0, 5 }, { 13, 0, 5 }, { 1, GN_NONE, 5 }, { 1, 1, -5 }, { 2, 0, 5 },
  };

  for (guint i = 0; i < GN_FIGURE_SLOTS; i++)
    slot[i] = GN_NONE;
  if (index < N_SUMS)
    gn_figure_set (slot, sums[index].term, sums[index].n);
  else
    memcpy (slot, spoilt[index - N_SUMS], sizeof spoilt[0]);
}

/* ---- Figures within the range --------------------------------------------------------- */

static const GnArg *
figure_of (const Playout *playout,
           const GnMove  *move)
{
  for (const GnArg *arg = playout->game->verbs[move->verb].args; arg->kind != GN_ARG_NONE; arg++)
    if (arg->kind == GN_ARG_FIGURE)
      return arg;
  return NULL;
}

static GnFigureRange
range_of (Playout      *playout,
          const GnMove *move)
{
  GnFigureRange range = { 0 };

  playout_require (playout, playout->game->figure_range
                   && playout->game->figure_range (playout->match, playout->state, move, &range),
                   "%s has no range of figures", playout->game->verbs[move->verb].id);
  playout_require (playout, range.step >= 1 && range.least <= range.most && range.least % range.step == 0
                   && range.most % range.step == 0, "%s: a range from %d to %d by %d",
                   playout->game->verbs[move->verb].id, range.least, range.most, range.step);
  return range;
}

/* @sum as up to three terms. */
static void
put_sum (Playout *playout,
         gint16  *slot,
         gint32   sum)
{
  gint32 term[3];
  guint n = 1 + gn_stream_below (&playout->stream, 3);

  for (guint i = 0; i + 1 < n; i++)
    {
      term[i] = (gint32) gn_stream_below (&playout->stream, 41) - 20;
      sum -= term[i];
    }
  term[n - 1] = sum;
  if (ABS (sum) > GN_FIGURE_TERM)
    {
      for (guint i = 0; i + 1 < n; i++)
        sum += term[i];
      term[0] = CLAMP (sum, -GN_FIGURE_TERM, GN_FIGURE_TERM);
      term[1] = sum - term[0];
      n = term[1] ? 2 : 1;
    }
  gn_figure_set (slot, term, n);
}

void
figure_draw (Playout *playout,
             GnMove  *move)
{
  const GnArg *arg = figure_of (playout, move);

  if (!arg || gn_stream_below (&playout->stream, 2))
    return;

  const GnFigureRange range = range_of (playout, move);
  /* mostly such figures as people write */
  const gint32 least = MAX (range.least, -20 * range.step), most = MIN (range.most, 60 * range.step);

  put_sum (playout, &move->arg[arg->at],
           least + (gint32) gn_stream_below (&playout->stream, (guint) ((most - least) / range.step) + 1) * range.step);
}

gboolean
figure_is_listed (Playout      *playout,
                  const GnMove *move)
{
  const GnArg *arg = figure_of (playout, move);
  gint32 sum;

  if (!arg || !gn_figure_read (&move->arg[arg->at], NULL, &sum))
    return FALSE;

  const GnFigureRange range = range_of (playout, move);

  if (sum < range.least || sum > range.most || sum % range.step)
    return FALSE;
  for (guint i = 0; i < playout->legal.n; i++)
    {
      GnMove listed = playout->legal.move[i];

      if (listed.seat != move->seat || listed.verb != move->verb)
        continue;
      memcpy (&listed.arg[arg->at], &move->arg[arg->at], arg->size * sizeof *move->arg);
      if (gn_move_equal (&listed, move))
        return TRUE;
    }
  return FALSE;
}

static void
require_figure (Playout      *playout,
                const GnMove *listed,
                gint32        sum,
                gboolean      legal)
{
  const GnArg *arg = figure_of (playout, listed);
  GnMove move = *listed;

  if (ABS (sum) > 2 * GN_FIGURE_TERM)
    return;
  put_sum (playout, &move.arg[arg->at], sum);
  playout_require (playout, !playout->game->check (playout->match, playout->state, &move, NULL) == !legal,
                   "%s: %d is %s", playout->game->verbs[move.verb].id, sum, legal ? "refused" : "accepted");
}

/* The least and the highest are listed, as one term each; what is between is accepted, and nothing beyond. */
void
check_ranges (Playout *playout)
{
  for (guint i = 0; i < playout->legal.n; i++)
    {
      const GnMove *move = &playout->legal.move[i];
      const GnArg *arg = figure_of (playout, move);

      if (!arg)
        continue;

      const GnFigureRange range = range_of (playout, move);
      const guint n = (guint) ((range.most - range.least) / range.step);
      const gint32 between = range.least + (gint32) gn_stream_below (&playout->stream, n + 1) * range.step;

      playout_require (playout, move->arg[arg->at] == 1, "%s is listed with several terms",
                       playout->game->verbs[move->verb].id);
      for (guint k = 0; k < 2; k++)
        {
          GnMove limit = *move;

          gn_figure_set (&limit.arg[arg->at], k ? &range.most : &range.least, 1);
          playout_require (playout, g_hash_table_contains (playout->lookup, &limit), "%s is not listed with %d",
                           playout->game->verbs[move->verb].id, k ? range.most : range.least);
        }
      require_figure (playout, move, between, TRUE);
      require_figure (playout, move, range.least - range.step, FALSE);
      require_figure (playout, move, range.most + range.step, FALSE);
      if (range.step > 1)
        require_figure (playout, move, between + 1, FALSE);
    }
}
