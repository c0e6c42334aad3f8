/* games-page.h: page with the games that were played
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_GAMES_PAGE (gn_games_page_get_type ())
/** GnGamesPage: activates win.game */
G_DECLARE_FINAL_TYPE (GnGamesPage, gn_games_page, GN, GAMES_PAGE, AdwBin)

GtkWidget *gn_games_page_new     (void);
/** gn_games_page_refresh: reads the index again, and shows all of it */
void       gn_games_page_refresh (GnGamesPage *self);

G_END_DECLS
