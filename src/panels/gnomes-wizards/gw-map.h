/* gw-map.h: the board of triangular tiles: 24, 37 or 48 of them, or a board that somebody has built
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
 * Each tile is a space with a name of its own (coordinates, symbol, units, possible moves). The arrow keys walk the
 * triangular grid. A click or a number chooses a unit (1: the leader, 2 to 7: the clans). Its reach is lit, with the
 * steps that each tile costs. A click on a tile walks there; a click on an enemy walks there and attacks. A card
 * describes the tile looked at (under the pointer, or at the keyboard's place) and what an attack would do. Flips,
 * pending choices and targets of abilities are clicked here too.
 *
 * The map never enters a move itself: it activates `table.move`, with several moves at once where a walk has several
 * steps.
 *
 * Signals:
 *  - "chosen" (int unit): another unit has been chosen on the board; -1: none
 *  - "aimed" (): aiming has begun, goes on or has ended (gw_map_get_aim())
 */
#define GW_TYPE_MAP (gw_map_get_type ())
G_DECLARE_FINAL_TYPE (GwMap, gw_map, GW, MAP, GnContainer)

/** gw_map_update: @panel: %NULL for a map that can only be looked at (the second screen); @story: what has just
 * happened, or %NULL */
void gw_map_update (GwMap *self, GnPanel *panel, const GnMatch *match, const GwState *state, const GnStory *story);
/** gw_map_entering: shows on the board what an unfinished move elsewhere names (GnPanelClass.entering); %NULL: there
 * is none */
void       gw_map_entering (GwMap *self, const GnMove *partial);
/** gw_map_choose: chooses a unit of the seat that is asked; -1: none. gw_map_get_chosen: the chosen unit, or -1 */
void       gw_map_choose   (GwMap *self, int unit);
int        gw_map_get_chosen (GwMap *self);
/**
 * gw_map_aim:
 * @spec: the beginning of a cast: "@1 cast ability=I3.clan", "play card=needle source=T2"; with "hold=yes" it is only
 * announced; %NULL: gives up
 *
 * Lets clicks on units and tiles name the targets of a cast, one step after the other, in the order of the steps.
 * Anything that is not a possible target is dimmed and gives its reason. The last target enters the whole cast.
 *
 * Returns: FALSE if it cannot be cast now (enter it through `table.move`, and the frame gives the reason)
 */
gboolean   gw_map_aim      (GwMap *self, const char *spec);
/** gw_map_get_aim: the cast that is being aimed, as far as it is entered, as a spec for `table.move`; %NULL: none;
 * (transfer none) */
const char *gw_map_get_aim (GwMap *self);
/** gw_map_set_hold: makes flips and attacks on the board announcements only, so that others may answer */
void       gw_map_set_hold (GwMap *self, gboolean hold);
/** gw_map_key: see GnPanelClass.key. 1 to 7 choose a unit; Esc removes one target after the other, then the choice.
 * Returns: TRUE if the key was for the board */
gboolean   gw_map_key      (GwMap *self, guint keyval);

/** gw_map_get_card: what describes the tile looked at. gw_map_lend_card: puts it into @box, or with %NULL back into a
 * corner of the board. In a box it is shown only while a tile is looked at */
GtkWidget *gw_map_get_card  (GwMap *self);
void       gw_map_lend_card (GwMap *self, GtkWidget *box);

/** gw_map_get_tile: the space of a place, for flights and tests, or %NULL where it is not in use. Its widget name is
 * "tile-u2.0" */
GtkWidget *gw_map_get_tile (GwMap *self, int place);
/** gw_map_focus_first: moves the focus to the first tile where a click enters a move. Returns: FALSE if there
 * is none */
gboolean   gw_map_focus_first (GwMap *self);
/** gw_map_get_before: where a unit was before the last update, or -1. Anything that leaves the board flies from
 * there */
int        gw_map_get_before (GwMap *self, int unit);

G_END_DECLS
