/* rules-pane.h: the rules, clause by clause, those of the present step first
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "core/game/rules.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/** GnClauseItem: a clause in the list; the clauses themselves live as long as the program */
#define GN_TYPE_CLAUSE_ITEM (gn_clause_item_get_type ())
G_DECLARE_FINAL_TYPE (GnClauseItem, gn_clause_item, GN, CLAUSE_ITEM, GObject)
const GnClause *gn_clause_item_get_clause (GnClauseItem *self);

/**
 * GnRulesPane:
 * Search, then what was asked for (a link from a refusal), then the clauses of the present step, then all by
 * topic. */
#define GN_TYPE_RULES_PANE (gn_rules_pane_get_type ())
G_DECLARE_FINAL_TYPE (GnRulesPane, gn_rules_pane, GN, RULES_PANE, GtkWidget)

void        gn_rules_pane_set_desk (GnRulesPane *self, GnTableModel *model);
void        gn_rules_pane_refresh  (GnRulesPane *self);
/** gn_rules_pane_show: puts the clause at the top, with those that go with it. Returns: FALSE if there is none of that
 * id */
gboolean    gn_rules_pane_show     (GnRulesPane *self, const char *clause);
/** gn_rules_pane_follow: as gn_rules_pane_show(), while the pane is to be seen and nothing is searched for */
void        gn_rules_pane_follow   (GnRulesPane *self, const char *clause);
void        gn_rules_pane_search   (GnRulesPane *self, const char *text);
GListModel *gn_rules_pane_get_model (GnRulesPane *self);

/** gn_rules_order: the clauses as the pane lists them: @asked (nullable) and what goes with it, @step (nullable,
 * space-separated ids), the others; @n_hot: how many of them stand out; (element-type GnClause) (transfer container)
 * (pure) */
GPtrArray  *gn_rules_order (const GnGame *game, const char *asked, const char *step, guint *n_hot);

G_END_DECLS
