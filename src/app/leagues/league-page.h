/* league-page.h: page with the standings of one league
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_LEAGUE_PAGE (gn_league_page_get_type ())
/** GnLeaguePage: activates win.person, win.rivalry, win.open, win.public, win.leagues; has the actions league.print,
 * league.edit, league.delete, league.playoffs, league.end-playoffs, and those of GnBracketView */
G_DECLARE_FINAL_TYPE (GnLeaguePage, gn_league_page, GN, LEAGUE_PAGE, AdwBin)

GtkWidget  *gn_league_page_new    (void);
/** gn_league_page_show: %FALSE if there is no league with this id that can be used */
gboolean    gn_league_page_show   (GnLeaguePage *self, const char *id);
/** gn_league_page_get_id, gn_league_page_get_name: of the league that is shown; (transfer none) */
const char *gn_league_page_get_id   (GnLeaguePage *self);
const char *gn_league_page_get_name (GnLeaguePage *self);

G_END_DECLS
