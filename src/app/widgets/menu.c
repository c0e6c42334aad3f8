/* menu.c: menu that is created when it is first opened
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "menu.h"

static void
make (GtkMenuButton *button,
      gpointer       model)
{
  if (!gtk_menu_button_get_popover (button))
    gtk_menu_button_set_menu_model (button, model);
}

void
gn_menu_on_demand (GtkMenuButton *button,
                   GMenuModel    *model)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (G_IS_MENU_MODEL (model));

  gtk_menu_button_set_create_popup_func (button, make, g_object_ref (model), g_object_unref);
}
