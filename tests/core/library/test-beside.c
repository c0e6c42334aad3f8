/* test-beside.c: what is kept beside a record: what is written about it, its photo; deletion and export with it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/file.h"
#include "games/games.h"
#include "core/library/library.h"
#include "core/table/match-table.h"
#include "toy.h"

#include <glib/gstdio.h>

/* ---- What is written about a match ------------------------------------------------------------ */

/* A file that stands for a record: what is about it does not depend on its contents. */
static GFile *
new_record (const char *name)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  GFile *file = g_file_get_child (dir, name);

  toy_write (file, "{}\n", -1);
  return file;
}

static void
test_about (void)
{
  g_autoptr (GFile) file = new_record ("about.one.gnomon");
  g_autoptr (GFile) beside = gn_about_file (file);
  g_autoptr (GError) error = NULL;
  g_autofree char *base = gn_file_name (beside);
  g_autofree char *long_text = g_strnfill (5000, 'y');
  const GnAbout due = { (char *) "Café", (char *) "The big box", (char *) "One line.\nAnother \"line\"." };
  const GnAbout nothing = { NULL, (char *) "", NULL };
  const GnAbout hostile = { (char *) "a\nb\u202ec\x01", long_text, long_text };
  g_autoptr (GnAbout) about = gn_about_load (file);

  g_assert_cmpstr (base, ==, "about.one.about.json");
  g_assert_cmpstr (about->place, ==, "");
  g_assert_cmpstr (about->expansion, ==, "");
  g_assert_cmpstr (about->note, ==, "");

  /* Nothing makes no file. */
  g_assert_true (gn_about_save (file, &nothing, &error));
  g_assert_false (g_file_query_exists (beside, NULL));
  g_assert_true (gn_about_save (file, &due, &error));
  g_clear_pointer (&about, gn_about_free);
  about = gn_about_load (file);
  g_assert_cmpstr (about->place, ==, due.place);
  g_assert_cmpstr (about->expansion, ==, due.expansion);
  g_assert_cmpstr (about->note, ==, due.note);

  /* What a newer Gnomon wrote stays, even if nothing else is left. */
  toy_write (beside, "{\"gnomon\":\"about\",\"version\":2,\"place\":\"Home\",\"mood\":[\"good\"]}", -1);
  g_assert_true (gn_about_save (file, &due, &error));
  g_assert_true (gn_about_save (file, &nothing, &error));
  g_autofree char *kept = toy_read (beside, NULL);
  g_assert_cmpstr (kept, ==, "{\"gnomon\":\"about\",\"version\":2,\"mood\":[\"good\"]}\n");
  toy_write (beside, "{\"gnomon\":\"about\",\"version\":1,\"place\":\"Home\"}", -1);
  g_assert_true (gn_about_save (file, &nothing, &error));
  g_assert_false (g_file_query_exists (beside, NULL));

  /* Too long, and with signs that would spoil a line. */
  g_assert_true (gn_about_save (file, &hostile, &error));
  g_clear_pointer (&about, gn_about_free);
  about = gn_about_load (file);
  g_assert_true (gn_is_plain_name (about->place, GN_MAX_NAME));
  g_assert_cmpint (g_utf8_strlen (about->expansion, -1), <=, GN_MAX_NAME);
  g_assert_cmpint (g_utf8_strlen (about->note, -1), <=, GN_MAX_NOTE);
  g_assert_no_error (error);

  g_unlink (g_file_peek_path (beside));
  g_unlink (g_file_peek_path (file));
}

static void
test_about_hostile (void)
{
  static const char *const texts[] = {
    "", "{", "[]", "null", "{\"gnomon\":\"record\",\"place\":\"x\"}", "{\"gnomon\":\"about\",\"place\":[\"x\"],\"note\":7}",
    "{\"gnomon\":\"about\",\"place\":\"x\",\"place\":\"y\"}", "{\"gnomon\":\"about\",\"place\":\"\xff\"}",
  };
  g_autoptr (GFile) file = new_record ("hostile.gnomon");
  g_autoptr (GFile) beside = gn_about_file (file);
  g_autofree char *huge = g_strnfill (100000, ' ');
  const GnAbout due = { (char *) "Home", NULL, NULL };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i <= G_N_ELEMENTS (texts); i++)
    {
      toy_write (beside, i < G_N_ELEMENTS (texts) ? texts[i] : huge, -1);

      g_autoptr (GnAbout) about = gn_about_load (file);

      g_assert_cmpstr (about->place, ==, "");
      g_assert_cmpstr (about->note, ==, "");

      /* And it is no obstacle. */
      g_assert_true (gn_about_save (file, &due, &error));
      g_assert_no_error (error);
      g_autoptr (GnAbout) saved = gn_about_load (file);
      g_assert_cmpstr (saved->place, ==, "Home");
    }

  g_unlink (g_file_peek_path (beside));
  g_assert_cmpint (g_mkdir (g_file_peek_path (beside), 0700), ==, 0);
  g_assert_false (gn_about_save (file, &due, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_rmdir (g_file_peek_path (beside));
  g_unlink (g_file_peek_path (file));
}

/* ---- Deletion and export ------------------------------------------------------------------------------------ */

/* A record and what is kept beside it go and come back together. */
static void
test_aside (void)
{
  g_autoptr (GFile) file = new_record ("aside.gnomon");
  g_autoptr (GFile) beside = gn_about_file (file);
  const GnAbout due = { (char *) "Home", NULL, NULL };
  g_autoptr (GError) error = NULL;

  g_autoptr (GFile) photo = gn_photo_file (file);

  g_assert_true (gn_about_save (file, &due, &error));
  toy_write (photo, "a photo", -1);
  g_autoptr (GFile) aside = gn_library_set_aside (file, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_query_exists (file, NULL));
  g_assert_false (g_file_query_exists (beside, NULL));
  g_assert_false (g_file_query_exists (photo, NULL));
  g_autoptr (GPtrArray) none = gn_library_list (NULL);
  g_assert_cmpuint (none->len, ==, 0);

  /* A new record took the name meanwhile. */
  g_autoptr (GFile) other = new_record ("aside.gnomon");
  g_autoptr (GFile) back = gn_library_put_back (aside, &error);
  g_assert_no_error (error);
  g_autofree char *base = gn_file_name (back);
  g_autoptr (GnAbout) about = gn_about_load (back), others = gn_about_load (other);
  g_assert_cmpstr (base, ==, "aside-2.gnomon");
  g_assert_cmpstr (about->place, ==, "Home");
  g_assert_cmpstr (others->place, ==, "");
  g_autoptr (GFile) back_photo = gn_photo_file (back);
  g_autofree char *kept = toy_read (back_photo, NULL);
  g_assert_cmpstr (kept, ==, "a photo");
  g_assert_null (gn_library_put_back (aside, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_clear_error (&error);

  /* Deleted for good: nothing can be put back. */
  g_autoptr (GFile) again = gn_library_set_aside (back, &error);
  g_autoptr (GFile) again_beside = gn_about_file (again), again_photo = gn_photo_file (again);
  g_assert_no_error (error);
  g_assert_true (g_file_query_exists (again_beside, NULL));
  gn_library_clear_aside ();
  g_assert_false (g_file_query_exists (again, NULL));
  g_assert_false (g_file_query_exists (again_beside, NULL));
  g_assert_false (g_file_query_exists (again_photo, NULL));
  g_assert_null (gn_library_put_back (again, NULL));

  g_assert_true (gn_about_save (other, &due, NULL));
  g_assert_true (gn_library_delete (other, &error));
  g_assert_false (g_file_query_exists (beside, NULL));
  g_assert_null (gn_library_set_aside (other, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
}

/* What is exported can be imported, with what is kept beside it; nothing in the folder is replaced. */
static void
test_export (void)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find ("example"), 2, NULL, &error);
  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);
  g_autoptr (GFile) file = gn_library_new_file (match);
  g_autoptr (GFile) folder = toy_file ("exported"), photo = gn_photo_file (file);
  g_autofree char *base = g_file_get_basename (file);
  g_autoptr (GFile) target = g_file_get_child (folder, base);
  const GnAbout due = { (char *) "Home", (char *) "The big box", (char *) "Late." };

  g_mkdir (g_file_peek_path (folder), 0700);
  g_assert_true (gn_match_table_record (table, file, &error));
  gn_match_table_close_record (table);
  g_assert_false (gn_library_has_beside (file));
  toy_write (photo, "a photo", -1);
  g_assert_true (gn_library_has_beside (file));
  g_assert_true (gn_about_save (file, &due, &error));
  g_autoptr (GFile) first = gn_library_export (file, folder, &error);
  g_assert_true (g_file_equal (first, target));
  g_autoptr (GFile) target_photo = gn_photo_file (target);
  g_autofree char *kept = toy_read (target_photo, NULL);
  g_assert_cmpstr (kept, ==, "a photo");

  /* A photo of that name alone is somebody's too. */
  g_assert_true (g_file_delete (target, NULL, &error));
  g_autoptr (GFile) second = gn_library_export (file, folder, &error), second_photo = gn_photo_file (second);
  g_assert_false (g_file_query_exists (target, NULL));
  g_assert_true (g_file_query_exists (second, NULL));
  g_assert_true (g_file_query_exists (second_photo, NULL));

  g_assert_true (gn_library_delete (file, &error));
  g_autoptr (GFile) copy = gn_library_import (second, &error);
  g_autoptr (GnAbout) about = gn_about_load (copy);
  g_assert_cmpstr (about->place, ==, due.place);
  g_assert_cmpstr (about->expansion, ==, due.expansion);
  g_assert_cmpstr (about->note, ==, due.note);
  g_assert_true (gn_library_delete (copy, &error));
  g_assert_no_error (error);

  g_autoptr (GFile) nowhere = g_file_get_child (folder, "nowhere");
  g_assert_null (gn_library_export (second, nowhere, &error));
  g_assert_nonnull (error);
}

int
main (int    argc,
      char **argv)
{
  toy_library ();
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/beside/about", test_about);
  g_test_add_func ("/beside/about-hostile", test_about_hostile);
  g_test_add_func ("/beside/export", test_export);
  g_test_add_func ("/beside/aside", test_aside);
  return g_test_run ();
}
