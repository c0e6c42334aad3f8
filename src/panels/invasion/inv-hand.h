/* inv-hand.h: a hand of boons, as the frame shows it large
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/hand.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/** inv_hand: GnPanelClass.hand */
GPtrArray *inv_hand (GnPanel *panel, gconstpointer state, int seat);

G_END_DECLS
