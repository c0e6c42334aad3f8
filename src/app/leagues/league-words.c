/* league-words.c: a league in words
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
    case GN_LEAGUE_ROUND_ROBIN: return _("Round robin");
    /* Translators: a kind of league: whoever loses a match is out. */
    case GN_LEAGUE_KNOCK_OUT:
    default: return _("Knock-out");
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
                   int             n_matches)
{
  g_autofree char *days = league->kind == GN_LEAGUE_KNOCK_OUT ? g_strdup ("") : days_text (league);
  g_autofree char *games = gn_league_games (league), *n = gn_number_text ((guint) MAX (n_matches, 0));
  g_autofree char *matches = gn_fill (ngettext ("{n} match", "{n} matches", (gulong) MAX (n_matches, 0)), "n", n, NULL);
  const char *parts[5] = { gn_league_kind_text (league->kind) };
  guint at = 1;

  if (*days)
    parts[at++] = days;
  parts[at++] = games;
  if (n_matches >= 0)
    parts[at++] = matches;
  return g_strjoinv (" · ", (char **) parts);
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
