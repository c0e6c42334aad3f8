/* league-board.h: the standings or the playoffs of a league for a second screen, readable from three meters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"

G_BEGIN_DECLS

#define GN_TYPE_LEAGUE_BOARD (gn_league_board_get_type ())
/** GnLeagueBoard: follows the records and the league. Property: "title" (string, readable): the name of the league,
 * %NULL once there is none any more that can be shown */
G_DECLARE_FINAL_TYPE (GnLeagueBoard, gn_league_board, GN, LEAGUE_BOARD, AdwBin)

/** gn_league_board_new: of the league with this id */
GtkWidget  *gn_league_board_new    (const char *id);
/** gn_league_board_get_id: (transfer none) */
const char *gn_league_board_get_id (GnLeagueBoard *self);

G_END_DECLS
