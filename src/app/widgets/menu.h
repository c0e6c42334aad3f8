/* menu.h: menu that is created when it is first opened
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_menu_on_demand: lets @button open @model; its popover (some forty widgets) is created only then */
void gn_menu_on_demand (GtkMenuButton *button, GMenuModel *model);

G_END_DECLS
