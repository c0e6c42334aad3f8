/* replay-rest.h: entries that were taken back, said again after a correction
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

typedef struct _GnReplayRest GnReplayRest;

/** gn_replay_rest_new: remembers what was said after step @from */
GnReplayRest *gn_replay_rest_new  (GnMatchTable *table, guint from);
void     gn_replay_rest_free (GnReplayRest *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnReplayRest, gn_replay_rest_free)

/**
 * gn_replay_rest_say:
 * Says it again, up to the first that no longer fits. What the app draws comes up by itself; what the box showed is
 * entered as it was.
 * @all: (out): how many entries there were; @stopped_at: (out) (transfer full): the first that did not fit, in words;
 * @why: its refusal Returns: how many were said
 */
guint    gn_replay_rest_say  (GnReplayRest *self, GnMatchTable *table, guint *all, char **stopped_at, GnSay *why);

G_END_DECLS
