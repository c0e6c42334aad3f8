/* painted.c: words that widgets paint themselves, by cairo or into a snapshot: seen on their way; and the pixels of pictures
 *
 * A test that links this has some functions of Pango and GTK from here, which call the true ones.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "painted.h"

#include <dlfcn.h>
#include <math.h>

#define SLACK 1.0   /* pixels, of rounding */

gboolean painted_bare;
static gboolean by_cairo;
static const cairo_user_data_key_t words_on, pictures_on;

static void
painted_clear (gpointer data)
{
  g_object_unref (((Painted *) data)->layout);
}

static GArray *
words_new (void)
{
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Painted));

  g_array_set_clear_func (words, painted_clear);
  return words;
}

GArray *
painted_on (cairo_surface_t *surface)
{
  return surface ? cairo_surface_get_user_data (surface, &words_on) : NULL;
}

static void
note (cairo_t     *cr,
      PangoLayout *layout)
{
  GArray *words = painted_on (cairo_get_target (cr));
  double left, top, right, bottom, ratio = 1, none = 0, clip[4];
  PangoRectangle ink;

  if (!words)
    {
      words = words_new ();
      cairo_surface_set_user_data (cairo_get_target (cr), &words_on, words, (cairo_destroy_func_t) g_array_unref);
    }
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_get_current_point (cr, &left, &top);
  cairo_clip_extents (cr, &clip[0], &clip[1], &clip[2], &clip[3]);
  left += ink.x;
  top += ink.y;
  right = left + ink.width;
  bottom = top + ink.height;
  const gboolean cut = left < clip[0] - SLACK || top < clip[1] - SLACK || right > clip[2] + SLACK || bottom > clip[3] + SLACK;

  cairo_user_to_device (cr, &left, &top);
  cairo_user_to_device (cr, &right, &bottom);
  cairo_user_to_device_distance (cr, &ratio, &none);

  const Painted one = { pango_layout_copy (layout), GRAPHENE_RECT_INIT (left, top, right - left, bottom - top),
                        hypot (ratio, none), cut };

  g_array_append_val (words, one);
}

/* ---- In the place of others' functions ------------------------------------------------------------------------------ */

void
pango_cairo_show_layout (cairo_t     *cr,
                         PangoLayout *layout)
{
  static void (*show) (cairo_t *cr, PangoLayout *layout);

  if (!show)
    *(void **) &show = dlsym (RTLD_NEXT, "pango_cairo_show_layout");
  if (painted_bare)
    return;
  note (cr, layout);
  show (cr, layout);
}

void
cairo_set_source_surface (cairo_t         *cr,
                          cairo_surface_t *picture,
                          double           x,
                          double           y)
{
  static void (*set) (cairo_t *cr, cairo_surface_t *picture, double x, double y);
  cairo_surface_t *surface = cairo_get_target (cr);
  double *coarsest = cairo_surface_get_user_data (surface, &pictures_on), side = 1, none = 0, own = 1, other;

  if (!set)
    *(void **) &set = dlsym (RTLD_NEXT, "cairo_set_source_surface");
  if (cairo_surface_get_type (picture) == CAIRO_SURFACE_TYPE_IMAGE)
    {
      if (!coarsest)
        {
          coarsest = g_new0 (double, 1);
          cairo_surface_set_user_data (surface, &pictures_on, coarsest, g_free);
        }
      cairo_user_to_device_distance (cr, &side, &none);
      cairo_surface_get_device_scale (picture, &own, &other);
      *coarsest = MAX (*coarsest, hypot (side, none) / own);
    }
  set (cr, picture, x, y);
}

static void
show_in (GtkSnapshot   *snapshot,
         PangoLayout   *layout,
         const GdkRGBA *colour,
         double         x,
         double         y)
{
  /* a snapshot of its own: where one moves and scales, GTK 4.8 lets cairo paint in the wrong place */
  GtkSnapshot *own = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  PangoRectangle ink;
  cairo_t *cr;

  /* with room round it: there it is not cut */
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cr = gtk_snapshot_append_cairo (own, &GRAPHENE_RECT_INIT (x + ink.x - ink.height, y + ink.y - ink.height,
                                                            ink.width + 2 * ink.height, 3 * ink.height));
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  cairo_destroy (cr);
  node = gtk_snapshot_free_to_node (own);
  gtk_snapshot_append_node (snapshot, node);
}

void
gtk_snapshot_append_layout (GtkSnapshot   *snapshot,
                            PangoLayout   *layout,
                            const GdkRGBA *colour)
{
  static void (*append) (GtkSnapshot *snapshot, PangoLayout *layout, const GdkRGBA *colour);

  if (!append)
    *(void **) &append = dlsym (RTLD_NEXT, "gtk_snapshot_append_layout");
  if (by_cairo)
    show_in (snapshot, layout, colour, 0, 0);
  else
    append (snapshot, layout, colour);
}

G_GNUC_BEGIN_IGNORE_DEPRECATIONS
void
gtk_snapshot_render_layout (GtkSnapshot     *snapshot,
                            GtkStyleContext *style,
                            double           x,
                            double           y,
                            PangoLayout     *layout)
{
  static void (*render) (GtkSnapshot *snapshot, GtkStyleContext *style, double x, double y, PangoLayout *layout);
  GdkRGBA colour;

  if (!render)
    *(void **) &render = dlsym (RTLD_NEXT, "gtk_snapshot_render_layout");
  gtk_style_context_get_color (style, &colour);
  if (by_cairo)
    show_in (snapshot, layout, &colour, x, y);
  else
    render (snapshot, style, x, y, layout);
}
G_GNUC_END_IGNORE_DEPRECATIONS

/* ---- What of it is on a page ---------------------------------------------------------------------------------------- */

typedef struct {
  GHashTable *words;
  GArray     *pictures;
} Walk;

static void
add_picture (Walk          *walk,
             GskRenderNode *node,
             GskTransform  *transform)
{
  cairo_surface_t *surface = gsk_cairo_node_get_surface (node);
  const double *side = surface ? cairo_surface_get_user_data (surface, &pictures_on) : NULL;
  PaintedPicture one;
  graphene_rect_t at;

  if (!walk->pictures || !side)
    return;
  gsk_render_node_get_bounds (node, &at);
  gsk_transform_transform_bounds (transform, &at, &one.at);
  one.side = *side * one.at.size.width / at.size.width;
  g_array_append_val (walk->pictures, one);
}

static void
add_surface (GHashTable      *all,
             cairo_surface_t *surface,
             GskTransform    *transform)
{
  GArray *on = painted_on (surface);

  for (guint i = 0; on && i < on->len; i++)
    {
      Painted one = g_array_index (on, Painted, i);
      PangoContext *context = pango_layout_get_context (one.layout);
      GArray *words = g_hash_table_lookup (all, context);

      if (!words)
        {
          words = words_new ();
          g_hash_table_insert (all, context, words);
        }
      g_object_ref (one.layout);
      gsk_transform_transform_bounds (transform, &g_array_index (on, Painted, i).at, &one.at);
      g_array_append_val (words, one);
    }
}

static void
add_node (Walk          *walk,
          GskRenderNode *node,
          GskTransform  *transform)
{
  GskTransform *further;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
        add_node (walk, gsk_container_node_get_child (node, i), transform);
      break;
    case GSK_TRANSFORM_NODE:
      further = gsk_transform_transform (gsk_transform_ref (transform), gsk_transform_node_get_transform (node));
      add_node (walk, gsk_transform_node_get_child (node), further);
      gsk_transform_unref (further);
      break;
    case GSK_OPACITY_NODE:
      if (gsk_opacity_node_get_opacity (node) > 0.01)
        add_node (walk, gsk_opacity_node_get_child (node), transform);
      break;
    case GSK_CLIP_NODE:
      add_node (walk, gsk_clip_node_get_child (node), transform);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      add_node (walk, gsk_rounded_clip_node_get_child (node), transform);
      break;
    case GSK_SHADOW_NODE:
      add_node (walk, gsk_shadow_node_get_child (node), transform);
      break;
    case GSK_COLOR_MATRIX_NODE:
      add_node (walk, gsk_color_matrix_node_get_child (node), transform);
      break;
    case GSK_DEBUG_NODE:
      add_node (walk, gsk_debug_node_get_child (node), transform);
      break;
    case GSK_CAIRO_NODE:
      add_surface (walk->words, gsk_cairo_node_get_surface (node), transform);
      add_picture (walk, node, transform);
      break;
    default:
      break;
    }
}

void
painted_by_cairo (void)
{
  by_cairo = TRUE;
}

typedef struct {
  GtkWidget     *root;
  GskRenderNode *node;
  gboolean       done;
} Picture;

/* In the middle of a frame, when all has its place: a window need not paint itself. */
static void
on_paint (GdkFrameClock *clock,
          Picture       *picture)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_snapshot_child (gtk_widget_get_parent (picture->root), picture->root, snapshot);
  picture->node = gtk_snapshot_free_to_node (snapshot);
  picture->done = TRUE;
}

GHashTable *
painted_words (GtkWidget *root,
               GArray    *pictures)
{
  Walk walk = { g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) g_array_unref), pictures };
  GdkFrameClock *clock = gtk_widget_get_frame_clock (root);
  Picture picture = { root };
  const gulong handler = g_signal_connect (clock, "paint", G_CALLBACK (on_paint), &picture);
  GskTransform *here;
  graphene_rect_t at;

  while (!picture.done)
    {
      gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handler_disconnect (clock, handler);
  g_assert_true (gtk_widget_compute_bounds (root, gtk_widget_get_parent (root), &at));
  here = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT (-at.origin.x, -at.origin.y));
  add_node (&walk, picture.node, here);
  gsk_transform_unref (here);
  gsk_render_node_unref (picture.node);
  return walk.words;
}
