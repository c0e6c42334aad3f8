/* policy.c: which policy plays which game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "balance.h"

/* Anything that is allowed. A yardstick: what sense is worth shows beside it. */
static guint
choose_aimlessly (const GnMatch    *match,
                  gconstpointer     state,
                  int               seat,
                  const GnMoveList *legal,
                  GnStream         *stream)
{
  return gn_stream_below (stream, legal->n);
}

static const Scenario as_usual[] = {
  { "as the rules have it", "", 1, GN_MAX_SEATS },
  { 0 }
};

static const Policy aimless = { NULL, as_usual, FALSE, choose_aimlessly, NULL };

static const Policy *const policies[] = { &gw_policy, &inv_policy, &rise_policy };

const Policy *
policy_find (const char *game)
{
  for (guint i = 0; i < G_N_ELEMENTS (policies); i++)
    if (g_str_equal (policies[i]->game, game))
      return policies[i];

  return &aimless;
}

Policy
policy_aimless (const Policy *policy)
{
  Policy made = aimless;

  made.scenarios = policy->scenarios;
  made.watch = policy->watch;
  return made;
}
