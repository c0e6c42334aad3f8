/* zav-score.c: points, the tie sale and places (section 10)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/scoresheet.h"
#include "zav-view.h"

static void
set_cell (GnSheetRow *row,
          int         seat,
          int         n,
          int         points)
{
  row->cell[seat].n = (gint16) n;
  row->cell[seat].value = points;
}

static void
add_points (const GnMatch  *match,
            const ZavState *state,
            GnScoresheet   *sheet)
{
  GnSheetRow *diamantina = gn_scoresheet_add_row (sheet, ZAV_ROW_DIAMANTINA, "tile-back-diamantina");
  GnSheetRow *district = gn_scoresheet_add_row (sheet, ZAV_ROW_DISTRICT, "tile-back-district");
  GnSheetRow *artifacts = gn_scoresheet_add_row (sheet, ZAV_ROW_ARTIFACTS, "back-artifact");
  GnSheetRow *jewelry = gn_scoresheet_add_row (sheet, ZAV_ROW_JEWELRY, "back-jewelry");
  GnSheetRow *sum = gn_scoresheet_add_row (sheet, ZAV_ROW_POINTS, "points");
  GnSheetRow *reached = gn_scoresheet_add_row (sheet, ZAV_ROW_REACHED, NULL);
  GnSheetRow *with = NULL;

  sum->total = TRUE;
  reached->flag = TRUE;
  GN_FOR_SEATS (match, seat)
    {
      ZavPoints points;

      zav_view_points (match, state, seat, &points);
      set_cell (diamantina, seat, points.n_diamantina, points.diamantina);
      set_cell (district, seat, points.n_district, points.district);
      set_cell (artifacts, seat, points.n_artifacts, points.artifacts);
      set_cell (jewelry, seat, points.n_jewelry, points.jewelry);
      set_cell (sum, seat, GN_NONE, points.points);
      set_cell (reached, seat, GN_NONE, points.points >= points.threshold);
      sheet->total[seat] = points.points;
      if (state->reached[seat] && !with)
        with = gn_scoresheet_add_row (sheet, ZAV_ROW_REACHED_WITH, NULL);
    }
  for (int seat = 0; with && seat < match->n_seats; seat++)
    if (state->reached[seat])
      set_cell (with, seat, GN_NONE, state->reached[seat]);
}

static int
dearest (const ZavState *state)
{
  int price = 0;

  ZAV_FOR_GEMS (gem)
    price = MAX (price, state->price[gem]);
  return price;
}

/* ZAV-132 … ZAV-134: the players tied for most points sell all their gems at current prices. */
static void
add_sale (const GnMatch  *match,
          const ZavState *state,
          guint           among,
          GnScoresheet   *sheet)
{
  gint32 sale[GN_MAX_PARTIES];

  GN_FOR_SEATS (match, seat)
    sale[seat] = zav_view_sale (match, state, seat);

  GnSheetTie *tie = gn_scoresheet_add_tie (sheet, ZAV_TIE_SALE, among, sale);
  GnSheetRow *gold = gn_sheet_tie_add_row (tie, ZAV_TIE_GOLD, "gold");

  for (int gem = -1; gem <= ZAV_GEMS; gem++)
    {
      const gboolean wild = gem == ZAV_GEMS;
      const int price = gem < 0 ? 1 : wild ? dearest (state) : state->price[gem];
      GnSheetRow *row = gem < 0 ? gold : gn_sheet_tie_add_row (tie, wild ? ZAV_TIE_WILD : ZAV_TIE_GEM,
                                                               wild ? "gem-wild"
                                                                    : zav_domains[ZAV_DOMAIN_GEM].values[gem].icon);

      if (wild)
        gn_say (&row->label, ZAV_TIE_WILD, price);
      else if (gem >= 0)
        gn_say (&row->label, ZAV_TIE_GEM, gem, price);
      GN_FOR_SEATS (match, seat)
        if (among & GN_SEES (seat))
          {
            const int n = gem < 0 ? state->gold[seat] : wild ? state->wild[seat] : state->gems[seat][gem];

            set_cell (row, seat, gem < 0 ? GN_NONE : n, n * price);
          }
    }
}

static void
say_verdict (const GnMatch  *match,
             const ZavState *state,
             GnScoresheet   *sheet)
{
  int first = -1;

  if (!state->head.over)
    {
      sheet->outcome = GN_OUTCOME_UNFINISHED;
      gn_say (&sheet->verdict, ZAV_VERDICT_OPEN, state->round);
      return;
    }

  for (int seat = match->n_seats - 1; seat >= 0; seat--)
    if (sheet->rank[seat] == 1)
      first = seat;

  if (state->head.stopped)
    gn_say (&sheet->verdict, ZAV_VERDICT_STOPPED);
  else if (sheet->outcome == GN_OUTCOME_SHARED)
    gn_say (&sheet->verdict, ZAV_VERDICT_SHARED, sheet->total[first], sheet->tie[0].value[first]);
  else if (sheet->n_ties > 0)
    gn_say (&sheet->verdict, ZAV_VERDICT_SALE, first, sheet->total[first], sheet->tie[0].value[first]);
  else
    gn_say (&sheet->verdict, ZAV_VERDICT_WINS, first, sheet->total[first]);

  if (state->head.stopped)
    {
      guint ahead = 0;

      GN_FOR_SEATS (match, seat)
        if (sheet->rank[seat] == 1)
          ahead |= 1u << seat;
      if (ahead & (ahead - 1))
        gn_say (&sheet->note[sheet->n_notes++], ZAV_NOTE_STOPPED_LEVEL, (int) ahead);
      else
        gn_say (&sheet->note[sheet->n_notes++], ZAV_NOTE_STOPPED_WINNER, first);
    }
}

/* With that of a stopped match the sheet has room for all of them. */
G_STATIC_ASSERT (G_N_ELEMENTS (((GnScoresheet *) NULL)->note) >= 3 + ZAV_SEATS);

static void
add_notes (const GnMatch  *match,
           const ZavState *state,
           GnScoresheet   *sheet)
{
  const ZavSet *set = zav_set (match);
  int unknown = 0;

  GN_FOR_SEATS (match, seat)
    {
      ZAV_FOR_BITS (item, state->items[seat])
        unknown += set->item[item].vp < 0;
      ZAV_FOR_BITS (tile, state->tiles[seat])
        unknown += set->tile[tile].vp < 0;
    }
  if (unknown > 0)
    gn_say (&sheet->note[sheet->n_notes++], ZAV_NOTE_UNKNOWN, unknown);

  /* for information, shows what a sale would bring the other players. */
  for (int seat = 0; state->head.over && seat < match->n_seats; seat++)
    if (sheet->n_ties == 0 || !(sheet->tie[0].among & GN_SEES (seat)))
      gn_say (&sheet->note[sheet->n_notes++], ZAV_NOTE_SALE, seat, zav_view_sale (match, state, seat));

  if (gn_set_is_stand_in (match->set))
    gn_say (&sheet->note[sheet->n_notes++], ZAV_NOTE_STAND_IN);
}

void
zav_score (const GnMatch *match,
           gconstpointer  data,
           GnScoresheet  *sheet)
{
  const ZavState *state = data;
  guint among;

  gn_scoresheet_reset (sheet, match->n_seats);
  gn_say (&sheet->total_label, ZAV_ROW_POINTS);
  sheet->goal = zav_threshold (match->n_seats);
  add_points (match, state, sheet);

  among = gn_scoresheet_best ((1u << match->n_seats) - 1, sheet->total);
  if (state->head.over && __builtin_popcount (among) > 1)
    add_sale (match, state, among, sheet);

  gn_scoresheet_rank (sheet);
  say_verdict (match, state, sheet);
  add_notes (match, state, sheet);
}
