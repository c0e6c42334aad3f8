/* known.h: what the conformance suite has to know about a game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "playout.h"

G_BEGIN_DECLS

/**
 * KnownGame:
 * @preferred: verbs that bring the end nearer, because random play need not end. The usual weight is 2; ended by an
 * empty one
 * @is_lenient: the rules accept an unlikely entry, so legal lists more than chance can bring
 * @endings: the ways in which a match can end, each with a golden record: "2-won" (players, and the verdict of the
 * scoresheet; a + and a suffix distinguish records that end in the same way); ended by %NULL
 * @aloud: what some components of a family say besides, so that words are read aloud and carried out by hand; ended by an
 * empty one
 * @usual: "verb.argument": things of one's own that a player need not name although several differ, since nearly everybody
 * means the first. It is never somebody else or what is somebody else's. Ended by %NULL
 * @at: a position over the start of every second match, where seats and options allow it: from there aimless play comes
 * to more; may be %NULL
 * @ended: whether the rules let the match end with @move, reckoned from the fields alone and apart from the game's own
 * code: 1 it has to be over after it, 0 it must not be, -1 they leave it open. @before: the state before @move; the
 * playout's is the one after it. May be %NULL
 * @look: asks for everything that panels show of a viewer's copy of a state, and compares the figures; may be %NULL
 *
 * `game-GAME.c`, which is found by its name, has the entry of a game: `GAME_known` (with `_` for `-`).
 */
typedef struct {
  const char *id;
  struct {
    const char *verb;
    guint       weight;
  } preferred[8];
  gboolean    is_lenient;
  const char *endings[24];
  struct {
    const char *family;
    const char *said;
  } aloud[4];
  const char *usual[4];
  const char *at;
  int       (*ended) (Playout *playout, gconstpointer before, const GnMove *move);
  void      (*look) (Playout *playout, gconstpointer copy, int viewer);
} KnownGame;

/** known_number: a field by its id: element (@i, @j), -1 for a dimension that it does not have */
gint64        known_number (const Playout *playout, gconstpointer state, const char *field, int i, int j);
/** known_is: whether the thing in a field by its id has the id @value */
gboolean      known_is     (const Playout *playout, gconstpointer state, const char *field, int i, const char *value);
/** known_option: whether the option has that choice */
gboolean      known_option (const Playout *playout, const char *option, const char *choice);
/** known_game: the entry of the game with that id; nothing for a game that is not in the list of folders (a test's
 * own) */
const KnownGame *known_game (const char *id);

G_END_DECLS
