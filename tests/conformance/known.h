/* known.h: what the suite has to know of a game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * KnownGame:
 * @preferred: aimless play need not end; these verbs bring the end nearer. The usual weight is 2; ended by an empty one
 * @is_lenient: the rules let an unlikely entry pass, so that legal lists more than chance brings
 * @endings: the ways that a match can end, each with a golden record: "2-won" (players, and the verdict of the
 * scoresheet; what follows a + tells apart records that end in the same way); ended by %NULL
 *
 * `game-GAME.c`, found by its name, has a game's: `GAME_known` (with `_` for `-`).
 */
typedef struct {
  const char *id;
  struct {
    const char *verb;
    guint       weight;
  } preferred[8];
  gboolean    is_lenient;
  const char *endings[24];
} KnownGame;

/** known_game: what is known of the game with that id; of one that is not in the list of folders (a test's own) nothing
 */
const KnownGame *known_game (const char *id);

G_END_DECLS
