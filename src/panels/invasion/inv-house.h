/* inv-house.h: the house that fills with rooms
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "inv-scene.h"

G_BEGIN_DECLS

/**
 * InvHouse (InvHouseView): a window for each room the team needs, filled from the ground up with those it has, each
 * with who brought it; the count on the roof.
 */
#define INV_TYPE_HOUSE_VIEW (inv_house_view_get_type ())
G_DECLARE_FINAL_TYPE (InvHouseView, inv_house_view, INV, HOUSE_VIEW, GnContainer)

/** inv_house_view_update: @news: the newest room has just come */
void       inv_house_view_update (InvHouseView *self, const InvScene *scene, gboolean news);
/** inv_house_view_get_room: the window of a room gained, for what flies there; NULL: none. (transfer none) */
GtkWidget *inv_house_view_get_newest (InvHouseView *self);

G_END_DECLS
