/* league.h: standings of a league or an evening, and who has met whom
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/leagues.h"
#include "history/bracket.h"

G_BEGIN_DECLS

/** GnLeagueFigure: what is told of a league, each with its one definition */
typedef enum {
  GN_LEAGUE_MATCHES,
  GN_LEAGUE_RANK,
  GN_LEAGUE_POINTS,
  GN_LEAGUE_WINS,
  GN_LEAGUE_HEAD_TO_HEAD,
  GN_LEAGUE_COUNTED,    /* only with a limit of results */
  GN_LEAGUE_GRID,       /* only in a round robin, like the next one */
  GN_LEAGUE_DUE,
  GN_LEAGUE_BRACKET,    /* only with playoffs */
  GN_N_LEAGUE_FIGURES,
} GnLeagueFigure;

/** gn_league_figure_applies: returns whether @league tells the figure */
gboolean    gn_league_figure_applies    (GnLeagueFigure figure, const GnLeague *league);
/** gn_league_figure_name: what it is called in the user's language */
const char *gn_league_figure_name       (GnLeagueFigure figure);
/** gn_league_figure_definition: what it means in @league, in the user's language; (transfer full) */
char       *gn_league_figure_definition (GnLeagueFigure figure, const GnLeague *league);

/**
 * GnStanding: a player's row
 * @colour: chosen (core/library/names.h), or of the last match that counts
 * @plays, @wins: of matches against each other
 * @points: of the best results, or of all
 * @counted: how many results these are
 * @level: what the tie among those with equal points and wins is broken by: how much more often above the others of
 *   them than below; 0 if there is no tie
 * @rank: the same for those who share it; 0 without a match
 */
typedef struct {
  char  *name;
  guint8 colour;
  guint  plays, wins, points, counted, rank;
  int    level;
} GnStanding;

/**
 * gn_history_index_standings:
 * @level: break ties by head to head, too
 * @matches: (out) (optional) (transfer full): (element-type GnHistoryPlace): those that count, the earliest first
 *
 * Returns: (transfer full) (element-type GnStanding): by rank, then by name, at the end those of the league's players
 * without a match
 */
GArray     *gn_history_index_standings  (GnHistoryIndex *self, const GnLeague *league, gboolean level,
                                         GArray **matches);

/** GnMeetings: how often one of two finished above the other, below, and level; on the same side they do not meet */
typedef struct {
  guint above, below, ties;
} GnMeetings;

/** GnLeagueTable: @matches: (element-type GnHistoryPlace): those that count, or of a knock-out those that decided;
 * @standings: (element-type GnStanding): none of a knock-out */
typedef struct {
  GArray     *matches, *standings;
  GnMeetings *meetings;   /* of each with each in a round robin, otherwise %NULL */
  GnBracket  *bracket;    /* or %NULL */
} GnLeagueTable;

/** gn_history_index_league: all that is told of a league; (transfer full) */
GnLeagueTable    *gn_history_index_league  (GnHistoryIndex *self, const GnLeague *league);
void              gn_league_table_free     (GnLeagueTable *table);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnLeagueTable, gn_league_table_free)
/** gn_league_table_meetings: of two of the standings, seen from @one; (transfer none) */
const GnMeetings *gn_league_table_meetings (const GnLeagueTable *table, guint one, guint other);
/** gn_league_table_due: how often the two still have to meet */
guint             gn_league_table_due      (const GnLeagueTable *table, const GnLeague *league, guint one, guint other);

G_END_DECLS
