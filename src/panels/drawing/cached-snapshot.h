/* cached-snapshot.h: a cache that keeps an unchanged part of a table as one picture
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
 * @draw: does the work of the widget's snapshot(); usually the parent class's function
 *
 * Implements snapshot() for a widget whose content seldom changes: a space, a card, a player. With cairo, a table
 * consists of some three thousand small nodes, and a change to one of them visits all of them. So content that has
 * not changed for a moment is kept as one picture at device pixels. It is drawn from its parts again as soon as one
 * of them changes. The widget's own background and border are not part of the picture. If the graphics card paints,
 * this only calls @draw.
 */
void           gn_cached_snapshot (GtkWidget *widget, GtkSnapshot *snapshot, GnSnapshotFunc draw);

/**
 * GnDevice:
 * @scale: device pixels per unit of a widget
 * @x: @y: how far from the beginning of a device pixel the widget starts; 0 up to 1
 */
typedef struct {
  double scale;
  double x, y;
} GnDevice;

/** gn_device_of: fills in @device, or zeros if the widget is drawn turned or skewed; returns whether it is not */
gboolean       gn_device_of       (GtkWidget *widget, GnDevice *device);
gboolean       gn_device_equal    (const GnDevice *a, const GnDevice *b);

/**
 * gn_cached_picture:
 * Returns: (transfer full): a node that paints @node as one picture, pixel for pixel on that device
 */
GskRenderNode *gn_cached_picture  (GskRenderNode *node, const GnDevice *device);

/**
 * gn_is_painted_by_cairo:
 * Returns: whether @widget is painted by cairo rather than by the graphics card
 */
gboolean       gn_is_painted_by_cairo (GtkWidget *widget);

G_END_DECLS
