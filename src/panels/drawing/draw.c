/* draw.c: helpers for widgets that paint themselves: text and the shapes of the seats
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw.h"

/* Digits and capitals rise about 0.7 of the font size above the baseline. Their middle is at half of that. */
#define MIDDLE 0.345
#define LEFT_TO_RIGHT "\342\200\216"   /* the mark of that name */

static PangoLayout *
make_layout (GtkWidget  *widget,
             const char *text,
             double      size,
             gboolean    heavy,
             double     *width,
             double     *baseline)
{
  /* a sign stays before its number from right to left, too */
  g_autofree char *marked = g_strconcat (LEFT_TO_RIGHT, text, NULL);
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, marked);
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
