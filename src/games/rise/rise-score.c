/* rise-score.c: the scoresheet: columns of section 10 by turn, the Gnomes as a party, judges, the tie-break
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/game/scoresheet.h"
#include "rise-check.h"

static const struct {
  guint8      column;
  guint16     label;
  const char *icon;
  guint8      who;   /* 1: players, 2: the Gnomes */
} rows[] = {
  { RISE_COL_PRODUCTION, RISE_L_PRODUCTION, "rise-barrel", 1 },
  { RISE_COL_BREWERIES, RISE_L_BREWERIES, "rise-brewery", 3 },
  { RISE_COL_CUSTOMERS, RISE_L_CUSTOMERS, "rise-cube", 3 },
  { RISE_COL_KEEP, RISE_L_KEEP, "rise-keep", 3 },
  { RISE_COL_LEVEL, RISE_L_LEVEL, "rise-gnome", 2 },
  { RISE_COL_ALLIES, RISE_L_ALLIES, "rise-card-back", 3 },
  { RISE_COL_ORCTOBERFEST, RISE_L_ORCTOBERFEST, "rise-action-orct", 1 },
  { RISE_COL_BONUS, RISE_L_BONUS, "rise-brewery-gnome", 1 },
  { RISE_COL_UPGRADES, RISE_L_UPGRADES, "rise-upgrade", 1 },
  { RISE_COL_POINTS, RISE_L_POINTS, "rise-points", 2 },
  { RISE_COL_JUDGES, RISE_L_JUDGES, "rise-judge", 1 },
  { RISE_COL_MANUAL, RISE_L_MANUAL, NULL, 3 },
};

/* Points from adjustments have a row only if there are any. */
static gboolean
is_wanted (const RiseState *state,
           guint            column)
{
  for (int owner = 0; column == RISE_COL_MANUAL && owner <= RISE_GNOMES; owner++)
    for (int turn = 0; turn < RISE_TURNS; turn++)
      if (state->score[column][owner][turn] != 0)
        return TRUE;
  return column != RISE_COL_MANUAL;
}

static void
fill_row (const GnMatch   *match,
          const RiseState *state,
          GnScoresheet    *sheet,
          guint            r)
{
  GnSheetRow *row = gn_scoresheet_add_row (sheet, rows[r].label, rows[r].icon);

  GN_FOR_PARTIES (sheet, party)
    {
      const gboolean gnomes = party == match->n_seats;
      const gint8 *score = state->score[rows[r].column][gnomes ? RISE_GNOMES : party];
      int sum = 0;

      if (!(rows[r].who & (gnomes ? 2 : 1)))
        continue;
      for (int turn = 0; turn < RISE_TURNS; turn++)
        {
          /* Turns still to come are empty. */
          if (turn < state->turn)
            row->turn[party][turn] = score[turn];
          sum += score[turn];
        }
      row->cell[party].value = sum;
    }
}

/* The figures that break a tie are below the total. */
static void
add_goods (const GnMatch   *match,
           const RiseState *state,
           GnScoresheet    *sheet)
{
  GnSheetRow *beer = gn_scoresheet_add_row (sheet, RISE_L_BEER, "rise-beer");
  GnSheetRow *gold = gn_scoresheet_add_row (sheet, RISE_L_GOLD, "rise-gold");

  beer->below = gold->below = TRUE;
  GN_FOR_SEATS (match, seat)
    {
      beer->cell[seat].value = state->beer[seat];
      gold->cell[seat].value = state->gold[seat];
    }
}

/* Only the players with the most points are compared (RISE-192). */
static void
add_tie (const GnMatch   *match,
         const RiseState *state,
         GnScoresheet    *sheet,
         guint            among)
{
  gint32 beer[GN_MAX_PARTIES], goods[GN_MAX_PARTIES];

  GN_FOR_SEATS (match, seat)
    {
      beer[seat] = state->beer[seat];
      goods[seat] = state->beer[seat] + state->gold[seat];
    }

  GnSheetTie *tie = gn_scoresheet_add_tie (sheet, RISE_L_TIE_SUM, among, goods);
  GnSheetRow *barrels = gn_sheet_tie_add_row (tie, RISE_L_BEER, "rise-beer");
  GnSheetRow *gold = gn_sheet_tie_add_row (tie, RISE_L_GOLD, "rise-gold");

  GN_FOR_SEATS (match, seat)
    if (among >> seat & 1)
      {
        barrels->cell[seat].value = state->beer[seat];
        gold->cell[seat].value = state->gold[seat];
      }
  if (rise_option (match, RISE_OPT_TIE_BREAK) && __builtin_popcount (tie->winners) > 1)
    gn_scoresheet_add_tie (sheet, RISE_L_TIE_BEER, tie->winners, beer);
}

static void
add_verdict (const GnMatch   *match,
             const RiseState *state,
             GnScoresheet    *sheet)
{
  gboolean gnomes;
  const guint winners = rise_result (match, state, &gnomes);
  const guint tied = gn_scoresheet_best ((1u << match->n_seats) - 1, sheet->total);
  const int best = sheet->total[__builtin_ctz (tied)];

  if (!state->head.over || state->head.stopped)
    {
      if (!state->head.stopped && gnomes && state->turn > 0 && state->vp[RISE_GNOMES] > 0)
        gn_say (&sheet->verdict, RISE_L_VERDICT_WARN, state->vp[RISE_GNOMES], best);
      else
        gn_say (&sheet->verdict, state->head.stopped ? RISE_L_VERDICT_STOPPED : RISE_L_VERDICT_OPEN, state->turn);
      return;
    }
  if (gnomes)
    {
      sheet->outcome = GN_OUTCOME_ALL_LOST;
      sheet->villain = "rise-gnome";
      gn_say (&sheet->verdict, state->vp[RISE_GNOMES] == best ? RISE_L_VERDICT_GNOMES_TIE : RISE_L_VERDICT_GNOMES,
              state->vp[RISE_GNOMES], best);
      return;
    }

  if (__builtin_popcount (tied) > 1)
    add_tie (match, state, sheet, tied);
  gn_scoresheet_rank (sheet);
  /* The Gnomes have points but no rank unless they have won. */
  sheet->rank[match->n_seats] = 0;
  GN_FOR_SEATS (match, seat)
    {
      int rank = 1;

      GN_FOR_SEATS (match, other)
        {
          const gboolean above = state->vp[other] > state->vp[seat]
                                 || ((tied >> seat & 1) && (tied >> other & 1) && (winners >> other & 1)
                                     && !(winners >> seat & 1));

          rank += other != seat && above;
        }
      sheet->rank[seat] = (guint8) rank;
    }
  sheet->outcome = __builtin_popcount (winners) > 1 ? GN_OUTCOME_SHARED : GN_OUTCOME_RANKED;
  if (__builtin_popcount (winners) > 1)
    gn_say (&sheet->verdict, RISE_L_VERDICT_SHARED, best);
  else
    gn_say (&sheet->verdict, RISE_L_VERDICT_WINS, __builtin_ctz (winners), best);
}

void
rise_score (const GnMatch *match,
            gconstpointer  state,
            GnScoresheet  *sheet)
{
  const RiseState *s = state;

  gn_scoresheet_reset (sheet, match->n_seats);
  sheet->n_parties = match->n_seats + 1u;
  sheet->seat[match->n_seats] = -1;
  sheet->members[match->n_seats] = 0;
  gn_say (&sheet->name[match->n_seats], RISE_L_GNOMES);
  sheet->n_turns = RISE_TURNS;

  for (guint r = 0; r < G_N_ELEMENTS (rows); r++)
    if (is_wanted (s, rows[r].column))
      fill_row (match, s, sheet, r);
  GN_FOR_SEATS (match, seat)
    sheet->total[seat] = s->vp[seat];
  sheet->total[match->n_seats] = s->vp[RISE_GNOMES];
  gn_say (&sheet->total_label, RISE_L_TOTAL);
  add_goods (match, s, sheet);

  if (s->turn > 0)
    gn_say (&sheet->note[sheet->n_notes++], RISE_L_NOTE_LEVEL, s->level, rise_set (match)->level[s->level]);
  gn_say (&sheet->note[sheet->n_notes++], s->head.over ? RISE_L_NOTE_NO_GNOME_END : RISE_L_NOTE_SECRET);
  add_verdict (match, s, sheet);
}
