/* track.h: a row of numbered cells with markers on it
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnTrack:
 *
 * A scale: prices, rounds, turns, steps. A span of cells can be tinted (from the current value to the coming one).
 * A bar under the cells shows a range (a forecast). Markers are widgets that are on cells and move between them.
 */
#define GN_TYPE_TRACK (gn_track_get_type ())
G_DECLARE_FINAL_TYPE (GnTrack, gn_track, GN, TRACK, GnContainer)

/** gn_track_span: tints the cells between the two, in either order; @colour: its name in the palette; NULL: none */
void       gn_track_span (GnTrack *self, int from, int to, const char *colour);
/** gn_track_bar: a line under the cells @from to @to; @colour NULL: none */
void       gn_track_bar  (GnTrack *self, int from, int to, const char *colour);
/** gn_track_move: @cell outside the track: the marker is hidden; @glide: animate the move */
void       gn_track_move (GnTrack *self, GtkWidget *marker, int cell, gboolean glide);

G_END_DECLS
