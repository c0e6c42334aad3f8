/* zav-script.h: rule tests as short scripts
 *
 * A case is a position, what is said, and what then holds or why not. One step a line:
 *
 *   seats 3                      a new match (box deals everything), started, no position laid over it
 *   app                          the same, the app deals everything
 *   set {…}                      what the set does not know any more: {"items":{"a01":["cost"]}}; "set empty": nothing at all
 *   option gem-supply unlimited
 *   role banker 1
 *   base                         lays the usual position over it: round 3, seat 0 to act, all 23 gold, a display
 *   at {…}                       lays a position over it
 *   bad CODE {…}                 such a position is refused
 *   do 0 buy type=ruby n=3       seat, h for the host or - for chance; must be accepted
 *   no CODE 0 buy …              must be refused with this code, and change no byte; CODE@ZAV-039 names the clause too
 *   json 0 {…} / nojson CODE 0 {…}   the same with the protocol's object
 *   is {…}                       holds now: members of the position, or vp, bank, bank_wild, left, piles, over, due, step
 *   view 1 {…}                   holds in the copy of a seat, or of the public
 *   says FACT / silent FACT      the last accepted move told it, or did not
 *   names                        the seats are Ann, Ben, Cy and Dee
 *   because SENTENCE             what the last refusal says
 *   told SENTENCE                a fact of the last move; instructs SENTENCE: what to do with the cardboard
 *   asks SENTENCE / how SENTENCE the prompt
 *   note SENTENCE                a note or the verdict of the scoresheet
 *   legal 35 / legal 4 buy       how many lawful moves there are, of this verb
 *   outcomes 5                   how many outcomes are due
 *   start CODE                   the match refuses to start
 *   stop                         the table agrees to end here
 *   score {…}                    rank, total, sale, outcome, verdict
 *
 * JSON is written with single quotes. A line that ends in \ goes on in the next.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * ZavCase:
 * @ids: the clauses, rulings and examples that it exercises
 * @script: see above
 */
typedef struct {
  const char *ids;
  const char *script;
} ZavCase;

void zav_add_cases (const char *group, const ZavCase *cases, guint n);
/** zav_case_ids: every id that some case names */
GHashTable *zav_case_ids (void);

void zav_add_setup (void);
void zav_add_turns (void);
void zav_add_market (void);
void zav_add_items (void);
void zav_add_mining (void);
void zav_add_rounds (void);
void zav_add_artifacts (void);
void zav_add_end (void);
void zav_add_entries (void);
void zav_add_options (void);
void zav_add_examples (void);
void zav_add_order (void);
void zav_add_views (void);
void zav_add_words (void);
void zav_add_corners (void);
