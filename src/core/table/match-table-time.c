/* match-table-time.c: how long the table has waited for whom
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "match-table-private.h"

gint64
gn_table_last_line (GnMatchTable *self)
{
  return MAX (self->told, self->before);
}

/* The seat whose decision came before @step: the only one, or the one that moved; -1 for chance and the host. */
static int
decider (GnMatchTable *self,
         guint         n,
         const GnStep *step)
{
  const int mover = step->moves->len ? g_array_index (step->moves, GnMove, 0).seat : -1;
  GnPrompt prompt = { 0 };

  self->match->game->prompt (self->match, gn_table_state_after (self, n - 1), &prompt);
  if (!prompt.must)
    return -1;
  if (!(prompt.must & (prompt.must - 1)))
    return g_bit_nth_lsf (prompt.must, -1);
  return mover >= 0 && prompt.must >> mover & 1 ? mover : -1;
}

gboolean
gn_match_table_thinking (GnMatchTable *self,
                         gint64        seconds[GN_MAX_SEATS])
{
  gboolean timed = FALSE;

  memset (seconds, 0, GN_MAX_SEATS * sizeof *seconds);
  for (guint n = 1; n <= self->n_steps; n++)
    {
      const GnStep *step = gn_match_table_get_step (self, n);
      const gint64 wait = step->time - step->since;
      int seat;

      timed |= step->time > 0;
      if (step->kind != GN_STEP_MOVES || wait <= 0 || wait > GN_PAUSE)
        continue;
      seat = decider (self, n, step);
      if (seat >= 0 && seat < self->match->n_seats)
        seconds[seat] += wait;
    }
  return timed;
}

void
gn_match_table_set_past (GnMatchTable *self,
                         gint64        started,
                         gint64        seconds)
{
  self->started = CLAMP (started, 0, GN_RECORD_MAX_STARTED);
  self->before = CLAMP (seconds, 0, GN_RECORD_MAX_SECONDS);
}

gint64
gn_match_table_get_waiting (GnMatchTable *self)
{
  const gint64 wait = gn_table_elapsed (self) - gn_table_last_line (self);

  return gn_match_table_is_over (self) || wait < 0 || wait > GN_PAUSE ? 0 : wait;
}
