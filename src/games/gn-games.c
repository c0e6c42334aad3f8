/* gn-games.c: which games there are
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-games.h"

static const GnGame *const games[] = {
  NULL
};

void
gn_games_init (void)
{
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
  return !g_str_equal (game->id, "example");
}
