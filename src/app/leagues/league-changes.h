/* league-changes.h: changes of leagues: carried out, and the last one undone, for all windows
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/library/leagues.h"

G_BEGIN_DECLS

#define GN_TYPE_LEAGUE_CHANGES (gn_league_changes_get_type ())
/** GnLeagueChanges: one for the program. Signals: "changed": a league is another one now, or gone, or can no longer be
 * undone */
G_DECLARE_FINAL_TYPE (GnLeagueChanges, gn_league_changes, GN, LEAGUE_CHANGES, GObject)

/** gn_league_changes_get: (transfer none) */
GnLeagueChanges *gn_league_changes_get    (void);
/** gn_league_changes_text: what was changed last; %NULL if there is nothing to undo */
const char      *gn_league_changes_text   (GnLeagueChanges *self);
/** gn_league_changes_save: saves @league, or complains in the window of @widget. @text: (transfer full): what was done.
 * %FALSE if it was not saved */
gboolean         gn_league_changes_save   (GnLeagueChanges *self, GtkWidget *widget, GnLeague *league, char *text);
/** gn_league_changes_delete: deletes it, or complains in the window of @widget */
void             gn_league_changes_delete (GnLeagueChanges *self, GtkWidget *widget, const GnLeague *league);
/** gn_league_changes_guard: closes @dialog, a GnAsk, when somebody is forgotten or called otherwise: what it saves has
 * names */
void             gn_league_changes_guard  (GtkWidget *dialog);
/** gn_league_changes_undo: undoes the last change, if there is one */
void             gn_league_changes_undo   (GnLeagueChanges *self, GtkWidget *widget);

G_END_DECLS
