/* gw-sides.h: the scores of the two sides, above the players
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-scene.h"

G_BEGIN_DECLS

/** gw_sides_new: the scores of gnomes and wizards; gw_sides_update updates them; visible only in team play */
GtkWidget *gw_sides_new    (void);
void       gw_sides_update (GtkWidget *sides, const GwScene *scene);

/** gw_side_points: the points of all seats of a race (GwRace) together */
int        gw_side_points  (const GwScene *scene, int race);

G_END_DECLS
