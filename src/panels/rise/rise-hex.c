/* rise-hex.c: the drawing of a map tile and what is on it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-hex.h"

#include <math.h>
#include <string.h>

#include "panels/drawing/draw.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"
#include "panels/drawing/shape.h"

#define X (RISE_WIDTH / 2)
#define Y RISE_SIDE
#define LABEL_Y 16.5   /* the height of the label of a tile that lies face up */

struct _RiseHex {
  GtkWidget    parent_instance;

  RiseHexLook look;
  gboolean    dim;
};

G_DEFINE_FINAL_TYPE (RiseHex, rise_hex, GTK_TYPE_WIDGET)

/* ---- What things look like -------------------------------------------------- */

/* The colors of cardboard, the same by day and by night. */
static const struct {
  const char *piece;
  GdkRGBA     ground;
} types[RISE_N_TYPES] = {
  [RISE_DRAGONKEEP] = { "rise-keep", { 0.851f, 0.706f, 0.561f, 1 } },
  [RISE_PLAINS] = { "rise-plains", { 0.925f, 0.835f, 0.561f, 1 } },
  [RISE_SWAMP] = { "rise-swamp", { 0.710f, 0.741f, 0.541f, 1 } },
  [RISE_FOREST] = { "rise-forest", { 0.663f, 0.788f, 0.604f, 1 } },
  [RISE_HIGHLAND] = { "rise-highland", { 0.839f, 0.757f, 0.604f, 1 } },
  [RISE_MOUNTAIN] = { "rise-mountain", { 0.765f, 0.784f, 0.804f, 1 } },
  [RISE_DESERT] = { "rise-desert", { 0.953f, 0.890f, 0.710f, 1 } },
  [RISE_SEA] = { "rise-sea", { 0.663f, 0.827f, 0.918f, 1 } },
  [RISE_LAIR] = { "rise-lair", { 0.725f, 0.765f, 0.788f, 1 } },
};

static const char *const icons[RISE_N_ICONS] = {
  [RISE_ICON_LION] = "rise-icon-lion", [RISE_ICON_SCALE] = "rise-icon-scale", [RISE_ICON_TOWER] = "rise-icon-tower",
  [RISE_ICON_FOURTH] = "rise-icon-fourth",
};

static const GdkRGBA zones[] = {
  [RISE_ZONE_GREEN] = { 0.435f, 0.620f, 0.290f, 1 },
  [RISE_ZONE_YELLOW] = { 0.886f, 0.725f, 0.231f, 1 },
  [RISE_ZONE_RED] = { 0.769f, 0.286f, 0.231f, 1 },
};

static const GdkRGBA ink = { 0.165f, 0.145f, 0.125f, 1 };
static const GdkRGBA faint_ink = { 0.165f, 0.145f, 0.125f, 0.78f };
static const GdkRGBA white = { 1, 0.992f, 0.973f, 1 };
static const GdkRGBA grey = { 0.463f, 0.439f, 0.408f, 1 };
static const GdkRGBA back = { 0.561f, 0.231f, 0.173f, 1 };
static const GdkRGBA back_line = { 0.788f, 0.455f, 0.373f, 1 };
static const GdkRGBA back_ink = { 0.957f, 0.851f, 0.690f, 1 };

const char *
rise_type_piece (int type)
{
  return type >= 0 && type < RISE_N_TYPES ? types[type].piece : NULL;
}

const char *
rise_icon_piece (int icon)
{
  return icon > RISE_ICON_NONE && icon < RISE_N_ICONS ? icons[icon] : NULL;
}

void
rise_type_colour (int      type,
                  GdkRGBA *rgba)
{
  *rgba = type >= 0 && type < RISE_N_TYPES ? types[type].ground : back;
}

void
rise_owner_colours (int      owner,
                    int      paint,
                    GdkRGBA *fill,
                    GdkRGBA *on_it)
{
  double rgb[3];

  if (owner == RISE_GNOMES)
    {
      *fill = white;
      *on_it = ink;
      return;
    }
  gn_pieces_seat_colour (paint, FALSE, rgb);
  *fill = (GdkRGBA) { rgb[0], rgb[1], rgb[2], 1 };
  gn_pieces_seat_ink (paint, FALSE, rgb);
  *on_it = (GdkRGBA) { rgb[0], rgb[1], rgb[2], 1 };
}

/* ---- Small drawings ----------------------------------------------------------- */

void
rise_draw_owner (GtkWidget   *widget,
                 GtkSnapshot *snapshot,
                 int          owner,
                 int          paint,
                 double       x,
                 double       y,
                 double       size)
{
  GdkRGBA fill, on_it;

  if (owner == RISE_GNOMES)
    {
      const double large = size * 1.5;

      gn_piece_snapshot (widget, snapshot, "rise-gnome", -1, x + size / 2 - large / 2, y + size / 2 - large / 2, large,
                         large);
      return;
    }

  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, size, size));
  rise_owner_colours (owner, paint, &fill, &on_it);
  gn_pieces_trace_seat (cr, paint, x, y, size);
  gdk_cairo_set_source_rgba (cr, &on_it);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
round_box (cairo_t *cr,
           double   x,
           double   y,
           double   width,
           double   height,
           double   radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

/* ---- Chips: one for each owner --------------------------------------------------------- */

#define CHIP_HEIGHT 21
#define ROW_WIDTH   90

static double
chip_width (const RiseTileView *view,
            int                 owner)
{
  const int cubes = view->cubes[owner];

  return 19 + (cubes == 0 ? 0 : cubes < 10 ? 15 : 23) + 17 * view->breweries[owner];
}

static void
draw_chip (RiseHex    *self,
           GtkSnapshot *snapshot,
           int          owner,
           double       x,
           double       y)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const RiseTileView *view = &self->look.view;
  const int paint = owner == RISE_GNOMES ? -1 : self->look.paint[owner];
  const double width = chip_width (view, owner);
  const int cubes = view->cubes[owner];
  GdkRGBA fill, on_it;

  rise_owner_colours (owner, paint, &fill, &on_it);

  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - 2, y - 2, width + 4, CHIP_HEIGHT + 4));
  round_box (cr, x, y, width, CHIP_HEIGHT, 6);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
  cairo_destroy (cr);

  rise_draw_owner (widget, snapshot, owner, paint, x + 4.5, y + 5, 11);
  if (cubes > 0)
    {
      char text[8];

      g_snprintf (text, sizeof text, "%d", cubes);
      gn_draw_text (widget, snapshot, text, 15, TRUE, &on_it, x + (cubes < 10 ? 24.5 : 28), y + CHIP_HEIGHT / 2.0);
    }
  for (int i = 0; i < view->breweries[owner]; i++)
    gn_piece_snapshot (widget, snapshot, owner == RISE_GNOMES ? "rise-brewery-gnome" : "rise-brewery-chip", paint,
                       x + width - 18.5 - 17 * i, y + 2, 16.5, 16.5);
}

/* Lists the owners here, the strongest first. Returns: how many */
static int
owners_here (const RiseTileView *view,
             int                 owner[RISE_OWNERS])
{
  int n = 0;

  for (int o = 0; o < RISE_OWNERS; o++)
    if (view->cubes[o] || view->breweries[o])
      {
        int at = n++;

        for (; at > 0 && view->strength[owner[at - 1]] < view->strength[o]; at--)
          owner[at] = owner[at - 1];
        owner[at] = o;
      }
  return n;
}

typedef struct {
  int    owner[RISE_OWNERS];
  int    n;
  int    row[RISE_OWNERS];   /* row of each chip */
  double width[RISE_OWNERS]; /* width of each row */
  int    rows;
} Chips;

static void
arrange (const RiseTileView *view,
         Chips              *chips)
{
  memset (chips, 0, sizeof *chips);
  chips->n = owners_here (view, chips->owner);
  for (int i = 0; i < chips->n; i++)
    {
      const double width = chip_width (view, chips->owner[i]);

      if (i > 0 && chips->width[chips->rows - 1] + 2 + width > ROW_WIDTH - 2 * (chips->rows == 1 ? 0 : 2))
        chips->rows++;
      if (chips->rows == 0)
        chips->rows = 1;
      chips->row[i] = chips->rows - 1;
      chips->width[chips->row[i]] += width + (chips->width[chips->row[i]] > 0 ? 2 : 0);
    }
}

static void
draw_chips (RiseHex     *self,
            GtkSnapshot *snapshot,
            const Chips *chips)
{
  const double step = chips->rows > 2 ? 21.5 : 22.5;
  const double top = chips->rows > 2 ? Y - 33 : chips->rows == 2 ? Y - 14 : Y + 4;
  double x = 0;

  gtk_snapshot_save (snapshot);
  /* chips of five owners are closer together */
  if (chips->rows > 3)
    {
      const float scale = 3.1 / chips->rows;

      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (X * (1 - scale), (Y - 33) * (1 - scale)));
      gtk_snapshot_scale (snapshot, scale, scale);
    }
  for (int i = 0; i < chips->n; i++)
    {
      const int row = chips->row[i];

      if (i == 0 || chips->row[i - 1] != row)
        x = X - chips->width[row] / 2;
      draw_chip (self, snapshot, chips->owner[i], x, top + row * step);
      x += chip_width (&self->look.view, chips->owner[i]) + 2;
    }
  gtk_snapshot_restore (snapshot);
}

/* ---- The tile ------------------------------------------------------------------------- */

static void
fill_hex (cairo_t       *cr,
          double         inset,
          const GdkRGBA *colour)
{
  gn_shape_trace (cr, GN_SHAPE_HEX, X, Y, RISE_SIDE, inset);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_fill (cr);
}

/* Out of reach: a veil in the color of the table. A dark one is thicker: its light label is read on any ground.
 * Returns: the color of a label on the tile, which is else @label */
static const GdkRGBA *
draw_veil (RiseHex       *self,
           GtkSnapshot   *snapshot,
           const GdkRGBA *label)
{
  GdkRGBA veil;

  if (!self->dim)
    return label;
  gn_colour (GTK_WIDGET (self), "table_color", &veil);

  const gboolean dark = veil.green < 0.5f;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-1, -1, RISE_WIDTH + 2, RISE_HEIGHT + 2));

  veil.alpha = dark ? 0.66f : 0.52f;
  fill_hex (cr, -0.5, &veil);
  cairo_destroy (cr);
  return dark ? &white : &ink;
}

static void
draw_label (RiseHex      *self,
            GtkSnapshot   *snapshot,
            const GdkRGBA *colour,
            double         y)
{
  gn_draw_text (GTK_WIDGET (self), snapshot, self->look.label, self->look.large ? 12.5 : 11, FALSE, colour, X, y);
}

/* Where a ring tells who controls the tile, it is broken for the label. */
static void
draw_gap (RiseHex     *self,
          GtkSnapshot *snapshot)
{
  const double width = 9.0 * strlen (self->look.label) + 5;
  const graphene_rect_t gap = GRAPHENE_RECT_INIT (X - width / 2, LABEL_Y - 8, width, 15);
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape, &gap, 5);
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, &types[self->look.view.type].ground, &gap);
  gtk_snapshot_pop (snapshot);
}

static void
draw_down (RiseHex    *self,
           GtkSnapshot *snapshot)
{
  const gboolean due = self->look.view.face == RISE_DUE;
  const GdkRGBA *zone = &zones[self->look.view.zone];
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, RISE_WIDTH, RISE_HEIGHT));

  fill_hex (cr, -0.5, zone);
  fill_hex (cr, 2.6, &back);
  gn_shape_trace (cr, GN_SHAPE_HEX, X, Y, RISE_SIDE, 8);
  gdk_cairo_set_source_rgba (cr, &back_line);
  cairo_set_line_width (cr, 2);
  if (due)
    cairo_set_dash (cr, (const double[]) { 5, 5 }, 2, 0);
  cairo_stroke (cr);
  cairo_destroy (cr);

  gn_piece_snapshot (GTK_WIDGET (self), snapshot, "rise-back", -1, X - 18, Y - 18, 36, 36);
  draw_label (self, snapshot, draw_veil (self, snapshot, &back_ink), RISE_HEIGHT - 21);
}

static void
draw_ground (const RiseHexLook *look,
             cairo_t            *cr)
{
  const RiseTileView *view = &look->view;

  fill_hex (cr, -0.5, &zones[view->zone]);
  fill_hex (cr, 2.6, &types[view->type].ground);

  if (view->blocked)
    {
      cairo_save (cr);
      gn_shape_trace (cr, GN_SHAPE_HEX, X, Y, RISE_SIDE, 2.6);
      cairo_clip (cr);
      cairo_set_source_rgba (cr, 0.165, 0.145, 0.125, 0.17);
      cairo_set_line_width (cr, 3.4);
      for (double at = -RISE_HEIGHT; at < RISE_WIDTH + RISE_HEIGHT; at += 11)
        {
          cairo_move_to (cr, at, RISE_HEIGHT);
          cairo_line_to (cr, at + RISE_HEIGHT, 0);
        }
      cairo_stroke (cr);
      cairo_restore (cr);
    }

  if (view->tie)
    {
      gn_shape_rim (cr, GN_SHAPE_HEX, X, Y, RISE_SIDE, GN_RIM_TIE, &grey);
    }
  else if (view->control >= 0)
    {
      GdkRGBA fill, on_it;

      rise_owner_colours (view->control, view->control == RISE_GNOMES ? -1 : look->paint[view->control], &fill, &on_it);
      gn_shape_rim (cr, GN_SHAPE_HEX, X, Y, RISE_SIDE, view->control == RISE_GNOMES ? GN_RIM_LINED : GN_RIM_PLAIN,
                    &fill);
    }
}

/* The owner who controls the tile, and the margin: a disc at the lower tip. */
static void
draw_control (RiseHex    *self,
              GtkSnapshot *snapshot)
{
  const RiseTileView *view = &self->look.view;
  const double x = X, y = RISE_HEIGHT - 15;
  GdkRGBA fill = grey, on_it = white;
  char text[8] = "=";

  if (!view->tie)
    {
      rise_owner_colours (view->control, view->control == RISE_GNOMES ? -1 : self->look.paint[view->control], &fill,
                          &on_it);
      g_snprintf (text, sizeof text, "%d", view->strength[view->control]);
    }

  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x - 12, y - 12, 24, 24));
  cairo_arc (cr, x, y, 10, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &fill);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
  cairo_destroy (cr);
  gn_draw_text (GTK_WIDGET (self), snapshot, text, 13, TRUE, &on_it, x, y);
}

static void
draw_piece (RiseHex    *self,
            GtkSnapshot *snapshot,
            const char  *piece,
            double       x,
            double       y,
            double       size)
{
  gn_piece_snapshot (GTK_WIDGET (self), snapshot, piece, -1, X + x - size / 2, Y + y - size / 2, size, size);
}

/* The icon has not been entered yet: it can be, and may have to be. */
static void
draw_open_icon (RiseHex     *self,
                GtkSnapshot *snapshot,
                double       x,
                double       y)
{
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (X + x - 10, Y + y - 10, 20, 20));

  cairo_arc (cr, X + x, Y + y, 8, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 1.4);
  cairo_set_dash (cr, (const double[]) { 3, 2.5 }, 2, 0);
  cairo_stroke (cr);
  cairo_destroy (cr);
  gn_draw_text (GTK_WIDGET (self), snapshot, "?", 11, TRUE, &ink, X + x, Y + y);
}

/* Terrain and icon make room for what is on the tile: chips below, the dragon or a boat on the left. */
static void
draw_terrain (RiseHex    *self,
              GtkSnapshot *snapshot,
              int          rows)
{
  const RiseTileView *view = &self->look.view;
  const char *terrain = types[view->type].piece;
  const char *icon = rise_icon_piece (view->icon);
  const gboolean open = view->icon == RISE_ICON_OPEN;
  const gboolean aside = view->dragon || (view->boat && rows > 0);

  if (aside && rows == 0)
    {
      /* nothing is in the dragon's way */
      draw_piece (self, snapshot, terrain, 25, -20, 20);
      if (icon)
        draw_piece (self, snapshot, icon, 29, 4, 17);
    }
  else if (aside)
    {
      draw_piece (self, snapshot, terrain, rows > 2 ? 18 : 9,
                  rows > 2 ? -36
                  : rows > 1 ? -26
                             : -20,
                  rows > 1 ? 16 : 20);
      if (icon)
        draw_piece (self, snapshot, icon, rows > 2 ? 0 : 28, rows > 2 ? -36 : rows > 1 ? -22 : -14, rows > 1 ? 15 : 17);
    }
  else if (rows == 0)
    {
      draw_piece (self, snapshot, terrain, 0, view->boat ? -20 : -1, view->boat ? 28 : 37);
      if (icon)
        draw_piece (self, snapshot, icon, 27, -15, 20);
      else if (open)
        draw_open_icon (self, snapshot, 27, -15);
    }
  else
    {
      const double y = rows == 1 ? -18 : rows == 2 ? -26 : -37;
      const double size = rows == 1 ? 29 : rows == 2 ? 22 : 15;

      draw_piece (self, snapshot, terrain, icon || (open && rows == 1) ? (rows > 2 ? -9 : -14) : 0, y, size);
      if (open && rows == 1)
        draw_open_icon (self, snapshot, 18, y);
      if (icon)
        draw_piece (self, snapshot, icon, rows > 2 ? 9 : 18, rows == 1 ? y : y + 1,
                    rows == 1 ? 20
                    : rows == 2 ? 18
                                : 14);
    }
}

static void
rise_hex_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  RiseHex *self = RISE_HEX (widget);
  const RiseTileView *view = &self->look.view;
  Chips chips;

  if (view->face == RISE_ABSENT)
    return;
  if (view->face != RISE_UP || view->type < 0)
    {
      draw_down (self, snapshot);
      return;
    }

  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-1, -1, RISE_WIDTH + 2, RISE_HEIGHT + 2));
  draw_ground (&self->look, cr);
  cairo_destroy (cr);

  arrange (view, &chips);
  draw_terrain (self, snapshot, chips.rows);

  const gboolean labelled = view->type != RISE_DRAGONKEEP && chips.rows < 3, ringed = view->tie || view->control >= 0;

  if (labelled && ringed)
    draw_gap (self, snapshot);
  const GdkRGBA *label = draw_veil (self, snapshot, ringed ? &ink : &faint_ink);

  if (labelled)
    draw_label (self, snapshot, label, LABEL_Y);
  draw_chips (self, snapshot, &chips);
  if (ringed)
    draw_control (self, snapshot);
}

static void
rise_hex_class_init (RiseHexClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_pieces_init ();
  widget_class->snapshot = rise_hex_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "risehex");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rise_hex_init (RiseHex *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_size_request (GTK_WIDGET (self), (int) round (RISE_WIDTH), (int) round (RISE_HEIGHT));
}

GtkWidget *
rise_hex_new (void)
{
  return g_object_new (RISE_TYPE_HEX, NULL);
}

void
rise_hex_set_dim (RiseHex  *self,
                  gboolean  dim)
{
  if (self->dim == dim)
    return;
  self->dim = dim;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
rise_hex_set (RiseHex           *self,
              const RiseHexLook *look)
{
  if (memcmp (&self->look, look, sizeof *look) == 0)
    return;
  self->look = *look;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
