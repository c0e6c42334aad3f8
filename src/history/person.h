/* person.h: what the index knows of a person: figures by game, streaks, partners, rivals, ratings
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/index.h"

G_BEGIN_DECLS

#define GN_RIVAL_MIN_PLAYS  3   /* head to head is shown from so many matches on */
#define GN_RATING_MIN_PLAYS 5   /* so are ratings */
#define GN_PERSON_PLACES    4   /* places counted one by one; the last count is of that place and all later ones */

/** GnFigure: the figures that are told of a person, each with its one definition */
typedef enum {
  GN_FIGURE_PLAYS,
  GN_FIGURE_WINS,
  GN_FIGURE_RATE,
  GN_FIGURE_PLACES,
  GN_FIGURE_MEAN_PLACE,
  GN_FIGURE_BEST,
  GN_FIGURE_MEAN,
  GN_FIGURE_SPREAD,
  GN_FIGURE_STREAK,
  GN_FIGURE_LONGEST,
  GN_FIGURE_FIRST,
  GN_FIGURE_LAST,
  GN_FIGURE_PARTNER,
  GN_FIGURE_HEAD_TO_HEAD,
  GN_FIGURE_RATING,
  GN_N_FIGURES,
} GnFigure;

/** gn_figure_name: what it is called in the user's language: "Win rate" */
const char *gn_figure_name       (GnFigure figure);
/** gn_figure_definition: what it means, one or two sentences in the user's language */
const char *gn_figure_definition (GnFigure figure);

/**
 * GnPersonSummary: one person
 * @name: as it is shown
 * @colour: chosen (core/library/names.h), or of the last match
 * @plays: matches that count (any kind but %GN_KIND_NONE)
 * @first, @last: Unix seconds: the start of the first and of the last match, also of one that does not count
 */
typedef struct {
  char  *name;
  guint8 colour;
  guint  plays;
  gint64 first, last;
} GnPersonSummary;

/**
 * GnPersonGame: one game, matches of one kind
 * @game: its id; @title: the name that was typed for a game that Gnomon has no rules for, or ""
 * @plays: matches that count; @wins: of these
 * @placed: matches with places; @places: how many times first, second, …; @place: the mean place
 * @scored: matches with points; @best: of the points; @mean; @spread: their standard deviation, 0 for fewer than two
 * @low: fewer points win: @best is the lowest figure
 * @last: Unix seconds
 */
typedef struct {
  char         *game, *title;
  GnHistoryKind kind;
  guint         plays, wins;
  guint         placed, places[GN_PERSON_PLACES];
  double        place;
  guint         scored;
  gint32        best;
  double        mean, spread;
  gboolean      low;
  gint64        last;
} GnPersonGame;

/** GnPersonStreak: wins in a row, in matches of one kind; @current: up to the last match */
typedef struct {
  guint current, longest;
} GnPersonStreak;

/**
 * GnPersonOther: another person, as a partner or as a rival
 * @plays: matches on one side, or matches in which one of the two finished above the other, or both equal
 * @wins: of partners: won together
 * @above, @below, @ties: of rivals: how often the person finished above the other one, below, or equal
 * @last: Unix seconds
 */
typedef struct {
  char  *name;
  guint8 colour;
  guint  plays, wins;
  guint  above, below, ties;
  gint64 last;
} GnPersonOther;

/**
 * GnRivalGame: a game that two people played against each other
 * @plays: matches in which one of the two finished above the other, or both equal: @above, @below, @ties as seen
 *   from the first one
 * @wins, @other_wins: of these: how many each of them won
 */
typedef struct {
  char  *game, *title;
  guint  plays, above, below, ties, wins, other_wins;
  gint64 last;
} GnRivalGame;

/** GnPersonRating: of a game; @mu: the strength, @sigma: how uncertain it is */
typedef struct {
  char  *game, *title;
  guint  plays;
  double mu, sigma;
} GnPersonRating;

/** gn_history_index_people: everybody in a readable record, the last played first; (transfer full) (element-type
 * GnPersonSummary) */
GArray        *gn_history_index_people   (GnHistoryIndex *self);
/** gn_history_index_person: %FALSE if the index has nobody called @name. @summary: (out caller-allocates): to be
 * cleared with g_free() of its name */
gboolean       gn_history_index_person   (GnHistoryIndex *self, const char *name, GnPersonSummary *summary);
/** gn_history_index_games: the games of @name, most matches first; (transfer full) (element-type GnPersonGame) */
GArray        *gn_history_index_games    (GnHistoryIndex *self, const char *name);
GnPersonStreak gn_history_index_streak   (GnHistoryIndex *self, const char *name, GnHistoryKind kind);
/** gn_history_index_partners: who was on the side of @name in matches of that kind, the most frequent first; (transfer
 * full) (element-type GnPersonOther) */
GArray        *gn_history_index_partners (GnHistoryIndex *self, const char *name, GnHistoryKind kind);
/** gn_history_index_rivals: who played against @name at least @least times, the most frequent first; (transfer full)
 * (element-type GnPersonOther) */
GArray        *gn_history_index_rivals   (GnHistoryIndex *self, const char *name, guint least);
/** gn_history_index_rivalry: the games of two people against each other, most matches first; (transfer full)
 * (element-type GnRivalGame) */
GArray        *gn_history_index_rivalry  (GnHistoryIndex *self, const char *name, const char *other);
/** gn_history_index_duels: those matches, the latest first; (transfer full) (element-type GnHistoryPlace) */
GArray        *gn_history_index_duels    (GnHistoryIndex *self, const char *name, const char *other);
/** gn_history_index_ratings: of @name in each game with at least @least matches, best first; (transfer full)
 * (element-type GnPersonRating) */
GArray        *gn_history_index_ratings  (GnHistoryIndex *self, const char *name, guint least);

G_END_DECLS
