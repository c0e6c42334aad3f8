/* gw-tray.h: the dice of a turn: which are rolled again, and which unit gets each
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
 * While dice are rolled, it shows the dice: a click or a number puts one aside for the next roll. While dice are
 * given, one face is chosen, automatically or by a click, Space or its letter. A click on a unit's row, or its number
 * (1: the leader, 2 to 7: the clans), gives that unit one such die. An attack-or-movement die asks for its use by
 * splitting. Horns go aside in threes, or to the deck. Later it shows each unit with its dice, steps, power and
 * defense; a click chooses the unit on the board.
 *
 * Signals:
 *  - "chosen" (int unit): a unit's row was clicked while the unit can move or fight
 */
#define GW_TYPE_TRAY (gw_tray_get_type ())
G_DECLARE_FINAL_TYPE (GwTray, gw_tray, GW, TRAY, GnContainer)

void       gw_tray_update     (GwTray *self, const GwScene *scene, const GnStory *story);
/** gw_tray_set_chosen: the unit chosen on the board, or -1 */
void       gw_tray_set_chosen (GwTray *self, int unit);
/** gw_tray_key: see GnPanelClass.key. Returns: TRUE if the key was for the tray */
gboolean   gw_tray_key        (GwTray *self, guint keyval);
/** gw_tray_get_button: the button that Enter presses now, or %NULL */
GtkWidget *gw_tray_get_button (GwTray *self);
/** gw_tray_is_shown: whether there is a turn whose dice and units it shows */
gboolean   gw_tray_is_shown   (GwTray *self);
/** gw_tray_get_die: die @i of those not given yet, or %NULL; gw_tray_get_row: the row of a unit's slot, or %NULL; for
 * tests */
GtkWidget *gw_tray_get_die    (GwTray *self, guint i);
GtkWidget *gw_tray_get_row    (GwTray *self, int slot);
/** gw_tray_get_face: the face that is given next, or -1 */
int        gw_tray_get_face   (GwTray *self);

G_END_DECLS
