/* playoffs-dialog.h: dialog that chooses who is in the playoffs of a league, and in which order
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "history/league.h"

G_BEGIN_DECLS

#define GN_TYPE_PLAYOFFS_DIALOG (gn_playoffs_dialog_get_type ())
G_DECLARE_FINAL_TYPE (GnPlayoffsDialog, gn_playoffs_dialog, GN, PLAYOFFS_DIALOG, GnAsk)

/**
 * gn_playoffs_dialog_open: asks in the window of @widget, and saves the league
 * @standings: (element-type GnStanding): of the league; the first of them are proposed
 */
void gn_playoffs_dialog_open (GtkWidget *widget, GnHistoryIndex *index, const GnLeague *league,
                              const GArray *standings);

G_END_DECLS
