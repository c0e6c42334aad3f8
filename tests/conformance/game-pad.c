/* game-pad.c: what the suite has to know of the score pad
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

#include "games/pad/pad-state.h"

/* The last round of a pad that has one is over, or an entry has ended the match; targets are left open. */
static int
ended (Playout       *playout,
       gconstpointer  before,
       const GnMove  *move)
{
  const Pad *pad = pad_of (playout->match);
  const gint64 round = known_number (playout, playout->state, "round", -1, -1);

  if (known_number (playout, playout->state, "ended", -1, -1) != PAD_RUNNING)
    return 1;
  if (pad->rounds > 0 && round > pad->rounds)
    return 1;
  return pad->end == PAD_END_TARGET || pad->end == PAD_END_FIRST ? -1 : 0;
}

/* Totals, the next cell and the leaders, reckoned once more from the fields alone. */
static void
look (Playout       *playout,
      gconstpointer  copy,
      int            viewer)
{
  const GnMatch *match = playout->match;
  const Pad *pad = pad_of (match);
  const PadState *state = copy;
  const guint n = pad_n_rows (pad), leaders = pad_leaders (match, state);
  gint64 best = G_MININT64;
  GnPrompt prompt;
  int seat = -1;
  guint verb = 0;
  const int row = pad_next_cell (match, state, &seat, &verb);

  playout_require (playout, n <= PAD_ROWS && pad_n_columns (match) <= match->n_seats, "%u rows", n);
  for (guint column = 0; column < pad_n_columns (match); column++)
    {
      gint64 total = pad->start;
      gint32 term[GN_FIGURE_TERMS];

      for (guint r = 0; r < n; r++)
        {
          gint64 sum = 0;
          const guint terms = pad_cell_terms (state, r, column, term);
          char text[GN_FIGURE_TEXT];

          for (guint i = 0; i < terms; i++)
            sum += term[i];
          pad_cell_text (state, r, column, text);
          playout_require (playout, sum == known_number (playout, copy, "figure", (int) r, (int) column)
                           && (terms > 0) == (*text != '\0'), "row %u of column %u is not its terms: %s", r, column, text);
          if (!pad_busts (pad, state, r, column))
            total += (pad->counting == PAD_COUNT_DOWN ? -1 : 1) * pad_cell (pad, state, r, column);
          if ((r + 1) % pad_rows_each (pad) == 0)
            total += pad_bonus (pad, state, r / pad_rows_each (pad) + 1, column);
        }
      playout_require (playout, total == pad_total (pad, state, column), "column %u adds up to %d", column,
                       pad_total (pad, state, column));
      best = MAX (best, pad->wins == PAD_LOWEST ? -total : total);
    }
  for (guint column = 0; column < pad_n_columns (match) && leaders; column++)
    playout_require (playout, (leaders >> column & 1)
                     == (best == (pad->wins == PAD_LOWEST ? -1 : 1) * (gint64) pad_total (pad, state, column)),
                     "column %u is ahead or is not", column);
  playout_require (playout, row < 0 || (row >= (int) pad_first_row (pad, state) && row < (int) pad_rows_open (pad, state)
                                        && !pad_is_complete (pad, state, (guint) row, pad_column (match, (guint) seat))),
                   "row %d is offered next", row);
  pad_prompt (match, copy, &prompt);
  playout_require (playout, (row >= 0 ? GN_SEES (seat) : 0) == prompt.must, "another one than seat %d is asked", seat);
}

const KnownGame pad_known = {
  .id = "pad",
  .preferred = { { "score", 8 }, { "bid", 8 }, { "made", 8 }, { "take", 4 }, { "place", 8 }, { "finish", 1 } },
  .usual = { "score.row" },
  .endings = {
    "2-won", "3-won", "6-shared", "4-stopped",
    /* one for each way in which a pad can end a match */
    "3-won+rounds", "4-won+target", "2-won+first", "3-won+wins", "2-won+at-once", "4-won+together", "5-lost+together",
    "5-shared+places", "6-won+teams", "3-tie+category", "12-won+finish", "3-stopped",
  },
  .ended = ended,
  .look = look,
};
