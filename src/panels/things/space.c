/* space.c: a place on the table that can be focused and clicked
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "space.h"

#include "panels/drawing/parts.h"
#include "panels/drawing/cached-snapshot.h"

typedef struct {
  GnShape    shape;
  char      *thing;
  GtkWidget *delta;
  char      *name;
} GnSpacePrivate;

static void buildable_init (GtkBuildableIface *iface);

G_DEFINE_TYPE_WITH_CODE (GnSpace, gn_space, GTK_TYPE_BUTTON,
                         G_ADD_PRIVATE (GnSpace) G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, buildable_init))

static GnSpacePrivate *
private_of (GnSpace *self)
{
  return gn_space_get_instance_private (self);
}

static gboolean
gn_space_contains (GtkWidget *widget,
                   double     x,
                   double     y)
{
  return gn_shape_contains (private_of (GN_SPACE (widget))->shape,
                            gtk_widget_get_width (widget), gtk_widget_get_height (widget), x, y);
}

static void
gn_space_clicked (GtkButton *button)
{
  GnSpacePrivate *priv = private_of (GN_SPACE (button));

  /* A space with a thing has no move of its own to say (see gn_space_bind()). */
  if (priv->thing)
    {
      gtk_widget_grab_focus (GTK_WIDGET (button));
      gtk_widget_activate_action (GTK_WIDGET (button), "table.thing", "s", priv->thing);
    }
}

static void
gn_space_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  gn_cached_snapshot (widget, snapshot, GTK_WIDGET_CLASS (gn_space_parent_class)->snapshot);
}

static void
gn_space_dispose (GObject *object)
{
  GnSpacePrivate *priv = private_of (GN_SPACE (object));
  GtkWidget *child;

  g_clear_pointer (&priv->thing, g_free);
  g_clear_pointer (&priv->name, g_free);
  priv->delta = NULL;
  gtk_button_set_child (GTK_BUTTON (object), NULL);   /* the label from a template */
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))))
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (gn_space_parent_class)->dispose (object);
}

/* A button has one child, a space any number. */
static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  GtkBuildableIface *parent = g_type_interface_peek (gn_space_parent_class, GTK_TYPE_BUILDABLE);

  if (GTK_IS_WIDGET (child))
    gn_space_add (GN_SPACE (buildable), GTK_WIDGET (child));
  else
    parent->add_child (buildable, builder, child, type);
}

static void
buildable_init (GtkBuildableIface *iface)
{
  iface->add_child = add_child;
}

static void
gn_space_class_init (GnSpaceClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = gn_space_dispose;
  widget_class->contains = gn_space_contains;
  widget_class->snapshot = gn_space_snapshot;
  GTK_BUTTON_CLASS (class)->clicked = gn_space_clicked;

  gtk_widget_class_set_css_name (widget_class, "space");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static void
gn_space_init (GnSpace *self)
{
}

GtkWidget *
gn_space_new (GnShape shape,
              int     width,
              int     height)
{
  GtkWidget *space = g_object_new (GN_TYPE_SPACE, "width-request", width, "height-request", height, NULL);

  gn_space_set_shape (GN_SPACE (space), shape);
  return space;
}

void
gn_space_set_shape (GnSpace *self,
                    GnShape  shape)
{
  private_of (self)->shape = shape;
  gn_set_class (GTK_WIDGET (self), "disc", shape == GN_SHAPE_DISC);
}

GnShape
gn_space_get_shape (GnSpace *self)
{
  return private_of (self)->shape;
}

void
gn_space_add (GnSpace   *self,
              GtkWidget *child)
{
  GnSpacePrivate *priv = private_of (self);

  /* the chip stays on top */
  gtk_widget_insert_before (child, GTK_WIDGET (self), priv->delta);
}

void
gn_space_clear (GnSpace *self)
{
  GnSpacePrivate *priv = private_of (self);
  GtkWidget *child;

  priv->delta = NULL;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))))
    gtk_widget_unparent (child);
}

void
gn_space_bind (GnSpace    *self,
               GnPanel    *panel,
               const char *name,
               const char *thing,
               const char *spec,
               const char *tip)
{
  GnSpacePrivate *priv = private_of (self);
  GtkWidget *widget = GTK_WIDGET (self);

  g_free (priv->thing);
  priv->thing = g_strdup (thing);
  if (g_strcmp0 (priv->name, name) != 0)
    {
      g_free (priv->name);
      priv->name = g_strdup (name);
      gn_say_name (widget, name);
    }

  if (!panel)
    gn_set_tooltip (widget, NULL);
  else if (thing)
    gn_panel_bind_state (panel, widget, spec);
  else
    gn_panel_bind_move (panel, widget, spec);

  /* The space's own tooltip, and the reason why nothing can be done with it. */
  const char *why = gn_get_tooltip (widget);
  g_autofree char *both = why && tip ? g_strdup_printf ("%s\n%s", tip, why) : NULL;
  if (both || !why)
    gn_set_tooltip (widget, both ? both : tip ? tip : name);
}

void
gn_space_delta (GnSpace    *self,
                const char *delta,
                gboolean    flash)
{
  GnSpacePrivate *priv = private_of (self);

  g_clear_pointer (&priv->delta, gtk_widget_unparent);
  gn_set_class (GTK_WIDGET (self), "just-changed", FALSE);
  gn_set_class (GTK_WIDGET (self), "just-changed", flash);
  if (!delta)
    return;

  priv->delta = gn_label (delta, "delta numeric");
  gtk_widget_set_halign (priv->delta, GTK_ALIGN_END);
  gtk_widget_set_valign (priv->delta, GTK_ALIGN_START);
  gtk_widget_set_can_target (priv->delta, FALSE);
  gtk_widget_set_parent (priv->delta, GTK_WIDGET (self));
}
