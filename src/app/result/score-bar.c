/* score-bar.c: bar that shows the parts of a total
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "score-bar.h"

#include "app/widgets/first-fit.h"
#include "core/words/text.h"
#include "panels/drawing/piece.h"
#include "panels/drawing/parts.h"

#define GAP 2
#define HEIGHT 34
#define PART_MIN 14
#define SHORT 240      /* below it lengths count, not figures */
#define SHORT_MIN 2

struct _GnScoreBar {
  GnContainer parent_instance;

  int most;
};

G_DEFINE_FINAL_TYPE (GnScoreBar, gn_score_bar, GN_TYPE_CONTAINER)

/* What a part says, centered in it. */
static GtkWidget *
content (const char *icon,
         const char *number)
{
  GtkWidget *row = gn_row (4, NULL), *text = gn_label (number, "strong numeric");

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  if (icon)
    {
      GtkWidget *piece = gn_piece_new (icon, 18);

      gtk_widget_set_valign (piece, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (row), piece);
    }
  gtk_box_append (GTK_BOX (row), text);
  return row;
}

void
gn_score_bar_add (GnScoreBar *self,
                  guint       part,
                  const char *icon,
                  const char *label,
                  int         value)
{
  if (value <= 0)
    return;

  GtkWidget *box = gn_first_fit_box ();
  g_autofree char *number = gn_number_text (value);
  g_autofree char *class = g_strdup_printf ("part-%u", part % 8);
  g_autofree char *words = g_strdup_printf ("%s: %d", label, value);

  if (icon)
    gtk_box_append (GTK_BOX (box), content (icon, number));
  gtk_box_append (GTK_BOX (box), content (NULL, number));
  gtk_box_append (GTK_BOX (box), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  gtk_widget_set_overflow (box, GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (box, "score-part");
  gtk_widget_add_css_class (box, class);
  gtk_widget_set_tooltip_text (box, words);
  g_object_set_data (G_OBJECT (box), "value", GINT_TO_POINTER (value));
  gtk_widget_set_parent (box, GTK_WIDGET (self));
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
  int least = 0, wish = 0, high = HEIGHT;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    {
      least += SHORT_MIN + GAP;
      wish += gn_width_of (c) + GAP;
      high = MAX (high, gn_height_of (c));
    }
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? least : high;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (300, wish) : high;
}

/* Lengths are proportional to the values if each part has room for its figure; a part that is too short gets the
 * width it needs, as far as there is any. A short bar had better be in proportion than say every figure. */
static void
gn_score_bar_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  GnScoreBar *self = GN_SCORE_BAR (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double unit = self->most > 0 ? width / (double) self->most : 0;
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (GtkRequestedSize));
  const int least = width < SHORT ? SHORT_MIN : PART_MIN;
  int left = width, x = 0;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    {
      const int value = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (c), "value"));
      const int figure = width < SHORT ? least : MAX (least, gn_width_of (c));
      GtkRequestedSize part = { c, least, MAX (figure, (int) (value * unit) - GAP) };

      g_array_append_val (parts, part);
      left -= least + GAP;
    }
  gtk_distribute_natural_allocation (MAX (left, 0), parts->len, (GtkRequestedSize *) (gpointer) parts->data);
  for (guint i = 0; i < parts->len; i++)
    {
      const GtkRequestedSize *part = &g_array_index (parts, GtkRequestedSize, i);
      const int w = part->minimum_size;

      gtk_widget_size_allocate (part->data, &(GtkAllocation) { rtl ? width - x - w : x, 0, w, height }, -1);
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
