/* odds.h: exact chances as fractions
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

/**
 * GnOdds: a fraction @a / @b in lowest terms. It is exact as long as 64 bits hold it; otherwise it is close and
 * @about is set
 */
typedef struct {
  guint64  a, b;
  gboolean about;
} GnOdds;

GnOdds gn_odds      (guint64 a, guint64 b);
GnOdds gn_odds_and  (GnOdds p, GnOdds q);   /* of independent events */
GnOdds gn_odds_or   (GnOdds p, GnOdds q);   /* of events that exclude each other */
/** gn_odds_value: 0 … 1 */
double gn_odds_value (GnOdds p);
/** gn_odds_text: "37.5% (3 of 8)", translated; "never" or "certain" at the ends; (transfer full) */
char  *gn_odds_text (GnOdds p);
/**
 * gn_odds_percent: "37.5%", "about 37.5%", "never", "certain"; (transfer full)
 *
 * gn_odds_cases: "3/8", or NULL if the numbers are too large to picture; (transfer full)
 */
char  *gn_odds_percent (GnOdds p);
char  *gn_odds_cases (GnOdds p);

/** gn_odds_choose: n over k; if 64 bits cannot hold it, sets *about and returns the closest value */
guint64 gn_odds_choose (guint n, guint k, gboolean *about);
/**
 * gn_odds_draw: the chance of at least @wanted good cards in @draws draws from @all cards, of which @good are good
 */
GnOdds  gn_odds_draw (guint all, guint good, guint draws, guint wanted);


G_END_DECLS
