/* pad-start.c: the empty sheet, and the check that a position is possible
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pad-state.h"

gboolean
pad_start (const GnMatch *match,
           gpointer       data,
           GnSay         *why)
{
  PadState *state = data;
  const PadSet *set = match->compiled;
  const Pad *pad = pad_of (match);

  if (match->option[PAD_OPTION_PAD] >= set->n)
    return gn_say (why, PAD_TEXT_NO_PAD);
  if (match->n_seats < pad->least_seats || match->n_seats > pad->most_seats)
    return gn_say (why, PAD_TEXT_SEATS, match->n_seats, pad->least_seats, pad->most_seats);
  if (pad->columns == PAD_FOR_TEAMS && match->n_seats < 2 + match->option[PAD_OPTION_TEAMS])
    return gn_say (why, PAD_TEXT_TEAMS, match->n_seats, 2 + match->option[PAD_OPTION_TEAMS]);

  state->round = state->clock = 1;
  return TRUE;
}

/* ---- Completing a position ----------------------------------------------- */

/* Brings figures and terms into agreement: a figure that was corrected no longer is the sum of its old terms. */
static void
settle_terms (PadState *state)
{
  g_autofree PadState *old = g_memdup2 (state, sizeof *state);
  guint at = 0;

  memset (state->terms, 0, sizeof state->terms);
  memset (state->term, 0, sizeof state->term);
  for (guint row = 0; row < PAD_ROWS; row++)
    for (guint column = 0; column < PAD_SEATS; column++)
      {
        const gint32 figure = old->figure[row][column];
        const guint n = MIN (old->terms[row][column], GN_FIGURE_TERMS);
        const gint32 *all = &old->term[0][0];
        gint32 sum = 0;

        for (guint i = 0; n > 1 && i < n && at + i < PAD_TERMS; i++)
          sum += all[at + i];
        if (n > 1 && at + n <= PAD_TERMS && sum == figure)
          pad_set_cell (state, row, column, all + at, n);
        else if (n > 0 || figure != 0)
          {
            state->figure[row][column] = figure;
            state->terms[row][column] = 1;
          }
        if (n > 1)
          at += n;
      }
}

/* TRUE if every cell of the current round is complete. */
static gboolean
is_round_complete (const GnMatch  *match,
                   const PadState *state)
{
  const Pad *pad = pad_of (match);

  for (guint row = pad_first_row (pad, state); row < pad_rows_open (pad, state); row++)
    for (guint column = 0; column < pad_n_columns (match); column++)
      if (!pad_is_complete (pad, state, row, column))
        return FALSE;
  return pad_n_rows (pad) > 0;
}

gboolean
pad_settle (const GnMatch *match,
            gpointer       data,
            const GnGiven *given,
            GnSay         *why)
{
  PadState *state = data;

  settle_terms (state);
  while (state->round <= pad_n_rounds (pad_of (match)) && is_round_complete (match, state))
    state->round++;
  pad_settle_end (match, state);
  return TRUE;
}

/* ---- Audit --------------------------------------------------------------- */

static gboolean
is_empty (const PadState *state,
          guint           row,
          guint           column)
{
  return !state->terms[row][column] && !state->bid[row][column] && !state->made[row][column];
}

static gboolean
audit_cell (const GnMatch  *match,
            const PadState *state,
            guint           row,
            guint           column,
            GnSay          *why)
{
  const Pad *pad = pad_of (match);
  GnFigureRange range = { 0 };
  GnMove move;

  if (column >= pad_n_columns (match))
    return gn_say (why, PAD_TEXT_NO_COLUMN, (int) column, (int) pad_column (match, column));
  if (row >= pad_n_rows (pad))
    return gn_say (why, PAD_TEXT_NO_ROW, (int) pad_n_rows (pad));
  if (row >= pad_rows_open (pad, state))
    return gn_say (why, PAD_TEXT_LATER_ROW, (int) row);
  if ((state->bid[row][column] || state->made[row][column]) && pad->bids == PAD_BIDS_NONE)
    return gn_say (why, PAD_TEXT_NO_BIDS);
  if (state->made[row][column] && !state->bid[row][column])
    return gn_say (why, PAD_TEXT_MADE_ALONE, (int) column, (int) row);
  if (!state->terms[row][column])
    return TRUE;

  gn_move_init (&move, (int) column, PAD_VERB_CHANGE);
  move.arg[PAD_ROW] = (gint16) row;
  pad_figure_range (match, state, &move, &range);
  if (state->figure[row][column] < range.least)
    return gn_say (why, PAD_TEXT_TOO_LOW, GN_SAY_FIGURE (state->figure[row][column]), GN_SAY_FIGURE (range.least));
  if (state->figure[row][column] > range.most)
    return gn_say (why, PAD_TEXT_TOO_HIGH, GN_SAY_FIGURE (state->figure[row][column]), GN_SAY_FIGURE (range.most));
  if (state->figure[row][column] % range.step)
    return gn_say (why, PAD_TEXT_STEP, GN_SAY_FIGURE (state->figure[row][column]), GN_SAY_FIGURE (range.step));
  return TRUE;
}

/* Whether the entry that ended the match is one that the pad has */
static gboolean
audit_ending (const GnMatch  *match,
              const PadState *state,
              GnSay          *why)
{
  const Pad *pad = pad_of (match);
  const gboolean full = state->round > pad_n_rounds (pad);
  gboolean fits = state->winner == 0;

  switch (state->ended)
    {
    case PAD_RUNNING:
      break;
    case PAD_FINISHED:
      fits &= pad->wins != PAD_TOGETHER && (pad->end == PAD_END_OPEN || full);
      break;
    case PAD_WON_TOGETHER:
    case PAD_LOST_TOGETHER:
      fits &= pad->wins == PAD_TOGETHER;
      break;
    default:
      fits = pad->at_once && state->winner >= 1 && state->winner <= pad_n_columns (match);
      break;
    }
  return fits || gn_say (why, PAD_TEXT_NO_ENDING);
}

gboolean
pad_audit (const GnMatch *match,
           gconstpointer  data,
           GnSay         *why)
{
  const PadState *state = data;
  const Pad *pad = pad_of (match);

  if (state->round < 1 || state->round > pad_n_rounds (pad) + 1)
    return gn_say (why, PAD_TEXT_ROUNDS, state->round);
  for (guint row = 0; row < PAD_ROWS; row++)
    for (guint column = 0; column < PAD_SEATS; column++)
      if (!is_empty (state, row, column) && !audit_cell (match, state, row, column, why))
        return FALSE;
  return audit_ending (match, state, why);
}
