/* game-figures.h: what the index knows of a game: by month, people, length, points by place, seats, records
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/index.h"

G_BEGIN_DECLS

/** GnGameFigure: the figures that are told of every game, each with its one definition */
typedef enum {
  GN_GAME_MATCHES,
  GN_GAME_MONTHS,
  GN_GAME_PEOPLE,
  GN_GAME_LENGTH,
  GN_GAME_PLACES,
  GN_GAME_SEATS,
  GN_GAME_ERROR,
  GN_GAME_RECORDS,
  GN_N_GAME_FIGURES,
} GnGameFigure;

/** gn_game_figure_name: what it is called in the user's language */
const char *gn_game_figure_name       (GnGameFigure figure);
/** gn_game_figure_definition: what it means, one or two sentences in the user's language */
const char *gn_game_figure_definition (GnGameFigure figure);

/**
 * GnGameSummary: a game that was played
 * @game: its id; @title: the name that was typed for a game that Gnomon has no rules for, or ""
 * @plays: matches that count (any kind but %GN_KIND_NONE)
 * @first, @last: Unix seconds: the start of the first and of the last match, also of one that does not count
 */
typedef struct {
  char  *game, *title;
  guint  plays;
  gint64 first, last;
} GnGameSummary;

/** GnGameMonth: @month: 1 to 12; @n: matches that count */
typedef struct {
  guint year, month, n;
} GnGameMonth;

/** GnGamePerson: @best: of the points, if @scored matches have any */
typedef struct {
  char  *name;
  guint8 colour;
  guint  plays, wins, scored;
  gint32 best;
  gint64 last;
} GnGamePerson;

/** GnGameLength: how long matches of so many players took, in seconds */
typedef struct {
  guint  seats, n;
  double mean;
  gint64 least, most;
} GnGameLength;

/** GnGamePlace: the points of all who came to a place */
typedef struct {
  guint  place, n;
  double mean;
  gint32 least, most;
} GnGamePlace;

/**
 * GnGameSeat:
 * @seat: from 0; -1: the start player
 * @n: matches against each other with a winner
 * @rate: the share of the wins; a win of several is divided among them
 * @fair: the share that equal seats would have
 * @error: the standard error of @rate - @fair; 0 for fewer than two matches
 */
typedef struct {
  int    seat;
  guint  n;
  double rate, fair, error;
} GnGameSeat;

typedef enum {
  GN_RECORD_POINTS,
  GN_RECORD_LEAD,
  GN_RECORD_SHORTEST,
  GN_RECORD_LONGEST,
  GN_N_RECORDS,
} GnRecordKind;

/**
 * GnGameRecord: the best of all matches
 * @id: of the match, the first with this figure
 * @name: who has it; "" for a length
 * @value: points, or seconds
 * @low: fewer points win
 * @started: Unix seconds
 */
typedef struct {
  GnRecordKind kind;
  gint64       id, value, started;
  char        *name;
  gboolean     low;
} GnGameRecord;

/** GnRecordBroken: @now is of the match, @before is the record that it broke */
typedef struct {
  GnGameRecord now, before;
} GnRecordBroken;

#define GN_RECORD_MIN_PLAYS 3   /* so many matches came before a record that is told */

/** gn_history_index_played: all games that were played, the last played first; (transfer full) (element-type
 * GnGameSummary) */
GArray  *gn_history_index_played  (GnHistoryIndex *self);
/** gn_history_index_game: %FALSE if it was never played. @summary: (out caller-allocates): to be cleared with
 * gn_game_summary_clear() */
gboolean gn_history_index_game    (GnHistoryIndex *self, const char *game, const char *title, GnGameSummary *summary);
void     gn_game_summary_clear    (GnGameSummary *summary);
/* In all of these @game and @title are those of a #GnGameSummary, and the answer is (transfer full). */
/** gn_history_index_months: from the first month with a match to the last, also those between without one;
 * (element-type GnGameMonth) */
GArray  *gn_history_index_months  (GnHistoryIndex *self, const char *game, const char *title);
/** gn_history_index_players: most matches first; (element-type GnGamePerson) */
GArray  *gn_history_index_players (GnHistoryIndex *self, const char *game, const char *title);
/** gn_history_index_lengths: by number of players; (element-type GnGameLength) */
GArray  *gn_history_index_lengths (GnHistoryIndex *self, const char *game, const char *title);
/** gn_history_index_points: by place; (element-type GnGamePlace) */
GArray  *gn_history_index_points  (GnHistoryIndex *self, const char *game, const char *title);
/** gn_history_index_seats: the start player first, if the game tells who that was, then the seats; (element-type
 * GnGameSeat) */
GArray  *gn_history_index_seats   (GnHistoryIndex *self, const char *game, const char *title);
/** gn_history_index_records: (element-type GnGameRecord) */
GArray  *gn_history_index_records (GnHistoryIndex *self, const char *game, const char *title);
/** gn_history_index_broken: the records that the match in @file broke: of all earlier matches of the same game with the
 * same options, set and number of seats, if there were enough; (transfer full) (element-type GnRecordBroken) */
GArray  *gn_history_index_broken  (GnHistoryIndex *self, GFile *file);

G_END_DECLS
