/* wiz-store.h: the Bag of Fate, opened; the deck and the discards
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
 * What is in the bag, kind by kind, and what has left it for good; how many cards are left, what was discarded, and
 * whether the next card comes out of a shuffle.
 */
#define WIZ_TYPE_STORE (wiz_store_get_type ())
G_DECLARE_FINAL_TYPE (WizStore, wiz_store, WIZ, STORE, GnContainer)

GtkWidget *wiz_store_new      (void);
void       wiz_store_update   (WizStore *self, const WizLook *look);
/** wiz_store_get_bag, wiz_store_get_deck, wiz_store_get_discard: from where things fly; (transfer none) */
GtkWidget *wiz_store_get_bag  (WizStore *self);
GtkWidget *wiz_store_get_deck (WizStore *self);
GtkWidget *wiz_store_get_discard (WizStore *self);

G_END_DECLS
