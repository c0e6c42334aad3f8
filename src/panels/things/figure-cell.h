/* figure-cell.h: a place on the table into which a figure is typed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnFigureCell:
 *
 * A cell of a sheet, a line of a form: it has no caret until it gets the focus. Then digits, "+" and "-" are typed into
 * it, and Enter or Tab hands the figure to the frame: as an argument of the cell's move (`table.move`). Up and Down do
 * so, too, and go on to the next place in their direction. All other keys stay with the table, unless a figure has been
 * begun.
 *
 * A figure that is begun and left is entered by the next cell of the panel that gets the focus. If it is not possible,
 * it stays in its cell, with the style class `error`, and nothing is lost.
 *
 * A class draws what the cell shows while it has no caret, and gets `open` as a style class while it has.
 *
 * Signals: "passed": Enter, and nothing was typed: another cell may take the focus
 */
#define GN_TYPE_FIGURE_CELL (gn_figure_cell_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnFigureCell, gn_figure_cell, GN, FIGURE_CELL, GnContainer)

struct _GnFigureCellClass {
  GnContainerClass parent_class;

  gpointer padding[2];
};

/**
 * gn_figure_cell_bind:
 * @panel: (nullable): %NULL: nothing can be typed
 * @name: for assistive technology: "Berta, round 3: 11"
 * @label: of the place that is typed into: "Berta, round 3"
 * @spec: (nullable): the move without its figure: "@1 score row=3"; %NULL: nothing can ever be typed
 * @can: whether that is possible with some figure; if not, a click tells why
 * @arg: the argument that the figure is: a %GN_ARG_FIGURE, or a %GN_ARG_NUMBER that gets its sum
 * @figure: what is there now, as it was typed ("3+6+2"), or ""
 * @tip: (nullable): the tooltip while something can be typed
 *
 * Call it again at every update. What is being typed stays, unless @figure is another one.
 */
void        gn_figure_cell_bind    (GnFigureCell *self, GnPanel *panel, const char *name, const char *label,
                                    const char *spec, gboolean can, const char *arg, const char *figure,
                                    const char *tip);
/** gn_figure_cell_is_open: returns whether the cell has the caret, or a figure that is not entered yet */
gboolean    gn_figure_cell_is_open (GnFigureCell *self);
/** gn_figure_cell_get_sum: of what is being typed. Returns: FALSE if that is no sum of two or more terms */
gboolean    gn_figure_cell_get_sum (GnFigureCell *self, int *sum);
/** gn_figure_cell_key: for GnPanelClass.key: a digit or sign pressed elsewhere on the table opens the cell and is typed
 * into it. Returns: FALSE if @keyval is none */
gboolean    gn_figure_cell_key     (GnFigureCell *self, guint keyval);

/** gn_figure_cell_of: the cell that @focus (nullable) is typed into, or %NULL; (transfer none) */
GnFigureCell *gn_figure_cell_of    (GtkWidget *focus);
/** gn_figure_cell_begun: the cell of the panel where a figure was begun that is not entered yet, or %NULL;
 * (transfer none) */
GnFigureCell *gn_figure_cell_begun (GnPanel *panel);
/** gn_figure_cell_is_touched: returns whether a figure has been begun there, and is not entered yet */
gboolean    gn_figure_cell_is_touched (GnFigureCell *self);
/** gn_figure_cell_takes: returns whether @keyval is for the cell; if not, it is for the table */
gboolean    gn_figure_cell_takes   (GnFigureCell *self, guint keyval);

G_END_DECLS
