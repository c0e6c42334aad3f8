/* inv-table.h: the table of Gnome Invasion: steps, house, decks, letters, and the card turned up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "panels/layout/scaled-box.h"
#include "inv-arena.h"
#include "inv-clock.h"
#include "inv-decks.h"
#include "inv-house.h"

G_BEGIN_DECLS

#define INV_TYPE_TABLE (inv_table_get_type ())
G_DECLARE_FINAL_TYPE (InvTable, inv_table, INV, TABLE, GnScaledBox)

GtkWidget    *inv_table_new    (void);
void          inv_table_update (InvTable *self, const InvScene *scene, gboolean news, gboolean rolled);
InvArena     *inv_table_get_arena (InvTable *self);
InvHouseView *inv_table_get_house (InvTable *self);
InvDecksView *inv_table_get_decks (InvTable *self);
InvClockView *inv_table_get_clock (InvTable *self);

/** inv_steps_update: the twelve steps of the turn on a track of steps (steps.h) */
void          inv_steps_update (GtkWidget *steps, const InvScene *scene);

G_END_DECLS
