/* wiz-cells.h: a set in progress, a cell for each symbol
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "wiz-look.h"

G_BEGIN_DECLS

/** WizCells: square cells are symbols on cards, round ones are tokens, empty ones are missing. Decoration */
#define WIZ_TYPE_CELLS (wiz_cells_get_type ())
G_DECLARE_FINAL_TYPE (WizCells, wiz_cells, WIZ, CELLS, GtkWidget)

void wiz_cells_set (WizCells *self, guint element, guint on_cards, guint on_tokens, guint need);

G_END_DECLS
