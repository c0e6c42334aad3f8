/* referee-new.h: setting up tables with the protocol's "new"
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

/** gn_referee_make_table: sets up the table that @asked describes. Returns: (transfer full): the table, or %NULL with
 * the answer in @refused */
GnMatchTable *gn_referee_make_table (JsonObject *asked, JsonObject **refused);
/** gn_referee_dealer: reads a dealer, "box" or "app". Returns: FALSE with the answer in @refused */
gboolean      gn_referee_dealer     (JsonNode *node, GnDealer *dealer, JsonObject **refused);

G_END_DECLS
