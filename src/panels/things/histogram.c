/* histogram.c: an exact distribution, with a line at the value needed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "histogram.h"

#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "core/words/text.h"

#define FOOT 18   /* for the figures */

struct _GnHistogram {
  GtkWidget  parent_instance;

  int        first;
  int        value;
  GArray    *parts;    /* fractions of the highest bar, 0 … 1 */
};

G_DEFINE_FINAL_TYPE (GnHistogram, gn_histogram, GTK_TYPE_WIDGET)

static double
left_of (GnHistogram *self,
         double       index)
{
  return gtk_widget_get_width (GTK_WIDGET (self)) * index / MAX (self->parts->len, 1);
}

/* Draws a figure under its bar, within the drawing; returns where it ends. */
static double
append_figure (GnHistogram   *self,
               GtkSnapshot   *snapshot,
               int            total,
               double         from,
               gboolean       strong,
               const GdkRGBA *ink)
{
  g_autofree char *text = gn_number_text (total);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  const double middle = left_of (self, total - self->first + 0.5);
  int width, height;

  if (strong)
    {
      PangoAttrList *attrs = pango_attr_list_new ();

      pango_attr_list_insert (attrs, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
      pango_layout_set_attributes (layout, attrs);
      pango_attr_list_unref (attrs);
    }
  pango_layout_get_pixel_size (layout, &width, &height);

  const double x = CLAMP (middle - width / 2.0, 0, MAX (gtk_widget_get_width (GTK_WIDGET (self)) - width, 0));
  if (x < from)
    return from;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (round (x), gtk_widget_get_height (GTK_WIDGET (self)) - height));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
  return x + width + 8;
}

/* The first, the last and the value always have a figure, and as many between them as there is room for. */
static void
append_figures (GnHistogram *self,
                GtkSnapshot *snapshot)
{
  const int last = self->first + (int) self->parts->len - 1;
  const gboolean inside = self->value >= self->first && self->value <= last;
  GdkRGBA ink, quiet;
  double value_from = G_MAXDOUBLE, from = 0;
  int step = 5;

  gn_colour (GTK_WIDGET (self), "ink_color", &ink);
  gn_colour (GTK_WIDGET (self), "ink2_color", &quiet);
  while (left_of (self, step) < 34)
    step += 5;

  if (inside)
    {
      value_from = left_of (self, self->value - self->first + 0.5) - 18;
      append_figure (self, snapshot, self->value, -1e6, TRUE, &ink);
    }
  for (int total = self->first; total <= last; total++)
    {
      const double at = left_of (self, total - self->first + 0.5);

      if (total != self->first && total != last && total % step != 0)
        continue;
      if ((inside && at > value_from - 10 && at < value_from + 46)
          || (total != last && at > left_of (self, self->parts->len) - 30))
        continue;
      from = append_figure (self, snapshot, total, from, FALSE, &quiet);
    }
}

static void
gn_histogram_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  GnHistogram *self = GN_HISTOGRAM (widget);
  const int n = self->parts->len;
  const double foot = gtk_widget_get_height (widget) - FOOT;
  GdkRGBA good, other, ink, line;

  if (n == 0)
    return;
  gn_colour (widget, "accent_fill", &good);
  gn_colour (widget, "line2_color", &other);
  gn_colour (widget, "ink_color", &ink);
  gn_colour (widget, "line_color", &line);

  for (int i = 0; i < n; i++)
    {
      const double gap = left_of (self, 1) > 4 ? 2 : left_of (self, 1) > 2 ? 1 : 0;
      const double left = round (left_of (self, i)), right = MAX (round (left_of (self, i + 1)) - gap, left + 1);
      const double height = MAX (round (g_array_index (self->parts, double, i) * (foot - 6)), 1);

      gtk_snapshot_append_color (snapshot, self->first + i >= self->value ? &good : &other,
                                 &GRAPHENE_RECT_INIT (left, foot - height, right - left, height));
    }
  gtk_snapshot_append_color (snapshot, &line, &GRAPHENE_RECT_INIT (0, foot, gtk_widget_get_width (widget), 1));
  if (self->value > self->first && self->value < self->first + n)
    gtk_snapshot_append_color (
      snapshot, &ink, &GRAPHENE_RECT_INIT (round (left_of (self, self->value - self->first)) - 2, 0, 2, foot + 3));
  append_figures (self, snapshot);
}

static void
gn_histogram_finalize (GObject *object)
{
  g_array_unref (GN_HISTOGRAM (object)->parts);
  G_OBJECT_CLASS (gn_histogram_parent_class)->finalize (object);
}

static void
gn_histogram_class_init (GnHistogramClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = gn_histogram_finalize;
  widget_class->snapshot = gn_histogram_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "histogram");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
gn_histogram_init (GnHistogram *self)
{
  self->parts = g_array_new (FALSE, FALSE, sizeof (double));
  /* totals grow to the right in every locale */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

void
gn_histogram_set (GnHistogram   *self,
                  int            first,
                  const guint64 *ways,
                  guint          n,
                  int            value)
{
  guint64 most = 1;

  g_return_if_fail (GN_IS_HISTOGRAM (self));

  for (guint i = 0; i < n; i++)
    most = MAX (most, ways[i]);
  g_array_set_size (self->parts, 0);
  for (guint i = 0; i < n; i++)
    {
      const double part = (double) ways[i] / most;

      g_array_append_val (self->parts, part);
    }
  self->first = first;
  self->value = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
