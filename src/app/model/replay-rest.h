/* replay-rest.h: replay of later entries after a correction
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

typedef struct _GnReplayRest GnReplayRest;

/** gn_replay_rest_new: remembers the entries after step @from */
GnReplayRest *gn_replay_rest_new  (GnMatchTable *table, guint from);
void     gn_replay_rest_free (GnReplayRest *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnReplayRest, gn_replay_rest_free)

/**
 * gn_replay_rest_say:
 * Enters them again, up to the first that no longer fits. Gnomon's own draws happen again automatically; results from
 * the box are entered as they were.
 * @all: (out): the number of entries
 * @stopped_at: (out) (transfer full): the first entry that did not fit, in words
 * @why: the refusal of that entry
 *
 * Returns: the number of entries replayed
 */
guint    gn_replay_rest_say  (GnReplayRest *self, GnMatchTable *table, guint *all, char **stopped_at, GnSay *why);

G_END_DECLS
