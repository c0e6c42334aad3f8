/* why-popover.h: popover that explains why a move is not possible
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnWhyPopover:
 * Shows what is lacking for each possible target, the clause in plain words with a link to the Rules pane, and the
 * closest possible move.
 */
#define GN_TYPE_WHY_POPOVER (gn_why_popover_get_type ())
G_DECLARE_FINAL_TYPE (GnWhyPopover, gn_why_popover, GN, WHY_POPOVER, GtkPopover)

GtkWidget  *gn_why_popover_new  (void);
/** gn_why_popover_explain: @why: (nullable): the refusal, if it is known already. Returns: FALSE if @move is
 * possible after all */
gboolean    gn_why_popover_explain (GnWhyPopover *self, GnTableModel *model, const GnMove *move, const GnSay *why);

/** gn_nearest_way: the refused move with one argument changed as little as possible to make it lawful; FALSE if
 * there is none (pure) */
gboolean    gn_nearest_way (GnTableModel *model, const GnMove *refused, GnMove *near);
/** gn_way_there: the smallest lawful move that would give its seat what the refused one lacks. FALSE if no single
 * move does (pure) */
gboolean    gn_way_there   (GnTableModel *model, const GnMove *refused, GnMove *first);

G_END_DECLS
