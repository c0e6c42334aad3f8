/* moves-pane.h: pane with all possible moves, to browse and to search
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "panels/layout/container.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnMovesPane:
 * A group for each verb: things with their numbers beside them, things alone, or the verb itself. Impossible moves
 * are dimmed and give the reason. During a search, one list of all matches.
 */
#define GN_TYPE_MOVES_PANE (gn_moves_pane_get_type ())
G_DECLARE_FINAL_TYPE (GnMovesPane, gn_moves_pane, GN, MOVES_PANE, GnContainer)

void       gn_moves_pane_set_model (GnMovesPane *self, GnTableModel *model);
/** gn_moves_pane_refresh: postponed while the pane is hidden; the pane then refreshes once when it is shown */
void       gn_moves_pane_refresh  (GnMovesPane *self);

G_END_DECLS
