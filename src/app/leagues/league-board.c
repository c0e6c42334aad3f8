/* league-board.c: the standings of a league for a second screen, readable from three meters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "league-board.h"

#include <glib/gi18n.h>

#include "app/leagues/league-changes.h"
#include "app/leagues/league-words.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/grow.h"

#define LARGE 8    /* up to so many rows are large */
#define MOST  14   /* rows */

struct _GnLeagueBoard {
  AdwBin          parent_instance;

  char           *id;
  GnHistoryIndex *index;
  GtkWidget      *column;
};

G_DEFINE_FINAL_TYPE (GnLeagueBoard, gn_league_board, ADW_TYPE_BIN)

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

static void
fill (GnLeagueBoard *self)
{
  g_autoptr (GnLeague) league = gn_league_load (self->id);
  g_autoptr (GnLeagueTable) table = NULL;
  g_autofree char *summary = NULL;

  gn_box_clear (self->column);
  if (!league || league->trouble)
    return;
  table = gn_history_index_league (self->index, league);
  summary = gn_league_summary (league, table->matches->len);
  gn_append (self->column, gn_line (league->name, "league-board-title"), NULL);
  gn_append (self->column, gn_line (summary, "league-board-head"), NULL);
  gn_append (self->column, standings_new (league, table), NULL);
  if (table->standings->len > MOST)
    {
      const guint n = table->standings->len - MOST;
      g_autofree char *number = gn_number_text (n);
      g_autofree char *more = gn_fill (ngettext ("and {n} more player", "and {n} more players", n), "n", number, NULL);

      gn_append (self->column, gn_line (more, "league-board-head"), NULL);
    }
  gn_say_name (GTK_WIDGET (self), league->name);
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
  G_OBJECT_CLASS (gn_league_board_parent_class)->dispose (object);
}

static void
gn_league_board_class_init (GnLeagueBoardClass *class)
{
  G_OBJECT_CLASS (class)->dispose = gn_league_board_dispose;
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

  self->id = g_strdup (id);
  g_signal_connect (self, "map", G_CALLBACK (on_map), NULL);
  return GTK_WIDGET (self);
}
