/* rise-map.h: the map of 25, 31 or 37 hexes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "panels/panel/panel.h"
#include "games/rise/rise-view.h"

G_BEGIN_DECLS

/**
 * RiseMap:
 *
 * Each tile is a space with a name of its own (type, owners and their strength, who controls it, boat, dragon). The
 * arrow keys walk the map in six directions. The tile under the pointer or the keyboard's place shows its strengths
 * at the lower right, its body of water, and its links by boat. A step of the Gnome Union and an unfinished move are
 * drawn over the tiles.
 */
#define RISE_TYPE_MAP (rise_map_get_type ())
G_DECLARE_FINAL_TYPE (RiseMap, rise_map, RISE, MAP, GnContainer)

/** rise_map_update: @panel: %NULL for a map that can only be looked at; @story: what has just happened, or %NULL */
void
rise_map_update (RiseMap *self, GnPanel *panel, const GnMatch *match, const RiseState *state, const GnStory *story);
/**
 * rise_map_ask:
 * @spec: what a click on a tile enters now, with "%s" for the tile: "bard tile=%s". A list of tiles ("tribute
 * path=%s") is the way to the tile. %NULL: nothing is asked, and a click offers every move for the tile
 *
 * Rings the tiles that fit and dims the others, which give their reason. The question holds until the next call; each
 * update works it out again.
 */
void       rise_map_ask      (RiseMap *self, const char *spec);
/** rise_map_asks_second: whether the question is about a second tile, after a click on a first one */
gboolean   rise_map_asks_second (RiseMap *self);
/** rise_map_tell_next: returns TRUE if there is a tile whose printing has to be entered now. @open: opens a form for
 * it on the first such tile */
gboolean   rise_map_tell_next (RiseMap *self, gboolean open);
/** rise_map_get_tile: the space of a place, for flights and tests, or %NULL where it is not in use. Its widget name
 * is "tile-Y10" */
GtkWidget *rise_map_get_tile (RiseMap *self, int place);
/** rise_map_show_party: shows where an owner is, and what is adjacent to it, in @state (the moment shown); -1: shows
 * nobody */
void       rise_map_show_party (RiseMap *self, const GnMatch *match, const RiseState *state, int owner);

G_END_DECLS
