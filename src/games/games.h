/* games.h: the list of all games
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

/** gn_games_init: registers the games' data as GResources; call it once before anything else */
void gn_games_init (void);
/** gn_games: all games, terminated by %NULL; the ones on the shelf come first, in the order of the shelf */
const GnGame *const *gn_games (void);
/** gn_games_find: looks a game up by its id; %NULL if there is none */
const GnGame *gn_games_find (const char *id);
/** gn_games_on_shelf: %FALSE for the template, which is compiled and tested but never offered to players */
gboolean gn_games_on_shelf (const GnGame *game);

G_END_DECLS
