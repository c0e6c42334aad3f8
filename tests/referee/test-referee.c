/* test-referee.c: conversations with the referee, and what it makes of nonsense
 *
 * A session is a file of lines: "> " is said to the referee, "< " is what its answer must hold: an object every
 * member that is given, an array every element, or those before a last "…". Lines between are remarks. The same
 * sessions stand in the README, between ```session and ```.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/base/json.h"
#include "core/record/record-private.h"
#include "referee/referee.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <locale.h>

/* ---- Sessions ------------------------------------------------------------- */

static gboolean holds (JsonNode *answer,
                       JsonNode *expected);

static gboolean
object_holds (JsonObject *answer,
              JsonObject *expected)
{
  JsonObjectIter iter;
  const char *key;
  JsonNode *node;

  json_object_iter_init (&iter, expected);
  while (json_object_iter_next (&iter, &key, &node))
    if (!json_object_has_member (answer, key) || !holds (json_object_get_member (answer, key), node))
      return FALSE;
  return TRUE;
}

static gboolean
array_holds (JsonArray *answer,
             JsonArray *expected)
{
  guint n = json_array_get_length (expected);
  JsonNode *last = n > 0 ? json_array_get_element (expected, n - 1) : NULL;
  gboolean open = last && gn_json_is_string (last) && g_str_equal (json_node_get_string (last), "…");

  if (open ? json_array_get_length (answer) < --n : json_array_get_length (answer) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!holds (json_array_get_element (answer, i), json_array_get_element (expected, i)))
      return FALSE;
  return TRUE;
}

static gboolean
holds (JsonNode *answer,
       JsonNode *expected)
{
  if (json_node_get_node_type (answer) != json_node_get_node_type (expected))
    return FALSE;
  if (JSON_NODE_HOLDS_OBJECT (expected))
    return object_holds (json_node_get_object (answer), json_node_get_object (expected));
  if (JSON_NODE_HOLDS_ARRAY (expected))
    return array_holds (json_node_get_array (answer), json_node_get_array (expected));
  return json_node_equal (answer, expected);
}

static void
check_answer (const char *where,
              guint       line,
              const char *answer,
              const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) got = gn_json_parse (answer, -1, G_MAXSSIZE, &error);
  g_autoptr (JsonNode) wanted = NULL;

  g_assert_no_error (error);
  wanted = gn_json_parse (expected, -1, G_MAXSSIZE, &error);
  if (error)
    g_error ("%s:%u: %s", where, line, error->message);
  if (!holds (got, wanted))
    {
      g_test_message ("%s:%u", where, line);
      g_test_message ("wanted %s", expected);
      g_test_message ("got    %s", answer);
      g_test_fail ();
    }
}

/* @fenced: only between ```session and ```, each block a conversation of its own. */
static void
run_session (const char *where,
             const char *text,
             gboolean    fenced)
{
  g_autoptr (GnReferee) referee = gn_referee_new ();
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *answer = NULL;
  gboolean inside = !fenced;
  guint answers = 0;

  for (guint i = 0; lines[i]; i++)
    {
      if (fenced && g_str_has_prefix (lines[i], "```"))
        {
          inside = !inside && g_str_equal (lines[i], "```session");
          gn_referee_free (referee);
          referee = gn_referee_new ();
        }
      else if (inside && g_str_has_prefix (lines[i], "> "))
        {
          g_free (answer);
          answer = gn_referee_answer (referee, lines[i] + 2, -1);
        }
      else if (inside && g_str_has_prefix (lines[i], "< "))
        {
          g_assert_nonnull (answer);
          check_answer (where, i + 1, answer, lines[i] + 2);
          answers++;
        }
    }
  g_assert_true (fenced || answers > 0);
}

static void
test_session (gconstpointer data)
{
  const char *path = data;
  g_autofree char *text = NULL;
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *back = g_get_current_dir ();
  g_autofree char *folder = g_dir_make_tmp ("gnomon-referee-XXXXXX", NULL);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  /* The files that it names are in a folder of its own. */
  g_assert_cmpint (g_chdir (folder), ==, 0);
  run_session (name, text, g_str_has_suffix (path, ".md"));

  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  for (const char *file; (file = g_dir_read_name (dir));)
    g_unlink (file);
  g_assert_cmpint (g_chdir (back), ==, 0);
  g_rmdir (folder);
}

/* The referee's own page shows every command there is. */
static void
test_page (gconstpointer data)
{
  g_autoptr (GnReferee) referee = gn_referee_new ();
  g_autofree char *answer = gn_referee_answer (referee, "{\"cmd\":\"?\"}", -1);
  g_autofree char *text = NULL;
  const char *list = strstr (answer, "there are: ");

  g_assert_true (g_file_get_contents (data, &text, NULL, NULL));
  g_assert_nonnull (list);

  g_auto (GStrv) commands = g_strsplit_set (list + strlen ("there are: "), ", \"}", -1);
  guint shown = 0;

  for (guint i = 0; commands[i]; i++)
    if (*commands[i])
      {
        g_autofree char *asked = g_strdup_printf ("> {\"cmd\":\"%s\"", commands[i]);

        if (!strstr (text, asked))
          g_error ("%s is not shown", commands[i]);
        shown++;
      }
  g_assert_cmpuint (shown, >=, 26);
}

/* ---- Nonsense --------------------------------------------------------------- */

static void
check_is_answer (GnReferee  *referee,
                 const char *line,
                 gssize      length)
{
  g_autofree char *answer = gn_referee_answer (referee, line, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = gn_json_parse (answer, -1, G_MAXSSIZE, &error);

  if (error)
    g_test_message ("%s", answer);
  g_assert_no_error (error);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));
  g_assert_true (json_object_has_member (json_node_get_object (node), "ok"));
  g_assert_null (strchr (answer, '\n'));
}

/* Lines with a piece taken out, doubled or replaced: each gets one answer, and nothing breaks. */
static void
test_mangled (void)
{
  static const char *const lines[] = {
    "{\"cmd\":\"new\",\"game\":\"example\",\"seats\":[\"Ann\",\"Ben\"],\"options\":{\"purses\":\"covered\"},\"dealer\":{\"cards\":\"app\"},\"unasked\":true,\"seed\":\"a1\"}",
    "{\"cmd\":\"do\",\"seat\":0,\"verb\":\"take\",\"place\":\"1\"}",
    "{\"cmd\":\"do\",\"moves\":[{\"seat\":0,\"verb\":\"earn\"},{\"seat\":1,\"verb\":\"earn\"}]}",
    "{\"cmd\":\"say\",\"seat\":0,\"text\":\"take 2\"}",
    "{\"cmd\":\"complete\",\"seat\":0,\"text\":\"t\",\"max\":5}",
    "{\"cmd\":\"ask\",\"seat\":0,\"verb\":\"take\"}",
    "{\"cmd\":\"amend\",\"position\":{\"gems\":[3,4]},\"why\":\"miscounted\"}",
    "{\"cmd\":\"teach\",\"family\":\"cards\",\"component\":{\"id\":\"x\",\"cost\":1,\"worth\":1,\"copies\":1}}",
    "{\"cmd\":\"undo\",\"agreed\":true,\"to\":0}",
    "{\"cmd\":\"view\",\"seat\":1,\"as\":\"public\"}",
  };
  GRand *rand = g_rand_new_with_seed (20);
  GnReferee *referee = gn_referee_new ();

  for (guint i = 0; i < 6000; i++)
    {
      g_autoptr (GString) line = g_string_new (lines[g_rand_int_range (rand, 0, G_N_ELEMENTS (lines))]);

      for (guint n = g_rand_int_range (rand, 0, 4); n > 0 && line->len > 0; n--)
        {
          gsize at = g_rand_int_range (rand, 0, line->len), length = g_rand_int_range (rand, 0, 8);

          switch (g_rand_int_range (rand, 0, 4))
            {
            case 0:
              g_string_erase (line, at, MIN (length, line->len - at));
              break;

            case 1:
              g_string_insert_c (line, at, "\"{}[],:0-9e\\\001\037\377"[g_rand_int_range (rand, 0, 15)]);
              break;

            case 2:
              line->str[at] = (char) g_rand_int_range (rand, 1, 256);
              break;

            default:
              {
                g_autofree char *piece = g_strndup (line->str + at, MIN (length * 3, line->len - at));

                g_string_insert (line, at, piece);
              }
            }
        }
      check_is_answer (referee, line->str, line->len);
      if (i % 500 == 0)
        {
          gn_referee_free (referee);
          referee = gn_referee_new ();
        }
    }
  gn_referee_free (referee);
  g_rand_free (rand);
}

static void
test_bytes (void)
{
  g_autoptr (GnReferee) referee = gn_referee_new ();
  g_autoptr (GString) deep = g_string_new (NULL);
  g_autofree char *large = g_malloc (GN_REFEREE_MAX_LINE + 10);

  check_is_answer (referee, "", 0);
  check_is_answer (referee, "\0\0\0", 3);
  check_is_answer (referee, "\xff\xfe{}", 4);
  check_is_answer (referee, "null", -1);
  check_is_answer (referee, "{\"cmd\":null}", -1);
  check_is_answer (referee, "{\"cmd\":\"new\",\"cmd\":\"new\"}", -1);
  check_is_answer (referee, "{\"cmd\":\"do\",\"seat\":99999999999999999999}", -1);
  for (guint i = 0; i < 100000; i++)
    g_string_append_c (deep, '[');
  check_is_answer (referee, deep->str, deep->len);
  memset (large, ' ', GN_REFEREE_MAX_LINE + 10);
  check_is_answer (referee, large, GN_REFEREE_MAX_LINE + 10);
}

/* ---- Files -------------------------------------------------------------------- */

static void
say_ok (GnReferee  *referee,
        gboolean    ok,
        const char *format,
        const char *path)
{
  g_autofree char *line = g_strdup_printf (format, path);
  g_autofree char *answer = gn_referee_answer (referee, line, -1);

  if (g_str_has_prefix (answer, "{\"ok\":true") != ok)
    g_test_message ("%s → %s", line, answer);
  g_assert_true (g_str_has_prefix (answer, "{\"ok\":true") == ok);
}

/* A table is saved, played on, opened again, and its scoresheet written; a record in use is not opened twice. */
static void
test_files (void)
{
  g_autofree char *dir = g_dir_make_tmp ("gnomon-referee-XXXXXX", NULL);
  g_autofree char *record = g_build_filename (dir, "a.gnomon", NULL);
  g_autofree char *pdf = g_build_filename (dir, "a.pdf", NULL);
  g_autofree char *csv = g_build_filename (dir, "a.csv", NULL);
  g_autoptr (GnReferee) referee = gn_referee_new (), other = gn_referee_new ();
  g_autofree char *answer = NULL;

  say_ok (referee, TRUE, "{\"cmd\":\"new\",\"game\":\"example\",\"seats\":[\"Ann\",\"Ben\"],\"seed\":\"1\"}%s", "");
  say_ok (referee, TRUE, "{\"cmd\":\"save\",\"file\":\"%s\"}", record);
  say_ok (referee, TRUE, "{\"cmd\":\"save\",\"file\":\"%s\"}", record);
  say_ok (referee, TRUE, "{\"cmd\":\"do\",\"seat\":0,\"verb\":\"earn\"}%s", "");
  say_ok (other, FALSE, "{\"cmd\":\"open\",\"file\":\"%s\"}", record);
  say_ok (other, FALSE, "{\"cmd\":\"prompt\"}%s", "");
  say_ok (referee, TRUE, "{\"cmd\":\"sheet\",\"file\":\"%s\"}", pdf);
  say_ok (referee, TRUE, "{\"cmd\":\"sheet\",\"file\":\"%s\",\"paper\":\"letter\"}", csv);
  say_ok (referee, FALSE, "{\"cmd\":\"open\",\"file\":\"%s\"}", pdf);
  say_ok (referee, TRUE, "{\"cmd\":\"prompt\"}%s", "");
  g_clear_pointer (&referee, gn_referee_free);

  say_ok (other, TRUE, "{\"cmd\":\"open\",\"file\":\"%s\"}", record);
  answer = gn_referee_answer (other, "{\"cmd\":\"position\"}", -1);
  g_assert_nonnull (strstr (answer, "\"gems\":[6,3]"));
  g_assert_true (g_file_test (pdf, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (csv, G_FILE_TEST_EXISTS));
  g_clear_pointer (&other, gn_referee_free);

  g_unlink (record);
  g_unlink (pdf);
  g_unlink (csv);
  g_rmdir (dir);
}

static int
full_disk (int fd)
{
  errno = ENOSPC;
  return -1;
}

static int
read_only_folder (const char *path,
                  int         flags,
                  mode_t      mode)
{
  errno = EROFS;
  return -1;
}

/* In a read-only home nothing can be saved; the match goes on and is saved where that is possible. */
static void
test_read_only (void)
{
  g_autofree char *dir = g_dir_make_tmp ("gnomon-referee-XXXXXX", NULL);
  g_autofree char *record = g_build_filename (dir, "a.gnomon", NULL);
  g_autoptr (GnReferee) referee = gn_referee_new ();
  const GnRecordIo real = gn_record_io;
  g_autofree char *answer = NULL;

  say_ok (referee, TRUE, "{\"cmd\":\"new\",\"game\":\"example\",\"seats\":[\"Ann\",\"Ben\"],\"seed\":\"1\"}%s", "");
  gn_record_io.open = read_only_folder;

  g_autofree char *save = g_strdup_printf ("{\"cmd\":\"save\",\"file\":\"%s\"}", record);

  answer = gn_referee_answer (referee, save, -1);
  g_assert_true (g_str_has_prefix (answer, "{\"ok\":false"));
  g_assert_nonnull (strstr (answer, "the folder is read-only"));
  gn_record_io = real;
  g_assert_false (g_file_test (record, G_FILE_TEST_EXISTS));

  say_ok (referee, TRUE, "{\"cmd\":\"do\",\"seat\":0,\"verb\":\"earn\"}%s", "");
  say_ok (referee, TRUE, "{\"cmd\":\"save\",\"file\":\"%s\"}", record);
  say_ok (referee, TRUE, "{\"cmd\":\"open\",\"file\":\"%s\",\"look\":true}", record);

  g_clear_pointer (&referee, gn_referee_free);
  g_unlink (record);
  g_rmdir (dir);
}

/* What is not on disk is not ok: the answer names the trouble, and what is missing is written when it can be. */
static void
test_trouble (void)
{
  g_autofree char *dir = g_dir_make_tmp ("gnomon-referee-XXXXXX", NULL);
  g_autofree char *record = g_build_filename (dir, "a.gnomon", NULL);
  g_autofree char *other = g_build_filename (dir, "b.gnomon", NULL);
  g_autoptr (GnReferee) referee = gn_referee_new ();
  const GnRecordIo real = gn_record_io;
  g_autofree char *answer = NULL, *log = NULL;

  say_ok (referee, TRUE, "{\"cmd\":\"new\",\"game\":\"example\",\"seats\":[\"Ann\",\"Ben\"],\"seed\":\"1\"}%s", "");
  say_ok (referee, TRUE, "{\"cmd\":\"save\",\"file\":\"%s\"}", record);

  /* The disk is full. */
  gn_record_io.fdatasync = full_disk;
  answer = gn_referee_answer (referee, "{\"cmd\":\"do\",\"seat\":0,\"verb\":\"earn\"}", -1);
  g_assert_true (g_str_has_prefix (answer, "{\"ok\":false"));
  g_assert_nonnull (strstr (answer, "\"trouble\":\"“a.gnomon” cannot be saved: "));
  g_assert_nonnull (strstr (answer, "\"prompt\""));
  say_ok (referee, FALSE, "{\"cmd\":\"note\",\"text\":\"Still full\"}%s", "");
  say_ok (referee, FALSE, "{\"cmd\":\"undo\"}%s", "");
  say_ok (referee, TRUE, "{\"cmd\":\"prompt\"}%s", "");
  say_ok (referee, FALSE, "{\"cmd\":\"save\",\"file\":\"%s\"}", record);
  say_ok (referee, FALSE, "{\"cmd\":\"open\",\"file\":\"%s\"}", record);
  say_ok (referee, FALSE, "{\"cmd\":\"new\",\"game\":\"example\",\"seats\":[\"Cid\",\"Dora\"]}%s", "");

  /* It has room again. */
  gn_record_io = real;
  say_ok (referee, TRUE, "{\"cmd\":\"do\",\"seat\":0,\"verb\":\"earn\"}%s", "");
  say_ok (referee, TRUE, "{\"cmd\":\"open\",\"file\":\"%s\"}", record);
  log = gn_referee_answer (referee, "{\"cmd\":\"log\"}", -1);
  g_assert_nonnull (strstr (log, "Still full"));

  /* Its file is taken away. */
  g_assert_cmpint (g_unlink (record), ==, 0);
  say_ok (referee, FALSE, "{\"cmd\":\"note\",\"text\":\"Gone\"}%s", "");
  say_ok (referee, TRUE, "{\"cmd\":\"save\",\"file\":\"%s\"}", record);
  say_ok (referee, TRUE, "{\"cmd\":\"note\",\"text\":\"Back\"}%s", "");

  /* Its folder, too: it can be saved elsewhere. */
  g_assert_cmpint (g_unlink (record), ==, 0);
  g_assert_cmpint (g_rmdir (dir), ==, 0);
  say_ok (referee, FALSE, "{\"cmd\":\"note\",\"text\":\"No folder\"}%s", "");
  say_ok (referee, FALSE, "{\"cmd\":\"save\",\"file\":\"%s\"}", record);
  g_assert_cmpint (g_mkdir (dir, 0700), ==, 0);
  say_ok (referee, TRUE, "{\"cmd\":\"save\",\"file\":\"%s\"}", other);
  say_ok (referee, TRUE, "{\"cmd\":\"open\",\"file\":\"%s\",\"look\":true}", other);

  g_clear_pointer (&referee, gn_referee_free);
  g_unlink (other);
  g_rmdir (dir);
}

/* ---- The program -------------------------------------------------------------- */

static void
test_program (void)
{
  const char *program = g_getenv ("GNOMON_REFEREE");
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GString) in = g_string_new ("{\"cmd\":\"new\",\"game\":\"example\",\"seats\":[\"Ann\",\"Ben\"]}\n\n  \n");
  g_autofree char *out = NULL;

  if (!program)
    {
      g_test_skip ("GNOMON_REFEREE names no program");
      return;
    }

  for (guint i = 0; i < GN_REFEREE_MAX_LINE + 5; i++)
    g_string_append_c (in, 'x');
  g_string_append (in, "\n{\"cmd\":\"score\"}\n{\"cmd\":\"prompt\"}");

  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, program, NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, in->str, NULL, &out, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));

  g_auto (GStrv) lines = g_strsplit (out, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 5);
  g_assert_true (g_str_has_prefix (lines[0], "{\"ok\":true"));
  g_assert_true (g_str_has_prefix (lines[1], "{\"ok\":false,\"fault\":"));
  g_assert_true (g_str_has_prefix (lines[2], "{\"ok\":true,\"score\""));
  g_assert_true (g_str_has_prefix (lines[3], "{\"ok\":true,\"prompt\""));
}

/* Who may say a verb: a seat, chance or the host; of those no two verbs share an id. */
static char *
said_as (JsonObject *verb)
{
  JsonArray *flags = json_object_get_array_member (verb, "flags");
  const char *who = "seat";

  for (guint i = 0; i < json_array_get_length (flags); i++)
    if (g_str_equal (json_array_get_string_element (flags, i), "chance")
        || g_str_equal (json_array_get_string_element (flags, i), "host"))
      who = json_array_get_string_element (flags, i);
  return g_strdup_printf ("%s %s", who, json_object_get_string_member (verb, "id"));
}

/* Every game describes itself: ids are there, each once, and texts of refusals have a code. */
static void
test_describe (void)
{
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autoptr (JsonNode) node = gn_referee_describe (*game);
      JsonObject *object = json_node_get_object (node);
      JsonArray *verbs = json_object_get_array_member (object, "verbs");
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      g_assert_cmpstr (json_object_get_string_member (object, "id"), ==, (*game)->id);
      for (guint i = 0; i < json_array_get_length (verbs); i++)
        {
          JsonObject *verb = json_array_get_object_element (verbs, i);
          JsonArray *args = json_object_get_array_member (verb, "args");

          g_assert_true (g_hash_table_add (seen, said_as (verb)));
          for (guint k = 0; k < json_array_get_length (args); k++)
            {
              static const char *const taken[] = { "cmd", "seat", "verb", "moves", "as", "why", "agreed", NULL };
              const char *name = json_object_get_string_member (json_array_get_object_element (args, k), "name");

              g_assert_false (g_strv_contains (taken, name));
            }
        }
    }
}

static int
by_name (char **a,
         char **b)
{
  return strcmp (*a, *b);
}

/* A file, or all the sessions of a folder. */
static void
add_sessions (const char *where)
{
  g_autoptr (GDir) folder = g_dir_open (where, 0, NULL);
  g_autofree char *base = g_path_get_basename (where), *dir = g_path_get_dirname (where);
  g_autofree char *room = g_path_get_basename (dir);
  g_autofree char *path = g_strdup_printf ("/referee/session/%s/%s", room, base);
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_free);

  if (!folder)
    {
      g_test_add_data_func_full (path, g_strdup (where), test_session, g_free);
      return;
    }
  for (const char *name; (name = g_dir_read_name (folder));)
    if (g_str_has_suffix (name, ".session"))
      g_ptr_array_add (found, g_build_filename (where, name, NULL));
  g_ptr_array_sort (found, (GCompareFunc) by_name);
  for (guint i = 0; i < found->len; i++)
    add_sessions (found->pdata[i]);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  for (int i = 1; i < argc; i++)
    {
      add_sessions (argv[i]);
      if (g_str_has_suffix (argv[i], "src/referee/README.md"))
        g_test_add_data_func ("/referee/page", argv[i], test_page);
    }
  g_test_add_func ("/referee/mangled", test_mangled);
  g_test_add_func ("/referee/bytes", test_bytes);
  g_test_add_func ("/referee/files", test_files);
  g_test_add_func ("/referee/trouble", test_trouble);
  g_test_add_func ("/referee/read-only", test_read_only);
  g_test_add_func ("/referee/program", test_program);
  g_test_add_func ("/referee/describe", test_describe);
  return g_test_run ();
}
