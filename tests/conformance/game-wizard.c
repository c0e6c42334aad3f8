/* game-wizard.c: what the suite has to know of The Wizard Always Wins
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

const KnownGame wizard_known = {
  .id = "wizard",
  .preferred = { { "turn-in", 6 } },
  .endings = { "2-won", "3-won", "5-won", "3-certain", "4-stopped" },
};
