/* bracket.h: the playoffs of a league as they stand: who meets whom, and who goes on
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/leagues.h"
#include "history/index.h"

G_BEGIN_DECLS

/**
 * GnPairing: seeds are counted from 1 on, 0 is nobody
 * @seed: who meets: 0: not known yet, or nobody ever if it is a @bye
 * @winner, @loser: seeds; 0: not decided
 * @by_hand: the host decided, if only that it is open again
 * @match: the one that decided, or what the host decided was played in; its id 0: none did
 */
typedef struct {
  guint          seed[2], winner, loser;
  gboolean       bye, by_hand;
  GnHistoryPlace match;
  gint64         after;   /* only matches that began later decide */
} GnPairing;

/**
 * GnBracket:
 * @people: (element-type utf8): by seed, the first at 0; "" for somebody who is forgotten
 * @colour: of each
 * @pairing: of each round, as many as gn_playoffs_pairings() says
 * @champion, @second, @third: seeds; 0: not known yet
 */
typedef struct {
  guint      n_rounds;
  guint      n_pairings[GN_PLAYOFFS_MAX_ROUNDS];
  GPtrArray *people;
  guint8     colour[GN_PLAYOFFS_MAX];
  GnPairing  pairing[GN_PLAYOFFS_MAX_ROUNDS][GN_PLAYOFFS_MAX / 2];
  guint      champion, second, third;
} GnBracket;

/**
 * gn_history_index_bracket:
 *
 * A pairing is decided by the host, or else by the first match of these two alone in a game of the league in which one
 * finished above the other. It has to begin after both were known to meet, and after the playoffs began; days of the
 * league do not matter.
 *
 * Returns: (transfer full) (nullable): %NULL if @league has no playoffs
 */
GnBracket  *gn_history_index_bracket (GnHistoryIndex *self, const GnLeague *league);
void        gn_bracket_free          (GnBracket *bracket);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnBracket, gn_bracket_free)

/**
 * gn_history_index_keep_winners:
 *
 * Writes down, in all leagues, who won the matches of @shown that decided a pairing: once the name is forgotten they
 * cannot be told from those of others without a name.
 *
 * Returns: %FALSE with a sentence in @error
 */
gboolean    gn_history_index_keep_winners (GnHistoryIndex *self, const char *shown, GError **error);

/** gn_bracket_name: of a seed, or "" if it is 0 or forgotten; (transfer none) */
const char *gn_bracket_name          (const GnBracket *bracket, guint seed);
/** gn_bracket_is_third: whether it is the match for third place */
gboolean    gn_bracket_is_third      (const GnBracket *bracket, guint round, guint pairing);
/** gn_bracket_is_open: both are known, and nothing is decided */
gboolean    gn_bracket_is_open       (const GnPairing *pairing);
/** gn_bracket_matches: those that decided, the earliest first; (transfer full) (element-type GnHistoryPlace) */
GArray     *gn_bracket_matches       (const GnBracket *bracket);

G_END_DECLS
