/* chart-export.h: a button that writes a chart to a file: its picture, or its figures
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** GnChartFigures: the figures of a chart as text for a spreadsheet (CSV); (transfer full) */
typedef char *(*GnChartFigures) (GtkWidget *source);

/** gn_chart_export_button: @title: of the chart; @chart: its picture; @source: what @figures are asked of, and nothing
 * that the button is in; (transfer floating) */
GtkWidget *gn_chart_export_button (const char *title, GtkWidget *chart, GnChartFigures figures, GtkWidget *source);
/** gn_chart_picture: a picture (PNG) of it as it is in the window, on the color of its card; (transfer full)
 * (nullable): %NULL if it is not shown */
GBytes    *gn_chart_picture       (GtkWidget *chart);

G_END_DECLS
