/* game-page.h: page with the figures of one game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_GAME_PAGE (gn_game_page_get_type ())
/** GnGamePage: activates win.person, win.open, win.games. Matches are replayed in the background while it is shown */
G_DECLARE_FINAL_TYPE (GnGamePage, gn_game_page, GN, GAME_PAGE, AdwBin)

GtkWidget *gn_game_page_new  (void);
/** gn_game_page_show: the figures of @game, an id; @title: what was typed for a game without rules, or "" */
void       gn_game_page_show (GnGamePage *self, const char *game, const char *title);
/** gn_game_page_is_gathering: returns whether matches are being replayed for it */
gboolean   gn_game_page_is_gathering (GnGamePage *self);

G_END_DECLS
