/* gw-sides.h: the scores of the two sides, above the players
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-scene.h"

G_BEGIN_DECLS

/** gw_sides_new: gnomes here, wizards there; gw_sides_update paints it; only to be seen where they play in teams */
GtkWidget *gw_sides_new    (void);
void       gw_sides_update (GtkWidget *sides, const GwScene *scene);

/** gw_side_points: of all seats of a race (GwRace) together */
int        gw_side_points  (const GwScene *scene, int race);

G_END_DECLS
