/* photo-view.c: the photo of a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "photo-view.h"

#include "panels/drawing/parts.h"

#define HIGHEST 300
#define CORNER  9

struct _GnPhotoView {
  GtkWidget   parent_instance;

  GdkTexture *texture;
};

G_DEFINE_FINAL_TYPE (GnPhotoView, gn_photo_view, GTK_TYPE_WIDGET)

void
gn_photo_view_set_photo (GnPhotoView     *self,
                         cairo_surface_t *photo,
                         const char      *name)
{
  g_clear_object (&self->texture);
  if (photo)
    {
      const int width = cairo_image_surface_get_width (photo), height = cairo_image_surface_get_height (photo);
      const gsize stride = (gsize) cairo_image_surface_get_stride (photo);
      g_autoptr (GBytes) bytes = g_bytes_new (cairo_image_surface_get_data (photo), stride * (gsize) height);

      self->texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
    }
  gn_say_name (GTK_WIDGET (self), name);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* The height of the whole picture in so much width */
static double
height_for (GnPhotoView *self,
            double       width)
{
  if (!self->texture)
    return 0;
  return CLAMP (width * gdk_texture_get_height (self->texture) / gdk_texture_get_width (self->texture), 1, HIGHEST);
}

static GtkSizeRequestMode
gn_photo_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_photo_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  GnPhotoView *self = GN_PHOTO_VIEW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = (int) height_for (self, for_size < 0 ? G_MAXINT16 : for_size);
}

static void
gn_photo_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  GnPhotoView *self = GN_PHOTO_VIEW (widget);
  const double room = gtk_widget_get_width (widget), high = height_for (self, room);
  GskRoundedRect outline;

  if (!self->texture)
    return;

  const double wide = MIN (room, high * gdk_texture_get_width (self->texture) / gdk_texture_get_height (self->texture));
  const double x = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? room - wide : 0;
  const graphene_rect_t rect = GRAPHENE_RECT_INIT ((float) x, 0, (float) wide, (float) high);

  gsk_rounded_rect_init_from_rect (&outline, &rect, CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_texture (snapshot, self->texture, &rect);
  gtk_snapshot_pop (snapshot);
}

static void
gn_photo_view_dispose (GObject *object)
{
  g_clear_object (&GN_PHOTO_VIEW (object)->texture);
  G_OBJECT_CLASS (gn_photo_view_parent_class)->dispose (object);
}

static void
gn_photo_view_class_init (GnPhotoViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_photo_view_dispose;
  widget_class->get_request_mode = gn_photo_view_get_request_mode;
  widget_class->measure = gn_photo_view_measure;
  widget_class->snapshot = gn_photo_view_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
gn_photo_view_init (GnPhotoView *self)
{
}
