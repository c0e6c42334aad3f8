/* motion.h: animations that show where a thing went
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GN_MOTION_MS 200

/** GnMotionFunc: @done goes from 0 to 1 and eases out; the last call always has 1 */
typedef void (*GnMotionFunc) (GtkWidget *widget, double done, gpointer data);

/** gn_motion_wanted: TRUE if the desktop has animations on and @widget is visible */
gboolean gn_motion_wanted (GtkWidget *widget);

/**
 * gn_motion_run:
 * Calls @func for every frame of the next @milliseconds, or at once with 1 if no motion is wanted. Set the final
 * state before you call this: the motion only leads the eye there. A new motion on the same widget ends the
 * previous one.
 */
void     gn_motion_run    (GtkWidget *widget, guint milliseconds, GnMotionFunc func, gpointer data);

/** gn_motion_stop: ends the widget's motion, with its last call */
void     gn_motion_stop   (GtkWidget *widget);

G_END_DECLS
