/* ceremony.h: the stage at the end of a match: the winners, or what has beaten all, before the figures come
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnCeremony:
 * Signals:
 *  - "result": on to the figures (Enter)
 *  - "left": back to the table (Esc)
 *  - "undo": the last entry was a mistake (Ctrl+Z)
 */
#define GN_TYPE_CEREMONY (gn_ceremony_get_type ())
G_DECLARE_FINAL_TYPE (GnCeremony, gn_ceremony, GN, CEREMONY, GnContainer)

/** gn_ceremony_is_due: whether the match has ended in a way to celebrate or to mourn; not if it was stopped */
gboolean   gn_ceremony_is_due (GnMatchTable *table);
/** gn_ceremony_new: @public: for the second screen: large, and without buttons */
GtkWidget *gn_ceremony_new    (GnMatchTable *table, gboolean public);
/** gn_ceremony_grab: focuses the way on */
void       gn_ceremony_grab   (GnCeremony *self);

G_END_DECLS
