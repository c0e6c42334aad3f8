/* bar-view.c: a chart of upright bars
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "bar-view.h"

#include "app/people/people-words.h"
#include "app/widgets/compat.h"
#include "panels/drawing/parts.h"

#define HEIGHT 150
#define WIDEST 56   /* a bar */
#define GAP    4

typedef struct {
  char  *label;
  double value, part;
} Bar;

struct _GnBarView {
  GtkWidget parent_instance;

  GArray   *bars;
};

G_DEFINE_FINAL_TYPE (GnBarView, gn_bar_view, GTK_TYPE_WIDGET)

static void
bar_clear (gpointer data)
{
  g_free (((Bar *) data)->label);
}

static GdkRGBA
colour (GtkWidget  *widget,
        const char *name)
{
  GdkRGBA rgba = { 0.5, 0.5, 0.5, 1 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &rgba);
  return rgba;
}

static PangoLayout *
layout_of (GtkWidget  *widget,
           const char *text,
           int        *width,
           int        *height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_scale_new (0.85));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, width, height);
  return layout;
}

/* Writes @text with its middle at @x, if it has room beside the last one, which ended at @end. */
static gboolean
put (GtkWidget     *widget,
     GtkSnapshot   *snapshot,
     const char    *text,
     const GdkRGBA *rgba,
     double         x,
     double         y,
     double        *end)
{
  int width, height;
  g_autoptr (PangoLayout) layout = layout_of (widget, text, &width, &height);
  const double left = CLAMP (x - width / 2.0, 0, MAX (0, gtk_widget_get_width (widget) - width));

  if (left < *end)
    return FALSE;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) left, (float) y));
  gtk_snapshot_append_layout (snapshot, layout, rgba);
  gtk_snapshot_restore (snapshot);
  *end = left + width + GAP;
  return TRUE;
}

static void
gn_bar_view_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  GnBarView *self = GN_BAR_VIEW (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const GdkRGBA ink = colour (widget, "ink_color"), quiet = colour (widget, "ink2_color");
  const GdkRGBA fill = colour (widget, "accent_fill"), ground = colour (widget, "card_color");
  const guint n = self->bars->len;
  double most = 0, end = -1, figures = -1;
  int line, ignored;

  if (!n || width < 20)
    return;

  g_autoptr (PangoLayout) sample = layout_of (widget, "0", &ignored, &line);
  const double each = (double) width / n, wide = MIN (WIDEST, MAX (2, each - GAP));
  const double top = line + 2, bottom = height - line - 4;

  for (guint i = 0; i < n; i++)
    most = MAX (most, g_array_index (self->bars, Bar, i).value);
  gtk_snapshot_append_color (snapshot, &quiet, &GRAPHENE_RECT_INIT (0, (float) bottom, (float) width, 1));
  for (guint i = 0; i < n; i++)
    {
      const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
      const Bar *bar = &g_array_index (self->bars, Bar, mirrored ? n - 1 - i : i);
      const double middle = each * (i + 0.5), tall = most > 0 ? (bottom - top) * bar->value / most : 0;
      const double filled = bar->value > 0 ? tall * bar->part / bar->value : 0;
      const float thin = wide > 6 ? 1.5f : 0.5f;
      const GskRoundedRect outline = GSK_ROUNDED_RECT_INIT ((float) (middle - wide / 2), (float) (bottom - tall),
                                                            (float) wide, (float) tall);
      g_autofree char *figure = gn_people_decimal (bar->value, bar->value == (int) bar->value ? 0 : 1);

      if (tall > 0)
        {
          gtk_snapshot_append_color (snapshot, &ground, &outline.bounds);
          gtk_snapshot_append_color (snapshot, &fill, &GRAPHENE_RECT_INIT ((float) (middle - wide / 2),
                                                                           (float) (bottom - filled), (float) wide,
                                                                           (float) filled));
          gtk_snapshot_append_border (snapshot, &outline, (const float[]) { thin, thin, thin, thin },
                                      (const GdkRGBA[]) { ink, ink, ink, ink });
          put (widget, snapshot, figure, &ink, middle, bottom - tall - line - 1, &figures);
        }
      put (widget, snapshot, bar->label, &quiet, middle, bottom + 3, &end);
    }
}

static void
gn_bar_view_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 500 : HEIGHT;
}

static void
gn_bar_view_finalize (GObject *object)
{
  g_array_unref (GN_BAR_VIEW (object)->bars);
  G_OBJECT_CLASS (gn_bar_view_parent_class)->finalize (object);
}

static void
gn_bar_view_class_init (GnBarViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = gn_bar_view_finalize;
  widget_class->snapshot = gn_bar_view_snapshot;
  widget_class->measure = gn_bar_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
gn_bar_view_init (GnBarView *self)
{
  self->bars = g_array_new (FALSE, FALSE, sizeof (Bar));
  g_array_set_clear_func (self->bars, bar_clear);
}

GtkWidget *
gn_bar_view_new (const char *title)
{
  GtkWidget *view = g_object_new (GN_TYPE_BAR_VIEW, NULL);

  gn_say_name (view, title);
  return view;
}

void
gn_bar_view_add (GnBarView  *self,
                 const char *label,
                 double      value,
                 double      part)
{
  const Bar bar = { g_strdup (label), MAX (0, value), CLAMP (part, 0, MAX (0, value)) };

  g_array_append_val (self->bars, bar);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
gn_bar_view_get_n (GnBarView *self)
{
  return self->bars->len;
}
