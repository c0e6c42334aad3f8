/* question.c: asking the index
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "question.h"

#include <stdarg.h>

sqlite3 *
gn_history_index_reader (GnHistoryIndex *self)
{
  const int made = g_atomic_int_get (&self->store.made);

  if (self->reader && made != self->reader_made)
    {
      gn_store_close (&self->store, self->reader);
      self->reader = NULL;
    }
  if (!self->reader)
    {
      self->reader_made = made;
      self->reader = gn_store_open_reader (&self->store);
    }
  return self->reader;
}

sqlite3_stmt *
gn_question_new (GnHistoryIndex *self,
                 const char     *sql,
                 ...)
{
  sqlite3 *db = gn_history_index_reader (self);
  sqlite3_stmt *statement = NULL;
  const char *text;
  va_list texts;
  int at = 1;

  if (!db || sqlite3_prepare_v2 (db, sql, -1, &statement, NULL) != SQLITE_OK)
    return NULL;
  va_start (texts, sql);
  while ((text = va_arg (texts, const char *)))
    sqlite3_bind_text (statement, at++, text, -1, SQLITE_TRANSIENT);
  va_end (texts);
  return statement;
}

gboolean
gn_row_next (sqlite3_stmt *statement)
{
  return statement && sqlite3_step (statement) == SQLITE_ROW;
}

char *
gn_row_text (sqlite3_stmt *statement,
             int           column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return g_strdup (text ? text : "");
}

guint
gn_row_count (sqlite3_stmt *statement,
              int           column)
{
  return (guint) sqlite3_column_int64 (statement, column);
}

guint8
gn_row_colour (sqlite3_stmt *statement,
               int           column)
{
  return (guint8) CLAMP (sqlite3_column_int64 (statement, column), 0, GN_MAX_SEATS - 1);
}

guint8
gn_named_colour (const GnNames *names,
                 const char    *name,
                 gint64         otherwise)
{
  const GnNamed *person = gn_names_find (names, name);

  return (guint8) CLAMP (person && person->colour >= 0 ? person->colour : otherwise, 0, GN_MAX_SEATS - 1);
}
