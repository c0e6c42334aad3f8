/* rating.c: the strength of players from their places
 *
 * R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking. Journal of Machine Learning Research 12
 * (2011), algorithm 4; with the addition and the figures of openskill: a little uncertainty is added before each
 * match.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "rating.h"

#include <math.h>

#define BETA  (25.0 / 6.0)     /* how much luck a match has */
#define KAPPA 0.0001           /* the uncertainty never falls to nothing */
#define TAU   (25.0 / 300.0)   /* people change between matches */
#define MOST  32

typedef struct {
  guint  team, place;
  double mu, variance;
} Team;

static Team *
team_of (Team  *teams,
         guint  n,
         guint  number)
{
  for (guint i = 0; i < n; i++)
    if (teams[i].team == number)
      return &teams[i];
  return NULL;
}

void
gn_rating_update (GnRating    *rating,
                  const guint *team,
                  const guint *place,
                  guint        n)
{
  Team teams[MOST];
  double c = 0, strength[MOST], below[MOST] = { 0 };
  guint n_teams = 0, equal[MOST] = { 0 };

  g_return_if_fail (n <= MOST);
  for (guint i = 0; i < n; i++)
    {
      Team *of = team_of (teams, n_teams, team[i]);
      const double variance = rating[i].sigma * rating[i].sigma + TAU * TAU;

      if (!of)
        {
          of = &teams[n_teams++];
          *of = (Team) { team[i], place[i], 0, 0 };
        }
      of->place = MIN (of->place, place[i]);
      of->mu += rating[i].mu;
      of->variance += variance;
    }
  if (n_teams < 2)
    return;

  for (guint i = 0; i < n_teams; i++)
    c += teams[i].variance + BETA * BETA;
  c = sqrt (c);
  for (guint i = 0; i < n_teams; i++)
    strength[i] = exp (teams[i].mu / c);
  /* Of each team: the strength of all that did not finish above it, and how many have its place. */
  for (guint i = 0; i < n_teams; i++)
    for (guint k = 0; k < n_teams; k++)
      {
        if (teams[k].place >= teams[i].place)
          below[i] += strength[k];
        equal[i] += teams[k].place == teams[i].place;
      }

  for (guint i = 0; i < n_teams; i++)
    {
      double omega = 0, delta = 0;

      for (guint k = 0; k < n_teams; k++)
        if (teams[k].place <= teams[i].place)
          {
            const double chance = strength[i] / below[k];

            omega += ((i == k) - chance) / equal[k];
            delta += chance * (1 - chance) / equal[k];
          }
      omega *= teams[i].variance / c;
      delta *= teams[i].variance / (c * c) * sqrt (teams[i].variance) / c;
      for (guint k = 0; k < n; k++)
        if (team[k] == teams[i].team)
          {
            const double variance = rating[k].sigma * rating[k].sigma + TAU * TAU, part = variance / teams[i].variance;

            rating[k].mu += part * omega;
            rating[k].sigma = sqrt (variance * MAX (1 - part * delta, KAPPA));
          }
    }
}
