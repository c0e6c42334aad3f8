/* game-pad.c: what the suite has to know of the score pad
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

const KnownGame pad_known = {
  .id = "pad",
  .preferred = { { "score", 8 }, { "bid", 8 }, { "made", 8 }, { "take", 4 }, { "place", 8 }, { "finish", 1 } },
  .usual = { "score.row" },
};
