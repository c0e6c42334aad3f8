/* game-invasion.c: what the suite has to know of Gnome Invasion
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

const KnownGame invasion_known = {
  .id = "invasion",
  .endings = {
    "2-won", "3-won", "3-letters", "4-letters", "6-letters", "3-conceded", "4-stopped",
    "2-letters",   /* rooms enough, and the sixth letter in the same turn (INV-R30) */
  },
};
