/* dice-pad.h: a pad to enter the results of real dice, typed or clicked
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"

G_BEGIN_DECLS

/**
 * GnDicePad:
 *
 * For dice rolled on the table. "21" is the total, "14 3 2 6" the result of each die in the order asked for.
 * Clicking faces enters one die after the other. Text that is not possible stays in the field, with the reason.
 *
 * Signals: "entered": complete: gn_dice_pad_get_results() or gn_dice_pad_get_total()
 */
#define GN_TYPE_DICE_PAD (gn_dice_pad_get_type ())
G_DECLARE_FINAL_TYPE (GnDicePad, gn_dice_pad, GN, DICE_PAD, GnContainer)

#define GN_DICE_PAD_MOST 40

/**
 * gn_dice_pad_ask:
 * @sides: the number of sides of each die, in the order in which they are entered
 * @flat: a number added to their total
 * @total: the total alone is enough
 *
 * Empties the pad, unless it asks for the same dice already.
 */
void       gn_dice_pad_ask (GnDicePad *self, const guint8 *sides, guint n, int flat, gboolean total);
/** gn_dice_pad_get_results: the result of each die; NULL: only the total is known; (transfer none) */
const int *gn_dice_pad_get_results (GnDicePad *self, guint *n);
/** gn_dice_pad_get_total: the total of the dice and the flat number */
int        gn_dice_pad_get_total (GnDicePad *self);
/** gn_dice_pad_key: handles a key pressed anywhere on the table: a digit goes to the field. FALSE: not for the pad */
gboolean   gn_dice_pad_key (GnDicePad *self, guint keyval);
/** gn_dice_pad_accept: acts like Enter */
gboolean   gn_dice_pad_accept (GnDicePad *self);
/** gn_dice_pad_clear: empties the pad for a new roll of the same dice */
void       gn_dice_pad_clear (GnDicePad *self);

G_END_DECLS
