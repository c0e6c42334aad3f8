/* zav-table.h: the layout of market, mines and cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/scaled-box.h"
#include "zav-map.h"
#include "zav-market.h"
#include "zav-shop.h"

G_BEGIN_DECLS

/**
 * ZavTable:
 *
 * The market above the mines and the cards, in a GnScaledBox.
 */
#define ZAV_TYPE_TABLE (zav_table_get_type ())
G_DECLARE_FINAL_TYPE (ZavTable, zav_table, ZAV, TABLE, GnScaledBox)

GtkWidget *zav_table_new        (void);
void       zav_table_update     (ZavTable *self, GnPanel *panel, const ZavScene *scene, gboolean news);
ZavMarket *zav_table_get_market (ZavTable *self);
ZavMap    *zav_table_get_map    (ZavTable *self);
ZavShop   *zav_table_get_shop   (ZavTable *self);

G_END_DECLS
