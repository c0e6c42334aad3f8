/* chart.c: the drawing and description of a small line chart
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "lettering.h"
#include "pieces.h"
#include "core/words/text.h"

void
gn_chart_clear (GnChart *chart)
{
  for (guint i = 0; i < chart->n_lines; i++)
    {
      g_free (chart->line[i].name);
      g_free (chart->line[i].value);
    }
  g_free (chart->title);
  g_free (chart->axis);
  g_free (chart->goal_text);
  *chart = (GnChart) { 0 };
}

/* Adds the outline of a seat's shape around (x, y) with radius r as the current path */
static void
gn_shape_path (cairo_t *cr,
               int      colour,
               double   x,
               double   y,
               double   r)
{
  const double size = r * 64 / 27;

  cairo_new_path (cr);
  gn_pieces_trace_seat (cr, colour, x - size / 2, y - size / 2, size);
}

static void
set_rgb (cairo_t *cr,
         guint32  rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16 & 0xff) / 255.0, (rgb >> 8 & 0xff) / 255.0, (rgb & 0xff) / 255.0);
}

static void
set_line_colour (cairo_t            *cr,
                 const GnChartLine  *line,
                 const GnChartStyle *style)
{
  double rgb[3];

  if (line->shape < 0)
    {
      set_rgb (cr, line->colour);
      return;
    }
  gn_pieces_seat_colour (line->shape, style->dark, rgb);
  cairo_set_source_rgb (cr, rgb[0], rgb[1], rgb[2]);
}

/* Draws @text with its middle (@align 0.5), left end (0) or right end (1) at @x, and its vertical middle at @y. */
static void
label (cairo_t    *cr,
       const char *text,
       double      size,
       gboolean    bold,
       double      x,
       double      y,
       double      align)
{
  g_autoptr (PangoLayout) layout = gn_lettering_new (cr, text, size, bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  cairo_move_to (cr, x - align * box.width / PANGO_SCALE, y - box.height / 2.0 / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}

static void
set_dash (cairo_t *cr,
          guint    dash,
          double   width)
{
  const double dashed[] = { width * 3.2, width * 1.8 };
  const double dotted[] = { width * 0.2, width * 2.2 };
  const double both[] = { width * 3.2, width * 1.8, width * 0.2, width * 1.8 };
  const double wide[] = { width * 8, width * 2.4 };
  const double more[] = { width * 5, width * 1.8, width * 0.2, width * 1.8, width * 0.2, width * 1.8 };

  switch (dash)
    {
    case 1:
      cairo_set_dash (cr, dashed, 2, 0);
      break;
    case 2:
      cairo_set_dash (cr, dotted, 2, 0);
      break;
    case 3:
      cairo_set_dash (cr, both, 4, 0);
      break;
    case 4:
      cairo_set_dash (cr, wide, 2, 0);
      break;
    case 5:
      cairo_set_dash (cr, more, 6, 0);
      break;
    default:
      cairo_set_dash (cr, NULL, 0, 0);
      break;
    }
}

static double
text_width (cairo_t    *cr,
            const char *text,
            double      size)
{
  g_autoptr (PangoLayout) layout = gn_lettering_new (cr, text, size, PANGO_WEIGHT_NORMAL);
  PangoRectangle box;

  pango_layout_get_extents (layout, NULL, &box);
  return (double) box.width / PANGO_SCALE;
}

static void
range (const GnChart *chart,
       gint32        *low,
       gint32        *high)
{
  *low = 0;
  *high = MAX (1, chart->goal);
  for (guint i = 0; i < chart->n_lines; i++)
    for (guint k = 0; k < chart->n_points; k++)
      if (chart->line[i].value[k] != G_MININT32)
        {
          *low = MIN (*low, chart->line[i].value[k]);
          *high = MAX (*high, chart->line[i].value[k]);
        }
}

/* A round step that cuts the range into four or five parts. */
static gint32
tick (gint32 span)
{
  static const gint32 steps[] = { 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000, 20000, 50000,
                                  100000, 200000, 500000, 1000000 };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (span <= steps[i] * 5)
      return steps[i];
  return span / 4 + 1;
}

/* Moves line ends that would overlap: changes @y so that all are at least @apart from one another. */
static void
spread (double *y,
        guint   n,
        double  apart,
        double  top,
        double  bottom)
{
  guint order[GN_CHART_LINES];

  for (guint i = 0; i < n; i++)
    order[i] = i;
  for (guint i = 1; i < n; i++)
    for (guint k = i; k > 0 && y[order[k]] < y[order[k - 1]]; k--)
      {
        guint swap = order[k];

        order[k] = order[k - 1];
        order[k - 1] = swap;
      }
  for (guint i = 0; i < n; i++)
    y[order[i]] = MAX (y[order[i]], i ? y[order[i - 1]] + apart : top);
  for (guint i = n; i > 0; i--)
    y[order[i - 1]] = MIN (y[order[i - 1]], i < n ? y[order[i]] - apart : bottom);
}

void
gn_chart_draw (const GnChart      *chart,
               cairo_t            *cr,
               const GnChartStyle *style,
               double              x,
               double              y,
               double              width,
               double              height)
{
  gint32 low, high;
  double text = style->text;
  double left = x + text * 2.2, right = x + width - text * 2.4;
  double top = y + text * (chart->goal_text ? 1.6 : 0.8), bottom = y + height - text * (chart->axis ? 3.1 : 1.9);
  double end_y[GN_CHART_LINES];
  guint points = chart->n_points;

  if (!chart->n_lines || !points)
    return;

  range (chart, &low, &high);

  const gint32 scale = MAX (1, chart->scale), step = tick ((high - low) / scale) * scale;

  high = (high + step - 1) / step * step;
  low = -((step - 1 - low) / step * step);
  for (gint32 v = low; v <= high; v += step)
    {
      g_autofree char *number = gn_number_text (v / scale);

      left = MAX (left, x + text_width (cr, number, text) + text * 0.7);
    }

#define AT_X(k) (points > 1 ? left + (right - left) * (k) / (points - 1) : (left + right) / 2)
#define AT_Y(v) (bottom - (bottom - top) * ((v) - low) / (double) (high - low))

  cairo_save (cr);
  cairo_set_line_width (cr, text * 0.07);
  for (gint32 v = low; v <= high; v += step)
    {
      g_autofree char *number = gn_number_text (v / scale);

      set_rgb (cr, style->grid);
      cairo_move_to (cr, left, AT_Y (v));
      cairo_line_to (cr, right, AT_Y (v));
      cairo_stroke (cr);
      set_rgb (cr, style->quiet);
      label (cr, number, text, FALSE, left - text * 0.6, AT_Y (v), 1);
    }

  /* no more labels than there is room for */
  guint every = 1 + (guint) (points * text * 1.9 / MAX (1, right - left));

  for (guint k = 0; k < points; k += every)
    {
      g_autofree char *number = gn_number_text (chart->first + (int) k);

      label (cr, number, text, FALSE, AT_X (k), bottom + text * 1.2, 0.5);
    }
  if (chart->axis)
    label (cr, chart->axis, text, FALSE, (left + right) / 2, bottom + text * 2.5, 0.5);

  if (chart->goal > 0)
    {
      set_rgb (cr, style->ink);
      cairo_set_line_width (cr, text * 0.11);
      set_dash (cr, 1, text * 0.16);
      cairo_move_to (cr, left, AT_Y (chart->goal));
      cairo_line_to (cr, right, AT_Y (chart->goal));
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      if (chart->goal_text)
        {
          const double size = text * 0.95, room = right - left - text * 0.6;

          set_rgb (cr, style->quiet);
          label (cr, chart->goal_text, size * MIN (1, room / text_width (cr, chart->goal_text, size * 1.1)), TRUE,
                 left + text * 0.3, AT_Y (chart->goal) - text * 0.8, 0);
        }
    }

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < chart->n_lines; i++)
    {
      const GnChartLine *line = &chart->line[i];
      gboolean begun = FALSE;

      end_y[i] = bottom;
      set_line_colour (cr, line, style);
      cairo_set_line_width (cr, text * 0.2);
      set_dash (cr, line->dash, text * 0.26);
      for (guint k = 0; k < points; k++)
        {
          if (line->value[k] == G_MININT32)
            continue;
          if (begun)
            cairo_line_to (cr, AT_X (k), AT_Y (line->value[k]));
          else
            cairo_move_to (cr, AT_X (k), AT_Y (line->value[k]));
          begun = TRUE;
          end_y[i] = AT_Y (line->value[k]);
        }
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
      if (line->shape < 0)
        continue;

      /* where points are close together, their shapes would merge into a thick line: then some of them have none, and
       * those that do are others in each line */
      const guint apart = 1 + (guint) (points * text / MAX (1, right - left));

      for (guint k = apart > 1 ? i % (2 * apart) : 0; k < points; k += apart > 1 ? 2 * apart : 1)
        if (line->value[k] != G_MININT32)
          {
            gn_shape_path (cr, line->shape, AT_X (k), AT_Y (line->value[k]), text * 0.34);
            cairo_fill (cr);
          }
    }

  /* so many lines that they would go beyond the chart stand closer */
  const double mark = MIN (text * 1.35, (bottom - top) / MAX (chart->n_lines, 2u)) / 1.35;

  spread (end_y, chart->n_lines, mark * 1.35, top, bottom);
  for (guint i = 0; i < chart->n_lines; i++)
    {
      const GnChartLine *line = &chart->line[i];

      if (line->shape >= 0)
        {
          set_line_colour (cr, line, style);
          gn_shape_path (cr, line->shape, right + text * 1.5, end_y[i], mark * 0.62);
          cairo_fill (cr);
        }
      else if (line->piece)
        {
          gn_pieces_render (cr, line->piece, style->dark, -1, right + text * 0.8, end_y[i] - text * 0.7, text * 1.4,
                            text * 1.4);
        }
    }
  cairo_restore (cr);
#undef AT_X
#undef AT_Y
}

char *
gn_chart_describe (const GnChart *chart)
{
  GString *text = g_string_new (NULL);

  /* no title where the only line of a chart has the same name */
  if (chart->n_lines != 1 || g_strcmp0 (chart->line[0].name, chart->title) != 0)
    g_string_append_printf (text, "%s.", chart->title);

  for (guint i = 0; i < chart->n_lines; i++)
    {
      const GnChartLine *line = &chart->line[i];
      gint32 first = G_MININT32, last = G_MININT32;

      for (guint k = 0; k < chart->n_points; k++)
        if (line->value[k] != G_MININT32)
          {
            if (first == G_MININT32)
              first = line->value[k];
            last = line->value[k];
          }
      if (last == G_MININT32)
        continue;

      g_autofree char *from = gn_number_text (first / MAX (1, chart->scale));
      g_autofree char *to = gn_number_text (last / MAX (1, chart->scale));
      /* Translators: one line of a chart, for screen readers: "Berta: from 0 to 19." */
      g_autofree char *sentence = gn_fill (_("{name}: from {from} to {to}."), "name", line->name, "from", from, "to",
                                           to, NULL);

      g_string_append_printf (text, "%s%s", text->len ? " " : "", sentence);
    }
  if (text->len == 0)
    g_string_append (text, chart->title);
  return g_string_free (text, FALSE);
}
