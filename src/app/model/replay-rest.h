/* replay-rest.h: replay of later entries after a correction
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

typedef struct _GnReplayRest GnReplayRest;

/** gn_replay_rest_new: remembers the entries after step @from, up to step @to */
GnReplayRest *gn_replay_rest_new  (GnMatchTable *table, guint from, guint to);
void     gn_replay_rest_free (GnReplayRest *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnReplayRest, gn_replay_rest_free)

/** gn_replay_rest_append: remembers the entries of @later from number @at on, too, after its own */
void        gn_replay_rest_append (GnReplayRest *self, const GnReplayRest *later, guint at);
/** gn_replay_rest_length: the number of entries */
guint       gn_replay_rest_length (const GnReplayRest *self);
/** gn_replay_rest_name: entry @i in words that everybody may read; (transfer none) */
const char *gn_replay_rest_name   (const GnReplayRest *self, guint i);
/** gn_replay_rest_number: the number of the step that entry @i was; see #GnStep */
guint       gn_replay_rest_number (const GnReplayRest *self, guint i);
/** gn_replay_rest_seat: who made entry @i, or a value below 0 */
int         gn_replay_rest_seat   (const GnReplayRest *self, guint i);

/**
 * gn_replay_rest_say:
 * Enters them again from entry @from on, up to the first that no longer fits. Gnomon's own draws happen again
 * automatically; results from the box are entered as they were.
 * @why: (out): the refusal of the entry that did not fit
 * @open: (out): everybody may read @why
 *
 * Returns: the index of the entry that did not fit; the length if all did
 */
guint    gn_replay_rest_say  (GnReplayRest *self, GnMatchTable *table, guint from, GnSay *why, gboolean *open);

G_END_DECLS
