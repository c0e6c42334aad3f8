/* track.c: a row of numbered cells with markers on it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "track.h"

#include <math.h>

#include "panels/drawing/motion.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "core/words/text.h"

#define RADIUS  7
#define NOWHERE (-1000)   /* the cell of a hidden marker */

struct _GnTrack {
  GnContainer    parent_instance;

  int         first;
  int         last;
  int         least;
  int         cell_width;
  int         height;
  int         span[2];
  const char *span_colour;
  int         bar[2];
  const char *bar_colour;
};

G_DEFINE_FINAL_TYPE (GnTrack, gn_track, GN_TYPE_CONTAINER)

/* The place of a marker, and the place it came from while it glides: in cells, with fractions. */
typedef struct {
  int    cell;
  double from;
  double done;
} Spot;

#define KEY "gn-track-spot"

static Spot *
spot_of (GtkWidget *marker)
{
  Spot *spot = g_object_get_data (G_OBJECT (marker), KEY);

  if (!spot)
    {
      spot = g_new0 (Spot, 1);
      spot->cell = NOWHERE;
      spot->done = 1;
      g_object_set_data_full (G_OBJECT (marker), KEY, spot, g_free);
    }
  return spot;
}

static int
n_cells (GnTrack *self)
{
  return self->last - self->first + 1;
}

/* The left edge of a cell, on a whole pixel, so that all cells look alike. */
static double
cell_left (GnTrack *self,
           int      width,
           double   index)
{
  return width * index / n_cells (self);
}

static void
gn_track_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GnTrack *self = GN_TRACK (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = n_cells (self) * self->least;
      *natural = n_cells (self) * MAX (self->cell_width, self->least);
    }
  else
    {
      *minimum = *natural = self->height;
    }
}

static void
gn_track_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  GnTrack *self = GN_TRACK (widget);

  for (GtkWidget *marker = gtk_widget_get_first_child (widget); marker; marker = gtk_widget_get_next_sibling (marker))
    {
      const Spot *spot = spot_of (marker);
      int marker_width, marker_height;

      if (!gtk_widget_should_layout (marker))
        continue;
      gtk_widget_measure (marker, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &marker_width, NULL, NULL);
      gtk_widget_measure (marker, GTK_ORIENTATION_VERTICAL, -1, NULL, &marker_height, NULL, NULL);

      const double at = spot->from + (spot->cell - self->first - spot->from) * spot->done;
      const double middle = (cell_left (self, width, at) + cell_left (self, width, at + 1)) / 2;
      gtk_widget_allocate (
        marker, marker_width, marker_height, -1,
        gsk_transform_translate (
          NULL, &GRAPHENE_POINT_INIT (round (middle - marker_width / 2.0), round ((height - marker_height) / 2.0))));
    }
}

static void
append_cell (GnTrack       *self,
             GtkSnapshot   *snapshot,
             int            index,
             int            width,
             int            height,
             const GdkRGBA *colour)
{
  const double left = round (cell_left (self, width, index));
  const double right = round (cell_left (self, width, index + 1)) - (index + 1 < n_cells (self) ? 1 : 0);

  gtk_snapshot_append_color (snapshot, colour, &GRAPHENE_RECT_INIT (left, 0, right - left, height));
}

static void
append_bar (GnTrack     *self,
            GtkSnapshot *snapshot,
            int          width,
            int          height)
{
  const double left = cell_left (self, width, self->bar[0] - self->first) + 4;
  const double right = cell_left (self, width, self->bar[1] - self->first + 1) - 4;
  GskRoundedRect line;
  GdkRGBA colour;

  gn_colour (GTK_WIDGET (self), self->bar_colour, &colour);
  const double thick = MAX (4, round (height / 8.0));
  gsk_rounded_rect_init_from_rect (&line, &GRAPHENE_RECT_INIT (left, height - thick + 1, right - left, thick),
                                   thick / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &line);
  gtk_snapshot_append_color (snapshot, &colour, &line.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
gn_track_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  GnTrack *self = GN_TRACK (widget);
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  GdkRGBA well, tint, ink;
  GskRoundedRect frame;

  gn_colour (widget, "well_color", &well);
  gn_colour (widget, "ink2_color", &ink);
  if (self->span_colour)
    {
      GdkRGBA full;

      /* a quarter of the gem's color on the well, so that the numbers stay readable (mockups/README) */
      gn_colour (widget, self->span_colour, &full);
      tint.red = well.red + (full.red - well.red) * 0.26;
      tint.green = well.green + (full.green - well.green) * 0.26;
      tint.blue = well.blue + (full.blue - well.blue) * 0.26;
      tint.alpha = 1;
    }

  gsk_rounded_rect_init_from_rect (&frame, &GRAPHENE_RECT_INIT (0, 0, width, height), RADIUS);
  gtk_snapshot_push_rounded_clip (snapshot, &frame);
  for (int i = 0; i < n_cells (self); i++)
    {
      const int cell = self->first + i;
      const gboolean in_span = self->span_colour && cell >= MIN (self->span[0], self->span[1])
                               && cell <= MAX (self->span[0], self->span[1]);

      append_cell (self, snapshot, i, width, height, in_span ? &tint : &well);
    }
  gtk_snapshot_pop (snapshot);

  for (int i = 0; i < n_cells (self); i++)
    {
      g_autofree char *text = gn_number_text (self->first + i);
      g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
      const double middle = (cell_left (self, width, i) + cell_left (self, width, i + 1)) / 2;
      int text_width, text_height;

      pango_layout_get_pixel_size (layout, &text_width, &text_height);
      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (
        snapshot, &GRAPHENE_POINT_INIT (round (middle - text_width / 2.0), round ((height - text_height) / 2.0)));
      gtk_snapshot_append_layout (snapshot, layout, &ink);
      gtk_snapshot_restore (snapshot);
    }

  if (self->bar_colour)
    append_bar (self, snapshot, width, height);
  GTK_WIDGET_CLASS (gn_track_parent_class)->snapshot (widget, snapshot);
}

static void
gn_track_class_init (GnTrackClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "first", G_STRUCT_OFFSET (GnTrack, first));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "last", G_STRUCT_OFFSET (GnTrack, last));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "least", G_STRUCT_OFFSET (GnTrack, least));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "cell-width", G_STRUCT_OFFSET (GnTrack, cell_width));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "height", G_STRUCT_OFFSET (GnTrack, height));
  widget_class->measure = gn_track_measure;
  widget_class->size_allocate = gn_track_size_allocate;
  widget_class->snapshot = gn_track_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "track");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gn_track_init (GnTrack *self)
{
  /* A board keeps its direction: 1 is on the left in every locale. */
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
}

void
gn_track_span (GnTrack    *self,
               int         from,
               int         to,
               const char *colour)
{
  const char *name = colour ? g_intern_string (colour) : NULL;

  if (self->span[0] == from && self->span[1] == to && self->span_colour == name)
    return;
  self->span[0] = from;
  self->span[1] = to;
  self->span_colour = name;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gn_track_bar (GnTrack    *self,
              int         from,
              int         to,
              const char *colour)
{
  const char *name = colour ? g_intern_string (colour) : NULL;

  if (self->bar[0] == from && self->bar[1] == to && self->bar_colour == name)
    return;
  self->bar[0] = from;
  self->bar[1] = to;
  self->bar_colour = name;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
glide (GtkWidget *marker,
       double     done,
       gpointer   data)
{
  GtkWidget *track = gtk_widget_get_parent (marker);

  spot_of (marker)->done = done;
  if (track)
    gtk_widget_queue_allocate (track);
}

void
gn_track_move (GnTrack   *self,
               GtkWidget *marker,
               int        cell,
               gboolean   glides)
{
  Spot *spot = spot_of (marker);
  const gboolean shown = cell >= self->first && cell <= self->last;

  gtk_widget_set_visible (marker, shown);
  if (spot->cell == cell)
    return;

  gn_motion_stop (marker);
  spot->from = spot->cell - self->first;
  glides = glides && shown && spot->cell >= self->first && spot->cell <= self->last;
  spot->cell = cell;
  spot->done = 1;
  if (glides)
    gn_motion_run (marker, GN_MOTION_MS, glide, NULL);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
