/* gw-panel.h: the panel of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

#define GW_TYPE_PANEL (gw_panel_get_type ())
G_DECLARE_FINAL_TYPE (GwPanel, gw_panel, GW, PANEL, GnPanel)

G_END_DECLS
