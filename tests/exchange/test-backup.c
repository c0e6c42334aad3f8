/* test-backup.c: everything in one file and back, on two laptops, with what is broken and what is hostile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "home.h"
#include "records.h"

#include "core/base/json.h"
#include "core/library/erase.h"
#include "core/library/leagues.h"
#include "core/library/library.h"
#include "core/library/names.h"
#include "exchange/backup.h"
#include "games/games.h"
#include "history/index.h"
#include "own-home.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>
#include <utime.h>

#define N    40
#define SEED 5

static GFile *
backup (void)
{
  GFile *file = home_outside ("all.gnomonbackup");
  g_autoptr (GError) error = NULL;

  gn_backup_write (file, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  return file;
}

static GnBackup *
restore (GFile     *file,
         GnLanding *landing)
{
  g_autoptr (GError) error = NULL;
  GnBackup *found = gn_backup_restore (file, NULL, landing, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  return found;
}

static char *
index_dump (void)
{
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_autoptr (GError) error = NULL;

  gn_history_index_update (index, NULL, &error);
  g_assert_no_error (error);
  return gn_history_index_dump (index);
}

static char *
read_text (GFile *file,
           gsize *length)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, length, NULL));
  return text;
}

static void
write_text (GFile      *file,
            const char *text,
            gssize      length,
            gint64      time)
{
  const struct utimbuf times = { time, time };

  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, length, NULL));
  if (time)
    g_assert_cmpint (utime (g_file_peek_path (file), &times), ==, 0);
}

static guint
count (GnBackup *found)
{
  guint n = 0;

  for (guint i = 0; i < GN_BACKUP_N; i++)
    n += found->n[i];
  return n;
}

/* Everything comes back as it was, the times too; a second time nothing changes; all of it can be undone. */
static void
test_whole (void)
{
  static const char photo_bytes[] = "\xff\xd8\xff\xe0 no picture, but its bytes \0 are kept";
  g_autoptr (GnLanding) landing = gn_landing_new (), again = gn_landing_new ();
  g_autoptr (GFile) record = years_file (3), photo = gn_photo_file (record), set = home_path ("sets/pad-mine.json");
  g_autofree char *empty = NULL, *before = NULL, *after = NULL, *first = NULL, *second = NULL;

  home_empty ();
  empty = home_dump ();
  years_make (N, SEED);
  /* A backup has whole seconds, the index all that the file has. */
  for (guint i = 0; i < N; i++)
    {
      g_autoptr (GFile) file = years_file (i), about = gn_about_file (file);
      const struct utimbuf times = { 1700000000, 1700000000 };

      utime (g_file_peek_path (about), &times);
    }
  write_text (photo, photo_bytes, sizeof photo_bytes, 0);
  g_autoptr (GFile) sets = gn_library_dir ("sets", NULL);
  write_text (set, "{}", -1, 0);
  g_assert_true (gn_names_merge ("Anna", "Berta", NULL));
  g_autoptr (GnLeague) league = gn_league_new ();
  league->name = g_strdup ("Autumn");
  g_assert_true (gn_league_save (league, NULL));
  before = home_dump ();
  first = index_dump ();

  g_autoptr (GFile) file = backup ();

  home_empty ();

  g_autoptr (GError) error = NULL;
  g_autoptr (GnBackup) look = gn_backup_read (file, NULL, NULL, NULL, NULL, &error);
  g_autofree char *untouched = home_dump ();

  g_assert_no_error (error);
  g_assert_cmpuint (look->n[GN_BACKUP_NEW], ==, N);
  g_assert_cmpuint (count (look), ==, N);
  g_assert_cmpstr (untouched, ==, empty);

  g_autoptr (GnBackup) found = restore (file, landing);

  g_assert_cmpuint (found->n[GN_BACKUP_NEW], ==, N);
  after = home_dump ();
  g_assert_cmpstr (after, ==, before);
  second = index_dump ();
  g_assert_true (g_str_equal (second, first));

  g_autoptr (GnBackup) twice = restore (file, again);
  g_autofree char *same = home_dump ();

  g_assert_cmpuint (twice->n[GN_BACKUP_SAME], ==, N);
  g_assert_cmpuint (count (twice), ==, N);
  g_assert_true (gn_landing_is_empty (again));
  g_assert_cmpstr (same, ==, before);

  g_autofree char *undone = NULL;

  g_assert_true (gn_landing_undo (landing, NULL));
  undone = home_dump ();
  g_assert_cmpstr (undone, ==, empty);
}

/* A match has another name in the other place, and is still the same. */
static void
test_renamed (void)
{
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autoptr (GFile) record = years_file (0), other = home_path ("records/somewhere-else.gnomon");

  home_empty ();
  years_make (1, SEED);

  g_autoptr (GFile) file = backup ();

  g_assert_cmpint (g_rename (g_file_peek_path (record), g_file_peek_path (other)), ==, 0);

  g_autoptr (GnBackup) found = restore (file, landing);

  g_assert_cmpuint (found->n[GN_BACKUP_SAME], ==, 1);
  g_assert_false (g_file_query_exists (record, NULL));

  /* Another match with the same file name gets one of its own. */
  g_autofree char *text = read_text (other, NULL);
  char *started = strstr (text, "\"started\":");

  g_assert_nonnull (started);
  started[strlen ("\"started\":")] = '9';
  g_remove (g_file_peek_path (other));
  write_text (record, text, -1, 0);

  g_autoptr (GnBackup) new = restore (file, landing);
  g_autoptr (GFile) second = home_path ("records/record-00000-2.gnomon");
  g_autoptr (GPtrArray) names = gn_library_names (NULL);

  g_assert_cmpuint (new->n[GN_BACKUP_NEW], ==, 1);
  g_assert_cmpuint (names->len, ==, 2);
}

/* What stands in the first N lines */
static gsize
length_of_lines (const char *text,
                 guint       n)
{
  const char *p = text;

  while (n--)
    p = strchr (p, '\n') + 1;
  return (gsize) (p - text);
}

/* Played on there, played on here, and in both places */
static void
test_two_laptops (void)
{
  static const struct {
    int           here, there;     /* lines taken from the end */
    gboolean      apart;           /* a line here is another */
    gint64        newer;           /* seconds that the one there is newer */
    GnBackupMatch due;
    gboolean      there_wins;
  } cases[] = {
    { 0, 0, FALSE, 5, GN_BACKUP_SAME, FALSE },
    { 2, 0, FALSE, -5, GN_BACKUP_LONGER, TRUE },
    { 0, 2, FALSE, 5, GN_BACKUP_SHORTER, FALSE },
    { 2, 0, TRUE, -5, GN_BACKUP_TAKEN, TRUE },
    { 0, 1, TRUE, 5, GN_BACKUP_KEPT, FALSE },
    { 0, 0, TRUE, 5, GN_BACKUP_TAKEN, TRUE },
    { 0, 0, TRUE, -5, GN_BACKUP_KEPT, FALSE },
    { 0, 0, TRUE, 0, GN_BACKUP_KEPT, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const gint64 now = 1700000000;
      g_autoptr (GFile) record = years_file (6), about = gn_about_file (record);
      g_autoptr (GnLanding) landing = gn_landing_new ();
      GnAbout words = { .place = (char *) "Attic", .expansion = (char *) "", .note = (char *) "from here" };

      home_empty ();
      years_write (6, SEED);   /* a match of many lines */

      g_autofree char *whole = read_text (record, NULL);
      guint lines = 0;

      for (const char *p = whole; (p = strchr (p, '\n')); p++)
        lines++;

      const gsize there = length_of_lines (whole, lines - (guint) cases[i].there);
      const gsize here = length_of_lines (whole, lines - (guint) cases[i].here);

      write_text (record, whole, (gssize) there, now + cases[i].newer);

      g_autoptr (GFile) file = backup ();
      g_autofree char *mine = g_strndup (whole, here);

      if (cases[i].apart)
        mine[length_of_lines (whole, 5) - 2] = ' ';
      write_text (record, mine, (gssize) here, now);
      g_assert_true (gn_about_save (record, &words, NULL));

      g_autofree char *before = home_dump ();
      g_autoptr (GnBackup) found = restore (file, landing);
      gsize length;
      g_autofree char *got = read_text (record, &length);
      g_autoptr (GPtrArray) names = gn_library_names (NULL);
      g_autoptr (GnAbout) kept = gn_about_load (record);

      g_assert_cmpuint (found->n[cases[i].due], ==, 1);
      g_assert_cmpuint (count (found), ==, 1);
      g_assert_cmpuint (found->replaced->len, ==, cases[i].there_wins);
      g_assert_cmpuint (names->len, ==, 1);
      g_assert_cmpmem (got, length, cases[i].there_wins ? whole : mine, cases[i].there_wins ? there : here);
      g_assert_cmpstr (kept->place, ==, "Attic");
      g_assert_cmpstr (kept->note, ==, "from here");

      g_assert_true (gn_landing_undo (landing, NULL));

      g_autofree char *undone = home_dump ();

      g_assert_cmpstr (undone, ==, before);
    }
}

static void
append (GFile *record)
{
  g_autofree char *text = read_text (record, NULL), *more = g_strconcat (text, "{}\n", NULL);

  write_text (record, more, -1, 0);
}

/* What was changed since it came in is not lost by undoing: not a match that was played on, nor a note, nor a name. */
static void
test_undo_later (void)
{
  g_autoptr (GFile) new = years_file (0), longer = years_file (6), taken = years_file (9), in_use = years_file (3);
  g_autoptr (GFile) about = gn_about_file (new), beside = gn_about_file (in_use), names_file = home_path ("names.json");
  g_autoptr (GnLanding) landing = gn_landing_new ();
  GnAbout words = { .place = (char *) "Attic", .expansion = (char *) "", .note = (char *) "since then" };

  home_empty ();
  years_make (12, SEED);
  g_assert_true (gn_names_merge ("Anna", "Ann", NULL));

  g_autoptr (GFile) file = backup ();
  g_autofree char *whole = read_text (longer, NULL), *other = read_text (taken, NULL);

  g_remove (g_file_peek_path (new));
  g_remove (g_file_peek_path (about));
  g_remove (g_file_peek_path (in_use));
  g_remove (g_file_peek_path (beside));
  write_text (longer, whole, (gssize) length_of_lines (whole, 3), 0);
  other[length_of_lines (other, 2) - 2] = ' ';
  write_text (taken, other, (gssize) length_of_lines (other, 3), 0);
  g_remove (g_file_peek_path (names_file));
  g_assert_true (gn_names_merge ("Ben", "Benny", NULL));

  g_autoptr (GnBackup) found = restore (file, landing);

  g_assert_cmpuint (found->n[GN_BACKUP_NEW], ==, 2);
  g_assert_cmpuint (found->n[GN_BACKUP_LONGER], ==, 1);
  g_assert_cmpuint (found->n[GN_BACKUP_TAKEN], ==, 1);
  g_assert_true (gn_about_save (new, &words, NULL));
  append (longer);
  append (taken);
  g_assert_true (gn_names_merge ("Carl", "Charles", NULL));

  g_autofree char *longer_now = read_text (longer, NULL), *taken_now = read_text (taken, NULL);
  const int fd = g_open (g_file_peek_path (in_use), O_RDONLY | O_CLOEXEC, 0);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  g_assert_true (gn_landing_undo (landing, NULL));
  close (fd);

  g_autofree char *longer_then = read_text (longer, NULL), *taken_then = read_text (taken, NULL);
  g_autoptr (GnAbout) kept = gn_about_load (new);
  g_autoptr (GnNames) names = gn_names_get ();
  g_autoptr (GPtrArray) records = gn_library_names (NULL);

  g_assert_cmpstr (longer_then, ==, longer_now);
  g_assert_cmpstr (taken_then, ==, taken_now);
  g_assert_cmpstr (kept->note, ==, "since then");
  g_assert_cmpstr (gn_names_show (names, "Charles"), ==, "Carl");
  g_assert_true (g_file_query_exists (in_use, NULL));
  g_assert_cmpuint (records->len, ==, 11);
}

/* What was replaced is in the trash already: then the other one stays, and the match is not lost altogether. */
static void
test_undo_late (void)
{
  g_autoptr (GFile) record = years_file (6);
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autoptr (GError) error = NULL;

  home_empty ();
  years_make (7, SEED);

  g_autoptr (GFile) file = backup ();
  g_autofree char *whole = read_text (record, NULL), *mine = g_strdup (whole);

  mine[length_of_lines (mine, 2) - 2] = ' ';
  write_text (record, mine, (gssize) length_of_lines (mine, 3), 0);

  g_autoptr (GnBackup) found = restore (file, landing);

  g_assert_cmpuint (found->n[GN_BACKUP_TAKEN], ==, 1);
  gn_library_clear_aside ();
  g_assert_false (gn_landing_undo (landing, &error));
  g_assert_nonnull (error);

  g_autofree char *then = read_text (record, NULL);

  g_assert_cmpstr (then, ==, whole);
}

/* A table is writing into the match that another would take the place of. */
static void
test_open (void)
{
  for (guint apart = 0; apart < 2; apart++)
    {
      g_autoptr (GFile) record = years_file (6);
      g_autoptr (GnLanding) landing = gn_landing_new ();
      g_autoptr (GError) error = NULL;

      home_empty ();
      years_make (7, SEED);

      g_autoptr (GFile) file = backup ();
      g_autofree char *mine = read_text (record, NULL);

      if (apart)
        mine[length_of_lines (mine, 2) - 2] = ' ';
      write_text (record, mine, (gssize) length_of_lines (mine, 3), 0);

      const int fd = g_open (g_file_peek_path (record), O_RDONLY | O_CLOEXEC, 0);
      g_autofree char *before = home_dump (), *after = NULL;

      g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
      g_assert_null (gn_backup_restore (file, NULL, landing, NULL, NULL, NULL, &error));
      g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_LOCKED);
      g_assert_true (gn_landing_undo (landing, NULL));
      after = home_dump ();
      g_assert_cmpstr (after, ==, before);
      close (fd);
    }
}

/* What is written about a match in two places */
static void
test_about (void)
{
  g_autoptr (GFile) record = years_file (0), about = gn_about_file (record);
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autofree char *before = NULL, *undone = NULL;

  home_empty ();
  years_make (1, SEED);
  write_text (about, "{\"gnomon\":\"about\",\"version\":1,\"place\":\"There\",\"note\":\"two\",\"later\":7,"
                     "\"expansion\":\"Frost\"}", -1, 1700000100);

  g_autoptr (GFile) file = backup ();

  write_text (about, "{\"gnomon\":\"about\",\"version\":1,\"place\":\"Here\",\"note\":\"one\"}", -1, 1700000000);
  before = home_dump ();

  g_autoptr (GnBackup) found = restore (file, landing);
  g_autoptr (GnAbout) got = gn_about_load (record);
  g_autofree char *raw = read_text (about, NULL);

  g_assert_cmpuint (found->n[GN_BACKUP_SAME], ==, 1);
  g_assert_cmpstr (got->place, ==, "There");
  g_assert_cmpstr (got->expansion, ==, "Frost");
  g_assert_cmpstr (got->note, ==, "one\ntwo");
  g_assert_nonnull (strstr (raw, "\"later\":7"));

  g_assert_true (gn_landing_undo (landing, NULL));
  undone = home_dump ();
  g_assert_cmpstr (undone, ==, before);
}

/* Who is who there is so here, too; what was decided here stays, and so does who was forgotten here. */
static void
test_names (void)
{
  g_autoptr (GnLanding) landing = gn_landing_new ();

  home_empty ();
  years_make (12, SEED);
  g_assert_true (gn_names_merge ("Anna", "Ann", NULL));
  g_assert_true (gn_names_merge ("Paul", "Pauly", NULL));
  g_assert_true (gn_names_colour ("Paul", 4, NULL));
  g_assert_true (gn_names_merge ("Caroline", "Caro", NULL));

  g_autoptr (GFile) file = backup (), names_file = home_path ("names.json");

  g_remove (g_file_peek_path (names_file));
  g_assert_true (gn_names_merge ("Anna", "Annika", NULL));

  g_autoptr (GnErasure) erasure = gn_erase ("Caroline", NULL, NULL, NULL);
  g_autofree char *before = home_dump ();
  g_autoptr (GnBackup) found = restore (file, landing);
  g_autoptr (GnNames) names = gn_names_get ();

  g_assert_nonnull (erasure);
  g_assert_cmpuint (count (found), ==, 12);
  g_assert_cmpuint (found->n[GN_BACKUP_SAME], ==, 12);
  g_assert_cmpstr (gn_names_show (names, "Annika"), ==, "Anna");
  g_assert_cmpstr (gn_names_show (names, "Ann"), ==, "Ann");
  g_assert_cmpstr (gn_names_show (names, "Pauly"), ==, "Paul");
  g_assert_cmpint (gn_names_find (names, "Paul")->colour, ==, 4);
  g_assert_null (gn_names_find (names, "Caroline"));
  g_assert_true (gn_landing_undo (landing, NULL));

  g_autofree char *undone = home_dump ();

  g_assert_cmpstr (undone, ==, before);

  /* With nothing new in the other names nothing has changed. */
  g_autoptr (GnBackup) again = restore (file, landing);
  g_autoptr (GnLanding) none = gn_landing_new ();
  g_autoptr (GnBackup) twice = restore (file, none);

  g_assert_nonnull (again);
  g_assert_nonnull (twice);
  g_assert_true (gn_landing_is_empty (none));
}

/* The other laptop played a match on, and still knows who was forgotten here. */
static void
test_forgotten (void)
{
  g_autoptr (GFile) record = years_file (6);
  g_autoptr (GnLanding) landing = gn_landing_new ();

  home_empty ();
  years_write (6, SEED);

  g_autoptr (GFile) file = backup ();
  g_autofree char *whole = read_text (record, NULL);

  g_assert_nonnull (strstr (whole, "\"Caroline\""));
  write_text (record, whole, (gssize) length_of_lines (whole, 3), 0);

  g_autoptr (GnErasure) erasure = gn_erase ("Caroline", NULL, NULL, NULL);
  g_autofree char *before = home_dump ();
  g_autoptr (GnBackup) found = restore (file, landing);
  g_autofree char *now = read_text (record, NULL), *after = NULL;

  g_assert_nonnull (erasure);
  g_assert_cmpuint (found->n[GN_BACKUP_LONGER], ==, 1);
  g_assert_null (strstr (now, "Caroline"));
  g_assert_cmpstr (now + length_of_lines (now, 1), ==, whole + length_of_lines (whole, 1));
  g_assert_true (gn_landing_undo (landing, NULL));
  after = home_dump ();
  g_assert_cmpstr (after, ==, before);
}

/* All that is in the folder of records */
static char *
all_text (void)
{
  g_autoptr (GFile) folder = gn_library_dir ("records", NULL);
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (folder), 0, NULL);
  GString *all = g_string_new (NULL);
  const char *name;

  while ((name = g_dir_read_name (names)))
    if (*name != '.')
      {
        g_autoptr (GFile) file = g_file_get_child (folder, name);
        g_autofree char *text = read_text (file, NULL);

        g_string_append (all, text);
      }
  return g_string_free (all, FALSE);
}

/* Nor does the name come back in what was written, here or about a match that is new here; unless somebody of that name
 * has played since. */
static void
test_forgotten_notes (void)
{
  static const GnAbout about = { (char *) "Caro’s attic", NULL, (char *) "Caroline cooked.\nWith Carolines and caro." };
  g_autoptr (GFile) record = years_file (6), elsewhere = years_file (8), note = gn_about_file (elsewhere);
  g_autoptr (GnLanding) landing = gn_landing_new (), second = gn_landing_new ();
  g_autofree char *text = NULL;

  home_empty ();
  for (guint i = 6; i < 12; i++)
    years_write (i, SEED);
  g_assert_true (gn_names_merge ("Caroline", "Caro", NULL));
  g_assert_true (gn_about_save (record, &about, NULL));
  g_assert_true (gn_about_save (elsewhere, &about, NULL));

  g_autoptr (GFile) file = backup ();

  /* One match is deleted here, the notes too: all of it is to come in. */
  g_autoptr (GFile) aside = gn_library_set_aside (elsewhere, NULL);
  g_assert_nonnull (aside);
  gn_library_clear_aside ();

  g_autoptr (GnErasure) erasure = gn_erase ("Caroline", NULL, NULL, NULL);
  g_autoptr (GFile) gone = gn_about_file (record);

  g_assert_nonnull (erasure);
  g_remove (g_file_peek_path (gone));

  g_autoptr (GnBackup) found = restore (file, landing);
  g_autofree char *all = all_text ();

  g_assert_cmpuint (found->n[GN_BACKUP_NEW], ==, 1);
  g_assert_cmpuint (found->n[GN_BACKUP_TAKEN] + found->n[GN_BACKUP_KEPT], ==, 0);
  g_assert_null (strstr (all, "Caroline\""));
  g_assert_null (strstr (all, "Caroline cooked"));
  g_assert_null (strstr (all, "Caro’s"));
  g_assert_null (strstr (all, "and caro"));
  /* another word stays; both notes are here */
  text = read_text (note, NULL);
  g_assert_nonnull (strstr (text, "…’s attic"));
  g_assert_nonnull (strstr (text, "… cooked.\\nWith Carolines and …."));
  g_clear_pointer (&text, g_free);
  text = read_text (gone, NULL);
  g_assert_nonnull (strstr (text, "… cooked."));
  g_assert_true (gn_landing_undo (landing, NULL));

  /* She plays again. */
  years_write (12, SEED);
  g_autoptr (GFile) again = years_file (12);
  g_autofree char *with = read_text (again, NULL);
  g_autofree char *named = NULL;
  g_autoptr (GRegex) any = g_regex_new ("(\"seats\":\\[\\{\"name\":\")[^\"]*", 0, 0, NULL);

  named = g_regex_replace (any, with, -1, 0, "\\1Caroline", 0, NULL);
  write_text (again, named, -1, 0);

  g_autoptr (GnBackup) known = restore (file, second);
  g_autofree char *then = all_text ();

  g_assert_nonnull (known);
  g_assert_nonnull (strstr (then, "Caroline cooked"));
}

/* ---- What is no backup --------------------------------------------------------------------------------------- */

static GBytes *
pack (const char *text,
      gsize       length)
{
  g_autoptr (GZlibCompressor) packer = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 6);
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  g_autoptr (GOutputStream) out = g_converter_output_stream_new (memory, G_CONVERTER (packer));

  g_assert_true (g_output_stream_write_all (out, text, length, NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (out, NULL, NULL));
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

/* It is refused with a sentence, and nothing has changed. */
static void
refused (const char *bytes,
         gsize       length,
         const char *why)
{
  g_autoptr (GFile) file = home_outside ("bad.gnomonbackup");
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *before = home_dump (), *after = NULL;

  write_text (file, bytes, (gssize) length, 0);
  g_assert_null (gn_backup_restore (file, NULL, landing, NULL, NULL, NULL, &error));
  g_assert_nonnull (error);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  if (why && !strstr (error->message, why))
    g_test_message ("%s", error->message);
  if (why)
    g_assert_nonnull (strstr (error->message, why));
  after = home_dump ();
  g_assert_cmpstr (after, ==, before);
  g_assert_true (gn_landing_is_empty (landing));
}

static void
test_hostile (void)
{
#define HEAD "{\"gnomon\":\"backup\",\"version\":1,\"made\":1}\n"
#define ITEM(name) HEAD "{\"file\":\"" name "\",\"changed\":1,\"text\":\"x\"}\n{\"end\":1}\n"
  static const struct { const char *text, *why; } cases[] = {
    { "", "not a backup" },
    { "{}", "not complete" },
    { "{}\n", "not a backup" },
    { "[]\n", "not a backup" },
    { "{\"gnomon\":\"backup\",\"version\":2}\n{\"end\":0}\n", "newer" },
    { HEAD, "not complete" },
    { HEAD "{\"end\":1}\n", "not complete" },
    { HEAD "{\"end\":0}\n{\"end\":0}\n", "goes on" },
    { HEAD "{\"file\":\"records/a.gnomon\"}\n{\"end\":1}\n", "Line 2" },
    { HEAD "{\"file\":\"records/a.gnomon\",\"text\":\"\\ud800\"}\n{\"end\":1}\n", "Line 2" },
    { HEAD "{\"file\":\"records/a.gnomon\",\"changed\":99999999999999999999,\"text\":\"\"}\n{\"end\":1}\n", "Line 2" },
    { ITEM ("../../a.gnomon"), "Line 2" },
    { ITEM ("records/../a.gnomon"), "Line 2" },
    { ITEM ("records/.a.gnomon"), "Line 2" },
    { ITEM ("records/.deleted/a.gnomon"), "Line 2" },
    { ITEM ("records/a\\u202eb.gnomon"), "Line 2" },
    { ITEM ("records/a\\nb.gnomon"), "Line 2" },
    { ITEM ("records/.gnomon"), "Line 2" },
    { ITEM ("/etc/passwd"), "Line 2" },
    { ITEM ("sets/../names.json"), "Line 2" },
    { ITEM ("sets/.json"), "Line 2" },
    { ITEM ("leagues/../names.json"), "Line 2" },
    { ITEM ("leagues2/a.json"), "Line 2" },
    { ITEM ("other.json"), "Line 2" },
  };
  g_autoptr (GString) deep = g_string_new (HEAD "{\"file\":");

  home_empty ();
  years_make (2, SEED);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bytes = pack (cases[i].text, strlen (cases[i].text));

      refused (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), cases[i].why);
      refused (cases[i].text, strlen (cases[i].text), NULL);
    }
  for (guint i = 0; i < 200000; i++)
    g_string_append_c (deep, '[');
  g_string_append_c (deep, '\n');

  g_autoptr (GBytes) bytes = pack (deep->str, deep->len);

  refused (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), "Line 2");

  g_autofree char *blank = g_strnfill (120 * 1024 * 1024, ' ');
  g_autoptr (GBytes) bomb = pack (blank, 120 * 1024 * 1024);

  refused (g_bytes_get_data (bomb, NULL), g_bytes_get_size (bomb), "too large");
}

/* A backup with any byte changed, or cut off anywhere, comes in whole or not at all. */
static void
test_mutations (void)
{
  const guint rounds = g_getenv ("GNOMON_QUICK") ? 40 : 300;
  g_autoptr (GRand) rand = g_rand_new_with_seed (17);

  home_empty ();
  years_make (3, SEED);

  g_autoptr (GFile) file = backup (), bad = home_outside ("bad.gnomonbackup");
  gsize length;
  g_autofree char *text = read_text (file, &length);

  home_empty ();

  g_autofree char *empty = home_dump ();

  for (guint i = 0; i < rounds; i++)
    {
      g_autofree char *other = g_memdup2 (text, length);
      const gsize cut = i % 2 ? length : (gsize) g_rand_int_range (rand, 0, (gint32) length);
      g_autoptr (GnLanding) landing = gn_landing_new ();
      g_autoptr (GError) error = NULL;

      if (i % 2)
        other[g_rand_int_range (rand, 0, (gint32) length)] = (char) g_rand_int_range (rand, 0, 256);
      write_text (bad, other, (gssize) cut, 0);

      g_autoptr (GnBackup) found = gn_backup_restore (bad, NULL, landing, NULL, NULL, NULL, &error);

      g_assert_true (found || error);
      if (found)
        g_assert_cmpuint (count (found), ==, 3);
      else
        g_assert_true (gn_landing_is_empty (landing));
      g_assert_true (gn_landing_undo (landing, NULL));

      g_autofree char *after = home_dump ();

      g_assert_cmpstr (after, ==, empty);
    }
}

/* Nothing is left of a backup that could not be written. */
static void
test_no_place (void)
{
  g_autoptr (GFile) nowhere = home_outside ("no-folder/all.gnomonbackup");
  g_autoptr (GFile) file = home_outside ("kept.gnomonbackup");
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  home_empty ();
  years_make (1, SEED);
  g_assert_false (gn_backup_write (nowhere, NULL, NULL, NULL, NULL, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_clear_error (&error);

  write_text (file, "as it was", -1, 0);
  g_cancellable_cancel (cancelled);
  g_assert_false (gn_backup_write (file, NULL, NULL, NULL, cancelled, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  text = read_text (file, NULL);
  g_assert_cmpstr (text, ==, "as it was");
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/exchange/backup/whole", test_whole);
  g_test_add_func ("/exchange/backup/renamed", test_renamed);
  g_test_add_func ("/exchange/backup/two-laptops", test_two_laptops);
  g_test_add_func ("/exchange/backup/undo-later", test_undo_later);
  g_test_add_func ("/exchange/backup/undo-late", test_undo_late);
  g_test_add_func ("/exchange/backup/open", test_open);
  g_test_add_func ("/exchange/backup/about", test_about);
  g_test_add_func ("/exchange/backup/names", test_names);
  g_test_add_func ("/exchange/backup/forgotten", test_forgotten);
  g_test_add_func ("/exchange/backup/forgotten-notes", test_forgotten_notes);
  g_test_add_func ("/exchange/backup/hostile", test_hostile);
  g_test_add_func ("/exchange/backup/mutations", test_mutations);
  g_test_add_func ("/exchange/backup/no-place", test_no_place);
  return g_test_run ();
}
