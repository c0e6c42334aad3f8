/* balance.c: plays the matches and counts
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "balance.h"

#include "core/state/position.h"
#include "core/base/story.h"

#include <math.h>

/* A match that goes nowhere is given up. */
#define MOST_MOVES 20000

typedef struct {
  const GnMatch *match;
  const Policy  *policy;
  gpointer       state, seen;
  GnMoveList     legal, own;
  GnOutcomes     outcomes;
  GnStream       stream;
  guint64        number;
} Table;

/* "letters=mixed", or "tribe.1=imblasham": of the second seat alone. */
static gboolean
set_option (GnMatch    *match,
            const char *option,
            const char *choice)
{
  const char *dot = strchr (option, '.');
  g_autofree char *id = dot ? g_strndup (option, (gsize) (dot - option)) : NULL;

  return dot ? gn_match_set_seat_option (match, (guint) (dot[1] - '0'), id, choice)
             : gn_match_set_option (match, option, choice);
}

static gboolean
set_options (GnMatch    *match,
             const char *options,
             GError    **error)
{
  g_auto (GStrv) words = g_strsplit (options, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      g_auto (GStrv) pair = g_strsplit (words[i], "=", 2);

      if (!*words[i])
        continue;
      if (g_strv_length (pair) != 2 || !set_option (match, pair[0], pair[1]))
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_BAD_VALUE, "%s has no option “%s”", match->game->id,
                       words[i]);
          return FALSE;
        }
    }

  return TRUE;
}

static void
add (Measures   *measures,
     const char *name,
     double      value,
     guint       times)
{
  guint i = 0;

  while (i < measures->n && !g_str_equal (measures->name[i], name))
    i++;
  g_return_if_fail (i < MOST_MEASURES);
  measures->name[i] = name;
  measures->sum[i] += value;
  measures->times[i] += times;
  measures->n = MAX (measures->n, i + 1);
}

void
measure_add (Measures   *measures,
             const char *name,
             double      value)
{
  add (measures, name, value, 0);
}

void
measure_mean (Measures   *measures,
              const char *name,
              double      value)
{
  add (measures, name, value, 1);
}

double
measure_of (const Measures *measures,
            const char     *name)
{
  for (guint i = 0; i < measures->n; i++)
    if (g_str_equal (measures->name[i], name))
      return measures->sum[i];
  return 0;
}

/* ---- One match ------------------------------------------------------------- */

static const GnMove *
draw (Table *table)
{
  GnOutcomes *outcomes = &table->outcomes;

  outcomes->n = 0;
  outcomes->total = 0;
  table->match->game->chance (table->match, table->state, outcomes);

  guint64 number = gn_stream_next (&table->stream) % outcomes->total;
  guint i = 0;

  while (number >= outcomes->outcome[i].weight)
    number -= outcomes->outcome[i++].weight;
  return &outcomes->outcome[i].move;
}

/* Whose turn it is to say something: of those who must, the first; else whoever may. */
static int
next_seat (Table *table)
{
  GnPrompt prompt = { 0 };

  table->match->game->prompt (table->match, table->state, &prompt);
  for (int seat = 0; seat < table->match->n_seats; seat++)
    if (prompt.must & GN_SEES (seat))
      return seat;

  return table->legal.move[0].seat;
}

/* What @seat could say, and what it knows. */
static void
seen_by (Table *table,
         int    seat)
{
  table->own.n = 0;
  for (guint i = 0; i < table->legal.n; i++)
    if (table->legal.move[i].seat == seat)
      *gn_move_list_add (&table->own, 0, 0) = table->legal.move[i];
  memcpy (table->seen, table->state, table->match->game->state_size);
  gn_state_redact (table->match, table->seen, seat >= 0 ? seat : GN_EVERYTHING);
}

/* Somebody else may have something to say first. */
static const GnMove *
find_answer (Table *table,
             int    decider)
{
  for (int seat = 0; table->policy->answer && seat < table->match->n_seats; seat++)
    {
      guint choice;

      if (seat == decider)
        continue;
      seen_by (table, seat);
      if (table->own.n == 0)
        continue;
      choice = table->policy->answer (table->match, table->seen, seat, &table->own, &table->stream);
      if (choice < table->own.n)
        return &table->own.move[choice];
    }
  return NULL;
}

static const GnMove *
decide (Table *table)
{
  const GnMatch *match = table->match;
  const Policy *policy = table->policy;
  const GnMoveList *legal = &table->legal;
  gconstpointer state = table->state;
  int seat = GN_PUBLIC;

  if (!policy->team)
    {
      const GnMove *first;

      seat = next_seat (table);
      if ((first = find_answer (table, seat)))
        return first;
      seen_by (table, seat);
      legal = &table->own;
      state = table->seen;
    }

  guint choice = legal->n == 1 ? 0 : policy->choose (match, state, seat, legal, &table->stream);

  g_assert (choice < legal->n);
  return &legal->move[choice];
}

/* A mistake in the rules: it is told with all that is needed to look into it. */
G_GNUC_NORETURN static void
stuck (Table *table)
{
  g_autoptr (JsonNode) position = gn_position_to_json (table->match, table->state, GN_EVERYTHING);
  g_autofree char *text = json_to_string (position, FALSE);

  g_error ("%s, match number %" G_GUINT64_FORMAT ": nobody can do anything: %s", table->match->game->id, table->number,
           text);
}

static void
play (Table *table,
      Tally *tally)
{
  const GnGame *game = table->match->game;
  const GnHead *head = table->state;

  for (guint n = 0; !head->over && n < MOST_MOVES; n++)
    {
      GnMove move;

      table->legal.n = 0;
      game->legal (table->match, table->state, &table->legal);
      if (table->legal.n == 0)
        stuck (table);

      if (table->legal.move[0].seat == GN_CHANCE)
        {
          move = *draw (table);
        }
      else
        {
          tally->choices += table->legal.n > 1;
          move = *decide (table);
        }
      if (table->policy->watch)
        memcpy (table->seen, table->state, game->state_size);
      game->apply (table->match, table->state, &move, NULL);
      if (table->policy->watch)
        table->policy->watch (table->match, table->seen, &move, table->state, &tally->measures);
      tally->moves++;
    }
}

/* ---- What came of it ---------------------------------------------------------- */

static guint
figure_of (Tally *tally,
           GnSay  label)
{
  guint i = 0;

  while (i < tally->n_figures && tally->label[i].text != label.text)
    i++;
  if (i == tally->n_figures && i < GN_SHEET_MAX_FIGURES)
    tally->label[tally->n_figures++] = label;
  return i;
}

static void
count (Tally              *tally,
       const GnScoresheet *sheet,
       guint               n_seats)
{
  guint firsts = 0;

  for (guint i = 0; i < n_seats; i++)
    firsts += sheet->rank[i] == 1;

  tally->team += sheet->outcome == GN_OUTCOME_ALL_WON || sheet->outcome == GN_OUTCOME_ALL_LOST;
  tally->won += sheet->outcome == GN_OUTCOME_ALL_WON;
  gint best = sheet->total[0];

  for (guint i = 1; i < n_seats; i++)
    best = MAX (best, sheet->total[i]);
  tally->best += best;
  for (guint i = 0; i < n_seats; i++)
    {
      tally->points[i] += sheet->total[i];
      if (sheet->rank[i] == 1)
        tally->first[i] += 1.0 / firsts;
    }

  for (guint i = 0; i < sheet->n_figures; i++)
    {
      const GnSheetFigure *figure = &sheet->figure[i];
      guint at = figure_of (tally, figure->label);

      if (at == GN_SHEET_MAX_FIGURES)
        continue;
      tally->figure[at] += figure->unit == GN_UNIT_CHANCE ? (double) figure->value / (double) MAX (figure->of, 1)
                                                          : (double) figure->value;
      tally->of[at] += figure->unit == GN_UNIT_CHANCE ? 0 : (double) figure->of;
    }
}

gboolean
balance_run (const GnGame   *game,
             const Policy   *policy,
             const Scenario *scenario,
             guint           n_seats,
             guint           matches,
             guint64         seed,
             Tally          *tally,
             GError        **error)
{
  g_autoptr (GnMatch) match = gn_match_new (game, n_seats, NULL, error);
  g_autoptr (GnScoresheet) sheet = gn_scoresheet_new ();
  g_autofree gpointer state = g_malloc (game->state_size);
  g_autofree gpointer seen = g_malloc (game->state_size);
  Table table = { .match = match, .policy = policy, .state = state, .seen = seen };
  GnHead *head = state;
  GnSay why = { 0 };

  memset (tally, 0, sizeof *tally);
  if (!match || !set_options (match, scenario->options, error))
    return FALSE;

  for (guint i = 0; i < matches; i++)
    {
      /* A number of its own for each match: any one can be played again alone. */
      table.number = seed + i;
      gn_stream_init (&table.stream, table.number);
      memset (state, 0, game->state_size);
      if (!game->start (match, state, &why))
        {
          g_set_error (error, G_OPTION_ERROR, G_OPTION_ERROR_FAILED, "%s with %u players is refused: %s", game->id,
                       n_seats, game->texts[why.text].id);
          break;
        }

      play (&table, tally);
      tally->matches++;
      tally->ended += head->over;
      gn_scoresheet_reset (sheet, n_seats);
      game->score (match, state, sheet);
      count (tally, sheet, n_seats);
    }

  gn_move_list_clear (&table.legal);
  gn_move_list_clear (&table.own);
  gn_outcomes_clear (&table.outcomes);
  return tally->matches == matches;
}

void
balance_interval (double  won,
                  double  n,
                  double *low,
                  double *high)
{
  const double z = 1.959964;
  double p = n > 0 ? won / n : 0.5;
  double square = z * z / MAX (n, 1);
  double middle = (p + square / 2) / (1 + square);
  double half = z * sqrt (p * (1 - p) / MAX (n, 1) + square / (4 * MAX (n, 1))) / (1 + square);

  *low = MAX (middle - half, 0);
  *high = MIN (middle + half, 1);
}
