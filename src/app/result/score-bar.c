/* score-bar.c: bar that shows the parts of a total
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "score-bar.h"

#include "core/words/text.h"
#include "panels/drawing/piece.h"
#include "panels/drawing/parts.h"

#define GAP 2
#define HEIGHT 34
#define PART_MIN 14

struct _GnScoreBar {
  GnContainer parent_instance;

  int       most;
  int       sum;
};

G_DEFINE_FINAL_TYPE (GnScoreBar, gn_score_bar, GN_TYPE_CONTAINER)

void
gn_score_bar_add (GnScoreBar *self,
                  guint       part,
                  const char *icon,
                  const char *label,
                  int         value)
{
  if (value <= 0)
    return;

  GtkWidget *box = gtk_center_box_new (), *inner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *number = gn_number_text (value);
  g_autofree char *class = g_strdup_printf ("part-%u", part % 8);
  g_autofree char *words = g_strdup_printf ("%s: %d", label, value);
  GtkWidget *text = gtk_label_new (number);

  if (icon)
    {
      GtkWidget *piece = gn_piece_new (icon, 18);
      gtk_widget_set_valign (piece, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (inner), piece);
    }
  gn_add_classes (text, "strong numeric");
  gtk_box_append (GTK_BOX (inner), text);
  gtk_center_box_set_center_widget (GTK_CENTER_BOX (box), inner);
  gtk_widget_set_overflow (box, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (box, "score-part");
  gtk_widget_add_css_class (box, class);
  gtk_widget_set_tooltip_text (box, words);
  g_object_set_data (G_OBJECT (box), "value", GINT_TO_POINTER (value));
  gtk_widget_set_parent (box, GTK_WIDGET (self));
  self->sum += value;
}

static void
gn_score_bar_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  int sum_min = 0, high = HEIGHT;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    {
      int min, nat;
      gtk_widget_measure (c, GTK_ORIENTATION_HORIZONTAL, -1, &min, &nat, NULL, NULL);
      sum_min += MAX (min, PART_MIN) + GAP;
      gtk_widget_measure (c, GTK_ORIENTATION_VERTICAL, -1, &min, &nat, NULL, NULL);
      high = MAX (high, nat);
    }
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? sum_min : high;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (300, sum_min) : high;
}

/* Lengths are proportional to the values if each part has room for its figure; a part that is too short gets the
 * width it needs. */
static void
gn_score_bar_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  GnScoreBar *self = GN_SCORE_BAR (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double unit = self->most > 0 ? width / (double) self->most : 0, x = 0;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    {
      int value = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (c), "value")), min;
      gtk_widget_measure (c, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
      int w = MAX (min, (int) (value * unit) - GAP);
      gtk_widget_size_allocate (c, &(GtkAllocation) { rtl ? width - (int) x - w : (int) x, 0, w, height }, -1);
      x += w + GAP;
    }
}

static void
gn_score_bar_class_init (GnScoreBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = gn_score_bar_measure;
  widget_class->size_allocate = gn_score_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "scorebar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_score_bar_init (GnScoreBar *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
gn_score_bar_new (int most)
{
  GnScoreBar *self = g_object_new (GN_TYPE_SCORE_BAR, NULL);

  self->most = most;
  return GTK_WIDGET (self);
}
