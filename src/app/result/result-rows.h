/* result-rows.h: the parts of the result page: ranking, legend, how a tie was broken
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "sheets/sheet.h"

G_BEGIN_DECLS

/** gn_result_ranking: a row a party, best first, into @list */
void       gn_result_ranking (GtkListBox *list, const GnSheet *sheet);
/** gn_result_legend: what the parts of the bars are, into @box */
void       gn_result_legend  (GtkFlowBox *box, const GnSheet *sheet);
/** gn_result_ties: each step with every figure, into @box; FALSE: there was no tie */
gboolean   gn_result_ties    (GtkBox *box, const GnSheet *sheet);
/** gn_result_headline: "Berta wins" */
char      *gn_result_headline (const GnSheet *sheet);
/** gn_result_reason: the line below it */
char      *gn_result_reason   (const GnSheet *sheet);

G_END_DECLS
