/* wiz-panel.h: the panel of The Wizard Always Wins
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

#define WIZ_TYPE_PANEL (wiz_panel_get_type ())
G_DECLARE_FINAL_TYPE (WizPanel, wiz_panel, WIZ, PANEL, GnPanel)

G_END_DECLS
