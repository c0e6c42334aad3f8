/* gn-sheet.c: gathering what a scoresheet says
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gn-sheet.h"

#include <glib/gi18n.h>

#include "gn-position.h"
#include "gn-text.h"

static void
sheet_line_free (gpointer data)
{
  GnSheetLine *line = data;

  g_free (line->name);
  g_free (line->value);
  g_free (line);
}

static void
sheet_amendment_free (gpointer data)
{
  GnSheetAmendment *amendment = data;

  g_free (amendment->when);
  g_free (amendment->why);
  g_free (amendment);
}

static void
add_term (GnSheet    *sheet,
          const char *name,
          const char *value,
          gboolean    special)
{
  GnSheetLine *line = g_new0 (GnSheetLine, 1);

  line->name = g_strdup (name);
  line->value = g_strdup (value);
  line->special = special;
  g_ptr_array_add (sheet->terms, line);
}

char *
gn_sheet_party (const GnSheet *sheet,
                guint          party)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);

  if (sheet->score->seat[party] >= 0)
    return g_strdup (gn_match_name (match, sheet->score->seat[party]));
  return gn_say_text (match, &sheet->score->name[party], FALSE);
}

char *
gn_sheet_place (const GnSheet *sheet,
                guint          party)
{
  guint rank = sheet->score->rank[party];
  guint same = 0;

  if (!rank || sheet->score->outcome == GN_OUTCOME_UNFINISHED)
    return g_strdup ("");
  for (guint p = 0; p < sheet->score->n_parties; p++)
    same += sheet->score->rank[p] == rank;

  g_autofree char *number = g_strdup_printf ("%u", rank);

  if (same == 1)
    return g_steal_pointer (&number);
  /* Translators: a place that several share: "shared 1" */
  return gn_fill (_("shared {place}"), "place", number, NULL);
}

/* ---- Charts -------------------------------------------------------------- */

static void
gather_points (GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  g_autoptr (GArray) series = gn_match_table_series (sheet->table);
  const gint32 (*totals)[GN_MAX_PARTIES] = (gpointer) series->data;
  const GnField *clock = NULL;
  GnChart *chart = &sheet->points;

  for (guint f = 0; match->game->fields[f].type != GN_FIELD_END; f++)
    if (match->game->fields[f].flags & GN_FIELD_CLOCK)
      clock = &match->game->fields[f];
  if (!clock || series->len < 2)
    return;

  g_autofree char *total = gn_say_text (match, &sheet->score->total_label, FALSE);

  chart->title = g_strdup (*total ? total : _("Points"));
  chart->axis = g_strdup (gn_tr (clock->title));
  /* A match begun in the middle has nothing to show of the rounds before. */
  g_autofree gpointer start = gn_match_table_state_at (sheet->table, 0, GN_PUBLIC);
  guint before = (guint) CLAMP (gn_field_get (clock, start, -1, -1) - 1, 0, (gint64) series->len - 1);

  chart->first = (gint32) before;
  chart->n_points = series->len - before;
  chart->goal = sheet->score->goal;
  if (chart->goal)
    {
      g_autofree char *goal = g_strdup_printf ("%d", chart->goal);

      /* Translators: label of a line across a chart: "the end is at 18" */
      chart->goal_text = gn_fill (_("the end is at {goal}"), "goal", goal, NULL);
    }
  for (guint p = 0; p < sheet->score->n_parties && chart->n_lines < GN_CHART_LINES; p++)
    {
      GnChartLine *line = &chart->line[chart->n_lines++];
      int seat = sheet->score->seat[p];

      line->shape = seat >= 0 ? match->seat[seat].colour : 5;
      line->dash = p % 4;
      line->name = gn_sheet_party (sheet, p);
      line->value = g_new (gint32, chart->n_points);
      for (guint k = 0; k < chart->n_points; k++)
        line->value[k] = totals[before + k][p];
    }
}

/* The field that the game wants drawn (prices), as it was when each clock value began. */
static void
gather_fields (GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnField *clock = NULL, *field = NULL;
  GnChart *chart = &sheet->fields;
  guint steps = gn_match_table_get_n_steps (sheet->table);
  gint64 highest = 0;

  for (const GnField *f = match->game->fields; f->type != GN_FIELD_END; f++)
    {
      if (f->flags & GN_FIELD_CLOCK)
        clock = f;
      if (f->flags & GN_FIELD_CHART)
        field = f;
    }
  if (!clock || !field || !field->dim[0])
    return;

  highest = gn_field_get (clock, gn_match_table_state (sheet->table, GN_PUBLIC), -1, -1);
  if (highest < 2 || highest > 1000)
    return;

  chart->first = 1;
  chart->n_points = (guint) highest;
  chart->n_lines = MIN (GN_CHART_LINES, gn_field_length (match, field, 0));
  chart->title = g_strdup (gn_tr (field->title));
  chart->axis = g_strdup (gn_tr (clock->title));
  for (guint i = 0; i < chart->n_lines; i++)
    {
      GnThing thing = { field->index[0], (gint16) i };
      /* Gem cuts differ, and so do the lines: colours of the seats would say something else. */
      static const guint32 colours[GN_CHART_LINES] = { 0x6fb1cd, 0xc4283f, 0x2c5cc0, 0x1f8f5a, 0x6b4fb3, 0xa87c00, 0x4d5a66, 0xb8558f };

      chart->line[i].colour = colours[i];
      chart->line[i].dash = i % 4;
      chart->line[i].shape = -1;
      chart->line[i].piece = gn_thing_icon (match, thing);
      chart->line[i].name = gn_thing_name (match, thing);
      chart->line[i].value = g_new (gint32, chart->n_points);
      for (guint k = 0; k < chart->n_points; k++)
        chart->line[i].value[k] = G_MININT32;
    }

  for (guint n = 0; n <= steps; n++)
    {
      g_autofree gpointer state = gn_match_table_state_at (sheet->table, n, GN_PUBLIC);
      gint64 now = gn_field_get (clock, state, -1, -1);

      if (now < 1 || now > highest || chart->line[0].value[now - 1] != G_MININT32)
        continue;
      for (guint i = 0; i < chart->n_lines; i++)
        chart->line[i].value[now - 1] = (gint32) gn_field_get (field, state, (int) i, -1);
    }
}

/* ---- Terms and amendments ------------------------------------------------ */

static void
gather_terms (GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnGame *game = match->game;

  for (guint o = 0; game->options && game->options[o].id; o++)
    if (!game->options[o].per_seat)
      add_term (sheet, gn_tr (game->options[o].title), gn_tr (game->options[o].choices[match->option[o]].title), match->option[o] != 0);

  for (guint f = 0; game->families && game->families[f].id; f++)
    add_term (sheet, gn_tr (game->families[f].title),
              match->dealer[f] == GN_DEALER_APP ? _("dealt by Gnomon") : _("from the box"), FALSE);

  for (guint r = 0; game->roles && game->roles[r]; r++)
    if (match->role[r] >= 0)
      add_term (sheet, gn_tr (game->role_titles[r]), gn_match_name (match, match->role[r]), FALSE);

  if (match->set)
    add_term (sheet, _("Component set"), gn_set_get_title (match->set), FALSE);
}

static char *
clock_text (gint64 seconds)
{
  return g_strdup_printf ("%d:%02d", (int) (seconds / 3600), (int) (seconds / 60 % 60));
}

static void
gather_log (GnSheet *sheet)
{
  GPtrArray *log = gn_match_table_get_log (sheet->table);
  guint undone = 0;

  for (guint i = 0; i < log->len; i++)
    {
      const GnStep *step = log->pdata[i];

      if (step->flags & GN_STEP_UNDONE)
        {
          undone++;
          continue;
        }
      if (step->kind == GN_STEP_AMEND)
        {
          GnSheetAmendment *amendment = g_new0 (GnSheetAmendment, 1);
          g_autofree char *number = g_strdup_printf ("%u", step->number);
          g_autofree char *when = clock_text (step->time);

          /* Translators: where in the match a correction was made: number of the entry, hours:minutes since the start */
          amendment->when = gn_fill (_("entry {n}, {time}"), "n", number, "time", when, NULL);
          amendment->why = g_strdup (step->why ? step->why : "");
          g_ptr_array_add (sheet->amendments, amendment);
        }
    }

  guint entries = gn_match_table_get_n_steps (sheet->table);
  g_autofree char *count = g_strdup_printf (ngettext ("%u entry", "%u entries", entries), entries);

  if (undone)
    {
      g_autofree char *back = g_strdup_printf ("%u", undone);
      /* Translators: {entries} is "187 entries"; {n} of them, more, were undone after something had been seen */
      g_autofree char *both = gn_fill (_("{entries}, and {n} undone"), "entries", count, "n", back, NULL);

      add_term (sheet, _("Record"), both, FALSE);
    }
  else
    {
      add_term (sheet, _("Record"), count, FALSE);
    }
}

/* When it began and how long it was played: between evenings no time passes for a match. */
static char *
subtitle (GnMatchTable *table)
{
  gint64 minutes = gn_match_table_get_elapsed (table) / 60;
  g_autoptr (GDateTime) from = g_date_time_new_from_unix_local (gn_match_table_get_started (table));

  if (!from)
    return g_strdup ("");

  /* Translators: a date in g_date_time_format()'s language: "Friday 20 November 2026" */
  g_autofree char *day = g_date_time_format (from, _("%A %-e %B %Y"));
  g_autofree char *start = g_date_time_format (from, "%H:%M");
  g_autofree char *n = g_strdup_printf ("%" G_GINT64_FORMAT, minutes);

  /* Translators: "Friday 20 November 2026, 20:05, 112 minutes of play" */
  return gn_fill (ngettext ("{day}, {from}, {n} minute of play", "{day}, {from}, {n} minutes of play", (gulong) minutes),
                  "day", day, "from", start, "n", n, NULL);
}

GnSheet *
gn_sheet_new (GnMatchTable *table,
              int           viewer)
{
  GnSheet *sheet = g_new0 (GnSheet, 1);
  const GnMatch *match = gn_match_table_get_match (table);

  sheet->table = g_object_ref (table);
  sheet->score = gn_match_table_score (table, viewer);
  sheet->title = g_strdup (gn_tr (match->game->title));
  sheet->subtitle = subtitle (table);
  sheet->verdict = gn_say_text (match, &sheet->score->verdict, FALSE);
  sheet->terms = g_ptr_array_new_with_free_func (sheet_line_free);
  sheet->amendments = g_ptr_array_new_with_free_func (sheet_amendment_free);
  sheet->notes = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < sheet->score->n_notes; i++)
    g_ptr_array_add (sheet->notes, gn_say_text (match, &sheet->score->note[i], FALSE));
  gather_points (sheet);
  gather_fields (sheet);
  gather_terms (sheet);
  gather_log (sheet);
  return sheet;
}

void
gn_sheet_free (GnSheet *sheet)
{
  if (!sheet)
    return;

  g_clear_object (&sheet->table);
  g_clear_pointer (&sheet->score, gn_scoresheet_free);
  g_free (sheet->title);
  g_free (sheet->subtitle);
  g_free (sheet->verdict);
  g_ptr_array_unref (sheet->terms);
  g_ptr_array_unref (sheet->amendments);
  g_ptr_array_unref (sheet->notes);
  gn_chart_clear (&sheet->points);
  gn_chart_clear (&sheet->fields);
  g_free (sheet);
}
