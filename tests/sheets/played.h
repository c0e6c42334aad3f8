/* played.h: matches played at random, whose sheets are looked at
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * played:
 * @match: (transfer full): the people of @names sit down at it
 * @deal: fills the seed of what the app deals
 * @choice: by which of the legal moves each is chosen
 * @steps: as many entries, or until it is over
 *
 * Returns: (transfer full): its table
 */
GnMatchTable *played (GnMatch *match, const char *const names[], guint deal, guint choice, guint steps);

/** parsed: @text (transfer full) is JSON; (transfer full) */
JsonNode     *parsed (char *text);

G_END_DECLS
