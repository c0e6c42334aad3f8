/* plain-panel.h: the panel of a game that has none of its own
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panel.h"

G_BEGIN_DECLS

/**
 * GnPlainPanel:
 *
 * Lists the state as the game's tables describe it: its fields by group, a row for each seat or thing. Things are
 * buttons that offer what can be done with them.
 */
#define GN_TYPE_PLAIN_PANEL (gn_plain_panel_get_type ())
G_DECLARE_FINAL_TYPE (GnPlainPanel, gn_plain_panel, GN, PLAIN_PANEL, GnPanel)

G_END_DECLS
