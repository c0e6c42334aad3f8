/* game-sections.c: the sections of the page of a game that every game has
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "game-sections-private.h"

#include <glib/gi18n.h>

#include "app/people/people-words.h"
#include "app/widgets/chart-export.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#define MOST_MATCHES 10

static const char *const no_cells[] = { NULL };

GnFigureTable *
gn_game_add_table (const GnGameShown *shown,
                   const char        *title,
                   gboolean           opens,
                   guint              least,
                   const char *const *heads)
{
  GnFigureTable *table = g_object_new (GN_TYPE_FIGURE_TABLE, "title", title, "opens", opens, NULL);

  gn_figure_table_begin (table, least, heads);
  gtk_box_append (shown->box, GTK_WIDGET (table));
  return table;
}

static char *
figures_of (GtkWidget *table)
{
  return gn_figure_table_csv (GN_FIGURE_TABLE (table));
}

void
gn_game_add_chart (const GnGameShown *shown,
                   const char        *title,
                   GtkWidget         *chart,
                   GnFigureTable     *table)
{
  GtkWidget *section = gn_column (6, NULL), *heading = gn_label (title, "heading");
  GtkWidget *card = gn_column (0, "card chart-card"), *line = gn_row (6, NULL), *figures;

  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_set_hexpand (heading, TRUE);
  gn_append (line, heading, gn_chart_export_button (title, chart, figures_of, GTK_WIDGET (table)), NULL);
  gtk_box_append (GTK_BOX (section), line);
  gtk_widget_set_hexpand (chart, TRUE);
  gtk_box_append (GTK_BOX (card), chart);
  gtk_box_append (GTK_BOX (section), card);
  figures = gtk_expander_new (_("Figures"));
  gtk_expander_set_child (GTK_EXPANDER (figures), GTK_WIDGET (table));
  gtk_box_append (GTK_BOX (section), figures);
  gtk_box_append (shown->box, section);
}

/* ---- Months ---------------------------------------------------------------------------------------------------- */

static char *
month_name (const GnGameMonth *month,
            gboolean           brief)
{
  g_autoptr (GDateTime) day = g_date_time_new_local ((int) month->year, (int) month->month, 1, 12, 0, 0);

  /* Translators: a month below a bar of a chart, as strftime() writes it: "11/26". */
  return !day ? g_strdup ("") : brief ? g_date_time_format (day, _("%-m/%y"))
                                      /* Translators: a month, as strftime() writes it: "November 2026". */
                                      : g_date_time_format (day, _("%OB %Y"));
}

void
gn_game_add_months (const GnGameShown *shown)
{
  g_autoptr (GArray) months = gn_history_index_months (shown->index, shown->game, shown->title);
  const char *title = gn_game_figure_name (GN_GAME_MONTHS);
  const char *const heads[] = { gn_game_figure_name (GN_GAME_MATCHES), NULL };
  GnFigureTable *table;
  GtkWidget *bars;

  if (months->len < 2)
    return;
  table = g_object_new (GN_TYPE_FIGURE_TABLE, NULL);
  bars = gn_bar_view_new (title);
  gn_figure_table_begin (table, 1, heads);
  for (guint i = 0; i < months->len; i++)
    {
      const GnGameMonth *month = &g_array_index (months, GnGameMonth, i);
      g_autofree char *brief = month_name (month, TRUE), *name = month_name (month, FALSE);
      g_autofree char *n = gn_number_text (month->n);

      gn_bar_view_add (GN_BAR_VIEW (bars), brief, month->n, month->n);
      if (month->n)
        gn_figure_table_add (table, NULL, name, NULL, (const char *const[]) { n, NULL });
    }
  gn_game_add_chart (shown, title, bars, table);
}

/* ---- People ---------------------------------------------------------------------------------------------------- */

void
gn_game_add_players (const GnGameShown *shown)
{
  g_autoptr (GArray) players = gn_history_index_players (shown->index, shown->game, shown->title);
  const char *const heads[] = { gn_game_figure_name (GN_GAME_MATCHES), gn_figure_name (GN_FIGURE_WINS),
                                gn_figure_name (GN_FIGURE_RATE), gn_figure_name (GN_FIGURE_BEST),
                                gn_figure_name (GN_FIGURE_LAST), NULL };
  GnFigureTable *table = gn_game_add_table (shown, gn_game_figure_name (GN_GAME_PEOPLE), TRUE, 3, heads);

  for (guint i = 0; i < players->len; i++)
    {
      const GnGamePerson *person = &g_array_index (players, GnGamePerson, i);
      g_autofree char *plays = gn_number_text (person->plays), *wins = gn_number_text (person->wins);
      g_autofree char *rate = gn_people_rate (person->wins, person->plays);
      g_autofree char *best = person->scored ? gn_number_text (person->best) : g_strdup ("–");
      g_autofree char *last = gn_people_day (person->last, TRUE);
      GtkWidget *row = gn_figure_table_add (table, gn_seat_token_new (person->colour, 26), person->name, NULL,
                                            (const char *const[]) { plays, wins, rate, best, last, NULL });

      gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", person->name);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.person");
    }
  gn_figure_table_cap (table, GN_GAME_MOST_PEOPLE);
}

/* ---- Length, points --------------------------------------------------------------------------------------------- */

void
gn_game_add_lengths (const GnGameShown *shown)
{
  g_autoptr (GArray) lengths = gn_history_index_lengths (shown->index, shown->game, shown->title);
  /* Translators: the heads of columns: of all lengths of a match, or of all points. */
  const char *const heads[] = { C_("length", "Mean"), C_("length", "Shortest"), C_("length", "Longest"),
                                gn_game_figure_name (GN_GAME_MATCHES), NULL };
  GnFigureTable *table = gn_game_add_table (shown, gn_game_figure_name (GN_GAME_LENGTH), FALSE, 3, heads);

  for (guint i = 0; i < lengths->len; i++)
    {
      const GnGameLength *length = &g_array_index (lengths, GnGameLength, i);
      g_autofree char *seats = gn_number_text (length->seats), *n = gn_number_text (length->n);
      g_autofree char *name = gn_fill (ngettext ("{n} player", "{n} players", length->seats), "n", seats, NULL);
      g_autofree char *mean = gn_clock_text ((gint64) (length->mean + 0.5)), *least = gn_clock_text (length->least);
      g_autofree char *most = gn_clock_text (length->most);

      gn_figure_table_add (table, NULL, name, NULL, (const char *const[]) { mean, least, most, n, NULL });
    }
}

void
gn_game_add_points (const GnGameShown *shown)
{
  g_autoptr (GArray) places = gn_history_index_points (shown->index, shown->game, shown->title);
  /* Translators: the heads of columns: of the points of all who came to a place. */
  const char *const heads[] = { C_("points", "Mean"), C_("points", "Lowest"), C_("points", "Highest"),
                                /* Translators: the head of a column: how many players came to a place. */
                                C_("points", "Number"), NULL };
  GnFigureTable *table = gn_game_add_table (shown, gn_game_figure_name (GN_GAME_PLACES), FALSE, 3, heads);

  for (guint i = 0; i < places->len; i++)
    {
      const GnGamePlace *place = &g_array_index (places, GnGamePlace, i);
      g_autofree char *number = gn_number_text (place->place), *n = gn_number_text (place->n);
      g_autofree char *name = gn_fill (_("Place {n}"), "n", number, NULL);
      g_autofree char *mean = gn_people_decimal (place->mean, 1), *least = gn_number_text (place->least);
      g_autofree char *most = gn_number_text (place->most);

      gn_figure_table_add (table, NULL, name, NULL, (const char *const[]) { mean, least, most, n, NULL });
    }
}

/* ---- Seats ------------------------------------------------------------------------------------------------------ */

/* In percent, with its sign: "+4.2 ± 3.1" */
static char *
advantage_of (const GnGameSeat *seat)
{
  const double percent = (seat->rate - seat->fair) * 100;
  g_autofree char *bare = gn_people_decimal (percent, 1), *error = gn_people_decimal (seat->error * 100, 1);
  g_autofree char *figure = percent >= 0.05 ? g_strconcat ("+", bare, NULL) : g_strdup (bare);

  return seat->n > 1 ? gn_fill (_("{figure} ± {uncertainty}"), "figure", figure, "uncertainty", error, NULL)
                     : g_steal_pointer (&figure);
}

void
gn_game_add_seats (const GnGameShown *shown)
{
  g_autoptr (GArray) seats = gn_history_index_seats (shown->index, shown->game, shown->title);
  /* Translators: the head of a column: how many percent of the wins more than equal seats would have. */
  const char *const heads[] = { _("Advantage (%)"), gn_figure_name (GN_FIGURE_RATE),
                                gn_game_figure_name (GN_GAME_MATCHES), NULL };
  GnFigureTable *table = gn_game_add_table (shown, gn_game_figure_name (GN_GAME_SEATS), FALSE, 2, heads);

  for (guint i = 0; i < seats->len; i++)
    {
      const GnGameSeat *seat = &g_array_index (seats, GnGameSeat, i);
      g_autofree char *number = gn_number_text (seat->seat + 1), *n = gn_number_text (seat->n);
      g_autofree char *name = seat->seat < 0 ? g_strdup (_("Start player"))
                                             : gn_fill (_("Seat {n}"), "n", number, NULL);
      g_autofree char *rate = gn_people_rate (seat->rate, 1), *advantage = advantage_of (seat);

      gn_figure_table_add (table, NULL, name, NULL, (const char *const[]) { advantage, rate, n, NULL });
    }
}

/* ---- Records, matches ------------------------------------------------------------------------------------------- */

const char *
gn_record_kind_name (GnRecordKind kind,
                     gboolean     low)
{
  switch (kind)
    {
    case GN_RECORD_POINTS:
      return low ? _("Fewest points") : _("Most points");
    case GN_RECORD_LEAD:
      return _("Largest lead");
    case GN_RECORD_SHORTEST:
      return _("Shortest match");
    case GN_RECORD_LONGEST:
      return _("Longest match");
    case GN_N_RECORDS:
    default:
      return "";
    }
}

void
gn_game_add_records (const GnGameShown *shown)
{
  g_autoptr (GArray) records = gn_history_index_records (shown->index, shown->game, shown->title);
  const char *const heads[] = { C_("record", "Figure"), NULL };
  GnFigureTable *table = gn_game_add_table (shown, gn_game_figure_name (GN_GAME_RECORDS), TRUE, 1, heads);

  for (guint i = 0; i < records->len; i++)
    {
      const GnGameRecord *record = &g_array_index (records, GnGameRecord, i);
      const gboolean length = record->kind == GN_RECORD_SHORTEST || record->kind == GN_RECORD_LONGEST;
      g_autoptr (GnHistoryEntry) entry = gn_history_index_load (shown->index, record->id);
      g_autofree char *day = gn_people_day (record->started, FALSE);
      /* Translators: who has a record, and since when. */
      g_autofree char *who = *record->name ? gn_fill (_("{who}, {day}"), "who", record->name, "day", day, NULL)
                                           : g_strdup (day);
      g_autofree char *figure = length ? gn_clock_text (record->value) : gn_number_text ((int) record->value);
      GtkWidget *row = gn_figure_table_add (table, NULL, gn_record_kind_name (record->kind, record->low), who,
                                            (const char *const[]) { figure, NULL });
      g_autofree char *uri = entry ? g_file_get_uri (entry->info->file) : NULL;

      if (uri)
        {
          gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", uri);
          gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open");
        }
    }
}

void
gn_game_add_matches (const GnGameShown *shown)
{
  const GnHistoryQuery query = { .game = shown->game };
  g_autoptr (GArray) places = gn_history_index_find (shown->index, &query);
  GnFigureTable *table = gn_game_add_table (shown, _("Last matches"), TRUE, 0, no_cells);
  guint n = 0;

  for (guint i = 0; n < MOST_MATCHES && i < places->len; i++)
    {
      const gint64 id = g_array_index (places, GnHistoryPlace, i).id;
      g_autoptr (GnHistoryEntry) entry = gn_history_index_load (shown->index, id);

      if (!entry || g_strcmp0 (entry->info->title ? entry->info->title : "", shown->title) != 0)
        continue;
      gn_people_add_match (table, shown->index, id);
      n++;
    }
}
