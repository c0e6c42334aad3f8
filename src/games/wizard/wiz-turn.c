/* wiz-turn.c: consequences of a move: actions opened and skipped, tokens resolved, turns and rounds ended
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-state.h"

/* ---- Gains ---------------------------------------------------------------------- */

/* WIZ-061, WIZ-R11: levels beyond the dial are lost. */
void
wiz_gain_levels (WizState *state,
                 int       seat,
                 int       n,
                 GnStory  *story)
{
  const int most = state->cap ? state->cap : WIZ_MOST_LEVEL;
  const int was = state->level[seat];
  const int now = CLAMP (was + n, 1, MAX (most, was));

  state->level[seat] = (guint8) now;
  if (now != was)
    gn_story_tell (story, WIZ_FACT_LEVEL, seat, was, now);
  if (was + n > now)
    gn_story_tell (story, WIZ_FACT_CAPPED, seat, most);
}

/* WIZ-060, WIZ-R06: moves as many gems as there are left. */
void
wiz_gain_gem (WizState *state,
              int       seat,
              int       n,
              GnStory  *story)
{
  const int moved = MIN (n, wiz_board (state, seat));

  state->gems[seat] = (guint8) (state->gems[seat] + moved);
  if (moved > 0)
    gn_story_tell (story, WIZ_FACT_GEMS, seat, moved, state->gems[seat], wiz_board (state, seat));
  if (moved < n)
    gn_story_tell (story, WIZ_FACT_NO_GEMS, seat, n - moved);
}

/* ---- Turns and rounds --------------------------------------------------------------- */

/* WIZ-R03: tokens that waited for the last action of the tile go back now. */
static void
return_aside (WizState *state,
              GnStory  *story)
{
  guint n = 0;

  for (guint token = 0; token < WIZ_TOKENS; token++)
    n += state->aside[token];
  if (n > 0)
    gn_story_tell (story, WIZ_FACT_ASIDE_BACK);
  memset (state->aside, 0, sizeof state->aside);
}

static void
clear_turn (WizState *state)
{
  state->at = state->times = state->pick = state->agreed = state->due = state->all = 0;
  state->look_n = state->look_due = state->look_keep = 0;
  memset (state->pulled, 0, sizeof state->pulled);
  memset (state->looked, 0, sizeof state->looked);
  state->old[WIZ_LOOKER] = state->fresh[WIZ_LOOKER] = 0;
  memset (state->could[WIZ_LOOKER], 0, sizeof state->could[WIZ_LOOKER]);
}

void
wiz_begin_round (const GnMatch *match,
                 WizState      *state,
                 GnStory       *story)
{
  state->round++;
  state->done = 0;
  state->phase = WIZ_PHASE_CHOOSE;
  state->active = (gint8) wiz_next (match, state);
  gn_story_tell (story, WIZ_FACT_ROUND, state->round, state->active);
}

void
wiz_end_turn (const GnMatch *match,
              WizState      *state,
              GnStory       *story)
{
  return_aside (state, story);
  clear_turn (state);
  state->done |= (guint8) GN_SEES (state->active);
  state->active = (gint8) wiz_next (match, state);
  state->phase = state->active < 0 ? WIZ_PHASE_CLEAN_UP : WIZ_PHASE_CHOOSE;
}

/* WIZ-111 … WIZ-114 */
void
wiz_clean_up (const GnMatch *match,
              WizState      *state,
              GnStory       *story)
{
  guint taken = 0;

  for (int number = 1; number <= WIZ_TILES; number++)
    {
      const int seat = wiz_taken_by (match, state, wiz_box (match)->by_number[number]);

      if (seat < 0)
        continue;
      state->space[seat] = (guint8) number;
      taken |= 1u << number;
      gn_story_tell (story, WIZ_FACT_MARKER, seat, number, state->tile[seat]);
    }

  /* Only a free text can have taken a character away from a player. The marker stays, or goes to the first free
   * space. */
  GN_FOR_SEATS (match, seat)
    if (state->tile[seat] < 0)
      {
        for (guint8 space = 1; taken >> state->space[seat] & 1; space++)
          if (!(taken >> space & 1))
            state->space[seat] = space;
        taken |= 1u << state->space[seat];
      }
  memset (state->tile, -1, match->n_seats);
  gn_story_tell (story, WIZ_FACT_TILES_BACK);
  wiz_begin_round (match, state, story);
}

/* ---- Actions ------------------------------------------------------------------------- */

static void
next_action (const GnMatch *match,
             WizState      *state)
{
  const WizTileInfo *tile = &wiz_box (match)->tile[state->tile[state->active]];

  state->at++;
  state->times = 0;
  state->agreed = FALSE;
  if (state->at >= tile->n || tile->action[state->at].list == 0)
    state->pick = 0;
}

static gboolean
skip (GnStory *story,
      guint    notice,
      int      seat)
{
  gn_story_tell (story, (int) notice, seat);
  return FALSE;
}

static gboolean
open_draw (const GnMatch *match,
           WizState      *state,
           GnStory       *story)
{
  if (wiz_deck_size (state) + wiz_discard_size (state) == 0)
    return skip (story, WIZ_FACT_NO_CARD_LEFT, state->active);
  if (!wiz_may_decline (match, state))
    wiz_ready (match, state, story);
  return TRUE;
}

/* WIZ-047, WIZ-048, WIZ-R23: the number of pulls is fixed now. */
static gboolean
open_tokens (const GnMatch       *match,
             WizState            *state,
             const WizActionInfo *action,
             GnStory             *story)
{
  const int wanted = action->effect == WIZ_EFFECT_DRAW_TOKEN ? action->k : state->level[state->active];
  const int n = MIN (wanted, wiz_bag_size (match, state));

  if (wiz_may_decline (match, state))
    return TRUE;
  if (n < wanted)
    gn_story_tell (story, WIZ_FACT_BAG_SHORT, n, wanted);
  state->all = state->due = (guint8) n;
  return n > 0;
}

/* WIZ-052, WIZ-R27: when the box deals, the cards are taken at once; the app deals them one by one. */
static gboolean
open_look (const GnMatch       *match,
           WizState            *state,
           const WizActionInfo *action,
           GnStory             *story)
{
  const int there = wiz_deck_size (state) + wiz_discard_size (state);
  const int n = MIN (action->n, there);

  if (n == 0)
    return skip (story, WIZ_FACT_NO_CARD_LEFT, state->active);
  if (wiz_may_decline (match, state))
    return TRUE;
  if (n < action->n)
    gn_story_tell (story, WIZ_FACT_DECK_SHORT, n, action->n);
  state->look_keep = (guint8) MIN (action->k, n);
  gn_story_tell (story, WIZ_FACT_LOOKS, state->active, n, state->look_keep);

  if (wiz_app_deals (match, WIZ_FAMILY_CARDS))
    {
      state->look_due = (guint8) n;
      wiz_ready (match, state, story);
      return TRUE;
    }
  for (int i = 0; i < n; i++)
    {
      wiz_ready (match, state, story);
      wiz_take_card (match, state, WIZ_LOOKER, -1, story);
    }
  return TRUE;
}

/* Returns: TRUE if the action now waits for an entry */
static gboolean
open_one (const GnMatch       *match,
          WizState            *state,
          const WizActionInfo *action,
          GnStory             *story)
{
  const int seat = state->active;

  switch ((WizEffect) action->effect)
    {
    case WIZ_EFFECT_DRAW_CARD:
      return open_draw (match, state, story);
    case WIZ_EFFECT_PLAY_CARD:
      return state->hand_n[seat] > 0 || skip (story, WIZ_FACT_NO_PLAY, seat);
    case WIZ_EFFECT_DRAW_TOKEN:
    case WIZ_EFFECT_DRAW_LEVEL:
    case WIZ_EFFECT_WIZARD:
      return open_tokens (match, state, action, story);
    case WIZ_EFFECT_LOOK:
      return open_look (match, state, action, story);
    case WIZ_EFFECT_TRADE:
      return wiz_can_trade (match, state, (guint) action->k) || skip (story, WIZ_FACT_NO_TRADE, seat);
    case WIZ_EFFECT_LEVEL:
      if (!wiz_may_decline (match, state))
        wiz_gain_levels (state, seat, action->k, story);
      return wiz_may_decline (match, state);
    case WIZ_EFFECT_GEM:
      if (!wiz_may_decline (match, state))
        wiz_gain_gem (state, seat, action->k, story);
      return wiz_may_decline (match, state);
    case WIZ_EFFECT_TEXT:
      gn_story_tell (story, WIZ_FACT_TEXT, seat, state->tile[seat]);
      return TRUE;
    case WIZ_EFFECT_NONE:
    case WIZ_EFFECT_CHOOSE:
    case WIZ_N_EFFECTS:
    default:
      return FALSE;
    }
}

static void
finish_actions (WizState *state,
                GnStory  *story)
{
  return_aside (state, story);
  state->at = state->times = state->pick = state->agreed = 0;
  state->phase = WIZ_PHASE_SETS;
}

void
wiz_open (const GnMatch *match,
          WizState      *state,
          GnStory       *story)
{
  for (;;)
    {
      const WizActionInfo *action = wiz_action (match, state);

      if (!action)
        {
          finish_actions (state, story);
          return;
        }
      if (wiz_picking (match, state) > 0)
        return;
      if ((action->list == 0 || action->list == state->pick) && open_one (match, state, action, story))
        return;
      next_action (match, state);
    }
}

void
wiz_action_done (const GnMatch *match,
                 WizState      *state,
                 GnStory       *story)
{
  next_action (match, state);
  wiz_open (match, state, story);
}

/* ---- Tokens ------------------------------------------------------------------------- */

/* 5.5, WIZ-R02: the order of the tokens does not matter. */
static void
resolve (const GnMatch *match,
         WizState      *state,
         GnStory       *story)
{
  const int seat = state->active;
  const gboolean waits = wiz_option (match, WIZ_OPTION_BAG_RETURN);
  gboolean others = FALSE;
  guint8 pulled[WIZ_TOKENS];

  memcpy (pulled, state->pulled, sizeof pulled);
  memset (state->pulled, 0, sizeof state->pulled);
  state->all = 0;
  for (guint token = 0; token < WIZ_TOKENS; token++)
    {
      if (token < WIZ_ELEMENTS)
        {
          state->tokens[seat][token] = (guint8) (state->tokens[seat][token] + pulled[token]);
          if (pulled[token] > 0)
            gn_story_tell (story, WIZ_FACT_KEPT, seat, pulled[token], (int) token);
          continue;
        }
      if (pulled[token] > 0 && token == WIZ_TOKEN_ADD)
        wiz_gain_gem (state, seat, pulled[token], story);
      else if (pulled[token] > 0 && token == WIZ_TOKEN_LEVEL)
        wiz_gain_levels (state, seat, pulled[token], story);
      else if (pulled[token] > 0)
        gn_story_tell (story, WIZ_FACT_GEM_IDLE, (int) token);
      others = others || pulled[token] > 0;
      if (waits)
        state->aside[token] = (guint8) (state->aside[token] + pulled[token]);
    }
  if (!waits || others)
    gn_story_tell (story, waits ? WIZ_FACT_ASIDE : WIZ_FACT_RETURNED);
}

/* Counts a draw for the luck line of the scoresheet. @draws: how many tokens were, or would have been, pulled. */
static void
count_draw (const GnMatch *match,
            WizState      *state,
            GnStory       *story)
{
  const int seat = state->active;
  guint8 pulled[WIZ_TOKENS];
  gint64 a, b;
  int all, own;

  /* The bag as it was before the first token came out. */
  memcpy (pulled, state->pulled, sizeof pulled);
  memset (state->pulled, 0, sizeof state->pulled);
  all = wiz_bag_size (match, state);
  own = wiz_own_in_bag (match, state, seat);
  memcpy (state->pulled, pulled, sizeof pulled);

  wiz_chance_of ((guint) all, (guint) own, state->all, &a, &b);
  state->wizard[seat]++;
  /* a position from outside may say any sum */
  state->luck[seat] = (gint32) MIN (state->luck[seat] + (a * WIZ_MILLION + b / 2) / b, G_MAXINT32);
  if (wiz_hides_odds (match))
    gn_story_tell (story, WIZ_FACT_WIZARD_DRAW_ONLY, seat, state->level[seat]);
  else
    gn_story_tell (story, WIZ_FACT_WIZARD_DRAW, seat, state->level[seat], all, own, (int) ((a * 1000 + b / 2) / b));
}

void
wiz_win (const GnMatch *match,
         WizState      *state,
         gboolean       in_short,
         GnStory       *story)
{
  count_draw (match, state, story);
  state->winner = state->active;
  state->short_entry = in_short;
  state->due = 0;
  state->at = state->times = state->pick = state->agreed = 0;
  memset (state->aside, 0, sizeof state->aside);
  state->phase = WIZ_PHASE_OVER;
  state->head.over = TRUE;
  gn_story_tell (story, WIZ_FACT_WON, state->active, state->round);
}

/* WIZ-074, WIZ-075, WIZ-R01, WIZ-R19 */
void
wiz_no_win (const GnMatch *match,
            WizState      *state,
            GnStory       *story)
{
  count_draw (match, state, story);
  gn_story_tell (story, wiz_option (match, WIZ_OPTION_SETS_AFTER_WIZARD) ? WIZ_FACT_NO_WIN_SETS : WIZ_FACT_NO_WIN,
                 state->active);
  state->due = state->all = 0;
  memset (state->pulled, 0, sizeof state->pulled);
  if (!wiz_option (match, WIZ_OPTION_SETS_AFTER_WIZARD))
    wiz_end_turn (match, state, story);
  else
    finish_actions (state, story);
}

void
wiz_pulled (const GnMatch *match,
            WizState      *state,
            GnStory       *story)
{
  if (wiz_action (match, state)->effect != WIZ_EFFECT_WIZARD)
    {
      resolve (match, state, story);
      wiz_action_done (match, state, story);
    }
  else if (state->pulled[WIZ_TOKEN_GEM + wiz_colour (match, state->active)] > 0)
    {
      wiz_win (match, state, FALSE, story);
    }
  else
    {
      wiz_no_win (match, state, story);
    }
}
