/* grow.c: a box that draws all of its child larger in a large window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "grow.h"

#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"

/* The largest window that is drawn as it is, and the steps between it and one of twice its size. */
#define WIDE  1440.0
#define HIGH  810.0
#define STEPS 8
#define MOST  2.0

struct _GnGrow {
  GnContainer parent_instance;

  GtkWidget *child;
  GnGrow    *around;    /* in a popover: the box of the window; not owned */
  double     scale;
};

G_DEFINE_FINAL_TYPE (GnGrow, gn_grow, GN_TYPE_CONTAINER)

#define KEY "gn-grow"   /* of a window: its outermost box */

enum { PROP_CHILD = 1, PROP_SCALE, N_PROPS };
static GParamSpec *props[N_PROPS];

double
gn_grow_step (int width,
              int height)
{
  const double wish = MIN (width / WIDE, height / HIGH);

  return CLAMP (floor (wish * STEPS) / STEPS, 1, MOST);
}

/* The scale that the box has from elsewhere: in a popover that of its window, in a dialog that of the window behind;
 * 0 if its own size gives it. */
static double
given_scale (GnGrow *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWindow *behind = GTK_IS_WINDOW (root) ? gtk_window_get_transient_for (GTK_WINDOW (root)) : NULL;

  return self->around ? self->around->scale : behind ? gn_grow_window_scale (behind) : 0;
}

/* The step for this size, or a smaller one if the child needs more room: large type of the desktop, a long word. */
static double
scale_for (GnGrow *self,
           int     width,
           int     height)
{
  double scale = gn_grow_step (width, height);

  while (scale > 1
         && (gn_least_of (self->child, GTK_ORIENTATION_HORIZONTAL) * scale > width
             || gn_least_of (self->child, GTK_ORIENTATION_VERTICAL) * scale > height))
    scale -= 1.0 / STEPS;
  return scale;
}

static GtkSizeRequestMode
gn_grow_get_request_mode (GtkWidget *widget)
{
  GnGrow *self = GN_GROW (widget);

  return self->child ? gtk_widget_get_request_mode (self->child) : GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* What opens over the window would like to be no wider than it: a popover gets the width that it would like. */
static int
most_of (GnGrow *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  const int width = root ? gtk_widget_get_width (GTK_WIDGET (root)) : 0;

  return width > 0 && gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER) ? MAX (width - GN_GROW_FRAME, 1)
                                                                                     : G_MAXINT;
}

/* A window of the least size is drawn as it is. */
static void
gn_grow_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  GnGrow *self = GN_GROW (widget);
  const double scale = MAX (given_scale (self), 1);

  if (!self->child || !gtk_widget_should_layout (self->child))
    return;
  /* A popover asks with the width of its shadow added, and would have too little height for text that wraps. It is
   * never wider than it would like to be. */
  if (self->around && orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    {
      int least, most;

      gn_grow_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &most, minimum_baseline, natural_baseline);
      for_size = MIN (for_size, most);
    }
  gn_measure (self->child, orientation, for_size < 0 ? -1 : (int) (for_size / scale), minimum, natural);
  *minimum = (int) ceil (*minimum * scale);
  *natural = (int) ceil (*natural * scale);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = MAX (*minimum, MIN (*natural, most_of (self)));
}

/* Not while sizes are allocated. */
static gboolean
follow_scale (gpointer data)
{
  GnGrow *self = data;

  gn_set_class (data, "grown", self->scale > 1);
  if (given_scale (self) <= 0)
    gn_style_grow (self->scale);
  return G_SOURCE_REMOVE;
}

static void
gn_grow_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  GnGrow *self = GN_GROW (widget);

  if (!self->child || !gtk_widget_should_layout (self->child))
    return;

  const double given = given_scale (self), scale = given > 0 ? given : scale_for (self, width, height);
  GskTransform *transform = scale > 1 ? gsk_transform_scale (NULL, (float) scale, (float) scale) : NULL;

  /* whole pixels of the child cover the window's last one as well */
  gtk_widget_allocate (self->child, (int) ceil (width / scale), (int) ceil (height / scale), -1, transform);
  if (scale != self->scale)
    {
      self->scale = scale;
      gn_redraw (widget);   /* pictures, at the new size */
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, follow_scale, g_object_ref (self), g_object_unref);
      g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SCALE]);
    }
}

static void
gn_grow_compute_expand (GtkWidget *widget,
                        gboolean  *across,
                        gboolean  *down)
{
  GnGrow *self = GN_GROW (widget);

  *across = self->child && gtk_widget_compute_expand (self->child, GTK_ORIENTATION_HORIZONTAL);
  *down = self->child && gtk_widget_compute_expand (self->child, GTK_ORIENTATION_VERTICAL);
}

static gboolean
gn_grow_grab_focus (GtkWidget *widget)
{
  GnGrow *self = GN_GROW (widget);

  return self->child && gtk_widget_grab_focus (self->child);
}

/* The type of menus is one for all windows: that of the one that is used. */
static void
on_active (GtkWindow  *window,
           GParamSpec *spec,
           GnGrow     *self)
{
  if (gtk_window_is_active (window))
    gn_style_grow (self->scale);
}

/* After a window is gone: that of the largest that is left. Not while widgets are destroyed. */
static gboolean
follow_windows (gpointer data)
{
  GListModel *all = gtk_window_get_toplevels ();
  double most = 1;

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (all, i);

      if (gtk_window_is_active (window))
        return G_SOURCE_REMOVE;
      most = MAX (most, gn_grow_window_scale (window));
    }
  gn_style_grow (most);
  return G_SOURCE_REMOVE;
}

static void
gn_grow_root (GtkWidget *widget)
{
  GnGrow *self = GN_GROW (widget);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  GTK_WIDGET_CLASS (gn_grow_parent_class)->root (widget);
  self->around = parent ? GN_GROW (gtk_widget_get_ancestor (parent, GN_TYPE_GROW)) : NULL;
  if (self->around)
    g_signal_connect_object (self->around, "notify::scale", G_CALLBACK (gtk_widget_queue_resize), self,
                             G_CONNECT_SWAPPED);
  else
    {
      g_object_set_data (G_OBJECT (gtk_widget_get_root (widget)), KEY, self);
      g_signal_connect_object (gtk_widget_get_root (widget), "notify::is-active", G_CALLBACK (on_active), self, 0);
    }
}

static void
gn_grow_unroot (GtkWidget *widget)
{
  GnGrow *self = GN_GROW (widget);

  if (self->around)
    g_signal_handlers_disconnect_by_data (self->around, self);
  else
    {
      g_object_set_data (G_OBJECT (gtk_widget_get_root (widget)), KEY, NULL);
      g_signal_handlers_disconnect_by_func (gtk_widget_get_root (widget), on_active, self);
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, follow_windows, NULL, NULL);
    }
  self->around = NULL;
  GTK_WIDGET_CLASS (gn_grow_parent_class)->unroot (widget);
}

static void
gn_grow_get_property (GObject    *object,
                      guint       id,
                      GValue     *value,
                      GParamSpec *spec)
{
  if (id == PROP_SCALE)
    g_value_set_double (value, GN_GROW (object)->scale);
  else
    g_value_set_object (value, GN_GROW (object)->child);
}

static void
gn_grow_set_property (GObject      *object,
                      guint         id,
                      const GValue *value,
                      GParamSpec   *spec)
{
  GnGrow *self = GN_GROW (object);

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = g_value_get_object (value);
  if (self->child)
    gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

static void
gn_grow_class_init (GnGrowClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->get_property = gn_grow_get_property;
  object_class->set_property = gn_grow_set_property;
  props[PROP_CHILD] = g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_SCALE] = g_param_spec_double ("scale", NULL, NULL, 1, MOST, 1, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  widget_class->get_request_mode = gn_grow_get_request_mode;
  widget_class->measure = gn_grow_measure;
  widget_class->size_allocate = gn_grow_size_allocate;
  widget_class->compute_expand = gn_grow_compute_expand;
  widget_class->grab_focus = gn_grow_grab_focus;
  widget_class->root = gn_grow_root;
  widget_class->unroot = gn_grow_unroot;
}

static void
gn_grow_init (GnGrow *self)
{
  self->scale = 1;
}

GtkWidget *
gn_grow_new (GtkWidget *child)
{
  return g_object_new (GN_TYPE_GROW, "child", child, NULL);
}

double
gn_grow_scale (GtkWidget *widget)
{
  GtkWidget *around = gtk_widget_get_ancestor (widget, GN_TYPE_GROW);

  return around ? GN_GROW (around)->scale : 1;
}

double
gn_grow_window_scale (GtkWindow *window)
{
  GnGrow *self = g_object_get_data (G_OBJECT (window), KEY);

  return self ? self->scale : 1;
}

void
gn_grow_room (GtkWidget *widget,
              int       *width,
              int       *height)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));
  const double scale = gn_grow_scale (widget);

  *width = root ? (int) (gtk_widget_get_width (root) / scale) : 0;
  *height = root ? (int) (gtk_widget_get_height (root) / scale) : 0;
}

void
gn_grow_popover (GtkPopover *popover,
                 GtkWidget  *child)
{
  g_autoptr (GtkWidget) held = child ? g_object_ref (child) : NULL;

  gtk_popover_set_child (popover, NULL);
  if (child)
    gtk_popover_set_child (popover, gn_grow_new (child));
}
