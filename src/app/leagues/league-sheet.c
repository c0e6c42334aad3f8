/* league-sheet.c: a league as a sheet to print
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league-sheet.h"

#include "app/leagues/bracket-words.h"
#include "app/leagues/league-words.h"
#include "core/words/text.h"

static void
list_standings (GnListing           *sheet,
                const GnLeague      *league,
                const GnLeagueTable *table)
{
  g_auto (GStrv) heads = gn_league_heads (league);

  gn_listing_begin (sheet, gn_league_figure_name (GN_LEAGUE_RANK), (const char *const *) heads);
  for (guint i = 0; i < table->standings->len; i++)
    {
      const GnStanding *standing = &g_array_index (table->standings, GnStanding, i);
      g_autofree char *title = gn_league_standing (standing);
      g_auto (GStrv) cells = gn_league_cells (league, standing);

      gn_listing_add (sheet, standing->colour, title, NULL, (const char *const *) cells);
    }
}

/* Every two: what was played, and what has to be. */
static void
list_pairs (GnListing           *sheet,
            const GnLeague      *league,
            const GnLeagueTable *table,
            gboolean             due)
{
  const char *const heads[] = { gn_league_figure_name (GN_LEAGUE_MATCHES), NULL }, *const none[] = { "", NULL };
  const guint n = table->meetings ? table->standings->len : 0;

  gn_listing_begin (sheet, gn_league_figure_name (due ? GN_LEAGUE_DUE : GN_LEAGUE_GRID), due ? heads : none);
  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      {
        const GnMeetings *meetings = gn_league_table_meetings (table, i, k);
        const guint left = gn_league_table_due (table, league, i, k);
        g_autofree char *pair = gn_league_pair (g_array_index (table->standings, GnStanding, i).name,
                                                g_array_index (table->standings, GnStanding, k).name);
        g_autofree char *cell = due ? gn_number_text (left) : gn_league_score (meetings);

        if (due ? left > 0 : meetings->above + meetings->below + meetings->ties > 0)
          gn_listing_add (sheet, -1, pair, NULL, (const char *const[]) { cell, NULL });
      }
}

GnListing *
gn_league_sheet (const GnLeague      *league,
                 const GnLeagueTable *table)
{
  static const GnLeagueFigure notes[] = { GN_LEAGUE_MATCHES, GN_LEAGUE_POINTS, GN_LEAGUE_COUNTED, GN_LEAGUE_RANK,
                                          GN_LEAGUE_HEAD_TO_HEAD, GN_LEAGUE_BRACKET };
  g_autofree char *summary = gn_league_summary (league, table->matches->len);
  GnListing *sheet = gn_listing_new (league->name, summary);

  if (table->bracket)
    gn_bracket_list (sheet, table->bracket);
  list_standings (sheet, league, table);
  list_pairs (sheet, league, table, FALSE);
  list_pairs (sheet, league, table, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autofree char *note = gn_league_figure_definition (notes[i], league);

      if (gn_league_figure_applies (notes[i], league))
        gn_listing_add_note (sheet, note);
    }
  return sheet;
}
