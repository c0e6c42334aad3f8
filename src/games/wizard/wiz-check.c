/* wiz-check.c: whether a move is legal, and if not, why (5.10, 5.11)
 *
 * Any seat, verb or number may come in. Refusals are tried in the order of the table of texts, so that the first
 * reason is the one given.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-state.h"

/* ---- The step of the turn --------------------------------------------------------- */

/* The actions of a tile that a verb performs, as bits. */
static guint
effects_of (guint verb)
{
  switch (verb)
    {
    case WIZ_DRAW:
    case WIZ_DRAWN:
      return 1u << WIZ_EFFECT_DRAW_CARD;
    case WIZ_PLAY:
      return 1u << WIZ_EFFECT_PLAY_CARD;
    case WIZ_KEEP:
    case WIZ_DISCARD:
    case WIZ_DISCARD_LOOKED:
    case WIZ_LOOK:
    case WIZ_LOOKED:
      return 1u << WIZ_EFFECT_LOOK;
    case WIZ_TRADE_PIECES:
      return 1u << WIZ_EFFECT_TRADE;
    case WIZ_TOKEN_PULLED:
    case WIZ_PULL:
      return 1u << WIZ_EFFECT_DRAW_TOKEN | 1u << WIZ_EFFECT_DRAW_LEVEL | 1u << WIZ_EFFECT_WIZARD;
    case WIZ_OWN_GEM:
    case WIZ_NO_OWN_GEM:
      return 1u << WIZ_EFFECT_WIZARD;
    case WIZ_PICK:
      return 1u << WIZ_EFFECT_CHOOSE;
    default:
      return 0;
    }
}

static gboolean
is_action (guint verb)
{
  return effects_of (verb) != 0 || verb == WIZ_DECLINE || verb == WIZ_PERFORM;
}

/* WIZ-041, WIZ-042: whether this is the current action. */
static gboolean
check_action (const GnMatch  *match,
              const WizState *state,
              guint           verb,
              GnSay          *why)
{
  const int seat = state->active, at = state->at;
  const WizTileInfo *tile = &wiz_box (match)->tile[state->tile[seat]];
  const guint effects = effects_of (verb);
  const gboolean picks = effects == 1u << WIZ_EFFECT_CHOOSE;
  gboolean here = FALSE, ahead = FALSE, behind = FALSE;

  for (int i = 0; i < tile->n; i++)
    {
      const gboolean is = picks ? tile->action[i].list > 0 : effects >> tile->action[i].effect & 1;

      if (!is)
        continue;
      if (state->phase != WIZ_PHASE_ACT || i < at)
        behind = TRUE;
      else if (i == at)
        here = TRUE;
      else
        ahead = TRUE;
    }

  if (!here && !ahead && !behind)
    return gn_say (why, WIZ_NO_ON_TILE, state->tile[seat]);
  if (picks && here && state->pick > 0)
    return gn_say (why, WIZ_NO_DONE_ACTION, seat);
  /* Actions of other lists are not current, whether a list has been picked or not. */
  if (here && !picks && wiz_picking (match, state) > 0)
    return gn_say (why, WIZ_NO_ORDER_PICK, seat);
  if (here && state->offer_to >= 0)
    return gn_say (why, WIZ_NO_ORDER_OFFER, state->offer_to);
  if (here)
    return TRUE;
  if (ahead)
    return gn_say (why, WIZ_NO_ORDER, seat);
  return gn_say (why, WIZ_NO_DONE_ACTION, seat);
}

/* The very first checks: whose turn it is, and which step of it. */
static gboolean
check_turn (const GnMatch  *match,
            const WizState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const guint verb = move->verb;
  const int seat = move->seat;
  const gboolean sets = verb == WIZ_TURN_IN;

  if (state->phase <= WIZ_PHASE_DEAL)
    return (verb == WIZ_DRAW && wiz_deals_by_word (match, state) && seat == wiz_deal_to (match, state))
           || gn_say (why, WIZ_NO_SETUP);

  /* WIZ-075, WIZ-R01: the holder of the Wizard may enter this after the draw, even while the others play. */
  if (seat >= 0 && (sets || is_action (verb)) && wiz_sets_barred (match, state, seat))
    return gn_say (why, WIZ_NO_WIZARD_OVER, seat);

  if (verb == WIZ_ACCEPT || verb == WIZ_REFUSE)
    {
      if (state->offer_to < 0)
        return gn_say (why, WIZ_NO_OFFER);
      return seat == state->offer_to || gn_say (why, WIZ_NO_ANSWER, seat, state->offer_to);
    }
  if (seat >= 0 && state->active >= 0 && seat != state->active)
    return gn_say (why, WIZ_NO_TURN, seat, state->active);
  if (state->phase == WIZ_PHASE_CLEAN_UP)
    return sets ? gn_say (why, WIZ_NO_SETS_NOW) : gn_say (why, WIZ_NO_NOW_CLEAN_UP);
  if (state->phase == WIZ_PHASE_CHOOSE && verb != WIZ_TAKE)
    return gn_say (why, WIZ_NO_CHOOSE, state->active);
  return TRUE;
}

/* ---- Choosing ------------------------------------------------------------------------ */

static gboolean
check_take (const GnMatch  *match,
            const WizState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int tile = move->arg[WIZ_ARG_THING];
  const WizBox *box = wiz_box (match);

  if (state->phase != WIZ_PHASE_CHOOSE)
    return gn_say (why, WIZ_NO_CHOSE, move->seat, state->tile[move->seat]);
  if (tile < 0 || tile >= (int) box->n_tiles)
    return gn_say (why, WIZ_NO_SUCH);
  if (wiz_taken_by (match, state, tile) >= 0)
    return gn_say (why, WIZ_NO_TAKEN, tile, wiz_taken_by (match, state, tile));
  if (wiz_option (match, WIZ_OPTION_WIZARD_NEEDS_GEM) && box->tile[tile].number == 7
      && wiz_own_in_bag (match, state, move->seat) == 0)
    return gn_say (why, WIZ_NO_WIZARD_GEM, move->seat);
  return TRUE;
}

/* ---- Cards --------------------------------------------------------------------------- */

static gboolean
card_exists (const GnMatch *match,
             int            card)
{
  return card >= 0 && card < WIZ_CARDS && wiz_box (match)->card[card].exists;
}

/* 7.3: refuses a card that a complete list rules out. */
static gboolean
check_possible (const GnMatch  *match,
                const WizState *state,
                guint           holder,
                int             card,
                GnSay          *why)
{
  const WizBox *box = wiz_box (match);

  if (!wiz_list (match))
    return TRUE;
  if (box->copies[card] == 0)
    return gn_say (why, WIZ_NO_CATALOGUE, card);
  if (wiz_unseen (match, state, (guint) card) == 0)
    return gn_say (why, WIZ_NO_ALL_SEEN, card, box->copies[card]);
  if (!wiz_may_hold (match, state, holder, (guint) card))
    return holder == WIZ_LOOKER ? gn_say (why, WIZ_NO_POSSIBLE_LOOKED, card)
                                : gn_say (why, WIZ_NO_POSSIBLE, (int) holder, card);
  return TRUE;
}

static gboolean
check_play (const GnMatch  *match,
            const WizState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int card = move->arg[WIZ_ARG_THING], seat = state->active;

  if (!card_exists (match, card))
    return gn_say (why, WIZ_NO_SUCH);
  if (state->hand[seat][card] > 0)
    return TRUE;
  if (wiz_hand_unknown (state, seat) == 0)
    return gn_say (why, WIZ_NO_CARD, seat, card);
  return check_possible (match, state, (guint) seat, card, why);
}

/* WIZ-044: when the box deals, the player enters that a card was drawn. When the app deals, the player is asked
 * only if the draw may be declined. */
static gboolean
check_draw (const GnMatch  *match,
            const WizState *state,
            GnSay          *why)
{
  if (!wiz_app_deals (match, WIZ_FAMILY_CARDS) || wiz_waits (match, state))
    return TRUE;
  return gn_say (why, WIZ_NO_NOW_APP);
}

static gboolean
comes_next (const GnMatch  *match,
            const WizState *state,
            int             card)
{
  guint8 ways[WIZ_CARDS];
  gboolean about;

  wiz_ways (match, state, ways, &about);
  return ways[card] > 0;
}

static gboolean
check_drawn (const GnMatch  *match,
             const WizState *state,
             const GnMove   *move,
             GnSay          *why)
{
  const int card = move->arg[WIZ_ARG_THING];

  if (!card_exists (match, card))
    return gn_say (why, WIZ_NO_SUCH);
  /* A look that the app has started goes on, even if the box has taken over the cards since. */
  if (!wiz_app_deals (match, WIZ_FAMILY_CARDS) && move->verb == WIZ_DRAWN)
    return gn_say (why, WIZ_NO_NOW_BOX);
  if (move->verb == WIZ_DRAWN && state->phase == WIZ_PHASE_ACT && wiz_waits (match, state))
    return gn_say (why, WIZ_NO_NOW_WORD, state->active);
  if (move->verb == WIZ_LOOKED && state->look_due == 0)
    return gn_say (why, WIZ_NO_NOW_LOOK);
  if (!comes_next (match, state, card))
    return gn_say (why, WIZ_NO_NEXT, card);
  return TRUE;
}

/* ---- Looking ---------------------------------------------------------------------------- */

/* Sorts the cards of a list into counts. Returns: how many, or -1 if one of them is not a card */
static int
read_cards (const GnMatch *match,
            const GnMove  *move,
            guint8         count[WIZ_CARDS])
{
  const int n = move->arg[WIZ_ARG_LIST];

  memset (count, 0, WIZ_CARDS);
  if (n == GN_NONE)
    return 0;
  if ((guint) n > WIZ_SYMBOLS)
    return -1;
  for (int i = 0; i < n; i++)
    {
      if (!card_exists (match, move->arg[WIZ_ARG_LIST + 1 + i]))
        return -1;
      count[move->arg[WIZ_ARG_LIST + 1 + i]]++;
    }
  return n;
}

static gboolean
check_keep (const GnMatch  *match,
            const WizState *state,
            const GnMove   *move,
            GnSay          *why)
{
  guint8 count[WIZ_CARDS];
  const int n = read_cards (match, move, count);
  const gboolean all = state->look_keep == state->look_n && n == 0;

  if (n < 0)
    return gn_say (why, WIZ_NO_SUCH);
  if (state->look_n == 0 || state->look_due > 0)
    return gn_say (why, WIZ_NO_NOW_LOOK);
  if (move->arg[WIZ_ARG_LIST] == GN_NONE && all)
    return TRUE;
  if (!wiz_keeps_by_name (match, state))
    return gn_say (why, WIZ_NO_NOW_BOX_KEEP);
  if (n != state->look_keep)
    return gn_say (why, WIZ_NO_KEEP_COUNT, n, state->look_keep);
  WIZ_FOR_CARDS (card)
    if (count[card] > state->looked[card])
      return gn_say (why, WIZ_NO_LOOKED, (int) card);
  return TRUE;
}

/* WIZ-R28: when the box deals, the discarded cards are entered, one by one or all at once. Any split over the
 * layers that explains them is accepted. */
static gboolean
check_discards (const GnMatch  *match,
                const WizState *state,
                const GnMove   *move,
                GnSay          *why)
{
  guint8 count[WIZ_CARDS];
  int n;

  if (move->verb == WIZ_DISCARD)
    {
      memset (count, 0, sizeof count);
      if (!card_exists (match, move->arg[WIZ_ARG_THING]))
        return gn_say (why, WIZ_NO_SUCH);
      count[move->arg[WIZ_ARG_THING]] = 1;
    }
  n = move->verb == WIZ_DISCARD ? 1 : read_cards (match, move, count);
  if (n < 0)
    return gn_say (why, WIZ_NO_SUCH);
  if (state->look_n == 0 || state->look_due > 0)
    return gn_say (why, WIZ_NO_NOW_LOOK);
  if (wiz_keeps_by_name (match, state))
    return gn_say (why, WIZ_NO_NOW_APP_KEEP);
  if (move->verb == WIZ_DISCARD ? state->look_n == state->look_keep : n != state->look_n - state->look_keep)
    return gn_say (why, WIZ_NO_DISCARD_COUNT, n, state->look_n - state->look_keep);

  int unknown = wiz_looked_unknown (state);

  WIZ_FOR_CARDS (card)
    if (count[card] > state->looked[card] && (unknown -= count[card] - state->looked[card]) < 0)
      return gn_say (why, WIZ_NO_LOOKED, (int) card);
  if (!wiz_list (match))
    return TRUE;

  WizState after = *state;

  WIZ_FOR_CARDS (card)
    if (count[card] > 0 && wiz_box (match)->copies[card] == 0)
      return gn_say (why, WIZ_NO_CATALOGUE, (int) card);
  WIZ_FOR_CARDS (card)
    if (count[card] > wiz_unseen (match, state, card))
      return gn_say (why, WIZ_NO_ALL_SEEN, (int) card, wiz_box (match)->copies[card]);
  WIZ_FOR_CARDS (card)
    for (guint8 i = 0; i < count[card]; i++)
      {
        if (!check_possible (match, &after, WIZ_LOOKER, (int) card, why))
          return FALSE;
        after.look_n--;
        after.discard[card]++;
        wiz_came_up (match, &after, WIZ_LOOKER, card);
      }
  return TRUE;
}

/* ---- Tokens ----------------------------------------------------------------------------- */

static gboolean
check_token (const GnMatch  *match,
             const WizState *state,
             int             token,
             int             n,
             GnSay          *why)
{
  if (token >= WIZ_TOKEN_GEM && wiz_colour_seat (match, token - WIZ_TOKEN_GEM) < 0)
    return gn_say (why, WIZ_NO_COLOUR, token - WIZ_TOKEN_GEM);
  if (n > wiz_in_bag (match, state, (guint) token))
    return gn_say (why, WIZ_NO_BAG, token, wiz_in_bag (match, state, (guint) token));
  return TRUE;
}

static gboolean
check_tokens (const GnMatch  *match,
              const WizState *state,
              const GnMove   *move,
              GnSay          *why)
{
  const gint16 *arg = &move->arg[WIZ_ARG_THING];
  int all = 0;

  if (!wiz_tokens_due (match, state))
    return gn_say (why, WIZ_NO_NOW_WORD, state->active);
  if (move->verb == WIZ_TOKEN_PULLED)
    {
      if (arg[0] < 0 || arg[0] >= WIZ_TOKENS)
        return gn_say (why, WIZ_NO_SUCH);
      return check_token (match, state, arg[0], 1, why);
    }

  for (guint token = 0; token < WIZ_TOKENS && arg[0] != GN_NONE; token++)
    {
      if (arg[token] < 0)
        return gn_say (why, WIZ_NO_SUCH);
      all += arg[token];
    }
  if (all != state->due)
    return gn_say (why, WIZ_NO_TOKEN_COUNT, all, state->due);
  for (int token = WIZ_TOKEN_GEM; token < WIZ_TOKENS; token++)
    if (arg[token] > 0 && wiz_colour_seat (match, token - WIZ_TOKEN_GEM) < 0)
      return gn_say (why, WIZ_NO_COLOUR, token - WIZ_TOKEN_GEM);
  for (int token = 0; token < WIZ_TOKENS; token++)
    if (arg[token] > 0 && !check_token (match, state, token, arg[token], why))
      return FALSE;
  return TRUE;
}

/* WIZ-R09: the short entries, for a bag on the table. */
static gboolean
check_short (const GnMatch  *match,
             const WizState *state,
             guint           verb,
             GnSay          *why)
{
  const int token = WIZ_TOKEN_GEM + wiz_colour (match, state->active);
  const int own = wiz_own_in_bag (match, state, state->active), out = state->pulled[token];

  if (wiz_app_deals (match, WIZ_FAMILY_BAG))
    return gn_say (why, WIZ_NO_NOW_APP_BAG);
  if (!wiz_tokens_due (match, state))
    return gn_say (why, WIZ_NO_NOW_WORD, state->active);
  if (verb == WIZ_OWN_GEM)
    return own + out > 0 || gn_say (why, WIZ_NO_BAG, token, own);
  if (out > 0 || wiz_bag_size (match, state) - own < state->due)
    return gn_say (why, WIZ_NO_BAG_OTHERS, wiz_bag_size (match, state) - own, state->due);
  return TRUE;
}

/* ---- The rest --------------------------------------------------------------------------- */

static gboolean
check_decline (const GnMatch  *match,
               const WizState *state,
               guint           verb,
               GnSay          *why)
{
  if (state->phase == WIZ_PHASE_SETS)
    return gn_say (why, WIZ_NO_DONE_ACTION, state->active);
  if (verb == WIZ_PERFORM)
    return (wiz_waits (match, state) && wiz_action (match, state)->effect != WIZ_EFFECT_DRAW_CARD)
           || gn_say (why, WIZ_NO_NOW_PERFORM);
  return wiz_may_decline (match, state) || gn_say (why, WIZ_NO_MANDATORY, state->active);
}

static gboolean
check_done (const WizState *state,
            GnSay          *why)
{
  return state->phase == WIZ_PHASE_SETS || gn_say (why, WIZ_NO_UNFINISHED, state->active);
}

/* Checks a move of the player's turn, once the step of the turn fits. */
static gboolean
check_in_turn (const GnMatch  *match,
               const WizState *state,
               const GnMove   *move,
               GnSay          *why)
{
  if (state->phase == WIZ_PHASE_DEAL)
    return TRUE;
  if (effects_of (move->verb) != 0 && !check_action (match, state, move->verb, why))
    return FALSE;

  switch (move->verb)
    {
    case WIZ_TAKE:
      return check_take (match, state, move, why);
    case WIZ_DRAW:
      return check_draw (match, state, why);
    case WIZ_PLAY:
      return check_play (match, state, move, why);
    case WIZ_KEEP:
      return check_keep (match, state, move, why);
    case WIZ_DISCARD:
    case WIZ_DISCARD_LOOKED:
      return check_discards (match, state, move, why);
    case WIZ_TRADE_PIECES:
      return wiz_trade_check (match, state, move, why);
    case WIZ_ACCEPT:
    case WIZ_REFUSE:
      return TRUE;
    case WIZ_DECLINE:
    case WIZ_PERFORM:
      return check_decline (match, state, move->verb, why);
    case WIZ_PICK:
      return (move->arg[0] >= 0 && move->arg[0] < (int) wiz_picking (match, state))
             || gn_say (why, WIZ_NO_LIST, (int) wiz_picking (match, state));
    case WIZ_TURN_IN:
      return check_done (state, why) && wiz_turn_in_check (match, state, move, why);
    case WIZ_DONE:
      return check_done (state, why);
    case WIZ_DRAWN:
    case WIZ_LOOKED:
      return check_drawn (match, state, move, why);
    case WIZ_TOKEN_PULLED:
    case WIZ_PULL:
      return check_tokens (match, state, move, why);
    case WIZ_OWN_GEM:
    case WIZ_NO_OWN_GEM:
      return check_short (match, state, move->verb, why);
    default:
      return gn_say (why, WIZ_NO_SUCH);
    }
}

/* WIZ-013 */
static gboolean
check_order (const GnMatch  *match,
             const WizState *state,
             const GnMove   *move,
             GnSay          *why)
{
  const int n = move->arg[WIZ_ARG_LIST];
  guint seen = 0;

  if (state->phase != WIZ_PHASE_ORDER)
    return gn_say (why, WIZ_NO_NOW_ORDER);
  if ((move->verb == WIZ_AGREE_ORDER) != wiz_option (match, WIZ_OPTION_FIRST_ORDER))
    return gn_say (why, move->verb == WIZ_AGREE_ORDER ? WIZ_NO_NOW_LOT : WIZ_NO_NOW_AGREE);
  if (n != match->n_seats)
    return gn_say (why, WIZ_NO_FIRST_ORDER, match->n_seats);
  for (int i = 1; i <= n; i++)
    {
      const int seat = move->arg[WIZ_ARG_LIST + i];

      if (seat < 0 || seat >= match->n_seats || (seen >> seat & 1))
        return gn_say (why, WIZ_NO_FIRST_ORDER, match->n_seats);
      seen |= 1u << seat;
    }
  return TRUE;
}

static gboolean
check_deal (const GnMatch  *match,
            const WizState *state,
            const GnMove   *move,
            GnSay          *why)
{
  const int n = move->arg[WIZ_ARG_LIST];
  guint8 count[WIZ_CARDS] = { 0 }, ways[WIZ_CARDS];
  gboolean about;
  int due = 0;

  GN_FOR_SEATS (match, seat)
    due += WIZ_HAND - state->hand_n[seat];
  if (state->phase != WIZ_PHASE_DEAL)
    return gn_say (why, WIZ_NO_NOW_DEAL);
  if (n != due)
    return gn_say (why, WIZ_NO_LOOK_COUNT, MAX (0, n), due);
  wiz_ways (match, state, ways, &about);
  for (int i = 1; i <= n; i++)
    {
      const int card = move->arg[WIZ_ARG_LIST + i];

      if (!card_exists (match, card))
        return gn_say (why, WIZ_NO_SUCH);
      if (++count[card] > ways[card])
        return gn_say (why, WIZ_NO_NEXT, card);
    }
  return TRUE;
}

/* WIZ-052: all cards being looked at, named at once. */
static gboolean
check_look (const GnMatch  *match,
            const WizState *state,
            const GnMove   *move,
            GnSay          *why)
{
  guint8 count[WIZ_CARDS], ways[WIZ_CARDS];
  const int n = read_cards (match, move, count);
  const gboolean across = state->look_due > wiz_deck_size (state);
  gboolean about;

  if (n < 0)
    return gn_say (why, WIZ_NO_SUCH);
  if (state->look_due == 0)
    return gn_say (why, WIZ_NO_NOW_LOOK);
  if (n != state->look_due)
    return gn_say (why, WIZ_NO_LOOK_COUNT, n, state->look_due);
  wiz_ways (match, state, ways, &about);
  WIZ_FOR_CARDS (card)
    if (count[card] > ways[card] + (across ? state->discard[card] : 0))
      return gn_say (why, WIZ_NO_NEXT, (int) card);
  if (!across)
    return TRUE;

  /* The list has the rest of the deck first, then the shuffled discards. */
  WizState after = *state;

  for (int i = 1; i <= n; i++)
    {
      if (!comes_next (match, &after, move->arg[WIZ_ARG_LIST + i]))
        return gn_say (why, WIZ_NO_NEXT, move->arg[WIZ_ARG_LIST + i]);
      wiz_ready (match, &after, NULL);
      wiz_take_card (match, &after, WIZ_LOOKER, move->arg[WIZ_ARG_LIST + i], NULL);
    }
  return TRUE;
}

/* WIZ-R11 */
static gboolean
check_cap (const GnMatch  *match,
           const WizState *state,
           int             cap,
           GnSay          *why)
{
  int highest = 1;

  GN_FOR_SEATS (match, seat)
    highest = MAX (highest, state->level[seat]);
  return (cap >= highest && cap <= WIZ_MOST_LEVEL) || gn_say (why, WIZ_NO_CAP, cap == GN_NONE ? 0 : cap, highest);
}

/* WIZ-110 */
static gboolean
check_clean_up (const GnMatch  *match,
                const WizState *state,
                GnSay          *why)
{
  int left = 0;

  if (state->phase == WIZ_PHASE_CLEAN_UP)
    return TRUE;
  if (state->phase <= WIZ_PHASE_DEAL)
    return gn_say (why, WIZ_NO_SETUP);
  GN_FOR_SEATS (match, seat)
    left += !(state->done >> seat & 1);
  return gn_say (why, WIZ_NO_TURNS, left, state->active);
}

static gboolean
check_text (const GnMatch  *match,
            const WizState *state,
            GnSay          *why)
{
  const WizActionInfo *action = wiz_action (match, state);

  if (state->phase <= WIZ_PHASE_DEAL)
    return gn_say (why, WIZ_NO_SETUP);
  return (action && action->effect == WIZ_EFFECT_TEXT && wiz_picking (match, state) == 0)
         || gn_say (why, WIZ_NO_NOW_TEXT);
}

/* Whether the verb belongs to this kind of mover: chance, the host, or a player. */
static gboolean
sayer_fits (const GnMatch *match,
            const GnMove  *move)
{
  const guint flags = wiz_verbs[move->verb].flags;

  if (flags & GN_VERB_CHANCE)
    return move->seat == GN_CHANCE;
  if (flags & GN_VERB_HOST)
    return move->seat == GN_HOST;
  return move->seat >= 0 && move->seat < match->n_seats;
}

gboolean
wiz_check (const GnMatch *match,
           gconstpointer  data,
           const GnMove  *move,
           GnSay         *why)
{
  const WizState *state = data;

  if (move->verb >= WIZ_N_VERBS)
    return gn_say (why, WIZ_NO_SUCH);
  if (!sayer_fits (match, move))
    return gn_say (why, move->seat >= 0 && move->seat < match->n_seats ? WIZ_NO_NOT_PLAYERS : WIZ_NO_SUCH);
  if (state->head.over)
    return gn_say (why, WIZ_NO_OVER);

  switch (move->verb)
    {
    case WIZ_ORDER:
    case WIZ_AGREE_ORDER:
      return check_order (match, state, move, why);
    case WIZ_DEAL:
      return check_deal (match, state, move, why);
    case WIZ_DRAWN:
      if (state->phase == WIZ_PHASE_DEAL)
        return check_drawn (match, state, move, why);
      break;
    case WIZ_CLEAN_UP:
      return check_clean_up (match, state, why);
    case WIZ_CARRIED_OUT:
      return check_text (match, state, why);
    case WIZ_ADJUST:
      return check_text (match, state, why) && wiz_adjust_check (match, state, move, why);
    case WIZ_LEVEL_CAP:
      return check_cap (match, state, move->arg[0], why);
    case WIZ_ABANDON:
      return TRUE;
    case WIZ_LOOK:
      if (!check_turn (match, state, move, why) || !check_action (match, state, move->verb, why))
        return FALSE;
      return check_look (match, state, move, why);
    default:
      break;
    }
  return check_turn (match, state, move, why) && check_in_turn (match, state, move, why);
}
