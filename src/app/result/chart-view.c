/* chart-view.c: widget for the scoresheet's chart
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "chart-view.h"

#include <glib/gi18n.h>

#include "app/people/people-words.h"
#include "app/widgets/compat.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

struct _GnChartView {
  GtkWidget      parent_instance;

  const GnChart *chart;
};

G_DEFINE_FINAL_TYPE (GnChartView, gn_chart_view, GTK_TYPE_WIDGET)

void
gn_chart_view_set_chart (GnChartView   *self,
                         const GnChart *chart)
{
  self->chart = chart && chart->n_points ? chart : NULL;
  if (self->chart)
    {
      g_autofree char *words = gn_chart_describe (self->chart);
      gn_say_name (GTK_WIDGET (self), words);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* As long as there are more lines than a narrow window has columns, each row has them all in words. */
GtkWidget *
gn_chart_figures (const GnChart *chart)
{
  static const char *const none[] = { NULL };
  GnFigureTable *table = g_object_new (GN_TYPE_FIGURE_TABLE, NULL);

  gn_figure_table_begin (table, 0, none);
  for (guint k = 0; k < chart->n_points; k++)
    {
      g_autofree char *n = gn_number_text (chart->first + (int) k), *title = NULL;
      g_autoptr (GString) all = g_string_new (NULL);

      for (guint i = 0; i < chart->n_lines; i++)
        {
          const GnChartLine *line = &chart->line[i];

          if (line->value[k] == G_MININT32)
            continue;

          g_autofree char *value = gn_people_decimal (line->value[k] / (double) MAX (1, chart->scale),
                                                      chart->scale > 1);
          g_autofree char *said = gn_fill (_("{what}: {value}"), "what", line->name, "value", value, NULL);

          g_string_append_printf (all, "%s%s", all->len ? C_("list", ", ") : "", said);
        }
      title = chart->axis ? gn_fill (_("{clock} {n}"), "clock", chart->axis, "n", n, NULL) : g_strdup (n);
      if (all->len)
        gn_figure_table_add (table, NULL, title, all->str, none);
    }
  return GTK_WIDGET (table);
}

static guint32
colour (GtkWidget  *widget,
        const char *name)
{
  GdkRGBA rgba = { 0.5, 0.5, 0.5, 1 };

  gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &rgba);
  return (guint32) (rgba.red * 255 + 0.5) << 16 | (guint32) (rgba.green * 255 + 0.5) << 8
         | (guint32) (rgba.blue * 255 + 0.5);
}

/* The size of small print in logical pixels, for the desktop's text size. */
static double
text_size (GtkWidget *widget)
{
  PangoContext *context = gtk_widget_get_pango_context (widget);
  const PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;

  if (!pango_font_description_get_size_is_absolute (font))
    size *= pango_cairo_context_get_resolution (context) > 0 ? pango_cairo_context_get_resolution (context) / 72
                                                             : 96.0 / 72;
  return size * 0.85;
}

static void
gn_chart_view_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  GnChartView *self = GN_CHART_VIEW (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  if (!self->chart || width < 20 || height < 20)
    return;

  GnChartStyle style = {
    .ink = colour (widget, "ink_color"),
    .quiet = colour (widget, "ink2_color"),
    .grid = colour (widget, "line_color"),
    .ground = colour (widget, "card_color"),
    .text = text_size (widget),
    .dark = adw_style_manager_get_dark (adw_style_manager_get_default ()),
  };
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  gn_chart_draw (self->chart, cr, &style, 0, 0, width, height);
  cairo_destroy (cr);
}

static void
gn_chart_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 : 120;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 500 : 160;
}

static void
gn_chart_view_class_init (GnChartViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = gn_chart_view_snapshot;
  widget_class->measure = gn_chart_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
gn_chart_view_init (GnChartView *self)
{
}
