/* meter.c: a count out of a total, as segments
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "meter.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "panels/drawing/piece.h"
#include "sheets/pieces.h"

#define LEAST_STEP 3   /* from one segment to the next when they overlap */

struct _GnMeter {
  GtkWidget   parent_instance;

  int         width;
  int         height;
  int         gap;
  guint       all;
  guint       full;
  double      begun;
  const char *full_colour;
  const char *empty_colour;
  const char *full_piece;    /* interned */
  const char *empty_piece;
  int         seat;
};

G_DEFINE_FINAL_TYPE (GnMeter, gn_meter, GTK_TYPE_WIDGET)

static void
gn_meter_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GnMeter *self = GN_METER (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = self->height;
      return;
    }
  *minimum = self->all ? self->width + (self->all - 1) * LEAST_STEP : 0;
  *natural = self->all ? MAX (*minimum, (int) (self->all * (self->width + self->gap)) - self->gap) : 0;
}

static void
append_segment (GnMeter       *self,
                GtkSnapshot   *snapshot,
                double         x,
                double         y,
                double         width,
                const char    *name)
{
  GskRoundedRect segment;
  GdkRGBA colour;

  gn_colour (GTK_WIDGET (self), name, &colour);
  gsk_rounded_rect_init_from_rect (&segment, &GRAPHENE_RECT_INIT (x, y, self->width, self->height),
                                   MIN (self->height, self->width) / 4.0);
  gtk_snapshot_push_rounded_clip (snapshot, &segment);
  gtk_snapshot_append_color (snapshot, &colour, &GRAPHENE_RECT_INIT (x, y, width, self->height));
  gtk_snapshot_pop (snapshot);
}

static void
gn_meter_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  GnMeter *self = GN_METER (widget);
  const gboolean reversed = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int room = gtk_widget_get_width (widget);
  const double y = (gtk_widget_get_height (widget) - self->height) / 2;
  const double step = self->all > 1 ? MIN (self->width + self->gap, (double) (room - self->width) / (self->all - 1))
                                    : 0;

  for (guint i = 0; i < self->all; i++)
    {
      const gboolean full = i < self->full;
      const double left = (int) (i * step);
      const double x = reversed ? room - left - self->width : left;

      if (self->full_piece)
        {
          const char *piece = full ? self->full_piece : self->empty_piece;

          if (piece)
            gn_piece_snapshot (widget, snapshot, piece, self->seat, x, y, self->width, self->height);
          continue;
        }
      append_segment (self, snapshot, x, y, self->width, full ? self->full_colour : self->empty_colour);
      if (!full && i == self->full && self->begun > 0)
        append_segment (self, snapshot, x, y, self->width * self->begun, self->full_colour);
    }
}

static void
gn_meter_class_init (GnMeterClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gn_pieces_init ();
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "width", G_STRUCT_OFFSET (GnMeter, width));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "height", G_STRUCT_OFFSET (GnMeter, height));
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "gap", G_STRUCT_OFFSET (GnMeter, gap));
  widget_class->measure = gn_meter_measure;
  widget_class->snapshot = gn_meter_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "meter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
gn_meter_init (GnMeter *self)
{
  self->full_colour = "accent_fill";
  self->empty_colour = "line_color";
  self->seat = -1;
}

GtkWidget *
gn_meter_new (int width,
              int height,
              int gap)
{
  return g_object_new (GN_TYPE_METER, "width", width, "height", height, "gap", gap, NULL);
}

void
gn_meter_set (GnMeter *self,
              guint    all,
              guint    full,
              double   begun)
{
  if (self->all != all)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  else if (self->full == full && self->begun == begun)
    return;
  self->all = all;
  self->full = full;
  self->begun = begun;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gn_meter_set_colours (GnMeter    *self,
                      const char *full,
                      const char *empty)
{
  self->full_colour = g_intern_string (full);
  self->empty_colour = g_intern_string (empty);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
gn_meter_set_pieces (GnMeter    *self,
                     const char *full,
                     const char *empty,
                     int         colour)
{
  self->full_piece = g_intern_string (full);
  self->empty_piece = g_intern_string (empty);
  self->seat = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
