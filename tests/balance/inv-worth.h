/* inv-worth.h: the worth of cards and effects of Gnome Invasion to a sensible team
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/invasion/inv-state.h"

G_BEGIN_DECLS

/* In points of dice: a card that adds a d8 once is worth 4.5. Rooms are the aim of the game. */
#define WORTH_ROOM 40.0
#define WORTH_BOON 12.0  /* one boon more: a room now and then, else a card */

/** worth_dice: the mean of an expression */
double worth_dice (const GnDiceExpr *expr);
/** worth_card: the worth of a boon in the hand; @state: for the discard pile */
double worth_card (const GnMatch *match, const InvState *state, int card);
/** worth_in_play: the worth of an ally or weapon that stays in play */
double worth_in_play (const GnMatch *match, int card);
/** worth_slot: what the texts of a slot do for the team if they are carried out for @seat; negative: a loss */
double worth_slot (const GnMatch *match, const InvState *state, gboolean gnome, int card, guint slot, int seat);
double worth_list (const GnMatch *match, const InvState *state, const InvProgram *program, guint list, int seat);
/** worth_winning: the worth of beating @gnome instead of losing against it */
double worth_winning (const GnMatch *match, const InvState *state, int gnome, int seat);
/** worth_time: 1 as long as cards held back can still be used, less when the end is near */
double worth_time (const GnMatch *match, const InvState *state);
/** worth_has: returns TRUE if the slot has an effect of that word */
gboolean worth_has (const GnMatch *match, gboolean gnome, int card, guint slot, InvWord word);

G_END_DECLS
