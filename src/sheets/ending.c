/* ending.c: how a match ended, in words and pictures
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "ending.h"

#include <glib/gi18n.h>

#include "core/words/text.h"

char *
gn_party_name (const GnMatch      *match,
               const GnScoresheet *score,
               guint               party)
{
  if (score->seat[party] >= 0)
    return g_strdup (gn_match_name (match, score->seat[party]));
  return gn_say_text (match, &score->name[party], FALSE);
}

char *
gn_side_name (const GnMatch      *match,
              const GnScoresheet *score,
              guint               party)
{
  return score->side[party].text ? gn_say_text (match, &score->side[party], FALSE)
                                 : gn_party_name (match, score, party);
}

char *
gn_parties_names (const GnMatch      *match,
                  const GnScoresheet *score,
                  guint               parties)
{
  const guint n = (guint) __builtin_popcount (parties);
  GString *text = g_string_new (NULL);
  guint k = 0;

  GN_FOR_PARTIES (score, p)
    if (parties >> p & 1)
      {
        g_autofree char *name = gn_party_name (match, score, p);

        if (k)
          g_string_append (text, k + 1 == n ? C_("list, before the last", " and ") : C_("list", ", "));
        g_string_append (text, name);
        k++;
      }
  return g_string_free (text, FALSE);
}

/* The parties in first place, or all who have played together. */
static guint
on_stage (const GnScoresheet *score)
{
  const gboolean all = score->outcome == GN_OUTCOME_ALL_WON || score->outcome == GN_OUTCOME_ALL_LOST;
  guint parties = 0;

  if (score->outcome == GN_OUTCOME_UNFINISHED)
    return 0;
  GN_FOR_PARTIES (score, p)
    if (all ? score->seat[p] >= 0 : score->rank[p] == 1)
      parties |= 1u << p;
  return parties;
}

static char *
without_full_stop (char *sentence)
{
  if (g_str_has_suffix (sentence, "."))
    sentence[strlen (sentence) - 1] = '\0';
  return sentence;
}

/* Takes what is after the colon off a verdict: "Zoë wins: 19 points and 131 gold". @from: the end of the names, which
 * may have colons of their own. */
static char *
take_reason (char  *verdict,
             gsize  from)
{
  char *colon = strchr (verdict + from, ':'), *end = colon, *reason;
  char first[7] = { 0 };

  if (!colon)
    return g_strdup ("");
  reason = colon + 1;
  while (g_unichar_isspace (g_utf8_get_char (reason)))
    reason = g_utf8_next_char (reason);
  /* French has a space before the colon */
  while (end > verdict && g_unichar_isspace (g_utf8_get_char (g_utf8_prev_char (end))))
    end = g_utf8_prev_char (end);
  g_unichar_to_utf8 (g_unichar_totitle (g_utf8_get_char (reason)), first);
  reason = g_strconcat (first, *reason ? g_utf8_next_char (reason) : "", NULL);
  *end = '\0';
  return reason;
}

#define MOST_NAMED 6   /* winners in a headline */

/* Who won, if the game's verdict does not say it better. */
static char *
short_headline (const GnMatch      *match,
                const GnScoresheet *score,
                guint               first)
{
  const guint n = (guint) __builtin_popcount (first);
  g_autofree char *who = gn_parties_names (match, score, first);

  switch (score->outcome)
    {
    case GN_OUTCOME_ALL_WON:
      return g_strdup (_("All win together"));
    case GN_OUTCOME_ALL_LOST:
      return g_strdup (_("All lose together"));
    case GN_OUTCOME_TIED:
      return g_strdup (_("A tie: nobody wins"));
    case GN_OUTCOME_WON:
    case GN_OUTCOME_RANKED:
    case GN_OUTCOME_SHARED:
      if (n == 1)
        return gn_fill (_("{who} wins"), "who", who, NULL);
      if (n == match->n_seats)
        return g_strdup (_("All share the win"));
      if (n > MOST_NAMED)
        {
          g_autofree char *number = gn_number_text ((int) n);

          /* Translators: headline of a result, where the names of the winners would be too many */
          return gn_fill (ngettext ("{n} player wins", "{n} players share the win", n), "n", number, NULL);
        }
      return gn_fill (_("{who} share the win"), "who", who, NULL);
    case GN_OUTCOME_UNFINISHED:
    default:
      /* Translators: headline of the scores of a table that has not ended. */
      return g_strdup (_("The table so far"));
    }
}

/* "Ann and Zoë, 18 to 14" */
static char *
side_reason (const GnMatch      *match,
             const GnScoresheet *score,
             guint               first)
{
  g_autofree char *who = gn_parties_names (match, score, first);
  g_autofree char *points = gn_number_text (score->total[__builtin_ctz (first)]);
  gint32 best = G_MININT32;

  GN_FOR_PARTIES (score, p)
    if (!(first >> p & 1))
      best = MAX (best, score->total[p]);
  /* level: the tie-break tells the rest */
  if (best == G_MININT32 || best == score->total[__builtin_ctz (first)] || !gn_scoresheet_has_points (score))
    return g_steal_pointer (&who);

  g_autofree char *others = gn_number_text (best);

  /* Translators: who is in the winning team, its points, and those of the best other team: "Ann and Zoë, 18 to 14" */
  return gn_fill (_("{who}, {points} to {others}"), "who", who, "points", points, "others", others, NULL);
}

/* What was compared in a step of the tie-break, side by side. */
static char *
step_words (const GnMatch      *match,
            const GnScoresheet *score,
            const GnSheetTie   *tie)
{
  g_autofree char *what = gn_say_text (match, &tie->what, FALSE);
  g_autoptr (GString) figures = g_string_new (NULL);

  GN_FOR_PARTIES (score, p)
    {
      const guint side = gn_scoresheet_side (score, p);

      if (!(tie->among >> p & 1) || (guint) __builtin_ctz (side) != p)
        continue;

      g_autofree char *name = gn_side_name (match, score, p);

      g_string_append_printf (figures, "%s%s %d", figures->len ? C_("list", ", ") : "", name, tie->value[p]);
    }
  /* Translators: a step of a tie-break: what was compared, and the figures: "Gold after the sale: Berta 124, Cy 109" */
  return gn_fill (_("{what}: {figures}"), "what", what, "figures", figures->str, NULL);
}

GnEnding *
gn_ending_new (GnMatchTable       *table,
               const GnScoresheet *score)
{
  const GnMatch *match = gn_match_table_get_match (table);
  const GnHead *head = gn_match_table_state (table, GN_PUBLIC);
  g_autofree char *verdict = gn_say_text (match, &score->verdict, FALSE);
  GnEnding *ending = g_new0 (GnEnding, 1);
  const guint stage = on_stage (score);

  ending->steps = g_ptr_array_new_with_free_func (g_free);
  ending->headline = short_headline (match, score, stage);
  ending->villain = score->villain;
  for (guint t = 0; t < score->n_ties; t++)
    g_ptr_array_add (ending->steps, step_words (match, score, &score->tie[t]));
  GN_FOR_PARTIES (score, p)
    if (stage >> p & 1)
      ending->stage[ending->n_stage++] = (guint8) p;

  if (head->stopped && *verdict)
    {
      g_free (ending->headline);
      ending->headline = without_full_stop (g_steal_pointer (&verdict));
      ending->reason = g_strdup ("");
      ending->n_stage = 0;
      return ending;
    }
  if (score->outcome != GN_OUTCOME_UNFINISHED)
    ending->mood = score->outcome == GN_OUTCOME_ALL_LOST ? GN_MOOD_LOST
                   : score->outcome == GN_OUTCOME_TIED ? GN_MOOD_TIED
                                                       : GN_MOOD_WON;

  /* The verdict is the headline where it says the same and more ("Caroline wins with 18 points."), and where a side
   * has won. */
  const gboolean side = (score->outcome == GN_OUTCOME_WON || score->outcome == GN_OUTCOME_RANKED) && stage
                        && score->side[__builtin_ctz (stage)].text != 0;

  if (side)
    ending->reason = side_reason (match, score, stage);
  else if (g_str_has_prefix (verdict, ending->headline))
    ending->reason = take_reason (without_full_stop (verdict), strlen (ending->headline));
  else
    {
      ending->reason = g_steal_pointer (&verdict);
      return ending;
    }
  g_free (ending->headline);
  ending->headline = without_full_stop (g_steal_pointer (&verdict));
  return ending;
}

void
gn_ending_free (GnEnding *ending)
{
  if (!ending)
    return;

  g_free (ending->headline);
  g_free (ending->reason);
  g_ptr_array_unref (ending->steps);
  g_free (ending);
}
