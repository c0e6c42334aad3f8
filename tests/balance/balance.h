/* balance.h: many matches of one game played by sensible players, and their results
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
 * Scenario: a way to set up a table
 * @title: heading in the report
 * @options: "letters=mixed rooms-per-player=4", "tribe.1=imblasham" for the second seat only; "": as in the rules
 * @least, @most: numbers of players that it is for
 */
typedef struct {
  const char *title;
  const char *options;
  guint       least, most;
} Scenario;

/**
 * Measures: additional counts of a policy: sums over all matches, in the order in which they were first named
 * @times: how often it was measured, where that is not once a match: then the report has the mean
 */
#define MOST_MEASURES 160
typedef struct {
  guint       n;
  const char *name[MOST_MEASURES];   /* static */
  double      sum[MOST_MEASURES];
  guint       times[MOST_MEASURES];
} Measures;

/** measure_add: adds @value to a sum; @name is kept, not copied */
void measure_add (Measures *measures, const char *name, double value);
/** measure_mean: adds one of any number of measurements of @name; @name is kept, not copied */
void measure_mean (Measures *measures, const char *name, double value);
/** measure_of: the sum; 0 where nothing was counted */
double measure_of (const Measures *measures, const char *name);

/**
 * Policy: how people play a game
 * @game: its id, or %NULL for any game (the aimless policy)
 * @scenarios: ended by an empty one
 * @team: all see each other's secrets, because all play together: choose() gets the state as it is, but knows nothing
 * of what nobody has seen. Otherwise choose() gets what the deciding seat knows
 * @answer: returns the index of one of @legal if @seat, whose turn it is not, wants to make it now; the number of
 * moves if not. Asked before the player who has to decide; %NULL: nobody is asked out of turn
 * @watch: counts what the scoresheet does not have, move by move; the last move ends the match. Or %NULL
 * @choose: returns the index of the move to make among @legal. All of them are @seat's; in a team, of all seats and
 * the host
 */
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
/** policy_aimless: a policy that makes any legal move, at tables set up like those of @policy */
Policy        policy_aimless (const Policy *policy);
extern const Policy gw_policy;
extern const Policy inv_policy;
extern const Policy rise_policy;

/**
 * Tally: the results of the matches of one scenario and number of players
 * @matches: matches played
 * @ended: of these, matches played to the end; the others were abandoned
 * @team: matches that ended alike for all, won or lost
 * @won: of these, matches won by the whole table
 * @best: sum of the best total of each match
 * @first: matches in which each seat was first (a shared place counts in part)
 * @moves, @choices: moves in all, and those that a player decided
 * @points: sum of each seat's total
 * @label, @figure, @of: figures of the whole table by name: sums of the figures, and of their maxima
 */
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

/** balance_run: plays @matches matches of @scenario with @n_seats players, each from the number after the last of
 * @seed. Returns: FALSE with @error: %G_OPTION_ERROR_FAILED where the rules refuse to start with that many players */
gboolean balance_run (const GnGame *game,
                      const Policy *policy,
                      const Scenario *scenario,
                      guint n_seats,
                      guint matches,
                      guint64 seed,
                      Tally *tally,
                      GError **error);

/** balance_interval: the 95 % interval (Wilson) of @won out of @n */
void balance_interval (double won, double n, double *low, double *high);

G_END_DECLS
