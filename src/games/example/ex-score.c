/* ex-score.c: points, places and the tie-break
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ex-state.h"

gint
ex_points (const GnMatch *match,
           const ExState *state,
           guint          seat,
           guint         *unknown)
{
  const ExSet *set = ex_set (match);
  gint points = 0;
  guint unread = 0;

  for (guint kind = 0; kind < set->n; kind++)
    if (set->worth[kind] >= 0)
      points += state->cards[seat][kind] * set->worth[kind];
    else
      unread += state->cards[seat][kind];

  if (unknown)
    *unknown = unread;
  return points;
}

/* EX-009: tied players compare their gems. Each tied group gets one step, the best group first. */
static void
add_ties (const GnMatch *match,
          const ExState *state,
          GnScoresheet  *sheet)
{
  gint32 gems[GN_MAX_PARTIES];
  guint among;

  for (guint seat = 0; seat < match->n_seats; seat++)
    gems[seat] = state->gems[seat];
  for (guint left = (1u << match->n_seats) - 1; left; left &= ~among)
    {
      among = gn_scoresheet_best (left, sheet->total);
      if (among & (among - 1))
        gn_scoresheet_add_tie (sheet, EX_TEXT_TIE_GEMS, among, gems);
    }
}

static void
say_verdict (const GnMatch *match,
             const ExState *state,
             GnScoresheet  *sheet)
{
  if (!state->head.over)
    {
      sheet->outcome = GN_OUTCOME_UNFINISHED;
      gn_say (&sheet->verdict, EX_TEXT_UNFINISHED);
      return;
    }

  if (state->head.stopped)
    gn_say (&sheet->verdict, EX_TEXT_STOPPED);
  else if (sheet->outcome == GN_OUTCOME_SHARED)
    gn_say (&sheet->verdict, EX_TEXT_SHARED);
  else
    for (guint seat = 0; seat < match->n_seats; seat++)
      if (sheet->rank[seat] == 1)
        gn_say (&sheet->verdict, EX_TEXT_WINS, (int) seat);
}

void
ex_score (const GnMatch *match,
          gconstpointer  data,
          GnScoresheet  *sheet)
{
  const ExState *state = data;
  guint all_unknown = 0;

  gn_scoresheet_reset (sheet, match->n_seats);
  gn_say (&sheet->total_label, EX_TEXT_TOTAL);

  GnSheetRow *row = gn_scoresheet_add_row (sheet, EX_TEXT_ROW_CARDS, NULL);

  for (guint seat = 0; seat < match->n_seats; seat++)
    {
      guint unknown, n = 0;
      gint points = ex_points (match, state, seat, &unknown);

      for (guint kind = 0; kind < EX_KINDS; kind++)
        n += state->cards[seat][kind];
      row->cell[seat].n = (gint16) n;
      row->cell[seat].value = points;
      sheet->total[seat] = points;
      all_unknown += unknown;
    }

  add_ties (match, state, sheet);
  gn_scoresheet_rank (sheet);
  say_verdict (match, state, sheet);
  if (all_unknown > 0)
    gn_say (&sheet->note[sheet->n_notes++], EX_TEXT_NOTE_UNKNOWN, (int) all_unknown);
}
