/* follow.c: the index calls people what they are called now (core/library/names.h)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "index-private.h"

#include "core/base/language.h"

/* A name of one who is anonymous finds nothing. */
void
gn_follow_add_words (GString       *words,
                     const GnNames *names,
                     const char    *recorded)
{
  const char *shown = gn_names_show (names, recorded);
  const GnNamed *person = gn_names_find (names, shown);

  g_string_append_printf (words, "%s ", shown);
  if (!g_str_equal (shown, recorded) && !(person && person->anonymous))
    g_string_append_printf (words, "%s ", recorded);
}

static sqlite3_stmt *
prepare (sqlite3    *db,
         const char *sql,
         const char *one,
         const char *other)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) != SQLITE_OK)
    return NULL;
  if (one)
    sqlite3_bind_text (statement, 1, one, -1, SQLITE_TRANSIENT);
  if (other)
    sqlite3_bind_text (statement, 2, other, -1, SQLITE_TRANSIENT);
  return statement;
}

static gboolean
finish (sqlite3_stmt *statement)
{
  const gboolean fine = statement && sqlite3_step (statement) == SQLITE_DONE;

  sqlite3_finalize (statement);
  return fine;
}

/* The recorded names that are not shown as they should be. */
static GPtrArray *
changed_names (sqlite3       *db,
               const GnNames *names)
{
  GPtrArray *changed = g_ptr_array_new_with_free_func (g_free);
  sqlite3_stmt *statement = prepare (db, "SELECT DISTINCT recorded, name FROM seat", NULL, NULL);

  while (statement && sqlite3_step (statement) == SQLITE_ROW)
    {
      const char *recorded = (const char *) sqlite3_column_text (statement, 0);
      const char *name = (const char *) sqlite3_column_text (statement, 1);

      if (recorded && g_strcmp0 (gn_names_show (names, recorded), name) != 0)
        g_ptr_array_add (changed, g_strdup (recorded));
    }
  sqlite3_finalize (statement);
  return changed;
}

static gboolean
rename_seats (sqlite3       *db,
              const GnNames *names,
              const char    *recorded,
              GHashTable    *records)
{
  const char *shown = gn_names_show (names, recorded);
  sqlite3_stmt *statement = prepare (db, "SELECT record FROM seat WHERE recorded = ?1 AND name IS NOT ?2", recorded,
                                     shown);

  while (statement && sqlite3_step (statement) == SQLITE_ROW)
    {
      const gint64 id = sqlite3_column_int64 (statement, 0);

      g_hash_table_add (records, g_memdup2 (&id, sizeof id));
    }
  sqlite3_finalize (statement);
  return finish (prepare (db, "UPDATE seat SET name = ?2 WHERE recorded = ?1", recorded, shown));
}

/* What in a match depends on the names: who is a person, and what is searched. */
static gboolean
follow_record (sqlite3       *db,
               const GnNames *names,
               gint64         id)
{
  g_autoptr (GString) words = g_string_new (NULL);
  sqlite3_stmt *statement = prepare (db, "SELECT recorded FROM seat WHERE record = ?3 ORDER BY seat", NULL, NULL);

  sqlite3_bind_int64 (statement, 3, id);
  while (statement && sqlite3_step (statement) == SQLITE_ROW)
    gn_follow_add_words (words, names, (const char *) sqlite3_column_text (statement, 0));
  sqlite3_finalize (statement);

  g_autofree char *folded = gn_fold (words->str);

  statement = prepare (db, "UPDATE words SET people = ?1 WHERE rowid = ?3", folded, NULL);
  sqlite3_bind_int64 (statement, 3, id);
  if (!finish (statement))
    return FALSE;
  statement = prepare (db, "UPDATE seat SET person = name <> '' AND NOT EXISTS (SELECT 1 FROM seat AS before"
                           " WHERE before.record = ?3 AND before.seat < seat.seat AND before.name = seat.name)"
                           " WHERE record = ?3", NULL, NULL);
  sqlite3_bind_int64 (statement, 3, id);
  return finish (statement);
}

gboolean
gn_follow_names (sqlite3  *db,
                 gboolean *any)
{
  g_autoptr (GnNames) names = gn_names_get ();
  g_autoptr (GPtrArray) changed = changed_names (db, names);
  g_autoptr (GHashTable) records = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  GHashTableIter iter;
  gpointer id;
  gboolean fine = TRUE;

  *any = changed->len > 0;
  if (!*any)
    return TRUE;
  if (sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
    return FALSE;
  for (guint i = 0; fine && i < changed->len; i++)
    fine = rename_seats (db, names, changed->pdata[i], records);
  g_hash_table_iter_init (&iter, records);
  while (fine && g_hash_table_iter_next (&iter, &id, NULL))
    fine = follow_record (db, names, *(gint64 *) id);
  return fine && sqlite3_exec (db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
}
