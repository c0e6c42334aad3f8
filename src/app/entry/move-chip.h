/* move-chip.h: a move as a button
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
 * @button: (unowned): whoever shows it holds it
 * @text: what stands on it; whoever shows it fills it
 *
 * Written anew for another move, and made only once.
 */
typedef struct {
  GtkWidget *button;
  GnRichLabel  *text;
  GnMove     partial;
  gboolean   bound;
  gboolean   can;
} GnMoveChip;

/** gn_move_chip_new: with a floating button; (transfer full), g_free() */
GnMoveChip *gn_move_chip_new     (void);
/** gn_move_chip_bind: to what it says; @why: (nullable): it cannot be. The name is what a screen reader says */
void        gn_move_chip_bind    (GnMoveChip *self, GnTableModel *model, const GnMove *partial, const char *why);

/** gn_move_chip_cost: what the move takes or brings, as far as it does not go on by itself into another round;
 * (transfer full) (nullable) */
char       *gn_move_chip_cost    (GnTableModel *model, const GnMove *partial);
/** gn_move_chip_why_not: the sentence why it cannot be; (transfer full), or %NULL where it can */
char       *gn_move_chip_why_not (GnTableModel *model, const GnMove *partial);

G_END_DECLS
