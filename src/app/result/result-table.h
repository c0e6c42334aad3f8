/* result-table.h: the result page's tables: figures of the match, every row of the scoresheet, milestones
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "sheets/sheet.h"

G_BEGIN_DECLS

/* Each fills @box anew; FALSE: there is nothing to show. */
/** gn_result_figures: what is known of the whole table */
gboolean gn_result_figures    (GtkBox *box, const GnSheet *sheet);
/** gn_result_table: players side by side, where there are no places and so no ranking */
gboolean gn_result_table      (GtkBox *box, const GnSheet *sheet);
/** gn_result_milestones: what happened, with its round or turn */
gboolean gn_result_milestones (GtkBox *box, const GnSheet *sheet);

G_END_DECLS
