/* gw-editor-draw.c: the drawing of the board editor: lattice, tiles, axis, marks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/shape.h"
#include "gw-editor-private.h"
#include "gw-ground.h"

#define MARGIN 8.0
#define ROW (GW_CELL * 0.8660254)

static const GdkRGBA ink = { 0.165f, 0.145f, 0.125f, 1 };
static const GdkRGBA side_a = { 0.980f, 0.902f, 0.690f, 1 };
static const GdkRGBA side_b = { 0.765f, 0.835f, 0.945f, 1 };
static const GdkRGBA pink = { 0.761f, 0.227f, 0.553f, 1 };
static const GdkRGBA red = { 0.788f, 0.110f, 0.090f, 1 };

/* A hexagon of ten rows with ten sides across its middle. It needs half a row less room on the left than coordinates
 * would. */
void
gw_editor_middle (int     place,
                  double *x,
                  double *y)
{
  const int c = place / 2 % GW_COLUMNS, r = place / 2 / GW_COLUMNS, down = place % 2;

  *x = MARGIN + GW_CELL * (c + r / 2.0 + 0.5 + down / 2.0 - 2.5);
  *y = MARGIN + ROW * (GW_COLUMNS - 1 - r) + ROW / 2;
}

void
gw_editor_size (double *width,
                double *height)
{
  *width = 10 * GW_CELL + 2 * MARGIN;
  *height = GW_COLUMNS * ROW + 2 * MARGIN;
}

static GnShape
shape_of (int place)
{
  return place % 2 ? GN_SHAPE_TRIANGLE_DOWN : GN_SHAPE_TRIANGLE_UP;
}

/* A crystal, as on the mines of the table. */
static void
crystal (cairo_t *cr,
         double   x,
         double   y,
         double   size)
{
  cairo_move_to (cr, x, y - size);
  cairo_line_to (cr, x + size * 0.55, y - size * 0.35);
  cairo_line_to (cr, x + size * 0.4, y + size * 0.75);
  cairo_line_to (cr, x - size * 0.4, y + size * 0.75);
  cairo_line_to (cr, x - size * 0.55, y - size * 0.35);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &pink);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
  cairo_move_to (cr, x - size * 0.55, y - size * 0.35);
  cairo_line_to (cr, x, y - size * 0.1);
  cairo_line_to (cr, x + size * 0.55, y - size * 0.35);
  cairo_move_to (cr, x, y - size * 0.1);
  cairo_line_to (cr, x, y + size * 0.75);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.65);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
}

/* A flag where a leader may start. */
static void
flag (cairo_t *cr,
      double   x,
      double   y,
      double   size)
{
  cairo_rectangle (cr, x - size * 0.55, y - size, size * 0.2, size * 2);
  cairo_move_to (cr, x - size * 0.35, y - size);
  cairo_line_to (cr, x + size * 0.85, y - size * 0.45);
  cairo_line_to (cr, x - size * 0.35, y + size * 0.1);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_fill (cr);
}

static void
draw_tile (GwEditor *self,
           cairo_t  *cr,
           int       place,
           guint8    at)
{
  const gboolean sides = gw_layout_has_sides (gw_sketch_layout (self->sketch));
  const gboolean plain = !(at & (GW_SPOT_MINE | GW_SPOT_DEAD));
  const int side = !sides || at & GW_SPOT_DEAD ? 0 : at & GW_SPOT_B ? 2 : 1;
  const GwGround ground = { .up = place % 2 == 0, .mine = (at & GW_SPOT_MINE) != 0, .dead = (at & GW_SPOT_DEAD) != 0,
                            .tribe = -1, .side = side };
  const GdkRGBA *tint = side == 2 ? &side_b : &side_a;
  double x, y, drop;

  gw_editor_middle (place, &x, &y);
  drop = gw_ground_drop (ground.up, GW_CELL);
  gw_ground_draw (cr, &ground, x, y, GW_CELL);
  if (!side && plain)
    {
      gn_shape_trace (cr, shape_of (place), x, y, GW_CELL, 2);
      cairo_set_source_rgba (cr, 1, 0.992, 0.973, 1);
      cairo_fill_preserve (cr);
      cairo_set_source_rgba (cr, 0.659, 0.624, 0.561, 1);
      cairo_set_line_width (cr, 1.4);
      cairo_stroke (cr);
    }
  else if (plain)
    {
      cairo_save (cr);
      cairo_set_operator (cr, CAIRO_OPERATOR_MULTIPLY);
      gn_shape_trace (cr, shape_of (place), x, y, GW_CELL, 2);
      gdk_cairo_set_source_rgba (cr, tint);
      cairo_fill (cr);
      cairo_restore (cr);
    }
  if (at & GW_SPOT_MINE && !side)
    crystal (cr, x, y + drop, 13);
  else if (at & GW_SPOT_MINE)
    crystal (cr, x, y + drop + (ground.up ? -1 : 1) * 16, 9);
  else if (at & GW_SPOT_START)
    flag (cr, x, y + drop + (ground.up ? -1 : 1) * 17, 7);
}

/* The axis of a mirror, or the center of a rotation. */
static void
draw_axis (GwEditor *self,
           cairo_t  *cr)
{
  const GwPairing pairing = gw_sketch_pairing (self->sketch);
  double i, j, width, height;

  if (!gw_sketch_axis (self->sketch, &i, &j))
    return;

  const double x = MARGIN + GW_CELL * (i + j / 2 - 2.5), y = MARGIN + ROW * (GW_COLUMNS - j);

  gw_editor_size (&width, &height);
  gdk_cairo_set_source_rgba (cr, &red);
  cairo_set_line_width (cr, 2);
  if (pairing == GW_PAIR_LEFT_RIGHT || pairing == GW_PAIR_TOP_BOTTOM)
    {
      cairo_set_dash (cr, (const double[]) { 7, 6 }, 2, 0);
      cairo_move_to (cr, pairing == GW_PAIR_LEFT_RIGHT ? x : 0, pairing == GW_PAIR_LEFT_RIGHT ? 0 : y);
      cairo_line_to (cr, pairing == GW_PAIR_LEFT_RIGHT ? x : width, pairing == GW_PAIR_LEFT_RIGHT ? height : y);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  else
    {
      cairo_new_path (cr);
      cairo_arc (cr, x, y, 6, 0, 2 * G_PI);
      cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &red);
      cairo_stroke (cr);
      cairo_arc (cr, x, y, 2, 0, 2 * G_PI);
      cairo_fill (cr);
    }
}

void
gw_editor_draw (GnBoard *board,
                cairo_t *cr,
                gpointer data)
{
  GwEditor *self = data;
  GdkRGBA line;

  if (!self->sketch)
    return;
  gn_colour (GTK_WIDGET (board), "line_color", &line);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int place = 0; place < GW_PLACES; place++)
    if (gw_sketch_is_room (self->sketch, place) && !gw_sketch_layout (self->sketch)->at[place])
      {
        double x, y;

        gw_editor_middle (place, &x, &y);
        gn_shape_trace (cr, shape_of (place), x, y, GW_CELL, 2.5);
        gdk_cairo_set_source_rgba (cr, &line);
        cairo_set_line_width (cr, 1);
        cairo_stroke (cr);
      }
  for (int place = 0; place < GW_PLACES; place++)
    if (gw_sketch_layout (self->sketch)->at[place])
      draw_tile (self, cr, place, gw_sketch_layout (self->sketch)->at[place]);
}

static void
ring (cairo_t       *cr,
      int            place,
      const GdkRGBA *colour,
      double         width)
{
  double x, y;

  gw_editor_middle (place, &x, &y);
  gn_shape_trace (cr, shape_of (place), x, y, GW_CELL, width / 2 + 1);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
mark (cairo_t *cr,
      int      place,
      GnMark   which)
{
  double x, y;

  gw_editor_middle (place, &x, &y);
  gn_shape_mark (cr, shape_of (place), x, y, GW_CELL, which);
}

void
gw_editor_draw_marks (GnBoard *board,
                      cairo_t *cr,
                      gpointer data)
{
  GwEditor *self = data;
  const int taken = self->carried >= 0 ? self->carried : self->from;

  if (!self->sketch)
    return;
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int place = 0; place < GW_PLACES; place++)
    if (self->shown[place])
      ring (cr, place, &red, 4);
  draw_axis (self, cr);
  for (int place = 0; place < GW_PLACES; place++)
    {
      GtkWidget *cell = self->cell[place];
      int partner;

      if (!cell)
        continue;
      partner = gw_sketch_partner (self->sketch, place);
      if (gtk_widget_get_state_flags (cell) & GTK_STATE_FLAG_PRELIGHT || gtk_widget_has_visible_focus (cell))
        {
          /* the partner place shows where the same will happen */
          if (partner >= 0 && partner != place)
            mark (cr, partner, GN_MARK_ALSO);
          mark (cr, place, gtk_widget_has_visible_focus (cell) ? GN_MARK_FOCUS : GN_MARK_HOVER);
        }
    }
  if (taken >= 0)
    mark (cr, taken, GN_MARK_CHOSEN);
  if (taken >= 0 && self->over >= 0 && self->over != taken)
    {
      double x, y;

      gw_editor_middle (self->over, &x, &y);
      cairo_push_group (cr);
      draw_tile (self, cr, self->over, gw_sketch_layout (self->sketch)->at[taken]);
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, 0.7);
      mark (cr, self->over, GN_MARK_CAN);
    }
}
