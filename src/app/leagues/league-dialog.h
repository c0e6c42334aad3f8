/* league-dialog.h: dialog that makes or changes a league
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "history/league.h"

G_BEGIN_DECLS

#define GN_TYPE_LEAGUE_DIALOG (gn_league_dialog_get_type ())
/** GnLeagueDialog: saves the league itself (league-changes.h), and shows the page of a new one: activates win.league */
G_DECLARE_FINAL_TYPE (GnLeagueDialog, gn_league_dialog, GN, LEAGUE_DIALOG, GnAsk)

/** gn_league_dialog_open: @widget: a page; @index: up to date; @league: as it is, a new one without an id */
void gn_league_dialog_open (GtkWidget *widget, GnHistoryIndex *index, const GnLeague *league);

G_END_DECLS
