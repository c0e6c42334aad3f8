/* update.c: brings the index up to date with the folder of records
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "index-private.h"

#include "core/base/json.h"
#include "core/words/text.h"
#include "games/games.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <sys/stat.h>

#define MOST_AT_ONCE 200   /* with so few records a page waits for the index */
#define AT_ONCE      250   /* records in a transaction: then they are shown, and other programs may write */

/* What tells whether a file changed. */
typedef struct {
  gint64 size, changed;
} Look;

/* A record in the folder, as it is or as the index has it. */
typedef struct {
  gint64   id;
  Look     record, about;
  gboolean by_us;      /* read by this Gnomon, these rules, in this language */
  gboolean is_there;   /* still in the folder */
} Known;

enum { FIND, DELETE_RECORD, DELETE_SEATS, DELETE_GATHERED, DELETE_WORDS, INSERT_RECORD, INSERT_SEAT, INSERT_WORDS,
       N_STATEMENTS };

typedef struct {
  GnHistoryIndex *index;
  sqlite3        *db;
  sqlite3_stmt   *statement[N_STATEMENTS];
  GFile          *folder;
  char           *here;      /* what else a row depends on: version, language, time zone */
  GHashTable     *known;     /* Known by file name */
  GPtrArray      *todo;      /* file names */
} Update;

/* ---- Statements --------------------------------------------------------------------------------------------- */

static gboolean
prepare (Update *self)
{
  static const char *const sql[N_STATEMENTS] = {
    [FIND] = "SELECT id, size, changed, about_size, about_changed, game, read_by, file FROM record",
    [DELETE_RECORD] = "DELETE FROM record WHERE id = ?",
    [DELETE_SEATS] = "DELETE FROM seat WHERE record = ?",
    [DELETE_GATHERED] = "DELETE FROM gathered WHERE record = ?",
    [DELETE_WORDS] = "DELETE FROM words WHERE rowid = ?",
    [INSERT_RECORD] =
      "INSERT INTO record (file, size, changed, about_size, about_changed, read_by, app, rules, game, title, set_title,"
      " started, day, ended, elapsed, entries, over, stopped, closed, outcome, points, trouble, place, expansion, note,"
      " kind, low, terms, tile, gathered) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
      " ?, ?, ?, ?, ?, ?, 0)",
    [INSERT_SEAT] = "INSERT INTO seat (record, seat, name, colour, place, total, won, side, person,"
                    " recorded) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    [INSERT_WORDS] = "INSERT INTO words (rowid, game, people, place, day, note) VALUES (?, ?, ?, ?, ?, ?)",
  };

  for (guint i = 0; i < N_STATEMENTS; i++)
    if (sqlite3_prepare_v2 (self->db, sql[i], -1, &self->statement[i], NULL) != SQLITE_OK)
      return FALSE;
  return TRUE;
}

static void
unprepare (Update *self)
{
  for (guint i = 0; i < N_STATEMENTS; i++)
    g_clear_pointer (&self->statement[i], sqlite3_finalize);
}

static gboolean
run (sqlite3_stmt *statement)
{
  const gboolean fine = sqlite3_step (statement) == SQLITE_DONE;

  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return fine;
}

static gboolean
execute (Update     *self,
         const char *sql)
{
  return sqlite3_exec (self->db, sql, NULL, NULL, NULL) == SQLITE_OK;
}

static void
bind_text (sqlite3_stmt *statement,
           int          *at,
           const char   *text)
{
  sqlite3_bind_text (statement, (*at)++, text, -1, SQLITE_TRANSIENT);
}

static void
bind_int (sqlite3_stmt *statement,
          int          *at,
          gint64        n)
{
  sqlite3_bind_int64 (statement, (*at)++, n);
}

/* ---- A record ----------------------------------------------------------------------------------------------- */

static Look
look_at (GFile *file)
{
  struct stat status;

  /* The target of a link is what is read. */
  if (g_stat (g_file_peek_path (file), &status) < 0)
    return (Look) { -1, 0 };
  return (Look) { status.st_size,
                  (gint64) status.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + status.st_mtim.tv_nsec };
}

static gboolean
is_same (Look one,
         Look other)
{
  return one.size == other.size && one.changed == other.changed;
}

/* Times, words and titles in a row depend on these. */
static char *
where_we_are (void)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  const char *time = setlocale (LC_TIME, NULL);

  return g_strdup_printf (GN_VERSION " %s %s %s", g_get_language_names ()[0], time ? time : "",
                          g_time_zone_get_identifier (zone));
}

/* The version of the rules that would read it. */
static char *
reader_of (Update     *self,
           const char *game_id)
{
  const GnGame *game = gn_game_find (game_id);

  return g_strdup_printf ("%s %d", self->here, game ? (int) game->rules_version : 0);
}

#define DAWN 6   /* the hour at which an evening ends, and the next one begins */

guint32
gn_history_evening (gint64 time)
{
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (time);
  g_autoptr (GDateTime) shifted = when ? g_date_time_add_hours (when, -DAWN) : NULL;
  g_autoptr (GDate) day = NULL;
  int year, month, of_month;

  if (!shifted)
    return 0;
  g_date_time_get_ymd (shifted, &year, &month, &of_month);
  day = g_date_new_dmy ((GDateDay) of_month, (GDateMonth) month, (GDateYear) year);
  return g_date_get_julian (day);
}

gint64
gn_history_evening_begin (guint32 day)
{
  g_autoptr (GDateTime) dawn = NULL;
  GDate date;

  if (!day)
    return 0;
  g_date_clear (&date, 1);
  g_date_set_julian (&date, day);
  dawn = g_date_time_new_local (g_date_get_year (&date), g_date_get_month (&date), g_date_get_day (&date), DAWN, 0, 0);
  return dawn ? g_date_time_to_unix (dawn) : 0;
}

/* The evening in words: those of the user's language, the English ones, and in figures. */
static char *
day_words (guint32 julian)
{
  static const char *const days[] = { "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday" };
  static const char *const months[] = { "January", "February", "March", "April", "May", "June", "July", "August",
                                        "September", "October", "November", "December" };
  g_autoptr (GDate) day = julian ? g_date_new_julian (julian) : NULL;
  g_autoptr (GDateTime) time = day ? g_date_time_new_local (g_date_get_year (day), g_date_get_month (day),
                                                            g_date_get_day (day), 12, 0, 0)
                                   : NULL;
  g_autofree char *here = time ? g_date_time_format (time, "%A %a %B %OB %b %Y-%m-%d %Y%m%d") : NULL;

  if (!here)
    return g_strdup ("");
  /* The day of the month without its zero, too. */
  return g_strdup_printf ("%s %u %s %s", here, g_date_get_day (day), days[g_date_get_weekday (day) - 1],
                          months[g_date_get_month (day) - 1]);
}

static gboolean
add_words (Update             *self,
           gint64              id,
           const GnRecordInfo *info,
           const GnAbout      *about,
           guint32             day)
{
  sqlite3_stmt *statement = self->statement[INSERT_WORDS];
  const GnGame *game = gn_game_find (info->game_id);
  g_autoptr (GString) people = g_string_new (NULL);
  g_autoptr (GnNames) names = gn_names_get ();
  g_autofree char *titles = game ? g_strjoin (" ", info->game_id, game->title, gn_tr (game->title), info->title, NULL)
                                 : g_strjoin (" ", info->game_id, info->title, NULL);
  g_autofree char *notes = g_strjoin (" ", about->note, about->expansion, info->set, NULL);
  g_autofree char *when = day_words (day);
  int at = 1;

  for (guint i = 0; i < info->n_seats; i++)
    gn_follow_add_words (people, names, info->recorded[i]);

  const char *const texts[] = { titles, people->str, about->place, when, notes };

  bind_int (statement, &at, id);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *folded = gn_fold (texts[i]);

      bind_text (statement, &at, folded);
    }
  return run (statement);
}

static GnHistoryKind
kind_of (const GnRecordInfo *info)
{
  const GnGame *game = gn_game_find (info->game_id);

  if (!game || info->trouble || !info->over || info->stopped || !info->n_seats)
    return GN_KIND_NONE;
  /* A game that scores any game has losers without a winner only if they lose together. */
  if (game->together || info->outcome == GN_OUTCOME_ALL_WON
      || (game->another && info->outcome == GN_OUTCOME_ALL_LOST))
    return GN_KIND_TOGETHER;
  return info->n_seats == 1 ? GN_KIND_ALONE : GN_KIND_AGAINST;
}

/* Older records do not tell the sides. Several winners who do not share the win are a team there, and so are others who
 * have the same place. */
static guint
side_of (const GnRecordInfo *info,
         GnHistoryKind       kind,
         guint               seat)
{
  const gboolean alone = info->outcome != GN_OUTCOME_RANKED && info->outcome != GN_OUTCOME_WON;
  guint winners = 0;

  if (kind == GN_KIND_TOGETHER)
    return 1;
  if (info->sides || alone)
    return info->side[seat];
  for (guint i = 0; i < info->n_seats; i++)
    winners += info->rank[i] == 1;
  return winners > 1 ? info->rank[seat] + 1u : 0;
}

/* Do fewer points win? So it is if somebody has fewer than another one in a later place. */
static gboolean
is_low (const GnRecordInfo *info)
{
  for (guint i = 0; info->points && info->outcome != GN_OUTCOME_WON && i < info->n_seats; i++)
    for (guint k = 0; k < info->n_seats; k++)
      if (info->rank[i] && info->rank[k] > info->rank[i] && info->total[k] > info->total[i])
        return TRUE;
  return FALSE;
}

static gboolean
add_seats (Update             *self,
           gint64              id,
           const GnRecordInfo *info,
           GnHistoryKind       kind)
{
  gboolean fine = TRUE;

  for (guint i = 0; fine && i < info->n_seats; i++)
    {
      sqlite3_stmt *statement = self->statement[INSERT_SEAT];
      /* Of two seats with one name the first one is the person's. */
      gboolean person = *info->name[i] != '\0';
      int at = 1;

      for (guint k = 0; k < i; k++)
        person &= !g_str_equal (info->name[k], info->name[i]);
      bind_int (statement, &at, id);
      bind_int (statement, &at, i);
      bind_text (statement, &at, info->name[i]);
      bind_int (statement, &at, info->colour[i]);
      bind_int (statement, &at, info->rank[i]);
      bind_int (statement, &at, info->total[i]);
      /* A tie that the rules do not break has no winner. */
      bind_int (statement, &at, info->over && info->rank[i] == 1 && info->outcome != GN_OUTCOME_TIED);
      bind_int (statement, &at, side_of (info, kind, i));
      bind_int (statement, &at, person);
      bind_text (statement, &at, info->recorded[i]);
      fine = run (statement);
    }
  return fine;
}

/* A picture by its sum, as sheets/tile.h names it: the record has it. */
static char *
tile_of (const GnRecordInfo *info)
{
  g_autofree char *sum = NULL;

  if (!info->tile || strchr (info->tile, '-'))
    return g_strdup (info->tile);
  sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, info->tile, -1);
  return g_strdup_printf ("picture-%.16s", sum);
}

static gboolean
add (Update     *self,
     const char *name)
{
  g_autoptr (GFile) file = g_file_get_child (self->folder, name);
  g_autoptr (GFile) about_file = gn_about_file (file);
  /* First, so that a change meanwhile is found by the next update. */
  const Look record_look = look_at (file), about_look = look_at (about_file);
  GnRecordInfo *info = gn_library_read (file);
  g_autoptr (GnAbout) about = gn_about_load (file);
  g_autofree char *reader = reader_of (self, info->game_id);
  const gint64 started = info->started ? info->started : info->changed;
  const guint32 day = gn_history_evening (started);
  const GnHistoryKind kind = kind_of (info);
  g_autofree char *tile = tile_of (info);
  sqlite3_stmt *statement = self->statement[INSERT_RECORD];
  int at = 1;

  sqlite3_bind_blob (statement, at++, name, (int) strlen (name), SQLITE_TRANSIENT);
  bind_int (statement, &at, record_look.size);
  bind_int (statement, &at, record_look.changed);
  bind_int (statement, &at, about_look.size);
  bind_int (statement, &at, about_look.changed);
  bind_text (statement, &at, reader);
  bind_text (statement, &at, info->app);
  bind_int (statement, &at, info->rules);
  bind_text (statement, &at, info->game_id);
  bind_text (statement, &at, info->title);
  bind_text (statement, &at, info->set);
  bind_int (statement, &at, started);
  bind_int (statement, &at, day);
  bind_int (statement, &at, info->changed);
  bind_int (statement, &at, info->elapsed);
  bind_int (statement, &at, info->steps);
  bind_int (statement, &at, info->over);
  bind_int (statement, &at, info->stopped);
  bind_int (statement, &at, info->closed);
  bind_int (statement, &at, info->outcome);
  bind_int (statement, &at, info->points);
  bind_text (statement, &at, info->trouble);
  bind_text (statement, &at, about->place);
  bind_text (statement, &at, about->expansion);
  bind_text (statement, &at, about->note);
  bind_int (statement, &at, kind);
  bind_int (statement, &at, is_low (info));
  bind_text (statement, &at, info->terms);
  bind_text (statement, &at, tile);

  gboolean fine = run (statement);
  const gint64 id = sqlite3_last_insert_rowid (self->db);

  fine = fine && add_seats (self, id, info, kind) && add_words (self, id, info, about, day);
  gn_record_info_free (info);
  return fine;
}

static gboolean
forget (Update *self,
        gint64  id)
{
  for (guint i = DELETE_RECORD; i <= DELETE_WORDS; i++)
    {
      sqlite3_bind_int64 (self->statement[i], 1, id);
      if (!run (self->statement[i]))
        return FALSE;
    }
  return TRUE;
}

/* ---- All of them -------------------------------------------------------------------------------------------- */

static gboolean
read_known (Update *self)
{
  sqlite3_stmt *statement = self->statement[FIND];
  int step;

  while ((step = sqlite3_step (statement)) == SQLITE_ROW)
    {
      Known *known = g_new0 (Known, 1);

      known->id = sqlite3_column_int64 (statement, 0);
      known->record = (Look) { sqlite3_column_int64 (statement, 1), sqlite3_column_int64 (statement, 2) };
      known->about = (Look) { sqlite3_column_int64 (statement, 3), sqlite3_column_int64 (statement, 4) };

      const char *game = (const char *) sqlite3_column_text (statement, 5);
      g_autofree char *by_us = reader_of (self, game ? game : "");

      known->by_us = g_strcmp0 (by_us, (const char *) sqlite3_column_text (statement, 6)) == 0;

      const void *name = sqlite3_column_blob (statement, 7);

      g_hash_table_replace (self->known, g_strndup (name, (gsize) sqlite3_column_bytes (statement, 7)), known);
    }
  sqlite3_reset (statement);
  return step == SQLITE_DONE;
}

/* Does the row still say what is in the file? */
static gboolean
is_up_to_date (Update      *self,
               const Known *known,
               const char  *name)
{
  g_autoptr (GFile) file = g_file_get_child (self->folder, name);
  g_autoptr (GFile) about = gn_about_file (file);

  return known->by_us && is_same (known->record, look_at (file)) && is_same (known->about, look_at (about));
}

static void
find_todo (Update    *self,
           GPtrArray *names)
{
  for (guint i = 0; i < names->len; i++)
    {
      Known *known = g_hash_table_lookup (self->known, names->pdata[i]);

      if (known)
        known->is_there = TRUE;
      if (!known || !is_up_to_date (self, known, names->pdata[i]))
        g_ptr_array_add (self->todo, names->pdata[i]);
    }
}

static gboolean
forget_gone (Update *self)
{
  GHashTableIter iter;
  gpointer value;
  gboolean any = FALSE;

  g_hash_table_iter_init (&iter, self->known);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    if (!((Known *) value)->is_there)
      {
        if ((!any && !execute (self, "BEGIN IMMEDIATE")) || !forget (self, ((Known *) value)->id))
          return FALSE;
        any = TRUE;
      }
  if (any && !execute (self, "COMMIT"))
    return FALSE;
  if (any)
    gn_history_index_tell (self->index);
  return TRUE;
}

static gboolean
read_todo (Update       *self,
           GCancellable *cancellable)
{
  for (guint i = 0; i < self->todo->len; i++)
    {
      const char *name = self->todo->pdata[i];
      Known *known = g_hash_table_lookup (self->known, name);
      const gboolean cancelled = g_cancellable_is_cancelled (cancellable);

      if (i % AT_ONCE == 0 && !cancelled && !execute (self, "BEGIN IMMEDIATE"))
        return FALSE;
      if (!cancelled && ((known && !forget (self, known->id)) || !add (self, name)))
        return FALSE;

      const gboolean last = cancelled || i + 1 == self->todo->len || (i + 1) % AT_ONCE == 0;

      g_atomic_int_set (&self->index->done, (gint) i + 1);
      if (last && sqlite3_get_autocommit (self->db) == 0 && !execute (self, "COMMIT"))
        return FALSE;
      if (last)
        gn_history_index_tell (self->index);
      if (cancelled)
        break;
    }
  return TRUE;
}

/* Returns: %FALSE if the file is at fault */
static gboolean
update (Update       *self,
        GPtrArray    *names,
        GCancellable *cancellable)
{
  gboolean renamed = FALSE, fine = prepare (self) && read_known (self) && gn_follow_names (self->db, &renamed);

  if (renamed)
    gn_history_index_tell (self->index);
  if (fine)
    find_todo (self, names);
  g_atomic_int_set (&self->index->done, 0);
  g_atomic_int_set (&self->index->of, (gint) self->todo->len);
  fine = fine && forget_gone (self) && read_todo (self, cancellable);
  if (!fine && sqlite3_get_autocommit (self->db) == 0)
    execute (self, "ROLLBACK");
  unprepare (self);
  g_atomic_int_set (&self->index->of, 0);
  return fine;
}

gboolean
gn_history_index_update (GnHistoryIndex *self,
                         GCancellable   *cancellable,
                         GError        **error)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->working);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GFile) folder = NULL;
  gboolean fine = FALSE;
  int code = SQLITE_OK;

  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return FALSE;
  names = gn_library_names (error);
  folder = names ? gn_library_dir ("records", error) : NULL;
  if (!folder)
    return FALSE;

  /* A second time with a new file, if the first one was spoilt. */
  for (guint tries = 0; !fine && tries < 2; tries++)
    {
      sqlite3 *db = gn_store_open_writer (&self->store);

      if (!self->checked && !gn_store_is_sound (db))
        {
          gn_store_close (&self->store, db);
          gn_store_throw_away (&self->store);
          db = gn_store_open_writer (&self->store);
        }
      self->checked = TRUE;

      Update work = { .index = self, .db = db, .folder = folder, .here = where_we_are (),
                      .known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free),
                      .todo = g_ptr_array_new () };

      fine = update (&work, names, cancellable);
      code = fine ? SQLITE_OK : sqlite3_errcode (db);
      g_hash_table_unref (work.known);
      g_ptr_array_unref (work.todo);
      g_free (work.here);
      gn_store_close (&self->store, db);
      if (!fine && gn_store_is_spoilt (code))
        gn_store_throw_away (&self->store);
      else if (!fine)
        break;
    }

  if (!fine)
    {
      g_autofree char *message = gn_fill (_("The index of the history cannot be saved: {reason}."), "reason",
                                          sqlite3_errstr (code), NULL);

      g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE, message);
      return FALSE;
    }
  return !g_cancellable_set_error_if_cancelled (cancellable, error);
}

void
gn_history_index_clean (GnHistoryIndex *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->working);
  sqlite3 *db = gn_store_open_writer (&self->store);

  sqlite3_exec (db, "INSERT INTO words (words) VALUES ('rebuild')", NULL, NULL, NULL);
  sqlite3_exec (db, "VACUUM", NULL, NULL, NULL);
  sqlite3_exec (db, "PRAGMA wal_checkpoint (TRUNCATE)", NULL, NULL, NULL);
  gn_store_close (&self->store, db);
}

static void
update_in_thread (GTask        *task,
                  gpointer      index,
                  gpointer      data,
                  GCancellable *cancellable)
{
  GError *error = NULL;

  if (gn_history_index_update (index, cancellable, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
gn_history_index_update_async (GnHistoryIndex     *self,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, gn_history_index_update_async);
  g_task_run_in_thread (task, update_in_thread);
}

gboolean
gn_history_index_update_finish (GnHistoryIndex *self,
                                GAsyncResult   *result,
                                GError        **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}

gboolean
gn_history_index_catch_up (GnHistoryIndex *self)
{
  const gboolean many = gn_library_has_more_than (MOST_AT_ONCE);

  /* The page of the history tells of errors; other answers are then as old as the index. */
  if (many)
    gn_history_index_update_async (self, NULL, NULL, NULL);
  else
    gn_history_index_update (self, NULL, NULL);
  return !many;
}

void
gn_history_index_progress (GnHistoryIndex *self,
                           guint          *done,
                           guint          *of)
{
  *of = (guint) g_atomic_int_get (&self->of);
  *done = MIN ((guint) g_atomic_int_get (&self->done), *of);
}
