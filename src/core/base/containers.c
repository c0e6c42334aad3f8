/* containers.c: the growing arrays of moves, facts, outcomes and insights
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "story.h"

/* Makes room for one more element, and for more of them each time. */
#define MAKE_ROOM(self, array) \
  G_STMT_START { \
    if ((self)->n == (self)->allocated) \
      { \
        (self)->allocated = MAX (16, (self)->allocated * 2); \
        (self)->array = g_realloc_n ((self)->array, (self)->allocated, sizeof *(self)->array); \
      } \
  } G_STMT_END

void
gn_move_list_init (GnMoveList *list)
{
  *list = (GnMoveList) { NULL, 0, 0 };
}

void
gn_move_list_clear (GnMoveList *list)
{
  g_free (list->move);
  gn_move_list_init (list);
}

void
gn_move_list_grow (GnMoveList *list)
{
  list->allocated = list->allocated ? list->allocated * 2 : 64;
  list->move = g_renew (GnMove, list->move, list->allocated);
}

GnStory *
gn_story_new (void)
{
  return g_new0 (GnStory, 1);
}

void
gn_story_free (GnStory *story)
{
  if (!story)
    return;

  g_free (story->fact);
  g_free (story);
}

GnStory *
gn_story_copy (const GnStory *story)
{
  GnStory *copy = gn_story_new ();

  copy->n = copy->allocated = story->n;
  copy->fact = g_memdup2 (story->fact, story->n * sizeof *story->fact);
  return copy;
}

void
gn_say_values (GnSay     *say,
               const int *text_and_args,
               guint      n)
{
  if (!say)
    return;

  g_assert (n >= 1 && n <= 1 + G_N_ELEMENTS (say->arg));
  say->text = (guint16) text_and_args[0];
  for (guint i = 0; i < G_N_ELEMENTS (say->arg); i++)
    say->arg[i] = i + 1 < n ? (gint16) CLAMP (text_and_args[i + 1], G_MININT16, G_MAXINT16) : GN_NONE;
}

void
gn_story_add_values (GnStory   *story,
                     GnViewers  viewers,
                     const int *text_and_args,
                     guint      n)
{
  MAKE_ROOM (story, fact);

  GnFact *fact = &story->fact[story->n++];

  gn_say_values (&fact->say, text_and_args, n);
  fact->viewers = viewers;
}

void
gn_outcomes_init (GnOutcomes *outcomes)
{
  *outcomes = (GnOutcomes) { 0 };
}

void
gn_outcomes_clear (GnOutcomes *outcomes)
{
  g_free (outcomes->outcome);
  gn_outcomes_init (outcomes);
}

GnMove *
gn_outcomes_add (GnOutcomes *outcomes,
                 guint       verb,
                 guint64     weight)
{
  MAKE_ROOM (outcomes, outcome);

  GnOutcome *outcome = &outcomes->outcome[outcomes->n++];

  outcome->weight = weight;
  outcomes->total += weight;
  gn_move_init (&outcome->move, GN_CHANCE, verb);
  return &outcome->move;
}

void
gn_insights_init (GnInsights *insights)
{
  *insights = (GnInsights) { 0 };
}

void
gn_insights_clear (GnInsights *insights)
{
  g_free (insights->insight);
  gn_insights_init (insights);
}

GnInsight *
gn_insights_add (GnInsights    *insights,
                 GnInsightKind  kind)
{
  MAKE_ROOM (insights, insight);

  GnInsight *insight = &insights->insight[insights->n++];

  *insight = (GnInsight) { .kind = kind, .seat = -1, .thing = { 0, GN_NONE } };
  return insight;
}

GnInsight *
gn_insights_about (GnInsights    *insights,
                   GnInsightKind  kind,
                   int            seat,
                   guint          domain,
                   int            value,
                   gint64         a,
                   gint64         b)
{
  GnInsight *insight = gn_insights_add (insights, kind);

  insight->seat = (gint8) MAX (seat, -1);
  if (value >= 0)
    insight->thing = GN_THING ((guint8) domain, (gint16) value);
  insight->a = a;
  insight->b = b;
  return insight;
}
