/* container.h: a base class of custom widgets that unparents their children
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnContainer:
 *
 * The base of widgets that place children themselves or are made from a template. Every child
 * (gtk_widget_set_parent()) is unparented on dispose, so no widget has to do so itself. The subclass's dispose runs
 * first. If a template made the children, a class that keeps pointers to them may still see them there.
 */
#define GN_TYPE_CONTAINER (gn_container_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnContainer, gn_container, GN, CONTAINER, GtkWidget)

/**
 * GnContainerClass:
 * @cached: the content seldom changes and is painted as one picture until it does (see gn_cached_snapshot())
 */
struct _GnContainerClass {
  GtkWidgetClass parent_class;

  gboolean       cached;
};

/** gn_container_clear: unparents all children */
void gn_container_clear (GtkWidget *widget);

/** gn_measure: the minimum and natural size of a child, either NULL; @for_size: -1, or raised to the child's
 * minimum that way if it is less */
void gn_measure      (GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum, int *natural);
/** gn_width_of, gn_height_of: the natural size of a child */
int  gn_width_of     (GtkWidget *child);
int  gn_height_of    (GtkWidget *child);
/** gn_least_of: the minimum size of a child */
int  gn_least_of     (GtkWidget *child, GtkOrientation orientation);

G_END_DECLS
