/* fan.c: a row whose children overlap if there is little space
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fan.h"

#include <math.h>

#include "panels/drawing/parts.h"

struct _GnFan {
  GnContainer  parent_instance;

  int       gap;
};

G_DEFINE_FINAL_TYPE (GnFan, gn_fan, GN_TYPE_CONTAINER)

static void
gn_fan_measure (GtkWidget      *widget,
                GtkOrientation  orientation,
                int             for_size,
                int            *minimum,
                int            *natural,
                int            *minimum_baseline,
                int            *natural_baseline)
{
  GnFan *self = GN_FAN (widget);
  int widest = 0, sum = 0, n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child), n++)
    {
      int size;

      gtk_widget_measure (child, orientation, -1, NULL, &size, NULL, NULL);
      widest = MAX (widest, size);
      sum += size;
    }

  *minimum = widest;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL && n ? MAX (sum + (n - 1) * self->gap, widest) : widest;
}

static void
gn_fan_size_allocate (GtkWidget *widget,
                      int        width,
                      int        height,
                      int        baseline)
{
  GnFan *self = GN_FAN (widget);
  const gboolean reversed = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int sum = 0, n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child), n++)
    sum += gn_width_of (child);

  const double gap = n > 1 ? MIN (self->gap, (double) (width - sum) / (n - 1)) : 0;
  double x = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      const int child_width = gn_width_of (child);
      int child_height;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, &child_height, NULL, NULL);
      gtk_widget_allocate (
        child, child_width, child_height, -1,
        gsk_transform_translate (
          NULL, &GRAPHENE_POINT_INIT (floor (reversed ? width - x - child_width : x), (height - child_height) / 2)));
      x += child_width + gap;
    }
}

static void
gn_fan_class_init (GnFanClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "gap", G_STRUCT_OFFSET (GnFan, gap));
  widget_class->measure = gn_fan_measure;
  widget_class->size_allocate = gn_fan_size_allocate;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_fan_init (GnFan *self)
{
}

GtkWidget *
gn_fan_new (int gap)
{
  return g_object_new (GN_TYPE_FAN, "gap", gap, NULL);
}

void
gn_fan_add (GnFan     *self,
            GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
}

void
gn_fan_clear (GnFan *self)
{
  gn_container_clear (GTK_WIDGET (self));
}
