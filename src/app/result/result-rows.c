/* result-rows.c: parts of the result page: ranking, legend, tie-breaks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "result-rows.h"

#include <glib/gi18n.h>

#include "app/widgets/compat.h"
#include "app/widgets/first-fit.h"
#include "panels/drawing/piece.h"
#include "app/widgets/template.h"
#include "panels/drawing/parts.h"
#include "score-bar.h"
#include "core/words/text.h"
#include "sheets/pieces.h"
#include "panels/layout/container.h"

#define MOST_PARTS     16   /* of a bar */
#define TOKENS_ABREAST 3    /* of those who play together */

/* ---- Ranking ---------------------------------------------------------------------------------------------------- */

/* The length of a part in the bar: what is taken off has one only in a countdown, where nothing else has. */
static gint32
length_of (const GnSheet    *sheet,
           const GnSheetRow *row,
           guint             party)
{
  const gint32 value = row->cell[party].value;

  return value == GN_NONE ? 0 : MAX (0, sheet->score->countdown ? -value : value);
}

/* Whether a row of the sheet counts points, and comes before the sum. */
static gboolean
counts (const GnSheet    *sheet,
         const GnSheetRow *row)
{
  for (const GnSheetRow *r = sheet->score->row; r <= row; r++)
    if (r->total)
      return FALSE;
  if (row->flag || row->below)
    return FALSE;
  for (guint i = 0; i < sheet->score->n_parties; i++)
    if (row->cell[i].value != GN_NONE && row->cell[i].value != 0)
      return TRUE;
  return FALSE;
}

/* Whether it is part of somebody's bar */
static gboolean
is_part (const GnSheet    *sheet,
         const GnSheetRow *row)
{
  if (counts (sheet, row))
    GN_FOR_PARTIES (sheet->score, p)
      if (length_of (sheet, row, p) > 0)
        return TRUE;
  return FALSE;
}

/* Bars of several that are all the same, although points were taken off, tell nothing: those of a duel from 20 down. */
static gboolean
bars_tell (const GnSheet *sheet)
{
  const GnScoresheet *score = sheet->score;
  gboolean off = FALSE;

  for (guint r = 0; r < score->n_rows; r++)
    if (counts (sheet, &score->row[r]))
      GN_FOR_PARTIES (score, p)
        {
          const gint32 value = score->row[r].cell[p].value;

          off |= value != GN_NONE && value < 0;
          if (length_of (sheet, &score->row[r], p) != length_of (sheet, &score->row[r], 0))
            return TRUE;
        }
  return !off || score->n_parties < 2;
}

/* The sum of the lengths */
static int
bar_length (const GnSheet *sheet,
            guint          party)
{
  int sum = 0;

  for (guint r = 0; r < sheet->score->n_rows; r++)
    if (counts (sheet, &sheet->score->row[r]))
      sum += length_of (sheet, &sheet->score->row[r], party);
  return sum;
}

/* A bar of nothing, or of forty rounds, would only take the room of the names. */
static gboolean
parts_add_up (const GnSheet *sheet)
{
  guint parts = 0;

  for (guint r = 0; r < sheet->score->n_rows; r++)
    parts += is_part (sheet, &sheet->score->row[r]);
  if (!parts || parts > MOST_PARTS || !gn_scoresheet_has_points (sheet->score) || !bars_tell (sheet))
    return FALSE;
  for (guint p = 0; p < sheet->score->n_parties; p++)
    {
      gint32 sum = 0;
      for (guint r = 0; r < sheet->score->n_rows; r++)
        if (counts (sheet, &sheet->score->row[r]) && sheet->score->row[r].cell[p].value != GN_NONE)
          sum += sheet->score->row[r].cell[p].value;
      if (sum != sheet->score->total[p])
        return FALSE;
    }
  return TRUE;
}

static GtkWidget *
token_of (const GnSheet *sheet,
          guint          party,
          int            size)
{
  int seat = sheet->score->seat[party];

  if (seat < 0)
    return gn_piece_new ("gnome", size);
  return gn_seat_token_new (gn_pieces_seat_paint (gn_match_table_get_match (sheet->table), seat), size);
}

/* The tokens of all who play for the side of @party. */
static GtkWidget *
tokens_of (const GnSheet *sheet,
           guint          party,
           int            size)
{
  const guint side = gn_scoresheet_side (sheet->score, party);
  GtkWidget *grid = gtk_grid_new ();
  int n = 0;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  GN_FOR_PARTIES (sheet->score, p)
    if (side >> p & 1)
      {
        gtk_grid_attach (GTK_GRID (grid), token_of (sheet, p, side == 1u << p ? size : size * 3 / 4),
                         n % TOKENS_ABREAST, n / TOKENS_ABREAST, 1, 1);
        n++;
      }
  return grid;
}

/* Whether @party is the first of its side, whose figures stand for the side. */
static gboolean
leads_side (const GnSheet *sheet,
            guint          party)
{
  return (guint) __builtin_ctz (gn_scoresheet_side (sheet->score, party)) == party;
}

/* The parts of a score as a bar. */
static GtkWidget *
bar_of (const GnSheet *sheet,
        guint          party,
        int            most)
{
  GtkWidget *bar = gn_score_bar_new (most);

  for (guint r = 0; r < sheet->score->n_rows; r++)
    {
      const GnSheetRow *row = &sheet->score->row[r];
      if (!is_part (sheet, row))
        continue;
      g_autofree char *label = gn_say_text (gn_match_table_get_match (sheet->table), &row->label, FALSE);
      gn_score_bar_add (GN_SCORE_BAR (bar), r, row->icon, label, length_of (sheet, row, party));
    }
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  return bar;
}

/* The letters of the longest word in it. */
static int
longest_word (const char *text)
{
  int longest = 0, letters = 0;

  for (const char *p = text; *p; p = g_utf8_next_char (p))
    {
      letters = *p == ' ' || *p == '-' ? 0 : letters + 1;
      longest = MAX (longest, letters);
    }
  return longest;
}

static void
add_party (GtkListBox    *list,
           const GnSheet *sheet,
           guint          party,
           int            most,
           gboolean       bars,
           GtkSizeGroup  *names)
{
  const GnScoresheet *score = sheet->score;
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const guint side = gn_scoresheet_side (score, party);
  GtkWidget *row = gn_template_new ("result/ranking-row"), *place, *bar = gn_template_part (row, "bar");
  GtkWidget *members = gn_template_part (row, "members"), *star = gn_template_part (row, "star");
  g_autofree char *who = gn_side_name (match, score, party);
  g_autofree char *all = gn_parties_names (match, score, side);
  g_autofree char *number = gn_number_text (score->total[party]);
  g_autofree char *rank = gn_scoresheet_has_places (score) && score->rank[party]
                            ? g_strdup_printf ("%u", score->rank[party])
                            : g_strdup ("");
  g_autofree char *shared = gn_sheet_place (sheet, party);
  const gboolean won = gn_scoresheet_has_won (score, party), points = gn_scoresheet_has_points (score);

  place = gn_template_write (row, "place", rank);
  gtk_widget_add_css_class (place, won ? "first-place" : "quiet");
  gtk_widget_set_tooltip_text (place, *shared ? shared : NULL);
  /* a game without places: only who has won */
  gtk_widget_set_visible (star, won && !*rank);
  gtk_widget_set_visible (place, !won || *rank);
  adw_bin_set_child (gn_template_part (row, "token"), tokens_of (sheet, party, 36));
  gtk_widget_set_hexpand (gn_template_part (row, "who"), !bars);
  gtk_size_group_add_widget (names, gn_template_part (row, "who"));
  gtk_label_set_width_chars (GTK_LABEL (gn_template_write (row, "name", who)), CLAMP (longest_word (who) + 1, 5, 11));
  gn_template_write (row, "members", all);
  gtk_widget_set_visible (members, score->side[party].text != 0);
  if (bars)
    adw_bin_set_child (ADW_BIN (bar), bar_of (sheet, party, most));
  gtk_widget_set_visible (bar, bars);
  /* a sign stays before its number from right to left, too */
  gtk_widget_set_direction (gn_template_write (row, "total", points ? number : ""), GTK_TEXT_DIR_LTR);
  gtk_list_box_append (list, row);

  /* Translators: a row of the ranking, for a screen reader: place, name, points. */
  g_autofree char *words = !points && *shared
                             /* Translators: the same, where nothing was counted */
                             ? gn_fill (_("Place {place}: {who}"), "place", shared, "who", who, NULL)
                           : *shared
                             ? gn_fill (_("Place {place}: {who}, {n}"), "place", shared, "who", who, "n", number, NULL)
                             : gn_fill (_("{who}: {n}"), "who", who, "n", number, NULL);
  g_autofree char *whole = g_strconcat (words, score->side[party].text ? C_("list", ", ") : NULL, all, NULL);

  gn_say_name (row, whole);
}

/* Whether all play together, by the rules of the game or because all have won, without places */
static gboolean
play_together (const GnSheet *sheet)
{
  gboolean all = !gn_scoresheet_has_places (sheet->score) && sheet->score->n_parties > 1;

  GN_FOR_PARTIES (sheet->score, p)
    all &= gn_scoresheet_has_won (sheet->score, p);
  return all || gn_match_table_get_match (sheet->table)->game->together;
}

gboolean
gn_result_ranking (GtkListBox    *list,
                   const GnSheet *sheet)
{
  const GnScoresheet *score = sheet->score;
  const gboolean bars = parts_add_up (sheet);
  /* the bars begin at the same place */
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  guint8 order[GN_MAX_PARTIES];
  GtkListBoxRow *row;
  int most = 1;

  while ((row = gtk_list_box_get_row_at_index (list, 0)))
    gtk_list_box_remove (list, GTK_WIDGET (row));
  /* Those who play together have no places among one another: their points stand side by side. */
  if ((!gn_scoresheet_has_points (score) && !gn_scoresheet_has_places (score)) || play_together (sheet))
    return FALSE;
  GN_FOR_PARTIES (score, p)
    most = MAX (most, score->countdown ? bar_length (sheet, p) : score->total[p]);
  gn_scoresheet_order (score, TRUE, order);
  GN_FOR_PARTIES (score, k)
    if (leads_side (sheet, order[k]))
      add_party (list, sheet, order[k], most, bars, names);
  return TRUE;
}

void
gn_result_legend (GtkFlowBox    *box,
                  const GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  GtkWidget *child;
  guint part = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))))
    gtk_flow_box_remove (box, child);
  for (guint r = 0; r < sheet->score->n_rows && parts_add_up (sheet); r++)
    {
      const GnSheetRow *row = &sheet->score->row[r];
      if (!is_part (sheet, row))
        continue;
      GtkWidget *item = gn_row (6, NULL), *swatch;
      g_autofree char *label = gn_say_text (match, &row->label, FALSE);
      g_autofree char *class = g_strdup_printf ("part-%u", r % 8);

      part++;
      swatch = row->icon ? gn_piece_new (row->icon, 16) : gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
      if (!row->icon)
        gtk_widget_set_size_request (swatch, 14, 14);
      gtk_widget_add_css_class (swatch, class);
      gtk_widget_set_valign (swatch, GTK_ALIGN_CENTER);
      gn_append (item, swatch, gn_label (label, "note"), NULL);
      gtk_flow_box_insert (box, item, -1);
      gtk_widget_set_focusable (gtk_widget_get_parent (item), FALSE);
    }
  gtk_widget_set_visible (GTK_WIDGET (box), part > 0);
}

/* ---- Ties
 * ----------------------------------------------------------------------------------------------------------- */

static void
on_clause (GtkButton *button)
{
  const char *clause = g_object_get_data (G_OBJECT (button), "clause");

  gtk_widget_activate_action (GTK_WIDGET (button), "result.table", NULL);
  gtk_widget_activate_action (GTK_WIDGET (button), "table.rule", "s", clause);
}

static GtkWidget *
label_cell (const char *text,
            const char *class,
            float       xalign)
{
  GtkWidget *label = gn_label (text, class);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  return label;
}

static GtkWidget *
step_label (guint       step,
            const char *text,
            const char *clause)
{
  GtkWidget *box = gn_row (9, NULL), *words = label_cell (text, NULL, 0);
  g_autofree char *number = g_strdup_printf ("%u", step);

  GtkWidget *badge = label_cell (number, "step-number", 0.5);
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), badge);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), words);
  if (clause)
    {
      GtkWidget *button = gtk_button_new_with_label (clause);
      gn_add_classes (button, "link-like clause");
      gtk_widget_set_tooltip_text (button, _("Show this rule"));
      g_object_set_data_full (G_OBJECT (button), "clause", g_strdup (clause), g_free);
      g_signal_connect (button, "clicked", G_CALLBACK (on_clause), NULL);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_margin_start (box, 9);
  return box;
}

static GtkWidget *
figure_cell (const char *pieces,
             gint32      value,
             const char *class)
{
  GtkWidget *box = gn_row (9, NULL);
  g_autofree char *text = value == GN_NONE ? g_strdup ("–") : gn_number_text (value);

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_set_margin_end (box, 9);
  if (pieces && *pieces)
    gtk_box_append (GTK_BOX (box), label_cell (pieces, "note", 1));
  gtk_box_append (GTK_BOX (box), label_cell (text, class, 1));
  return box;
}

/* The parties with a column: those that were tied; of a side only the first. */
static guint
compared (const GnSheet *sheet)
{
  guint parties = 0;

  GN_FOR_PARTIES (sheet->score, p)
    if (sheet->score->tie[0].among >> p & 1 && leads_side (sheet, p))
      parties |= 1u << p;
  return parties;
}

/* One row of cells: a label, then a figure for each party that was still tied. */
static void
add_row (GtkGrid          *grid,
         int              *at,
         GtkWidget        *label,
         const GnSheet    *sheet,
         guint             among,
         const GnSheetRow *pieces,
         gint32          (*value) (gconstpointer data, guint party),
         gconstpointer     data,
         guint             strong,
         const char       *class)
{
  const guint base = compared (sheet);
  int column = 0;

  if (g_strcmp0 (class, "price") == 0)
    {
      /* The deciding row has the accent color as its background. */
      GtkWidget *ground = adw_bin_new ();
      gtk_widget_add_css_class (ground, "tie-decided");
      gtk_grid_attach (grid, ground, 0, *at, __builtin_popcount (base) + 1, 1);
    }
  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_grid_attach (grid, label, 0, *at, 1, 1);
  for (guint p = 0; p < sheet->score->n_parties; p++)
    {
      column += (base >> p) & 1;
      if (!(among & base & 1u << p))
        continue;
      g_autofree char *from = pieces ? gn_sheet_pieces (sheet, pieces, p) : NULL;
      GtkWidget *cell = figure_cell (from, value (data, p),
                                     strong & 1u << p ? class
                                     : class && g_str_equal (class, "price") ? "price-quiet"
                                                                             : class);
      gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
      gtk_grid_attach (grid, cell, column, *at, 1, 1);
    }
  (*at)++;
}

static gint32
total_value (gconstpointer data,
             guint         party)
{
  return ((const GnScoresheet *) data)->total[party];
}

static gint32
tie_value (gconstpointer data,
           guint         party)
{
  return ((const GnSheetTie *) data)->value[party];
}

static gint32
row_value (gconstpointer data,
           guint         party)
{
  return ((const GnSheetRow *) data)->cell[party].value;
}

gboolean
gn_result_ties (GtkBox        *box,
                const GnSheet *sheet)
{
  const GnMatch *match = gn_match_table_get_match (sheet->table);
  const GnScoresheet *score = sheet->score;

  gn_container_clear (GTK_WIDGET (box));
  if (!score->n_ties)
    return FALSE;

  GtkWidget *grid = gtk_grid_new ();
  const guint among = compared (sheet);
  int at = 0, column = 1;

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_widget_add_css_class (grid, "ties");
  for (guint p = 0; p < score->n_parties; p++)
    {
      if (!(among & 1u << p))
        continue;
      GtkWidget *head = gn_row (8, NULL), *name;
      g_autofree char *who = gn_side_name (match, score, p);
      gtk_box_append (GTK_BOX (head), tokens_of (sheet, p, 22));
      name = label_cell (who, "strong", 1);
      gtk_label_set_wrap (GTK_LABEL (name), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (name), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_RIGHT);
      gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (who, -1), 8));
      gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
      gtk_box_append (GTK_BOX (head), gn_if_it_fits (name));
      gtk_widget_set_tooltip_text (head, who);
      gtk_widget_set_halign (head, GTK_ALIGN_END);
      gtk_widget_set_margin_end (head, 9);
      gtk_grid_attach (GTK_GRID (grid), head, column++, at, 1, 1);
    }
  at++;

  g_autofree char *total = gn_say_text (match, &score->total_label, FALSE);
  add_row (GTK_GRID (grid), &at,
           step_label (1, *total ? total : _("Points"), gn_say_clause (match, &score->total_label)), sheet, among,
           NULL, total_value, score, ~0u, "count");
  for (guint t = 0; t < score->n_ties; t++)
    {
      const GnSheetTie *tie = &score->tie[t];
      g_autofree char *what = gn_say_text (match, &tie->what, FALSE);
      GtkWidget *head = step_label (t + 2, what, gn_say_clause (match, &tie->what));

      if (!tie->n_rows)
        {
          add_row (GTK_GRID (grid), &at, head, sheet, tie->among, NULL, tie_value, tie, tie->winners, "price");
          continue;
        }
      gtk_grid_attach (GTK_GRID (grid), head, 0, at++, column, 1);
      for (guint r = 0; r < tie->n_rows; r++)
        {
          const GnSheetRow *row = &tie->row[r];
          GtkWidget *line = gn_row (9, NULL), *words;
          g_autofree char *text = gn_say_text (match, &row->label, FALSE);

          gtk_widget_set_margin_start (line, 18);
          if (row->icon)
            gtk_box_append (GTK_BOX (line), gn_piece_new (row->icon, 18));
          words = label_cell (text, "quiet", 0);
          gtk_label_set_wrap (GTK_LABEL (words), TRUE);
          gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
          gtk_box_append (GTK_BOX (line), words);
          add_row (GTK_GRID (grid), &at, line, sheet, tie->among, row, row_value, row, ~0u, "count");
        }
      /* Translators: the sum of the rows above it, which decides a tie. */
      add_row (GTK_GRID (grid), &at, label_cell (_("Total"), "tie-sum", 0), sheet, tie->among, NULL, tie_value, tie,
               tie->winners, "price");
    }
  gtk_box_append (box, grid);
  return TRUE;
}
