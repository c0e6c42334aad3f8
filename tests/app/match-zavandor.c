/* match-zavandor.c: how a whole match of The Gnomes of Zavandor is played through the window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"

/* Buys when it can be done, so that the match comes to an end; cards from the hand depend on what only its owner
 * knows. */
static guint
zavandor_weight (const GnMatch *match,
                 const GnMove  *move,
                 GRand         *rand)
{
  const GnVerb *verb = &match->game->verbs[move->verb];

  if (verb->flags & GN_VERB_FREE && g_rand_int_range (rand, 0, 20))
    return 0;
  if (g_str_equal (verb->id, "tile") || g_str_equal (verb->id, "item"))
    return 60;
  return g_str_equal (verb->id, "buy") ? 3 : 1;
}

const MatchPlan zavandor_plans[] = {
  {
    .game = "zavandor", .seats = 3, .seed = 11, .dealer = GN_DEALER_APP, .weight = zavandor_weight,
    .least_keys = 11, .least_typed = 6, .least_clicks = 30,
  },
  { NULL }
};
