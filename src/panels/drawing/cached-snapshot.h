/* cached-snapshot.h: what does not change is painted once
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef void (*GnSnapshotFunc) (GtkWidget *widget, GtkSnapshot *snapshot);

/**
 * gn_cached_snapshot:
 * @draw: what the widget's snapshot() would do: usually the parent class's
 *
 * A widget's snapshot(), where what lies in it seldom changes: a space, a card, a player. Painted by cairo, a table is
 * some three thousand small things, which all are gone through whenever one of them changes. What has rested for a
 * moment is therefore kept as one picture at device pixels, and is drawn from its parts again as soon as one of them is
 * another. The widget's own background and border are not part of it. Where the graphics card paints, this only calls
 * @draw.
 */
void           gn_cached_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, GnSnapshotFunc draw);

/**
 * gn_cached_picture:
 * Returns: (transfer full): a node that paints @node as one picture, @scale device pixels to a unit
 */
GskRenderNode *gn_cached_picture  (GskRenderNode *node, double scale);

/**
 * gn_device_scale:
 * Returns: how many device pixels a unit of @widget has, or 0 where it does not begin on a whole one: a picture would
 * be smeared
 */
double         gn_device_scale    (GtkWidget *widget);

/**
 * gn_is_painted_by_cairo:
 * Returns: whether cairo paints @widget, not the graphics card
 */
gboolean       gn_is_painted_by_cairo (GtkWidget *widget);

G_END_DECLS
