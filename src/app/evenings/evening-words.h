/* evening-words.h: an evening in words, and as a sheet to print
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/evening.h"
#include "sheets/listing.h"

G_BEGIN_DECLS

/** gn_evening_day: "Friday, November 20, 2026"; (transfer full) */
char      *gn_evening_day     (const GnEvening *evening);
/** gn_evening_summary: "Home · 5 players · 3 tables"; (transfer full) */
char      *gn_evening_summary (const GnEvening *evening);
/** gn_evening_standing: a guest with the place in the standings: "1. Ann"; (transfer full) */
char      *gn_evening_standing (const GnEveningGuest *guest);
/** gn_evening_sheet: a sheet with all of it; (transfer full) */
GnListing *gn_evening_sheet   (const GnEvening *evening, GnHistoryIndex *index);

G_END_DECLS
