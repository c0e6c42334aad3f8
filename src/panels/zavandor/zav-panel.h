/* zav-panel.h: the panel of The Gnomes of Zavandor
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

#define ZAV_TYPE_PANEL (zav_panel_get_type ())
G_DECLARE_FINAL_TYPE (ZavPanel, zav_panel, ZAV, PANEL, GnPanel)

G_END_DECLS
