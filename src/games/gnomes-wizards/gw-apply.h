/* gw-apply.h: the parts of gw_apply(): each does what one kind of lawful move does
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-state.h"

G_BEGIN_DECLS

/** gw_apply_attach: a unit learns a card of the hand; the one it had goes */
void gw_apply_attach  (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);
/** gw_apply_collect: crystals go onto an ability, from the reserve or from what is to be given */
void gw_apply_collect (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);
/** gw_apply_discard: a card of the hand goes to the bottom of the deck; who had it knows which it was.
 * @card: or %GN_NONE, which nobody names */
void gw_apply_discard (const GnMatch *match, GwState *state, int seat, int card, GnStory *story);
/** gw_apply_drawn: a card that is looked at gets its name */
void gw_apply_drawn   (GwState *state, int card, GnStory *story);
/** gw_apply_keep: one of those that are looked at is kept; the others go under the deck when no more are */
void gw_apply_keep    (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);

G_END_DECLS
