/* gw-map.h: the board of triangular tiles: 24, 37 or 48 of them, and whatever somebody has built
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "panels/panel/panel.h"
#include "games/gnomes-wizards/gw-view.h"

G_BEGIN_DECLS

/**
 * GwMap:
 *
 * Each tile is a space of its own with a name (coordinates, symbol, units, what can be done here); the arrows walk the
 * triangular grid. A unit is chosen by a click or by its number (1: the leader, 2 to 7: the clans): its reach is lit,
 * with the steps each tile costs, and a click on a tile walks there, on an enemy walks there and attacks. What is
 * looked at (pointer, or the keyboard's place) tells in a corner what it is and what an attack would do. A flip, a
 * choice that is due, and what an ability is aimed at are clicked here too.
 *
 * The map never says a move itself: it activates `table.move`, with several moves in one breath where a walk has
 * several steps.
 *
 * Signals:
 *  - "chosen" (int unit): another unit is chosen on the board, -1: none any more
 *  - "aimed" (): aiming has begun, goes on or has ended (gw_map_get_aim())
 */
#define GW_TYPE_MAP (gw_map_get_type ())
G_DECLARE_FINAL_TYPE (GwMap, gw_map, GW, MAP, GnContainer)

GtkWidget *gw_map_new      (void);
/** gw_map_update: @panel: NULL: only to be looked at (the big screen); @story: what has just happened, or NULL */
void gw_map_update (GwMap *self, GnPanel *panel, const GnMatch *match, const GwState *state, const GnStory *story);
/** gw_map_entering: a move is half entered elsewhere (GnPanelClass.entering), NULL: none any more: what it names is
 * shown on the board */
void       gw_map_entering (GwMap *self, const GnMove *partial);
/** gw_map_choose: a unit of who is asked; -1: none. gw_map_get_chosen: the one chosen now, or -1 */
void       gw_map_choose   (GwMap *self, int unit);
int        gw_map_get_chosen (GwMap *self);
/**
 * gw_map_aim:
 * @spec: a cast of which only the beginning is said: "@1 cast ability=I3.clan", "play card=needle source=T2"; with
 * "hold=yes" it is announced only; NULL: gives up
 *
 * From now on clicks on units and tiles name its targets, step by step, in the order of the steps; what cannot be aimed
 * at recedes and says why. With the last one the whole is said. Returns: FALSE: it cannot be cast now (say it by
 * `table.move`: the frame tells why).
 */
gboolean   gw_map_aim      (GwMap *self, const char *spec);
/** gw_map_get_aim: what has been said of the cast that is being aimed, as a spec for `table.move`, or NULL: none is;
 * (transfer none) */
const char *gw_map_get_aim (GwMap *self);
/** gw_map_set_hold: from now on a flip and an attack said on the board are only announced, so that others may answer */
void       gw_map_set_hold (GwMap *self, gboolean hold);
/** gw_map_key: GnPanelClass.key: 1 to 7 choose a unit, Esc takes back one target after the other, then the choice.
 * Returns: TRUE: it was for the board */
gboolean   gw_map_key      (GwMap *self, guint keyval);

/** gw_map_get_tile: the space of a place, for flights and tests, or NULL where it is not in use; its widget name is
 * "tile-u2.0" */
GtkWidget *gw_map_get_tile (GwMap *self, int place);
/** gw_map_focus_first: the focus to the first tile that answers a click with a move. FALSE: there is none */
gboolean   gw_map_focus_first (GwMap *self);
/** gw_map_get_before: where a unit stood before the last update, or -1: what leaves the board flies from there */
int        gw_map_get_before (GwMap *self, int unit);
/** gw_map_look_at: a place, as if the pointer were there; -1: none; gw_map_get_looked: the place looked at, or -1 */
void       gw_map_look_at  (GwMap *self, int place);
int        gw_map_get_looked (GwMap *self);

G_END_DECLS
