/* inv-prompt.c: the prompt: who does what now
 *
 * Uses public knowledge only: every neighbor who holds cards is said to be able to help, whatever the cards are.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "inv-state.h"

#define NAMES "INV-R55 INV-R51"

/* Whether the seat may have anything to add now, as far as everybody knows. */
static gboolean
may_add (const GnMatch  *match,
         const InvState *state,
         int             seat,
         gboolean        late)
{

  GN_FOR_LAYERS (layer, &state->hand[seat])
    {
      GnMove move;

      if (layer->card < 0 || layer->seen != GN_ALL_SEE)
        return TRUE;
      for (guint verb = INV_V_PLAY; verb <= INV_V_SPEND && !(late && verb == INV_V_SPEND); verb++)
        {
          gn_move_init (&move, seat, verb);
          move.arg[INV_A_CARD] = layer->card;
          if (verb == INV_V_SPEND)
            move.arg[INV_A_FROM] = INV_HAND;
          if (inv_check (match, state, &move, NULL))
            return TRUE;
          for (guint k = 0; k < state->play[seat].n && verb == INV_V_PLAY; k++)
            {
              move.arg[INV_A_OVER] = state->play[seat].layer[k].card;
              if (inv_check (match, state, &move, NULL))
                return TRUE;
            }
        }
    }
  for (guint i = 0; i < state->play[seat].n && !late; i++)
    {
      GnMove move;

      gn_move_init (&move, seat, INV_V_SPEND);
      move.arg[INV_A_CARD] = state->play[seat].layer[i].card;
      move.arg[INV_A_FROM] = INV_PLAY;
      if (inv_check (match, state, &move, NULL))
        return TRUE;
    }
  return FALSE;
}

static guint8
helpers (const GnMatch  *match,
         const InvState *state,
         gboolean        late)
{
  guint8 seats = 0;

  if (inv_help_barred (match, state))
    return 0;
  GN_FOR_SEATS (match, seat)
    if (inv_is_neighbour (match, state, seat) && may_add (match, state, seat, late))
      seats |= GN_SEES (seat);
  return seats;
}

/* FALSE if nothing about the setup is due. */
static gboolean
prompt_setup (const GnMatch  *match,
              const InvState *state,
              GnPrompt       *prompt)
{
  const int deal = inv_deal_due (match, state);

  if (state->stage != INV_AT_SETUP)
    return FALSE;
  prompt->step = "setup";
  prompt->clauses = "INV-021 INV-022 INV-024 INV-037";
  if (state->piles_asked)
    {
      prompt->host = TRUE;
      prompt->clauses = "INV-R04 INV-012";
      gn_say (&prompt->what, INV_ASKS_SETUP_PILES, inv_gnomes_each (match) * match->n_seats);
    }
  else if (inv_heap_open_due (match, state))
    {
      gn_prompt_due (prompt, INV_FAMILY_GNOMES, INV_SOURCE_GNOME_DISCARD, INV_V_SEEN, GN_ALL_SEE);
      gn_say (&prompt->what, INV_ASKS_SEEN, 1);
      prompt->clauses = "INV-R38 INV-013";
    }
  else if (deal >= 0)
    {
      gn_prompt_due (prompt, INV_FAMILY_BOONS, INV_SOURCE_HAND + (guint) deal, INV_V_DEALT,
                     inv_option (match, INV_OPT_HANDS) == 1 ? GN_ALL_SEE : GN_SEES (deal));
      gn_say (&prompt->what, INV_ASKS_DEALT, deal);
      prompt->clauses = "INV-022 INV-024 INV-R10 INV-R48";
    }
  else if (!inv_hands_rolled (match, state))
    {
      int seat = 0;

      while (state->hand_roll[seat] != 0)
        seat++;
      gn_prompt_due (prompt, INV_FAMILY_DICE, INV_SOURCE_HAND_ROLL, INV_V_HAND_ROLL, GN_ALL_SEE);
      gn_say (&prompt->what, INV_ASKS_HAND_ROLL, seat);
    }
  else
    {
      int seat = 0;

      while (seat < match->n_seats - 1 && (state->first_roll[seat] != 0 || !(state->first_among >> seat & 1)))
        seat++;
      gn_prompt_due (prompt, INV_FAMILY_DICE, INV_SOURCE_FIRST, INV_V_FIRST, GN_ALL_SEE);
      gn_say (&prompt->what, INV_ASKS_FIRST, seat);
      prompt->clauses = "INV-037 INV-R47";
    }
  return TRUE;
}

/* INV-050, INV-R20 */
static void
say_decks (const GnMatch  *match,
           const InvState *state,
           GnPrompt       *prompt)
{
  if (inv_option (match, INV_OPT_DECK_REACH) == 1)
    gn_say (&prompt->how, INV_ASKS_PREP_REACH, GN_SAY_SET1 (inv_reach (match, state, state->active)));
  else
    gn_say (&prompt->how, INV_ASKS_PREP_HOW);
}

/* Asks for what an effect needs. FALSE if it needs nothing. */
static gboolean
prompt_effect (const GnMatch  *match,
               const InvState *state,
               GnPrompt       *prompt)
{
  const InvFrame *top = inv_top_of (state);
  const InvOp *op = inv_op_of (match, state);
  const int player = op ? inv_effect_player (match, state) : state->active;
  const int left = top ? MAX (top->left, 1) : 1;

  if (!state->ask)
    return FALSE;
  prompt->step = "effect";
  prompt->clauses = "INV-R52 INV-R53 INV-105";
  prompt->must = GN_SEES (state->active);
  switch ((InvAsk) state->ask)
    {
    case INV_ASK_PLAYER:
      gn_say (&prompt->what, INV_ASKS_PLAYER, state->active);
      break;
    case INV_ASK_LIST:
      gn_say (&prompt->what, INV_ASKS_LIST, state->active);
      break;
    case INV_ASK_DECK:
      gn_say (&prompt->what, INV_ASKS_REWARD_DECK, state->active, left);
      prompt->clauses = "INV-R44 INV-050";
      break;
    case INV_ASK_BOON:
      prompt->must = 0;
      gn_prompt_due (prompt, INV_FAMILY_BOONS, INV_SOURCE_DECK + (guint) state->side_deck, INV_V_BOON_UP, GN_ALL_SEE);
      gn_say (&prompt->what, op && op->word == INV_E_MILL ? INV_ASKS_MILL : INV_ASKS_REWARD, state->active,
              state->side_deck);
      prompt->clauses = "INV-R44 " NAMES;
      break;
    case INV_ASK_TAKE:
      gn_say (&prompt->what, INV_ASKS_TAKE, state->active, state->side);
      prompt->clauses = "INV-073 INV-R44 INV-R19";
      break;
    case INV_ASK_LOSE:
      prompt->must = GN_SEES (player);
      if (op && (op->word == INV_E_LOSE_ROOM || op->a == INV_ROOM))
        gn_say (&prompt->what, INV_ASKS_LOSE_ROOM, player, left);
      else
        gn_say (&prompt->what, INV_ASKS_LOSE, player, left);
      prompt->clauses = "INV-R53 INV-R42 INV-R55";
      break;
    case INV_ASK_LOT:
      prompt->must = 0;
      gn_prompt_due (prompt, INV_FAMILY_BOONS, INV_SOURCE_HAND + (guint) player, INV_V_LOT, GN_ALL_SEE);
      gn_say (&prompt->what, INV_ASKS_LOT, player);
      break;
    case INV_ASK_ROOM_DECK:
      gn_say (&prompt->what, INV_ASKS_ROOM_DECK, state->active, state->side);
      prompt->clauses = "INV-R34";
      break;
    case INV_ASK_FETCH:
      gn_say (&prompt->what, INV_ASKS_FETCH, state->active, left);
      break;
    case INV_ASK_GIVE:
      gn_say (&prompt->what, INV_ASKS_GIVE, state->active, left);
      break;
    case INV_ASK_SEEN:
      prompt->must = 0;
      gn_prompt_due (prompt, INV_FAMILY_GNOMES, INV_SOURCE_GNOMES, INV_V_SEEN, GN_ALL_SEE);
      gn_say (&prompt->what, INV_ASKS_SEEN, op ? op->n : 1);
      prompt->clauses = "INV-R45";
      break;
    case INV_ASK_BOTTOM:
      gn_say (&prompt->what, INV_ASKS_BOTTOM, state->active);
      prompt->clauses = "INV-R45 INV-R55";
      break;
    case INV_ASK_DICE:
      prompt->must = 0;
      gn_prompt_due (prompt, INV_FAMILY_DICE, INV_SOURCE_DICE, INV_V_DIE, GN_ALL_SEE);
      gn_say (&prompt->what, INV_ASKS_EFFECT_DICE, state->active);
      break;
    case INV_ASK_AGAIN:
      if (state->dice_for)
        {
          prompt->must = 0;
          gn_prompt_due (prompt, INV_FAMILY_DICE, INV_SOURCE_DICE, INV_V_DIE, GN_ALL_SEE);
        }
      gn_say (&prompt->what, INV_ASKS_AGAIN, state->active, left);
      prompt->clauses = "INV-R50";
      break;
    case INV_ASK_TEXT:
    default:
      prompt->must = 0;
      prompt->host = TRUE;
      if (top->gnome)
        gn_say (&prompt->what, INV_ASKS_TEXT, top->card);
      else
        gn_say (&prompt->what, INV_ASKS_TEXT_BOON, top->card);
      if (op)
        gn_say (&prompt->how, INV_ASKS_TEXT_HOW, INV_WORDS_CARD (top->gnome, top->card),
                top->slot * 256 + INV_WORDS_TEXT + op->text);
      prompt->clauses = "INV-R41 INV-R52";
      break;
    }
  return TRUE;
}

static void
say_pool (const GnMatch  *match,
          const InvState *state,
          GnPrompt       *prompt)
{
  InvPool pool;

  inv_pool (match, state, &pool);
  gn_say (&prompt->how, INV_ASKS_POOL_HOW, (int) pool.n, inv_value_now (match, state));
}

static void
prompt_step (const GnMatch  *match,
             const InvState *state,
             GnPrompt       *prompt)
{
  const int seat = state->active;

  prompt->must = GN_SEES (seat);
  switch ((InvStage) state->stage)
    {
    case INV_AT_PREP:
      prompt->step = "prep";
      prompt->clauses = "INV-040 INV-042 INV-043 INV-050 INV-R21";
      if ((state->misses & 1) || inv_decks_left (match, state) == 0)
        gn_say (&prompt->what, INV_ASKS_NO_BOON, seat);
      else
        {
          gn_say (&prompt->what, INV_ASKS_PREP, seat);
          say_decks (match, state, prompt);
        }
      break;
    case INV_AT_OPEN:
      prompt->step = "open";
      prompt->clauses = "INV-R56 INV-050";
      gn_say (&prompt->what, INV_ASKS_OPEN, seat);
      say_decks (match, state, prompt);
      break;
    case INV_AT_BOON:
      prompt->must = 0;
      prompt->step = "boon";
      prompt->clauses = "INV-050 INV-052 " NAMES;
      gn_prompt_due (prompt, INV_FAMILY_BOONS, INV_SOURCE_DECK + (guint) state->from_deck, INV_V_BOON_UP, GN_ALL_SEE);
      gn_say (&prompt->what, INV_ASKS_BOON, seat, state->from_deck);
      break;
    case INV_AT_BOON_VALUE:
    case INV_AT_GNOME_VALUE:
      prompt->must = 0;
      prompt->step = "value";
      prompt->clauses = "INV-053 INV-088 INV-R28";
      gn_prompt_due (prompt, INV_FAMILY_DICE, INV_SOURCE_DICE, INV_V_DIE, GN_ALL_SEE);
      if (state->stage == INV_AT_BOON_VALUE)
        gn_say (&prompt->what, INV_ASKS_VALUE_BOON, seat, state->boon);
      else
        gn_say (&prompt->what, INV_ASKS_VALUE_GNOME, seat, state->gnome);
      break;
    case INV_AT_BOON_HELP:
    case INV_AT_FIGHT_HELP:
      prompt->step = "help";
      prompt->may = helpers (match, state, FALSE);
      if (state->stage == INV_AT_BOON_HELP)
        {
          prompt->clauses = "INV-060 INV-061 INV-063 INV-064 INV-065 INV-R12 INV-R15";
          gn_say (&prompt->what, INV_ASKS_HELP_BOON, seat, state->boon);
        }
      else
        {
          prompt->clauses = "INV-095 INV-096 INV-097 INV-098 INV-099 INV-R12 INV-R17";
          gn_say (&prompt->what, INV_ASKS_HELP_GNOME, seat, state->gnome);
        }
      say_pool (match, state, prompt);
      break;
    case INV_AT_BOON_ROLL:
    case INV_AT_FIGHT_ROLL:
      prompt->must = 0;
      prompt->step = "roll";
      prompt->clauses = "INV-070 INV-072 INV-100 INV-101 INV-R29";
      gn_prompt_due (prompt, INV_FAMILY_DICE, INV_SOURCE_DICE, INV_V_DIE, GN_ALL_SEE);
      gn_say (&prompt->what, INV_ASKS_ROLL, seat);
      say_pool (match, state, prompt);
      break;
    case INV_AT_BOON_LATE:
    case INV_AT_FIGHT_LATE:
      prompt->step = "late";
      prompt->clauses = "INV-R50";
      prompt->may = helpers (match, state, TRUE);
      gn_say (&prompt->what, state->total >= inv_value_now (match, state) ? INV_ASKS_LATE_WON : INV_ASKS_LATE, seat,
              ABS (inv_value_now (match, state) - state->total));
      break;
    case INV_AT_TAKE:
      prompt->step = "take";
      prompt->clauses = "INV-073 INV-075 INV-R19";
      gn_say (&prompt->what, INV_ASKS_TAKE, seat, state->boon);
      break;
    case INV_AT_FORK:
      prompt->step = "fork";
      prompt->clauses = "INV-080 INV-085 INV-086 INV-R46";
      gn_say (&prompt->what, state->skip || (state->misses & 2) ? INV_ASKS_FORK_SKIP : INV_ASKS_FORK, seat);
      break;
    case INV_AT_GNOME:
      prompt->must = 0;
      prompt->step = "gnome";
      prompt->clauses = "INV-085 INV-087 INV-091 INV-R51";
      gn_prompt_due (prompt, INV_FAMILY_GNOMES, state->from_pile ? INV_SOURCE_GNOME_DISCARD : INV_SOURCE_GNOMES,
                     INV_V_GNOME_UP, GN_ALL_SEE);
      gn_say (&prompt->what, state->from_pile ? INV_ASKS_GNOME_DISCARD : INV_ASKS_GNOME, seat);
      break;
    case INV_AT_GNOME_CHOICE:
      prompt->step = "gnome";
      prompt->clauses = "INV-086 INV-R38";
      gn_say (&prompt->what, INV_ASKS_GNOME_CHOICE, seat);
      break;
    case INV_AT_KEEP:
      prompt->step = "keep";
      prompt->clauses = "INV-110 INV-111 INV-112 INV-115 INV-R16";
      prompt->must = 0;
      GN_FOR_SEATS (match, other)
        if (inv_must_keep (match, state, other, NULL, NULL))
          prompt->must |= GN_SEES (other);
      gn_say (&prompt->what, INV_ASKS_KEEP, prompt->must ? __builtin_ctz (prompt->must) : seat);
      break;
    default:
      prompt->step = "over";
      break;
    }
}

void
inv_prompt (const GnMatch *match,
            gconstpointer  data,
            GnPrompt      *prompt)
{
  const InvState *state = data;

  if (state->head.over)
    {
      prompt->step = "over";
      prompt->clauses = "INV-004 INV-120 INV-121 INV-122";
      gn_say (&prompt->what, INV_ASKS_OVER);
      return;
    }
  if (!prompt_setup (match, state, prompt) && !prompt_effect (match, state, prompt))
    prompt_step (match, state, prompt);
  if (prompt->chance && match->dealer[prompt->family] == GN_DEALER_BOX)
    prompt->host = TRUE;
}
