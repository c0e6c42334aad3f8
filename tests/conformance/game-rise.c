/* game-rise.c: what the suite has to know of Rise of the Gnomes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

const KnownGame rise_known = {
  .id = "rise",
  .endings = {
    "2-gnomes", "4-gnomes", "5-stopped",
    /* from a position in the last turn: aimless play does not come there */
    "3-won", "3-gnomes", "3-level", "3-shared", "3-tie",
  },
};
