/* playout-run.c: one random match from start to end, looked at on the way
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"
#include "known.h"

#define MOST_MOVES 20000

static void
look_closely (Playout *playout)
{

  check_prompt (playout);
  check_listed (playout);
  check_audit (playout);
  check_left_out (playout);
  check_ranges (playout);
  check_commute (playout);
  check_outcomes_hidden (playout);

  /* What takes long is asked now and then; at every state where one match is played again. */
  if (gn_stream_below (&playout->stream, playout->often) == 0)
    {
      check_complete (playout);
      check_wholes (playout);
    }
  if (gn_stream_below (&playout->stream, playout->often) == 0)
    check_position (playout);
  if (gn_stream_below (&playout->stream, playout->often) == 0)
    check_words (playout);
  if (gn_stream_below (&playout->stream, playout->often) == 0)
    check_secrets (playout);
}

/* A win or a loss is seen at once, and nothing else ends a match. */
static void
check_ended (Playout       *playout,
             gconstpointer  before,
             const GnMove  *move)
{
  const KnownGame *known = known_game (playout->game->id);
  const int ended = known->ended ? known->ended (playout, before, move) : -1;

  if (ended >= 0)
    playout_require (playout, ended == (((const GnHead *) playout->state)->over != 0), "by the rules the match %s over",
                     ended ? "is" : "is not");
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

guint
playout_run (const GnGame *game,
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
      g_autofree gpointer was = playout_dup (playout, playout->state);

      say (playout, &move);
      check_ended (playout, was, &move);
      if (mirror)
        mirror_follow (mirror, playout, &move, &before);
    }

  playout_look (playout);
  check_gathers (playout);
  check_prompt (playout);
  check_complete (playout);
  check_audit (playout);
  check_position (playout);
  check_words (playout);
  check_secrets (playout);
  return playout->moves->len;
}
