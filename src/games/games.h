/* games.h: which games there are
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"

G_BEGIN_DECLS

/** gn_games_init: registers the games' data; call once before anything else */
void gn_games_init (void);
/** gn_games: every game there is, ended by NULL; those on the shelf first, in its order */
const GnGame *const *gn_games (void);
/** gn_games_find: by id, or NULL */
const GnGame *gn_games_find (const char *id);
/** gn_games_on_shelf: the template is compiled and tested, but nobody plays it */
gboolean gn_games_on_shelf (const GnGame *game);

G_END_DECLS
