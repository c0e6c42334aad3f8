/* inv-panel.h: the panel of Gnome Invasion
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

#define INV_TYPE_PANEL (inv_panel_get_type ())
G_DECLARE_FINAL_TYPE (InvPanel, inv_panel, INV, PANEL, GnPanel)

G_END_DECLS
