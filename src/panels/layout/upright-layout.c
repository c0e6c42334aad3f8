/* upright-layout.c: a layout of one child whose width depends on no height
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "upright-layout.h"

#include "container.h"

struct _GnUprightLayout {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (GnUprightLayout, gn_upright_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkSizeRequestMode
gn_upright_layout_get_request_mode (GtkLayoutManager *layout,
                                    GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_upright_layout_measure (GtkLayoutManager *layout,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (!gtk_widget_should_layout (child))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    for_size = -1;
  else if (for_size < 0)
    for_size = gn_width_of (child);
  gn_measure (child, orientation, for_size, minimum, natural);
}

static void
gn_upright_layout_allocate (GtkLayoutManager *layout,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (gtk_widget_should_layout (child))
    gtk_widget_allocate (child, width, height, -1, NULL);
}

static void
gn_upright_layout_class_init (GnUprightLayoutClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  layout_class->get_request_mode = gn_upright_layout_get_request_mode;
  layout_class->measure = gn_upright_layout_measure;
  layout_class->allocate = gn_upright_layout_allocate;
}

static void
gn_upright_layout_init (GnUprightLayout *self)
{
}
