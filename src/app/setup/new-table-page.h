/* new-table-page.h: a table being laid: game, seats, options, checklist, all on one page
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

/** gn_new_table_page_new: with the first game of the shelf and those who sat together last */
GtkWidget *gn_new_table_page_new (void);
void       gn_new_table_page_set_game (GnNewTablePage *self, const char *id);
/** gn_new_table_page_take_seats: the people of @match again */
void       gn_new_table_page_take_seats (GnNewTablePage *self, const GnMatch *match);
/** gn_new_table_page_grab: the focus goes to "Start the game": Enter takes all defaults */
void       gn_new_table_page_grab (GnNewTablePage *self);
GnDraft   *gn_new_table_page_get_draft (GnNewTablePage *self);

/**
 * gn_table_begun_at:
 * @scratch: a table as the form was made from; corrected by @position here
 *
 * Returns: (transfer full): a table that starts where @scratch stands then, dealt on by the same seed; %NULL with
 * @error
 */
GnMatchTable *gn_table_begun_at (GnMatchTable *scratch, JsonNode *position, GError **error);

G_END_DECLS
