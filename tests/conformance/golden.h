/* golden.h: the ways in which a match can end
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * golden_ending:
 * Tells how the match at @table ended, in words for a record's name: "zavandor-3-won", "…-tie-sale" (a tie-break
 * decided the first place), "…-shared", "…-tied", "…-stopped".
 *
 * Returns: (transfer full): the words; %NULL while the match goes on
 */
char *golden_ending (GnMatchTable *table);
/** golden_parts: splits a name into the game's id and the way it ended. Returns: the number of players */
guint golden_parts (const char *name, char **id, char **way);

G_END_DECLS
