/* league-words.h: a league in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/league.h"

G_BEGIN_DECLS

/** gn_league_kind_text: "Round robin"; (transfer none) */
const char *gn_league_kind_text (GnLeagueKind kind);
/** gn_league_day: "Nov 20, 2026", "" of none; (transfer full) */
char       *gn_league_day       (guint32 day);
/** gn_league_games: "Zavandor, Skat", or that all count; (transfer full) */
char       *gn_league_games     (const GnLeague *league);
/** gn_league_summary: "Round robin · since Nov 20, 2026 · Skat · 12 matches"; @n_matches: -1 if they are not counted
 * yet; (transfer full) */
char       *gn_league_summary   (const GnLeague *league, int n_matches);
/** gn_league_standing: a player with the place: "1. Ann"; (transfer full) */
char       *gn_league_standing  (const GnStanding *standing);
/** gn_league_cells: the figures of a row, as many as gn_league_heads() has names; (transfer full) */
GStrv       gn_league_cells     (const GnLeague *league, const GnStanding *standing);
GStrv       gn_league_heads     (const GnLeague *league);
/** gn_league_pair: "Ann – Ben"; (transfer full) */
char       *gn_league_pair      (const char *one, const char *other);
/** gn_league_score: "2½ – ½", a tie being half for each; (transfer full) */
char       *gn_league_score     (const GnMeetings *meetings);

G_END_DECLS
