/* inv-end.c: the end of a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

void
inv_end (InvState *state,
         guint     cause,
         GnStory  *story)
{
  state->head.over = TRUE;
  state->end = (guint8) cause;
  state->stage = INV_AT_OVER;
  state->ask = state->dice_for = state->kept = 0;
  state->n_frames = 0;
  memset (state->frame, 0, sizeof state->frame);
  if (cause == INV_END_WON)
    gn_story_tell (story, INV_F_WON, state->turn);
  else if (cause == INV_END_LETTERS)
    gn_story_tell (story, INV_F_LOST_LETTERS, state->turn);
  else if (cause == INV_END_CONCEDED)
    gn_story_tell (story, INV_F_CONCEDED, state->turn);
}

/* INV-120, INV-121, INV-R30, INV-R31. If the last letter and the last room come at the same time, the team has
 * lost. */
void
inv_check_end (const GnMatch *match,
               InvState      *state,
               GnStory       *story)
{
  if (state->head.over)
    return;
  if (state->n_letters >= INV_LETTERS)
    inv_end (state, INV_END_LETTERS, story);
  else if (inv_option (match, INV_OPT_WIN_CHECK) == 0 && inv_rooms_gained (match, state) >= inv_target (match))
    inv_end (state, INV_END_WON, story);
}
