/* script.h: rule tests of any game as short scripts
 *
 * A case is a position, then moves, then what has to be true or why a move is refused. One step on a line:
 *
 *   seats 3                      a new match (the box deals everything), started, with no position applied
 *   app                          the same, but the app deals everything
 *   asked                        everything is asked, also where only one move is left
 *   set {…}                      what the set no longer knows: {"items":{"a01":{"cost":null}}};
 *                                "set empty": nothing at all
 *   set-of NAME                  one of the game's own sets for tests
 *   option gem-supply unlimited
 *   seat-option 0 tribe random
 *   role banker 1
 *   dealer cards app             one family or group
 *   colour 0 3                   the color of a seat
 *   base                         applies the usual position of the game
 *   at {…}                       applies a position
 *   bad CODE {…}                 such a position is refused
 *   do 0 buy type=ruby n=3       seat, h for the host or - for chance; has to be accepted
 *   no CODE 0 buy …              has to be refused with this code, and change no byte; CODE@ZAV-039 names the clause
 *   json 0 {…} / nojson CODE 0 {…}   the same with the protocol's object
 *   open target {…}              the protocol's object leaves this argument to be asked
 *   typed CODE 0 TEXT            what was typed has to be refused with this code
 *   is {…}                       true now: members of the position, what the game derives, over, step,
 *                                or awaits (the verb of the outcome due)
 *   view 1 {…}                   true in the copy of a seat, or of the public
 *   says FACT / silent FACT      the story of the last accepted move has that fact, or does not
 *   names                        the seats are Ann, Ben, Cy, Dee, Eve and Fay
 *   because SENTENCE             the text of the last refusal
 *   told SENTENCE                a fact of the last move; instructs SENTENCE: what to do with the cardboard
 *   asks SENTENCE / how SENTENCE the prompt
 *   note SENTENCE                a note or the verdict of the scoresheet
 *   legal 35 / legal 4 buy       the number of legal moves, or of those with this verb
 *   outcomes 5                   the number of outcomes due
 *   weights 1 1 2                how often each of them comes up compared with the others
 *   start CODE                   the match refuses to start
 *   stop                         the table agrees to end here
 *   score {…}                    rank, total, outcome, verdict, goal, ties ("tie-sum: 0 1 > 1"),
 *                                figures by their ids, and what the game adds
 *
 * Wherever a script comes to, the conformance suite looks around (check_around(), check_elsewhere()).
 *
 * JSON is written with single quotes. A line that ends in \ continues on the next line.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/game/scoresheet.h"

#include <json-glib/json-glib.h>

/**
 * ScriptSet: a component set of a game's tests, as JSON with single quotes
 */
typedef struct {
  const char *name;
  const char *json;
} ScriptSet;

/**
 * ScriptGame:
 * @game: the rules
 * @seats: number of seats where a case does not give it
 * @base: the usual position, for `base`; or %NULL
 * @sets: sets for `set-of`, ended by an empty one; or %NULL
 * @derive: adds figures to what `is` compares, beside those of the game (GnGame.derived); or %NULL
 * @score: adds to what `score` compares, and checks the sheet; or %NULL
 * @row: the key under which `score` compares a row below the heading @group ("": none); (transfer full). %NULL: rows
 * are not compared
 */
typedef struct {
  const GnGame *game;
  const char   *seats;
  const char   *base;
  const ScriptSet *sets;
  void (*derive) (const GnMatch *match, gconstpointer state, JsonObject *object);
  void (*score)  (const GnMatch *match, gconstpointer state, const GnScoresheet *sheet, JsonObject *object);
  char *(*row)   (const GnMatch *match, const GnSheetRow *row, const char *group);
} ScriptGame;

/**
 * ScriptCase:
 * @ids: the clauses, rulings and examples that the case tests
 * @script: see above
 */
typedef struct {
  const char *ids;
  const char *script;
} ScriptCase;

/** script_add_cases: adds test cases; @about and @cases have to last as long as the program */
void        script_add_cases (const ScriptGame *about, const char *group, const ScriptCase *cases, guint n);
/** script_ids: all ids that some case names */
GHashTable *script_ids (void);

/**
 * script_add_occurs: adds a test that each fact of the game is told, and each choice of its options changes something, in
 * random matches or in a script. It comes last, for it asks what the scripts came to
 */
void        script_add_occurs (const GnGame *game);
/** script_chose: a test that is no script has tried this choice of this option */
void        script_chose (const char *option, const char *choice);
/** script_told: such a test has seen this fact told */
void        script_told  (const char *fact);

/** ScriptRow: ids that all have to be named: "ZAV-" from 001 to 144, with three @digits */
typedef struct {
  const char *prefix;
  guint       first, last;
  int         digits;
} ScriptRow;

/** script_nothing_left_out: fails with the ids that no case names */
void        script_nothing_left_out (const ScriptRow *rows, guint n);

/** ScriptFault: a component of a family, as JSON with single quotes, and the sentence that says what is wrong with it */
typedef struct {
  const char *family;
  const char *json;
  const char *says;
} ScriptFault;

/** script_faults: with each of these components instead of its own the stand-in is refused, with exactly that sentence */
void script_faults (const GnGame *game, const ScriptFault *faults, guint n);
