/* sheet-private.h: what the files that gather a scoresheet share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "sheet.h"

G_BEGIN_DECLS

/** gn_sheet_add_event: Adds a moment to @events; takes @when */
void gn_sheet_add_event (GPtrArray *events, char *when, const char *text);

/** gn_sheet_gather_course: what changed in the course of the match: charts, rounds, milestones, as @viewer may know
 * them */
void gn_sheet_gather_course (GnSheet *sheet, int viewer);

G_END_DECLS
