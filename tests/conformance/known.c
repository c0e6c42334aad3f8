/* known.c: what the suite has to know of each game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

#include "games/games-list.h"

#define GAME(folder) extern const KnownGame folder##_known;
GN_GAMES (GAME)
#undef GAME

#define GAME(folder) &folder##_known,
static const KnownGame *const games[] = { GN_GAMES (GAME) };
#undef GAME

const KnownGame *
known_game (const char *id)
{
  static const KnownGame nothing;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i]->id, id))
      return games[i];
  return &nothing;
}
