/* zav-map.h: the mines: five districts around Diamantina
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "zav-scene.h"

G_BEGIN_DECLS

#define ZAV_TYPE_MAP (zav_map_get_type ())
G_DECLARE_FINAL_TYPE (ZavMap, zav_map, ZAV, MAP, GtkWidget)

/** zav_map_update: @panel: NULL: nothing can be clicked; @news: something has just happened: show what moved */
void       zav_map_update    (ZavMap *self, GnPanel *panel, const ZavScene *scene, gboolean news);
/** zav_map_get_space: the widget of a space, for forms to attach to; (transfer none) */
GtkWidget *zav_map_get_space (ZavMap *self, int space);

G_END_DECLS
