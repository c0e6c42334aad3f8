/* gw-track.h: rounds, steps of the turn, and in which order is played
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-scene.h"

G_BEGIN_DECLS

/** gw_track_update: one row over the table */
void       gw_track_update (GtkWidget *track, const GwScene *scene);

G_END_DECLS
