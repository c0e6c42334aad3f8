/* gw-turn.c: turns: start, steps, end (5.2)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

static void
clear_turn (GwState *state)
{
  memset (state->given, 0, sizeof state->given);
  memset (state->undecided, 0, sizeof state->undecided);
  memset (state->more_mov, 0, sizeof state->more_mov);
  memset (state->more_atk, 0, sizeof state->more_atk);
  memset (state->used, 0, sizeof state->used);
  memset (state->struck, 0, sizeof state->struck);
  memset (state->more_attacks, 0, sizeof state->more_attacks);
  memset (state->did, 0, sizeof state->did);
  memset (state->mined, 0, sizeof state->mined);
  memset (state->dice, 0, sizeof state->dice);
  memset (state->pink, 0, sizeof state->pink);
  state->due_pink = 0;
  state->rolled = state->due = state->rerolls = state->more_rerolls = 0;
  state->horns_aside = state->horns_deck = state->drawn = state->war_used = state->flips = state->flip_first = 0;
  state->acting = state->moving = state->lost_turn = state->start_done = 0;
}

void
gw_begin_turn (const GnMatch *match,
               GwState       *state,
               int            seat,
               GnStory       *story)
{
  clear_turn (state);
  state->current = (gint8) seat;
  state->stage = GW_AT_TURN_START;
  if (state->turns < 255)
    state->turns++;
  if (!gw_eliminated (state, seat))
    gn_story_tell (story, GW_F_TURN, seat);
}

void
gw_end_game (const GnMatch *match,
             GwState       *state,
             GnStory       *story)
{
  clear_turn (state);
  while (state->n_frames)
    gw_pop (state);
  memset (state->cast, 0, sizeof state->cast);
  memset (&state->run, 0, sizeof state->run);
  memset (state->fell, 0, sizeof state->fell);
  memset (state->chosen, 0, sizeof state->chosen);
  state->n_casts = state->opener = state->cut = 0;
  /* Cards that somebody is looking at go back unseen. */
  while (gn_pile_size (&state->looked))
    {
      GnLayer layer = gn_pile_take_top (&state->looked);

      gw_to_bottom (match, state, 0, layer);
    }
  state->stage = GW_AT_OVER;
  state->current = -1;
  state->head.over = TRUE;
  gn_story_tell (story, GW_F_ENDED);
}

/* GW-008, GW-190, GW-199 */
void
gw_next_turn (const GnMatch *match,
              GwState       *state,
              GnStory       *story)
{
  const int next = (state->current + 1) % match->n_seats;

  if (next == state->first)
    {
      if (state->round >= gw_rounds (match))
        {
          if (gw_option (match, GW_OPT_FINAL_TIE) == 0 || !gw_tied (match, state) || state->round >= 60)
            {
              gw_end_game (match, state, story);
              return;
            }
          gn_story_tell (story, GW_F_EXTRA_ROUND);
        }
      state->round++;
      gn_story_tell (story, GW_F_ROUND, state->round);
    }
  gw_begin_turn (match, state, next, story);
}

/* GW-057 */
void
gw_final_roll (const GnMatch *match,
               GwState       *state,
               GnStory       *story)
{
  const int crystals = gw_to_reserve (match, state, state->current, state->dice[GW_CRYSTAL]);

  if (crystals)
    gn_story_tell (story, GW_F_TO_RESERVE, crystals, gw_reserve (match, state, state->current));
  state->dice[GW_CRYSTAL] = state->pink[GW_CRYSTAL] = 0;
  state->stage = GW_AT_ASSIGN;
}

static void
confirm_dice (const GnMatch *match,
              GwState       *state,
              GnStory       *story)
{
  int lost = 0;

  GW_FOR_UNITS (unit)
    if (state->given[unit][GW_AS_DEFENCE])
      {
        const int was = state->def[unit];

        gw_set_def (match, state, unit, was + state->given[unit][GW_AS_DEFENCE]);
        if (was == state->def[unit])
          gn_story_tell (story, GW_F_DEFENCE_FULL, unit, was);
        else
          gn_story_tell (story, GW_F_DEFENCE, unit, was, state->def[unit]);
      }
  GW_FOR_FACES (face)
    lost += state->dice[face];
  memset (state->dice, 0, sizeof state->dice);
  if (lost)
    gn_story_tell (story, GW_F_DICE_LOST, lost);
  state->stage = GW_AT_FIGHT;
}

void
gw_end_step (const GnMatch *match,
             GwState       *state,
             GnStory       *story)
{
  switch ((GwStage) state->stage)
    {
    case GW_AT_ROLL:
      gw_final_roll (match, state, story);
      break;
    case GW_AT_ASSIGN:
      confirm_dice (match, state, story);
      break;
    case GW_AT_FIGHT:
      state->acting = state->moving = 0;
      state->stage = GW_AT_WAR;
      break;
    case GW_AT_WAR:
      if (state->horns_aside + (state->drawn ? 0 : state->horns_deck) > 0)
        gn_story_tell (story, GW_F_HORNS_LOST, state->horns_aside + (state->drawn ? 0 : state->horns_deck));
      state->horns_aside = state->horns_deck = 0;
      state->stage = GW_AT_COLLECT;
      break;
    case GW_AT_COLLECT:
      if (gw_reserve (match, state, state->current))
        gn_story_tell (story, GW_F_SURPLUS, gw_reserve (match, state, state->current));
      gw_from_reserve (match, state, state->current, gw_reserve (match, state, state->current));
      state->stage = GW_AT_TURN_END;
      if ((int) gn_pile_size (&state->hand[state->current]) <= gw_hand_limit (match))
        gw_next_turn (match, state, story);
      break;
    case GW_AT_TURN_END:
      gw_next_turn (match, state, story);
      break;
    default:
      g_assert_not_reached ();
    }
}
