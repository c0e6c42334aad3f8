/* gw-worth.c: what a position of Gnômes & Wizards is worth to a player who looks a turn ahead
 *
 * Points as they stand, dice and abilities for the turns that are left, cards, the way to the next clan; less what
 * others could do to one's units before one moves again. A point for a rival is a point lost, shared among the rivals.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-worth.h"

#define DIE_WORTH     0.9    /* of one die more, a turn */
#define CARD_WORTH    1.2
#define DEFENCE_WORTH 0.45
#define DICE_LIKELY   1.2    /* attack dice an attacker may expect to have */

int
gw_turns_left (const GnMatch *match,
               const GwState *state,
               int            seat)
{
  const int n = match->n_seats, first = MAX (state->first, 0), rounds = MAX (0, (int) gw_rounds (match) - state->round);

  if (gw_eliminated (state, seat))
    return 0;
  return rounds + ((seat - first + n) % n > (MAX (state->current, 0) - first + n) % n);
}

gboolean
gw_callable (const GwState *state,
             int            clan)
{
  return !gw_is_leader (clan) && state->status[clan] == GW_INACTIVE && !gw_shut_off (state, clan);
}

double
gw_card_worth (const GnMatch *match,
               int            card)
{
  const GwAbility *printed = card >= 0 ? &gw_set (match)->card[card] : NULL;

  if (!printed)
    return CARD_WORTH;
  return CARD_WORTH + (printed->kind == GW_LEARNED ? 0.5 - 0.1 * printed->cost : printed->steps.damaging ? 0.4 : 0);
}

static double
worth_of_abilities (const GnMatch *match,
                    const GwState *state,
                    int            unit,
                    int            turns)
{
  double worth = 0;

  if (turns == 0)
    return 0;
  for (int value = 2 * unit; value < 2 * unit + 2; value++)
    {
      const GwAbility *ability = gw_ability (match, state, value);

      if (!ability || !ability->known || ability->cost == 0)
        continue;
      const double full = (double) state->charge[value] / ability->cost;

      worth += (0.8 + 0.7 * ability->cost) * full * (0.5 + 0.5 * full) + (value % 2 ? CARD_WORTH + 0.3 : 0.2);
    }
  return worth;
}

/* HP that others could take from the unit before its player moves again, and how likely it dies of it. */
static double
danger_of (const GnMatch *match,
           const GwState *state,
           int            seat,
           int            unit,
           double        *death)
{
  const GwSet *set = gw_set (match);
  const GwBoard *board = gw_board (match);
  const int cell = gw_cell (match, state, unit), hp = state->hp[unit];
  double most[3] = { 0 }, sum = 0, all = 0;

  *death = 0;
  GW_FOR_UNITS (other)
    {
      const int whose = gw_seat (state, other);

      if (state->status[other] != GW_ACTIVE || whose < 0 || !gw_hostile (match, state, unit, other)
          || gw_turns_left (match, state, whose) == 0)
        continue;
      if (state->counter[other][GW_NO_ATTACK] || state->counter[other][GW_SLEEPING]
          || !state->counter[unit][GW_FLYING] != !state->counter[other][GW_FLYING])
        continue;

      const int far = board->dist[gw_cell (match, state, other)][cell]
                      - (state->counter[other][GW_NO_MOVEMENT] ? 0 : set->mov[other]);
      const double reached = far <= 0 ? 0.75
                             : far == 1 ? 0.4
                             : far == 2 ? 0.15
                                        : 0,
                   power = set->atk[other] + DICE_LIKELY;
      double harm = reached * (state->def[unit] >= power ? power / 2 : power);

      all += reached > 0 ? power : 0;
      for (guint i = 0; i < G_N_ELEMENTS (most); i++)
        if (harm > most[i])
          {
            const double less = most[i];

            most[i] = harm;
            harm = less;
          }
    }
  sum = most[0] + 0.7 * most[1] + 0.5 * most[2];
  if (all >= hp)
    *death = sum >= hp ? 0.7 : sum >= 0.6 * hp ? 0.35 : sum >= 0.35 * hp ? 0.15 : 0.05;
  return MIN (sum, hp);
}

/* Horns are no use far from the tiles of one's clans. */
static double
worth_of_ways (const GnMatch *match,
               const GwState *state,
               int            seat)
{
  const GwBoard *board = gw_board (match);
  const int first = gw_unit (gw_tribe (state, seat), 0);
  int least = 9;

  for (int clan = first + 1; clan < first + GW_SLOTS; clan++)
    for (int side = 0; side < 2 && gw_callable (state, clan); side++)
      {
        const int cell = gw_cell_at (match, state->lies[gw_tile (gw_tribe_of (clan), gw_slot_of (clan), side)]);

        if (cell < 0 || !gw_landable (match, state, cell))
          continue;
        for (int unit = first; unit < first + GW_SLOTS; unit++)
          if (state->status[unit] == GW_ACTIVE)
            least = MIN (least, board->dist[gw_cell (match, state, unit)][cell]);
      }
  if (least == 9)
    return 0;
  if (state->current == seat && state->stage == GW_AT_FIGHT && state->horns_aside >= 3)
    return least == 0 ? 9 : -0.6 * least;
  return gw_turns_left (match, state, seat) > 0 ? -0.35 * MIN (least, 6) : 0;
}

static double
worth_to (const GnMatch *match,
          const GwState *state,
          int            seat,
          double        *harm)
{
  const GwBoard *board = gw_board (match);
  const GwSet *set = gw_set (match);
  const int first = gw_unit (gw_tribe (state, seat), 0), turns = gw_turns_left (match, state, seat),
            flip = (int) gw_flip_start (match);
  const guint64 next = state->round + 1 >= flip ? gw_flip_now (match, state) : 0;
  double worth = gw_points (match, state, seat) + worth_of_ways (match, state, seat), room = 0;

  for (int unit = first; unit < first + GW_SLOTS; unit++)
    {
      double death;

      if (state->status[unit] == GW_INACTIVE && gw_callable (state, unit))
        worth += 0.2 * MIN (turns, 4);
      if (state->status[unit] != GW_ACTIVE)
        continue;
      worth += gw_is_leader (unit) ? 0 : DIE_WORTH * turns;
      worth += DEFENCE_WORTH * (state->def[unit] - MAX (0, set->def[unit])) * (turns > 0);
      worth += worth_of_abilities (match, state, unit, turns);
      worth -= turns > 0
                 ? 1.5 * (state->counter[unit][GW_SLEEPING] > 0) + 1.2 * (state->counter[unit][GW_NO_ATTACK] > 0)
                     + 0.8 * (state->counter[unit][GW_NO_MOVEMENT] > 0)
                 : 0;
      worth -= 1.4 * (state->counter[unit][GW_LINGERING] > 0);
      worth -= next >> gw_cell (match, state, unit) & 1 ? 0.9 : 0;
      worth += 0.05 * board->label[gw_cell (match, state, unit)];
      worth -= *harm * danger_of (match, state, seat, unit, &death);
      worth -= *harm * death
               * ((gw_is_leader (unit) ? 12 : 7 + DIE_WORTH * turns)
                  + (gw_is_leader (unit) ? 30.0 : 20.0) / MAX (1, gw_teams (match) ? 1 : match->n_seats - 1));
      room += gw_room (match, state, 2 * unit) + gw_room (match, state, 2 * unit + 1);
    }
  for (guint i = 0; i < state->hand[seat].n && turns > 0; i++)
    worth += state->hand[seat].layer[i].card >= 0 ? gw_card_worth (match, state->hand[seat].layer[i].card)
                                                  : CARD_WORTH * state->hand[seat].layer[i].n;
  if (state->current == seat && state->stage < GW_AT_COLLECT)
    worth += 0.7 * MIN (room, state->reserve) * (turns > 0);
  return worth;
}

double
gw_worth (const GnMatch *match,
          const GwState *state,
          int            seat)
{
  double worth = 0, others = 0, soon = 0.8, late = 0.4;
  int n = 0;

  GN_FOR_SEATS (match, who)
    {
      const gboolean mate = who == seat || (gw_teams (match) && !gw_hostile_seats (match, state, seat, who));
      const double value = worth_to (match, state, who, mate ? &soon : &late);

      if (mate)
        worth += value;
      else
        others += value, n++;
    }
  return worth - others * (gw_teams (match) ? 1.0 : 1.0 / MAX (n, 1));
}
