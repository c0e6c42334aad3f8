/* ex-insights.c: odds and figures beside the table, and a one-sentence description of each thing
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ex-state.h"

void
ex_insights (const GnMatch *match,
             gconstpointer  data,
             GnInsights    *insights)
{
  const ExState *state = data;
  const ExSet *set = ex_set (match);
  guint8 dealt[EX_KINDS];
  guint deck = ex_deck_size (state);
  GnInsight *insight;

  insight = gn_insights_add (insights, GN_INSIGHT_NUMBER);
  gn_say (&insight->label, EX_TEXT_INSIGHT_CARDS);
  insight->a = deck;

  ex_count_dealt (state, EX_ALL_HANDS, dealt);
  for (guint seat = 0; seat < match->n_seats; seat++)
    {
      guint64 payable = 0, all = 0;

      insight = gn_insights_add (insights, GN_INSIGHT_NUMBER);
      gn_say (&insight->label, EX_TEXT_INSIGHT_PAYABLE, (int) seat);
      insight->seat = (gint8) seat;
      for (guint place = 0; place < EX_PLACES; place++)
        {
          int card = state->market[place];

          insight->a += card >= 0 && set->cost[card] >= 0 && set->cost[card] <= state->gems[seat];
        }

      if (deck == 0)
        continue;

      for (guint kind = 0; kind < set->n; kind++)
        {
          guint ways = ex_ways_to_come (set, kind, dealt[kind]);

          all += ways;
          if (set->cost[kind] >= 0 && set->cost[kind] <= state->gems[seat])
            payable += ways;
        }
      if (all == 0)
        continue;

      insight = gn_insights_add (insights, GN_INSIGHT_FRACTION);
      gn_say (&insight->label, EX_TEXT_INSIGHT_NEXT, (int) seat);
      insight->seat = (gint8) seat;
      insight->a = (gint64) payable;
      insight->b = (gint64) all;
      insight->about = !set->complete;
      insight->odds = TRUE;
    }
}

void
ex_describe (const GnMatch *match,
             gconstpointer  data,
             GnThing        thing,
             GnSay         *say)
{
  const ExState *state = data;
  const ExSet *set = ex_set (match);
  gboolean place = thing.domain == EX_DOMAIN_PLACE;
  int card = thing.value;

  gn_say (say, EX_TEXT_NONE);
  if (place)
    {
      if (thing.value < 0 || thing.value >= EX_PLACES)
        return;
      card = state->market[thing.value];
    }
  else if (thing.domain != EX_DOMAIN_CARD || card >= set->n)
    {
      return;
    }

  if (card < 0)
    {
      if (place)
        gn_say (say, EX_TEXT_PLACE_EMPTY, thing.value);
    }
  else if (set->cost[card] < 0 || set->worth[card] < 0)
    {
      gn_say (say, EX_TEXT_CARD_UNKNOWN, card);
    }
  else if (place)
    {
      gn_say (say, EX_TEXT_PLACE_HAS, thing.value, card, set->cost[card], set->worth[card]);
    }
  else
    {
      gn_say (say, EX_TEXT_CARD_IS, card, set->cost[card], set->worth[card]);
    }
}
