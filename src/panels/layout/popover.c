/* popover.c: a popover that several widgets share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "popover.h"

void
gn_popover_show_at (GtkPopover *popover,
                    GtkWidget  *child,
                    GtkWidget  *at)
{
  graphene_rect_t bounds;

  gtk_popover_set_child (popover, child);
  if (gtk_widget_compute_bounds (at, gtk_widget_get_parent (GTK_WIDGET (popover)), &bounds))
    gtk_popover_set_pointing_to (popover, &(GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y,
                                                            (int) bounds.size.width, (int) bounds.size.height });
  gtk_popover_popup (popover);
}
