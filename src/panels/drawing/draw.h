/* draw.h: helpers for widgets that paint themselves: text and the shapes of the seats
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_draw_text: draws @text with its center at @x and the middle of its digits at @y; @size is in units of the
 * drawing. Returns: the text's width */
double gn_draw_text (GtkWidget *widget,
                     GtkSnapshot *snapshot,
                     const char *text,
                     double size,
                     gboolean heavy,
                     const GdkRGBA *colour,
                     double x,
                     double y);
/** gn_cairo_text: the same as gn_draw_text(), on a layer of a board; @widget provides the font */
double gn_cairo_text (GtkWidget *widget,
                      cairo_t *cr,
                      const char *text,
                      double size,
                      gboolean heavy,
                      const GdkRGBA *colour,
                      double x,
                      double y);

G_END_DECLS
