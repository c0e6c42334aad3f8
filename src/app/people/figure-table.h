/* figure-table.h: a table of figures that is a list: its rows have the focus and can be opened
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnFigureTable:
 * A heading, and below it rows with a picture, a title and figures in columns. Without rows it is hidden. Where there
 * is little room, the last columns are left out. Properties: "title" (string), "opens" (int): 1 if its rows open
 * something, set before they are added.
 */
#define GN_TYPE_FIGURE_TABLE (gn_figure_table_get_type ())
G_DECLARE_FINAL_TYPE (GnFigureTable, gn_figure_table, GN, FIGURE_TABLE, GtkBox)

/**
 * gn_figure_table_begin:
 * @least: how many of the columns are always shown
 * @heads: (array zero-terminated): the names of the columns, the most important first
 *
 * Removes all rows and hides the table until there is one. Comes before the first gn_figure_table_add().
 */
void       gn_figure_table_begin (GnFigureTable *self, guint least, const char *const *heads);
/**
 * gn_figure_table_add:
 * @sign: (nullable) (transfer floating): a picture
 * @subtitle: (nullable)
 * @cells: (array zero-terminated): as many figures as there are columns
 *
 * Returns: (transfer none): the row; its name for assistive technology has all that it shows
 */
GtkWidget *gn_figure_table_add   (GnFigureTable *self, GtkWidget *sign, const char *title, const char *subtitle,
                                  const char *const *cells);
/** gn_figure_table_csv: its heads and rows as text for a file; (transfer full) */
char      *gn_figure_table_csv   (GnFigureTable *self);
/** gn_figure_table_cap: shows the first @most rows, and a button for the others. Comes after the last
 * gn_figure_table_add() */
void       gn_figure_table_cap   (GnFigureTable *self, guint most);

G_END_DECLS
