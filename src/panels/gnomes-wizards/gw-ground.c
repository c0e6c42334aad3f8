/* gw-ground.c: the cardboard of a triangular tile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-ground.h"

#include <math.h>

#include "sheets/pieces.h"
#include "panels/drawing/shape.h"

static const struct {
  GdkRGBA colour;
  GdkRGBA tint;
} tribes[GW_TRIBES] = {
  [GW_TURQUEFOSS] = { { 0.043f, 0.522f, 0.467f, 1 }, { 0.804f, 0.918f, 0.894f, 1 } },
  [GW_ACHRINOLDER] = { { 0.659f, 0.455f, 0.047f, 1 }, { 0.957f, 0.894f, 0.741f, 1 } },
  [GW_IMBLASHAM] = { { 0.698f, 0.227f, 0.369f, 1 }, { 0.965f, 0.855f, 0.875f, 1 } },
  [GW_BETRUMOUR] = { { 0.353f, 0.310f, 0.722f, 1 }, { 0.867f, 0.851f, 0.957f, 1 } },
};

static const GdkRGBA mine_ground = { 0.976f, 0.804f, 0.902f, 1 };
static const GdkRGBA mine_line = { 0.761f, 0.337f, 0.553f, 1 };
static const GdkRGBA back_ground = { 0.796f, 0.765f, 0.710f, 1 };
static const GdkRGBA back_line = { 0.659f, 0.624f, 0.561f, 1 };
static const GdkRGBA back_ink = { 0.553f, 0.514f, 0.451f, 1 };
static const GdkRGBA bare_ground = { 0.918f, 0.890f, 0.839f, 1 };
static const GdkRGBA bare_line = { 0.765f, 0.722f, 0.651f, 1 };

void
gw_tribe_colours (int      tribe,
                  GdkRGBA *colour,
                  GdkRGBA *tint)
{
  const int which = CLAMP (tribe, 0, GW_TRIBES - 1);

  if (colour)
    *colour = tribes[which].colour;
  if (tint)
    *tint = tribes[which].tint;
}

double
gw_ground_drop (gboolean up,
                double   side)
{
  return (up ? 1 : -1) * side * sqrt (3) / 12;
}

static void
paint (cairo_t        *cr,
       const GwGround *ground,
       double          x,
       double          y,
       double          side,
       double          inset,
       const GdkRGBA  *fill,
       const GdkRGBA  *line,
       double          width)
{
  gn_shape_trace (cr, ground->up ? GN_SHAPE_TRIANGLE_UP : GN_SHAPE_TRIANGLE_DOWN, x, y, side, inset);
  if (fill)
    {
      gdk_cairo_set_source_rgba (cr, fill);
      if (line)
        cairo_fill_preserve (cr);
      else
        cairo_fill (cr);
    }
  if (line)
    {
      gdk_cairo_set_source_rgba (cr, line);
      cairo_set_line_width (cr, width);
      cairo_stroke (cr);
    }
}

/* The letter printed on the back, as two or three strokes, because it is the same in every language. */
static void
letter (cairo_t *cr,
        int      side,
        double   x,
        double   y,
        double   size)
{
  const double w = size * 0.36, h = size / 2;

  cairo_save (cr);
  gdk_cairo_set_source_rgba (cr, &back_ink);
  cairo_set_line_width (cr, size * 0.2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (side == 1)
    {
      cairo_move_to (cr, x - w, y + h);
      cairo_line_to (cr, x, y - h);
      cairo_line_to (cr, x + w, y + h);
      cairo_move_to (cr, x - w * 0.6, y + h * 0.3);
      cairo_line_to (cr, x + w * 0.6, y + h * 0.3);
    }
  else
    {
      const double left = x - w * 0.8;

      cairo_move_to (cr, left, y - h);
      cairo_line_to (cr, left, y + h);
      cairo_line_to (cr, left + w * 0.8, y + h);
      cairo_curve_to (cr, left + w * 2.2, y + h, left + w * 2.2, y, left + w * 0.8, y);
      cairo_line_to (cr, left, y);
      cairo_move_to (cr, left, y - h);
      cairo_line_to (cr, left + w * 0.7, y - h);
      cairo_curve_to (cr, left + w * 1.9, y - h, left + w * 1.9, y, left + w * 0.7, y);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Where a leader may start: a small flag of the side at the tip. */
static void
start_mark (cairo_t        *cr,
            const GwGround *ground,
            double          x,
            double          y,
            double          side)
{
  const double drop = gw_ground_drop (ground->up, side), r = side * 0.046;
  const double at = y + drop + (ground->up ? -1 : 1) * side * 0.385;

  cairo_arc (cr, x, at, r, 0, 2 * G_PI);
  cairo_set_source_rgba (cr, 1, 0.992, 0.973, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0.165, 0.145, 0.125, 0.75);
  cairo_set_line_width (cr, side * 0.018);
  cairo_stroke (cr);
  if (ground->start_a)
    cairo_arc (cr, x, at, r * 0.45, 0, 2 * G_PI);
  else
    cairo_rectangle (cr, x - r * 0.4, at - r * 0.4, r * 0.8, r * 0.8);
  cairo_set_source_rgba (cr, 0.165, 0.145, 0.125, 0.75);
  cairo_fill (cr);
}

void
gw_ground_draw (cairo_t        *cr,
                const GwGround *ground,
                double          x,
                double          y,
                double          side)
{
  const double unit = side / GW_SIDE;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (ground->flipped || ground->dead)
    {
      paint (cr, ground, x, y, side, 2 * unit, &back_ground, &back_line, 1.5 * unit);
      cairo_save (cr);
      cairo_set_dash (cr, (const double[]) { 3 * unit, 5 * unit }, 2, 0);
      paint (cr, ground, x, y, side, 7.5 * unit, NULL, &back_line, 1.5 * unit);
      cairo_restore (cr);
      if (ground->side)
        letter (cr, ground->side, x, y + gw_ground_drop (ground->up, side), 17 * unit);
    }
  else if (ground->tribe < 0)
    {
      paint (cr, ground, x, y, side, 2 * unit, ground->mine ? &mine_ground : &bare_ground, NULL, 0);
      cairo_set_dash (cr, (const double[]) { 6 * unit, 5 * unit }, 2, 0);
      paint (cr, ground, x, y, side, 2 * unit, NULL, ground->mine ? &mine_line : &bare_line, 1.5 * unit);
      cairo_set_dash (cr, NULL, 0, 0);
      if (ground->side)
        letter (cr, ground->side, x, y + gw_ground_drop (ground->up, side), 15 * unit);
    }
  else
    {
      GdkRGBA line = tribes[ground->tribe].colour;

      line.alpha = 0.55f;
      if (ground->mine)
        paint (cr, ground, x, y, side, 2.4 * unit, &mine_ground, &mine_line, 2.5 * unit);
      else
        paint (cr, ground, x, y, side, 2 * unit, &tribes[ground->tribe].tint, &line, 1.5 * unit);
    }
  cairo_restore (cr);
  if ((ground->start_a || ground->start_b) && !ground->flipped && !ground->dead)
    start_mark (cr, ground, x, y, side);
}
