/* test-history.c: the index of all records says what the records say, whatever happened to it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "records.h"

#include "core/base/file.h"
#include "core/base/language.h"
#include "games/games.h"
#include "history/index.h"
#include "own-home.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define SEED 7

static char *cache;   /* the folder of the cache */

static char *
index_path (void)
{
  return g_build_filename (cache, "gnomon", "history.sqlite", NULL);
}

static void
remove_index (void)
{
  static const char *const endings[] = { "", "-wal", "-shm" };
  g_autofree char *path = index_path ();

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *file = g_strconcat (path, endings[i], NULL);

      g_remove (file);
    }
}

static void
empty_library (void)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (folder), 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (names)))
    {
      g_autofree char *path = g_build_filename (g_file_peek_path (folder), name, NULL);

      g_remove (path);
    }
}

static void
update (GnHistoryIndex *index)
{
  g_autoptr (GError) error = NULL;

  gn_history_index_update (index, NULL, &error);
  g_assert_no_error (error);
}

static char *
dump (GnHistoryIndex *index)
{
  update (index);
  return gn_history_index_dump (index);
}

/* Two dumps: tells of the first line that differs, not of all. */
static void
assert_same (const char *one,
             const char *other)
{
  g_auto (GStrv) lines = g_strsplit (one, "\n", -1), others = g_strsplit (other, "\n", -1);

  for (guint i = 0; lines[i] && others[i]; i++)
    g_assert_cmpstr (lines[i], ==, others[i]);
  g_assert_cmpuint (g_strv_length (lines), ==, g_strv_length (others));
}

/* What an index made from nothing says. */
static char *
dump_anew (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();

  remove_index ();
  return dump (index);
}

static guint
count (GnHistoryIndex       *index,
       const GnHistoryQuery *query)
{
  g_autoptr (GArray) places = gn_history_index_find (index, query);

  return places->len;
}

/* ---- What it says ------------------------------------------------------------------------------------------- */

/* Each entry is what the library reads from the file. */
static void
test_entries (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  const GnHistoryQuery all = { 0 };

  years_make (300, SEED);
  update (index);

  g_autoptr (GArray) places = gn_history_index_find (index, &all);
  gint64 last = G_MAXINT64;
  guint with_place = 0, with_note = 0, unfinished = 0, with_time = 0;

  g_assert_cmpuint (places->len, ==, 300);
  for (guint i = 0; i < places->len; i++)
    {
      const GnHistoryPlace *place = &g_array_index (places, GnHistoryPlace, i);
      g_autoptr (GnHistoryEntry) entry = gn_history_index_load (index, place->id);
      GnRecordInfo *info = gn_library_read (entry->info->file);
      g_autoptr (GnAbout) about = gn_about_load (entry->info->file);

      g_assert_cmpuint (entry->day, ==, place->day);
      g_assert_cmpuint (entry->day, ==, gn_history_evening (info->started));
      g_assert_cmpint (info->started, <=, last);
      last = info->started;
      g_assert_cmpstr (info->game_id, ==, entry->info->game_id);
      g_assert_cmpstr (info->app, ==, entry->info->app);
      g_assert_true (info->app && *info->app);
      g_assert_cmpuint (info->rules, ==, entry->info->rules);
      g_assert_cmpuint (info->rules, >, 0);
      g_assert_cmpstr (info->set, ==, entry->info->set);
      g_assert_nonnull (info->set);
      g_assert_cmpint (info->started, ==, entry->info->started);
      g_assert_cmpint (info->changed, ==, entry->info->changed);
      g_assert_cmpint (info->elapsed, ==, entry->info->elapsed);
      g_assert_cmpuint (info->steps, ==, entry->info->steps);
      g_assert_cmpint (info->over, ==, entry->info->over);
      g_assert_cmpint (info->stopped, ==, entry->info->stopped);
      g_assert_cmpint (info->closed, ==, entry->info->closed);
      g_assert_cmpint (info->points, ==, entry->info->points);
      g_assert_cmpint (info->outcome, ==, entry->info->outcome);
      g_assert_cmpstr (info->trouble, ==, entry->info->trouble);
      g_assert_cmpuint (info->n_seats, ==, entry->info->n_seats);
      for (guint k = 0; k < info->n_seats; k++)
        {
          g_assert_cmpstr (info->name[k], ==, entry->info->name[k]);
          g_assert_cmpint (info->colour[k], ==, entry->info->colour[k]);
          g_assert_cmpint (info->rank[k], ==, entry->info->rank[k]);
          g_assert_cmpint (info->total[k], ==, entry->info->total[k]);
        }
      g_assert_cmpstr (about->place, ==, entry->about->place);
      g_assert_cmpstr (about->note, ==, entry->about->note);
      with_place += *about->place != '\0';
      with_note += *about->note != '\0';
      with_time += info->elapsed >= 12 * 60;
      unfinished += !info->over && !info->stopped;
      gn_record_info_free (info);
    }

  /* The records are such that all of this was seen. */
  g_assert_cmpuint (with_place, >, 50);
  g_assert_cmpuint (with_note, >, 10);
  g_assert_cmpuint (unfinished, >, 5);
  g_assert_cmpuint (with_time, >, 200);
  empty_library ();
}

/* Does some word of @text begin with @word? */
static gboolean
has_word (const char *text,
          const char *word)
{
  g_autofree char *folded = gn_fold (text);
  const char *at = folded;

  while ((at = strstr (at, word)))
    {
      if (at == folded || !g_unichar_isalnum (g_utf8_get_char (g_utf8_prev_char (at))))
        return TRUE;
      at++;
    }
  return FALSE;
}

/* The matches found are those that a walk through all files finds. */
static void
check_search (GnHistoryIndex *index,
              const char     *typed,
              const char     *const words[])
{
  g_autoptr (GPtrArray) list = gn_library_list (NULL);
  const GnHistoryQuery query = { .text = typed };
  guint n = 0;

  for (guint i = 0; i < list->len; i++)
    {
      const GnRecordInfo *info = list->pdata[i];
      g_autoptr (GnAbout) about = gn_about_load (info->file);
      g_autoptr (GDate) day = g_date_new_julian (gn_history_evening (info->started));
      const GnGame *game = gn_games_find (info->game_id);
      g_autoptr (GString) text = g_string_new (info->game_id);
      char date[64];
      gboolean fits = TRUE;

      g_date_strftime (date, sizeof date, "%A %B %Y-%m-%d", day);
      GnRecordInfo *read = gn_library_read (info->file);

      g_string_append_printf (text, " %s %s %s %s %u %s", game->title, about->place, about->note, date,
                              g_date_get_day (day), read->set);
      gn_record_info_free (read);
      for (guint k = 0; k < info->n_seats; k++)
        g_string_append_printf (text, " %s", info->name[k]);
      for (guint k = 0; words[k]; k++)
        fits &= has_word (text->str, words[k]);
      n += fits;
    }
  g_test_message ("%s: %u", typed, n);
  g_assert_cmpuint (count (index, &query), ==, n);
}

static void
test_search (void)
{
  static const struct { const char *typed; const char *words[4]; gboolean none; } cases[] = {
    { "ann", { "ann" } }, { "Ann Zoe", { "ann", "zoe" } }, { "zoë", { "zoe" } }, { "ELISE", { "elise" } },
    { "lukasz", { "lukasz" } }, { "jurg", { "jurg" } }, { "z", { "z" } }, { "cafe wur", { "cafe", "wur" } },
    { "friday", { "friday" } }, { "Friday november", { "friday", "november" } }, { "2025", { "2025" } },
    { "2025-03", { "2025", "03" } }, { "dragon", { "dragon" } }, { "oeuv", { "oeuv" } }, { "aether", { "aether" } },
    { "ŒUVRE", { "oeuvre" } }, { "Łuk", { "luk" } }, { "Æth", { "aeth" } },
    { "gnomes wiz", { "gnomes", "wiz" } }, { "rise of the gnomes", { "rise", "of", "the" } },
    { "nothing of the kind", { "kind" }, TRUE }, { "\"ann\" OR ben*", { "ann", "or", "ben" }, TRUE },
    { "game:ann", { "game", "ann" }, TRUE }, { "-(^*\"' ", { NULL } }, { "", { NULL } }, { "stand-in", { "stand", "in" } },
  };
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();

  years_make (400, SEED);
  update (index);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const GnHistoryQuery query = { .text = cases[i].typed };

      check_search (index, cases[i].typed, cases[i].words);
      g_assert_cmpint (count (index, &query) == 0, ==, cases[i].none);
    }
  empty_library ();
}

/* Filters, and how many there are of each thing, against a walk through all files. */
static void
test_filters (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  const GnHistoryQuery query = { .game = "zavandor", .person = "Ann", .end = GN_HISTORY_FINISHED, .year = 2025 };
  const GnHistoryQuery open = { .end = GN_HISTORY_OPEN };
  g_autoptr (GHashTable) days = g_hash_table_new (NULL, NULL);
  guint n = 0, n_open = 0, of_game = 0, of_person = 0, of_year = 0;

  years_make (2500, SEED);   /* enough of each, whatever games there are */
  update (index);

  g_autoptr (GPtrArray) list = gn_library_list (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const GnRecordInfo *info = list->pdata[i];
      const guint32 day = gn_history_evening (info->started);
      g_autoptr (GDate) date = g_date_new_julian (day);
      const gboolean ended = info->over || info->stopped, game = g_str_equal (info->game_id, query.game),
                     year = g_date_get_year (date) == query.year;
      gboolean person = FALSE;

      for (guint k = 0; k < info->n_seats; k++)
        person |= g_str_equal (info->name[k], query.person);
      n += ended && game && person && year;
      of_game += ended && person && year && game;
      of_person += ended && game && year && person;
      of_year += ended && game && person && year;
      n_open += !ended;
      if (ended && game && person && year)
        g_hash_table_add (days, GUINT_TO_POINTER (day));
    }
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (count (index, &query), ==, n);
  g_assert_cmpuint (count (index, &open), ==, n_open);

  static const struct { GnHistoryBy by; const char *text; guint number; } things[] = {
    { GN_HISTORY_BY_GAME, "zavandor", 0 }, { GN_HISTORY_BY_PERSON, "Ann", 0 }, { GN_HISTORY_BY_YEAR, NULL, 2025 },
  };
  const guint due[] = { of_game, of_person, of_year };

  for (guint i = 0; i < G_N_ELEMENTS (things); i++)
    {
      g_autoptr (GArray) counts = gn_history_index_count (index, &query, things[i].by);
      guint found = 0;

      g_assert_cmpuint (counts->len, >, 1);   /* others than the chosen one can be chosen */
      for (guint k = 0; k < counts->len; k++)
        {
          const GnHistoryCount *one = &g_array_index (counts, GnHistoryCount, k);

          if (g_strcmp0 (one->text, things[i].text) == 0 && one->number == things[i].number)
            found = one->n;
        }
      g_assert_cmpuint (found, ==, due[i]);
    }

  g_autoptr (GArray) by_day = gn_history_index_count (index, &query, GN_HISTORY_BY_DAY);
  guint sum = 0;

  g_assert_cmpuint (by_day->len, ==, g_hash_table_size (days));
  for (guint i = 0; i < by_day->len; i++)
    {
      const GnHistoryCount *one = &g_array_index (by_day, GnHistoryCount, i);
      const GnHistoryQuery of_day = { query.text, query.game, query.person, query.end, query.year, one->number };

      g_assert_true (g_hash_table_contains (days, GUINT_TO_POINTER (one->number)));
      g_assert_cmpuint (count (index, &of_day), ==, one->n);
      sum += one->n;
    }
  g_assert_cmpuint (sum, ==, n);
  empty_library ();
}

/* An evening lasts past midnight, till six. */
static void
test_evening (void)
{
  g_autoptr (GDateTime) eight = g_date_time_new_local (2026, 2, 28, 20, 0, 0), two = g_date_time_new_local (2026, 3, 1, 2, 0, 0),
                        six = g_date_time_new_local (2026, 3, 1, 6, 0, 0);
  g_autoptr (GDate) day = g_date_new_dmy (28, 2, 2026);
  const guint32 julian = g_date_get_julian (day);

  g_assert_cmpuint (gn_history_evening (g_date_time_to_unix (eight)), ==, julian);
  g_assert_cmpuint (gn_history_evening (g_date_time_to_unix (two)), ==, julian);
  g_assert_cmpuint (gn_history_evening (g_date_time_to_unix (six)), ==, julian + 1);
}

/* ---- Changes ------------------------------------------------------------------------------------------------ */

/* Whatever is done to the folder, the index is then as one that is made from nothing. */
static void
test_same (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (SEED);
  g_autofree char *path = index_path ();

  years_make (60, SEED);
  for (guint round = 0; round < 12; round++)
    {
      for (guint k = 0; k < 15; k++)
        {
          const guint i = (guint) g_rand_int_range (rand, 0, 90);
          g_autoptr (GFile) file = years_file (i);
          g_autoptr (GFile) about_file = gn_about_file (file);
          g_autofree char *text = NULL;
          gsize length;

          switch (g_rand_int_range (rand, 0, 6))
            {
            case 0:   /* there, and perhaps another one before */
            case 1:
              years_write (i, g_rand_int (rand));
              break;
            case 2:
              g_remove (g_file_peek_path (file));
              break;
            case 3:   /* written on, or cut off: the time stays, the size does not */
              if (g_file_get_contents (g_file_peek_path (file), &text, &length, NULL))
                {
                  struct stat status;

                  g_stat (g_file_peek_path (file), &status);
                  g_file_set_contents (g_file_peek_path (file), text, (gssize) (length / 2), NULL);
                  g_autoptr (GFileInfo) times = g_file_query_info (file, G_FILE_ATTRIBUTE_TIME_MODIFIED, 0, NULL, NULL);
                  g_file_info_set_attribute_uint64 (times, G_FILE_ATTRIBUTE_TIME_MODIFIED, (guint64) status.st_mtime);
                  g_file_set_attributes_from_info (file, times, 0, NULL, NULL);
                }
              break;
            case 4:
              g_file_set_contents (g_file_peek_path (about_file),
                                   "{\"gnomon\":\"about\",\"version\":1,\"place\":\"Attic\",\"note\":\"A note.\"}", -1, NULL);
              break;
            default:
              g_remove (g_file_peek_path (about_file));
            }
        }

      g_autofree char *incremental = dump (index);
      g_autofree char *again = dump (index);

      assert_same (incremental, again);

      /* The file is kept aside, so that this index goes on where it was. */
      g_autofree char *anew = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *bytes = NULL;
      gsize length;

      g_clear_object (&index);
      g_assert_true (g_file_get_contents (path, &bytes, &length, &error));
      anew = dump_anew ();
      g_assert_cmpuint (strlen (anew), >, 1000);
      assert_same (incremental, anew);
      remove_index ();
      g_assert_true (g_file_set_contents (path, bytes, (gssize) length, &error));
      index = gn_history_index_new ();
    }
  empty_library ();
}

/* Another version of Gnomon or of the rules reads it again; so do another language and another time zone. */
static void
test_versions (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autofree char *path = index_path ();
  g_autofree char *due = NULL;

  years_make (20, SEED);
  due = dump (index);
  g_clear_object (&index);

  static const char *const sql[] = {
    "UPDATE record SET read_by = '0.9' || substr (read_by, 4), game = 'other'",
    "UPDATE record SET read_by = substr (read_by, 1, length (read_by) - 1) || '77', entries = 0",
    "UPDATE record SET read_by = NULL, started = 0",
  };

  for (guint i = 0; i < G_N_ELEMENTS (sql); i++)
    {
      sqlite3 *db = NULL;

      g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
      g_assert_cmpint (sqlite3_exec (db, sql[i], NULL, NULL, NULL), ==, SQLITE_OK);
      g_assert_cmpint (sqlite3_changes (db), ==, 20);
      sqlite3_close (db);

      g_autoptr (GnHistoryIndex) other = gn_history_index_new ();
      g_autofree char *before = gn_history_index_dump (other), *after = dump (other);

      g_assert_cmpint (strcmp (before, due), !=, 0);
      assert_same (after, due);
    }
  empty_library ();
}

/* ---- Spoilt files ------------------------------------------------------------------------------------------- */

static void
spoil (guint       way,
       const char *path)
{
  g_autofree char *bytes = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &bytes, &length, NULL));
  remove_index ();
  switch (way)
    {
    case 0:   /* nothing at all */
      break;
    case 1:
      g_assert_true (g_file_set_contents (path, "", 0, NULL));
      break;
    case 2:
      g_assert_true (g_file_set_contents (path, "This is no database.\n", -1, NULL));
      break;
    case 3:   /* the power went */
      g_assert_true (g_file_set_contents (path, bytes, (gssize) (length / 2), NULL));
      break;
    case 4:
      g_assert_true (g_file_set_contents (path, bytes, 100, NULL));
      break;
    case 5:   /* all but the first page */
      memset (bytes + 4096, 0xa5, length - 4096);
      g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
      break;
    case 6:   /* a page here and there */
      for (gsize at = 4096 * 3; at + 4096 <= length; at += 4096 * 7)
        memset (bytes + at, 0, 4096);
      g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
      break;
    case 7:   /* a folder, even with something in it */
      g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
      break;
    default:
      g_assert_true (g_file_set_contents (path, bytes, (gssize) length, NULL));
      {
        static const char *const sql[] = {
          "PRAGMA user_version = 99", "PRAGMA application_id = 1", "DROP TABLE words", "ALTER TABLE record RENAME TO records",
          "DROP TABLE words; CREATE TABLE words (x)", "DELETE FROM words_data",
        };
        sqlite3 *db = NULL;

        g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
        sqlite3_exec (db, sql[way - 8], NULL, NULL, NULL);
        sqlite3_close (db);
      }
    }
}

static void
test_spoilt (void)
{
  g_autofree char *path = index_path ();
  g_autofree char *due = NULL;
  const GnHistoryQuery all = { 0 }, search = { .text = "a" };
  guint found;

  years_make (40, SEED);
  due = dump_anew ();

  {
    g_autoptr (GnHistoryIndex) index = gn_history_index_new ();

    found = count (index, &search);
    g_assert_cmpuint (found, >, 0);
  }

  for (guint way = 0; way < 14; way++)
    {
      spoil (way, path);

      g_autoptr (GnHistoryIndex) index = gn_history_index_new ();

      g_test_message ("way %u", way);
      /* Before the update the answers may be few, but they come. */
      g_assert_cmpuint (count (index, &all), <=, 40);
      g_assert_cmpuint (count (index, &search), <=, 40);

      g_autofree char *made = dump (index);

      assert_same (made, due);
      g_assert_cmpuint (count (index, &all), ==, 40);
      g_assert_cmpuint (count (index, &search), ==, found);
      g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));
    }
  empty_library ();
}

/* Where no file can be made, it is all in memory. */
static void
test_no_file (void)
{
  g_autofree char *folder = g_build_filename (cache, "gnomon", NULL);
  g_autofree char *aside = g_build_filename (cache, "gnomon-aside", NULL);
  const GnHistoryQuery all = { 0 }, ann = { .text = "ann" };
  g_autofree char *due = NULL;

  years_make (40, SEED);
  due = dump_anew ();
  g_assert_cmpint (g_rename (folder, aside), ==, 0);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));

  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();

  g_assert_cmpuint (count (index, &all), ==, 0);

  g_autofree char *first = dump (index);

  assert_same (first, due);
  g_assert_cmpuint (count (index, &ann), >, 0);

  g_autoptr (GFile) one = years_file (3);

  g_remove (g_file_peek_path (one));

  g_autofree char *second = dump (index);

  g_assert_cmpuint (count (index, &all), ==, 39);
  g_clear_object (&index);

  g_assert_cmpint (g_remove (folder), ==, 0);
  g_assert_cmpint (g_rename (aside, folder), ==, 0);

  g_autofree char *anew = dump_anew ();

  assert_same (second, anew);
  empty_library ();
}

/* ---- Hostile records ---------------------------------------------------------------------------------------- */

static void
put (const char *name,
     const char *text,
     gssize      length)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autofree char *path = g_build_filename (g_file_peek_path (folder), name, NULL);

  g_assert_true (g_file_set_contents_full (path, text, length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

static void
test_hostile (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autofree char *pipe = g_build_filename (g_file_peek_path (folder), "pipe.gnomon", NULL);
  g_autofree char *inner = g_build_filename (g_file_peek_path (folder), "folder.gnomon", NULL);
  g_autofree char *link = g_build_filename (g_file_peek_path (folder), "link.gnomon", NULL);
  g_autofree char *about = g_build_filename (g_file_peek_path (folder), "years-00001.about.json", NULL);
  g_autofree char *huge = g_strnfill (3 * 1024 * 1024, 'x');
  g_autofree char *deep = g_strnfill (100000, '[');
  const GnHistoryQuery all = { 0 }, nobody = { .text = "drop" };

  years_make (3, SEED);
  put ("empty.gnomon", "", 0);
  put ("zeros.gnomon", "\0\0\0\0\n\0", 6);
  put ("text.gnomon", "Dear diary,\n", -1);
  put ("huge.gnomon", huge, -1);
  put ("deep.gnomon", deep, -1);
  put ("not-utf8-\xff\xfe.gnomon", "{\"gnomon\":\"record\",\"version\":1,\"game\":\"\xff\"}\n", -1);
  put ("it's; DROP TABLE record.gnomon", "{\"gnomon\":\"record\",\"version\":1,\"game\":\"zavandor\",\"seats\":[{\"name\":"
       "\"'); DROP TABLE seat; --\",\"colour\":99999999999}],\"options\":{}}\n{\"i\":1,\"t\":99999999999999999}\n", -1);
  put ("seats.gnomon", "{\"gnomon\":\"record\",\"version\":1,\"game\":\"zavandor\",\"started\":-5,\"seats\":[1,[],{},null,{\"name\":7},"
       "{},{},{},{},{},{},{}],\"options\":{}}\n{\"i\":1,\"mark\":{\"over\":true,\"rank\":[99999,-1,{}],\"total\":[9e99],\"hash\":\"\"}}\n",
       -1);
  put ("years.gnomon", "{\"gnomon\":\"record\",\"version\":1,\"game\":\"zavandor\",\"started\":9223372036854775807,\"seats\":[],"
       "\"options\":{},\"components\":{\"title\":[[]],\"components\":{}}}\n", -1);
  g_assert_true (g_file_set_contents_full (about, huge, -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  g_assert_cmpint (symlink ("/nowhere/at/all", link), ==, 0);

  g_autofree char *first = dump (index);
  g_autoptr (GArray) places = gn_history_index_find (index, &all);
  guint troubled = 0;

  g_assert_cmpuint (places->len, ==, 15);
  for (guint i = 0; i < places->len; i++)
    {
      g_autoptr (GnHistoryEntry) entry = gn_history_index_load (index, g_array_index (places, GnHistoryPlace, i).id);
      g_autofree char *name = g_file_get_basename (entry->info->file);

      g_assert_true (g_file_query_exists (entry->info->file, NULL) || g_str_has_prefix (name, "link"));
      troubled += entry->info->trouble != NULL;
      g_assert_cmpuint (entry->info->n_seats, <=, GN_MAX_SEATS);
    }
  g_assert_cmpuint (troubled, >=, 9);
  g_assert_cmpuint (count (index, &nobody), ==, 1);
  g_clear_object (&index);

  g_autofree char *anew = dump_anew ();

  assert_same (first, anew);
  g_rmdir (inner);
  empty_library ();
}

/* ---- In the background -------------------------------------------------------------------------------------- */

typedef struct {
  GnHistoryIndex *index;
  GCancellable   *cancellable;
  GMainLoop      *loop;
  guint           changes, most;
  GError         *error;
} Background;

static void
on_changed (Background *self)
{
  const GnHistoryQuery all = { 0 };
  guint done, of;

  self->changes++;
  self->most = MAX (self->most, count (self->index, &all));
  gn_history_index_progress (self->index, &done, &of);
  g_assert_cmpuint (done, <=, of);
  if (self->cancellable)
    g_cancellable_cancel (self->cancellable);
}

static void
on_updated (GObject      *index,
            GAsyncResult *result,
            gpointer      data)
{
  Background *self = data;

  gn_history_index_update_finish (GN_HISTORY_INDEX (index), result, &self->error);
  g_main_loop_quit (self->loop);
}

static gboolean
until_idle (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static void
test_background (void)
{
  const GnHistoryQuery all = { 0 };
  Background self = { gn_history_index_new (), g_cancellable_new (), g_main_loop_new (NULL, FALSE) };

  remove_index ();
  years_make (1100, SEED);
  g_signal_connect_swapped (self.index, "changed", G_CALLBACK (on_changed), &self);

  /* Cancelled when the first ones are shown: what was read is there, and the rest comes the next time. */
  gn_history_index_update_async (self.index, self.cancellable, on_updated, &self);
  g_main_loop_run (self.loop);
  if (self.error)
    g_assert_error (self.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (self.changes, >, 0);
  g_assert_cmpuint (self.most, >, 0);
  g_clear_error (&self.error);
  g_clear_object (&self.cancellable);

  gn_history_index_update_async (self.index, NULL, on_updated, &self);
  g_main_loop_run (self.loop);
  g_assert_no_error (self.error);
  g_idle_add_full (G_PRIORITY_LOW, until_idle, self.loop, NULL);
  g_main_loop_run (self.loop);
  g_assert_cmpuint (count (self.index, &all), ==, 1100);
  g_assert_cmpuint (self.most, ==, 1100);

  g_autofree char *made = gn_history_index_dump (self.index);

  g_object_unref (self.index);

  g_autofree char *anew = dump_anew ();

  assert_same (made, anew);
  g_main_loop_unref (self.loop);
  empty_library ();
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  cache = g_dir_make_tmp ("gnomon-cache-XXXXXX", NULL);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_test_add_func ("/history/entries", test_entries);
  g_test_add_func ("/history/search", test_search);
  g_test_add_func ("/history/filters", test_filters);
  g_test_add_func ("/history/evening", test_evening);
  g_test_add_func ("/history/same", test_same);
  g_test_add_func ("/history/versions", test_versions);
  g_test_add_func ("/history/spoilt", test_spoilt);
  g_test_add_func ("/history/no-file", test_no_file);
  g_test_add_func ("/history/hostile", test_hostile);
  g_test_add_func ("/history/background", test_background);
  return g_test_run ();
}
