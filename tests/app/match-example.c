/* match-example.c: how a whole match of the toy market is played through the window: the thing to copy
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"

#include "games/example/ex-state.h"

/* Takes and draws cards when it can, so that the deck comes to its end. Of a hidden hand all cards are offered, most of
 * which are not in it: they are tried now and then. */
static guint
ex_weight (const GnMatch *match,
           const GnMove  *move,
           GRand         *rand)
{
  switch (move->verb)
    {
    case EX_VERB_TAKE:
      return 12;
    case EX_VERB_DRAW:
      return 6;
    case EX_VERB_PLAY:
      return g_rand_int_range (rand, 0, 40) == 0;
    case EX_VERB_EARN:
      return 4;
    default:
      return 1;
    }
}

/* A card is taken by the number of its place. */
static char *
ex_keys (Sitting      *sitting,
         const GnMove *move)
{
  return move->verb == EX_VERB_TAKE ? g_strdup_printf ("%d", move->arg[EX_TAKE_PLACE] + 1) : NULL;
}

const MatchPlan example_plans[] = {
  {
    .game = "example", .seats = 2, .seed = 5, .dealer = GN_DEALER_APP, .weight = ex_weight, .keys = ex_keys,
    .least_keys = 100, .least_clicks = 100,
  },
  { NULL }
};
