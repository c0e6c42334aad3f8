/* pad-panel.h: the panel of the score pad
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/panel.h"

G_BEGIN_DECLS

#define PAD_TYPE_PANEL (pad_panel_get_type ())
G_DECLARE_FINAL_TYPE (PadPanel, pad_panel, PAD, PANEL, GnPanel)

G_END_DECLS
