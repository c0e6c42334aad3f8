/* ex-panel.h: the panel of the template game, a toy market
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

#define EX_TYPE_PANEL (ex_panel_get_type ())
G_DECLARE_FINAL_TYPE (ExPanel, ex_panel, EX, PANEL, GnPanel)

G_END_DECLS
