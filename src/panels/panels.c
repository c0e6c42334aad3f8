/* panels.c: the list of games that have their own panel
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "panels.h"

#include "panels/layout/shrink.h"
#include "panels/panel/panel.h"
#include "panels/panels-list.h"

/* The build generates the list of folders. Each folder has a GnPanelEntry that is named after it. */
#define PANEL(folder) extern const GnPanelEntry folder##_panel;
GN_PANELS (PANEL)
#undef PANEL

void
gn_panels_init (void)
{
#define PANEL(folder) gn_panel_register (&folder##_panel);
  GN_PANELS (PANEL)
#undef PANEL
  /* for templates */
  g_type_ensure (GN_TYPE_SHRINK);
}
