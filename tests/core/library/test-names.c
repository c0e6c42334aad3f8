/* test-names.c: which recorded names are one person, and names that are erased everywhere
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/file.h"
#include "core/library/erase.h"
#include "core/library/library-private.h"
#include "core/library/names.h"
#include "games/games.h"
#include "toy.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static GFile *
file_of (const char *name)
{
  g_autoptr (GFile) dir = gn_library_dir (NULL, NULL);

  return g_file_get_child (dir, name);
}

static void
write_names (const char *text)
{
  g_autoptr (GFile) file = file_of ("names.json");

  toy_write (file, text, -1);
}

static void
no_names (void)
{
  g_autoptr (GFile) file = file_of ("names.json");

  g_unlink (g_file_peek_path (file));
}

static char *
shown (const char *recorded)
{
  g_autoptr (GnNames) names = gn_names_get ();

  return g_strdup (gn_names_show (names, recorded));
}

#define is_shown(recorded, due)                       \
  G_STMT_START {                                      \
    g_autofree char *now_ = shown (recorded);         \
    g_assert_cmpstr (now_, ==, due);                  \
  } G_STMT_END

/* ---- Names ---------------------------------------------------------------------------------------------------- */

static void
test_changes (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnNames) none = gn_names_get ();

  is_shown ("Ann", "Ann");
  g_assert_true (gn_names_rename ("Ann", "Anna", &error));
  is_shown ("Ann", "Anna");
  is_shown ("Anna", "Anna");
  g_assert_true (gn_names_rename ("Anna", "Anna Lee", &error));
  is_shown ("Ann", "Anna Lee");
  is_shown ("Anna", "Anna Lee");

  /* two become one, with all their names */
  g_assert_true (gn_names_rename ("Annie", "Little Ann", &error));
  g_assert_true (gn_names_merge ("Anna Lee", "Little Ann", &error));
  is_shown ("Annie", "Anna Lee");
  is_shown ("Little Ann", "Anna Lee");
  is_shown ("Ben", "Ben");

  /* … and two again */
  g_autoptr (GnNames) together = gn_names_get ();

  g_assert_true (gn_names_split ("Anna Lee", "Annie", &error));
  is_shown ("Annie", "Annie");
  is_shown ("Ann", "Anna Lee");
  g_assert_true (gn_names_restore (together, &error));
  is_shown ("Annie", "Anna Lee");

  /* a stand-in, and the name again */
  g_assert_true (gn_names_hide ("Anna Lee", TRUE, &error));
  g_assert_true (gn_names_hide ("Ben", TRUE, &error));
  is_shown ("Annie", "Anonymous 1");
  is_shown ("Ben", "Anonymous 2");
  g_assert_true (gn_names_hide ("Anonymous 1", FALSE, &error));
  is_shown ("Annie", "Anna Lee");
  is_shown ("Ben", "Anonymous 2");

  g_assert_true (gn_names_colour ("Cy", 5, &error));

  g_autoptr (GnNames) coloured = gn_names_get ();

  g_assert_cmpint (gn_names_find (coloured, "Cy")->colour, ==, 5);
  g_assert_true (gn_names_drop ("Anna Lee", &error));
  is_shown ("Annie", "Annie");

  /* an empty name, and one with a line break */
  g_assert_false (gn_names_rename ("Cy", "", NULL));
  g_assert_false (gn_names_rename ("Cy", "a\nb", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  is_shown ("Cy", "Cy");

  /* What there was at first is no file. */
  g_assert_true (gn_names_restore (none, &error));
  g_assert_no_error (error);

  g_autoptr (GFile) file = file_of ("names.json");

  g_assert_false (g_file_query_exists (file, NULL));
}

/* Whatever is in the file: everybody is called as recorded, and the file stays as it is. */
static void
test_hostile (void)
{
  static const char *const texts[] = {
    "", "{}", "[]", "{\"gnomon\":\"names\"", "\xff\xfe",
    "{\"gnomon\":\"people\",\"version\":1,\"people\":[]}",
    "{\"gnomon\":\"names\",\"version\":0,\"people\":[]}",
    "{\"gnomon\":\"names\",\"version\":2,\"people\":[]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":{}}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[7]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"names\":[\"Ann\"]}]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"\",\"names\":[\"Ann\"]}]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"X\",\"names\":[\"Ann\",\"Ann\"]}]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"X\",\"names\":[\"Ann\"]},{\"name\":\"Y\",\"names\":[\"Ann\"]}]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"X\",\"names\":[\"Ann\"]},{\"name\":\"Ann\",\"names\":[]}]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"X\",\"names\":[\"Ann\",3]}]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"X\",\"names\":[\"Ann\",\"\"]}]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"a\\u202eb\",\"names\":[\"Ann\"]}]}",
    "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"X\",\"names\":[\"Ann\"],\"anonymous\":1},"
    "{\"name\":\"Y\",\"names\":[],\"anonymous\":1}]}",
  };
  g_autoptr (GString) many = g_string_new ("{\"gnomon\":\"names\",\"version\":1,\"people\":[");
  g_autoptr (GString) called = g_string_new ("{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"X\",\"names\":[");
  g_autoptr (GFile) file = file_of ("names.json");

  for (guint i = 0; i <= GN_NAMES_MAX_PEOPLE; i++)
    g_string_append_printf (many, "%s{\"name\":\"P%u\",\"names\":[\"Q%u\"]}", i ? "," : "", i, i);
  g_string_append (many, "]}");
  for (guint i = 0; i <= GN_NAMES_MAX_NAMES; i++)
    g_string_append_printf (called, "%s\"Q%u\"", i ? "," : "", i);
  g_string_append (called, "]}]}");
  for (guint i = 0; i < G_N_ELEMENTS (texts) + 2; i++)
    {
      const char *text = i < G_N_ELEMENTS (texts) ? texts[i] : i == G_N_ELEMENTS (texts) ? many->str : called->str;
      g_autoptr (GError) error = NULL;

      write_names (text);

      g_autoptr (GnNames) names = gn_names_get ();

      g_assert_nonnull (gn_names_trouble (names));
      is_shown ("Ann", "Ann");
      is_shown ("Q1", "Q1");
      g_assert_false (gn_names_rename ("Ben", "Benno", &error));
      g_assert_nonnull (error);

      g_autofree char *kept = toy_read (file, NULL);

      g_assert_cmpstr (kept, ==, text);
    }

  /* Numbers beyond all measure, and what a newer Gnomon wrote, which stays. */
  write_names ("{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"Anna\",\"names\":[\"Ann\"],\"colour\":99999,"
               "\"anonymous\":-4,\"born\":{\"year\":1990}}]}");
  is_shown ("Ann", "Anna");
  g_assert_true (gn_names_rename ("Ben", "Benno", NULL));

  g_autofree char *kept = toy_read (file, NULL);

  g_assert_nonnull (strstr (kept, "\"born\":{\"year\":1990}"));

  /* A folder of that name */
  no_names ();
  g_assert_cmpint (g_mkdir (g_file_peek_path (file), 0700), ==, 0);
  is_shown ("Ann", "Ann");
  g_assert_false (gn_names_rename ("Ben", "Benno", NULL));
  g_assert_cmpint (g_rmdir (g_file_peek_path (file)), ==, 0);
}

/* The roster offers people as they are called now. */
static void
test_roster (void)
{
  g_autoptr (GFile) file = file_of ("people.json");
  g_autoptr (GError) error = NULL;

  no_names ();
  toy_write (file, "{\"people\":[{\"name\":\"Ann\",\"colour\":1,\"plays\":3,\"last\":30},{\"name\":\"Ben\",\"last\":20},"
                   "{\"name\":\"Annie\",\"plays\":2,\"last\":10}]}", -1);
  g_assert_true (gn_names_rename ("Ann", "Anna", &error));
  g_assert_true (gn_names_merge ("Anna", "Annie", &error));
  g_assert_true (gn_names_colour ("Anna", 4, &error));
  g_assert_no_error (error);

  g_autoptr (GPtrArray) people = gn_roster_load ();
  const GnPerson *anna = people->pdata[0];

  g_assert_cmpuint (people->len, ==, 2);
  g_assert_cmpstr (anna->name, ==, "Anna");
  g_assert_cmpuint (anna->plays, ==, 5);
  g_assert_cmpuint (anna->colour, ==, 4);
  gn_roster_forget ("Anna");

  g_autoptr (GPtrArray) left = gn_roster_load ();

  g_assert_cmpuint (left->len, ==, 1);
  no_names ();
  g_unlink (g_file_peek_path (file));
}

/* ---- Erasing -------------------------------------------------------------------------------------------------- */

#define HEAD "{\"gnomon\":\"record\",\"version\":1,\"game\":\"zavandor\",\"rules\":1,\"started\":1700000000,\"seats\":[" \
             "{\"name\":\"%s\",\"colour\":0},{\"name\":\"%s\",\"colour\":1}],\"options\":{\"name\":\"Ann\"}}\n"
#define TAIL "{\"i\":1,\"t\":60,\"amend\":{\"why\":\"Ann\"},\"why\":\"%s\"}\n{\"i\":2,\"note\":\"%s\"}\n"            \
             "{\"i\":2,\"t\":90,\"mark\":{\"steps\":2,\"over\":true,\"outcome\":\"ranked\",\"rank\":[1,2],"         \
             "\"total\":[5,3],\"hash\":\"\"}}\n"

static GFile *
put (const char *base,
     const char *one,
     const char *other,
     const char *why,
     const char *note)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  GFile *file = g_file_get_child (dir, base);
  g_autofree char *text = g_strdup_printf (HEAD TAIL, one, other, why, note);

  toy_write (file, text, -1);
  return file;
}

static gint
by_name (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* All files below the data folder: their names and contents. */
static void
add_folder (GString    *all,
            const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, by_name);
  for (guint i = 0; i < names->len; i++)
    {
      g_autofree char *text = NULL;

      if (g_file_test (names->pdata[i], G_FILE_TEST_IS_DIR))
        add_folder (all, names->pdata[i]);
      else if (g_file_get_contents (names->pdata[i], &text, NULL, NULL))
        g_string_append_printf (all, "== %s\n%s\n", (char *) names->pdata[i], text);
    }
}

static char *
everything (void)
{
  g_autoptr (GFile) dir = gn_library_dir (NULL, NULL);
  GString *all = g_string_new (NULL);

  add_folder (all, g_file_peek_path (dir));
  return g_string_free (all, FALSE);
}

static void
fill_library (void)
{
  g_autoptr (GFile) one = put ("zavandor-2023-11-14-Ann-Ben.gnomon", "Ann", "Ben", "Ann forgot a gem", "ann\\u0065x");
  g_autoptr (GFile) two = put ("zavandor-2023-11-15-Anna-Ann.gnomon", "Anna", "\\u0041nn", "no", "Was it Ann’s turn?");
  g_autoptr (GFile) three = put ("zavandor-2023-11-16-Ben-Cy.gnomon", "Ben", "Cy", "AnnaBelle", "Annie watched");
  g_autoptr (GFile) four = put ("zavandor-2023-11-17-Annie-Cy.gnomon", "Annie", "Cy", "–", "–");
  g_autoptr (GFile) five = put ("spoilt-Ann.gnomon", "Ann", "Cy\"", "–", "Ann");
  g_autoptr (GFile) about = gn_about_file (one);
  g_autoptr (GFile) photo = gn_photo_file (one);
  g_autoptr (GFile) roster = file_of ("people.json");

  toy_write (about, "{\"gnomon\":\"about\",\"version\":1,\"place\":\"At Ann's\",\"note\":\"Ann\\nwon\",\"x\":\"Ann\"}", -1);
  toy_write (photo, "picture", -1);
  toy_write (roster, "{\"people\":[{\"name\":\"Ann\",\"last\":30},{\"name\":\"Ben\",\"last\":20},{\"name\":\"Annie\"}]}",
             -1);
  no_names ();
  g_assert_true (gn_names_merge ("Ann", "Annie", NULL));
  g_assert_true (gn_names_rename ("Cy", "Cyrus", NULL));
}

static void
count_up (guint    done,
          guint    of,
          gpointer data)
{
  g_assert_cmpuint (done, ==, ++*(guint *) data);
  g_assert_cmpuint (of, ==, 5);
}

static void
test_erase (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GFile) named = g_file_get_child (dir, "zavandor-2023-11-14-Ann-Ben.gnomon");
  g_autoptr (GFile) now = g_file_get_child (dir, "zavandor-2023-11-14-Ben.gnomon");
  g_autoptr (GFile) photo = gn_photo_file (now);
  GnErasure *erasure;
  struct stat before, after;
  guint done = 0;

  fill_library ();
  g_assert_cmpint (g_stat (g_file_peek_path (named), &before), ==, 0);

  g_autofree char *all = everything ();

  erasure = gn_erase ("Ann", count_up, &done, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (done, ==, 5);

  g_autofree char *erased = everything ();
  g_autoptr (GRegex) ann = g_regex_new ("(?<!\\w)(?:Ann|Annie)(?![\\w\\\\])", G_REGEX_CASELESS, 0, NULL);
  g_auto (GStrv) rest = g_regex_split (ann, erased, 0);

  /* What is left is no name of a person: an option, an amended position, a member of a newer Gnomon. */
  for (guint i = 0; rest[i]; i++)
    if (rest[i + 1])
      g_assert_true (g_str_has_suffix (rest[i], "\"options\":{\"name\":\"") || g_str_has_suffix (rest[i], "{\"why\":\"")
                     || g_str_has_suffix (rest[i], "\"x\":\""));
  g_assert_null (strstr (erased, "Ann-"));
  g_assert_null (strstr (erased, "Annie"));
  g_assert_nonnull (strstr (erased, "ann\\u0065x"));
  g_assert_nonnull (strstr (erased, "AnnaBelle"));
  g_assert_nonnull (strstr (erased, "\"name\":\"Anna\""));
  g_assert_nonnull (strstr (erased, "Was it …’s turn?"));
  g_assert_nonnull (strstr (erased, "… forgot a gem"));
  g_assert_nonnull (strstr (erased, "At …'s"));
  g_assert_nonnull (strstr (erased, "Cyrus"));
  g_assert_true (g_file_query_exists (photo, NULL));

  /* The results are kept, and the time of the file but for its last digit. */
  GnRecordInfo *info = gn_library_read (now);

  g_assert_cmpuint (info->n_seats, ==, 2);
  g_assert_cmpstr (info->name[0], ==, "");
  g_assert_cmpstr (info->name[1], ==, "Ben");
  g_assert_true (info->over);
  g_assert_cmpint (info->total[0], ==, 5);
  gn_record_info_free (info);
  g_assert_cmpint (g_stat (g_file_peek_path (now), &after), ==, 0);
  g_assert_cmpint (before.st_mtim.tv_sec, ==, after.st_mtim.tv_sec);
  g_assert_cmpint (before.st_mtim.tv_nsec, !=, after.st_mtim.tv_nsec);

  g_autoptr (GPtrArray) roster = gn_roster_load ();

  g_assert_cmpuint (roster->len, ==, 1);

  /* Everything is as it was. */
  g_assert_true (gn_erasure_undo (erasure, &error));
  g_assert_no_error (error);
  gn_erasure_free (erasure);

  g_autofree char *again = everything ();

  g_assert_cmpstr (again, ==, all);
}

/* A file that cannot be rewritten is named, and nothing has changed. */
static void
test_erase_fails (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GFile) open_file = g_file_get_child (dir, "zavandor-2023-11-17-Annie-Cy.gnomon");
  int fd;

  fill_library ();

  g_autofree char *all = everything ();

  fd = g_open (g_file_peek_path (open_file), O_RDWR | O_CLOEXEC, 0);
  g_assert_cmpint (flock (fd, LOCK_EX | LOCK_NB), ==, 0);
  g_assert_null (gn_erase ("Ann", NULL, NULL, &error));
  g_assert_nonnull (error);
  g_assert_nonnull (strstr (error->message, "zavandor-2023-11-17-Annie-Cy.gnomon"));
  close (fd);

  g_autofree char *again = everything ();

  g_assert_cmpstr (again, ==, all);
  g_clear_error (&error);

  /* One was played on meanwhile: it has its name again. One was replaced: it is named. */
  g_autoptr (GnErasure) erasure = gn_erase ("Ann", NULL, NULL, &error);
  g_autoptr (GFile) grown = g_file_get_child (dir, "zavandor-2023-11-14-Ben.gnomon");
  g_autoptr (GFile) replaced = g_file_get_child (dir, "zavandor-2023-11-17-Cy.gnomon");
  g_autoptr (GFile) named = g_file_get_child (dir, "zavandor-2023-11-14-Ann-Ben.gnomon");
  g_autofree char *text = toy_read (grown, NULL);
  g_autofree char *more = g_strconcat (text, "{\"i\":3,\"note\":\"late\"}\n", NULL);

  g_assert_no_error (error);
  toy_write (grown, more, -1);
  toy_write (replaced, "{}\n", -1);
  g_assert_false (gn_erasure_undo (erasure, &error));
  g_assert_nonnull (strstr (error->message, "zavandor-2023-11-17-Annie-Cy.gnomon"));

  g_autofree char *back = toy_read (named, NULL);

  g_assert_nonnull (strstr (back, "\"seats\":[{\"name\":\"Ann\""));
  g_assert_nonnull (strstr (back, "\"late\""));
}

/* Records that somebody else wrote or spoilt, and files whose names were cut or are no text: the name is gone from all
 * of them, and comes back. */
static void
test_erase_odd (void)
{
  static const char text[] =
    "{ \"gnomon\" : \"record\", \"seats\"\t: [ { \"name\" : \"Dora\" }, {\"name\":\"Ed\"}, 7 ], \"name\" : \"-\" }\n"
    "}] {\"i\":1,\"why\" :\"Dora \\\"won\\\"\",\"x\":\"\\\n{\"i\":2,\"note\":\"\\u12\"}\n{\"i\":3,\"note\":\"Dora\",\"seats\"";
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autofree char *x = g_strnfill (GN_LIBRARY_MAX_STEM - strlen ("zavandor-2023-12-02--Dor"), 'x');
  g_autofree char *cut = g_strdup_printf ("zavandor-2023-12-02-%s-Dor.gnomon", x);
  g_autoptr (GFile) written = g_file_get_child (dir, "zavandor-2023-12-01-Dora-Ed.gnomon"),
                    strange = g_file_get_child (dir, "zavandor-\xff-Dora.gnomon"), late = put (cut, "Dora", "Ed", "–", "–");
  g_autoptr (GFile) now = g_file_get_child (dir, "zavandor-2023-12-01-Ed.gnomon");
  g_autoptr (GnErasure) erasure = NULL, again = NULL;

  no_names ();
  g_assert_true (gn_names_rename ("Cy", "Cyrus", NULL));
  toy_write (written, text, -1);
  toy_write (strange, text, -1);

  g_autofree char *all = everything ();

  erasure = gn_erase ("Dora", NULL, NULL, &error);
  g_assert_no_error (error);

  g_autofree char *erased = everything (), *one = toy_read (now, NULL);

  g_assert_null (strstr (one, "Dora"));
  g_assert_nonnull (strstr (one, "{ \"name\" : \"\" }, {\"name\":\"Ed\"}"));
  g_assert_nonnull (strstr (one, "… \\\"won\\\""));
  g_assert_nonnull (strstr (one, "\"name\" : \"-\""));
  g_assert_null (strstr (erased, "\"Dora\""));
  g_assert_null (strstr (erased, "-Dor.gnomon"));
  g_assert_true (gn_erasure_undo (erasure, &error));
  g_assert_no_error (error);

  g_autofree char *back = everything ();

  g_assert_cmpstr (back, ==, all);

  /* A file that is no longer there, or whose place is taken, is named; the others have the name again. */
  again = gn_erase ("Dora", NULL, NULL, &error);
  g_assert_no_error (error);
  toy_write (written, "taken", -1);
  g_assert_true (g_file_delete (strange, NULL, &error));
  g_assert_false (gn_erasure_undo (again, &error));
  g_assert_nonnull (error);

  g_autofree char *restored = toy_read (late, NULL), *taken = toy_read (written, NULL);

  g_assert_nonnull (strstr (restored, "\"name\":\"Dora\""));
  g_assert_cmpstr (taken, ==, "taken");
  g_file_delete (late, NULL, NULL);
  g_file_delete (now, NULL, NULL);
  g_file_delete (written, NULL, NULL);
}

/* When a seat of the record got its name. */
static gint64
parted_of (const char *record)
{
  const char *parted = strstr (record, "\"parted\":");

  g_assert_nonnull (parted);
  return g_ascii_strtoll (parted + strlen ("\"parted\":"), NULL, 10);
}

/* Two of one name: only the seats of the chosen matches are called otherwise. */
static void
test_part (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GPtrArray) chosen = g_ptr_array_new_with_free_func (g_object_unref);

  fill_library ();
  g_ptr_array_add (chosen, g_file_get_child (dir, "zavandor-2023-11-14-Ann-Ben.gnomon"));

  g_autofree char *all = everything (), *before = toy_read (chosen->pdata[0], NULL);

  g_assert_null (gn_erase_part ("Ann", "Ben", chosen, &error));
  g_assert_nonnull (strstr (error->message, "zavandor-2023-11-14-Ann-Ben.gnomon"));
  g_clear_error (&error);

  g_autofree char *same = everything ();

  g_assert_cmpstr (same, ==, all);

  GnErasure *erasure = gn_erase_part ("Ann", "Ann \"B.\"", chosen, &error);
  g_autofree char *written = toy_read (chosen->pdata[0], NULL);
  g_autoptr (GRegex) since = g_regex_new (",\"parted\":[0-9]+", 0, 0, NULL);
  g_autofree char *after = g_regex_replace (since, written, -1, 0, "", 0, NULL);
  g_auto (GStrv) parts = g_strsplit (after, "\"name\":\"Ann \\\"B.\\\"\"", -1);
  g_autofree char *joined = g_strjoinv ("\"name\":\"Ann\"", parts);

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  g_assert_cmpstr (joined, ==, before);
  g_assert_cmpstr (after, !=, written);

  /* Once more: the seat tells of the last time alone. */
  GnErasure *second = gn_erase_part ("Ann \"B.\"", "Berta", chosen, &error);
  g_autofree char *twice = toy_read (chosen->pdata[0], NULL), *again = NULL;
  g_autofree char *without = g_regex_replace (since, twice, -1, 0, "", 0, NULL);
  g_auto (GStrv) times = g_strsplit (twice, "\"parted\"", -1);

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (times), ==, 2);
  g_assert_nonnull (strstr (without, "\"name\":\"Berta\",\"colour\""));
  g_assert_true (gn_erasure_undo (second, &error));
  gn_erasure_free (second);
  again = toy_read (chosen->pdata[0], NULL);
  g_assert_cmpint (parted_of (again), >, parted_of (twice));

  g_autofree char *named = g_regex_replace (since, again, -1, 0, "", 0, NULL);

  g_assert_cmpstr (named, ==, after);
  g_assert_true (gn_erasure_undo (erasure, &error));
  gn_erasure_free (erasure);

  /* All is as before, but that the seat tells when it was called so again: other laptops follow. */
  g_autofree char *last = toy_read (chosen->pdata[0], NULL), *undone = everything ();
  g_autofree char *plain = g_regex_replace (since, undone, -1, 0, "", 0, NULL);
  g_auto (GStrv) once = g_strsplit (undone, "\"parted\"", -1);

  g_assert_cmpint (parted_of (last), >, parted_of (written));
  g_assert_cmpuint (g_strv_length (once), ==, 2);
  g_assert_cmpstr (plain, ==, all);
}

/* What would leave the two one player, or change a seat of which nobody knows whose it was, is refused. */
static void
test_part_refused (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GFile) one = NULL, two = NULL;
  g_autoptr (GPtrArray) chosen = g_ptr_array_new ();

  fill_library ();
  one = g_file_get_child (dir, "zavandor-2023-11-14-Ann-Ben.gnomon");
  two = g_file_get_child (dir, "zavandor-2023-11-15-Anna-Ann.gnomon");
  g_ptr_array_add (chosen, one);

  g_autofree char *all = everything ();

  /* what was recorded as Annie is Ann */
  g_assert_null (gn_erase_part ("Ann", "Annie", chosen, &error));
  g_assert_nonnull (strstr (error->message, "Annie"));
  g_clear_error (&error);

  /* Anna and Ann are one now, and were both in this match. */
  g_assert_true (gn_names_merge ("Ann", "Anna", NULL));
  g_ptr_array_add (chosen, two);
  g_assert_null (gn_erase_part ("Ann", "Ann B.", chosen, &error));
  g_assert_nonnull (strstr (error->message, "zavandor-2023-11-15-Anna-Ann.gnomon"));
  g_clear_error (&error);
  g_assert_true (gn_names_split ("Ann", "Anna", NULL));

  g_autofree char *same = everything ();

  g_assert_cmpstr (same, ==, all);

  /* Undo leaves alone what was done to other names since. */
  g_ptr_array_set_size (chosen, 1);

  GnErasure *erasure = gn_erase_part ("Ann", "Ann B.", chosen, &error);

  g_assert_no_error (error);
  g_assert_true (gn_names_rename ("Ben", "Benno", NULL));
  g_assert_true (gn_erasure_undo (erasure, &error));
  gn_erasure_free (erasure);
  is_shown ("Ben", "Benno");
}

/* Many changes, written once. */
static void
test_hold (void)
{
  g_autoptr (GFile) file = file_of ("names.json");
  g_autoptr (GError) error = NULL;
  struct stat look;

  no_names ();
  g_assert_true (gn_names_hold (&error));
  g_assert_true (gn_names_merge ("Anna", "Ann", &error));
  g_assert_true (gn_names_merge ("Anna", "Annie", &error));
  g_assert_false (gn_names_rename ("Anna", "", NULL));
  g_assert_true (gn_names_colour ("Anna", 3, &error));
  is_shown ("Ann", "Anna");
  g_assert_cmpint (g_stat (g_file_peek_path (file), &look), !=, 0);
  g_assert_true (gn_names_release (&error));
  g_assert_no_error (error);
  is_shown ("Annie", "Anna");

  g_autofree char *text = toy_read (file, NULL);

  g_assert_nonnull (strstr (text, "{\"name\":\"Anna\",\"names\":[\"Ann\",\"Annie\"],\"colour\":3}"));

  /* What cannot be read is not replaced. */
  write_names ("{");
  g_assert_false (gn_names_hold (&error));
  g_assert_nonnull (error);
  g_assert_false (gn_names_release (NULL));

  g_autofree char *broken = toy_read (file, NULL);

  g_assert_cmpstr (broken, ==, "{");
  no_names ();

  /* Nor is anything written where a folder is. */
  g_clear_error (&error);
  g_assert_true (gn_names_hold (&error));
  g_assert_true (gn_names_rename ("Ann", "Anna", &error));
  g_assert_cmpint (g_mkdir (g_file_peek_path (file), 0700), ==, 0);
  g_assert_false (gn_names_release (&error));
  g_assert_nonnull (error);
  g_rmdir (g_file_peek_path (file));
}

/* While the file cannot be read, nobody is called otherwise; and what would be no file is not written. */
static void
test_refused (void)
{
  g_autoptr (GFile) file = file_of ("names.json");
  g_autoptr (GnNames) none = NULL;
  g_autoptr (GError) error = NULL;

  no_names ();
  none = gn_names_get ();
  write_names ("{");
  g_assert_false (gn_names_rename ("Ann", "Anna", NULL));
  g_assert_false (gn_names_merge ("Ann", "Ben", NULL));
  g_assert_false (gn_names_split ("Ann", "Ben", NULL));
  g_assert_false (gn_names_hide ("Ann", TRUE, NULL));
  g_assert_false (gn_names_colour ("Ann", 1, NULL));
  g_assert_false (gn_names_drop ("Ann", NULL));
  g_assert_false (gn_names_restore (none, NULL));

  g_autofree char *broken = toy_read (file, NULL);

  g_assert_cmpstr (broken, ==, "{");
  no_names ();

  /* Nobody is two people, nor called by what somebody else is. */
  g_assert_false (gn_names_merge ("Ann", "Ann", NULL));
  g_assert_true (gn_names_split ("Nobody", "Ann", &error));
  g_assert_true (gn_names_drop ("Nobody", &error));
  g_assert_true (gn_names_rename ("Ann", "Anna", &error));
  g_assert_true (gn_names_rename ("Anna", "Anna", &error));
  is_shown ("Ann", "Anna");
  g_assert_false (gn_names_rename ("Ben", "Ann", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  is_shown ("Ben", "Ben");

  /* One of whom there is nothing to tell stands in no file; hidden twice is hidden once. */
  g_assert_true (gn_names_hide ("Zed", FALSE, &error));
  g_assert_true (gn_names_hide ("Cy", TRUE, &error));
  g_assert_true (gn_names_hide ("Anonymous 1", TRUE, &error));
  is_shown ("Cy", "Anonymous 1");

  g_autofree char *text = toy_read (file, NULL);

  g_assert_null (strstr (text, "Zed"));

  /* So many names has nobody. */
  g_assert_true (gn_names_hold (&error));
  for (guint i = 0; i < GN_NAMES_MAX_NAMES - 1; i++)
    {
      g_autofree char *name = g_strdup_printf ("Anna %u", i);

      g_assert_true (gn_names_merge ("Anna", name, &error));
    }
  g_assert_false (gn_names_merge ("Anna", "One more", &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (gn_names_release (&error));
  is_shown ("Anna 7", "Anna");
  no_names ();
}

/* Another program wrote the file: whatever of it has changed, it is read again. */
static void
test_changed (void)
{
  static const char *const names[] = { "Anna", "Annabel", "Annabox", "Annafox" };
  static const struct timespec times[][2] = {
    { { 10, 0 }, { 10, 0 } }, { { 10, 0 }, { 10, 0 } }, { { 11, 0 }, { 11, 0 } }, { { 11, 7 }, { 11, 7 } },
  };
  g_autoptr (GFile) file = file_of ("names.json");

  write_names ("");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      FILE *stream = fopen (g_file_peek_path (file), "w");

      g_assert_nonnull (stream);
      fprintf (stream, "{\"gnomon\":\"names\",\"version\":1,\"people\":[{\"name\":\"%s\",\"names\":[\"Ann\"]}]}", names[i]);
      fclose (stream);
      g_assert_cmpint (utimensat (AT_FDCWD, g_file_peek_path (file), times[i], 0), ==, 0);
      is_shown ("Ann", names[i]);
    }
  no_names ();
}

int
main (int    argc,
      char **argv)
{
  toy_library ();
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/names/changes", test_changes);
  g_test_add_func ("/names/hostile", test_hostile);
  g_test_add_func ("/names/roster", test_roster);
  g_test_add_func ("/names/erase", test_erase);
  g_test_add_func ("/names/erase-fails", test_erase_fails);
  g_test_add_func ("/names/erase-odd", test_erase_odd);
  g_test_add_func ("/names/part", test_part);
  g_test_add_func ("/names/part-refused", test_part_refused);
  g_test_add_func ("/names/hold", test_hold);
  g_test_add_func ("/names/refused", test_refused);
  g_test_add_func ("/names/changed", test_changed);
  return g_test_run ();
}
