/* result-table.c: tables of the result page: figures of the match, rows of the scoresheet, milestones
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "result-table.h"

#include <glib/gi18n.h>

#include "app/widgets/first-fit.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"
#include "panels/layout/container.h"
#include "panels/layout/shrink.h"

#define MOST_ABREAST 6   /* parties side by side: so many fit into a narrow window */

static GtkWidget *
words (const char *text,
       const char *class,
       float       xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (class)
    gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
new_grid (GtkBox *box)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_widget_add_css_class (grid, "result-table");
  gtk_box_append (box, grid);
  return grid;
}

/* A label with its piece. */
static GtkWidget *
with_icon (const char *icon,
           const char *text)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8), *label = words (text, "quiet", 0);

  if (icon)
    gtk_box_append (GTK_BOX (line), gn_piece_new (icon, 18));
  /* a long word is broken where there is little room */
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), 5));
  gtk_box_append (GTK_BOX (line), label);
  gtk_widget_set_hexpand (line, TRUE);
  return line;
}

gboolean
gn_result_figures (GtkBox        *box,
                   const GnSheet *sheet)
{
  gn_container_clear (GTK_WIDGET (box));
  if (!sheet->figures->len)
    return FALSE;

  GtkWidget *grid = new_grid (box);

  for (guint i = 0; i < sheet->figures->len; i++)
    {
      const GnSheetLine *line = sheet->figures->pdata[i];

      gtk_grid_attach (GTK_GRID (grid), with_icon (sheet->score->figure[i].icon, line->name), 0, (int) i, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), words (line->value, "count", 1), 1, (int) i, 1, 1);
    }
  return TRUE;
}

/* Some of the parties, which stand side by side: @n of the sheet's order, from @first on */
typedef struct {
  guint first, n;
} Abreast;

static void
add_heads (GtkGrid       *grid,
           const GnSheet *sheet,
           Abreast        shown)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);

  for (guint k = 0; k < shown.n; k++)
    {
      const guint p = sheet->order[shown.first + k];
      GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2), *name, *token;
      g_autofree char *who = gn_sheet_party (sheet, p);
      int seat = sheet->score->seat[p];

      token = seat >= 0 ? gn_seat_token_new (gn_pieces_seat_paint (match, seat), 26) : gn_piece_new ("gnome", 26);
      gtk_widget_set_halign (token, GTK_ALIGN_END);
      gtk_box_append (GTK_BOX (head), token);
      name = words (who, gn_scoresheet_has_won (sheet->score, p) ? "strong" : NULL, 1);
      gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_RIGHT);
      gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (who, -1), 8));
      gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
      gtk_box_append (GTK_BOX (head), gn_if_it_fits (name));
      gtk_widget_set_tooltip_text (head, who);
      gtk_grid_attach (grid, head, (int) k + 1, 0, 1, 1);
    }
}

static void
add_row (GtkGrid          *grid,
         const GnSheet    *sheet,
         const GnSheetRow *row,
         Abreast           shown,
         int               at)
{
  g_autofree char *label = gn_sheet_label (sheet, &row->label);

  if (gn_sheet_row_is_heading (sheet, row))
    {
      GtkWidget *over = words (label, "strong", 0);

      gtk_widget_add_css_class (over, "result-group");
      gtk_grid_attach (grid, over, 0, at, (int) shown.n + 1, 1);
      return;
    }
  gtk_grid_attach (grid, with_icon (row->icon, label), 0, at, 1, 1);
  for (guint k = 0; k < shown.n; k++)
    {
      const guint p = sheet->order[shown.first + k];
      g_autofree char *value = gn_sheet_cell (row, p);

      GtkWidget *cell = gn_shrink_new (words (value, row->total ? "price" : "count", 1));

      /* Five columns of percents fit into a narrow window. */
      gn_shrink_set_least (GN_SHRINK (cell), .6);
      gtk_widget_set_halign (cell, GTK_ALIGN_FILL);
      gtk_grid_attach (grid, cell, (int) k + 1, at, 1, 1);
    }
}

/* A sheet that says the same of everybody, as that all have won, says nothing that the headline does not. */
static gboolean
tells (const GnSheet *sheet)
{
  const GnScoresheet *score = sheet->score;

  if (gn_scoresheet_has_points (score))
    return TRUE;
  for (guint r = 0; r < score->n_rows; r++)
    GN_FOR_PARTIES (score, p)
      {
        const GnSheetRow *row = &score->row[r];

        if (!row->flag || row->cell[p].value != row->cell[0].value)
          return TRUE;
      }
  return FALSE;
}

static void
add_table (GtkBox        *box,
           const GnSheet *sheet,
           Abreast        shown)
{
  const GnScoresheet *score = sheet->score;
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  GtkWidget *grid = new_grid (box);
  int at = 1;

  add_heads (GTK_GRID (grid), sheet, shown);
  for (guint r = 0; r < score->n_rows; r++)
    if (!score->row[r].below && !gn_sheet_row_is_total (sheet, &score->row[r]))
      add_row (GTK_GRID (grid), sheet, &score->row[r], shown, at++);
  if (gn_scoresheet_has_points (score))
    {
      g_autofree char *label = gn_say_text (match, &score->total_label, FALSE);

      gtk_grid_attach (GTK_GRID (grid), words (label, "strong", 0), 0, at, 1, 1);
      for (guint k = 0; k < shown.n; k++)
        {
          const guint p = sheet->order[shown.first + k];
          g_autofree char *value = gn_number_text (score->total[p]);

          gtk_grid_attach (GTK_GRID (grid), words (value, "price", 1), (int) k + 1, at, 1, 1);
        }
      at++;
    }
  for (guint r = 0; r < score->n_rows; r++)
    if (score->row[r].below)
      add_row (GTK_GRID (grid), sheet, &score->row[r], shown, at++);
}

gboolean
gn_result_table (GtkBox        *box,
                 const GnSheet *sheet)
{
  const guint n = sheet->score->n_parties, tables = (n + MOST_ABREAST - 1) / MOST_ABREAST;

  gn_container_clear (GTK_WIDGET (box));
  if (gn_scoresheet_has_places (sheet->score) || !sheet->score->n_rows || !tells (sheet))
    return FALSE;
  /* twelve in two tables of six, seven in four and three */
  for (guint i = 0; i < tables; i++)
    {
      const guint first = (n * i + tables - 1) / tables, next = (n * (i + 1) + tables - 1) / tables;

      add_table (box, sheet, (Abreast) { first, next - first });
    }
  return TRUE;
}

gboolean
gn_result_thinking (GtkBox        *box,
                    const GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  gint64 seconds[GN_MAX_SEATS], most = 0;
  GtkWidget *grid;

  gn_container_clear (GTK_WIDGET (box));
  if (!gn_match_table_thinking (sheet->table, seconds))
    return FALSE;
  GN_FOR_SEATS (match, seat)
    most = MAX (most, seconds[seat]);
  if (!most)
    return FALSE;

  grid = new_grid (box);
  GN_FOR_SEATS (match, seat)
    {
      const int paint = gn_pieces_seat_paint (match, seat);
      g_autofree char *time = gn_clock_text (seconds[seat]);
      GtkWidget *name = words (gn_match_name (match, seat), NULL, 0), *bar = gtk_progress_bar_new ();

      gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_max_width_chars (GTK_LABEL (name), 14);
      gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), (double) seconds[seat] / (double) most);
      gn_add_classes (bar, "race thinking-bar");
      gn_set_seat_class (bar, paint);
      gtk_widget_set_hexpand (bar, TRUE);
      gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
      gn_say_name (bar, gn_match_name (match, seat));
      gtk_grid_attach (GTK_GRID (grid), gn_seat_token_new (paint, 22), 0, seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), name, 1, seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), bar, 2, seat, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), words (time, "count", 1), 3, seat, 1, 1);
    }
  return TRUE;
}

gboolean
gn_result_milestones (GtkBox        *box,
                      const GnSheet *sheet)
{
  gn_container_clear (GTK_WIDGET (box));
  if (!sheet->milestones->len)
    return FALSE;

  GtkWidget *grid = new_grid (box);

  for (guint i = 0; i < sheet->milestones->len; i++)
    {
      const GnSheetEvent *event = sheet->milestones->pdata[i];
      const GnSheetEvent *before = i ? sheet->milestones->pdata[i - 1] : NULL;
      GtkWidget *text = words (event->text, NULL, 0);

      /* Events of the same round are under one heading. */
      if (!before || !g_str_equal (before->when, event->when))
        {
          GtkWidget *when = words (event->when, "note", 0);

          gtk_label_set_wrap (GTK_LABEL (when), FALSE);
          gtk_widget_set_valign (when, GTK_ALIGN_START);
          gtk_grid_attach (GTK_GRID (grid), when, 0, (int) i, 1, 1);
        }
      gtk_widget_set_hexpand (text, TRUE);
      gtk_grid_attach (GTK_GRID (grid), text, 1, (int) i, 1, 1);
    }
  return TRUE;
}
