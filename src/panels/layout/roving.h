/* roving.h: one tab stop, and arrow keys by geometry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * gn_roving_focus:
 * A container's focus(): Tab stops once (where the focus was last), the arrows go to the nearest thing in their
 * direction, and out of the container where there is none.
 */
gboolean gn_roving_focus (GtkWidget *container, GtkDirectionType direction);

/**
 * gn_roving_focus_lattice:
 * The same where things touch one another on a lattice of hexes or triangles: an arrow goes to a neighbour, never past
 * one, and up and down again and again stay as near as they can to the column where they began.
 */
gboolean gn_roving_focus_lattice (GtkWidget *container, GtkDirectionType direction);
/** gn_roving_aslant: to the neighbour that lies @right and @down of where the focus is, by the ratio of both; FALSE
 * where there is none */
gboolean gn_roving_aslant        (GtkWidget *container, double right, double down);

/**
 * GnRovingBox: a GtkBox whose things are one tab stop
 */
#define GN_TYPE_ROVING_BOX (gn_roving_box_get_type ())
G_DECLARE_FINAL_TYPE (GnRovingBox, gn_roving_box, GN, ROVING_BOX, GtkBox)

/** gn_roving_box_new: @name: what assistive technology calls the group */
GtkWidget *gn_roving_box_new (GtkOrientation orientation, int spacing, const char *name);

G_END_DECLS
