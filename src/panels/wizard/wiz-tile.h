/* wiz-tile.h: a character in the row
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizTileCard:
 *
 * Number, picture, name, and its actions as pictures and words; the Wizard also shows the chance of the player who
 * chooses now. A taken character counts as face down: it is pale, with the seat that took it. While it is
 * performed, its actions are ticked off.
 */
#define WIZ_TYPE_TILE_CARD (wiz_tile_card_get_type ())
G_DECLARE_FINAL_TYPE (WizTileCard, wiz_tile_card, WIZ, TILE_CARD, GnContainer)

GtkWidget *wiz_tile_card_new    (guint number);
void       wiz_tile_card_update (WizTileCard *self, const WizLook *look);
/** wiz_tile_card_get_space: the space that a click takes; (transfer none) */
GtkWidget *wiz_tile_card_get_space (WizTileCard *self);

/** wiz_tile_card_set_tight: the pictures of the actions are small */
void       wiz_tile_card_set_tight (WizTileCard *self, gboolean tight);

/** wiz_tile_small_new, wiz_tile_small_update: only number, face and owner, for use above a draw */
GtkWidget *wiz_tile_small_new    (void);
void       wiz_tile_small_update (GtkWidget *small, const WizLook *look, guint number);

G_END_DECLS
