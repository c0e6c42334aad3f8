/* roving.h: groups with one tab stop, and arrow keys that move by geometry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * gn_roving_focus:
 * Implements a container's focus(). Tab stops once, at the last focused child. The arrows go to the nearest child
 * in their direction, and out of the container if there is none.
 */
gboolean gn_roving_focus (GtkWidget *container, GtkDirectionType direction);

/**
 * gn_roving_focus_lattice:
 * The same for children that touch one another on a lattice of hexes or triangles. An arrow goes to a neighbor and
 * never past one. Repeated Up and Down stay as near as possible to the column where they began.
 */
gboolean gn_roving_focus_lattice (GtkWidget *container, GtkDirectionType direction);
/** gn_roving_aslant: goes to the neighbor to the @right and @down of the focus, by the ratio of both; FALSE if
 * there is none */
gboolean gn_roving_aslant        (GtkWidget *container, double right, double down);

/**
 * GnRovingBox: a GtkBox that is one tab stop for all its children
 */
#define GN_TYPE_ROVING_BOX (gn_roving_box_get_type ())
G_DECLARE_FINAL_TYPE (GnRovingBox, gn_roving_box, GN, ROVING_BOX, GtkBox)

/** gn_roving_box_new: @name: the group's name for assistive technology */
GtkWidget *gn_roving_box_new (GtkOrientation orientation, int spacing, const char *name);

G_END_DECLS
