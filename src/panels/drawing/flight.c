/* flight.c: the animation of a piece that moves from one place to another
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "flight.h"

#include "motion.h"
#include "piece.h"

#define MOST 8

typedef struct {
  const char *piece;
  int         size;
  GtkWidget  *from;   /* weak */
  GtkWidget  *to;     /* weak */
} Flight;

struct _GnFlights {
  GtkWidget *widget;
  Flight     flight[MOST];
  guint      n;
  double     done;
};

GnFlights *
gn_flights_new (GtkWidget *widget)
{
  GnFlights *self = g_new0 (GnFlights, 1);

  self->widget = widget;
  return self;
}

static void
land (GnFlights *self)
{
  for (guint i = 0; i < self->n; i++)
    {
      g_clear_weak_pointer (&self->flight[i].from);
      g_clear_weak_pointer (&self->flight[i].to);
    }
  self->n = 0;
}

void
gn_flights_free (GnFlights *self)
{
  land (self);
  g_free (self);
}

void
gn_flights_add (GnFlights  *self,
                const char *piece,
                int         size,
                GtkWidget  *from,
                GtkWidget  *to)
{
  if (self->n == MOST || !from || !to)
    return;

  Flight *flight = &self->flight[self->n++];
  flight->piece = g_intern_string (piece);
  flight->size = size;
  g_set_weak_pointer (&flight->from, from);
  g_set_weak_pointer (&flight->to, to);
}

static void
step (GtkWidget *widget,
      double     done,
      gpointer   data)
{
  GnFlights *self = data;

  self->done = done;
  if (done >= 1)
    land (self);
  gtk_widget_queue_draw (widget);
}

void
gn_flights_start (GnFlights *self)
{
  if (self->n)
    gn_motion_run (self->widget, GN_MOTION_MS + 40, step, self);
}

void
gn_flights_stop (GnFlights *self)
{
  gn_motion_stop (self->widget);
  land (self);
}

guint
gn_flights_get_n (GnFlights *self)
{
  return self->n;
}

static gboolean
middle_of (GnFlights        *self,
           GtkWidget        *widget,
           graphene_point_t *point)
{
  graphene_rect_t bounds;

  if (!widget || !gtk_widget_get_mapped (widget) || !gtk_widget_compute_bounds (widget, self->widget, &bounds))
    return FALSE;
  graphene_rect_get_center (&bounds, point);
  return TRUE;
}

void
gn_flights_snapshot (GnFlights   *self,
                     GtkSnapshot *snapshot)
{
  for (guint i = 0; i < self->n; i++)
    {
      const Flight *flight = &self->flight[i];
      graphene_point_t from, to;

      if (!middle_of (self, flight->from, &from) || !middle_of (self, flight->to, &to))
        continue;

      const double x = from.x + (to.x - from.x) * self->done;
      const double y = from.y + (to.y - from.y) * self->done;
      gn_piece_snapshot (self->widget, snapshot, flight->piece, -1, x - flight->size / 2.0, y - flight->size / 2.0,
                         flight->size, flight->size);
    }
}
