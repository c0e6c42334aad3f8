/* gw-flights.h: flights over the table: clans to the board, crystals to the reserve and to abilities, trophies to
 * their winners
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-table.h"

G_BEGIN_DECLS

/** gw_flights_add: adds flights for what a fact moved (GnPanelClass.fly); @state: after the fact */
void gw_flights_add (GnPanel *panel, GwTable *table, const GwState *state, const GnSay *say);

G_END_DECLS
