/* game-name.h: entry for the name of the game that is played, where one game scores any game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "app/model/draft.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnGameName:
 * Offers the names entered before, each with the options it was last played with, and the components that the game's
 * first option offers by name.
 */
#define GN_TYPE_GAME_NAME (gn_game_name_get_type ())
G_DECLARE_FINAL_TYPE (GnGameName, gn_game_name, GN, GAME_NAME, GnContainer)

/** gn_game_name_show: shows the name in @draft; hides the widget if its game has only its own name */
void gn_game_name_show (GnGameName *self, GnDraft *draft);

G_END_DECLS
