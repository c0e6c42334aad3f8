/* league-words.c: a league in words, and as a sheet to print
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league-words.h"

#include <glib/gi18n.h>

#include "app/people/people-words.h"
#include "core/words/text.h"

const char *
gn_league_kind_text (GnLeagueKind kind)
{
  switch (kind)
    {
    /* Translators: a kind of league: all matches count. */
    case GN_LEAGUE_OPEN: return _("Open league");
    /* Translators: a kind of league: everybody meets everybody. */
    case GN_LEAGUE_ROUND_ROBIN:
    default: return _("Round robin");
    }
}

char *
gn_league_day (guint32 day)
{
  return gn_people_date (day, _("%b %-e, %Y"));
}

char *
gn_league_games (const GnLeague *league)
{
  g_autoptr (GString) text = g_string_new (NULL);

  if (!league->games->len)
    return g_strdup (_("All games"));
  for (guint i = 0; i < league->games->len; i++)
    {
      const GnLeagueGame *game = league->games->pdata[i];
      g_autofree char *name = gn_people_game (game->game, game->title);

      g_string_append_printf (text, "%s%s", i ? C_("list", ", ") : "", name);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Returns: (transfer full): "" if all days count */
static char *
days_text (const GnLeague *league)
{
  const guint n = league->evenings->len;
  g_autofree char *from = gn_league_day (league->from), *to = gn_league_day (league->to);
  g_autofree char *number = gn_number_text (n);

  if (n)
    return gn_fill (ngettext ("{n} evening", "{n} evenings", n), "n", number, NULL);
  if (league->from && league->to)
    return gn_fill (_("{from} – {to}"), "from", from, "to", to, NULL);
  /* Translators: the first or the last day of a league. */
  return league->from ? gn_fill (_("since {day}"), "day", from, NULL)
         : league->to ? gn_fill (_("until {day}"), "day", to, NULL)
                      : g_strdup ("");
}

char *
gn_league_summary (const GnLeague *league,
                   guint           n_matches)
{
  g_autofree char *days = days_text (league), *games = gn_league_games (league);
  g_autofree char *n = gn_number_text (n_matches);
  g_autofree char *matches = gn_fill (ngettext ("{n} match", "{n} matches", n_matches), "n", n, NULL);

  return *days ? g_strjoin (" · ", gn_league_kind_text (league->kind), days, games, matches, NULL)
               : g_strjoin (" · ", gn_league_kind_text (league->kind), games, matches, NULL);
}

char *
gn_league_standing (const GnStanding *standing)
{
  g_autofree char *rank = gn_number_text (standing->rank);

  return standing->rank ? gn_fill (_("{place}. {who}"), "place", rank, "who", standing->name, NULL)
                        : g_strdup (standing->name);
}

GStrv
gn_league_heads (const GnLeague *league)
{
  const char *const heads[] = { gn_league_figure_name (GN_LEAGUE_POINTS), gn_league_figure_name (GN_LEAGUE_WINS),
                                gn_league_figure_name (GN_LEAGUE_MATCHES), NULL };

  return g_strdupv ((char **) heads);
}

GStrv
gn_league_cells (const GnLeague   *league,
                 const GnStanding *standing)
{
  g_autofree char *plays = gn_number_text (standing->plays), *counted = gn_number_text (standing->counted);
  char *cells[] = { gn_number_text (standing->points), gn_number_text (standing->wins),
                    /* Translators: how many results count, of how many matches: "5 of 8" */
                    standing->counted < standing->plays
                      ? gn_fill (_("{n} of {all}"), "n", counted, "all", plays, NULL) : g_strdup (plays), NULL };

  return g_memdup2 (cells, sizeof cells);
}

char *
gn_league_pair (const char *one,
                const char *other)
{
  /* Translators: two players who meet: "Ann – Ben" */
  return gn_fill (_("{one} – {other}"), "one", one, "other", other, NULL);
}

/* Half of @halves. */
static char *
halves_text (guint halves)
{
  g_autofree char *whole = gn_number_text (halves / 2);

  return halves % 2 ? g_strconcat (halves > 1 ? whole : "", "½", NULL) : g_steal_pointer (&whole);
}

char *
gn_league_score (const GnMeetings *meetings)
{
  g_autofree char *one = halves_text (2 * meetings->above + meetings->ties);
  g_autofree char *other = halves_text (2 * meetings->below + meetings->ties);

  return gn_league_pair (one, other);
}

/* ---- The sheet ---------------------------------------------------------------------------------------------- */

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
                                          GN_LEAGUE_HEAD_TO_HEAD };
  g_autofree char *summary = gn_league_summary (league, table->matches->len);
  GnListing *sheet = gn_listing_new (league->name, summary);

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
