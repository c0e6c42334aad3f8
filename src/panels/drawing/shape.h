/* shape.h: the shapes of spaces, as outlines to be hit and to be painted
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
  GN_SHAPE_HEX,            /* a corner on top */
  GN_SHAPE_TRIANGLE_UP,
  GN_SHAPE_TRIANGLE_DOWN,
} GnShape;

/** gn_shape_contains: does a shape as large as @width × @height hold the point? */
gboolean   gn_shape_contains  (GnShape shape, double width, double height, double x, double y);

/** gn_shape_box: the size of the box round a hex or triangle whose sides have this length */
void       gn_shape_box       (GnShape shape, double side, double *width, double *height);

/** gn_shape_trace: a closed path; @x, @y: the middle of the box round it; @inset: so far inside the outline, all round;
 * below 0 outside */
void       gn_shape_trace     (cairo_t *cr, GnShape shape, double x, double y, double side, double inset);

/**
 * GnMark:
 * What is to be seen about a tile besides what lies on it, in the words of the style classes (README of the mock-ups):
 * on a board whose ground has many colours, an accent would drown, so these are yellow and ink.
 */
typedef enum {
  GN_MARK_CAN,       /* may be chosen now */
  GN_MARK_CHOSEN,
  GN_MARK_ALSO,      /* was eligible too: dashed */
  GN_MARK_RISK,      /* may change next: dashed amber */
  GN_MARK_HOVER,     /* under the pointer */
  GN_MARK_FOCUS,     /* the keyboard's place */
} GnMark;

/** gn_shape_mark: paints it round the outline, in part outside of it: on a layer over all tiles */
void       gn_shape_mark      (cairo_t *cr, GnShape shape, double x, double y, double side, GnMark mark);

typedef enum {
  GN_RIM_NONE,
  GN_RIM_PLAIN,
  GN_RIM_LINED,      /* between lines of ink: a light colour on light ground */
  GN_RIM_TIE,        /* dashed: nobody's */
} GnRim;

/** gn_shape_rim: whose tile it is, painted inside the outline */
void gn_shape_rim (cairo_t *cr, GnShape shape, double x, double y, double side, GnRim rim, const GdkRGBA *colour);

/** gn_shape_way: a line of dashes through @n points (x, y, x, y …): a link, a path */
void       gn_shape_way       (cairo_t *cr, const double *points, guint n, const GdkRGBA *colour);

G_END_DECLS
