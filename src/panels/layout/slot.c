/* slot.c: one place for several parts, of which one is shown
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "slot.h"

struct _GnSlot {
  GnContainer parent_instance;

  GtkWidget  *shown;     /* NULL: none */
};

G_DEFINE_FINAL_TYPE (GnSlot, gn_slot, GN_TYPE_CONTAINER)

static GtkSizeRequestMode
gn_slot_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_slot_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      int least, wish;

      gn_measure (child, orientation, for_size, &least, &wish);
      *minimum = MAX (*minimum, least);
      *natural = MAX (*natural, wish);
    }
}

static void
gn_slot_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  GnSlot *self = GN_SLOT (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      gtk_widget_set_child_visible (child, child == self->shown);
      if (child == self->shown && gtk_widget_should_layout (child))
        gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, baseline);
    }
}

static void
gn_slot_class_init (GnSlotClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->get_request_mode = gn_slot_get_request_mode;
  widget_class->measure = gn_slot_measure;
  widget_class->size_allocate = gn_slot_size_allocate;
}

static void
gn_slot_init (GnSlot *self)
{
}

void
gn_slot_show (GnSlot    *self,
              GtkWidget *child)
{
  g_return_if_fail (GN_IS_SLOT (self));
  g_return_if_fail (!child || gtk_widget_get_parent (child) == GTK_WIDGET (self));

  self->shown = child;
  for (GtkWidget *each = gtk_widget_get_first_child (GTK_WIDGET (self)); each;
       each = gtk_widget_get_next_sibling (each))
    gtk_widget_set_child_visible (each, each == child);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

GtkWidget *
gn_slot_get (GnSlot *self)
{
  return self->shown;
}

void
gn_keep_place (GtkWidget *widget,
               gboolean   shown)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (gtk_widget_get_child_visible (widget) == shown)
    return;
  gtk_widget_set_child_visible (widget, shown);
  /* GTK keeps what it has painted of a parent that is not laid out anew. */
  if (parent)
    gtk_widget_queue_draw (parent);
}
