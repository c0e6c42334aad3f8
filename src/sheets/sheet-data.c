/* sheet-data.c: the scoresheet as text, CSV, JSON and a play for BG Stats
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "sheet-private.h"

#include <glib/gi18n.h>
#include <json-glib/json-glib.h>

#include "core/base/csv.h"
#include "core/match/option.h"
#include "core/words/text.h"

/* ---- A grid of cells, used for both text and CSV -------------------------------- */

typedef struct {
  guint      columns;
  GPtrArray *cells;  /* in row order */
} Grid;

static void
grid_add (Grid *grid,
          char *cell)
{
  g_ptr_array_add (grid->cells, cell);
}

/* A cell that programs read as a number, where it is one */
static char *
plain_cell (const GnSheetRow *row,
            guint             party)
{
  const gint32 value = row->cell[party].value;

  return value == GN_NONE || row->flag || row->unit == GN_UNIT_CHANCE ? gn_sheet_cell (row, party)
                                                                       : g_strdup_printf ("%d", value);
}

static void
grid_row (Grid             *grid,
          const GnSheet    *sheet,
          const GnSheetRow *row,
          guint             among)
{
  grid_add (grid, gn_sheet_label (sheet, &row->label));
  GN_FOR_COLUMNS (sheet, p)
    {
      if (among >> p & 1)
        grid_add (grid, plain_cell (row, p));
      else
        grid_add (grid, g_strdup (""));
    }
}

/* Adds what a category brought in each turn, one line for each turn. */
static void
grid_turns (Grid             *grid,
            const GnSheet    *sheet,
            const GnSheetRow *row)
{
  g_autofree char *label = gn_sheet_label (sheet, &row->label);

  for (guint t = 0; t < sheet->score->n_turns; t++)
    {
      g_autofree char *n = g_strdup_printf ("%u", t + 1);

      /* Translators: heading of a row: the points of a category in one turn of the game: "Breweries, turn 3" */
      grid_add (grid, gn_fill (_("{what}, turn {n}"), "what", label, "n", n, NULL));
      GN_FOR_COLUMNS (sheet, p)
        grid_add (grid, row->turn[p][t] != GN_NONE ? g_strdup_printf ("%d", row->turn[p][t]) : g_strdup (""));
    }
}

static void
grid_fill (Grid          *grid,
           const GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnScoresheet *score = sheet->score;
  g_autofree char *total = gn_say_text (match, &score->total_label, FALSE);

  grid->columns = score->n_parties + 1;
  grid_add (grid, g_strdup (sheet->title));
  GN_FOR_COLUMNS (sheet, p)
    grid_add (grid, gn_sheet_party (sheet, p));
  if (gn_sheet_has_sides (sheet))
    {
      /* Translators: heading of a row: the team that each player plays for */
      grid_add (grid, g_strdup (_("Team")));
      GN_FOR_COLUMNS (sheet, p)
        grid_add (grid, gn_side_name (match, score, p));
    }

  for (guint r = 0; r < score->n_rows; r++)
    if (!score->row[r].below && !gn_sheet_row_is_total (sheet, &score->row[r]))
      grid_row (grid, sheet, &score->row[r], ~0u);

  if (gn_scoresheet_has_points (score))
    {
      grid_add (grid, g_strdup (*total ? total : _("Total")));
      GN_FOR_COLUMNS (sheet, p)
        grid_add (grid, g_strdup_printf ("%d", score->total[p]));
    }
  for (guint r = 0; r < score->n_rows; r++)
    if (score->row[r].below)
      grid_row (grid, sheet, &score->row[r], ~0u);

  for (guint t = 0; t < score->n_ties; t++)
    {
      const GnSheetTie *tie = &score->tie[t];

      for (guint r = 0; r < tie->n_rows; r++)
        grid_row (grid, sheet, &tie->row[r], tie->among);
      grid_add (grid, gn_say_text (match, &tie->what, FALSE));
      GN_FOR_COLUMNS (sheet, p)
        grid_add (grid, tie->among >> p & 1 ? g_strdup_printf ("%d", tie->value[p]) : g_strdup (""));
    }

  if (gn_scoresheet_has_places (score))
    {
      grid_add (grid, g_strdup (_("Place")));
      GN_FOR_COLUMNS (sheet, p)
        grid_add (grid, gn_sheet_place (sheet, p));
    }
  else if (score->outcome == GN_OUTCOME_WON)
    {
      grid_add (grid, g_strdup (_("Winner")));
      GN_FOR_COLUMNS (sheet, p)
        grid_add (grid, g_strdup (score->rank[p] == 1 ? _("yes") : _("no")));
    }

  for (guint r = 0; r < score->n_rows; r++)
    if (gn_sheet_row_has_turns (sheet, &score->row[r]))
      grid_turns (grid, sheet, &score->row[r]);

  for (guint r = 0; r < sheet->rounds.n_rounds; r++)
    {
      const guint seats = gn_match_table_get_match (sheet->table)->n_seats;
      g_autofree char *n = g_strdup_printf ("%d", sheet->rounds.first + (gint) r);

      /* Translators: heading of a row: what each party had in round {n}: "Character, round 3" */
      grid_add (grid, gn_fill (_("{what}, {clock} {n}"), "what", sheet->rounds.title, "clock", sheet->rounds.axis, "n",
                               n, NULL));
      GN_FOR_COLUMNS (sheet, p)
        grid_add (grid, g_strdup (score->seat[p] >= 0 ? sheet->rounds.cell[r * seats + (guint) score->seat[p]] : ""));
    }
}

/* ---- CSV ------------------------------------------------------------------------- */

char *
gn_sheet_to_csv (const GnSheet *sheet)
{
  GString *csv = g_string_new (NULL);
  Grid grid = { .cells = g_ptr_array_new_with_free_func (g_free) };

  grid_fill (&grid, sheet);
  for (guint i = 0; i < grid.cells->len; i++)
    {
      gn_csv_append (csv, grid.cells->pdata[i]);
      g_string_append (csv, (i + 1) % grid.columns ? "," : "\r\n");
    }
  g_string_append (csv, "\r\n");
  gn_csv_row (csv, _("Played"), sheet->subtitle, NULL);
  gn_csv_row (csv, _("Result"), sheet->ending->headline, NULL);
  if (*sheet->ending->reason)
    gn_csv_row (csv, _("Ending"), sheet->ending->reason, NULL);
  for (guint i = 0; i < sheet->figures->len; i++)
    {
      const GnSheetLine *line = sheet->figures->pdata[i];

      gn_csv_row (csv, line->name, line->value, NULL);
    }
  for (guint i = 0; i < sheet->terms->len; i++)
    {
      const GnSheetLine *line = sheet->terms->pdata[i];

      gn_csv_row (csv, line->name, line->value, NULL);
    }
  for (guint i = 0; i < sheet->amendments->len; i++)
    {
      const GnSheetEvent *amendment = sheet->amendments->pdata[i];

      gn_csv_row (csv, amendment->when, amendment->text, NULL);
    }
  for (guint i = 0; i < sheet->milestones->len; i++)
    {
      const GnSheetEvent *milestone = sheet->milestones->pdata[i];

      gn_csv_row (csv, milestone->when, milestone->text, NULL);
    }
  g_ptr_array_unref (grid.cells);
  return g_string_free (csv, FALSE);
}

/* ---- Text ------------------------------------------------------------------------ */

/* The width in columns of a terminal or a monospaced e-mail: wide characters take two. */
static guint
text_width (const char *text)
{
  guint width = 0;

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      gunichar u = g_utf8_get_char (c);

      if (!g_unichar_iszerowidth (u))
        width += g_unichar_iswide (u) ? 2 : 1;
    }
  return width;
}

static void
pad (GString *text,
     guint    n)
{
  while (n--)
    g_string_append_c (text, ' ');
}

char *
gn_sheet_to_text (const GnSheet *sheet)
{
  GString *text = g_string_new (NULL);
  Grid grid = { .cells = g_ptr_array_new_with_free_func (g_free) };
  guint widest[GN_MAX_PARTIES + 1] = { 0 };
  const char *const about[] = { sheet->where, sheet->note };

  grid_fill (&grid, sheet);
  for (guint i = 0; i < grid.cells->len; i++)
    widest[i % grid.columns] = MAX (widest[i % grid.columns], text_width (grid.cells->pdata[i]));

  g_string_append_printf (text, "%s\n%s\n", sheet->title, sheet->subtitle);
  g_string_append_printf (text, "%s\n", sheet->ending->headline);
  if (*sheet->ending->reason)
    g_string_append_printf (text, "%s\n", sheet->ending->reason);
  for (guint i = 0; i < G_N_ELEMENTS (about); i++)
    if (*about[i])
      g_string_append_printf (text, "%s\n", about[i]);
  for (guint i = 0; i < sheet->figures->len; i++)
    {
      const GnSheetLine *line = sheet->figures->pdata[i];

      g_string_append_printf (text, "%s%s: %s\n", i ? "" : "\n", line->name, line->value);
    }
  g_string_append_c (text, '\n');

  for (guint i = 0; i < grid.cells->len; i++)
    {
      const char *cell = grid.cells->pdata[i];
      guint column = i % grid.columns;
      guint space = widest[column] - text_width (cell);

      /* the first cell has the name of the game, which is already in the heading */
      if (i == 0)
        {
          pad (text, widest[0]);
        }
      else if (column == 0)
        {
          g_string_append (text, cell);
          pad (text, space);
        }
      else
        {
          pad (text, space + 2);
          g_string_append (text, cell);
        }
      if (column + 1 == grid.columns)
        g_string_append_c (text, '\n');
    }
  for (guint i = 0; i < sheet->notes->len; i++)
    g_string_append_printf (text, "%s%s\n", i ? "" : "\n", (const char *) sheet->notes->pdata[i]);
  for (guint i = 0; i < sheet->milestones->len; i++)
    {
      const GnSheetEvent *milestone = sheet->milestones->pdata[i];

      g_string_append_printf (text, "%s%s: %s\n", i ? "" : "\n", milestone->when, milestone->text);
    }
  for (guint i = 0; i < sheet->amendments->len; i++)
    {
      const GnSheetEvent *amendment = sheet->amendments->pdata[i];

      g_string_append_printf (text, "%s%s: %s\n", i ? "" : "\n", amendment->when, amendment->text);
    }
  g_ptr_array_unref (grid.cells);
  return g_string_free (text, FALSE);
}

/* ---- JSON ------------------------------------------------------------------------ */

static void
json_string (JsonBuilder *b,
             const char  *name,
             const char  *value)
{
  json_builder_set_member_name (b, name);
  json_builder_add_string_value (b, value);
}

static void
json_int (JsonBuilder *b,
          const char  *name,
          gint64       value)
{
  json_builder_set_member_name (b, name);
  json_builder_add_int_value (b, value);
}

static void
json_bool (JsonBuilder *b,
           const char  *name,
           gboolean     value)
{
  json_builder_set_member_name (b, name);
  json_builder_add_boolean_value (b, value);
}

/* By party, then by turn. */
static void
json_turns (JsonBuilder      *b,
            const GnSheet    *sheet,
            const GnSheetRow *row)
{
  json_builder_set_member_name (b, "turns");
  json_builder_begin_array (b);
  GN_FOR_PARTIES (sheet->score, p)
    {
      json_builder_begin_array (b);
      for (guint t = 0; t < sheet->score->n_turns; t++)
        {
          if (row->turn[p][t] == GN_NONE)
            json_builder_add_null_value (b);
          else
            json_builder_add_int_value (b, row->turn[p][t]);
        }
      json_builder_end_array (b);
    }
  json_builder_end_array (b);
}

static void
json_row (JsonBuilder      *b,
          const GnSheet    *sheet,
          const GnSheetRow *row,
          guint             among)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  g_autofree char *label = gn_sheet_label (sheet, &row->label);
  const char *code = gn_say_code (match, &row->label);

  json_builder_begin_object (b);
  if (code)
    json_string (b, "id", code);
  json_string (b, "label", label);
  if (row->unit == GN_UNIT_CHANCE)
    json_string (b, "unit", "millionths");
  json_builder_set_member_name (b, "values");
  json_builder_begin_array (b);
  GN_FOR_PARTIES (sheet->score, p)
    {
      if (!(among >> p & 1) || row->cell[p].value == GN_NONE)
        json_builder_add_null_value (b);
      else
        json_builder_add_int_value (b, row->cell[p].value);
    }
  json_builder_end_array (b);
  json_builder_set_member_name (b, "counts");
  json_builder_begin_array (b);
  GN_FOR_PARTIES (sheet->score, p)
    {
      if (row->cell[p].n == GN_NONE)
        json_builder_add_null_value (b);
      else
        json_builder_add_int_value (b, row->cell[p].n);
    }
  json_builder_end_array (b);
  if (gn_sheet_row_has_turns (sheet, row))
    json_turns (b, sheet, row);
  json_builder_end_object (b);
}

static void
json_parties (JsonBuilder   *b,
              const GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnScoresheet *score = sheet->score;

  json_builder_set_member_name (b, "parties");
  json_builder_begin_array (b);
  GN_FOR_PARTIES (score, p)
    {
      g_autofree char *name = gn_sheet_party (sheet, p);

      json_builder_begin_object (b);
      json_string (b, "name", name);
      if (score->seat[p] >= 0)
        {
          const char letter[] = { (char) ('A' + match->seat[score->seat[p]].colour), 0 };

          json_int (b, "seat", score->seat[p]);
          json_string (b, "letter", letter);
        }
      if (gn_scoresheet_has_points (score))
        json_int (b, "total", score->total[p]);
      if (gn_scoresheet_has_places (score) && score->rank[p])
        json_int (b, "place", score->rank[p]);
      json_bool (b, "winner", gn_scoresheet_has_won (score, p));
      json_builder_end_object (b);
    }
  json_builder_end_array (b);
}

static void
json_figures (JsonBuilder   *b,
              const GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);

  json_builder_set_member_name (b, "figures");
  json_builder_begin_array (b);
  for (guint i = 0; i < sheet->score->n_figures; i++)
    {
      const GnSheetFigure *figure = &sheet->score->figure[i];
      const GnSheetLine *line = sheet->figures->pdata[i];
      const char *code = gn_say_code (match, &figure->label);

      json_builder_begin_object (b);
      if (code)
        json_string (b, "id", code);
      json_string (b, "label", line->name);
      json_string (b, "text", line->value);
      json_int (b, "value", figure->value);
      if (figure->of)
        json_int (b, "of", figure->of);
      json_builder_end_object (b);
    }
  json_builder_end_array (b);
}

static void
json_events (JsonBuilder *b,
             const char  *name,
             const char  *text,
             GPtrArray   *events)
{
  json_builder_set_member_name (b, name);
  json_builder_begin_array (b);
  for (guint i = 0; i < events->len; i++)
    {
      const GnSheetEvent *event = events->pdata[i];

      json_builder_begin_object (b);
      json_string (b, "when", event->when);
      json_string (b, text, event->text);
      json_builder_end_object (b);
    }
  json_builder_end_array (b);
}

static void
json_rounds (JsonBuilder   *b,
             const GnSheet *sheet)
{
  const GnSheetRounds *rounds = &sheet->rounds;
  const guint seats = gn_match_table_get_match (sheet->table)->n_seats;

  if (!rounds->n_rounds)
    return;

  json_builder_set_member_name (b, "rounds");
  json_builder_begin_object (b);
  json_string (b, "title", rounds->title);
  json_int (b, "first", rounds->first);
  json_builder_set_member_name (b, "seats");
  json_builder_begin_array (b);
  for (guint r = 0; r < rounds->n_rounds; r++)
    {
      json_builder_begin_array (b);
      for (guint seat = 0; seat < seats; seat++)
        json_builder_add_string_value (b, rounds->cell[r * seats + seat]);
      json_builder_end_array (b);
    }
  json_builder_end_array (b);
  json_builder_end_object (b);
}

static void
json_ties (JsonBuilder   *b,
           const GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnScoresheet *score = sheet->score;

  json_builder_set_member_name (b, "tie_breaks");
  json_builder_begin_array (b);
  for (guint t = 0; t < score->n_ties; t++)
    {
      const GnSheetTie *tie = &score->tie[t];
      g_autofree char *what = gn_say_text (match, &tie->what, FALSE);
      const char *clause = gn_say_clause (match, &tie->what);

      json_builder_begin_object (b);
      json_string (b, "label", what);
      if (clause)
        json_string (b, "clause", clause);
      json_builder_set_member_name (b, "values");
      json_builder_begin_array (b);
      GN_FOR_PARTIES (score, p)
        {
          if (tie->among >> p & 1)
            json_builder_add_int_value (b, tie->value[p]);
          else
            json_builder_add_null_value (b);
        }
      json_builder_end_array (b);
      json_builder_set_member_name (b, "rows");
      json_builder_begin_array (b);
      for (guint r = 0; r < tie->n_rows; r++)
        json_row (b, sheet, &tie->row[r], tie->among);
      json_builder_end_array (b);
      json_builder_end_object (b);
    }
  json_builder_end_array (b);
}

static char *
json_text (JsonBuilder *b)
{
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = json_builder_get_root (b);

  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  return json_generator_to_data (generator, NULL);
}

char *
gn_sheet_to_json (const GnSheet *sheet)
{
  g_autoptr (JsonBuilder) b = json_builder_new ();
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnScoresheet *score = sheet->score;

  json_builder_begin_object (b);
  json_string (b, "gnomon", "scoresheet");
  json_int (b, "version", 1);
  json_string (b, "game", match->game->id);
  json_string (b, "title", sheet->title);
  json_int (b, "started", gn_match_table_get_started (sheet->table));
  json_int (b, "seconds", gn_match_table_get_elapsed (sheet->table));
  json_string (b, "outcome", gn_scoresheet_outcome_id (score->outcome));
  json_string (b, "verdict", sheet->verdict);
  json_parties (b, sheet);
  json_figures (b, sheet);
  json_builder_set_member_name (b, "rows");
  json_builder_begin_array (b);
  for (guint r = 0; r < score->n_rows; r++)
    json_row (b, sheet, &score->row[r], ~0u);
  json_builder_end_array (b);
  json_ties (b, sheet);
  json_rounds (b, sheet);
  json_builder_set_member_name (b, "options");
  json_builder_begin_object (b);
  for (guint o = 0; match->game->options && match->game->options[o].id; o++)
    json_string (b, match->game->options[o].id, gn_option_id (&match->game->options[o], match->set, match->option[o]));
  json_builder_end_object (b);
  json_events (b, "milestones", "text", sheet->milestones);
  json_events (b, "amendments", "why", sheet->amendments);
  json_builder_end_object (b);
  return json_text (b);
}

char *
gn_sheet_to_bgstats (const GnSheet *sheet)
{
  g_autoptr (JsonBuilder) b = json_builder_new ();
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnScoresheet *score = sheet->score;
  const gboolean team = score->outcome == GN_OUTCOME_ALL_WON || score->outcome == GN_OUTCOME_ALL_LOST;
  gint64 started = gn_match_table_get_started (sheet->table);
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (started);
  g_autofree char *date = when ? g_date_time_format (when, "%Y-%m-%d %H:%M:%S") : g_strdup ("");
  g_autofree char *id = g_strdup_printf ("%s-%" G_GINT64_FORMAT, match->game->id, started);

  json_builder_begin_object (b);
  json_string (b, "sourceName", "Gnomon");
  json_string (b, "sourcePlayId", id);
  json_string (b, "date", date);
  json_int (b, "durationMin", gn_match_table_get_elapsed (sheet->table) / 60);
  json_string (b, "comments", sheet->verdict);
  json_builder_set_member_name (b, "game");
  json_builder_begin_object (b);
  json_string (b, "name", sheet->title);
  json_string (b, "sourceGameId", match->title ? match->title : match->game->id);
  json_bool (b, "highestWins", TRUE);
  json_bool (b, "noPoints", !gn_scoresheet_has_points (score) || team);
  json_bool (b, "cooperative", team);
  json_builder_end_object (b);
  json_builder_set_member_name (b, "players");
  json_builder_begin_array (b);
  GN_FOR_PARTIES (score, p)
    {
      g_autofree char *name = gn_sheet_party (sheet, p);

      json_builder_begin_object (b);
      json_string (b, "name", name);
      json_string (b, "sourcePlayerId", name);
      /* a game without points or places records only who won; the app asks for nothing else */
      if (gn_scoresheet_has_points (score) && !team)
        json_int (b, "score", score->total[p]);
      if (gn_scoresheet_has_places (score))
        json_int (b, "rank", score->rank[p]);
      json_bool (b, "winner", gn_scoresheet_has_won (score, p));
      json_builder_end_object (b);
    }
  json_builder_end_array (b);
  json_builder_end_object (b);
  return json_text (b);
}
