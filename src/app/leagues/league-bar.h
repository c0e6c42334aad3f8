/* league-bar.h: tells below a page which league was changed last, and undoes it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define GN_TYPE_LEAGUE_BAR (gn_league_bar_get_type ())
/** GnLeagueBar: hidden while there is nothing to undo. Activates leagues.undo */
G_DECLARE_FINAL_TYPE (GnLeagueBar, gn_league_bar, GN, LEAGUE_BAR, GtkBox)

/** gn_league_bar_install: gives a page the action leagues.undo, and Ctrl+Z for it */
void gn_league_bar_install (GtkWidgetClass *page);

G_END_DECLS
