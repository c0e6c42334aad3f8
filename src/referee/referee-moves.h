/* referee-moves.h: moves entered, asked about and typed through the protocol
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/* Each returns the answer (transfer full). */
JsonObject *gn_referee_do       (GnMatchTable *table, JsonObject *asked, int viewer);
JsonObject *gn_referee_say      (GnMatchTable *table, JsonObject *asked, int viewer);
/** gn_referee_complete: the possible continuations of typed text */
JsonObject *gn_referee_complete (GnMatchTable *table, JsonObject *asked, int viewer);
JsonObject *gn_referee_ask      (GnMatchTable *table, JsonObject *asked, int viewer);
JsonObject *gn_referee_check    (GnMatchTable *table, JsonObject *asked, int viewer);
JsonObject *gn_referee_legal    (GnMatchTable *table, JsonObject *asked, int viewer);
JsonObject *gn_referee_deal     (GnMatchTable *table, int viewer);

/** gn_referee_viewer: reads a viewer: a seat, "public" or "all". Returns: FALSE with the answer in @refused */
gboolean    gn_referee_viewer   (const GnMatch *match, JsonNode *node, int *viewer, JsonObject **refused);
/** gn_answer_set_prompt: adds who does what now */
void        gn_answer_set_prompt (JsonObject *answer, GnMatchTable *table, int viewer);

G_END_DECLS
