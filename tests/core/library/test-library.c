/* test-library.c: what is kept between evenings
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/file.h"
#include "games/games.h"
#include "core/library/library.h"
#include "core/library/record-tile.h"
#include "core/table/match-table.h"
#include "toy.h"

#include <glib/gstdio.h>

static GnMatch *
new_match (const char *first,
           const char *second)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (gn_games_find ("example"), 2, NULL, &error);

  g_assert_no_error (error);
  gn_match_set_name (match, 0, first);
  gn_match_set_name (match, 1, second);
  match->seat[1].colour = 4;
  gn_match_set_dealer (match, "cards", GN_DEALER_APP, &error);
  g_assert_no_error (error);
  return match;
}

/* Begins a record in the library and plays @n moves; the table stays open. */
static GnMatchTable *
play (const char *first,
      const char *second,
      guint       n)
{
  GnMatch *match = new_match (first, second);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gn_library_new_file (match);
  GnMatchTable *table = gn_match_table_new (match, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (gn_match_table_record (table, file, &error));
  g_assert_no_error (error);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GnMoveList) legal = { NULL, 0, 0 };
      GnReply reply;

      gn_match_table_legal (table, GN_EVERYTHING, &legal);
      if (legal.n == 0)
        break;
      g_assert_true (gn_match_table_do (table, &legal.move[0], 1, &reply));
    }
  return table;
}

static GnRecordInfo *
find (GPtrArray  *list,
      const char *name)
{
  for (guint i = 0; i < list->len; i++)
    {
      GnRecordInfo *info = g_ptr_array_index (list, i);
      g_autofree char *base = gn_file_name (info->file);

      if (g_str_has_prefix (base, name))
        return info;
    }
  return NULL;
}

static void
test_names (void)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");
  static const struct { const char *first, *second, *stem; } names[] = {
    { "Ann", "Ben", "-Ann-Ben" },
    { "../../etc", "a/b\\c", "-etc-a-b-c" },
    { "Łukasz ☃ & Zoë", "山田", "-Łukasz-Zoë-山田" },
    { "שרה", "ABCDEFGHIJKLMNOPQ", "-שרה-ABCDEFGHIJKL" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GnMatch) match = new_match (names[i].first, names[i].second);
      g_autoptr (GError) error = NULL;
      g_autoptr (GFile) file = gn_library_new_file (match);
      g_autofree char *base = gn_file_name (file);
      g_autofree char *due = g_strdup_printf ("example-%s%s.gnomon", day, names[i].stem);
      g_autofree char *second_due = g_strdup_printf ("example-%s%s-2.gnomon", day, names[i].stem);

      g_assert_no_error (error);
      g_assert_cmpstr (base, ==, due);
      toy_write (file, "", 0);

      g_autoptr (GFile) second = gn_library_new_file (match);
      g_autofree char *second_base = gn_file_name (second);

      g_assert_cmpstr (second_base, ==, second_due);
      g_unlink (g_file_peek_path (file));
    }
}

static void
test_list (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = play ("Carla", "Dan", 9);
  g_autoptr (GPtrArray) list = gn_library_list (&error);
  GnRecordInfo *info;

  /* Still open, or left so when the power went. */
  g_assert_no_error (error);
  info = find (list, "example-");
  g_assert_true (gn_library_has_more_than (list->len - 1));
  g_assert_false (gn_library_has_more_than (list->len));
  g_assert_null (info->trouble);
  g_assert_cmpstr (info->game_id, ==, "example");
  g_assert_cmpuint (info->n_seats, ==, 2);
  g_assert_cmpstr (info->name[0], ==, "Carla");
  g_assert_cmpstr (info->name[1], ==, "Dan");
  g_assert_cmpint (info->colour[1], ==, 4);
  g_assert_cmpuint (info->steps, ==, gn_match_table_get_n_steps (table));
  g_assert_cmpint (info->started, ==, gn_match_table_get_started (table));
  g_assert_false (info->closed);
  g_assert_false (info->over);

  /* Closed well, after a step was taken back. */
  g_assert_true (gn_match_table_undo (table, gn_match_table_get_n_steps (table) - 1, TRUE, &error));
  g_clear_pointer (&list, g_ptr_array_unref);
  gn_match_table_close_record (table);
  list = gn_library_list (&error);
  info = find (list, "example-");
  g_assert_true (info->closed);
  g_assert_cmpuint (info->steps, ==, gn_match_table_get_n_steps (table));
  g_assert_true (gn_library_delete (info->file, &error));
  g_assert_no_error (error);
}

static void
test_over (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = play ("Eva", "Finn", 5);

  g_assert_true (gn_match_table_stop (table, &error));
  g_assert_no_error (error);
  gn_match_table_close_record (table);

  g_autoptr (GPtrArray) list = gn_library_list (&error);
  GnRecordInfo *info = find (list, "example-");

  g_assert_true (info->over);
  g_assert_true (info->stopped);
  g_assert_cmpint (info->rank[0], >=, 1);
  g_assert_cmpint (info->rank[1], >=, 1);
  g_assert_true (gn_library_delete (info->file, &error));

  g_autoptr (GPtrArray) empty = gn_library_list (&error);

  g_assert_null (find (empty, "example-"));
}

/* The end is taken back and the match goes on: it can be continued, also if the battery dies before the next mark. An older
 * Gnomon wrote none with the undo. */
static void
test_goes_on (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = play ("Eva", "Finn", 5);
  const guint steps = gn_match_table_get_n_steps (table);
  g_autoptr (GFile) file = g_object_ref (gn_match_table_get_file (table));

  g_assert_true (gn_match_table_stop (table, &error));
  g_assert_true (gn_match_table_undo (table, steps, TRUE, &error));
  g_assert_no_error (error);

  g_autofree char *text = toy_read (file, NULL);

  for (guint older = 0; older < 2; older++)
    {
      if (older)
        {
          char *mark = strrchr (g_strchomp (text), '\n');

          g_assert_nonnull (strstr (mark, "\"mark\""));
          mark[1] = '\0';
          toy_write (file, text, -1);
        }

      g_autoptr (GPtrArray) list = gn_library_list (&error);
      GnRecordInfo *info = find (list, "example-");

      g_assert_false (info->over);
      g_assert_false (info->stopped);
      g_assert_false (info->closed);
    }
  g_assert_true (gn_library_delete (file, &error));
}

/* The clock stops with the end of the match: the table and the list tell the same, however long the result was looked
 * at. An older Gnomon wrote that time into the closing mark. */
static void
test_time_ends (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = play ("Ida", "Jan", 3);
  g_autoptr (GFile) file = g_object_ref (gn_match_table_get_file (table));

  g_assert_true (gn_match_table_stop (table, &error));
  gn_match_table_close_record (table);

  g_autofree char *text = toy_read (file, NULL);
  g_autoptr (GString) later = g_string_new (text);

  g_string_replace (later, "\"t\":0,", "\"t\":780,", 0);
  g_assert_cmpuint (g_string_replace (later, "\"t\":780,\"mark\"", "\"t\":840,\"mark\"", 0), >, 0);
  toy_write (file, later->str, -1);

  g_autoptr (GnMatchTable) opened = gn_match_table_open (file, TRUE, NULL, &error);
  g_autoptr (GPtrArray) list = gn_library_list (&error);

  g_assert_no_error (error);
  g_assert_true (gn_match_table_is_over (opened));
  g_assert_cmpint (gn_match_table_get_elapsed (opened), ==, 780);
  g_assert_cmpint (find (list, "example-")->elapsed, ==, 780);
  gn_match_table_close_record (opened);
  g_assert_true (gn_library_delete (file, &error));
}

/* After a power cut the last mark is far from the end; and a list reads nothing of a set, which is nearly all of a
 * header. */
static void
test_front_and_tail (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = play ("Gil", "Hana", 3);
  g_autoptr (GFile) file = g_object_ref (gn_match_table_get_file (table));
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_true (gn_match_table_stop (table, &error));
  gn_match_table_close_record (table);

  g_autofree char *good = toy_read (file, NULL);
  g_autofree char *spoilt = toy_replaced (good, "\"components\":{\"gnomon\"", "\"components\":{nothing");

  g_string_assign (text, spoilt);
  for (guint i = 0; i < 500; i++)
    if (i < 490)
      g_string_append_printf (text, "{\"i\":%u,\"t\":%u,\"note\":\"a \\\"mark\\\"\"}\n", i + 5, i);
    else
      g_string_append_printf (text, "{\"i\":%u,\"note\":\"at the same time\"}\n", i + 5);
  g_string_append (text, "{\"i\":505,\"no");
  toy_write (file, text->str, -1);

  g_autoptr (GPtrArray) list = gn_library_list (&error);
  GnRecordInfo *info = find (list, "example-");

  g_assert_null (info->trouble);
  g_assert_cmpstr (info->name[1], ==, "Hana");
  g_assert_true (info->stopped);
  g_assert_false (info->closed);
  g_assert_cmpuint (info->steps, ==, 504);
  g_assert_cmpint (info->elapsed, ==, 489);
  g_assert_true (gn_library_delete (file, &error));
}

/* What cannot be read stands on the shelf with its reason, and hides nothing else. */
static void
test_trouble (void)
{
  static const struct { const char *name, *text, *trouble; } bad[] = {
    { "a.gnomon", "", "It is empty, or its first line is incomplete." },
    { "b.gnomon", "{\"gnomon\":\"rec", "It is empty, or its first line is incomplete." },
    { "c.gnomon", "{\"gnomon\":\"people\"}\n", "It is not a record." },
    { "d.gnomon", "{'gnomon':1}\n", "Line 1: text needs double quotes, not single quotes." },
    { "e.gnomon", "{\"gnomon\":\"record\",\"version\":9,\"game\":\"example\"}\n", "It was written by a newer Gnomon." },
    { "f.gnomon",
      "{\"gnomon\":\"record\",\"version\":1,\"game\":\"go\",\"seats\":[7,{\"name\":3}],\"started\":\"x\"}\n[]\n\xff\n",
      "It is for a game that is not installed: “go”." },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) dir = gn_library_dir ("records", &error);
  g_autoptr (GFile) folder = g_file_get_child (dir, "g.gnomon");
  g_autoptr (GFile) other = g_file_get_child (dir, "notes.txt");

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GFile) file = g_file_get_child (dir, bad[i].name);

      toy_write (file, bad[i].text, -1);
    }
  g_mkdir (g_file_peek_path (folder), 0700);
  toy_write (other, "x", -1);

  g_autoptr (GPtrArray) list = gn_library_list (&error);

  g_assert_no_error (error);
  g_assert_cmpuint (list->len, ==, G_N_ELEMENTS (bad) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      GnRecordInfo *info = find (list, bad[i].name);
      g_autoptr (GFile) copy = NULL;

      g_assert_cmpstr (info->trouble, ==, bad[i].trouble);

      /* And none of them is taken in. */
      copy = gn_library_import (info->file, &error);
      g_assert_null (copy);
      g_assert_error (error, GN_FILE_ERROR, (int) error->code);
      g_clear_error (&error);
    }
  g_assert_cmpstr (find (list, "g.gnomon")->trouble, ==, "“g.gnomon” is a folder, not a file.");

  g_autoptr (GPtrArray) after = gn_library_list (&error);

  g_assert_cmpuint (after->len, ==, list->len);
  for (guint i = 0; i < after->len; i++)
    g_remove (g_file_peek_path (((GnRecordInfo *) g_ptr_array_index (after, i))->file));
}

static void
test_import (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = play ("Gil", "Hana", 12);
  GFile *file = gn_match_table_get_file (table);
  gsize length, copy_length;
  g_autofree char *text = NULL, *copy_text = NULL;

  g_object_ref (file);
  gn_match_table_close_record (table);
  text = toy_read (file, &length);

  /* From elsewhere, with any name. */
  g_autoptr (GFile) from = toy_file ("Our best game!.gnomon");

  /* What stands in the library already is found again, whatever it is called elsewhere. */
  toy_write (from, text, (gssize) length);

  g_autoptr (GFile) same = gn_library_import (from, &error);

  g_assert_no_error (error);
  g_assert_true (g_file_equal (same, file));
  g_assert_true (gn_library_delete (file, &error));

  g_autoptr (GFile) copy = gn_library_import (from, &error);

  g_assert_no_error (error);
  g_autofree char *base = gn_file_name (copy);

  g_assert_cmpstr (base, ==, "Our-best-game.gnomon");
  copy_text = toy_read (copy, &copy_length);
  g_assert_cmpmem (text, length, copy_text, copy_length);

  /* A step that cannot be, with no mark after it to go by, is found by playing it, and nothing is put down. */
  g_autoptr (GPtrArray) before = gn_library_list (&error);
  char *verb = strstr (text, "\"m\":[["), *mark = strstr (text, "\"mark\"");

  g_assert_true (verb && mark && verb < mark);
  verb[6] = '9';
  while (mark[-1] != '\n')
    mark--;
  toy_write (from, text, mark - text);
  g_assert_null (gn_library_import (from, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_STEP);
  g_clear_error (&error);

  g_autoptr (GPtrArray) after = gn_library_list (&error);

  g_assert_cmpuint (after->len, ==, before->len);

  /* Played on there, it is still the same match. */
  g_autofree char *longer = g_strconcat (copy_text, "\n", NULL);
  g_autoptr (GFile) again = NULL;

  toy_write (from, copy_text, (gssize) copy_length);
  toy_write (copy, longer, (gssize) copy_length + 1);
  again = gn_library_import (from, &error);
  g_assert_true (g_file_equal (again, copy));
  g_assert_true (gn_library_delete (copy, &error));
  g_assert_false (gn_library_delete (file, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_object_unref (file);
}

static void
test_roster (void)
{
  g_autoptr (GnMatch) one = new_match ("Ann", "Ben"), two = new_match ("Ben", "");
  g_autoptr (GPtrArray) none = gn_roster_load ();
  const gint64 before = g_get_real_time () / G_USEC_PER_SEC;

  g_assert_cmpuint (none->len, ==, 0);
  gn_roster_remember (one);
  gn_roster_remember (two);

  g_autoptr (GPtrArray) people = gn_roster_load ();
  GnPerson *ann = g_ptr_array_index (people, 0), *ben = g_ptr_array_index (people, 1);

  g_assert_cmpuint (people->len, ==, 2);
  if (g_str_equal (ann->name, "Ben"))
    {
      GnPerson *first = ann;

      ann = ben;
      ben = first;
    }
  g_assert_cmpstr (ann->name, ==, "Ann");
  g_assert_cmpuint (ann->plays, ==, 1);
  g_assert_cmpuint (ben->plays, ==, 2);
  g_assert_cmpint (ben->colour, ==, 0);
  g_assert_cmpint (ben->last, >=, before);
  g_assert_cmpint (ben->last, <=, g_get_real_time () / G_USEC_PER_SEC);

  gn_roster_forget ("Ann");
  gn_roster_forget ("nobody");

  g_autoptr (GPtrArray) rest = gn_roster_load ();

  g_assert_cmpuint (rest->len, ==, 1);

  /* A roster that is spoilt is an empty one. */
  g_autoptr (GFile) dir = gn_library_dir (NULL, NULL);
  g_autoptr (GFile) file = g_file_get_child (dir, "people.json");

  toy_write (file, "{\"people\":[{\"name\":\"A\\u202e\"},{\"name\":\"A\"},7,{\"name\":7,\"plays\":-3}]", -1);
  g_autoptr (GPtrArray) spoilt = gn_roster_load ();
  g_assert_cmpuint (spoilt->len, ==, 0);

  toy_write (file, "{\"people\":[{\"name\":\"A\\u202e\",\"colour\":99,\"plays\":-3},{\"name\":\"A\"},7,{\"name\":7}]}",
             -1);
  g_autoptr (GPtrArray) odd = gn_roster_load ();
  g_assert_cmpuint (odd->len, ==, 1);
  g_assert_cmpint (((GnPerson *) g_ptr_array_index (odd, 0))->colour, ==, GN_MAX_SEATS - 1);
}

static void
test_sets (void)
{
  const GnGame *game = gn_games_find ("example");
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) at_first = gn_library_sets (game);
  g_autoptr (GnSet) own = gn_set_new_empty (game, "mine", "Mine");

  g_assert_cmpuint (at_first->len, ==, 1);
  g_assert_true (gn_set_is_stand_in (g_ptr_array_index (at_first, 0)));
  g_assert_true (gn_library_save_set (own, &error));
  g_assert_no_error (error);

  g_autoptr (GPtrArray) sets = gn_library_sets (game);

  g_assert_cmpuint (sets->len, ==, 2);
  g_assert_cmpstr (gn_set_get_title (g_ptr_array_index (sets, 1)), ==, "Mine");
}

/* What cannot be read is left out, and hidden files and such of other games are none of ours. */
static void
test_strangers (void)
{
  static const char *const odd[] = { "example-broken.json", "example-hex-boxes.txt", "other-mine.json" };
  const GnGame *game = gn_games_find ("example");
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) dir = gn_library_dir ("sets", &error), records = gn_library_dir ("records", &error);
  g_autoptr (GFile) hidden = g_file_get_child (records, ".hidden.gnomon");
  g_autoptr (GPtrArray) before = gn_library_sets (game), list = gn_library_list (&error);
  const GnSet *stand_in = g_ptr_array_index (before, 0);
  g_autofree char *own = g_strdup_printf ("example-%s.json", gn_set_get_id (stand_in));
  g_autoptr (GFile) beside = g_file_get_child (dir, own);

  for (guint i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autoptr (GFile) file = g_file_get_child (dir, odd[i]);

      toy_write (file, "{", -1);
    }
  toy_write (beside, "{", -1);
  toy_write (hidden, "{", -1);

  g_autoptr (GPtrArray) sets = gn_library_sets (game), again = gn_library_list (&error);

  g_assert_cmpuint (sets->len, ==, before->len);
  g_assert_cmpstr (gn_set_get_id (g_ptr_array_index (sets, 0)), ==, gn_set_get_id (stand_in));
  g_assert_cmpuint (again->len, ==, list->len);

  /* A set that says of itself that it ships with the program does not, and the stand-in's own file adds no second. */
  g_autoptr (JsonNode) node = gn_set_to_json (stand_in);
  g_autofree char *text = NULL;
  g_autoptr (GFile) mine = g_file_get_child (dir, "example-broken.json");

  text = json_to_string (node, FALSE);
  toy_write (beside, text, -1);
  json_object_set_string_member (json_node_get_object (node), "id", "as-if");
  g_free (text);
  text = json_to_string (node, FALSE);
  toy_write (mine, text, -1);

  g_autoptr (GPtrArray) more = gn_library_sets (game);

  g_assert_cmpuint (more->len, ==, before->len + 1);
  for (guint i = 1; i < more->len; i++)
    g_assert_false (gn_set_is_stand_in (g_ptr_array_index (more, i)));
  g_file_delete (mine, NULL, NULL);
  g_file_delete (beside, NULL, NULL);
  g_file_delete (hidden, NULL, NULL);
}

/* A name of which no letter is left becomes that of the game; a name that ends otherwise is kept. */
#define SEED "0123456789abcdef0123456789abcdef"

/* What tells a record from all others stands in its first line, however that was written; what has no such line has
 * none. */
static void
test_ids (void)
{
  static const struct { const char *text, *id; } cases[] = {
    { "{\"gnomon\":\"record\",\"started\":17,\"seed\":\"" SEED "\"}\n", SEED "-17" },
    { "{\"gnomon\":\"record\",\"started\":17,\"seed\":\"" SEED "\",\"set\":{", SEED "-17" },
    { "{ \"seed\": \"" SEED "\", \"gnomon\": \"record\", \"started\": 17 }\n{\"i\":1}\n", SEED "-17" },
    { "{\"gnomon\":\"record\",\"seed\":\"" SEED "\",\"started\":17}\n", SEED "-17" },
    { "{\"gnomon\":\"record\",\"seed\":\"" SEED "\"}\n", SEED "-0" },
    { "{\"gnomon\":\"record\",\"started\":17,\"seed\":\"0123\"}\n", NULL },
    { "{\"gnomon\":\"record\",\"started\":17,\"seed\":\"" SEED "0\"}\n", NULL },
    { "{\"gnomon\":\"record\",\"started\":17,\"seed\":\"" SEED, NULL },
    { "{\"gnomon\":\"record\",\"started\":17}\n", NULL },
    { "{\"gnomon\":\"league\",\"started\":17,\"seed\":\"" SEED "\"}\n", NULL },
    { "{\"gnomon\":\"record\",\n", NULL },
    { "[]\n", NULL },
    { "\n", NULL },
    { "{", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      /* in a block of its own, so that reading past its end would be seen */
      g_autofree char *text = g_memdup2 (cases[i].text, strlen (cases[i].text));
      g_autofree char *id = gn_record_id (text, strlen (cases[i].text));

      g_test_message ("%s", cases[i].text);
      g_assert_cmpstr (id, ==, cases[i].id);
    }

  /* Each record of the library by what it says, also behind a long component set. */
  g_autoptr (GHashTable) before = gn_library_ids ();
  g_autoptr (GnMatchTable) table = play ("Ann", "Ben", 1);
  g_autoptr (GFile) dir = gn_library_dir ("records", NULL);
  g_autoptr (GFile) late = g_file_get_child (dir, "late.gnomon"), none = g_file_get_child (dir, "none.gnomon");
  g_autofree char *blanks = g_strnfill (20 * 1024, ' ');
  g_autofree char *text = g_strdup_printf ("{\"gnomon\":\"record\",\"started\":17,%s\"seed\":\"" SEED "\"}\n", blanks);

  gn_match_table_close_record (table);
  toy_write (late, text, -1);
  toy_write (none, "no record", -1);

  g_autoptr (GHashTable) ids = gn_library_ids ();

  g_assert_cmpuint (g_hash_table_size (ids), ==, g_hash_table_size (before) + 2);
  g_assert_true (g_file_equal (g_hash_table_lookup (ids, SEED "-17"), late));
  g_file_delete (late, NULL, NULL);
  g_file_delete (none, NULL, NULL);
}

static void
test_import_names (void)
{
  static const struct { const char *from, *to; } names[] = {
    { "!!!.gnomon", "example" }, { "Friday", "Friday" }, { "été – 2.gnomon", "été-2" },
    { "e\xcc\x81te\xcc\x81.gnomon", "été" }, { "ก็.gnomon", "ก็" },
  };
  g_autoptr (GnMatchTable) table = play ("Ida", "Jan", 4);
  g_autoptr (GFile) file = g_object_ref (gn_match_table_get_file (table));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  gn_match_table_close_record (table);
  text = toy_read (file, &length);
  g_file_delete (file, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) from = toy_file (names[i].from);

      toy_write (from, text, (gssize) length);

      g_autoptr (GFile) copy = gn_library_import (from, &error);

      g_assert_no_error (error);

      g_autofree char *base = gn_file_name (copy), *expected = g_strconcat (names[i].to, ".gnomon", NULL);

      g_assert_cmpstr (base, ==, expected);
      g_assert_true (gn_library_delete (copy, &error));
    }
}

/* The last who played comes first, and what cannot be is nearest to what it says. */
static void
test_roster_order (void)
{
  g_autoptr (GFile) dir = gn_library_dir (NULL, NULL);
  g_autoptr (GFile) file = g_file_get_child (dir, "people.json");

  toy_write (file, "{\"people\":[{\"name\":\"A\",\"last\":5},{\"name\":\"B\",\"last\":9,\"colour\":-4,\"plays\":99999999999},"
                   "{\"name\":\"C\",\"last\":7,\"plays\":-1}]}", -1);

  g_autoptr (GPtrArray) people = gn_roster_load ();
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < people->len; i++)
    {
      const GnPerson *person = g_ptr_array_index (people, i);

      g_string_append_printf (names, "%s %u %u,", person->name, person->colour, person->plays);
    }
  g_assert_cmpstr (names->str, ==, "B 0 2147483647,C 0 0,A 0 0,");

  toy_write (file, "[]", -1);
  g_autoptr (GPtrArray) list = gn_roster_load ();
  g_assert_cmpuint (list->len, ==, 0);
  g_file_delete (file, NULL, NULL);
}

/* A file stands where the folder should be: whoever asks for a file is told, and the rest is as if nothing were kept. */
static void
test_no_folder (void)
{
  const GnGame *game = gn_games_find ("example");
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "gnomon", NULL);
  g_autofree char *aside = g_strconcat (path, "-aside", NULL);
  g_autoptr (GnMatch) match = new_match ("Ann", "Ben");
  g_autoptr (GFile) from = toy_file ("Friday.gnomon");
  g_autoptr (GnSet) own = gn_set_new_empty (game, "mine", "Mine");
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_rename (path, aside), ==, 0);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));

  g_assert_null (gn_library_list (&error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_clear_error (&error);

  /* A table plays on in memory, says why, and is recorded as soon as it can be. */
  g_autoptr (GnMatchTable) table = gn_match_table_new (new_match ("Ann", "Ben"), NULL, NULL, &error);
  g_autoptr (GFile) file = gn_library_new_file (match);

  g_assert_no_error (error);
  g_assert_false (gn_match_table_record (table, file, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_clear_error (&error);
  gn_match_table_note (table, "said in memory");
  g_assert_nonnull (gn_match_table_get_trouble (table));
  g_assert_false (gn_library_retry (table, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_clear_error (&error);

  g_assert_null (gn_library_import (from, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_clear_error (&error);
  g_assert_false (gn_library_save_set (own, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_WRITE);
  g_assert_false (gn_library_has_more_than (0));

  gn_roster_remember (match);

  g_autoptr (GPtrArray) people = gn_roster_load (), sets = gn_library_sets (game);

  g_assert_cmpuint (people->len, ==, 0);
  g_assert_cmpuint (sets->len, ==, 1);
  g_assert_cmpint (g_remove (path), ==, 0);

  /* The folder can be made now. */
  g_clear_error (&error);
  g_assert_true (gn_library_retry (table, &error));
  g_assert_null (gn_match_table_get_trouble (table));
  gn_match_table_close_record (table);

  g_autoptr (GnMatchTable) again = gn_match_table_open (file, FALSE, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (gn_match_table_get_log (again)->len, ==, gn_match_table_get_log (table)->len);
  g_autofree char *records = g_build_filename (path, "records", NULL);

  g_assert_cmpint (g_unlink (g_file_peek_path (file)), ==, 0);
  g_assert_cmpint (g_rmdir (records), ==, 0);
  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_cmpint (g_rename (aside, path), ==, 0);
}

/* The tile of a match is read off the first line of its record, whoever wrote it; a fault leaves it out. */
static void
test_tile (void)
{
#define LINE(id, list) "{'gnomon':'record','options':{'pad':'" id "'},'set':{'components':{'pads':[" list "]}}}"
#define LUDO(more) LINE ("ludo", "{'id':'ludo','name':'Ludo'" more "}")
  static const struct { const char *line, *tile; } cases[] = {
    { LUDO (",'letter':'L','color':'red'"), "red-L" },
    { LUDO (",'letter':'L','color':'red','picture':'iVBORw0KGgo='"), "iVBORw0KGgo=" },
    { LUDO (",'letter':'L','color':'red','picture':'red-X'"), "red-L" },
    { LUDO (",'letter':'L','color':'red','picture':''"), "red-L" },
    { LINE ("ludo", "{'id':'ludo','name':{'en':'Dice','de':'Ludo'},'letter':'L','color':'blue'}"), "blue-L" },
    { LINE ("ludo", "{'id':'chess','name':'Chess'},{'id':'ludo','name':'Ludo','tie':'}\\'{','letter':'L','color':'red'}"), "red-L" },
    { LINE ("ludo", "{'id':'ludo','name':{'en':'Dice','de':'Rows'},'letter':'L','color':'blue'}"), NULL },
    { LUDO (""), NULL },
    { LUDO (",'letter':'L'"), NULL },
    { LUDO (",'color':'red'"), NULL },
    { LUDO (",'letter':'','color':'red'"), NULL },
    { LUDO (",'letter':'LLLLLLLLLLLLLLLLL','color':'red'"), NULL },
    { LUDO (",'letter':'L','color':'pink'"), NULL },
    { LUDO (",'letter':7,'color':['red']"), NULL },
    { LINE ("ludo", "{'id':'chess','name':'Ludo','letter':'L','color':'red'}"), NULL },
    { LINE ("ludo", "{'id':'ludo','name':'Ludo',}"), NULL },
    { "{'gnomon':'record','options':{'pad':'ludo'},'set':{'components':{'pads':[{'id':'ludo','name':'Ludo'", NULL },
    { "{'gnomon':'record','options':{'pad':'ludo'}}", NULL },
    { "{'gnomon':'record','options':{'pad':'ludo", NULL },
    { "{'gnomon':'record','options':{}}", NULL },
    { "{'gnomon':'record'}", NULL },
    { "", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *line = g_strdelimit (g_strdup (cases[i].line), "'", '"');
      g_autofree char *tile = gn_record_tile (line, strlen (line), gn_games_find ("pad"), "Ludo");

      g_test_message ("%s", line);
      g_assert_cmpstr (tile, ==, cases[i].tile);
    }
}

int
main (int    argc,
      char **argv)
{
  toy_library ();
  gn_games_init ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/library/names", test_names);
  g_test_add_func ("/library/list", test_list);
  g_test_add_func ("/library/front-and-tail", test_front_and_tail);
  g_test_add_func ("/library/over", test_over);
  g_test_add_func ("/library/goes-on", test_goes_on);
  g_test_add_func ("/library/time-ends", test_time_ends);
  g_test_add_func ("/library/trouble", test_trouble);
  g_test_add_func ("/library/import", test_import);
  g_test_add_func ("/library/roster", test_roster);
  g_test_add_func ("/library/sets", test_sets);
  g_test_add_func ("/library/strangers", test_strangers);
  g_test_add_func ("/library/ids", test_ids);
  g_test_add_func ("/library/import-names", test_import_names);
  g_test_add_func ("/library/roster-order", test_roster_order);
  g_test_add_func ("/library/no-folder", test_no_folder);
  g_test_add_func ("/library/tile", test_tile);
  return g_test_run ();
}
