/* pad-apply.c: what a legal move does, and everything that follows from it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pad-state.h"

typedef struct {
  const GnMatch *match;
  const Pad     *pad;
  PadState      *state;
  GnStory       *story;
} Entry;

/* ---- Cells --------------------------------------------------------------- */

static void
write_figure (const Entry  *entry,
              guint         row,
              guint         column,
              const GnMove *move)
{
  gint32 term[GN_FIGURE_TERMS];
  const guint n = gn_figure_read (&move->arg[PAD_FIGURE], term, NULL);

  pad_set_cell (entry->state, row, column, term, n);
}

/* A bonus that the entry has brought, or has cost (PAD-019) */
static void
tell_bonus (const Entry *entry,
            int          seat,
            guint        row,
            gint32       before)
{
  const gint32 now = pad_bonus (entry->pad, entry->state, row / pad_rows_each (entry->pad) + 1,
                                pad_column (entry->match, (guint) seat));

  if (now != 0 && before == 0)
    gn_story_tell (entry->story, PAD_TEXT_BONUS, seat, GN_SAY_FIGURE (now));
  else if (now == 0 && before != 0)
    gn_story_tell (entry->story, PAD_TEXT_BONUS_LOST, seat, GN_SAY_FIGURE (before));
}

static void
apply_score (const Entry  *entry,
             const GnMove *move)
{
  const guint row = (guint) move->arg[PAD_ROW], column = pad_column (entry->match, (guint) move->seat);
  const gint32 bonus = pad_bonus (entry->pad, entry->state, row / pad_rows_each (entry->pad) + 1, column);

  write_figure (entry, row, column, move);

  const gint32 total = pad_total (entry->pad, entry->state, column);

  if (pad_busts (entry->pad, entry->state, row, column))
    gn_story_tell (entry->story, PAD_TEXT_BUST, move->seat, GN_SAY_FIGURE (entry->state->figure[row][column]),
                   GN_SAY_FIGURE (total));
  else
    gn_story_tell (entry->story, PAD_TEXT_SCORED, move->seat, GN_SAY_FIGURE (entry->state->figure[row][column]),
                   (int) row, GN_SAY_FIGURE (total));
  tell_bonus (entry, move->seat, row, bonus);
}

static void
apply_made (const Entry  *entry,
            const GnMove *move)
{
  const guint row = pad_first_row (entry->pad, entry->state), column = pad_column (entry->match, (guint) move->seat);
  const gint32 made = gn_figure_sum (&move->arg[PAD_FIGURE]);

  entry->state->made[row][column] = (guint8) (1 + made);
  gn_story_tell (entry->story, PAD_TEXT_MADE, move->seat, made, entry->state->bid[row][column] - 1);
  if (entry->pad->bids == PAD_BIDS_RULE)
    gn_story_tell (entry->story, PAD_TEXT_POINTS, move->seat,
                   GN_SAY_FIGURE (pad_cell (entry->pad, entry->state, row, column)), (int) row,
                   GN_SAY_FIGURE (pad_total (entry->pad, entry->state, column)));
}

static void
apply_take (const Entry  *entry,
            const GnMove *move)
{
  const guint row = pad_first_row (entry->pad, entry->state), winner = pad_column (entry->match, (guint) move->seat);

  for (guint column = 0; column < pad_n_columns (entry->match); column++)
    if (!entry->state->terms[row][column])
      pad_set_cell (entry->state, row, column, &(gint32) { column == winner }, 1);
  gn_story_tell (entry->story, PAD_TEXT_TOOK, move->seat, (int) row,
                 GN_SAY_FIGURE (pad_total (entry->pad, entry->state, winner)));
}

/* ---- Mending ------------------------------------------------------------- */

static void
apply_change (const Entry  *entry,
              const GnMove *move)
{
  PadState *state = entry->state;
  const guint row = (guint) move->arg[PAD_ROW], column = pad_column (entry->match, (guint) move->seat);
  const gint32 bonus = pad_bonus (entry->pad, state, row / pad_rows_each (entry->pad) + 1, column);
  const gint32 was = state->figure[row][column];
  const gboolean there = state->terms[row][column] > 0;

  write_figure (entry, row, column, move);
  if (there)
    gn_story_tell (entry->story, PAD_TEXT_CHANGED, move->seat, (int) row, GN_SAY_FIGURE (was),
                   GN_SAY_FIGURE (state->figure[row][column]));
  else
    gn_story_tell (entry->story, PAD_TEXT_ADDED, move->seat, (int) row, GN_SAY_FIGURE (state->figure[row][column]));
  tell_bonus (entry, move->seat, row, bonus);
  if (entry->pad->wins != PAD_PLACES)
    gn_story_tell (entry->story, PAD_TEXT_TOTAL_NOW, move->seat,
                   GN_SAY_FIGURE (pad_total (entry->pad, state, column)));
}

static void
apply_rebid (const Entry  *entry,
             const GnMove *move)
{
  PadState *state = entry->state;
  const gboolean bid = move->verb == PAD_VERB_REBID;
  const guint row = (guint) move->arg[PAD_ROW], column = pad_column (entry->match, (guint) move->seat);
  guint8 *cell = bid ? &state->bid[row][column] : &state->made[row][column];
  const gint32 now = gn_figure_sum (&move->arg[PAD_FIGURE]), was = *cell - 1;

  *cell = (guint8) (1 + now);
  if (was >= 0)
    gn_story_tell (entry->story, bid ? PAD_TEXT_REBID : PAD_TEXT_REMADE, move->seat, (int) row, was, now);
  else
    gn_story_tell (entry->story, bid ? PAD_TEXT_BID_ADDED : PAD_TEXT_MADE_ADDED, move->seat, (int) row, now);
  if (entry->pad->bids == PAD_BIDS_RULE && state->made[row][column])
    gn_story_tell (entry->story, PAD_TEXT_TOTAL_NOW, move->seat,
                   GN_SAY_FIGURE (pad_total (entry->pad, state, column)));
}

/* ---- What follows -------------------------------------------------------- */

static gboolean
is_round_complete (const Entry *entry)
{
  for (guint row = pad_first_row (entry->pad, entry->state); row < pad_rows_open (entry->pad, entry->state); row++)
    for (guint column = 0; column < pad_n_columns (entry->match); column++)
      if (!pad_is_complete (entry->pad, entry->state, row, column))
        return FALSE;
  return pad_n_rows (entry->pad) > 0;
}

static void
tell_end (const Entry *entry)
{
  if (entry->state->ended != PAD_RUNNING)
    return;
  for (guint column = 0; column < pad_n_columns (entry->match); column++)
    {
      const gint32 total = pad_total (entry->pad, entry->state, column);

      if (pad_reached (entry->pad, total))
        {
          const gboolean first = entry->pad->end == PAD_END_FIRST;

          gn_story_tell (entry->story, first ? PAD_TEXT_FIRST : PAD_TEXT_TARGET, (int) column, GN_SAY_FIGURE (total));
          return;
        }
    }
  gn_story_tell (entry->story, PAD_TEXT_LAST_ROUND);
}

/* PAD-018, PAD-030 … PAD-032: after a complete round the next one begins, unless the match is over. @played: whether
 * only won or lost was still missing before (PAD-036). */
static void
go_on (const Entry *entry,
       guint        round,
       gboolean     played)
{
  if (entry->state->round <= pad_n_rounds (entry->pad) && is_round_complete (entry))
    entry->state->round++;
  pad_settle_end (entry->match, entry->state);
  if (entry->state->head.over)
    tell_end (entry);
  else if (pad_is_played (entry->match, entry->state))
    {
      if (!played)
        gn_story_tell (entry->story, PAD_TEXT_PLAYED);
    }
  else if (entry->state->round != round && entry->state->round <= pad_n_rounds (entry->pad))
    gn_story_tell (entry->story, PAD_TEXT_NEXT_ROUND, entry->state->round);
}

static void
apply_host (const Entry *entry,
            guint        verb)
{
  switch (verb)
    {
    case PAD_VERB_NEXT:
      gn_story_tell (entry->story, PAD_TEXT_CLOSED, entry->state->round);
      entry->state->round++;
      break;
    case PAD_VERB_FINISH:
      gn_story_tell (entry->story, PAD_TEXT_FINISHED);
      entry->state->ended = PAD_FINISHED;
      break;
    case PAD_VERB_WON:
      gn_story_tell (entry->story, PAD_TEXT_ALL_WON);
      entry->state->ended = PAD_WON_TOGETHER;
      break;
    default:
      gn_story_tell (entry->story, PAD_TEXT_ALL_LOST);
      entry->state->ended = PAD_LOST_TOGETHER;
      break;
    }
}

void
pad_apply (const GnMatch *match,
           gpointer       data,
           const GnMove  *move,
           GnStory       *story)
{
  PadState *state = data;
  const Entry entry = { match, pad_of (match), state, story };
  const guint round = state->round;
  const gboolean played = pad_is_played (match, state);

  switch (move->verb)
    {
    case PAD_VERB_SCORE:
      apply_score (&entry, move);
      break;
    case PAD_VERB_BID:
      state->bid[pad_first_row (entry.pad, state)][pad_column (match, (guint) move->seat)]
        = (guint8) (1 + gn_figure_sum (&move->arg[PAD_FIGURE]));
      gn_story_tell (story, PAD_TEXT_BID, move->seat, gn_figure_sum (&move->arg[PAD_FIGURE]),
                     (int) pad_first_row (entry.pad, state));
      break;
    case PAD_VERB_MADE:
      apply_made (&entry, move);
      break;
    case PAD_VERB_TAKE:
      apply_take (&entry, move);
      break;
    case PAD_VERB_PLACE:
      gn_story_tell (story, PAD_TEXT_PLACED, move->seat, gn_figure_sum (&move->arg[PAD_FIGURE]));
      write_figure (&entry, 0, pad_column (match, (guint) move->seat), move);
      break;
    case PAD_VERB_WIN:
      gn_story_tell (story, PAD_TEXT_WON_AT_ONCE, move->seat);
      state->ended = PAD_WON_AT_ONCE;
      state->winner = (guint8) (1 + pad_column (match, (guint) move->seat));
      break;
    case PAD_VERB_CHANGE:
      apply_change (&entry, move);
      break;
    case PAD_VERB_REBID:
    case PAD_VERB_REMADE:
      apply_rebid (&entry, move);
      break;
    default:
      apply_host (&entry, move->verb);
      break;
    }
  go_on (&entry, round, played);
}
