/* played.h: matches played at random, whose sheets are tested
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * played:
 * @match: (transfer full): the people of @names are its players
 * @deal: fills the seed for what the app deals
 * @choice: the seed for the choice among legal moves
 * @steps: number of entries, unless the match ends earlier
 *
 * Plays a match at random.
 *
 * Returns: (transfer full): its table
 */
GnMatchTable *played (GnMatch *match, const char *const names[], guint deal, guint choice, guint steps);

/** parsed: parses @text (transfer full) as JSON; (transfer full) */
JsonNode     *parsed (char *text);

G_END_DECLS
