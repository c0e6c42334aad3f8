/* test-hard-days.c: other people's files, a second program, a clock that is set back, files that vanish: hard days of a
 * computer
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "example-table.h"
#include "core/base/file.h"
#include "games/games.h"
#include "core/library/library.h"
#include "toy.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/* Somebody else's record, on a computer of several people: @mode is what is left for us. In a child that is another
 * user, where we may become one. */
static void
as_other_user (mode_t mode,
               void (*check) (GFile *file))
{
  g_autoptr (GFile) file = toy_file ("theirs.gnomon"), folder = toy_folder ();
  g_autofree char *good = example_record_text (3);

  toy_write (file, good, -1);
  g_chmod (g_file_peek_path (file), mode);
  g_chmod (g_file_peek_path (folder), 0755);

  pid_t child = fork ();
  if (child == 0)
    {
      if (getuid () == 0 && setresuid (65534, 65534, 65534) < 0)
        _exit (77);
      check (file);
      _exit (0);
    }
  int status;
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_chmod (g_file_peek_path (file), 0644);
  g_autofree char *after = toy_read (file, NULL);
  g_assert_cmpstr (after, ==, good);
  if (WEXITSTATUS (status) == 77)
    g_test_skip ("no other user here");
  else
    g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

static void
may_be_read (GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) none = gn_match_table_open (file, TRUE, NULL, &error);
  g_autoptr (GError) problem = NULL;

  if (none || g_strcmp0 (error->message, "“theirs.gnomon” cannot be saved: you do not have permission to write there.") != 0
      || !g_error_matches (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE))
    _exit (1);

  g_autoptr (GnMatchTable) look = gn_match_table_open (file, FALSE, NULL, &problem);
  GnReply reply;
  g_auto (GnMoveList) legal = { NULL, 0, 0 };
  if (!look || gn_match_table_get_n_steps (look) < 3)
    _exit (2);
  /* Looked at: nothing is entered into thin air. */
  gn_match_table_legal (look, GN_EVERYTHING, &legal);
  if (gn_match_table_undo (look, 0, TRUE, &problem)
      || g_strcmp0 (problem->message, "This record was opened read-only.") != 0)
    _exit (3);
  if (gn_match_table_do (look, &legal.move[0], 1, &reply))
    _exit (4);
}

static void
may_not_be_read (GFile *file)
{
  for (guint writable = 0; writable < 2; writable++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GnMatchTable) table = gn_match_table_open (file, writable, NULL, &error);

      if (table
          || !g_str_has_prefix (error->message, writable ? "“theirs.gnomon” cannot be saved"
                                                         : "You do not have permission to read “theirs.gnomon”."))
        _exit (1);
    }
}

static void
test_other_user (void)
{
  as_other_user (0444, may_be_read);
  as_other_user (0000, may_not_be_read);
}

/* Two programs, or two windows: one of them plays. */
static void
test_two (void)
{
  g_autoptr (GnMatchTable) table = example_begin (NULL, 3);
  GFile *file = gn_match_table_get_file (table);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) second = gn_match_table_open (file, TRUE, NULL, &error);

  g_assert_null (second);
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_LOCKED);
  g_assert_true (g_str_has_suffix (error->message, "is already open in another window or program."));
  g_clear_error (&error);

  /* Two who begin a table in the same moment with the same name: the second is told, and nothing is written over. */
  g_autoptr (GnMatchTable) other = example_table ();
  g_assert_false (gn_match_table_record (other, file, &error));
  g_assert_true (g_str_has_suffix (error->message, "already exists."));
  g_clear_error (&error);
  example_play (table, 1);
  g_assert_null (gn_match_table_get_trouble (table));
  gn_match_table_close_record (table);
  example_forget_records ();
}

/* A clock that is set back, between entries and between starts. */
static void
test_clock (void)
{
  g_autofree char *good = example_record_text (6);
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (GStrv) lines = g_strsplit (good, "\n", -1);
  g_autoptr (GError) error = NULL;

  /* Each line earlier than the one before. */
  for (guint i = 0; lines[i] && *lines[i]; i++)
    if (i == 0)
      g_string_append_printf (text, "%s\n", lines[i]);
    else
      g_string_append_printf (text, "{\"i\":%u,\"t\":%u,%s\n", i, 1000 - 100 * i, strstr (lines[i], "\"m\""));

  g_autoptr (GFile) file = toy_file ("clock.gnomon");
  toy_write (file, text->str, -1);
  g_autoptr (GnMatchTable) table = gn_match_table_open (file, TRUE, NULL, &error);
  g_assert_no_error (error);
  gint64 last = 0;
  for (guint n = 1; n <= gn_match_table_get_n_steps (table); n++)
    {
      g_assert_cmpint (gn_match_table_get_step (table, n)->time, >=, last);
      last = gn_match_table_get_step (table, n)->time;
    }
  g_assert_cmpint (last, ==, 900);
  g_assert_cmpint (gn_match_table_get_elapsed (table), >=, 900);

  /* What is entered now comes after it, in the file too: the time of play is no time of day. */
  example_play (table, 1);
  gn_match_table_close_record (table);
  g_autofree char *after = toy_read (file, NULL);
  g_autofree char *due = g_strdup_printf ("{\"i\":%u,\"t\":90", example_last_number (text->str) + 1);
  g_assert_nonnull (strstr (after, due));

  /* Files of the future, and from before there were computers, stand on the shelf with a date. */
  static const gint64 odd[] = { 0, -1, 4102444800, G_GINT64_CONSTANT (15000000000) };
  g_autoptr (GFile) records = gn_library_dir ("records", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autofree char *name = g_strdup_printf ("clock-%u.gnomon", i);
      g_autoptr (GFile) on_shelf = g_file_get_child (records, name);
      struct timespec times[2] = { { .tv_sec = (time_t) odd[i] }, { .tv_sec = (time_t) odd[i] } };

      toy_write (on_shelf, good, -1);
      g_assert_cmpint (utimensat (AT_FDCWD, g_file_peek_path (on_shelf), times, 0), ==, 0);
    }
  g_autoptr (GPtrArray) list = gn_library_list (&error);
  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, G_N_ELEMENTS (odd));
  for (guint i = 0; i < list->len; i++)
    {
      const GnRecordInfo *info = g_ptr_array_index (list, i);
      g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (info->changed);

      g_assert_nonnull (when);
      g_assert_null (info->trouble);
      if (i > 0)
        g_assert_cmpint (((GnRecordInfo *) g_ptr_array_index (list, i - 1))->changed, >=, info->changed);
    }
  example_forget_records ();

  /* The day of a file's name may have been used: a second match of the same people on "the same day" gets a number. */
  g_autoptr (GnMatchTable) one = example_begin (NULL, 1), two = example_begin (NULL, 1);
  g_assert_false (g_file_equal (gn_match_table_get_file (one), gn_match_table_get_file (two)));
  gn_match_table_close_record (one);
  gn_match_table_close_record (two);
  example_forget_records ();
}

/* The record is deleted, or moved to the trash, while its table is open. */
static void
test_deleted (void)
{
  for (guint trash = 0; trash < 2; trash++)
    {
      g_autoptr (GnMatchTable) table = example_begin (NULL, 3);
      g_autoptr (GFile) file = g_object_ref (gn_match_table_get_file (table)), bin = toy_file ("trash");
      g_autofree char *name = gn_file_name (file);
      g_autofree char *due = g_strdup_printf ("“%s” was deleted, or changed by another program.", name);
      g_autoptr (GError) error = NULL;

      if (trash)
        g_assert_cmpint (g_rename (g_file_peek_path (file), g_file_peek_path (bin)), ==, 0);
      else
        g_assert_cmpint (g_unlink (g_file_peek_path (file)), ==, 0);

      /* The game goes on, and it is said. */
      example_play (table, 2);
      g_assert_cmpuint (gn_match_table_get_n_steps (table), >=, 5);
      g_assert_cmpstr (gn_match_table_get_trouble (table), ==, due);
      g_assert_false (g_file_query_exists (file, NULL));

      /* "Try again" puts all of it back. */
      g_assert_true (gn_match_table_retry (table, &error));
      g_assert_no_error (error);
      g_assert_null (gn_match_table_get_trouble (table));
      example_play (table, 1);
      const guint steps = gn_match_table_get_n_steps (table);
      gn_match_table_close_record (table);
      g_autoptr (GnMatchTable) again = gn_match_table_open (file, FALSE, NULL, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (gn_match_table_get_n_steps (again), ==, steps);
      example_forget_records ();
    }

  /* Another file in its place is left alone. */
  g_autoptr (GnMatchTable) table = example_begin (NULL, 3);
  g_autoptr (GFile) file = g_object_ref (gn_match_table_get_file (table));
  g_autoptr (GError) error = NULL;
  g_unlink (g_file_peek_path (file));
  toy_write (file, "somebody else's", -1);
  example_play (table, 1);
  g_assert_nonnull (gn_match_table_get_trouble (table));
  g_assert_false (gn_match_table_retry (table, &error));
  gn_match_table_close_record (table);
  g_autofree char *other = toy_read (file, NULL);
  g_assert_cmpstr (other, ==, "somebody else's");
  example_forget_records ();
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GFile) folder = toy_folder ();
  g_autofree char *home = g_build_filename (g_file_peek_path (folder), "home", NULL);

  /* Before anything asks for it. */
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hard-days/other-user", test_other_user);
  g_test_add_func ("/hard-days/two", test_two);
  g_test_add_func ("/hard-days/clock", test_clock);
  g_test_add_func ("/hard-days/deleted", test_deleted);
  return g_test_run ();
}
