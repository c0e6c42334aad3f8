/* inv-card.h: the card that is turned up: boon, gnome or letter, or the back of the next one
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "inv-scene.h"

G_BEGIN_DECLS

#define INV_TYPE_CARD_VIEW (inv_card_view_get_type ())
G_DECLARE_FINAL_TYPE (InvCardView, inv_card_view, INV, CARD_VIEW, GnContainer)

/** inv_card_view_set_size: call it once; @art: height of the picture */
void       inv_card_view_set_size (InvCardView *self, int width, int art);
void       inv_card_view_show_boon   (InvCardView *self, const GnMatch *match, int boon, const char *value);
void       inv_card_view_show_gnome  (InvCardView *self, const GnMatch *match, int gnome, const char *value);
void       inv_card_view_show_letter (InvCardView *self, int letter, const char *title, const char *note);
/** inv_card_view_show_back: shows a face-down card with the back @piece */
void       inv_card_view_show_back   (InvCardView *self, const char *piece, const char *title, const char *note);
/** inv_card_view_mark: marks the text of a gnome that applies now: TRUE won, FALSE lost, -1 none yet */
void       inv_card_view_mark        (InvCardView *self, int won);

G_END_DECLS
