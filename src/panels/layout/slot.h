/* slot.h: one place for several parts, of which one is shown
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "container.h"

G_BEGIN_DECLS

/**
 * GnSlot:
 * The place is as large as its largest child, whichever is shown, so nothing beside it moves. Its children are those
 * of the template; none is shown at first. A child that is not `visible` takes no part in that.
 */
#define GN_TYPE_SLOT (gn_slot_get_type ())
G_DECLARE_FINAL_TYPE (GnSlot, gn_slot, GN, SLOT, GnContainer)

/** gn_slot_show: @child: one of the children, or %NULL for none */
void       gn_slot_show  (GnSlot *self, GtkWidget *child);
/** gn_slot_get: the child that is shown, or %NULL */
GtkWidget *gn_slot_get   (GnSlot *self);

/** gn_keep_place: shows a widget, or leaves its place empty: the widget is measured as before, but neither drawn nor
 * focused */
void       gn_keep_place (GtkWidget *widget, gboolean shown);

G_END_DECLS
