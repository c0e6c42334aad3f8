/* move-chip.h: button for one move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/model/table-model.h"
#include "app/widgets/rich-label.h"

G_BEGIN_DECLS

/**
 * GnMoveChip:
 * @button: (unowned): owned by the widget that shows it
 * @text: its label; filled by the widget that shows it
 *
 * A chip is created once and reused for other moves.
 */
typedef struct {
  GtkWidget *button;
  GnRichLabel  *text;
  GnMove     partial;
  gboolean   bound;
  gboolean   can;
} GnMoveChip;

/** gn_move_chip_new: creates a chip with a floating button; (transfer full), g_free() */
GnMoveChip *gn_move_chip_new     (void);
/** gn_move_chip_bind: sets the move; @why: (nullable): why it is not possible. The caller gives it its name: a name
 * that is given twice would be told twice */
void        gn_move_chip_bind    (GnMoveChip *self, GnTableModel *model, const GnMove *partial, const char *why);

/** gn_move_chip_cost: what the move costs or brings, unless it automatically leads into another round; (transfer
 * full) (nullable) */
char       *gn_move_chip_cost    (GnTableModel *model, const GnMove *partial);
/** gn_move_chip_why_not: a sentence that says why the move is not possible; (transfer full), or %NULL if it is
 * possible */
char       *gn_move_chip_why_not (GnTableModel *model, const GnMove *partial);

G_END_DECLS
