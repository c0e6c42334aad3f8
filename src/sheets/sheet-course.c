/* sheet-course.c: gathering the course of a match for the scoresheet: charts, rounds, milestones
 *
 * A game names the field that is its clock and the fields to draw over it, and the facts that are milestones or listed
 * by round. This file knows nothing else about a game.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "sheet-private.h"

#include <glib/gi18n.h>

#include "pieces.h"
#include "core/state/position.h"
#include "core/words/text.h"

#define LONGEST 1000

static const GnField *
field_with (const GnGame *game,
            guint         flag)
{
  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    if (field->flags & flag)
      return field;
  return NULL;
}

/* Finds the clock values that the match went through, from its first one. */
static gboolean
span (GnMatchTable  *table,
      const GnField *clock,
      gint64        *first,
      gint64        *last)
{
  g_autofree gpointer start = gn_match_table_state_at (table, 0, GN_PUBLIC);

  *first = MAX (1, gn_field_get (clock, start, -1, -1));
  *last = gn_field_get (clock, gn_match_table_state (table, GN_PUBLIC), -1, -1);
  return *last >= *first && *last - *first < LONGEST;
}

/* ---- Points ---------------------------------------------------------------- */

static void
gather_points (GnSheet       *sheet,
               const GnField *clock)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  g_autoptr (GArray) series = gn_match_table_series (sheet->table);
  const gint32 (*totals)[GN_MAX_PARTIES] = (gpointer) series->data;
  /* a match started in the middle has nothing to show for earlier rounds */
  g_autofree gpointer start = gn_match_table_state_at (sheet->table, 0, GN_PUBLIC);
  const guint before = (guint) CLAMP (gn_field_get (clock, start, -1, -1) - 1, 0, MAX ((gint64) series->len - 1, 0));

  /* the start and one round say no more than the points themselves */
  if (series->len < before + 3)
    return;

  GnChart *chart = &sheet->chart[sheet->n_charts++];
  g_autofree char *total = gn_say_text (match, &sheet->score->total_label, FALSE);

  chart->title = g_strdup (*total ? total : _("Points"));
  chart->axis = g_strdup (gn_tr (clock->title));
  chart->first = (gint32) before;
  chart->n_points = series->len - before;
  chart->goal = sheet->score->goal;
  if (chart->goal)
    {
      g_autofree char *goal = gn_number_text (chart->goal);

      /* Translators: label of a line across a chart: "the end is at 18" */
      chart->goal_text = gn_fill (_("the game ends at {goal}"), "goal", goal, NULL);
    }
  for (guint p = 0; p < sheet->score->n_parties && chart->n_lines < GN_CHART_LINES; p++)
    {
      GnChartLine *line = &chart->line[chart->n_lines++];
      int seat = sheet->score->seat[p];

      line->shape = seat >= 0 ? gn_pieces_seat_paint (match, seat) : 5;
      line->dash = p % GN_CHART_DASHES;
      line->name = gn_sheet_party (sheet, p);
      line->value = g_new (gint32, chart->n_points);
      for (guint k = 0; k < chart->n_points; k++)
        line->value[k] = totals[before + k][p];
    }
}

/* ---- Fields over the clock --------------------------------------------------- */

static void
begin_line (GnChart       *chart,
            const GnMatch *match,
            const GnField *field,
            guint          i)
{
  /* The lines have colors of their own, as gem cuts do: colors of the seats would mean something else. */
  static const guint32 colours[GN_CHART_LINES] = { 0x6fb1cd, 0xc4283f, 0x2c5cc0, 0x1f8f5a, 0x6b4fb3, 0xa87c00, 0x4d5a66,
                                                   0xb4518b };
  GnChartLine *line = &chart->line[i];

  line->colour = colours[i];
  line->dash = i % GN_CHART_DASHES;
  line->shape = -1;
  line->value = g_new (gint32, chart->n_points);
  for (guint k = 0; k < chart->n_points; k++)
    line->value[k] = G_MININT32;

  if (!field->dim[0])
    {
      line->name = g_strdup (gn_tr (field->title));
    }
  else if (field->index[0] == GN_DOMAIN_SEAT)
    {
      line->shape = gn_pieces_seat_paint (match, (int) i);
      line->name = g_strdup (gn_match_name (match, (int) i));
    }
  else
    {
      GnThing thing = { field->index[0], (gint16) i };

      line->piece = gn_thing_icon (match, thing);
      line->name = gn_thing_name (match, thing);
    }
}

/* Prices and the like are shown as they were at the start of each clock value; one value makes no chart. Fields of a
 * seat or of the whole table are like points: shown as they were at the end of each, after a point for the start. */
static void
gather_field (GnSheet       *sheet,
              const GnField *clock,
              const GnField *field)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  guint steps = gn_match_table_get_n_steps (sheet->table);
  gboolean at_end = !field->dim[0] || field->index[0] == GN_DOMAIN_SEAT;
  gint64 first, last;

  if (field->dim[1] || !span (sheet->table, clock, &first, &last) || last < first + 1)
    return;

  GnChart *chart = &sheet->chart[sheet->n_charts++];

  chart->first = (gint32) first - at_end;
  chart->n_points = (guint) (last - first + 1) + at_end;
  chart->n_lines = field->dim[0] ? MIN (GN_CHART_LINES, gn_field_length (match, field, 0)) : 1;
  chart->title = g_strdup (gn_tr (field->title));
  chart->axis = g_strdup (gn_tr (clock->title));
  for (guint i = 0; i < chart->n_lines; i++)
    begin_line (chart, match, field, i);

  for (guint n = 0; n <= steps; n++)
    {
      g_autofree gpointer state = gn_match_table_state_at (sheet->table, n, GN_PUBLIC);
      gint64 now = gn_field_get (clock, state, -1, -1) - chart->first;

      if (at_end && n == 0)
        now = 0;
      if (now < 0 || now >= (gint64) chart->n_points || (!at_end && chart->line[0].value[now] != G_MININT32))
        continue;
      for (guint i = 0; i < chart->n_lines; i++)
        chart->line[i].value[now] = (gint32) gn_field_amount (field, state, field->dim[0] ? (int) i : -1, -1);
    }
}

/* ---- By seat and round ------------------------------------------------------------------ */

/* Finds the person and the thing of a fact: the first of each in its sentence. */
static gboolean
who_and_what (const GnMatch *match,
              const GnFact  *fact,
              int           *seat,
              GnThing       *thing)
{
  g_autoptr (GArray) spans = gn_say_spans (match, &fact->say, FALSE, FALSE);

  *seat = -1;
  thing->value = GN_NONE;
  for (guint i = 0; i < spans->len; i++)
    {
      const GnSpan *span = &g_array_index (spans, GnSpan, i);

      if (span->thing.value == GN_NONE)
        continue;
      if (span->thing.domain == GN_DOMAIN_SEAT && *seat < 0)
        *seat = span->thing.value;
      else if (span->thing.domain != GN_DOMAIN_SEAT && thing->value == GN_NONE)
        *thing = span->thing;
    }
  return *seat >= 0 && *seat < match->n_seats && thing->value != GN_NONE;
}

static void
begin_rounds (GnSheet       *sheet,
              const GnField *clock,
              guint          domain)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  GnSheetRounds *rounds = &sheet->rounds;
  gint64 first, last;

  if (!span (sheet->table, clock, &first, &last))
    return;

  rounds->title = g_strdup (gn_tr (match->game->domains[domain].title));
  rounds->axis = g_strdup (gn_tr (clock->title));
  rounds->first = (gint32) first;
  rounds->n_rounds = (guint) (last - first + 1);
  rounds->cell = g_new0 (char *, rounds->n_rounds * match->n_seats + 1);
  for (guint i = 0; i < rounds->n_rounds * match->n_seats; i++)
    rounds->cell[i] = g_strdup ("");
}

/* Adds a fact that is listed by seat and round; several facts of one round are side by side. */
static void
add_to_round (GnSheet       *sheet,
              const GnField *clock,
              const GnFact  *fact,
              gint64         now)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  GnThing thing;
  int seat;

  if (!who_and_what (match, fact, &seat, &thing))
    return;
  if (!sheet->rounds.n_rounds)
    begin_rounds (sheet, clock, thing.domain);
  if (now < sheet->rounds.first || now >= sheet->rounds.first + (gint64) sheet->rounds.n_rounds)
    return;

  char **cell = &sheet->rounds.cell[(now - sheet->rounds.first) * match->n_seats + seat];
  g_autofree char *name = gn_thing_name (match, thing);
  g_autofree char *before = *cell;

  *cell = *before ? g_strconcat (before, C_("list", ", "), name, NULL) : g_steal_pointer (&name);
}

/* ---- Facts ---------------------------------------------------------------- */

static char *
clock_value (const GnField *clock,
             gint64         value)
{
  g_autofree char *n = g_strdup_printf ("%" G_GINT64_FORMAT, value);

  /* Translators: a moment of the match: {clock} is what the game counts, "Round" or "Turn", {n} its number */
  return gn_fill (_("{clock} {n}"), "clock", gn_tr (clock->title), "n", n, NULL);
}

/* Adds the facts that the game calls milestones. They belong to the round in which their entry was made. */
static void
gather_facts (GnSheet       *sheet,
              const GnField *clock,
              int            viewer)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  guint steps = gn_match_table_get_n_steps (sheet->table);

  for (guint n = 1; n <= steps; n++)
    {
      const GnStory *story = gn_match_table_get_step (sheet->table, n)->story;
      gint64 now = -1;

      for (guint i = 0; story && i < story->n; i++)
        {
          const GnFact *fact = &story->fact[i];
          const GnText *text = &match->game->texts[fact->say.text];

          if ((!text->milestone && !text->by_round) || (fact->viewers != GN_ALL_SEE && viewer != GN_EVERYTHING))
            continue;
          if (now < 0)
            {
              g_autofree gpointer before = gn_match_table_state_at (sheet->table, n - 1, GN_PUBLIC);

              now = gn_field_get (clock, before, -1, -1);
            }
          if (text->by_round)
            add_to_round (sheet, clock, fact, now);
          if (text->milestone)
            {
              g_autofree char *sentence = gn_say_text (match, &fact->say, FALSE);

              gn_sheet_add_event (sheet->milestones, clock_value (clock, now), sentence);
            }
        }
    }
}

void
gn_sheet_gather_course (GnSheet *sheet,
                        int      viewer)
{
  const GnGame *game = gn_match_table_get_match (sheet->table)->game;
  const GnField *clock = field_with (game, GN_FIELD_CLOCK);

  if (!clock)
    return;

  if (gn_scoresheet_has_points (sheet->score))
    gather_points (sheet, clock);
  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    if ((field->flags & GN_FIELD_CHART) && sheet->n_charts < GN_SHEET_CHARTS)
      gather_field (sheet, clock, field);
  gather_facts (sheet, clock, viewer);
}
