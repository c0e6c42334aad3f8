/* game-figures.c: what the index knows of a game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "game-figures.h"

#include "question.h"

#include <glib/gi18n.h>
#include <math.h>

/* ---- Definitions -------------------------------------------------------------------------------------------- */

static const struct { const char *name, *definition; } figures[GN_N_GAME_FIGURES] = {
  [GN_GAME_MATCHES] = {
    /* Translators: a figure of a game, and below it what the figure means; likewise for those that follow. */
    N_("Matches"),
    N_("Matches played to their end. Open matches, and those that the table stopped, do not count.") },
  [GN_GAME_MONTHS] = {
    N_("Matches by month"),
    N_("The number of matches that began in each month. A match after midnight belongs to the evening before.") },
  [GN_GAME_PEOPLE] = {
    N_("Players"),
    N_("Everybody who played the game: matches, wins, and the highest points, or the lowest if fewer points win.") },
  [GN_GAME_LENGTH] = {
    N_("Length"),
    N_("The time from the first to the last entry, by number of players: the mean, the shortest, and the longest.") },
  [GN_GAME_PLACES] = {
    N_("Points by place"),
    N_("The points of all who came first, second and so on: the mean, the lowest, and the highest. Only matches "
       "against each other count.") },
  [GN_GAME_SEATS] = {
    N_("Advantage of a seat"),
    N_("The share of wins from a seat, less the share that equal seats would have. A win of several players is divided "
       "among them. The start player is the one who began the first round.") },
  [GN_GAME_ERROR] = {
    N_("Standard error"),
    N_("The figure after ± shows how uncertain an advantage is. As long as it is not clearly smaller than the "
       "advantage, chance alone can explain it.") },
  [GN_GAME_RECORDS] = {
    N_("Records"),
    N_("The most points, or the fewest if fewer points win; the largest lead of a winner; the shortest and the longest "
       "match. The first match with such a figure counts.") },
};

const char *
gn_game_figure_name (GnGameFigure figure)
{
  return _(figures[figure].name);
}

const char *
gn_game_figure_definition (GnGameFigure figure)
{
  return _(figures[figure].definition);
}

/* ---- All games ---------------------------------------------------------------------------------------------- */

#define GAME    "record.game = ?1 AND ifnull (record.title, '') = ?2"
#define MATCHES " FROM record WHERE " GAME " AND kind <> 0"
#define SEATS   " FROM record JOIN seat ON seat.record = record.id WHERE " GAME " AND kind <> 0"
/* Do fewer points win? As most matches with points tell. */
#define LOW     "(SELECT sum (low) * 2 > sum (points)" MATCHES " AND kind = 1)"
/* Points are not those of places where a side has won (GN_OUTCOME_WON), or where all win together. */
#define SCORED  " AND points AND kind <> 2"
#define PLACED  SCORED " AND kind = 1 AND outcome <> 5 AND seat.place > 0"

void
gn_game_summary_clear (GnGameSummary *summary)
{
  g_clear_pointer (&summary->game, g_free);
  g_clear_pointer (&summary->title, g_free);
}

static void
clear_summary (gpointer data)
{
  gn_game_summary_clear (data);
}

#define SUMMARY                                                                                                        \
  "SELECT game, ifnull (title, ''), total (kind <> 0), min (started), max (started) FROM record"                       \
  " WHERE trouble IS NULL AND game <> ''"

static GnGameSummary
summary_at (sqlite3_stmt *statement)
{
  return (GnGameSummary) { gn_row_text (statement, 0), gn_row_text (statement, 1), gn_row_count (statement, 2),
                           sqlite3_column_int64 (statement, 3), sqlite3_column_int64 (statement, 4) };
}

GArray *
gn_history_index_played (GnHistoryIndex *self)
{
  GArray *games = g_array_new (FALSE, TRUE, sizeof (GnGameSummary));
  sqlite3_stmt *statement = gn_question_new (self, SUMMARY " GROUP BY 1, 2 ORDER BY 5 DESC, 1, 2", NULL);

  g_array_set_clear_func (games, clear_summary);
  while (gn_row_next (statement))
    {
      const GnGameSummary summary = summary_at (statement);

      g_array_append_val (games, summary);
    }
  sqlite3_finalize (statement);
  return games;
}

gboolean
gn_history_index_game (GnHistoryIndex *self,
                       const char     *game,
                       const char     *title,
                       GnGameSummary  *summary)
{
  sqlite3_stmt *statement = gn_question_new (self, SUMMARY " AND " GAME " GROUP BY 1, 2", game, title, NULL);
  const gboolean found = gn_row_next (statement);

  if (found)
    *summary = summary_at (statement);
  sqlite3_finalize (statement);
  return found;
}

/* ---- One game ----------------------------------------------------------------------------------------------- */

static void
add_month (GArray *months,
           guint   year,
           guint   month,
           guint   n)
{
  GnGameMonth *last = months->len ? &g_array_index (months, GnGameMonth, months->len - 1) : NULL;

  while (last && (last->year < year || (last->year == year && last->month < month)))
    {
      const GnGameMonth next = { last->month == 12 ? last->year + 1 : last->year, last->month % 12 + 1, 0 };

      g_array_append_val (months, next);
      last = &g_array_index (months, GnGameMonth, months->len - 1);
    }
  if (!last)
    {
      const GnGameMonth first = { year, month, 0 };

      g_array_append_val (months, first);
      last = &g_array_index (months, GnGameMonth, 0);
    }
  last->n += n;
}

GArray *
gn_history_index_months (GnHistoryIndex *self,
                         const char     *game,
                         const char     *title)
{
  GArray *months = g_array_new (FALSE, TRUE, sizeof (GnGameMonth));
  sqlite3_stmt *statement = gn_question_new (self, "SELECT day, count (*)" MATCHES " GROUP BY day ORDER BY day", game,
                                             title, NULL);

  while (gn_row_next (statement))
    {
      const guint32 julian = gn_row_count (statement, 0);
      GDate day;

      if (!g_date_valid_julian (julian))
        continue;
      g_date_clear (&day, 1);
      g_date_set_julian (&day, julian);
      add_month (months, g_date_get_year (&day), g_date_get_month (&day), gn_row_count (statement, 1));
    }
  sqlite3_finalize (statement);
  return months;
}

static void
clear_person (gpointer data)
{
  g_free (((GnGamePerson *) data)->name);
}

GArray *
gn_history_index_players (GnHistoryIndex *self,
                          const char     *game,
                          const char     *title)
{
  /* The color of the last match is in the lowest bits below its time. */
  static const char sql[] =
    "SELECT name, max (started * 16 + colour), count (*), sum (won), sum (points AND kind <> 2), CASE WHEN " LOW
    " THEN min (CASE WHEN points AND kind <> 2 THEN total END) ELSE max (CASE WHEN points AND kind <> 2 THEN total END)"
    " END" SEATS " AND person GROUP BY name ORDER BY 3 DESC, 4 DESC, 1";
  GArray *players = g_array_new (FALSE, TRUE, sizeof (GnGamePerson));
  sqlite3_stmt *statement = gn_question_new (self, sql, game, title, NULL);

  G_STATIC_ASSERT (GN_KIND_AGAINST == 1 && GN_KIND_TOGETHER == 2 && GN_OUTCOME_WON == 5 && GN_MAX_SEATS <= 16);
  g_array_set_clear_func (players, clear_person);
  while (gn_row_next (statement))
    {
      const gint64 last = sqlite3_column_int64 (statement, 1);
      const GnGamePerson person = { .name = gn_row_text (statement, 0),
                                    .colour = (guint8) MIN (last & 15, GN_MAX_SEATS - 1),
                                    .plays = gn_row_count (statement, 2), .wins = gn_row_count (statement, 3),
                                    .scored = gn_row_count (statement, 4),
                                    .best = (gint32) sqlite3_column_int64 (statement, 5), .last = last >> 4 };

      g_array_append_val (players, person);
    }
  sqlite3_finalize (statement);
  return players;
}

GArray *
gn_history_index_lengths (GnHistoryIndex *self,
                          const char     *game,
                          const char     *title)
{
  GArray *lengths = g_array_new (FALSE, TRUE, sizeof (GnGameLength));
  sqlite3_stmt *statement = gn_question_new (
    self, "SELECT n, count (*), avg (elapsed), min (elapsed), max (elapsed) FROM (SELECT elapsed, (SELECT count (*)"
    " FROM seat WHERE seat.record = record.id) AS n" MATCHES " AND elapsed > 0) GROUP BY n ORDER BY n", game, title,
    NULL);

  while (gn_row_next (statement))
    {
      const GnGameLength length = { gn_row_count (statement, 0), gn_row_count (statement, 1),
                                    sqlite3_column_double (statement, 2), sqlite3_column_int64 (statement, 3),
                                    sqlite3_column_int64 (statement, 4) };

      g_array_append_val (lengths, length);
    }
  sqlite3_finalize (statement);
  return lengths;
}

GArray *
gn_history_index_points (GnHistoryIndex *self,
                         const char     *game,
                         const char     *title)
{
  GArray *places = g_array_new (FALSE, TRUE, sizeof (GnGamePlace));
  sqlite3_stmt *statement = gn_question_new (self, "SELECT seat.place, count (*), avg (total), min (total), max (total)"
                                             " FROM record JOIN seat ON seat.record = record.id WHERE " GAME PLACED
                                             " GROUP BY 1 ORDER BY 1", game, title, NULL);

  while (gn_row_next (statement))
    {
      const GnGamePlace place = { gn_row_count (statement, 0), gn_row_count (statement, 1),
                                  sqlite3_column_double (statement, 2),
                                  (gint32) sqlite3_column_int64 (statement, 3),
                                  (gint32) sqlite3_column_int64 (statement, 4) };

      g_array_append_val (places, place);
    }
  sqlite3_finalize (statement);
  return places;
}

/* ---- Seats -------------------------------------------------------------------------------------------------- */

/* A seat of a match against each other that somebody won: its share of the win, and the share of equal seats. */
#define SHARES                                                                                                         \
  "WITH match AS (SELECT record.id AS id, sum (won) AS winners, count (*) AS n" SEATS " AND kind = 1 GROUP BY 1"       \
  " HAVING winners > 0), share AS (SELECT match.id AS id, seat, 1.0 * won / winners AS x, 1.0 / n AS fair FROM match"  \
  " JOIN seat ON seat.record = match.id)"
#define MEANS ", count (*), avg (x), avg (fair), total ((x - fair) * (x - fair))"

static void
add_seats (GArray       *seats,
           sqlite3_stmt *statement)
{
  while (gn_row_next (statement))
    {
      GnGameSeat seat = { sqlite3_column_int (statement, 0), gn_row_count (statement, 1),
                          sqlite3_column_double (statement, 2), sqlite3_column_double (statement, 3), 0 };
      const double mean = seat.rate - seat.fair, squares = sqlite3_column_double (statement, 4);

      if (seat.n > 1)
        seat.error = sqrt (MAX (0, squares - seat.n * mean * mean) / (seat.n - 1) / seat.n);
      if (seat.n)
        g_array_append_val (seats, seat);
    }
  sqlite3_finalize (statement);
}

GArray *
gn_history_index_seats (GnHistoryIndex *self,
                        const char     *game,
                        const char     *title)
{
  const GnGame *of = gn_game_find (game);
  GArray *seats = g_array_new (FALSE, TRUE, sizeof (GnGameSeat));

  for (const GnGather *gather = of ? of->gather : NULL; gather && gather->id; gather++)
    if (gather->kind == GN_GATHER_START)
      add_seats (seats, gn_question_new (self, SHARES " SELECT -1" MEANS " FROM share JOIN gathered ON record = id AND"
                                         " figure = ?3 AND gathered.seat = share.seat", game, title, gather->id, NULL));
  add_seats (seats, gn_question_new (self, SHARES " SELECT seat" MEANS " FROM share GROUP BY seat ORDER BY seat", game,
                                     title, NULL));
  return seats;
}
