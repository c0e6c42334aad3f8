/* golden.c: which way a match ended
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "golden.h"

/* Was the first place among those who were still tied at a step, and did the step tell them apart? */
static gboolean
tie_decided (const GnScoresheet *sheet)
{
  for (guint t = 0; t < sheet->n_ties; t++)
    {
      const GnSheetTie *tie = &sheet->tie[t];

      for (guint party = 0; party < sheet->n_parties; party++)
        if (sheet->rank[party] == 1 && (tie->among >> party & 1) && (tie->winners >> party & 1)
            && tie->winners != tie->among)
          return TRUE;
    }
  return FALSE;
}

/* Was what ended it certain beforehand? */
static gboolean
was_certain (const GnScoresheet *sheet)
{
  for (guint i = 0; i < sheet->n_figures; i++)
    if (sheet->figure[i].unit == GN_UNIT_CHANCE && sheet->figure[i].value == sheet->figure[i].of)
      return TRUE;
  return FALSE;
}

guint
golden_parts (const char  *name,
              char       **id,
              char       **way)
{
  /* A game's id may have hyphens of its own. */
  const char *last = strrchr (name, '-'), *before = last;

  while (before > name && before[-1] != '-')
    before--;
  *id = g_strndup (name, (gsize) (before - name - 1));
  *way = g_strdup (last + 1);
  return (guint) g_ascii_strtoull (before, NULL, 10);
}

char *
golden_ending (GnMatchTable *table)
{
  const GnMatch *match = gn_match_table_get_match (table);
  const GnHead *head = gn_match_table_state (table, GN_EVERYTHING);
  g_autoptr (GnScoresheet) sheet = gn_match_table_score (table, GN_EVERYTHING);
  const char *way = "won";

  if (!head->over)
    return NULL;
  if (head->stopped)
    way = "stopped";
  else if (sheet->outcome == GN_OUTCOME_ALL_LOST)
    {
      const char *id = match->game->texts[sheet->verdict.text].id;   /* a team can lose in several ways */

      way = strrchr (id, '-') ? strrchr (id, '-') + 1 : id;
    }
  else if (sheet->outcome == GN_OUTCOME_SHARED)
    way = "shared";
  else if (sheet->outcome == GN_OUTCOME_TIED)
    way = "tied";
  else if (tie_decided (sheet))
    way = "tie";
  else if (was_certain (sheet))
    way = "certain";
  return g_strdup_printf ("%s-%u-%s", match->game->id, match->n_seats, way);
}
