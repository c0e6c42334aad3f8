/* action-grid.h: action buttons in cells: one line if there is room, otherwise four or two columns
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnActionGrid:
 * Has a fixed number of cells of the same size. A button that stays shown keeps its cell, whatever comes or goes
 * beside it, and the grid keeps its size when it shows fewer buttons, or none.
 */
#define GN_TYPE_ACTION_GRID (gn_action_grid_get_type ())
G_DECLARE_FINAL_TYPE (GnActionGrid, gn_action_grid, GN, ACTION_GRID, GtkWidget)

/** gn_action_grid_set_cells: @cells: how many buttons it shows at most; @fixed: the width of each in pixels for one
 * line, or 0: as wide as the grid allows; @low: buttons have no line for hints */
void       gn_action_grid_set_cells (GnActionGrid *self, guint cells, int fixed, gboolean low);
void       gn_action_grid_add (GnActionGrid *self, GtkWidget *child);

/** gn_action_grid_remove: removes a child; it stays alive only if somebody holds a reference */
void       gn_action_grid_remove (GnActionGrid *self, GtkWidget *child);

/** gn_action_grid_columns: the number of columns for @cells in @width pixels (also tested without a display) */
guint      gn_action_grid_columns (int width, guint cells);

G_END_DECLS
