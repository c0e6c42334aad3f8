/* popover.h: popovers at a thing of a table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_popover_show_at: puts @child into @popover, places it at @at (gn_popover_place()) and opens it. @at is a
 * descendant of the popover's parent. When it closes with the focus in it, that goes back to @at */
void gn_popover_show_at (GtkPopover *popover, GtkWidget *child, GtkWidget *at);

/** gn_popover_point: points @popover at @bounds, in pixels of its parent, also where the parent is drawn larger or
 * smaller than it is measured */
void gn_popover_point   (GtkPopover *popover, const graphene_rect_t *bounds);

/** gn_popover_keep_off: popovers that are placed on @ground, or on what is in it, stay above @bar, a child of it that
 * says what is to be done */
void gn_popover_keep_off (GtkWidget *ground, GtkWidget *bar);

/** gn_popover_place: points @popover at @anchor, in pixels of its parent, from where it does not cover it: from
 * below or above, or from a side if neither has the height. It stays on the ground of its parent
 * (gn_popover_keep_off()) or in the window. Its child has to be in it already; where that grows
 * while it is open, and no longer fits, the popover is moved, as long as it has its arrow */
void gn_popover_place   (GtkPopover *popover, const graphene_rect_t *anchor);

/** gn_popover_room: the most height that the contents of the popover around @child can have: that of the ground of its
 * parent. 0: it is in none, or nothing is laid out yet */
int  gn_popover_room    (GtkWidget *child);

/** gn_open_beside: opens a popover with @child at @button; the popover is destroyed when it closes */
void gn_open_beside     (GtkWidget *button, GtkWidget *child);

G_END_DECLS
