/* golden.h: the ways a match can end, and which way one did
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * golden_ending:
 * How the match at @table ended, in words that name a record: "zavandor-3-won", "…-tie-sale" (a tie-break decided the
 * first place), "…-shared", "…-stopped". (transfer full); %NULL while it goes on
 */
char *golden_ending (GnMatchTable *table);
/** golden_parts: takes a name apart: the game's id, how it ends. Returns: the number of players */
guint golden_parts (const char *name, char **id, char **way);

G_END_DECLS
