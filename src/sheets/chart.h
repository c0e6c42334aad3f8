/* chart.h: a small line chart, for scoresheets and the results page
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

#define GN_CHART_LINES  16
#define GN_CHART_DASHES 6

/**
 * GnChartLine:
 * @colour: 0xRRGGBB; ignored where @shape is a seat's
 * @dash: below %GN_CHART_DASHES: 0 solid, 1 dashed, 2 dotted, 3 dash-dot, 4 long dashes, 5 dash-dot-dot: tells lines
 *   apart without color
 * @shape: a seat's paint (gn_pieces_seat_paint()), whose shape marks the points; -1: none
 * @piece: piece drawn at the end of the line, or %NULL
 * @name: whose line it is, for the description
 * @value: (array length=n_points): by point; G_MININT32 where there is none
 */
typedef struct {
  guint32     colour;
  guint       dash;
  int         shape;
  const char *piece;
  char       *name;
  gint32     *value;
} GnChartLine;

/**
 * GnChart:
 * @title: translated heading
 * @axis: what the x axis counts: "Round", or %NULL
 * @first: the clock value of the first point
 * @n_points: points along the x axis
 * @scale: values are so many times what is written; 0: once
 * @goal: a level drawn across the chart, or 0
 * @goal_text: label of that level, or %NULL
 */
typedef struct {
  char       *title;
  char       *axis;
  gint32      first;
  guint       n_points;
  guint       n_lines;
  GnChartLine line[GN_CHART_LINES];
  gint32      scale;
  gint32      goal;
  char       *goal_text;
} GnChart;

void gn_chart_clear (GnChart *chart);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnChart, gn_chart_clear)

/** GnChartStyle: colors as 0xRRGGBB, and the size of the labels in the units of the context */
typedef struct {
  guint32  ink;
  guint32  quiet;
  guint32  grid;
  guint32  ground;
  double   text;
  gboolean dark;
} GnChartStyle;

/** gn_chart_draw: draws the chart into the rectangle, without its title */
void gn_chart_draw (
  const GnChart *chart, cairo_t *cr, const GnChartStyle *style, double x, double y, double width, double height);

/** gn_chart_describe: the chart in a sentence or two, for screen readers; (transfer full) */
char *gn_chart_describe (const GnChart *chart);


G_END_DECLS
