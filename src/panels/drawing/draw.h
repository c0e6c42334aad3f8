/* draw.h: small drawings for widgets that paint themselves: words, and the seats' shapes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_draw_text: @text with its middle at @x, its digits' middle at @y; @size in units of the drawing. Returns: its
 * width */
double gn_draw_text (GtkWidget *widget,
                     GtkSnapshot *snapshot,
                     const char *text,
                     double size,
                     gboolean heavy,
                     const GdkRGBA *colour,
                     double x,
                     double y);
/** gn_cairo_text: the same on a layer of a board; @widget: whose font it is */
double gn_cairo_text (GtkWidget *widget,
                      cairo_t *cr,
                      const char *text,
                      double size,
                      gboolean heavy,
                      const GdkRGBA *colour,
                      double x,
                      double y);
/** gn_trace_seat: the outline of a seat's shape 0 … 5 (gn_pieces_shape()) in a box of @size, top left at @x, @y */
void   gn_trace_seat (cairo_t *cr, int shape, double x, double y, double size);

G_END_DECLS
