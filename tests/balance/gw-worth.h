/* gw-worth.h: the worth of a position of Gnômes & Wizards to a player who looks one turn ahead
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/gnomes-wizards/gw-state.h"

G_BEGIN_DECLS

/** gw_worth: points now and expected points for the side of @seat, compared with the others */
double gw_worth       (const GnMatch *match, const GwState *state, int seat);
/** gw_turns_left: turns of @seat that begin after the present one */
int    gw_turns_left  (const GnMatch *match, const GwState *state, int seat);
/** gw_callable: returns TRUE if the clan could be called with a unit on its tile */
gboolean gw_callable  (const GwState *state, int clan);
/** gw_card_worth: the worth of a card in the hand */
double gw_card_worth  (const GnMatch *match, int card);

G_END_DECLS
