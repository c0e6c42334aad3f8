/* preview.c: preview of the changes that an entry would make, in figures and words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "preview.h"

#include <glib/gi18n.h>

#include "app/model/change.h"
#include "app/model/table-model.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/piece.h"
#include "app/widgets/rich-label.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

#define MOST_CELLS 4
#define MOST_LINES 3

typedef struct {
  GtkWidget *box;
  GnPiece   *piece;
  GtkLabel  *label;
  GtkLabel  *was;
  GtkWidget *arrow;
  GtkLabel  *now;
} Cell;

struct _GnPreview {
  GtkBox parent_instance;

  GtkWidget *cells;
  Cell       cell[MOST_CELLS];
  GnRichLabel  *line[MOST_LINES];
};

G_DEFINE_FINAL_TYPE (GnPreview, gn_preview, GTK_TYPE_BOX)

gboolean
gn_fact_change (const GnMatch *match,
                const GnSay   *say,
                int           *was,
                int           *now)
{
  gint16 a = gn_say_get (match, say, "was"), b = gn_say_get (match, say, "now");

  if (a == GN_NONE || b == GN_NONE)
    return FALSE;
  *was = a;
  *now = b;
  return TRUE;
}

static void
make_cell (GnPreview *self,
           Cell      *cell)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  cell->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_set_halign (cell->box, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (cell->box, TRUE);
  gtk_widget_add_css_class (cell->box, "preview-cell");
  cell->piece = GN_PIECE (gn_piece_new ("gold", 26));
  cell->label = GTK_LABEL (gtk_label_new (NULL));
  cell->was = GTK_LABEL (gtk_label_new (NULL));
  cell->arrow = gtk_label_new ("→");
  cell->now = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (cell->label, 0);
  gtk_label_set_ellipsize (cell->label, PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (cell->label, 13);
  gtk_widget_add_css_class (GTK_WIDGET (cell->label), "small-note");
  gtk_widget_add_css_class (GTK_WIDGET (cell->was), "preview-was");
  gtk_widget_add_css_class (cell->arrow, "quiet");
  gtk_widget_add_css_class (GTK_WIDGET (cell->now), "preview-now");
  gtk_widget_set_valign (GTK_WIDGET (cell->piece), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (figures), GTK_WIDGET (cell->was));
  gtk_box_append (GTK_BOX (figures), cell->arrow);
  gtk_box_append (GTK_BOX (figures), GTK_WIDGET (cell->now));
  gtk_box_append (GTK_BOX (words), GTK_WIDGET (cell->label));
  gtk_box_append (GTK_BOX (words), figures);
  gtk_box_append (GTK_BOX (cell->box), GTK_WIDGET (cell->piece));
  gtk_box_append (GTK_BOX (cell->box), words);
  gtk_box_append (GTK_BOX (self->cells), cell->box);
}

static void
gn_preview_class_init (GnPreviewClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "preview");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_STATUS);
}

static void
gn_preview_init (GnPreview *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->cells = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (self->cells), TRUE);
  gtk_widget_add_css_class (self->cells, "well");
  gtk_widget_add_css_class (self->cells, "preview-cells");
  gtk_box_append (GTK_BOX (self), self->cells);
  for (guint i = 0; i < MOST_CELLS; i++)
    make_cell (self, &self->cell[i]);
  for (guint i = 0; i < MOST_LINES; i++)
    {
      self->line[i] = GN_RICH_LABEL (gn_rich_label_new ());
      gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->line[i]));
    }
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
gn_preview_show (GnPreview     *self,
                 const GnMatch *match,
                 const GnStory *story,
                 int            viewer,
                 gboolean       covered,
                 gconstpointer  before,
                 gconstpointer  after,
                 int            seat)
{
  guint n_cells = 0, n_lines = 0;
  /* If a round is settled too, list the facts one by one, because figures would mix them. */
  g_autoptr (GArray) changes = before && after && gn_same_round (match, before, after)
                                 ? gn_changes (match, before, after, seat, covered)
                                 : NULL;

  for (guint i = 0; changes && i < MIN (changes->len, MOST_CELLS); i++)
    {
      const GnChange *change = &g_array_index (changes, GnChange, i);
      Cell *cell = &self->cell[n_cells++];
      g_autofree char *label = gn_change_label (match, change);
      g_autofree char *text = gn_change_text (change);
      g_autofree char *was = gn_number_text (change->was);
      g_autofree char *now = gn_number_text (change->now);
      /* Translators: a figure and its change: "Gold 24→8" */
      g_autofree char *whole = gn_fill (_("{what} {change}"), "what", label, "change", text, NULL);

      gn_piece_set_name (cell->piece, change->icon);
      gtk_label_set_label (cell->label, label);
      gtk_label_set_label (cell->was, was);
      gtk_label_set_label (cell->now, change->covered ? text : now);
      gtk_widget_set_visible (GTK_WIDGET (cell->was), !change->covered);
      gtk_widget_set_visible (cell->arrow, !change->covered);
      gn_set_tooltip (cell->box, whole);
      gn_accessible_name (cell->box, whole);
    }
  for (guint i = 0; story && i < story->n && n_lines < MOST_LINES; i++)
    {
      const GnFact *fact = &story->fact[i];
      int was, now;

      /* Do not repeat a figure that is in a cell already. */
      if (!gn_fact_shown (fact, viewer) || (changes && changes->len && gn_fact_change (match, &fact->say, &was, &now)))
        continue;
      gn_rich_label_set_say (self->line[n_lines++], match, &fact->say, FALSE, covered);
    }

  for (guint i = 0; i < MOST_CELLS; i++)
    gtk_widget_set_visible (self->cell[i].box, i < n_cells);
  for (guint i = 0; i < MOST_LINES; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->line[i]), i < n_lines);
  gtk_widget_set_visible (self->cells, n_cells > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), n_cells + n_lines > 0);
}
