/* store.c: the file of the index: made, checked, thrown away
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "index-private.h"

#include <glib/gstdio.h>

#define APPLICATION 0x676e6f6d   /* "gnom": how SQLite's files tell whose they are */
#define LAYOUT      7            /* raise it when the tables change: older files are made again */

#define TEXT(x) TEXT_(x)
#define TEXT_(x) #x

/* What differs from one index to the next is only the numbers of records, which nothing outside knows. */
static const char tables[] =
  "BEGIN;"
  "PRAGMA application_id = " TEXT (APPLICATION) ";"
  "PRAGMA user_version = " TEXT (LAYOUT) ";"
  "CREATE TABLE record (id INTEGER PRIMARY KEY, file BLOB NOT NULL UNIQUE, size INTEGER, changed INTEGER,"
  " about_size INTEGER, about_changed INTEGER, read_by TEXT, app TEXT, rules INTEGER, game TEXT, title TEXT,"
  " set_title TEXT, started INTEGER, day INTEGER, ended INTEGER, elapsed INTEGER, entries INTEGER,"
  " over INTEGER, stopped INTEGER, closed INTEGER, outcome INTEGER, points INTEGER, trouble TEXT, place TEXT,"
  " expansion TEXT, note TEXT, kind INTEGER, low INTEGER, terms TEXT, gathered INTEGER, tile TEXT);"
  "CREATE INDEX record_order ON record (started, file);"
  "CREATE INDEX record_day ON record (day);"
  "CREATE INDEX record_game ON record (game, title);"
  "CREATE INDEX record_tile ON record (game, title, started, file) WHERE tile IS NOT NULL;"
  "CREATE INDEX record_against ON record (started, file, day, game, title) WHERE kind = 1 AND trouble IS NULL;"
  "CREATE TABLE seat (record INTEGER, seat INTEGER, name TEXT, colour INTEGER, place INTEGER, total INTEGER,"
  " won INTEGER, side INTEGER, person INTEGER, recorded TEXT, PRIMARY KEY (record, seat)) WITHOUT ROWID;"
  "CREATE INDEX seat_name ON seat (name);"
  "CREATE INDEX seat_recorded ON seat (recorded, name);"
  "CREATE TABLE gathered (record INTEGER, figure TEXT, seat INTEGER, at INTEGER, thing TEXT, name TEXT,"
  " value INTEGER, came INTEGER, PRIMARY KEY (record, figure, seat, at, thing)) WITHOUT ROWID;"
  "CREATE VIRTUAL TABLE words USING fts5 (game, people, place, day, note, prefix = '1 2 3',"
  " tokenize = 'unicode61 remove_diacritics 2');"
  "COMMIT;";

void
gn_store_init (GnStore *store)
{
  store->path = g_build_filename (g_get_user_cache_dir (), "gnomon", "history.sqlite", NULL);
}

void
gn_store_clear (GnStore *store)
{
  g_clear_pointer (&store->memory, sqlite3_close_v2);
  g_clear_pointer (&store->path, g_free);
}

gboolean
gn_store_is_spoilt (int code)
{
  return code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_CANTOPEN || code == SQLITE_IOERR
         || code == SQLITE_FULL || code == SQLITE_READONLY || code == SQLITE_ERROR || code == SQLITE_SCHEMA
         || code == SQLITE_MISMATCH || code == SQLITE_CONSTRAINT;
}

static gint64
number (sqlite3    *db,
        const char *sql)
{
  sqlite3_stmt *statement = NULL;
  gint64 n = -1;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) == SQLITE_OK && sqlite3_step (statement) == SQLITE_ROW)
    n = sqlite3_column_int64 (statement, 0);
  sqlite3_finalize (statement);
  return n;
}

/* Is it a file of this layout? */
static gboolean
is_ours (sqlite3 *db)
{
  return number (db, "PRAGMA application_id") == APPLICATION && number (db, "PRAGMA user_version") == LAYOUT;
}

static sqlite3 *
open_file (GnStore *store,
           int      flags)
{
  sqlite3 *db = NULL;

  if (sqlite3_open_v2 (store->path, &db, flags | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK)
    {
      sqlite3_close (db);
      return NULL;
    }
  sqlite3_busy_timeout (db, 10000);
  return db;
}

/* Makes the tables in an empty file, or sees that they are there. */
static gboolean
prepare (sqlite3 *db)
{
  if (sqlite3_exec (db, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL", NULL, NULL, NULL) != SQLITE_OK)
    return FALSE;
  if (is_ours (db))
    return TRUE;
  return number (db, "SELECT count (*) FROM sqlite_master") == 0
         && sqlite3_exec (db, tables, NULL, NULL, NULL) == SQLITE_OK;
}

void
gn_store_throw_away (GnStore *store)
{
  static const char *const endings[] = { "", "-wal", "-shm", "-journal" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *path = g_strconcat (store->path, endings[i], NULL);

      g_remove (path);
    }
  g_atomic_int_inc (&store->made);
}

sqlite3 *
gn_store_open_writer (GnStore *store)
{
  g_autofree char *folder = g_path_get_dirname (store->path);

  if (store->memory)
    return store->memory;

  g_mkdir_with_parents (folder, 0700);
  for (guint tries = 0; tries < 2; tries++)
    {
      sqlite3 *db = open_file (store, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);

      if (db && prepare (db))
        return db;

      const gboolean busy = db && sqlite3_errcode (db) == SQLITE_BUSY;

      sqlite3_close (db);
      if (busy)
        break;   /* another Gnomon is at work on it, for long */
      gn_store_throw_away (store);
    }

  /* One connection for both threads: SQLite lets one of them wait. */
  sqlite3 *memory = NULL;

  if (sqlite3_open_v2 (":memory:", &memory, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX,
                       NULL) != SQLITE_OK
      || sqlite3_exec (memory, tables, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("%s", sqlite3_errmsg (memory));
  g_atomic_pointer_set (&store->memory, memory);
  g_atomic_int_inc (&store->made);
  return memory;
}

sqlite3 *
gn_store_open_reader (GnStore *store)
{
  sqlite3 *db = g_atomic_pointer_get (&store->memory);

  if (db)
    return db;
  if (!g_file_test (store->path, G_FILE_TEST_IS_REGULAR))
    return NULL;

  db = open_file (store, SQLITE_OPEN_READWRITE);
  if (db && is_ours (db) && sqlite3_exec (db, "PRAGMA query_only = 1", NULL, NULL, NULL) == SQLITE_OK)
    return db;
  sqlite3_close (db);
  return NULL;
}

void
gn_store_close (GnStore *store,
                sqlite3 *db)
{
  if (db && db != g_atomic_pointer_get (&store->memory))
    sqlite3_close_v2 (db);
}

gboolean
gn_store_is_sound (sqlite3 *db)
{
  sqlite3_stmt *statement = NULL;
  gboolean sound = FALSE;

  if (sqlite3_prepare_v2 (db, "PRAGMA quick_check (1)", -1, &statement, NULL) == SQLITE_OK
      && sqlite3_step (statement) == SQLITE_ROW)
    sound = g_strcmp0 ((const char *) sqlite3_column_text (statement, 0), "ok") == 0;
  sqlite3_finalize (statement);
  return sound
         && sqlite3_exec (db, "INSERT INTO words (words) VALUES ('integrity-check')", NULL, NULL, NULL) == SQLITE_OK;
}
