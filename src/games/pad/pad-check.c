/* pad-check.c: whether a move is legal, and if not, why
 *
 * Any seat, verb or number may come in. Refusals are tried in the order of the table of texts.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pad-state.h"

/* ---- Figures ------------------------------------------------------------- */

gboolean
pad_figure_range (const GnMatch *match,
                  gconstpointer  data,
                  const GnMove  *move,
                  GnFigureRange *range)
{
  const Pad *pad = pad_of (match);

  switch (move->verb)
    {
    case PAD_VERB_SCORE:
    case PAD_VERB_CHANGE:
      *range = (GnFigureRange) { pad->least, pad->most, pad->step };
      if (pad->wins == PAD_PLACES)
        *range = (GnFigureRange) { 1, (gint32) pad_n_columns (match), 1 };
      return TRUE;
    case PAD_VERB_PLACE:
      *range = (GnFigureRange) { 1, (gint32) pad_n_columns (match), 1 };
      return TRUE;
    case PAD_VERB_BID:
    case PAD_VERB_MADE:
    case PAD_VERB_REBID:
    case PAD_VERB_REMADE:
      *range = (GnFigureRange) { 0, PAD_BID, 1 };
      return TRUE;
    default:
      return FALSE;
    }
}

/* PAD-011, PAD-012 */
static gboolean
check_figure (const GnMatch  *match,
              const PadState *state,
              const GnMove   *move,
              GnSay          *why)
{
  GnFigureRange range = { 0 };
  gint32 sum;

  pad_figure_range (match, state, move, &range);
  if (!gn_figure_read (&move->arg[PAD_FIGURE], NULL, &sum))
    return gn_say (why, PAD_TEXT_NO_FIGURE);
  if (sum < range.least)
    return gn_say (why, PAD_TEXT_TOO_LOW, GN_SAY_FIGURE (sum), GN_SAY_FIGURE (range.least));
  if (sum > range.most)
    return gn_say (why, PAD_TEXT_TOO_HIGH, GN_SAY_FIGURE (sum), GN_SAY_FIGURE (range.most));
  if (sum % range.step)
    return gn_say (why, PAD_TEXT_STEP, GN_SAY_FIGURE (sum), GN_SAY_FIGURE (range.step));
  return TRUE;
}

/* ---- Cells --------------------------------------------------------------- */

/* Whether the sheet has the row, and it is not after the current round. @now: only the current round */
static gboolean
check_row (const GnMatch  *match,
           const PadState *state,
           int             row,
           gboolean        now,
           GnSay          *why)
{
  const Pad *pad = pad_of (match);

  if (now && pad_is_played (match, state))
    return gn_say (why, PAD_TEXT_TOGETHER);
  if (now && state->round > pad_n_rounds (pad))
    return gn_say (why, PAD_TEXT_FULL, (int) pad_n_rounds (pad));
  if (row < 0 || row >= (int) pad_n_rows (pad))
    return gn_say (why, PAD_TEXT_NO_ROW, (int) pad_n_rows (pad));
  if (now && row < (int) pad_first_row (pad, state))
    return gn_say (why, PAD_TEXT_PAST_ROW, row);
  if (row >= (int) pad_rows_open (pad, state))
    return gn_say (why, PAD_TEXT_LATER_ROW, row);
  return TRUE;
}

/* PAD-010, PAD-017 */
static gboolean
check_cell (const GnMatch  *match,
            const PadState *state,
            const GnMove   *move,
            int             row,
            GnSay          *why)
{
  const Pad *pad = pad_of (match);
  const guint column = pad_column (match, (guint) move->seat);

  if (pad->bids == PAD_BIDS_RULE)
    return gn_say (why, PAD_TEXT_FOLLOWS);
  if (!check_row (match, state, row, TRUE, why))
    return FALSE;
  if (state->terms[row][column])
    return gn_say (why, PAD_TEXT_FILLED, move->seat, row, GN_SAY_FIGURE (state->figure[row][column]));
  if (pad->bids != PAD_BIDS_NONE && !state->bid[row][column])
    return gn_say (why, PAD_TEXT_BID_FIRST, move->seat);
  if (pad->bids != PAD_BIDS_NONE && !state->made[row][column])
    return gn_say (why, PAD_TEXT_MADE_FIRST, move->seat);
  return check_figure (match, state, move, why);
}

/* A figure for no row in particular is refused for what is wrong with it in the row that is offered next. */
static gboolean
check_score (const GnMatch  *match,
             const PadState *state,
             const GnMove   *move,
             GnSay          *why)
{
  const Pad *pad = pad_of (match);
  int seat = move->seat, row = move->arg[PAD_ROW];

  if (row != GN_NONE)
    return check_cell (match, state, move, row, why);
  row = pad_next_cell (match, state, &seat, NULL);
  if (!check_cell (match, state, move, row >= 0 ? row : (int) pad_first_row (pad, state), why))
    return FALSE;
  return gn_say (why, PAD_TEXT_NO_ROW, (int) pad_n_rows (pad));
}

/* PAD-013 */
static gboolean
check_bid (const GnMatch  *match,
           const PadState *state,
           const GnMove   *move,
           GnSay          *why)
{
  const guint row = pad_first_row (pad_of (match), state), column = pad_column (match, (guint) move->seat);

  if (!check_row (match, state, (int) row, TRUE, why))
    return FALSE;
  if (state->bid[row][column])
    return gn_say (why, PAD_TEXT_HAS_BID, move->seat, state->bid[row][column] - 1);
  return check_figure (match, state, move, why);
}

/* PAD-014 */
static gboolean
check_made (const GnMatch  *match,
            const PadState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const guint row = pad_first_row (pad_of (match), state), column = pad_column (match, (guint) move->seat);

  if (!check_row (match, state, (int) row, TRUE, why))
    return FALSE;
  if (!state->bid[row][column])
    return gn_say (why, PAD_TEXT_BID_FIRST, move->seat);
  if (state->made[row][column])
    return gn_say (why, PAD_TEXT_HAS_MADE, move->seat, state->made[row][column] - 1);
  return check_figure (match, state, move, why);
}

/* PAD-016 */
static gboolean
check_take (const GnMatch  *match,
            const PadState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const guint row = pad_first_row (pad_of (match), state), column = pad_column (match, (guint) move->seat);

  if (!check_row (match, state, (int) row, TRUE, why))
    return FALSE;
  if (state->terms[row][column])
    return gn_say (why, PAD_TEXT_FILLED, move->seat, (int) row, GN_SAY_FIGURE (state->figure[row][column]));
  for (guint other = 0; other < pad_n_columns (match); other++)
    if (state->figure[row][other])
      return gn_say (why, PAD_TEXT_ROUND_WON, (int) other, (int) row);
  return TRUE;
}

/* PAD-021, PAD-022: what is mended has to be there, or to be missing in a round that is closed. */
static gboolean
check_change (const GnMatch  *match,
              const PadState *state,
              const GnMove   *move,
              GnSay          *why)
{
  const Pad *pad = pad_of (match);
  const int row = move->arg[PAD_ROW];
  const guint column = pad_column (match, (guint) move->seat);

  if (!check_row (match, state, row, FALSE, why))
    return FALSE;

  const gboolean past = row < (int) pad_first_row (pad, state);
  /* where points follow from bids, a figure is extra points, which need not be there yet */
  const gboolean there = move->verb == PAD_VERB_REBID    ? state->bid[row][column] > 0
                         : move->verb == PAD_VERB_REMADE ? state->made[row][column] > 0
                                                         : state->terms[row][column] > 0 || pad->bids == PAD_BIDS_RULE;

  if (!there && !past)
    return gn_say (why, PAD_TEXT_EMPTY, move->seat, row);
  if (move->verb == PAD_VERB_REMADE && !state->bid[row][column])
    return gn_say (why, PAD_TEXT_BID_FIRST, move->seat);
  return check_figure (match, state, move, why);
}

/* ---- The host ------------------------------------------------------------ */

static gboolean
is_round_empty (const GnMatch  *match,
                const PadState *state)
{
  const Pad *pad = pad_of (match);

  for (guint row = pad_first_row (pad, state); row < pad_rows_open (pad, state); row++)
    for (guint column = 0; column < pad_n_columns (match); column++)
      if (state->terms[row][column] || state->bid[row][column])
        return FALSE;
  return TRUE;
}

/* PAD-018 */
static gboolean
check_next (const GnMatch  *match,
            const PadState *state,
            GnSay          *why)
{
  const Pad *pad = pad_of (match);

  if (pad_is_played (match, state))
    return gn_say (why, PAD_TEXT_TOGETHER);
  if (state->round > pad_n_rounds (pad))
    return gn_say (why, PAD_TEXT_FULL, (int) pad_n_rounds (pad));
  if (is_round_empty (match, state))
    return gn_say (why, PAD_TEXT_NOTHING_YET, state->round);
  return TRUE;
}

/* PAD-033, PAD-034 */
static gboolean
check_finish (const GnMatch  *match,
              const PadState *state,
              GnSay          *why)
{
  const Pad *pad = pad_of (match);

  if (pad->wins == PAD_TOGETHER)
    return gn_say (why, PAD_TEXT_TOGETHER);
  if (pad->end != PAD_END_OPEN && state->round <= pad_n_rounds (pad))
    return gn_say (why, PAD_TEXT_RULE_ENDS);
  return TRUE;
}

/* ---- Any move ------------------------------------------------------------ */

/* Whether the pad has such a move at all */
static gboolean
is_on_pad (const Pad *pad,
           guint      verb)
{
  switch (verb)
    {
    case PAD_VERB_SCORE:  return pad->wins != PAD_PLACES && pad_n_rows (pad) > 0;
    case PAD_VERB_CHANGE: return pad_n_rows (pad) > 0;
    case PAD_VERB_BID:
    case PAD_VERB_MADE:
    case PAD_VERB_REBID:
    case PAD_VERB_REMADE: return pad->bids != PAD_BIDS_NONE;
    case PAD_VERB_TAKE:   return pad->counting == PAD_COUNT_WINS;
    case PAD_VERB_PLACE:  return pad->wins == PAD_PLACES;
    case PAD_VERB_WIN:    return pad->at_once;
    case PAD_VERB_NEXT:   return pad->wins != PAD_PLACES;
    case PAD_VERB_WON:
    case PAD_VERB_LOST:   return pad->wins == PAD_TOGETHER;
    default:              return TRUE;
    }
}

gboolean
pad_check (const GnMatch *match,
           gconstpointer  data,
           const GnMove  *move,
           GnSay         *why)
{
  const PadState *state = data;
  const Pad *pad = pad_of (match);

  if (state->head.over)
    return gn_say (why, PAD_TEXT_OVER);
  if (!is_on_pad (pad, move->verb))
    return gn_say (why, PAD_TEXT_NOT_ON_PAD, move->verb);
  if (pad_verbs[move->verb].flags & GN_VERB_HOST ? move->seat != GN_HOST
                                                 : move->seat < 0 || move->seat >= match->n_seats)
    return gn_say (why, PAD_TEXT_NO_PLAYER);

  switch (move->verb)
    {
    case PAD_VERB_SCORE:  return check_score (match, state, move, why);
    case PAD_VERB_PLACE:  return check_cell (match, state, move, (int) pad_first_row (pad, state), why);
    case PAD_VERB_BID:    return check_bid (match, state, move, why);
    case PAD_VERB_MADE:   return check_made (match, state, move, why);
    case PAD_VERB_TAKE:   return check_take (match, state, move, why);
    case PAD_VERB_CHANGE:
    case PAD_VERB_REBID:
    case PAD_VERB_REMADE: return check_change (match, state, move, why);
    case PAD_VERB_NEXT:   return check_next (match, state, why);
    case PAD_VERB_FINISH: return check_finish (match, state, why);
    default:              return TRUE;
    }
}
