/* test-shelf.c: what the list tells of records that are larger than any match, or written in another way
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/library/library-private.h"
#include "core/library/library.h"
#include "games/games.h"
#include "toy.h"

#include <glib/gstdio.h>

#define SEATS "{\"gnomon\":\"record\",\"version\":1,\"game\":\"%s\",\"title\":\"Skat\",\"rules\":1,\"started\":1700000000," \
              "\"seats\":[{\"name\":\"Ann\",\"colour\":0},{\"name\":\"Ben\",\"colour\":1}]"

static GFile *
put (const char *game,
     const char *rest)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autofree char *text = g_strdup_printf (SEATS "%s", game, rest);
  GFile *file = g_file_get_child (dir, "a.gnomon");

  toy_write (file, text, -1);
  return file;
}

/* Of a mark with more results than a scoresheet has only so many are read, and none is larger. */
static void
test_marks (void)
{
  g_autoptr (GString) text = g_string_new (",\"options\":{}}\n{\"i\":1,\"t\":7,\"m\":[]}\n{\"i\":1,\"mark\":{\"steps\":1,"
                                           "\"over\":true");
  static const char *const lists[] = { "rank", "total", "side" };

  for (guint k = 0; k < G_N_ELEMENTS (lists); k++)
    {
      g_string_append_printf (text, ",\"%s\":[1", lists[k]);
      for (guint i = 1; i < GN_MAX_PARTIES + 5; i++)
        g_string_append_printf (text, ",%u", i + 2);
      g_string_append_c (text, ']');
    }
  g_string_append (text, ",\"hash\":\"\"}}\n");

  g_autoptr (GFile) file = put ("zavandor", text->str);
  GnRecordInfo *info = gn_library_read (file);

  g_assert_null (info->trouble);
  g_assert_true (info->over);
  g_assert_cmpint (info->elapsed, ==, 7);
  g_assert_cmpint (info->rank[0], ==, 1);
  g_assert_cmpint (info->rank[GN_MAX_PARTIES - 1], ==, GN_MAX_PARTIES);
  g_assert_cmpint (info->side[GN_MAX_PARTIES - 1], ==, GN_MAX_PARTIES);
  g_assert_cmpint (info->total[GN_MAX_PARTIES - 1], ==, GN_MAX_PARTIES + 1);
  gn_record_info_free (info);
  g_unlink (g_file_peek_path (file));
}

/* A first line without options, or without an end; a record in which no mark is near the end; and none at all. */
static void
test_lines (void)
{
  g_autoptr (GString) far = g_string_new (",\"options\":{}}\n{\"i\":0,\"mark\":{\"over\":true,\"hash\":\"\"}}\n");
  g_autoptr (GFile) nowhere = g_file_new_for_uri ("resource:///a.gnomon");
  g_autoptr (GFile) file = put ("zavandor", "}\n{\"i\":1,\"note\":\"x\"}\n");
  GnRecordInfo *info = gn_library_read (file);

  g_assert_null (info->trouble);
  g_assert_null (info->terms);
  g_assert_cmpstr (info->name[1], ==, "Ben");
  g_assert_cmpuint (info->steps, ==, 1);
  gn_record_info_free (info);
  g_object_unref (file);

  file = put ("pad", ",\"options\":{}}");
  info = gn_library_read (file);
  g_assert_cmpstr (info->trouble, ==, "It is empty, or its first line is incomplete.");
  g_assert_null (info->tile);
  g_assert_cmpstr (info->title, ==, "Skat");
  gn_record_info_free (info);
  g_object_unref (file);

  for (guint i = 1; i <= 20000; i++)
    g_string_append_printf (far, "{\"i\":%u,\"note\":\"so much was said about this one match\"}\n", i);
  file = put ("zavandor", far->str);
  info = gn_library_read (file);
  g_assert_null (info->trouble);
  g_assert_false (info->over);
  g_assert_cmpuint (info->steps, ==, 20000);
  gn_record_info_free (info);
  g_unlink (g_file_peek_path (file));

  info = gn_library_read (nowhere);
  g_assert_nonnull (info->trouble);
  gn_record_info_free (info);
}

static void
test_names (void)
{
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GFile) file = gn_library_new_file_of (match, G_MAXINT64);
  g_autofree char *base = g_file_get_basename (file);
  g_autoptr (GString) name = g_string_new ("x");

  /* there is no such day */
  g_assert_true (g_str_has_prefix (base, "toy-"));
  g_assert_null (strstr (base, "20"));
  gn_library_append_for_file (name, "\xff", 9);
  g_assert_cmpstr (name->str, ==, "x");
  gn_library_append_for_file (name, "abcdef", 3);
  g_assert_cmpstr (name->str, ==, "xabc");
}

/* What is there already is not taken in twice, also if it was played on; what is hidden is not there. */
static void
test_known (void)
{
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GFile) hidden = g_file_get_child (dir, ".hidden.gnomon"), odd = g_file_get_child (dir, "notes.txt"),
                    stranger = g_file_get_child (dir, "other.gnomon"), mine = toy_file ("mine.gnomon");
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find ("example"), 2, NULL, &error);

  g_assert_no_error (error);
  gn_match_set_name (match, 0, "Ann");
  gn_match_set_name (match, 1, "Ben");

  g_autoptr (GnMatchTable) table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (gn_match_table_record (table, mine, &error));
  gn_match_table_note (table, "one");

  g_autofree char *text = toy_read (mine, NULL);

  gn_match_table_note (table, "two");
  gn_match_table_close_record (table);

  g_autofree char *longer = toy_read (mine, NULL), *other = toy_replaced (longer, "\"name\":\"Ann\"", "\"name\":\"Eva\"");

  toy_write (mine, text, -1);
  toy_write (hidden, text, -1);
  toy_write (odd, text, -1);
  toy_write (stranger, other, -1);

  g_autoptr (GFile) copy = gn_library_import (mine, &error);

  g_assert_no_error (error);
  g_assert_false (g_file_equal (copy, hidden) || g_file_equal (copy, stranger));
  toy_write (copy, longer, -1);

  g_autoptr (GFile) again = gn_library_import (mine, &error);

  g_assert_no_error (error);
  g_assert_true (g_file_equal (copy, again));
  g_unlink (g_file_peek_path (hidden));
  g_unlink (g_file_peek_path (odd));
  g_unlink (g_file_peek_path (stranger));
  g_unlink (g_file_peek_path (copy));
}

/* A game may come without a box: then the host's own sets are all there are. */
static void
test_no_box (void)
{
  g_autoptr (GnSet) own = gn_set_new_empty (toy_game (), "mine", "Mine");
  g_autoptr (GError) error = NULL;

  g_assert_null (gn_library_stand_in (toy_game (), &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_true (gn_library_save_set (own, &error));
  g_assert_no_error (error);

  g_autoptr (GPtrArray) sets = gn_library_sets (toy_game ());

  g_assert_cmpuint (sets->len, ==, 1);
  g_assert_cmpstr (gn_set_get_title (sets->pdata[0]), ==, "Mine");
}

int
main (int    argc,
      char **argv)
{
  toy_library ();
  gn_games_init ();
  toy_game ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shelf/marks", test_marks);
  g_test_add_func ("/shelf/lines", test_lines);
  g_test_add_func ("/shelf/names", test_names);
  g_test_add_func ("/shelf/known", test_known);
  g_test_add_func ("/shelf/no-box", test_no_box);
  return g_test_run ();
}
