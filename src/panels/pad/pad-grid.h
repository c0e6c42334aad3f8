/* pad-grid.h: the cells of a score sheet, and the names of its rows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/pad/pad-state.h"
#include "pad-entry.h"

G_BEGIN_DECLS

/* What a cell is for. A pad without bids has only figures. */
typedef enum { PAD_PART_BID, PAD_PART_MADE, PAD_PART_FIGURE, PAD_PARTS } PadPart;

/**
 * PadPlan:
 * @label: width of the names of rows, which come first
 * @at, @wide: where a column begins, and its width; 0: it is not in view
 * @part_at, @part_wide: the same of the parts of a cell, in parts of the column; 0: the pad has no such part
 *
 * Where the columns of a sheet are; from the right in a right-to-left locale
 */
typedef struct {
  int    label;
  int    at[PAD_SEATS], wide[PAD_SEATS];
  double part_at[PAD_PARTS], part_wide[PAD_PARTS];
} PadPlan;

/** pad_plan_put: allocates @child in a column; @width is that of the whole sheet */
void pad_plan_put (const PadPlan *plan, GtkWidget *child, guint column, int y, int height, int width);

/**
 * PadGrid:
 * Cells are made when they are asked for first. Those of columns that are not in view are not shown.
 *
 * Signals: "passed": see #GnFigureCell
 */
#define PAD_TYPE_GRID (pad_grid_get_type ())
G_DECLARE_FINAL_TYPE (PadGrid, pad_grid, PAD, GRID, GnContainer)

/** pad_grid_set_plan: @plan: (unowned): read at each allocation */
void       pad_grid_set_plan   (PadGrid *self, const PadPlan *plan);
/** pad_grid_set_rows: how many rows there are */
void       pad_grid_set_rows   (PadGrid *self, guint n);
/** pad_grid_get_label: the label with the name of a row; pad_grid_get_entry: a cell of it; (transfer none) */
GtkLabel  *pad_grid_get_label  (PadGrid *self, guint row);
PadEntry  *pad_grid_get_entry  (PadGrid *self, guint row, guint column, PadPart part);
/** pad_grid_reveal: shows the cells of a column, before they get their places */
void       pad_grid_reveal     (PadGrid *self, guint column);
/** pad_grid_label_width: what the names of all rows would like */
int        pad_grid_label_width (PadGrid *self);
/** pad_grid_find: the cell that has the focus. Returns: FALSE if none has it */
gboolean   pad_grid_find       (PadGrid *self, guint *row, guint *column, PadPart *part);

G_END_DECLS
