/* blocks.h: a drawing in blocks, of which GTK paints only those that changed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** GnDrawFunc: draws a widget's content, in the widget's units */
typedef void (*GnDrawFunc) (GtkWidget *widget, cairo_t *cr);

/**
 * gn_blocks_snapshot:
 * @draw: draws the whole widget
 *
 * Implements snapshot() for a widget that is large, draws itself, and changes in few places: marks on a map. GTK
 * takes a new drawing for one that differs everywhere. So the drawing is divided into blocks of device pixels, and
 * a block that looks as before keeps its node. If the graphics card paints, the drawing is one node.
 */
void gn_blocks_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, GnDrawFunc draw);

G_END_DECLS
