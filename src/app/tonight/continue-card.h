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

/**
 * GnContinueSize:
 * @GN_CONTINUE_LARGE: with all details and a large button, which Enter activates
 * @GN_CONTINUE_SMALL: with scores
 * @GN_CONTINUE_BRIEF: with names only, where there are many
 */
typedef enum { GN_CONTINUE_LARGE, GN_CONTINUE_SMALL, GN_CONTINUE_BRIEF } GnContinueSize;

GtkWidget *gn_continue_card_new (const GnRecordInfo *info, GnContinueSize size);
/** gn_continue_card_set_table: shows details that are not in the record alone: the player whose turn it is,
 * scores, last entry */
void       gn_continue_card_set_table (GnContinueCard *self, GnMatchTable *table);
void       gn_continue_card_grab (GnContinueCard *self);

G_END_DECLS
