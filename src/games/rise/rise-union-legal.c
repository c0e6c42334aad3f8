/* rise-union-legal.c: legal moves and prompts while a Gnome card is resolved, the dragon rampages, or a gift or
 * token waits
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-effects.h"
#include "rise-union.h"

/* ---- Legal moves --------------------------------------------------------------------------- */

static void
legal_tiles (const RiseState  *state,
             const RiseChoice *choice,
             GnMoveList       *list)
{
  GN_FOR_PLACES (tile, choice->best)
    {
      if (choice->line == 0)
        gn_move_list_add (list, rise_tie_breaker (state), RISE_V_DRAGON_TO)->arg[RISE_A_TILE] = (gint16) tile;
      else
        {
          GnMove *move = gn_move_list_add (list, rise_tie_breaker (state), RISE_V_GNOME_TO);

          move->arg[RISE_A_TILE] = (gint16) tile;
          move->arg[RISE_A_UNION] = choice->action;
        }
    }
}

static void
legal_victims (const GnMatch   *match,
               const RiseState *state,
               GnMoveList      *list)
{
  RiseVictims victims;

  rise_victims (match, state, state->union_tile, &victims);
  for (guint i = 0; i < victims.n_ways; i++)
    {
      GnMove *move = gn_move_list_add (list, rise_tie_breaker (state), RISE_V_VICTIMS);

      move->arg[RISE_A_LIST] = victims.n;
      for (guint k = 0; k < victims.n; k++)
        move->arg[RISE_A_LIST + 1 + k] = victims.way[i][k];
    }
}

/* All ways to take @k tiles from @group, ascending */
static void
legal_caravans (const RiseState *state,
                guint64          group,
                guint            k,
                GnMove          *move,
                GnMoveList      *list)
{
  if (k == 0)
    {
      gn_move_list_append (list, move);
      return;
    }
  while (gn_places_count (group) >= k)
    {
      const gint16 n = move->arg[RISE_A_LIST];

      move->arg[RISE_A_LIST + n + 1] = (gint16) gn_places_next (&group);
      move->arg[RISE_A_LIST] = (gint16) (n + 1);
      legal_caravans (state, group, k - 1, move, list);
      move->arg[RISE_A_LIST + n + 1] = GN_NONE;
      move->arg[RISE_A_LIST] = n;
    }
}

/* Lists the moves that the stage asks for. When a part of the card has just been entered, there may be a choice that
 * the stage does not know yet; go-on leads to it. */
static void
legal_card (const GnMatch   *match,
            const RiseState *state,
            GnMoveList      *list)
{
  RiseChoice choice;
  RiseCaravan caravan;
  GnMove move;
  RiseNow now;

  rise_choice (match, state, &choice);
  now = rise_now (match, state, &choice, NULL, NULL);
  if (state->stage == RISE_AT_UNION)
    {
      if (now >= RISE_NOW_CHOOSE)
        gn_move_list_add (list, GN_HOST, RISE_V_GO_ON);
      return;
    }
  switch (now)
    {
    case RISE_NOW_CHOOSE:
      legal_tiles (state, &choice, list);
      break;
    case RISE_NOW_VICTIMS:
      legal_victims (match, state, list);
      break;
    case RISE_NOW_CARAVAN:
      rise_caravan_targets (match, state, state->union_tile, &caravan);
      gn_move_init (&move, rise_tie_breaker (state), RISE_V_CARAVAN_TO);
      move.arg[RISE_A_LIST] = 0;
      legal_caravans (state, caravan.group, caravan.k, &move, list);
      break;
    default:
      break;
    }
}

static void
legal_unlock (const GnMatch   *match,
              const RiseState *state,
              int              seat,
              GnMoveList      *list)
{
  for (int slot = 0; slot < RISE_SLOTS; slot++)
    if (rise_check_slot (match, state, seat, slot, NULL))
      gn_move_list_add (list, seat, RISE_V_UPGRADE_SLOT)->arg[RISE_A_SLOT] = (gint16) slot;
}

static void
legal_hand (const GnMatch   *match,
            const RiseState *state,
            GnMoveList      *list)
{
  for (int card = 0; card < (int) rise_set (match)->n_gnomes; card++)
    if (rise_holds_card (match, state, state->active, card))
      gn_move_list_add (list, state->active, RISE_V_PLAY_CARD)->arg[RISE_A_CARD] = (gint16) card;
}

static void
append_outcomes (const GnMatch   *match,
                 const RiseState *state,
                 GnMoveList      *list)
{
  g_auto (GnOutcomes) outcomes = { 0 };

  gn_outcomes_init (&outcomes);
  rise_chance_union (match, state, &outcomes);
  for (guint i = 0; i < outcomes.n; i++)
    gn_move_list_append (list, &outcomes.outcome[i].move);
}

void
rise_legal_union (const GnMatch   *match,
                  const RiseState *state,
                  GnMoveList      *list)
{
  int seat;

  switch (rise_pending (match, state, &seat))
    {
    case RISE_PENDS_RAMPAGE:
      rise_legal_rampage (match, state, list);
      return;
    case RISE_PENDS_UNLOCK:
      legal_unlock (match, state, seat, list);
      return;
    case RISE_PENDS_GIFT:
      rise_list_gift (match, state, seat, rise_gift_op (match, state, 0), list);
      gn_move_list_add (list, seat, RISE_V_WAIVE);
      return;
    default:
      break;
    }

  if (state->stage == RISE_AT_PLAY_CARD)
    legal_hand (match, state, list);
  else if (state->stage >= RISE_AT_UNION && state->stage <= RISE_AT_CARAVAN_TO)
    legal_card (match, state, list);
  append_outcomes (match, state, list);
}

/* ---- Outcomes -------------------------------------------------------------------------------------- */

static void
chance_hand (const GnMatch   *match,
             const RiseState *state,
             int              seat,
             GnOutcomes      *outcomes)
{
  guint pool = 0;

  GN_FOR_LAYERS (layer, &state->hand[seat])
    if (layer->card < 0)
      {
        pool = layer->pool;
        break;
      }
  outcomes->source = RISE_SOURCE_HANDS;
  for (int card = 0; card < (int) rise_set (match)->n_gnomes; card++)
    if (rise_gnome_may_be (match, state, card, pool))
      {
        GnMove *move = gn_outcomes_add (outcomes, RISE_V_HAND_DEALT, 1);

        move->arg[RISE_A_CARD] = (gint16) card;
        move->arg[RISE_A_CARD_SEAT] = (gint16) seat;
      }
}

static void
chance_deck (const GnMatch   *match,
             const RiseState *state,
             GnOutcomes      *outcomes)
{
  const int pool = rise_deck_pool (state);

  outcomes->source = RISE_SOURCE_GNOMES;
  for (int card = 0; pool >= 0 && card < (int) rise_set (match)->n_gnomes; card++)
    if (rise_gnome_may_be (match, state, card, (guint) pool))
      gn_outcomes_add (outcomes, RISE_V_GNOME_CARD, 1)->arg[RISE_A_CARD] = (gint16) card;
}

static void
chance_icon (const GnMatch   *match,
             const RiseState *state,
             GnOutcomes      *outcomes)
{
  RiseChoice choice;
  int tile;

  rise_choice (match, state, &choice);
  if (rise_now (match, state, &choice, &tile, NULL) != RISE_NOW_ICON)
    return;
  outcomes->source = RISE_SOURCE_TILES;
  for (int icon = RISE_ICON_NONE; icon < RISE_N_ICONS; icon++)
    {
      const int weight = rise_icon_weight (match, state, state->type[tile], icon);

      if (weight > 0)
        {
          GnMove *move = gn_outcomes_add (outcomes, RISE_V_ICON, (guint64) weight);

          move->arg[RISE_A_TILE] = (gint16) tile;
          move->arg[RISE_A_ICON] = (gint16) icon;
        }
    }
}

void
rise_chance_union (const GnMatch   *match,
                   const RiseState *state,
                   GnOutcomes      *outcomes)
{
  gboolean hand;
  const int seat = rise_deal_due (match, state, &hand);

  if (seat >= 0 && hand)
    chance_hand (match, state, seat, outcomes);
  else if (state->stage == RISE_AT_GNOME_CARD)
    chance_deck (match, state, outcomes);
  else if (state->stage == RISE_AT_UNION)
    chance_icon (match, state, outcomes);
}

/* ---- Prompts ------------------------------------------------------------------------------------------ */

static void
ask (GnPrompt   *prompt,
     int         seat,
     const char *step,
     const char *clauses)
{
  if (seat >= 0)
    prompt->must |= GN_SEES (seat);
  else
    prompt->host = TRUE;
  prompt->step = step;
  prompt->clauses = clauses;
}

static void
prompt_rampage (const GnMatch   *match,
                const RiseState *state,
                GnPrompt        *prompt)
{
  const guint asked = rise_rampage_asked (match, state);

  if (!asked)
    {
      ask (prompt, -1, "rampage", "RISE-138 RISE-202");
      gn_say (&prompt->what, RISE_ASKS_RAMPAGE, state->dragon);
      return;
    }

  const int seat = __builtin_ctz (asked);

  prompt->must = (GnViewers) asked;
  prompt->clauses = "RISE-139 RISE-141 RISE-142 RISE-143";
  if (state->rampage == RISE_RAMPAGE_BREWERY)
    {
      prompt->step = "burn";
      gn_say (&prompt->what, RISE_ASKS_BURN, seat, state->dragon);
      return;
    }
  prompt->step = "bribe";
  gn_say (&prompt->what, RISE_ASKS_BRIBE, seat, rise_bribe_for (match, state, seat));
  gn_say (&prompt->how, RISE_ASKS_BRIBE_HOW, state->dragon);
}

static void
prompt_gift (const GnMatch   *match,
             const RiseState *state,
             GnPrompt        *prompt)
{
  const RiseOp *op = rise_gift_op (match, state, 0);
  const int seat = state->gift_seat[0];

  ask (prompt, seat, "gift", "RISE-203");
  gn_say (&prompt->how, RISE_ASKS_GIFT_HOW);
  switch (op ? (RiseWord) op->word : RISE_E_TEXT)
    {
    case RISE_E_BOAT:
      gn_say (&prompt->what, RISE_ASKS_BOAT, seat);
      break;
    case RISE_E_ADD:
      gn_say (&prompt->what, op->a == RISE_ADD_OCCUPIED ? RISE_ASKS_SETTLE_OCCUPIED : RISE_ASKS_SETTLE_ADJACENT,
              seat, op->n);
      break;
    case RISE_E_REMOVE:
      gn_say (&prompt->what, RISE_ASKS_DRIVE, seat, op->n);
      break;
    default:
      gn_say (&prompt->what, RISE_ASKS_DRAGON, seat, op ? op->n : 0);
      break;
    }
}

/* Adds to the prompt what go-on would do now. */
static void
prompt_go_on (const GnMatch    *match,
              const RiseState  *state,
              const RiseChoice *choice,
              GnPrompt         *prompt)
{
  const int tile = state->union_tile >= 0 ? state->union_tile : choice->best ? __builtin_ctzll (choice->best) : -1;

  ask (prompt, -1, choice->line == 0 ? "dragon" : "union",
       choice->line == 0 ? "RISE-128 RISE-129 RISE-131 RISE-133" : "RISE-150 RISE-151 RISE-152");
  prompt->moment = TRUE;
  gn_say (&prompt->how, RISE_ASKS_STEP_HOW);
  if (choice->line == 0)
    {
      if (choice->waits)
        gn_say (&prompt->what, RISE_ASKS_STEP_WAITS);
      else if (tile < 0)
        gn_say (&prompt->what, RISE_ASKS_STEP_STAYS);
      else
        gn_say (&prompt->what, RISE_ASKS_STEP_DRAGON, tile);
    }
  else if (choice->action == RISE_U_POINTS)
    gn_say (&prompt->what, RISE_ASKS_STEP_POINTS, choice->action);
  else if (tile < 0)
    gn_say (&prompt->what, RISE_ASKS_STEP_IMPOSSIBLE, choice->action);
  else
    gn_say (&prompt->what, RISE_ASKS_STEP_TILE, choice->action, tile);
}

static void
prompt_card (const GnMatch   *match,
             const RiseState *state,
             GnPrompt        *prompt)
{
  const int seat = rise_tie_breaker (state);
  const gboolean cutthroat = rise_cutthroat (match);
  RiseChoice choice;
  RiseCaravan caravan;
  RiseVictims victims;
  int tile = -1;

  rise_choice (match, state, &choice);
  switch (rise_now (match, state, &choice, &tile, NULL))
    {
    case RISE_NOW_CHOOSE:
      ask (prompt, seat, choice.line == 0 ? "dragon-to" : "gnome-to", cutthroat ? "RISE-132 RISE-165" : "RISE-153");
      if (choice.line == 0)
        gn_say (&prompt->what, RISE_ASKS_DRAGON_TO, seat);
      else
        gn_say (&prompt->what, RISE_ASKS_GNOME_TO, seat, choice.action);
      gn_say (&prompt->how, cutthroat ? RISE_ASKS_CHOICE_HOW : RISE_ASKS_TIE_HOW);
      break;
    case RISE_NOW_VICTIMS:
      rise_victims (match, state, state->union_tile, &victims);
      ask (prompt, seat, "victims", "RISE-158");
      gn_say (&prompt->what, RISE_ASKS_VICTIMS, seat, victims.n, state->union_tile);
      gn_say (&prompt->how, RISE_ASKS_VICTIMS_HOW);
      break;
    case RISE_NOW_CARAVAN:
      rise_caravan_targets (match, state, state->union_tile, &caravan);
      ask (prompt, seat, "caravan-to", "RISE-163");
      gn_say (&prompt->what, RISE_ASKS_CARAVAN_TO, seat, caravan.k, state->union_tile);
      gn_say (&prompt->how, RISE_ASKS_CARAVAN_HOW);
      break;
    case RISE_NOW_ICON:
      gn_prompt_due (prompt, RISE_FAMILY_TILES, RISE_SOURCE_TILES, RISE_V_ICON, GN_ALL_SEE);
      prompt->step = "icon";
      prompt->clauses = "RISE-202 RISE-131 RISE-152";
      gn_say (&prompt->what, RISE_ASKS_ICON, tile);
      gn_say (&prompt->how, RISE_ASKS_ICON_HOW);
      break;
    case RISE_NOW_TEACH:
      ask (prompt, -1, "teach", "RISE-202");
      if (choice.open_line && choice.line == 0)
        gn_say (&prompt->what, RISE_ASKS_LINE);
      else if (choice.open_line)
        gn_say (&prompt->what, RISE_ASKS_ACTION, state->union_step);
      else
        gn_say (&prompt->what, RISE_ASKS_ORDER);
      break;
    case RISE_NOW_GO_ON:
    case RISE_NOW_NOTHING:
    default:
      prompt_go_on (match, state, &choice, prompt);
      break;
    }
}

void
rise_prompt_union (const GnMatch   *match,
                   const RiseState *state,
                   GnPrompt        *prompt)
{
  const int n = state->cards_done + 1, of = rise_gnome_cards (match, state);
  gboolean hand;
  int seat = rise_deal_due (match, state, &hand);

  if (seat >= 0 && hand)
    {
      gn_prompt_due (prompt, RISE_FAMILY_GNOMES, RISE_SOURCE_HANDS, RISE_V_HAND_DEALT, GN_SEES (seat));
      prompt->step = "hand";
      prompt->clauses = "RISE-033 RISE-186";
      gn_say (&prompt->what, RISE_ASKS_HAND, seat);
      return;
    }

  switch (rise_pending (match, state, &seat))
    {
    case RISE_PENDS_RAMPAGE:
      prompt_rampage (match, state, prompt);
      return;
    case RISE_PENDS_UNLOCK:
      ask (prompt, seat, "unlock", "RISE-068 RISE-069 RISE-070");
      gn_say (&prompt->what, RISE_ASKS_UNLOCK, seat);
      gn_say (&prompt->how, RISE_ASKS_UNLOCK_HOW);
      return;
    case RISE_PENDS_GIFT:
      prompt_gift (match, state, prompt);
      return;
    default:
      break;
    }

  if (state->stage == RISE_AT_PLAY_CARD)
    {
      ask (prompt, state->active, "play-card", "RISE-148");
      gn_say (&prompt->what, RISE_ASKS_PLAY_CARD, state->active, n, of);
      gn_say (&prompt->how, RISE_ASKS_PLAY_CARD_HOW);
    }
  else if (state->stage == RISE_AT_GNOME_CARD)
    {
      gn_prompt_due (prompt, RISE_FAMILY_GNOMES, RISE_SOURCE_GNOMES, RISE_V_GNOME_CARD, GN_ALL_SEE);
      prompt->moment = TRUE;
      prompt->step = "gnome-card";
      prompt->clauses = "RISE-147 RISE-149";
      gn_say (&prompt->what, RISE_ASKS_GNOME_CARD, n, of);
    }
  else
    prompt_card (match, state, prompt);
}
