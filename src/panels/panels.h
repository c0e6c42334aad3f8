/* panels.h: the list of games that have their own panel
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** gn_panels_init: registers the panels of all games. Call it once, before the first table is shown */
void gn_panels_init (void);

G_END_DECLS
