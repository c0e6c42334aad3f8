/* test-hostile.c: records, component sets and lists of people from somebody who means harm
 *
 * What is only broken stands in test-record.c, test-set.c and test-json.c; power cuts and full disks in test-crash.c;
 * other hard days of a computer in test-hard-days.c.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "example-table.h"
#include "core/base/file.h"
#include "games/games.h"
#include "core/base/json.h"
#include "core/library/library.h"
#include "core/table/match-table.h"
#include "core/record/record.h"
#include "core/set/set.h"
#include "toy.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

/* ---- Records of matches -------------------------------------------------- */

static GnMatchTable *
open_text (const char  *text,
           GStrv       *notices,
           GError     **error)
{
  g_autoptr (GFile) file = toy_file ("stranger.gnomon");

  toy_write (file, text, -1);

  GnMatchTable *table = gn_match_table_open (file, FALSE, notices, error);
  g_autofree char *after = toy_read (file, NULL);

  /* Looked at or refused, it is as it was. */
  g_assert_cmpstr (after, ==, text);
  return table;
}

/* A sentence that can be shown: of a sensible length, in one direction, without control characters. */
static void
assert_fit (const char *text)
{
  g_autofree char *plain = gn_plain_lines (text, G_MAXUINT);

  g_assert_cmpuint (strlen (text), >, 0);
  g_assert_cmpint (g_utf8_strlen (text, -1), <=, 20 * (GN_MAX_FAULT + 2));
  g_assert_cmpstr (text, ==, plain);
}

static char *
long_text (guint n)
{
  return g_strnfill (n, 'x');
}

static gint
by_name (gconstpointer a,
         gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

/* Every file below @path, with what is in it: to tell whether something was touched. */
static void
snapshot (GString    *all,
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

      g_string_append_printf (all, "%s\n", (char *) names->pdata[i]);
      if (g_file_get_contents (names->pdata[i], &text, NULL, NULL))
        g_string_append_printf (all, "%s\n", text);
      snapshot (all, names->pdata[i]);
    }
}

/* ---- Names and other words ------------------------------------------------ */

/* 10,000 characters, in a record, a set and the list of people. */
static void
test_long_names (void)
{
  g_autofree char *endless = long_text (10000), *good = example_record_text (3);
  g_autofree char *named = g_strdup_printf ("\"name\":\"%s\"", endless);
  g_autofree char *record = toy_replaced (good, "\"name\":\"Ann\"", named);
  g_autoptr (GError) error = NULL;
  const GnGame *game = gn_games_find ("example");

  g_assert_null (open_text (record, NULL, &error));
  g_assert_cmpstr (error->message, ==,
                   "The name at seat 1 is missing, longer than 64 characters, or has control characters in it.");
  g_clear_error (&error);

  /* The shelf shows what is there, cut. */
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GFile) file = g_file_get_child (dir, "long.gnomon");

  toy_write (file, record, -1);
  g_autoptr (GPtrArray) list = gn_library_list (NULL);
  g_assert_cmpint (g_utf8_strlen (((GnRecordInfo *) g_ptr_array_index (list, 0))->name[0], -1), ==, GN_MAX_NAME);
  example_forget_records ();

  /* A set's title, and its components' names. */
  g_autofree char *title = g_strdup_printf (
    "{\"gnomon\":\"components\",\"version\":1,\"game\":\"example\",\"id\":\"a\",\"title\":\"%s\",\"components\":{}}",
    endless);
  g_autoptr (GBytes) bytes = g_bytes_new (title, strlen (title));
  g_assert_null (gn_set_new_from_bytes (game, bytes, &error));
  g_assert_cmpstr (error->message, ==, "title: the text is longer than 64 characters.");
  g_clear_error (&error);

  /* People: cut; so is who is typed in. */
  g_autoptr (GFile) data = gn_library_dir (NULL, NULL);
  g_autoptr (GFile) people = g_file_get_child (data, "people.json");
  g_autofree char *roster = g_strdup_printf ("{\"people\":[{%s}]}", named);
  toy_write (people, roster, -1);
  g_autoptr (GPtrArray) known = gn_roster_load ();
  g_assert_cmpuint (known->len, ==, 1);
  g_assert_cmpint (g_utf8_strlen (((GnPerson *) g_ptr_array_index (known, 0))->name, -1), ==, GN_MAX_NAME);
  g_unlink (g_file_peek_path (people));
}

/* What is wrong is quoted, but never so that the sentence is endless, turned around or of many lines. */
static void
test_quotes (void)
{
  g_autofree char *good = example_record_text (3), *endless = long_text (100000);
  g_autofree char *evil = g_strconcat ("\\u202e\\u0007\\n<b>", endless, NULL);
  static const struct { const char *find, *instead; } spots[] = {
    { "\"app\":", "\"%s\":" },
    { "\"game\":\"example\"", "\"game\":\"%s\"" },
    { "\"id\":\"stand-in\"", "\"id\":\"%s\"" },
    { "\"components\":{\"gnomon\"", "\"components\":{\"%s\":1,\"gnomon\"" },
    { "\"dealer\":{", "\"dealer\":{\"%s\":\"app\"," },
    { "\"roles\":{", "\"roles\":{\"%s\":1" },
    { "\"options\":{", "\"options\":{\"%s\":\"x\"," },
    { "\"generator\":\"", "\"generator\":\"%s" },
    { "\"seed\":", "\"position\":{\"%s\":1},\"seed\":" },
    { "\"m\":[[", "\"m\":[[\"%s\"],[" },
    { "\"m\":[[", "\"m\":[[0,\"%s\"],[" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
    {
      g_auto (GStrv) parts = g_strsplit (spots[i].instead, "%s", 2);
      g_autofree char *instead = g_strjoin (evil, parts[0], parts[1], NULL);
      g_autofree char *text = toy_replaced (good, spots[i].find, instead);
      g_autoptr (GError) error = NULL;
      g_autoptr (GnMatchTable) table = open_text (text, NULL, &error);

      g_test_message ("%s", spots[i].instead);
      g_assert_null (table);
      assert_fit (error->message);
    }

  /* A file's own name, too. */
  g_autoptr (GFile) file = toy_file ("a\u202egnp\n.gnomon");
  g_autofree char *name = gn_file_name (file);
  g_assert_cmpstr (name, ==, "agnp.gnomon");
}

/* Free text: what was written down with an entry. */
static void
test_notes (void)
{
  g_autofree char *good = example_record_text (3), *endless = long_text (100000);
  const guint n = example_last_number (good);
  g_autofree char *text = g_strdup_printf ("%s{\"i\":%u,\"t\":9,\"note\":\"\\u202eone\\ntwo\\u0007 =1+1 <b>&\"}\n"
                                           "{\"i\":%u,\"t\":9,\"note\":\"%s\"}\n", good, n + 1, n + 2, endless);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = open_text (text, NULL, &error);

  g_assert_no_error (error);
  GPtrArray *log = gn_match_table_get_log (table);
  const GnStep *odd = g_ptr_array_index (log, log->len - 2), *wide = g_ptr_array_index (log, log->len - 1);
  g_assert_cmpstr (odd->why, ==, "one two =1+1 <b>&");
  g_assert_cmpint (g_utf8_strlen (wide->why, -1), ==, GN_MAX_NOTE + 1);

  /* And typed in here it is the same, on the table and in the file. */
  g_autoptr (GFile) file = toy_file ("note.gnomon");
  g_autoptr (GnMatchTable) own = example_begin (file, 1);
  gn_match_table_note (own, "\u202eone\ntwo");
  log = gn_match_table_get_log (own);
  g_assert_cmpstr (((const GnStep *) g_ptr_array_index (log, log->len - 1))->why, ==, "one two");
  g_autofree char *written = toy_read (file, NULL);
  g_assert_nonnull (strstr (written, "\"note\":\"one two\""));
}

/* ---- Numbers ------------------------------------------------------------------ */

static void
test_numbers (void)
{
  static const struct { const char *find, *instead, *message; } odd[] = {
    { "\"started\":", "\"started\":9223372036854775807,\"was\":", NULL },
    { "\"started\":", "\"started\":9", "The record has an impossible start time: {what}." },
    { "\"started\":", "\"started\":-", "The record has an impossible start time: {what}." },
    { "{\"i\":1,\"t\":", "{\"i\":1,\"t\":922337203685477580", "Line 2: impossible time." },
    { "{\"i\":1,\"t\":", "{\"i\":1,\"t\":-1", "Line 2: impossible time." },
    { "\"colour\":1", "\"colour\":9223372036854775807", "The color of seat 2 is missing or unknown." },
    { "\"i\":2,", "\"i\":9223372036854775807,", "Something is missing before line 3." },
    { "\"rules\":", "\"rules\":9223372036854775807,\"was\":", NULL },
    /* only a game that scores any game has names for its matches */
    { "\"rules\":", "\"title\":\"Skat\",\"rules\":", "The record’s first line has an unknown key: “title”." },
  };
  g_autofree char *good = example_record_text (3);
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GFile) file = g_file_get_child (dir, "numbers.gnomon");

  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autofree char *swapped = toy_replaced (good, odd[i].find, odd[i].instead);
      /* "started":9 before ten digits is the year 5000 or so: add some more. */
      g_autofree char *text = i == 1 ? toy_replaced (swapped, "\"started\":9", "\"started\":999999")
                                     : g_strdup (swapped);
      g_autoptr (GError) error = NULL;
      g_autoptr (GnMatchTable) table = open_text (text, NULL, &error);

      g_test_message ("%s", odd[i].instead);
      g_assert_null (table);
      assert_fit (error->message);
      if (odd[i].message)
        {
          g_auto (GStrv) parts = g_strsplit (odd[i].message, "{what}", 2);
          g_assert_true (g_str_has_prefix (error->message, parts[0]));
        }

      /* On the shelf it is a date all the same. */
      toy_write (file, text, -1);
      g_autoptr (GPtrArray) list = gn_library_list (NULL);
      GnRecordInfo *info = g_ptr_array_index (list, 0);
      g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (info->started + info->elapsed);
      g_assert_nonnull (when);
      g_assert_cmpint (info->elapsed, <=, GN_RECORD_MAX_SECONDS);
      g_assert_cmpint (info->elapsed, >=, 0);
    }

  /* Results that are none, in the mark that the shelf reads. */
  g_autofree char *marked = g_strdup_printf (
    "%s{\"i\":%u,\"t\":1,\"mark\":{\"over\":true,\"rank\":[[],{},9223372036854775807,\"1\",null],"
    "\"total\":[{},[1],9223372036854775807,-9223372036854775808],\"steps\":-5}}\n",
    good, example_last_number (good));
  toy_write (file, marked, -1);
  g_autoptr (GPtrArray) list = gn_library_list (NULL);
  GnRecordInfo *info = g_ptr_array_index (list, 0);
  g_assert_cmpint (info->rank[0], ==, 0);
  g_assert_cmpint (info->rank[2], ==, GN_MAX_PARTIES);
  g_assert_cmpint (info->total[2], ==, G_MAXINT32);
  g_assert_cmpint (info->total[3], ==, G_MININT32);
  g_assert_cmpuint (info->steps, ==, 0);
  example_forget_records ();
}

/* ---- Where files go -------------------------------------------------------------- */

static void
test_paths (void)
{
  static const char *const ids[] = { "../../x", "/etc/passwd", "..", "a/b", "a\\u0000b", "a\\nb", "~", "$HOME", "",
                                     "x y" };
  const GnGame *game = gn_games_find ("example");
  g_autoptr (GFile) data = gn_library_dir (NULL, NULL);
  g_autoptr (GFile) sets = gn_library_dir ("sets", NULL);
  g_autoptr (GFile) above = g_file_get_parent (data);

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"gnomon\":\"components\",\"version\":1,\"game\":\"example\",\"id\":"
                                               "\"%s\",\"title\":\"T\",\"components\":{}}",
                                               ids[i]);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;
      g_autoptr (GnSet) set = gn_set_new_from_bytes (game, bytes, &error);

      /* Two dots alone are an id like any other: before them stands the game. */
      if (g_str_equal (ids[i], ".."))
        {
          g_assert_no_error (error);
          g_assert_true (gn_library_save_set (set, &error));
          g_autoptr (GFile) there = g_file_get_child (sets, "example-...json");
          g_assert_true (g_file_query_exists (there, NULL));
          g_unlink (g_file_peek_path (there));
          continue;
        }
      g_assert_null (set);
      assert_fit (error->message);
    }

  /* Names of people make file names of letters and digits only, and short enough for any disk. */
  static const char *const names[] = { "../../../etc/passwd", "$(reboot)", "`id`", "-rf", "a\\b:c*d?", "𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸𐌹𐌺𐌻",
                                       ".hidden", "|&;<>" };
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GnMatchTable) table = example_table ();
      GnMatch *match = (GnMatch *) gn_match_table_get_match (table);
      g_autoptr (GError) error = NULL;

      gn_match_set_name (match, 0, names[i]);
      gn_match_set_name (match, 1, names[i]);
      g_autoptr (GFile) file = gn_library_new_file (match);
      g_autoptr (GFile) folder = g_file_get_parent (file);
      g_autoptr (GFile) records = gn_library_dir ("records", NULL);
      g_autofree char *base = g_file_get_basename (file);

      g_assert_no_error (error);
      g_assert_true (g_file_equal (folder, records));
      g_assert_cmpuint (strlen (base), <=, 143 - 7);
      g_assert_null (strpbrk (base, "/\\$`|&;<>*?: "));
      g_assert_true (g_str_has_prefix (base, "example-"));
    }

  /* And of a record that is taken in, whatever it was called; nothing lies above the library's folder afterwards. */
  g_autoptr (GString) before = g_string_new (NULL), after = g_string_new (NULL);
  g_autoptr (GFile) elsewhere = g_file_get_child (above, "elsewhere");
  g_autofree char *wide = g_strconcat ("%2e%2e%2f..\\evil ", "𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸𐌹𐌺𐌻𐌼𐌽𐌾𐌿𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸𐌹𐌺𐌻𐌼𐌽𐌾𐌿𐌰𐌱𐌲𐌳𐌴𐌵", ".gnomon", NULL);
  g_autoptr (GFile) from = g_file_get_child (elsewhere, wide);
  g_autofree char *good = example_record_text (3);
  g_autoptr (GError) error = NULL;

  g_mkdir (g_file_peek_path (elsewhere), 0700);
  toy_write (from, good, -1);
  snapshot (before, g_file_peek_path (elsewhere));
  g_autoptr (GFile) copy = gn_library_import (from, &error);
  g_assert_no_error (error);
  snapshot (after, g_file_peek_path (elsewhere));
  g_assert_cmpstr (before->str, ==, after->str);
  g_autofree char *base = g_file_get_basename (copy);
  g_assert_true (g_str_has_prefix (base, "2e-2e-2f-evil-𐌰"));
  g_assert_cmpuint (strlen (base), <=, 143 - 7);
  g_assert_true (g_utf8_validate (base, -1, NULL));
  example_forget_records ();
  g_unlink (g_file_peek_path (from));
}

/* Links in the library's folders: looked at, never written through. */
static void
test_links (void)
{
  g_autoptr (GFile) records = gn_library_dir ("records", NULL), sets = gn_library_dir ("sets", NULL),
                    data = gn_library_dir (NULL, NULL);
  g_autoptr (GFile) outside = toy_file ("outside.gnomon"), mine = toy_file ("mine.txt");
  g_autofree char *good = example_record_text (3);
  g_autoptr (GFile) link = g_file_get_child (records, "link.gnomon"),
                    nowhere = g_file_get_child (records, "nowhere.gnomon");
  g_autoptr (GFile) set_link = g_file_get_child (sets, "example-linked.json"),
                    people = g_file_get_child (data, "people.json");
  g_autoptr (GError) error = NULL;

  toy_write (outside, good, -1);
  toy_write (mine, "mine", -1);
  g_assert_cmpint (symlink (g_file_peek_path (outside), g_file_peek_path (link)), ==, 0);
  g_assert_null (gn_match_table_open (link, TRUE, NULL, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, "“link.gnomon” cannot be saved: it is only a link to another file.");
  g_clear_error (&error);
  g_autoptr (GnMatchTable) look = gn_match_table_open (link, FALSE, NULL, &error);
  g_assert_no_error (error);
  g_autofree char *after = toy_read (outside, NULL);
  g_assert_cmpstr (after, ==, good);

  /* A link that leads nowhere yet: no new record is made at its end. */
  g_autoptr (GFile) end = toy_file ("end.txt");
  g_assert_cmpint (symlink (g_file_peek_path (end), g_file_peek_path (nowhere)), ==, 0);
  g_autoptr (GnMatchTable) table = example_table ();
  g_assert_false (gn_match_table_record (table, nowhere, &error));
  g_assert_cmpstr (error->message, ==, "“nowhere.gnomon” already exists.");
  g_clear_error (&error);
  g_assert_false (g_file_query_exists (end, NULL));

  /* Deleting takes away the link. */
  g_unlink (g_file_peek_path (nowhere));
  g_assert_cmpint (symlink (g_file_peek_path (mine), g_file_peek_path (nowhere)), ==, 0);
  g_assert_true (gn_library_delete (nowhere, &error));
  g_assert_no_error (error);

  /* A set and the list of people are put in the link's place. */
  g_autoptr (GnSet) set = gn_set_new_empty (gn_games_find ("example"), "linked", "Linked");
  g_assert_cmpint (symlink (g_file_peek_path (mine), g_file_peek_path (set_link)), ==, 0);
  g_assert_cmpint (symlink (g_file_peek_path (mine), g_file_peek_path (people)), ==, 0);
  g_assert_true (gn_library_save_set (set, &error));
  g_assert_no_error (error);
  gn_roster_remember (gn_match_table_get_match (table));
  g_autoptr (GPtrArray) known = gn_roster_load ();
  g_assert_cmpuint (known->len, ==, 2);
  g_assert_false (g_file_test (g_file_peek_path (set_link), G_FILE_TEST_IS_SYMLINK));

  g_autofree char *still = toy_read (mine, NULL);
  g_assert_cmpstr (still, ==, "mine");
  g_unlink (g_file_peek_path (set_link));
  g_unlink (g_file_peek_path (people));
  example_forget_records ();
}

/* A set that is received takes no other's place, and is none of the program's own. */
static void
test_received_set (void)
{
  const GnGame *game = gn_games_find ("example");
  g_autoptr (GnSet) mine = gn_set_new_empty (game, "own-box", "Mine");
  g_autoptr (GError) error = NULL;
  static const char
    theirs[] = "{\"gnomon\":\"components\",\"version\":1,\"game\":\"example\",\"id\":\"own-box\",\"title\":\"Theirs\","
                               "\"stand_in\":true,\"components\":{}}";
  g_autoptr (GBytes) bytes = g_bytes_new_static (theirs, sizeof theirs - 1);

  g_assert_true (gn_library_save_set (mine, &error));
  g_autoptr (GnSet) set = gn_set_new_from_bytes (game, bytes, &error);
  g_assert_no_error (error);
  gn_library_receive_set (set);
  g_assert_cmpstr (gn_set_get_id (set), ==, "own-box-2");
  g_assert_false (gn_set_is_stand_in (set));
  g_assert_true (gn_library_save_set (set, &error));

  g_autoptr (GPtrArray) sets = gn_library_sets (game);
  g_assert_cmpuint (sets->len, ==, 3);
  g_assert_cmpstr (gn_set_get_title (sets->pdata[1]), ==, "Mine");
  g_assert_cmpstr (gn_set_get_title (sets->pdata[2]), ==, "Theirs");

  /* The very same once more is no third. */
  g_autoptr (GnSet) same = gn_set_copy (sets->pdata[2]);
  gn_library_receive_set (same);
  g_assert_cmpstr (gn_set_get_id (same), ==, "own-box-2");

  for (guint i = 1; i < sets->len; i++)
    {
      g_autoptr (GFile) dir = gn_library_dir ("sets", NULL);
      g_autofree char *name = g_strdup_printf ("example-%s.json", gn_set_get_id (sets->pdata[i]));
      g_autoptr (GFile) file = g_file_get_child (dir, name);

      g_unlink (g_file_peek_path (file));
    }
}

/* ---- Bombs: small files that would keep a reader busy ------------------------------ */

static gboolean
is_attribute (const GnFamily *family,
              const char     *id)
{
  for (const GnAttr *attr = family->attrs; attr->kind != GN_ATTR_END; attr++)
    if (g_str_equal (attr->id, id))
      return TRUE;
  return FALSE;
}

/* No set says where a picture lies: a pad holds a small one itself (sheets/test-tile.c), and some name one of the
 * program's own ("icon": app/test-hostile.c tries what may stand there). */
static void
test_no_pictures (void)
{
  for (const GnGame *const *games = gn_games (); *games; games++)
    {
      const GnGame *game = *games;
      g_autoptr (GError) error = NULL;
      g_autoptr (GnSet) set = gn_set_new_stand_in (game, &error);
      guint tried = 0;

      g_assert_no_error (error);
      for (guint f = 0; f < gn_game_n_families (game); f++)
        {
          static const char *const keys[] = { "picture", "svg", "image", "file", "href", "script", "exec" };

          if (!game->families[f].attrs || gn_set_size (set, f) == 0)
            continue;
          for (const GnAttr *attr = game->families[f].attrs; attr->kind != GN_ATTR_END; attr++)
            g_assert_cmpint (attr->kind, <=, GN_ATTR_EFFECTS);
          for (guint k = 0; k < G_N_ELEMENTS (keys); k++)
            {
              g_autoptr (JsonNode) odd = json_node_new (JSON_NODE_OBJECT);
              JsonObject *object = json_object_new ();

              json_object_set_string_member (object, "id", gn_set_id (set, f, 0));
              json_object_set_string_member (object, keys[k], "../../../bomb.svg");
              json_node_take_object (odd, object);
              g_assert_false (gn_set_check_component (set, f, odd, &error));
              g_assert_nonnull (strstr (error->message, is_attribute (&game->families[f], keys[k])
                                                          ? "is no small JPEG or PNG" : "nothing of this name is printed on it"));
              g_clear_error (&error);
              tried++;
            }
        }
      g_assert_cmpuint (tried, >, 0);
    }
}

static void
assert_set_refused (GString    *text,
                    const char *message)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnSet) set = gn_set_new_from_bytes (gn_games_find ("example"), bytes, &error);

  g_assert_null (set);
  assert_fit (error->message);
  g_test_message ("%s", error->message);
  if (message)
    g_assert_nonnull (strstr (error->message, message));
}

static void
test_set_bombs (void)
{
  static const char begin
    [] = "{\"gnomon\":\"components\",\"version\":1,\"game\":\"example\",\"id\":\"a\",\"title\":\"T\",\"components\":{";
  const GnGame *game = gn_games_find ("example");
  const char *family = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < gn_game_n_families (game) && !family; i++)
    if (game->families[i].attrs)
      family = game->families[i].id;

  /* Deep. */
  for (guint i = 0; i < 1000000; i++)
    g_string_append_c (text, '[');
  assert_set_refused (text, "nested deeper than 32 levels");

  /* Wide: keys, and keys that all have the same place in a table ("aA" and "b " have, in each place of a key). */
  g_string_assign (text, "{");
  for (guint i = 0; i < 100000; i++)
    g_string_append_printf (text, "%s\"k%u\":1", i ? "," : "", i);
  g_string_append (text, "}");
  assert_set_refused (text, "an object has more than 1024 keys");
  g_string_assign (text, "{");
  for (guint i = 0; i < 1 << 14; i++)
    {
      g_string_append (text, i ? ",\"" : "\"");
      for (guint bit = 0; bit < 14; bit++)
        g_string_append (text, i >> bit & 1 ? "aA" : "b ");
      g_string_append (text, "\":1");
    }
  g_string_append (text, "}");
  g_assert_cmpuint (g_str_hash ("aA"), ==, g_str_hash ("b "));
  assert_set_refused (text, "an object has more than 1024 keys");

  /* Many. */
  g_string_printf (text, "%s\"%s\":[", begin, family);
  for (guint i = 0; i < 200000; i++)
    g_string_append (text, i ? ",{}" : "{}");
  g_string_append (text, "]}}");
  assert_set_refused (text, "there are more than");

  /* Large: not even looked at. */
  g_string_set_size (text, 4 * 1024 * 1024 + 1);
  memset (text->str, ' ', text->len);
  assert_set_refused (text, "Gnomon reads at most 4194304");

  /* Every word of it wrong, each with a word as long as it likes: twenty sentences, and how many more. */
  g_autofree char *endless = long_text (20000);
  g_string_printf (text, "%s", begin);
  for (guint i = 0; i < 100; i++)
    g_string_append_printf (text, "%s\"%u%s\":[]", i ? "," : "", i, endless);
  g_string_append (text, "}}");
  assert_set_refused (text, "… and 80 more faults");
}

/* What the two newest games brought: programs of effects, boards as data with the names of their places, figures of
 * boards of one's own.
 * @attr of the family's first component is replaced by @odd, "@" in it @times times; the set is refused with its path
 * and a sentence. */
static void
test_programs_and_boards (void)
{
  static const struct { const char *game, *family, *attr, *odd, *piece; guint times; const char *message; } cases[] = {
    { "gnomes-wizards", "cards", "steps", "[@]",
      "{\"do\":\"attack\",\"who\":\"enemy\",\"where\":\"within\",\"range\":2,\"power\":\"fixed\",\"n\":3}", 5000,
      "components.cards[0].steps: the list has more than 8 entries." },
    { "gnomes-wizards", "cards", "steps", "[{\"do\":\"attack\",\"who\":\"enemy\",\"where\":\"within\",\"range\":9223372036854775807,\"power\":\"fixed\",\"n\":-5}]", NULL, 0,
      "components.cards[0].steps[0].range: 9223372036854775807 is not within 0…20." },
    { "gnomes-wizards", "layouts", "a", "[\"d999999999999999999999.1\"]", NULL, 0,
      "components.layouts[0].a[0]: there is no “d999999999999999999999.1” (Board tile)." },
    { "gnomes-wizards", "layouts", "a", "[\"d-1.-1\",\"u1.1e9\",\"../../x\"]", NULL, 0,
      "components.layouts[0].a[2]: there is no “../../x” (Board tile)." },
    { "gnomes-wizards", "layouts", "a", "[@]", "\"u1.1\"", 100000,
      "components.layouts[0].a: the list has more than 60 entries." },
    { "gnomes-wizards", "units", "defence", "9223372036854775807", NULL, 0,
      "components.units[0].defence: 9223372036854775807 is not within" },
    { "gnomes-wizards", "units", "about", "\"@\"", "x", 100000,
      "components.units[0].about: the text is longer than 2000 characters." },
    { "gnomes-wizards", "units", "name", "\"\\u202ea\\u0007\"", NULL, 0,
      "components.units[0].name: the text contains control characters." },
    { "rise", "allies", "effects", "[@]", "{\"do\":\"gold\",\"n\":3}", 5000,
      "components.allies[0].effects: the list has more than 8 entries." },
    { "rise", "allies", "effects", "[{\"do\":\"phase-5\",\"then\":[@]}]",
      "{\"do\":\"if-occupies\",\"type\":\"swamp\",\"then\":[{\"do\":\"vp\",\"n\":1},{\"do\":\"vp\",\"n\":1}]}", 8,
      "the set has too many effects." },
    { "rise", "boards", "rows", "[2147483648,-1]", NULL, 0,
      "components.boards[0].rows[0]: 2147483648 is not within 1…40." },
    { "rise", "zones", "places", "[@]", "\"r1\"", 5000,
      "components.zones[0].places: the list has more than 12 entries." },
    { "rise", "judges", "points", "[@]", "1000000000000", 100,
      "components.judges[0].points[0]: 1000000000000 is not within 0…30." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const GnGame *game = gn_games_find (cases[i].game);
      g_auto (GStrv) parts = g_strsplit (cases[i].odd, "@", 2);
      g_autoptr (GString) odd = g_string_new (parts[0]);
      g_autoptr (GError) error = NULL;

      for (guint k = 0; k < cases[i].times; k++)
        g_string_append_printf (odd, "%s%s", k && strlen (cases[i].piece) > 1 ? "," : "", cases[i].piece);
      g_string_append (odd, parts[1] ? parts[1] : "");

      g_autoptr (GnSet) ours = gn_set_new_stand_in (game, &error);
      g_assert_no_error (error);
      g_autoptr (JsonNode) shared = gn_set_to_json (ours);
      g_autofree char *text = gn_json_to_text (shared);
      g_autoptr (JsonNode) node = gn_json_parse (text, -1, G_MAXINT32, &error);
      g_assert_no_error (error);
      g_autoptr (JsonNode) value = gn_json_parse (odd->str, -1, G_MAXINT32, &error);
      g_assert_no_error (error);
      JsonObject *families = gn_json_object (json_node_get_object (node), "components");
      JsonObject *first = json_array_get_object_element (json_object_get_array_member (families, cases[i].family), 0);

      json_object_set_member (first, cases[i].attr, g_steal_pointer (&value));
      GnSet *set = gn_set_new_from_json (game, node, &error);
      /* What is well-formed, but more than a table holds, is refused before the first move. */
      g_autoptr (GnMatch) match = set ? gn_match_new (game, 2, set, &error) : NULL;
      g_test_message ("%s %s %s", cases[i].game, cases[i].family, error ? error->message : "taken");
      g_assert_null (match);
      assert_fit (error->message);
      g_assert_nonnull (strstr (error->message, cases[i].message));
    }
}

/* What lines cost is counted, and a match of some hours costs next to nothing of what may be. */
static void
test_record_bombs (void)
{
  g_autofree char *good = example_record_text (3);
  const guint n = example_last_number (good);
  g_autoptr (GString) text = g_string_new (good);
  g_autoptr (GError) error = NULL;
  const char *first = strstr (good, "\"m\":[");

  /* To and fro over all that was played, with notes in between so that the log is long. */
  for (guint i = 0; i < 9000; i++)
    g_string_append_printf (text, "{\"i\":%u,\"note\":\"x\"}\n", n + 1 + i);
  for (guint i = 0; i < 10000; i++)
    g_string_append_printf (text, "{\"i\":%u,\"%s}\n", n + 9001 + i, i % 2 ? "redo\":3" : "undo\":0");
  g_autoptr (GnMatchTable) few = open_text (text->str, NULL, &error);
  /* Three steps are soon taken back: that is only long. */
  g_assert_no_error (error);
  g_assert_cmpuint (gn_match_table_get_n_steps (few), ==, 3);

  /* More moves in a line than a lifetime has. */
  g_string_assign (text, good);
  g_string_append_printf (text, "{\"i\":%u,\"m\":[", n + 1);
  for (guint i = 0; i < 300000; i++)
    g_string_append (text, i ? ",[0,\"x\"]" : "[0,\"x\"]");
  g_string_append (text, "]}\n");
  g_assert_null (open_text (text->str, NULL, &error));
  g_assert_nonnull (strstr (error->message, "is longer than any match can be."));
  assert_fit (error->message);
  g_clear_error (&error);

  /* A correction a line, ten thousand of them. */
  g_string_assign (text, good);
  for (guint i = 0; i < 10000; i++)
    g_string_append_printf (text, "{\"i\":%u,\"amend\":{},\"why\":\"x\"}\n", n + 1 + i);
  g_assert_null (open_text (text->str, NULL, &error));
  g_assert_nonnull (strstr (error->message, "is longer than any match can be."));
  g_clear_error (&error);

  /* What was lost is told in a few sentences, not in a thousand. */
  g_autofree char *marks = NULL;
  {
    g_autoptr (GFile) file = toy_file ("marks.gnomon");
    g_autoptr (GnMatchTable) table = example_begin (file, 3);

    gn_match_table_close_record (table);
    marks = toy_read (file, NULL);
  }
  char *mark = g_strrstr (marks, "{\"i\":");
  char *hash = strstr (mark, "\"hash\":\"");
  memset (hash + 8, '0', 16);
  g_string_assign (text, marks);
  for (guint i = 0; i < 500; i++)
    g_string_append (text, mark);
  g_auto (GStrv) notices = NULL;
  g_autoptr (GnMatchTable) marked = open_text (text->str, &notices, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (notices), <=, 8);

  /* An entry of nothing is no entry; one that is not understood, with a mark behind it, is shown as that. */
  g_string_assign (text, good);
  g_string_append_printf (text, "{\"i\":%u,\"m\":[]}\n", n + 1);
  g_assert_null (open_text (text->str, NULL, &error));
  g_clear_error (&error);
  g_assert_nonnull (first);
  g_autofree char *unread = g_strdup_printf ("%.*s{\"i\":%u,\"m\":[[0,\"nothing-of-ours\"]]}\n", (int) (mark - marks),
                                             marks, n + 1);
  g_autofree char *renumbered = toy_replaced (mark, "{\"i\":", "");
  g_autofree char *whole = g_strdup_printf ("%s{\"i\":%u%s", unread, n + 1, strchr (renumbered, ','));
  g_autoptr (GnMatchTable) read = open_text (whole, NULL, &error);
  g_assert_no_error (error);
  GPtrArray *log = gn_match_table_get_log (read);
  g_autofree char *shown = gn_match_table_step_text (read, g_ptr_array_index (log, log->len - 1), GN_PUBLIC);
  g_assert_cmpstr (shown, ==, "An entry that this version cannot read");
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
  g_test_add_func ("/hostile/long-names", test_long_names);
  g_test_add_func ("/hostile/quotes", test_quotes);
  g_test_add_func ("/hostile/notes", test_notes);
  g_test_add_func ("/hostile/numbers", test_numbers);
  g_test_add_func ("/hostile/paths", test_paths);
  g_test_add_func ("/hostile/links", test_links);
  g_test_add_func ("/hostile/received-set", test_received_set);
  g_test_add_func ("/hostile/no-pictures", test_no_pictures);
  g_test_add_func ("/hostile/set-bombs", test_set_bombs);
  g_test_add_func ("/hostile/programs-and-boards", test_programs_and_boards);
  g_test_add_func ("/hostile/record-bombs", test_record_bombs);
  return g_test_run ();
}
