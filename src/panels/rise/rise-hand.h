/* rise-hand.h: Gnome cards and judges in a hand, as the frame shows them large
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/panel/hand.h"
#include "panels/panel/panel.h"

G_BEGIN_DECLS

/** rise_hand: GnPanelClass.hand */
GPtrArray *rise_hand (GnPanel *panel, gconstpointer state, int seat);

G_END_DECLS
