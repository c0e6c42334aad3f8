/* shape.c: the shapes of spaces, as outlines for hit tests and painting
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shape.h"

#include <math.h>

gboolean
gn_shape_contains (GnShape shape,
                   double  width,
                   double  height,
                   double  x,
                   double  y)
{
  /* from the center, -1 to 1 in each direction */
  const double u = fabs (2 * x / width - 1);
  const double v = 2 * y / height - 1;

  if (u > 1 || fabs (v) > 1)
    return FALSE;

  switch (shape)
    {
    case GN_SHAPE_DISC:
      return u * u + v * v <= 1;
    case GN_SHAPE_HEX:
      return fabs (v) <= 1 - u / 2;
    case GN_SHAPE_TRIANGLE_UP:
      return u <= (v + 1) / 2;
    case GN_SHAPE_TRIANGLE_DOWN:
      return u <= (1 - v) / 2;
    case GN_SHAPE_BOX:
    default:
      return TRUE;
    }
}

void
gn_shape_box (GnShape  shape,
              double   side,
              double  *width,
              double  *height)
{
  switch (shape)
    {
    case GN_SHAPE_HEX:
      *width = side * sqrt (3);
      *height = side * 2;
      break;
    case GN_SHAPE_TRIANGLE_UP:
    case GN_SHAPE_TRIANGLE_DOWN:
      *width = side;
      *height = side * sqrt (3) / 2;
      break;
    case GN_SHAPE_BOX:
    case GN_SHAPE_DISC:
    default:
      *width = *height = side;
    }
}

/* A regular outline: its corners are on a circle. @first is the angle of the first corner, seen from the center. */
static void
trace_regular (cairo_t *cr,
               double   x,
               double   y,
               double   radius,
               int      corners,
               double   first)
{
  for (int i = 0; i < corners; i++)
    {
      const double angle = first + 2 * G_PI * i / corners;

      cairo_line_to (cr, x + radius * cos (angle), y + radius * sin (angle));
    }
  cairo_close_path (cr);
}

void
gn_shape_trace (cairo_t *cr,
                GnShape  shape,
                double   x,
                double   y,
                double   side,
                double   inset)
{
  /* the center of a triangle is below (above) the center of its bounding box */
  const double drop = side * sqrt (3) / 12;

  cairo_new_sub_path (cr);
  switch (shape)
    {
    case GN_SHAPE_HEX:
      trace_regular (cr, x, y, side - inset * 2 / sqrt (3), 6, -G_PI / 2);
      break;
    case GN_SHAPE_TRIANGLE_UP:
      trace_regular (cr, x, y + drop, side / sqrt (3) - 2 * inset, 3, -G_PI / 2);
      break;
    case GN_SHAPE_TRIANGLE_DOWN:
      trace_regular (cr, x, y - drop, side / sqrt (3) - 2 * inset, 3, G_PI / 2);
      break;
    case GN_SHAPE_DISC:
      cairo_arc (cr, x, y, side / 2 - inset, 0, 2 * G_PI);
      cairo_close_path (cr);
      break;
    case GN_SHAPE_BOX:
    default:
      cairo_rectangle (cr, x - side / 2 + inset, y - side / 2 + inset, side - 2 * inset, side - 2 * inset);
    }
}

/* ---- Marks ---------------------------------------------------------------- */

/* The cardboard looks the same in light and dark style, and so do the marks on it. */
static const GdkRGBA ink = { 0.165f, 0.145f, 0.125f, 1 };
static const GdkRGBA yellow = { 1, 0.824f, 0.247f, 1 };
static const GdkRGBA amber = { 0.88f, 0.47f, 0.06f, 1 };
static const GdkRGBA white = { 1, 1, 1, 1 };

static void
line (cairo_t       *cr,
      GnShape        shape,
      double         x,
      double         y,
      double         side,
      double         inset,
      const GdkRGBA *colour,
      double         width)
{
  gn_shape_trace (cr, shape, x, y, side, inset);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

void
gn_shape_mark (cairo_t *cr,
               GnShape  shape,
               double   x,
               double   y,
               double   side,
               GnMark   mark)
{
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  switch (mark)
    {
    case GN_MARK_CAN:
      line (cr, shape, x, y, side, 1.3, &ink, 6);
      line (cr, shape, x, y, side, 1.3, &yellow, 3.4);
      break;
    case GN_MARK_CHOSEN:
      line (cr, shape, x, y, side, 0.3, &ink, 8.4);
      line (cr, shape, x, y, side, 0.3, &yellow, 5);
      break;
    case GN_MARK_ALSO:
      line (cr, shape, x, y, side, 1, &white, 4.6);
      cairo_set_dash (cr, (const double[]) { 9, 6 }, 2, 0);
      line (cr, shape, x, y, side, 1, &ink, 3.6);
      break;
    case GN_MARK_RISK:
      cairo_set_dash (cr, (const double[]) { 8, 5 }, 2, 0);
      line (cr, shape, x, y, side, 3.4, &amber, 3.4);
      break;
    case GN_MARK_HOVER:
      line (cr, shape, x, y, side, 2.4, &white, 2.4);
      break;
    case GN_MARK_FOCUS:
      line (cr, shape, x, y, side, -1, &white, 6.4);
      line (cr, shape, x, y, side, -1, &ink, 3.4);
      break;
    default:
      break;
    }
  cairo_restore (cr);
}

void
gn_shape_rim (cairo_t       *cr,
              GnShape        shape,
              double         x,
              double         y,
              double         side,
              GnRim          rim,
              const GdkRGBA *colour)
{
  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  switch (rim)
    {
    case GN_RIM_LINED:
      line (cr, shape, x, y, side, 5.4, &ink, 6.6);
      line (cr, shape, x, y, side, 5.4, colour, 4.4);
      break;
    case GN_RIM_TIE:
      cairo_set_dash (cr, (const double[]) { 7, 6 }, 2, 0);
      line (cr, shape, x, y, side, 5.4, colour, 5);
      break;
    case GN_RIM_PLAIN:
      line (cr, shape, x, y, side, 5.4, colour, 5);
      break;
    case GN_RIM_NONE:
    default:
      break;
    }
  cairo_restore (cr);
}

void
gn_shape_way (cairo_t       *cr,
              const double  *points,
              guint          n,
              const GdkRGBA *colour)
{
  GdkRGBA under = ink;

  under.alpha = 0.62f;
  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (guint i = 0; i < n; i++)
    cairo_line_to (cr, points[2 * i], points[2 * i + 1]);
  gdk_cairo_set_source_rgba (cr, &under);
  cairo_set_line_width (cr, 6);
  cairo_stroke_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 3);
  cairo_set_dash (cr, (const double[]) { 6, 7 }, 2, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}
