/* sheet-private.h: declarations shared by the files that gather a scoresheet
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "sheet.h"

G_BEGIN_DECLS

/** GN_FOR_COLUMNS: a loop over the parties of @sheet in the order of its columns */
#define GN_FOR_COLUMNS(sheet, party) \
  for (guint column_ = 0, party = (sheet)->order[0]; column_ < (sheet)->score->n_parties; \
       column_++, party = (sheet)->order[MIN (column_, GN_MAX_PARTIES - 1)])

/** gn_sheet_add_event: adds a moment to @events; takes @when */
void gn_sheet_add_event (GPtrArray *events, char *when, const char *text);

/** gn_sheet_gather_course: gathers the course of the match: charts, rounds, milestones, as far as @viewer may know
 * them */
void gn_sheet_gather_course (GnSheet *sheet, int viewer);

G_END_DECLS
