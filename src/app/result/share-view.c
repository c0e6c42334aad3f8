/* share-view.c: widget that shows the picture of the result
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "share-view.h"

#include "panels/drawing/parts.h"
#include "sheets/share.h"

struct _GnShareView {
  GtkWidget  parent_instance;

  GnSheet   *sheet;
};

G_DEFINE_FINAL_TYPE (GnShareView, gn_share_view, GTK_TYPE_WIDGET)

static void
gn_share_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  const double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const double scale = MIN (width / GN_SHARE_WIDTH, height / GN_SHARE_HEIGHT);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_translate (cr, (width - GN_SHARE_WIDTH * scale) / 2, (height - GN_SHARE_HEIGHT * scale) / 2);
  cairo_scale (cr, scale, scale);
  cairo_rectangle (cr, 0, 0, GN_SHARE_WIDTH, GN_SHARE_HEIGHT);
  cairo_clip (cr);
  gn_share_draw (GN_SHARE_VIEW (widget)->sheet, cr);
  cairo_destroy (cr);
}

static void
gn_share_view_finalize (GObject *object)
{
  gn_sheet_free (GN_SHARE_VIEW (object)->sheet);
  G_OBJECT_CLASS (gn_share_view_parent_class)->finalize (object);
}

static void
gn_share_view_class_init (GnShareViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gn_share_view_finalize;
  widget_class->snapshot = gn_share_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
gn_share_view_init (GnShareView *self)
{
}

GtkWidget *
gn_share_view_new (GnMatchTable *table)
{
  GnShareView *self = g_object_new (GN_TYPE_SHARE_VIEW, NULL);
  g_autofree char *text = NULL;

  self->sheet = gn_sheet_new (table, GN_EVERYTHING);
  text = gn_sheet_to_text (self->sheet);
  gn_say_name (GTK_WIDGET (self), self->sheet->ending->headline);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
  gtk_widget_add_css_class (GTK_WIDGET (self), "share-view");
  return GTK_WIDGET (self);
}
