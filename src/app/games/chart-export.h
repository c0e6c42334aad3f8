/* chart-export.h: a button that writes a chart to a file: its picture, or its figures
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/people/figure-table.h"

G_BEGIN_DECLS

/** gn_chart_export_button: @title: of the chart; @chart: its picture; @table: its figures; (transfer floating) */
GtkWidget *gn_chart_export_button (const char *title, GtkWidget *chart, GnFigureTable *table);
/** gn_chart_export: writes the picture (PNG), or with the ending ".csv" the figures. %FALSE with @error */
gboolean   gn_chart_export        (GtkWidget *chart, GnFigureTable *table, GFile *file, GError **error);

G_END_DECLS
