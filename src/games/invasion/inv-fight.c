/* inv-fight.c: gnomes and letters turned up, the result of a fight, and the gnome's place afterwards (steps 7 to
 * 10)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"
#include "inv-view.h"

/* Step 7 (INV-087 … INV-090). The card has already left the deck or pile. */
void
inv_reveal_gnome (const GnMatch *match,
                  InvState      *state,
                  int            gnome,
                  GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const InvGnome *card = &set->gnome[gnome];
  const int seat = state->active;

  inv_clear_roll (state);
  state->fighting = TRUE;
  state->gnome = (gint16) gnome;
  state->result = 0;
  state->goes = state->goes_until = 0;
  state->no_help = 0;
  state->draw = 0;
  state->has_value = !card->no_value;
  gn_story_tell (story,
                 card->no_value ? INV_F_GNOME_NONE : gn_dice_expr_dice (&card->value) ? INV_F_GNOME_DICE : INV_F_GNOME,
                 seat, gnome, card->value.flat);
  if (card->no_value)
    {
      inv_count_up (&state->none[seat]);
      state->stage = INV_DO_LOST;
      inv_push (match, state, TRUE, gnome, INV_DIRECTIONS, seat);
      inv_push (match, state, TRUE, gnome, INV_BEFORE, seat);
    }
  else if (gn_dice_expr_dice (&card->value) > 0)
    {
      state->open_value = TRUE;
      state->stage = INV_AT_GNOME_VALUE;
      inv_throw_begin (match, state, INV_DICE_VALUE);
    }
  else
    {
      state->value = card->value.flat;
      state->stage = INV_DO_FIGHT;
      inv_push (match, state, TRUE, gnome, INV_BEFORE, seat);
      inv_push_lasting (match, state);
    }
}

/* INV-091, INV-092, INV-R45 */
void
inv_reveal_letter (const GnMatch *match,
                   InvState      *state,
                   int            letter,
                   GnStory       *story)
{
  const guint at = state->n_letters++;

  state->letter[at] = (gint8) letter;
  state->letter_seat[at] = state->active;
  state->letter_turn[at] = state->turn;
  state->letter_card[at] = state->drawn;
  gn_story_tell (story, INV_F_LETTER, state->active, letter, state->n_letters);
  if (state->n_letters == INV_LETTERS - 1)
    gn_story_tell (story, INV_F_ONE_MORE_LETTER);
  inv_check_end (match, state, story);
  if (state->head.over)
    return;
  state->n_frames = 0;
  memset (state->frame, 0, sizeof state->frame);
  state->fights = 0;
  state->stage = INV_DO_SWEEP;
}

static gboolean
program_has (const InvSet *set,
             int           gnome,
             guint         slot,
             InvWord       word)
{
  const InvProgram *program = inv_program (set, TRUE, gnome, slot);

  for (guint list = 0; list < program->n; list++)
    for (guint i = 0; i < set->list[program->first + list].n; i++)
      if (set->op[set->list[program->first + list].first + i].word == word)
        return TRUE;
  return FALSE;
}

/* Step 10 (INV-103 … INV-106, INV-R54). */
void
inv_resolve_fight (const GnMatch *match,
                   InvState      *state,
                   GnStory       *story)
{
  const InvSet *set = inv_set (match);
  const int gnome = state->gnome, seat = state->active;
  const int margin = state->total - inv_value_now (match, state);

  state->margin = (gint16) margin;
  inv_close_window (match, state);
  if (margin >= 0)
    {
      state->result = 1;
      inv_count_up (&state->won[seat]);
      gn_story_tell (story, INV_F_WON_FIGHT, seat, gnome, margin);
      if (!program_has (set, gnome, INV_ON_WIN, INV_E_GNOME_GOES))
        inv_gnome_goes (match, state, story);
      inv_detach (match, state, seat, INV_ATTACHED_WIN, story);
      GN_FOR_SEATS (match, other)
        if (state->stolen[other] == INV_UNTIL_WIN && (other == seat || state->thief[other] == gnome))
          inv_d20_back (state, other, story);
      state->stage = INV_DO_LOST;
      inv_push (match, state, TRUE, gnome, INV_ON_WIN, seat);
      inv_push (match, state, TRUE, gnome, INV_REWARD, seat);
    }
  else
    {
      state->result = 2;
      inv_count_up (&state->lost[seat]);
      gn_story_tell (story, INV_F_LOST_FIGHT, seat, gnome, -margin);
      state->stage = INV_DO_LOST;
      inv_push (match, state, TRUE, gnome, INV_ON_LOSE, seat);
    }
}
