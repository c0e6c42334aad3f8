/* gw-preview.h: the preview of a component of Gnômes & Wizards while it is being entered
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

/** gw_preview: see GnPanelClass.preview; shows a clan card or an ability card; %NULL: nothing to show */
GtkWidget *gw_preview (const GnMatch *match, guint family, int index);

G_END_DECLS
