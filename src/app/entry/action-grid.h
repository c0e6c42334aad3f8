/* action-grid.h: row of action buttons: one line if there is room, otherwise four or two columns
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnActionGrid:
 * Free actions (soil sample) come first and are narrow; a separator and the others in equal widths follow.
 */
#define GN_TYPE_ACTION_GRID (gn_action_grid_get_type ())
G_DECLARE_FINAL_TYPE (GnActionGrid, gn_action_grid, GN, ACTION_GRID, GtkWidget)

void       gn_action_grid_add (GnActionGrid *self, GtkWidget *child, gboolean free_of_turn);

/** gn_action_grid_remove: removes a child; it stays alive only if somebody holds a reference */
void       gn_action_grid_remove (GnActionGrid *self, GtkWidget *child);

/** gn_action_grid_columns: the number of columns for @n actions in @width pixels (also tested without a display) */
guint      gn_action_grid_columns (int width, guint n, guint n_free);

G_END_DECLS
