/* cached-box.c: a box that is painted as one picture as long as nothing in it changes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cached-box.h"

#include "panels/drawing/cached-snapshot.h"

struct _GnCachedBox {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (GnCachedBox, gn_cached_box, GTK_TYPE_BOX)

static void
gn_cached_box_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  gn_cached_snapshot (widget, snapshot, GTK_WIDGET_CLASS (gn_cached_box_parent_class)->snapshot);
}

static void
gn_cached_box_class_init (GnCachedBoxClass *class)
{
  GTK_WIDGET_CLASS (class)->snapshot = gn_cached_box_snapshot;
}

static void
gn_cached_box_init (GnCachedBox *self)
{
}
