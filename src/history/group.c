/* group.c: what the index knows of several people who sat at one table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "group.h"

#include "index-private.h"

#define WITH " AND record.id IN (SELECT record FROM seat WHERE name = ? AND person)"

static guint
size_of (const char *const *names)
{
  return MIN (g_strv_length ((char **) names), GN_MAX_SEATS);
}

/* @head, with the names bound @times times before those of the condition. */
static sqlite3_stmt *
ask (GnHistoryIndex    *self,
     const char        *head,
     guint              times,
     const char *const *names,
     const char        *tail)
{
  sqlite3 *db = gn_history_index_reader (self);
  g_autoptr (GString) sql = g_string_new (head);
  sqlite3_stmt *statement = NULL;
  const guint n = size_of (names);

  for (guint i = 0; i < n; i++)
    g_string_append (sql, WITH);
  g_string_append (sql, tail);
  if (!db || sqlite3_prepare_v2 (db, sql->str, -1, &statement, NULL) != SQLITE_OK)
    return NULL;
  for (guint i = 0; i < (times + 1) * n; i++)
    sqlite3_bind_text (statement, (int) i + 1, names[i % n], -1, SQLITE_TRANSIENT);
  return statement;
}

static void
clear_game (gpointer data)
{
  GnGroupGame *game = data;

  g_free (game->game);
  g_free (game->title);
}

GArray *
gn_history_index_group_games (GnHistoryIndex    *self,
                              const char *const *names)
{
  GArray *games = g_array_new (FALSE, TRUE, sizeof (GnGroupGame));
  g_autoptr (GString) head = g_string_new ("SELECT game, ifnull (title, ''), kind, count (*), max (started)");
  const guint n = size_of (names);
  sqlite3_stmt *statement;

  g_array_set_clear_func (games, clear_game);
  if (!n)
    return games;
  for (guint i = 0; i < n; i++)
    g_string_append (head, ", total ((SELECT won FROM seat WHERE seat.record = record.id AND name = ? AND person))");
  g_string_append (head, " FROM record WHERE kind <> 0");
  statement = ask (self, head->str, 1, names, " GROUP BY 1, 2, 3 ORDER BY 4 DESC, 1, 2, 3");
  while (statement && sqlite3_step (statement) == SQLITE_ROW)
    {
      GnGroupGame game = { g_strdup ((const char *) sqlite3_column_text (statement, 0)),
                           g_strdup ((const char *) sqlite3_column_text (statement, 1)),
                           (GnHistoryKind) sqlite3_column_int (statement, 2),
                           (guint) sqlite3_column_int64 (statement, 3), { 0 }, sqlite3_column_int64 (statement, 4) };

      for (guint i = 0; i < n; i++)
        game.wins[i] = (guint) sqlite3_column_int64 (statement, 5 + (int) i);
      g_array_append_val (games, game);
    }
  sqlite3_finalize (statement);
  return games;
}

GArray *
gn_history_index_group_matches (GnHistoryIndex    *self,
                                const char *const *names)
{
  GArray *places = g_array_new (FALSE, TRUE, sizeof (GnHistoryPlace));
  sqlite3_stmt *statement = size_of (names) ? ask (self, "SELECT id, day FROM record WHERE kind <> 0", 0, names,
                                                   " ORDER BY started DESC, file DESC")
                                            : NULL;

  while (statement && sqlite3_step (statement) == SQLITE_ROW)
    {
      const GnHistoryPlace place = { sqlite3_column_int64 (statement, 0),
                                     (guint32) sqlite3_column_int64 (statement, 1) };

      g_array_append_val (places, place);
    }
  sqlite3_finalize (statement);
  return places;
}

gboolean
gn_history_index_met (GnHistoryIndex *self,
                      const char     *one,
                      const char     *other,
                      gint64         *last)
{
  sqlite3_stmt *statement = ask (self, "SELECT max (started) FROM record WHERE 1", 0,
                                 (const char *const[]) { one, other, NULL }, "");
  const gboolean met = statement && sqlite3_step (statement) == SQLITE_ROW
                       && sqlite3_column_type (statement, 0) != SQLITE_NULL;

  *last = met ? sqlite3_column_int64 (statement, 0) : 0;
  sqlite3_finalize (statement);
  return met;
}
