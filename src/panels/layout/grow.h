/* grow.h: a box that draws all of its child larger in a large window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "container.h"

G_BEGIN_DECLS

/**
 * GnGrow:
 * From 1440 × 810 on, a window is drawn larger as a whole: type, pictures, bars and gaps alike, so that a table on a
 * large screen is that of a laptop seen from nearer. The scale is one of a few steps between 1 and 2 (gn_grow_step()),
 * so that nothing is laid out anew while a window is dragged within a step.
 *
 * The box of a window takes the scale from its own size. One in a popover, which is a surface of its own, has the scale
 * of the window, and one in a dialog that of the window behind it; they are as large as their child at that scale.
 * Menus, tooltips and the dialogs of libadwaita get larger type (gn_style_grow()), that of the window in use.
 *
 * Property, also for templates: `child`.
 */
#define GN_TYPE_GROW (gn_grow_get_type ())
G_DECLARE_FINAL_TYPE (GnGrow, gn_grow, GN, GROW, GnContainer)

GtkWidget *gn_grow_new   (GtkWidget *child);
/** gn_grow_step: the scale, 1 to 2, of a window of that size in pixels */
double     gn_grow_step  (int width, int height);
/** gn_grow_scale: the scale at which the box around @widget draws it; 1 if there is none */
double     gn_grow_scale (GtkWidget *widget);

/** gn_grow_window_scale: the scale of what is in @window */
double     gn_grow_window_scale (GtkWindow *window);
/** gn_grow_room: the size of the window of @widget in pixels of @widget; 0 before it has one */
void       gn_grow_room  (GtkWidget *widget, int *width, int *height);

/** GN_GROW_FRAME: round the child of a popover: padding, border, arrow */
#define GN_GROW_FRAME 44
/** gn_grow_popover: puts @child (nullable; it may be the child that it has) into @popover, drawn as large as everything
 * else in the window, and no wider than the window unless its least width is */
void       gn_grow_popover (GtkPopover *popover, GtkWidget *child);

G_END_DECLS
