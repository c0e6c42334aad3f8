/* gw-flights.h: what goes where: clans to the board, crystals to the reserve and on abilities, trophies to who won them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-table.h"

G_BEGIN_DECLS

/** gw_flights_add: what a fact moved flies over the table (GnPanelClass.fly); @state: after it */
void gw_flights_add (GnPanel *panel, GwTable *table, const GwState *state, const GnSay *say);

G_END_DECLS
