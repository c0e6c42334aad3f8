/* result-table.h: tables of the result page: figures of the match, rows of the scoresheet, milestones
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "sheets/sheet.h"

G_BEGIN_DECLS

/* Each function replaces the contents of @box, and returns FALSE if there is nothing to show. */
/** gn_result_figures: the known figures of the whole table */
gboolean gn_result_figures    (GtkBox *box, const GnSheet *sheet);
/** gn_result_table: players side by side, for games without places and so without a ranking */
gboolean gn_result_table      (GtkBox *box, const GnSheet *sheet);
/** gn_result_thinking: how long each player has thought, with a bar; nothing in records without times */
gboolean gn_result_thinking   (GtkBox *box, const GnSheet *sheet);
/** gn_result_milestones: important events, each with its round or turn */
gboolean gn_result_milestones (GtkBox *box, const GnSheet *sheet);

G_END_DECLS
