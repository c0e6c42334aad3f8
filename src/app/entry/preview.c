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
#include "panels/drawing/piece.h"
#include "app/widgets/rich-label.h"
#include "app/widgets/template.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

#define MOST_CELLS 4
#define MOST_LINES 3

struct _GnPreview {
  GtkBox parent_instance;

  GtkWidget *cells;
  GtkWidget *cell[MOST_CELLS];
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
  self->cells = gn_row (0, "well preview-cells");
  gtk_box_set_homogeneous (GTK_BOX (self->cells), TRUE);
  gtk_box_append (GTK_BOX (self), self->cells);
  for (guint i = 0; i < MOST_CELLS; i++)
    gtk_box_append (GTK_BOX (self->cells), self->cell[i] = gn_template_new ("entry/preview-cell"));
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
  const gboolean one_round = before && after && gn_same_round (match, before, after);
  g_autoptr (GArray) changes = before && after ? gn_changes_made (match, story, before, after, seat, covered) : NULL;

  for (guint i = 0; changes && i < MIN (changes->len, MOST_CELLS); i++)
    {
      const GnChange *change = &g_array_index (changes, GnChange, i);
      GtkWidget *cell = self->cell[n_cells++];
      g_autofree char *label = gn_change_label (match, change);
      g_autofree char *text = gn_change_text (change);
      g_autofree char *was = gn_number_text (change->was);
      g_autofree char *now = gn_number_text (change->now);
      /* Translators: a figure and its change: "Gold 24→8" */
      g_autofree char *whole = gn_fill (_("{what} {change}"), "what", label, "change", text, NULL);

      gn_piece_set_name (gn_template_part (cell, "piece"), change->icon);
      gn_template_write (cell, "label", label);
      gtk_widget_set_visible (gn_template_write (cell, "was", was), !change->covered);
      gtk_widget_set_visible (gn_template_part (cell, "arrow"), !change->covered);
      gn_template_write (cell, "now", change->covered ? text : now);
      gn_set_tooltip (cell, whole);
      gn_say_name (cell, whole);
    }
  for (guint i = 0; story && i < story->n && n_lines < MOST_LINES; i++)
    {
      const GnFact *fact = &story->fact[i];
      int was, now;

      /* Do not repeat a figure that is in a cell already. */
      if (!gn_fact_shown (fact, viewer)
          || (one_round && changes->len && gn_fact_change (match, &fact->say, &was, &now)))
        continue;
      gn_rich_label_set_say (self->line[n_lines++], match, &fact->say, FALSE, covered);
    }

  for (guint i = 0; i < MOST_CELLS; i++)
    gtk_widget_set_visible (self->cell[i], i < n_cells);
  for (guint i = 0; i < MOST_LINES; i++)
    gtk_widget_set_visible (GTK_WIDGET (self->line[i]), i < n_lines);
  gtk_widget_set_visible (self->cells, n_cells > 0);
  gtk_widget_set_visible (GTK_WIDGET (self), n_cells + n_lines > 0);
}
