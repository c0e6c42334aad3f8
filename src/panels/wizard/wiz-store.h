/* wiz-store.h: the content of the Bag of Fate, the deck and the discards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "wiz-look.h"

G_BEGIN_DECLS

/**
 * WizStore:
 *
 * The tokens in the bag, kind by kind, and those that have left it for good; the number of cards left, the
 * discards, and whether there is a shuffle before the next card.
 */
#define WIZ_TYPE_STORE (wiz_store_get_type ())
G_DECLARE_FINAL_TYPE (WizStore, wiz_store, WIZ, STORE, GnContainer)

void       wiz_store_update   (WizStore *self, const WizLook *look);
/** wiz_store_get_bag, wiz_store_get_deck, wiz_store_get_discard: the start points of flights; (transfer none) */
GtkWidget *wiz_store_get_bag  (WizStore *self);
GtkWidget *wiz_store_get_deck (WizStore *self);
GtkWidget *wiz_store_get_discard (WizStore *self);

G_END_DECLS
