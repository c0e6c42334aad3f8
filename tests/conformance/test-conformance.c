/* test-conformance.c: random matches over all games; at every state everything that the contract promises is asked
 *
 * GNOMON_LONG=1 plays many more; GNOMON_CASE=game:number plays one again, every check at every state.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include <stdlib.h>

#define MOST_MOVES 20000

static void
look_closely (Playout *playout)
{
  guint often = playout->checks ? 1 : 12;

  check_prompt (playout);
  check_listed (playout);
  check_audit (playout);
  check_commute (playout);
  check_outcomes_hidden (playout);

  /* What takes long is asked at every state in the long run only. */
  if (gn_stream_below (&playout->stream, often) == 0)
    {
      check_complete (playout);
      check_wholes (playout);
    }
  if (gn_stream_below (&playout->stream, often) == 0)
    check_position (playout);
  if (gn_stream_below (&playout->stream, often) == 0)
    check_words (playout);
  if (gn_stream_below (&playout->stream, often) == 0)
    check_secrets (playout);
}

/* With a story and without one the same happens. */
static void
say (Playout      *playout,
     const GnMove *move)
{
  g_autofree gpointer silent = playout_dup (playout, playout->state);
  g_autoptr (GnStory) story = gn_story_new ();

  playout_apply (playout, silent, move, NULL);
  playout_apply (playout, playout->state, move, story);
  g_array_append_vals (playout->moves, move, 1);
  if (!playout_same (playout, silent, playout->state))
    {
      g_autofree char *difference = playout_difference (playout, silent, playout->state);

      playout_fail (playout, "the story changes what happens: %s", difference);
    }
  check_story (playout, story);
}

/* Returns: how many moves it took; 0: the game refused to start so. */
static guint
play (const GnGame *game,
      guint         number)
{
  g_autoptr (Playout) playout = playout_new (game, number);
  g_autoptr (Mirror) mirror = NULL;

  if (!playout)
    return 0;

  if (!playout->half && playout->match->dealer[0] == GN_DEALER_APP)
    mirror = mirror_new (playout);

  while (!((const GnHead *) playout->state)->over)
    {
      playout_require (playout, playout->moves->len < MOST_MOVES, "it does not end");
      playout_look (playout);
      look_closely (playout);

      /* Now and then somebody reads out what is printed on a component; and when nothing else can be done. */
      const GnMove *chosen = playout_choose (playout);

      if (playout->half && (!chosen || gn_stream_below (&playout->stream, 40) == 0))
        {
          gboolean taught = playout_teach (playout);

          playout_require (playout, taught || chosen, "nothing can be said, and there is nothing to teach");
          if (taught)
            continue;
        }
      playout_require (playout, chosen, "nothing can be said");

      GnMove move = *chosen;
      GnPrompt before = playout->asked;

      say (playout, &move);
      if (mirror)
        mirror_follow (mirror, playout, &move, &before);
    }

  playout_look (playout);
  check_prompt (playout);
  check_complete (playout);
  check_audit (playout);
  check_position (playout);
  check_words (playout);
  check_secrets (playout);
  return playout->moves->len;
}

static void
test_playouts (gconstpointer data)
{
  const GnGame *game = data;
  gboolean many = g_getenv ("GNOMON_LONG") != NULL;
  guint matches = many ? 240 : 24, played = 0, moves = 0;
  /* In the long run half of the matches are new every day. */
  guint today = (guint) (g_get_real_time () / G_USEC_PER_SEC / 86400) * 1000;

  for (guint i = 0; i < matches; i++)
    {
      guint n = play (game, many && i % 2 ? today + i : i);

      played += n > 0;
      moves += n;
    }
  g_test_message ("%u of %u matches, %u moves", played, matches, moves);
  g_assert_cmpuint (played * 2, >, matches);
}

static void
test_one (gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (data, ":", 2);
  const GnGame *game = gn_games_find (parts[0]);

  g_assert_nonnull (game);
  g_assert_nonnull (parts[1]);
  g_test_message ("%u moves", play (game, (guint) atoi (parts[1])));
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
