/* wiz-count.c: figures computed from the state on demand
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-state.h"

/* WIZ-085 … WIZ-089: flowers, snails, bones, mushrooms, potions. */
const guint8 wiz_need[WIZ_ELEMENTS] = { 4, 5, 6, 7, 8 };
const guint8 wiz_gain_level[WIZ_ELEMENTS] = { 1, 0, 2, 1, 0 };
const guint8 wiz_gain_gems[WIZ_ELEMENTS] = { 0, 1, 0, 1, 2 };

/* ---- Colors -------------------------------------------------------------------- */

/* Gnomon has six seat colors, the box has five. The sixth seat color takes the first one left. */
int
wiz_colour (const GnMatch *match,
            int            seat)
{
  guint taken = 0;
  int before = 0;

  if (match->seat[seat].colour < WIZ_COLOURS)
    return match->seat[seat].colour;

  GN_FOR_SEATS (match, other)
    {
      if (match->seat[other].colour < WIZ_COLOURS)
        taken |= 1u << match->seat[other].colour;
      else if (other < seat)
        before++;
    }
  for (int colour = 0; colour < WIZ_COLOURS; colour++)
    if (!(taken >> colour & 1) && before-- == 0)
      return colour;
  return 0;
}

int
wiz_colour_seat (const GnMatch *match,
                 int            colour)
{
  GN_FOR_SEATS (match, seat)
    if (wiz_colour (match, seat) == colour)
      return seat;
  return -1;
}

/* ---- The bag -------------------------------------------------------------------- */

int
wiz_in_bag (const GnMatch  *match,
            const WizState *state,
            guint           token)
{
  int n = -state->pulled[token] - state->aside[token];

  if (token < WIZ_ELEMENTS)
    {
      n += WIZ_TOKENS_EACH - state->gone[token];
      GN_FOR_SEATS (match, seat)
        n -= state->tokens[seat][token];
    }
  else if (token < WIZ_TOKEN_GEM)
    {
      n += WIZ_SPECIALS;
    }
  else
    {
      const int seat = wiz_colour_seat (match, (int) token - WIZ_TOKEN_GEM);

      if (seat >= 0)
        n += state->gems[seat];
    }
  return n;
}

int
wiz_bag_size (const GnMatch  *match,
              const WizState *state)
{
  /* C6: every token is in the bag unless it is kept, gone or pulled. */
  int n = WIZ_ELEMENTS * WIZ_TOKENS_EACH + 2 * WIZ_SPECIALS;

  for (guint token = 0; token < WIZ_TOKENS; token++)
    n -= state->pulled[token] + state->aside[token];
  WIZ_FOR_ELEMENTS (element)
    n -= state->gone[element];
  GN_FOR_SEATS (match, seat)
    {
      n += state->gems[seat];
      WIZ_FOR_ELEMENTS (element)
        n -= state->tokens[seat][element];
    }
  return n;
}

int
wiz_own_in_bag (const GnMatch  *match,
                const WizState *state,
                int             seat)
{
  const guint token = WIZ_TOKEN_GEM + (guint) wiz_colour (match, seat);

  return state->gems[seat] - state->pulled[token] - state->aside[token];
}

/* ---- Tiles and turns --------------------------------------------------------------- */

gboolean
wiz_hides_odds (const GnMatch *match)
{
  return wiz_option (match, WIZ_OPTION_SHOW_ODDS);
}

int
wiz_tile_number (const GnMatch  *match,
                 const WizState *state,
                 int             seat)
{
  return state->tile[seat] >= 0 ? wiz_box (match)->tile[state->tile[seat]].number : 0;
}

int
wiz_taken_by (const GnMatch  *match,
              const WizState *state,
              int             tile)
{
  GN_FOR_SEATS (match, seat)
    if (state->tile[seat] == tile)
      return seat;
  return -1;
}

/* WIZ-022: the lowest space first. */
int
wiz_next (const GnMatch  *match,
          const WizState *state)
{
  int next = -1;

  GN_FOR_SEATS (match, seat)
    if (!(state->done >> seat & 1) && (next < 0 || state->space[seat] < state->space[next]))
      next = seat;
  return next;
}

/* ---- Pieces in front of players ------------------------------------------------------- */

int
wiz_symbols (const GnMatch *match,
             guint          piece,
             guint          element)
{
  const WizBox *box = wiz_box (match);

  if (piece >= WIZ_CARDS)
    return piece - WIZ_CARDS == element ? box->token_symbols[element] : 0;
  return box->card[piece].symbols[element];
}

int
wiz_piece_n (const WizState *state,
             int             seat,
             guint           piece)
{
  return piece < WIZ_CARDS ? state->face[seat][piece] : state->tokens[seat][piece - WIZ_CARDS];
}

void
wiz_piece_add (WizState *state,
               int       seat,
               guint     piece,
               int       n)
{
  guint8 *count = piece < WIZ_CARDS ? &state->face[seat][piece] : &state->tokens[seat][piece - WIZ_CARDS];

  *count = (guint8) (*count + n);
}

int
wiz_front (const GnMatch  *match,
           const WizState *state,
           int             seat,
           guint           element)
{
  const WizBox *box = wiz_box (match);
  int symbols = state->tokens[seat][element] * box->token_symbols[element];

  for (guint card = element * WIZ_SYMBOLS; card < (element + 1) * WIZ_SYMBOLS; card++)
    symbols += state->face[seat][card] * box->card[card].symbols[element];
  for (guint card = WIZ_FIRST_DOUBLE; card < WIZ_CARDS; card++)
    symbols += state->face[seat][card] * box->card[card].symbols[element];
  return symbols;
}

int
wiz_pieces (const WizState *state,
            int             seat)
{
  int n = 0;

  WIZ_FOR_CARDS (card)
    n += state->face[seat][card];
  WIZ_FOR_ELEMENTS (element)
    n += state->tokens[seat][element];
  return n;
}

gboolean
wiz_can_trade (const GnMatch  *match,
               const WizState *state,
               guint           n)
{
  if (wiz_pieces (state, state->active) < (int) n)
    return FALSE;
  GN_FOR_SEATS (match, seat)
    if (seat != state->active && wiz_pieces (state, seat) >= (int) n)
      return TRUE;
  return FALSE;
}

gboolean
wiz_any_set (const GnMatch  *match,
             const WizState *state,
             int             seat)
{
  const gboolean refused = wiz_option (match, WIZ_OPTION_VOID_SETS) && wiz_board (state, seat) == 0;

  if (wiz_sets_barred (match, state, seat))
    return FALSE;
  WIZ_FOR_ELEMENTS (element)
    if (wiz_front (match, state, seat, element) >= wiz_need[element] && !(refused && wiz_gain_level[element] == 0))
      return TRUE;
  return FALSE;
}

/* ---- The current action --------------------------------------------------------------- */

const WizActionInfo *
wiz_action (const GnMatch  *match,
            const WizState *state)
{
  if (state->phase != WIZ_PHASE_ACT)
    return NULL;

  const WizTileInfo *tile = &wiz_box (match)->tile[state->tile[state->active]];

  return state->at < tile->n ? &tile->action[state->at] : NULL;
}

guint
wiz_picking (const GnMatch  *match,
             const WizState *state)
{
  const WizActionInfo *action = wiz_action (match, state);
  guint lists = 0;

  if (!action || action->list == 0 || state->pick > 0)
    return 0;

  const WizTileInfo *tile = &wiz_box (match)->tile[state->tile[state->active]];

  for (guint i = state->at; i < tile->n && tile->action[i].list > 0; i++)
    lists = MAX (lists, tile->action[i].list);
  return lists;
}

/* WIZ-R08, WIZ-R29: the tile says "may" or the table's option allows it, and the action has not been started. */
gboolean
wiz_may_decline (const GnMatch  *match,
                 const WizState *state)
{
  const WizActionInfo *action = wiz_action (match, state);

  return action && !state->agreed && state->all == 0 && state->look_n == 0 && state->look_due == 0
         && state->offer_to < 0
         && (action->optional || wiz_option (match, WIZ_OPTION_ACTIONS));
}

gboolean
wiz_waits (const GnMatch  *match,
           const WizState *state)
{
  if (!wiz_may_decline (match, state) || wiz_picking (match, state))
    return FALSE;

  switch (wiz_action (match, state)->effect)
    {
    case WIZ_EFFECT_DRAW_CARD:
      return wiz_app_deals (match, WIZ_FAMILY_CARDS);
    case WIZ_EFFECT_DRAW_TOKEN:
    case WIZ_EFFECT_DRAW_LEVEL:
    case WIZ_EFFECT_WIZARD:
    case WIZ_EFFECT_LOOK:
    case WIZ_EFFECT_LEVEL:
    case WIZ_EFFECT_GEM:
      return TRUE;
    default:
      return FALSE;
    }
}

gboolean
wiz_tokens_due (const GnMatch  *match,
                const WizState *state)
{
  return state->phase == WIZ_PHASE_ACT && state->due > 0;
}

/* When the app deals, a card for the player is due. When the box deals, the player enters that one was drawn. */
gboolean
wiz_card_due (const GnMatch  *match,
              const WizState *state)
{
  const WizActionInfo *action = wiz_action (match, state);

  return action && action->effect == WIZ_EFFECT_DRAW_CARD && !wiz_picking (match, state) && !wiz_waits (match, state);
}

/* WIZ-009: one card to each player in turn. */
int
wiz_deal_to (const GnMatch  *match,
             const WizState *state)
{
  int to = 0;

  for (int seat = 1; seat < match->n_seats; seat++)
    if (state->hand_n[seat] < state->hand_n[to])
      to = seat;
  return to;
}

gboolean
wiz_deals_by_word (const GnMatch  *match,
                   const WizState *state)
{
  return state->phase == WIZ_PHASE_DEAL && !wiz_app_deals (match, WIZ_FAMILY_CARDS);
}

/* ---- Chances (section 12) ----------------------------------------------------------------- */

static gint64
gcd (gint64 a,
     gint64 b)
{
  while (b)
    {
      const gint64 rest = a % b;

      a = b;
      b = rest;
    }
  return a;
}

static gint64
choose (guint n,
        guint k)
{
  gint64 ways = 1;

  if (k > n)
    return 0;
  /* Exact at each step, because ways × (n − k + i) is divisible by i. With k ≤ 8 and n ≤ 71 there is no overflow. */
  for (guint i = 1; i <= k; i++)
    ways = ways * (gint64) (n - k + i) / (gint64) i;
  return ways;
}

/* 1 − C(N − d, g) / C(N, g): g is 8 at most, so every figure stays far below 2^63. */
void
wiz_chance_of (guint   all,
               guint   own,
               guint   draws,
               gint64 *a,
               gint64 *b)
{
  draws = MIN (draws, all);

  const gint64 ways = choose (all, own);
  const gint64 hits = ways - choose (all - draws, own);
  const gint64 by = own > 0 && hits > 0 ? gcd (hits, ways) : 0;

  *a = by ? hits / by : 0;
  *b = by ? ways / by : 1;
}
