/* inv-owed.h: the dice to be entered now, and the move for their results
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/things/dice-pad.h"
#include "inv-scene.h"

G_BEGIN_DECLS

/**
 * InvOwed:
 * @verb: the verb that enters them
 * @player: their owner, if the verb needs one
 * @sides: of each die
 * @n: number of dice
 * @flat: a number that is added
 */
typedef struct {
  guint  verb;
  int    player;
  guint8 sides[GN_DICE_PAD_MOST];
  guint  n;
  int    flat;
} InvOwed;

/** inv_owed_read: reads the dice owed: those of the value, of the roll, one of an effect, one for a hand or the
 * start; FALSE: none */
gboolean inv_owed_read (InvOwed *self, const InvScene *scene);
/** inv_owed_spec: the move for the results entered on the pad: "roll dice=3,5 total=-"; (transfer full) */
char    *inv_owed_spec (const InvOwed *self, GnDicePad *pad);

G_END_DECLS
