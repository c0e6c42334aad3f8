/* continue-card.h: a table that waits to be continued
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/widgets/compat.h"
#include "core/library/library.h"
#include "core/table/match-table.h"

G_BEGIN_DECLS

#define GN_TYPE_CONTINUE_CARD (gn_continue_card_get_type ())
G_DECLARE_FINAL_TYPE (GnContinueCard, gn_continue_card, GN, CONTINUE_CARD, GtkWidget)

/** gn_continue_card_new: @first: the large one, which Enter continues */
GtkWidget *gn_continue_card_new (const GnRecordInfo *info, gboolean first);
/** gn_continue_card_set_table: what the record alone does not tell: whose turn, scores, last entry */
void       gn_continue_card_set_table (GnContinueCard *self, GnMatchTable *table);
void       gn_continue_card_grab (GnContinueCard *self);

G_END_DECLS
