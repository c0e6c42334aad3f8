/* container.h: a widget of one's own that lets go of what it holds
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
 * The base of widgets that place children themselves, or are made from a template: whatever has been set as a child
 * (gtk_widget_set_parent()) is unparented on dispose, so no widget has to say so again. Where a template made the
 * children, a class that keeps pointers to them may still see them in its own dispose, which runs
 * first. */
#define GN_TYPE_CONTAINER (gn_container_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnContainer, gn_container, GN, CONTAINER, GtkWidget)

/**
 * GnContainerClass:
 * @cached: what lies in it seldom changes, and is painted as one picture while it does not (see
 * gn_cached_snapshot()) */
struct _GnContainerClass {
  GtkWidgetClass parent_class;

  gboolean       cached;
};

/** gn_container_clear: unparents all children */
void gn_container_clear (GtkWidget *widget);

/** gn_measure: minimum and wish of a child, either NULL; @for_size -1, or at least what it needs that way is taken */
void gn_measure      (GtkWidget *child, GtkOrientation orientation, int for_size, int *minimum, int *natural);
/** gn_width_of, gn_height_of: what a child wishes for */
int  gn_width_of     (GtkWidget *child);
int  gn_height_of    (GtkWidget *child);
/** gn_least_of: what it needs at least */
int  gn_least_of     (GtkWidget *child, GtkOrientation orientation);

G_END_DECLS
