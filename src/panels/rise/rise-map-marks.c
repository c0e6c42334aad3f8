/* rise-map-marks.c: the layers over and under the tiles of the map: rings, ways, crosses, plates
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <math.h>

#include "panels/drawing/parts.h"
#include "sheets/pieces.h"
#include "panels/drawing/shape.h"
#include "core/words/text.h"
#include "rise-map-private.h"

static const GdkRGBA ink = { 0.165f, 0.145f, 0.125f, 1 };
static const GdkRGBA paper = { 1, 0.992f, 0.973f, 1 };
static const GdkRGBA red = { 0.702f, 0.149f, 0.118f, 1 };
static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA fire = { 1, 0.76f, 0.36f, 1 };

void
rise_map_middle (RiseMap *self,
                 int      place,
                 double  *x,
                 double  *y)
{
  int q, r;

  rise_view_cell (place, &q, &r);
  gn_hex_middle (q, r, RISE_SIDE, x, y);
  *x += self->left;
  *y += self->top;
}

static void
mark (RiseMap *self,
      cairo_t *cr,
      int      place,
      GnMark   which)
{
  double x, y;

  rise_map_middle (self, place, &x, &y);
  gn_shape_mark (cr, GN_SHAPE_HEX, x, y, RISE_SIDE, which);
}

static void
mark_all (RiseMap *self,
          cairo_t *cr,
          guint64  places,
          GnMark   which)
{
  for (int place; (place = gn_places_next (&places)) >= 0;)
    mark (self, cr, place, which);
}

/* ---- Ways ------------------------------------------------------------------- */

/* A way from tile to tile. Its ends stop short of the middle of the first and the last tile, where chips are. */
static void
draw_way (RiseMap       *self,
          cairo_t       *cr,
          const int     *place,
          guint          n,
          const GdkRGBA *colour)
{
  double point[2 * RISE_TILES];

  if (n < 2)
    return;
  for (guint i = 0; i < n; i++)
    rise_map_middle (self, place[i], &point[2 * i], &point[2 * i + 1]);

  const double first = n == 2 ? 0.3 : 0.5, last = n == 2 ? 0.3 : 0.46;
  const double x0 = point[0], y0 = point[1];
  point[0] += (point[2] - point[0]) * first;
  point[1] += (point[3] - point[1]) * first;
  const double bx = n == 2 ? x0 : point[2 * n - 4], by = n == 2 ? y0 : point[2 * n - 3];
  point[2 * n - 2] += (bx - point[2 * n - 2]) * last;
  point[2 * n - 1] += (by - point[2 * n - 1]) * last;
  gn_shape_way (cr, point, n, colour);
}

/* Finds the shortest way by boat from a land tile: to the boat's sea tile, through its body of water, to @to.
 * Returns: its length; 0: none */
static guint
boat_way (RiseMap *self,
          int      from,
          int      to,
          int      way[RISE_TILES])
{
  guint64 start = self->view[from].touch;
  int before[RISE_TILES], queue[RISE_TILES];
  guint head = 0, tail = 0;
  int at = -1;

  for (int place = 0; place < RISE_TILES; place++)
    before[place] = -1;
  for (int place; (place = gn_places_next (&start)) >= 0;)
    if (self->view[place].boat)
      {
        before[place] = from;
        queue[tail++] = place;
      }

  while (head < tail && at < 0)
    {
      const int sea = queue[head++];
      guint64 next = self->view[sea].touch & self->view[sea].body;

      if (sea == to || (self->view[sea].touch & GN_PLACE (to)))
        {
          at = sea;
          break;
        }
      for (int place; (place = gn_places_next (&next)) >= 0;)
        if (before[place] < 0)
          {
            before[place] = sea;
            queue[tail++] = place;
          }
    }
  if (at < 0)
    return 0;

  int back[RISE_TILES];
  guint n = 0;
  if (at != to)
    back[n++] = to;
  for (int place = at; place != from; place = before[place])
    back[n++] = place;
  back[n++] = from;
  for (guint i = 0; i < n; i++)
    way[i] = back[n - 1 - i];
  return n;
}

static void
draw_boat_ways (RiseMap *self,
                cairo_t *cr,
                int      from,
                guint64  to)
{
  for (int place; (place = gn_places_next (&to)) >= 0;)
    {
      int way[RISE_TILES];
      const guint n = boat_way (self, from, place, way);

      draw_way (self, cr, way, n, &white);
    }
}

/* ---- Where an owner is -------------------------------------------------------- */

/* An owner's color around each of its tiles; the same, dashed, around tiles that it could reach. */
static void
draw_party (RiseMap *self,
            cairo_t *cr)
{
  static const double dash[] = { 9, 6 };
  GdkRGBA fill, on_it;

  rise_owner_colours (self->party, self->party == RISE_GNOMES ? -1 : self->paint[self->party], &fill, &on_it);
  for (int pass = 0; pass < 2; pass++)
    for (int place = 0; place < RISE_TILES; place++)
      {
        const gboolean there = self->near[place].near == RISE_NEAR_OCCUPIED;
        double x, y;

        if (!self->tile[place] || self->near[place].near == RISE_NEAR_NOT || there != (pass == 1))
          continue;
        rise_map_middle (self, place, &x, &y);
        gn_shape_trace (cr, GN_SHAPE_HEX, x, y, RISE_SIDE - 3, 1);
        gdk_cairo_set_source_rgba (cr, &ink);
        cairo_set_line_width (cr, there ? 9 : 6.4);
        cairo_stroke_preserve (cr);
        gdk_cairo_set_source_rgba (cr, there ? &fill : &paper);
        cairo_set_line_width (cr, there ? 6 : 4);
        cairo_stroke_preserve (cr);
        if (!there)
          {
            gdk_cairo_set_source_rgba (cr, &fill);
            cairo_set_dash (cr, dash, 2, 0);
            cairo_stroke_preserve (cr);
            cairo_set_dash (cr, NULL, 0, 0);
          }
        cairo_new_path (cr);
      }
}

/* ---- What is looked at --------------------------------------------------------- */

static void
draw_looked (RiseMap *self,
             cairo_t *cr)
{
  const int at = gn_hover_get (self->hover);

  if (at < 0)
    return;

  const RiseTileView *view = &self->view[at];

  if (view->body)
    mark_all (self, cr, view->body, GN_MARK_HOVER);
  if (view->by_boat)
    draw_boat_ways (self, cr, at, view->by_boat);
  if (view->dragon && !self->ask)
    mark_all (self, cr, self->reach.moves, GN_MARK_RISK);
  mark_all (self, cr, rise_map_turns_up (self, at), GN_MARK_RISK);
  if (self->path[at][0] >= 0)
    {
      int way[RISE_MOST_STEPS + 1];
      guint n = 0;

      if (self->reach.at >= 0)
        way[n++] = self->reach.at;
      for (int i = 0; i < RISE_MOST_STEPS && self->path[at][i] >= 0; i++)
        way[n++] = self->path[at][i];
      draw_way (self, cr, way, n, &fire);
    }
  mark (self, cr, at, gtk_widget_has_visible_focus (self->tile[at]) ? GN_MARK_FOCUS : GN_MARK_HOVER);
}

/* ---- Steps of the Union ----------------------------------------------------------- */

/* The way by boat on which the Gnomes come to a tile that none of theirs touches. */
static void
draw_gnome_way (RiseMap *self,
                cairo_t *cr,
                int      place)
{
  int best[RISE_TILES];
  guint least = 0;

  for (int from = 0; from < RISE_TILES; from++)
    {
      const RiseTileView *view = &self->view[from];
      int way[RISE_TILES];

      if (!view->cubes[RISE_GNOMES] && !view->breweries[RISE_GNOMES])
        continue;
      if (view->touch & GN_PLACE (place))
        return;
      if (!(view->by_boat & GN_PLACE (place)))
        continue;

      const guint n = boat_way (self, from, place, way);
      if (n && (!least || n < least))
        {
          least = n;
          memcpy (best, way, sizeof best);
        }
    }
  draw_way (self, cr, best, least, &white);
}

static void
draw_step (RiseMap *self,
           cairo_t *cr)
{
  if (!self->has_step)
    return;

  for (int place = 0; place < RISE_TILES; place++)
    if (self->step.verdict[place] == RISE_PASSED)
      mark (self, cr, place, GN_MARK_ALSO);
  for (int place = 0; place < RISE_TILES; place++)
    if (self->step.verdict[place] == RISE_TIED)
      mark (self, cr, place, GN_MARK_CAN);
    else if (self->step.verdict[place] == RISE_CHOSEN)
      mark (self, cr, place, GN_MARK_CHOSEN);

  if (self->step.action == RISE_U_DELIVERY)
    for (int place = 0; place < RISE_TILES; place++)
      if (self->step.verdict[place] >= RISE_PASSED)
        draw_gnome_way (self, cr, place);

  if (self->step.action < 0 && self->step.chosen >= 0 && self->reach.at >= 0)
    draw_way (self, cr, (const int[]) { self->reach.at, self->step.chosen }, 2, &fire);
  if (self->step.chosen >= 0)
    {
      guint64 to = self->step.caravan;

      for (int place; (place = gn_places_next (&to)) >= 0;)
        draw_way (self, cr, (const int[]) { self->step.chosen, place }, 2, &white);
    }
}

void
rise_map_draw_under (GnBoard *board,
                     cairo_t *cr,
                     gpointer map)
{
  RiseMap *self = map;

  if (self->party >= 0)
    {
      draw_party (self, cr);
      return;
    }
  for (int place = 0; place < RISE_TILES; place++)
    if (self->tile[place] && (self->can[place] || self->tells[place]))
      mark (self, cr, place, GN_MARK_CAN);
  draw_step (self, cr);
  mark_all (self, cr, self->chosen, GN_MARK_CHOSEN);
  if (self->then && self->first >= 0)
    mark (self, cr, self->first, GN_MARK_CHOSEN);

  if (self->cut_owner >= 0 && self->cut_tile >= 0)
    {
      for (int place = 0; place < RISE_TILES; place++)
        if (self->cut_n[place] && place != self->cut_tile)
          {
            const int way[2] = { self->cut_leaves ? self->cut_tile : place, self->cut_leaves ? place : self->cut_tile };

            draw_way (self, cr, way, 2, &white);
          }
      mark (self, cr, self->cut_tile, GN_MARK_CHOSEN);
    }
  draw_looked (self, cr);
}

/* ---- Plates and crosses -------------------------------------------------------------- */

static void
draw_cross (cairo_t *cr,
            double   x,
            double   y)
{
  cairo_arc (cr, x, y, 9.5, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &red);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, 2.6);
  cairo_move_to (cr, x - 4, y - 4);
  cairo_line_to (cr, x + 4, y + 4);
  cairo_move_to (cr, x + 4, y - 4);
  cairo_line_to (cr, x - 4, y + 4);
  cairo_stroke (cr);
}

/* Cubes that come to a tile or leave it, on a plate in their owner's color. Returns: the plate's width */
static double
draw_plate (RiseMap    *self,
            cairo_t    *cr,
            int         owner,
            const char *text,
            const char *piece,
            double      x,
            double      y,
            double      size)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (self->board, text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (layout)));
  const int paint = owner == RISE_GNOMES ? -1 : self->paint[owner];
  GdkRGBA fill, on_it;
  int width;

  pango_font_description_set_absolute_size (font, size * 0.72 * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_ULTRABOLD);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_get_pixel_size (layout, &width, NULL);

  const double picture = piece || owner == RISE_GNOMES ? size * 0.86 : 0;
  const double whole = width + picture + size * 0.55;
  const double left = x - whole / 2;

  rise_owner_colours (owner, paint, &fill, &on_it);
  cairo_new_path (cr);
  cairo_arc (cr, left + size / 2, y, size / 2, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, left + whole - size / 2, y, size / 2, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);

  if (picture > 0)
    gn_pieces_render (cr, piece ? piece : "rise-gnome", FALSE, -1, left + size * 0.22, y - picture / 2, picture,
                      picture);
  gdk_cairo_set_source_rgba (cr, &on_it);
  cairo_move_to (cr, left + size * 0.27 + picture,
                 y + 0.345 * size * 0.72 - pango_layout_get_baseline (layout) / (double) PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
  return whole;
}

static char *
signed_text (int n)
{
  g_autofree char *text = gn_number_text (n);

  return n > 0 ? g_strconcat ("+", text, NULL) : g_steal_pointer (&text);
}

/* Moves the plate off the chips, which have to be readable: it covers the terrain instead. */
static double
plate_drop (RiseMap *self,
            int      place)
{
  const RiseTileView *view = &self->view[place];

  for (int owner = 0; owner < RISE_OWNERS; owner++)
    if (view->cubes[owner] || view->breweries[owner])
      return -22;
  return 22;
}

static void
draw_step_plates (RiseMap *self,
                  cairo_t *cr)
{
  double x, y;

  if (!self->has_step)
    return;
  for (int place = 0; place < RISE_TILES; place++)
    if (self->step.verdict[place] == RISE_REJECTED && self->tile[place])
      {
        rise_map_middle (self, place, &x, &y);
        draw_cross (cr, x + 30, y + 27);
      }

  if (self->step.chosen < 0)
    return;
  rise_map_middle (self, self->step.chosen, &x, &y);
  y += plate_drop (self, self->step.chosen);
  if (self->step.taken)
    {
      /* whose cubes go is decided later: any player's */
      g_autofree char *text = signed_text (-self->step.taken);

      draw_plate (self, cr, RISE_GNOMES, text, "rise-cube", x - (self->step.put ? 26 : 0), y, 24);
      x += self->step.put ? 26 : 0;
    }
  if (self->step.brewery)
    {
      draw_plate (self, cr, RISE_GNOMES, "+1", "rise-brewery-gnome", x, y, 27);
    }
  else if (self->step.caravan)
    {
      guint64 to = self->step.caravan;

      for (int place; (place = gn_places_next (&to)) >= 0;)
        {
          rise_map_middle (self, place, &x, &y);
          draw_plate (self, cr, RISE_GNOMES, "+1", NULL, x, y + plate_drop (self, place), 27);
        }
    }
  else if (self->step.put)
    {
      g_autofree char *text = signed_text (self->step.put);

      draw_plate (self, cr, RISE_GNOMES, text, NULL, x, y, self->step.taken ? 24 : 27);
    }
}

/* The parts of the move entered so far. */
static void
draw_cut (RiseMap *self,
          cairo_t *cr)
{
  int sum = 0;
  double x, y;

  if (self->cut_owner < 0)
    return;
  for (int place = 0; place < RISE_TILES; place++)
    if (self->cut_n[place])
      {
        g_autofree char *text = signed_text (self->cut_leaves ? self->cut_n[place] : -self->cut_n[place]);

        sum += self->cut_n[place];
        rise_map_middle (self, place, &x, &y);
        draw_plate (self, cr, self->cut_owner, text, NULL, x, y + plate_drop (self, place), 25);
      }
  if (self->cut_tile < 0)
    return;

  rise_map_middle (self, self->cut_tile, &x, &y);
  y += plate_drop (self, self->cut_tile);
  if (sum && !self->cut_n[self->cut_tile])
    {
      g_autofree char *text = signed_text (self->cut_leaves ? -sum : sum);

      draw_plate (self, cr, self->cut_owner, text, NULL, x, y, 25);
      y += 26;
    }
  for (int owner = 0; owner < RISE_OWNERS; owner++)
    if (self->cut_strike[owner])
      {
        g_autofree char *text = signed_text (-self->cut_strike[owner]);

        draw_plate (self, cr, owner, text, NULL, x, y, 25);
        y += 26;
      }
}

/* Pieces that have just come or gone, at the upper left, until the next entry. */
static void
draw_changes (RiseMap *self,
              cairo_t *cr)
{
  const double size = 18 + 12 * (1 - self->settled);

  for (int place = 0; place < RISE_TILES; place++)
    {
      double x, y, left = 0;

      if (!self->tile[place])
        continue;
      rise_map_middle (self, place, &x, &y);
      for (int owner = 0; owner < RISE_OWNERS; owner++)
        {
          const int cubes = self->change[place][owner], breweries = self->change_breweries[place][owner];

          if (cubes)
            {
              g_autofree char *text = signed_text (cubes);

              left += draw_plate (self, cr, owner, text, NULL, x - 28 + left, y - 33, size) + 2;
            }
          if (breweries)
            {
              g_autofree char *text = signed_text (breweries);

              left += draw_plate (self, cr, owner, text, "rise-brewery", x - 28 + left, y - 33, size) + 2;
            }
        }
    }
}

void
rise_map_draw_over (GnBoard *board,
                    cairo_t *cr,
                    gpointer map)
{
  RiseMap *self = map;

  draw_changes (self, cr);
  draw_step_plates (self, cr);
  draw_cut (self, cr);
}
