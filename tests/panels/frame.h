/* frame.h: a window around a panel, with the frame's actions, for tests of panels
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/table/match-table.h"

/** said: the last `table.` action that was activated: "move buy type=ruby", "thing gem:ruby", "deal 1"; %NULL: none
 * since the window was shown */
extern char *said;

/** show: shows @child in a window, mapped and laid out */
GtkWidget  *show    (GtkWidget *child, int width, int height);
/** finish: destroys the window */
void        finish  (GtkWidget *window);
/** focused: the widget name of the focused widget, or "nothing" */
const char *focused (GtkWidget *window);
/** reads: returns TRUE if a visible label in @widget contains @words */
gboolean    reads   (GtkWidget *widget, const char *words);
/** find_move: the widget in @widget whose click enters @spec, or %NULL */
GtkWidget  *find_move (GtkWidget *widget, const char *spec);
/** find_type: the first widget of @type in @widget, including itself, or %NULL */
gpointer    find_type (GtkWidget *widget, GType type);
/** point: the pointer comes to @tile, or leaves it; what a map tells of it is painted at once */
void        point     (GtkWidget *tile, gboolean there);
/** panel_of: the panel of the table's game as @viewer sees it, updated with the state; (transfer floating) */
GtkWidget  *panel_of  (GnMatchTable *table, int viewer);
/** key: sends a key to the panel. Returns: FALSE if the panel did nothing */
gboolean    key       (GtkWidget *panel, guint keyval);
