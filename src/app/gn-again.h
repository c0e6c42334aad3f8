/* gn-again.h: entries that were taken back, said again after a correction
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gn-match-table.h"

G_BEGIN_DECLS

typedef struct _GnAgain GnAgain;

/** gn_again_new: remembers what was said after step @from */
GnAgain *gn_again_new  (GnMatchTable *table, guint from);
void     gn_again_free (GnAgain *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnAgain, gn_again_free)

/**
 * gn_again_say:
 * Says it again, up to the first that no longer fits. What the app draws comes up by itself; what the box showed is entered
 * as it was.
 * @all: (out): how many entries there were; @stopped_at: (out) (transfer full): the first that did not fit, in words; @why: its refusal
 * Returns: how many were said
 */
guint    gn_again_say  (GnAgain *self, GnMatchTable *table, guint *all, char **stopped_at, GnSay *why);

G_END_DECLS
