/* gw-insights.c: figures and odds for curious players, and descriptions of things
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gw-state.h"

static void
number (GnInsights *insights,
        guint       label,
        int         seat,
        int         n)
{
  GnInsight *insight = gn_insights_add (insights, GN_INSIGHT_NUMBER);

  gn_say (&insight->label, (int) label);
  insight->seat = (gint8) seat;
  insight->a = n;
}

/* Chance of at least three horns in one throw of @dice dice: all cases minus those with none, one or two */
static void
add_horns (const GnMatch *match,
           GnInsights    *insights,
           int            seat,
           guint          dice)
{
  guint8 black[GW_N_FACES], pink[GW_N_FACES];
  guint64 all = 1, ways[3] = { 1, 0, 0 };

  gw_sides (match, FALSE, black);
  gw_sides (match, TRUE, pink);
  for (guint i = 0; i < dice; i++)
    {
      const guint horns = i < GW_DICE_BLACK ? black[GW_HORN] : pink[GW_HORN];

      all *= GW_DIE_SIDES;
      for (guint k = 2; k > 0; k--)
        ways[k] = ways[k] * (GW_DIE_SIDES - horns) + ways[k - 1] * horns;
      ways[0] *= GW_DIE_SIDES - horns;
    }

  const guint64 few = ways[0] + ways[1] + ways[2];

  GnInsight *insight = gn_insights_add (insights, GN_INSIGHT_FRACTION);

  gn_say (&insight->label, GW_L_IN_HORNS);
  insight->seat = (gint8) seat;
  insight->a = (gint64) (all - few);
  insight->b = (gint64) all;
  insight->odds = TRUE;
}

void
gw_insights (const GnMatch *match,
             gconstpointer  data,
             GnInsights    *insights)
{
  const GwState *state = data;

  if (state->head.over || state->stage < GW_AT_TURN_START)
    return;
  GN_FOR_SEATS (match, seat)
    {
      const int first = 2 * gw_unit (gw_tribe (state, seat), 0);
      int room = 0, charged = 0;

      number (insights, GW_L_IN_SCORE, seat, gw_points (match, state, seat));
      if (gw_eliminated (state, seat))
        continue;
      number (insights, GW_L_IN_DICE, seat, (int) gw_dice_count (match, state, seat));
      for (int value = first; value < first + 2 * GW_SLOTS; value++)
        {
          const GwAbility *ability = gw_ability (match, state, value);

          room += gw_room (match, state, value);
          charged += ability && ability->known && state->status[value / 2] == GW_ACTIVE
                     && state->charge[value] == ability->cost;
        }
      number (insights, GW_L_IN_ROOM, seat, room);
      if (charged)
        number (insights, GW_L_IN_CHARGED, seat, charged);
      add_horns (match, insights, seat, gw_dice_count (match, state, seat));
    }
  if (gw_option (match, GW_OPT_RESERVE) == 0)
    number (insights, GW_L_IN_RESERVE, -1, state->reserve);
  else
    GN_FOR_SEATS (match, seat)
      number (insights, GW_L_IN_RESERVE, seat, state->own_reserve[seat]);
  number (insights, GW_L_IN_LAYER, -1, (int) gn_places_count (gw_flip_now (match, state)));
  GW_FOR_UNITS (unit)
    if (state->counter[unit][GW_LINGERING])
      {
        GnInsight *insight = gn_insights_add (insights, GN_INSIGHT_NUMBER);

        gn_say (&insight->label, GW_L_IN_LINGER);
        insight->seat = -1;
        insight->thing = GN_THING (GW_DOMAIN_UNIT, (gint16) unit);
        insight->a = gw_damage (2, state->def[unit]);
      }
}

void
gw_describe (const GnMatch *match,
             gconstpointer  data,
             GnThing        thing,
             GnSay         *say)
{
  const GwState *state = data;
  const GwSet *set = gw_set (match);
  const int value = thing.value;

  if (value < 0)
    return;
  if (thing.domain == GW_DOMAIN_UNIT && value < GW_UNITS && value < set->n_units)
    {
      if (state->status[value] == GW_ACTIVE)
        gn_say (say, GW_L_UNIT_IS, value, state->hp[value], state->def[value], gw_speed (match, state, value),
                gw_power (match, state, value));
      else
        gn_say (say, state->status[value] == GW_DEAD ? GW_L_UNIT_DEAD : GW_L_UNIT_INACTIVE, value);
    }
  else if (thing.domain == GW_DOMAIN_PLACE && gw_cell_at (match, value) >= 0)
    {
      const int cell = gw_cell_at (match, value), tile = gw_tile_at (state, value);
      int n = 0;

      GW_FOR_UNITS (unit)
        n += state->place[unit] == value;
      if (tile < 0)
        gn_say (say, GW_L_PLACE_EMPTY, value);
      else if (!gw_landable (match, state, cell))
        gn_say (say, GW_L_PLACE_FLIPPED, value);
      else
        gn_say (say, GW_L_PLACE_IS, value, tile, gw_board (match)->label[cell], n);
    }
  else if (thing.domain == GW_DOMAIN_ABILITY && value < GW_ABILITIES && gw_ability (match, state, value))
    {
      const GwAbility *ability = gw_ability (match, state, value);

      if (ability->known)
        gn_say (say, GW_L_ABILITY_IS, value, state->charge[value], ability->cost);
      else
        gn_say (say, GW_L_ABILITY_UNKNOWN, value);
    }
  else if (thing.domain == GW_DOMAIN_CARD && value < set->n_cards)
    {
      if (set->card[value].known)
        gn_say (say, GW_L_CARD_IS, value, set->card[value].kind, set->card[value].cost);
      else
        gn_say (say, GW_L_CARD_UNKNOWN, value);
    }
}
