/* index.c: an index of all records: questions
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "question.h"

#include "core/base/language.h"

G_DEFINE_FINAL_TYPE (GnHistoryIndex, gn_history_index, G_TYPE_OBJECT)

static guint changed_signal;

void
gn_history_entry_free (GnHistoryEntry *entry)
{
  if (!entry)
    return;

  gn_record_info_free (entry->info);
  gn_about_free (entry->about);
  g_free (entry);
}

/* ---- Telling ------------------------------------------------------------------------------------------------ */

static gboolean
tell (gpointer data)
{
  GnHistoryIndex *self = data;

  g_atomic_int_set (&self->telling, 0);
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_REMOVE;
}

void
gn_history_index_tell (GnHistoryIndex *self)
{
  if (!g_atomic_int_compare_and_exchange (&self->telling, 0, 1))
    return;

  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_callback (source, tell, g_object_ref (self), g_object_unref);
  g_source_attach (source, self->context);
}

/* ---- Questions ---------------------------------------------------------------------------------------------- */

/* Every word typed, as the beginning of a word. In quotes nothing in it is a sign of FTS5's.
 *
 * Returns: (nullable) (transfer full) */
static char *
match_of (const char *text)
{
  g_autofree char *folded = gn_fold (text ? text : "");
  g_autoptr (GString) match = g_string_new (NULL);
  const char *p = folded;

  while (*p)
    {
      const char *begin;

      while (*p && !g_unichar_isalnum (g_utf8_get_char (p)) && !g_unichar_ismark (g_utf8_get_char (p)))
        p = g_utf8_next_char (p);
      for (begin = p; *p && (g_unichar_isalnum (g_utf8_get_char (p)) || g_unichar_ismark (g_utf8_get_char (p)));)
        p = g_utf8_next_char (p);
      if (p > begin)
        g_string_append_printf (match, "%s\"%.*s\" *", match->len ? " " : "", (int) (p - begin), begin);
    }
  return match->len ? g_string_free (g_steal_pointer (&match), FALSE) : NULL;
}

static guint32
first_day (guint year)
{
  g_autoptr (GDate) day = g_date_new_dmy (1, G_DATE_JANUARY, (GDateYear) year);

  return g_date_get_julian (day);
}

/* Returns: (nullable): @head with the conditions of @query and @tail; those that @by is about are left out if @by is
 * not negative */
static sqlite3_stmt *
ask (GnHistoryIndex       *self,
     const char           *head,
     const GnHistoryQuery *query,
     int                   by,
     const char           *tail)
{
  g_autofree char *match = match_of (query->text);
  g_autoptr (GString) sql = g_string_new (head);
  const gboolean game = query->game && by != GN_HISTORY_BY_GAME, person = query->person && by != GN_HISTORY_BY_PERSON;
  const gboolean day = query->day && by != GN_HISTORY_BY_DAY && by != GN_HISTORY_BY_YEAR;
  const gboolean year = query->year && g_date_valid_year ((GDateYear) query->year) && by != GN_HISTORY_BY_YEAR;
  sqlite3 *db = gn_history_index_reader (self);
  sqlite3_stmt *statement = NULL;
  int at = 1;

  if (!db)
    return NULL;

  g_string_append (sql, " WHERE 1");
  if (match)
    g_string_append (sql, " AND record.id IN (SELECT rowid FROM words WHERE words MATCH ?)");
  if (game)
    g_string_append (sql, " AND record.game = ?");
  if (person)
    g_string_append (sql, " AND record.id IN (SELECT record FROM seat WHERE name = ?)");
  if (day)
    g_string_append (sql, " AND record.day = ?");
  if (year)
    g_string_append (sql, " AND record.day >= ? AND record.day < ?");
  if (query->end == GN_HISTORY_FINISHED)
    g_string_append (sql, " AND (record.over OR record.stopped)");
  if (query->end == GN_HISTORY_OPEN)
    g_string_append (sql, " AND NOT record.over AND NOT record.stopped");
  g_string_append (sql, tail);

  if (sqlite3_prepare_v2 (db, sql->str, -1, &statement, NULL) != SQLITE_OK)
    return NULL;

  if (match)
    sqlite3_bind_text (statement, at++, match, -1, SQLITE_TRANSIENT);
  if (game)
    sqlite3_bind_text (statement, at++, query->game, -1, SQLITE_TRANSIENT);
  if (person)
    sqlite3_bind_text (statement, at++, query->person, -1, SQLITE_TRANSIENT);
  if (day)
    sqlite3_bind_int64 (statement, at++, query->day);
  if (year)
    {
      sqlite3_bind_int64 (statement, at++, first_day (query->year));
      sqlite3_bind_int64 (statement, at++, first_day (query->year + 1));
    }
  return statement;
}

GArray *
gn_history_index_find (GnHistoryIndex       *self,
                       const GnHistoryQuery *query)
{
  GArray *places = g_array_new (FALSE, TRUE, sizeof (GnHistoryPlace));
  sqlite3_stmt *statement = ask (self, "SELECT record.id, record.day FROM record", query, -1,
                                 " ORDER BY record.started DESC, record.file DESC");

  while (statement && sqlite3_step (statement) == SQLITE_ROW)
    {
      const GnHistoryPlace place = { sqlite3_column_int64 (statement, 0),
                                     (guint32) sqlite3_column_int64 (statement, 1) };

      g_array_append_val (places, place);
    }
  sqlite3_finalize (statement);
  return places;
}

static void
clear_count (gpointer data)
{
  g_free (((GnHistoryCount *) data)->text);
}

/* The days of each year become one. */
static void
join_years (GArray *counts)
{
  guint n = 0;

  for (guint i = 0; i < counts->len; i++)
    {
      GnHistoryCount *count = &g_array_index (counts, GnHistoryCount, i);
      g_autoptr (GDate) day = g_date_valid_julian (count->number) ? g_date_new_julian (count->number) : NULL;
      const guint32 year = day ? g_date_get_year (day) : 0;
      GnHistoryCount *last = n ? &g_array_index (counts, GnHistoryCount, n - 1) : NULL;

      if (last && last->number == year)
        last->n += count->n;
      else if (year)
        g_array_index (counts, GnHistoryCount, n++) = (GnHistoryCount) { NULL, year, count->n };
    }
  g_array_set_size (counts, n);
}

GArray *
gn_history_index_count (GnHistoryIndex       *self,
                        const GnHistoryQuery *query,
                        GnHistoryBy           by)
{
  static const struct { const char *head, *tail; } sql[] = {
    [GN_HISTORY_BY_GAME] = { "SELECT record.game, count (*) FROM record",
                             " AND record.game <> '' GROUP BY record.game ORDER BY 2 DESC, 1" },
    [GN_HISTORY_BY_PERSON] = { "SELECT seat.name, count (DISTINCT record.id) FROM record"
                               " JOIN seat ON seat.record = record.id",
                               " AND seat.name <> '' GROUP BY seat.name ORDER BY 2 DESC, 1" },
    [GN_HISTORY_BY_PLACE] = { "SELECT record.place, count (*) FROM record",
                              " AND record.place <> '' GROUP BY record.place ORDER BY max (record.started) DESC" },
    [GN_HISTORY_BY_YEAR] = { "SELECT record.day, count (*) FROM record", " GROUP BY record.day ORDER BY 1 DESC" },
    [GN_HISTORY_BY_DAY] = { "SELECT record.day, count (*) FROM record", " GROUP BY record.day ORDER BY 1" },
  };
  GArray *counts = g_array_new (FALSE, TRUE, sizeof (GnHistoryCount));
  sqlite3_stmt *statement = ask (self, sql[by].head, query, (int) by, sql[by].tail);
  const gboolean text = by <= GN_HISTORY_BY_PLACE;

  while (statement && sqlite3_step (statement) == SQLITE_ROW)
    {
      const GnHistoryCount count = {
        text ? g_strdup ((const char *) sqlite3_column_text (statement, 0)) : NULL,
        text ? 0 : (guint32) sqlite3_column_int64 (statement, 0),
        (guint) sqlite3_column_int64 (statement, 1),
      };

      g_array_append_val (counts, count);
    }
  sqlite3_finalize (statement);
  if (by == GN_HISTORY_BY_YEAR)
    join_years (counts);
  g_array_set_clear_func (counts, clear_count);
  return counts;
}

GStrv
gn_history_index_places (GnHistoryIndex *self)
{
  const GnHistoryQuery all = { 0 };
  g_autoptr (GArray) counts = gn_history_index_count (self, &all, GN_HISTORY_BY_PLACE);
  char **places = g_new0 (char *, counts->len + 1);

  for (guint i = 0; i < counts->len; i++)
    places[i] = g_steal_pointer (&g_array_index (counts, GnHistoryCount, i).text);
  return places;
}

/* ---- One match ---------------------------------------------------------------------------------------------- */

/* Returns: (nullable) (transfer full) */
static char *
text_at (sqlite3_stmt *statement,
         int           column)
{
  return g_strdup ((const char *) sqlite3_column_text (statement, column));
}

static void
load_seats (sqlite3      *db,
            gint64        id,
            GnRecordInfo *info)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (db, "SELECT name, colour, place, total FROM seat WHERE record = ? ORDER BY seat", -1,
                          &statement, NULL) != SQLITE_OK)
    return;
  sqlite3_bind_int64 (statement, 1, id);
  while (info->n_seats < GN_MAX_SEATS && sqlite3_step (statement) == SQLITE_ROW)
    {
      info->name[info->n_seats] = gn_row_text (statement, 0);
      info->colour[info->n_seats] = (guint8) CLAMP (sqlite3_column_int64 (statement, 1), 0, GN_MAX_SEATS - 1);
      info->rank[info->n_seats] = (guint8) CLAMP (sqlite3_column_int64 (statement, 2), 0, GN_MAX_PARTIES);
      info->total[info->n_seats] = (gint32) sqlite3_column_int64 (statement, 3);
      info->n_seats++;
    }
  sqlite3_finalize (statement);
}

GnHistoryEntry *
gn_history_index_load (GnHistoryIndex *self,
                       gint64          id)
{
  sqlite3 *db = gn_history_index_reader (self);
  sqlite3_stmt *statement = NULL;
  GnHistoryEntry *entry = NULL;

  if (!db
      || sqlite3_prepare_v2 (db,
                             "SELECT file, app, rules, game, title, set_title, started, day, ended, elapsed, entries,"
                             " over, stopped, closed, outcome, points, trouble, place, expansion, note"
                             " FROM record WHERE id = ?",
                             -1, &statement, NULL) != SQLITE_OK)
    return NULL;

  sqlite3_bind_int64 (statement, 1, id);
  if (sqlite3_step (statement) == SQLITE_ROW)
    {
      const void *bytes = sqlite3_column_blob (statement, 0);
      g_autofree char *name = g_strndup (bytes, (gsize) sqlite3_column_bytes (statement, 0));
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "records", name, NULL);
      GnRecordInfo *info = g_new0 (GnRecordInfo, 1);
      int at = 1;

      entry = g_new0 (GnHistoryEntry, 1);
      entry->id = id;
      entry->info = info;
      entry->about = g_new0 (GnAbout, 1);
      info->file = g_file_new_for_path (path);
      info->app = gn_row_text (statement, at++);
      info->rules = (guint) sqlite3_column_int64 (statement, at++);
      info->game_id = gn_row_text (statement, at++);
      info->title = text_at (statement, at++);
      info->set = text_at (statement, at++);
      info->started = sqlite3_column_int64 (statement, at++);
      entry->day = (guint32) sqlite3_column_int64 (statement, at++);
      info->changed = sqlite3_column_int64 (statement, at++);
      info->elapsed = sqlite3_column_int64 (statement, at++);
      info->steps = (guint) sqlite3_column_int64 (statement, at++);
      info->over = sqlite3_column_int (statement, at++) != 0;
      info->stopped = sqlite3_column_int (statement, at++) != 0;
      info->closed = sqlite3_column_int (statement, at++) != 0;
      info->outcome = (GnSheetOutcome) CLAMP (sqlite3_column_int (statement, at), 0, GN_OUTCOME_TIED);
      info->points = sqlite3_column_int (statement, ++at) != 0;
      info->trouble = text_at (statement, ++at);
      entry->about->place = gn_row_text (statement, ++at);
      entry->about->expansion = gn_row_text (statement, ++at);
      entry->about->note = gn_row_text (statement, ++at);
      load_seats (db, id, info);
    }
  sqlite3_finalize (statement);
  return entry;
}

char *
gn_history_index_tile (GnHistoryIndex *self,
                       const char     *game,
                       const char     *title,
                       GFile         **record)
{
  sqlite3_stmt *statement = gn_question_new (
    self, "SELECT tile, file FROM record WHERE game = ?1 AND title = ?2 AND tile IS NOT NULL"
    " ORDER BY started DESC, file DESC LIMIT 1", game, title, NULL);
  char *tile = NULL;

  if (gn_row_next (statement))
    {
      g_autofree char *name = gn_row_text (statement, 1);
      g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", "records", name, NULL);

      tile = gn_row_text (statement, 0);
      *record = g_file_new_for_path (path);
    }
  sqlite3_finalize (statement);
  return tile;
}

/* ---- All of it ---------------------------------------------------------------------------------------------- */

char *
gn_history_index_dump (GnHistoryIndex *self)
{
  static const char *const questions[] = {
    "SELECT file, size, changed, about_size, about_changed, read_by, app, rules, game, title, set_title, started, day,"
    " ended, elapsed, entries, over, stopped, closed, outcome, points, trouble, place, expansion, note,"
    " kind, low, terms, gathered, tile FROM record ORDER BY file",
    "SELECT record.file, seat.seat, name, colour, seat.place, total, won, side, person, recorded FROM seat"
    " LEFT JOIN record ON record.id = seat.record ORDER BY record.file, seat.seat",
    "SELECT record.file, words.game, people, words.place, words.day, words.note FROM words LEFT JOIN record"
    " ON record.id = words.rowid ORDER BY record.file",
    "SELECT record.file, figure, seat, at, thing, gathered.name, value, came FROM gathered"
    " LEFT JOIN record ON record.id = gathered.record ORDER BY record.file, figure, seat, at, thing",
  };
  sqlite3 *db = gn_history_index_reader (self);
  GString *text = g_string_new (NULL);

  for (guint i = 0; db && i < G_N_ELEMENTS (questions); i++)
    {
      sqlite3_stmt *statement = NULL;

      sqlite3_prepare_v2 (db, questions[i], -1, &statement, NULL);
      while (statement && sqlite3_step (statement) == SQLITE_ROW)
        for (int k = 0; k < sqlite3_column_count (statement); k++)
          {
            const char *value = (const char *) sqlite3_column_text (statement, k);

            g_string_append_printf (text, "%s%s", k == 0 ? "\n" : "|", value ? value : "–");
          }
      sqlite3_finalize (statement);
    }
  return g_string_free (text, FALSE);
}

/* ---- The object --------------------------------------------------------------------------------------------- */

static void
gn_history_index_finalize (GObject *object)
{
  GnHistoryIndex *self = GN_HISTORY_INDEX (object);

  gn_store_close (&self->store, self->reader);
  gn_store_clear (&self->store);
  g_mutex_clear (&self->working);
  g_mutex_clear (&self->gathering);
  g_main_context_unref (self->context);
  G_OBJECT_CLASS (gn_history_index_parent_class)->finalize (object);
}

static void
gn_history_index_class_init (GnHistoryIndexClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_history_index_finalize;
  changed_signal = g_signal_new ("changed", GN_TYPE_HISTORY_INDEX, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                 0);
}

static void
gn_history_index_init (GnHistoryIndex *self)
{
  gn_store_init (&self->store);
  g_mutex_init (&self->working);
  g_mutex_init (&self->gathering);
  self->context = g_main_context_ref_thread_default ();
}

GnHistoryIndex *
gn_history_index_new (void)
{
  return g_object_new (GN_TYPE_HISTORY_INDEX, NULL);
}
