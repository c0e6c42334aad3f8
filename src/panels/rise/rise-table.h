/* rise-table.h: the table of Rise of the Gnomes: turns and phases, the map, and beside it the parts needed now
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/scaled-box.h"
#include "rise-account.h"
#include "rise-map.h"
#include "rise-meeples.h"
#include "rise-offer.h"

G_BEGIN_DECLS

#define RISE_TYPE_TABLE (rise_table_get_type ())
G_DECLARE_FINAL_TYPE (RiseTable, rise_table, RISE, TABLE, GnScaledBox)

void         rise_table_update      (RiseTable *self, const RiseScene *scene, const GnStory *story);
RiseMap     *rise_table_get_map     (RiseTable *self);
RiseCards   *rise_table_get_cards   (RiseTable *self);
RiseActions *rise_table_get_actions (RiseTable *self);
RiseOffer   *rise_table_get_offer   (RiseTable *self);
RiseAccount *rise_table_get_account (RiseTable *self);

/** rise_track_update: shows turns, the dragon's bribe and fill, and phases */
void         rise_track_update (GtkWidget *track, const RiseScene *scene);

G_END_DECLS
