/* scrolled.c: container for scrolled content that does not affect the window's height
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "scrolled.h"

#define LEAST_HEIGHT 160

struct _GnScrolled {
  GnContainer parent_instance;
};

G_DEFINE_FINAL_TYPE (GnScrolled, gn_scrolled, GN_TYPE_CONTAINER)

static GtkSizeRequestMode
gn_scrolled_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
gn_scrolled_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  *minimum = *natural = LEAST_HEIGHT;
  if (child && orientation == GTK_ORIENTATION_HORIZONTAL)
    gn_measure (child, orientation, -1, minimum, natural);
}

static void
gn_scrolled_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child)
    gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
gn_scrolled_class_init (GnScrolledClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->get_request_mode = gn_scrolled_get_request_mode;
  widget_class->measure = gn_scrolled_measure;
  widget_class->size_allocate = gn_scrolled_size_allocate;
}

static void
gn_scrolled_init (GnScrolled *self)
{
}
