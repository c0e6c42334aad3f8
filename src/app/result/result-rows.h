/* result-rows.h: parts of the result page: ranking, legend, tie-breaks
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "sheets/sheet.h"

G_BEGIN_DECLS

/** gn_result_ranking: fills @list with a row for each party or side, best first; FALSE if there is nothing to rank */
gboolean   gn_result_ranking (GtkListBox *list, const GnSheet *sheet);
/** gn_result_legend: fills @box with the meaning of each part of the bars */
void       gn_result_legend  (GtkFlowBox *box, const GnSheet *sheet);
/** gn_result_ties: fills @box with each step of the tie-break and all its figures; FALSE if there was no tie */
gboolean   gn_result_ties    (GtkBox *box, const GnSheet *sheet);

G_END_DECLS
