/* new-table-page.h: page that sets up a table: game, seats, options and checklist
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "app/model/draft.h"

G_BEGIN_DECLS

/**
 * GnNewTablePage:
 * Signals:
 *  - "begin" (GnMatchTable *table): the table is set up and starts
 *  - "game-changed": another game was chosen
 */
#define GN_TYPE_NEW_TABLE_PAGE (gn_new_table_page_get_type ())
G_DECLARE_FINAL_TYPE (GnNewTablePage, gn_new_table_page, GN, NEW_TABLE_PAGE, AdwBin)

/** gn_new_table_page_new: begins with the first game of the shelf and the people of the last table */
GtkWidget *gn_new_table_page_new (void);
void       gn_new_table_page_set_game (GnNewTablePage *self, const char *id);
/** gn_new_table_page_take_seats: takes the people of @match */
void       gn_new_table_page_take_seats (GnNewTablePage *self, const GnMatch *match);
/** gn_new_table_page_grab: focuses "Start the game", so that Enter accepts all defaults */
void       gn_new_table_page_grab (GnNewTablePage *self);
GnDraft   *gn_new_table_page_get_draft (GnNewTablePage *self);

/**
 * gn_table_begun_at:
 * @scratch: a table made from the form; this function corrects it by @position
 *
 * Returns: (transfer full): a table that starts in the resulting position of @scratch, and deals on from the same
 * seed; %NULL with @error
 */
GnMatchTable *gn_table_begun_at (GnMatchTable *scratch, JsonNode *position, GError **error);

G_END_DECLS
