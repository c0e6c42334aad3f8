/* pad-insights.c: who is ahead and by how much, and a one-sentence description of each thing
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pad-state.h"

static void
add (GnInsights *insights,
     guint       label,
     int         seat,
     gint64      n)
{
  GnInsight *insight = gn_insights_about (insights, GN_INSIGHT_NUMBER, seat, GN_DOMAIN_SEAT, GN_NONE, n, 0);

  gn_say (&insight->label, (int) label, seat);
}

/* Of each column: how far it is behind the best one or ahead of the next, and what it lacks to the target. */
static void
add_distances (const GnMatch  *match,
               const PadState *state,
               guint           leaders,
               GnInsights     *insights)
{
  const Pad *pad = pad_of (match);
  const gint32 sign = pad->wins == PAD_LOWEST ? -1 : 1;
  gint32 best = G_MININT32, next = G_MININT32;

  for (guint column = 0; column < pad_n_columns (match); column++)
    {
      const gint32 total = sign * pad_total (pad, state, column);

      if (leaders >> column & 1)
        best = total;
      else
        next = MAX (next, total);
    }
  for (guint column = 0; column < pad_n_columns (match); column++)
    {
      const gint32 total = pad_total (pad, state, column);

      if (!(leaders >> column & 1))
        add (insights, PAD_TEXT_INSIGHT_BEHIND, (int) column, (gint64) best - sign * total);
      else if (next > G_MININT32 && !(leaders & (leaders - 1)))
        add (insights, PAD_TEXT_INSIGHT_AHEAD, (int) column, (gint64) best - next);
      if ((pad->end == PAD_END_TARGET || pad->end == PAD_END_FIRST) && !pad_reached (pad, total))
        add (insights, PAD_TEXT_INSIGHT_NEEDS, (int) column, ABS ((gint64) pad->target - total));
    }
}

void
pad_insights (const GnMatch *match,
              gconstpointer  data,
              GnInsights    *insights)
{
  const PadState *state = data;
  const Pad *pad = pad_of (match);
  const guint leaders = pad_leaders (match, state);
  GnInsight *insight;

  if (state->head.over)
    return;
  if (leaders)
    add_distances (match, state, leaders, insights);
  if (pad->rounds > 0 && pad->categories == 0)
    {
      insight = gn_insights_about (insights, GN_INSIGHT_NUMBER, GN_NONE, GN_DOMAIN_SEAT, GN_NONE,
                                   pad->rounds + 1 - state->round, 0);
      gn_say (&insight->label, PAD_TEXT_INSIGHT_ROUNDS);
    }
}

void
pad_describe (const GnMatch *match,
              gconstpointer  data,
              GnThing        thing,
              GnSay         *say)
{
  const PadState *state = data;

  if (thing.domain == GN_DOMAIN_SEAT && thing.value >= 0 && thing.value < match->n_seats)
    gn_say (say, PAD_TEXT_SEAT_IS, thing.value,
            GN_SAY_FIGURE (pad_total (pad_of (match), state, pad_column (match, (guint) thing.value))));
  else if (thing.domain == PAD_DOMAIN_ROW && thing.value >= 0)
    gn_say (say, PAD_TEXT_ROW_IS, thing.value);
}
