/* players-page.h: page with the people who have played at these tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_PLAYERS_PAGE (gn_players_page_get_type ())
G_DECLARE_FINAL_TYPE (GnPlayersPage, gn_players_page, GN, PLAYERS_PAGE, AdwBin)

GtkWidget *gn_players_page_new     (void);
void       gn_players_page_refresh (GnPlayersPage *self);

G_END_DECLS
