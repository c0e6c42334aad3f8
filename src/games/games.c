/* games.c: the list of all games
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games.h"

#include "games/games-list.h"
#include "gnomon-data.h"

/* The build lists the folders in the order of the shelf (game_folders in meson.build). Each has a GnGame named
 * after it. */
#define GAME(folder) extern const GnGame folder##_game;
GN_GAMES (GAME)
#undef GAME

#define GAME(folder) &folder##_game,
static const GnGame *const games[] = { GN_GAMES (GAME) NULL };
#undef GAME

void
gn_games_init (void)
{
  static gboolean done;

  /* GResource never stops searching if the same resource is registered twice */
  if (done)
    return;
  done = TRUE;
  gnomon_data_register_resource ();
  for (guint i = 0; games[i]; i++)
    gn_game_register (games[i]);
}

const GnGame *const *
gn_games (void)
{
  return games;
}

const GnGame *
gn_games_find (const char *id)
{
  for (guint i = 0; games[i]; i++)
    if (g_str_equal (games[i]->id, id))
      return games[i];

  return NULL;
}

gboolean
gn_games_on_shelf (const GnGame *game)
{
  return game != games[G_N_ELEMENTS (games) - 2];
}
