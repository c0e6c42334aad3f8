/* game-gnomes-wizards.c: what the suite has to know of Gnômes & Wizards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

const KnownGame gnomes_wizards_known = {
  .id = "gnomes-wizards",
  .preferred = { { "assign", 12 }, { "accept-board", 200 } },
  .endings = {
    "2-won", "3-won",   /* teams, every tribe for itself */
    "4-won", "3-stopped",
    "2-won+elimination", "2-tie+hp", "2-tie+crystals", "4-shared",   /* from a position */
  },
};
