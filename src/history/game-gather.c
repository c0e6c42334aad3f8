/* game-gather.c: replays matches, and keeps of them what the table GnGame.gather names
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "game-gather.h"

#include "index-private.h"

#include "core/state/position.h"
#include "core/words/text.h"
#include "games/games.h"

#define AT_ONCE 20   /* matches whose rows are written together: then they are shown */

/* A row of the table `gathered`. */
typedef struct {
  const char *figure;
  int         seat;      /* or -1 */
  gint64      at;
  char       *thing, *name;
  gint64      value;
  gboolean    came;
} Row;

/* A match, its replay, and what was found in it. */
typedef struct {
  gint64        id, changed;
  char         *file;
  GnMatchTable *table;
  GArray       *rows;
} Replay;

static void
row_clear (gpointer data)
{
  Row *row = data;

  g_free (row->thing);
  g_free (row->name);
}

static void
replay_free (gpointer data)
{
  Replay *replay = data;

  g_clear_object (&replay->table);
  g_array_unref (replay->rows);
  g_free (replay->file);
  g_free (replay);
}

/* ---- A figure ----------------------------------------------------------------------------------------------- */

/* @thing: (nullable) */
static Row *
add (Replay         *replay,
     const GnGather *gather,
     int             seat,
     gint64          at,
     const GnThing  *thing)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  const Row row = { .figure = gather->id, .seat = seat, .at = at,
                    .thing = g_strdup (thing ? gn_thing_id (match, *thing) : ""),
                    .name = thing ? gn_thing_name (match, *thing) : g_strdup ("") };

  g_array_append_val (replay->rows, row);
  return &g_array_index (replay->rows, Row, replay->rows->len - 1);
}

/* The same seat and thing again is counted in one row. */
static void
add_taken (Replay         *replay,
           const GnGather *gather,
           int             seat,
           GnThing         thing)
{
  const char *id = gn_thing_id (gn_match_table_get_match (replay->table), thing);

  for (guint i = 0; i < replay->rows->len; i++)
    {
      Row *row = &g_array_index (replay->rows, Row, i);

      if (row->figure == gather->id && row->seat == seat && g_str_equal (row->thing, id))
        {
          row->value++;
          return;
        }
    }
  add (replay, gather, seat, 0, &thing)->value = 1;
}

static const GnField *
field_of (const GnGame *game,
          const char   *id)
{
  const int field = id ? gn_game_find_field (game, id) : -1;

  return field < 0 ? NULL : &game->fields[field];
}

static const GnField *
clock_of (const GnGame *game)
{
  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    if (field->flags & GN_FIELD_CLOCK)
      return field;
  return NULL;
}

static void
gather_course (Replay         *replay,
               const GnGather *gather)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  const GnField *field = field_of (match->game, gather->field), *clock = clock_of (match->game);
  const guint n = field ? gn_field_length (match, field, 0) : 0;
  gint64 last = 0;

  for (guint step = 0; clock && step <= gn_match_table_get_n_steps (replay->table); step++)
    {
      g_autofree gpointer state = gn_match_table_state_at (replay->table, step, GN_PUBLIC);
      const gint64 now = gn_field_get (clock, state, -1, -1);

      /* A later step of the same round, or the clock was corrected back. */
      if (now <= last)
        continue;
      last = now;
      for (guint i = 0; i < n; i++)
        add (replay, gather, -1, now, &GN_THING (field->index[0], (gint16) i))->value =
          gn_field_amount (field, state, (int) i, -1);
    }
}

static void
gather_held (Replay         *replay,
             const GnGather *gather)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  const GnField *field = field_of (match->game, gather->field);
  gconstpointer state = gn_match_table_state (replay->table, GN_PUBLIC);

  for (guint i = 0; field && i < gn_field_length (match, field, 0); i++)
    {
      const int seat = (int) gn_field_get (field, state, (int) i, -1) - 1;

      if (seat >= 0 && seat < match->n_seats)
        add_taken (replay, gather, seat, GN_THING (field->index[0], (gint16) i));
    }
}

static void
gather_start (Replay         *replay,
              const GnGather *gather)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  const GnField *field = field_of (match->game, gather->field);

  for (guint step = 0; field && step <= gn_match_table_get_n_steps (replay->table); step++)
    {
      g_autofree gpointer state = gn_match_table_state_at (replay->table, step, GN_PUBLIC);
      const gint64 seat = gn_field_get (field, state, -1, -1);

      if (seat >= 0 && seat < match->n_seats)
        {
          add (replay, gather, (int) seat, 0, NULL);
          return;
        }
    }
}

static void
gather_others (Replay         *replay,
               const GnGather *gather)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  g_autoptr (GnScoresheet) sheet = gn_match_table_score (replay->table, GN_PUBLIC);

  for (guint party = match->n_seats; party < sheet->n_parties; party++)
    {
      Row *row = add (replay, gather, -1, (gint64) (party - match->n_seats), NULL);

      g_free (row->name);
      row->name = gn_say_text (match, &sheet->name[party], FALSE);
      row->came = gn_scoresheet_has_won (sheet, party);
    }
}

/* ---- Facts -------------------------------------------------------------------------------------------------- */

static gboolean
is_fact (const GnMatch *match,
         const GnFact  *fact,
         const char    *id)
{
  const GnText *text = &match->game->texts[fact->say.text];

  return id && text->kind == GN_TEXT_FACT && fact->viewers == GN_ALL_SEE && g_str_equal (text->id, id);
}

/* The domain of the gap @name in "who:seat item:item", or -1. */
static int
domain_of (const GnMatch *match,
           const GnFact  *fact,
           const char    *name)
{
  g_auto (GStrv) gaps = g_strsplit (match->game->texts[fact->say.text].gaps, " ", -1);
  const gsize length = strlen (name);

  for (guint i = 0; gaps[i]; i++)
    if (g_str_has_prefix (gaps[i], name) && gaps[i][length] == ':')
      return gn_game_find_domain (match->game, gaps[i] + length + 1);
  return -1;
}

static void
take_fact (Replay         *replay,
           const GnGather *gather,
           const GnFact   *fact)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  const int seat = gn_say_get (match, &fact->say, "who"), value = gn_say_get (match, &fact->say, gather->thing);
  const int domain = domain_of (match, fact, gather->thing);

  if (seat >= 0 && seat < match->n_seats && value >= 0 && domain >= 0)
    add_taken (replay, gather, seat, GN_THING ((guint8) domain, (gint16) value));
}

/* The chance that still waits for its outcome, or %NULL */
static Row *
chance_fact (Replay         *replay,
             const GnGather *gather,
             const GnFact   *fact,
             guint           number)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  const int seat = gn_say_get (match, &fact->say, "who"), chance = gn_say_get (match, &fact->say, gather->thing);
  Row *row;

  if (seat < 0 || seat >= match->n_seats || chance < 0)
    return NULL;
  row = add (replay, gather, seat, number, NULL);
  row->value = chance;
  return row;
}

static void
gather_facts (Replay         *replay,
              const GnGather *gather)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  int amount = 0, waiting = -1;
  guint number = 0;

  for (guint n = 1; n <= gn_match_table_get_n_steps (replay->table); n++)
    {
      const GnStory *story = gn_match_table_get_step (replay->table, n)->story;

      for (guint i = 0; story && i < story->n; i++)
        {
          const GnFact *fact = &story->fact[i];
          const gboolean is = is_fact (match, fact, gather->fact);

          if (gather->kind == GN_GATHER_TAKEN && is)
            take_fact (replay, gather, fact);
          else if (gather->kind == GN_GATHER_AMOUNT && (is || is_fact (match, fact, gather->undone)))
            amount = gn_say_get (match, &fact->say, gather->thing);
          else if (gather->kind == GN_GATHER_CHANCE && is)
            waiting = chance_fact (replay, gather, fact, ++number) ? (int) replay->rows->len - 1 : -1;
          else if (gather->kind == GN_GATHER_CHANCE && waiting >= 0 && is_fact (match, fact, gather->came))
            g_array_index (replay->rows, Row, waiting).came = TRUE;
        }
    }
  if (gather->kind == GN_GATHER_AMOUNT)
    add (replay, gather, -1, 0, NULL)->value = amount;
}

static void
gather_amount (Replay         *replay,
               const GnGather *gather)
{
  const GnMatch *match = gn_match_table_get_match (replay->table);
  const GnField *field = field_of (match->game, gather->field);
  gconstpointer state = gn_match_table_state (replay->table, GN_PUBLIC);

  if (field)
    add (replay, gather, -1, 0, NULL)->value = gn_field_amount (field, state, -1, -1);
}

static void
gather_match (Replay *replay)
{
  const GnGame *game = gn_match_table_get_match (replay->table)->game;

  for (const GnGather *gather = game->gather; gather && gather->id; gather++)
    switch (gather->kind)
      {
      case GN_GATHER_COURSE:
        gather_course (replay, gather);
        break;
      case GN_GATHER_HELD:
        gather_held (replay, gather);
        break;
      case GN_GATHER_START:
        gather_start (replay, gather);
        break;
      case GN_GATHER_OTHERS:
        gather_others (replay, gather);
        break;
      case GN_GATHER_AMOUNT:
        if (gather->field)
          gather_amount (replay, gather);
        else
          gather_facts (replay, gather);
        break;
      case GN_GATHER_TAKEN:
      case GN_GATHER_CHANCE:
        gather_facts (replay, gather);
        break;
      case GN_GATHER_END:
      default:
        break;
      }
}

/* ---- All matches -------------------------------------------------------------------------------------------- */

/* The matches that count and are not replayed yet, the latest first. Returns: (nullable) (element-type Replay) */
static GPtrArray *
find (sqlite3    *db,
      const char *game)
{
  GPtrArray *replays = g_ptr_array_new_with_free_func (replay_free);
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (db, "SELECT id, changed, file, game FROM record WHERE gathered = 0 AND kind <> 0"
                              " AND (?1 IS NULL OR game = ?1) ORDER BY started DESC, file DESC", -1, &statement, NULL)
      != SQLITE_OK)
    return replays;
  sqlite3_bind_text (statement, 1, game, -1, SQLITE_TRANSIENT);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      const GnGame *of = gn_game_find ((const char *) sqlite3_column_text (statement, 3));
      const void *name = sqlite3_column_blob (statement, 2);
      Replay *replay;

      if (!of || !of->gather)
        continue;
      replay = g_new0 (Replay, 1);
      replay->id = sqlite3_column_int64 (statement, 0);
      replay->changed = sqlite3_column_int64 (statement, 1);
      replay->file = g_strndup (name, (gsize) sqlite3_column_bytes (statement, 2));
      replay->rows = g_array_new (FALSE, TRUE, sizeof (Row));
      g_array_set_clear_func (replay->rows, row_clear);
      g_ptr_array_add (replays, replay);
    }
  sqlite3_finalize (statement);
  return replays;
}

static gboolean
write_rows (sqlite3_stmt *insert,
            const Replay *replay)
{
  for (guint i = 0; i < replay->rows->len; i++)
    {
      const Row *row = &g_array_index (replay->rows, Row, i);

      sqlite3_bind_int64 (insert, 1, replay->id);
      sqlite3_bind_text (insert, 2, row->figure, -1, SQLITE_STATIC);
      sqlite3_bind_int (insert, 3, row->seat);
      sqlite3_bind_int64 (insert, 4, row->at);
      sqlite3_bind_text (insert, 5, row->thing, -1, SQLITE_STATIC);
      sqlite3_bind_text (insert, 6, row->name, -1, SQLITE_STATIC);
      sqlite3_bind_int64 (insert, 7, row->value);
      sqlite3_bind_int (insert, 8, row->came);

      const gboolean fine = sqlite3_step (insert) == SQLITE_DONE;

      sqlite3_reset (insert);
      if (!fine)
        return FALSE;
    }
  return TRUE;
}

/* An update may have come between: then the match has another number or another time, and is replayed again. */
static gboolean
write_match (sqlite3      *db,
             sqlite3_stmt *mark,
             sqlite3_stmt *insert,
             const Replay *replay)
{
  gboolean fine;

  sqlite3_bind_int64 (mark, 1, replay->id);
  sqlite3_bind_blob (mark, 2, replay->file, (int) strlen (replay->file), SQLITE_STATIC);
  sqlite3_bind_int64 (mark, 3, replay->changed);
  fine = sqlite3_step (mark) == SQLITE_DONE;
  sqlite3_reset (mark);
  return fine && (sqlite3_changes (db) != 1 || write_rows (insert, replay));
}

static gboolean
write_batch (GnHistoryIndex *self,
             GPtrArray      *replays,
             guint           from,
             guint           to)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->working);
  sqlite3 *db = gn_store_open_writer (&self->store);
  sqlite3_stmt *mark = NULL, *insert = NULL;
  gboolean fine =
    sqlite3_prepare_v2 (db, "UPDATE record SET gathered = 1 WHERE id = ? AND file = ? AND changed = ? AND gathered = 0",
                        -1, &mark, NULL) == SQLITE_OK
    && sqlite3_prepare_v2 (db, "INSERT INTO gathered (record, figure, seat, at, thing, name, value, came)"
                               " VALUES (?, ?, ?, ?, ?, ?, ?, ?)", -1, &insert, NULL) == SQLITE_OK
    && sqlite3_exec (db, "BEGIN IMMEDIATE", NULL, NULL, NULL) == SQLITE_OK;

  for (guint i = from; fine && i < to; i++)
    fine = write_match (db, mark, insert, replays->pdata[i]);
  fine = fine && sqlite3_exec (db, "COMMIT", NULL, NULL, NULL) == SQLITE_OK;
  if (!fine && !sqlite3_get_autocommit (db))
    sqlite3_exec (db, "ROLLBACK", NULL, NULL, NULL);
  sqlite3_finalize (mark);
  sqlite3_finalize (insert);
  gn_store_close (&self->store, db);
  return fine;
}

static void
replay_match (Replay *replay,
              GFile  *folder)
{
  g_autoptr (GFile) file = g_file_get_child (folder, replay->file);

  replay->table = gn_match_table_open (file, FALSE, NULL, NULL);
  if (replay->table && gn_match_table_is_over (replay->table))
    gather_match (replay);
  g_clear_object (&replay->table);
}

gboolean
gn_history_index_gather (GnHistoryIndex *self,
                         const char     *game,
                         GCancellable   *cancellable)
{
  g_autoptr (GMutexLocker) gathering = g_mutex_locker_new (&self->gathering);
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autoptr (GPtrArray) replays = NULL;

  if (!folder)
    return FALSE;

  g_mutex_lock (&self->working);
  {
    sqlite3 *db = gn_store_open_writer (&self->store);

    replays = find (db, game);
    gn_store_close (&self->store, db);
  }
  g_mutex_unlock (&self->working);

  for (guint i = 0, from = 0; i < replays->len; i++)
    {
      if (g_cancellable_is_cancelled (cancellable))
        return FALSE;
      replay_match (replays->pdata[i], folder);
      if (i + 1 < replays->len && (i + 1) % AT_ONCE)
        continue;
      if (!write_batch (self, replays, from, i + 1))
        return FALSE;
      from = i + 1;
      gn_history_index_tell (self);
    }
  return TRUE;
}

static void
gather_in_thread (GTask        *task,
                  gpointer      index,
                  gpointer      game,
                  GCancellable *cancellable)
{
  g_task_return_boolean (task, gn_history_index_update (index, cancellable, NULL)
                               && gn_history_index_gather (index, game, cancellable));
}

void
gn_history_index_gather_async (GnHistoryIndex     *self,
                               const char         *game,
                               GCancellable       *cancellable,
                               GAsyncReadyCallback callback,
                               gpointer            data)
{
  g_autoptr (GTask) task = g_task_new (self, cancellable, callback, data);

  g_task_set_source_tag (task, gn_history_index_gather_async);
  g_task_set_task_data (task, g_strdup (game), g_free);
  g_task_run_in_thread (task, gather_in_thread);
}
