/* first-fit.c: layout that shows the first of several children that fits
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "first-fit.h"

#include "panels/layout/container.h"

struct _GnFirstFit {
  GtkLayoutManager parent_instance;
};

G_DEFINE_FINAL_TYPE (GnFirstFit, gn_first_fit, GTK_TYPE_LAYOUT_MANAGER)

/* The child for that width; NULL if there are no children. */
static GtkWidget *
fitting (GtkWidget *widget,
         int        width)
{
  GtkWidget *last = NULL;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    {
      int min;

      if (!gtk_widget_get_visible (c))
        continue;
      gn_measure (c, GTK_ORIENTATION_HORIZONTAL, -1, &min, NULL);
      if (min <= width)
        return c;
      last = c;
    }
  return last;
}

static GtkSizeRequestMode
gn_first_fit_get_request_mode (GtkLayoutManager *manager,
                               GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_first_fit_measure (GtkLayoutManager *manager,
                      GtkWidget        *widget,
                      GtkOrientation    orientation,
                      int               for_size,
                      int              *minimum,
                      int              *natural,
                      int              *minimum_baseline,
                      int              *natural_baseline)
{
  GtkWidget *child;

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      child = fitting (widget, for_size < 0 ? G_MAXINT : for_size);
      if (child)
        gn_measure (child, orientation, for_size, minimum, natural);
      return;
    }
  for (child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int min, nat;

      if (!gtk_widget_get_visible (child))
        continue;
      gn_measure (child, orientation, -1, &min, &nat);
      *minimum = *minimum ? MIN (*minimum, min) : min;
      *natural = MAX (*natural, nat);
    }
}

static void
gn_first_fit_allocate (GtkLayoutManager *manager,
                       GtkWidget        *widget,
                       int               width,
                       int               height,
                       int               baseline)
{
  GtkWidget *shown = fitting (widget, width);

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    gtk_widget_set_child_visible (c, c == shown);
  if (shown)
    gtk_widget_size_allocate (shown, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
gn_first_fit_class_init (GnFirstFitClass *class)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (class);

  layout_class->get_request_mode = gn_first_fit_get_request_mode;
  layout_class->measure = gn_first_fit_measure;
  layout_class->allocate = gn_first_fit_allocate;
}

static void
gn_first_fit_init (GnFirstFit *self)
{
}

GtkWidget *
gn_first_fit_box (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, g_object_new (GN_TYPE_FIRST_FIT, NULL));
  return box;
}

GtkWidget *
gn_if_it_fits (GtkWidget *child)
{
  GtkWidget *box = gn_first_fit_box ();

  gtk_box_append (GTK_BOX (box), child);
  gtk_box_append (GTK_BOX (box), gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  return box;
}

GtkWidget *
gn_first_fit_shown (GtkWidget *widget)
{
  for (GtkWidget *c = gtk_widget_get_first_child (widget); c; c = gtk_widget_get_next_sibling (c))
    if (gtk_widget_get_visible (c) && gtk_widget_get_child_visible (c))
      return c;
  return NULL;
}
