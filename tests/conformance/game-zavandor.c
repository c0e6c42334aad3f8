/* game-zavandor.c: what the suite has to know of The Gnomes of Zavandor
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

const KnownGame zavandor_known = {
  .id = "zavandor",
  .preferred = { { "item", 6 }, { "tile", 4 } },
  .is_lenient = TRUE,   /* a level that should not be on top yet is only remarked on (ZAV-142) */
  /* each player count has its own threshold */
  .endings = { "2-won", "3-won", "4-won", "3-tie", "3-shared", "4-stopped" },
};
