/* game-gathered.c: the sections of the page of a game that the game declares
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "game-sections-private.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/people/people-words.h"
#include "app/result/chart-view.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#define TENTHS 10   /* means are drawn so exactly */

/* ---- Things ---------------------------------------------------------------------------------------------------- */

/* The picture of the thing with this @id, if its domain has pictures; or %NULL */
static const char *
icon_of (const GnGame *game,
         guint         domain,
         const char   *id)
{
  const GnDomain *of = domain < gn_game_n_domains (game) ? &game->domains[domain] : NULL;
  const gint16 value = of && of->values ? gn_domain_find (of, id) : GN_NONE;

  return value >= 0 ? of->values[value].icon : NULL;
}

/* The domain of the index of a field, or of a gap of facts. */
static guint
domain_of (const GnGame   *game,
           const GnGather *gather)
{
  const int field = gather->field ? gn_game_find_field (game, gather->field) : -1;

  return field >= 0 ? game->fields[field].index[0] : G_MAXUINT;
}

/* How often each thing was taken, and won with. */
static void
add_things (const GnGameShown *shown,
            const GnGather    *gather,
            GArray            *things)
{
  const GnGame *game = gn_game_find (shown->game);
  const char *const heads[] = {
    /* Translators: the head of a column: how many players took a thing. */
    C_("gathered", "Taken"), gn_figure_name (GN_FIGURE_WINS), gn_figure_name (GN_FIGURE_RATE), NULL
  };
  GnFigureTable *table = gn_game_add_table (shown, gn_tr (gather->title), FALSE, 2, heads);

  for (guint i = 0; i < things->len; i++)
    {
      const GnGathered *thing = &g_array_index (things, GnGathered, i);
      const char *icon = icon_of (game, domain_of (game, gather), thing->thing);
      g_autofree char *n = gn_number_text (thing->n), *won = gn_number_text (thing->won);
      g_autofree char *rate = gn_people_rate (thing->won, thing->n);

      gn_figure_table_add (table, icon ? gn_piece_new (icon, 26) : NULL, thing->name, NULL,
                           (const char *const[]) { n, won, rate, NULL });
    }
}

/* ---- Numbers --------------------------------------------------------------------------------------------------- */

/* How many matches ended with each number, and how many of these were won. */
static void
add_amounts (const GnGameShown *shown,
             const GnGather    *gather,
             GArray            *amounts)
{
  const char *const heads[] = { gn_game_figure_name (GN_GAME_MATCHES), gn_figure_name (GN_FIGURE_WINS),
                                gn_figure_name (GN_FIGURE_RATE), NULL };
  const char *title = gn_tr (gather->title);
  GnFigureTable *table = g_object_new (GN_TYPE_FIGURE_TABLE, NULL);
  GtkWidget *bars = gn_bar_view_new (title);

  gn_figure_table_begin (table, 3, heads);
  for (guint i = 0; i < amounts->len; i++)
    {
      const GnGathered *amount = &g_array_index (amounts, GnGathered, i);
      g_autofree char *number = gn_number_text (amount->at), *n = gn_number_text (amount->n);
      g_autofree char *won = gn_number_text (amount->won), *rate = gn_people_rate (amount->won, amount->n);

      gn_bar_view_add (GN_BAR_VIEW (bars), number, amount->n, amount->won);
      gn_figure_table_add (table, NULL, number, NULL, (const char *const[]) { n, won, rate, NULL });
    }
  gn_game_add_chart (shown, title, bars, table);
}

static void
add_luck (const GnGameShown *shown,
          const GnGather    *gather)
{
  g_autoptr (GArray) people = gn_history_index_luck (shown->index, shown->game, shown->title, gather);
  /* Translators: the heads of columns: chances that players had, those that came true, how many were to be expected,
   * and how many more there were than expected. */
  const char *const heads[] = { C_("chances", "Tries"), C_("chances", "Won"), C_("chances", "Expected"),
                                C_("chances", "Luck"), NULL };
  GnFigureTable *table = gn_game_add_table (shown, _("Luck of the years"), TRUE, 2, heads);

  for (guint i = 0; i < people->len; i++)
    {
      const GnGathered *person = &g_array_index (people, GnGathered, i);
      g_autofree char *n = gn_number_text (person->n), *won = gn_number_text (person->won);
      g_autofree char *mean = gn_people_decimal (person->mean, 1);
      g_autofree char *luck = gn_people_decimal (person->won - person->mean, 1);
      GtkWidget *row = gn_figure_table_add (table, NULL, person->name, NULL,
                                            (const char *const[]) { n, won, mean, luck, NULL });

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", person->name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");
    }
  gn_figure_table_cap (table, GN_GAME_MOST_PEOPLE);
}

/* How many chances came true, by how good they were. */
static void
add_chances (const GnGameShown *shown,
             const GnGather    *gather,
             GArray            *chances)
{
  const char *const heads[] = { C_("chances", "Tries"), C_("chances", "Won"), C_("chances", "Expected"), NULL };
  const char *title = gn_tr (gather->title);
  GnFigureTable *table = g_object_new (GN_TYPE_FIGURE_TABLE, NULL);
  GtkWidget *bars = gn_bar_view_new (title);

  gn_figure_table_begin (table, 3, heads);
  for (guint i = 0; i < chances->len; i++)
    {
      const GnGathered *chance = &g_array_index (chances, GnGathered, i);
      g_autofree char *from = gn_number_text (chance->at), *to = gn_number_text (chance->at + GN_CHANCE_BIN);
      /* Translators: chances from … to below …: "10–20%". */
      g_autofree char *name = gn_fill (_("{from}–{to}%"), "from", from, "to", to, NULL);
      g_autofree char *n = gn_number_text (chance->n), *won = gn_number_text (chance->won);
      g_autofree char *mean = gn_people_decimal (chance->mean, 1);

      gn_bar_view_add (GN_BAR_VIEW (bars), name, chance->n, chance->won);
      gn_figure_table_add (table, NULL, name, NULL, (const char *const[]) { n, won, mean, NULL });
    }
  gn_game_add_chart (shown, title, bars, table);
  add_luck (shown, gather);
}

/* ---- The course ------------------------------------------------------------------------------------------------ */

static guint
find_line (GnChart          *chart,
           const GnGame     *game,
           const GnGather   *gather,
           const GnGathered *value)
{
  static const guint32 colours[] = { 0x6fb1cd, 0xc4283f, 0x2c5cc0, 0x1f8f5a, 0x6b4fb3, 0xa87c00 };
  GnChartLine *line;

  for (guint i = 0; i < chart->n_lines; i++)
    if (g_str_equal (chart->line[i].name, value->name))
      return i;
  if (chart->n_lines == G_N_ELEMENTS (colours))
    return G_MAXUINT;
  line = &chart->line[chart->n_lines];
  line->name = g_strdup (value->name);
  line->colour = colours[chart->n_lines];
  line->dash = chart->n_lines % GN_CHART_DASHES;
  line->shape = -1;
  line->piece = icon_of (game, domain_of (game, gather), value->thing);
  line->value = g_new (gint32, chart->n_points);
  for (guint k = 0; k < chart->n_points; k++)
    line->value[k] = G_MININT32;
  return chart->n_lines++;
}

static void
free_chart (gpointer chart)
{
  gn_chart_clear (chart);
  g_free (chart);
}

/* A row for each value of the clock. */
static void
fill_course (GnFigureTable *table,
             const GnChart *chart)
{
  const char *heads[G_N_ELEMENTS (chart->line) + 1] = { NULL };

  for (guint i = 0; i < chart->n_lines; i++)
    heads[i] = chart->line[i].name;
  gn_figure_table_begin (table, chart->n_lines, heads);
  for (guint k = 0; k < chart->n_points; k++)
    {
      g_autofree char *n = gn_number_text (chart->first + (int) k);
      /* Translators: a moment of the match: {clock} is what the game counts, "Round" or "Turn", {n} its number */
      g_autofree char *name = gn_fill (_("{clock} {n}"), "clock", chart->axis, "n", n, NULL);
      g_auto (GStrv) cells = g_new0 (char *, chart->n_lines + 1);

      for (guint i = 0; i < chart->n_lines; i++)
        cells[i] = chart->line[i].value[k] == G_MININT32
                     ? g_strdup ("–")
                     : gn_people_decimal (chart->line[i].value[k] / (double) TENTHS, 1);
      gn_figure_table_add (table, NULL, name, NULL, (const char *const *) cells);
    }
}

static void
add_course (const GnGameShown *shown,
            const GnGather    *gather,
            GArray            *values)
{
  const GnGame *game = gn_game_find (shown->game);
  const GnGathered *first = &g_array_index (values, GnGathered, 0);
  const GnGathered *last = &g_array_index (values, GnGathered, values->len - 1);
  const char *title = gn_tr (gather->title);
  GnFigureTable *table;
  GtkWidget *view;
  GnChart *chart;

  if (last->at <= first->at)
    return;
  table = g_object_new (GN_TYPE_FIGURE_TABLE, NULL);
  view = g_object_new (GN_TYPE_CHART_VIEW, "height-request", 206, NULL);
  chart = g_new0 (GnChart, 1);
  chart->title = g_strdup (title);
  chart->scale = TENTHS;
  chart->first = first->at;
  chart->n_points = (guint) (last->at - first->at) + 1;
  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    if ((field->flags & GN_FIELD_CLOCK) && !chart->axis)
      chart->axis = g_strdup (gn_tr (field->title));
  for (guint i = 0; i < values->len; i++)
    {
      const GnGathered *value = &g_array_index (values, GnGathered, i);
      const guint line = find_line (chart, game, gather, value);

      if (line < chart->n_lines)
        chart->line[line].value[value->at - chart->first] = (gint32) lround (value->mean * TENTHS);
    }
  fill_course (table, chart);
  gn_chart_view_set_chart (GN_CHART_VIEW (view), chart);
  g_object_set_data_full (G_OBJECT (view), "chart", chart, free_chart);
  gn_game_add_chart (shown, title, view, table);
}

/* ---- Others ---------------------------------------------------------------------------------------------------- */

static void
add_others (const GnGameShown *shown,
            const GnGather    *gather,
            GArray            *others)
{
  const char *const heads[] = { gn_game_figure_name (GN_GAME_MATCHES), gn_figure_name (GN_FIGURE_WINS),
                                gn_figure_name (GN_FIGURE_RATE), NULL };
  GnFigureTable *table = gn_game_add_table (shown, gn_tr (gather->title), FALSE, 3, heads);

  for (guint i = 0; i < others->len; i++)
    {
      const GnGathered *party = &g_array_index (others, GnGathered, i);
      g_autofree char *n = gn_number_text (party->n), *won = gn_number_text (party->won);
      g_autofree char *rate = gn_people_rate (party->won, party->n);

      gn_figure_table_add (table, NULL, party->name, NULL, (const char *const[]) { n, won, rate, NULL });
    }
}

void
gn_game_add_gathered (const GnGameShown *shown,
                      const GnGather    *gather)
{
  g_autoptr (GArray) values = gn_history_index_gathered (shown->index, shown->game, shown->title, gather);

  if (!values->len)
    return;
  switch (gather->kind)
    {
    case GN_GATHER_COURSE:
      add_course (shown, gather, values);
      break;
    case GN_GATHER_TAKEN:
    case GN_GATHER_HELD:
      add_things (shown, gather, values);
      break;
    case GN_GATHER_AMOUNT:
      add_amounts (shown, gather, values);
      break;
    case GN_GATHER_CHANCE:
      add_chances (shown, gather, values);
      break;
    case GN_GATHER_OTHERS:
      add_others (shown, gather, values);
      break;
    case GN_GATHER_START:   /* among the seats */
    case GN_GATHER_END:
    default:
      break;
    }
}
