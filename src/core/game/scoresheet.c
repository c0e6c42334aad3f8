/* scoresheet.c: building a scoresheet, and its places
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scoresheet.h"
#include "core/base/story.h"

GnScoresheet *
gn_scoresheet_new (void)
{
  return g_new0 (GnScoresheet, 1);
}

void
gn_scoresheet_free (GnScoresheet *sheet)
{
  g_free (sheet);
}

void
gn_scoresheet_reset (GnScoresheet *sheet,
                     guint         n_seats)
{
  g_assert (n_seats <= GN_MAX_PARTIES);

  /* Nearly all of it are rows and ties that were never used. These are still zero. */
  memset (sheet->tie, 0, sheet->n_ties * sizeof *sheet->tie);
  memset (sheet->row, 0, sheet->n_rows * sizeof *sheet->row);
  memset (sheet, 0, offsetof (GnScoresheet, row));
  memset (&sheet->total, 0, offsetof (GnScoresheet, tie) - offsetof (GnScoresheet, total));
  memset (&sheet->n_notes, 0, sizeof *sheet - offsetof (GnScoresheet, n_notes));
  sheet->n_parties = n_seats;
  for (guint p = 0; p < GN_MAX_PARTIES; p++)
    {
      sheet->seat[p] = p < n_seats ? (gint8) p : -1;
      sheet->members[p] = p < n_seats ? GN_SEES (p) : GN_NONE_SEES;
    }
}

static void
empty_row (GnSheetRow *row,
           guint       label,
           const char *icon)
{
  *row = (GnSheetRow) { .icon = icon };
  gn_say (&row->label, (int) label);
  for (guint p = 0; p < GN_MAX_PARTIES; p++)
    {
      row->cell[p] = (GnSheetCell) { GN_NONE, GN_NONE };
      for (guint t = 0; t < GN_SHEET_MAX_TURNS; t++)
        row->turn[p][t] = GN_NONE;
    }
}

GnSheetRow *
gn_scoresheet_add_row (GnScoresheet *sheet,
                       guint         label,
                       const char   *icon)
{
  g_assert (sheet->n_rows < GN_SHEET_MAX_ROWS);

  GnSheetRow *row = &sheet->row[sheet->n_rows++];

  empty_row (row, label, icon);
  return row;
}

GnSheetFigure *
gn_scoresheet_add_figure (GnScoresheet *sheet,
                          guint         label,
                          const char   *icon,
                          gint64        value,
                          gint64        of)
{
  g_assert (sheet->n_figures < GN_SHEET_MAX_FIGURES);

  GnSheetFigure *figure = &sheet->figure[sheet->n_figures++];

  *figure = (GnSheetFigure) { .icon = icon, .value = value, .of = of };
  gn_say (&figure->label, (int) label);
  return figure;
}

guint
gn_scoresheet_best (guint        among,
                    const gint32 value[GN_MAX_PARTIES])
{
  gint32 best = G_MININT32;
  guint winners = 0;

  for (guint p = 0; p < GN_MAX_PARTIES; p++)
    if (among >> p & 1)
      {
        if (value[p] > best)
          winners = 0;
        if (value[p] >= best)
          winners |= 1u << p;
        best = MAX (best, value[p]);
      }
  return winners;
}

GnSheetTie *
gn_scoresheet_add_tie (GnScoresheet *sheet,
                       guint         what,
                       guint         among,
                       const gint32  value[GN_MAX_PARTIES])
{
  g_assert (sheet->n_ties < GN_SHEET_MAX_TIES);

  GnSheetTie *tie = &sheet->tie[sheet->n_ties++];

  *tie = (GnSheetTie) { .among = (guint16) among, .winners = (guint16) gn_scoresheet_best (among, value) };
  gn_say (&tie->what, (int) what);
  for (guint p = 0; p < GN_MAX_PARTIES; p++)
    tie->value[p] = among >> p & 1 ? value[p] : GN_NONE;
  return tie;
}

GnSheetRow *
gn_sheet_tie_add_row (GnSheetTie *tie,
                      guint       label,
                      const char *icon)
{
  g_assert (tie->n_rows < G_N_ELEMENTS (tie->row));

  GnSheetRow *row = &tie->row[tie->n_rows++];

  empty_row (row, label, icon);
  return row;
}

/* Returns whether party @a is better than @b (> 0), worse (< 0) or equal (0). A tie-break step compares only the
 * parties that were still tied when it was made. */
static int
compare (const GnScoresheet *sheet,
         guint               a,
         guint               b)
{
  if (sheet->total[a] != sheet->total[b])
    return sheet->total[a] > sheet->total[b] ? 1 : -1;

  for (guint t = 0; t < sheet->n_ties; t++)
    {
      const GnSheetTie *tie = &sheet->tie[t];

      if (!(tie->among >> a & 1) || !(tie->among >> b & 1))
        continue;
      if (tie->value[a] != tie->value[b])
        return tie->value[a] > tie->value[b] ? 1 : -1;
    }

  return 0;
}

void
gn_scoresheet_rank (GnScoresheet *sheet)
{
  guint first = 0;

  GN_FOR_PARTIES (sheet, p)
    {
      guint better = 0;

      GN_FOR_PARTIES (sheet, q)
        if (compare (sheet, q, p) > 0)
          better++;
      sheet->rank[p] = (guint8) (better + 1);
      first += better == 0;
    }

  sheet->outcome = first > 1 ? GN_OUTCOME_SHARED : GN_OUTCOME_RANKED;
}

void
gn_scoresheet_win (GnScoresheet *sheet,
                   guint         winners)
{
  guint n = 0;

  GN_FOR_PARTIES (sheet, p)
    {
      sheet->rank[p] = winners >> p & 1;
      n += sheet->rank[p];
    }
  sheet->outcome = n == sheet->n_parties && n > 1 ? GN_OUTCOME_ALL_WON : n > 0 ? GN_OUTCOME_WON : GN_OUTCOME_ALL_LOST;
}

gboolean
gn_scoresheet_has_places (const GnScoresheet *sheet)
{
  if (sheet->outcome != GN_OUTCOME_RANKED && sheet->outcome != GN_OUTCOME_SHARED
      && sheet->outcome != GN_OUTCOME_TIED)
    return FALSE;
  GN_FOR_PARTIES (sheet, p)
    if (sheet->rank[p])
      return TRUE;
  return FALSE;
}

gboolean
gn_scoresheet_has_won (const GnScoresheet *sheet,
                       guint               party)
{
  return sheet->rank[party] == 1 && sheet->outcome != GN_OUTCOME_UNFINISHED && sheet->outcome != GN_OUTCOME_ALL_LOST
         && sheet->outcome != GN_OUTCOME_TIED;
}

guint
gn_scoresheet_side (const GnScoresheet *sheet,
                    guint               party)
{
  guint side = 0;

  GN_FOR_PARTIES (sheet, p)
    if (p == party || (sheet->side[p].text && sheet->side[p].text == sheet->side[party].text))
      side |= 1u << p;
  return side;
}

/* Whether party @a comes before party @b: by place, then by total; without a place last. */
static gboolean
is_ahead (const GnScoresheet *sheet,
          guint               a,
          guint               b)
{
  const guint place = sheet->rank[a] ? sheet->rank[a] : G_MAXUINT, other = sheet->rank[b] ? sheet->rank[b] : G_MAXUINT;

  return place != other ? place < other : sheet->total[a] > sheet->total[b];
}

void
gn_scoresheet_order (const GnScoresheet *sheet,
                     gboolean            by_place,
                     guint8              order[GN_MAX_PARTIES])
{
  guint done = 0, n = 0;

  while (n < sheet->n_parties)
    {
      int best = -1;

      GN_FOR_PARTIES (sheet, p)
        if (!(done >> p & 1) && (best < 0 || (by_place && is_ahead (sheet, p, (guint) best))))
          best = (int) p;
      GN_FOR_PARTIES (sheet, p)
        if (gn_scoresheet_side (sheet, (guint) best) >> p & 1)
          {
            done |= 1u << p;
            order[n++] = (guint8) p;
          }
    }
}

gboolean
gn_scoresheet_has_points (const GnScoresheet *sheet)
{
  return sheet->total_label.text != 0;
}

static const char *const outcome_ids[] = {
  [GN_OUTCOME_UNFINISHED] = "unfinished",
  [GN_OUTCOME_RANKED] = "ranked",
  [GN_OUTCOME_SHARED] = "shared",
  [GN_OUTCOME_ALL_WON] = "all-won",
  [GN_OUTCOME_ALL_LOST] = "all-lost",
  [GN_OUTCOME_WON] = "won",
  [GN_OUTCOME_TIED] = "tied",
};

const char *
gn_scoresheet_outcome_id (GnSheetOutcome outcome)
{
  g_assert (outcome < G_N_ELEMENTS (outcome_ids));
  return outcome_ids[outcome];
}

GnSheetOutcome
gn_scoresheet_outcome_from_id (const char *id)
{
  for (guint i = 0; id && i < G_N_ELEMENTS (outcome_ids); i++)
    if (g_str_equal (id, outcome_ids[i]))
      return (GnSheetOutcome) i;
  return GN_OUTCOME_UNFINISHED;
}
