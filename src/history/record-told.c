/* record-told.c: the records of a game, and those that a match broke
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "game-figures.h"

#include "question.h"

/* What a record is about: the name of the one who has it, and the figure. */
#define POINTS                                                                                                         \
  "SELECT record.id AS id, started, file, name, total AS value FROM record JOIN seat ON seat.record = record.id"       \
  " WHERE points AND kind IN (1, 3)"
/* The winner, and the nearest of those who are not. */
#define LEAD                                                                                                           \
  "SELECT record.id AS id, started, file, name, (SELECT min (abs (seat.total - other.total)) FROM seat AS other WHERE" \
  " other.record = record.id AND other.place > 1) AS value FROM record JOIN seat ON seat.record = record.id"           \
  " WHERE points AND kind = 1 AND outcome <> 5 AND seat.place = 1"
/* Of matches that all win or lose together, those that they won. */
#define LENGTH                                                                                                         \
  "SELECT record.id AS id, started, file, '' AS name, elapsed AS value FROM record WHERE elapsed > 0 AND"              \
  " (kind IN (1, 3) OR (kind = 2 AND EXISTS (SELECT 1 FROM seat WHERE seat.record = record.id AND won)))"

static const struct { const char *sql; gboolean least; } kinds[GN_N_RECORDS] = {
  [GN_RECORD_POINTS] = { POINTS, FALSE },
  [GN_RECORD_LEAD] = { LEAD, FALSE },
  [GN_RECORD_SHORTEST] = { LENGTH, TRUE },
  [GN_RECORD_LONGEST] = { LENGTH, FALSE },
};

static void
clear_record (gpointer data)
{
  g_free (((GnGameRecord *) data)->name);
}

static void
clear_broken (gpointer data)
{
  clear_record (&((GnRecordBroken *) data)->now);
  clear_record (&((GnRecordBroken *) data)->before);
}

static GnGameRecord
record_at (sqlite3_stmt *statement,
           GnRecordKind  kind,
           gboolean      low)
{
  return (GnGameRecord) { kind, sqlite3_column_int64 (statement, 0), sqlite3_column_int64 (statement, 3),
                          sqlite3_column_int64 (statement, 1), gn_row_text (statement, 2), low };
}

/* The best of the matches that @where names: the first with the figure. */
static gboolean
best_of (GnHistoryIndex *self,
         const char     *game,
         const char     *title,
         GnRecordKind    kind,
         gboolean        low,
         const char     *where,
         GnGameRecord   *best)
{
  const gboolean least = kind == GN_RECORD_POINTS ? low : kinds[kind].least;
  g_autofree char *sql = g_strdup_printf (
    "SELECT id, started, name, value FROM (%s AND game = ?1 AND ifnull (title, '') = ?2 AND %s) WHERE value IS NOT NULL"
    " ORDER BY value %s, started, file, name LIMIT 1", kinds[kind].sql, where, least ? "ASC" : "DESC");
  sqlite3_stmt *statement = gn_question_new (self, sql, game, title, NULL);
  const gboolean found = gn_row_next (statement);

  if (found)
    *best = record_at (statement, kind, low && kind == GN_RECORD_POINTS);
  sqlite3_finalize (statement);
  return found;
}

static gboolean
is_low (GnHistoryIndex *self,
        const char     *game,
        const char     *title)
{
  sqlite3_stmt *statement = gn_question_new (self, "SELECT sum (low) * 2 > sum (points) FROM record WHERE game = ?1 AND"
                                             " ifnull (title, '') = ?2 AND kind = 1", game, title, NULL);
  const gboolean low = gn_row_next (statement) && sqlite3_column_int (statement, 0);

  sqlite3_finalize (statement);
  return low;
}

GArray *
gn_history_index_records (GnHistoryIndex *self,
                          const char     *game,
                          const char     *title)
{
  GArray *records = g_array_new (FALSE, TRUE, sizeof (GnGameRecord));
  const gboolean low = is_low (self, game, title);

  g_array_set_clear_func (records, clear_record);
  for (GnRecordKind kind = 0; kind < GN_N_RECORDS; kind++)
    {
      GnGameRecord record;

      if (best_of (self, game, title, kind, low, "1", &record))
        g_array_append_val (records, record);
    }
  return records;
}

GArray *
gn_history_index_broken (GnHistoryIndex *self,
                         GFile          *file)
{
  /* How many earlier matches were like this one. */
  static const char same[] =
    "SELECT me.id, me.game, ifnull (me.title, ''), count (*) FROM record AS me JOIN record ON record.game = me.game AND"
    " ifnull (record.title, '') = ifnull (me.title, '') AND record.kind = me.kind AND record.terms = me.terms AND"
    " (record.started, record.file) < (me.started, me.file) AND (SELECT count (*) FROM seat WHERE seat.record ="
    " record.id) = (SELECT count (*) FROM seat WHERE seat.record = me.id) WHERE me.file = CAST (?1 AS BLOB) AND"
    " me.kind <> 0 GROUP BY me.id";
  GArray *broken = g_array_new (FALSE, TRUE, sizeof (GnRecordBroken));
  g_autofree char *base = g_file_get_basename (file);
  sqlite3_stmt *statement = gn_question_new (self, same, base, NULL);

  g_array_set_clear_func (broken, clear_broken);
  if (gn_row_next (statement) && gn_row_count (statement, 3) >= GN_RECORD_MIN_PLAYS)
    {
      const gint64 id = sqlite3_column_int64 (statement, 0);
      g_autofree char *game = gn_row_text (statement, 1), *title = gn_row_text (statement, 2);
      g_autofree char *mine = g_strdup_printf ("record.id = %" G_GINT64_FORMAT, id);
      g_autofree char *before = g_strdup_printf (
        "record.id IN (SELECT it.id FROM record AS it, record AS me WHERE me.id = %" G_GINT64_FORMAT " AND it.game ="
        " me.game AND it.kind = me.kind AND it.terms = me.terms AND (it.started, it.file) < (me.started, me.file) AND"
        " (SELECT count (*) FROM seat WHERE seat.record = it.id) = (SELECT count (*) FROM seat WHERE seat.record ="
        " me.id))", id);
      const gboolean low = is_low (self, game, title);

      /* The longest match is nothing to be proud of. */
      for (GnRecordKind kind = 0; kind < GN_RECORD_LONGEST; kind++)
        {
          GnRecordBroken one = { 0 };
          const gboolean least = kind == GN_RECORD_POINTS ? low : kinds[kind].least;

          if (best_of (self, game, title, kind, low, mine, &one.now)
              && best_of (self, game, title, kind, low, before, &one.before)
              && (least ? one.now.value < one.before.value : one.now.value > one.before.value))
            g_array_append_val (broken, one);
          else
            clear_broken (&one);
        }
    }
  sqlite3_finalize (statement);
  return broken;
}
