/* league-sheet.h: a league as a sheet to print
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/league.h"
#include "sheets/listing.h"

G_BEGIN_DECLS

/** gn_league_sheet: a sheet with all of it; (transfer full) */
GnListing *gn_league_sheet (const GnLeague *league, const GnLeagueTable *table);

G_END_DECLS
