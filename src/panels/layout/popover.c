/* popover.c: popovers at a thing of a table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "popover.h"

#include <math.h>

#include "panels/drawing/parts.h"
#include "grow.h"

/* What had the focus in it would swallow the next keys. */
static void
on_closed (GtkPopover *popover)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (popover));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  g_autoptr (GtkWidget) at = g_weak_ref_get (g_object_get_data (G_OBJECT (popover), "gn-at"));

  if (!focus || !gtk_widget_is_ancestor (focus, GTK_WIDGET (popover)))
    return;
  if (!at || !gtk_widget_get_mapped (at) || !gtk_widget_grab_focus (at))
    gn_leave_focus (GTK_WIDGET (popover));
}

static void
free_at (gpointer at)
{
  g_weak_ref_clear (at);
  g_free (at);
}

/* Where the focus comes back to. */
static void
set_at (GtkPopover *popover,
        GtkWidget  *at)
{
  GWeakRef *known = g_object_get_data (G_OBJECT (popover), "gn-at");

  if (!known)
    {
      known = g_new0 (GWeakRef, 1);
      g_weak_ref_init (known, NULL);
      g_object_set_data_full (G_OBJECT (popover), "gn-at", known, free_at);
      g_signal_connect (popover, "closed", G_CALLBACK (on_closed), NULL);
    }
  g_weak_ref_set (known, at);
}

/* GTK 4.8 takes the corner of the parent as it is drawn, but the rectangle as it is measured; newer GTK draws both. */
void
gn_popover_point (GtkPopover            *popover,
                  const graphene_rect_t *bounds)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  graphene_rect_t drawn;
  GdkRectangle now;
  float wide = 1, high = 1;

  if (gtk_check_version (4, 10, 0)
      && gtk_widget_compute_bounds (parent, GTK_WIDGET (gtk_widget_get_native (parent)), &drawn)
      && gtk_widget_get_width (parent) > 0 && gtk_widget_get_height (parent) > 0)
    {
      wide = drawn.size.width / (float) gtk_widget_get_width (parent);
      high = drawn.size.height / (float) gtk_widget_get_height (parent);
    }

  const GdkRectangle at = { (int) (bounds->origin.x * wide), (int) (bounds->origin.y * high),
                            MAX ((int) ceilf (bounds->size.width * wide), 1),
                            MAX ((int) ceilf (bounds->size.height * high), 1) };

  /* else it would be laid out again, also for nothing new */
  if (!gtk_popover_get_pointing_to (popover, &now) || !gdk_rectangle_equal (&now, &at))
    gtk_popover_set_pointing_to (popover, &at);
}

/* ---- Where it stands ------------------------------------------------------------ */

static G_DEFINE_QUARK (gn-popover-bar, bar)

void
gn_popover_keep_off (GtkWidget *ground,
                     GtkWidget *bar)
{
  g_object_set_qdata (G_OBJECT (ground), bar_quark (), bar);
}

/* What it may cover, in pixels of @parent: the ground without its bar, or the window. */
static gboolean
compute_room (GtkWidget       *parent,
              graphene_rect_t *room)
{
  GtkWidget *ground = parent, *bar = NULL;
  graphene_rect_t taken;

  while (ground && !(bar = g_object_get_qdata (G_OBJECT (ground), bar_quark ())))
    ground = gtk_widget_get_parent (ground);
  if (!ground)
    ground = GTK_WIDGET (gtk_widget_get_root (parent));
  if (!ground || !gtk_widget_compute_bounds (ground, parent, room))
    return FALSE;
  if (bar && gtk_widget_compute_bounds (bar, parent, &taken))
    room->size.height = taken.origin.y - room->origin.y;
  return TRUE;
}

/* As the table is measured: the popover itself cannot be before it is shown. */
static void
measure (GtkPopover *popover,
         double      scale,
         double     *wide,
         double     *tall)
{
  GtkWidget *child = gtk_popover_get_child (popover);
  int width = 0, height = 0;

  if (child)
    {
      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
    }
  *wide = (width + GN_GROW_FRAME) / scale;
  *tall = (height + GN_GROW_FRAME) / scale;
}

/* How far to move something of @size from the middle of @from … @from + @length to keep it within 0 … @room. */
static double
shift (double from,
       double length,
       double size,
       double room)
{
  const double first = from + (length - size) / 2, most = MAX (room - size, 0);

  return CLAMP (first, 0, most) - first;
}

static void
place (GtkPopover            *popover,
       const graphene_rect_t *anchor,
       gboolean               beside,
       gboolean               again)
{
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (popover));
  const GtkPositionType now = gtk_popover_get_position (popover);
  const gboolean aside = again && (now == GTK_POS_LEFT || now == GTK_POS_RIGHT);
  double scale = 1, wide, tall, dx = 0, dy = 0;
  graphene_rect_t room, drawn, at = *anchor;

  if (compute_room (parent, &room))
    {
      if (gtk_widget_get_width (parent) > 0
          && gtk_widget_compute_bounds (parent, GTK_WIDGET (gtk_widget_get_native (parent)), &drawn))
        scale = drawn.size.width / gtk_widget_get_width (parent);
      measure (popover, scale, &wide, &tall);
      /* what is higher than the ground lies over the bar, but not outside the window */
      if (tall > room.size.height
          && !gtk_widget_compute_bounds (GTK_WIDGET (gtk_widget_get_root (parent)), parent, &room))
        return;

      const double x = anchor->origin.x - room.origin.x, y = anchor->origin.y - room.origin.y;
      const double below = room.size.height - y - anchor->size.height, right = room.size.width - x - anchor->size.width;

      if (again && !aside && tall <= (now == GTK_POS_TOP ? y : below))
        return;
      if ((beside || aside || tall > MAX (y, below)) && wide <= MAX (x, right))
        {
          if (!aside || wide > (now == GTK_POS_LEFT ? x : right))
            gtk_popover_set_position (popover, wide <= right && (beside || right >= x) ? GTK_POS_RIGHT : GTK_POS_LEFT);
          dy = shift (y, anchor->size.height, tall, room.size.height);
        }
      else
        {
          /* with too little height above and below, it rather lies over its thing than outside the window */
          const double over = MAX (tall - MAX (y, below), 0);

          gtk_popover_set_position (popover, y > below ? GTK_POS_TOP : GTK_POS_BOTTOM);
          at.origin.y += (float) (y > below ? over : -over);
          dx = shift (x, anchor->size.width, wide, room.size.width);
        }
    }
  gtk_popover_set_offset (popover, (int) (dx * scale), (int) (dy * scale));
  gn_popover_point (popover, &at);
}

int
gn_popover_room (GtkWidget *child)
{
  GtkWidget *popover = gtk_widget_get_ancestor (child, GTK_TYPE_POPOVER);
  graphene_rect_t room;

  return popover && compute_room (gtk_widget_get_parent (popover), &room)
           ? MAX ((int) room.size.height - GN_GROW_FRAME, 0) : 0;
}

static G_DEFINE_QUARK (gn-popover-anchor, anchor)

/* Without an arrow it does not stand at its anchor. */
static gboolean
place_again (gpointer popover)
{
  const graphene_rect_t *anchor = g_object_get_qdata (popover, anchor_quark ());

  if (gtk_widget_get_mapped (popover) && gtk_popover_get_has_arrow (popover))
    place (popover, anchor, FALSE, TRUE);
  return G_SOURCE_REMOVE;
}

/* Its child has grown, or has become smaller. Not while it is laid out. */
static void
on_layout (GtkPopover *popover)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, place_again, g_object_ref (popover), g_object_unref);
}

static void
on_realize (GtkPopover *popover)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (popover)), "layout", G_CALLBACK (on_layout), popover,
                           G_CONNECT_SWAPPED);
}

void
gn_popover_place (GtkPopover            *popover,
                  const graphene_rect_t *anchor)
{
  graphene_rect_t *kept = graphene_rect_init_from_rect (graphene_rect_alloc (), anchor);

  if (!g_object_get_qdata (G_OBJECT (popover), anchor_quark ()))
    {
      g_signal_connect (popover, "realize", G_CALLBACK (on_realize), NULL);
      if (gtk_widget_get_realized (GTK_WIDGET (popover)))
        on_realize (popover);
    }
  g_object_set_qdata_full (G_OBJECT (popover), anchor_quark (), kept, (GDestroyNotify) graphene_rect_free);
  place (popover, anchor, FALSE, FALSE);
}

void
gn_popover_show_at (GtkPopover *popover,
                    GtkWidget  *child,
                    GtkWidget  *at)
{
  graphene_rect_t bounds;

  gn_grow_popover (popover, child);
  set_at (popover, at);
  if (gtk_widget_compute_bounds (at, gtk_widget_get_parent (GTK_WIDGET (popover)), &bounds))
    gn_popover_place (popover, &bounds);
  gtk_popover_popup (popover);
}

/* ---- A popover of its own ------------------------------------------------------- */

static gboolean
unparent_beside (gpointer popover)
{
  if (gtk_widget_get_parent (popover))
    {
      gn_leave_focus (popover);
      gtk_widget_unparent (popover);
    }
  return G_SOURCE_REMOVE;
}

static void
on_beside_closed (GtkPopover *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_beside, g_object_ref (popover), g_object_unref);
}

/* A button does not unparent a popover that other code has attached to it. */
static void
on_beside_gone (GtkWidget *button,
                GtkWidget *popover)
{
  if (gtk_widget_get_parent (popover) == button)
    {
      gn_leave_focus (popover);
      gtk_widget_unparent (popover);
    }
}

void
gn_open_beside (GtkWidget *button,
                GtkWidget *child)
{
  GtkWidget *popover = gtk_popover_new ();

  gn_grow_popover (GTK_POPOVER (popover), child);
  gtk_widget_set_parent (popover, button);
  place (GTK_POPOVER (popover), &GRAPHENE_RECT_INIT (0, 0, (float) gtk_widget_get_width (button),
                                                     (float) gtk_widget_get_height (button)), TRUE, FALSE);
  g_signal_connect (popover, "closed", G_CALLBACK (on_beside_closed), NULL);
  g_signal_connect_object (button, "destroy", G_CALLBACK (on_beside_gone), popover, 0);
  gtk_popover_popup (GTK_POPOVER (popover));
}
