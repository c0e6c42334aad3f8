/* wiz-sets.h: a player's sets, symbol by symbol; a set is turned in by clicking its pieces
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizSets:
 *
 * A row for each element: the pieces, the missing symbols, the reward. While the player may turn in sets, clicks
 * choose the pieces, with a running total. The cheapest set is chosen at first, but never turned in automatically.
 */
#define WIZ_TYPE_SETS (wiz_sets_get_type ())
G_DECLARE_FINAL_TYPE (WizSets, wiz_sets, WIZ, SETS, GtkBox)

void       wiz_sets_update (WizSets *self, const WizLook *look, int seat);
/** wiz_sets_key: turns in the set whose button shows the key @c (lower case). Returns: FALSE if none does */
gboolean   wiz_sets_key    (WizSets *self, gunichar c);

G_END_DECLS
