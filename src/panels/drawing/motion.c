/* motion.c: animations that show where a thing went
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "motion.h"

typedef struct {
  GnMotionFunc func;
  gpointer     data;
  guint        tick;
  gint64       start;
  gint64       length;
} Motion;

#define KEY "gn-motion"

gboolean
gn_motion_wanted (GtkWidget *widget)
{
  gboolean wanted;

  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  g_object_get (gtk_widget_get_settings (widget), "gtk-enable-animations", &wanted, NULL);
  return wanted;
}

static gboolean
step (GtkWidget     *widget,
      GdkFrameClock *clock,
      gpointer       data)
{
  Motion *motion = data;
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (!motion->start)
    motion->start = now;

  const double t = (double) (now - motion->start) / motion->length;
  if (t >= 1)
    {
      gn_motion_stop (widget);
      return G_SOURCE_REMOVE;
    }

  const double left = 1 - t;
  motion->func (widget, 1 - left * left * left, motion->data);
  return G_SOURCE_CONTINUE;
}

void
gn_motion_stop (GtkWidget *widget)
{
  Motion *motion = g_object_steal_data (G_OBJECT (widget), KEY);

  if (!motion)
    return;
  gtk_widget_remove_tick_callback (widget, motion->tick);
  motion->func (widget, 1, motion->data);
  g_free (motion);
}

void
gn_motion_run (GtkWidget    *widget,
               guint         milliseconds,
               GnMotionFunc  func,
               gpointer      data)
{
  gn_motion_stop (widget);

  if (!gn_motion_wanted (widget))
    {
      func (widget, 1, data);
      return;
    }

  Motion *motion = g_new0 (Motion, 1);
  motion->func = func;
  motion->data = data;
  motion->length = milliseconds * G_GINT64_CONSTANT (1000);
  g_object_set_data_full (G_OBJECT (widget), KEY, motion, g_free);
  motion->tick = gtk_widget_add_tick_callback (widget, step, motion, NULL);
  func (widget, 0, data);
}
