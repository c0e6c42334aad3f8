/* rise-map.h: the map: 25, 31 or 37 hexes
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
 * Each tile is a space of its own with a name (type, owners and their strength, who controls, boat, dragon); the arrows
 * walk the map in six directions. What is looked at (pointer, or the keyboard's place) tells its strengths at the lower
 * right, and shows the body of water and the links of boats. What a step of the Gnome Union looks at, and a move half
 * entered, lie over the tiles.
 */
#define RISE_TYPE_MAP (rise_map_get_type ())
G_DECLARE_FINAL_TYPE (RiseMap, rise_map, RISE, MAP, GnContainer)

GtkWidget *rise_map_new      (void);
/** rise_map_update: @panel: NULL: only to be looked at; @story: what has just happened, or NULL */
void
rise_map_update (RiseMap *self, GnPanel *panel, const GnMatch *match, const RiseState *state, const GnStory *story);
/**
 * rise_map_ask:
 * @spec: what a click on a tile says now, with "%s" for the tile: "bard tile=%s"; a list of tiles ("tribute path=%s")
 * is the way to the tile; NULL: nothing is asked, a click offers all that can be done with the tile
 *
 * Tiles that fit are ringed, the others recede and say why not. Holds till it is called again; each update asks
 * anew. */
void       rise_map_ask      (RiseMap *self, const char *spec);
/** rise_map_tell_next: is there a tile of which is to be told now what the box turned up? @open: asks for the first
 * one, in a form on it */
gboolean   rise_map_tell_next (RiseMap *self, gboolean open);
/** rise_map_get_tile: the space of a place, for flights and tests, or NULL where it is not in use; its widget name is
 * "tile-Y10" */
GtkWidget *rise_map_get_tile (RiseMap *self, int place);
/** rise_map_look_at: a place, as if the pointer were there; -1: none */
void       rise_map_look_at  (RiseMap *self, int place);
/** rise_map_show_party: where an owner is, and what is adjacent to it, in @state of the moment shown; -1: nobody's any
 * more */
void       rise_map_show_party (RiseMap *self, const GnMatch *match, const RiseState *state, int owner);
/** rise_map_get_looked: the place looked at, or -1 */
int        rise_map_get_looked (RiseMap *self);

G_END_DECLS
