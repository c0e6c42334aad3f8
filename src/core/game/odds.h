/* odds.h: exact chances
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

/**
 * GnOdds: a fraction @a / @b in lowest terms, exact while 64 bits hold it; else @about is set and it is
 * near. */
typedef struct {
  guint64  a, b;
  gboolean about;
} GnOdds;

GnOdds gn_odds      (guint64 a, guint64 b);
GnOdds gn_odds_not  (GnOdds p);
GnOdds gn_odds_and  (GnOdds p, GnOdds q);   /* of independent events */
GnOdds gn_odds_or   (GnOdds p, GnOdds q);   /* of events that exclude each other */
/** gn_odds_value: 0 … 1 */
double gn_odds_value (GnOdds p);
/** gn_odds_text: "37.5 % (3 of 8)", translated; "never", "certain" at the ends */
char  *gn_odds_text (GnOdds p);
/** gn_odds_percent: "37.5 %", "about 37.5 %", "never", "certain"; gn_odds_cases: "3/8", or NULL where nobody could
 * picture them */
char  *gn_odds_percent (GnOdds p);
char  *gn_odds_cases (GnOdds p);

/** gn_odds_choose: n over k; sets *about and gives the nearest where 64 bits do not hold it */
guint64 gn_odds_choose (guint n, guint k, gboolean *about);
/** gn_odds_draw: that of @draws cards out of @all, of which @good are wanted, at least @wanted come */
GnOdds  gn_odds_draw (guint all, guint good, guint draws, guint wanted);

/** gn_odds_dice: ways to reach each total of a pool of dice: sides[n]; ways[total], total up to @max; total of all ways
 * returned */
guint64 gn_odds_dice (const guint8 *sides, guint n, guint64 *ways, guint max);

G_END_DECLS
