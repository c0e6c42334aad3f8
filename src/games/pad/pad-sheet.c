/* pad-sheet.c: what follows from the cells of a sheet: points, totals, the next cell, the end
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pad-state.h"

/* ---- Rows and columns ---------------------------------------------------- */

guint
pad_n_columns (const GnMatch *match)
{
  if (pad_of (match)->columns == PAD_FOR_PLAYERS)
    return match->n_seats;
  return MIN (match->n_seats, 2u + match->option[PAD_OPTION_TEAMS]);
}

guint
pad_column (const GnMatch *match,
            guint          seat)
{
  return seat % MAX (1, pad_n_columns (match));
}

guint
pad_rows_each (const Pad *pad)
{
  return MAX (1, pad->categories);
}

guint
pad_n_rounds (const Pad *pad)
{
  /* Players who win or lose together need no sheet at all (PAD-036). */
  if (pad->wins == PAD_TOGETHER && pad->rounds == 0 && pad->categories == 0)
    return 0;
  return pad->rounds > 0 ? pad->rounds : PAD_ROWS / pad_rows_each (pad);
}

guint
pad_n_rows (const Pad *pad)
{
  return pad_n_rounds (pad) * pad_rows_each (pad);
}

guint
pad_first_row (const Pad      *pad,
               const PadState *state)
{
  return MIN (state->round - 1u, pad_n_rounds (pad)) * pad_rows_each (pad);
}

guint
pad_rows_open (const Pad      *pad,
               const PadState *state)
{
  return MIN (pad_n_rows (pad), pad_first_row (pad, state) + pad_rows_each (pad));
}

/* ---- Points -------------------------------------------------------------- */

gboolean
pad_is_complete (const Pad      *pad,
                 const PadState *state,
                 guint           row,
                 guint           column)
{
  if (pad->bids != PAD_BIDS_NONE && (!state->bid[row][column] || !state->made[row][column]))
    return FALSE;
  return pad->bids == PAD_BIDS_RULE || state->terms[row][column] > 0;
}

gint32
pad_cell (const Pad      *pad,
          const PadState *state,
          guint           row,
          guint           column)
{
  gint32 points = state->figure[row][column];

  if (pad->bids == PAD_BIDS_RULE && state->bid[row][column] && state->made[row][column])
    {
      const gint32 bid = state->bid[row][column] - 1, missed = state->made[row][column] - 1 - bid;

      points += missed == 0 ? pad->exact + pad->each * bid : -pad->miss * ABS (missed);
    }
  return points;
}

gint32
pad_bonus_sum (const Pad      *pad,
               const PadState *state,
               guint           round,
               guint           column)
{
  const guint first = (round - 1) * pad_rows_each (pad);
  gint32 sum = 0;

  for (guint row = first; row < first + pad->bonus_rows && row < pad_n_rows (pad); row++)
    sum += pad_cell (pad, state, row, column);
  return sum;
}

gint32
pad_bonus (const Pad      *pad,
           const PadState *state,
           guint           round,
           guint           column)
{
  return pad->bonus_rows > 0 && pad_bonus_sum (pad, state, round, column) >= pad->bonus_from ? pad->bonus : 0;
}

gboolean
pad_reached (const Pad *pad,
             gint32     total)
{
  if (pad->end != PAD_END_TARGET && pad->end != PAD_END_FIRST)
    return FALSE;
  return pad->start <= pad->target ? total >= pad->target : total <= pad->target;
}

static gboolean
is_beyond (const Pad *pad,
           gint32     total)
{
  return pad->bust && pad_reached (pad, total) && total != pad->target;
}

/* Goes through a column row by row, since what does not count depends on what came before. @busts: whether the last of
 * the rows does not count */
static gint32
add_up (const Pad      *pad,
        const PadState *state,
        guint           column,
        guint           rows,
        gboolean       *busts)
{
  const gint32 sign = pad->counting == PAD_COUNT_DOWN ? -1 : 1;
  gint32 total = pad->start;

  *busts = FALSE;
  for (guint row = 0; row < rows; row++)
    {
      const gint32 next = total + sign * pad_cell (pad, state, row, column);

      *busts = is_beyond (pad, next);
      if (!*busts)
        total = next;
    }
  return total;
}

gboolean
pad_busts (const Pad      *pad,
           const PadState *state,
           guint           row,
           guint           column)
{
  gboolean busts = FALSE;

  if (pad->bust && state->terms[row][column] > 0)
    add_up (pad, state, column, row + 1, &busts);
  return busts;
}

gint32
pad_total_after (const Pad      *pad,
                 const PadState *state,
                 guint           column,
                 guint           rows)
{
  gboolean busts;
  gint32 total = add_up (pad, state, column, MIN (rows, pad_n_rows (pad)), &busts);

  for (guint round = 1; pad->bonus_rows > 0 && round <= pad_n_rounds (pad); round++)
    if (rows > (round - 1) * pad_rows_each (pad))
      total += pad_bonus (pad, state, round, column);
  return total;
}

gint32
pad_total (const Pad      *pad,
           const PadState *state,
           guint           column)
{
  return pad_total_after (pad, state, column, pad_n_rows (pad));
}

guint
pad_leaders (const GnMatch  *match,
             const PadState *state)
{
  const Pad *pad = pad_of (match);
  const gint32 sign = pad->wins == PAD_LOWEST ? -1 : 1;
  gint32 best = G_MININT32;
  guint leaders = 0, any = 0;

  if (pad->wins != PAD_HIGHEST && pad->wins != PAD_LOWEST)
    return 0;
  for (guint column = 0; column < pad_n_columns (match); column++)
    {
      const gint32 total = sign * pad_total (pad, state, column);

      if (total > best)
        leaders = 0;
      if (total >= best)
        leaders |= 1u << column;
      best = MAX (best, total);
      for (guint row = 0; row < pad_n_rows (pad); row++)
        any |= state->terms[row][column] | state->made[row][column];
    }
  return any ? leaders : 0;
}

/* ---- The next cell ------------------------------------------------------- */

/* What is missing first in an open cell (PAD-013, PAD-014). */
static int
missing (const Pad      *pad,
         const PadState *state,
         guint           row,
         guint           column)
{
  if (pad->bids != PAD_BIDS_NONE && !state->bid[row][column])
    return PAD_VERB_BID;
  if (pad->bids != PAD_BIDS_NONE && !state->made[row][column])
    return PAD_VERB_MADE;
  if (pad->bids != PAD_BIDS_RULE && !state->terms[row][column])
    return pad->wins == PAD_PLACES ? PAD_VERB_PLACE : PAD_VERB_SCORE;
  return -1;
}

/* The first open cell of the columns from @from to below @to, or -1. All bids of a round come before what was made of
 * them. */
static int
next_cell_of (const Pad      *pad,
              const PadState *state,
              guint           from,
              guint           to,
              guint          *column,
              guint          *verb)
{
  static const guint order[] = { PAD_VERB_BID, PAD_VERB_MADE, PAD_VERB_SCORE, PAD_VERB_PLACE };

  for (guint row = pad_first_row (pad, state); row < pad_rows_open (pad, state); row++)
    for (guint i = 0; i < G_N_ELEMENTS (order); i++)
      for (*column = from; *column < to; (*column)++)
        if (missing (pad, state, row, *column) == (int) order[i])
          {
            *verb = order[i];
            return (int) row;
          }
  return -1;
}

int
pad_next_cell (const GnMatch  *match,
               const PadState *state,
               int            *seat,
               guint          *verb)
{
  const Pad *pad = pad_of (match);
  const guint n = pad_n_columns (match), only = *seat < 0 ? 0 : pad_column (match, (guint) *seat);
  guint column, missing_verb = 0;
  int row = -1;

  if (state->head.over || pad_is_played (match, state))
    return -1;
  if (*seat >= 0)
    row = next_cell_of (pad, state, only, only + 1, &column, &missing_verb);
  else if (match->option[PAD_OPTION_ORDER] == PAD_BY_ROWS || pad->bids != PAD_BIDS_NONE)
    row = next_cell_of (pad, state, 0, n, &column, &missing_verb);
  else
    for (guint i = 0; i < n && row < 0; i++)
      row = next_cell_of (pad, state, i, i + 1, &column, &missing_verb);
  if (row >= 0 && *seat < 0)
    *seat = (int) column;
  if (row >= 0 && verb)
    *verb = missing_verb;
  return row;
}

/* ---- Cells --------------------------------------------------------------- */

/* Where the terms of a cell are in PadState.term */
static guint
find_terms (const PadState *state,
            guint           row,
            guint           column)
{
  guint at = 0;

  for (guint r = 0; r <= row; r++)
    for (guint c = 0; c < (r < row ? PAD_SEATS : column); c++)
      if (state->terms[r][c] > 1)
        at += state->terms[r][c];
  return MIN (at, PAD_TERMS);
}

guint
pad_cell_terms (const PadState *state,
                guint           row,
                guint           column,
                gint32         *term)
{
  const guint n = MIN (state->terms[row][column], GN_FIGURE_TERMS), at = find_terms (state, row, column);

  if (n == 1)
    term[0] = state->figure[row][column];
  for (guint i = 0; n > 1 && i < n; i++)
    term[i] = at + i < PAD_TERMS ? (&state->term[0][0])[at + i] : 0;
  return n;
}

void
pad_cell_text (const PadState *state,
               guint           row,
               guint           column,
               char            text[GN_FIGURE_TEXT])
{
  gint32 term[GN_FIGURE_TERMS];
  gint16 slot[GN_FIGURE_SLOTS];
  const guint n = pad_cell_terms (state, row, column, term);

  gn_figure_set (slot, term, n);
  gn_figure_text (slot, text);
}

void
pad_set_cell (PadState     *state,
              guint         row,
              guint         column,
              const gint32 *term,
              guint         n)
{
  gint32 *all = &state->term[0][0];
  const guint at = find_terms (state, row, column);
  const guint had = state->terms[row][column] > 1 ? state->terms[row][column] : 0;
  const guint used = find_terms (state, PAD_ROWS - 1, PAD_SEATS);
  gint32 sum = 0;
  guint has = n > 1 ? n : 0;

  /* A sheet that is full of sums keeps only the sum of the next one (PAD-011). */
  if (used - had + has > PAD_TERMS)
    has = 0;
  memmove (all + at + has, all + at + had, (used - at - had) * sizeof *all);
  for (guint i = 0; i < has; i++)
    all[at + i] = term[i];
  for (guint i = used - had + has; i < used; i++)
    all[i] = 0;
  for (guint i = 0; i < n; i++)
    sum += term[i];
  state->figure[row][column] = sum;
  state->terms[row][column] = (guint8) (has ? has : MIN (n, 1));
}

/* ---- The end ------------------------------------------------------------- */

/* The last round up to the current one in which anything was entered; at least 1 */
static guint8
last_round (const GnMatch  *match,
            const PadState *state)
{
  const Pad *pad = pad_of (match);

  for (guint row = pad_rows_open (pad, state); row-- > 0;)
    for (guint column = 0; column < pad_n_columns (match); column++)
      if (state->terms[row][column] || state->bid[row][column])
        return (guint8) (row / pad_rows_each (pad) + 1);
  return 1;
}

void
pad_settle_end (const GnMatch *match,
                PadState      *state)
{
  state->head.over = state->head.stopped || pad_is_over (match, state);
  state->clock = state->head.over ? last_round (match, state)
                                  : (guint8) CLAMP (state->round, 1, MAX (1, pad_n_rounds (pad_of (match))));
}

gboolean
pad_is_played (const GnMatch  *match,
               const PadState *state)
{
  const Pad *pad = pad_of (match);

  /* A sheet that is full need not be the end: the pad has no number of rounds (PAD-034). */
  if ((pad->rounds > 0 || pad->wins == PAD_TOGETHER) && state->round > pad_n_rounds (pad))
    return TRUE;

  for (guint column = 0; column < pad_n_columns (match); column++)
    {
      /* (the rows after the open ones are empty) */
      const guint rows = pad->end == PAD_END_FIRST ? pad_rows_open (pad, state) : pad_first_row (pad, state);

      if (pad_reached (pad, pad_total_after (pad, state, column, rows)))
        return TRUE;
    }
  return FALSE;
}

gboolean
pad_is_over (const GnMatch  *match,
             const PadState *state)
{
  if (state->ended != PAD_RUNNING)
    return TRUE;
  /* Points do not tell whether players who play together have won (PAD-036). */
  return pad_of (match)->wins != PAD_TOGETHER && pad_is_played (match, state);
}
