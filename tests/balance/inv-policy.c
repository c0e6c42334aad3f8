/* inv-policy.c: a sensible team at Gnome Invasion
 *
 * They talk openly, so they know each other's hands, but no deck. Cards are played as long as what they add to the
 * chance is worth more than the card; nothing is planned further than the turn.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "balance.h"

#include "games/invasion/inv-state.h"
#include "games/invasion/inv-view.h"
#include "inv-worth.h"

#define NEVER (-1e9)

static const Scenario scenarios[] = {
  { "Standard game", "", 2, 5 },
  { "Easier: a letter at the bottom", "bottom-letter=on", 2, 5 },
  { "Easier: 10 gnome cards each", "gnomes-per-player=10", 2, 5 },
  { "Easier: both", "bottom-letter=on gnomes-per-player=10", 2, 5 },
  { "Harder: 8 gnome cards each", "gnomes-per-player=8", 2, 5 },
  { "Harder: letters anywhere", "letters=mixed", 2, 5 },
  { "Harder: 4 rooms each", "rooms-per-player=4", 2, 5 },
  { "Harder: all three", "gnomes-per-player=8 letters=mixed rooms-per-player=4", 2, 5 },
  { "Six players, 8 gnome cards each", "expansion=on gnomes-per-player=8", 6, 6 },
  { 0 }
};

typedef struct {
  const GnMatch    *match;
  const InvState   *state;
  const InvSet     *set;
  const GnMoveList *legal;
  double            time;
} Team;

/* ---- Playing cards --------------------------------------------------------------- */

/* What stands in front of @seat of that kind, the weakest; -1: nothing. */
static int
weakest (const Team *team,
         int         seat,
         int         kind)
{
  const GnPile *play = &team->state->play[seat];
  int worst = -1;

  for (guint i = 0; i < play->n; i++)
    {
      int card = play->layer[i].card;

      if (card >= 0 && team->set->boon[card].kind == kind
          && (worst < 0 || worth_in_play (team->match, card) < worth_in_play (team->match, worst)))
        worst = card;
    }

  return worst;
}

static gboolean
has_stolen_die (const Team *team)
{
  GN_FOR_SEATS (team->match, seat)
    if (team->state->stolen[seat])
      return TRUE;

  return FALSE;
}

/* A text that is best carried out early. */
static double
worth_now (const Team *team,
           int         card)
{
  const InvBoon *boon = &team->set->boon[card];
  const GnMatch *match = team->match;
  double worth = 0;

  if (boon->flags & INV_FLAG_STAYS)
    return 5;
  if (worth_has (match, FALSE, card, INV_ON_PLAY, INV_E_EXTRA_BOON)
      || worth_has (match, FALSE, card, INV_ON_PLAY, INV_E_BOON_REWARD))
    worth = 8;
  if (worth_has (match, FALSE, card, INV_ON_PLAY, INV_E_FETCH)
      && worth_slot (match, team->state, FALSE, card, INV_ON_PLAY, team->state->active) >= WORTH_ROOM / 2)
    worth = 20;
  if (worth_has (match, FALSE, card, INV_ON_PLAY, INV_E_LETTER_BACK) && team->state->n_letters >= 4)
    worth = 15;
  if (worth_has (match, FALSE, card, INV_ON_PLAY, INV_E_PEEK) && !boon->has_played)
    worth = 3;
  if (worth_has (match, FALSE, card, INV_ON_PLAY, INV_E_RETURN_DIE) && has_stolen_die (team))
    worth = 3;
  return worth;
}

/* Step 1: the best ally and weapon into play, and what does something by itself. */
static double
rate_play_early (const Team   *team,
                 const GnMove *move)
{
  const int card = move->arg[INV_A_CARD], over = move->arg[INV_A_OVER];
  const InvBoon *boon = &team->set->boon[card];

  if (boon->flags & INV_FLAG_LATE)
    return NEVER;
  if (boon->kind == INV_ROOM)
    return 50;
  if (boon->kind == INV_ALLY || boon->kind == INV_WEAPON)
    {
      double gain = worth_in_play (team->match, card) - (over >= 0 ? worth_in_play (team->match, over) : 0);

      return boon->has_played && gain > (over >= 0 ? 2.0 : 0.5) ? 10 + gain : NEVER;
    }
  if (boon->skip || boon->from_discard)
    return NEVER;

  double worth = worth_now (team, card);

  return worth > 0 ? worth : NEVER;
}

/* Steps 3 and 8: what reaching the value is worth. */
static double
stake (const Team    *team,
       const InvRoll *roll)
{
  if (roll->kind == INV_ROLL_BOON)
    return worth_card (team->match, team->state, roll->card)
           + worth_slot (team->match, team->state, FALSE, roll->card, INV_ON_GAIN, team->state->active);
  return worth_winning (team->match, team->state, roll->card, team->state->active) + 1;
}

/* What a card adds by texts that the pool does not show: a lower value, a table. In points of the total. */
static double
hidden_points (const Team *team,
               int         card)
{
  const InvProgram *program = inv_program (team->set, FALSE, card, INV_ON_PLAY);
  InvList ops = inv_list_of (team->set, program, 0);
  double points = 0;

  for (guint i = 0; i < ops.n; i++)
    {
      const InvOp *op = &team->set->op[ops.first + i];
      double by = op->has_dice ? worth_dice (&op->dice) : op->n;

      if (op->word == INV_E_VALUE_CHANGE)
        points -= by
                  * (op->a == INV_PER_PLAYERS ? team->match->n_seats
                     : op->a == INV_PER_OWN_ROOMS ? inv_rooms_of (team->match, team->state, team->state->active)
                                                  : 1);
      else if (op->word == INV_E_TABLE)
        for (guint k = 0; k < op->n_lists; k++)
          points += worth_list (team->match, team->state, program, op->list[k], team->state->active) / op->n_lists;
    }

  return points;
}

static double
cost (const Team *team,
      int         seat,
      int         card,
      InvPlace    place,
      gboolean    spend)
{
  const InvBoon *boon = &team->set->boon[card];
  double worth = worth_card (team->match, team->state, card);

  /* An ally or weapon that may stay costs nothing. */
  if (!spend && (boon->kind == INV_ALLY || boon->kind == INV_WEAPON) && weakest (team, seat, boon->kind) < 0)
    return 0.3;
  if (place == INV_PLAY)
    worth += 4;
  return (0.8 * worth + 0.5) * team->time;
}

/* The chance of now, moved by so many points: about a twentieth each. */
static double
with_points (double chance,
             double points)
{
  return CLAMP (chance + points * 0.045, chance, 1);
}

static const InvIf *
find_if (const InvIf  *ifs,
         guint         n,
         const GnMove *move)
{
  const gboolean spend = move->verb == INV_V_SPEND;

  for (guint i = 0; i < n; i++)
    if (ifs[i].seat == move->seat && ifs[i].card == move->arg[INV_A_CARD] && ifs[i].spend == spend
        && (!spend || move->arg[INV_A_FROM] == GN_NONE || (gint16) ifs[i].place == move->arg[INV_A_FROM]))
      return &ifs[i];

  return NULL;
}

static double
rate_help (const Team    *team,
           const InvRoll *roll,
           const InvIf   *ifs,
           guint          n_ifs,
           double         worth,
           const GnMove  *move)
{
  const int card = move->arg[INV_A_CARD];
  const InvBoon *boon = &team->set->boon[card];
  const InvIf *what = find_if (ifs, n_ifs, move);
  const double now = gn_odds_value (roll->chance);
  double then = what ? MAX (gn_odds_value (what->chance), now) : now;

  if (boon->kind == INV_ROOM || (boon->flags & INV_FLAG_LATE))
    return NEVER;
  /* An ally or weapon that goes to make room for another: seldom worth it in the middle of things. */
  if (move->verb == INV_V_PLAY && move->arg[INV_A_OVER] >= 0)
    return NEVER;
  if (boon->skip || boon->from_discard)
    return NEVER;

  if (move->verb == INV_V_PLAY)
    then = with_points (then, hidden_points (team, card));

  double gain = (then - now) * worth;
  double texts = move->verb == INV_V_PLAY && worth_now (team, card) > 0 ? 2 : 0;

  if (then - now < 0.03)
    return NEVER;
  return gain + texts - cost (team, move->seat, card, what ? what->place : INV_HAND, move->verb == INV_V_SPEND);
}

/* Is it time for the skip or discard-draw card? A turn without a gnome costs no card of the clock. */
static double
rate_fork (const Team   *team,
           const GnMove *move)
{
  const InvState *state = team->state;
  const int card = move->arg[INV_A_CARD];

  if (move->verb != INV_V_PLAY)
    return 0;
  if (state->skip || state->draw)
    return NEVER;
  if (team->set->boon[card].skip)
    return 3;
  if (team->set->boon[card].from_discard && inv_heap_size (state) > 0)
    return 2;
  return NEVER;
}

/* ---- Choices that effects ask for ------------------------------------------------- */

static double
rate_loss (const Team   *team,
           const GnMove *move)
{
  const int card = move->arg[INV_A_CARD];

  if (card < 0)
    return 0;
  if (inv_is_room (team->set, card))
    return -WORTH_ROOM + (team->set->boon[card].program[INV_IN_PLAY].n ? 0 : 1);
  return -worth_card (team->match, team->state, card) - (move->arg[INV_A_FROM] == INV_PLAY ? 2 : 0);
}

static double
rate_gnome (const Team *team,
            int         gnome)
{
  const InvGnome *card = &team->set->gnome[gnome];

  if (card->no_value)
    return worth_slot (team->match, team->state, TRUE, gnome, INV_DIRECTIONS, team->state->active);
  return worth_winning (team->match, team->state, gnome, team->state->active)
         * CLAMP ((24 - worth_dice (&card->value)) / 14, 0, 1);
}

static double
rate_pick (const Team   *team,
           const GnMove *move)
{
  const InvState *state = team->state;
  const int player = move->arg[INV_A_PICK_PLAYER], deck = move->arg[INV_A_PICK_DECK], list = move->arg[INV_A_LIST];

  if (move->arg[INV_A_PICK_GNOME] >= 0)
    return rate_gnome (team, move->arg[INV_A_PICK_GNOME]);
  if (player >= 0)
    return gn_pile_size (&state->hand[player]);
  if (deck >= 0)
    return gn_pile_size (&state->deck[deck]);
  if (list >= 0)
    {
      const InvFrame *frame = inv_top_of (state);
      const InvOp *op = inv_op_of (team->match, state);
      const InvProgram *program = inv_program (team->set, frame->gnome, frame->card, frame->slot);

      /* Lists are told from 1. */
      if (op && list >= 1 && (guint) list <= op->n_lists)
        return worth_list (team->match, state, program, op->list[list - 1], state->active);
    }
  return 0;
}

static double
rate_take (const Team   *team,
           const GnMove *move)
{
  const int card = team->state->boon;
  const gboolean play = move->arg[INV_A_TO] == INV_PLAY;

  if (card < 0)
    return 0;

  const InvBoon *boon = &team->set->boon[card];

  if (boon->kind == INV_ROOM || (boon->flags & INV_FLAG_STAYS))
    return play ? 1 : 0;
  if (boon->kind == INV_ALLY || boon->kind == INV_WEAPON)
    {
      if (!play || move->arg[INV_A_OVER] >= 0 || !boon->has_played)
        return play ? -1 : 0;
      return 1;
    }
  return play ? -1 : 0;
}

static double
rate_keep (const Team   *team,
           const GnMove *move)
{
  double worth = 0;

  for (guint i = INV_A_ALLY; i <= INV_A_WEAPON; i++)
    if (move->arg[i] >= 0)
      worth += worth_in_play (team->match, move->arg[i]) + 0.1 * worth_card (team->match, team->state, move->arg[i]);
  return worth;
}

/* After a miss: is a late card worth it? */
static double
rate_late (const Team    *team,
           const InvRoll *roll,
           double         worth,
           const GnMove  *move)
{
  if (move->verb != INV_V_PLAY)
    return 0;
  if (roll->by >= 0)
    return NEVER;

  const int card = move->arg[INV_A_CARD];
  const InvBoon *boon = &team->set->boon[card];
  double chance = 0;

  if (boon->has_played)
    {
      GnDice dice;

      gn_dice_clear (&dice);
      gn_dice_add_expr (&dice, &boon->played);
      chance = gn_odds_value (gn_dice_reach (&dice, -roll->by));
    }
  else
    {
      for (guint i = 0; i < roll->n_dice; i++)
        if (!roll->die[i].out && roll->die[i].result)
          {
            int needed = roll->die[i].result - roll->by;
            double of_this = (roll->die[i].sides + 1.0 - needed) / roll->die[i].sides;

            chance = MAX (chance, of_this);
          }
    }

  return chance > 0.15 ? chance * worth - cost (team, move->seat, card, INV_HAND, FALSE) : NEVER;
}

/* The die that shows least of what it could. */
static double
rate_again (const Team   *team,
            const InvRoll *roll,
            const GnMove *move)
{
  const int die = move->arg[INV_A_N] - 1;

  if (die < 0 || die >= (int) roll->n_dice)
    return 0;
  return (roll->die[die].sides + 1) / 2.0 - roll->die[die].result;
}

/* ---- The policy ---------------------------------------------------------------------- */

static double
rate (const Team    *team,
      const InvRoll *roll,
      const InvIf   *ifs,
      guint          n_ifs,
      double         worth,
      const GnMove  *move)
{
  const InvState *state = team->state;

  switch ((InvVerb) move->verb)
    {
    case INV_V_CONCEDE:
    case INV_V_TAKE_BACK:
      return NEVER;
    case INV_V_OPEN:
      return gn_pile_size (&state->deck[move->arg[0]]) / 1000.0;
    case INV_V_DROP:
      return rate_loss (team, move);
    case INV_V_HAND_OVER:
      return -worth_card (team->match, state, move->arg[INV_A_CARD]);
    case INV_V_PULL:
      return worth_card (team->match, state, move->arg[INV_A_CARD]);
    case INV_V_PICK:
      return rate_pick (team, move);
    case INV_V_TAKE:
      return rate_take (team, move);
    case INV_V_KEEP:
      return rate_keep (team, move);
    case INV_V_TO_BOTTOM:
      return move->arg[INV_A_LETTER] >= 0 ? 5 : -1;
    case INV_V_AGAIN:
      return rate_again (team, roll, move);
    case INV_V_PLAY:
    case INV_V_SPEND:
      if (state->stage == INV_AT_PREP)
        return rate_play_early (team, move);
      if (inv_in_late (state))
        return rate_late (team, roll, worth, move);
      if (inv_in_help (state))
        return rate_help (team, roll, ifs, n_ifs, worth, move);
      if (state->stage == INV_AT_FORK)
        return rate_fork (team, move);
      return NEVER;
    default:
      return 0;
    }
}

static guint
choose (const GnMatch    *match,
        gconstpointer     state,
        int               seat,
        const GnMoveList *legal,
        GnStream         *stream)
{
  Team team = { .match = match, .state = state, .set = inv_set (match), .legal = legal, .time = 1 };
  static InvRoll roll;
  InvIf ifs[64];
  guint n_ifs = 0, best = 0;
  double worth = 0, most = -G_MAXDOUBLE;

  memset (&roll, 0, sizeof roll);
  if (inv_in_help (state) || inv_in_late (state))
    {
      inv_view_roll (match, state, &roll);
      team.time = worth_time (match, state);
      worth = roll.card >= 0 ? stake (&team, &roll) : 0;
      if (inv_in_help (state))
        n_ifs = inv_view_ifs (match, state, ifs, G_N_ELEMENTS (ifs));
    }

  for (guint i = 0; i < legal->n; i++)
    {
      double rated = rate (&team, &roll, ifs, n_ifs, worth, &legal->move[i]);

      if (rated > most)
        {
          most = rated;
          best = i;
        }
    }

  return best;
}

const Policy inv_policy = { "invasion", scenarios, TRUE, choose, NULL };
