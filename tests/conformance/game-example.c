/* game-example.c: what the suite has to know of the toy market: the thing to copy
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

const KnownGame example_known = {
  .id = "example",
  .preferred = { { "take", 3 } },
  .endings = { "2-won", "4-won", "4-tie", "3-shared", "3-stopped" },
};
