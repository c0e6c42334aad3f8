/* league-board.c: the standings or the playoffs of a league for a second screen, readable from three meters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league-board.h"

#include <glib/gi18n.h>

#include "app/leagues/bracket-view.h"
#include "app/leagues/league-changes.h"
#include "app/leagues/league-words.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/grow.h"

#define LARGE 8    /* up to so many rows are large */
#define MOST  14   /* rows */
#define DUE   12   /* of those who still have to meet */

struct _GnLeagueBoard {
  AdwBin          parent_instance;

  char           *id;
  char           *title;   /* the name of the league; %NULL: it is gone */
  GnHistoryIndex *index;
  GtkWidget      *column;
};

G_DEFINE_FINAL_TYPE (GnLeagueBoard, gn_league_board, ADW_TYPE_BIN)

enum { PROP_TITLE = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
attach_figure (GtkWidget  *grid,
               const char *text,
               const char *class,
               int         column,
               int         row)
{
  GtkWidget *label = gn_label (text, class);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
}

static GtkWidget *
standings_new (const GnLeague      *league,
               const GnLeagueTable *table)
{
  GtkWidget *grid = gtk_grid_new ();
  g_auto (GStrv) heads = gn_league_heads (league);
  const guint n = MIN (table->standings->len, MOST);

  gtk_widget_add_css_class (grid, table->standings->len > LARGE ? "many" : "few");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 28);
  gtk_grid_set_row_spacing (GTK_GRID (grid), table->standings->len > LARGE ? 2 : 8);
  gtk_widget_set_hexpand (grid, TRUE);
  for (int i = 0; heads[i]; i++)
    attach_figure (grid, heads[i], "league-board-head", i + 2, 0);
  for (guint i = 0; i < n; i++)
    {
      const GnStanding *standing = &g_array_index (table->standings, GnStanding, i);
      g_auto (GStrv) cells = gn_league_cells (league, standing);
      g_autofree char *title = gn_league_standing (standing);
      GtkWidget *token = gn_seat_token_new (standing->colour, table->standings->len > LARGE ? 26 : 40);
      GtkWidget *name = gn_line (title, "league-board-name");

      gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
      gtk_widget_set_hexpand (name, TRUE);
      gtk_grid_attach (GTK_GRID (grid), token, 0, (int) i + 1, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), name, 1, (int) i + 1, 1, 1);
      for (int k = 0; cells[k]; k++)
        attach_figure (grid, cells[k], "league-board-figure", k + 2, (int) i + 1);
    }
  return grid;
}

/* A quiet line for what has no room. */
static void
append_more (GtkWidget  *column,
             const char *sentence,
             guint       n)
{
  g_autofree char *number = gn_number_text (n);
  g_autofree char *more = gn_fill (sentence, "n", number, NULL);

  gn_append (column, gn_line (more, "league-board-head"), NULL);
}

/* Who still has to meet whom, beside the standings; %NULL if nobody has to. */
static GtkWidget *
due_new (const GnLeague      *league,
         const GnLeagueTable *table)
{
  GtkWidget *column = gn_column (4, "league-board-due"), *head;
  const guint n = table->meetings ? table->standings->len : 0;
  guint pairs = 0;

  head = gn_line (gn_league_figure_name (GN_LEAGUE_DUE), "league-board-head");
  gn_append (column, head, NULL);
  for (guint i = 0; i < n; i++)
    for (guint k = i + 1; k < n; k++)
      {
        const guint due = gn_league_table_due (table, league, i, k);
        g_autofree char *pair = gn_league_pair (g_array_index (table->standings, GnStanding, i).name,
                                                g_array_index (table->standings, GnStanding, k).name);
        g_autofree char *number = gn_number_text (due);
        /* Translators: two players who still have to meet {n} times */
        g_autofree char *line = due > 1 ? gn_fill (_("{pair} ({n})"), "pair", pair, "n", number, NULL)
                                        : g_strdup (pair);

        if (due && pairs++ < DUE)
          gn_append (column, gn_line (line, "league-board-pair"), NULL);
      }
  if (pairs > DUE)
    append_more (column, ngettext ("and {n} more pair", "and {n} more pairs", pairs - DUE), pairs - DUE);
  if (pairs)
    return column;
  g_object_ref_sink (column);
  g_object_unref (column);
  return NULL;
}

static void
show_standings (GnLeagueBoard       *self,
                const GnLeague      *league,
                const GnLeagueTable *table)
{
  GtkWidget *row = gn_row (48, NULL), *column = gn_column (6, NULL), *due = due_new (league, table);

  gtk_widget_set_hexpand (column, TRUE);
  gn_append (column, standings_new (league, table), NULL);
  if (table->standings->len > MOST)
    append_more (column, ngettext ("and {n} more player", "and {n} more players", table->standings->len - MOST),
                 table->standings->len - MOST);
  gn_append (row, column, NULL);
  if (due)
    gn_append (row, due, NULL);
  gn_append (self->column, row, NULL);
}

static void
set_title (GnLeagueBoard *self,
           const char    *title)
{
  if (g_strcmp0 (self->title, title) == 0)
    return;
  g_free (self->title);
  self->title = g_strdup (title);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

static void
fill (GnLeagueBoard *self)
{
  g_autoptr (GnLeague) league = gn_league_load (self->id);
  g_autoptr (GnLeagueTable) table = NULL;
  g_autofree char *summary = NULL;

  gn_box_clear (self->column);
  if (!league || league->trouble || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      set_title (self, league && !league->trouble ? league->name : NULL);
      return;
    }
  table = gn_history_index_league (self->index, league);
  summary = gn_league_summary (league, (int) table->matches->len);
  gn_append (self->column, gn_line (league->name, "league-board-title"), gn_line (summary, "league-board-head"), NULL);
  if (table->bracket)
    gn_append (self->column, gn_bracket_view_new_board (table->bracket), NULL);
  else
    show_standings (self, league, table);
  gtk_widget_set_margin_top (gtk_widget_get_last_child (self->column), 12);
  gn_say_name (GTK_WIDGET (self), league->name);
  set_title (self, league->name);
}

/* A match may have ended since it was last in sight. */
static void
on_map (GnLeagueBoard *self)
{
  gn_history_index_catch_up (self->index);
  fill (self);
}

const char *
gn_league_board_get_id (GnLeagueBoard *self)
{
  return self->id;
}

static void
gn_league_board_dispose (GObject *object)
{
  GnLeagueBoard *self = GN_LEAGUE_BOARD (object);

  g_clear_object (&self->index);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (gn_league_board_parent_class)->dispose (object);
}

static void
gn_league_board_get_property (GObject    *object,
                              guint       prop,
                              GValue     *value,
                              GParamSpec *pspec)
{
  g_value_set_string (value, GN_LEAGUE_BOARD (object)->title);
}

static void
gn_league_board_class_init (GnLeagueBoardClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->dispose = gn_league_board_dispose;
  object_class->get_property = gn_league_board_get_property;
  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
gn_league_board_init (GnLeagueBoard *self)
{
  self->index = gn_history_index_new ();
  self->column = gn_column (6, "league-board");
  gtk_widget_set_vexpand (self->column, TRUE);
  adw_bin_set_child (ADW_BIN (self), gn_grow_new (self->column));
  g_signal_connect_object (self->index, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gn_league_changes_get (), "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
}

GtkWidget *
gn_league_board_new (const char *id)
{
  GnLeagueBoard *self = g_object_new (GN_TYPE_LEAGUE_BOARD, NULL);
  g_autoptr (GnLeague) league = gn_league_load (id);

  self->id = g_strdup (id);
  self->title = league ? g_strdup (league->name) : NULL;
  g_signal_connect (self, "map", G_CALLBACK (on_map), NULL);
  return GTK_WIDGET (self);
}
