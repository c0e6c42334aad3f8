/* test-conformance.c: random matches over all games; at every state everything that the contract promises is asked
 *
 * The same matches every time, so that what fails once fails again. GNOMON_LONG=1 plays many more, GNOMON_FIRST=1000
 * others than those from 0; GNOMON_CASE=game:number plays one again, every check at every state.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include <stdlib.h>

/* Seconds a game: the long run goes on so long, where its matches are not through before. */
#define LONG_ENOUGH 24

static void
test_playouts (gconstpointer data)
{
  const GnGame *game = data;
  gboolean many = g_getenv ("GNOMON_LONG") != NULL;
  const guint least = g_getenv ("GNOMON_QUICK") ? 8 : 24, matches = many ? 100 : least;
  guint played = 0, moves = 0, tried = 0;
  gint64 enough = g_get_monotonic_time () + LONG_ENOUGH * G_USEC_PER_SEC;
  guint first = g_getenv ("GNOMON_FIRST") ? (guint) atoi (g_getenv ("GNOMON_FIRST")) : 0;

  for (guint i = 0; i < matches && (i < least || g_get_monotonic_time () < enough); i++)
    {
      guint n = playout_run (game, first + i);

      tried++;
      played += n > 0;
      moves += n;
    }
  g_test_message ("%u of %u matches, %u moves", played, tried, moves);
  g_assert_cmpuint (played * 3, >, tried);   /* no matter after which of them the time was up */
}

static void
test_one (gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (data, ":", 2);
  const GnGame *game = gn_games_find (parts[0]);

  g_assert_nonnull (game);
  g_assert_nonnull (parts[1]);
  g_test_message ("%u moves", playout_run (game, (guint) atoi (parts[1])));
}

int
main (int   argc,
      char *argv[])
{
  const char *one = g_getenv ("GNOMON_CASE");

  g_test_init (&argc, &argv, NULL);
  gn_games_init ();

  if (one)
    g_test_add_data_func ("/conformance/one", one, test_one);
  for (guint i = 0; !one && gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strconcat ("/conformance/playouts/", gn_games ()[i]->id, NULL);

      g_test_add_data_func (path, gn_games ()[i], test_playouts);
    }
  return g_test_run ();
}
