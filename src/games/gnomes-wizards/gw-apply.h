/* gw-apply.h: the parts of gw_apply(), each of which carries out one kind of legal move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gw-state.h"

G_BEGIN_DECLS

/** gw_apply_attach: attaches a card from the hand to a unit; the card it had goes away */
void gw_apply_attach  (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);
/** gw_apply_collect: puts crystals on an ability, from the reserve or from those to be given */
void gw_apply_collect (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);
/** gw_apply_discard: puts a card from the hand at the bottom of the deck; its owner still knows which card it was.
 * @card: or %GN_NONE, if nobody names it */
void gw_apply_discard (const GnMatch *match, GwState *state, int seat, int card, GnStory *story);
/** gw_apply_drawn: names a card that is being looked at */
void gw_apply_drawn   (GwState *state, int card, GnStory *story);
/** gw_apply_keep: keeps one of the cards being looked at; when no more are to be kept, the others go under the deck */
void gw_apply_keep    (const GnMatch *match, GwState *state, const GnMove *move, GnStory *story);

G_END_DECLS
