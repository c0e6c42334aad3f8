/* container.c: a base class of custom widgets that unparents their children
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "container.h"

#include "panels/drawing/cached-snapshot.h"
#include "panels/drawing/parts.h"

G_DEFINE_ABSTRACT_TYPE (GnContainer, gn_container, GTK_TYPE_WIDGET)

void
gn_container_clear (GtkWidget *widget)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (widget)))
    {
      gn_leave_focus (child);
      gtk_widget_unparent (child);
    }
}

static void
gn_container_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  const GnSnapshotFunc draw = GTK_WIDGET_CLASS (gn_container_parent_class)->snapshot;

  if (GN_CONTAINER_GET_CLASS (widget)->cached)
    gn_cached_snapshot (widget, snapshot, draw);
  else
    draw (widget, snapshot);
}

static void
gn_container_dispose (GObject *object)
{
  gn_container_clear (GTK_WIDGET (object));
  G_OBJECT_CLASS (gn_container_parent_class)->dispose (object);
}

static void
gn_container_class_init (GnContainerClass *class)
{
  G_OBJECT_CLASS (class)->dispose = gn_container_dispose;
  GTK_WIDGET_CLASS (class)->snapshot = gn_container_snapshot;
}

static void
gn_container_init (GnContainer *self)
{
}

void
gn_measure (GtkWidget      *child,
            GtkOrientation  orientation,
            int             for_size,
            int            *minimum,
            int            *natural)
{
  /* Below the minimum, newer GTK measures with a warning, and older GTK guesses. */
  if (for_size >= 0)
    {
      int least;

      gtk_widget_measure (
        child, orientation == GTK_ORIENTATION_VERTICAL ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, -1,
        &least, NULL, NULL, NULL);
      for_size = MAX (for_size, least);
    }
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
}

int
gn_width_of (GtkWidget *child)
{
  int width;

  gn_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width);
  return width;
}

int
gn_height_of (GtkWidget *child)
{
  int height;

  gn_measure (child, GTK_ORIENTATION_VERTICAL, -1, NULL, &height);
  return height;
}

int
gn_least_of (GtkWidget      *child,
             GtkOrientation  orientation)
{
  int size;

  gn_measure (child, orientation, -1, &size, NULL);
  return size;
}
