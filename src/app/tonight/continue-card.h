/* continue-card.h: card for a table that can be continued
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "core/library/library.h"
#include "core/table/match-table.h"
#include "panels/layout/container.h"

G_BEGIN_DECLS

#define GN_TYPE_CONTINUE_CARD (gn_continue_card_get_type ())
G_DECLARE_FINAL_TYPE (GnContinueCard, gn_continue_card, GN, CONTINUE_CARD, GnContainer)

/** gn_continue_card_new: @first: make it the large card, which Enter continues */
GtkWidget *gn_continue_card_new (const GnRecordInfo *info, gboolean first);
/** gn_continue_card_set_table: shows details that are not in the record alone: the player whose turn it is,
 * scores, last entry */
void       gn_continue_card_set_table (GnContinueCard *self, GnMatchTable *table);
void       gn_continue_card_grab (GnContinueCard *self);

G_END_DECLS
