/* gw-tray.h: the dice of a turn: what is rolled again, and to whom they are given
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "gw-scene.h"

G_BEGIN_DECLS

/**
 * GwTray:
 *
 * While they are rolled: the dice, each of which a click or its number puts aside for the next roll. While they are
 * given: one face is chosen, by itself or by a click, Space or its letter; a click on a unit's row or its number (1:
 * the leader, 2 to 7: the clans) gives one of them; attack-or-movement asks by splitting, horns go aside in threes or
 * to the deck. Later: each unit with its dice, steps, power and defence; a click chooses it on the board.
 *
 * Signals:
 *  - "chosen" (int unit): a unit's row was clicked while it can move or fight
 */
#define GW_TYPE_TRAY (gw_tray_get_type ())
G_DECLARE_FINAL_TYPE (GwTray, gw_tray, GW, TRAY, GnContainer)

void       gw_tray_update     (GwTray *self, const GwScene *scene, const GnStory *story);
/** gw_tray_set_chosen: the unit chosen on the board, or -1 */
void       gw_tray_set_chosen (GwTray *self, int unit);
/** gw_tray_key: GnPanelClass.key: TRUE: it was for the tray */
gboolean   gw_tray_key        (GwTray *self, guint keyval);
/** gw_tray_get_button: the one that Enter presses now, or %NULL */
GtkWidget *gw_tray_get_button (GwTray *self);
/** gw_tray_get_die: the @i-th die that is not given; gw_tray_get_row: of a unit's slot; or NULL: for tests */
GtkWidget *gw_tray_get_die    (GwTray *self, guint i);
GtkWidget *gw_tray_get_row    (GwTray *self, int slot);
/** gw_tray_get_face: the face that is given next, or -1 */
int        gw_tray_get_face   (GwTray *self);

G_END_DECLS
