/* inv-house.h: a house that fills with rooms
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "inv-scene.h"

G_BEGIN_DECLS

/**
 * InvHouse (InvHouseView): a window for each room that the team needs. The team's rooms fill it from the ground up,
 * each with the player who brought it. The roof has the count.
 */
#define INV_TYPE_HOUSE_VIEW (inv_house_view_get_type ())
G_DECLARE_FINAL_TYPE (InvHouseView, inv_house_view, INV, HOUSE_VIEW, GnContainer)

/** inv_house_view_update: @news: the newest room has just come */
void       inv_house_view_update (InvHouseView *self, const InvScene *scene, gboolean news);
/** inv_house_view_get_newest: the window of the newest room, the end of flights; NULL: none. (transfer none) */
GtkWidget *inv_house_view_get_newest (InvHouseView *self);

G_END_DECLS
