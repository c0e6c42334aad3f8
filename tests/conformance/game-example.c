/* game-example.c: what the suite has to know of the toy market: the thing to copy
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

/* The last card has left the market (EX-008). */
static int
ended (Playout       *playout,
       gconstpointer  before,
       const GnMove  *move)
{
  const int market = gn_game_find_field (playout->game, "market");
  gboolean any = FALSE;

  for (guint place = 0; place < gn_field_length (playout->match, &playout->game->fields[market], 0); place++)
    any |= known_number (playout, playout->state, "market", (int) place, -1) >= 0;
  /* While a place waits for the deck, it may be filled again. */
  return any ? 0 : -1;
}

const KnownGame example_known = {
  .id = "example",
  .ended = ended,
  .preferred = { { "take", 3 } },
  .endings = { "2-won", "4-won", "4-tie", "3-shared", "3-stopped" },
};
