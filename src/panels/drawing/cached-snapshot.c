/* cached-snapshot.c: a cache that keeps an unchanged part of a table as one picture
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cached-snapshot.h"

#include <math.h>

#define REST_MS  300   /* time without changes before a picture is made */
#define TICK_MS  60
#define AT_ONCE  6     /* most pictures made in one frame, so that nobody notices a delay */
#define KEY      "gn-still"
#define REST     0.01  /* less of a pixel than can be seen */

typedef struct {
  GskRenderNode *parts;     /* as last drawn */
  GskRenderNode *picture;   /* the same parts as one picture, or NULL */
  GnDevice       device;    /* for which the picture was made */
  gint64         changed;   /* time of the last change */
  gboolean       waits;     /* is in the list of widgets that wait for REST_MS */
  gboolean       rested;
} Still;

/* Widgets that changed a moment ago. */
static GPtrArray *waiting;
static guint      ticking;

static void
still_free (gpointer data)
{
  Still *still = data;

  g_clear_pointer (&still->parts, gsk_render_node_unref);
  g_clear_pointer (&still->picture, gsk_render_node_unref);
  g_free (still);
}

static void
on_gone (gpointer  data,
         GObject  *widget)
{
  g_ptr_array_remove_fast (waiting, widget);
}

static gboolean
on_tick (gpointer data)
{
  const gint64 now = g_get_monotonic_time ();
  guint made = 0;

  for (guint i = 0; i < waiting->len && made < AT_ONCE;)
    {
      GtkWidget *widget = waiting->pdata[i];
      Still *still = g_object_get_data (G_OBJECT (widget), KEY);

      if (now - still->changed < REST_MS * 1000)
        {
          i++;
          continue;
        }
      still->waits = FALSE;
      g_object_weak_unref (G_OBJECT (widget), on_gone, NULL);
      g_ptr_array_remove_index_fast (waiting, i);
      if (gtk_widget_get_mapped (widget))
        {
          still->rested = TRUE;
          gtk_widget_queue_draw (widget);
          made++;
        }
    }
  if (waiting->len)
    return G_SOURCE_CONTINUE;
  ticking = 0;
  return G_SOURCE_REMOVE;
}

static void
wait_for_rest (GtkWidget *widget,
               Still     *still)
{
  still->changed = g_get_monotonic_time ();
  still->rested = FALSE;
  if (still->waits)
    return;

  if (!waiting)
    waiting = g_ptr_array_new ();
  still->waits = TRUE;
  g_ptr_array_add (waiting, widget);
  g_object_weak_ref (G_OBJECT (widget), on_gone, NULL);
  if (!ticking)
    ticking = g_timeout_add (TICK_MS, on_tick, NULL);
}

/* TRUE if both consist of the same parts at the same places. GTK keeps the nodes of anything unchanged. */
static gboolean
same (GskRenderNode *a,
      GskRenderNode *b)
{
  if (a == b)
    return TRUE;
  if (gsk_render_node_get_node_type (a) != gsk_render_node_get_node_type (b))
    return FALSE;

  switch (gsk_render_node_get_node_type (a))
    {
    case GSK_TRANSFORM_NODE:
      return gsk_transform_equal (gsk_transform_node_get_transform (a), gsk_transform_node_get_transform (b))
             && same (gsk_transform_node_get_child (a), gsk_transform_node_get_child (b));
    case GSK_CONTAINER_NODE:
      if (gsk_container_node_get_n_children (a) != gsk_container_node_get_n_children (b))
        return FALSE;
      for (guint i = 0; i < gsk_container_node_get_n_children (a); i++)
        if (!same (gsk_container_node_get_child (a, i), gsk_container_node_get_child (b, i)))
          return FALSE;
      return TRUE;
    default:
      return FALSE;
    }
}

/* What is left of a pixel, 0 for whole ones. */
static double
rest_of (double pixels)
{
  const double rest = pixels - floor (pixels);

  return rest > 1 - REST ? 0 : rest;
}

gboolean
gn_device_of (GtkWidget *widget,
              GnDevice  *device)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_matrix_t matrix;
  double xx, yx, xy, yy, x, y;

  *device = (GnDevice) { 0 };
  if (!native || !gtk_widget_compute_transform (widget, GTK_WIDGET (native), &matrix)
      || !graphene_matrix_to_2d (&matrix, &xx, &yx, &xy, &yy, &x, &y))
    return FALSE;

  const double factor = gtk_widget_get_scale_factor (widget);

  if (fabs (xx - yy) > 1e-4 || fabs (xy) > 1e-4 || fabs (yx) > 1e-4)
    return FALSE;
  *device = (GnDevice) { xx * factor, rest_of (x * factor), rest_of (y * factor) };
  return TRUE;
}

gboolean
gn_device_equal (const GnDevice *a,
                 const GnDevice *b)
{
  return a->scale == b->scale && fabs (a->x - b->x) < REST && fabs (a->y - b->y) < REST;
}

GskRenderNode *
gn_cached_picture (GskRenderNode  *node,
                   const GnDevice *device)
{
  const double scale = device->scale;
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);

  /* where a pixel of the device begins, so that none of the picture is spread over two */
  const double left = floor (bounds.origin.x * scale + device->x) - device->x;
  const double top = floor (bounds.origin.y * scale + device->y) - device->y;
  const int width = (int) ceil ((bounds.origin.x + bounds.size.width) * scale - left);
  const int height = (int) ceil ((bounds.origin.y + bounds.size.height) * scale - top);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (width, 1), MAX (height, 1));
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, -left, -top);
  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);

  GskRenderNode *picture = gsk_cairo_node_new (
    &GRAPHENE_RECT_INIT (left / scale, top / scale, width / scale, height / scale));

  cr = gsk_cairo_node_get_draw_context (picture);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, surface, left, top);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return picture;
}

gboolean
gn_is_painted_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  GskRenderer *renderer = native ? gtk_native_get_renderer (native) : NULL;

  return renderer && GSK_IS_CAIRO_RENDERER (renderer);
}

static Still *
still_of (GtkWidget *widget)
{
  Still *still = g_object_get_data (G_OBJECT (widget), KEY);

  if (!still)
    {
      still = g_new0 (Still, 1);
      g_object_set_data_full (G_OBJECT (widget), KEY, still, still_free);
    }
  return still;
}

void
gn_cached_snapshot (GtkWidget     *widget,
                    GtkSnapshot   *snapshot,
                    GnSnapshotFunc draw)
{
  if (!gn_is_painted_by_cairo (widget))
    {
      draw (widget, snapshot);
      return;
    }

  Still *still = still_of (widget);
  GtkSnapshot *own = gtk_snapshot_new ();

  draw (widget, own);
  GskRenderNode *parts = gtk_snapshot_free_to_node (own);
  if (!parts)
    return;

  GnDevice device;
  const gboolean straight = gn_device_of (widget, &device);

  if (!still->parts || !same (still->parts, parts) || (still->picture && !gn_device_equal (&still->device, &device)))
    {
      g_clear_pointer (&still->picture, gsk_render_node_unref);
      g_clear_pointer (&still->parts, gsk_render_node_unref);
      still->parts = gsk_render_node_ref (parts);
      wait_for_rest (widget, still);
    }
  else if (!still->picture && still->rested && straight)
    {
      still->picture = gn_cached_picture (parts, &device);
      still->device = device;
    }
  gtk_snapshot_append_node (snapshot, still->picture ? still->picture : parts);
  gsk_render_node_unref (parts);
}
