/* frame.h: a window round a panel, with the frame's actions, for the tests of panels
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/table/match-table.h"

/** said: the last `table.` action that was activated: "move buy type=ruby", "thing gem:ruby", "deal 1"; NULL: none
 * since the window was shown */
extern char *said;

/** show: @child in a window, mapped and laid out */
GtkWidget  *show    (GtkWidget *child, int width, int height);
/** finish: destroys the window */
void        finish  (GtkWidget *window);
/** focused: the widget name of what has the focus, or "nothing" */
const char *focused (GtkWidget *window);
/** reads: is it to be read in @widget, on any label that is shown? */
gboolean    reads   (GtkWidget *widget, const char *words);
/** find_move: the widget in @widget whose click says @spec, or NULL */
GtkWidget  *find_move (GtkWidget *widget, const char *spec);
/** find_type: the first widget of @type in @widget, itself counted, or NULL */
gpointer    find_type (GtkWidget *widget, GType type);
/** panel_of: the panel of the table's game as @viewer sees it, told of the state; (transfer floating) */
GtkWidget  *panel_of  (GnMatchTable *table, int viewer);
/** key: what the panel does with a key. FALSE: nothing */
gboolean    key       (GtkWidget *panel, guint keyval);
