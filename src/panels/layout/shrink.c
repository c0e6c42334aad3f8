/* shrink.c: a box that draws its child smaller where it needs more width than there is
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shrink.h"

#include <math.h>

#define LEAST_SCALE 0.8
#define LEAST_TOLD  0.75   /* smaller than this words are better left out */

struct _GnShrink {
  GnContainer parent_instance;

  GtkWidget *child;
  double     least;
  gboolean   whole;
  gboolean   or_none;   /* what would be cut off is left out */
};

G_DEFINE_FINAL_TYPE (GnShrink, gn_shrink, GN_TYPE_CONTAINER)

enum { PROP_CHILD = 1, PROP_LEAST, PROP_WHOLE };

/* Sizes below are whole pixels of the box; the child gets at least its minimum. */
static double
scale_for (GnShrink *self,
           int       width)
{
  int minimum, natural;

  gn_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural);

  const int wanted = self->whole ? natural : minimum;
  const double scale = width >= 0 && width < wanted ? (double) width / wanted : 1;

  return self->whole ? MAX (scale, self->least) : scale;
}

static GtkSizeRequestMode
gn_shrink_get_request_mode (GtkWidget *widget)
{
  /* one line is as high at any width */
  return GN_SHRINK (widget)->whole ? GTK_SIZE_REQUEST_CONSTANT_SIZE : GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
gn_shrink_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  GnShrink *self = GN_SHRINK (widget);

  if (!self->child || !gtk_widget_get_visible (self->child))
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gn_measure (self->child, orientation, -1, minimum, natural);
      *minimum = self->or_none ? 0 : (int) ceil (*minimum * self->least);
      return;
    }

  /* One line is as high, however small its words are: nothing beside it moves. */
  if (self->whole)
    {
      gn_measure (self->child, orientation, -1, minimum, natural);
      return;
    }

  const double scale = scale_for (self, for_size);

  gn_measure (self->child, orientation, for_size < 0 ? -1 : (int) ceil (for_size / scale), minimum, natural);
  *minimum = (int) ceil (*minimum * scale);
  *natural = (int) ceil (*natural * scale);
}

static void
gn_shrink_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  GnShrink *self = GN_SHRINK (widget);

  if (!self->child || !gtk_widget_get_visible (self->child))
    return;

  const double scale = scale_for (self, width);

  gtk_widget_set_child_visible (self->child,
                                !self->or_none || gn_width_of (self->child) * scale <= width + 0.5);
  if (!gtk_widget_get_child_visible (self->child))
    return;

  GskTransform *transform = scale < 1 ? gsk_transform_scale (NULL, scale, scale) : NULL;

  gtk_widget_allocate (self->child, (int) ceil (width / scale), (int) ceil (height / scale), -1, transform);
}

static void
gn_shrink_compute_expand (GtkWidget *widget,
                          gboolean  *across,
                          gboolean  *down)
{
  GnShrink *self = GN_SHRINK (widget);

  if (!self->child)
    return;
  *across = gtk_widget_compute_expand (self->child, GTK_ORIENTATION_HORIZONTAL);
  *down = gtk_widget_compute_expand (self->child, GTK_ORIENTATION_VERTICAL);
}

static void
set_child (GnShrink  *self,
           GtkWidget *child)
{
  self->child = child;
  if (!child)
    return;
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  g_object_bind_property (child, "visible", self, "visible", G_BINDING_SYNC_CREATE);
}

static void
gn_shrink_set_property (GObject      *object,
                        guint         id,
                        const GValue *value,
                        GParamSpec   *spec)
{
  GnShrink *self = GN_SHRINK (object);

  if (id == PROP_CHILD)
    set_child (self, g_value_get_object (value));
  else if (id == PROP_LEAST)
    self->least = g_value_get_double (value);
  else
    self->whole = g_value_get_boolean (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
gn_shrink_class_init (GnShrinkClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  G_OBJECT_CLASS (class)->set_property = gn_shrink_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (class), PROP_CHILD,
                                   g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET, flags));
  g_object_class_install_property (G_OBJECT_CLASS (class), PROP_LEAST,
                                   g_param_spec_double ("least", NULL, NULL, 0.1, 1, LEAST_SCALE, flags));
  g_object_class_install_property (G_OBJECT_CLASS (class), PROP_WHOLE,
                                   g_param_spec_boolean ("whole", NULL, NULL, FALSE, flags));

  widget_class->get_request_mode = gn_shrink_get_request_mode;
  widget_class->measure = gn_shrink_measure;
  widget_class->size_allocate = gn_shrink_size_allocate;
  widget_class->compute_expand = gn_shrink_compute_expand;
}

static void
gn_shrink_init (GnShrink *self)
{
  self->least = LEAST_SCALE;
}

GtkWidget *
gn_shrink_new (GtkWidget *child)
{
  return g_object_new (GN_TYPE_SHRINK, "child", child, NULL);
}

GtkWidget *
gn_shrink_words (GtkWidget *label)
{
  return g_object_new (GN_TYPE_SHRINK, "child", label, "whole", TRUE, "least", 0.5, NULL);
}

GtkWidget *
gn_shrink_or_none (GtkWidget *label)
{
  GtkWidget *self = g_object_new (GN_TYPE_SHRINK, "child", label, "whole", TRUE, "least", LEAST_TOLD, NULL);

  GN_SHRINK (self)->or_none = TRUE;
  return self;
}

void
gn_shrink_set_least (GnShrink *self,
                     double    scale)
{
  self->least = scale;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
