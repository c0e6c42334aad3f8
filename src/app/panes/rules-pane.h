/* rules-pane.h: pane with the rules, clause by clause; those of the current step first
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "core/game/rules.h"
#include "panels/layout/container.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/** GnClauseItem: a clause in the list; clauses are never freed */
#define GN_TYPE_CLAUSE_ITEM (gn_clause_item_get_type ())
G_DECLARE_FINAL_TYPE (GnClauseItem, gn_clause_item, GN, CLAUSE_ITEM, GObject)

/**
 * GnRulesPane:
 * Shows the search first, then the requested clauses (from a link in a refusal), then those of the current step, then
 * all by topic.
 */
#define GN_TYPE_RULES_PANE (gn_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (GnRulesPane, gn_rules_pane, GN, RULES_PANE, GnContainer)

void        gn_rules_pane_set_model (GnRulesPane *self, GnTableModel *model);
void        gn_rules_pane_refresh  (GnRulesPane *self);
/** gn_rules_pane_show: puts the clause and its related clauses at the top. Returns: FALSE if there is no clause of
 * that id */
gboolean    gn_rules_pane_show     (GnRulesPane *self, const char *clause);
/** gn_rules_pane_follow: the same as gn_rules_pane_show(), but only while the pane is visible and no search is
 * active */
void        gn_rules_pane_follow   (GnRulesPane *self, const char *clause);

/** gn_rules_order: the clauses in the order of the pane: @asked (nullable) and its related clauses, @step
 * (nullable, space-separated ids), then the others; @n_hot: number of highlighted clauses; (element-type GnClause)
 * (transfer container) (pure) */
GPtrArray  *gn_rules_order (const GnGame *game, const char *asked, const char *step, guint *n_hot);

G_END_DECLS
