/* wiz-legal.c: every legal move, in the order of the tables; the outcomes of chance; the prompt
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "wiz-state.h"

/* ---- Players --------------------------------------------------------------------------- */

static void
legal_takes (const GnMatch  *match,
             const WizState *state,
             GnMoveList     *list)
{
  const WizBox *box = wiz_box (match);

  for (guint tile = 0; tile < box->n_tiles; tile++)
    if (wiz_taken_by (match, state, (int) tile) < 0
        && !(wiz_option (match, WIZ_OPTION_WIZARD_NEEDS_GEM) && box->tile[tile].number == 7
             && wiz_own_in_bag (match, state, state->active) == 0))
      gn_move_list_add (list, state->active, WIZ_TAKE)->arg[WIZ_ARG_THING] = (gint16) tile;
}

static void
legal_plays (const GnMatch  *match,
             const WizState *state,
             GnMoveList     *list)
{
  const WizBox *box = wiz_box (match);
  const int seat = state->active;
  const gboolean unknown = wiz_hand_unknown (state, seat) > 0;

  WIZ_FOR_CARDS (card)
    if (box->card[card].exists
        && (state->hand[seat][card] > 0
            || (unknown && (!wiz_list (match) || box->copies[card] > 0)
                && wiz_may_hold (match, state, (guint) seat, card))))
      gn_move_list_add (list, seat, WIZ_PLAY)->arg[WIZ_ARG_THING] = (gint16) card;
}

/* WIZ-R28: when the box deals, one card after the other. */
static void
legal_discards (const GnMatch  *match,
                const WizState *state,
                GnMoveList     *list)
{
  const WizBox *box = wiz_box (match);
  const gboolean listed = wiz_list (match), unknown = wiz_looked_unknown (state) > 0;

  WIZ_FOR_CARDS (card)
    if (box->card[card].exists
        && (state->looked[card] > 0 || (unknown && !listed)
            || (unknown && box->copies[card] > 0 && wiz_may_hold (match, state, WIZ_LOOKER, card))))
      gn_move_list_add (list, state->active, WIZ_DISCARD)->arg[WIZ_ARG_THING] = (gint16) card;
}

/* Every choice of the cards being looked at; equal choices are listed once. */
static void
legal_keeps (const WizState *state,
             GnMoveList     *list)
{
  const int n = state->look_keep;
  guint8 card[WIZ_CARDS], at[WIZ_SYMBOLS] = { 0 };
  int kinds = 0;

  WIZ_FOR_CARDS (i)
    if (state->looked[i] > 0)
      card[kinds++] = (guint8) i;
  if (kinds == 0)
    return;

  for (;;)
    {
      guint8 used[WIZ_CARDS] = { 0 };
      gboolean fits = TRUE;

      for (int i = 0; i < n; i++)
        fits = fits && ++used[card[at[i]]] <= state->looked[card[at[i]]];
      if (fits)
        {
          GnMove *move = gn_move_list_add (list, state->active, WIZ_KEEP);

          move->arg[WIZ_ARG_LIST] = (gint16) n;
          for (int i = 0; i < n; i++)
            move->arg[WIZ_ARG_LIST + 1 + i] = card[at[i]];
        }

      int last = n - 1;

      while (last >= 0 && at[last] == kinds - 1)
        last--;
      if (last < 0)
        return;
      at[last]++;
      for (int i = last + 1; i < n; i++)
        at[i] = at[last];
    }
}

static void
legal_look (const GnMatch  *match,
            const WizState *state,
            GnMoveList     *list)
{
  if (state->look_keep == state->look_n)
    gn_move_list_add (list, state->active, WIZ_KEEP);
  else if (wiz_keeps_by_name (match, state))
    legal_keeps (state, list);
  else
    legal_discards (match, state, list);
}

/* The cards that can be drawn, from the app or the box. */
static void
legal_cards (const GnMatch  *match,
             const WizState *state,
             guint           verb,
             GnMoveList     *list)
{
  guint8 ways[WIZ_CARDS];
  gboolean about;

  wiz_ways (match, state, ways, &about);
  WIZ_FOR_CARDS (card)
    if (ways[card] > 0)
      gn_move_list_add (list, GN_CHANCE, verb)->arg[WIZ_ARG_THING] = (gint16) card;
}

static void
legal_tokens (const GnMatch  *match,
              const WizState *state,
              GnMoveList     *list)
{
  for (guint token = 0; token < WIZ_TOKENS; token++)
    if (wiz_in_bag (match, state, token) > 0)
      gn_move_list_add (list, GN_CHANCE, WIZ_TOKEN_PULLED)->arg[WIZ_ARG_THING] = (gint16) token;
}

static void
legal_actions (const GnMatch  *match,
               const WizState *state,
               GnMoveList     *list)
{
  const WizActionInfo *action = wiz_action (match, state);
  const guint picks = wiz_picking (match, state);
  const int seat = state->active;

  if (state->offer_to >= 0)
    {
      gn_move_list_add (list, state->offer_to, WIZ_ACCEPT);
      gn_move_list_add (list, state->offer_to, WIZ_REFUSE);
      return;
    }

  if (picks == 0)
    {
      if (action->effect == WIZ_EFFECT_DRAW_CARD
          && (!wiz_app_deals (match, WIZ_FAMILY_CARDS) || wiz_waits (match, state)))
        gn_move_list_add (list, seat, WIZ_DRAW);
      else if (action->effect == WIZ_EFFECT_PLAY_CARD)
        legal_plays (match, state, list);
      else if (state->look_n > 0 && state->look_due == 0)
        legal_look (match, state, list);
      else if (action->effect == WIZ_EFFECT_TRADE)
        wiz_trade_legal (match, state, list);
    }
  if (wiz_may_decline (match, state))
    gn_move_list_add (list, seat, WIZ_DECLINE);
  if (picks == 0 && wiz_waits (match, state) && action->effect != WIZ_EFFECT_DRAW_CARD)
    gn_move_list_add (list, seat, WIZ_PERFORM);
  for (guint i = 0; i < picks; i++)
    gn_move_list_add (list, seat, WIZ_PICK)->arg[0] = (gint16) i;
  if (picks > 0)
    return;

  if (wiz_app_deals (match, WIZ_FAMILY_CARDS) && wiz_card_due (match, state))
    legal_cards (match, state, WIZ_DRAWN, list);
  else if (state->look_due > 0)
    legal_cards (match, state, WIZ_LOOKED, list);
  else if (wiz_tokens_due (match, state))
    legal_tokens (match, state, list);
  else if (action->effect == WIZ_EFFECT_TEXT)
    gn_move_list_add (list, GN_HOST, WIZ_CARRIED_OUT);
}

/* ---- The first order ---------------------------------------------------------------------- */

/* Heap's algorithm would do too, but this order reads better: each seat in turn comes first. */
static void
add_orders (const GnMatch *match,
            GnMove        *move,
            int            n,
            guint          used,
            GnMoveList    *list,
            GnOutcomes    *outcomes)
{
  if (n == match->n_seats)
    {
      if (list)
        *gn_move_list_add (list, move->seat, move->verb) = *move;
      else
        *gn_outcomes_add (outcomes, move->verb, 1) = *move;
      return;
    }
  for (gint16 seat = 0; seat < match->n_seats; seat++)
    if (!(used >> seat & 1))
      {
        move->arg[WIZ_ARG_LIST + 1 + n] = seat;
        add_orders (match, move, n + 1, used | 1u << seat, list, outcomes);
        move->arg[WIZ_ARG_LIST + 1 + n] = GN_NONE;
      }
}

static void
orders (const GnMatch *match,
        GnMoveList    *list,
        GnOutcomes    *outcomes)
{
  const gboolean agreed = wiz_option (match, WIZ_OPTION_FIRST_ORDER);
  GnMove move;

  gn_move_init (&move, agreed ? GN_HOST : GN_CHANCE, agreed ? WIZ_AGREE_ORDER : WIZ_ORDER);
  move.arg[WIZ_ARG_LIST] = match->n_seats;
  add_orders (match, &move, 0, 0, list, outcomes);
}

/* ---- Dispatch ------------------------------------------------------------------------------- */

void
wiz_legal (const GnMatch *match,
           gconstpointer  data,
           GnMoveList    *list)
{
  const WizState *state = data;

  if (state->head.over)
    return;

  switch ((WizPhase) state->phase)
    {
    case WIZ_PHASE_ORDER:
      orders (match, list, NULL);
      break;
    case WIZ_PHASE_DEAL:
      if (wiz_deals_by_word (match, state))
        gn_move_list_add (list, wiz_deal_to (match, state), WIZ_DRAW);
      else
        legal_cards (match, state, WIZ_DRAWN, list);
      break;
    case WIZ_PHASE_CHOOSE:
      legal_takes (match, state, list);
      break;
    case WIZ_PHASE_ACT:
      legal_actions (match, state, list);
      break;
    case WIZ_PHASE_SETS:
      wiz_turn_in_legal (match, state, list);
      gn_move_list_add (list, state->active, WIZ_DONE);
      break;
    case WIZ_PHASE_CLEAN_UP:
      gn_move_list_add (list, GN_HOST, WIZ_CLEAN_UP);
      break;
    case WIZ_PHASE_OVER:
    default:
      break;
    }
}

/* ---- Chance ----------------------------------------------------------------------------------- */

static void
card_outcomes (const GnMatch  *match,
               const WizState *state,
               guint           verb,
               GnOutcomes     *outcomes)
{
  guint8 ways[WIZ_CARDS];

  outcomes->source = WIZ_SOURCE_DECK;
  wiz_ways (match, state, ways, &outcomes->about);
  WIZ_FOR_CARDS (card)
    if (ways[card] > 0)
      gn_outcomes_add (outcomes, verb, ways[card])->arg[WIZ_ARG_THING] = (gint16) card;
}

void
wiz_chance (const GnMatch *match,
            gconstpointer  data,
            GnOutcomes    *outcomes)
{
  const WizState *state = data;

  if (state->head.over)
    return;

  if (state->phase == WIZ_PHASE_ORDER && !wiz_option (match, WIZ_OPTION_FIRST_ORDER))
    {
      outcomes->source = WIZ_SOURCE_ORDER;
      orders (match, NULL, outcomes);
    }
  else if (state->phase == WIZ_PHASE_DEAL && !wiz_deals_by_word (match, state))
    card_outcomes (match, state, WIZ_DRAWN, outcomes);
  else if (state->phase == WIZ_PHASE_ACT && state->look_due > 0)
    card_outcomes (match, state, WIZ_LOOKED, outcomes);
  else if (wiz_app_deals (match, WIZ_FAMILY_CARDS) && wiz_card_due (match, state))
    card_outcomes (match, state, WIZ_DRAWN, outcomes);
  else if (wiz_tokens_due (match, state))
    {
      outcomes->source = WIZ_SOURCE_BAG;
      for (guint token = 0; token < WIZ_TOKENS; token++)
        {
          const int n = wiz_in_bag (match, state, token);

          if (n > 0)
            gn_outcomes_add (outcomes, WIZ_TOKEN_PULLED, (guint64) n)->arg[WIZ_ARG_THING] = (gint16) token;
        }
    }
}

/* ---- The prompt --------------------------------------------------------------------------------- */

static void
prompt_tokens (const GnMatch  *match,
               const WizState *state,
               GnPrompt       *prompt)
{
  const gboolean wizard = wiz_action (match, state)->effect == WIZ_EFFECT_WIZARD;

  gn_prompt_due (prompt, WIZ_FAMILY_BAG, WIZ_SOURCE_BAG, WIZ_TOKEN_PULLED, GN_ALL_SEE);
  prompt->host = !wiz_app_deals (match, WIZ_FAMILY_BAG);
  prompt->moment = wizard;
  prompt->step = wizard ? "wizard" : "tokens";
  prompt->clauses = wizard ? "WIZ-070 WIZ-071 WIZ-074 WIZ-075" : "WIZ-050 WIZ-060 WIZ-061 WIZ-062 WIZ-063 WIZ-064";
  if (state->due == 1 && state->all == 1)
    gn_say (&prompt->what, wizard ? WIZ_ASK_WIZARD_ONE : WIZ_ASK_TOKEN, state->active);
  else
    gn_say (&prompt->what, wizard ? WIZ_ASK_WIZARD : WIZ_ASK_TOKENS, state->active, state->all - state->due + 1,
            state->all);
  if (wizard)
    gn_say (&prompt->how,
            wiz_option (match, WIZ_OPTION_SETS_AFTER_WIZARD) ? WIZ_ASK_WIZARD_HOW_SETS : WIZ_ASK_WIZARD_HOW);
  else
    gn_say (&prompt->how, wiz_option (match, WIZ_OPTION_BAG_RETURN) ? WIZ_ASK_TOKENS_HOW_ASIDE : WIZ_ASK_TOKENS_HOW);
}

static void
prompt_look (const GnMatch  *match,
             const WizState *state,
             GnPrompt       *prompt)
{
  const int seat = state->active;

  prompt->clauses = "WIZ-052 WIZ-053 WIZ-054";
  if (state->look_due > 0)
    {
      gn_prompt_due (prompt, WIZ_FAMILY_CARDS, WIZ_SOURCE_DECK, WIZ_LOOKED, GN_SEES (seat));
      prompt->step = "look";
      gn_say (&prompt->what, WIZ_ASK_LOOK, seat);
      return;
    }
  prompt->must = GN_SEES (seat);
  prompt->step = "keep";
  if (state->look_keep == state->look_n)
    gn_say (&prompt->what, WIZ_ASK_KEEP_ALL, seat);
  else if (wiz_keeps_by_name (match, state))
    gn_say (&prompt->what, WIZ_ASK_KEEP, seat, state->look_keep, state->look_n);
  /* The copy of one who may not see them, or cards from the box at a table where the app deals by now. */
  else if (wiz_app_deals (match, WIZ_FAMILY_CARDS))
    gn_say (&prompt->what, WIZ_ASK_KEEP_OUT, seat, state->look_keep, state->look_n);
  else
    gn_say (&prompt->what, WIZ_ASK_DISCARD, seat, state->look_n - state->look_keep);
}

static void
prompt_action (const GnMatch  *match,
               const WizState *state,
               GnPrompt       *prompt)
{
  const WizActionInfo *action = wiz_action (match, state);
  const int seat = state->active;

  if (wiz_picking (match, state) > 0)
    {
      prompt->must = GN_SEES (seat);
      prompt->step = "pick";
      prompt->clauses = "WIZ-040 WIZ-041";
      gn_say (&prompt->what, WIZ_ASK_PICK, seat);
      return;
    }
  if (wiz_waits (match, state))
    {
      prompt->must = GN_SEES (seat);
      prompt->step = "perform";
      prompt->clauses = "WIZ-R08 WIZ-040";
      gn_say (&prompt->what, WIZ_ASK_PERFORM, seat);
      return;
    }
  if (wiz_tokens_due (match, state))
    {
      prompt_tokens (match, state, prompt);
      return;
    }
  if (action->effect == WIZ_EFFECT_LOOK)
    {
      prompt_look (match, state, prompt);
      return;
    }

  prompt->must = GN_SEES (seat);
  switch ((WizEffect) action->effect)
    {
    case WIZ_EFFECT_DRAW_CARD:
      prompt->step = "draw";
      prompt->clauses = "WIZ-044 WIZ-R07";
      gn_say (&prompt->what, WIZ_ASK_DRAW, seat);
      if (wiz_app_deals (match, WIZ_FAMILY_CARDS))
        {
          gn_prompt_due (prompt, WIZ_FAMILY_CARDS, WIZ_SOURCE_DECK, WIZ_DRAWN, GN_SEES (seat));
          prompt->must = 0;
        }
      break;
    case WIZ_EFFECT_PLAY_CARD:
      prompt->step = "play";
      prompt->clauses = "WIZ-045 WIZ-041";
      if (action->k == 1)
        gn_say (&prompt->what, WIZ_ASK_PLAY, seat);
      else
        gn_say (&prompt->what, WIZ_ASK_PLAY_SOME, seat, state->times + 1, action->k);
      gn_say (&prompt->how, WIZ_ASK_PLAY_HOW, state->hand_n[seat]);
      break;
    case WIZ_EFFECT_TRADE:
      prompt->clauses = "WIZ-055 WIZ-056 WIZ-057 WIZ-R25";
      if (state->offer_to >= 0)
        {
          prompt->must = GN_SEES (state->offer_to);
          prompt->step = "answer";
          gn_say (&prompt->what, WIZ_ASK_ANSWER, state->offer_to, seat);
          break;
        }
      prompt->step = "trade";
      gn_say (&prompt->what, WIZ_ASK_TRADE, seat);
      gn_say (&prompt->how, WIZ_ASK_TRADE_HOW);
      break;
    case WIZ_EFFECT_TEXT:
      prompt->must = wiz_may_decline (match, state) ? GN_SEES (seat) : 0;
      prompt->host = TRUE;
      prompt->step = "text";
      prompt->clauses = "WIZ-040";
      gn_say (&prompt->what, WIZ_ASK_TEXT, state->tile[seat]);
      gn_say (&prompt->how, WIZ_ASK_TEXT_HOW);
      break;
    default:
      prompt->step = "over";
      break;
    }
}

void
wiz_prompt (const GnMatch *match,
            gconstpointer  data,
            GnPrompt      *prompt)
{
  const WizState *state = data;
  const int seat = state->active;

  prompt->viewers = GN_ALL_SEE;
  if (state->head.over)
    {
      prompt->step = "over";
      prompt->clauses = "WIZ-120 WIZ-121 WIZ-123";
      gn_say (&prompt->what, WIZ_ASK_OVER);
      return;
    }

  switch ((WizPhase) state->phase)
    {
    case WIZ_PHASE_ORDER:
      prompt->step = "setup";
      prompt->clauses = "WIZ-013 WIZ-014 WIZ-R22";
      prompt->host = TRUE;
      if (wiz_option (match, WIZ_OPTION_FIRST_ORDER))
        {
          gn_say (&prompt->what, WIZ_ASK_AGREE);
          break;
        }
      gn_prompt_due (prompt, WIZ_FAMILY_LOTS, WIZ_SOURCE_ORDER, WIZ_ORDER, GN_ALL_SEE);
      prompt->host = !wiz_app_deals (match, WIZ_FAMILY_LOTS);
      gn_say (&prompt->what, WIZ_ASK_ORDER);
      break;
    case WIZ_PHASE_DEAL:
      prompt->step = "setup";
      prompt->clauses = "WIZ-009 WIZ-010";
      if (wiz_deals_by_word (match, state))
        prompt->must = GN_SEES (wiz_deal_to (match, state));
      else
        gn_prompt_due (prompt, WIZ_FAMILY_CARDS, WIZ_SOURCE_DECK, WIZ_DRAWN, GN_SEES (wiz_deal_to (match, state)));
      gn_say (&prompt->what, WIZ_ASK_DEAL, wiz_deal_to (match, state));
      break;
    case WIZ_PHASE_CHOOSE:
      prompt->must = GN_SEES (seat);
      prompt->step = "choose";
      prompt->clauses = "WIZ-030 WIZ-031 WIZ-032 WIZ-043 WIZ-R10 WIZ-R18";
      gn_say (&prompt->what, WIZ_ASK_CHOOSE, seat);
      gn_say (&prompt->how, WIZ_ASK_CHOOSE_HOW, WIZ_TILES - __builtin_popcount (state->done));
      break;
    case WIZ_PHASE_ACT:
      prompt_action (match, state, prompt);
      break;
    case WIZ_PHASE_SETS:
      prompt->must = GN_SEES (seat);
      prompt->step = "sets";
      prompt->clauses = "WIZ-081 WIZ-083 WIZ-084 WIZ-090 WIZ-093 WIZ-095 WIZ-R06";
      gn_say (&prompt->what, wiz_any_set (match, state, seat) ? WIZ_ASK_SETS : WIZ_ASK_NO_SETS, seat);
      break;
    case WIZ_PHASE_CLEAN_UP:
      prompt->host = TRUE;
      prompt->step = "clean-up";
      prompt->clauses = "WIZ-111 WIZ-112 WIZ-113 WIZ-114";
      gn_say (&prompt->what, WIZ_ASK_CLEAN_UP);
      break;
    case WIZ_PHASE_OVER:
    default:
      prompt->step = "over";
      prompt->clauses = "WIZ-120";
      break;
    }
}
