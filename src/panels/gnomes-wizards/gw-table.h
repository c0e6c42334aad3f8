/* gw-table.h: the table of Gnômes & Wizards: rounds and steps, the board, and beside it the parts that the step needs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/scaled-box.h"
#include "gw-casts.h"
#include "gw-map.h"
#include "gw-pad.h"
#include "gw-scene.h"
#include "gw-tray.h"
#include "gw-war.h"

G_BEGIN_DECLS

#define GW_TYPE_TABLE (gw_table_get_type ())
G_DECLARE_FINAL_TYPE (GwTable, gw_table, GW, TABLE, GnScaledBox)

void       gw_table_update  (GwTable *self, const GwScene *scene, const GnStory *story);
/** gw_table_key: see GnPanelClass.key */
gboolean   gw_table_key     (GwTable *self, guint keyval);
/** gw_table_enters: returns TRUE if the outcome that is owed is entered on the table itself */
gboolean   gw_table_enters  (GwTable *self, const GwScene *scene);
GwMap     *gw_table_get_map (GwTable *self);
GwTray    *gw_table_get_tray  (GwTable *self);
GwWar     *gw_table_get_war     (GwTable *self);
GwReserve *gw_table_get_reserve (GwTable *self);

G_END_DECLS
