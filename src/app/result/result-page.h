/* result-page.h: page with the result, final or so far: places, ties, charts, scoresheet
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnResultPage:
 * Signals:
 *  - "left": back to the table
 *  - "undo": back to the table, without its last entry
 */
#define GN_TYPE_RESULT_PAGE (gn_result_page_get_type ())
G_DECLARE_FINAL_TYPE (GnResultPage, gn_result_page, GN, RESULT_PAGE, AdwBin)

GtkWidget *gn_result_page_new     (GnMatchTable *table);
/** gn_result_page_grab: focuses the headline after the end, where Enter does nothing; before it, the way back */
void       gn_result_page_grab (GnResultPage *self);
void       gn_result_page_refresh (GnResultPage *self);
/** gn_result_page_is_asking: it does not know yet whether the match broke a record */
gboolean   gn_result_page_is_asking (GnResultPage *self);

G_END_DECLS
