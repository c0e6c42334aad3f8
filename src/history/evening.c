/* evening.c: what the index knows of an evening
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "evening.h"

#include "league.h"
#include "question.h"

#include <glib/gi18n.h>

/* ---- Definitions -------------------------------------------------------------------------------------------- */

static const struct { const char *name, *definition; } figures[GN_N_EVENING_FIGURES] = {
  [GN_EVENING_EVENING] = {
    /* Translators: a thing that is told of an evening, and below it what it means; likewise for those that follow. */
    N_("Evening"),
    N_("All matches that began in one night, from six in the morning on.") },
  [GN_EVENING_PLACE] = {
    N_("Place of the evening"),
    N_("Where the evening was, as written about its matches.") },
  [GN_EVENING_GUESTS] = {
    N_("Guests"),
    N_("Everybody who sat at a table, even if the match was not finished.") },
  [GN_EVENING_RANK] = {
    N_("Standings"),
    N_("The most points are ahead; with equal points, the most wins. Whoever is equal in both shares the place.") },
  [GN_EVENING_POINTS] = {
    N_("Points"),
    N_("In each match against each other: 5 for the first place, 3 for the second, 2 for the third, 1 for each later "
       "one. A shared place counts as that place. Without a place there are none.") },
  [GN_EVENING_WINS] = {
    N_("Wins"),
    N_("Matches against each other that were won. A shared win and the win of a team count for each winner; a tie that "
       "the rules do not break counts for nobody.") },
  [GN_EVENING_MATCHES] = {
    N_("Matches"),
    N_("Matches against each other that were played to their end.") },
  [GN_EVENING_TOGETHER] = {
    N_("Games won or lost together"),
    N_("Matches that all win or lose together, and how many of them were won. They bring no points.") },
  [GN_EVENING_TABLES] = {
    N_("Tables"),
    N_("All matches in the order in which they began, also those that are not finished.") },
};

const char *
gn_evening_figure_name (GnEveningFigure figure)
{
  return _(figures[figure].name);
}

const char *
gn_evening_figure_definition (GnEveningFigure figure)
{
  return _(figures[figure].definition);
}

/* ---- An evening --------------------------------------------------------------------------------------------- */

static void
clear_guest (gpointer data)
{
  g_free (((GnEveningGuest *) data)->name);
}

static void
find_tables (GnHistoryIndex *self,
             const char     *day,
             GnEvening      *evening)
{
  sqlite3_stmt *statement = gn_question_new (self, "SELECT id, ifnull (place, ''), kind FROM record WHERE day = ?1"
                                                   " AND trouble IS NULL ORDER BY started, file", day, NULL);
  g_autoptr (GPtrArray) places = g_ptr_array_new ();

  while (gn_row_next (statement))
    {
      const GnHistoryPlace table = { sqlite3_column_int64 (statement, 0), evening->day };
      g_autofree char *place = gn_row_text (statement, 1);

      g_array_append_val (evening->tables, table);
      evening->counted += gn_row_count (statement, 2) != GN_KIND_NONE;
      if (*place && !g_ptr_array_find_with_equal_func (places, place, g_str_equal, NULL))
        g_ptr_array_add (places, g_steal_pointer (&place));
    }
  sqlite3_finalize (statement);
  g_ptr_array_add (places, NULL);
  evening->places = (GStrv) g_ptr_array_free (g_steal_pointer (&places), FALSE);
}

static guint
find_guest (const GArray *guests,
            const char   *name)
{
  guint i = 0;

  while (i < guests->len && !g_str_equal (g_array_index (guests, GnEveningGuest, i).name, name))
    i++;
  return i;
}

/* The color of the last match is in the lowest bits below its time. */
#define GUESTS                                                                                                         \
  "SELECT mine.name, max (started * 16 + colour), total (kind = 2), total (kind = 2 AND won)"                          \
  " FROM record JOIN seat AS mine ON mine.record = record.id"                                                          \
  " WHERE day = ?1 AND trouble IS NULL AND mine.person GROUP BY mine.name ORDER BY 1"

/* An evening counts as a league of one day does; but whoever is equal in points and wins shares the place. */
static void
find_guests (GnHistoryIndex *self,
             const char     *day,
             GnEvening      *evening)
{
  g_autoptr (GnLeague) league = gn_league_new ();
  g_autoptr (GArray) standings = NULL;
  g_autoptr (GnNames) names = gn_names_get ();
  sqlite3_stmt *statement = gn_question_new (self, GUESTS, day, NULL);

  league->from = league->to = evening->day;
  standings = gn_history_index_standings (self, league, FALSE, NULL);
  for (guint i = 0; i < standings->len; i++)
    {
      const GnStanding *standing = &g_array_index (standings, GnStanding, i);
      const GnEveningGuest guest = { .name = g_strdup (standing->name), .plays = standing->plays,
                                     .wins = standing->wins, .points = standing->points, .rank = standing->rank };

      g_array_append_val (evening->guests, guest);
    }
  G_STATIC_ASSERT (GN_KIND_TOGETHER == 2 && GN_MAX_SEATS <= 16);
  while (gn_row_next (statement))
    {
      g_autofree char *name = gn_row_text (statement, 0);
      const guint at = find_guest (evening->guests, name);
      GnEveningGuest *guest;

      if (at == evening->guests->len)
        {
          const GnEveningGuest new = { .name = g_strdup (name) };

          g_array_append_val (evening->guests, new);
        }
      guest = &g_array_index (evening->guests, GnEveningGuest, at);
      guest->colour = gn_named_colour (names, name, sqlite3_column_int64 (statement, 1) & 15);
      guest->together = gn_row_count (statement, 2);
      guest->together_wins = gn_row_count (statement, 3);
    }
  sqlite3_finalize (statement);
}

GnEvening *
gn_history_index_evening (GnHistoryIndex *self,
                          guint32         day)
{
  GnEvening *evening = g_new0 (GnEvening, 1);
  g_autofree char *number = g_strdup_printf ("%u", day);

  evening->day = day;
  evening->tables = g_array_new (FALSE, FALSE, sizeof (GnHistoryPlace));
  evening->guests = g_array_new (FALSE, FALSE, sizeof (GnEveningGuest));
  g_array_set_clear_func (evening->guests, clear_guest);
  find_tables (self, number, evening);
  find_guests (self, number, evening);
  return evening;
}

void
gn_evening_free (GnEvening *evening)
{
  if (!evening)
    return;
  g_strfreev (evening->places);
  g_array_unref (evening->tables);
  g_array_unref (evening->guests);
  g_free (evening);
}
