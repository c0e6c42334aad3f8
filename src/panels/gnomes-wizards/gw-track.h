/* gw-track.h: the track of rounds, steps of the turn, and the order of play
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-scene.h"

G_BEGIN_DECLS

/** gw_track_update: updates the row above the table */
void       gw_track_update (GtkWidget *track, const GwScene *scene);

G_END_DECLS
