/* wiz-fit.c: a picture that fills its place
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-fit.h"

struct _WizFit {
  GnContainer   parent_instance;

  GtkWidget *picture;
  int        least;
};

G_DEFINE_FINAL_TYPE (WizFit, wiz_fit, GN_TYPE_CONTAINER)

static void
wiz_fit_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  WizFit *self = WIZ_FIT (widget);

  gn_measure (self->picture, orientation, -1, NULL, natural);
  *minimum = MIN (self->least, *natural);
}

static void
wiz_fit_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  WizFit *self = WIZ_FIT (widget);
  const int wide = MAX (gn_width_of (self->picture), 1), high = MAX (gn_height_of (self->picture), 1);
  const float scale = MIN (1, MIN ((float) width / wide, (float) height / high));
  GskTransform *place = gsk_transform_translate (
    NULL, &GRAPHENE_POINT_INIT ((int) (width - wide * scale) / 2, (int) (height - high * scale) / 2));

  gtk_widget_allocate (self->picture, wide, high, -1, gsk_transform_scale (place, scale, scale));
}

static void
wiz_fit_class_init (WizFitClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->measure = wiz_fit_measure;
  widget_class->size_allocate = wiz_fit_size_allocate;
}

static void
wiz_fit_init (WizFit *self)
{
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
wiz_fit_new (GtkWidget *picture,
             int        least)
{
  WizFit *self = g_object_new (WIZ_TYPE_FIT, NULL);

  self->picture = picture;
  self->least = least;
  gtk_widget_set_parent (picture, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
