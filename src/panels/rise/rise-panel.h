/* rise-panel.h: the panel of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

#define RISE_TYPE_PANEL (rise_panel_get_type ())
G_DECLARE_FINAL_TYPE (RisePanel, rise_panel, RISE, PANEL, GnPanel)

G_END_DECLS
