/* test-gw-playouts.c: whole random matches of Gnômes & Wizards, looked at on the way as those of the other games are
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include "gnomes-wizards/gnomes-wizards.h"

#include <stdlib.h>

static void
test_playouts (void)
{
  const guint matches = g_getenv ("GNOMON_LONG") ? 160 : 24;
  guint played = 0, moves = 0;

  for (guint i = 0; i < matches; i++)
    {
      const guint n = playout_run (&gw_game, i);

      played += n > 0;
      moves += n;
    }
  g_test_message ("%u of %u matches, %u moves", played, matches, moves);
  g_assert_cmpuint (played * 2, >, matches);
}

static void
test_one (gconstpointer data)
{
  g_test_message ("%u moves", playout_run (&gw_game, (guint) atoi (data)));
}

int
main (int   argc,
      char *argv[])
{
  const char *one = g_getenv ("GNOMON_CASE");

  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  gn_game_register (&gw_game);
  if (one)
    g_test_add_data_func ("/gnomes-wizards/one", strchr (one, ':') ? strchr (one, ':') + 1 : one, test_one);
  else
    g_test_add_func ("/gnomes-wizards/playouts", test_playouts);
  return g_test_run ();
}
