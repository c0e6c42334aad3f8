/* test-perft.c: how many ways there are to go on from a position, counted to some depth
 *
 * One number that changes only when the rules do. Each case is a file in perft/: game, seats, options, a partial
 * position, and the number of ways after one move, two, … Outcomes of chance count as moves.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/games.h"
#include "core/base/json.h"
#include "core/match/match.h"
#include "core/state/position.h"

static guint64
count (const GnMatch *match,
       gconstpointer  state,
       guint          depth)
{
  g_auto (GnMoveList) legal = { 0 };
  guint64 nodes = 0;

  match->game->legal (match, state, &legal);
  if (depth == 1)
    return legal.n;

  g_autofree gpointer next = g_malloc (match->game->state_size);

  for (guint i = 0; i < legal.n; i++)
    {
      memcpy (next, state, match->game->state_size);
      match->game->apply (match, next, &legal.move[i], NULL);
      nodes += count (match, next, depth - 1);
    }
  return nodes;
}

static GnMatch *
match_of (JsonObject *object)
{
  const GnGame *game = gn_games_find (json_object_get_string_member (object, "game"));
  g_autoptr (GError) error = NULL;
  GnMatch *match;

  g_assert_nonnull (game);
  match = gn_match_new (game, (guint) json_object_get_int_member (object, "seats"), NULL, &error);
  g_assert_no_error (error);

  if (json_object_has_member (object, "dealer"))
    {
      gboolean box = g_str_equal (json_object_get_string_member (object, "dealer"), "box");

      for (guint f = 0; game->families[f].id; f++)
        match->dealer[f] = box ? GN_DEALER_BOX : GN_DEALER_APP;
    }
  if (json_object_has_member (object, "options"))
    {
      JsonObject *options = json_object_get_object_member (object, "options");
      g_autoptr (GList) names = json_object_get_members (options);

      for (GList *name = names; name; name = name->next)
        g_assert_true (gn_match_set_option (match, name->data, json_object_get_string_member (options, name->data)));
    }
  return match;
}

static void
test_case (gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GString) found = g_string_new (NULL);
  gboolean all_right = TRUE;
  GnSay why = { 0 };

  g_assert_true (g_file_get_contents (data, &text, NULL, &error));
  node = gn_json_parse (text, -1, 1 << 20, &error);
  g_assert_no_error (error);

  JsonObject *object = json_node_get_object (node);
  JsonArray *nodes = json_object_get_array_member (object, "nodes");
  g_autoptr (GnMatch) match = match_of (object);
  g_autofree gpointer state = g_malloc0 (match->game->state_size);
  guint most = g_getenv ("GNOMON_LONG") ? G_MAXUINT : 400000;

  g_assert_true (match->game->start (match, state, &why));
  gn_position_merge (match, state, json_object_get_member (object, "position"), &why, &error);
  g_assert_no_error (error);

  for (guint depth = 1; depth <= json_array_get_length (nodes); depth++)
    {
      guint64 expected = (guint64) json_array_get_int_element (nodes, depth - 1);

      if (expected > most)
        break;

      guint64 ways = count (match, state, depth);

      g_string_append_printf (found, "%s%" G_GUINT64_FORMAT, depth > 1 ? ", " : "", ways);
      all_right &= ways == expected;
    }

  if (!all_right)
    {
      g_test_message ("%s: found %s", (const char *) data, found->str);
      g_test_fail ();
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GDir) dir = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "conformance", "perft", NULL);

  dir = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *test = g_strconcat ("/perft/", name, NULL);

      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
      g_test_add_data_func (test, paths->pdata[paths->len - 1], test_case);
    }
  return g_test_run ();
}
