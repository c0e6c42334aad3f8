/* gw-worth.h: what a position of Gnômes & Wizards is worth to a player who looks a turn ahead
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/gnomes-wizards/gw-state.h"

G_BEGIN_DECLS

/** gw_worth: points now, and what may come of them, to the side of @seat, against the others */
double gw_worth       (const GnMatch *match, const GwState *state, int seat);
/** gw_turns_left: turns of @seat that begin after the present one */
int    gw_turns_left  (const GnMatch *match, const GwState *state, int seat);
/** gw_callable: a clan that could be called if somebody stood on its tile */
gboolean gw_callable  (const GwState *state, int clan);
/** gw_card_worth: of a card in the hand */
double gw_card_worth  (const GnMatch *match, int card);

G_END_DECLS
