/* gw-preview.h: a component of Gnômes & Wizards as it will lie on the table, while it is told
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

/** gw_preview: GnPanelClass.preview: a clan card, an ability card; NULL: nothing to show */
GtkWidget *gw_preview (const GnMatch *match, guint family, int index);

G_END_DECLS
