/* containers.c: the growing arrays of moves, facts, outcomes and insights
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "story.h"

/* Makes room for one more element and keeps the contents. */
static void
grow (gpointer *array,
      guint    *allocated,
      gsize     size)
{
  *allocated = *allocated ? *allocated * 2 : 16;
  *array = g_realloc_n (*array, *allocated, size);
}

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

gboolean
gn_say_values (GnSay     *say,
               const int *text_and_args,
               guint      n)
{
  if (!say)
    return FALSE;

  g_assert (n >= 1 && n <= 1 + G_N_ELEMENTS (say->arg));
  say->text = (guint16) text_and_args[0];
  for (guint i = 0; i < G_N_ELEMENTS (say->arg); i++)
    say->arg[i] = i + 1 < n ? (gint16) CLAMP (text_and_args[i + 1], G_MININT16, G_MAXINT16) : GN_NONE;
  return FALSE;
}

void
gn_story_add_values (GnStory   *story,
                     GnViewers  viewers,
                     const int *text_and_args,
                     guint      n)
{
  if (story->n == story->allocated)
    {
      gpointer array = story->fact;

      grow (&array, &story->allocated, sizeof *story->fact);
      story->fact = array;
    }

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
  if (outcomes->n == outcomes->allocated)
    {
      gpointer array = outcomes->outcome;

      grow (&array, &outcomes->allocated, sizeof *outcomes->outcome);
      outcomes->outcome = array;
    }

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
  if (insights->n == insights->allocated)
    {
      gpointer array = insights->insight;

      grow (&array, &insights->allocated, sizeof *insights->insight);
      insights->insight = array;
    }

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

  insight->seat = (gint8) seat;
  if (value >= 0)
    insight->thing = GN_THING ((guint8) domain, (gint16) value);
  insight->a = a;
  insight->b = b;
  return insight;
}
