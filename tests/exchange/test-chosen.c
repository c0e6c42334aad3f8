/* test-chosen.c: some matches, with what is beside them, in one file and in again
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "home.h"
#include "records.h"

#include "core/base/file.h"
#include "core/library/leagues.h"
#include "core/library/library.h"
#include "core/library/names.h"
#include "exchange/backup.h"
#include "games/games.h"
#include "own-home.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#define N    12
#define SEED 5

static const char photo_bytes[] = "\xff\xd8\xff\xe0 no picture, but its bytes \0 are kept";

/* Two matches, of which one has a place, a note and a photo */
static GPtrArray *
chosen (void)
{
  static const GnAbout about = { (char *) "Home", (char *) "The big box", (char *) "Late." };
  GPtrArray *records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GFile) photo = NULL, bare = years_file (7), none = NULL;

  g_ptr_array_add (records, years_file (3));
  g_ptr_array_add (records, years_file (7));
  photo = gn_photo_file (records->pdata[0]);
  none = gn_about_file (bare);
  g_remove (g_file_peek_path (none));
  g_assert_true (gn_about_save (records->pdata[0], &about, NULL));
  g_assert_true (g_file_set_contents (g_file_peek_path (photo), photo_bytes, sizeof photo_bytes, NULL));
  return records;
}

static GFile *
write_some (GPtrArray *records)
{
  GFile *file = home_outside ("two.gnomonbackup");
  g_autoptr (GError) error = NULL;
  guint n = 0;

  g_assert_true (gn_backup_write_some (file, records, &n, NULL, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, records->len);
  return file;
}

static GnBackup *
restore (GFile     *file,
         GnLanding *landing)
{
  g_autoptr (GError) error = NULL;
  GnBackup *found = gn_backup_restore (file, NULL, landing, NULL, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (found->part);
  return found;
}

/* Only what was chosen comes in, with all that is beside it; a second time nothing; and all of it can be undone. */
static void
test_there_and_back (void)
{
  g_autoptr (GnLanding) landing = gn_landing_new (), again = gn_landing_new ();
  g_autofree char *empty = NULL, *due = NULL, *got = NULL, *undone = NULL;
  g_autoptr (GnLeague) league = gn_league_new ();

  home_empty ();
  empty = home_dump ();
  years_make (N, SEED);
  g_assert_true (gn_names_merge ("Anna", "Berta", NULL));
  league->name = g_strdup ("Autumn");
  g_assert_true (gn_league_save (league, NULL));

  g_autoptr (GPtrArray) records = chosen ();
  g_autoptr (GFile) file = write_some (records);

  /* What is due: these two alone */
  for (guint i = 0; i < N; i++)
    {
      g_autoptr (GFile) record = years_file (i);

      if (i != 3 && i != 7)
        g_assert_true (gn_library_delete (record, NULL));
    }
  g_autoptr (GFile) names = home_path ("names.json"), leagues = home_path ("leagues");
  g_autofree char *one = g_strconcat (g_file_peek_path (leagues), "/", league->id, ".json", NULL);

  g_assert_cmpint (g_remove (g_file_peek_path (names)), ==, 0);
  g_assert_cmpint (g_remove (one), ==, 0);
  due = home_dump ();

  home_empty ();

  g_autoptr (GnBackup) found = restore (file, landing);

  g_assert_cmpuint (found->n[GN_BACKUP_NEW], ==, 2);
  g_assert_cmpuint (gn_backup_n (found), ==, 2);
  got = home_dump ();
  g_assert_cmpstr (got, ==, due);

  g_autoptr (GnBackup) twice = restore (file, again);

  g_assert_cmpuint (twice->n[GN_BACKUP_SAME], ==, 2);
  g_assert_cmpuint (gn_backup_n (twice), ==, 0);
  g_assert_true (gn_landing_is_empty (again));
  g_assert_true (gn_landing_undo (landing, NULL));
  undone = home_dump ();
  g_assert_cmpstr (undone, ==, empty);
}

/* The match is here without its note and photo: these come in alone. */
static void
test_beside (void)
{
  g_autoptr (GnLanding) landing = gn_landing_new ();

  home_empty ();
  years_make (N, SEED);

  g_autoptr (GPtrArray) records = chosen ();
  g_autoptr (GFile) file = write_some (records);
  g_autoptr (GFile) about = gn_about_file (records->pdata[0]), photo = gn_photo_file (records->pdata[0]);
  g_autofree char *before = home_dump (), *after = NULL;

  g_remove (g_file_peek_path (about));
  g_remove (g_file_peek_path (photo));

  g_autoptr (GnBackup) found = restore (file, landing);

  g_assert_cmpuint (found->n[GN_BACKUP_SAME], ==, 2);
  g_assert_false (gn_landing_is_empty (landing));
  after = home_dump ();
  g_assert_cmpstr (after, ==, before);
}

/* A record that is gone meanwhile is no file to send. */
static void
test_gone (void)
{
  g_autoptr (GFile) target = home_outside ("none.gnomonbackup");
  g_autoptr (GError) error = NULL;
  guint n = 9;

  home_empty ();
  years_make (N, SEED);

  g_autoptr (GPtrArray) records = chosen ();

  g_assert_true (gn_library_delete (records->pdata[0], NULL));
  g_assert_true (gn_backup_write_some (target, records, &n, NULL, NULL, NULL, &error));
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (g_remove (g_file_peek_path (target)), ==, 0);
  g_assert_true (gn_library_delete (records->pdata[1], NULL));
  g_assert_false (gn_backup_write_some (target, records, &n, NULL, NULL, NULL, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_assert_false (g_file_query_exists (target, NULL));
}

static void
cancel (guint    done,
        guint    of,
        gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
}

/* Who cancels in the middle has no half of a file. */
static void
test_canceled (void)
{
  g_autoptr (GFile) target = home_outside ("half.gnomonbackup");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  home_empty ();
  years_make (N, SEED);
  g_assert_false (gn_backup_write (target, NULL, cancel, cancellable, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_file_query_exists (target, NULL));
}

/* ---- From a stranger ------------------------------------------------------------------------------------------ */

#define HEAD "{\"gnomon\":\"backup\",\"version\":1,\"made\":1,\"part\":true}\n"
#define FILE_OF(name, text) "{\"file\":\"" name "\",\"changed\":1,\"text\":\"" text "\"}\n"
#define SMALL "{\\\"gnomon\\\":\\\"record\\\",\\\"started\\\":1,\\\"seed\\\":\\\"0123456789abcdef0123456789abcdef\\\"}\\n"

static GFile *
packed (const char *text)
{
  GFile *file = home_outside ("stranger.gnomonbackup");
  g_autoptr (GFileOutputStream) plain = g_file_replace (file, NULL, FALSE, 0, NULL, NULL);
  g_autoptr (GZlibCompressor) packer = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9);
  g_autoptr (GOutputStream) out = g_converter_output_stream_new (G_OUTPUT_STREAM (plain), G_CONVERTER (packer));

  g_assert_true (g_output_stream_write_all (out, text, strlen (text), NULL, NULL, NULL));
  g_assert_true (g_output_stream_close (out, NULL, NULL));
  return file;
}

/* @before and @after @n times @unit; (transfer full) */
static char *
many (const char *before,
      const char *unit,
      guint       n,
      const char *after)
{
  GString *text = g_string_new (before);

  while (n--)
    g_string_append (text, unit);
  g_string_append (text, after);
  return g_string_free (text, FALSE);
}

/* What such a file may not do: it is refused with a sentence, or brings in so many files, and nothing else changes. */
static void
test_stranger (void)
{
  g_autofree char *numbers = many (HEAD "{\"file\":\"records/a.gnomon\",\"text\":\"\",\"more\":[0", ",0", 3000000,
                                   "]}\n{\"end\":1}\n");
  g_autofree char *mega = g_strnfill (1024 * 1024, 'x');
  g_autofree char *line = g_strdup_printf ("{\"file\":\"records/a.photo.jpg\",\"text\":\"%s\"}\n", mega);
  g_autofree char *bomb = many (HEAD, line, 50, "{\"end\":50}\n");
  g_autofree char *blanks = many (HEAD, " ", 60 * 1024 * 1024, "\n{\"end\":0}\n");
  const struct { const char *what, *text, *why; guint n; } cases[] = {
    { "names", HEAD FILE_OF ("names.json", "{}") "{\"end\":1}\n", "Line 2", 0 },
    { "memory of imports", HEAD FILE_OF ("exchange.json", "{}") "{\"end\":1}\n", "Line 2", 0 },
    { "a set", HEAD FILE_OF ("sets/a.json", "{}") "{\"end\":1}\n", "Line 2", 0 },
    { "a league", HEAD FILE_OF ("leagues/a.json", "{}") "{\"end\":1}\n", "Line 2", 0 },
    { "above", HEAD FILE_OF ("records/../../a.gnomon", SMALL) "{\"end\":1}\n", "Line 2", 0 },
    { "absolute", HEAD FILE_OF ("/tmp/a.gnomon", SMALL) "{\"end\":1}\n", "Line 2", 0 },
    { "below", HEAD FILE_OF ("records/b/a.gnomon", SMALL) "{\"end\":1}\n", "Line 2", 0 },
    { "another system's", HEAD FILE_OF ("records/..\\\\a.gnomon", SMALL) "{\"end\":1}\n", "Line 2", 0 },
    { "no end", HEAD FILE_OF ("records/a.gnomon", SMALL), "not complete", 0 },
    { "another end", HEAD FILE_OF ("records/a.gnomon", SMALL) "{\"end\":4000000000}\n", "not complete", 0 },
    { "a link", HEAD "{\"file\":\"records/a.gnomon\",\"link\":\"/etc/passwd\"}\n{\"end\":1}\n", "Line 2", 0 },
    { "a list", HEAD "{\"file\":\"records/a.gnomon\",\"text\":\"\",\"more\":[]}\n{\"end\":1}\n", "Line 2", 0 },
    { "all memory", numbers, "Line 2", 0 },
    { "a full disk", bomb, "too large", 0 },
    { "blanks", blanks, "too large", 0 },
    { "no record", HEAD FILE_OF ("records/a.gnomon", "junk") "{\"end\":1}\n", NULL, 0 },
    { "a photo of nothing", HEAD FILE_OF ("records/a.photo.jpg", "x") "{\"end\":1}\n", NULL, 0 },
    { "a photo that is none", HEAD FILE_OF ("records/a.gnomon", SMALL) FILE_OF ("records/a.photo.jpg", "<svg/>")
      "{\"end\":2}\n", NULL, 1 },
    { "one name, twice the match", HEAD FILE_OF ("records/a.gnomon", SMALL) FILE_OF ("records/a.gnomon", SMALL)
      "{\"end\":2}\n", NULL, 1 },
    { "two names, one match", HEAD FILE_OF ("records/a.gnomon", SMALL) FILE_OF ("records/b.gnomon", SMALL)
      "{\"end\":2}\n", NULL, 1 },
    { "the name of a match here", HEAD FILE_OF ("records/years-00000.gnomon", SMALL) "{\"end\":1}\n", NULL, 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GnLanding) landing = gn_landing_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *before = NULL, *after = NULL;
      g_autoptr (GPtrArray) names = NULL;
      g_autoptr (GnBackup) found = NULL;
      g_autoptr (GFile) file = packed (cases[i].text);

      home_empty ();
      years_make (2, SEED);
      before = home_dump ();
      g_test_message ("%s", cases[i].what);
      found = gn_backup_restore (file, NULL, landing, NULL, NULL, NULL, &error);
      names = gn_library_names (NULL);
      g_assert_true ((found == NULL) == (cases[i].why != NULL));
      g_assert_true (!cases[i].why || strstr (error->message, cases[i].why));
      g_assert_cmpuint (names->len, ==, 2 + cases[i].n);
      g_assert_true (gn_landing_undo (landing, NULL));
      after = home_dump ();
      g_assert_cmpstr (after, ==, before);
    }
}

/* Cut off anywhere, it comes in not at all. */
static void
test_cut (void)
{
  const guint steps = g_getenv ("GNOMON_QUICK") ? 20 : 100;
  gsize length;
  g_autofree char *text = NULL, *empty = NULL;

  home_empty ();
  years_make (N, SEED);

  g_autoptr (GPtrArray) records = chosen ();
  g_autoptr (GFile) file = write_some (records);

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &text, &length, NULL));
  home_empty ();
  empty = home_dump ();
  for (guint i = 0; i < steps; i++)
    {
      g_autoptr (GnLanding) landing = gn_landing_new ();
      g_autoptr (GError) error = NULL;
      g_autofree char *after = NULL;

      g_assert_true (g_file_set_contents (g_file_peek_path (file), text, (gssize) (length * i / steps), NULL));
      g_assert_null (gn_backup_restore (file, NULL, landing, NULL, NULL, NULL, &error));
      g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_SYNTAX);
      after = home_dump ();
      g_assert_cmpstr (after, ==, empty);
    }
}

/* No file may be longer than @bytes; RLIM_INFINITY: any may */
static void
limit_files (rlim_t bytes)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = MIN (bytes, limit.rlim_max);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static guint
files_outside (GFile *one)
{
  g_autoptr (GFile) folder = g_file_get_parent (one);
  g_autoptr (GDir) names = g_dir_open (g_file_peek_path (folder), 0, NULL);
  guint n = 0;

  while (g_dir_read_name (names))
    n++;
  return n;
}

/* Where a file cannot be written to its end, the old one stays, and nothing is left beside it; what comes in, comes in
 * whole or not at all. */
static void
test_full_disk (void)
{
  g_autoptr (GFile) target = home_outside ("full.gnomonbackup");
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = NULL, *before = NULL, *after = NULL;

  home_empty ();
  years_make (N, SEED);
  g_assert_true (g_file_set_contents (g_file_peek_path (target), "as it was", -1, NULL));

  g_autoptr (GPtrArray) records = chosen ();
  g_autoptr (GFile) file = write_some (records);
  const guint n = files_outside (target);

  limit_files (512);
  g_assert_false (gn_backup_write_some (target, records, NULL, NULL, NULL, NULL, &error));
  limit_files (RLIM_INFINITY);
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_clear_error (&error);
  g_assert_true (g_file_get_contents (g_file_peek_path (target), &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "as it was");
  g_assert_cmpuint (files_outside (target), ==, n);

  home_empty ();
  before = home_dump ();
  limit_files (512);
  g_assert_null (gn_backup_restore (file, NULL, landing, NULL, NULL, NULL, &error));
  limit_files (RLIM_INFINITY);
  g_assert_nonnull (error);
  g_assert_true (gn_landing_undo (landing, NULL));
  after = home_dump ();
  g_assert_cmpstr (after, ==, before);
}

/* Another match comes, and one goes, after the first is written. */
static void
others_come (guint    done,
             guint    of,
             gpointer data)
{
  g_autoptr (GFile) last = years_file (7);

  if (done != 1)
    return;
  years_write (90, SEED);
  g_assert_true (gn_library_delete (last, NULL));
}

static void
test_meanwhile (void)
{
  g_autoptr (GFile) file = home_outside ("two.gnomonbackup");
  g_autoptr (GnLanding) landing = gn_landing_new ();
  g_autoptr (GError) error = NULL;
  guint n = 0;

  home_empty ();
  years_make (N, SEED);

  g_autoptr (GPtrArray) records = chosen ();

  g_assert_true (gn_backup_write_some (file, records, &n, others_come, NULL, NULL, &error));
  g_assert_cmpuint (n, ==, 1);
  home_empty ();

  g_autoptr (GnBackup) found = restore (file, landing);

  g_assert_cmpuint (found->n[GN_BACKUP_NEW], ==, 1);
}

static void
test_names (void)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree char *one = NULL, *two = NULL, *all = gn_backup_name ();

  g_ptr_array_add (records, years_file (3));
  one = gn_backup_name_of (records);
  g_assert_cmpstr (one, ==, "years-00003.gnomonbackup");
  g_ptr_array_add (records, years_file (4));
  two = gn_backup_name_of (records);
  g_assert_true (g_str_has_prefix (two, "Gnomon-matches-") && g_str_has_suffix (two, GN_BACKUP_SUFFIX));
  /* It does not take the place of a backup of the same day. */
  g_assert_cmpstr (two, !=, all);
}

int
main (int    argc,
      char **argv)
{
  own_home ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  g_test_add_func ("/exchange/chosen/there-and-back", test_there_and_back);
  g_test_add_func ("/exchange/chosen/beside", test_beside);
  g_test_add_func ("/exchange/chosen/gone", test_gone);
  g_test_add_func ("/exchange/chosen/canceled", test_canceled);
  g_test_add_func ("/exchange/chosen/names", test_names);
  g_test_add_func ("/exchange/chosen/stranger", test_stranger);
  g_test_add_func ("/exchange/chosen/cut", test_cut);
  g_test_add_func ("/exchange/chosen/full-disk", test_full_disk);
  g_test_add_func ("/exchange/chosen/meanwhile", test_meanwhile);
  return g_test_run ();
}
