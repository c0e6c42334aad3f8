/* pad-score.c: the scoresheet: rows as on the pad, places, ties
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pad-state.h"

typedef struct {
  const GnMatch  *match;
  const Pad      *pad;
  const PadState *state;
  GnScoresheet   *sheet;
} Count;

/* ---- Rows ---------------------------------------------------------------- */

static gboolean
is_row_empty (const Count *count,
              guint        row)
{
  for (guint column = 0; column < pad_n_columns (count->match); column++)
    if (count->state->terms[row][column] || count->state->made[row][column])
      return FALSE;
  return TRUE;
}

static void
add_cell (const Count *count,
          GnSheetRow  *row,
          guint        seat,
          guint        at)
{
  const guint column = pad_column (count->match, seat);

  if (!count->state->terms[at][column] && !count->state->made[at][column])
    return;

  const gint32 value = pad_cell (count->pad, count->state, at, column)
                       * (count->pad->counting == PAD_COUNT_DOWN ? -1 : 1);
  const gboolean lost = pad_busts (count->pad, count->state, at, column);

  row->cell[seat].value = lost ? 0 : value;
  row->cell[seat].lost = lost ? value : 0;
}

/* The rows as on the pad, up to the last round in which anything was entered. */
static void
add_rows (const Count *count)
{
  const guint n = MIN (pad_n_rows (count->pad), count->state->clock * pad_rows_each (count->pad));
  GnSheetRow *row;

  if (count->pad->start != 0)
    {
      row = gn_scoresheet_add_row (count->sheet, PAD_TEXT_START_ROW, NULL);
      GN_FOR_SEATS (count->match, seat)
        row->cell[seat].value = count->pad->start;
    }
  for (guint at = 0; at < n; at++)
    if (at + pad_rows_each (count->pad) >= n || !is_row_empty (count, at))
      {
        row = gn_scoresheet_add_row (count->sheet, PAD_TEXT_ROW, NULL);
        if (count->pad->categories > 0)
          gn_say (&row->label, PAD_TEXT_ROW, (int) at);
        else
          gn_say (&row->label, PAD_TEXT_ROUND_ROW, (int) at + 1);
        GN_FOR_SEATS (count->match, seat)
          add_cell (count, row, (guint) seat, at);
      }
  if (count->pad->bonus_rows > 0)
    {
      row = gn_scoresheet_add_row (count->sheet, PAD_TEXT_BONUS_ROW, NULL);
      GN_FOR_SEATS (count->match, seat)
        {
          row->cell[seat].value = 0;
          for (guint round = 1; round <= pad_n_rounds (count->pad); round++)
            row->cell[seat].value += pad_bonus (count->pad, count->state, round,
                                                pad_column (count->match, (guint) seat));
        }
    }
}

/* All that was bid and made, and how often a bid was exact */
static void
add_bids (const Count *count)
{
  GnSheetRow *rows[3];

  if (count->pad->bids == PAD_BIDS_NONE)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      rows[i] = gn_scoresheet_add_row (count->sheet, PAD_TEXT_BID_ROW + i, NULL);
      rows[i]->below = TRUE;
    }
  GN_FOR_SEATS (count->match, seat)
    {
      const guint column = pad_column (count->match, (guint) seat);
      gint32 sum[3] = { 0 };

      for (guint at = 0; at < pad_n_rows (count->pad); at++)
        {
          const guint8 bid = count->state->bid[at][column], made = count->state->made[at][column];

          sum[0] += bid ? bid - 1 : 0;
          sum[1] += made ? made - 1 : 0;
          sum[2] += made && made == bid;
        }
      for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
        rows[i]->cell[seat].value = sum[i];
    }
}

/* ---- Places -------------------------------------------------------------- */

/* The number of columns among some seats: a team is one */
static guint
count_columns (const Count *count,
               guint        seats)
{
  guint columns = 0;

  GN_FOR_SEATS (count->match, seat)
    if (seats >> seat & 1)
      columns |= 1u << pad_column (count->match, (guint) seat);
  return (guint) __builtin_popcount (columns);
}

/* PAD-041: each category that breaks ties is compared among those who are still tied for a place. */
static void
add_ties (const Count *count,
          gint32       sign)
{
  const Pad *pad = count->pad;
  guint left = (1u << count->match->n_seats) - 1;

  while (left)
    {
      guint among = gn_scoresheet_best (left, count->sheet->total);

      left &= ~among;
      for (guint i = 0; i < pad->n_ties && count_columns (count, among) > 1
                        && count->sheet->n_ties < GN_SHEET_MAX_TIES; i++)
        {
          gint32 value[GN_MAX_PARTIES] = { 0 };
          GnSheetTie *tie;

          GN_FOR_SEATS (count->match, seat)
            for (guint row = pad->tie[i]; row < pad_n_rows (pad); row += pad_rows_each (pad))
              value[seat] += sign * pad_cell (pad, count->state, row, pad_column (count->match, (guint) seat));
          tie = gn_scoresheet_add_tie (count->sheet, PAD_TEXT_TIE_CATEGORY, among, value);
          gn_say (&tie->what, PAD_TEXT_TIE_CATEGORY, pad->tie[i]);
          among = tie->winners;
        }
    }
}

/* Figures that are lower for the better were compared as their opposites. */
static void
turn_back (const Count *count)
{
  GnScoresheet *sheet = count->sheet;

  GN_FOR_PARTIES (sheet, party)
    sheet->total[party] = -sheet->total[party];
  for (guint i = 0; i < sheet->n_ties; i++)
    GN_FOR_PARTIES (sheet, party)
      if (sheet->tie[i].among >> party & 1)
        sheet->tie[i].value[party] = -sheet->tie[i].value[party];
}

/* A place is 1 + the number of teams that are better, not of their members (PAD-043). */
static void
rank_teams (const Count *count)
{
  GnScoresheet *sheet = count->sheet;
  guint8 rank[GN_MAX_PARTIES];
  guint first = 0;

  memcpy (rank, sheet->rank, sizeof rank);
  GN_FOR_PARTIES (sheet, party)
    {
      guint better = 0;

      GN_FOR_PARTIES (sheet, other)
        if (rank[other] < rank[party])
          better |= 1u << other;
      sheet->rank[party] = (guint8) (1 + count_columns (count, better));
      if (sheet->rank[party] == 1)
        first |= 1u << party;
    }
  sheet->outcome = count_columns (count, first) > 1 ? GN_OUTCOME_SHARED : GN_OUTCOME_RANKED;
}

static void
rank (const Count *count)
{
  GnScoresheet *sheet = count->sheet;
  const gboolean low = count->pad->wins == PAD_LOWEST || count->pad->wins == PAD_PLACES;

  GN_FOR_SEATS (count->match, seat)
    {
      const guint column = pad_column (count->match, (guint) seat);
      /* who has no place yet comes last */
      const gboolean last = count->pad->wins == PAD_PLACES && !count->state->terms[0][column];

      sheet->total[seat] = (low ? -1 : 1) * (last ? PAD_SEATS + 1 : pad_total (count->pad, count->state, column));
    }
  add_ties (count, low ? -1 : 1);
  gn_scoresheet_rank (sheet);
  if (count->pad->columns == PAD_FOR_TEAMS)
    rank_teams (count);
  if (low)
    turn_back (count);
}

/* ---- Who has won --------------------------------------------------------- */

static guint
seats_of (const Count *count,
          guint        column)
{
  guint seats = 0;

  GN_FOR_SEATS (count->match, seat)
    if (pad_column (count->match, (guint) seat) == column)
      seats |= 1u << seat;
  return seats;
}

static void
say_winners (const Count *count)
{
  GnScoresheet *sheet = count->sheet;
  guint winners = 0;

  GN_FOR_PARTIES (sheet, party)
    if (sheet->rank[party] == 1)
      winners |= 1u << party;
  if (count_columns (count, winners) > 1)
    gn_say (&sheet->verdict, PAD_TEXT_SHARED);
  else if (count->pad->columns == PAD_FOR_TEAMS)
    gn_say (&sheet->verdict, PAD_TEXT_TEAM_WINS, (int) pad_column (count->match, (guint) __builtin_ctz (winners)));
  else
    gn_say (&sheet->verdict, PAD_TEXT_WINS, __builtin_ctz (winners));
}

static void
decide (const Count *count)
{
  const PadState *state = count->state;
  GnScoresheet *sheet = count->sheet;
  const guint all = (1u << count->match->n_seats) - 1;

  if (state->ended == PAD_WON_TOGETHER || state->ended == PAD_LOST_TOGETHER)
    {
      gn_scoresheet_win (sheet, state->ended == PAD_WON_TOGETHER ? all : 0);
      gn_say (&sheet->verdict, state->ended == PAD_WON_TOGETHER ? PAD_TEXT_WON : PAD_TEXT_LOST);
      return;
    }
  if (state->ended == PAD_WON_AT_ONCE)
    {
      gn_scoresheet_win (sheet, seats_of (count, state->winner - 1u));
      say_winners (count);
      return;
    }
  if (!state->head.over || count->pad->wins == PAD_TOGETHER)
    {
      memset (sheet->rank, 0, sizeof sheet->rank);
      sheet->outcome = GN_OUTCOME_UNFINISHED;
      gn_say (&sheet->verdict, state->head.stopped ? PAD_TEXT_STOPPED : PAD_TEXT_UNFINISHED);
      return;
    }
  if (state->head.stopped)
    gn_say (&sheet->verdict, PAD_TEXT_STOPPED);
  else
    say_winners (count);
}

void
pad_score (const GnMatch *match,
           gconstpointer  data,
           GnScoresheet  *sheet)
{
  const PadState *state = data;
  const Pad *pad = pad_of (match);
  const Count count = { match, pad, state, sheet };
  const guint index = match->option[PAD_OPTION_PAD];
  gboolean lost = FALSE;

  gn_scoresheet_reset (sheet, match->n_seats);
  sheet->countdown = pad->counting == PAD_COUNT_DOWN;
  if (pad->wins != PAD_PLACES && pad_n_rows (pad) > 0)
    gn_say (&sheet->total_label, pad->counting == PAD_COUNT_WINS ? PAD_TEXT_TOTAL_WINS : PAD_TEXT_TOTAL);
  if (pad_n_rows (pad) == 0)
    {
      GnSheetRow *row = gn_scoresheet_add_row (sheet, PAD_TEXT_WON_ROW, NULL);

      row->flag = TRUE;
      GN_FOR_SEATS (match, seat)
        if (state->ended != PAD_RUNNING)
          row->cell[seat].value = state->ended == PAD_WON_TOGETHER;
    }
  else if (pad->wins == PAD_PLACES)
    {
      GnSheetRow *row = gn_scoresheet_add_row (sheet, PAD_TEXT_PLACE_ROW, NULL);

      GN_FOR_SEATS (match, seat)
        add_cell (&count, row, (guint) seat, 0);
    }
  else
    {
      add_rows (&count);
    }
  if (pad->columns == PAD_FOR_TEAMS)
    GN_FOR_SEATS (match, seat)
      gn_say (&sheet->side[seat], PAD_TEXT_TEAM_A + (int) pad_column (match, (guint) seat));
  add_bids (&count);
  rank (&count);
  decide (&count);

  if (pad->end == PAD_END_TARGET || pad->end == PAD_END_FIRST)
    {
      sheet->goal = pad->target;
      gn_say (&sheet->note[sheet->n_notes++], PAD_TEXT_NOTE_TARGET, GN_SAY_FIGURE (pad->target));
    }
  for (guint r = 0; r < sheet->n_rows; r++)
    GN_FOR_PARTIES (sheet, party)
      lost |= sheet->row[r].cell[party].lost != 0;
  if (lost)
    gn_say (&sheet->note[sheet->n_notes++], PAD_TEXT_NOTE_LOST);
  if (gn_set_text (match->set, PAD_FAMILY_PADS, index, "tie"))
    gn_say (&sheet->note[sheet->n_notes++], PAD_TEXT_NOTE_TIE, (int) index, 0);
}
