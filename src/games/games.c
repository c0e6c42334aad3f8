/* games.c: which games there are
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games.h"

#include "games/example/example.h"
#include "games/gnomes-wizards/gnomes-wizards.h"
#include "games/invasion/invasion.h"
#include "games/rise/rise.h"
#include "games/wizard/wizard.h"
#include "games/zavandor/zavandor.h"

#include "gnomon-data.h"

/* Those on the shelf first; the template last. */
static const GnGame *const games[] = {
  &zav_game,
  &wiz_game,
  &inv_game,
  &rise_game,
  &gw_game,
  &ex_game,
  NULL
};

void
gn_games_init (void)
{
  static gboolean done;

  /* a resource registered twice would be looked for without end */
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
  return !g_str_equal (game->id, "example");
}
