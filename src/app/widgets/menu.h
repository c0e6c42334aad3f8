/* menu.h: a menu that is made when it is first opened
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_menu_on_demand: @button opens @model; its popover, some forty widgets, is not made before that */
void gn_menu_on_demand (GtkMenuButton *button, GMenuModel *model);

G_END_DECLS
