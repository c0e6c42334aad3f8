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
  float wide = 1, high = 1;

  if (gtk_check_version (4, 10, 0)
      && gtk_widget_compute_bounds (parent, GTK_WIDGET (gtk_widget_get_native (parent)), &drawn)
      && gtk_widget_get_width (parent) > 0 && gtk_widget_get_height (parent) > 0)
    {
      wide = drawn.size.width / (float) gtk_widget_get_width (parent);
      high = drawn.size.height / (float) gtk_widget_get_height (parent);
    }
  gtk_popover_set_pointing_to (popover,
                               &(GdkRectangle) { (int) (bounds->origin.x * wide), (int) (bounds->origin.y * high),
                                                 MAX ((int) ceilf (bounds->size.width * wide), 1),
                                                 MAX ((int) ceilf (bounds->size.height * high), 1) });
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
    gn_popover_point (popover, &bounds);
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
  gtk_popover_set_position (GTK_POPOVER (popover), GTK_POS_RIGHT);
  gtk_widget_set_parent (popover, button);
  g_signal_connect (popover, "closed", G_CALLBACK (on_beside_closed), NULL);
  g_signal_connect_object (button, "destroy", G_CALLBACK (on_beside_gone), popover, 0);
  gtk_popover_popup (GTK_POPOVER (popover));
}
