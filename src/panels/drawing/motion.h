/* motion.h: says where a thing went
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GN_MOTION_MS 200

/** GnMotionFunc: @done runs from 0 to 1, easing out; the last call is always 1 */
typedef void (*GnMotionFunc) (GtkWidget *widget, double done, gpointer data);

/** gn_motion_wanted: the desktop wants motion, and there is something to see */
gboolean gn_motion_wanted (GtkWidget *widget);

/**
 * gn_motion_run:
 * Calls @func for every frame of the next @milliseconds; at once with 1 where no motion is wanted. What is shown
 * in the end is set before: a motion only leads the eye there. A new one on the same widget ends the one before it.
 */
void     gn_motion_run    (GtkWidget *widget, guint milliseconds, GnMotionFunc func, gpointer data);

/** gn_motion_stop: ends the widget's motion, with its last call */
void     gn_motion_stop   (GtkWidget *widget);

G_END_DECLS
