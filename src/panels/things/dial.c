/* dial.c: a dial for a number that goes up step by step
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "dial.h"

#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "core/words/text.h"

struct _GnDial {
  GtkWidget parent_instance;

  int       size;
  int       ticks;
  int       n;
  int       colour;
};

G_DEFINE_FINAL_TYPE (GnDial, gn_dial, GTK_TYPE_WIDGET)

static void
gn_dial_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  *minimum = *natural = GN_DIAL (widget)->size;
}

static void
draw_disc (GnDial *self,
           cairo_t *cr)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GdkRGBA on, off, ground;

  gn_colour (widget, "line2_color", &off);
  gn_colour (widget, "card_color", &ground);
  gn_colour (widget, "accent_ring", &on);
  if (self->colour >= 0)
    {
      double rgb[3];

      gn_pieces_seat_colour (self->colour, gn_is_on_dark (widget), rgb);
      on = (GdkRGBA) { rgb[0], rgb[1], rgb[2], 1 };
    }

  /* in units of a disc of 64, like the pieces */
  cairo_scale (cr, self->size / 64.0, self->size / 64.0);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 5);
  for (int i = 0; i < self->ticks; i++)
    {
      const double angle = 2 * G_PI * i / self->ticks - G_PI / 2;

      gdk_cairo_set_source_rgba (cr, (int) i < self->n ? &on : &off);
      cairo_move_to (cr, 32 + 24.5 * cos (angle), 32 + 24.5 * sin (angle));
      cairo_line_to (cr, 32 + 29 * cos (angle), 32 + 29 * sin (angle));
      cairo_stroke (cr);
    }
  cairo_arc (cr, 32, 32, 19.5, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  cairo_set_line_width (cr, 3);
  gdk_cairo_set_source_rgba (cr, &on);
  cairo_stroke (cr);
}

static void
gn_dial_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  GnDial *self = GN_DIAL (widget);
  const float x = floorf ((gtk_widget_get_width (widget) - self->size) / 2.0f);
  const float y = floorf ((gtk_widget_get_height (widget) - self->size) / 2.0f);
  g_autofree char *text = gn_number_text (self->n);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));
  PangoRectangle ink;
  GdkRGBA colour;

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, self->size, self->size));
  draw_disc (self, cr);
  cairo_destroy (cr);

  pango_font_description_set_absolute_size (font, self->size
                                            * (self->n > 99 ? 0.28
                                                       : self->n > 9 ? 0.36
                                                                     : 0.42)
                                            * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (self->size / 2.0f - ink.x - ink.width / 2.0f,
                                                          self->size / 2.0f - ink.y - ink.height / 2.0f));
  gtk_snapshot_append_layout (snapshot, layout, &colour);
  gtk_snapshot_restore (snapshot);
}

static void
gn_dial_class_init (GnDialClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_pieces_init ();
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "size", G_STRUCT_OFFSET (GnDial, size));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "ticks", G_STRUCT_OFFSET (GnDial, ticks));
  widget_class->measure = gn_dial_measure;
  widget_class->snapshot = gn_dial_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "dial");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gn_dial_init (GnDial *self)
{
  self->colour = -1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
gn_dial_new (int size,
             int ticks)
{
  return g_object_new (GN_TYPE_DIAL, "size", size, "ticks", ticks, NULL);
}

void
gn_dial_set (GnDial *self,
             int     n,
             int     colour)
{
  g_return_if_fail (GN_IS_DIAL (self));

  if (self->n == n && self->colour == colour)
    return;
  self->n = n;
  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
