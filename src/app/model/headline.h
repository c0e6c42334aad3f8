/* headline.h: which of an entry's facts tells what was done
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * gn_headline:
 * @move: the move that was entered
 * @facts: (element-type GnSay): what somebody may read of what followed, in order
 *
 * Returns: the index of the fact that tells who made @move and names what it names ("Berta buys the Tide ring for 2
 *   rubies"), or -1 if none does: then the words of the move tell it better than any fact (pure)
 */
int gn_headline (const GnMatch *match, const GnMove *move, GArray *facts);

G_END_DECLS
