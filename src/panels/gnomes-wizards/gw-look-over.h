/* gw-look-over.h: the card for looking over the board before the leaders are placed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-scene.h"

G_BEGIN_DECLS

/** gw_look_over_update: shows how many clans of each tribe have both tiles on the rim, and what can be done about it
 * (GW-017) */
void       gw_look_over_update     (GtkWidget *look, const GwScene *scene);
/** gw_look_over_get_button: the button that accepts the board as it is. Where the table wants equal rims, it is the
 * button that deals until they are equal. %NULL: the board is not looked over now */
GtkWidget *gw_look_over_get_button (GtkWidget *look);

G_END_DECLS
