/* ex-start.c: the starting position, and the check that a position is possible
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ex-state.h"

gboolean
ex_start (const GnMatch *match,
          gpointer       data,
          GnSay         *why)
{
  ExState *state = data;

  if (match->n_seats < 2 || match->n_seats > EX_SEATS)
    return gn_say (why, EX_TEXT_SEATS, match->n_seats);  /* EX-001 */

  memset (state->market, -1, sizeof state->market);
  for (guint seat = 0; seat < match->n_seats; seat++)
    state->gems[seat] = EX_START_GEMS;

  /* All six places start empty, so a match begins with six outcomes of chance. */
  return TRUE;
}

/* Completes a partial position: whether the match is over follows from the rest. */
gboolean
ex_settle (const GnMatch *match,
           gpointer       data,
           const GnGiven *given,
           GnSay         *why)
{
  ExState *state = data;

  state->head.over = state->head.stopped || ex_is_finished (state);
  return TRUE;
}

/* Checks that no card exists more often than the box holds it. */
gboolean
ex_audit (const GnMatch *match,
          gconstpointer  data,
          GnSay         *why)
{
  const ExState *state = data;
  const ExSet *set = ex_set (match);
  guint8 dealt[EX_KINDS];
  guint all = 0;

  for (guint place = 0; place < EX_PLACES; place++)
    if (state->market[place] >= set->n)
      return gn_say (why, EX_TEXT_UNKNOWN_CARD);

  for (guint seat = 0; seat < match->n_seats; seat++)
    {
      guint n = gn_pile_size (&state->hand[seat]);

      GN_FOR_LAYERS (layer, &state->hand[seat])
        if (layer->card >= set->n)
          return gn_say (why, EX_TEXT_UNKNOWN_CARD);
      if (n > EX_HAND)
        return gn_say (why, EX_TEXT_HAND_FULL, (int) seat, (int) n);
    }
  if (state->due && (ex_deck_size (state) == 0 || gn_pile_size (&state->hand[state->turn]) == EX_HAND))
    return gn_say (why, EX_TEXT_NOTHING_DUE);

  ex_count_dealt (state, EX_ALL_HANDS, dealt);
  for (guint kind = 0; kind < EX_KINDS; kind++)
    {
      all += dealt[kind];
      if (dealt[kind] > 0 && kind >= set->n)
        return gn_say (why, EX_TEXT_UNKNOWN_CARD);
      if (set->complete && dealt[kind] > set->copies[kind])
        return gn_say (why, EX_TEXT_TOO_MANY_COPIES, (int) kind, dealt[kind], set->copies[kind]);
    }

  if (all > EX_BOX_CARDS)
    return gn_say (why, EX_TEXT_TOO_MANY_CARDS, (int) all);
  if (state->head.over && !state->head.stopped && !ex_is_finished (state))
    return gn_say (why, EX_TEXT_NOT_FILLED);
  return TRUE;
}
