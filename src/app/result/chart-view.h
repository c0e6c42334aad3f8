/* chart-view.h: widget for the scoresheet's chart
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "app/people/figure-table.h"
#include "sheets/chart.h"

G_BEGIN_DECLS

#define GN_TYPE_CHART_VIEW (gn_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (GnChartView, gn_chart_view, GN, CHART_VIEW, GtkWidget)

/** gn_chart_view_set_chart: @chart is not copied; set %NULL before it is freed */
void gn_chart_view_set_chart (GnChartView *self, const GnChart *chart);
/** gn_chart_figures: @chart as a table, with a row for each point; (transfer floating) */
GtkWidget *gn_chart_figures (const GnChart *chart);

G_END_DECLS
