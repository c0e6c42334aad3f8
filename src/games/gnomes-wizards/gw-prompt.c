/* gw-prompt.c: prompts: the seat that acts, and what it has to do now
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

static const char *const steps[GW_N_STAGES] = {
  "tribes", "first-player", "board", "fairness", "components", "leaders", "short-clans", "turn-start", "flip", "roll",
  "assign", "fight", "war", "collect", "turn-end", "over",
};
static const char *const clauses[GW_N_STAGES] = {
  "GW-005", "GW-007", "GW-013 GW-014 GW-011 GW-015", "GW-017", "GW-018", "GW-022 GW-023 GW-024 GW-026", "GW-181",
  "GW-031 GW-104", "GW-034 GW-035 GW-045 GW-046", "GW-054 GW-056 GW-057",
  "GW-059 GW-061 GW-065 GW-064", "GW-069 GW-073 GW-078 GW-087", "GW-110 GW-112 GW-115 GW-117", "GW-135 GW-134",
  "GW-123", "GW-190 GW-196",
};

static void
prompt_setup (const GnMatch *match,
              const GwState *state,
              GnPrompt      *prompt)
{
  const int seat = gw_setup_seat (match, state);

  switch ((GwStage) state->stage)
    {
    case GW_AT_TRIBES:
      gn_prompt_due (prompt, GW_FAMILY_TILES, GW_SOURCE_TRIBES, GW_V_TRIBE, GN_ALL_SEE);
      gn_say (&prompt->what, GW_ASKS_TRIBE, MAX (0, gw_untribed (match, state)));
      break;
    case GW_AT_FIRST_PLAYER:
      gn_prompt_due (prompt, GW_FAMILY_DICE, GW_SOURCE_HORNS, GW_V_HORNS, GN_ALL_SEE);
      prompt->host = match->dealer[GW_FAMILY_DICE] == GN_DEALER_BOX;
      GN_FOR_SEATS (match, who)
        if ((state->rolling >> who & 1) && !state->horns[who])
          {
            gn_say (&prompt->what, GW_ASKS_HORNS, who);
            break;
          }
      break;
    case GW_AT_BOARD:
      {
        const GwBoard *board = gw_board (match);
        const int cell = gw_next_cell (match, state);

        gn_prompt_due (prompt, GW_FAMILY_TILES, GW_SOURCE_TILES, GW_V_LAY, GN_ALL_SEE);
        gn_say (&prompt->what, GW_ASKS_LAY, board->place[cell < 0 ? (int) board->grid.n - 1 : cell]);
        break;
      }
    case GW_AT_FAIRNESS:
      {
        int one, other;

        prompt->host = TRUE;
        gn_say (&prompt->what, GW_ASKS_FAIRNESS);
        if (gw_option (match, GW_OPT_FAIR) == 1 && match->dealer[GW_FAMILY_TILES] == GN_DEALER_APP
            && gw_rims_differ (match, state))
          gn_say (&prompt->how, GW_ASKS_HOW_EQUAL);
        else if (gw_option (match, GW_OPT_FAIR) != 2 && gw_fair_swap (match, state, &one, &other))
          gn_say (&prompt->how, GW_ASKS_HOW_FAIRNESS, one, other);
        break;
      }
    case GW_AT_COMPONENTS:
      prompt->host = TRUE;
      gn_say (&prompt->what, GW_ASKS_DECK);
      break;
    default:
      prompt->must = seat >= 0 ? GN_SEES (seat) : 0;
      gn_say (&prompt->what, state->stage == GW_AT_LEADERS ? GW_ASKS_LEADER : GW_ASKS_CLAN, MAX (seat, 0));
      break;
    }
}

/* Names the unit if only one of the seat's has to go. */
static void
prompt_leave (const GwState *state,
              int            seat,
              GnPrompt      *prompt)
{
  const guint32 units = gw_frame_units (gw_top (state));
  int only = -1, n = 0;

  GW_FOR_UNITS (unit)
    if ((units & GW_BIT (unit)) && gw_seat (state, unit) == seat)
      {
        only = unit;
        n++;
      }
  if (n == 1)
    gn_say (&prompt->what, GW_ASKS_LEAVE_ONE, seat, only);
  else
    gn_say (&prompt->what, GW_ASKS_LEAVE, seat);
}

static void
prompt_choice (const GnMatch *match,
               const GwState *state,
               int            seat,
               guint          verb,
               GnPrompt      *prompt)
{
  const GwFrame *top = gw_top (state);

  if (seat >= 0)
    prompt->must = GN_SEES (seat);
  switch ((GwVerb) verb)
    {
    case GW_V_GO:
      if (top->kind == GW_FRAME_LEAVE)
        prompt_leave (state, seat, prompt);
      else
        gn_say (&prompt->what, GW_ASKS_GO, seat, top->a);
      break;
    case GW_V_NEXT:
      gn_say (&prompt->what, top->kind == GW_FRAME_LINGER ? GW_ASKS_LINGER : GW_ASKS_NEXT, seat);
      break;
    case GW_V_STRIKE:   gn_say (&prompt->what, GW_ASKS_STRIKE, seat, top->a); break;
    case GW_V_PICK:
      if (state->run.source)
        gn_say (&prompt->what, GW_ASKS_PICK_OF, seat, state->run.source - 1);
      else
        gn_say (&prompt->what, GW_ASKS_PICK, seat);
      break;
    case GW_V_COLLECT:  gn_say (&prompt->what, GW_ASKS_GIVE, seat, top->b); break;
    case GW_V_KEEP:     gn_say (&prompt->what, GW_ASKS_KEEP, seat, (int) gn_pile_size (&state->looked)); break;
    case GW_V_DISCARD:  gn_say (&prompt->what, GW_ASKS_LOSE, seat); break;
    case GW_V_COMEBACK: gn_say (&prompt->what, GW_ASKS_COMEBACK, seat); break;
    case GW_V_DRAWN:
      gn_prompt_due (prompt, GW_FAMILY_CARDS, GW_SOURCE_DECK, GW_V_DRAWN, GN_SEES (top->a));
      gn_say (&prompt->what, GW_ASKS_DRAWN, top->a);
      break;
    case GW_V_LOST_CARD:
      gn_prompt_due (prompt, GW_FAMILY_CARDS, GW_SOURCE_HAND, GW_V_LOST_CARD, GN_SEES (top->a));
      gn_say (&prompt->what, GW_ASKS_LOST, top->a);
      break;
    case GW_V_ROLLED:
      gn_prompt_due (prompt, GW_FAMILY_DICE, GW_SOURCE_DICE, GW_V_ROLLED, GN_ALL_SEE);
      gn_say (&prompt->what, GW_ASKS_ROLLED);
      break;
    case GW_V_DIE:
      gn_prompt_due (prompt, GW_FAMILY_DICE, GW_SOURCE_DICE, GW_V_DIE, GN_ALL_SEE);
      gn_say (&prompt->what, GW_ASKS_DIE, MAX (0, state->current), state->due);
      break;
    default:
      prompt->host = TRUE;
      gn_say (&prompt->what, GW_ASKS_TEXT, MAX (0, state->run.seat - 1));
      break;
    }
}

static void
prompt_turn (const GnMatch *match,
             const GwState *state,
             GnPrompt      *prompt)
{
  const int seat = state->current, acting = state->acting - 1;
  int dice = 0;

  prompt->must = GN_SEES (seat);
  switch ((GwStage) state->stage)
    {
    case GW_AT_FLIP:
      {
        const guint64 now = gw_flip_now (match, state);
        const int left = (int) gn_places_count (gw_flippable (match, state));

        gn_say (&prompt->what, GW_ASKS_FLIP, seat, MIN (2 - state->flips, left));
        gn_say (&prompt->how, GW_ASKS_HOW_FLIP, now ? gw_board (match)->label[__builtin_ctzll (now)] : 1,
                (int) gn_places_count (now));
        break;
      }
    case GW_AT_ROLL:
      if (state->rolled)
        gn_say (&prompt->what, GW_ASKS_REROLL, seat, MAX (0, 2 + state->more_rerolls - state->rerolls));
      else
        gn_say (&prompt->what, GW_ASKS_ROLL, seat, (int) gw_dice_count (match, state, seat));
      gn_say (&prompt->how, GW_ASKS_HOW_ROLL);
      break;
    case GW_AT_ASSIGN:
      GW_FOR_FACES (face)
        dice += state->dice[face];
      if (dice)
        gn_say (&prompt->what, GW_ASKS_ASSIGN, seat, dice);
      else
        gn_say (&prompt->what, GW_ASKS_ASSIGNED, seat);
      break;
    case GW_AT_FIGHT:
      if (acting >= 0)
        gn_say (&prompt->what, GW_ASKS_ACTING, seat, acting, gw_steps_left (match, state, acting, NULL));
      else
        gn_say (&prompt->what, GW_ASKS_FIGHT, seat);
      gn_say (&prompt->how, GW_ASKS_HOW_FIGHT);
      break;
    case GW_AT_WAR:
      gn_say (&prompt->what, GW_ASKS_WAR, seat, state->horns_aside, state->drawn ? 0 : state->horns_deck);
      gn_say (&prompt->how, GW_ASKS_HOW_WAR);
      break;
    case GW_AT_COLLECT:
      if (gw_reserve (match, state, seat))
        gn_say (&prompt->what, GW_ASKS_COLLECT, seat, gw_reserve (match, state, seat));
      else
        gn_say (&prompt->what, GW_ASKS_COLLECTED, seat);
      break;
    default:
      {
        const int hand = (int) gn_pile_size (&state->hand[seat]);

        if (hand > gw_hand_limit (match))
          gn_say (&prompt->what, GW_ASKS_TURN_END, seat, hand, gw_hand_limit (match));
        else
          gn_say (&prompt->what, GW_ASKS_TURN_OVER, seat);
      }
      break;
    }
}

/* As far as the public knows, a seat may answer if it has a charged ability, a hidden card, or an ally to leave. */
static gboolean
may_answer (const GnMatch *match,
            const GwState *state,
            int            seat)
{
  const int first = gw_unit (gw_tribe (state, seat), 0) * 2;
  const gboolean kept_out = state->moving && gw_hostile_seats (match, state, seat, gw_seat (state, state->acting - 1));

  if (state->ally[seat])
    return TRUE;
  if (gw_eliminated (state, seat))
    return FALSE;
  if (gn_pile_size (&state->hand[seat]) > 0
      && (!kept_out || gw_option (match, GW_OPT_SECRET_MOVE) == 1 || gw_option (match, GW_OPT_ATTACH) == 1))
    return TRUE;
  for (int value = first; value < first + 2 * GW_SLOTS && !kept_out; value++)
    {
      const GwAbility *ability = gw_ability (match, state, value);

      if (ability && ability->known && state->charge[value] && state->charge[value] == ability->cost)
        return TRUE;
    }
  return FALSE;
}

void
gw_prompt (const GnMatch *match,
           gconstpointer  data,
           GnPrompt      *prompt)
{
  const GwState *state = data;
  int seat;
  guint verb;

  *prompt = (GnPrompt) { .viewers = GN_ALL_SEE, .step = steps[MIN (state->stage, GW_AT_OVER)],
                         .clauses = clauses[MIN (state->stage, GW_AT_OVER)] };
  if (state->head.over)
    {
      gn_say (&prompt->what, GW_ASKS_OVER);
      prompt->step = "over";
      return;
    }
  if (state->stage < GW_AT_TURN_START)
    {
      prompt_setup (match, state, prompt);
      return;
    }
  if (gw_asked (match, state, &seat, &verb))
    {
      prompt_choice (match, state, seat, verb, prompt);
      return;
    }
  if (state->n_frames)
    {
      const int opener = MAX (0, state->opener - 1);

      prompt->host = TRUE;
      prompt->must = GN_SEES (opener);
      prompt->step = "window";
      prompt->clauses = "GW-144 GW-201 GW-205 GW-145";
      if (state->n_casts)
        gn_say (&prompt->what, GW_ASKS_CASTS, opener, state->n_casts);
      else if (gw_held (state) && gw_held (state)->a == GW_V_NEXT)
        gn_say (&prompt->what, GW_ASKS_HELD_NEXT, gw_held (state)->b, gw_held (state)->c);
      else
        gn_say (&prompt->what, GW_ASKS_HELD, opener);
    }
  else
    {
      prompt_turn (match, state, prompt);
      prompt->host = gw_option (match, GW_OPT_ALLIANCE) == 1;
    }
  GN_FOR_SEATS (match, who)
    if (!(prompt->must >> who & 1) && may_answer (match, state, who))
      prompt->may |= GN_SEES (who);
}
