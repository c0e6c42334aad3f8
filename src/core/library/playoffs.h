/* playoffs.h: the knock-out rounds of a league: who is in them, who meets whom, and what the host decided
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/names.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define GN_PLAYOFFS_MAX        16   /* players */
#define GN_PLAYOFFS_MAX_ROUNDS 4
#define GN_PLAYOFFS_THIRD      1    /* the match for third place is the second pairing of the last round */

/**
 * GnPlayoffsMark: what the host decided on a pairing
 * @round, @pairing: from 0 on
 * @winner: by seed, from 1 on; or 0: it is open again
 * @at: when, as Unix time: with no winner only matches that began later decide
 */
typedef struct {
  guint  round, pairing, winner;
  gint64 at;
} GnPlayoffsMark;

/**
 * GnPlayoffs: "playoffs" in the file of a league. What was played decides who goes on; only the host’s word is kept.
 * @since: Unix time from which matches decide
 * @third: the losers before the final play for third place
 * @people: (element-type utf8): by seed, as shown (names.h); "" for somebody who is forgotten
 * @marks: (element-type GnPlayoffsMark): at most one for each pairing
 */
typedef struct {
  gint64     since;
  gboolean   third;
  GPtrArray *people;
  GArray    *marks;
} GnPlayoffs;

/** gn_playoffs_new: of nobody yet; (transfer full) */
GnPlayoffs           *gn_playoffs_new        (void);
void                  gn_playoffs_free       (GnPlayoffs *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnPlayoffs, gn_playoffs_free)

/** gn_playoffs_set: who is in them, by seed (element-type utf8), and whether third place is played for. What was
 * decided of others, or of a third place that is none any more, is dropped */
void                  gn_playoffs_set        (GnPlayoffs *self, const GPtrArray *people, gboolean third);

/** gn_playoffs_rounds: how many rounds @n players need; 0 for fewer than two */
guint                 gn_playoffs_rounds     (guint n);
/** gn_playoffs_pairings: how many pairings there are in @round, with that for third place */
guint                 gn_playoffs_pairings   (const GnPlayoffs *self, guint round);
/** gn_playoffs_has_third: it is wanted, and there are two losers before the final */
gboolean              gn_playoffs_has_third  (const GnPlayoffs *self);
/** gn_playoffs_seed: who is in place @slot of the first round, of @n players, from 1 on; 0: nobody, so that the other
 * one goes on. The first meets the last, and the first two can only meet in the final: 1–8, 4–5, 2–7, 3–6 */
guint                 gn_playoffs_seed       (guint n, guint slot);

/** gn_playoffs_mark: what was decided on a pairing; (nullable) (transfer none) */
const GnPlayoffsMark *gn_playoffs_mark       (const GnPlayoffs *self, guint round, guint pairing);
/** gn_playoffs_set_mark: decides it; @winner as in GnPlayoffsMark */
void                  gn_playoffs_set_mark   (GnPlayoffs *self, guint round, guint pairing, guint winner, gint64 at);
/** gn_playoffs_drop_mark: what was played decides again */
void                  gn_playoffs_drop_mark  (GnPlayoffs *self, guint round, guint pairing);

/** gn_playoffs_read: from the file of a league; @playoffs: (out) (transfer full) (nullable): %NULL if it has none.
 * %FALSE with a sentence in @error */
gboolean              gn_playoffs_read       (JsonObject *league, const GnNames *names, GnPlayoffs **playoffs,
                                              GError **error);
/** gn_playoffs_write: into the file of a league; @self: (nullable): takes them out. Members that a newer Gnomon wrote
 * stay */
void                  gn_playoffs_write      (const GnPlayoffs *self, const GnNames *names, JsonObject *league);

G_END_DECLS
