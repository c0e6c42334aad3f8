/* shrink.c: a box that draws its child smaller where it needs more width than there is
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "shrink.h"

#include <math.h>

#define LEAST_SCALE 0.8
#define STEP        (1 / 15.0)
#define LEAST_TOLD  0.75   /* smaller than this words are better left out */

struct _GnShrink {
  GnContainer parent_instance;

  GtkWidget *child;
  double     least;
  gboolean   whole;
  gboolean   or_none;   /* what would be cut off is left out */
};

G_DEFINE_FINAL_TYPE (GnShrink, gn_shrink, GN_TYPE_CONTAINER)

enum { PROP_CHILD = 1, PROP_LEAST, PROP_WHOLE, PROP_OR_NONE };

/* How many lines the words may take: there is room for so many at two thirds of their size. */
static int
lines_of (GnShrink *self)
{
  return self->whole && GTK_IS_LABEL (self->child) && gtk_label_get_wrap (GTK_LABEL (self->child))
           ? MAX (gtk_label_get_lines (GTK_LABEL (self->child)), 1)
           : 1;
}

/* How many of them there is room for at the full size. */
static int
full_lines (GnShrink *self)
{
  return MAX (lines_of (self) * 2 / 3, 1);
}

/* Whether the words are whole in so many lines of that width. */
static gboolean
fits (GnShrink *self,
      int       width,
      int       lines)
{
  g_autoptr (PangoLayout) layout = pango_layout_copy (gtk_label_get_layout (GTK_LABEL (self->child)));
  int wide;

  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_NONE);
  pango_layout_set_height (layout, -1);
  pango_layout_set_width (layout, width * PANGO_SCALE);
  pango_layout_get_pixel_size (layout, &wide, NULL);
  return pango_layout_get_line_count (layout) <= lines && wide <= width;
}

/* Sizes below are whole pixels of the box; the child gets at least its minimum. */
static double
scale_for (GnShrink *self,
           int       width)
{
  const int lines = lines_of (self);
  int minimum, natural;

  if (lines > 1)
    {
      double scale = 1;

      while (scale > self->least
             && !fits (self, (int) (width / scale), MIN (lines, (int) (full_lines (self) / scale + STEP))))
        scale -= STEP;
      return MAX (scale, self->least);
    }

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
      if (lines_of (self) > 1)
        {
          pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (self->child)), NULL, natural);
          *natural = *natural / MAX (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (self->child))), 1)
                     * full_lines (self);
          *minimum = *natural;
        }
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
  else if (id == PROP_WHOLE)
    self->whole = g_value_get_boolean (value);
  else if (g_value_get_boolean (value))
    {
      self->whole = self->or_none = TRUE;
      self->least = LEAST_TOLD;
    }
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
  g_object_class_install_property (G_OBJECT_CLASS (class), PROP_OR_NONE,
                                   g_param_spec_boolean ("or-none", NULL, NULL, FALSE, flags));

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
  return g_object_new (GN_TYPE_SHRINK, "child", label, "or-none", TRUE, NULL);
}

void
gn_shrink_set_least (GnShrink *self,
                     double    scale)
{
  self->least = scale;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
