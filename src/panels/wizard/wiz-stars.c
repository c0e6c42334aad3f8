/* wiz-stars.c: stars behind a winner
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-stars.h"

#include <math.h>

#include "panels/drawing/motion.h"
#include "panels/drawing/parts.h"

#define STARS 40

struct _WizStars {
  GtkWidget parent_instance;

  double    open;   /* 0 … 1 */
};

G_DEFINE_FINAL_TYPE (WizStars, wiz_stars, GTK_TYPE_WIDGET)

/* The same sky every time: a number between 0 and 1 for each star and purpose. */
static double
scatter (guint star,
         guint salt)
{
  guint32 x = (star + 1) * 2654435761u ^ (salt + 7) * 2246822519u;

  x ^= x >> 15;
  x *= 2246822519u;
  x ^= x >> 13;
  return x / 4294967296.0;
}

static void
draw_star (cairo_t *cr,
           double   x,
           double   y,
           double   radius,
           double   turn)
{
  for (int i = 0; i < 10; i++)
    {
      const double angle = turn + i * G_PI / 5 - G_PI / 2;
      const double r = i % 2 ? radius * 0.45 : radius;

      if (i == 0)
        cairo_move_to (cr, x + r * cos (angle), y + r * sin (angle));
      else
        cairo_line_to (cr, x + r * cos (angle), y + r * sin (angle));
    }
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
wiz_stars_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  WizStars *self = WIZ_STARS (widget);
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  for (guint i = 0; i < STARS; i++)
    {
      /* they appear one after the other, from the center outwards */
      /* not behind the words at the top */
      const double u = scatter (i, 1), v = 0.27 + 0.73 * scatter (i, 2);
      const double far = MIN (hypot (u - 0.5, v - 0.5) * 1.4, 1);
      const double open = CLAMP (self->open * 1.8 - far * 0.8, 0, 1);

      cairo_set_source_rgba (cr, 0.95, 0.81, 0.42, 0.18 + 0.5 * scatter (i, 3));
      draw_star (cr, u * width, v * height, (4 + 13 * scatter (i, 4)) * open, scatter (i, 5) * G_PI);
    }
  cairo_destroy (cr);
}

static void
on_motion (GtkWidget *widget,
           double     done,
           gpointer   data)
{
  WIZ_STARS (widget)->open = done;
  gtk_widget_queue_draw (widget);
}

static void
wiz_stars_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (wiz_stars_parent_class)->map (widget);
  gn_motion_run (widget, 1200, on_motion, NULL);
}

static void
wiz_stars_unmap (GtkWidget *widget)
{
  gn_motion_stop (widget);
  GTK_WIDGET_CLASS (wiz_stars_parent_class)->unmap (widget);
}

static void
wiz_stars_class_init (WizStarsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = wiz_stars_snapshot;
  widget_class->map = wiz_stars_map;
  widget_class->unmap = wiz_stars_unmap;
  gtk_widget_class_set_css_name (widget_class, "stars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
wiz_stars_init (WizStars *self)
{
  self->open = 1;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}
