/* hover.c: the tile that the user looks at, by pointer or keyboard
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "hover.h"

#define NUMBER "gn-hover-number"

struct _GnHover {
  GObject     parent_instance;

  GtkWidget  *map;       /* unowned: it owns the GnHover */
  GnHoverFunc  func;
  GPtrArray  *tiles;     /* unowned: forgotten before they go */
  int         looked;    /* number of the current tile, or -1 */
  int         hovered;
  guint       next;      /* source that takes up the hovered tile after layout */
};

G_DEFINE_FINAL_TYPE (GnHover, gn_hover, G_TYPE_OBJECT)

int
gn_hover_number (GtkWidget *tile)
{
  return GPOINTER_TO_INT (g_object_get_data (G_OBJECT (tile), NUMBER));
}

int
gn_hover_get (GnHover *self)
{
  return self->looked;
}

void
gn_hover_set (GnHover *self,
              int      number)
{
  g_return_if_fail (GN_IS_HOVER (self));

  if (self->looked == number || gtk_widget_in_destruction (self->map))
    return;
  self->looked = number;
  if (self->tiles->len)
    self->func (self->map, TRUE);
}

/* Check the flag, which comes before gtk_widget_has_visible_focus() changes. When the focus goes from tile to tile,
 * nothing else reports it. */
static gboolean
has_mark (GtkWidget *tile)
{
  return (gtk_widget_get_state_flags (tile) & GTK_STATE_FLAG_FOCUS_VISIBLE) != 0;
}

static int
focused (GnHover *self)
{
  for (guint i = 0; i < self->tiles->len; i++)
    if (has_mark (self->tiles->pdata[i]))
      return gn_hover_number (self->tiles->pdata[i]);
  return -1;
}

static gboolean
look_at_hovered (gpointer data)
{
  GnHover *self = data;

  self->next = 0;
  gn_hover_set (self, self->hovered >= 0 ? self->hovered : focused (self));
  return G_SOURCE_REMOVE;
}

/* GTK also reports this during layout, when the widget under the pointer has gone. Nothing may be laid out again
 * then. */
static void
look_later (GnHover *self)
{
  if (!self->next && self->tiles->len)
    self->next = g_idle_add_full (G_PRIORITY_HIGH_IDLE, look_at_hovered, self, NULL);
}

static void
on_enter (GtkEventControllerMotion *controller,
          double                    x,
          double                    y,
          GnHover                   *self)
{
  self->hovered = gn_hover_number (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
  look_later (self);
}

static void
on_leave (GtkEventControllerMotion *controller,
          GnHover                   *self)
{
  if (self->hovered != gn_hover_number (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller))))
    return;
  self->hovered = -1;
  look_later (self);
}

/* Follows the keyboard, unless the pointer is on a tile. */
static void
on_flags (GtkWidget     *tile,
          GtkStateFlags  before,
          GnHover        *self)
{
  const GtkStateFlags change = before ^ gtk_widget_get_state_flags (tile);

  if (!(change & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE)) || !self->tiles->len
      || gtk_widget_in_destruction (self->map))
    return;
  if (has_mark (tile))
    gn_hover_set (self, gn_hover_number (tile));
  else if (self->looked == gn_hover_number (tile))
    gn_hover_set (self, self->hovered);
  self->func (self->map, FALSE);
}

void
gn_hover_watch (GnHover   *self,
                GtkWidget *tile,
                int        number)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_return_if_fail (GN_IS_HOVER (self));

  g_object_set_data (G_OBJECT (tile), NUMBER, GINT_TO_POINTER (number));
  g_signal_connect_object (motion, "enter", G_CALLBACK (on_enter), self, 0);
  g_signal_connect_object (motion, "leave", G_CALLBACK (on_leave), self, 0);
  gtk_widget_add_controller (tile, motion);
  g_signal_connect_object (tile, "state-flags-changed", G_CALLBACK (on_flags), self, 0);
  g_ptr_array_add (self->tiles, tile);
}

void
gn_hover_forget (GnHover *self)
{
  self->looked = self->hovered = -1;
  g_ptr_array_set_size (self->tiles, 0);
  g_clear_handle_id (&self->next, g_source_remove);
}

static void
gn_hover_finalize (GObject *object)
{
  GnHover *self = GN_HOVER (object);

  g_clear_handle_id (&self->next, g_source_remove);
  g_ptr_array_unref (self->tiles);
  G_OBJECT_CLASS (gn_hover_parent_class)->finalize (object);
}

static void
gn_hover_class_init (GnHoverClass *class)
{
  G_OBJECT_CLASS (class)->finalize = gn_hover_finalize;
}

static void
gn_hover_init (GnHover *self)
{
  self->tiles = g_ptr_array_new ();
  self->looked = self->hovered = -1;
}

GnHover *
gn_hover_new (GtkWidget  *map,
              GnHoverFunc func)
{
  GnHover *self = g_object_new (GN_TYPE_HOVER, NULL);

  self->map = map;
  self->func = func;
  return self;
}
