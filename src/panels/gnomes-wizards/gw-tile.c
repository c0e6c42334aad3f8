/* gw-tile.c: the face of a triangular tile: its cardboard, symbol, mine, layer, blockade
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-tile.h"

#include <math.h>

#include "panels/drawing/draw.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "panels/drawing/shape.h"
#include "gw-figure.h"

struct _GwTile {
  GtkWidget  parent_instance;

  GwTileLook look;
};

G_DEFINE_FINAL_TYPE (GwTile, gw_tile, GTK_TYPE_WIDGET)

static const GdkRGBA ink = { 0.165f, 0.145f, 0.125f, 1 };
static const GdkRGBA quiet = { 0.36f, 0.325f, 0.28f, 1 };
static const GdkRGBA paper = { 1, 0.992f, 0.973f, 1 };

static void
piece (GwTile      *self,
       GtkSnapshot *snapshot,
       const char  *name,
       int          paint,
       double       x,
       double       y,
       double       size)
{
  gn_piece_snapshot (GTK_WIDGET (self), snapshot, name, paint, x - size / 2, y - size / 2, size, size);
}

/* The color and the shape behind the blockade show who built it. */
static void
draw_blockade (GwTile      *self,
               GtkSnapshot *snapshot,
               double       x,
               double       y)
{
  double rgb[3];
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - 16, y - 16, 32, 32));

  gn_pieces_seat_colour (self->look.blockade - 1, FALSE, rgb);
  cairo_arc (cr, x, y, 14, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, rgb[0], rgb[1], rgb[2]);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_arc (cr, x, y, 11.5, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill (cr);
  cairo_destroy (cr);
  piece (self, snapshot, "gw-blockade", -1, x, y, 17);
}

static void
draw_face (GtkWidget   *widget,
           GtkSnapshot *snapshot)
{
  GwTile *self = GW_TILE (widget);
  const GwTileLook *look = &self->look;
  const GwGround *ground = &look->ground;
  const gboolean up = ground->up, bare = ground->flipped || ground->dead;
  const double x = GW_SIDE / 2, box = GW_TALL / 2, y = box + gw_ground_drop (up, GW_SIDE), to = up ? 1 : -1;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-1, -1, GW_SIDE + 2, GW_TALL + 2));

  gw_ground_draw (cr, ground, x, box, GW_SIDE);
  if (look->next && !bare)
    gn_shape_mark (cr, up ? GN_SHAPE_TRIANGLE_UP : GN_SHAPE_TRIANGLE_DOWN, x, box, GW_SIDE - 4, GN_MARK_RISK);
  cairo_destroy (cr);

  if (look->blockade)
    draw_blockade (self, snapshot, x, y - to * 33);
  if (bare || ground->tribe < 0)
    {
      if (ground->mine && !bare)
        piece (self, snapshot, "gw-crystal", -1, x + 27, y + to * 17, 18);
      return;
    }
  if (look->busy)
    piece (self, snapshot, look->sign, look->paint, x - 30, y + to * 17, 18);
  else
    piece (self, snapshot, look->sign, look->paint, x, y - to * 1, 35);
  piece (self, snapshot, gw_tribe_piece (ground->tribe), -1, x + 31, y + to * 18, 13);
  if (ground->mine && look->busy && !look->blockade)
    piece (self, snapshot, "gw-crystal", -1, x, y - to * 33, 18);
  else if (ground->mine && !look->busy)
    piece (self, snapshot, "gw-crystal", -1, x - 29, y + to * 17, 19);

  if (look->layer && !ground->start_a && !ground->start_b && !look->blockade)
    {
      char text[8];

      g_snprintf (text, sizeof text, "%d", look->layer);
      gn_draw_text (widget, snapshot, text, 10.5, FALSE, &quiet, x, y - to * 38);
    }
}

/* By night the cardboard is shaded, but its figures and marks are bright. */
static void
gw_tile_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  GwTile *self = GW_TILE (widget);
  GdkRGBA table;

  draw_face (widget, snapshot);
  gn_colour (widget, "table_color", &table);
  if (table.red + table.green + table.blue > 1.5)
    return;

  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-1, -1, GW_SIDE + 2, GW_TALL + 2));
  gn_shape_trace (cr, self->look.ground.up ? GN_SHAPE_TRIANGLE_UP : GN_SHAPE_TRIANGLE_DOWN, GW_SIDE / 2, GW_TALL / 2,
                  GW_SIDE, 0.5);
  cairo_set_source_rgba (cr, table.red, table.green, table.blue, 0.3);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
gw_tile_class_init (GwTileClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_pieces_init ();
  widget_class->snapshot = gw_tile_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "gwtile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gw_tile_init (GwTile *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self), (int) round (GW_SIDE), (int) round (GW_TALL));
}

GtkWidget *
gw_tile_new (void)
{
  return g_object_new (GW_TYPE_TILE, NULL);
}

void
gw_tile_set (GwTile           *self,
             const GwTileLook *look)
{
  if (memcmp (&self->look, look, sizeof *look) == 0)
    return;
  self->look = *look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
