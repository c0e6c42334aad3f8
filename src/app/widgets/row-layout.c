/* row-layout.c: layout for cards of one size in a row, or in even rows if one is too long
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "row-layout.h"

#include "panels/drawing/parts.h"
#include "panels/layout/container.h"

struct _GnRowLayout {
  GtkLayoutManager parent_instance;

  int column_width;
  int spacing;
};

G_DEFINE_FINAL_TYPE (GnRowLayout, gn_row_layout, GTK_TYPE_LAYOUT_MANAGER)

static int
count (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    n += gtk_widget_should_layout (c);
  return n;
}

static int
widest (GtkWidget *widget)
{
  int most = 0, min;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    if (gtk_widget_should_layout (c))
      {
        gtk_widget_measure (c, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL, NULL, NULL);
        most = MAX (most, min);
      }
  return most;
}

/* As many columns as fit, then as few as possible without another row. */
static int
columns (GnRowLayout *self,
         GtkWidget   *widget,
         int          width)
{
  int n = count (widget), need = MAX (self->column_width, widest (widget));
  int fit = CLAMP ((width + self->spacing) / (need + self->spacing), 1, MAX (n, 1));
  int rows = (n + fit - 1) / fit;

  return rows ? (n + rows - 1) / rows : 1;
}

static int
row_height (GtkWidget *widget,
            int        width)
{
  int most = 0, min;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    if (gtk_widget_should_layout (c))
      {
        gn_measure (c, GTK_ORIENTATION_VERTICAL, width, &min, NULL);
        most = MAX (most, min);
      }
  return most;
}

static GtkSizeRequestMode
gn_row_layout_get_request_mode (GtkLayoutManager *manager,
                                GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_row_layout_measure (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       GtkOrientation    orientation,
                       int               for_size,
                       int              *minimum,
                       int              *natural,
                       int              *minimum_baseline,
                       int              *natural_baseline)
{
  GnRowLayout *self = GN_ROW_LAYOUT (manager);
  int n = count (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = widest (widget);
      *natural = MAX (*minimum, n * self->column_width + MAX (n - 1, 0) * self->spacing);
      return;
    }

  int width = for_size < 0 ? n * (self->column_width + self->spacing) : for_size;
  int k = columns (self, widget, width), rows = (n + k - 1) / k;
  int height = row_height (widget, (width - (k - 1) * self->spacing) / k);
  *minimum = *natural = rows * height + MAX (rows - 1, 0) * self->spacing;
}

static void
gn_row_layout_allocate (GtkLayoutManager *manager,
                        GtkWidget        *widget,
                        int               width,
                        int               height,
                        int               baseline)
{
  GnRowLayout *self = GN_ROW_LAYOUT (manager);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int k = columns (self, widget, width), i = 0;
  double wide = (width - (k - 1) * self->spacing) / (double) k;
  int high = row_height (widget, (int) wide);

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    {
      if (!gtk_widget_should_layout (c))
        continue;
      int left = (int) ((i % k) * (wide + self->spacing) + 0.5),
          right = (int) ((i % k) * (wide + self->spacing) + wide + 0.5);
      gtk_widget_size_allocate (c, &(GtkAllocation) { rtl ? width - right : left, (i / k) * (high + self->spacing),
                                                      right - left, high }, -1);
      i++;
    }
}

static void
gn_row_layout_class_init (GnRowLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  gn_class_field (G_OBJECT_CLASS (klass), G_TYPE_INT, "column-width", G_STRUCT_OFFSET (GnRowLayout, column_width));
  gn_class_field (G_OBJECT_CLASS (klass), G_TYPE_INT, "spacing", G_STRUCT_OFFSET (GnRowLayout, spacing));
  layout_class->get_request_mode = gn_row_layout_get_request_mode;
  layout_class->measure = gn_row_layout_measure;
  layout_class->allocate = gn_row_layout_allocate;
}

static void
gn_row_layout_init (GnRowLayout *self)
{
  self->column_width = 200;
  self->spacing = 18;
}
