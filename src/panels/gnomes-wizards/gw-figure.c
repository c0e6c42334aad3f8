/* gw-figure.c: the figure of a unit of Gnômes & Wizards: disc, ring of HP, defense, seat and counters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-figure.h"

#include <math.h>

#include "panels/drawing/draw.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "panels/things/meter.h"
#include "sheets/pieces.h"
#include "gw-ground.h"

#define BARE  (15 / 44.0)   /* radius of the disc without a plate, as part of the widget */
#define PLATED (1 / 4.4)    /* radius with plate, shape and counters around it */
#define RING  2.5           /* width of the ring around a disc of radius 17 */

struct _GwFigure {
  GtkWidget    parent_instance;

  int          size;
  gboolean     plate;
  GwFigureLook look;
};

G_DEFINE_FINAL_TYPE (GwFigure, gw_figure, GTK_TYPE_WIDGET)

/* Figures are cardboard, so their colors are the same by day and by night. */
static const GdkRGBA ink = { 0.165f, 0.145f, 0.125f, 1 };
static const GdkRGBA paper = { 1, 0.992f, 0.973f, 1 };
static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA yellow = { 1, 0.824f, 0.247f, 1 };
static const GdkRGBA gone = { 0.545f, 0.522f, 0.486f, 1 };
static const GdkRGBA slate = { 0.302f, 0.353f, 0.4f, 1 };
static const GdkRGBA well = { 0.247f, 0.682f, 0.353f, 1 };
static const GdkRGBA hurt = { 0.886f, 0.651f, 0.114f, 1 };
static const GdkRGBA dying = { 0.816f, 0.220f, 0.169f, 1 };

/* ---- The data for the drawing -------------------------------------------------- */

const char *
gw_unit_sign (const GnMatch *match,
              int            unit)
{
  static const char *const slots[GW_SLOTS] = { "gw-sign-leader", "gw-sign-1", "gw-sign-2", "gw-sign-3", "gw-sign-4",
                                               "gw-sign-5", "gw-sign-6" };
  const char *symbol = (guint) unit < gn_set_size (match->set, GW_FAMILY_UNITS)
                         ? gn_set_text_as_written (match->set, GW_FAMILY_UNITS, (guint) unit, "symbol")
                         : NULL;

  if (symbol && *symbol)
    {
      g_autofree char *name = g_strdelimit (g_strconcat ("gw-symbol-", symbol, NULL), " ", '-');

      if (gn_pieces_has (name))
        return g_intern_string (name);
    }
  return slots[gw_slot_of (unit)];
}

const char *
gw_tribe_piece (int tribe)
{
  static const char *const pieces[GW_TRIBES] = {
    [GW_TURQUEFOSS] = "gw-tribe-turquefoss", [GW_ACHRINOLDER] = "gw-tribe-achrinolder",
      [GW_IMBLASHAM] = "gw-tribe-imblasham", [GW_BETRUMOUR] = "gw-tribe-betrumour",
  };

  return tribe >= 0 && tribe < GW_TRIBES ? pieces[tribe] : NULL;
}

const char *
gw_counter_piece (int counter)
{
  static const char *const pieces[GW_N_COUNTERS] = {
    [GW_FLYING] = "gw-counter-flying", [GW_SLEEPING] = "gw-counter-sleeping", [GW_LINGERING] = "gw-counter-lingering",
    [GW_NO_ATTACK] = "gw-counter-no-attack", [GW_NO_MOVEMENT] = "gw-counter-no-move",
  };

  return counter >= 0 && counter < GW_N_COUNTERS ? pieces[counter] : NULL;
}

void
gw_figure_look (GwFigureLook  *look,
                const GnMatch *match,
                const GwState *state,
                int            unit)
{
  const int seat = gw_seat (state, unit);
  const gboolean turn = seat >= 0 && seat == state->current && state->stage >= GW_AT_FIGHT && state->stage < GW_AT_WAR;
  GwViewUnit view;

  memset (look, 0, sizeof *look);
  gw_view_unit (match, state, unit, &view);
  look->unit = unit;
  look->sign = gw_unit_sign (match, unit);
  look->paint = seat >= 0 ? gn_pieces_seat_paint (match, seat) : -1;
  look->hp = view.hp;
  look->max_hp = view.max_hp;
  look->def = view.def;
  look->status = view.status;
  for (int counter = 0; counter < GW_N_COUNTERS; counter++)
    if (state->counter[unit][counter])
      look->counter[counter] = 1 + gn_pieces_seat_paint (match, state->counter[unit][counter] - 1);
  look->done = turn && view.done;
  look->tired = turn && !view.done && view.tired;
  look->plate = look->shape = TRUE;
}

/* ---- The picture --------------------------------------------------------------- */

static void
fill (cairo_t       *cr,
      const GdkRGBA *colour)
{
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
}

static void
disc (cairo_t       *cr,
      double         x,
      double         y,
      double         radius,
      const GdkRGBA *colour)
{
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  fill (cr, colour);
}

static GdkRGBA
colour_of (const GwFigureLook *look)
{
  GdkRGBA colour;
  double rgb[3];

  if (look->status == GW_DEAD)
    return gone;
  if (look->paint < 0)
    {
      gw_tribe_colours (gw_tribe_of (look->unit), &colour, NULL);
      return colour;
    }
  gn_pieces_seat_colour (look->paint, FALSE, rgb);
  return (GdkRGBA) { rgb[0], rgb[1], rgb[2], 1 };
}

static void
draw_disc (cairo_t            *cr,
           const GwFigureLook *look,
           double              x,
           double              y,
           double              radius)
{
  const double unit = radius / 17, round = radius + RING * unit;
  const double part = look->max_hp ? look->hp / (double) look->max_hp : 0;
  const GdkRGBA colour = colour_of (look);

  if (look->chosen)
    {
      disc (cr, x, y, radius + 11 * unit, &ink);
      disc (cr, x, y, radius + 9.2 * unit, &yellow);
    }
  disc (cr, x, y, round + 2.6 * unit, &ink);
  cairo_set_line_width (cr, 4 * unit);
  cairo_arc (cr, x, y, round, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &gone);
  cairo_stroke (cr);
  if (part > 0)
    {
      cairo_arc (cr, x, y, round, -G_PI / 2, -G_PI / 2 + 2 * G_PI * part);
      gdk_cairo_set_source_rgba (cr, part > 0.5 ? &well : part > 0.25 ? &hurt : &dying);
      cairo_stroke (cr);
    }
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5 * unit);
  cairo_stroke (cr);
}

static void
draw_shield (cairo_t *cr,
             double   x,
             double   y,
             double   size)
{
  const double k = size / 64;

  cairo_save (cr);
  cairo_translate (cr, x - size / 2, y - size / 2);
  cairo_scale (cr, k, k);
  cairo_move_to (cr, 32, 3);
  cairo_curve_to (cr, 40, 8, 49, 10, 58, 10);
  cairo_curve_to (cr, 59, 34, 52, 52, 32, 61);
  cairo_curve_to (cr, 12, 52, 5, 34, 6, 10);
  cairo_curve_to (cr, 15, 10, 24, 8, 32, 3);
  cairo_close_path (cr);
  fill (cr, &slate);
  cairo_restore (cr);
}

static void
draw_plate (GtkWidget          *widget,
            GtkSnapshot        *snapshot,
            const GwFigureLook *look,
            double              x,
            double              y,
            double              radius)
{
  const double width = radius * 2.2, height = MAX (13, radius * 0.98), top = y + radius - 4 * radius / 17,
               middle = top + height / 2;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (x - width / 2 - 2, top - 2, width + 4, height + 4));
  char text[12];

  cairo_arc (cr, x - width / 2 + height / 2, middle, height / 2, G_PI / 2, 3 * G_PI / 2);
  cairo_arc (cr, x + width / 2 - height / 2, middle, height / 2, -G_PI / 2, G_PI / 2);
  cairo_close_path (cr);
  gdk_cairo_set_source_rgba (cr, &paper);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  draw_shield (cr, x + width * 0.24, middle, height * 0.88);
  cairo_destroy (cr);

  g_snprintf (text, sizeof text, "%d", look->hp);
  gn_draw_text (widget, snapshot, text, height * 0.94, TRUE, &ink, x - width * 0.2, middle);
  g_snprintf (text, sizeof text, "%d", look->def);
  gn_draw_text (widget, snapshot, text, height * 0.7, TRUE, &white, x + width * 0.24, middle - height * 0.02);
}

/* The seat's shape, white with an ink outline, so that seats can be told apart without color. */
static void
draw_shape (GtkWidget          *widget,
            GtkSnapshot        *snapshot,
            const GwFigureLook *look,
            double              x,
            double              y,
            double              radius)
{
  const int shape = gn_pieces_shape (look->paint);
  const double size = MAX (radius * 0.96, 11.5), left = x - radius - size * 0.4, top = y - radius - size * 0.22;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (left - 3, top - 3, size + 6, size + 6));

  gn_pieces_trace_seat (cr, shape, left, top, size);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, size * 0.17);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke_preserve (cr);
  fill (cr, &white);
  cairo_destroy (cr);
  if (radius > 12)
    {
      const char letter[2] = { (char) ('A' + shape), 0 };
      double scale, drop;

      drop = gn_pieces_seat_letter (shape, &scale);
      gn_draw_text (widget, snapshot, letter, size * scale * 1.25, TRUE, &ink, left + size / 2,
                    top + size * (0.5 + drop));
    }
}

static void
draw_counters (GtkWidget          *widget,
               GtkSnapshot        *snapshot,
               const GwFigureLook *look,
               double              x,
               double              y,
               double              radius)
{
  int n = 0, at = 0;

  for (int counter = 0; counter < GW_N_COUNTERS; counter++)
    n += look->counter[counter] > 0;
  for (int counter = 0; counter < GW_N_COUNTERS; counter++)
    {
      const double r = radius * (n > 1 ? 0.46 : 0.56);
      const double cx = x + radius + radius * 0.12 + (at % 2) * r * 0.7, cy = y - radius * 0.86 + at * r * 1.75;
      double rgb[3];

      if (!look->counter[counter])
        continue;
      gn_pieces_seat_colour (look->counter[counter] - 1, FALSE, rgb);
      cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                               &GRAPHENE_RECT_INIT (cx - r - 5, cy - r - 5, 2 * r + 10, 2 * r + 10));
      disc (cr, cx, cy, r + radius * 0.2, &ink);
      disc (cr, cx, cy, r + radius * 0.13, &(GdkRGBA) { rgb[0], rgb[1], rgb[2], 1 });
      disc (cr, cx, cy, r, &paper);
      cairo_destroy (cr);
      gn_piece_snapshot (widget, snapshot, gw_counter_piece (counter), -1, cx - r * 0.72, cy - r * 0.72, r * 1.44,
                         r * 1.44);
      at++;
    }
}

/* The unit's actions in this turn, at the right end of the plate. */
static void
draw_turn (GtkWidget          *widget,
           GtkSnapshot        *snapshot,
           const GwFigureLook *look,
           double              x,
           double              y,
           double              radius)
{
  const double r = radius * 0.36, cx = x - radius - radius * 0.1, cy = y + radius * 0.62;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot,
                                           &GRAPHENE_RECT_INIT (cx - r - 3, cy - r - 3, 2 * r + 6, 2 * r + 6));

  disc (cr, cx, cy, r + 1.4, &ink);
  disc (cr, cx, cy, r, look->done ? &paper : &hurt);
  if (look->done)
    {
      gdk_cairo_set_source_rgba (cr, &ink);
      cairo_set_line_width (cr, r * 0.34);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_move_to (cr, cx - r * 0.5, cy);
      cairo_line_to (cr, cx - r * 0.1, cy + r * 0.42);
      cairo_line_to (cr, cx + r * 0.52, cy - r * 0.42);
      cairo_stroke (cr);
    }
  cairo_destroy (cr);
  if (!look->done)
    gn_draw_text (widget, snapshot, "−1", r * 1.25, TRUE, &ink, cx, cy);
}

void
gw_figure_snapshot (GtkWidget          *widget,
                    GtkSnapshot        *snapshot,
                    const GwFigureLook *look,
                    double              x,
                    double              y,
                    double              radius)
{
  const double reach = radius * 2.2, sign = radius * 1.24;
  const gboolean faint = look->status != GW_ACTIVE || look->done;

  if (faint)
    gtk_snapshot_push_opacity (snapshot, look->status == GW_INACTIVE ? 0.5 : look->done ? 0.72 : 0.6);

  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - reach, y - reach, 2 * reach, 2 * reach));
  draw_disc (cr, look, x, y, radius);
  cairo_destroy (cr);
  if (look->shape && look->paint >= 0)
    draw_shape (widget, snapshot, look, x, y, radius);

  gn_piece_snapshot (widget, snapshot, look->sign, -1, x - sign / 2, y - sign / 2 - (look->plate ? radius * 0.17 : 0),
                     sign, sign);
  if (look->status == GW_DEAD)
    {
      cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - radius, y - radius, 2 * radius, 2 * radius));
      gdk_cairo_set_source_rgba (cr, &dying);
      cairo_set_line_width (cr, radius * 0.22);
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
      cairo_move_to (cr, x - radius * 0.55, y - radius * 0.55);
      cairo_line_to (cr, x + radius * 0.55, y + radius * 0.55);
      cairo_move_to (cr, x + radius * 0.55, y - radius * 0.55);
      cairo_line_to (cr, x - radius * 0.55, y + radius * 0.55);
      cairo_stroke (cr);
      cairo_destroy (cr);
    }
  if (look->plate)
    draw_plate (widget, snapshot, look, x, y, radius);
  if (faint)
    gtk_snapshot_pop (snapshot);
  if (look->status != GW_ACTIVE)
    return;
  draw_counters (widget, snapshot, look, x, y, radius);
  if (look->plate && (look->done || look->tired))
    draw_turn (widget, snapshot, look, x, y, radius);
}

/* ---- The widget ------------------------------------------------------------------ */

static void
gw_figure_snapshot_self (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  GwFigure *self = GW_FIGURE (widget);

  if (self->look.sign)
    gw_figure_snapshot (widget, snapshot, &self->look, gtk_widget_get_width (widget) / 2.0,
                        gtk_widget_get_height (widget) / 2.0, self->size * (self->plate ? PLATED : BARE));
}

static void
gw_figure_class_init (GwFigureClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_pieces_init ();
  widget_class->snapshot = gw_figure_snapshot_self;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "gwfigure");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gw_figure_init (GwFigure *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
gw_figure_new (int      size,
               gboolean plate)
{
  GwFigure *self = g_object_new (GW_TYPE_FIGURE, NULL);

  self->plate = plate;
  gw_figure_set_size (self, size);
  return GTK_WIDGET (self);
}

void
gw_figure_set_size (GwFigure *self,
                    int       size)
{
  self->size = size;
  gtk_widget_set_size_request (GTK_WIDGET (self), size, size);
}

void
gw_figure_set_look (GwFigure           *self,
                    const GwFigureLook *look)
{
  if (memcmp (&self->look, look, sizeof *look) == 0)
    return;
  self->look = *look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gw_figure_set (GwFigure      *self,
               const GnMatch *match,
               const GwState *state,
               int            unit)
{
  GwFigureLook look;

  gw_figure_look (&look, match, state, unit);
  look.plate = look.shape = self->plate;
  if (!self->plate)
    look.done = look.tired = FALSE;
  gw_figure_set_look (self, &look);
}

/* ---- Crystals of an ability -------------------------------------------------------------------- */

GtkWidget *
gw_pips_new (GwPips size)
{
  GtkWidget *pips = gn_row (0, "gw-pips"), *meter = size == GW_PIPS_LARGE   ? gn_meter_new (8, 11, 2)
                                                    : size == GW_PIPS_SMALL ? gn_meter_new (5, 8, 1)
                                                                            : gn_meter_new (5, 4, 1);

  gn_meter_set_colours (GN_METER (meter), "gw_crystal", "gw_crystal_off");
  gtk_widget_set_valign (pips, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (pips, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (pips), meter);
  return pips;
}

void
gw_pips_set (GtkWidget *pips,
             int        crystals,
             int        cost)
{
  gn_meter_set (GN_METER (gtk_widget_get_first_child (pips)), (guint) MAX (cost, 0),
                (guint) CLAMP (crystals, 0, MAX (cost, 0)), 0);
  gn_set_class (pips, "full", cost > 0 && crystals >= cost);
}
