/* odds-pane.h: pane with odds and forecasts that the table may know
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
 * GnOddsPane:
 * The game's insights: chances as bars, forecasts as figures, hints as sentences. Chances are left out if the table
 * does not want them (property "odds", boolean).
 */
#define GN_TYPE_ODDS_PANE (gn_odds_pane_get_type ())
G_DECLARE_FINAL_TYPE (GnOddsPane, gn_odds_pane, GN, ODDS_PANE, GnContainer)

void       gn_odds_pane_set_model (GnOddsPane *self, GnTableModel *model);
void       gn_odds_pane_set_odds (GnOddsPane *self, gboolean odds);
void       gn_odds_pane_refresh  (GnOddsPane *self);

/** gn_insight_figure: the figure at the end of the line: "8–10", "20% (2 of 10)"; (transfer full), "" for a note
 * (pure) */
char      *gn_insight_figure (const GnInsight *insight);

G_END_DECLS
