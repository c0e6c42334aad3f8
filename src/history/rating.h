/* rating.h: the strength of players from their places: Weng and Lin's method with the model of Plackett and Luce
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** GnRating: @mu: the strength; @sigma: its standard deviation */
typedef struct {
  double mu, sigma;
} GnRating;

/** GN_RATING_NEW: of somebody who has not played yet */
#define GN_RATING_NEW ((GnRating) { 25.0, 25.0 / 3.0 })

/**
 * gn_rating_update:
 * @rating: (inout) (array length=n): of each player of a match
 * @team: (array length=n): players with the same number are a team
 * @place: (array length=n): 1 is best; of a team its best member's counts; equal places are a tie
 * @n: at most 32
 *
 * What a match tells. Does nothing with fewer than two teams.
 */
void gn_rating_update (GnRating *rating, const guint *team, const guint *place, guint n);

G_END_DECLS
