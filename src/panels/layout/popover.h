/* popover.h: a pop-over that belongs to several things and shows at one of them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_popover_show_at: @popover holds @child now, points at @at, which lies somewhere in the pop-over's parent, and
 * opens */
void gn_popover_show_at (GtkPopover *popover, GtkWidget *child, GtkWidget *at);

G_END_DECLS
