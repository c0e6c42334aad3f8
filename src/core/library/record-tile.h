/* record-tile.h: what the set in a record has as the picture of a game that the host made up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

/**
 * gn_record_tile:
 * @line: the first line of a record as Gnomon writes it; in another order nothing is looked for
 * @title: what was played
 *
 * Looks for the component that was chosen for the match, and whether it is called @title: its picture in base64, or
 * else "COLOR-LETTER". Neither is checked but for its length and the color.
 *
 * Returns: (transfer full) (nullable)
 */
char *gn_record_tile (const char *line, gsize length, const GnGame *game, const char *title);

G_END_DECLS
