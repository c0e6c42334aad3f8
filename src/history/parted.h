/* parted.h: leagues follow when two players of one name become two
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "history/index.h"

G_BEGIN_DECLS

/** GnPartedLeagues: what was changed in leagues, in memory only: undoing needs it */
typedef struct _GnPartedLeagues GnPartedLeagues;

/**
 * gn_history_index_part_leagues: before gn_erase_part() (core/library/erase.h) with the same names and records
 *
 * A league that lists @shown gets @name, too, if one of the records counts in it: both may have played. In playoffs
 * @name takes the place of @shown if the first match that decided there is one of the records.
 *
 * Returns: (transfer full): or %NULL with a sentence in @error; then everything is as before
 */
GnPartedLeagues *gn_history_index_part_leagues (GnHistoryIndex *self, const char *shown, const char *name,
                                                GPtrArray *records, GError **error);
/** gn_parted_leagues_undo: leagues that were changed since keep that. %FALSE with a sentence in @error */
gboolean         gn_parted_leagues_undo        (GnPartedLeagues *self, GError **error);
void             gn_parted_leagues_free        (GnPartedLeagues *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnPartedLeagues, gn_parted_leagues_free)

G_END_DECLS
