/* balance.h: many matches of one game by sensible players: what comes of them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/base/rng.h"
#include "core/game/scoresheet.h"

G_BEGIN_DECLS

/**
 * Scenario: a way to set a table
 * @title: what stands in the report
 * @options: "letters=mixed rooms-per-player=4", "tribe.1=imblasham" for the second seat alone; "" is as the rules have
 * it
 * @least, @most: numbers of players it is for
 */
typedef struct {
  const char *title;
  const char *options;
  guint       least, most;
} Scenario;

/**
 * Measures: what a policy counts besides: sums over all matches, in the order in which they were first named
 * @times: how often it was measured, where that is not once a match: then the mean of these is told
 */
#define MOST_MEASURES 160
typedef struct {
  guint       n;
  const char *name[MOST_MEASURES];   /* static */
  double      sum[MOST_MEASURES];
  guint       times[MOST_MEASURES];
} Measures;

/** measure_add: @name is kept, not copied */
void measure_add (Measures *measures, const char *name, double value);
/** measure_mean: one of the measurements of @name, of which there are as many as there are; @name is kept, not copied
 */
void measure_mean (Measures *measures, const char *name, double value);
/** measure_of: the sum, 0 where nothing was counted */
double measure_of (const Measures *measures, const char *name);

/**
 * Policy: how people play a game
 * @game: its id, or %NULL: any game (the aimless policy)
 * @scenarios: ended by an empty one
 * @team: all see each other's secrets, since all play for one: choose() gets the state as it is, which of what nobody
 *   has seen knows nothing. Otherwise it gets what the seat knows that decides
 * @answer: may @seat, whose turn it is not, want to say one of @legal now? Its index, or the number of them: no. Asked
 * before whoever must decide; NULL: nobody is asked out of turn
 * @watch: counts what the score sheet does not tell, move by move; the last one ends the match. Or %NULL
 * @choose: which of @legal is said: an index. All of them are @seat's; in a team of every seat and the
 * host */
typedef struct {
  const char     *game;
  const Scenario *scenarios;
  gboolean        team;
  guint         (*choose) (const GnMatch *match, gconstpointer state, int seat, const GnMoveList *legal,
  GnStream *stream);
  void          (*watch)  (const GnMatch *match, gconstpointer before, const GnMove *move, gconstpointer after,
  Measures *measures);
  guint         (*answer) (const GnMatch *match, gconstpointer state, int seat, const GnMoveList *legal,
  GnStream *stream);
} Policy;

/** policy_find: the policy written for @game, or the aimless one */
const Policy *policy_find (const char *game);
/** policy_aimless: anything that is allowed, at tables set as @policy's */
Policy        policy_aimless (const Policy *policy);
extern const Policy gw_policy;
extern const Policy inv_policy;
extern const Policy rise_policy;

/**
 * Tally: what came of the matches of one scenario and number of players
 * @matches: played; @ended: of them to the end, the others were given up
 * @team: ended for all alike, won or lost; @won: of these won by the whole table; @best: sum of the best total of each
 * match; @first: matches in which each seat was first (a shared place counts in part)
 * @moves, @choices: moves in all, and of them those somebody decided
 * @points: sum of each seat's total
 * @label, @figure, @of: sums of the figures of the whole table, and of what they are out of, by what they are
 * called */
typedef struct {
  guint   matches, ended;
  guint   team, won;
  double  best;
  double  first[GN_MAX_SEATS];
  double  points[GN_MAX_SEATS];
  guint64 moves, choices;
  guint   n_figures;
  GnSay   label[GN_SHEET_MAX_FIGURES];
  double  figure[GN_SHEET_MAX_FIGURES];
  double  of[GN_SHEET_MAX_FIGURES];
  Measures measures;
} Tally;

/**
 * balance_run: @matches matches of @scenario by @n_seats players, each from the number after the last of @seed on
 * Returns: FALSE with @error: %G_OPTION_ERROR_FAILED where the rules refuse to start with so many
 */
gboolean balance_run (const GnGame *game,
                      const Policy *policy,
                      const Scenario *scenario,
                      guint n_seats,
                      guint matches,
                      guint64 seed,
                      Tally *tally,
                      GError **error);

/** balance_interval: the 95 % interval of Wilson of @won of @n */
void balance_interval (double won, double n, double *low, double *high);

G_END_DECLS
