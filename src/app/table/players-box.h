/* players-box.h: the players beside the table, or in a strip above it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnPlayersBox:
 * A column in which all players' cards are as high as each other, or a strip in which everything is as wide. The
 * places depend on the room and on the number of players only, never on what the cards show.
 */
#define GN_TYPE_PLAYERS_BOX (gn_players_box_get_type ())
G_DECLARE_FINAL_TYPE (GnPlayersBox, gn_players_box, GN, PLAYERS_BOX, GnContainer)

/** gn_players_box_add: @card: a player's card; FALSE: what stands above or below them, as high as it needs */
void gn_players_box_add       (GnPlayersBox *self, GtkWidget *child, gboolean card);
/** gn_players_box_set_strip: @strip: a strip instead of a column; @spacing: pixels between the cards */
void gn_players_box_set_strip (GnPlayersBox *self, gboolean strip, int spacing);

G_END_DECLS
