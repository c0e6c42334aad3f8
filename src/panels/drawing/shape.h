/* shape.h: the shapes of spaces, as outlines for hit tests and painting
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum {
  GN_SHAPE_BOX,
  GN_SHAPE_DISC,
  GN_SHAPE_HEX,            /* a corner at the top */
  GN_SHAPE_TRIANGLE_UP,
  GN_SHAPE_TRIANGLE_DOWN,
} GnShape;

/** gn_shape_contains: returns whether a shape of @width × @height contains the point */
gboolean   gn_shape_contains  (GnShape shape, double width, double height, double x, double y);

/** gn_shape_box: returns the size of the box around a hex or triangle with this side length */
void       gn_shape_box       (GnShape shape, double side, double *width, double *height);

/** gn_shape_trace: traces a closed path; @x, @y: the center of its bounding box; @inset: distance inside the
 * outline, on all sides; negative is outside */
void       gn_shape_trace     (cairo_t *cr, GnShape shape, double x, double y, double side, double inset);

/**
 * GnMark:
 * A mark on a tile, apart from the things on it. The names are those of the style classes (README of the mock-ups).
 * An accent color would drown on a board with many colors, so the marks are yellow and ink.
 */
typedef enum {
  GN_MARK_CAN,       /* may be chosen now */
  GN_MARK_CHOSEN,
  GN_MARK_ALSO,      /* was eligible too: dashed */
  GN_MARK_RISK,      /* may change next: dashed amber */
  GN_MARK_HOVER,     /* under the pointer */
  GN_MARK_FOCUS,     /* has the keyboard focus */
} GnMark;

/** gn_shape_mark: paints the mark around the outline, partly outside it. Use a layer over all tiles */
void       gn_shape_mark      (cairo_t *cr, GnShape shape, double x, double y, double side, GnMark mark);

typedef enum {
  GN_RIM_NONE,
  GN_RIM_PLAIN,
  GN_RIM_LINED,      /* between lines of ink, for a light color on light ground */
  GN_RIM_TIE,        /* dashed: a tie, nobody's */
} GnRim;

/** gn_shape_rim: paints whose tile it is, inside the outline */
void gn_shape_rim (cairo_t *cr, GnShape shape, double x, double y, double side, GnRim rim, const GdkRGBA *colour);

/** gn_shape_way: a dashed line through @n points (x, y, x, y …): a link or a path */
void       gn_shape_way       (cairo_t *cr, const double *points, guint n, const GdkRGBA *colour);

G_END_DECLS
