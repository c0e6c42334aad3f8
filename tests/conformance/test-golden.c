/* test-golden.c: records of whole matches, one for each way to end, replayed to the same state for ever
 *
 * Where a change of the rules is meant to change what these lead to, `rules_version` goes up and make-golden makes
 * new ones; where it is not, this test has found a mistake. It runs in other languages too: records have none.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "golden.h"
#include "known.h"
#include "playout.h"

#include "games/games.h"
#include "core/base/json.h"
#include "core/state/position.h"

#include "core/library/library.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>

/* The marks of the file as they are written: the last one is the result. */
static JsonNode *
last_mark (GFile *file)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, &error));
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  n = g_strv_length (lines);

  g_autoptr (JsonNode) line = gn_json_parse (lines[n - 1], -1, 1 << 20, &error);

  g_assert_no_error (error);
  g_assert_true (json_object_has_member (json_node_get_object (line), "mark"));
  return json_node_copy (json_object_get_member (json_node_get_object (line), "mark"));
}

static void
assert_result (GnMatchTable *table,
               JsonObject   *mark)
{
  const GnMatch *match = gn_match_table_get_match (table);
  g_autoptr (GnScoresheet) sheet = gn_match_table_score (table, GN_EVERYTHING);
  JsonArray *rank = json_object_get_array_member (mark, "rank");
  JsonArray *total = gn_json_array (mark, "total");   /* none in a game without points */
  char hash[17];

  gn_state_hash (match, gn_match_table_state (table, GN_EVERYTHING), hash);
  g_assert_cmpstr (hash, ==, json_object_get_string_member (mark, "hash"));
  g_assert_cmpuint (gn_match_table_get_n_steps (table), ==, (guint) json_object_get_int_member (mark, "steps"));
  g_assert_cmpuint (json_array_get_length (rank), ==, sheet->n_parties);
  g_assert_true ((total != NULL) == gn_scoresheet_has_points (sheet));
  for (guint party = 0; party < sheet->n_parties; party++)
    {
      g_assert_cmpint (sheet->rank[party], ==, json_array_get_int_element (rank, party));
      if (total)
        g_assert_cmpint (sheet->total[party], ==, json_array_get_int_element (total, party));
    }
}

/* A record tells who won together. */
static void
assert_sides_saved (GnMatchTable *table)
{
  g_autoptr (GnScoresheet) sheet = gn_match_table_score (table, GN_EVERYTHING);
  g_autofree char *folder = g_dir_make_tmp ("gnomon-sides-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "saved.gnomon", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  GnRecordInfo *info;

  g_assert_true (gn_match_table_save (table, file, &error));
  g_assert_no_error (error);
  info = gn_library_read (file);
  g_assert_true (info->over);
  GN_FOR_PARTIES (sheet, one)
    GN_FOR_PARTIES (sheet, other)
      {
        const gboolean same = one == other || (info->side[one] && info->side[one] == info->side[other]);

        g_assert_cmpint (same, ==, gn_scoresheet_side (sheet, one) >> other & 1);
        g_assert_true (info->sides || !sheet->side[one].text);
      }
  gn_record_info_free (info);
  g_unlink (path);
  g_rmdir (folder);
}

/* What was said is said again by hand, and what the app drew is drawn again, at a new table from the same start: every state is the same. */
static void
assert_said_again (GnMatchTable *table)
{
  GnMatch *match = gn_match_copy (gn_match_table_get_match (table));
  g_autoptr (GnMatchTable) again = NULL;
  guint steps = gn_match_table_get_n_steps (table);
  gsize size = match->game->state_size;
  g_autofree gpointer start = gn_match_table_state_at (table, 0, GN_EVERYTHING);
  g_autoptr (JsonNode) position = gn_position_to_json (match, start, GN_EVERYTHING);

  match->unasked = FALSE;
  again = gn_match_table_new (match, position, NULL, NULL);
  g_assert_nonnull (again);

  for (guint i = 1; i <= steps; i++)
    {
      const GnStep *step = gn_match_table_get_step (table, i);
      g_autofree gpointer expected = gn_match_table_state_at (table, i, GN_EVERYTHING);

      if (step->kind == GN_STEP_STOP)
        {
          g_assert_true (gn_match_table_stop (again, NULL));
        }
      else
        {
          for (guint k = 0; k < step->moves->len; k++)
            {
              GnReply reply;

              g_assert_true (playout_say (again, &g_array_index (step->moves, GnMove, k), &reply));
            }
        }
      g_assert_cmpmem (gn_match_table_state (again, GN_EVERYTHING), size, expected, size);
    }
  assert_sides_saved (again);
}

static void
test_record (gconstpointer data)
{
  g_autofree char *base = g_strconcat (data, ".gnomon", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "conformance", "golden", base, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_auto (GStrv) notices = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, &notices, &error);
  g_autofree char *ending = NULL;
  g_autoptr (JsonNode) mark = NULL;

  g_assert_no_error (error);
  if (notices && notices[0])
    g_error ("%s: %s", path, notices[0]);

  /* What is added to a name tells apart records that end in the same way. */
  g_auto (GStrv) named = g_strsplit (data, "+", 2);

  ending = golden_ending (table);
  g_assert_cmpstr (ending, ==, named[0]);

  mark = last_mark (file);
  assert_result (table, json_node_get_object (mark));
  assert_said_again (table);
}

/* A record of earlier rules, which these rules read otherwise: it opens as it was played, with its result, and says so. */
static void
test_older (gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_path (data);
  g_auto (GStrv) notices = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = gn_match_table_open (file, FALSE, &notices, &error);
  g_autoptr (JsonNode) mark = last_mark (file);

  g_assert_no_error (error);
  g_assert_true (notices && notices[0]);
  g_assert_true (gn_match_table_is_over (table));
  assert_result (table, json_node_get_object (mark));
}

static void
add_older (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "conformance", "golden", "older", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name; dir && (name = g_dir_read_name (dir)); n++)
    {
      g_autofree char *path = g_strdup_printf ("/golden/older/%.*s", (int) (strlen (name) - strlen (".gnomon")), name);

      g_test_add_data_func_full (path, g_build_filename (folder, name, NULL), test_older, g_free);
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  const char *locales = g_getenv ("GNOMON_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locales ? locales : GN_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      const KnownGame *known = known_game ((*game)->id);

      if (!known->endings[0])
        g_error ("%s: no ending is named", known->id);
      for (guint i = 0; known->endings[i]; i++)
        {
          g_autofree char *path = g_strdup_printf ("/golden/%s-%s", known->id, known->endings[i]);

          g_test_add_data_func_full (path, g_strdup (path + strlen ("/golden/")), test_record, g_free);
        }
    }
  add_older ();
  return g_test_run ();
}
