/* game-gathered.c: questions about what was gathered from replays
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "game-gather.h"

#include "question.h"

#define FROM                                                                                                           \
  " FROM gathered JOIN record ON record.id = gathered.record WHERE record.game = ?1"                                   \
  " AND ifnull (record.title, '') = ?2 AND figure = ?3"
#define WITH_SEATS                                                                                                     \
  " FROM gathered JOIN record ON record.id = gathered.record JOIN seat ON seat.record = record.id"                     \
  " AND seat.seat = gathered.seat WHERE record.game = ?1 AND ifnull (record.title, '') = ?2 AND figure = ?3"

static void
clear_gathered (gpointer data)
{
  GnGathered *gathered = data;

  g_free (gathered->thing);
  g_free (gathered->name);
}

static GArray *
ask (GnHistoryIndex *self,
     const char     *sql,
     const char     *game,
     const char     *title,
     const GnGather *gather)
{
  GArray *list = g_array_new (FALSE, TRUE, sizeof (GnGathered));
  sqlite3_stmt *statement = gn_question_new (self, sql, game, title, gather->id, NULL);

  g_array_set_clear_func (list, clear_gathered);
  while (gn_row_next (statement))
    {
      const GnGathered one = { gn_row_text (statement, 0), gn_row_text (statement, 1),
                               sqlite3_column_int (statement, 2), gn_row_count (statement, 3),
                               gn_row_count (statement, 4), sqlite3_column_double (statement, 5) };

      g_array_append_val (list, one);
    }
  sqlite3_finalize (statement);
  return list;
}

GArray *
gn_history_index_gathered (GnHistoryIndex *self,
                           const char     *game,
                           const char     *title,
                           const GnGather *gather)
{
  static const char by_thing[] =
    "SELECT thing, gathered.name, 0, count (*), sum (seat.won), total (value)" WITH_SEATS
    " GROUP BY 1, 2 ORDER BY 4 DESC, 5 DESC, 2, 1";
  static const char *const sql[] = {
    [GN_GATHER_COURSE] = "SELECT thing, gathered.name, at, count (*), 0, avg (value)" FROM
                         " GROUP BY at, thing ORDER BY at, thing",
    [GN_GATHER_TAKEN] = by_thing,
    [GN_GATHER_HELD] = by_thing,
    [GN_GATHER_AMOUNT] = "SELECT '', '', value, count (*), sum ((SELECT max (won) FROM seat"
                         " WHERE seat.record = record.id)), 0" FROM " GROUP BY value ORDER BY value",
    /* Certainty counts with the highest chances. */
    [GN_GATHER_CHANCE] = "SELECT '', '', min (value, 999) / 100 * 10 AS chance, count (*), sum (came),"
                         " sum (value) / 1000.0" FROM " GROUP BY chance ORDER BY chance",
    [GN_GATHER_START] = "SELECT '', '', gathered.seat, count (*), sum (seat.won), 0" WITH_SEATS
                        " GROUP BY 3 ORDER BY 3",
    [GN_GATHER_OTHERS] = "SELECT '', gathered.name, at, count (*), sum (came), 0" FROM " GROUP BY 3, 2 ORDER BY 3, 2",
  };

  G_STATIC_ASSERT (GN_CHANCE_BIN == 10);
  return ask (self, sql[gather->kind], game, title, gather);
}

GArray *
gn_history_index_luck (GnHistoryIndex *self,
                       const char     *game,
                       const char     *title,
                       const GnGather *gather)
{
  return ask (self, "SELECT '', seat.name, 0, count (*), sum (came), sum (value) / 1000.0" WITH_SEATS
              " AND seat.person GROUP BY 2 ORDER BY 4 DESC, 2", game, title, gather);
}

guint
gn_history_index_gather_rest (GnHistoryIndex *self,
                              const char     *game)
{
  const GnGame *of = gn_game_find (game);
  sqlite3_stmt *statement = of && of->gather ? gn_question_new (self, "SELECT count (*) FROM record WHERE game = ?1"
                                                                      " AND kind <> 0 AND gathered = 0", game, NULL)
                                             : NULL;
  const guint rest = gn_row_next (statement) ? gn_row_count (statement, 0) : 0;

  sqlite3_finalize (statement);
  return rest;
}
