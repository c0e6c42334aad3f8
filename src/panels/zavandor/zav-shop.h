/* zav-shop.h: artifacts, jewelry, their piles, the traders and the bank
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/container.h"
#include "zav-scene.h"

G_BEGIN_DECLS

#define ZAV_TYPE_SHOP (zav_shop_get_type ())
G_DECLARE_FINAL_TYPE (ZavShop, zav_shop, ZAV, SHOP, GnContainer)

/** zav_shop_update: @news: something has just happened: show what is new */
void       zav_shop_update   (ZavShop *self, GnPanel *panel, const ZavScene *scene, gboolean news);
/** zav_shop_set_narrow: for little width: smaller pictures, closer together */
void       zav_shop_set_narrow (ZavShop *self, gboolean narrow);
/** zav_shop_get_card: the card of a slot, where its flight to the buyer starts; (transfer none) */
GtkWidget *zav_shop_get_card (ZavShop *self, int slot);

/** zav_item_card_fill: paints an item on a GnCard: price, picture, points, name, effect; the foot stays as it is */
void       zav_item_card_fill (GtkWidget *card, const ZavSceneItem *item, int art_size, gboolean with_price);

G_END_DECLS
