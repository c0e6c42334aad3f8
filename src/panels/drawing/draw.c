/* draw.c: helpers for widgets that paint themselves: text and the shapes of the seats
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw.h"

/* Digits and capitals rise about 0.7 of the font size above the baseline. Their middle is at half of that. */
#define MIDDLE 0.345

static PangoLayout *
make_layout (GtkWidget  *widget,
             const char *text,
             double      size,
             gboolean    heavy,
             double     *width,
             double     *baseline)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  PangoRectangle logical;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, heavy ? PANGO_WEIGHT_ULTRABOLD : PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum, lnum"));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_extents (layout, NULL, &logical);
  *width = logical.width / (double) PANGO_SCALE;
  *baseline = pango_layout_get_baseline (layout) / (double) PANGO_SCALE;
  return layout;
}

double
gn_draw_text (GtkWidget     *widget,
              GtkSnapshot   *snapshot,
              const char    *text,
              double         size,
              gboolean       heavy,
              const GdkRGBA *colour,
              double         x,
              double         y)
{
  double width, baseline;
  g_autoptr (PangoLayout) layout = make_layout (widget, text, size, heavy, &width, &baseline);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - width / 2, y + MIDDLE * size - baseline));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
  return width;
}

double
gn_cairo_text (GtkWidget     *widget,
               cairo_t       *cr,
               const char    *text,
               double         size,
               gboolean       heavy,
               const GdkRGBA *colour,
               double         x,
               double         y)
{
  double width, baseline;
  g_autoptr (PangoLayout) layout = make_layout (widget, text, size, heavy, &width, &baseline);

  gdk_cairo_set_source_rgba (cr, colour);
  cairo_move_to (cr, x - width / 2, y + MIDDLE * size - baseline);
  pango_cairo_show_layout (cr, layout);
  return width;
}

void
gn_trace_seat (cairo_t *cr,
               int      shape,
               double   x,
               double   y,
               double   size)
{
  static const double triangle[] = { 32, 4, 61, 57, 3, 57 };
  static const double square[] = { 7, 7, 57, 7, 57, 57, 7, 57 };
  static const double diamond[] = { 32, 2, 62, 32, 32, 62, 2, 32 };
  static const double star[] = { 32, 2, 40.8, 22.5, 63, 25, 46.5, 39.8, 51.5, 62, 32, 50.3, 12.5, 62, 17.5, 39.8, 1, 25,
                                 23.2, 22.5 };
  static const double hex[] = { 18, 6, 46, 6, 62, 32, 46, 58, 18, 58, 2, 32 };
  static const struct { const double *corner; int n; } shapes[] = { { NULL, 0 }, { triangle, 3 }, { square, 4 },
                                                                    { diamond, 4 }, { star, 10 }, { hex, 6 } };
  const double scale = size / 64;

  cairo_new_sub_path (cr);
  if (shape <= 0 || shape >= (int) G_N_ELEMENTS (shapes))
    {
      cairo_arc (cr, x + size / 2, y + size / 2, 27 * scale, 0, 2 * G_PI);
      return;
    }
  for (int i = 0; i < shapes[shape].n; i++)
    cairo_line_to (cr, x + shapes[shape].corner[2 * i] * scale, y + shapes[shape].corner[2 * i + 1] * scale);
  cairo_close_path (cr);
}
