/* search.c: Esc in a search field
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "search.h"

void
gn_search_left (GtkEditable *search)
{
  if (*gtk_editable_get_text (search))
    gtk_editable_set_text (search, "");
  else
    gtk_widget_activate_action (GTK_WIDGET (search), "win.back", NULL);
}
