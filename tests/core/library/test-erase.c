/* test-erase.c: names are taken out of files that are cut short, locked, replaced meanwhile, or no file at all
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/erase.h"
#include "core/library/library.h"
#include "core/library/names.h"
#include "games/games.h"
#include "toy.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define RECORD "{\"gnomon\":\"record\",\"version\":1,\"game\":\"zavandor\",\"rules\":1,\"started\":1700000000,\"seats\":[" \
               "{\"name\":\"Ann\",\"colour\":0},{\"name\":\"Ben\",\"colour\":1}]}\n{\"i\":1,\"note\":\"Ann left\"}\n"
#define ABOUT  "{\"gnomon\":\"about\",\"version\":1,\"place\":\"At Ann's\"}"
#define LEAGUE "{\"gnomon\":\"league\",\"version\":1,\"name\":\"Ann's\",\"kind\":\"open\",\"points\":[5],\"people\":[\"Ann\"]}"
#define PEOPLE "{\"people\":[{\"name\":\"Ann\",\"last\":30}]}"
#define MEMORY "{\"people\":{\"Ann\":\"x\",\"bgg-1\":\"Ann\",\"bgg-2\":\"Ben\",\"bgg-3\":7}}"

typedef enum { A_RECORD, AN_ABOUT, A_LEAGUE, A_ROSTER, A_MEMORY, N_FILES } Which;

static const char *const texts[] = { RECORD, ABOUT, LEAGUE, PEOPLE, MEMORY };

static GFile *
file_of (Which which)
{
  g_autoptr (GFile) records = gn_library_dir ("records", NULL), leagues = gn_library_dir ("leagues", NULL),
                    top = gn_library_dir (NULL, NULL);
  g_autoptr (GFile) record = g_file_get_child (records, "match.gnomon");

  switch (which)
    {
    case A_RECORD:
      return g_steal_pointer (&record);
    case AN_ABOUT:
      return gn_about_file (record);
    case A_LEAGUE:
      return g_file_get_child (leagues, "a.json");
    case A_ROSTER:
      return g_file_get_child (top, "people.json");
    case A_MEMORY:
    case N_FILES:
    default:
      return g_file_get_child (top, "exchange.json");
    }
}

static GFile *
names_file (void)
{
  g_autoptr (GFile) top = gn_library_dir (NULL, NULL);

  return g_file_get_child (top, "names.json");
}

static void
fill (void)
{
  g_autoptr (GFile) names = names_file ();

  for (guint i = 0; i < N_FILES; i++)
    {
      g_autoptr (GFile) file = file_of (i);

      g_rmdir (g_file_peek_path (file));
      toy_write (file, texts[i], -1);
    }
  g_unlink (g_file_peek_path (names));
}

static void
is_there (Which       which,
          const char *text)
{
  g_autoptr (GFile) file = file_of (which);
  g_autofree char *now = toy_read (file, NULL);

  g_assert_cmpstr (now, ==, text);
}

/* Only what is a name, or free text, is changed, and however a text ends. */
static void
test_texts (void)
{
  static const struct { GnEraseForm form; const char *text, *after; } lines[] = {
    { GN_ERASE_ABOUT, "[\"Ann\"]", NULL },
    { GN_ERASE_ABOUT, "{\"note\":\"Ann", NULL }, { GN_ERASE_ABOUT, "{\"note\":\"Ann\\", NULL },
    { GN_ERASE_ABOUT, "{\"note\":\"Ann\"", "{\"note\":\"…\"" },
    { GN_ERASE_ABOUT, "{\"note\":\"Ann\\\n\"}", NULL },
    { GN_ERASE_RECORD, "{\"seats\":[{\"name\":\"Ann\"}],\"x\":[{\"name\":\"Ann\"}]}",
      "{\"seats\":[{\"name\":\"\"}],\"x\":[{\"name\":\"Ann\"}]}" },
    { GN_ERASE_RECORD, "{}\n{\"seats\":[{\"name\":\"Ann\"}]}", NULL },
    { GN_ERASE_LEAGUE, "{\"people\":[\"Ann\"]}", "{\"people\":[\"\"]}" },
    { GN_ERASE_LEAGUE, "{\"people\":\"Ann\"}", NULL }, { GN_ERASE_LEAGUE, "{\"x\":{\"people\":[\"Ann\"]}}", NULL },
    { GN_ERASE_LEAGUE, "{\"playoffs\":{\"people\":[\"Ann\"]}}", "{\"playoffs\":{\"people\":[\"\"]}}" },
  };
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (names, g_strdup ("Ann"));

  g_autoptr (GnErasure) erasure = gn_erasure_new (names);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      /* no byte behind it belongs to it */
      const gsize length = strlen (lines[i].text);
      g_autofree char *text = g_memdup2 (lines[i].text, length);
      g_autoptr (GBytes) after = gn_erasure_text (erasure, lines[i].form, text, length);

      g_test_message ("%s", lines[i].text);
      if (lines[i].after)
        g_assert_cmpmem (g_bytes_get_data (after, NULL), g_bytes_get_size (after), lines[i].after,
                         strlen (lines[i].after));
      else
        g_assert_null (after);
    }
}

/* A file that another program holds is named, and all is as before. */
static void
test_locked (void)
{
  static const Which locked[] = { A_RECORD, AN_ABOUT, A_LEAGUE };

  for (guint i = 0; i < G_N_ELEMENTS (locked); i++)
    {
      g_autoptr (GFile) file = file_of (locked[i]), record = file_of (A_RECORD);
      g_autoptr (GPtrArray) records = g_ptr_array_new ();
      g_autofree char *base = g_file_get_basename (file);
      g_autoptr (GError) error = NULL;
      int fd;

      fill ();
      fd = g_open (g_file_peek_path (file), O_RDWR | O_CLOEXEC, 0);
      g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
      g_assert_null (gn_erase ("Ann", NULL, NULL, &error));
      g_assert_nonnull (strstr (error->message, base));
      g_clear_error (&error);
      g_ptr_array_add (records, record);
      if (locked[i] == A_RECORD)
        g_assert_null (gn_erase_part ("Ann", "Ann B.", records, &error));
      close (fd);
      for (guint k = 0; k < N_FILES; k++)
        is_there (k, texts[k]);
    }
}

/* What changed since keeps what it has now; all the other files have the name again. */
static void
test_changed_since (void)
{
  static const struct { Which which; const char *text; } changes[] = {
    { A_RECORD, "" }, { AN_ABOUT, "{\"gnomon\":\"about\",\"version\":1,\"place\":\"At Eve's\"}" }, { A_LEAGUE, NULL },
    { A_ROSTER, NULL }, { A_MEMORY, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (GFile) file = file_of (changes[i].which);
      g_autoptr (GnErasure) erasure = NULL;
      g_autofree char *base = g_file_get_basename (file);
      g_autoptr (GError) error = NULL;

      fill ();
      erasure = gn_erase ("Ann", NULL, NULL, &error);
      g_assert_no_error (error);
      is_there (A_MEMORY, "{\"people\":{\"bgg-2\":\"Ben\",\"bgg-3\":7}}");
      if (changes[i].text)
        toy_write (file, changes[i].text, -1);
      else
        {
          g_unlink (g_file_peek_path (file));
          g_assert_cmpint (g_mkdir (g_file_peek_path (file), 0700), ==, 0);
        }
      g_assert_false (gn_erasure_undo (erasure, &error));
      g_assert_nonnull (strstr (error->message, base));
      for (guint k = 0; k < N_FILES; k++)
        if (k != changes[i].which)
          is_there (k, texts[k]);
        else if (changes[i].text)
          is_there (k, changes[i].text);
    }
  fill ();
}

/* Names that cannot be read are left alone, when somebody is forgotten and when that is undone. */
static void
test_names (void)
{
  g_autoptr (GFile) names = names_file ();
  g_autoptr (GnErasure) erasure = NULL, second = NULL;
  g_autoptr (GError) error = NULL;

  fill ();
  toy_write (names, "{", -1);
  erasure = gn_erase ("Ann", NULL, NULL, &error);
  g_assert_no_error (error);
  is_there (A_LEAGUE, "{\"gnomon\":\"league\",\"version\":1,\"name\":\"…'s\",\"kind\":\"open\",\"points\":[5],\"people\":[\"\"]}");
  g_assert_true (gn_erasure_undo (erasure, &error));
  is_there (A_RECORD, RECORD);

  fill ();
  second = gn_erase ("Ann", NULL, NULL, &error);
  g_assert_no_error (error);
  toy_write (names, "{", -1);
  g_assert_false (gn_erasure_undo (second, &error));
  g_assert_nonnull (error);
  is_there (A_RECORD, RECORD);
  is_there (A_LEAGUE, LEAGUE);

  g_autofree char *broken = toy_read (names, NULL);

  g_assert_cmpstr (broken, ==, "{");
  fill ();
}

/* The time of a file changes by its last digit, whichever that is. */
static void
test_last_digit (void)
{
  const struct timespec times[] = { { 1700000000, 999999999 }, { 1700000000, 999999999 } };
  g_autoptr (GFile) file = file_of (A_RECORD);
  g_autoptr (GnErasure) erasure = NULL;
  struct stat look;

  fill ();
  g_assert_cmpint (utimensat (AT_FDCWD, g_file_peek_path (file), times, 0), ==, 0);
  erasure = gn_erase ("Ann", NULL, NULL, NULL);
  g_assert_nonnull (erasure);
  g_assert_cmpint (g_stat (g_file_peek_path (file), &look), ==, 0);
  g_assert_cmpint (look.st_mtim.tv_sec, ==, 1700000000);
  g_assert_cmpint (look.st_mtim.tv_nsec, ==, 999999998);
  g_assert_true (gn_erasure_undo (erasure, NULL));
}

/* One of two Anns is called otherwise, in records that end in the middle of it, too; but not as the others are. */
static void
test_part (void)
{
  static const char *const ends[] = {
    "{\"gnomon\":\"record\",\"seats\":[{\"name\":\"Ann\"", "{\"gnomon\":\"record\",\"seats\":[{\"name\":\"Ann\",\"parted\":12",
  };
  g_autoptr (GFile) file = file_of (A_RECORD);
  g_autoptr (GPtrArray) records = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;

  fill ();
  g_ptr_array_add (records, file);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      g_autoptr (GnErasure) erasure = NULL;

      toy_write (file, ends[i], -1);
      erasure = gn_erase_part ("Ann", "Eve", records, &error);
      g_assert_no_error (error);

      g_autofree char *parted = toy_read (file, NULL);

      g_assert_true (g_str_has_prefix (parted, "{\"gnomon\":\"record\",\"seats\":[{\"name\":\"Eve\",\"parted\":1"));
      g_assert_null (strstr (strstr (parted, "parted") + 1, "parted"));
    }
  fill ();
  g_assert_true (gn_names_rename ("Ben", "Benno", &error));
  g_assert_null (gn_erase_part ("Ann", "Benno", records, &error));
  g_assert_nonnull (strstr (error->message, "match.gnomon"));
  is_there (A_RECORD, RECORD);
  fill ();
}

int
main (int    argc,
      char **argv)
{
  toy_library ();
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/erase/texts", test_texts);
  g_test_add_func ("/erase/locked", test_locked);
  g_test_add_func ("/erase/changed-since", test_changed_since);
  g_test_add_func ("/erase/names", test_names);
  g_test_add_func ("/erase/last-digit", test_last_digit);
  g_test_add_func ("/erase/part", test_part);
  return g_test_run ();
}
