/* gw-map-marks.c: the layers over and under the tiles of the board: shade, rings, steps, the way, effects
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <math.h>

#include "panels/drawing/draw.h"
#include "panels/drawing/parts.h"
#include "sheets/pieces.h"
#include "panels/drawing/shape.h"
#include "core/words/text.h"
#include "gw-map-private.h"

/* The cardboard is the same by day and by night, and so are its marks. */
static const GdkRGBA ink = { 0.165f, 0.145f, 0.125f, 1 };
static const GdkRGBA paper = { 1, 0.992f, 0.973f, 1 };
static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA teal = { 0.075f, 0.416f, 0.459f, 1 };
static const GdkRGBA red = { 0.702f, 0.149f, 0.118f, 1 };
static const GdkRGBA green = { 0.122f, 0.431f, 0.263f, 1 };
static const GdkRGBA pink = { 0.69f, 0.267f, 0.486f, 1 };

/* A ring is on the edge of a tile: further in it would cover the marks in the corners. */
#define EDGE 2.8

static void
ring (GwMap         *self,
      cairo_t       *cr,
      int            cell,
      double         inset,
      double         width,
      const GdkRGBA *colour,
      double         tint)
{
  double x, y;

  gw_map_box_middle (self, cell, &x, &y);
  gn_shape_trace (cr, gw_map_shape (self, cell), x, y, GW_SIDE, inset);
  if (tint > 0)
    {
      cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, tint);
      cairo_fill_preserve (cr);
    }
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, width);
  cairo_stroke (cr);
}

static void
mark (GwMap   *self,
      cairo_t *cr,
      int      cell,
      GnMark   which)
{
  double x, y;

  gw_map_box_middle (self, cell, &x, &y);
  gn_shape_mark (cr, gw_map_shape (self, cell), x, y, GW_SIDE, which);
}

/* A disc at the tip of the tile, where there is no figure. */
static void
tip (GwMap         *self,
     cairo_t       *cr,
     int            cell,
     const char    *text,
     const GdkRGBA *colour)
{
  double x, y;

  gw_map_middle (self, cell, &x, &y);
  y += (self->cell[cell].up ? -1 : 1) * 37;
  cairo_new_path (cr);
  cairo_arc (cr, x, y, 9, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  gn_cairo_text (self->board, cr, text, 12.5, TRUE, &white, x, y);
}

/* ---- Below the figures -------------------------------------------------------------- */

static gboolean
is_lit (GwMap *self,
        int    cell)
{
  return (self->can >> cell & 1) || (self->chosen >= 0 && (self->cell[cell].units >> self->chosen & 1))
         || (self->state->flip_first && gw_map_cell_at (self, self->state->flip_first - 1) == cell);
}

/* Only what is asked about is shown at full strength. */
static void
shade_others (GwMap   *self,
              cairo_t *cr)
{
  GdkRGBA table;

  if (!self->can || (!self->walks && !self->aim.spec && self->state->n_frames == 0 && self->state->stage > GW_AT_FLIP))
    return;
  gn_colour (self->board, "table_color", &table);
  cairo_set_source_rgba (cr, table.red, table.green, table.blue, 0.54);
  for (int cell = 0; cell < (int) self->n; cell++)
    if (!is_lit (self, cell))
      {
        double x, y;

        gw_map_box_middle (self, cell, &x, &y);
        gn_shape_trace (cr, gw_map_shape (self, cell), x, y, GW_SIDE, 1.2);
        cairo_fill (cr);
      }
}

/* A flipped tile on the way of the chosen unit, which can be walked through. */
static void
draw_through (GwMap   *self,
              cairo_t *cr)
{
  GwViewUnit view;
  GwPaths paths;
  guint8 far[GW_CELLS];

  if (!self->walks)
    return;
  gw_view_unit (self->match, self->state, self->chosen, &view);
  const int from = gw_map_cell_at (self, self->state->place[self->chosen]);
  if (from < 0 || view.left < 2)
    return;
  gw_paths (self->match, self->state, self->chosen, &paths);
  gn_grid_steps (paths.grid, GN_PLACE (from), paths.open, far);
  cairo_save (cr);
  cairo_set_dash (cr, (const double[]) { 3, 5 }, 2, 0);
  for (int cell = 0; cell < (int) self->n; cell++)
    if (self->cell[cell].flipped && far[cell] < view.left && (paths.open >> cell & 1))
      ring (self, cr, cell, EDGE, 2.5, &teal, 0);
  cairo_restore (cr);
}

static void
draw_rings (GwMap   *self,
            cairo_t *cr)
{
  const gboolean choice = !self->walks
                          && (self->aim.spec || self->state->n_frames || self->state->stage <= GW_AT_FLIP
                              || self->tells);

  gboolean told = !self->tells;

  for (int cell = 0; cell < (int) self->n; cell++)
    if ((self->can >> cell & 1) && told && self->tells)
      ring (self, cr, cell, EDGE, 1.5, &teal, 0);
    /* nearly every tile can be swapped, so rings would say nothing: the other tiles are shaded instead */
    else if (self->swaps && cell == self->taken)
      mark (self, cr, cell, GN_MARK_CHOSEN);
    else if (self->swaps)
      continue;
    else if (self->can >> cell & 1)
      {
        /* among tiles to be entered, the next one is emphasized */
        told = TRUE;

        const gboolean foe = (self->walks && gw_map_targets (self, cell))
                             || (self->walks && (self->reach.stops >> cell & 1));

        if (self->state->stage == GW_AT_FLIP && choice && !self->aim.spec && self->state->n_frames == 0)
          mark (self, cr, cell, GN_MARK_RISK);
        else
          ring (self, cr, cell, EDGE, 3.6, foe ? &red : &teal, foe ? 0.16 : 0.05);
      }
    else if (!self->aim.spec && self->chosen < 0 && (self->mine >> cell & 1))
      ring (self, cr, cell, EDGE, 2.5, &teal, 0);
  for (int cell = 0; cell < (int) self->n; cell++)
    if (self->entering >> cell & 1)
      mark (self, cr, cell, GN_MARK_CHOSEN);
  /* both tiles flip at once: the first one named waits for the other */
  const int first = self->state->flip_first ? gw_map_cell_at (self, self->state->flip_first - 1) : -1;
  if (first >= 0)
    mark (self, cr, first, GN_MARK_CHOSEN);
}

/* Targets already named for a cast. */
static void
draw_named (GwMap   *self,
            cairo_t *cr)
{
  const GnMove *named = &self->aim.named;

  if (!self->aim.spec)
    return;
  for (int i = 0; i < named->arg[GW_A_UNITS]; i++)
    {
      const int unit = named->arg[GW_A_UNITS + 1 + i], cell = gw_map_cell_at (self, self->state->place[unit]);

      if (cell >= 0)
        mark (self, cr, cell, GN_MARK_CHOSEN);
    }
  for (int i = 0; i < named->arg[GW_A_ABILITIES]; i++)
    {
      const int cell = gw_map_cell_at (self, self->state->place[named->arg[GW_A_ABILITIES + 1 + i] / 2]);

      if (cell >= 0)
        mark (self, cr, cell, GN_MARK_CHOSEN);
    }
  for (int i = 0; i < named->arg[GW_A_TILES]; i++)
    {
      const int cell = gw_map_cell_at (self, named->arg[GW_A_TILES + 1 + i]);

      if (cell >= 0)
        mark (self, cr, cell, GN_MARK_CHOSEN);
    }
}

/* Units that have to leave. */
static void
draw_going (GwMap   *self,
            cairo_t *cr)
{
  const GnMoveList *legal = self->panel && self->state->n_frames && !self->aim.spec ? gn_panel_get_legal (self->panel)
                                                                                    : NULL;
  int before = -1;

  for (guint i = 0; legal && i < legal->n; i++)
    if (legal->move[i].verb == GW_V_GO && legal->move[i].seat == self->acting
        && legal->move[i].arg[GW_A_UNIT] != before)
      {
        before = legal->move[i].arg[GW_A_UNIT];
        const int cell = gw_map_cell_at (self, self->state->place[before]);

        if (cell >= 0)
          mark (self, cr, cell, GN_MARK_CHOSEN);
      }
}

static void
draw_looked (GwMap   *self,
             cairo_t *cr)
{
  const int looked = gn_hover_get (self->hover);

  if (looked >= 0)
    mark (self, cr, looked, gtk_widget_has_visible_focus (self->tile[looked]) ? GN_MARK_FOCUS : GN_MARK_HOVER);
}

void
gw_map_draw_under (GnBoard *board,
                   cairo_t *cr,
                   gpointer map)
{
  GwMap *self = map;

  cairo_save (cr);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  shade_others (self, cr);
  draw_through (self, cr);
  draw_rings (self, cr);
  draw_named (self, cr);
  draw_going (self, cr);
  draw_looked (self, cr);
  cairo_restore (cr);
}

/* ---- Above the figures --------------------------------------------------------------- */

static void
draw_steps (GwMap   *self,
            cairo_t *cr)
{
  if (!self->walks || self->aim.spec)
    return;
  for (int cell = 0; cell < (int) self->n; cell++)
    if (self->reach.steps[cell] != GN_GRID_FAR && self->reach.steps[cell] > 0)
      {
        char text[8];

        g_snprintf (text, sizeof text, "%d", self->reach.steps[cell]);
        tip (self, cr, cell, text, self->reach.stops >> cell & 1 ? &red : &teal);
      }
}

/* The middle of a unit's figure, or of its tile. */
static void
figure_middle (GwMap  *self,
               int     unit,
               double *x,
               double *y)
{
  const int cell = gw_map_cell_at (self, self->state->place[unit]);
  int at = 0;
  double dx, dy;

  gw_map_middle (self, cell, x, y);
  for (int other = 0; other < unit; other++)
    at += self->cell[cell].units >> other & 1;
  gw_map_stand (__builtin_popcount (self->cell[cell].units), MIN (at, GW_STAND - 1), self->cell[cell].up, &dx, &dy);
  *x += dx;
  *y += dy;
}

static void
draw_way (GwMap   *self,
          cairo_t *cr)
{
  gint16 places[GW_CELLS];
  const int looked = gn_hover_get (self->hover);
  double x, y, from_x, from_y;

  if (!self->walks || looked < 0 || self->aim.spec || !(self->can >> looked & 1))
    return;

  const guint n = gw_view_way (self->match, self->state, self->chosen, looked, places);
  if (n == 0)
    return;
  figure_middle (self, self->chosen, &from_x, &from_y);
  gw_map_middle (self, gw_map_cell_at (self, places[0]), &x, &y);
  /* the way begins beside the figure */
  const double far = hypot (x - from_x, y - from_y), skip = MIN (1, 25 / MAX (far, 1));

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  for (int pass = 0; pass < 2; pass++)
    {
      cairo_new_path (cr);
      cairo_move_to (cr, from_x + (x - from_x) * skip, from_y + (y - from_y) * skip);
      for (guint i = 0; i < n; i++)
        {
          double to_x, to_y;

          gw_map_middle (self, gw_map_cell_at (self, places[i]), &to_x, &to_y);
          /* and ends before any figure there */
          if (i + 1 == n && self->cell[looked].units)
            {
              double before_x = from_x, before_y = from_y;

              if (n > 1)
                gw_map_middle (self, gw_map_cell_at (self, places[n - 2]), &before_x, &before_y);
              to_x += (before_x - to_x) * 0.45;
              to_y += (before_y - to_y) * 0.45;
            }
          cairo_line_to (cr, to_x, to_y);
        }
      cairo_set_dash (cr, (const double[]) { 0.1, 10.5 }, 2, 0);
      gdk_cairo_set_source_rgba (cr, pass ? &ink : &white);
      cairo_set_line_width (cr, pass ? 5 : 9);
      cairo_stroke (cr);
    }
  cairo_restore (cr);

  if (self->reach.crystals[looked])
    {
      char text[8];

      gw_map_middle (self, looked, &x, &y);
      g_snprintf (text, sizeof text, "+%d", self->reach.crystals[looked]);
      cairo_new_path (cr);
      cairo_arc (cr, x + 30, y - 4, 11.5, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &pink);
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, &white);
      cairo_set_line_width (cr, 1.6);
      cairo_stroke (cr);
      gn_cairo_text (self->board, cr, text, 12.5, TRUE, &white, x + 30, y - 4);
    }
}

/* "−3" at a figure: HP that it would lose or has just lost; "+2": HP gained. */
static void
draw_change (GwMap   *self,
             cairo_t *cr,
             int      n,
             double   x,
             double   y,
             double   size)
{
  g_autofree char *number = gn_number_text (n);
  g_autofree char *text = n > 0 ? g_strconcat ("+", number, NULL) : g_strdup (number);
  const double width = size * (strlen (text) > 4 ? 2.1 : 1.7);

  cairo_new_path (cr);
  cairo_arc (cr, x - width / 2 + size / 2, y, size / 2, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, x + width / 2 - size / 2, y, size / 2, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, n > 0 ? &green : &red);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &white);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  gn_cairo_text (self->board, cr, text, size * 0.7, TRUE, &white, x, y);
}

static void
draw_foretold (GwMap   *self,
               cairo_t *cr)
{
  const GwFrame *top = gw_top (self->state);
  const int looked = gn_hover_get (self->hover);
  double x, y;

  /* what an attack would do to the unit looked at */
  if (self->walks && looked >= 0 && !self->aim.spec)
    {
      const guint32 targets = gw_map_targets (self, looked);

      GW_FOR_UNITS (target)
        if (targets & GW_BIT (target))
          {
            GwViewAttack attack;

            gw_view_attack (self->match, self->state, self->chosen, target, -1, &attack);
            figure_middle (self, target, &x, &y);
            draw_change (self, cr, attack.hp - self->state->hp[target], x, y - 25, 19);
          }
    }
  /* reactions to a unit that has to leave */
  if ((top->kind == GW_FRAME_LEAVE || top->kind == GW_FRAME_WALK || top->kind == GW_FRAME_BRING) && self->acting >= 0)
    for (int cell = 0; cell < (int) self->n; cell++)
      if (self->can >> cell & 1)
        {
          g_autoptr (GPtrArray) doings = gw_map_doings (self, cell);
          const GwDoing *doing = doings->len ? g_ptr_array_index (doings, 0) : NULL;
          int loss = 0;

          if (!doing || doing->unit < 0)
            continue;
          gw_view_reactions (self->match, self->state, doing->unit, cell, &loss);
          gw_map_middle (self, cell, &x, &y);
          if (loss)
            draw_change (self, cr, -loss, x, y - (self->cell[cell].units ? 27 : 0), 19);
        }
}

/* The number of units hidden behind the visible ones. */
static void
draw_crowds (GwMap   *self,
             cairo_t *cr)
{
  for (int cell = 0; cell < (int) self->n; cell++)
    if (self->behind[cell])
      {
        char text[8];
        double x, y;

        gw_map_middle (self, cell, &x, &y);
        g_snprintf (text, sizeof text, "+%d", self->behind[cell]);
        cairo_new_path (cr);
        cairo_arc (cr, x, y, 9.5, 0, 2 * G_PI);
        gdk_cairo_set_source_rgba (cr, &paper);
        cairo_fill_preserve (cr);
        gdk_cairo_set_source_rgba (cr, &ink);
        cairo_set_line_width (cr, 1.5);
        cairo_stroke (cr);
        gn_cairo_text (self->board, cr, text, 11.5, TRUE, &ink, x, y);
      }
}

/* HP that has just been lost or won, until the next entry. */
static void
draw_changes (GwMap   *self,
              cairo_t *cr)
{
  GW_FOR_UNITS (unit)
    if (self->hurt[unit] && self->here[unit])
      {
        double x, y;

        figure_middle (self, unit, &x, &y);
        draw_change (self, cr, self->hurt[unit], x, y - 25, 18);
      }
}

/* A palisade along the edge between two tiles, in its player's color. */
static void
draw_bar (GwMap   *self,
          cairo_t *cr,
          int      cell,
          int      beyond,
          int      seat)
{
  double x, y, to_x, to_y, rgb[3];

  gn_pieces_seat_colour (gn_pieces_seat_paint (self->match, seat), FALSE, rgb);
  gw_map_middle (self, cell, &x, &y);
  gw_map_middle (self, beyond, &to_x, &to_y);
  cairo_save (cr);
  cairo_translate (cr, (x + to_x) / 2, (y + to_y) / 2);
  /* along the edge, which is at a right angle to the way */
  cairo_rotate (cr, atan2 (to_y - y, to_x - x) + G_PI / 2);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint pass = 0; pass < 3; pass++)
    {
      cairo_move_to (cr, -GW_SIDE * 0.31, 0);
      cairo_line_to (cr, GW_SIDE * 0.31, 0);
      if (pass == 2)
        cairo_set_source_rgb (cr, rgb[0], rgb[1], rgb[2]);
      else
        gdk_cairo_set_source_rgba (cr, pass ? &ink : &paper);
      cairo_set_line_width (cr, pass == 0 ? 15 : pass == 1 ? 12 : 8.5);
      cairo_stroke (cr);
    }
  for (int stake = -2; stake <= 2; stake++)
    {
      cairo_move_to (cr, stake * GW_SIDE * 0.13, -6);
      cairo_line_to (cr, stake * GW_SIDE * 0.13, 6);
    }
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_set_line_width (cr, 2.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_bars (GwMap   *self,
           cairo_t *cr)
{
  for (int cell = 0; cell < (int) self->n; cell++)
    for (guint side = 0; side < GW_SIDES && self->cell[cell].up; side++)
      if (self->cell[cell].bar[side])
        draw_bar (self, cr, cell, self->cell[cell].beyond[side], self->cell[cell].bar[side] - 1);
}

void
gw_map_draw_over (GnBoard *board,
                  cairo_t *cr,
                  gpointer map)
{
  GwMap *self = map;

  draw_bars (self, cr);
  draw_steps (self, cr);
  draw_way (self, cr);
  draw_crowds (self, cr);
  draw_changes (self, cr);
  draw_foretold (self, cr);
}
