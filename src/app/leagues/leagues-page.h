/* leagues-page.h: page with all leagues
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_LEAGUES_PAGE (gn_leagues_page_get_type ())
/** GnLeaguesPage: activates win.league, win.history */
G_DECLARE_FINAL_TYPE (GnLeaguesPage, gn_leagues_page, GN, LEAGUES_PAGE, AdwBin)

GtkWidget *gn_leagues_page_new     (void);
/** gn_leagues_page_refresh: reads the folder again */
void       gn_leagues_page_refresh (GnLeaguesPage *self);

G_END_DECLS
